"""Section 7.1, grace period: whom it binds, how long, and what is left when it is over."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import at_war, friendly, in_grace
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.encounter.refuges import has_refuge
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.sea.raid_orders import RaidTrade
from rules.assyrian_wars.tribute.tribute import has_reason
from rules.assyrian_wars.turn.supply import next_due
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.conquests import at_interphase, attempt, done, eco, is_conquered, province, until
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.politics import politics, through_politics
from tests.assyrian_wars.cases.table import table

CONQUERED = "conquest AS SY: until 2; tribute SY AS conquest; SY: eco 3; AS: eco 9; "
ELAM = "camp neutral: EL; conquest AS EL: until 2; tribute EL AS conquest; "


def test_aw_7_1_116_grace_after_conquest_in_the_turn() -> None:
    """AW-7.1-116: conquered in turn 2, free at the start of Interphase 3 (R-198)."""
    game = attempt("clock: turn 2, round 3; war AS SY; hamath: AS LI1, control AS", "SY")
    assert is_conquered(game, "SY")
    assert until(game, "SY") == 3
    for turn, bound in ((2, True), (3, False)):
        game = at_interphase(f"clock: turn {turn}; conquest AS SY: until 3")
        assert (in_grace(game.board, CountryId("AS"), CountryId("SY")), is_conquered(game, "SY")) == (bound, bound)


def test_aw_7_1_117_grace_after_conquest_in_the_interphase() -> None:
    """AW-7.1-117: conquered in Interphase 2, free at the start of Interphase 3 (R-198)."""
    game = at_interphase("clock: turn 2; war AS SY; hamath: AS LI1, control AS", {"conquest-check": [1]})
    game.answer("AS", "conquer:SY")
    assert is_conquered(game, "SY")
    assert until(game, "SY") == 3


@pytest.mark.parametrize(("level", "track", "pays"), [(0, None, 0), (5, "AS", 0), (8, "AS", 1)])
def test_aw_7_1_118_end_of_grace(level: int, track: str | None, pays: int) -> None:
    """AW-7.1-118: a kept level is the marker's from now on; only Pro pays on; a garrisoned province stays."""
    game = at_interphase(
        f"clock: turn 2; conquest AS SY: until 2, level {level}; tribute SY AS conquest;"
        "SY: eco 3; AS: eco 9; hamath: AS LI1, control AS, province AS"
    )
    syria = game.country("SY")
    assert (syria.track, syria.level, game.board.conquests) == (track, level, [])
    assert [(line.to, line.reason) for line in game.board.tributes] == [("AS", "status")] * pays
    assert province(game, "hamath") == "AS"


def test_6_9_a_grace_that_ends_leaves_what_the_marker_owes() -> None:
    """6.9, 7.1: where a ruling has put its marker on the conqueror's own track, that status pays on (R-108, R-199)."""
    ended = "clock: turn 2; conquest AS SY: until 2; tribute SY AS conquest"
    game = at_interphase(f"{ended}; SY: active, track AS, level 15")
    assert [(line.to, line.reason) for line in game.board.tributes] == [("AS", "status")]


def test_7_1_d_a_war_does_not_end_what_a_conquest_brings() -> None:
    """7.1.D, 5.2.3: annexed Israel, which a ruling has allied to Elam, pays its conqueror also when they are at war."""
    annexed = "conquest AS IS: until 0; tribute IS AS conquest; IS: active, annexed, track EL, level 15"
    game = table(f"camp neutral: EL; camp rebel: BA; {annexed}", impulse="AS", ap=20)
    game.play("AS", DeclareWar(CountryId("EL")))
    through(game)
    assert at_war(game.board, CountryId("AS"), CountryId("EL"))
    assert has_reason(game.board, CountryId("IS"), CountryId("AS"), "conquest")


def test_aw_7_1_119_alliance_during_grace() -> None:
    """AW-7.1-119: from 12 to 13: conquest ends, an alliance begins, Syria is active and pays on as an ally."""
    text = "clock: turn 2; conquest AS SY: until 3, level 12; tribute SY AS conquest; SY: eco 3; AS: eco 9"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", Influence(CountryId("SY"), 13))
    assert (game.country("SY").track, game.country("SY").level, game.board.conquests) == ("AS", 13, [])
    assert (game.country("AS").vp, eco(game, "AS"), eco(game, "SY")) == (1, 10, 2)
    assert game.country("SY").active


