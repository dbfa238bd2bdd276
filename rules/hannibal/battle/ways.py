"""ch.15: the ways by which a beaten force may retreat, and what each costs."""

from msgspec import Struct

from rules.hannibal.board.control import is_enemy_marker, is_unfriendly_tribe
from rules.hannibal.board.forces import enemy_units, generals_at, is_lone, size_at, units_at
from rules.hannibal.board.ids import Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind

LONGEST = 4
LAND: tuple[LinkKind, ...] = ("normal",)
"""ch.15: no pass, strait or sea."""


class Way(Struct, frozen=True):
    """A way of retreat: the spaces entered, the last one its end, and the units that it costs."""

    path: tuple[SpaceId, ...]
    lost: int


def toll_of(board: Board, side: Side, space: SpaceId) -> int:
    """ch.15, H-77: what entering a space costs: one for an enemy marker or unfriendly tribe, one for each enemy."""
    hostile = is_enemy_marker(board, side, space) or is_unfriendly_tribe(board, side, space)
    return int(hostile) + enemy_units(board, side, space)


def joining(board: Board, side: Side, space: SpaceId, entering: int) -> bool:
    """ch.15, H-41, H-78: whether the own force outside there joins a retreat that goes on: it is not larger."""
    return 0 < units_at(board, side, space).total <= entering


def may_end(board: Board, side: Side, space: SpaceId, entering: int) -> bool:
    """ch.15: own marker, or more own units than the retreating force; never with enemy units, even inside walls."""
    if enemy_units(board, side, space):
        return False
    return board.spaces[space].owner == side or size_at(board, side, space) > entering


def legal_ways(
    board: Board, side: Side, space: SpaceId, size: int, *, entry: SpaceId | None, attacker: bool
) -> list[Way]:
    """ch.15: every legal way of so many units, the shorter first; none of them: generals alone.

    The original attacker begins with the space he came from, the original defender never enters it.
    """
    found: list[Way] = []
    for path in edition().map.links.ways(space, LONGEST, LAND):
        barred = entry is not None and (path[0] != entry if attacker else entry in path)
        if barred or (not size and not open_to_generals(board, side, path)):
            continue
        lost = judge(board, side, path, size)
        if lost is not None:
            found.append(Way(path, lost))
    return found


def open_to_generals(board: Board, side: Side, path: tuple[SpaceId, ...]) -> bool:
    """ch.15, H-43: generals alone keep away from enemy units, and do not end beside an enemy general who is alone."""
    if any(enemy_units(board, side, space) for space in path):
        return False
    return not any(is_lone(board, general) for general in generals_at(board, enemy_of(side), path[-1]))


def judge(board: Board, side: Side, path: tuple[SpaceId, ...], size: int) -> int | None:
    """ch.15, H-41: what a way costs in all, those who join included; None if it may not end there."""
    left, lost = size, 0
    for space in path:
        last = space == path[-1]
        if last and not may_end(board, side, space, left):
            return None
        entering, toll = left, min(left, toll_of(board, side, space))
        left, lost = left - toll, lost + toll
        if size and not left:
            return lost if may_end(board, side, path[-1], 0) else None
        if not last and joining(board, side, space, entering):
            left += units_at(board, side, space).total
    return lost


def allowed_ways(
    board: Board, side: Side, space: SpaceId, size: int, *, entry: SpaceId | None, attacker: bool
) -> list[Way]:
    """ch.15: the shortest ways, and any longer one that costs fewer units than the cheapest of them."""
    legal = legal_ways(board, side, space, size, entry=entry, attacker=attacker)
    if not legal:
        return []
    shortest = min(len(way.path) for way in legal)
    price = min(way.lost for way in legal if len(way.path) == shortest)
    return [way for way in legal if len(way.path) == shortest or way.lost < price]


def usual_way(ways: list[Way]) -> Way | None:
    """ch.26: fewest losses, then shortest, then alphabetical."""
    return min(ways, key=lambda way: (way.lost, len(way.path), way.path), default=None)
