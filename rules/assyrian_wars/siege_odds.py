"""Exact chances of assaults, standard siege rounds and hunger sieges (6.8, R-89 to R-92).

Losses are taken as the defaults of the questions take them: besiegers by halves and the weakest first, a garrison only
so many hits instead of the walls as save the city.
"""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from rules.assyrian_wars.battle_array import Die
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.forces import owners
from rules.assyrian_wars.hits import Toll, rooms_of, share_out
from rules.assyrian_wars.ids import AreaId, CountryId
from rules.assyrian_wars.losses import hits_to_kill
from rules.assyrian_wars.pieces import Piece, Siege
from rules.assyrian_wars.siege_dice import (
    besieger_dice,
    city_defence,
    defender_dice,
    hunger_needed,
    saving,
    walls_left,
)
from rules.assyrian_wars.state import Board
from rules.core.messages import Message, Name, message

SIDES = 6
PERCENT = 100
SECOND = "+"  # how a toll marks a unit's second hit


class AssaultOdds(msgspec.Struct, frozen=True):
    """What an assault may bring (6.8.2)."""

    taken: Fraction
    hits: Fraction  # expected hits on the garrison
    losses: Fraction  # expected hits on the besiegers


class RoundOdds(msgspec.Struct, frozen=True):
    """What one round of a standard siege may bring (6.8.3)."""

    taken: Fraction
    defence: dict[int, Fraction]  # the chance of each defence that may be left, 0 among them
    losses: Fraction  # expected hits on the besiegers


class HungerOdds(msgspec.Struct, frozen=True):
    """How long a hunger siege still takes if nobody sorties, repairs or breaks the blockade (6.8.1)."""

    number: int  # on the city now; 0 with the besiegers; -1 not begun
    needed: int
    impulses: int  # of the besieger, the one that begins it included
    cost: int  # AP


# Dice.


def distribution(dice: Sequence[Die]) -> list[Fraction]:
    """The chance of 0, 1, 2 … hits of these dice; a die of strength 6 or more always hits."""
    chances = [Fraction(1)]
    for die in dice:
        hit = Fraction(min(max(die.factor, 0), SIDES), SIDES)
        longer = [*(chance * (1 - hit) for chance in chances), Fraction(0)]
        for number, chance in enumerate(chances):
            longer[number + 1] += chance * hit
        chances = longer
    return chances


def mean(chances: Sequence[Fraction]) -> Fraction:
    """The expected number of hits."""
    return sum((number * chance for number, chance in enumerate(chances)), Fraction(0))


# The three kinds of siege.


def assault(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece]) -> AssaultOdds:
    """The chance to take a city by storm: more hits, and a unit left to march in (6.8.2, R-90)."""
    attack = distribution(besieger_dice(board, area, besiegers))
    defence = distribution([die for die in defender_dice(board, area, inside) for _ in range(2)])
    taken = sum(
        (
            mine * theirs
            for scored, mine in enumerate(attack)
            for received, theirs in enumerate(defence)
            if scored > received and survives(board, besiegers, received)
        ),
        Fraction(0),
    )
    return AssaultOdds(taken, mean(attack), mean(defence))


def standard_round(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece]) -> RoundOdds:
    """What one round does to the walls (6.8.3, R-91)."""
    walls, room = city_defence(board, area), _room(inside)
    defence = distribution(defender_dice(board, area, inside))
    alive = sum((chance for hits, chance in enumerate(defence) if survives(board, besiegers, hits)), Fraction(0))
    left: dict[int, Fraction] = {}
    for scored, chance in enumerate(distribution(besieger_dice(board, area, besiegers))):
        after = walls_left(walls, scored - _spared(walls, scored, room))
        left[after] = left.get(after, Fraction(0)) + chance
    return RoundOdds(left.get(0, Fraction(0)) * alive, dict(sorted(left.items())), mean(defence))


def taken_within(
    board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece], rounds: int
) -> Fraction:
    """The chance that a standard siege takes the city in so many rounds, with the losses of both on the way."""
    start = _State(city_defence(board, area), _sides(besiegers), _sides(inside))
    return _fall(board, area, start, (tuple(besiegers), tuple(inside)), rounds, {})


def hunger(board: Board, area: AreaId, siege: Siege | None = None) -> HungerOdds:
    """The impulses and AP that a hunger siege still takes (6.8.1, R-87)."""
    number = -1 if siege is None or siege.hunger is None else siege.hunger
    needed = hunger_needed(board, area)
    steps = max(needed - max(number, 0), 0)
    return HungerOdds(number, needed, steps + int(number < 0), steps)


def quote(
    board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece], *, assault: bool
) -> Message:
    """The line of a quote: dice of both sides and the chance to take the city, in percent."""
    mine, theirs = len(besieger_dice(board, area, besiegers)), len(defender_dice(board, area, inside))
    if assault:
        storm = _storm(board, area, besiegers, inside)
        return message(
            "quote-assault", area=Name("area", area), dice=mine, against=2 * theirs, taken=percent(storm.taken)
        )
    odds = standard_round(board, area, besiegers, inside)
    breach = 1 - odds.defence.get(city_defence(board, area), Fraction(0))
    return message(
        "quote-standard-siege",
        area=Name("area", area),
        dice=mine,
        against=theirs,
        breach=percent(breach),
        taken=percent(odds.taken),
    )


_storm = assault


def percent(part: Fraction) -> int:
    """A chance in whole percent; only what is certain is 100 and only what is impossible is 0."""
    return min(max(round(part * PERCENT), 1), PERCENT - 1) if 0 < part < 1 else round(part * PERCENT)


# Losses.


def survives(board: Board, besiegers: Sequence[Piece], hits: int) -> bool:
    """Whether a besieging unit is left after so many hits; leaders take theirs last."""
    return hits < sum(hits_to_kill(piece) for piece in besiegers if piece.is_unit)


def _room(inside: Sequence[Piece]) -> int:
    return sum(hits_to_kill(piece) for piece in inside)


def _spared(walls: int, scored: int, room: int) -> int:
    return saving(walls, scored, min(scored, room)) if scored >= walls else 0
