"""Section 7.1, elimination: an option; who is eliminated, what is left, and what its player gets instead."""

import pytest

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import is_power, powers_of
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.downfall import Downfalls
from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.conquest.substitutes import minors_due, resurrect, tribe_due
from rules.assyrian_wars.invariants.conquest import eliminated_have_nothing
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.victory.scoring import score
from rules.assyrian_wars.victory.victory import end_points
from rules.core.dice import Script
from tests.assyrian_wars.cases.conquests import at_work, done, eco, fall, province, ruled
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.table import CaseTable, table

OPTION = "options: elimination; "
LOST = ("susa", "madaktu", "dur-untash", "hidalu", "huhnur")


def last_blow(text: str, option: str = OPTION) -> CaseTable:
    """Assyria takes Bit-Imbi, and of Elam only Liyan and Nahitu are left."""
    return fall(option + ruled("AS", *LOST) + "; bit-imbi: AS turtan+ 6HI, damage 2; " + text, "AS-turtan")


def eliminate(text: str, of: str = "EL", by: str = "AS", dice: Script | None = None) -> CaseTable:
    """A country is eliminated; stops at the first question about it."""
    return during(OPTION + text, Eliminate(by=CountryId(by), of=CountryId(of)), by, dice)


def test_aw_7_1_126_elimination() -> None:
    """AW-7.1-126 a: conquered in turn 2, reduced to two cities in turn 4: eliminated, 6 points, Scythians instead."""
    game = done(last_blow("clock: turn 4; EL: fall 2; hand EL: 16 30; liyan: EL 2LI; SC: entered, active"))
    elam, scythians = game.country("EL"), game.country("SC")
    assert game.country("AS").vp == 6
    assert (elam.eliminated, elam.active, game.where("EL-LI-1")) == (True, False, "")
    assert (scythians.acts_as_power, scythians.seat, scythians.stands_for) == (True, elam.seat, "EL")
    assert (is_power(game.board, CountryId("EL")), is_power(game.board, CountryId("SC"))) == (False, True)
    assert (elam.heir, "16" in scythians.hand) == ("SC", True)
    assert game.control("liyan") == ""


@pytest.mark.parametrize(("text", "falls"), [("EL: fall 2 surrender; clock: turn 4", False), ("clock: turn 5", True)])
def test_aw_7_1_126_after_a_surrender_only_in_the_last_turn(text: str, falls: bool) -> None:
    """AW-7.1-126 b, c: a surrender is no conquest; in turn 5 nobody asks."""
    game = done(last_blow(text))
    assert game.country("EL").eliminated is falls


def test_7_1_without_the_option_nobody_is_eliminated() -> None:
    """R-203: off unless chosen before the game."""
    assert not done(last_blow("clock: turn 5", option="")).country("EL").eliminated


HELD = ("tushpa", "musasir", "erebuni", "argishtihinili")


@pytest.mark.parametrize(("by", "falls"), [("CI", True), ("AS", False)])
def test_aw_7_1_127_only_urartu_among_the_minors(by: str, falls: bool) -> None:
    """AW-7.1-127: left with Altintepe and Uishe, Urartu is eliminated by the Cimmerians, not by Assyria."""
    text = OPTION + "war CI UR; war AS UR; CI: active, entered, track BA, level 13; " + ruled(by, *HELD)
    game = during(text, Downfalls(), "BA")
    assert game.country("UR").eliminated is falls
    assert game.country("BA").vp == (2 if falls else 0)


def test_7_1_wild_nomads_eliminate_urartu_for_nobody() -> None:
    """7.1, R-256: the Cimmerians need no ally for it, and then nobody scores."""
    game = during(OPTION + "CI: active, entered; " + ruled("CI", *HELD), Downfalls(), "BA")
    assert game.country("UR").eliminated
    assert not any(state.vp for state in game.board.countries.values())


def test_7_1_what_is_removed_and_what_stays() -> None:
    """7.1: forces and markers go, a province stays, hired units are in the game pool, points are kept."""
    text = (
        "EL: score 1 3 8.3 vp-conquest, eco 6, trade 2, saved 2; PE: active, track EL, level 13; pact dilmun EL;"
        "tribute dilmun EL pact; tribute PE EL status; conquest EL SY: until 2; tribute SY EL conquest;"
        "susa: AS LI1, control AS, eco-plus 1; madaktu: AS LI2, control AS, damage 1, pillage 2; liyan: EL 2LI MC-LI;"
        "hand EL: 25 16; anshan: control EL; elam-coast: EL SH"
    )
    game = eliminate(text)
    game.answer("AS", "madaktu")
    done(game)
    board, elam = game.board, game.country("EL")
    assert (elam.eco, elam.trade, elam.saved, elam.vp, elam.pool, elam.reserve) == (0, 0, 0, 3, [], [])
    assert (province(game, "madaktu"), game.control("susa"), game.control("anshan")) == ("AS", "", "")
    assert (board.areas[AreaId("susa")].eco_plus, there(game, "liyan"), board.zones["elam-coast"]) == (0, [], [])
    assert (board.pacts, board.conquests, board.tributes) == ({}, [], [])
    assert (game.country("PE").track, game.country("PE").active) == (None, False)
    assert any(piece.startswith("MC-LI") for piece in board.game_pool)
    assert CardId("25") in board.discard
    assert (elam.hand, game.country("SC").hand) == ([], ["16"])


