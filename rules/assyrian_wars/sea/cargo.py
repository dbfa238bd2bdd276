"""What ships carry: how much room there is, and what becomes of a load whose ship is hit or lost (6.16.c, 6.16.f)."""

from collections.abc import Mapping, Sequence

from rules.assyrian_wars.battle.hits import Casualties, Host, lose_king
from rules.assyrian_wars.battle.losses import eliminate, hits_to_kill
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king, load, ships
from rules.assyrian_wars.board.ids import AreaId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

FULL, REDUCED = 2, 1  # room that a ship has or a unit needs, by the side that shows (6.16.c)


class CargoLosses(Procedure):
    """After a round of a naval battle: each load takes as many hits as its ship did (6.16.f, R-176)."""

    steps = ("suffer", "sink")

    zone: ZoneId
    before: dict[PieceId, int]  # the loaded ships, and the hits that each could take

    def suffer(self, run: Run[Board]) -> None:
        """6.16.f: the owner chooses which pieces of the load take the hits (R-176)."""
        board = run.board
        afloat = {ship.id: hits_to_kill(ship) for ship in ships(board.zones[self.zone])}
        for ship, could in self.before.items():
            cargo = [piece for piece in board.zones[self.zone] if piece.aboard == ship]
            hits = could - afloat.get(ship, 0)
            if hits and cargo:
                host = Host(tuple(piece.id for piece in cargo), hits, cargo[0].owner)
                run.call(Casualties(area=self.zone, hosts=(host,), rule="6.16.f"))

    def sink(self, run: Run[Board]) -> None:
        """6.16.f: what is left of a sunken ship's load is lost; its leaders only if no ship of the fleet is left."""
        board = run.board
        fleet = ships(board.zones[self.zone])
        for ship in self.before:
            if all(one.id != ship for one in fleet):
                self._drown(run, [piece for piece in board.zones[self.zone] if piece.aboard == ship], fleet)
        for hull in fleet:
            while room_aboard(board.zones[self.zone], hull) < 0:  # its owner gave the hits to leaders
                self._drown(run, [next(unit for unit in load(board.zones[self.zone], hull) if unit.is_unit)], fleet)

    def _drown(self, run: Run[Board], cargo: Sequence[Piece], fleet: Sequence[Piece]) -> None:
        board, lost = run.board, list[Piece]()
        for piece in cargo:
            friends = [ship for ship in fleet if allied(board, piece.owner, ship.owner)]
            if piece.is_leader and friends:
                piece.aboard = UnitId(friends[0].id)
            else:
                lost.append(piece)
        for piece in lost:
            if piece.is_leader and is_king(edition_of(board).counters, piece):
                lose_king(run, piece)
            eliminate(board, edition_of(board).counters, piece)
        if lost:
            run.tell("cargo-lost", "6.16.f", zone=Name("zone", self.zone), pieces=names(one.id for one in lost))


def hulls(board: Board, place: str) -> dict[PieceId, int]:
    """The loaded ships of a sea zone, and how many hits each can take; none on land."""
    if place not in board.zones:
        return {}
    there = board.zones[ZoneId(place)]
    loaded = {piece.aboard for piece in there if piece.aboard is not None}
    return {ship.id: hits_to_kill(ship) for ship in ships(there) if ship.id in loaded}


# Room.


def needs(piece: Piece) -> int:
    """A full unit takes a whole ship, two reduced ones share one; leaders need no room (6.16.c)."""
    if piece.is_leader:
        return 0
    return REDUCED if piece.reduced else FULL


def room_aboard(there: Sequence[Piece], ship: Piece) -> int:
    """The room left on a ship among the pieces of its zone (6.16.c)."""
    return (REDUCED if ship.reduced else FULL) - sum(needs(piece) for piece in load(there, ship))


def stow(there: Sequence[Piece], pieces: Sequence[Piece], fleet: Sequence[Piece]) -> dict[PieceId, UnitId] | None:
    """Which ship takes which piece, if there is room for all: full units first, then the smallest gaps are filled."""
    left = {ship.id: room_aboard(there, ship) for ship in fleet}
    if not left:
        return None
    plan: dict[PieceId, UnitId] = {}
    for piece in sorted(pieces, key=needs, reverse=True):
        fitting = [ship for ship in left if left[ship] >= needs(piece)]
        if not fitting:
            return None
        busy = [ship for ship in fitting if ship in plan.values()]
        ship = (busy or fitting)[0] if piece.is_leader else min(fitting, key=left.__getitem__)
        left[ship] -= needs(piece)
        plan[piece.id] = UnitId(ship)
    return plan


# Aboard and ashore.


def is_afloat(board: Board, ship: UnitId | None) -> bool:
    """Whether this ship is in a sea zone."""
    return ship is not None and any(one.id == ship for pieces in board.zones.values() for one in pieces)


def go_aboard(board: Board, pieces: Sequence[Piece], area: AreaId, plan: Mapping[PieceId, UnitId]) -> None:
    """Pieces leave an area for their ships."""
    going = {piece.id for piece in pieces}
    state = board.areas[area]
    state.pieces = [piece for piece in state.pieces if piece.id not in going]
    for piece in pieces:
        ship = plan[piece.id]
        piece.aboard, piece.inside = ship, False
        zone = next(zone for zone, there in board.zones.items() if any(one.id == ship for one in there))
        board.zones[zone].append(piece)


def go_ashore(board: Board, pieces: Sequence[Piece], zone: ZoneId, area: AreaId) -> dict[PieceId, UnitId]:
    """Pieces leave their ships for the field of an area; from which ship each came."""
    boats = {piece.id: piece.aboard for piece in pieces if piece.aboard is not None}
    board.zones[zone] = [piece for piece in board.zones[zone] if piece.id not in boats]
    for piece in pieces:
        piece.aboard = None
    board.areas[area].pieces += pieces
    return boats
