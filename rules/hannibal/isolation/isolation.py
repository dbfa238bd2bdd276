"""ch.22, H-3, H-93: round markers that are cut off from their side's units, cities, tribes and ports are removed."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.control import is_empty, round_markers, set_marker
from rules.hannibal.board.forces import enemy_units, outside_of
from rules.hannibal.board.ids import SIDES, Side, SpaceId
from rules.hannibal.board.names import side_name, space_names
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind

RULE = "ch.22"
PATHS: tuple[LinkKind, ...] = ("normal", "strait")


class PoliticalIsolation(Procedure):
    """Rome's isolated markers go, then those of Carthage on the changed map (ch.22, H-3)."""

    steps = ("cut_off",)

    def cut_off(self, run: Run[Board]) -> None:
        """ch.22: all isolated markers of a side are found at once, then removed."""
        run.board.phase = "isolation"
        for side in SIDES:
            remove_isolated(run, side)


def isolated(board: Board, side: Side) -> list[SpaceId]:
    """ch.22: the round markers of a side that no path joins to a hold of it, in alphabetical order."""
    joined = set(reached(board, side))
    return [space for space in round_markers(board, side) if space not in joined]


def reached(board: Board, side: Side) -> set[SpaceId]:
    """ch.22: every space from which a path leads to a hold: they spread from the holds over what may be entered."""
    links = edition().map.links
    held = {space for space, state in board.spaces.items() if state.owner == side}
    found = {*outside_of(board, side), *(space for space in held if is_stronghold(board, space))}
    waiting = list(found)
    while waiting:
        for space in links.neighbours(waiting.pop(), PATHS):
            if space not in found and (space in held or may_enter(board, side, space)):
                found.add(space)
                waiting.append(space)
    return found


def is_stronghold(board: Board, space: SpaceId) -> bool:
    """ch.22, H-63, H-93: whether an own space is a city, tribe or port, whatever else is there (units: `reached`)."""
    printed = edition().map.spaces[space]
    if printed.kind == "city" or printed.port is not None:
        return True
    return printed.kind == "tribe" and not board.spaces[space].subjugated


def may_enter(board: Board, side: Side, space: SpaceId) -> bool:
    """ch.22: a path goes over own markers, and over empty spaces without enemy units."""
    owner = board.spaces[space].owner
    if owner is not None:
        return owner == side
    return is_empty(board, space) and not enemy_units(board, side, space)


def remove_isolated(run: Run[Board], side: Side) -> None:
    """ch.22: the isolated markers of a side go."""
    gone = isolated(run.board, side)
    for space in gone:
        set_marker(run.board, space, None)
    if gone:
        run.tell("markers-isolated", RULE, side=side_name(side), spaces=space_names(gone))
    else:
        run.tell("no-marker-isolated", RULE, side=side_name(side))
