"""ch.5.1, E-22, E-24, E-37: which areas can be attacked, over which routes, and what each needs on the die."""

from collections.abc import Mapping
from typing import get_args

from msgspec import Struct

from rules.core.actions import Candidate
from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, message, refuse
from rules.empires.board.ids import AreaId, RouteKind
from rules.empires.board.names import area_name, route_name
from rules.empires.board.odds import reaching
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

KINDS: tuple[RouteKind, ...] = get_args(RouteKind)  # the easier first (E-37)
NO_ROLL = 1  # every die reaches it


class Route(Struct, frozen=True, gc=False):
    """A way into an area: from an own area, over a link or by sea, and the die that it needs."""

    origin: AreaId
    kind: RouteKind
    needs: int

    def __str__(self) -> str:
        return f"{self.origin}:{self.kind}"

    def choice(self) -> Candidate:
        """The route in a menu, with its chance."""
        chance = reaching(self.needs)
        label = message("choice-route", origin=area_name(self.origin), route=self.kind, percent=chance)
        return Candidate(str(self), label)


def in_reach(board: Board, seat: Seat) -> dict[AreaId, None]:
    """ch.5.1, E-22: the areas of others, or of nobody, that are adjacent for attacks, by the alphabet."""
    printed, areas = edition().map, board.areas
    own = [area for area, state in areas.items() if state.owner == seat]
    near = {other for area in own for other in printed.linked[area]}
    if any(area in printed.mediterranean for area in own):
        near.update(printed.mediterranean)
    return {area: None for area in printed.alphabet if area in near and areas[area].owner != seat}


def routes(board: Board, seat: Seat, target: AreaId) -> list[Route]:
    """E-37: every route of a seat into an area, the one that is taken by default first."""
    printed = edition().map
    found = list[Route]()
    by_sea = target in printed.mediterranean
    for origin, state in board.areas.items():
        if state.owner != seat or origin == target:
            continue
        if origin in printed.provinces and target in printed.provinces:
            kind = printed.links.kind(origin, target)
            if kind is not None:
                found.append(Route(origin, kind, needed(board, seat, target, kind)))
        if by_sea and origin in printed.mediterranean:
            found.append(Route(origin, "sea", needed(board, seat, target, "sea")))
    return sorted(found, key=lambda route: (route.needs, KINDS.index(route.kind), route.origin))


def easiest(board: Board, seat: Seat) -> dict[AreaId, Route]:
    """E-37: the default route into every area in reach; the origins of a kind that are as good are left out."""
    printed, areas = edition().map, board.areas
    own = sorted(area for area, state in areas.items() if state.owner == seat)
    port = next((area for area in own if area in printed.mediterranean), None)
    origins: dict[AreaId, dict[RouteKind, AreaId]] = {area: {} for area in in_reach(board, seat)}
    for origin in own:
        for target, kind in printed.ways[origin]:
            if target in origins:
                origins[target].setdefault(kind, origin)
    for target, kinds in origins.items():
        if port is not None and target in printed.mediterranean:
            kinds["sea"] = port
    return {target: _best(board, seat, target, kinds) for target, kinds in origins.items()}


def _best(board: Board, seat: Seat, target: AreaId, origins: Mapping[RouteKind, AreaId]) -> Route:
    """E-37: of one route of each kind the one that needs least, of equals the easier kind."""
    if "land" in origins:
        return Route(origins["land"], "land", NO_ROLL)
    ways = [Route(origins[kind], kind, needed(board, seat, target, kind)) for kind in KINDS if kind in origins]
    return min(ways, key=lambda route: route.needs)


def needed(board: Board, seat: Seat, target: AreaId, kind: RouteKind) -> int:
    """ch.5.1, E-24: what the movement roll must show."""
    terms = edition().scenario
    if kind == "land":
        return NO_ROLL
    if kind in ("mountain", "strait"):
        return terms.barrier
    helped = any(board.areas[sea].owner == seat for sea in edition().map.touches[target])
    return terms.sea_movement - (terms.sealane if kind == "sealane" else 0) - (terms.own_sea if helped else 0)


def chosen_route(board: Board, seat: Seat, target: AreaId, text: str) -> Route | Refusal:
    """E-37: the route that was named, or the easiest."""
    found = routes(board, seat, target)
    if not found:
        return refuse("ch.5.1", "out-of-reach", area=area_name(target))
    if not text:
        return found[0]
    for route in found:
        if str(route) == text:
            return route
    return refuse("E-37", "no-such-route", found=clipped(text), known=tuple(route_name(str(route)) for route in found))
