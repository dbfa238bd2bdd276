"""10.3 and 7.6: thrones, the roll for them, riots, and the timetable's other events."""

from collections.abc import Sequence

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.interphase.succession import Succession, succession_modifier, thrones
from rules.assyrian_wars.interphase.timetable import TimetablePhase
from rules.assyrian_wars.march.army_groups import command_of
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.interphase import is_halted, part
from tests.assyrian_wars.cases.orders import rolls
from tests.assyrian_wars.cases.table import CaseTable, table


def king(name: str) -> LeaderId:
    return LeaderId(PieceId(name))


def throne(
    text: str, country: str, new: str = "", *, die: int, old: str = "", attrition: Sequence[int] | None = None
) -> CaseTable:
    """The throne of one power; `new` and `old` are its candidates."""
    claim = Succession(country=CountryId(country), new=king(new) if new else None, old=king(old) if old else None)
    return part(text, claim, {"succession": every(die), "attrition": attrition or []})


# 7.6


@pytest.mark.parametrize(
    ("turn", "candidate", "crowned"),
    [
        pytest.param(1, "AS-sennacherib", True, id="AW-7.6-101-interphase-1"),
        pytest.param(3, "AS-ashurbanipal", False, id="AW-7.6-101-interphase-3"),
        pytest.param(4, "AS-sin-shar-ishkun", False, id="AW-7.6-101-interphase-4"),
    ],
)
def test_aw_7_6_101_succession_at_the_right_interphase(turn: int, candidate: str, crowned: bool) -> None:
    """A five: 5, 6 and 10 with Assyria's own modifiers."""
    game = part(f"clock: turn {turn}", TimetablePhase(), {"succession": [5]})
    game.let_pass("throne")
    assert game.options("AS") == [candidate, "nobody"]
    game.answer("AS", candidate)
    if crowned:
        game.answer("AS", "nineveh")
    assert (game.where(candidate) == "nineveh") is crowned
    assert (candidate in game.board.removed) is not crowned


def test_7_6_reserves_enter_the_force_pool() -> None:
    """7.6: Assyria's counters of turn 2 come with the first Interphase, kings and later ones do not."""
    game = part("clock: turn 1", TimetablePhase())
    pool = game.country("AS").pool
    assert {"AS-HI-7", "AS-HC-5", "AS-SH-1"} <= set(pool)
    assert "AS-sennacherib" not in pool
    assert "reserves-arrive" in game.told


def test_7_6_tribes_come_and_are_freed() -> None:
    """7.6, 10.1.2: the Cimmerians appear for Urartu alone, and turn on everybody an Interphase later."""
    game = part("clock: turn 1", TimetablePhase())
    assert game.country("CI").entered
    assert game.country("CI").prey == "UR"
    game = part("clock: turn 2; CI: active, entered, prey UR, seat P1; daiaeni: CI LC", TimetablePhase())
    game.let_pass("relocate-army")
    assert game.country("CI").prey is None


@pytest.mark.parametrize(("conquest", "annexed"), [("conquest AS IS: until 3", True), ("", False)])
def test_7_6_a_conquered_israel_is_annexed(conquest: str, annexed: bool) -> None:
    """7.6: only if it is conquered then."""
    game = part(f"clock: turn 2; {conquest}", TimetablePhase())
    assert game.country("IS").annexed is annexed


def test_7_6_khshathrita_needs_no_roll() -> None:
    """7.6: the timetable crowns him; nobody is asked whether."""
    game = part("clock: turn 3; ecbatana: ME 2LI", TimetablePhase())
    game.let_pass("place-king")
    while game.reason("ME").params["leader"].id != "ME-khshathrita":
        game.keep(game.match.lapse(game.match.pending[0].id))
        game.let_pass("place-king")
    game.answer("ME", "ecbatana")
    assert game.where("ME-khshathrita") == "ecbatana"


# 10.3

TROOPS = "memphis: EG 2LI; pelusium: EG HI MC-LI; tanis: EG raia"


