"""Where a force may go by land and what a step costs: connections, terrain, frontiers, routes (1.3, 6.6, 8.1, 9.7)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, cast, get_args

import msgspec

from rules.assyrian_wars.board.forces import counter, enemies_among, owners, units
from rules.assyrian_wars.board.ids import BABYLONIA, MEDE, AreaId, CountryId, HalfAP, PieceId, ZoneId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, Piece
from rules.assyrian_wars.board.relations import at_war, in_grace, open_to
from rules.assyrian_wars.board.state import Board, Options
from rules.assyrian_wars.events.war_hooks import closed_areas, spared
from rules.assyrian_wars.interphase.revolts import closed_by_revolt
from rules.assyrian_wars.march.attrition import Cause
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.map import Terrain
from rules.core.messages import Name, Refusal, refuse

STEP = HalfAP(2)  # one area (6.6)
DEAR_STEP = HalfAP(4)  # a Sealand or Mede connection, either way
DEAR = frozenset({"mede", "mede-only", "sealand"})
FAR = 10_000  # more than any way costs
FREE_AREAS = 4  # areas an impulse before attrition begins (6.6)


class Crossing(msgspec.Struct, frozen=True):
    """An attrition check that a step brings: the cause, and the units that have to roll."""

    cause: Cause
    units: tuple[Piece, ...]


class Reach(NamedTuple):
    """How an area is reached: the price of the whole way in halves, and the area before it."""

    cost: int
    before: AreaId


# Prices and terrain.


def step_price(terrain: Terrain, *, quick: bool) -> HalfAP:
    """The price of a connection for one force; cavalry at speed pays half (6.6, 9.7, R-7, R-8, R-43)."""
    full = DEAR_STEP if terrain in DEAR else STEP
    return HalfAP(full // 2) if quick else full


def can_be_quick(edition: Edition, options: Options, pieces: Iterable[Piece]) -> bool:
    """Nothing but cavalry, and at least one unit of it, with or without leaders (9.7, R-86)."""
    if not options.special_units:
        return False
    troops = units(pieces)
    return bool(troops) and all(counter(edition.counters, unit).is_cavalry for unit in troops)


def can_cross(terrain: Terrain, pieces: Iterable[Piece]) -> bool:
    """Mede-only connections are for Mede regulars, leaders and kings (1.3, R-9)."""
    return terrain != "mede-only" or False not in [piece.nation == MEDE for piece in pieces]


def crossing_checks(
    board: Board, edition: Edition, start: AreaId, to: AreaId, pieces: Sequence[Piece]
) -> list[Crossing]:
    """The check that the connection itself brings, also to interceptors, evaders and the beaten (1.3, R-57)."""
    terrain = edition.map.terrain[start][to]
    if terrain == "desert":
        dry = [unit for unit in units(pieces) if not is_desert_proof(board.options, unit)]
        return _check("desert", spared(board, pieces, dry, "desert"))
    if terrain == "mede":
        strange = [unit for unit in units(pieces) if unit.nation != MEDE]
        return _check("mede", spared(board, pieces, strange, "mede"))
    if terrain == "sealand":
        strange = [unit for unit in units(pieces) if unit.owner != BABYLONIA]
        return _check("sealand", spared(board, pieces, strange, "sealand"))
    return []


def is_desert_proof(options: Options, unit: Piece) -> bool:
    """Light cavalry does not suffer in the desert (9.7, R-10)."""
    return options.special_units and unit.unit_class == "LC"


def distance_checks(
    board: Board, pieces: Sequence[Piece], further: int = 0, since: Mapping[PieceId, int] | None = None
) -> list[Crossing]:
    """The check of units that have entered more than four areas, each counted by itself (6.6, 10.4.b).

    `since`: how many areas of this way lie behind those who join it there.
    """
    late = since or {}
    far = [p for p in pieces if p.is_unit and p.steps + further - late.get(p.id, 0) > FREE_AREAS]
    return _check("distance", spared(board, pieces, far, "distance"))


def _check(cause: Cause, troops: Sequence[Piece]) -> list[Crossing]:
    return [Crossing(cause, tuple(troops))] if troops else []


# What each kind of step costs at either pace, for Medes and for others.
PRICES: Mapping[tuple[bool, bool], Mapping[Terrain, HalfAP]] = {
    (quick, mede): {kind: step_price(kind, quick=quick) for kind in get_args(Terrain) if mede or kind != "mede-only"}
    for quick in (False, True)
    for mede in (False, True)
}


# Permission.


def may_enter(board: Board, country: CountryId, area: AreaId) -> bool:
    """Own, allied, friendly, enemy or nobody's ground; not that of a country at peace below march status (8.1)."""
    return open_to(board, country, board.areas[area].control) and closed_by_revolt(board, country, area) is None


