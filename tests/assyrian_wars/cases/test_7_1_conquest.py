"""Sections 6.13, 7.1, 7.1.A and 7.1.C: who can be conquered, the check, and who is the conqueror."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.conquest.odds import chance
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.turn.initiation import InitiateTurn
from tests.assyrian_wars.cases.conquests import (
    at_interphase,
    attempt,
    done,
    eco,
    fall,
    held,
    is_conquered,
    refused,
    ruled,
)
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table

SYRIA = "war AS SY; SY: active, eco 3; AS: eco 9; "
BABYLONIA = ("sippar", "kish", "borsippa", "nippur", "der")
ASSYRIA = ("kalhu", "ashur", "arbela", "arrapha", "nasibina", "guzana", "harran", "til-barsip", "tushhan")
MEDIA = ("harhar", "kishesim", "bit-hamban", "saparda", "silhazi", "araziash", "sikris", "rhagae", "patusharri")


@pytest.mark.parametrize("die", range(1, 7))
def test_aw_7_1_101_syria(die: int) -> None:
    """AW-7.1-101: three cities without the capital: 1 to 3 conquers."""
    game = attempt(SYRIA + held("AS", "hamath", "arpad", "qarqar"), "SY", die=die)
    assert is_conquered(game, "SY") == (die <= 3)
    assert game.message("conquest-rolled").params["success"] == (die <= 3)


@pytest.mark.parametrize(("die", "falls"), [(4, False), (3, True)])
def test_aw_7_1_102_elam(die: int, falls: bool) -> None:
    """AW-7.1-102: four cities with the capital count five; the die of a power has 2 added (R-184)."""
    game = attempt(held("AS", "susa", "madaktu", "dur-untash", "bit-imbi"), "EL", die=die)
    assert is_conquered(game, "EL") is falls


def test_aw_7_1_103_persia_whole() -> None:
    """AW-7.1-103: the last of Persia's three areas is occupied: conquered without a roll."""
    text = "war AS PE; PE: eco 2; AS: eco 9; parsumash: AS LI1, control AS; carmania: AS LI2, control AS; "
    game = table(text + "anshan: AS turtan 2LI, control AS", impulse="AS", ap=6)
    game.play("AS", go("AS-turtan", "parsa"))
    assert "country-overrun" in game.told
    assert game.asked[0][1] == "choose-province"
    assert (is_conquered(game, "PE"), game.country("AS").vp) == (True, 1)
    assert (eco(game, "PE"), eco(game, "AS")) == (1, 10)


@pytest.mark.parametrize("die", [2, 3])
def test_aw_7_1_104_two_of_three_persian_areas(die: int) -> None:
    """AW-7.1-104: Persia's areas count as cities for a check (R-183)."""
    game = attempt("war EL PE; " + held("EL", "parsumash", "parsa"), "PE", by="EL", die=die)
    assert is_conquered(game, "PE", "EL") == (die <= 2)


@pytest.mark.parametrize("die", [2, 3])
def test_aw_7_1_105_a_minors_capital_counts_two(die: int) -> None:
    """AW-7.1-105: Samaria alone: 1 or 2."""
    game = attempt("war AS IS; " + held("AS", "samaria"), "IS", die=die)
    assert is_conquered(game, "IS") == (die <= 2)


def test_aw_7_1_106_no_area_no_check() -> None:
    """AW-7.1-106: an army before an untaken city is not enough."""
    assert refused("war AS IS; samaria: AS turtan 3LI", "IS") == "7.1"


def test_aw_7_1_107_five_cities_of_a_power() -> None:
    """AW-7.1-107: five without the capital allow a roll of 1 to 3; four do not."""
    assert is_conquered(attempt(held("AS", *BABYLONIA), "BA", die=3), "BA")
    assert not is_conquered(attempt(held("AS", *BABYLONIA), "BA", die=4), "BA")
    assert refused(held("AS", *BABYLONIA[:4]), "BA") == "7.1"


def test_aw_7_1_108_capital_and_three() -> None:
    """AW-7.1-108: the capital and three count five; the capital and two allow nothing."""
    text = held("AS", "babylon", "sippar", "kish", "der")
    assert is_conquered(attempt(text, "BA", die=3), "BA")
    assert not is_conquered(attempt(text, "BA", die=4), "BA")
    assert refused(held("AS", "babylon", "sippar", "kish"), "BA") == "7.1"


def test_aw_7_1_109_assyria_lower_limit() -> None:
    """AW-7.1-109: Nineveh and five others count seven, with 6 added: only a 1 succeeds."""
    text = held("BA", "nineveh", *ASSYRIA[:5])
    assert is_conquered(attempt(text, "AS", by="BA", die=1), "AS", "BA")
    assert not is_conquered(attempt(text, "AS", by="BA", die=2), "AS", "BA")
    assert refused(held("BA", "nineveh", *ASSYRIA[:4]), "AS", by="BA") == "7.1"
    assert refused(held("BA", *ASSYRIA[:6]), "AS", by="BA") == "7.1"


