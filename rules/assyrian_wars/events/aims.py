"""What an event can be aimed at, as far as its player can see it (6.11, 9.5)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Force, forces, leaders
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.handlers import Play
from rules.assyrian_wars.view import map_in_sight, view_of
from rules.core.messages import Name, Refusal, refuse

MOST_NAMED = 10  # in a refusal


def visible(board: Board, country: CountryId) -> list[tuple[AreaId, Piece]]:
    """The land pieces on the map that the country's player can see: in the fog of others only the tops (9.5)."""
    return sight(board, country)[0]


def sight(board: Board, country: CountryId) -> tuple[list[tuple[AreaId, Piece]], list[tuple[AreaId, Piece]]]:
    """These, and the tops of the stacks that the fog hides, as `veiled_stacks` has them."""
    areas, stacks = map_in_sight(board, edition_of(board).counters, seat_of(board, country))
    seen: list[tuple[AreaId, Piece]] = []
    for area, state in areas.items():
        tops = stacks.get(area)
        pieces = state.pieces if tops is None else [*state.pieces, *tops]
        if pieces:
            seen += [(area, piece) for piece in pieces if piece.is_land]
    return seen, [(area, top) for area, tops in stacks.items() for top in tops]


def veiled_stacks(board: Board, country: CountryId) -> list[tuple[AreaId, Piece]]:
    """The tops of the stacks on land that the fog hides from the country's player: below may be much or nothing."""
    _, stacks = map_in_sight(board, edition_of(board).counters, seat_of(board, country))
    return [(area, top) for area, tops in stacks.items() for top in tops]


def veiled_leaders(board: Board, country: CountryId) -> dict[PieceId, AreaId]:
    """The leaders on top of such stacks, of whom each may lead an army or nobody (9.5)."""
    return {top.id: area for area, top in veiled_stacks(board, country) if top.is_leader}


def leaders_in_sight(board: Board, country: CountryId) -> list[Piece]:
    """The leaders on the map, at sea too, that the country's player can see; what a fleet carries is hidden (9.5)."""
    view = view_of(board, edition_of(board).counters, seat_of(board, country))
    at_sea = [piece for pieces in view.zones.values() for piece in pieces]
    return leaders([*(piece for _, piece in visible(board, country)), *at_sea])


def force_of(board: Board, piece: PieceId) -> Force | None:
    """The force on land that a piece belongs to (glossary Force)."""
    found = board.find(piece)
    if found is None or found[0].kind != "area":
        return None
    there = board.areas[AreaId(found[0].id)].pieces
    here = [other for other in there if other.inside == found[1].inside]
    for force in forces(board, edition_of(board).counters, here):
        if any(member.id == piece for member in force.pieces):
            return force
    return None


def area_names(areas: Iterable[str]) -> list[Name]:
    return [Name("area", area) for area in areas]


def country_names(countries: Iterable[str]) -> list[Name]:
    return [Name("country", country) for country in countries]


def piece_names(pieces: Iterable[Piece]) -> list[Name]:
    return [piece_name(piece.id) for piece in pieces]


def refuse_aim(play: Play, able: Sequence[Name], rule: str, id: str, number: int = 0) -> Refusal | None:
    """The refusal of a target that is missing or not among those that are right, with some of these."""
    named = play.targets[number] if len(play.targets) > number else ""
    if named in [name.id for name in able]:
        return None
    return refuse(rule, id, card=Name("card", play.card), found=named, able=tuple(able[:MOST_NAMED]))


def refuse_more(play: Play, most: int) -> Refusal | None:
    """Too many things were named."""
    if len(play.targets) <= most:
        return None
    return refuse("6.11", "too-many-targets", card=Name("card", play.card), most=most)


def too_few(play: Play, needed: int, able: tuple[Name, ...]) -> Refusal:
    """More must be named."""
    return refuse("6.11", "too-few-targets", card=Name("card", play.card), needed=needed, able=able)


def names(play: Play, kind: str) -> tuple[Name, ...]:
    """What was named, as things of this kind."""
    return tuple(Name(kind, target) for target in play.targets)
