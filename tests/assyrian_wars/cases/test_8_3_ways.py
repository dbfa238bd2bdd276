"""8.3, 7.1, 10.1: points and effects belong to what happens, whichever way it comes about.

| what | battle | siege | hunger | sea | card | raid | upkeep, desert, riot | timetable, ruling |
|---|---|---|---|---|---|---|---|---|
| last nomads | winner | winner | besieger | enemy | its player | not on the map | nobody | nobody |
| a king dies: -1 | AW-8.3.1-201-a, -202-d | -c | -b | -202-a | -201-d, -202-b | no leader | no leader | -202-c |
| a tribe is beaten: inactive | yes | yes | yes | yes | yes | yes | yes | it returns |
| a province without garrison is lost | AW-7.1.D-210 | -207 | -207 | -206 | -209 | -205 | -201 to -203 | -208, -211 |
| a battle that scored is answered | AW-6.11.c-201 | -206, -208 | no battle | -203, -205 | foreign war | no | no | no |
| a beaten refuser is checked | AW-7.4.4-101 | -103 | as a siege | naval battle | foreign war | no | no | no |
| a city is taken | no | AW-8.3-209-a, -b | -c | no | -d; a revolt: none, AW-8.3-106 | no | no | none, -209-e |

| what | in the impulse | card | Interphase | timetable, ruling |
|---|---|---|---|---|
| an alliance | AW-8.3-208-a | -b | -c | none, -d |
| a conquest | AW-7.1.D-101, surrender AW-7.1.B-101 | no | AW-7.1-117 | no |
| a camp is beaten | AW-8.3-210-a, surrender -b | no | AW-8.3-112 | who joins the other camp: none, AW-9.1-103 |
| a foreign war | a battle AW-6.11.b-112, lost -113 | none, -111 | no | it runs out: none, AW-6.11.b-106 |
| trade | no | no | AW-7.3.3-103 | no |

The last nomads also go when their chief makes room for an army (AW-8.3-205), a city rises against them (AW-8.3-206) or
the ship that carries them routs or has no way out (AW-8.3-207),
and a refuser's city is taken by a revolt, too (AW-7.4.4-202).
"""

from collections.abc import Callable, Sequence

import pytest

from rules.assyrian_wars.board.ids import CardId, CountryId, PieceId
from rules.assyrian_wars.desk.patches import SetPiece
from rules.assyrian_wars.events.disasters import Plague
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.interphase.secret_diplomacy import SecretAction
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.sea import naval_battle
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.actions import Action
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.battles import attack, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during, evade
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import QUIET, give, through, until
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable, table

TRIBE = "CI: active, entered, controller BA; "
LAST = (PieceId("CI-LC-1"),)


def in_battle() -> CaseTable:
    dice = {"melee": every(6, after=[1] * 9), "promotion": every(1)}
    return through(attack(TRIBE + "singara: CI LC1-; nineveh: AS sargon 6HI", "AS-sargon", "singara", dice=dice))


def in_a_siege() -> CaseTable:
    text = TRIBE + "kish: CI (LC1-), AS sargon 6HI, control CI, damage 1"
    return storm(siege_table(text, dice={"besiegers": every(1), "defenders": every(6)}), "AS-sargon")


def in_a_hunger_siege() -> CaseTable:
    text = TRIBE + "kish: CI (LC1-), AS sargon 6HI, control CI, siege AS AS-sargon hunger 3 level 2"
    return storm(siege_table(text), "AS-sargon", "hunger")


CARRIED = "war AS EG; CI: active, entered, track EG, level 14; sidonia: AS SH1..2, "


def at_sea() -> CaseTable:
    return found(CARRIED + "EG SH1-, CI LC1-!aboard=EG-SH-1", every(6, after=[1] * 2))


def found(text: str, melee: Sequence[int]) -> CaseTable:
    """Assyria's ships off Sidonia find the enemy and fight."""
    game = table(text, impulse="AS", ap=4, dice={"search": [6, 6], "melee": melee})
    game.play("AS", search("sidonia"))
    return through(game)


def by_a_card() -> CaseTable:
    return plagued(Plague(units=LAST, checks=1, by=CountryId("AS")))


def by_nobody() -> CaseTable:
    return plagued(Attrition(units=LAST, cause="supply"))


def plagued(procedure: Procedure) -> CaseTable:
    return during(TRIBE + "singara: CI LC1-", procedure, dice={"attrition": [6]})


@pytest.mark.unsound("control-follows-occupation")
@pytest.mark.parametrize(
    ("case", "way", "points"),
    [
        ("AW-8.3-203-a", in_battle, 2),
        ("AW-8.3-203-b", in_a_siege, 2),
        ("AW-8.3-203-c", in_a_hunger_siege, 2),
        ("AW-8.3-203-d", at_sea, 2),
        ("AW-8.3-203-e", by_a_card, 2),
        ("AW-8.3-203-f", by_nobody, 0),
    ],
)
def test_aw_8_3_203_the_last_of_a_nomad_people(case: str, way: Callable[[], CaseTable], points: int) -> None:
    """AW-8.3-203: whoever takes it off the map scores, by battle, siege, hunger, at sea or by a card; hunger nobody."""
    game = way()
    nomads = sum(line.points for line in game.country("AS").ledger if line.reason == "nomads-defeated")
    assert nomads == points, case


