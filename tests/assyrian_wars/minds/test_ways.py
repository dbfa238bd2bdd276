"""What an army is thought to be able to do, against the exact odds of the rules."""

from itertools import product

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.minds.ways import CAPTAINS, battle_dice, city_chance, hunger_chance, siege_chance
from rules.assyrian_wars.siege.odds import assault, taken_within
from rules.core.match import Match
from tests.assyrian_wars.harness import HARNESS

ARMIES = {"nineveh": "AS", "ashur": "AS", "susa": "EL", "babylon": "BA"}
CITIES = ("sippar", "babylon", "bit-imbi", "nineveh", "madaktu")


def test_sieges_are_thought_to_end_about_as_they_do() -> None:
    """The rule of thumb before gave Marduk's army two chances in five against Babylon's walls; it has one in eleven."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"ways").table.board
    edition, off = edition_of(board), list[float]()
    for start, goal in product(ARMIES, CITIES):
        owner, printed = CountryId(ARMIES[start]), edition.map.areas[AreaId(goal)]
        army = [piece for piece in board.areas[AreaId(start)].pieces if piece.owner == owner]
        units = [piece for piece in army if piece.is_unit]
        strength = sum(factor(edition.counters, unit) for unit in units)
        storm = float(assault(board, AreaId(goal), army, []).taken)
        exact = max(storm, 0.9 * taken_within(board, AreaId(goal), army, [], 3))
        found = siege_chance(strength, len(units), printed.defence, printed.is_fortress, battle_dice(owner))
        off.append(abs(found - exact))
    assert max(off) < 0.2
    assert sum(off) / len(off) < 0.05


GARRISONS = {"babylon": ("babylon", "sippar"), "susa": ("susa",), "sippar": ("sippar",), "bit-imbi": ("bit-imbi",)}


def test_an_army_behind_walls_is_reckoned_with() -> None:
    """All of Assyria takes Susa from Humban's army once in thirty times; three in four it was thought before."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"ways").table.board
    edition, off = edition_of(board), list[float]()

    def strength(army: list[Piece]) -> tuple[int, int]:
        troops = [piece for piece in army if piece.is_unit]
        return sum(factor(edition.counters, unit) for unit in troops), len(troops)

    for starts, goal in product((("nineveh",), ("ashur",), ("nineveh", "ashur")), GARRISONS):
        army = [piece for start in starts for piece in board.areas[AreaId(start)].pieces]
        army = [piece for piece in army if piece.is_unit or piece.id == "AS-sargon"]
        printed = edition.map.areas[AreaId(goal)]
        for within in GARRISONS[goal]:
            inside = [piece for piece in board.areas[AreaId(within)].pieces if not piece.is_ship]
            (guards, room), led = strength(inside), CAPTAINS * any(piece.is_leader for piece in inside)
            storm = float(assault(board, AreaId(goal), army, inside).taken)
            exact = max(storm, 0.9 * taken_within(board, AreaId(goal), army, inside, 3))
            dice = battle_dice(CountryId("AS")) if len(starts) > 1 or "nineveh" in starts else 2
            walls = printed.defence, printed.is_fortress, dice
            off.append(abs(siege_chance(*strength(army), *walls, guards + led, room) - exact))
    assert max(off) < 0.25
    assert sum(off) / len(off) < 0.08


def test_defenders_fight_where_they_stand_better() -> None:
    walls = 4, True, 4
    assert city_chance(36, 10, *walls, 0, 19, 5) < 0.15 < city_chance(36, 10, *walls, 19, 0, 0)
    assert city_chance(12, 4, 2, False, 2, 0, 30, 8) < 0.1, "a stronger army before weak walls"
    assert city_chance(12, 4, 2, False, 2, 0, 0, 0) == siege_chance(12, 4, 2, False, 2)


@pytest.mark.parametrize("fortress", [False, True])
def test_a_stronger_army_and_lower_walls_never_make_it_harder(fortress: bool) -> None:
    for units, defence in product(range(1, 9), range(1, 6)):
        chance = siege_chance(3 * units, units, defence, fortress, 2)
        assert siege_chance(3 * units, units, defence - 1, fortress, 2) >= chance
        assert siege_chance(3 * units + 3, units + 1, defence, fortress, 2) >= chance - 0.02
    assert siege_chance(0, 0, 2, fortress, 2) == 0
    assert siege_chance(1, 1, 0, fortress, 2) == 1


def test_a_hunger_siege_is_worth_more_with_every_impulse() -> None:
    chances = [hunger_chance(left) for left in range(7)]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert chances[3] > 0.7, "nobody goes away who needs three more impulses"
