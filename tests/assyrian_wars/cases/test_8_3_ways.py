"""8.3, 7.1, 10.1: points and effects belong to what happens, whichever way it comes about.

| what | battle | siege | hunger | sea | card | raid | upkeep, desert, riot | timetable |
|---|---|---|---|---|---|---|---|---|
| the last nomads of a people go | winner | winner | besieger | enemy | its player | not there | nobody | none |
| a king dies | -1 | -1 | -1 | -1 | -1 | none there | leaders do not check | no loss (R-282) |
| a tribe is beaten: marker neutral, inactive | yes | yes | yes | yes | yes | yes | yes | it returns |
| a province without garrison is lost | yes | yes | yes | boards | yes | yes | yes | yes |
"""

import pytest

from rules.assyrian_wars.board.ids import CountryId, PieceId, ZoneId
from rules.assyrian_wars.events.disasters import Plague
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.sea.cargo import CargoLosses
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.battles import attack, through, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable

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


def at_sea() -> CaseTable:
    text = "CI: active, entered, track EG, level 14; arvad-coast: EG SH1-, CI LC1-!aboard=EG-SH-1; "
    sides = ((CountryId("AS"),), (CountryId("EG"),))
    lost = CargoLosses(zone=ZoneId("arvad-coast"), before={PieceId("EG-SH-1"): 2}, sides=sides)
    return through(during(text, lost))


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
def test_aw_8_3_203_the_last_of_a_nomad_people(case: str, way: object, points: int) -> None:
    """AW-8.3-203: whoever takes it off the map scores, by battle, siege, hunger, at sea or by a card; hunger nobody."""
    assert callable(way)
    game = way()
    assert isinstance(game, CaseTable)
    nomads = sum(line.points for line in game.country("AS").ledger if line.reason == "nomads-defeated")
    assert nomads == points, case


@pytest.mark.unsound("control-follows-occupation")
@pytest.mark.parametrize(
    ("case", "way"), [("AW-7.1-203-a", in_battle), ("AW-7.1-203-b", by_a_card), ("AW-7.1-203-c", by_nobody)]
)
def test_aw_7_1_203_a_tribe_that_is_gone_is_beaten(case: str, way: object) -> None:
    """AW-7.1-203: without a piece on the map it is inactive as soon as the action is over, whatever became of it."""
    assert callable(way)
    game = way()
    assert isinstance(game, CaseTable)
    if game.country("CI").active:
        game.end("AS")
    assert not game.country("CI").active, case


@pytest.mark.parametrize(
    ("case", "text", "move"),
    [
        ("AW-8.3.1-201-a", "sippar: BA marduk LI-; ashur: AS sargon 6HI", True),
        ("AW-8.3.1-201-b", "kish: BA (marduk), AS turtan 4LI, siege AS AS-turtan hunger 3 level 2", False),
    ],
)
def test_aw_8_3_1_201_a_king_lost(case: str, text: str, move: bool) -> None:
    """AW-8.3.1-201: a king who dies costs a point, in the field or behind starved walls."""
    game = (
        through(attack(text, "AS-sargon", "sippar", dice={"melee": every(6, after=[1] * 9), "promotion": every(1)}))
        if move
        else storm(siege_table(text), "AS-turtan", "hunger")
    )
    assert game.where("BA-marduk") == ""
    assert vp(game, "BA") == -1, case