def test_aw_7_1_110_assyria_certain_success() -> None:
    """AW-7.1-110: Nineveh and ten others count twelve: 6 and 6 are enough."""
    cities = ("nineveh", *ASSYRIA, "dur-katlimmu")
    game = attempt(ruled("BA", *cities), "AS", by="BA", die=6)
    assert is_conquered(game, "AS", "BA")


def test_aw_7_1_111_the_mede() -> None:
    """AW-7.1-111: no checks; seven cities with Ecbatana fall at once, nine without it do not (R-185)."""
    war = "war AS ME; "
    for cities in (("ecbatana", *MEDIA[:5]), ("ecbatana", *MEDIA[:6]), MEDIA):
        assert refused(war + ruled("AS", *cities), "ME") == "7.1"
    game = table(war + ruled("AS", "ecbatana", *MEDIA[:5]), impulse="AS", ap=5)
    assert not checks.is_overrun(game.board, CountryId("ME"))
    game = fall(war + ruled("AS", "ecbatana", *MEDIA[:5]) + "; rhagae: AS turtan+ 6HI, damage 2", "AS-turtan")
    assert is_conquered(game, "ME")
    game = table(war + ruled("AS", *MEDIA), impulse="AS", ap=5)
    assert not checks.is_overrun(game.board, CountryId("ME"))


def test_aw_7_1_113_a_minor_city() -> None:
    """AW-7.1-113: Malatia pays the Mede at once, is in its Conquest box, and has no grace period."""
    game = fall("war ME malatia; ME: eco 5; malatia: ME daiukku+ 5LC", "ME-daiukku", by="ME")
    assert game.control("malatia") == "ME"
    assert (eco(game, "ME"), game.country("ME").vp) == (6, 1)
    assert [(entry.by, entry.of, entry.until) for entry in game.board.conquests] == [("ME", "malatia", 0)]


def test_aw_7_1_114_joint_check() -> None:
    """AW-7.1-114: areas of all invaders count for one roll; without agreement the one with most areas decides."""
    text = "war BA SY; war EL SY; hamath: BA LI1, control BA; arpad: BA LI2, control BA; qarqar: EL LI1, control EL"
    game = attempt(text, "SY", by="BA", die=3)
    assert [kind for _, kind in game.asked] == ["name-conqueror"]
    game.answer("EL", "BA")
    assert is_conquered(game, "SY", "BA")
    assert (game.country("BA").vp, game.country("EL").vp) == (1, 0)
    game = attempt(text, "SY", by="BA", die=3)
    game.answer("EL", "EL")
    assert is_conquered(game, "SY", "BA")
    game = attempt(text, "SY", by="EL", die=None)
    game.answer("BA", "BA")
    assert "conqueror-disputed" in game.told
    assert game.refused("EL", AttemptConquest(CountryId("SY"))).rule == "7.1.C"
    assert not game.country("SY").turn.conquest_checked


def test_aw_7_1_115_tie_on_areas() -> None:
    """AW-7.1-115: with as many areas the largest force decides, allied minors included."""
    text = (
        "war BA SY; war EL SY; UR: active, track EL, level 13; hamath: BA 2LI, control BA; arpad: BA 2LI, control BA;"
        "qarqar: EL 2LI, control EL; carchemish: EL 3LI, UR 2LI, control EL"
    )
    game = attempt(text, "SY", by="BA", die=None)
    game.answer("EL", "EL")
    assert "conqueror-disputed" in game.told
    game = attempt(text, "SY", by="EL", die=1)
    game.answer("BA", "BA")
    assert is_conquered(game, "SY", "EL")


@pytest.mark.unsound("status-pays")
def test_aw_7_1_128_conquest_by_a_minors_troops() -> None:
    """AW-7.1-128: what Phoenicia takes is Assyria's conquest; a level 2 city without garrison gives no point."""
    text = "war AS cyprus; AS: eco 9; PH: active, track AS, level 13; cyprus: PH luli+ 2LI"
    game = fall(text, "PH-luli", by="PH")
    assert game.control("cyprus") == "PH"
    assert [(entry.by, entry.of) for entry in game.board.conquests] == [("AS", "cyprus")]
    assert (eco(game, "AS"), game.country("AS").vp) == (10, 0)


def test_aw_6_13_101_one_check_per_target_and_turn() -> None:
    """AW-6.13-101: whoever rolls, the next chance is in the Interphase (R-181)."""
    text = "camp assyrian: AS ME; war AS SY; war ME SY; SY: conquest-checked; " + held("AS", "hamath", "arpad")
    assert refused(text, "SY") == "6.13"
    assert refused(text + "; qarqar: ME LC1, control ME", "SY", by="ME") == "6.13"
    game = attempt(SYRIA + held("AS", "hamath"), "SY", die=2)
    assert game.refused("AS", AttemptConquest(CountryId("SY"))).rule == "6.13"


