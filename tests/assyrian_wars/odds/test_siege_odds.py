"""The chances of sieges: against every roll there is, and against the game's own dice."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from rules.assyrian_wars.battle.sides import Die
from rules.assyrian_wars.board.forces import garrison, in_field
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece, Siege
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.siege import odds as siege_odds
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.dice import besieger_dice, city_defence, defender_dice, walls_left
from rules.assyrian_wars.siege.sortie import Sortie
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.sieges import storm
from tests.assyrian_wars.cases.table import PREAMBLE, table

FACES = range(1, 7)


def position(text: str, area: str) -> tuple[Board, AreaId, list[Piece], list[Piece]]:
    """The board, the city, who besieges it and who is inside."""
    board = Position.parse(PREAMBLE + text, house()).board
    state = board.areas[AreaId(area)]
    return board, AreaId(area), in_field(state), garrison(state)


def every_roll(dice: list[Die]) -> list[int]:
    """The hits of each of the rolls that these dice can make."""
    return [
        sum(result <= die.factor for die, result in zip(dice, results, strict=True))
        for results in product(FACES, repeat=len(dice))
    ]


@pytest.mark.parametrize("factors", [(), (3,), (1, 4), (2, 3, 6), (0, 5, 7, 3)])
def test_the_distribution_of_hits(factors: tuple[int, ...]) -> None:
    dice = [Die(factor) for factor in factors]
    rolls = every_roll(dice)
    assert siege_odds.ways(dice) == [rolls.count(hits) for hits in range(len(dice) + 1)]


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("guzana: BA nabu LI", "guzana"),
        ("guzana: BA nabu LI LI2-", "guzana"),
        ("guzana: BA nabu LI-, AS (MC-LI-)", "guzana"),
        ("sippar: AS nagir-ekalli LI, BA (LI-)", "sippar"),
    ],
)
def test_assaults_against_every_roll(text: str, area: str) -> None:
    board, city, besiegers, inside = position(text, area)
    mine = every_roll(besieger_dice(board, city, besiegers))
    theirs = every_roll([die for die in defender_dice(board, city, inside) for _ in range(2)])
    room = sum(1 if unit.reduced else 2 for unit in besiegers if unit.is_unit)
    won = sum(1 for scored in mine for received in theirs if scored > received and received < room)
    odds = siege_odds.assault(board, city, besiegers, inside)
    assert odds.taken == Fraction(won, len(mine) * len(theirs))
    assert odds.losses == Fraction(sum(theirs), len(theirs))
    assert odds.hits == Fraction(sum(mine), len(mine))


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("sippar: AS turtan LI", "sippar"),
        ("sippar: AS turtan LI, damage 1", "sippar"),
        ("kalhu: BA nabu 3LI", "kalhu"),
        ("bit-imbi: AS turtan 2LI", "bit-imbi"),
    ],
)
def test_standard_rounds_against_every_roll(text: str, area: str) -> None:
    """An empty city: what every roll leaves of the walls."""
    board, city, besiegers, inside = position(text, area)
    walls = city_defence(board, city)
    mine = every_roll(besieger_dice(board, city, besiegers))
    theirs = every_roll(defender_dice(board, city, inside))
    left = [walls_left(walls, scored) for scored in mine]
    room = sum(1 if unit.reduced else 2 for unit in besiegers if unit.is_unit)
    alive = Fraction(sum(received < room for received in theirs), len(theirs))
    odds = siege_odds.standard_round(board, city, besiegers, inside)
    assert odds.defence == {level: Fraction(left.count(level), len(left)) for level in sorted(set(left))}
    assert odds.taken == Fraction(left.count(0), len(left)) * alive
    assert siege_odds.taken_within(board, city, besiegers, inside, 1) == pytest.approx(float(odds.taken))


def test_a_garrison_saves_its_city() -> None:
    """Sippar with two units inside: three hits would take it, but one of them on the garrison leaves a wall."""
    board, city, besiegers, inside = position("sippar: AS sargon 3LI, BA (2LI)", "sippar")
    odds = siege_odds.standard_round(board, city, besiegers, inside)
    without = siege_odds.standard_round(board, city, besiegers, [])
    assert odds.taken < without.taken
    ways = siege_odds.ways(besieger_dice(board, city, besiegers))
    assert odds.defence[0] == Fraction(sum(ways[7:]), sum(ways))  # 4 hits of room and 3 for the walls


def test_two_rounds_by_hand() -> None:
    """Guzana, defence 1, against a light infantry (2/1) and a leader's die: it falls to any hit."""
    board, city, besiegers, inside = position("guzana: BA nabu LI", "guzana")
    first = 1 - Fraction(4, 6) * Fraction(3, 6)
    weakened = (1 - Fraction(5, 6) * Fraction(3, 6)) * Fraction(1, 2)  # and the reduced unit must not be hit again
    expected = first + (1 - first) * (Fraction(1, 2) * weakened + Fraction(1, 2) * first)
    assert siege_odds.taken_within(board, city, besiegers, inside, 2) == pytest.approx(float(expected))


def test_a_garrison_is_only_hit_in_place_of_the_walls() -> None:
    """Guzana, defence 1: a light infantry inside takes two hits for it, so that it falls to the third."""
    board, city, besiegers, inside = position("guzana: BA LI-, AS (LI)", "guzana")
    expected = Fraction(1)
    for garrison_left in (
        ", AS (LI)",
        ", AS (LI-)",
        "",
    ):  # the reduced besieger hits and lives
        _, _, army, left = position(f"guzana: BA LI-{garrison_left}", "guzana")
        struck = every_roll(defender_dice(board, city, left))
        expected *= Fraction(sum(every_roll(besieger_dice(board, city, army))), 6) * Fraction(
            struck.count(0), len(struck)
        )
    assert siege_odds.taken_within(board, city, besiegers, inside, 2) == 0
    assert siege_odds.taken_within(board, city, besiegers, inside, 3) == pytest.approx(float(expected))