@pytest.mark.unsound("eliminated-have-nothing")
def test_7_1_the_second_and_third_player() -> None:
    """7.1: the second gets the Cimmerians and a minor of his choice, the third two minors; both count as powers."""
    game = eliminate("ME: eliminated; SC: acts-as-power, stands-for ME")
    assert game.question("EL").kind == "choose-substitute"
    game.answer("EL", "PY")
    assert [code for code, state in game.board.countries.items() if state.stands_for == "EL"] == ["PY", "CI"]
    assert (game.country("EL").heir, game.country("PY").active) == ("CI", True)
    game = eliminate(
        "ME: eliminated; SC: acts-as-power, stands-for ME; EG: eliminated; CI: acts-as-power, stands-for EG"
    )
    game.answer("EL", ("PY", "JU"))
    assert [code for code, state in game.board.countries.items() if state.stands_for == "EL"] == ["JU", "PY"]


def test_7_1_home_cards_and_points_of_a_substitute() -> None:
    """7.1: home cards stay with the substitute, and what it scores is its player's."""
    game = eliminate("SC: active, entered; hand EL: 16 17")
    assert (game.country("EL").hand, game.country("SC").hand) == ([], ["16", "17"])
    decks.discard(game.board, CountryId("SC"), CardId("16"))
    assert game.country("SC").played_home == ["16"]
    score(at_work(game), CountryId("SC"), 2, "vp-conquest")
    assert (game.country("EL").vp, game.country("SC").vp) == (2, 0)


def test_7_1_the_mede_returns() -> None:
    """7.1: resurrected, it has its counters and its free land again, and next time gets no substitute (R-203)."""
    game = eliminate("war AS ME; ecbatana: AS LI1, control AS; SC: active, entered", "ME")
    done(game)
    resurrect(at_work(game), CountryId("ME"), 2)
    mede = game.country("ME")
    assert (mede.eliminated, mede.resurrected, mede.active, mede.heir, eco(game, "ME")) == (False, True, True, None, 2)
    assert "ME-LC-1" in mede.pool
    assert (game.control("harhar"), game.control("ecbatana")) == ("ME", "")
    assert (tribe_due(game.board, CountryId("ME")), minors_due(game.board, CountryId("ME"))) == ((), 0)


@pytest.mark.unsound("tribes-are-led")
def test_7_1_nobody_is_punished_for_a_refuser_that_is_no_more() -> None:
    """7.1, 8.3.1: Urartu's refused marker leaves the game with it, so Assyria loses nothing for it."""
    game = done(eliminate("UR: active, refusal black; CI: active, entered", "UR", "CI"))
    assert game.country("UR").refusal == ""


def test_10_1_1_its_player_decides_for_a_tribe_to_the_next_roll() -> None:
    """10.1.1: control remains with the same player; a minor at war gets another power (7.4.5)."""
    text = "CI: active, entered, controller EL; SY: active, controller EL; war AS SY; damascus: SY LI; daiaeni: CI LC"
    game = done(eliminate(text))
    assert game.seat("CI") == game.country("EL").seat
    assert game.country("SY").controller == "BA"


def test_7_1_its_hand_is_empty_at_once() -> None:
    """7.1: while its tribes, wild again, still clash with others, it holds no card to answer with."""
    text = "hand EL: 14 16 25; SC: active, entered, track EL, level 13; gutium: BA marduk 4LI, SC 4HB; madaktu: AS LI1"
    game = eliminate(text)
    assert game.asked[0][1] == "choose-province"
    game.answer("AS", "none")
    assert game.asked[0][1] not in ("impulse", "choose-province")
    assert (game.country("EL").eliminated, game.country("EL").hand) == (True, [])
    assert eliminated_have_nothing(game.board) == []


@pytest.mark.unsound("tribes-are-led")
def test_7_1_home_cards_without_an_heir_leave_the_game() -> None:
    """7.1: Urartu has no player to go on, so nothing is left of its hand."""
    game = eliminate("UR: active; hand UR: 22 25; CI: active, entered", "UR", "CI")
    done(game)
    assert (game.country("UR").hand, game.country("UR").played_home) == ([], [])