def test_aw_6_13_102_second_attempt_in_the_interphase() -> None:
    """AW-6.13-102: one more check in 7.1, but only one."""
    text = "war AS SY; SY: active, conquest-checked; " + held("AS", "hamath")
    game = at_interphase(text, {"conquest-check": [2]})
    assert game.options("AS") == ["pass", "conquer:SY"]
    game.answer("AS", "conquer:SY")
    assert not is_conquered(game, "SY")
    assert "interphase-conquest" not in [kind for _, kind in game.asked]
    following = part(
        "war AS SY; SY: active, conquest-checked; " + held("AS", "hamath"), InitiateTurn(), phase="initiation"
    )
    following.let_pass()
    assert not following.country("SY").turn.conquest_checked


def test_aw_6_13_103_free_of_charge() -> None:
    """AW-6.13-103: without AP one city allows a check that succeeds with a 1."""
    game = attempt(SYRIA + held("AS", "hamath"), "SY", die=1, ap=0)
    assert is_conquered(game, "SY")
    game = table(SYRIA + held("AS", "hamath"), impulse="AS", ap=0)
    quote = game.quote("AS", AttemptConquest(CountryId("SY"))).lines[0]
    assert (quote.params["highest"], quote.params["percent"]) == (1, 17)


def test_aw_6_13_104_automatic_conquest_after_a_failed_check() -> None:
    """AW-6.13-104: the last city falls after a failed check: conquered without a roll (R-182)."""
    text = "war AS IS; IS: conquest-checked; samaria: control AS, AS LI1; megiddo: control AS, AS LI2; "
    game = fall(text + "hazor: AS turtan 4HI", "AS-turtan")
    assert is_conquered(game, "IS")


def test_7_1_a_chance_of_a_check() -> None:
    """7.1.A: what /odds shows is what the die needs, cards included; all areas need no die."""
    board = table(SYRIA + held("AS", "hamath", "arpad", "qarqar"), impulse="AS").board
    assert [chance(board, CountryId("SY"), change) for change in (0, 2, -4)] == [Fraction(1, 2), Fraction(1, 6), 1]
    board = table(SYRIA + held("AS", "hamath", "arpad", "qarqar", "carchemish", "damascus"), impulse="AS").board
    assert chance(board, CountryId("SY")) == 1


@pytest.mark.parametrize("loyal", [False, True])
def test_7_1_a_loyal_subjects_add_two(loyal: bool) -> None:
    """7.1.A, 6.11.e: before the die cards may answer; Loyal Subjects adds 2, so that a 3 no longer conquers."""
    game = attempt("BA: saved 4; hand BA: 105; " + held("AS", *BABYLONIA), "BA", die=3)
    assert game.question("BA").kind == "respond"
    if loyal:
        game.play("BA", Respond(CardId("105")))
    done(game, "respond")
    rolled = game.message("conquest-rolled").params
    assert (rolled["modifier"], rolled["success"]) == ((4, False) if loyal else (2, True))
    assert is_conquered(game, "BA") is not loyal


@pytest.mark.parametrize(
    ("text", "of", "by", "rule"),
    [
        ("hamath: control AS", "SY", "AS", "7.1"),  # at peace
        ("war AS CI", "CI", "AS", "7.1"),  # nomads are not conquered
        ("war PH SY; PH: active, track AS, level 13; hamath: control PH", "SY", "PH", "7.1.C"),
        ("war AS SY; hamath: control AS", "XX", "AS", "7.1"),
        ("war AS SY; hamath: control AS", "AS", "AS", "7.1"),
    ],
)
def test_7_1_refused_attempts(text: str, of: str, by: str, rule: str) -> None:
    """7.1: no peace, no nomads, no minor as conqueror, nobody unknown."""
    assert refused(text, of, by) == rule


def test_aw_10_4_d_101_mutual_conquest() -> None:
    """AW-10.4.d-101: after Persia's last card Babylonia rolls before Elam; if it succeeds Elam's chance is gone."""
    text = (
        "camp neutral: EL; war BA EL; clock: last PE; "
        + held("BA", "susa", "madaktu", "dur-untash", "bit-imbi")
        + "; "
        + held("EL", "babylon", "sippar", "kish", "der")
    )
    game = at_interphase(text, {"conquest-check": [4, 3]})
    assert game.asked == [(game.seat("BA"), "interphase-conquest")]
    game.answer("BA", "conquer:EL")
    game.answer("BA", "pass")
    game.answer("EL", "conquer:BA")
    assert is_conquered(game, "BA", "EL")
    game = at_interphase(text, {"conquest-check": [3]})
    game.answer("BA", "conquer:EL")
    assert is_conquered(game, "EL", "BA")
    assert not any(kind == "interphase-conquest" for _, kind in game.asked)
