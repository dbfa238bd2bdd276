"""Naval movement: a fleet sails along the coast, zone by zone (6.6, 6.16.b)."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import controls_zone, load, ships
from rules.assyrian_wars.board.ids import BoxId, CountryId, HalfAP, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.sea.odds import quote_search
from rules.assyrian_wars.sea.searching import Watch, payer, watchers
from rules.assyrian_wars.sea.ships import (
    Muster,
    able_ships,
    next_voyage,
    pick_fleet,
    sail_to,
    search_number,
    with_allies,
)
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

ZONE_PRICE = HalfAP(1)  # for a whole fleet (6.16.b)


class Sail(ImpulseAction, frozen=True):
    """Moves a fleet along the coast, ½ AP a zone (6.16.b).

    Without `ships` all own ships of the zone go, with `allies` also the allied ones; other players' ships only if they
    agree. Each zone of the path must be next to the one before it.
    """

    rule: ClassVar[str] = "6.16.b"

    zone: Annotated[ZoneId, Kind("zone")]
    path: Annotated[tuple[ZoneId, ...], Kind("zone", many=True)]
    ships: Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)] = ()
    allies: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        if isinstance(fleet, Refusal):
            return fleet
        wrong = refuse_route(board, self.zone, self.path)
        cost = len(self.path) * ZONE_PRICE
        wrong = wrong or purse.refuse_cost(board, country, cost, self.rule)
        return wrong or Quote(self.rule, (purse.price(board, country, cost),), risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """Which ships go, and who may search for them on the way."""
        board, country = table.board, phasing(table.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        if isinstance(fleet, Refusal) or refuse_route(board, self.zone, self.path) is not None:
            return ()
        lines = [message("quote-force", pieces=names(ship.id for ship in fleet))]
        for zone in self.path:
            lines += quote_watchers(board, zone, fleet)
        return (*lines, *quote_holder(board, self.path[-1]))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        assert not isinstance(fleet, Refusal)  # checked before
        ids = tuple(ship.id for ship in fleet)
        run.call(Voyage(country=country, ships=ids, at=self.zone, path=self.path))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not purse.can_pay(board, country, ZONE_PRICE):
            return []
        zone = ZoneId(given.get("zone", ""))
        if param == "path":
            return route_candidates(board, country, zone, typed) if zone in board.zones else []
        fleet = fleet_at(board, country, zone)
        return fleet_choices(board, country, param, given, typed, harbours(board, country), fleet)


class Voyage(Procedure):
    """A fleet on its way, zone by zone: price, search by enemies, battle (6.16.b, 6.16.f)."""

    steps = ("agree", "set_out", "sail", "arrive", "go_on")

    country: CountryId  # the phasing country
    ships: tuple[PieceId, ...]
    at: ZoneId
    path: tuple[ZoneId, ...]  # still to go
    number: int = 0  # this fleet among those of the impulse (6.16.f)

    def agree(self, run: Run[Board]) -> None:
        """6.16.b: other players' ships only with their consent (R-174)."""
        reason = message(
            "sail-together",
            country=Name("country", self.country),
            start=Name("zone", self.at),
            zone=Name("zone", self.path[-1]),
        )
        run.call(Muster(country=self.country, ships=self.ships, reason=reason))

    def set_out(self, run: Run[Board]) -> None:
        """6.16.f: what sails together is a fleet by itself where it meets enemies."""
        self.ships = run.result if isinstance(run.result, tuple) else self.ships
        self.number = next_voyage(run.board)

    def sail(self, run: Run[Board]) -> None:
        """6.16.b: ½ AP for the whole fleet into the next zone; what it carries comes along (6.16.c)."""
        board, to = run.board, self.path[0]
        fleet = self._fleet(board)
        if not any(ship.owner == self.country for ship in fleet) or not purse.can_pay(board, self.country, ZONE_PRICE):
            self._halt(run)
            return
        purse.pay(board, self.country, ZONE_PRICE)
        start, self.at, self.path = self.at, to, self.path[1:]
        for ship in fleet:
            ship.fleet, ship.steps = self.number, ship.steps + 1
            ship.sailed = ship.sailed or bool(load(board.zones[start], ship))
        sail_to(board, fleet, start, to)
        run.tell(
            "fleet-sailed",
            "6.16.b",
            country=Name("country", self.country),
            start=Name("zone", start),
            zone=Name("zone", to),
            halves=ZONE_PRICE,
        )

    def arrive(self, run: Run[Board]) -> None:
        """6.16.f: enemy fleets in the zone may search for it."""
        run.call(Watch(zone=self.at, ships=self.ships))

    def go_on(self, run: Run[Board]) -> None:
        """6.16.f: a fleet that was not found, or has won without being finished, sails on."""
        fleet = self._fleet(run.board)
        if self.path and fleet and not any(ship.used for ship in fleet):
            run.goto("sail")
        elif self.path:
            self._halt(run)

    def _halt(self, run: Run[Board]) -> None:
        run.tell("voyage-halted", "6.16.b", country=Name("country", self.country), zone=Name("zone", self.at))
        run.end()

    def _fleet(self, board: Board) -> list[Piece]:
        """The ships that are still together."""
        return [ship for ship in ships(board.zones[self.at]) if ship.id in self.ships]


