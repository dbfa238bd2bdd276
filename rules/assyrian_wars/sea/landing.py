"""Landings: land pieces go ashore in a port, and attack the enemies that they meet there (6.16.d, 6.16.e)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Force, forces, load, owners, ships
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import refuse_picks
from rules.assyrian_wars.control.control import quote_freed
from rules.assyrian_wars.encounter.flight import Stand
from rules.assyrian_wars.encounter.threats import quote_interceptors
from rules.assyrian_wars.march.marching import FOUGHT, March
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import enemies_outside, has_units, refuse_entry
from rules.assyrian_wars.nomads.tribes import refuse_attack
from rules.assyrian_wars.sea.boarding import Pieces, Port, may_order, port_of
from rules.assyrian_wars.sea.cargo import go_ashore
from rules.assyrian_wars.sea.odds import quote_landing
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table


class Disembark(ImpulseAction, frozen=True):
    """Land pieces go ashore in a port of their ships' zone, for nothing; among enemies they attack (6.16.d, 6.16.e)."""

    rule: ClassVar[str] = "6.16.d"

    area: Port
    pieces: Pieces = ()  # not said: everybody aboard in that zone

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        landing = purse.refuse_closed(board) or pick_landing(board, country, self.area, self.pieces)
        if isinstance(landing, Refusal):
            return landing
        lines: list[Message] = [message("quote-force", pieces=names(piece.id for piece in landing))]
        if enemies_outside(board, owners(landing), self.area):
            lines.append(message("quote-amphibious", area=Name("area", self.area)))
        lines += quote_freed(board, landing, self.area)
        return Quote(self.rule, tuple(lines), risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """Who may intercept, and the chances of the battle."""
        board, country = table.board, phasing(table.board)
        landing = pick_landing(board, country, self.area, self.pieces)
        if isinstance(landing, Refusal):
            return ()
        return (*quote_interceptors(board, landing, self.area), *quote_landing(board, landing, self.area))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        landing = pick_landing(board, country, self.area, self.pieces)
        assert not isinstance(landing, Refusal)  # checked before
        waiting = tuple(tuple(piece.id for piece in force.pieces) for force in landing_forces(board, landing))
        run.call(GoingAshore(country=country, area=self.area, waiting=waiting))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.refuse_closed(board) is not None:
            return []
        if param == "area":
            ports = [
                area
                for zone, there in board.zones.items()
                if there and at_sea(board, country, zone)
                for area in edition_of(board).map.ports[zone]
                if area in board.areas
            ]
            return picking.one(ports, typed, "area")
        zone = port_of(board, AreaId(given.get("area", "")))
        able = [piece.id for piece in at_sea(board, country, zone)] if zone is not None else []
        return picking.several(able, typed, lambda piece: piece_name(PieceId(piece)))[:MOST_CANDIDATES]


class Landing(March):
    """One force goes ashore: interception, evasion and battle as on a march, without a price (6.16.d, 6.16.e)."""

    zone: ZoneId = ZoneId("")  # where its ships are
    boats: dict[PieceId, UnitId] = {}  # the ship of each piece: the beaten may go back aboard
    assault: bool = False  # enemies were in the field as it landed

    def enter(self, run: Run[Board]) -> None:
        """6.16.d: ashore, for nothing and without attrition (R-11); the ships have moved their force (6.16.c)."""
        board = run.board
        landing = self._aboard(board)
        if not landing:
            self._halt(run)  # a ruling has taken them away
            return
        self.assault = bool(enemies_outside(board, owners(landing), self.at))
        self.boats = go_ashore(board, landing, self.zone, self.at)
        for piece in landing:
            piece.sailed = True
        for ship in board.zones[self.zone]:
            ship.sailed = ship.sailed or ship.id in self.boats.values()
        run.tell(
            "landed",
            "6.16.e" if self.assault else "6.16.d",
            country=Name("country", self.country),
            force=piece_name(landing[0].id),
            zone=Name("zone", self.zone),
            area=Name("area", self.at),
            assault=self.assault,
        )

    def survive(self, run: Run[Board]) -> None:
        """6.11.e: who comes by sea has left no area to be led back to, so nobody is asked for a card."""

    def fight(self, run: Run[Board]) -> None:
        """6.16.e: a field battle with lower factors for who attacks from ships."""
        movers = self.movers(run.board)
        if not self.contact or not self.meets_enemies(run.board, movers):
            return
        stand = run.result if isinstance(run.result, Stand) else Stand()
        run.call(
            Battle(
                area=self.at,
                movers=tuple(piece.id for piece in movers),
                ways=self.interceptors,
                interceptors=tuple(self.interceptors),
                failed=stand.failed,
                ambush=stand.ambush,
                landed=self.assault,
                boats=self.boats,
            )
        )

    def _aboard(self, board: Board) -> list[Piece]:
        there = {piece.id: piece for piece in board.zones[self.zone]}
        return [there[id] for id in self.pieces if id in there]


class GoingAshore(Procedure):
    """Several forces land, one after another; after a fight the others wait for new orders (6.16.d)."""

    steps = ("send", "look")

    country: CountryId
    area: AreaId
    waiting: tuple[tuple[PieceId, ...], ...]

    def send(self, run: Run[Board]) -> None:
        """6.16.d: the next force lands."""
        pieces, self.waiting = self.waiting[0], self.waiting[1:]
        zone = port_of(run.board, self.area)
        assert zone is not None  # checked before
        run.call(Landing(country=self.country, pieces=pieces, at=self.area, path=(), zone=zone))

    def look(self, run: Run[Board]) -> None:
        """6.7: whoever meets an enemy fights before anybody else lands."""
        if self.waiting and run.result != FOUGHT:
            run.goto("send")
        elif self.waiting:
            run.tell("landing-halted", "6.16.d", country=Name("country", self.country), area=Name("area", self.area))


# Looking.


def at_sea(board: Board, country: CountryId, zone: ZoneId) -> list[Piece]:
    """The land pieces aboard in a zone that a country may order ashore: their ships are not finished."""
    there = board.zones[zone]
    fleet = ships(there)
    if len(fleet) == len(there):
        return []  # as mostly: nobody is aboard
    finished = {ship.id for ship in fleet if ship.used}
    aboard = [piece for ship in fleet for piece in load(there, ship)]
    return [piece for piece in aboard if may_order(board, country, piece) and piece.aboard not in finished]


def pick_landing(board: Board, country: CountryId, area: AreaId, chosen: Sequence[PieceId]) -> list[Piece] | Refusal:
    """Who goes ashore, or why not there (6.16.d, 8.1, R-175)."""
    zone = port_of(board, area)
    if zone is None:
        return refuse("6.16.d", "no-port", area=Name("area", area))
    able = at_sea(board, country, zone)
    if chosen:
        wrong = refuse_picks(chosen, [piece.id for piece in able], "6.16.d", "not-aboard")
        if wrong is not None:
            return wrong
    landing = [piece for piece in able if piece.id in chosen or not chosen]
    if not landing:
        return refuse("6.16.d", "nobody-aboard", zone=Name("zone", zone))
    wrong = refuse_entry(board, owners(landing), area) or refuse_abroad(board, landing, (area,))
    wrong = wrong or refuse_attack(board, country, area, landing, (area,))
    if wrong is not None:
        return wrong
    met = enemies_outside(board, owners(landing), area)
    if met and not has_units(landing):
        return refuse("6.7", "leader-cannot-attack", area=Name("area", area))
    if met and len(landing_forces(board, landing)) > 1:
        return refuse("6.7", "units-attack-alone", area=Name("area", area))
    return landing


def landing_forces(board: Board, landing: Sequence[Piece]) -> list[Force]:
    """The forces that land one after another: armies, bare leaders, single units (6.6)."""
    return forces(board, edition_of(board).counters, landing)
