"""Standing orders for preemption and for sales of mercenaries."""

from rules.assyrian_wars.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.mercenaries import BuyMercenaries
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.cases.table import table

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
