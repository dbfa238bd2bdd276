"""Section 7.4.5: who plays a minor that is at war without an ally."""

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.surrender import OfferSurrender
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.regency import able_controllers, choose_controller, fixed_camp
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.tribute.choices import OfferTribute
from rules.core.questions import Choose
from tests.assyrian_wars.cases.conquests import ruled
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import table

JUDAH = CountryId("JU")
URARTIAN = ("tushpa", "musasir", "erebuni", "argishtihinili", "altintepe", "uishe")


@pytest.mark.parametrize("drawn", ["BA", "EL"])
def test_aw_7_4_5_101_attacked_by_assyria(drawn: str) -> None:
    """AW-7.4.5-101 (a): a Rebel power drawn at random."""
    game = table("", impulse="AS", ap=5, draws={"controller": [drawn]})
    game.play("AS", DeclareWar(JUDAH))
    assert (game.country("JU").controller, game.country("JU").controller_camp) == (drawn, None)
    assert game.country("JU").active


def test_aw_7_4_5_101_attacked_by_rebels() -> None:
    """AW-7.4.5-101 (b): Assyria, also if it has partners."""
    game = table("camp assyrian: AS ME", impulse="BA", ap=5)
    game.play("BA", DeclareWar(JUDAH))
    assert (game.country("JU").controller, game.country("JU").controller_camp) == ("AS", None)


@pytest.mark.parametrize(("camp", "power"), [("assyrian", "AS"), ("rebel", "EL")])
def test_aw_7_4_5_101_attacked_by_a_neutral(camp: str, power: str) -> None:
    """AW-7.4.5-101 (c): the camps take turns, the first by lot."""
    game = table("", impulse="EG", ap=5, draws={"controlling-camp": [camp], "controller": ["EL"]})
    game.play("EG", DeclareWar(JUDAH))
    assert (game.country("JU").controller, game.country("JU").controller_camp) == (power, Camp(camp))


def test_aw_7_4_5_101_attacked_by_nomads() -> None:
    """AW-7.4.5-101 (d): no country is at war with it: the camps take turns."""
    game = table("JU: active; CI: active, entered; jerusalem: JU LI", impulse="AS")
    assert fixed_camp(game.board, JUDAH) is None
    choose_controller(game.board, JUDAH, lambda label, pool, n=1, seats=(): (pool[0],))
    assert game.country("JU").controller_camp is Camp.ASSYRIAN


TURNS = (
    "war EG JU; JU: active, controller {now}, controller-camp {camp}{acted}; jerusalem: JU LI; hand JU: 30;"
    "hand AS: 31; clock: phase action, turn 2, round 1, marker JU, start JU"
)


@pytest.mark.parametrize(
    ("now", "camp", "acted", "following"),
    [
        ("AS", "assyrian", "", "AS"),  # its first impulse
        ("AS", "assyrian", ", regent-acted", "BA"),
        ("EL", "rebel", ", regent-acted", "AS"),
    ],
)
def test_aw_7_4_5_101_changing_each_impulse(now: str, camp: str, acted: str, following: str) -> None:
    """AW-7.4.5-101: control changes with each impulse of Judah."""
    text = TURNS.format(now=now, camp=camp, acted=acted)
    game = table(text, draws={"controller": ["BA"]})
    assert game.country("JU").controller == following
    assert game.question("JU").kind == "impulse"
    assert game.question(following) is game.question("JU")


def test_aw_7_4_5_102_persia_between_the_camps() -> None:
    """AW-7.4.5-102: both camps are at war with Persia; of each a power plays it that is not."""
    game = table("camp assyrian: AS ME; war ME PE scenario 1; PE: active, controller AS", impulse="EL", ap=5)
    game.play("EL", DeclareWar(CountryId("PE")))
    board, persia = game.board, CountryId("PE")
    assert game.country("PE").controller_camp is not None
    assert able_controllers(board, persia, Camp.ASSYRIAN) == ["AS"]
    assert able_controllers(board, persia, Camp.REBEL) == ["BA"]
    assert game.country("PE").controller in ("AS", "BA")


def test_aw_7_4_5_103_limits_of_the_controller() -> None:
    """AW-7.4.5-103: no war, no tribute, no surrender; but it fights whom the minor is at war with."""
    text = "war BA JU; JU: active, controller AS; jerusalem: JU eliakim 2LI; lachish: BA LI"
    game = table(text, impulse="JU", ap=6)
    assert game.refused("JU", DeclareWar(CountryId("EL"))).rule == "7.4.5"
    assert game.refused("JU", OfferTribute()).rule == "7.4.5"
    assert game.refused("JU", OfferSurrender()).rule == "7.4.5"
    game.play("JU", go("JU-eliakim", "lachish"))
    assert "marched" in game.told
    attacked = table(text.replace("lachish: BA LI", "lachish: BA nabu 4LI"), impulse="BA", ap=6)
    attacked.play("BA", go("BA-nabu", "jerusalem"))
    assert attacked.asked == [(attacked.seat("AS"), "evade")]


