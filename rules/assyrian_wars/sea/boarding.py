"""Transport by sea: land pieces board ships in a port (6.16.c, 6.16.d)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import ships
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import refuse_picks
from rules.assyrian_wars.control.control import Occupation, quote_leaving
from rules.assyrian_wars.march.army_groups import leave_group, tidy_groups
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.sea.cargo import go_aboard, needs, room_aboard, stow
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

Pieces = Annotated[tuple[PieceId, ...], Kind("piece", many=True, together=True)]
Port = Annotated[AreaId, Kind("area")]


class Embark(ImpulseAction, frozen=True):
    """Land pieces in a port board ships of its sea zone, for nothing (6.16.c, 6.16.d).

    Without `ship` they are stowed as they fit.
    """

    rule: ClassVar[str] = "6.16.d"

    area: Port
    pieces: Pieces
    ship: Annotated[UnitId | None, Kind("unit")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        plan = purse.refuse_closed(board) or plan_boarding(board, country, self.area, self.pieces, self.ship)
        if isinstance(plan, Refusal):
            return plan
        lines = tuple(
            message("quote-aboard", ship=piece_name(ship), pieces=names(one for one in plan if plan[one] == ship))
            for ship in dict.fromkeys(plan.values())
        )
        return Quote(self.rule, (*lines, *quote_leaving(board, self.pieces, [self.area])))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        plan = plan_boarding(board, country, self.area, self.pieces, self.ship)
        assert not isinstance(plan, Refusal)  # checked before
        run.call(Boarding(country=country, area=self.area, plan=plan))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.refuse_closed(board) is not None:
            return []
        if param == "area":
            printed, sailing = edition_of(board).map.areas, {zone for zone, there in board.zones.items() if there}
            ports = [area for area in board.areas if sailing and printed[area].port in sailing]
            return picking.one([area for area in ports if able_to_board(board, country, area)], typed, "area")
        area = AreaId(given.get("area", ""))
        if area not in board.areas:
            return []
        if param == "ship":
            return picking.one([ship.id for ship in carriers(board, country, area)], typed, "unit")
        able = [piece.id for piece in able_to_board(board, country, area, picking.picked(typed)[0])]
        return picking.several(able, typed, lambda piece: piece_name(PieceId(piece)))[:MOST_CANDIDATES]


class Boarding(Procedure):
    """Pieces board their ships, those of other players if these agree (6.16.c, R-174)."""

    steps = ("ask", "board")

    country: CountryId
    area: AreaId
    plan: dict[PieceId, UnitId]

    def ask(self, run: Run[Board]) -> None:
        """6.16.c: an ally carries whom he wants to carry."""
        board = run.board
        own = seat_of(board, self.country)
        carrying = dict.fromkeys(ship.owner for ship in board.find_all(dict.fromkeys(self.plan.values())))
        strangers = tuple(code for code in carrying if seat_of(board, code) != own)
        if strangers:
            country, area = Name("country", self.country), Name("area", self.area)
            reason = message("carry-allies", country=country, area=area)  # who boards is hidden from others (9.5)
            run.call(Consent(by=self.country, of=strangers, rule="6.16.c", reason=reason))

    def board(self, run: Run[Board]) -> None:
        """6.16.d: they are at sea; an area that they leave may change hands (6.12)."""
        if run.result is False:
            return
        board = run.board
        going = [piece for piece in board.areas[self.area].pieces if piece.id in self.plan]
        for piece in going:
            piece.sailed, piece.under = True, None
            if piece.is_leader:
                leave_group(board, LeaderId(piece.id))
        go_aboard(board, going, self.area, self.plan)
        zone = port_of(board, self.area)
        run.tell(
            "boarded",
            "6.16.d",
            country=Name("country", self.country),
            area=Name("area", self.area),
            zone=Name("zone", str(zone)),
        )
        tidy_groups(run)
        run.call(Occupation(area=self.area))


# Boarding.


def port_of(board: Board, area: AreaId) -> ZoneId | None:
    """The sea zone in play at an area's port."""
    printed = edition_of(board).map.areas.get(area)
    zone = printed.port if printed is not None and area in board.areas else None
    return zone if zone in board.zones else None