def test_aw_7_1_120_no_attack_in_grace() -> None:
    """AW-7.1-120: neither the conquered, nor the conqueror, nor their allies attack or pillage each other."""
    text = ELAM + "PH: active, track AS, level 13; PE: active, track EL, level 13; "
    game = table(text + "gutium: EL tannanu 2LI; arrapha: AS turtan 2LI", impulse="EL", ap=5)
    assert game.refused("EL", go("EL-tannanu", "arrapha")).rule == "7.1"
    game = table(text + "susa: AS turtan 2LI", impulse="AS", ap=5)
    assert game.refused("AS", Pillage(AreaId("susa"))).rule == "7.1"
    game = table(text + "anshan: PH luli 2LI; parsa: PE 2LI", impulse="PH", ap=5)
    assert game.refused("PH", go("PH-luli", "parsa")).rule == "7.1"


def test_aw_7_1_123_friendly_one_way() -> None:
    """AW-7.1-123: Assyria enters Syria without a declaration, Egypt does not, and Syria may not enter Assyria."""
    text = CONQUERED + "til-barsip: AS turtan 2LI; megiddo: EG raia 2LI, control EG"
    game = table(text, impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "arpad"))
    assert game.control("arpad") == "SY"
    board = game.board
    assert next_due(board, CountryId("AS")) is None
    assert not has_refuge(board, [CountryId("AS")], AreaId("arpad"))
    assert friendly(board, CountryId("AS"), CountryId("SY"))
    assert not friendly(board, CountryId("SY"), CountryId("AS"))
    game = table(text.replace("megiddo", "hazor"), impulse="EG", ap=5)
    assert game.refused("EG", go("EG-raia", "damascus")).rule == "8.1"


def test_7_1_who_stands_in_free_land_goes_home() -> None:
    """8.1: as the grace ends the conqueror's units leave the country, a province's garrison stays."""
    game = at_interphase(
        "clock: turn 2; conquest AS SY: until 2; tribute SY AS conquest; arpad: AS LI1;"
        "hamath: AS LI2, control AS, province AS"
    )
    assert game.where("AS-LI-1") == "til-barsip"
    assert game.where("AS-LI-2") == "hamath"


def test_7_1_a_power_is_free_again() -> None:
    """7.1: a power pays no longer, and nothing forbids it a war with its conqueror."""
    game = at_interphase("clock: turn 2; EL: eco 6; " + ELAM)
    assert (game.board.conquests, game.board.tributes) == ([], [])
    assert not in_grace(game.board, CountryId("AS"), CountryId("EL"))


def test_7_6_what_the_timetable_annexed_stays_conquered() -> None:
    """7.6: it stays in the box and pays, but its grace period is over."""
    game = at_interphase("clock: turn 2; conquest AS IS: until 2; tribute IS AS conquest; IS: annexed")
    assert (until(game, "IS"), len(game.board.tributes)) == (0, 1)


def test_7_6_what_was_annexed_is_free_with_its_conquerors_end() -> None:
    """7.6, 7.1: nobody's Conquest box holds it any more, so that it may be moved, and conquered like any other."""
    text = "options: elimination; conquest AS IS: until 0; tribute IS AS conquest; IS: annexed; nineveh: BA LI1"
    game = done(during(text, Eliminate(by=CountryId("BA"), of=CountryId("AS")), "BA"))
    assert (game.board.conquests, game.country("IS").annexed) == ([], False)


def test_r_286_each_conqueror_has_his_own_clock() -> None:
    """R-286: the older grace ends, the younger one goes on."""
    paid = "tribute SY AS conquest; tribute SY EG conquest"
    game = at_interphase(f"clock: turn 2; conquest AS SY: until 2; conquest EG SY: until 3; {paid}")
    assert [(entry.by, entry.until) for entry in game.board.conquests] == [("EG", 3)]
    assert [line.to for line in game.board.tributes] == ["EG"]


TWICE = "tribute SY AS conquest; tribute SY EG conquest; "


