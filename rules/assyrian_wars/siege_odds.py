"""Exact chances of assaults, standard siege rounds and hunger sieges (6.8, R-89 to R-92).

Losses are taken as the defaults of the questions take them: besiegers by halves and the weakest first, a garrison only
so many hits instead of the walls as save the city.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from rules.assyrian_wars.attrition import SECOND
from rules.assyrian_wars.battle_array import Die
from rules.assyrian_wars.ids import AreaId
from rules.assyrian_wars.losses import hits_to_kill
from rules.assyrian_wars.odds import percent
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
from rules.assyrian_wars.toll import Toll, rooms_of, share_out
from rules.core.messages import Message, Name, message

SIDES = 6


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
            if scored > received and survives(besiegers, received)
        ),
        Fraction(0),
    )
    return AssaultOdds(taken, mean(attack), mean(defence))


def standard_round(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece]) -> RoundOdds:
    """What one round does to the walls (6.8.3, R-91)."""
    walls, room = city_defence(board, area), _room(inside)
    defence = distribution(defender_dice(board, area, inside))
    alive = sum((chance for hits, chance in enumerate(defence) if survives(besiegers, hits)), Fraction(0))
    left: dict[int, Fraction] = {}
    for scored, chance in enumerate(distribution(besieger_dice(board, area, besiegers))):
        after = walls_left(walls, scored - _spared(walls, scored, room))
        left[after] = left.get(after, Fraction(0)) + chance
    return RoundOdds(left.get(0, Fraction(0)) * alive, dict(sorted(left.items())), mean(defence))


def taken_within(
    board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece], rounds: int
) -> Fraction:
    """The chance that a standard siege takes the city in so many rounds, with the losses of both on the way."""
    return _fall(board, area, _State(city_defence(board, area), tuple(besiegers), tuple(inside)), rounds, {})


def hunger(board: Board, area: AreaId, siege: Siege | None = None) -> HungerOdds:
    """The impulses and AP that a hunger siege still takes (6.8.1, R-87)."""
    number = -1 if siege is None or siege.hunger is None else siege.hunger
    needed = hunger_needed(board, area)
    steps = max(needed - max(number, 0), 0)
    return HungerOdds(number, needed, steps + int(number < 0), steps)


def quote(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece], method: str) -> Message:
    """The line of a quote: dice of both sides and the chance to take the city, in percent."""
    mine, theirs = len(besieger_dice(board, area, besiegers)), len(defender_dice(board, area, inside))
    name = Name("area", area)
    if method == "assault":
        taken = percent(assault(board, area, besiegers, inside).taken)
        return message("quote-assault", area=name, dice=mine, against=2 * theirs, taken=taken)
    odds = standard_round(board, area, besiegers, inside)
    breach = percent(1 - odds.defence.get(city_defence(board, area), Fraction(0)))
    return message(
        "quote-standard-siege", area=name, dice=mine, against=theirs, breach=breach, taken=percent(odds.taken)
    )


# Several rounds.


class _State(NamedTuple):
    """A siege between two rounds."""

    walls: int
    besiegers: tuple[Piece, ...]
    inside: tuple[Piece, ...]

    def key(self) -> tuple[int, tuple[tuple[str, bool], ...], tuple[tuple[str, bool], ...]]:
        return self.walls, _sides(self.besiegers), _sides(self.inside)


def _fall(board: Board, area: AreaId, state: _State, rounds: int, known: dict[object, Fraction]) -> Fraction:
    """The chance that the city falls in the rounds that are left."""
    if not rounds:
        return Fraction(0)
    key = (rounds, state.key())
    if key not in known:
        known[key] = sum(
            (
                mine * theirs * (1 if not walls else _fall(board, area, _State(walls, army, inside), rounds - 1, known))
                for (walls, inside), mine in _blows(board, area, state)
                for army, theirs in _armies_left(board, area, state)
            ),
            Fraction(0),
        )
    return known[key]


def _blows(board: Board, area: AreaId, state: _State) -> list[tuple[tuple[int, tuple[Piece, ...]], Fraction]]:
    """What the besiegers' dice leave of walls and garrison."""
    found = []
    room = _room(state.inside)
    for scored, chance in enumerate(distribution(besieger_dice(board, area, state.besiegers))):
        spared = _spared(state.walls, scored, room)
        inside = _hurt(board, state.inside, spared, halves=False)
        found.append(((walls_left(state.walls, scored - spared), inside), chance))
    return found


def _armies_left(board: Board, area: AreaId, state: _State) -> list[tuple[tuple[Piece, ...], Fraction]]:
    """What the city's dice leave of the besiegers, where a unit is left."""
    dice = defender_dice(board, area, state.inside, state.walls)
    return [
        (_hurt(board, state.besiegers, hits, halves=True), chance)
        for hits, chance in enumerate(distribution(dice))
        if survives(state.besiegers, hits)
    ]


# Losses.


def survives(besiegers: Sequence[Piece], hits: int) -> bool:
    """Whether a besieging unit is left after so many hits; leaders take theirs last."""
    return hits < sum(hits_to_kill(piece) for piece in besiegers if piece.is_unit)


def _room(inside: Sequence[Piece]) -> int:
    return sum(hits_to_kill(piece) for piece in inside)


def _spared(walls: int, scored: int, room: int) -> int:
    """The hits that a garrison takes instead of the walls if nobody says otherwise."""
    return saving(walls, scored, min(scored, room)) if scored >= walls else 0


def _hurt(board: Board, pieces: tuple[Piece, ...], hits: int, *, halves: bool) -> tuple[Piece, ...]:
    """The pieces after so many hits, shared and taken by default; the board's own are not touched."""
    if not hits:
        return pieces
    shares, odd, among = share_out(hits, *rooms_of(pieces, "hits"))
    for country in among[:odd]:
        shares[country] += 1
    taken: Counter[str] = Counter()
    for country, amount in shares.items():
        own = [piece for piece in pieces if piece.owner == country]
        marks = Toll(board, own, amount, "hits", halves=halves).default() if amount else ()
        taken.update(mark.removesuffix(SECOND) for mark in marks)
    left = [piece for piece in pieces if taken[piece.id] < hits_to_kill(piece)]
    return tuple(msgspec.structs.replace(piece, reduced=True) if taken[piece.id] else piece for piece in left)


def _sides(pieces: Sequence[Piece]) -> tuple[tuple[str, bool], ...]:
    return tuple((piece.id, piece.reduced) for piece in pieces)