# Looking.


def refuse_route(board: Board, zone: ZoneId, path: Sequence[ZoneId]) -> Refusal | None:
    """Ships follow the coast: only to zones next to the one they are in (1.3, R-13)."""
    if zone not in board.zones:
        return refuse("6.16.b", "box-is-left-alone", box=Name("box", zone))
    if not path:
        return refuse("6.16.b", "no-path")
    game_map = edition_of(board).map
    at = zone
    for to in path:
        if BoxId(to) in game_map.sea_trade_boxes:
            return refuse("6.16.b", "box-is-entered-alone", box=Name("box", to))
        near = [other for other in game_map.zones[at].neighbours if other in board.zones]
        if to not in near:
            start, zones = Name("zone", at), tuple(Name("zone", other) for other in near)
            found = Name("zone", to) if to in game_map.zones else str(to)
            return refuse("6.16.b", "zones-not-adjacent", start=start, found=found, zones=zones)
        at = to
    return None


def quote_watchers(board: Board, zone: ZoneId, fleet: Sequence[Piece]) -> list[Message]:
    """The enemy fleets that may search for newcomers in a zone (6.16.f)."""
    lines: list[Message] = []
    for party in watchers(board, zone, fleet):
        if payer(board, party) is not None:
            there = [ship for ship in ships(board.zones[zone]) if ship.owner in party]
            need = quote_search(search_number(board, there))
            countries = tuple(Name("country", code) for code in party)
            lines.append(message("quote-watched", zone=Name("zone", zone), countries=countries, search=need))
    return lines


def quote_holder(board: Board, zone: ZoneId) -> list[Message]:
    """Who controls the zone; in the fog nobody can tell whose ships there are most (6.12.a, 9.5)."""
    holder = NOBODY if board.options.fog_of_war else controls_zone(board, zone)
    return (
        []
        if holder == NOBODY
        else [message("quote-zone-held", zone=Name("zone", zone), country=Name("country", holder))]
    )


def fleet_choices(
    board: Board,
    country: CountryId,
    param: str,
    given: Given,
    typed: str,
    zones: Iterable[ZoneId],
    fleet: Iterable[Piece],
) -> list[Candidate]:
    """What every order to a fleet asks: from which zone, with which ships, and whether allies come along (6.16.b)."""
    if param == "allies":
        return with_allies(board, country, given.get("zone", ""))
    if param == "zone":
        return picking.one(zones, typed, "zone")
    return picking.several([ship.id for ship in fleet], typed, lambda ship: Name("unit", ship))


def fleet_at(board: Board, country: CountryId, zone: ZoneId) -> list[Piece]:
    """The ships that a country can send from there, with its allies' ones."""
    return able_ships(board, country, zone) if zone in board.zones else []


def harbours(board: Board, country: CountryId) -> list[ZoneId]:
    """The zones in which a country has ships that can act."""
    return [zone for zone in board.zones if able_ships(board, country, zone, allies=False)]


def route_candidates(board: Board, country: CountryId, zone: ZoneId, typed: str) -> list[Candidate]:
    """The whole way to each zone that can be paid, the nearest first."""
    most = purse.left(board, country) // ZONE_PRICE
    found: list[Candidate] = []
    for to, way in routes(board, zone).items():
        if len(way) <= most and typed.strip() in " ".join(way):
            label = message("route-to-zone", zone=Name("zone", to), halves=len(way) * ZONE_PRICE)
            found.append(Candidate(" ".join(way), label))
    return found[:MOST_CANDIDATES]


def routes(board: Board, zone: ZoneId) -> dict[ZoneId, tuple[ZoneId, ...]]:
    """The shortest way to every other zone of the coast."""
    game_map = edition_of(board).map
    ways: dict[ZoneId, tuple[ZoneId, ...]] = {zone: ()}
    queue = deque([zone])
    while queue:
        at = queue.popleft()
        for other in game_map.zones[at].neighbours:
            if other in board.zones and other not in ways:
                ways[other] = (*ways[at], other)
                queue.append(other)
    del ways[zone]
    return ways