def test_aw_10_3_101_plain_roll() -> None:
    """AW-10.3-101: on a 5 he is crowned; on a 6 there is no king, and every regular checks attrition."""
    game = throne(TROOPS, "EG", "EG-taharqa", die=5)
    game.answer("EG", "EG-taharqa")
    game.answer("EG", "memphis")
    assert game.where("EG-taharqa") == "memphis"
    assert is_halted(game)
    game = throne(TROOPS, "EG", "EG-taharqa", die=6, attrition=[1, 1, 1])
    game.answer("EG", "EG-taharqa")
    assert rolls(game) == [3]
    assert "EG-taharqa" in game.board.removed
    assert game.country("EG").vp == 0


def test_aw_10_3_102_modifiers() -> None:
    """AW-10.3-102: +2 for a conquered power, -1 for a card: 1 to 4 succeed."""
    text = "conquest AS BA: until 2; hand BA: 25 26; fresh BA: 25 26; babylon: BA LI"
    game = throne(text, "BA", "BA-nabopolassar", die=4)
    game.answer("BA", "BA-nabopolassar")
    game.let_pass("sacrifice-card")
    assert game.reason("BA").params["highest"] == 3
    game.answer("BA", "25")
    assert game.message("succession-rolled").params["modifier"] == 1
    assert game.message("succession-rolled").params["success"] is True
    assert game.board.discard == ["25"]


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing", "conquests-are-sound")
def test_10_3_a_conquered_substitute_counts_as_a_power() -> None:
    """7.1, 10.3: Urartu is played for an eliminated power, and treated as one: -1 by itself."""
    game = table("EL: eliminated; UR: acts-as-power, stands-for EL; conquest BA UR: until 3", impulse="AS")
    assert succession_modifier(game.board, CountryId("BA"), ()) == -1


@pytest.mark.parametrize(
    ("minors", "modifier", "highest"),
    [
        pytest.param("SY IS JU", 0, 5, id="AW-10.3-103-three"),
        pytest.param("SY IS JU UR PY", 0, 5, id="AW-10.3-103-five"),
        pytest.param("SY IS JU UR PY PE", -1, 6, id="AW-10.3-103-six"),
    ],
)
def test_aw_10_3_103_the_conquerors_bonus(minors: str, modifier: int, highest: int) -> None:
    """+2 in the second Interphase, -1 for Babylonia, -1 for each three minors; minor cities do not count (R-281)."""
    boxes = "; ".join(f"conquest AS {code}: until 3" for code in ("BA", *minors.split()))
    for die in range(1, 7):
        game = throne(f"clock: turn 2; {boxes}; nineveh: AS 2LI", "AS", "AS-esarhaddon", die=die, attrition=every(1))
        assert game.reason("AS").params["highest"] == highest
        game.answer("AS", "AS-esarhaddon")
        game.let_pass("place-king", "relocate-army")
        rolled = game.message("succession-rolled").params
        assert (rolled["modifier"], rolled["success"]) == (modifier, die <= highest)


@pytest.mark.parametrize(
    ("conquered", "given", "highest"),
    [
        pytest.param("", False, 0, id="AW-10.3-104-a"),
        pytest.param("", True, 1, id="AW-10.3-104-b"),
        pytest.param("BA EL SY IS JU", True, 4, id="AW-10.3-104-c"),
    ],
)
def test_aw_10_3_104_the_last_assyrian_king(conquered: str, given: bool, highest: int) -> None:
    """+5 in the fourth Interphase; only one card may be sacrificed, for it is asked once (R-284)."""
    boxes = "; ".join(f"conquest AS {code}: until 5" for code in conquered.split()) or "AS: eco 9"
    hand = "hand AS: 9 25 26; fresh AS: 25 26"
    game = throne(f"clock: turn 4; {boxes}; {hand}", "AS", "AS-sin-shar-ishkun", die=max(1, highest))
    game.answer("AS", "AS-sin-shar-ishkun")
    game.let_pass("sacrifice-card")
    assert game.options("AS") == ["keep", "25", "26"]
    asked = game.match.table.stack[-1]
    assert isinstance(asked, Succession)
    assert asked.highest(game.board) == (highest - 1 if given and highest else highest)
    game.answer("AS", "25" if given else "keep")
    assert ("P1", "sacrifice-card") not in game.asked
    assert game.message("succession-rolled").params["success"] is bool(highest)


