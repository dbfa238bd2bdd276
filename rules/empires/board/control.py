"""ch.5: how control markers come and go."""

from rules.core.ids import Seat
from rules.core.run import Run
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board


def take_over(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """An area gets one control marker of its new owner; those of the old one are gone, a fort stays (E-14)."""
    board = run.board
    state = board.areas[area]
    if state.owner is not None:
        board.realms[state.owner].lost += 1
    state.owner, state.markers = seat, 1


def remove_marker(run: Run[Board], area: AreaId) -> bool:
    """One control marker leaves an area; says whether it was the last and the area is neutral now."""
    state = run.board.areas[area]
    state.markers -= 1
    if state.markers:
        return False
    if state.owner is not None:
        run.board.realms[state.owner].lost += 1
    state.owner = None
    return True
