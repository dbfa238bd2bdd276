"""What a position is worth to each power, in victory points and by reasons (8.3).

Points and what the end would count; income, trade, armies, hands; cities won and lost; and for every army the best that
it can hope for, which is at the same time the danger for whoever holds the place.
"""

from collections.abc import Mapping
from functools import cache
from math import exp, prod
from typing import NamedTuple

from rules.assyrian_wars.board.decks import card_of
from rules.assyrian_wars.board.editions import edition_named, edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, ScenarioId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.board.relations import ALLIANCE, pairs_at_war, patron, seat_of, side, tribute_balances
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.conquest.checks import SQUARES, has_capital, has_lost_ground, highest_success, invaded
from rules.assyrian_wars.interphase.economy import FIRST
from rules.assyrian_wars.interphase.economy import SECOND as SECOND_BEST
from rules.assyrian_wars.minds.ways import (
    CAPTAINS,
    battle_dice,
    city_chance,
    city_value,
    distances,
    field_chance,
    hunger_chance,
    nearness,
)
from rules.assyrian_wars.minds.weights import Weights
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.sea.trade_boxes import trade_points
from rules.assyrian_wars.siege.dice import STARVED, hunger_needed
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.victory.sudden_end import counts_in
from rules.assyrian_wars.victory.victory import end_points
from rules.core.ids import Seat

SECOND = 0.35  # what is left of a goal for the second army that is after it
BESIEGING = 0.6  # of the chance to starve a city, before it is begun
REACH = 28  # half AP: further goals are dreams
USUAL_HAND = 5.5  # cards
NEVER_TOO_LATE = 0.1  # turns: what is begun may still be finished
CLOSE = 0.6  # trade points by which one may easily be overtaken
TO_CONQUER, TO_CONQUER_ASSYRIA = 5.0, 8.0  # about so many cities


class Goal(NamedTuple):
    """What an army may take, and what stands in its way."""

    area: AreaId
    value: float
    holds: CountryId
    hunger: float  # the chance to starve it
    defence: int
    fortress: bool
    foes: int  # factors of others than its garrison
    guards: int  # of its garrison
    room: int  # its units