def test_7_4_5_the_controller_stays_while_he_may() -> None:
    """7.4.5: a second enemy of the same camp changes nothing."""
    game = table("war BA JU; JU: active, controller AS; jerusalem: JU LI", impulse="EL", ap=5)
    game.play("EL", DeclareWar(JUDAH))
    assert (game.country("JU").controller, game.country("JU").controller_camp) == ("AS", None)
    assert "controller-named" not in game.told


def test_7_4_5_an_ally_takes_over() -> None:
    """7.4.5: a minor that is allied, or asleep, has no controller."""
    game = table("war BA JU; JU: active, controller AS, track EG, level 12; jerusalem: JU LI", impulse="EG", ap=5)
    game.play("EG", Influence(JUDAH, 13))
    assert game.country("JU").controller is None
    assert game.seat("JU") == game.seat("EG")


def test_aw_7_4_5_101_nomads_wake_a_minor() -> None:
    """AW-7.4.5-101 (d): nomads on nobody's side enter its land: it is activated, and a camp drawn by lot plays it."""
    text = "CI: active, entered, controller AS; daiaeni: CI teushpa 4LC"
    game = table(text, impulse="CI", ap=4, draws={"controlling-camp": ["rebel"], "controller": ["EL"]})
    game.play("CI", go("CI-teushpa", "argishtihinili"))
    urartu = game.country("UR")
    assert (urartu.active, urartu.controller, urartu.controller_camp) == (True, "EL", Camp.REBEL)


def test_7_1_nomads_wake_nobody_who_was_eliminated() -> None:
    """7.1, 6.17: Urartu is out of the game for good, whoever comes to its land."""
    text = "options: elimination; UR: eliminated; CI: active, entered, controller AS; daiaeni: CI teushpa 4LC; "
    game = table(text + ruled("AS", *URARTIAN), impulse="CI", ap=4)
    game.play("CI", go("CI-teushpa", "argishtihinili"))
    assert not game.country("UR").active
    assert "minor-activated" not in game.told


def test_aw_7_4_5_101_control_changes_with_every_impulse() -> None:
    """AW-7.4.5-101 (c): the camp drawn by lot plays Judah in its first impulse, the other camp in the next."""
    hands = "hand JU: 25 26 27; hand AS: 28 29 30; hand BA: 31 32 33; hand EG: 34 35 36"
    text = f"war EG JU; JU: active, eco 1; jerusalem: JU LI; {hands}; clock: phase action, marker JU, last EL"
    game = table(f"{text}; JU: controller AS, controller-camp assyrian", draws={"controller": ["EL"]})
    played = []
    while len(played) < 2:
        question = game.match.pending[0]
        if question.kind == "impulse" and game.board.impulse is not None and game.board.impulse.country == "JU":
            played.append(question.seat)
        game.keep(game.match.submit(question.seat, question.default or Choose(question.options[-1].id), question.id))
    assert played == [game.seat("AS"), game.seat("EL")]


NOMADS = (
    "CI: active, entered, controller AS; argishtihinili: CI teushpa 4LC, pillage 1; hand AS: 25; hand BA: 26;"
    "hand UR: 27; UR: active, controller EL, controller-camp rebel; tushpa: UR 2LI; daiaeni: empty"
)


@pytest.mark.parametrize(("goes", "war", "awake"), [(True, "", False), (False, "", True), (True, "; war EG UR", True)])
def test_3_4_a_minor_that_nomads_have_left_is_inactive(goes: bool, war: str, awake: bool) -> None:
    """3.4, 6.17, 7.4.5: when the tribe is gone as an impulse ends, not when others declare a war."""
    game = table(NOMADS + war, impulse="CI", ap=4)
    if goes:
        game.play("CI", go("CI-teushpa", "daiaeni"))
    assert game.country("UR").active
    game.end("CI")
    assert (game.country("UR").active, "minor-deactivated" in game.told) == (awake, not awake)
    assert (game.where("UR-LI-1"), game.country("UR").hand) == (("tushpa", ["27"]) if awake else ("UR", []))


def test_3_4_a_minor_that_has_beaten_the_nomads_is_inactive() -> None:
    """3.4, 7.4.5: its own impulse, in which it drives the last of them out, is its last."""
    text = NOMADS.replace("CI teushpa 4LC", "CI LC1-").replace("UR 2LI", "UR rusa 2HI")
    game = table(text, impulse="UR", ap=6, dice={"melee": every(1)})
    game.play("UR", go("UR-rusa", "argishtihinili"))
    through(game)
    game.end("UR")
    assert not game.country("UR").active
