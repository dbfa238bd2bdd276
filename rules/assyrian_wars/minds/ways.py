"""What both judgement and plans look up: distances, armies, what a city is worth, what an army can do there."""

from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush

from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import leading
from rules.assyrian_wars.march.mobility import step_price
from rules.assyrian_wars.pack.map import Area, Terrain

FAR = 99
DAY = 12.0  # half AP by which a goal loses a fifth of its value
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


def siege_chance(factors: float, units: int, defence: float, fortress: bool) -> float:
    """6.8: about how soon such an army takes a city."""
    hits = (factors - units if fortress else factors) / 6.0 + 0.4
    return max(0.05, min(1.0, 1.1 * hits / (defence + 0.5)))


def armies(board: Board, country: CountryId) -> Iterator[tuple[AreaId, Piece, tuple[Piece, ...]]]:
    """6.6.2: a country's leaders in the field who lead somebody, and whom."""
    for area, state in board.areas.items():
        chiefs = [piece for piece in state.pieces if piece.is_leader and piece.owner == country and not piece.inside]
        if chiefs:
            led = leading(board, area)
            for chief in chiefs:
                if chief.id in led:
                    yield area, chief, led[chief.id]
