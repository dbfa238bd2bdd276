"""What becomes of one side of a battle: its chances to hit in every state, and its losses by default (6.7, 9.7)."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from rules.assyrian_wars.battle.shares import share_out
from rules.assyrian_wars.battle.sides import Chariots, Die, Fighter, Side, fighters, melee_dice, terrain_dice
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import counter, is_king, rating
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.counters import Counters

GONE, ROUTED = 0, -1  # of a piece; otherwise the hits that it can still take

State = tuple[int, ...]  # of each piece of a side
Spread = tuple[float, ...]  # the chance of 0, 1, 2 … of something


class Battered(NamedTuple):
    """A side after its hits: what is left of it, how many pieces, and how many routs its leaders could rally."""

    state: State
    left: int
    rally: int


class Fate:
    """One side: what its pieces roll, and how its losses fall, in every state it can be in."""

    def __init__(self, board: Board, side: Side, pieces: Sequence[Piece], chariots: Chariots) -> None:
        counters = edition_of(board).counters
        there = {piece.id: piece for piece in pieces}
        self.side = msgspec.structs.replace(side, chariots=chariots)
        self.fighters = fighters(board, side, pieces)
        order = [there[fighter.id] for fighter in self.fighters]
        self.start: State = tuple(1 if one.is_leader or one.reduced else 2 for one in order)
        self.ranks = [_ranks(board, one) for one in order]
        printed = [_sides(counters, one) for one in order]
        self.as_reduced = [(printed[number][0], one.id) for number, one in enumerate(order)]
        self.as_full = [(printed[number][1], one.id) for number, one in enumerate(order)]
        self.units = [number for number, one in enumerate(order) if not one.is_leader]
        self.chiefs = sorted(
            (number for number, one in enumerate(order) if one.is_leader), key=lambda number: self.ranks[number]
        )
        self.countries = list(dict.fromkeys(fighter.owner for fighter in self.fighters))
        self.hired = {country: self._units_of(country, hired=True) for country in self.countries}
        self.regulars = {country: self._units_of(country, hired=False) for country in self.countries}
        self.each = bool(side.failed) or side.boons.panic
        self._hit: dict[tuple[State, int], Battered] = {}
        self._rout: dict[tuple[State, int], State] = {}
        self._rolls: dict[tuple[State, int], Spread] = {}
        self._counts: dict[State, tuple[int, int, int]] = {}

    def _units_of(self, country: CountryId, *, hired: bool) -> list[int]:
        """Numbers of units, the lowest full factor first."""
        own = [number for number in self.units if self.fighters[number].owner == country]
        kind = [number for number in own if self.fighters[number].hired == hired]
        return sorted(kind, key=self.as_full.__getitem__)

    def alive(self, state: State) -> list[Fighter]:
        """The fighters in the field."""
        pairs = zip(self.fighters, state, strict=True)
        return [one._replace(hurt=left == 1) for one, left in pairs if left > 0]

    def rolls(self, state: State, terrain: Side | None, *, special: bool, first: bool) -> Spread:
        """The chances of its hits in a melee; `terrain`: the attackers, of whom a defender has dice."""
        key = (state, int(first))
        if key not in self._rolls:
            there = self.alive(state)
            extra = terrain_dice(there, terrain) if terrain is not None else 0
            self._rolls[key] = chances_of(melee_dice(there, self.side, special=special, first=first, terrain=extra))
        return self._rolls[key]

    def hit(self, state: State, hits: int) -> Battered:
        """What is left after so many hits, taken by default."""
        key = (state, hits)
        if key not in self._hit:
            after = self._suffer(state, hits, routing=False)
            rally = sum(self.fighters[number].full for number in self.chiefs if after[number] > 0)
            self._hit[key] = Battered(after, sum(left > 0 for left in after), rally)
        return self._hit[key]

    def rout(self, state: State, routs: int) -> State:
        """The state after so many routs, taken by default."""
        key = (state, routs)
        if key not in self._rout:
            self._rout[key] = self._suffer(state, routs, routing=True) if routs else state
        return self._rout[key]

    def has_units(self, state: State) -> bool:
        """Whether a combat unit still stands."""
        return any(state[number] > 0 for number in self.units)

    def counts(self, state: State) -> tuple[int, int, int]:
        """How many units are eliminated, how many have routed, and how many stand reduced that were full."""
        if state not in self._counts:
            found = [state[number] for number in self.units]
            reduced = sum(state[number] == 1 < self.start[number] for number in self.units)
            self._counts[state] = (found.count(GONE), found.count(ROUTED), reduced)
        return self._counts[state]

    def _suffer(self, state: State, amount: int, *, routing: bool) -> State:
        """6.7.5: shares of the countries, then each one's mercenaries, regulars and leaders."""
        left = list(state)
        if len(self.countries) == 1:
            self._take(left, self.countries[0], amount, routing=routing)
            return tuple(left)
        rooms = dict.fromkeys(self.countries, 0)
        chiefs = dict(rooms)
        for number, one in enumerate(self.fighters):
            if left[number] > 0:
                (chiefs if one.is_leader else rooms)[one.owner] += 1 if routing else left[number]
        shares, odd, among = share_out(amount, rooms, chiefs)
        for country in among[:odd]:
            shares[country] += 1
        for country, share in shares.items():
            self._take(left, country, share, routing=routing)
        return tuple(left)

    def _take(self, left: list[int], country: CountryId, amount: int, *, routing: bool) -> None:
        """6.7.4: half to the mercenaries, the odd one too, and what the regulars cannot take (`Toll.default`)."""
        hired, regulars = self.hired[country], self.regulars[country]
        rooms = [_room(left, troops, routing=routing) for troops in (hired, regulars)]
        on_hired = min(rooms[0], amount - min(amount // 2, rooms[1]))
        on_regulars = min(amount - on_hired, rooms[1])
        for troops, share in ((hired, on_hired), (regulars, on_regulars)):
            if share and routing:
                self._rout_weakest(left, troops, share)
            elif share:
                self._hit_weakest(left, troops, share)
        rest = amount - on_hired - on_regulars
        if rest:
            own = [number for number in self.chiefs if left[number] > 0 and self.fighters[number].owner == country]
            for number in own[:rest]:
                left[number] = ROUTED if routing else GONE

    def _hit_weakest(self, left: list[int], troops: Sequence[int], amount: int) -> None:
        """Each full unit from the lowest factor, then the reduced ones (R-11)."""
        for number in troops:
            if left[number] == 2:
                left[number] = 1
                amount -= 1
                if not amount:
                    return
        for number in sorted([number for number in troops if left[number] == 1], key=self.as_reduced.__getitem__):
            left[number] = GONE
            amount -= 1
            if not amount:
                return

    def _rout_weakest(self, left: list[int], troops: Sequence[int], amount: int) -> None:
        """The lowest factors that show."""
        shown = (self.as_reduced, self.as_full)
        there = sorted((shown[left[number] - 1][number], number) for number in troops if left[number] > 0)
        for _, number in there[:amount]:
            left[number] = ROUTED


def _room(left: Sequence[int], troops: Iterable[int], *, routing: bool) -> int:
    """How many hits, or routs, these units can take."""
    there = [left[number] for number in troops if left[number] > 0]
    return len(there) if routing else sum(there)


def _sides(counters: Counters, piece: Piece) -> tuple[int, int]:
    """The printed factors of the reduced and the full side."""
    return (0, 0) if piece.is_leader else (counter(counters, piece).reduced, counter(counters, piece).full)


def _ranks(board: Board, piece: Piece) -> tuple[bool, int, int, str]:
    """In which order leaders fall by default: kings and good ones last."""
    if not piece.is_leader:
        return False, 0, 0, piece.id
    counters = edition_of(board).counters
    value = rating(counters, board.options, piece)
    return is_king(counters, piece), value.action, value.command, piece.id


def absorbing(dice: Sequence[Die], cancelled: int) -> Spread:
    """The chances of bow hits after some are cancelled."""
    chances = chances_of(dice)
    return (sum(chances[: cancelled + 1]), *chances[cancelled + 1 :])


@cache
def _die(factor: int, kills: bool) -> tuple[float, float, float]:
    """The chances of no hit, one and two."""
    hitting = min(factor, 6)
    twice = int(kills)
    return (6 - hitting) / 6, (hitting - twice) / 6, twice / 6


def chances_of(dice: Iterable[Die]) -> Spread:
    """The chance of 0, 1, 2 … hits with these dice."""
    return _combined(tuple(sorted((die.factor, die.kills) for die in dice)))


@lru_cache(maxsize=4096)
def _combined(dice: tuple[tuple[int, bool], ...]) -> Spread:
    if not dice:
        return (1.0,)
    before, (none, one, two) = _combined(dice[:-1]), _die(*dice[-1])
    after = [0.0] * (len(before) + (2 if two else 1))
    for hits, chance in enumerate(before):
        after[hits] += chance * none
        after[hits + 1] += chance * one
        if two:
            after[hits + 2] += chance * two
    return tuple(after)
