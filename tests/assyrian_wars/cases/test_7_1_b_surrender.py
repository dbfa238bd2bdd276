"""Section 7.1.B: surrender, when it can be offered, and what an answer brings."""

import pytest

from rules.assyrian_wars.board.ids import CountryId, HalfAP
from rules.assyrian_wars.conquest.surrender import OfferSurrender, refuse_surrender
from rules.assyrian_wars.invariants.board import purses_in_bounds
from rules.core.questions import Choose
from tests.assyrian_wars.cases.conquests import at_interphase, done, eco, is_conquered, ruled, until
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable, table

LOST = ruled("AS", "madaktu", "bit-imbi", "huhnur")


def offer(text: str, by: str = "EL") -> CaseTable:
    """The phasing country offers its surrender."""
    game = table(text, impulse=by, ap=4)
    game.play(by, OfferSurrender())
    return game


def test_aw_7_1_b_101_surrender_accepted() -> None:
    """AW-7.1.B-101: Elam counts as conquered: points, tribute, out of its camp, a province, a grace period."""
    game = offer("EL: eco 6; AS: eco 9; bit-imbi: AS LI1; " + LOST)
    assert game.asked == [(game.seat("AS"), "surrender")]
    game.answer("AS", "accept")
    assert game.options("AS") == ["none", "bit-imbi"]
    game.answer("AS", "bit-imbi")
    done(game)
    assert (game.country("AS").vp, eco(game, "EL"), eco(game, "AS")) == (3, 4, 11)
    assert (game.country("EL").camp, game.country("EL").fallen_from) == ("neutral", "rebel")
    assert (game.control("bit-imbi"), game.control("madaktu")) == ("AS", "EL")
    assert (is_conquered(game, "EL"), until(game, "EL")) == (True, 2)
    assert [fall.surrender for fall in game.country("EL").falls] == [True]
    assert game.asked == [(game.seat("EL"), "impulse")]


def test_aw_7_1_b_102_surrender_rejected() -> None:
    """AW-7.1.B-102: one of two enemies rejects: a point for Elam, and no second offer this turn (R-189)."""
    game = offer("camp assyrian: AS ME; " + LOST)
    game.answer("AS", "accept")
    game.answer("ME", "reject")
    assert "surrender-rejected" in game.told
    assert (game.country("EL").vp, game.country("EL").camp) == (1, "rebel")
    assert game.refused("EL", OfferSurrender()).rule == "7.1.B"


def test_aw_7_1_b_103_surrender_not_open() -> None:
    """AW-7.1.B-103: two cities and a lesser defeat are not enough, and Assyria never surrenders."""
    game = table(ruled("AS", "sippar", "kish"), impulse="BA", ap=4)
    assert game.refused("BA", OfferSurrender()).rule == "7.1.B"
    game = table(ruled("BA", "ashur", "arbela", "arrapha", "guzana"), impulse="AS", ap=4)
    assert game.refused("AS", OfferSurrender()).message.id == "surrender-of-assyria"


def test_aw_7_1_b_104_surrender_after_a_great_defeat() -> None:
    """AW-7.1.B-104: a battle lost to 15 units opens it, whatever else was lost."""
    game = offer("BA: great-defeat", by="BA")
    game.answer("AS", "accept")
    assert is_conquered(game, "BA")


@pytest.mark.parametrize(("method", "open_now"), [("assault", True), ("standard", False)])
def test_7_1_b_the_storm_of_a_great_fortress(method: str, open_now: bool) -> None:
    """7.1.B, R-145: an assault is a battle, and Babylon is worth 4 points; a standard siege is none."""
    text = "babylon: BA (LI1), AS sargon 5HI 4LI, siege AS AS-sargon level 4, damage 3"
    dice = {"besiegers": every(1), "defenders": every(6)}
    game = storm(siege_table(f"clock: turn 2; {text}", ap=9, dice=dice), "AS-sargon", method)
    assert (game.control("babylon"), game.country("AS").vp) == ("AS", 4)
    refusal = refuse_surrender(game.board, CountryId("BA"))
    assert (refusal is None) is open_now