def test_r_284_a_card_that_was_played_and_drawn_again_is_not_of_the_deal() -> None:
    """R-284: only what was just dealt may be sacrificed, not what came back from the draw pile."""
    game = table("hand AS: 25 26 27; fresh AS: 25 26; deck: 30", impulse="AS", ap=4)
    game.play("AS", PlayCard(CardId("25")))
    assert game.country("AS").fresh == ["26"]


def test_aw_10_3_106_two_candidates() -> None:
    """AW-10.3-106: rivalry and failure, two checks of every Mede regular; had he succeeded, one."""
    text = "clock: turn 4; ecbatana: ME daiukku^ 2LI; silhazi: ME HI MC-B"
    game = throne(text, "ME", "ME-cyaxares", die=6, attrition=[1] * 6)
    game.answer("ME", "ME-cyaxares")
    assert rolls(game) == [3, 3]
    assert game.at("ecbatana").startswith("ME daiukku ")
    game = throne(text, "ME", "ME-cyaxares", die=5, attrition=[1] * 3)
    game.answer("ME", "ME-cyaxares")
    game.answer("ME", "ecbatana")
    assert rolls(game) == [3]


def test_10_3_riots_reach_the_fleet() -> None:
    """10.3: all troops but mercenaries check, also those aboard; ships and leaders do not."""
    text = "clock: turn 4; sidonia: EG SH1..2 LI1!aboard=EG-SH-1 MC-B!aboard=EG-SH-2; memphis: EG LI2; sais: EG taharqa"
    game = part(text, Succession(country=CountryId("EG"), riots=1, step="riot"), {"attrition": [1, 1]})
    assert rolls(game) == [2]


def test_aw_10_3_107_keeping_an_old_king() -> None:
    """AW-10.3-107: inside his turns Taharqa needs no roll; later he is renounced for Psamtik, without riot."""
    game = table("clock: turn 2, phase interphase; memphis: EG taharqa LI", impulse="AS")
    assert not [claim for claim in thrones(game.board, ()) if claim.country == "EG"]
    game = part("clock: turn 3; memphis: EG taharqa LI", TimetablePhase(), {"succession": every(6, after=[6, 4])})
    game.let_pass("throne")
    while game.asked[0][0] != game.seat("EG"):
        game.keep(game.match.lapse(game.match.pending[0].id))
        game.let_pass("throne")
    assert game.options("EG") == ["EG-psamtik", "EG-taharqa", "both", "nobody"]
    game.answer("EG", "EG-psamtik")
    assert "EG-taharqa" in game.board.removed
    assert game.country("EG").vp == 0
    game.answer("EG", "memphis")
    assert game.where("EG-psamtik") == "memphis"
    assert "riots" not in game.told


def test_both_kings_claim_the_throne() -> None:
    """R-283: the owner names one, the other is set aside, and there is a riot even if he succeeds."""
    text = "clock: turn 3; memphis: EG taharqa 2LI"
    game = throne(text, "EG", "EG-psamtik", old="EG-taharqa", die=2, attrition=[1, 1])
    game.answer("EG", "both")
    game.answer("EG", "EG-taharqa")
    assert "EG-psamtik" in game.board.removed
    assert game.where("EG-taharqa") == "memphis"
    assert "king-stays" in game.told
    assert rolls(game) == [2]


def test_an_old_king_who_fails_leaves_without_loss_of_points() -> None:
    """R-282: and there is a riot."""
    game = throne("clock: turn 2; babylon: BA marduk LI", "BA", old="BA-marduk", die=6, attrition=[1])
    game.answer("BA", "BA-marduk")
    assert "BA-marduk" in game.board.removed
    assert game.country("BA").vp == 0
    assert rolls(game) == [1]