@pytest.mark.unsound("control-follows-occupation")
@pytest.mark.parametrize(
    ("case", "way"), [("AW-7.1-203-a", in_battle), ("AW-7.1-203-b", by_a_card), ("AW-7.1-203-c", by_nobody)]
)
def test_aw_7_1_203_a_tribe_that_is_gone_is_beaten(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-7.1-203: without a piece on the map it is inactive as soon as the action is over, whatever became of it."""
    game = way()
    if game.country("CI").active:
        game.end("AS")
    assert not game.country("CI").active, case


def king_in_the_field() -> CaseTable:
    dice = {"melee": every(6, after=[1] * 9), "promotion": every(1)}
    return through(attack("sippar: BA marduk LI-; ashur: AS sargon 6HI", "AS-sargon", "sippar", dice=dice))


def king_starved() -> CaseTable:
    text = "kish: BA (marduk), AS turtan 4LI, siege AS AS-turtan hunger 3 level 2"
    return storm(siege_table(text), "AS-turtan", "hunger")


def king_stormed() -> CaseTable:
    text = "kish: BA (marduk LI-), AS sargon 6HI, damage 1"
    return storm(siege_table(text, dice={"besiegers": every(1), "defenders": every(6)}), "AS-sargon", "assault")


def king_murdered() -> CaseTable:
    return murdered("babylon: BA marduk LI", "BA-marduk")


def murdered(text: str, leader: str) -> CaseTable:
    """Card 109, and a 6."""
    game = table(f"{text}; hand AS: 109 40", impulse="AS", ap=9, dice={"strike-leader": [6]})
    game.play("AS", PlayEvent(CardId("109"), "", (leader,)))
    return through(game)


@pytest.mark.parametrize(
    ("case", "way"),
    [
        ("AW-8.3.1-201-a", king_in_the_field),
        ("AW-8.3.1-201-b", king_starved),
        ("AW-8.3.1-201-c", king_stormed),
        ("AW-8.3.1-201-d", king_murdered),
    ],
)
def test_aw_8_3_1_201_a_king_lost(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-8.3.1-201: a king who dies costs a point, in the field, behind stormed or starved walls, by a dagger."""
    game = way()
    assert game.where("BA-marduk") == ""
    assert vp(game, "BA") == -1, case


def king_drowned() -> CaseTable:
    return found("war AS EG; sidonia: AS SH1..2, EG SH1- taharqa!aboard=EG-SH-1", every(6, after=[1] * 2))


def king_abroad() -> CaseTable:
    text = "foreign-war 29 EG lybia: size 1, duration 5, forces EG taharqa; hand EL: 35 40"
    game = table(text, impulse="EL", ap=4, dice={"foreign-war-losses": [2]})
    game.play("EL", PlayEvent(CardId("35"), "", ("29",)))
    return through(game)


def king_in_battle_abroad() -> CaseTable:
    """A unit and the king against a copy of themselves, which hits with everything and is not hit."""
    text = "foreign-war 29 EG lybia: size 2, duration 5, forces EG LI1- taharqa; hand EG: 40 41"
    game = table(text, impulse="EG", ap=4, dice={"melee": every(1, after=[6] * 4)})
    game.play("EG", FightAbroad())
    return through(game)


def king_by_ruling() -> CaseTable:
    game = table("memphis: EG taharqa LI", impulse="EG", ap=4)
    game.keep(game.match.override("gm", (SetPiece(PieceId("EG-taharqa"), "removed"),), "he was never there"))
    return game


@pytest.mark.parametrize(
    ("case", "way", "points"),
    [
        ("AW-8.3.1-202-a", king_drowned, -1),
        ("AW-8.3.1-202-b", king_abroad, -1),
        ("AW-8.3.1-202-c", king_by_ruling, 0),
        ("AW-8.3.1-202-d", king_in_battle_abroad, -1),
    ],
)
def test_aw_8_3_1_202_a_king_lost_far_away(case: str, way: Callable[[], CaseTable], points: int) -> None:
    """AW-8.3.1-202: a king who drowns or dies abroad, in battle or not, costs a point; whom a ruling takes none."""
    game = way()
    assert game.board.find(PieceId("EG-taharqa")) is None
    assert vp(game, "EG") == points, case


def test_aw_8_3_204_the_last_is_murdered() -> None:
    """AW-8.3-204: the last piece of the Cimmerians is a leader, and Assyria's card kills him."""
    game = murdered(TRIBE + "singara: CI teushpa", "CI-teushpa")
    assert sum(line.points for line in game.country("AS").ledger if line.reason == "nomads-defeated") == 2


@pytest.mark.parametrize(
    ("case", "chief", "points"), [("AW-8.3-205-a", "CI teushpa", 2), ("AW-8.3-205-b", "AS rab-saris", 0)]
)
def test_aw_8_3_205_a_chief_alone_is_driven_off(case: str, chief: str, points: int) -> None:
    """AW-8.3-205: the last Cimmerian makes room for an army that evades to where he is: that beats his people."""
    text = f"{TRIBE}kish: BA nabu 2LI, AS turtan 2LI; babylon: {chief}"
    game = evade(text, "kish", dice={"evasion": [6, 6]})
    game.answer("BA", "evade:babylon")
    through(game)
    assert game.where(chief.replace(" ", "-")) == "regroup", case
    assert vp(game, "BA") == points


@pytest.mark.parametrize(
    ("case", "ships", "ways", "points"),
    [
        ("AW-8.3-207-a", "EG SH1, CI LC1!aboard=EG-SH-1", True, 2),
        ("AW-8.3-207-b", "EG SH1..2, CI LC1!aboard=EG-SH-2", False, 2),
        ("AW-8.3-207-c", "EG SH1..2, CI LC1!aboard=EG-SH-2", True, 0),
    ],
)
def test_aw_8_3_207_scattered_at_sea(
    case: str, ships: str, ways: bool, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AW-8.3-207: the last Cimmerian is aboard a ship that routs (a), has no way out (b) or has one (c)."""
    if not ways:
        monkeypatch.setattr(naval_battle, "retreats", lambda board, zone: [])
    game = found(CARRIED + ships, every(6, after=[1]))
    assert ("fleet-scattered" in game.told) is not ways
    nomads = sum(line.points for line in game.country("AS").ledger if line.reason == "nomads-defeated")
    assert (game.where("CI-LC-1") == "regroup", nomads) == (points > 0, points), case


def champion_behind_walls() -> CaseTable:
    text = f"{TRIBE}kish: CI (teushpa), AS sargon 6HI, control CI; hand AS: 86 40"
    game = siege_table(text, ap=9, dice={"champion": [6], "besiegers": every(6), "defenders": every(6)})
    game.play("AS", Besiege("AS-sargon", "standard"))
    return game


def champion_in_the_field() -> CaseTable:
    dice = {"champion": [6], "melee": every(6), "promotion": every(1)}
    text = "CI: active, entered, track BA, level 14; ashur: AS sargon 6HI; sippar: BA 2LI, CI teushpa"
    return attack(f"{text}; hand AS: 86 40", "AS-sargon", "sippar", dice=dice)


@pytest.mark.parametrize(
    ("case", "way"), [("AW-8.3-211-a", champion_behind_walls), ("AW-8.3-211-b", champion_in_the_field)]
)
def test_aw_8_3_211_a_champion(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-8.3-211: the last Cimmerian is a chief, and Assyria's champion kills him before the dice of the round."""
    game = until(way(), "battle")
    game.play("AS", LayCards((CardId("86"),)))
    through(game)
    assert game.where("CI-teushpa") == ""
    assert [line.points for line in game.country("AS").ledger if line.reason == "nomads-defeated"] == [2], case


def test_aw_8_3_206_a_revolt_drives_out_the_last_nomads() -> None:
    """AW-8.3-206: Nippur rises for Babylonia against one Cimmerian unit: it is forced into the Regroup Box."""
    act = SecretAction(power=CountryId("BA"), objective="CI")
    game = during("CI: active, entered, track EG, level 14; nippur: CI LC1, control CI", act)
    game.answer("BA", "rising:nippur")
    through(game)
    assert (game.where("CI-LC-1"), vp(game, "BA")) == ("regroup", 2)


# Nothing that is over is asked anything.

OVER: list[tuple[str, str, Action, dict[str, tuple[int, ...]], str]] = [
    (  # the beaten are dead: no rout, no retreat, no way for them to choose
        "AW-6.7.8-201",
        "sippar: BA nabu LI-; ashur: AS sargon 6HI",
        go("AS-sargon", "sippar"),
        {"melee": every(6, after=[1] * 9), "promotion": every(1)},
        "overrun",
    ),
    (  # no markers are left to carry off
        "AW-6.8.4-201",
        "kish: BA (LI-), AS sargon 6HI, damage 1",
        Besiege("AS-sargon", "assault"),
        {"besiegers": every(1), "defenders": every(6)},
        "city-taken",
    ),
    (  # the besieged have starved; they might have made a sortie before
        "AW-6.8.1-202",
        "kish: BA (nabu LI), AS sargon 6HI, siege AS AS-sargon hunger 3 level 2",
        Besiege("AS-sargon", "hunger"),
        {},
        "city-starved",
    ),
]


@pytest.mark.parametrize(("text", "order", "dice", "told"), [pytest.param(*rest, id=case) for case, *rest in OVER])
def test_what_is_over_is_asked_nothing(text: str, order: Action, dice: dict[str, tuple[int, ...]], told: str) -> None:
    """From the end on nobody is asked but for the impulse that goes on, and the loser is asked nothing at all."""
    game = table(text, impulse="AS", ap=9, dice=dice)
    mark = game.mark()
    game.play("AS", order)
    while told not in game.since(mark):
        question = game.match.pending[0]
        assert question.kind in ("evade", "intercept", "take-hits", "sortie"), question.kind
        give(game, question, QUIET.get(question.kind))
    assert game.asked == [("P1", "impulse")]
