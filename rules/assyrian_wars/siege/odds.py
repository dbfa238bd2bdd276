"""Exact chances of assaults, standard siege rounds and hunger sieges (6.8, R-89 to R-92).

Losses are taken as the defaults of the questions take them: besiegers by halves and the weakest first, a garrison only
so many hits instead of the walls as save the city. One round is reckoned in fractions, several in floating point.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from rules.assyrian_wars.battle.losses import hits_to_kill
from rules.assyrian_wars.battle.odds import Forecast, forecast
from rules.assyrian_wars.battle.shares import Toll, rooms_of, share_out
from rules.assyrian_wars.battle.sides import Die, draw_up
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.pieces import Piece, Siege
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.odds import percent
from rules.assyrian_wars.events.war_hooks import walls_change
from rules.assyrian_wars.march.attrition import SECOND
from rules.assyrian_wars.siege.dice import (
    besieger_dice,
    city_defence,
    counted,
    defender_dice,
    hunger_needed,
    saving,
    walls_left,
)
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


def ways(dice: Sequence[Die]) -> list[int]:
    """In how many of all the rolls of these dice there are 0, 1, 2 … hits; a die of strength 6 or more always hits."""
    found = [1]
    for die in dice:
        hit = min(max(die.factor, 0), SIDES)
        miss = SIDES - hit
        found = [low * hit + high * miss for low, high in zip([0, *found], [*found, 0], strict=True)]
    return found


def expected(dice: Sequence[Die]) -> Fraction:
    """The mean number of hits."""
    return Fraction(sum(min(max(die.factor, 0), SIDES) for die in dice), SIDES)


# The three kinds of siege.


def assault(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece]) -> AssaultOdds:
    """The chance to take a city by storm: more hits, and a unit left to march in (6.8.2, R-90)."""
    attack = besieger_dice(board, area, besiegers)
    defence = [die for die in defender_dice(board, area, inside) for _ in range(2)]
    mine, theirs = ways(attack), ways(defence)
    taken = sum(number * sum(mine[received + 1 :]) for received, number in enumerate(theirs[: _lives(besiegers)]))
    return AssaultOdds(Fraction(taken, SIDES ** (len(attack) + len(defence))), expected(attack), expected(defence))


def standard_round(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece]) -> RoundOdds:
    """What one round does to the walls (6.8.3, R-91)."""
    walls, room, change = city_defence(board, area), _room(inside), walls_change(board, area)
    attack, defence = besieger_dice(board, area, besiegers), defender_dice(board, area, inside)
    left: dict[int, int] = {}
    for scored, number in enumerate(ways(attack)):
        after = walls_left(walls, scored - _spared(walls, scored, room, change), change)
        left[after] = left.get(after, 0) + number
    alive = sum(ways(defence)[: _lives(besiegers)])
    rolls = SIDES ** len(attack)
    return RoundOdds(
        Fraction(left.get(0, 0) * alive, rolls * SIDES ** len(defence)),
        {level: Fraction(number, rolls) for level, number in sorted(left.items()) if number},
        expected(defence),
    )


def taken_within(board: Board, area: AreaId, besiegers: Sequence[Piece], inside: Sequence[Piece], rounds: int) -> float:
    """The chance that a standard siege takes the city in so many rounds, with the losses of both on the way."""
    return _Sequel(board, area).fall(city_defence(board, area), tuple(besiegers), tuple(inside), rounds)


def hunger(board: Board, area: AreaId, siege: Siege | None = None) -> HungerOdds:
    """The impulses and AP that a hunger siege still takes (6.8.1, R-87)."""
    number = -1 if siege is None or siege.hunger is None else siege.hunger
    needed = hunger_needed(board, area)
    steps = max(needed - max(number, 0), 0)
    return HungerOdds(number, needed, steps + int(number < 0), steps)


def sortie(board: Board, area: AreaId, troops: Sequence[Piece], before: Sequence[Piece]) -> Forecast:
    """What a sortie may bring; its `win` lifts the siege (6.8, R-93)."""
    sides = draw_up(board, area, troops, before, sortie=True)
    return forecast(board, sides, (troops, before), tie=0, rounds=1)


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

Army = tuple[Piece, ...]
Sides = tuple[tuple[str, bool], ...]  # ids and whether reduced: what tells one state of an army from another


class _Sequel:
    """The rounds of one siege, each state of it reckoned once."""

    def __init__(self, board: Board, area: AreaId) -> None:
        self.board = board
        self.area = area
        self.change = walls_change(board, area)
        self._known: dict[tuple[int, int, Sides, Sides], float] = {}
        self._attacks: dict[Sides, list[float]] = {}
        self._stands: dict[tuple[int, Sides], list[float]] = {}
        self._hurt: dict[tuple[Sides, int, bool], Army] = {}

    def fall(self, walls: int, besiegers: Army, inside: Army, rounds: int) -> float:
        """The chance that the city falls in the rounds that are left."""
        if not rounds:
            return 0.0
        key = (rounds, walls, _sides(besiegers), _sides(inside))
        if key not in self._known:
            self._known[key] = self._reckon(walls, besiegers, inside, rounds)
        return self._known[key]

    def _reckon(self, walls: int, besiegers: Army, inside: Army, rounds: int) -> float:
        armies = self._armies_left(walls, besiegers, inside)
        alive = sum(chance for _, chance in armies)
        total = 0.0
        for (left, defenders), mine in self._blows(walls, besiegers, inside):
            if not left:
                total += mine * alive
            elif rounds > 1:
                total += mine * sum(theirs * self.fall(left, army, defenders, rounds - 1) for army, theirs in armies)
        return total

    def _blows(self, walls: int, besiegers: Army, inside: Army) -> list[tuple[tuple[int, Army], float]]:
        """What the besiegers' dice leave of walls and garrison, like results together."""
        room = _room(inside)
        found: dict[tuple[int, int], float] = {}
        for scored, chance in enumerate(self._attack(besiegers)):
            spared = _spared(walls, scored, room, self.change)
            outcome = (walls_left(walls, scored - spared, self.change), spared)
            found[outcome] = found.get(outcome, 0.0) + chance
        return [((left, self._after(inside, hits, halves=False)), chance) for (left, hits), chance in found.items()]

    def _armies_left(self, walls: int, besiegers: Army, inside: Army) -> list[tuple[Army, float]]:
        """What the city's dice leave of the besiegers, where a unit is left."""
        return [
            (self._after(besiegers, hits, halves=True), chance)
            for hits, chance in enumerate(self._stand(walls, inside)[: _lives(besiegers)])
        ]

    def _attack(self, besiegers: Army) -> list[float]:
        key = _sides(besiegers)
        if key not in self._attacks:
            self._attacks[key] = _chances(besieger_dice(self.board, self.area, besiegers))
        return self._attacks[key]

    def _stand(self, walls: int, inside: Army) -> list[float]:
        key = (walls, _sides(inside))
        if key not in self._stands:
            self._stands[key] = _chances(defender_dice(self.board, self.area, inside, walls))
        return self._stands[key]

    def _after(self, army: Army, hits: int, *, halves: bool) -> Army:
        key = (_sides(army), hits, halves)
        if key not in self._hurt:
            self._hurt[key] = hurt(self.board, army, hits, halves=halves)
        return self._hurt[key]


def _chances(dice: Sequence[Die]) -> list[float]:
    return [number / SIDES ** len(dice) for number in ways(dice)]


# Losses.


def _lives(besiegers: Sequence[Piece]) -> int:
    """The hits that kill the last besieging unit; with fewer, one is left (leaders take theirs last)."""
    return sum(hits_to_kill(piece) for piece in besiegers if piece.is_unit)


def _room(inside: Sequence[Piece]) -> int:
    return sum(hits_to_kill(piece) for piece in inside)


def _spared(walls: int, scored: int, room: int, change: int) -> int:
    """The hits that a garrison takes instead of the walls if nobody says otherwise."""
    return saving(walls, scored, min(scored, room), change) if scored >= counted(walls, change) else 0


def hurt(board: Board, pieces: Army, hits: int, *, halves: bool) -> Army:
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


def _sides(pieces: Sequence[Piece]) -> Sides:
    return tuple((piece.id, piece.reduced) for piece in pieces)