def test_nobody_claims_the_throne() -> None:
    """R-282: who is renounced is gone, without a roll and without a riot."""
    game = throne("clock: turn 2; babylon: BA marduk LI", "BA", old="BA-marduk", die=6)
    game.answer("BA", "nobody")
    assert "BA-marduk" in game.board.removed
    assert is_halted(game)
    assert not {"riots", "succession-rolled"} & set(game.told)


def test_r_281_a_conquest_that_ended_with_this_interphase_still_counts() -> None:
    """R-281: in force as the last impulse ended."""
    game = table("clock: turn 2, phase interphase", impulse="AS")
    pairs = ((CountryId("AS"), CountryId("BA")),)
    assert succession_modifier(game.board, CountryId("BA"), pairs) == 2
    assert succession_modifier(game.board, CountryId("AS"), pairs) == 2 - 1


def test_a_secret_marker_makes_the_roll_worse_once() -> None:
    """R-246: 1 is added to the next roll, and then it is used up."""
    game = throne("memphis: EG LI; EG: king-roll 1", "EG", "EG-taharqa", die=4)
    game.answer("EG", "EG-taharqa")
    assert game.message("succession-rolled").params["modifier"] == 1
    assert game.country("EG").king_roll == 0


def test_without_a_free_home_area_the_king_waits_in_the_regroup_box() -> None:
    """6.3: he appears where a leader could be bought, so nowhere if there is no such area."""
    homes = [area for area, state in table("").board.areas.items() if state.control == "EG"]
    lost = "; ".join(f"{area}: control BA" for area in homes)
    game = throne(f"war BA EG; {lost}", "EG", "EG-taharqa", die=1)
    game.answer("EG", "EG-taharqa")
    assert game.where("EG-taharqa") == "regroup"
    assert AreaId("memphis") in homes


def test_aw_10_3_105_crown_prince() -> None:
    """AW-10.3-105: the card makes the candidate king without a roll, and there is no riot."""
    game = throne("clock: turn 4; hand AS: 61 25; fresh AS: 25; nineveh: AS 2LI", "AS", "AS-sin-shar-ishkun", die=6)
    game.answer("AS", "AS-sin-shar-ishkun")
    assert game.question("AS").kind == "respond"
    game.play("AS", Respond(CardId("61")))
    game.let_pass("place-king")
    game.answer("AS", "nineveh")
    assert game.where("AS-sin-shar-ishkun") == "nineveh"
    assert is_halted(game)
    assert not {"riots", "succession-rolled"} & set(game.told)


def test_a_prince_set_aside_leads_no_more_than_before() -> None:
    """R-283, 6.6.2: a king marker let the Nagir-ekalli lead six units; without it the last ones are loose again."""
    text = "clock: turn 4; nineveh: AS nagir-ekalli^ LI1..6!under=AS-nagir-ekalli"
    game = throne(text, "AS", "AS-sin-shar-ishkun", die=1, attrition=every(6))
    game.answer("AS", "AS-sin-shar-ishkun")
    assert "prince-set-aside" in game.told
    (leader, *units) = sorted(game.board.areas[AreaId("nineveh")].pieces, key=lambda piece: not piece.is_leader)
    command = command_of(game.board, leader)
    assert command < 6
    assert [unit.under for unit in units] == ["AS-nagir-ekalli"] * command + [None] * (6 - command)


def test_a_roll_in_vain_is_not_the_default() -> None:
    """10.3: with +5 no number succeeds, so silence crowns nobody and spares the riot."""
    game = throne("clock: turn 4; nineveh: AS LI", "AS", "AS-sin-shar-ishkun", die=1)
    assert game.reason("AS").params["highest"] == 0
    game.keep(game.match.lapse(game.match.pending[0].id))
    assert is_halted(game)
    assert "AS-sin-shar-ishkun" in game.board.removed
    assert "riots" not in game.told
