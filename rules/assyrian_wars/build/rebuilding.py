"""Rebuilding units, clearing pillage and repairing walls (6.4, 6.16.a, R-41, R-42)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ARABS, ARAMAEANS, AreaId, CountryId, HalfAP, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import AreaState, Piece, Place
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import PER_POINT, Site, Units, printed, refuse_picks
from rules.assyrian_wars.build.placing import has_enemies
from rules.assyrian_wars.build.supply_lines import has_lifeline, has_port
from rules.assyrian_wars.sea.cargo import FULL, REDUCED, room_aboard
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table

SHIP_REPAIR = HalfAP(2)  # 6.16.a
LEVEL_PRICE = HalfAP(2)  # a level of pillage or of walls (6.4)

Levels = Annotated[int, Kind("number")]


class Rebuild(ImpulseAction, frozen=True):
    """Turns reduced units to their full side (6.4)."""

    rule: ClassVar[str] = "6.4"

    units: Units

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        reduced = reduced_pieces(board, country)
        wrong = refuse_picks(self.units, list(reduced), self.rule, "not-reduced")
        if wrong is not None:
            return wrong
        for unit in self.units:
            place, piece = reduced[unit]
            wrong = refuse_rebuilding(board, country, place, piece)
            if wrong is not None:
                return wrong
        cost = sum(rebuilding_price(board, unit) for unit in self.units)
        wrong = purse.refuse_cost(board, country, cost, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, cost),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        reduced = reduced_pieces(board, country)
        purse.pay(board, country, sum(rebuilding_price(board, unit) for unit in self.units))
        for unit in self.units:
            reduced[unit][1].reduced = False
        tell_rebuilt(run, country, self.units, self.rule)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.left(board, country) <= 0:
            return []
        reduced = reduced_pieces(board, country)
        chosen, _ = picking.picked(typed)
        spent = sum(rebuilding_price(board, unit) for unit in reduced if unit in chosen)
        within = [
            unit
            for unit, (place, piece) in reduced.items()
            if purse.can_pay(board, country, spent + rebuilding_price(board, unit))
            and refuse_rebuilding(board, country, place, piece) is None
        ]
        return picking.several(within, typed, lambda unit: piece_name(PieceId(unit)))


class Mending(ImpulseAction, frozen=True):
    """Takes so many levels of damage from an area, 1 AP each; the base of `ClearPillage` and `RepairCity` (6.4)."""

    rule: ClassVar[str] = "6.4"

    area: Site
    levels: Levels = 1

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = self.refuse_site(board, country, self.area)
        return wrong or _repair(board, country, self.levels, self.level(board.areas[self.area]))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        purse.pay(board, phasing(board), self.levels * LEVEL_PRICE)
        self.mend(run, board.areas[self.area])

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "levels":
            area = AreaId(given.get("area", ""))
            return _levels(board, country, cls.level(board.areas[area])) if area in board.areas else []
        if not purse.can_pay(board, country, LEVEL_PRICE):
            return []
        hurt = [area for area, state in board.areas.items() if cls.level(state)]
        return picking.one([area for area in hurt if not cls.refuse_site(board, country, area)], typed, "area")

    @staticmethod
    @abstractmethod
    def level(state: AreaState) -> int:
        """How much there is to mend."""

    @staticmethod
    @abstractmethod
    def refuse_site(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
        """Why the country cannot mend it there."""

    @abstractmethod
    def mend(self, run: Run[Board], state: AreaState) -> None:
        """The levels are taken away, and it is told."""


class ClearPillage(Mending, frozen=True):
    """Removes pillage from an own home area, associated area or province, 1 AP a level (6.4)."""

    @staticmethod
    def level(state: AreaState) -> int:
        return state.pillage

    @staticmethod
    def refuse_site(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
        return refuse_clearing(board, country, area)

    def mend(self, run: Run[Board], state: AreaState) -> None:
        state.pillage -= self.levels
        run.tell("pillage-cleared", self.rule, area=Name("area", self.area), left=state.pillage)


class RepairCity(Mending, frozen=True):
    """Repairs the walls of a city that the country controls, 1 AP a level (6.4)."""

    @staticmethod
    def level(state: AreaState) -> int:
        return state.damage

    @staticmethod
    def refuse_site(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
        return refuse_repair(board, country, area)

    def mend(self, run: Run[Board], state: AreaState) -> None:
        state.damage -= self.levels
        run.tell("city-repaired", self.rule, area=Name("area", self.area), left=state.damage)


def _repair(board: Board, country: CountryId, levels: int, most: int) -> Refusal | Quote:
    """6.4: so many of the levels that there are, 1 AP each."""
    if not 1 <= levels <= most:
        return refuse("6.4", "levels-out-of-bounds", found=levels, most=most)
    cost = levels * LEVEL_PRICE
    wrong = purse.refuse_cost(board, country, cost, "6.4")
    return wrong or Quote("6.4", (purse.price(board, country, cost),), risky=True)


def _levels(board: Board, country: CountryId, most: int) -> list[Candidate]:
    """As many as there are and can be paid."""
    levels = [level for level in range(1, most + 1) if purse.can_pay(board, country, level * LEVEL_PRICE)]
    return [Candidate(str(level)) for level in levels]


# Units.


def reduced_pieces(board: Board, country: CountryId) -> dict[UnitId, tuple[Place, Piece]]:
    """A country's reduced units and ships on the map and at sea."""
    found: dict[UnitId, tuple[Place, Piece]] = {}
    for area, state in board.areas.items():
        for piece in state.pieces:
            if piece.reduced and piece.owner == country and not piece.is_leader:
                found[UnitId(piece.id)] = Place("area", area), piece
    for zone, pieces in board.zones.items():
        for piece in pieces:
            if piece.reduced and piece.owner == country and not piece.is_leader:
                found[UnitId(piece.id)] = Place("zone", zone), piece
    return found


