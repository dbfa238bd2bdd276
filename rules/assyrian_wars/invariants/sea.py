"""What always holds at sea and in the boxes: loads, room, raiders (6.15, 6.16)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import ships
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.sea.cargo import room_aboard
from rules.core.game import Invariant
from rules.core.messages import Message, message


def loads_are_aboard(board: Board) -> list[Message]:
    """6.16.c: between impulses what is at sea is on an own or allied ship of its zone, with room for it."""
    if board.impulse is not None:
        return []
    wrong = [zone for zone, pieces in board.zones.items() if pieces and not _is_stowed(board, pieces)]
    ashore = [
        place.id or place.kind
        for place, pieces in board.places()
        if place.kind != "zone" and any(piece.aboard is not None for piece in pieces)
    ]
    return [message("load-unsound", place=place_name(board, place)) for place in (*wrong, *ashore)]


def _is_stowed(board: Board, pieces: Sequence[Piece]) -> bool:
    fleet = ships(pieces)
    hulls = {ship.id: ship.owner for ship in fleet}
    loads = [piece for piece in pieces if piece.is_land]
    aboard = all(piece.aboard in hulls and allied(board, piece.owner, hulls[piece.aboard]) for piece in loads)
    return aboard and all(room_aboard(pieces, ship) >= 0 for ship in fleet)


def boxes_have_room(board: Board) -> list[Message]:
    """6.15, 6.16.g: between impulses four ships at most are in a sea trade box, and one land unit in a Raid Box."""
    if board.impulse is not None:
        return []
    game_map = edition_of(board).map
    wrong = []
    for box, pieces in board.boxes.items():
        printed = game_map.sea_trade_boxes.get(box)
        if printed is None:
            sound = len(pieces) <= 1 and all(piece.is_unit for piece in pieces)
        else:
            sound = len(pieces) <= printed.capacity and all(ship.is_ship for ship in pieces)
        if not sound:
            wrong.append(message("box-unsound", place=place_name(board, box)))
    return wrong


SEA = (
    Invariant("loads-are-aboard", "6.16.c", loads_are_aboard),
    Invariant("boxes-have-room", "6.16.g", boxes_have_room),
)
