"""Shipyards: ships are built at home ports, or bought back from the Regroup Box (6.5, 6.16.a, R-177)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.board.ids import CountryId, HalfAP, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import one_of_each, refuse_picks, ships_in_pool
from rules.assyrian_wars.build.placing import ship_sites
from rules.assyrian_wars.build.regrouping import REGULAR_PRICE
from rules.assyrian_wars.sea.searching import Watch
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table

SHIP_PRICE = HalfAP(4)  # 6.16.a

Ship = Annotated[UnitId, Kind("unit")]


class BuildShip(ImpulseAction, frozen=True):
    """Builds a ship in a sea zone at an own home port (6.1, 6.16.a)."""

    rule: ClassVar[str] = "6.16.a"

    ship: Ship
    zone: Annotated[ZoneId, Kind("zone")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if self.ship not in ships_in_pool(board, country):
            return refuse("6.1", "not-in-pool", found=self.ship, pool=names(ships_in_pool(board, country)[:5]))
        return _launching(board, country, self.zone, SHIP_PRICE, self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, SHIP_PRICE)
        board.countries[country].pool.remove(self.ship)
        _launch(run, Piece(self.ship, country), self.zone)
        owner, zone = Name("country", country), Name("zone", self.zone)
        run.tell("ship-built", self.rule, country=owner, ship=piece_name(self.ship), zone=zone)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "zone":
            return picking.one(ship_sites(board, country), typed, "zone")
        if not purse.can_pay(board, country, SHIP_PRICE) or not ship_sites(board, country):
            return []
        return picking.one(one_of_each(board, ships_in_pool(board, country), ()), typed, "unit")


class BuyBackShip(ImpulseAction, frozen=True):
    """Buys a ship back from the Regroup Box; it appears where a new one could (6.5, 6.16.a)."""

    rule: ClassVar[str] = "6.5"

    ship: Ship
    zone: Annotated[ZoneId, Kind("zone")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        wrong = refuse_picks([self.ship], ships_in_regroup_box(board, country), self.rule, "not-in-regroup-box")
        return wrong or _launching(board, country, self.zone, REGULAR_PRICE, self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, REGULAR_PRICE)
        _launch(run, board.take(self.ship), self.zone)
        owner, zone = Name("country", country), Name("zone", self.zone)
        run.tell("ship-bought-back", self.rule, country=owner, ship=piece_name(self.ship), zone=zone)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        ships = ships_in_regroup_box(board, country) if board.regroup else []
        if not ships or not purse.can_pay(board, country, REGULAR_PRICE) or not ship_sites(board, country):
            return []
        if param == "zone":
            return picking.one(ship_sites(board, country), typed, "zone")
        return picking.one(ships, typed, "unit")


def _launching(board: Board, country: CountryId, zone: ZoneId, price: HalfAP, rule: str) -> Refusal | Quote:
    """6.16.a: ships appear at an own home port, for this price."""
    zones = ship_sites(board, country)
    if zone not in zones:
        allowed = tuple(Name("zone", one) for one in zones)
        return refuse("6.16.a", "no-home-port", zone=Name("zone", zone), zones=allowed)
    wrong = purse.refuse_cost(board, country, price, rule)
    return wrong or Quote(rule, (purse.price(board, country, price),), risky=True)


def _launch(run: Run[Board], ship: Piece, zone: ZoneId) -> None:
    """6.16.f: it lies in the zone, where enemies may search for it."""
    run.board.zones[zone].append(ship)
    run.call(Watch(zone=zone, ships=(ship.id,)))


def ships_in_regroup_box(board: Board, country: CountryId) -> list[PieceId]:
    """The ships of a country that were routed."""
    return [piece.id for piece in board.regroup if piece.is_ship and piece.owner == country]
