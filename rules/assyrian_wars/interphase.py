"""Between two turns: hands are dealt, the next turn begins, and after the last turn the game is over (7, 8.3)."""

from rules.assyrian_wars.hands import DealHands, order_of_deal
from rules.assyrian_wars.initiation import first_country
from rules.assyrian_wars.relations import seat_of
from rules.assyrian_wars.state import Board
from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Interphase(Procedure):
    """What happens between two game turns (7.0)."""

    steps = ("begin", "resume")

    def begin(self, run: Run[Board]) -> None:
        """7.3.2: new hands, unless the game is over (3.7)."""
        board = run.board
        board.clock.phase = "interphase"
        if board.clock.turn < board.clock.last_turn:
            run.call(DealHands(waiting=order_of_deal(board, first_country(board))))

    def resume(self, run: Run[Board]) -> None:
        """7.8, 8.3: the next turn follows, or the powers with most victory points have won."""
        board = run.board
        if board.clock.turn < board.clock.last_turn:
            board.clock.turn += 1
            return
        board.clock.phase = "over"
        winners = leading_seats(board)
        run.tell("game-over", "8.3", winners=tuple(seat_name(seat) for seat in winners))
        run.finish(winners)


def leading_seats(board: Board) -> list[Seat]:
    """The seats of the powers with most victory points (8.3)."""
    scores = {code: state.vp for code, state in board.countries.items() if state.is_power}
    best = max(scores.values())
    seats = [seat_of(board, code) for code, points in scores.items() if points == best]
    return list(dict.fromkeys(seat for seat in seats if seat is not None))