def test_r_286_each_conqueror_keeps_his_own_level() -> None:
    """R-286: Assyria's 5 is the marker's now, Egypt's 8 waits for the end of its own grace period."""
    text = f"clock: turn 2; conquest AS SY: until 2, level 5; conquest EG SY: until 3, level 8; {TWICE}"
    game = at_interphase(text + "tribute SY EG status")
    syria = game.country("SY")
    assert (syria.track, syria.level) == ("AS", 5)
    assert [(entry.by, entry.level) for entry in game.board.conquests] == [("EG", 8)]
    assert has_reason(game.board, CountryId("SY"), CountryId("EG"), "status")


@pytest.mark.parametrize(("assyrian", "egyptian", "holder"), [(5, 8, "EG"), (9, 8, "AS")])
def test_r_286_two_graces_end_together(assyrian: int, egyptian: int, holder: str) -> None:
    """R-108, R-286: one marker, so the higher level counts, and only its holder is paid by status."""
    levels = f"conquest AS SY: until 2, level {assyrian}; conquest EG SY: until 2, level {egyptian}; "
    game = at_interphase(f"clock: turn 2; {levels}{TWICE}tribute SY EG status")
    syria = game.country("SY")
    assert (syria.track, syria.level) == (holder, max(assyrian, egyptian))
    assert [(line.to, line.reason) for line in game.board.tributes] == [(holder, "status")]


def test_r_286_a_conqueror_goes_on_from_his_own_level() -> None:
    """R-286: Egypt raises its kept 4 to 6 for 2 AP; what Assyria's grace has left on its track stays there."""
    text = "clock: turn 2; conquest EG SY: until 3, level 4; tribute SY EG conquest; SY: track AS, level 5"
    game = table(text, impulse="EG", ap=4)
    game.play("EG", Influence(CountryId("SY"), 6))
    assert (game.ap("EG"), game.board.conquests[0].level) == (2, 6)
    assert (game.country("SY").track, game.country("SY").level) == ("AS", 5)


def test_r_286_an_alliance_ends_what_another_grace_has_left() -> None:
    """R-108: allied to Egypt, Syria has no status with Babylonia any more and pays it nothing for that."""
    text = "clock: turn 2; conquest EG SY: until 3, level 12; tribute SY EG conquest; tribute SY EG status; "
    game = table(text + "SY: track BA, level 8, eco 3; tribute SY BA status", impulse="EG", ap=4)
    game.play("EG", Influence(CountryId("SY"), 13))
    assert (game.country("SY").track, game.country("SY").level) == ("EG", 13)
    assert [(line.to, line.reason) for line in game.board.tributes] == [("EG", "status")]


def test_r_286_what_a_box_keeps_of_another_minor_stays() -> None:
    """R-199, R-286: Syria's alliance with Egypt takes nothing from what Assyria's box keeps of Israel."""
    text = "clock: turn 2; SY: track EG, level 12, eco 3; tribute SY EG status; conquest AS IS: until 3, level 5; "
    game = table(f"{text}tribute IS AS conquest", impulse="EG", ap=4)
    game.play("EG", Influence(CountryId("SY"), 13))
    assert [(entry.of, entry.level) for entry in game.board.conquests] == [("IS", 5)]


def test_aw_7_1_121_events_in_grace() -> None:
    """AW-7.1-121: the conquered may poison the conqueror's wells and raid his trade."""
    text = ELAM + "AS: trade 3; hand EL: 107 30; kish: AS turtan 3LI; raid-1: EL LI1"
    game = table(text, impulse="EL", ap=8, dice={"attrition": [1, 1, 1], "raid-target": [1], "raid": [6]})
    game.play("EL", RaidTrade())
    assert "raid-begins" in game.told
    game.play("EL", PlayEvent(CardId("107"), targets=("AS-turtan",)))
    through(game)
    assert "attrition-rolled" in game.told


def test_aw_7_1_121_no_battle_cards_in_grace() -> None:
    """AW-7.1-121: the Mede attacks Elam; Assyria, whose army stands beside his, can lay no battle card in it."""
    text = ELAM + "camp assyrian: ME; war ME EL; clock: turn 4; hand AS: 91 25; hand ME: 92 26; hand EL: 27"
    armies = "bit-hamban: ME daiukku 2LI; gutium: AS turtan 2LI, EL tannanu 3LI"
    game = attack(f"{text}; {armies}; AS: saved 3", "ME-daiukku", "gutium", by="ME")
    assert game.asked == [(game.seat("ME"), "battle")]
    assert game.refused("AS", LayCards((CardId("91"),))).message.id == "kernel-not-asked"
    game.play("ME", LayCards((CardId("92"),)))


