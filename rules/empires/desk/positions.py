"""Positions that a game master sets up: the board of a text, and what is being played there."""

from rules.core.game import Arranged, refuse_position
from rules.core.ids import Seat
from rules.core.messages import Refusal
from rules.core.procedures import Procedure
from rules.empires.board.state import Board
from rules.empires.notation import Position
from rules.empires.pack.edition import edition
from rules.empires.setup.founding import Founding
from rules.empires.turn.rounds import ActionRounds, OneAction
from rules.empires.turn.turns import WholeGame


def written(board: Board, public: bool) -> str:
    """The notation; wishes for the set-up are left out where everybody may read it (ch.6)."""
    text = str(Position(board))
    if not public:
        return text
    lines = (", ".join(part for part in line.split(", ") if not part.startswith("wishes ")) for line in _bare(text))
    return "\n".join(line for line in lines if line)


def _bare(text: str) -> list[str]:
    """The lines, without those of a seat that has nothing but wishes."""
    return [line for line in text.split("\n") if not line.partition(": ")[2].startswith("wishes ")]


def read_for(seats: tuple[Seat, ...], text: str) -> Arranged | Refusal:
    """The board that a text describes for the seats of a match, and how it goes on (ch.3, 4)."""
    try:
        board = Position.parse(text).board
    except (ValueError, LookupError) as error:
        return refuse_position(error)
    if sorted(board.order) != sorted(seats):
        return refuse_position(f"order {' '.join(board.order)}: expected the seats {' '.join(seats)}")
    return Arranged(board, running(board))


def running(board: Board) -> tuple[Procedure, ...]:
    """ch.3, 4: the next marker of the set-up, the action of the active seat, or the turn from its beginning."""
    if board.phase == "set-up":
        placed = sum(state.markers for state in board.areas.values())
        most = len(board.order) * edition().scenario.first_markers(len(board.order))
        return WholeGame(step="begin_turn"), Founding(placed=min(placed, most), step="place_by_wish")
    if board.round and board.active is not None:
        acted = (board.order.index(board.active) - board.start) % len(board.order)
        return WholeGame(step="score"), ActionRounds(turn=acted, step="pass_on"), OneAction(seat=board.active)
    return (WholeGame(step="begin_turn"),)
