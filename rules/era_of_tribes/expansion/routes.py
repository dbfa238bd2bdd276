"""ch.6.2, T-54: ways over land and with transports, and ways at sea; what lies between two named places is found."""

from collections.abc import Sequence
from heapq import heappop, heappush

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.era_of_tribes.board.holdings import allied, chart
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.refusals import not_land, not_sea, unknown_area
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.expansion.parts import campaign_of, fleet_mp

RULE = "ch.6.2"
FAR = 12  # no piece ever has more movement points


class Way(Struct, frozen=True, gc=False):
    """A way: its cost, the sea areas whose fleets carry (each once for each time), and how it ends."""

    cost: int
    end: AreaId
    seas: tuple[AreaId, ...] = ()
    by_sea: bool = False  # the last step was a transport


def may_pass(board: Board, seat: Seat, area: AreaId) -> bool:
    """ch.6.2, T-26: own, empty and allied provinces may be passed."""
    land = board.lands[area]
    if land.owner is None:
        return land.tile is None
    return land.owner == seat or allied(board, seat, land.owner)


def capacity(board: Board, area: AreaId) -> int:
    """ch.6.2: how many vassals the fleets in a sea area can still carry."""
    campaign = campaign_of(board)
    if campaign.part in ("growth", "building"):
        return fleet_mp(board, campaign.seat) * board.seas[area].fleets.get(campaign.seat, 0)
    return sum(campaign.mp.get(area, ())) + sum(campaign.raiders.get(area, ()))


def crossings(board: Board, origin: AreaId, count: int) -> dict[AreaId, tuple[AreaId, ...]]:
    """ch.6.2: the coasts that a transport over own fleets reaches, each with the shortest chain of sea areas."""
    printed, found = chart(board), dict[AreaId, tuple[AreaId, ...]]()
    chains: list[tuple[AreaId, ...]] = [(sea,) for sea in printed.coasts[origin] if capacity(board, sea) >= count]
    seen = {chain[0] for chain in chains}
    for chain in chains:
        for shore in printed.shores[chain[-1]]:
            if shore != origin:
                found.setdefault(shore, chain)
        for sea in printed.by_sea[chain[-1]]:
            if sea not in seen and capacity(board, sea) >= count:
                seen.add(sea)
                chains.append((*chain, sea))
    return found


def marches(board: Board, seat: Seat, origin: AreaId, most: int, count: int = 1) -> dict[AreaId, Way]:
    """ch.6.2: every province that a vassal reaches with so many movement points, by the cheapest way."""
    printed, found = chart(board), {origin: Way(0, origin)}
    waiting: list[tuple[int, int, AreaId]] = [(0, 0, origin)]
    while waiting:
        cost, seas, area = heappop(waiting)
        way = found[area]
        if (
            (cost, seas) != (way.cost, len(way.seas))
            or cost >= most
            or (area != origin and not may_pass(board, seat, area))
        ):
            continue
        onward = [Way(cost + 1, other, way.seas) for other in printed.by_land[area]]
        onward += [
            Way(cost + 1, other, (*way.seas, *chain), by_sea=True)
            for other, chain in crossings(board, area, count).items()
        ]
        for step in onward:
            known = found.get(step.end)
            if known is None or (step.cost, len(step.seas)) < (known.cost, len(known.seas)):
                found[step.end] = step
                heappush(waiting, (step.cost, len(step.seas), step.end))
    del found[origin]
    return found


