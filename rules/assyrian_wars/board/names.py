"""How messages name pieces, places and holders: a kind and an id, which the catalogues and the pack put into words."""

from collections.abc import Iterable

from rules.assyrian_wars.board.ids import CODE, AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import is_leader
from rules.assyrian_wars.board.state import Board
from rules.core.messages import Message, Name, message


def piece_name(piece: PieceId) -> Name:
    """How a message names a piece."""
    return Name("leader" if is_leader(piece) else "unit", piece)


def names(pieces: Iterable[PieceId]) -> tuple[Name, ...]:
    """How a message names several."""
    return tuple(piece_name(piece) for piece in pieces)


def place_name(board: Board, place: str) -> Name:
    """How a message names an area, a sea zone, a box or the card of a foreign war."""
    if place in board.zones:
        return Name("zone", place)
    for war in board.foreign_wars:
        if place == war.place:
            return Name("card", war.card)
    return Name("box" if place in board.boxes else "area", place)


def holder_name(holder: CountryId) -> Name:
    """How a message names who controls something: a country by its code, a minor city by its area."""
    return Name("country" if len(holder) == CODE else "area", holder)


def placed(country: CountryId, pieces: Iterable[PieceId], area: AreaId) -> Message:
    """What appeared where."""
    return message("placed", country=Name("country", country), pieces=names(pieces), area=Name("area", area))
