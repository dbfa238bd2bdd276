"""What is always true of revolts and of nomad tribes (7.5.2.d, 10.1)."""

from rules.assyrian_wars.board.forces import units
from rules.assyrian_wars.board.pieces import NOBODY
from rules.assyrian_wars.board.relations import ALLIANCE
from rules.assyrian_wars.board.state import Board
from rules.core.game import Invariant
from rules.core.messages import Message, Name, message


def revolts_are_nobodys(board: Board) -> list[Message]:
    """7.5.2.d: nobody controls a revolting city, and between two impulses no troops are in it."""
    quiet = board.impulse is None and board.clock.phase == "action"
    return [
        message("revolt-controlled", area=Name("area", area))
        for area, state in board.areas.items()
        if state.revolt and (state.control != NOBODY or state.province is not None or (quiet and units(state.pieces)))
    ]


def tribes_are_led(board: Board) -> list[Message]:
    """10.1.1, 10.1.2: an allied tribe has neither prey nor controller; a tribe that acts has somebody who decides."""
    found = []
    for code, state in board.countries.items():
        if state.kind != "nomad":
            continue
        tame = state.is_power or (state.track is not None and state.level >= ALLIANCE)
        acting = board.impulse is not None and board.impulse.country == code
        settled = board.impulse is not None and not board.impulse.spent
        if (tame and settled and (state.prey or state.controller)) or (acting and not tame and not state.controller):
            found.append(message("tribe-astray", country=Name("country", code)))
    return found


TRIBES = (
    Invariant("revolts-are-nobodys", "7.5.2.d", revolts_are_nobodys),
    Invariant("tribes-are-led", "10.1.1", tribes_are_led),
)