def refuse_entry(board: Board, countries: Iterable[CountryId], area: AreaId) -> Refusal | None:
    """The refusal of an area of a country at peace, for the first of the countries that it concerns (8.1, R-43).

    Where it would be an attack, the declaration of war is missing (7.4.2).
    """
    for country in countries:
        if not may_enter(board, country, area):
            prey = board.countries[country].prey
            if prey is not None:
                name, victim = Name("country", country), Name("country", prey)
                return refuse("10.1.2", "tribe-has-a-prey", country=name, prey=victim, area=Name("area", area))
            rebelled = closed_by_revolt(board, country, area)
            owner = rebelled or board.areas[area].control
            if in_grace(board, country, owner):
                return refuse("7.1", "in-grace", country=Name("country", country), holder=holder_name(owner))
            why = "at-peace" if rebelled is None else "revolt-at-peace"
            rule = "7.4.2" if _is_attack(board, owner, area) else "8.1"
            holder = holder_name(owner)
            return refuse(rule, why, country=Name("country", country), holder=holder, area=Name("area", area))
    return None


def _is_attack(board: Board, owner: CountryId, area: AreaId) -> bool:
    """Whoever comes in attacks: units of its holder stand there, or it is a minor city (7.4.2, R-152)."""
    return owner not in board.countries or any(unit.owner == owner for unit in units(board.areas[area].pieces))


def refuse_step(board: Board, edition: Edition, pieces: Sequence[Piece], start: AreaId, to: AreaId) -> Refusal | None:
    """Why a force cannot step from one area into the next; None: it can, as nearly always."""
    state, kind = board.areas.get(to), edition.map.terrain[start].get(to)
    usual = state is not None and kind is not None and kind != "mede-only" and to not in closed_areas(board, pieces)
    if usual and has_units(pieces) and False not in [may_enter(board, country, to) for country in owners(pieces)]:
        return None
    return Finder(board, edition, pieces, quick=False).refuse(start, to)


def _refuse_unjoined(board: Board, edition: Edition, start: AreaId, to: AreaId) -> Refusal:
    """There is no such step for anybody: a sea zone, an unknown area, one out of play or not next to the first."""
    if ZoneId(to) in edition.map.zones and to not in edition.map.areas:
        return refuse("1.3", "land-units-need-ships", zone=Name("zone", to))
    if to not in edition.map.areas:
        return refuse("6.6", "no-such-area", found=str(to))
    if to not in board.areas:
        return refuse("1.2", "area-not-in-play", area=Name("area", to))
    others = tuple(Name("area", other) for other in edition.map.neighbours[start] if other in board.areas)
    return refuse("6.6", "not-connected", start=Name("area", start), area=Name("area", to), connected=others)


def has_units(pieces: Iterable[Piece]) -> bool:
    """Whether a land combat unit is among them."""
    return True in [piece.is_unit for piece in pieces]


def enemies_outside(board: Board, countries: Collection[CountryId], area: AreaId) -> list[Piece]:
    """Enemy units and leaders outside the city: a force that enters meets them (6.7, R-51)."""
    field = [piece for piece in board.areas[area].pieces if not piece.inside and piece.owner not in countries]
    if not field:
        return []
    found = {piece.id: piece for country in countries for piece in enemies_among(board, country, field)}
    return list(found.values())


def refuse_unprovoked(board: Board, pieces: Sequence[Piece], path: Sequence[AreaId]) -> Refusal | None:
    """Whoever is in a group that attacks fights too, and so needs a war of his own with those it meets (7.4.2)."""
    countries = owners(pieces)
    for area in path if len(countries) > 1 else ():
        for foe in owners(enemies_outside(board, countries, area)):
            for country in countries:
                if not at_war(board, country, foe):
                    name, enemy = Name("country", country), Name("country", foe)
                    return refuse("7.4.2", "group-not-at-war", country=name, enemy=enemy, area=Name("area", area))
    return None


# Routes.