@pytest.mark.parametrize("before", ["", "EL: resurrected; "])
def test_7_1_a_home_card_given_for_peace_goes_back(before: str) -> None:
    """7.4.3, 7.1: Elam had Babylonia's home card; it is neither the substitute's nor out of the game."""
    game = done(eliminate(f"{before}hand EL: 14 16; clock: turn 4"))
    assert game.country("BA").played_home == ["14"]
    assert not any("14" in state.hand for state in game.board.countries.values())


def test_7_1_the_mede_falls_again() -> None:
    """R-203: no further substitute; the one that its player has gets the home cards once more."""
    game = eliminate(
        "ME: resurrected; SC: active, entered, acts-as-power, stands-for ME; hand ME: 10 25; war AS ME", "ME"
    )
    done(game)
    assert (game.country("ME").hand, game.country("SC").hand) == ([], ["10"])
    assert game.country("ME").heir == "SC"


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing", "tribes-are-led")
def test_7_1_a_substitute_can_be_eliminated() -> None:
    """7.1: Urartu played for Elam is gone for good when nomads leave nothing of it: no power, nobody's player."""
    game = eliminate(
        "EL: eliminated; UR: active, acts-as-power, stands-for EL, seat P5; CI: active, entered", "UR", "CI"
    )
    done(game)
    urartu = game.country("UR")
    assert (urartu.eliminated, urartu.acts_as_power, urartu.stands_for, urartu.seat) == (True, False, None, None)
    assert not is_power(game.board, CountryId("UR"))


def test_7_1_who_is_eliminated_in_his_own_impulse_acts_no_more() -> None:
    """7.1, R-203: in the last turn Elam is doomed from the first moment; its impulse is over."""
    text = OPTION + ruled("AS", *LOST, "bit-imbi") + "; clock: turn 5; hand EL: 16 30; liyan: EL 2LI; nahitu: EL LI"
    game = table(text, impulse="EL", ap=9)
    game.play("EL", PlayCard(CardId("30")))
    done(game)
    assert game.country("EL").eliminated
    assert (game.seat("EL"), "impulse") not in game.asked


def test_7_1_a_substitute_parts_from_its_former_ally() -> None:
    """7.1: allied Scythians are a power of their own, in no army group of Assyria's; homeless, they stay (10.4.f)."""
    game = eliminate(
        "SC: active, entered, track AS, level 13; nineveh: AS turtan 2LI SC madyes 2LC;"
        "group 1 AS: AS-turtan SC-madyes; war AS EL"
    )
    done(game)
    assert game.board.groups == []
    assert "SC-madyes" in there(game, "nineveh")


def test_7_1_a_tribe_played_as_a_power_is_not_driven_off_the_map() -> None:
    """7.1, 8.1: at peace with everybody and without a home, it stays where it stood, as an impulse ends, too."""
    game = eliminate("SC: active, entered; zirkitia: SC LC; harhar: SC madyes 3HB; war AS EL; hand AS: 25 26")
    done(game)
    game.answer("AS", "end-with-card")
    assert (there(game, "zirkitia"), len(there(game, "harhar")), game.board.regroup) == (["SC-LC-1"], 4, [])


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
@pytest.mark.parametrize(("falls", "points"), [("fall 3", 2), ("fall 1, fall 3", 1)])
def test_8_3_turns_before_the_elimination_count(falls: str, points: int) -> None:
    """8.3, R-260: the turns in which an eliminated power was not conquered are its own; none after its end."""
    game = table(f"clock: turn 5; EL: eliminated, {falls}; SC: acts-as-power, stands-for EL", impulse="AS")
    assert [line.points for line in end_points(game.board)[CountryId("EL")]] == [points]


@pytest.mark.parametrize(
    ("of", "by", "area"), [("EL", "AS", "anshan"), ("AS", "BA", "zamua"), ("EG", "AS", "gaza"), ("AS", "ME", "tarsus")]
)
def test_7_1_no_peace_gives_land_to_the_eliminated(of: str, by: str, area: str) -> None:
    """7.1: an associated area that its enemy holds is nobody's, as all its land, and he may stay there."""
    game = eliminate(f"war {by} {of}; camp rebel: BA EL ME; {area}: {by} HI1, control {by}", of, by)
    done(game, "choose-province", "choose-substitute")
    assert game.country(of).eliminated
    assert eliminated_have_nothing(game.board) == []
    assert (game.control(area), game.where(f"{by}-HI-1")) == ("", area)


def test_r_266_the_last_neutral_power_is_no_camp() -> None:
    """R-266: with the only neutral power gone no camp is defeated: no points for that, and nobody rolls for the end."""
    text = "camp rebel: BA EG EL; camp neutral: ME; ME: resurrected; war AS ME; clock: turn 2; "
    game = done(eliminate(text, "ME"), "choose-province", "choose-substitute")
    assert powers_of(game.board, Camp.NEUTRAL) == []
    assert {"camp-defeated", "sudden-end-rolled"}.isdisjoint(game.told)
