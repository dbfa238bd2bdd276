"""Windows that ask somebody for show, so that a question tells nobody that there is a card to be played (6.11.e)."""

from rules.assyrian_wars.board.state import Board
from rules.core.ids import Seat
from rules.core.run import Run

ONE_IN = 6  # how rarely a seat with nothing to play is asked all the same


def for_show(run: Run[Board], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seat, if any, whose order to pass with nothing to play does not count this time; nobody sees who."""
    (number,) = run.draw("attention", [str(number) for number in range(ONE_IN)], 1, ())
    return seats[int(number) : int(number) + 1]