def plan_boarding(
    board: Board, country: CountryId, area: AreaId, pieces: Sequence[PieceId], ship: UnitId | None
) -> dict[PieceId, UnitId] | Refusal:
    """Which ship takes which piece, or why they cannot board (6.16.c, 6.16.d, R-175)."""
    zone = port_of(board, area)
    if zone is None:
        return refuse("6.16.d", "no-port", area=Name("area", area))
    there = {piece.id: piece for piece in board.areas[area].pieces if may_order(board, country, piece)}
    wrong = refuse_picks(pieces, list(there), "6.16.d", "not-in-port")
    if wrong is not None:
        return wrong
    going = [there[piece] for piece in pieces]
    for piece in going:
        wrong = refuse_boarding(piece, area)
        if wrong is not None:
            return wrong
    chiefs = {piece.owner for piece in (*going, *board.zones[zone]) if piece.is_leader}
    for piece in going:
        if piece.is_hired and piece.owner not in chiefs:
            return refuse("6.6", "mercenaries-need-leader", unit=piece_name(piece.id))
    fleet = carriers(board, country, area)
    if ship is not None:
        fleet = [one for one in fleet if one.id == ship]
    if not fleet:
        return refuse("6.16.c", "no-carrier", zone=Name("zone", zone))
    plan = stow(board.zones[zone], going, fleet)
    if plan is None:
        room = sum(room_aboard(board.zones[zone], one) for one in fleet)
        return refuse("6.16.c", "no-room-aboard", needed=sum(needs(one) for one in going), room=room)
    return plan


def refuse_boarding(piece: Piece, area: AreaId) -> Refusal | None:
    """Nobody boards who is finished, shut in a city, or has marched or landed in this impulse (6.16.d)."""
    if piece.used:
        return refuse(piece.finished_by, "finished", piece=piece_name(piece.id))
    if piece.inside:
        return refuse("6.8", "shut-in-city", piece=piece_name(piece.id), area=Name("area", area))
    if piece.steps or piece.sailed:
        return refuse("6.16.d", "no-march-and-sail", piece=piece_name(piece.id))
    return None


def carriers(board: Board, country: CountryId, area: AreaId) -> list[Piece]:
    """The ships at a port that may take somebody aboard: one force an impulse each; the own ones first (6.16.c)."""
    zone = port_of(board, area)
    if zone is None:
        return []
    found = [
        ship
        for ship in ships(board.zones[zone])
        if allied(board, country, ship.owner) and not ship.used and not ship.sailed
    ]
    return sorted(found, key=lambda ship: (ship.owner != country, seat_of(board, ship.owner) or ""))


def able_to_board(board: Board, country: CountryId, area: AreaId, chosen: Sequence[str] = ()) -> list[Piece]:
    """The pieces in an area that could board something, and for which there is room beside those chosen."""
    if not board.areas[area].pieces:
        return []
    zone, fleet = port_of(board, area), carriers(board, country, area)
    if zone is None or not fleet:
        return []
    there = [piece for piece in board.areas[area].pieces if may_order(board, country, piece)]
    able = [piece for piece in there if refuse_boarding(piece, area) is None]
    chiefs = {piece.owner for piece in (*able, *board.zones[zone]) if piece.is_leader}
    going = [piece for piece in able if piece.id in chosen]
    led = [piece for piece in able if piece not in going and (not piece.is_hired or piece.owner in chiefs)]
    return [piece for piece in led if stow(board.zones[zone], [*going, piece], fleet) is not None]


def may_order(board: Board, country: CountryId, piece: Piece) -> bool:
    """The own pieces, and those of allies that the same seat acts for (6.16.c)."""
    if piece.owner == country:
        return True
    return allied(board, country, piece.owner) and seat_of(board, piece.owner) == seat_of(board, country)
