"""Markers, provinces and political points (ch.1, 2)."""

from functools import cache

from rules.hannibal.board.ids import ITALIA, ROME, SIDES, ProvinceId, RegionId, Side, SpaceId
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.pack.map import SpaceKind


def marker_at(board: Board, space: SpaceId) -> Side | None:
    """Whose marker lies there, of any shape; nobody's if the space is empty or a neutral tribe."""
    return board.spaces[space].owner


def shape(board: Board, space: SpaceId) -> SpaceKind:
    """ch.1: the shape of the marker; where a tribe was subjugated the space is an ordinary one."""
    return "round" if board.spaces[space].subjugated else edition().map.spaces[space].kind


def is_round(board: Board, space: SpaceId) -> bool:
    """Whether round markers lie, or may lie, there."""
    return board.spaces[space].subjugated or edition().map.spaces[space].kind == "round"


def is_empty(board: Board, space: SpaceId) -> bool:
    """ch.1: no marker at all, and no tribe."""
    return board.spaces[space].owner is None and shape(board, space) != "tribe"


def is_neutral_tribe(board: Board, space: SpaceId) -> bool:
    """ch.1: a tribe that belongs to nobody."""
    return shape(board, space) == "tribe" and board.spaces[space].owner is None


def is_unfriendly_tribe(board: Board, side: Side, space: SpaceId) -> bool:
    """ch.1: a neutral tribe, and for Rome a Carthaginian one."""
    return shape(board, space) == "tribe" and board.spaces[space].owner != side


def is_enemy_marker(board: Board, side: Side, space: SpaceId) -> bool:
    """Whether the other side's marker, of any shape, lies there."""
    return board.spaces[space].owner not in (None, side)


def round_markers(board: Board, side: Side) -> list[SpaceId]:
    """The round markers of a side, the only ones that are ever removed, in alphabetical order."""
    spaces, printed = board.spaces, edition().map.spaces
    own = [space for space in edition().map.alphabet if spaces[space].owner == side]
    return [space for space in own if printed[space].kind == "round" or spaces[space].subjugated]


def set_marker(board: Board, space: SpaceId, owner: Side | None) -> None:
    """Places, turns or removes the marker of a space."""
    board.spaces[space].owner = owner


def holder(board: Board, province: ProvinceId) -> Side | None:
    """ch.1: who controls a province: more than half of its spaces; H-35: perhaps nobody."""
    atlas, spaces = edition().map, board.spaces
    owners = [spaces[space].owner for space in atlas.spaces_of[province]]
    needed = atlas.provinces[province].control
    for side in SIDES:
        if owners.count(side) >= needed:
            return side
    return None


def controls(board: Board, side: Side, province: ProvinceId) -> bool:
    """Whether a side controls a province."""
    return holder(board, province) == side


def controlled(board: Board, side: Side, region: RegionId | None = None) -> list[ProvinceId]:
    """The provinces that a side controls, all or those of a region."""
    atlas = edition().map
    among = atlas.provinces if region is None else atlas.regions[region].provinces
    return [province for province in among if holder(board, province) == side]


def points(board: Board, side: Side) -> int:
    """ch.2: the political points of a side, one for each scoring province that it controls."""
    return scores(board)[side]


def scores(board: Board) -> dict[Side, int]:
    """ch.2: the political points of both sides."""
    found, spaces = dict.fromkeys(SIDES, 0), board.spaces
    for there, needed in edition().map.scoring:
        owners = [spaces[space].owner for space in there]
        for side in SIDES:
            if owners.count(side) >= needed:
                found[side] += 1
    return found


def italy_without_latium() -> tuple[ProvinceId, ...]:
    """ch.23: the six provinces whose control wins for Carthage at once."""
    atlas = edition().map
    latium = atlas.province(CAPITALS[ROME])
    return tuple(province for province in atlas.regions[ITALIA].provinces if province != latium)


@cache
def in_region(space: SpaceId, region: RegionId) -> bool:
    """Whether a space lies in Africa, Hispania or Italia."""
    return edition().map.region(space) == region