def tell_rebuilt(run: Run[Board], country: CountryId, rebuilt: Sequence[PieceId], rule: str) -> None:
    """Everybody hears of it; in the fog only its own side, which units they were (9.5)."""
    seers, name = friends_of(run.board, country), Name("country", country)
    if seers is not None:
        run.tell("units-rebuilt-unseen", rule, country=name, count=len(rebuilt))
    run.tell("units-rebuilt", rule, seers, country=name, units=names(rebuilt))


def rebuilding_price(board: Board, unit: UnitId) -> HalfAP:
    """2 AP a strength point added, ½ AP for hired units, 1 AP for a ship; abilities cost nothing (6.4, 6.16.a)."""
    (counter,) = printed(board, [unit])
    if counter.is_ship:
        return SHIP_REPAIR
    added = counter.full - counter.reduced
    return HalfAP(added if unit[:2] not in board.countries else added * PER_POINT)


def refuse_rebuilding(board: Board, country: CountryId, place: Place, piece: Piece) -> Refusal | None:
    """Regulars need a friendly path home, ships a friendly port; Aramaeans and Arabs are never rebuilt (10.1)."""
    if piece.nation in (ARAMAEANS, ARABS):
        return refuse("10.1", "nomads-are-not-rebuilt", unit=piece_name(piece.id))
    if piece.is_ship:
        friendly = place.kind == "zone" and has_port(board, country, ZoneId(place.id))
        return None if friendly else refuse("6.16.a", "no-friendly-port", unit=piece_name(piece.id))
    if piece.is_hired or board.countries[country].is_tribe:
        return refuse_at_sea(board, place, piece)  # 10.1: nomads reinforce wherever they are
    if place.kind == "area" and has_lifeline(board, country, AreaId(place.id), shut_in=is_shut_in(board, place, piece)):
        return None
    return refuse("6.4", "no-path-home", unit=piece_name(piece.id))


def refuse_at_sea(board: Board, place: Place, piece: Piece) -> Refusal | None:
    """A unit aboard needs room for its full side (6.16.c)."""
    there = board.zones[ZoneId(place.id)] if place.kind == "zone" else []
    room = [room_aboard(there, ship) for ship in there if ship.id == piece.aboard]
    return refuse("6.16.c", "no-room-aboard", needed=FULL - REDUCED, room=0) if room and not room[0] else None


def is_shut_in(board: Board, place: Place, piece: Piece) -> bool:
    """Inside a city before which an enemy stands (R-41, R-51)."""
    return piece.inside and has_enemies(board, piece.owner, AreaId(place.id))


# Areas.


def refuse_clearing(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
    """Own home areas, associated areas and provinces, controlled, without enemy land units (6.4, R-42)."""
    state = board.areas.get(area)
    if state is None:
        return refuse("6.4", "area-not-in-play", area=Name("area", area))
    is_own = edition_of(board).map.areas[area].country == country or state.province == country
    associated = edition_of(board).map.areas[area].kind == "associated" and state.control == country
    if state.control != country or not (is_own or associated):
        return refuse("6.4", "not-yours-to-clear", area=Name("area", area), country=Name("country", country))
    if has_enemies(board, country, area):
        return refuse("6.4", "enemies-in-area", area=Name("area", area))
    return None


def refuse_repair(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
    """The controller repairs, while no siege has begun (6.4, R-42)."""
    state = board.areas.get(area)
    if state is None:
        return refuse("6.4", "area-not-in-play", area=Name("area", area))
    if state.control != country:
        return refuse("6.4", "not-yours-to-repair", area=Name("area", area), holder=Name("country", state.control))
    if state.sieges:
        return refuse("6.4", "city-besieged", area=Name("area", area))
    return None
