"""Positions as text for a running match: what a game master exports, and sets up again."""

from rules.core.game import Arranged, refuse_position
from rules.core.ids import Seat
from rules.core.messages import Refusal
from rules.core.table import Table
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.notation import Position
from rules.era_of_tribes.turn.actions import ActionPhase
from rules.era_of_tribes.turn.rounds import WholeGame


def written(board: Board) -> str:
    """ch.4.3: the table between two actions; an expansion, a battle or another phase is not written down."""
    quiet = board.phase == "actions" and board.campaign is None and board.conflict is None
    return str(Position(board)) if quiet and board.active is not None else ""


def read_for(table: Table[Board], text: str) -> Arranged | Refusal:
    """The board that a text describes; the active player, or the first in order, is asked for an action (ch.4.3)."""
    try:
        board = Position.parse(text).board
    except (ValueError, LookupError) as error:
        return refuse_position(error)
    if sorted(board.realms) != sorted(table.seats) or board.cut != table.scenario or board.long != table.board.long:
        return refuse_position(f"the players {', '.join(table.seats)} on {table.scenario}")
    board.limit = table.board.limit
    seat: Seat = board.order[0] if board.active is None else board.active
    phase = ActionPhase(step="next_seat", turn=board.order.index(seat) - 1)
    return Arranged(board, (WholeGame(step="expand"), phase))
