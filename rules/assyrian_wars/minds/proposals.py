"""What a computer player thinks of in its impulse, by sorts: conquests, sieges, cards, marches, new troops."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from rules.assyrian_wars.board.decks import card_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, UnitId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import Build, regulars
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import Hire, hired_in_pool
from rules.assyrian_wars.build.placing import building_sites
from rules.assyrian_wars.conquest.checks import SQUARES, has_lost_ground, highest_success
from rules.assyrian_wars.conquest.conquest import AttemptConquest, refuse_attempt
from rules.assyrian_wars.march.mobility import FREE_AREAS, Finder, Reach
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.minds.ways import (
    CAPTAINS,
    FAR,
    NEARNESS,
    armies,
    battle_dice,
    city_chance,
    city_value,
    distances,
    field_chance,
    nearness,
)
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.siege.besieging import METHODS, Besiege, force_candidates
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.cards import PlayCard, can_be_played
from rules.core.questions import Answer

WAYS = 3  # marches of one army
HOPELESS = 0.4  # a battle with less chance is not sought
GOALS = 5
STRIDE = 16  # half AP: so far an enemy may come in an impulse


def sorts(board: Board, country: CountryId) -> list[Iterable[Answer]]:
    """Everything worth a thought, one list a sort."""
    return [
        conquests(board, country, least=1),
        sieges(board, country, METHODS),
        cards(board, country),
        marches(board, country, WAYS),
        hires(board, country),
        levies(board, country),
        gatherings(board, country),
    ]


def quick(board: Board, country: CountryId, chance: Random) -> Iterator[Answer]:
    """How a plan goes on, cheap: what is at hand first."""
    yield from conquests(board, country, least=3)
    by_force = chance.random() < 0.7
    yield from sieges(board, country, METHODS if by_force else ("hunger", "standard"))
    yield from list(cards(board, country))[:1]
    if chance.random() < 0.75:
        yield from list(marches(board, country, 1, hosts=2))[:3]
    sites = building_sites(board, country)
    if sites and purse.left(board, country) >= 4:
        hosts = [area for area, _, _ in armies(board, country)]
        site, troops = next((area for area in sites if area in hosts), sites[0]), _best_regulars(board, country)
        yield from [Build(tuple(troops[:number]), site) for number in (2, 1) if len(troops) >= number]


def conquests(board: Board, country: CountryId, least: int) -> Iterator[Answer]:
    """6.13: countries that may fall, by at least so many faces of the die."""
    for victim in board.countries:
        open_now = has_lost_ground(board, victim) and refuse_attempt(board, country, victim) is None
        if open_now and highest_success(board, victim) >= least:
            yield AttemptConquest(victim)


def sieges(board: Board, country: CountryId, methods: Iterable[str]) -> Iterator[Answer]:
    """6.8: every force before a city, in every way."""
    for force in force_candidates(board, country, ""):
        for method in methods:
            yield Besiege(force.value, method)


def cards(board: Board, country: CountryId) -> Iterator[Answer]:
    """3.1: the first card of an impulse for its AP: the dearest, then others that are no home cards."""
    if purse.running(board).cards:
        return
    hand = [card for card in board.countries[country].hand if can_be_played(board, card)]
    hand.sort(key=lambda card: -card_of(board, card).ap)
    common: list[CardId] = [card for card in hand if not card_of(board, card).is_home]
    for card in dict.fromkeys([*common[:1], *hand[:1], *common[1:2], *common[-1:]]):
        yield PlayCard(card)


def hires(board: Board, country: CountryId) -> Iterator[Answer]:
    """6.2: mercenaries for the largest armies."""
    pool = hired_in_pool(board, country)
    if pool:
        hosts = sorted(armies(board, country), key=lambda army: -len(army[2]))
        for number in (4, 2, 1):
            for area, _, _ in hosts[:2]:
                if len(pool) >= number:
                    yield Hire(tuple(pool[:number]), area)


def levies(board: Board, country: CountryId) -> Iterator[Answer]:
    """6.1, 6.3: a leader while there are few, and the best units where they are needed."""
    hosts = [area for area, _, _ in sorted(armies(board, country), key=lambda army: -len(army[2]))]
    if len(hosts) < 3:
        yield BuyLeader()
    sites, troops = building_sites(board, country), _best_regulars(board, country)
    capital = edition_of(board).map.capitals.get(country)
    wanted = [area for area in sites if area in hosts][:2] + [area for area in sites if area == capital] + sites[:1]
    for area in dict.fromkeys(wanted):
        for number in (4, 3, 2, 1):
            if len(troops) >= number:
                yield Build(tuple(troops[:number]), area)


def _best_regulars(board: Board, country: CountryId) -> list[UnitId]:
    printed = edition_of(board).counters.units
    return sorted(regulars(board, country), key=lambda unit: -printed[unit].full)


def marches(board: Board, country: CountryId, most: int, hosts: int = FAR) -> Iterator[Answer]:
    """6.6: for each army the areas in reach with the strongest pull, of all armies the strongest first.

    `hosts`: so many armies at most, those with the best goals, and only marches that are worth it.
    """
    budget = purse.left(board, country)
    if budget <= 0:
        return
    field = Field(board, country)
    ready = []
    for area, leader, troops in armies(board, country):
        able = [unit for unit in troops if not unit.used and not unit.sailed]
        if able and not leader.used:
            ready.append(Marcher(field, area, leader, able))
    ready.sort(key=lambda one: -one.hope)
    found = [pull for one in ready[:hosts] for pull in one.pulls(budget)[: most * 2]]
    found.sort(key=lambda pull: -pull[0])
    yield from [answer for pull, answer in found if pull > 0 or hosts == FAR]


def gatherings(board: Board, country: CountryId) -> Iterator[Answer]:
    """6.6: units that nobody leads go to the nearest army, and not further than they can without a check."""
    budget, edition = purse.left(board, country), edition_of(board)
    hosts = {area for area, _, _ in armies(board, country)}
    found: list[tuple[int, str, Answer]] = []
    for area, state in board.areas.items() if budget > 0 and hosts else ():
        held = edition.map.areas[area].kind in SQUARES and area not in edition.map.home_areas[country]
        if area in hosts or held or not state.pieces:
            continue
        ready = [unit for unit in state.pieces if unit.is_unit and unit.owner == country and not unit.inside]
        able = [unit for unit in ready if not unit.used and not unit.sailed]
        if able:
            best = max(able, key=lambda unit: (factor(edition.counters, unit), unit.id))
            reach = Finder(board, edition, [best], quick=False).reach(area, budget)
            near = [(step.cost, to) for to, step in reach.items() if to in hosts]
            path = _path(reach, area, min(near)[1]) if near else ()
            if 0 < len(path) <= FREE_AREAS - best.steps:
                found.append((min(near)[0] - factor(edition.counters, best), best.id, Move(best.id, path)))
    found.sort(key=lambda each: each[:2])
    yield from [answer for _, _, answer in found]


class Prey(NamedTuple):
    """What stands between an army and a city."""

    defence: int
    fortress: bool
    foes: int  # factors of others than its garrison
    guards: int  # of its garrison
    room: int  # its units


class Field:
    """What all marches of a country have in common: enemy factors in the field, and every city and square to take."""

    def __init__(self, board: Board, country: CountryId) -> None:
        self.board, self.country, self.edition = board, country, edition_of(board)
        self.enemies = {code for code in board.countries if at_war(board, country, code)}
        self.foes: dict[AreaId, int] = {}
        self.hosts: list[tuple[AreaId, int, int, int]] = []  # enemies who may come: factors, units, battle dice
        self.prey: list[tuple[AreaId, float, Prey]] = []
        self.walls: dict[AreaId, tuple[float, Prey]] = {}  # own fortresses, which an army may hold
        counters, printed = self.edition.counters, self.edition.map.areas
        for area, state in board.areas.items():
            there = [piece for piece in state.pieces if piece.owner in self.enemies and piece.is_unit]
            outside = sum([factor(counters, unit) for unit in there if not unit.inside]) if there else 0
            place = printed[area]
            if outside:
                self.foes[area] = outside
                chief = next((piece for piece in state.pieces if piece.is_leader and piece.owner in self.enemies), None)
                if chief is not None:
                    self.hosts.append((area, outside, len(there), battle_dice(chief.owner)))
            if state.control in self.enemies and (place.has_city or place.kind in SQUARES):
                self.prey.append((area, city_value(place, state, len(there)), self._prey(place, state, there)))
            elif state.control == country and place.is_fortress:
                own = [piece for piece in state.pieces if piece.owner == country and piece.is_unit]
                self.walls[area] = city_value(place, state, len(own)), self._prey(place, state, own)

    def _prey(self, place: Area, state: AreaState, there: Sequence[Piece]) -> Prey:
        """6.8: the city's walls and those of `there` who would go behind them."""
        counters = self.edition.counters
        guards = [unit for unit in there if unit.owner == state.control]
        strong = sum([factor(counters, unit) for unit in guards])
        foes = sum([factor(counters, unit) for unit in there]) - strong
        led = CAPTAINS * any(piece.is_leader and piece.owner == state.control for piece in state.pieces)
        defence = max(0, place.defence - state.damage)
        return Prey(defence, place.is_fortress, foes, strong + led if guards else 0, len(guards))

    def safer(self, area: AreaId, strength: int, number: int, *, leaving: bool = False) -> float:
        """6.8: what such an army behind these walls saves, by the enemy who could come there most easily."""
        if area not in self.walls:
            return 0.0
        value, walls = self.walls[area]
        bare = less = walls
        if leaving:
            bare = walls._replace(guards=max(0, walls.guards - strength - CAPTAINS), room=max(0, walls.room - number))
        else:
            less = walls._replace(guards=walls.guards + strength + CAPTAINS, room=walls.room + number)
        row, most = distances(self.board.pack)[area], 0.0
        for start, factors, units, extra in self.hosts:
            distance = row.get(start, FAR)
            if distance <= STRIDE:
                risk = city_chance(factors, units, bare.defence, bare.fortress, extra, *bare[2:])
                most = max(most, risk - city_chance(factors, units, less.defence, less.fortress, extra, *less[2:]))
        return value * most


