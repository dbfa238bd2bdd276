"""Standing orders for preemption and for sales of mercenaries, and what is offered for them."""

import pytest

from rules.assyrian_wars.battle.hits import LossesByRule
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import BuyMercenaries
from rules.assyrian_wars.game import GAME
from rules.core.orders import ASK, Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table

ROUND = "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; AS: eco 9; BA: eco 4; EL: eco 4\n"
HANDS = "hand AS: 25 26 27 28 29 30; hand BA: 31 32; hand EL: 33 34\n"


def test_preempt_only_a_certain_country() -> None:
    game = table(f"{ROUND}{HANDS}clock: phase action, round 2, marker EL, last BA; BA: impulses 2")
    order = StandingOrder("preempt", Choose("preempt"), Condition("next-is", {"country": "BA"}))
    game.match.order("P1", order)
    assert game.asked == [("P1", "preempt")]
    game.match.order("P1", StandingOrder("preempt", Choose("preempt"), Condition("next-is", {"country": "EL"})))
    assert game.board.impulse is not None
    assert (game.board.impulse.country, game.board.impulse.kind) == ("AS", "preemptive")


def test_never_preempt() -> None:
    game = table(f"{ROUND}{HANDS}clock: phase action, round 2, marker EL, last BA; BA: impulses 2")
    game.match.order("P1", StandingOrder("preempt", Choose("decline")))
    assert game.asked == [("P3", "impulse")]


def test_sell_to_a_certain_buyer() -> None:
    game = table("pool EG: MC-LI-01 MC-LI-02", impulse="BA", ap=5)
    game.match.order("P3", StandingOrder("sell-mercenaries", Choose("sell"), Condition("buyer-is", {"country": "BA"})))
    game.play("BA", BuyMercenaries(CountryId("EG"), (UnitId(PieceId("MC-LI-01")),), AreaId("babylon")))
    assert game.at("babylon") == "BA MC-LI-01"


@pytest.mark.parametrize(("condition", "answered"), [("chance-below", False), ("chance-at-least", True)])
def test_let_them_pass_below_a_chance(condition: str, answered: bool) -> None:
    """Marduk has 30 of 36, which is more than half."""
    game = table("babylon: BA marduk 2LI; sippar: AS turtan 2LI", impulse="AS", ap=5, dice={"interception": every(1)})
    order = StandingOrder("intercept", Choose("intercept"), Condition(condition, {"percent": 50}))
    game.keep(game.match.order(game.seat("BA"), order))
    game.play("AS", go("AS-turtan", "kish"))
    assert (("P4", "intercept") in game.asked) != answered


@pytest.mark.parametrize(("area", "answered"), [("kish", False), ("ashur", True)])
def test_everywhere_but_in_one_area(area: str, answered: bool) -> None:
    game = table("babylon: BA marduk 2LI; sippar: AS turtan 2LI", impulse="AS", ap=5)
    order = StandingOrder("intercept", Choose("decline"), Condition("not-in-area", {"area": area}))
    game.keep(game.match.order(game.seat("BA"), order))
    game.play("AS", go("AS-turtan", "kish"))
    assert (("P4", "intercept") in game.asked) != answered


def test_what_is_offered_can_be_kept() -> None:
    """Every preset with its parameter filled in is kept by the kernel, and its answers are offered one by one too."""
    specs = {spec.kind: spec for spec in GAME.orders}
    params = {condition.id: condition.params for condition in GAME.conditions}
    assert all(set(spec.conditions) <= set(params) for spec in specs.values())
    for preset in GAME.presets:
        game = table("babylon: BA marduk 2LI", impulse="AS", ap=5)
        for order in preset.orders:
            filled = Condition(order.condition.id, {preset.param: 50}) if order.condition and preset.param else None
            outcome = game.match.order("P4", StandingOrder(order.kind, order.answer, filled or order.condition))
            assert outcome.refusal is None, preset.id
            if order.answer == ASK:
                continue
            answer = order.answer.option if isinstance(order.answer, Choose) else LossesByRule.tag()
            assert answer in specs[order.kind].answers


def test_what_rulings_may_name() -> None:
    game = table("babylon: BA marduk 2LI", impulse="AS", ap=5)

    def known(kind: str, **given: str) -> tuple[str, ...]:
        return GAME.known(game.match.table, kind, given)

    assert "babylon" in known("area")
    assert "BA" in known("country")
    assert known("seat") == game.match.seats
    assert "babylon" in known("place", to="area")
    assert known("place", to="regroup") == ("",)
    assert known("place", to="nowhere") == ()
    assert set(known("country", area="kish")) >= set(known("country"))
    assert list(known("piece")) == sorted(known("piece"))
    assert "25" in known("card")