class Worth:
    """All powers' reckoning of one position."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board, self.weights = board, weights
        self.edition = edition_of(board)
        self.powers = [code for code, state in board.countries.items() if state.is_power and state.seat is not None]
        self.sums: dict[CountryId, dict[str, float]] = {power: {} for power in self.powers}
        self.patrons = {code: patron(board, code) for code in board.countries}
        self.sides = {code: side(board, code) for code in board.countries}
        self.wars = {pair for one, two in pairs_at_war(board) for pair in ((one, two), (two, one))}
        self.left = max(0, board.clock.last_turn - board.clock.turn)
        self.time = self.left + self._rest_of_turn()
        self.use = min(1.0, self.time + NEVER_TOO_LATE)  # what can still be made of armies and cards
        self.traders = {power: float(trade_points(board, power)) for power in self.powers}
        self.ranking, self.ends, self.tributes = _likely_ranks(self.traders), end_points(board), tribute_balances(board)
        self.eco = {power: _off_map(board.pack, board.scenario).get(power, 0.0) for power in self.powers}
        self.pillage = dict.fromkeys(self.powers, 0)
        self.strength = dict.fromkeys(self.powers, 0)
        self.standing: dict[AreaId, dict[CountryId, list[int]]] = {}  # factors, units, leaders, units outside
        self.armies: list[tuple[CountryId, AreaId, int, int]] = []
        self.goals: list[tuple[AreaId, Area, AreaState, float]] = []
        for area, state in board.areas.items():
            self._look_at(area, state)
        for power in self.powers:
            self._count_up(power)
        self._unite()
        self._court_minors()
        self._conquer()
        self._threaten()

    def of(self, seat: Seat) -> dict[str, float]:
        """What this seat has, less what the others have."""
        mine = [power for power in self.powers if seat_of(self.board, power) == seat]
        totals = {power: sum(self.sums[power].values()) for power in self.powers}
        if not mine:
            return {}
        found = dict(self.sums[max(mine, key=totals.__getitem__)])
        others = [totals[power] for power in self.powers if power not in mine]
        if others:
            weights = self.weights
            found["rivals"] = -weights.best_rival * max(others) - weights.all_rivals * sum(others) / len(others)
            found["lead"] = self._lead(mine)
        return found

    def _rest_of_turn(self) -> float:
        """4: how much of the turn is still to come, by the cards that are left."""
        cards = sum([len(self.board.countries[power].hand) for power in self.powers])
        return min(1.0, cards / (USUAL_HAND * len(self.powers)))

    def _add(self, country: CountryId | None, reason: str, value: float) -> None:
        power = self.patrons.get(country) if country else None
        sums = self.sums.get(power) if power is not None else None
        if sums is not None:
            sums[reason] = sums.get(reason, 0.0) + value

    # ---- the map ----------------------------------------------------------------------------------------------------

    def _look_at(self, area: AreaId, state: AreaState) -> None:
        """6.12, 7.3.1: who stands there, what it earns, and whether somebody has taken it."""
        printed, weights = self.edition.map.areas[area], self.weights
        there = self._muster(area, state) if state.pieces else {}
        home, holder = printed.country, state.control
        if home in self.pillage and state.province is None:
            self.pillage[home] += state.pillage
        if holder in self.eco and (home == holder or state.province == holder or printed.kind == "associated"):
            value = printed.eco + state.eco_plus - state.eco_minus
            contested = printed.has_city and self._is_contested(holder, there)
            self.eco[holder] += value / 2 * (home == holder) if contested else value + printed.city_points / 3
        if printed.kind in SQUARES or printed.has_city:
            if home and holder and holder != home and (holder, home) in self.wars:
                size = 1 + printed.is_capital * 2
                self._add(holder, "cities", weights.held * size)
                if home in self.sums:
                    self._add(home, "cities", -weights.lost * size)
            garrison = there[holder][1] if holder in there else 0
            self.goals.append((area, printed, state, city_value(printed, state, garrison)))

    def _muster(self, area: AreaId, state: AreaState) -> dict[CountryId, list[int]]:
        """2.1: factors and leaders of everybody there."""
        counters, weights, use = self.edition.counters, self.weights, self.use
        each = (weights.factor + weights.factor_turn * self.time) * use
        there: dict[CountryId, list[int]] = {}
        for piece in state.pieces:
            entry = there.setdefault(piece.owner, [0, 0, 0, 0])
            if piece.is_leader:
                entry[2] += 1
                king = piece.crowned or piece.id in counters.kings
                self._add(piece.owner, "army", weights.king if king else weights.leader * use)
            elif piece.is_unit:
                entry[0] += factor(counters, piece)
                entry[1] += 1
                entry[3] += not piece.inside
        for owner, (factors, units, chiefs, _) in there.items():
            self._add(owner, "army", each * factors)
            power = self.patrons.get(owner)
            if power in self.strength:
                self.strength[power] += factors
            if units and chiefs:
                self.armies.append((owner, area, factors, units))
        self.standing[area] = there
        return there

    def _is_contested(self, holder: CountryId, there: Mapping[CountryId, list[int]]) -> bool:
        foes = any(entry[3] and (owner, holder) in self.wars for owner, entry in there.items())
        return foes and not (holder in there and there[holder][3])

    # ---- points, purses, hands --------------------------------------------------------------------------------------

    def _count_up(self, power: CountryId) -> None:
        """7.3, 8.3: points so far and at the end, income in the turns to come, cards and AP in hand."""
        board, weights, state, sums = self.board, self.weights, self.board.countries[power], self.sums[power]
        ends = sum(line.points for line in self.ends[power] if line.reason != "vp-eco-increase")
        sums["points"] = state.vp + ends
        level = self.eco[power] + self.traders[power] / 3 - self.pillage[power] / 7.0 * 0.8
        level += self.tributes.get(power, 0)
        sums["economy"] = (level - state.eco_base) * (weights.economy + weights.economy_turn * self.left)
        sums["trade"] = self.ranking[power] * (weights.trade + weights.trade_turn * self.left)
        if power != ASSYRIA and ASSYRIA in self.powers and state.camp is Camp.ASSYRIAN:
            sums["camp"] = -weights.vassal
        if self.left and not any((power, other) in self.wars for other in self.powers):
            sums["targets"] = sums.get("targets", 0.0) - weights.idle
        points = purse.left(board, power) / 2
        hand = sum([weights.card + weights.card_points * card_of(board, card).ap for card in state.hand])
        saved = weights.saved * min(4.0, points) + weights.surplus * max(0.0, points - 4)
        sums["hand"] = (hand + saved) * self.use

    def _unite(self) -> None:
        """7.4: whom only some of the others fight, and who is as strong as all of them, takes them one by one."""
        if len(self.powers) < 3:
            return
        strongest = max(self.powers, key=self.strength.__getitem__)
        others = [power for power in self.powers if power != strongest]
        fighting = [power for power in others if (power, strongest) in self.wars]
        if fighting and len(fighting) < len(others):
            all_others = sum([self.strength[power] for power in others])
            ratio = min(1.0, self.strength[strongest] / max(1, all_others))
            idle = 1 - len(fighting) / len(others)
            for power in others:
                self.sums[power]["unity"] = -self.weights.unity * ratio * idle

    def _court_minors(self) -> None:
        """6.9: friends among the minor countries; and who waits in the Regroup Box."""
        weights = self.weights
        for state in self.board.countries.values():
            if state.track in self.sums and not state.is_power:
                value = weights.level * state.level + weights.ally * (state.level >= ALLIANCE)
                self._add(state.track, "allies", value)
        for piece in self.board.regroup:
            if piece.is_unit:
                self._add(piece.owner, "army", weights.regrouping * factor(self.edition.counters, piece))

    # ---- what may come ----------------------------------------------------------------------------------------------

    def _conquer(self) -> None:
        """7.1: how near a country is to its fall, for those who hold its cities."""
        board = self.board
        for victim, state in board.countries.items():
            if state.eliminated or state.kind == "nomad" or not has_lost_ground(board, victim):
                continue
            lost = invaded(board, victim)
            if not lost:
                continue
            if state.is_power:
                size = TO_CONQUER_ASSYRIA if victim == ASSYRIA else TO_CONQUER
                share = min(1.0, (len(lost) + has_capital(board, victim, lost)) / size)
                gain = (12 if victim == ASSYRIA else self.weights.conquest) * share * share * 0.6
            else:
                gain = 1.2 * highest_success(board, victim) / 6.0 * 0.6
            for area in lost:
                self._add(board.areas[area].control, "conquest", gain / len(lost))
            if victim in self.sums:
                self._add(victim, "conquest", -gain * 1.3)

    def _threaten(self) -> None:
        """6.7, 6.8: the best goal of every army counts for its side, and against whoever holds it.

        A city can be taken once: where a stronger army is after it already, another one adds little.
        """
        far, use = distances(self.board.pack), self.use
        known: dict[CountryId, list[Goal]] = {}
        taken: set[tuple[CountryId, AreaId]] = set()
        for owner, area, factors, units in sorted(self.armies, key=lambda army: (-army[2], army[1])):
            if owner not in known:
                known[owner] = self._goals_of(owner)
            best, found, row, extra = 0.0, None, far[area], battle_dice(owner)
            for goal in known[owner]:
                distance = row.get(goal.area, REACH + 1)
                hope = goal.value * nearness(distance)
                if (owner, goal.area) in taken:
                    hope *= SECOND
                if distance > REACH or hope <= best:
                    continue
                _, _, holds, hunger, defence, fortress, foes, guards, room = goal
                by_arms = city_chance(factors, units, defence, fortress, extra, foes, guards, room)
                hope *= max(hunger and hunger * field_chance(factors, foes + guards), by_arms)
                if hope > best:
                    best, found = hope, (goal.area, holds)
            if found is not None:
                taken.add((owner, found[0]))
                self._add(owner, "targets", self.weights.target * best * use)
                self._add(found[1], "danger", -self.weights.danger * best * use)

    def _goals_of(self, owner: CountryId) -> list[Goal]:
        """What it may take: from enemies, and less likely from powers that may be enemies tomorrow (7.4)."""
        found = []
        for area, printed, state, value in self.goals:
            share = self._open_share(owner, state.control)
            if share:
                there = self.standing.get(area, {})
                guard = there.get(state.control)
                guards = guard[0] + CAPTAINS * (guard[2] > 0) if guard and guard[1] else 0
                foes = sum([entry[0] for other, entry in there.items() if self._open_share(owner, other)])
                foes -= guard[0] if guard else 0
                defence = max(0, printed.defence - state.damage)
                slow = defence + STARVED + printed.is_capital + 1
                hunger = BESIEGING * hunger_chance(slow) if printed.port is None else 0.0
                for siege in state.sieges:
                    if siege.hunger is not None and siege.country == owner:
                        hunger = hunger_chance(hunger_needed(self.board, area) - siege.hunger)
                walls = defence, printed.is_fortress, foes, guards, guard[1] if guard else 0
                found.append(Goal(area, value * share, state.control, hunger, *walls))
        return found

    def _open_share(self, owner: CountryId, holder: CountryId) -> float:
        """How much of a goal is left by how its holder stands to who wants it."""
        if (owner, holder) in self.wars:
            return 1.0
        quiet = self.patrons.get(owner) in self.sums and self.patrons.get(holder) in self.sums
        return self.weights.quiet if quiet and self.sides[owner] != self.sides[holder] else 0.0

    def _lead(self, mine: list[CountryId]) -> float:
        """9.1: a lead that ends the game, the nearer the end of the turn the more."""
        board = self.board
        if not counts_in(board, board.clock.turn):
            return 0.0
        points = {power: board.countries[power].vp + self.ranking.get(power, 0) for power in self.powers}
        cards = sum([len(board.countries[power].hand) for power in self.powers])
        near = max(0.0, 1 - cards / (USUAL_HAND * len(self.powers)))
        value = 0.0
        for power in self.powers:
            rest = sorted([total for other, total in points.items() if other != power], reverse=True)
            need = sum(rest) if power == ASSYRIA else min(sum(rest), rest[0] + rest[-1])
            bonus = (3.0 + 14.0 * near * near) / (1.0 + 4.95 ** (need + 0.5 - points[power]))
            value += bonus if power in mine else -bonus
        return value


def _likely_ranks(traders: Mapping[CountryId, float]) -> dict[CountryId, float]:
    """8.3: points for most trade and for second most, as the Interphase may give them: a close lead is half a lead."""
    found = dict.fromkeys(traders, 0.0)
    for one, much in traders.items():
        ahead = [1 / (1 + exp((more - much) / CLOSE)) for other, more in traders.items() if other != one]
        first = prod(ahead)
        second = sum([(1 - each) * prod(ahead[:at] + ahead[at + 1 :]) for at, each in enumerate(ahead)])
        found[one] = (FIRST * first + SECOND_BEST * second) * (much > 0)
    return found


@cache
def _off_map(pack: str, scenario: ScenarioId) -> Mapping[CountryId, float]:
    """7.3.1: what areas outside the scenario's map earn their printed owners."""
    edition = edition_named(pack)
    inside, found = edition.scenarios[scenario].areas_in_play(edition.map), dict[CountryId, float]()
    for key, area in edition.map.areas.items():
        if key not in inside and area.country:
            found[area.country] = found.get(area.country, 0.0) + area.eco + area.city_points / 3
    return found
