"""The exact chances of a battle: who wins, and what it costs, if everybody takes losses by default (6.7, 9.7).

All results of the dice are summed up phase by phase, nothing is simulated. Where owners have a choice (hits, routs,
chariots) they make the default one. Cards that lie open count (terrain that they smooth, armies that they enlarge, dice
and factors of a side); battle cards that nobody knows yet, garrisons that join and ambushes are left out.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from operator import mul

import msgspec

from rules.assyrian_wars.battle.fates import Fate, Spread, State, absorbing
from rules.assyrian_wars.battle.sides import (
    MOST_ARMIES,
    Chariots,
    Side,
    absorbed,
    bow_dice,
    draw_up,
    fighters,
    melee_dice,
    opponents,
    surplus_armies,
    without_armies,
)
from rules.assyrian_wars.battle.verdict import Pair, judge, routs_of
from rules.assyrian_wars.board.forces import owners
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.odds import percent
from rules.assyrian_wars.march.mobility import enemies_outside
from rules.core.messages import Message, Name, message

Field = tuple[State, State, int, int]  # of both sides, and their bow hits in this round
Fields = dict[Field, float]  # with their chances


class Forecast(msgspec.Struct, frozen=True):
    """What a battle will bring, seen from the movers."""

    win: float
    lose: float
    draw: float  # a tied interception battle
    overrun: float  # they win and nobody of the others is left to retreat
    lost: Spread  # own combat units eliminated
    routed: Spread  # own combat units in the Regroup Box
    killed: Spread  # units of the others eliminated
    scattered: Spread  # units of the others in the Regroup Box
    reduced: Spread = (1.0,)  # own units that stand and have lost their full side in it
    weakened: Spread = (1.0,)  # those of the others
    hits: tuple[float, float] = (0.0, 0.0)  # expected: scored by the movers, and by the others, in all rounds
    bare: float = 0.0  # the others win, and none of their units is left


def expected(spread: Spread) -> float:
    """The mean of a distribution."""
    return sum(number * chance for number, chance in enumerate(spread))


def forecast_attack(
    board: Board,
    area: AreaId,
    movers: Sequence[Piece],
    others: Sequence[Piece],
    *,
    ways: Mapping[PieceId, AreaId] | None = None,
    landed: bool = False,
    chariots: tuple[Chariots, Chariots] = ("heavy", "heavy"),
) -> Forecast:
    """An attack on pieces that stand in an area; `ways` says from where each attacker enters.

    The caller gives only pieces that the asker may see (9.5).
    """
    sides = draw_up(board, area, movers, others, ways=ways, landed=landed)
    return forecast(board, sides, (movers, others), tie=1, chariots=chariots)


def forecast_entry(board: Board, movers: Sequence[Piece], start: AreaId, area: AreaId) -> Forecast | None:
    """If this force entered an area and everybody there stood; None without enemies, or if fog hides them (9.5)."""
    others = opponents(board, area, movers)
    if not others or board.options.fog_of_war:
        return None
    chosen = surplus_armies(board, others)
    if chosen:
        others = without_armies(board, others, chosen[:MOST_ARMIES])
    found = forecast_attack(board, area, movers, others, ways=dict.fromkeys((piece.id for piece in movers), start))
    waiting = len(enemies_outside(board, owners(movers), area)) > len(others)
    return msgspec.structs.replace(found, overrun=0.0) if waiting else found  # 6.7.7: another enemy stands there


def quote_battle(board: Board, movers: Sequence[Piece], start: AreaId, area: AreaId) -> list[Message]:
    """The lines of a quote, if the force would meet enemies: its chances, or in the fog only its own dice (9.5)."""
    others = opponents(board, area, movers)
    if not others:
        return []
    found = forecast_entry(board, movers, start, area)
    if found is None:
        mine, _ = draw_up(board, area, movers, others, ways=dict.fromkeys((piece.id for piece in movers), start))
        special = board.options.special_units
        host = fighters(board, mine, movers)
        dice = melee_dice(host, mine, special=special, first=not special)
        return [message("quote-battle-unsure", area=Name("area", area), dice=len(dice))]
    return [quote_forecast(found, area)]


def quote_forecast(found: Forecast, area: AreaId) -> Message:
    """The line of a quote: who wins, and what it costs."""
    return message(
        "quote-battle",
        area=Name("area", area),
        win=percent(found.win),
        lose=percent(found.lose),
        overrun=percent(found.overrun),
        hits_tenths=round(10 * found.hits[1]),
        dealt_tenths=round(10 * found.hits[0]),
        lost_tenths=round(10 * expected(found.lost)),
        killed_tenths=round(10 * expected(found.killed)),
        reduced_tenths=round(10 * expected(found.reduced)),
        weakened_tenths=round(10 * expected(found.weakened)),
    )


def forecast(
    board: Board,
    sides: tuple[Side, Side],
    pieces: tuple[Sequence[Piece], Sequence[Piece]],
    *,
    tie: int | None,
    defender: int = 1,
    rounds: int = 2,
    chariots: tuple[Chariots, Chariots] = ("heavy", "heavy"),
) -> Forecast:
    """The chances of two sides as they are drawn up; a sortie has one round, in which nobody routs (R-93)."""
    hosts = (Fate(board, sides[0], pieces[0], chariots[0]), Fate(board, sides[1], pieces[1], chariots[1]))
    return _Sum(hosts, special=board.options.special_units, tie=tie, defender=defender, rounds=rounds).forecast()


class _Sum:
    """Sums up all results of the dice."""

    def __init__(self, hosts: tuple[Fate, Fate], *, special: bool, tie: int | None, defender: int, rounds: int) -> None:
        self.hosts = hosts
        self.special = special
        self.tie = tie
        self.defender = defender
        self.rounds = rounds
        self.won: dict[int | None, float] = defaultdict(float)
        self.overrun = self.bare = 0.0
        self.hits = [0.0, 0.0]
        self.ends: tuple[dict[State, float], dict[State, float]] = (defaultdict(float), defaultdict(float))

    def forecast(self) -> Forecast:
        """All rounds, and what comes of them."""
        fields: Fields = {(self.hosts[0].start, self.hosts[1].start, 0, 0): 1.0}
        if self.special:
            fields = self._fire(fields)
        for number in range(1, self.rounds + 1):
            after: Fields = defaultdict(float)
            for field, weight in fields.items():
                self._fight(field, weight, number, after)
            fields = after
        lost, routed, reduced = self._spreads(0)
        killed, scattered, weakened = self._spreads(1)
        return Forecast(
            self.won[0],
            self.won[1],
            self.won[None],
            self.overrun,
            lost,
            routed,
            killed,
            scattered,
            reduced,
            weakened,
            (self.hits[0], self.hits[1]),
            self.bare,
        )

    def _fire(self, fields: Fields) -> Fields:
        """9.7: bow fire, less what heavy troops absorb."""
        after: Fields = defaultdict(float)
        first, second = self.hosts
        for (one, two, _, _), weight in fields.items():
            mine, theirs = first.alive(one), second.alive(two)
            scored = absorbing(bow_dice(mine, first.side), absorbed(theirs, second.side.chariots))
            suffered = absorbing(bow_dice(theirs, second.side), absorbed(mine, first.side.chariots))
            self.hits[0] += weight * expected(scored)
            self.hits[1] += weight * expected(suffered)
            for a, chance in enumerate(scored):
                for b, other in enumerate(suffered):
                    after[first.hit(one, b).state, second.hit(two, a).state, a, b] += weight * chance * other
        return after

    def _fight(self, field: Field, weight: float, number: int, after: Fields) -> None:
        """6.7.2 to 6.7.6: a melee, its verdict and routs; what is not decided goes on."""
        melee = _Melee(self, field, number)
        for side in (0, 1):
            self.hits[side] += weight * expected(melee.rolled[side])
        for side in (0, 1):
            for hits in range(len(melee.battered[side])):
                self._decide(melee, side, hits, weight)
        for a, b in melee.equal():
            self._tie(melee, a, b, weight * melee.chance(a, b), after)
        for a, b in melee.doubtful():
            self._judge(melee, a, b, weight * melee.chance(a, b), after)

    def _decide(self, melee: "_Melee", side: int, hits: int, weight: float) -> None:
        """One side suffers so many hits and scores more, or fewer, and that decides: how it ends, and who has won."""
        host, battered, routs = self.hosts[side], melee.battered[side][hits], melee.routs[side][hits]
        chance = weight * melee.rolled[1 - side][hits]
        more, fewer = melee.beyond(side, hits)
        if more:
            victors = host.rout(battered.state, max(0, routs - battered.rally))
            self.ends[side][victors] += chance * more
            self.won[side] += chance * more
            if side == 1 and not host.has_units(victors):
                self.bare += chance * more
        if fewer:
            beaten = host.rout(battered.state, routs)
            self.ends[side][beaten] += chance * fewer
            if side == 1 and max(beaten) <= 0:
                self.overrun += chance * fewer

    def _tie(self, melee: "_Melee", a: int, b: int, chance: float, after: Fields) -> None:
        """Equal hits: the next round, or whoever wins a tie."""
        ends = []
        for side, hits in ((0, b), (1, a)):
            battered, routs = melee.battered[side][hits], melee.routs[side][hits]
            rally = battered.rally if melee.last and self.tie == side else 0
            ends.append(self.hosts[side].rout(battered.state, max(0, routs - rally)))
        if melee.last:
            self._end(self.tie, ends[0], ends[1], chance)
        else:
            after[ends[0], ends[1], 0, 0] += chance

    def _judge(self, melee: "_Melee", a: int, b: int, chance: float, after: Fields) -> None:
        """A side is destroyed, or would rout away (R-74)."""
        one, two = melee.battered[0][b], melee.battered[1][a]
        routs = melee.routs[0][b], melee.routs[1][a]
        found = judge(
            (a + melee.fired[0], b + melee.fired[1]),
            (one.left, two.left),
            routs,
            (one.rally, two.rally),
            last=melee.last,
            tie=self.tie,
        )
        first, second = self.hosts[0].rout(one.state, found.routs[0]), self.hosts[1].rout(two.state, found.routs[1])
        if found.over:
            self._end(found.winner, first, second, chance)
        else:
            after[first, second, 0, 0] += chance

    def _end(self, winner: int | None, one: State, two: State, chance: float) -> None:
        self.won[winner] += chance
        self.ends[0][one] += chance
        self.ends[1][two] += chance
        if winner == 0 and max(two) <= 0:
            self.overrun += chance
        if winner == 1 and not self.hosts[1].has_units(two):
            self.bare += chance

    def _spreads(self, side: int) -> tuple[Spread, Spread, Spread]:
        """Units eliminated, routed, and reduced among those that stand."""
        found: tuple[dict[int, float], ...] = (defaultdict(float), defaultdict(float), defaultdict(float))
        for state, chance in self.ends[side].items():
            for number, spread in zip(self.hosts[side].counts(state), found, strict=True):
                spread[number] += chance
        return _spread(found[0]), _spread(found[1]), _spread(found[2])


class _Melee:
    """One melee of two sides in certain states: the chances of each number of hits, and what these leave."""

    def __init__(self, whole: _Sum, field: Field, number: int) -> None:
        one, two, *fired = field
        self.fired = (fired[0], fired[1])  # bow hits of this round
        self.last = number == whole.rounds
        states = (one, two)
        fights = max(one) > 0 and max(two) > 0
        self.rolled = tuple(
            self._rolls(whole, side, states[side], first=number == 1) if fights else (1.0,) for side in (0, 1)
        )
        self.battered = tuple(
            [host.hit(state, hits) for hits in range(len(self.rolled[1 - side]))]
            for side, (host, state) in enumerate(zip(whole.hosts, states, strict=True))
        )
        sortie = whole.rounds == 1
        self.routs = tuple(
            [
                0 if sortie else routs_of(hits + self.fired[1 - side], each=whole.hosts[side].each)
                for hits in range(len(self.battered[side]))
            ]
            for side in (0, 1)
        )
        self.steady = tuple(
            [end.left > self.routs[side][hits] for hits, end in enumerate(self.battered[side])] for side in (0, 1)
        )
        self.holds = tuple(  # as the winner, whose leaders rally some routs
            [end.left > max(0, self.routs[side][hits] - end.rally) for hits, end in enumerate(self.battered[side])]
            for side in (0, 1)
        )
        self._all = tuple(list(accumulate(rolled, initial=0.0)) for rolled in self.rolled)
        self._held = tuple(
            list(accumulate(map(mul, self.rolled[side], self.holds[1 - side]), initial=0.0)) for side in (0, 1)
        )

    def _rolls(self, whole: _Sum, side: int, state: State, *, first: bool) -> Spread:
        terrain = whole.hosts[1 - side].side if first and side == whole.defender else None
        return whole.hosts[side].rolls(state, terrain, special=whole.special, first=first)

    def beyond(self, side: int, suffered: int) -> tuple[float, float]:
        """The chances that a side scores more than it suffers and wins, or fewer and loses, beyond doubt."""
        equal = suffered + self.fired[1 - side] - self.fired[side]
        top = len(self.rolled[side])
        scored, held = self._all[side], self._held[side]
        more = scored[top] - scored[min(max(equal + 1, 0), top)] if self.holds[side][suffered] else 0.0
        return more, held[min(max(equal, 0), top)]

    def chance(self, a: int, b: int) -> float:
        """That the movers score a hits and the others b."""
        return self.rolled[0][a] * self.rolled[1][b]

    def equal(self) -> Iterator[Pair]:
        """Equal hits in all, after which both sides are still there."""
        for b, steady in enumerate(self.steady[0]):
            a = b + self.fired[1] - self.fired[0]
            if steady and 0 <= a < len(self.steady[1]) and self.steady[1][a]:
                yield a, b

    def doubtful(self) -> Iterator[Pair]:
        """Hits after which the winner by hits, or one of two equals, is destroyed or would rout away (R-74)."""
        behind = self.fired[1] - self.fired[0]
        for b, (holds, steady) in enumerate(zip(self.holds[0], self.steady[0], strict=True)):
            for a in range(len(self.rolled[0])):
                if a == b + behind:
                    doubtful = not (steady and self.steady[1][a])
                else:
                    doubtful = not (holds if a > b + behind else self.holds[1][a])
                if doubtful:
                    yield a, b


def _spread(found: Mapping[int, float]) -> Spread:
    return tuple(found.get(number, 0.0) for number in range(max(found, default=0) + 1))