class Finder:
    """Looks for the cheapest ways of one force; remembers which grounds are open and who is hostile while it looks."""

    def __init__(self, board: Board, edition: Edition, pieces: Sequence[Piece], *, quick: bool) -> None:
        self.board = board
        self.edition = edition
        self.terrain = edition.map.terrain
        self.countries = owners(pieces)
        self.has_units = has_units(pieces)
        self.prices = PRICES[quick, can_cross("mede-only", pieces)]
        self.astray = closed_areas(board, pieces)
        self._open: dict[CountryId, bool] = {NOBODY: True}
        self._hostile: dict[CountryId, bool] = {}

    def refuse(self, start: AreaId, to: AreaId) -> Refusal | None:
        """Why the force cannot step from one area into the next; None: it can."""
        kind, state = self.terrain[start].get(to), self.board.areas.get(to)
        if kind is None or state is None:
            return _refuse_unjoined(self.board, self.edition, start, to)
        if to in self.astray:
            return refuse("6.11.e", "was-turned-back", area=Name("area", to))
        if kind not in self.prices:
            return refuse("1.3", "mede-only", start=Name("area", start), area=Name("area", to))
        if (state.revolt and self._is_closed(to)) or not self._is_open(state):
            return refuse_entry(self.board, self.countries, to)
        if not self.has_units and self._is_held(state):
            return refuse("6.7", "leader-cannot-attack", area=Name("area", to))
        return None

    def reach(self, start: AreaId, budget: int, most: int = 0, goal: AreaId | None = None) -> dict[AreaId, Reach]:
        """The areas within the budget, the cheapest first; an enemy in the field ends a way."""
        areas, prices, terrain, opened = self.board.areas, self.prices, self.terrain, self._open
        found: dict[AreaId, Reach] = {}
        queue: list[tuple[int, int, AreaId, AreaId]] = [(0, 0, start, start)]
        while queue:
            cost, length, area, before = heappop(queue)
            if area in found:
                continue
            found[area] = Reach(cost, before)
            if area == goal or (most and len(found) > most):
                break
            if length and areas[area].pieces and self._is_held(areas[area]):
                continue
            for other, kind in terrain[area].items():
                if other in found or kind not in prices or other not in areas or other in self.astray:
                    continue
                dearer, state = cost + prices[kind], areas[other]
                if dearer > budget or not (opened.get(state.control) or self._is_open(state)):
                    continue
                if state.revolt and self._is_closed(other):
                    continue
                if self.has_units or not self._is_held(state):
                    heappush(queue, (dearer, length + 1, other, area))
        return found

    def route(self, start: AreaId, goal: AreaId) -> tuple[AreaId, ...] | None:
        """The cheapest way from one area to another, without the start; None: there is none."""
        found = self.reach(start, FAR, goal=goal)
        if goal not in found:
            return None
        path = [goal]
        while found[path[-1]].before != start:
            path.append(found[path[-1]].before)
        return tuple(reversed(path))

    def _is_closed(self, area: AreaId) -> bool:
        return any(closed_by_revolt(self.board, country, area) is not None for country in self.countries)

    def _is_open(self, state: AreaState) -> bool:
        """Whether the force may enter what this holder has (8.1)."""
        holder = state.control
        known = self._open.get(holder)
        if known is None:
            known = False not in [open_to(self.board, country, holder) for country in self.countries]
            self._open[holder] = known
        return known

    def _is_held(self, state: AreaState) -> bool:
        """Enemies stand in the field there."""
        known = self._hostile
        for piece in state.pieces:
            if piece.inside:
                continue
            hostile = known.get(piece.owner)
            if hostile is None:
                hostile = True in [at_war(self.board, country, piece.owner) for country in self.countries]
                known[piece.owner] = hostile
            if hostile:
                return True
        return False


def fill_path(
    board: Board, edition: Edition, pieces: Sequence[Piece], start: AreaId, path: Sequence[str], *, quick: bool
) -> tuple[AreaId, ...] | Refusal:
    """A path area by area: where two areas of the order are not joined, the cheapest way between them."""
    finder = Finder(board, edition, pieces, quick=quick)
    whole: list[AreaId] = []
    at = start
    for name in path:
        to = cast(AreaId, name)
        if to not in finder.terrain[at] and to in board.areas and to != at:
            route = finder.route(at, to)
            if route is None:
                closed = refuse_entry(board, finder.countries, to)
                return closed or refuse("6.6", "no-way", start=Name("area", at), area=Name("area", to))
            whole += route
        else:
            refusal = finder.refuse(at, to)
            if refusal is not None:
                return refusal
            whole.append(to)
        at = to
    return tuple(whole)
