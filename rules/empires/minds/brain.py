"""The judgement of a computer player in Empires."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from random import Random

from rules.core.ids import Seat
from rules.core.minds.brain import Brain
from rules.core.questions import Answer, Question
from rules.core.table import Imagined
from rules.empires.board.state import Board
from rules.empires.minds import proposals
from rules.empires.minds.weights import STEADY, TEMPERS, Weights
from rules.empires.minds.worth import reckon

ACTIONS = ("action", "extra-action")


class EmpiresBrain(Brain[Board]):
    """Looks to the end of an action, and counts what the scorings to come will bring everybody."""

    samples = {"attack": 1, "exchange": 1, "dismiss": 0, "reinforce": 0, "settle": 1, "court": 0, "defend": 3}
    tempers = tuple(TEMPERS)
    prize = 40.0
    pace = 3

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def tempered(self, temper: str) -> Brain[Board]:
        return _tempered(temper)

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        """ch.8: what the scorings will bring this seat, less what they bring the others."""
        return reckon(table.board, seat, self.weights)

    def mark(self, table: Imagined[Board]) -> Hashable:
        """ch.4.3: a look ahead goes to the end of an action."""
        board = table.board
        placed = sum([state.markers for state in board.areas.values()]) if board.phase == "set-up" else 0
        return board.phase, placed, board.turn, board.round, board.active

    def proposals(self, table: Imagined[Board], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """ch.5: what an action is for."""
        board, seat = table.board, question.seat
        if question.kind in ACTIONS:
            return proposals.sorts(board, seat)
        if question.kind == "defend":
            return (proposals.defences(board, seat),)
        if question.kind == "first-fort":
            return (proposals.forts(board, seat),)
        return (proposals.settlements(board, seat),) if question.kind == "settle" else ()

    def replies(self, table: Imagined[Board], question: Question, chance: Random) -> Iterable[Answer]:
        """ch.5: how it may go on."""
        board, seat = table.board, question.seat
        if question.kind == "settle":
            return proposals.settlements(board, seat)[:1]
        return proposals.quick(board, seat) if question.kind in ACTIONS else ()


@cache
def _tempered(temper: str) -> EmpiresBrain:
    return EmpiresBrain(TEMPERS[temper])
