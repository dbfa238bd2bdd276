"""Who may stand where: between cards enemies are apart, walls hold what they can, and some generals stay at home."""

from rules.core.game import Invariant
from rules.core.messages import Message, message
from rules.hannibal.board.forces import besieger, is_city, may_stand, printed, room_inside
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition


def enemies_apart(board: Board) -> list[Message]:
    """H-26: both sides have units outside in one space only during a battle, so never between cards."""
    if board.play is not None:
        return []
    wrong = [space for space, state in board.spaces.items() if state.rome.total and state.carthage.total]
    return [message("enemies-together", space=space_name(space)) for space in wrong]


def walls_hold(board: Board) -> list[Message]:
    """ch.2: no city holds more units than it can, and nothing is inside where there are no walls."""
    wrong = [space for space in board.spaces if room_inside(board, space) < 0]
    return [message("city-overfull", space=space_name(space)) for space in wrong]


def generals_inside_own_cities(board: Board) -> list[Message]:
    """ch.9: a general is inside only in a city of his side."""
    found = []
    for general, state in board.generals.items():
        if state.inside and state.at is not None:
            own = is_city(state.at) and board.spaces[state.at].owner == printed(general).side
            found += [] if own else [message("general-inside-enemy-city", general=general_name(general))]
    return found


def generals_at_home(board: Board) -> list[Message]:
    """ch.2: Hanno never leaves Africa, Fabius never Italia."""
    wrong = [
        general
        for general, state in board.generals.items()
        if state.at is not None and not may_stand(general, state.at)
    ]
    return [message("general-away-from-home", general=general_name(general)) for general in wrong]


def sieges_kept_up(board: Board) -> list[Message]:
    """ch.20: between cards points lie only where besieging units stand."""
    if board.play is not None:
        return []
    wrong = [space for space, state in board.spaces.items() if state.points and besieger(board, space) is None]
    return [message("siege-without-besieger", space=space_name(space)) for space in wrong]


def turns_in_bounds(board: Board) -> list[Message]:
    """ch.4: the turn marker is on one of the turns."""
    last = edition().scenario.last_turn
    return [] if 1 <= board.turn <= last else [message("turn-out-of-bounds", turn=board.turn, last=last)]


PLACES = (
    Invariant("enemies-apart", "H-26", enemies_apart),
    Invariant("walls-hold", "ch.2", walls_hold),
    Invariant("generals-inside-own-cities", "ch.9", generals_inside_own_cities),
    Invariant("generals-at-home", "ch.2", generals_at_home),
    Invariant("sieges-kept-up", "ch.20", sieges_kept_up),
    Invariant("turns-in-bounds", "ch.4", turns_in_bounds),
)
