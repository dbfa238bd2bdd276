"""What both judgement and plans look up: distances, armies, what a city is worth, what an army can do there."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from math import ceil, comb

from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import leading
from rules.assyrian_wars.march.mobility import step_price
from rules.assyrian_wars.pack.map import Area, Terrain

FAR = 99
DAY = 12.0  # half AP by which a goal loses a fifth of its value
ROUNDS = 3  # of a siege, as an army may hold out
PATIENT = 0.9  # of what takes so long
WEAKEST = 0.6  # of an army's mean strength: who falls first
ENDURANCE = 0.9  # of a hunger siege that it goes on for one more impulse
CAPTAINS = 5  # factors that leaders behind walls are as good as
KNOWN = 4096  # sieges that are remembered
NEARNESS: tuple[float, ...] = tuple([0.8 ** (distance / DAY) for distance in range(FAR + 1)])


@cache
def distances(pack: str) -> Mapping[AreaId, Mapping[AreaId, int]]:
    """1.3: how many half AP infantry pays from any area to any other, whoever stands in between."""
    printed = edition_named(pack).map
    return {start: _from(start, printed.terrain) for start in printed.areas}


def _from(start: AreaId, terrain: Mapping[AreaId, Mapping[AreaId, Terrain]]) -> Mapping[AreaId, int]:
    found, queue = {start: 0}, [(0, start)]
    while queue:
        cost, area = heappop(queue)
        if cost > found[area]:
            continue
        for other, kind in terrain[area].items():
            dearer = FAR if kind == "mede-only" else cost + step_price(kind, quick=False)
            if dearer < found.get(other, FAR):
                found[other] = dearer
                heappush(queue, (dearer, other))
    return found


def nearness(distance: int) -> float:
    """What is left of a goal's value so far away."""
    return NEARNESS[min(FAR, distance)]


def city_value(printed: Area, state: AreaState, garrison: int) -> float:
    """8.3: points for the taking, and what the place earns its holder."""
    defence = max(0, printed.defence - state.damage)
    value = 0.5 + printed.eco * 0.6 + printed.city_points * 0.4
    if defence >= 4 and printed.is_fortress:
        value += 3
    elif printed.defence >= 3:
        value += 1
    value += 2.5 * printed.is_capital + 0.7 * (printed.defence == 2 and garrison > 0) + (garrison >= 5)
    if printed.country:
        value += 0.3 if printed.country == state.control else 0.6  # who frees a city is welcome
    return value


def field_chance(own: float, foe: float) -> float:
    """6.7: how an attack on so many factors may end."""
    if not foe:
        return 1.0
    ratio = (own / foe) ** 2
    return ratio / (ratio + 1.0)


def city_chance(
    factors: int, units: int, defence: int, fortress: bool, extra: int, foes: int, guards: int, room: int
) -> float:
    """6.7, 6.8: how an attack on a city may end: its `room` units of `guards` factors fight where they stand better.

    `foes`: enemy factors that an army before the city meets in the field at any rate.
    """
    field = field_chance(factors, foes + guards)
    open_city = field * siege_chance(factors, units, defence, fortress, extra)
    if not room or not defence:
        return open_city
    behind = field_chance(factors, foes) * siege_chance(factors, units, defence, fortress, extra, guards, room)
    return min(open_city, behind)


@lru_cache(maxsize=KNOWN)
def siege_chance(
    factors: int, units: int, defence: int, fortress: bool, extra: int, guards: int = 0, room: int = 0
) -> float:
    """6.8: about how likely such an army takes a city, by storm or in a few rounds; `extra`: its battle dice.

    Near to the exact odds of a full army against walls with `room` units of `guards` factors behind them, and cheap:
    whoever is too weak to break the first level in a round never takes the city, which a rule of thumb does not see.
    """
    if units <= 0:
        return 0.0
    if defence <= 0 and not room:
        return 1.0
    patient = PATIENT * _breach(factors, units, defence, fortress, extra, ROUNDS, guards, room)
    return max(_storm(factors, units, defence, fortress, extra, guards, room), patient)


def _storm(factors: int, units: int, defence: int, fortress: bool, extra: int, guards: int, room: int) -> float:
    """6.8.2: more hits than the city and its garrison, whose dice are rolled twice."""
    mine, theirs = _hits(factors, units, fortress, extra), _binomial(2 * defence, 0.5)
    if room:
        theirs = _together(theirs, _binomial(2 * room, min(1.0, guards / room / 6)))
    return sum([chance * sum(mine[received + 1 :]) for received, chance in enumerate(theirs[: 2 * units])])


@lru_cache(maxsize=KNOWN)
def _breach(
    factors: int, units: int, defence: int, fortress: bool, extra: int, rounds: int, guards: int, room: int
) -> float:
    """6.8.3: level by level, each for as many hits as the walls have left; the army loses what it must expect to.

    The garrison takes hits instead of the last level, two a unit.
    """
    if units <= 0 or not rounds:
        return 0.0
    chance, lost = 0.0, defence / 4 + guards / 12  # units: half of the city's dice hit, two hits each
    left = max(0, ceil(units - lost)), max(0, round(factors * (1 - WEAKEST * lost / units)))
    all_levels = defence * (defence + 1) // 2
    for hits, share in enumerate(_hits(factors, units, fortress, extra)):
        if share > 1e-4:
            over = hits - all_levels + 1  # the hits that must go elsewhere for the last level to stand
            saved = ceil(over / 2) if 0 < over <= 2 * room else 0
            walls = 1 if saved else defence
            while not saved and walls and hits >= walls:
                hits, walls = hits - walls, walls - 1
            fewer = guards * (room - saved) // room if room else 0
            more = _breach(left[1], left[0], walls, fortress, extra, rounds - 1, fewer, room - saved) if walls else 1.0
            chance += share * more
    return chance


@lru_cache(maxsize=KNOWN)
def _hits(factors: int, units: int, fortress: bool, extra: int) -> tuple[float, ...]:
    """6.8: how likely each number of hits is."""
    of_units = _binomial(units, min(1.0, max(0.0, factors / units - fortress) / 6))
    return _together(of_units, _binomial(extra, (3 - fortress) / 6))


def _together(some: tuple[float, ...], others: tuple[float, ...]) -> tuple[float, ...]:
    """How likely each number of hits of two sorts of dice is."""
    found = [0.0] * (len(some) + len(others) - 1)
    for one, chance in enumerate(some):
        for other, more in enumerate(others):
            found[one + other] += chance * more
    return tuple(found)


@cache
def _binomial(dice: int, hit: float) -> tuple[float, ...]:
    return tuple([comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)])


def battle_dice(country: CountryId) -> int:
    """6.7.3, 6.8: those of a usual leader, and of Assyria's elite."""
    return 4 if country == ASSYRIA else 2


def hunger_chance(left: int) -> float:
    """6.8.1: how likely a city is starved that has so many impulses left: its friends may come, and it is slow."""
    return ENDURANCE ** max(0, left)


def armies(board: Board, country: CountryId) -> Iterator[tuple[AreaId, Piece, tuple[Piece, ...]]]:
    """6.6.2: a country's leaders in the field who lead somebody, and whom."""
    for area, state in board.areas.items():
        chiefs = [piece for piece in state.pieces if piece.is_leader and piece.owner == country and not piece.inside]
        if chiefs:
            led = leading(board, area)
            for chief in chiefs:
                if chief.id in led:
                    yield area, chief, led[chief.id]
