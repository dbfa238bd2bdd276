"""What both judgement and plans look up: distances, what a marker or a city is worth, what an army can do."""

import math
from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush

from rules.hannibal.battle.dealing import FROM_ITALIA, ally_provinces
from rules.hannibal.board.control import in_region, italy_without_latium, shape
from rules.hannibal.board.forces import Force, forces_of, printed
from rules.hannibal.board.ids import ITALIA, ROME, SIDES, ProvinceId, Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board
from rules.hannibal.march.steps import marches_from, voyages_from
from rules.hannibal.pack.edition import CAPITALS, edition

FAR = 12
VOYAGE = 5  # a journey by sea is as far as so many points on land
NEARNESS = tuple([0.8**distance for distance in range(FAR + 1)])
ENOUGH = 3  # units with which a siege can begin
CITY_PERIL = (0.0, 0.35, 0.7)  # of a city with so many siege points,
CAPITAL_PERIL = (0.0, 6.0, 14.0)  # and of a capital
ALARM = 0.5  # more for an own city that is besieged
CAPITAL = 18.0

Counts = Mapping[ProvinceId, Mapping[Side, int]]


@cache
def distances() -> Mapping[SpaceId, Mapping[SpaceId, int]]:
    """ch.9, 11: how far it is from any space to those that are not too far, whoever stands in between."""
    return {start: _from(start) for start in edition().map.spaces}


def _from(start: SpaceId) -> Mapping[SpaceId, int]:
    found, queue = {start: 0}, [(0, start)]
    while queue:
        cost, space = heappop(queue)
        if cost > found[space]:
            continue
        steps = [(step.to, step.cost + step.is_pass) for step in marches_from(space).values()]
        steps += [(step.to, VOYAGE) for step in voyages_from(space).values()]
        for to, price in steps:
            if cost + price < found.get(to, FAR + 1):
                found[to] = cost + price
                heappush(queue, (cost + price, to))
    return found


def markers(board: Board) -> dict[ProvinceId, dict[Side, int]]:
    """ch.1: how many spaces of each province either side holds."""
    spaces, found = board.spaces, dict[ProvinceId, dict[Side, int]]()
    for province, there in edition().map.spaces_of.items():
        owners = [spaces[space].owner for space in there]
        found[province] = {side: owners.count(side) for side in SIDES}
    return found


@cache
def weight(province: ProvinceId) -> float:
    """ch.2, 23: what a province is worth: it counts, and its allies fight."""
    printed_there = edition().map.provinces[province]
    return 0.2 + 1.0 * printed_there.scoring + 0.15 * printed_there.battle_cards + 0.2 * (province in _italy())


@cache
def _italy() -> frozenset[ProvinceId]:
    return frozenset(italy_without_latium())


def hold(own: int, needed: int) -> float:
    """ch.1: how much of a province's worth so many markers are: all of it at half of them, more is safer."""
    if own >= needed:
        return 1.0 + 0.1 * min(2, own - needed)
    return 0.45 * (own / needed) ** 2


def swing(counts: Counts, side: Side, province: ProvinceId, lost: bool) -> float:
    """What one marker more is worth to a side there; `lost`: the enemy loses one as well."""
    needed, there = edition().map.provinces[province].control, counts[province]
    gain = hold(there[side] + 1, needed) - hold(there[side], needed)
    theirs = there[enemy_of(side)]
    if lost:
        gain += hold(theirs, needed) - hold(theirs - 1, needed)
    return gain * weight(province) + 0.1 * (1 + lost)


def battle_cards(counts: Counts, force: Force, space: SpaceId) -> float:
    """ch.14: about how many battle cards a force has there."""
    if not force.size:
        return 0.0
    best = max([printed(general).battle for general in force.generals], default=0)
    return min(20, force.size + best + (_allies(counts, force.side, space) if force.generals else 0))


def _allies(counts: Counts, side: Side, space: SpaceId) -> int:
    """ch.14: the battle cards of the provinces that a side controls around a battle."""
    provinces = edition().map.provinces
    sending = [one for one in _senders(space) if counts[one][side] >= provinces[one].control]
    count = sum([provinces[one].battle_cards for one in sending])
    return min(count, FROM_ITALIA[side]) if in_region(space, ITALIA) else count


@cache
def _senders(space: SpaceId) -> tuple[ProvinceId, ...]:
    return ally_provinces(space)


def battle_chance(own: float, foe: float) -> float:
    """ch.14: how a battle with so many cards may end."""
    return 1 / (1 + math.exp((foe - own - 0.5) / 2.2))


def armies(board: Board, side: Side) -> Iterator[Force]:
    """ch.1: a side's generals with units, outside the walls or inside."""
    return (force for force in forces_of(board, side) if force.is_army)


def prizes(board: Board, side: Side, counts: Counts) -> dict[SpaceId, float]:
    """What an army of this side could win or save in a space, enemies there apart."""
    found, atlas, enemy = dict[SpaceId, float](), edition().map, enemy_of(side)
    swings: dict[tuple[ProvinceId, bool], float] = {}
    for space, state in board.spaces.items():
        if state.owner == side:
            if state.points:
                found[space] = peril(space, state.points) + ALARM
            continue
        province, lost = atlas.province(space), state.owner == enemy
        value = swings.get((province, lost))
        if value is None:
            value = swings[province, lost] = swing(counts, side, province, lost)
        kind = shape(board, space)
        if kind == "round":
            found[space] = value * (0.8 if state.owner else 0.3)
        elif kind == "city" and lost:
            capital = CAPITALS[enemy] == space
            worth = value + 0.3 + (CAPITAL if capital else 0.0)
            hard = 2.0 + atlas.spaces[space].capacity * 0.25 - state.points
            found[space] = worth * (0.55 if not capital else 0.25) / max(0.6, hard / 2)
        elif kind == "tribe":
            found[space] = value * (0.25 if side == ROME or state.owner is None else 0.0) * (1 + 0.5 * state.points)
    return found


def peril(space: SpaceId, points: int) -> float:
    """ch.20, 23: what so many points before a city are worth to those outside: a capital is the whole war."""
    return (CAPITAL_PERIL if space in CAPITALS.values() else CITY_PERIL)[min(points, 2)]