def march_way(board: Board, seat: Seat, origin: AreaId, path: Sequence[AreaId], count: int) -> Way | Refusal:
    """The way over these places; land to land is found, sea areas in between name the fleets that carry."""
    way, place, left = Way(0, origin), origin, list(path)
    while left:
        if place != origin and not may_pass(board, seat, place):
            return refuse(RULE, "march-ends-there", area=area_name(place))
        wrong = unknown_area(board, left[0], RULE)
        if wrong:
            return wrong
        if left[0] in board.lands:
            target = left.pop(0)
            if target == place:
                return refuse(RULE, "already-there", area=area_name(target))
            near = target in chart(board).by_land[place]  # a link by land is the cheapest way there is
            found = Way(1, target) if near else marches(board, seat, place, FAR, count).get(target)
            if found is None:
                return refuse(RULE, "no-way", origin=area_name(place), target=area_name(target))
        else:
            step = _named_crossing(board, place, left)
            if isinstance(step, Refusal):
                return step
            found = step
        way = Way(way.cost + found.cost, found.end, (*way.seas, *found.seas), found.by_sea)
        place = found.end
    if not path:
        return refuse(RULE, "no-target")
    for sea in sorted(set(way.seas)):
        if capacity(board, sea) < way.seas.count(sea) * count:
            return refuse(RULE, "no-fleet-carries", area=area_name(sea))
    return way


def _named_crossing(board: Board, origin: AreaId, left: list[AreaId]) -> Way | Refusal:
    """A transport over the sea areas that are named, to the land that follows them."""
    seas, printed, place = list[AreaId](), chart(board), origin
    while left and left[0] in board.seas:
        sea = left.pop(0)
        if sea not in printed.linked[place]:
            return refuse(RULE, "not-linked", origin=area_name(place), target=area_name(sea))
        seas.append(sea)
        place = sea
    if not left:
        return refuse(RULE, "no-shore-named", area=area_name(place))
    target = left.pop(0)
    wrong = not_land(board, target, RULE)
    if wrong is None and target not in printed.shores[place]:
        wrong = refuse(RULE, "not-linked", origin=area_name(place), target=area_name(target))
    return wrong or Way(1, target, tuple(seas), by_sea=True)


def voyages(board: Board, seat: Seat, origin: AreaId, most: int) -> dict[AreaId, tuple[int, tuple[AreaId, ...]]]:
    """ch.6.2: every sea area that a fleet reaches with so many movement points: the cost, and the way."""
    printed = chart(board)
    found: dict[AreaId, tuple[int, tuple[AreaId, ...]]] = {origin: (0, ())}
    waiting: list[tuple[int, AreaId]] = [(0, origin)]
    while waiting:
        cost, area = heappop(waiting)
        if cost > found[area][0]:
            continue
        for other in printed.by_sea[area]:
            dearer = cost + printed.cost(area, other)
            if dearer <= most and (other not in found or dearer < found[other][0]):
                found[other] = dearer, (*found[area][1], other)
                heappush(waiting, (dearer, other))
    del found[origin]
    return found


def voyage(
    board: Board, seat: Seat, origin: AreaId, path: Sequence[AreaId]
) -> tuple[int, tuple[AreaId, ...]] | Refusal:
    """The sea areas of a voyage over these places, with its cost; a land province at the end is a landing."""
    printed, cost, way, place = chart(board), 0, list[AreaId](), origin
    if not path:
        return refuse(RULE, "no-target")
    for number, target in enumerate(path):
        wrong = unknown_area(board, target, RULE)
        if wrong is None and number < len(path) - 1:
            wrong = not_sea(board, target, RULE)
        if wrong:
            return wrong
        if target in board.lands:
            if target not in printed.shores[place]:
                return refuse(RULE, "not-linked", origin=area_name(place), target=area_name(target))
            return cost + 1, (*way, target)
        if target == place:
            return refuse(RULE, "already-there", area=area_name(target))
        if target in printed.by_sea[place]:
            found: tuple[int, tuple[AreaId, ...]] = (printed.cost(place, target), (target,))
        else:
            found = voyages(board, seat, place, FAR).get(target, (0, ()))
            if not found[1]:
                return refuse(RULE, "no-way", origin=area_name(place), target=area_name(target))
        cost, place = cost + found[0], target
        way.extend(found[1])
    return cost, tuple(way)
