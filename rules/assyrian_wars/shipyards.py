"""Shipyards: ships are built at home ports, or bought back from the Regroup Box (6.5, 6.16.a, R-177)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.assyrian_wars import picking, purse
from rules.assyrian_wars.building import one_of_each, refuse_picks, ships_in_pool
from rules.assyrian_wars.ids import CountryId, HalfAP, PieceId, UnitId, ZoneId
from rules.assyrian_wars.phasing import ImpulseAction, phasing
from rules.assyrian_wars.pieces import Piece
from rules.assyrian_wars.placing import names, piece_name, ship_sites
from rules.assyrian_wars.regrouping import REGULAR_PRICE
from rules.assyrian_wars.searching import Watch
from rules.assyrian_wars.state import Board
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
        zones = ship_sites(board, country)
        if self.zone not in zones:
            allowed = tuple(Name("zone", zone) for zone in zones)
            return refuse("6.16.a", "no-home-port", zone=Name("zone", self.zone), zones=allowed)
        wrong = purse.refuse_cost(board, country, SHIP_PRICE, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, SHIP_PRICE),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, SHIP_PRICE)
        board.countries[country].pool.remove(self.ship)
        board.zones[self.zone].append(Piece(self.ship, country))
        run.tell(
            "ship-built",
            self.rule,
            country=Name("country", country),
            ship=piece_name(self.ship),
            zone=Name("zone", self.zone),
        )
        run.call(Watch(zone=self.zone, ships=(self.ship,)))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, country = table.board, phasing(table.board)
        if param == "zone":
            return picking.one(ship_sites(board, country), typed, "zone")
        if not purse.can_pay(board, country, SHIP_PRICE):
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
        if wrong is not None:
            return wrong
        zones = ship_sites(board, country)
        if self.zone not in zones:
            allowed = tuple(Name("zone", zone) for zone in zones)
            return refuse("6.16.a", "no-home-port", zone=Name("zone", self.zone), zones=allowed)
        wrong = purse.refuse_cost(board, country, REGULAR_PRICE, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, REGULAR_PRICE),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        purse.pay(board, country, REGULAR_PRICE)
        board.zones[self.zone].append(board.take(self.ship))
        zone = Name("zone", self.zone)
        run.tell("ship-bought-back", self.rule, country=Name("country", country), ship=piece_name(self.ship), zone=zone)
        run.call(Watch(zone=self.zone, ships=(self.ship,)))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, country = table.board, phasing(table.board)
        ships = ships_in_regroup_box(board, country) if board.regroup else []
        if not ships or not purse.can_pay(board, country, REGULAR_PRICE):
            return []
        if param == "zone":
            return picking.one(ship_sites(board, country), typed, "zone")
        return picking.one(ships, typed, "unit")


def ships_in_regroup_box(board: Board, country: CountryId) -> list[PieceId]:
    """The ships of a country that were routed."""
    return [piece.id for piece in board.regroup if piece.is_ship and piece.owner == country]
