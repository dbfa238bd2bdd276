"""Where those who flee may go: the ground of evasions and retreats (6.6.10, 6.7.8, R-5, R-61, R-67, R-78)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import allies_among, enemies_among, in_field, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.relations import allied, friendly
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import can_cross, may_enter

CITY = "city"  # the target of an evasion or retreat into the city of the same area

Ground = Literal["friendly", "nobody", "enemy"]


def has_refuge(board: Board, countries: Iterable[CountryId], area: AreaId) -> bool:
    """The area has a city that is their own or an ally's; a merely friendly one stays shut (6.6.10, R-61)."""
    holder = board.areas[area].control
    if holder == NOBODY or not edition_of(board).map.areas[area].has_city:
        return False
    return all(allied(board, country, holder) for country in countries)


def grounds(
    board: Board, countries: Sequence[CountryId], pieces: Sequence[Piece], area: AreaId
) -> dict[AreaId, Ground]:
    """The neighbours into which these pieces may flee together, and what each is to their countries."""
    terrain = edition_of(board).map.terrain[area]
    found: dict[AreaId, Ground] = {}
    for neighbour, way in terrain.items():
        if neighbour not in board.areas or refuse_abroad(board, pieces, (neighbour,)) is not None:
            continue
        if can_cross(way, pieces):
            kind = ground(board, countries, neighbour)
            if kind is not None:
                found[neighbour] = kind
    return found


def ground(board: Board, countries: Sequence[CountryId], area: AreaId) -> Ground | None:
    """What an area is to those who flee: the worst for any of them; None: closed to one of them."""
    kinds = [_ground_for(board, country, area) for country in countries]
    if None in kinds:
        return None
    if "enemy" in kinds:
        return "enemy"
    return "nobody" if "nobody" in kinds else "friendly"


def _ground_for(board: Board, country: CountryId, area: AreaId) -> Ground | None:
    """Friendly is also where own or allied units stand before an enemy city, for who flees only (R-5)."""
    state = board.areas[area]
    troops = units(in_field(state))
    if enemies_among(board, country, troops) or not may_enter(board, country, area):
        return None
    if friendly(board, country, state.control) or allies_among(board, country, troops):
        return "friendly"
    return "nobody" if state.control == NOBODY else "enemy"


def lead_away(pieces: Iterable[Piece], leader: LeaderId | None) -> None:
    """The units stay in their leader's army wherever they go (6.6.2)."""
    if leader is not None:
        for piece in pieces:
            if piece.is_unit:
                piece.under = leader


def shift(board: Board, pieces: Sequence[Piece], start: AreaId, to: AreaId) -> None:
    """Put pieces from one area into the field of another."""
    going = {piece.id for piece in pieces}
    board.areas[start].pieces = [piece for piece in board.areas[start].pieces if piece.id not in going]
    for piece in pieces:
        piece.inside, piece.whence = False, None
    for piece in board.areas[to].pieces:
        if piece.under in going:
            piece.under = None  # a unit that its leader once left behind is not his any more
    board.areas[to].pieces += pieces