ROUNDS = (
    ("sippar: AS turtan 3LI MC-LI, BA (LI)", "sippar", 2),
    ("kalhu: BA nabu 2LI 2MC-LI", "kalhu", 3),
    ("guzana: BA nabu LI", "guzana", 3),
)


@pytest.mark.parametrize(("text", "area", "rounds"), ROUNDS)
def test_several_rounds_against_the_game(text: str, area: str, rounds: int) -> None:
    """The game itself, played again and again with default choices, takes the city about as often."""
    board, city, besiegers, inside = position(text, area)
    expected = siege_odds.taken_within(board, city, besiegers, inside, rounds)
    games = 100
    falls = sum(falls_within(text, area, rounds, seed) for seed in range(games))
    margin = 4 * (expected * (1 - expected) / games) ** 0.5 + 0.01
    assert abs(falls / games - expected) <= margin


def falls_within(text: str, area: str, rounds: int, seed: int) -> bool:
    """Whether a city falls in so many rounds of the game, with chance dice of this seed."""
    chance = Random(seed)
    by, leader = ("AS", "AS-turtan") if "turtan" in text else ("BA", "BA-nabu")
    dice = {label: at_most([chance.randint(1, 6) for _ in range(60)]) for label in ("besiegers", "defenders")}
    game = table(text, impulse=by, ap=9, dice={**dice, "promotion": every(1)})
    state = game.board.areas[AreaId(area)]
    for _ in range(rounds):
        if not any(unit.is_unit and unit.owner == by for unit in state.pieces):
            return False
        storm(game, leader, "standard", by)
        if game.control(area) == by:
            return True
        for piece in state.pieces:
            piece.rested()
        for siege in state.sieges:
            siege.acted = False
    return False


@pytest.mark.parametrize(
    ("area", "number", "needed", "impulses", "cost"),
    [
        ("der", None, 4, 5, 4),
        ("der", 0, 4, 4, 4),
        ("der", 3, 4, 1, 1),
        ("samaria", 1, 6, 5, 5),
        ("babylon", 0, 7, 7, 7),
    ],
)
def test_hunger_takes_its_time(area: str, number: int | None, needed: int, impulses: int, cost: int) -> None:
    board, city, _, _ = position("der: empty", area)
    siege = None if number is None else Siege(CountryId("AS"), hunger=number)
    odds = siege_odds.hunger(board, city, siege)
    assert (odds.needed, odds.impulses, odds.cost) == (needed, impulses, cost)


def test_quotes_name_the_chance() -> None:
    """Before the order: its price, the dice and the chance; the garrison of a stranger stays unknown (9.5)."""
    game = table("sippar: AS turtan 3LI", impulse="AS", ap=5)
    lines = game.quote("AS", Besiege("AS-turtan", "assault")).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-assault-fails", "quote-assault"]
    assert (lines[2].params["dice"], lines[2].params["against"]) == (6, 4)
    game = table("sippar: AS turtan 3LI, BA (LI)", impulse="AS", ap=5)
    lines = game.quote("AS", Besiege("AS-turtan", "standard")).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-unknown-garrison"]


@pytest.mark.parametrize("text", ["sippar: AS turtan LI, BA (nabu 2LI)", "sippar: AS nagir-ekalli 2LI, BA (LI)"])
def test_sorties_against_every_roll(text: str) -> None:
    """As many hits as the besiegers' lift the siege."""
    board, city, before, troops = position(text, "sippar")
    mine = [Die(2)] * sum(piece.is_unit for piece in troops) + [Die(3)] * sum(piece.is_leader for piece in troops)
    leader = int("turtan" in text)
    theirs = [Die(3)] * (sum(piece.is_unit for piece in before) + leader + 1)
    wins = [own >= other for own in every_roll(mine) for other in every_roll(theirs)]
    assert siege_odds.sortie(board, city, troops, before).win == pytest.approx(sum(wins) / len(wins))


def test_besiegers_without_a_unit_have_won_nothing() -> None:
    """R-93: the garrison dies, but it has killed the last unit before: leaders alone do not go on."""
    board, city, before, troops = position("sippar: AS turtan rab-shaqe LI-, BA (2LI-)", "sippar")
    units = house().counters.units
    weak, weaker = (units[next(piece.id for piece in side if piece.is_unit)].reduced for side in (before, troops))
    mine, theirs = every_roll([Die(weaker)] * 2), every_roll([Die(weak), Die(3), Die(3)])
    bare = [own >= 1 and other >= 2 for own in mine for other in theirs]
    assert siege_odds.sortie(board, city, troops, before).bare == pytest.approx(sum(bare) / len(bare))


def test_a_sortie_is_quoted_with_its_chance_without_fog() -> None:
    text = "{}; sippar: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan hunger 1 level 2"
    clear = table(text.format("options: not fog-of-war, not special-units"), impulse="BA", ap=5)
    lines = clear.quote("BA", Sortie(AreaId("sippar"))).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-sortie", "quote-sortie-lifts"]
    fog = table(text.format("options: not special-units"), impulse="BA", ap=5)
    assert [line.id for line in fog.quote("BA", Sortie(AreaId("sippar"))).lines] == ["quote-ap", "quote-sortie"]