class Marcher:
    """One army that may march: its best goals, and where they pull it."""

    def __init__(self, field: Field, area: AreaId, leader: Piece, able: list[Piece]) -> None:
        self.field, self.area, self.leader, self.able = field, area, leader, able
        self.strength = strength = sum([factor(field.edition.counters, unit) for unit in able])
        self.far = distances(field.board.pack)
        row, extra = self.far[area], battle_dice(field.country)
        self.number = number = len(able)
        hopes = [
            (value * city_chance(strength, number, walls.defence, walls.fortress, extra, *walls[2:]), goal)
            for goal, value, walls in field.prey
        ]
        near = sorted([(-value * nearness(row.get(goal, FAR)), goal, value) for value, goal in hopes])[:GOALS]
        self.goals = [(value, self.far[goal]) for _, goal, value in near]
        self.stake = field.safer(area, strength, number, leaving=True)
        self.hope = (-near[0][0] if near else 0.0) - self.stake

    def pulls(self, budget: int) -> list[tuple[float, Answer]]:
        """Where it may go, the strongest pull first; leaving a foreign square it may also leave a garrison."""
        board, country, area, able = self.field.board, self.field.country, self.area, self.able
        reach = Finder(board, self.field.edition, [self.leader, *able], quick=False).reach(area, budget)
        found = sorted([(-self._pull(to, step.cost), to) for to, step in reach.items() if self._dares(to)])
        legs = max(1, FREE_AREAS - max([self.leader.steps, *(unit.steps for unit in able)]))
        stay = _garrison(board, country, area, able)
        answers: list[tuple[float, Answer]] = []
        for less, to in found[:WAYS]:
            path = _path(reach, area, to)[:legs]
            answers.append((-less, Move(self.leader.id, path)))
            if stay is not None:
                rest = tuple([one.id for one in able if one is not stay])
                answers.append((0.05 - less, Move(self.leader.id, path, rest)))
        return answers

    def _dares(self, to: AreaId) -> bool:
        return to != self.area and field_chance(self.strength, self.field.foes.get(to, 0)) >= HOPELESS

    def _pull(self, to: AreaId, cost: int) -> float:
        """What it can hope for from there, for the way and the battle that it costs."""
        field = self.field
        foes, pieces = field.foes.get(to, 0), field.board.areas[to].pieces
        odds = field_chance(self.strength, foes)
        hope = max([value * NEARNESS[row.get(to, FAR)] for value, row in self.goals], default=0.0)
        friends = 0.05 * sum([piece.owner == field.country and piece.is_unit for piece in pieces]) if pieces else 0
        hope = hope * odds + field.safer(to, self.strength, self.number) - self.stake
        return hope + friends + 0.3 * (foes > 0 and odds > 0.6) - cost * 0.01


def _garrison(board: Board, country: CountryId, area: AreaId, able: list[Piece]) -> Piece | None:
    """6.12: the weakest unit, if a foreign square would be empty without it."""
    edition = edition_of(board)
    foreign = edition.map.areas[area].kind in SQUARES and area not in edition.map.home_areas[country]
    others = [unit for unit in board.areas[area].pieces if unit.is_unit and unit.owner == country and unit not in able]
    if not foreign or len(able) < 3 or others:
        return None
    return min(able, key=lambda unit: (factor(edition.counters, unit), unit.id))


def _path(reach: dict[AreaId, Reach], start: AreaId, to: AreaId) -> tuple[AreaId, ...]:
    path, area = [to], reach[to].before
    while area != start:
        path.append(area)
        area = reach[area].before
    return tuple(reversed(path))