def test_aw_7_1_122_cards_that_end_grace() -> None:
    """AW-7.1-122: Opposing Party may end Elam's grace with Assyria; Incite Hostilities only that with Persia."""
    text = ELAM + "conquest EL PE: until 2; tribute PE EL conquest; hand BA: 59 60"
    game = table(text, impulse="BA", ap=9)
    assert game.refused("BA", PlayEvent(CardId("60"), targets=("EL", "AS"))).rule == "6.11.f"
    game.play("BA", PlayEvent(CardId("60"), targets=("EL", "PE")))
    through(game)
    assert not in_grace(game.board, CountryId("EL"), CountryId("PE"))
    assert at_war(game.board, CountryId("EL"), CountryId("PE"))
    game = table(text, impulse="BA", ap=9)
    game.play("BA", PlayEvent(CardId("59"), targets=("EL",)))
    through(game, "respond")
    assert "end" in game.options("EL")
    game.answer("EL", "end")
    assert not in_grace(game.board, CountryId("EL"), CountryId("AS"))


def test_aw_7_1_124_a_conquered_power_joins_the_conqueror() -> None:
    """AW-7.1-124: with consent Elam joins Assyria's camp; without it gets a point; the Rebels are closed to it."""
    game = politics(ELAM.replace("until 2", "until 3"))
    through_politics(game, "EL")
    assert game.refused("EL", JoinCamp(Camp.REBEL)).rule == "7.1"
    game.play("EL", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    assert game.country("EL").camp is Camp.ASSYRIAN
    game = politics(ELAM.replace("until 2", "until 3"))
    through_politics(game, "EL")
    game.play("EL", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "decline")
    assert (game.country("EL").camp, game.country("EL").vp) == (Camp.NEUTRAL, 1)


EGYPT = "camp neutral: EG; conquest {by} EG: until 3; tribute EG {by} conquest; clock: turn 2; "


def test_7_1_in_grace_no_war_leads_into_another_camp() -> None:
    """7.1: Babylonia's conquered Egypt attacks Elam, as it may (R-200), but enters no camp and spares Babylonia."""
    game = table(EGYPT.format(by="BA"), impulse="EG", ap=12)
    war = DeclareWar(CountryId("EL"))
    assert "quote-enters-camp" not in [line.id for line in game.quote("EG", war).lines]
    game.play("EG", war)
    assert (game.country("EG").camp, game.asked) == (Camp.NEUTRAL, [(game.seat("EG"), "impulse")])
    assert [(entry.by, entry.on) for entry in game.board.wars] == [("EG", "EL")]
    assert [(line.payer, line.to) for line in game.board.tributes] == [("EG", "BA")]


@pytest.mark.parametrize(("by", "on"), [("EG", "ME"), ("ME", "EG")])
def test_7_1_in_grace_the_conqueror_has_no_part_in_his_camps_war(by: str, on: str) -> None:
    """7.1, R-200: Assyria's conquered Egypt and the Mede are at war; no shelter with the Rebels, Egypt pays on."""
    game = table(EGYPT.format(by="AS") + "camp assyrian: AS ME", impulse=by, ap=12)
    war = DeclareWar(CountryId(on))
    assert "quote-drags-in" not in [line.id for line in game.quote(by, war).lines]
    game.play(by, war)
    assert game.country("EG").camp is Camp.NEUTRAL
    assert [(entry.by, entry.on) for entry in game.board.wars] == [(by, on)]
    assert [(line.payer, line.to) for line in game.board.tributes] == [("EG", "AS")]


def test_7_1_in_grace_a_war_leads_into_the_conquerors_camp() -> None:
    """7.1: Assyria's conquered Egypt attacks the Rebels and, if Assyria agrees, is in its camp."""
    game = table(EGYPT.format(by="AS"), impulse="EG", ap=12)
    game.play("EG", DeclareWar(CountryId("EL")))
    game.answer("AS", "agree")
    assert game.country("EG").camp is Camp.ASSYRIAN