@pytest.mark.parametrize(
    ("text", "by", "reason"),
    [
        (
            "war AS SY; SY: active, controller EG; " + ruled("AS", "hamath", "arpad", "qarqar"),
            "SY",
            "surrender-not-for-others",
        ),
        ("camp neutral: EL; " + LOST, "EL", "surrender-to-nobody"),
        ("SC: active, track BA, level 13", "SC", "surrender-not-for-others"),
    ],
)
def test_r_188_who_cannot_surrender(text: str, by: str, reason: str) -> None:
    """R-188, R-235: no minor under 7.4.5, no nomads, nobody without an enemy power."""
    assert table(text, impulse=by, ap=4).refused(by, OfferSurrender()).message.id == reason


def test_r_188_an_allied_minor_is_surrendered_by_its_power() -> None:
    """R-188: Babylonia's seat surrenders its ally, which falls inactive in the middle of its own impulse."""
    text = "SY: active, track BA, level 13, eco 3; " + ruled("AS", "hamath", "arpad", "qarqar")
    game = offer(text + "; damascus: SY LI1; hand SY: 30", by="SY")
    game.answer("AS", "accept")
    assert is_conquered(game, "SY")
    assert (game.country("SY").active, game.country("SY").hand, game.country("AS").vp) == (False, [], 1)
    assert game.board.impulse is None or game.board.impulse.country != "SY"


def test_r_105_without_an_answer_it_is_rejected() -> None:
    """R-105: a lapsed deadline rejects the offer."""
    game = offer(LOST)
    question = game.question("AS")
    assert question.default == Choose("reject")
    game.keep(game.match.lapse(question.id))
    assert game.country("EL").vp == 1


def test_r_188_surrender_in_the_interphase() -> None:
    """R-188: also offered in 7.1; what was offered in the turn before counts."""
    game = at_interphase(LOST + "; clock: last AS")
    assert game.options("EL") == ["pass", "surrender"]
    game.answer("EL", "surrender")
    game.answer("AS", "accept")
    assert is_conquered(game, "EL")
    game = at_interphase("EL: surrender-offered; " + LOST)
    assert not any(kind == "interphase-conquest" and seat == game.seat("EL") for seat, kind in game.asked)


def test_r_189_several_conquerors_name_one() -> None:
    """R-189, 7.1.C: who accepted together name the conqueror; without agreement the one with most areas decides."""
    game = offer(
        "camp assyrian: AS ME; EL: eco 6; harhar: ME LC1; bit-imbi: control ME; " + LOST.replace("bit-imbi", "susa")
    )
    game.answer("AS", "accept")
    game.answer("ME", "accept")
    assert [kind for _, kind in game.asked] == ["name-conqueror", "name-conqueror"]
    game.answer("ME", "ME")
    game.answer("AS", "ME")
    assert is_conquered(game, "EL", "ME")
    assert (game.country("ME").vp, game.country("AS").vp) == (3, 0)


def test_7_1_b_a_minor_surrenders_after_it_has_spent_its_savings() -> None:
    """7.1.B, R-18: it falls asleep in its own impulse; nobody has spent more than there was, and nothing is kept."""
    text = "SY: active, track BA, level 13, great-defeat, saved 4; tribute SY BA status; damascus: SY yau-bidi LI; "
    text += "impulse SY: spent 3"
    game = table(text, impulse="SY", ap=0)
    game.play("SY", OfferSurrender())
    game.answer("AS", "accept")
    assert purses_in_bounds(game.board) == []
    done(game)
    assert (game.message("impulse-ends").params["lost"], game.saved("SY")) == (HalfAP(2), 0)


def test_aw_7_4_5_201_surrendered_by_a_temporary_controller() -> None:
    """AW-7.4.5-201: Syria has lost three cities, but who plays it for a while does not surrender it."""
    text = "war BA SY; SY: active, controller AS; " + ruled("BA", "hamath", "arpad", "qarqar")
    assert table(text, impulse="SY", ap=4).refused("SY", OfferSurrender()).rule == "7.4.5"
