"""The judgement of a computer player in Era of Tribes."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from random import Random

from rules.core.ids import Seat
from rules.core.minds.brain import Brain
from rules.core.questions import Answer, Question
from rules.core.table import Imagined
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import Negotiation
from rules.era_of_tribes.minds import proposals
from rules.era_of_tribes.minds.weights import STEADY, TEMPERS, Weights
from rules.era_of_tribes.minds.worth import reckon

EXPANSIONS = ("expansion", "auto-expansion")


class TribesBrain(Brain[Board]):
    """Looks to the end of an action or expansion, and counts what every realm has then."""

    samples = {
        **dict.fromkeys(("sail", "build-fleet", "diplomacy", "open-post", "use-tile", "raid", "first-advance"), 2),
        **dict.fromkeys(("attack-order", "engage", "taxes", "confirm", "trade", "bread"), 0),
    }
    trusted = frozenset({"removal"})
    reactions = frozenset({"offer"})
    foresight = 4
    tempers = tuple(TEMPERS)
    prize = 30.0
    stride = 3

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def tempered(self, temper: str) -> Brain[Board]:
        return _tempered(temper)

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        """ch.9: own prospects less those of the others."""
        return reckon(table.board, seat, self.weights)

    def mark(self, table: Imagined[Board]) -> Hashable:
        """ch.4.3, 6: a look ahead goes to the end of an action."""
        board = table.board
        return board.round, board.phase, board.active

    def proposals(self, table: Imagined[Board], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """ch.5, 6: what an action or a step of an expansion is for."""
        board, seat = table.board, question.seat
        if question.kind == "action":
            return proposals.actions(board, seat)
        return proposals.steps(board, seat) if question.kind in EXPANSIONS else ()

    def replies(self, table: Imagined[Board], question: Question, chance: Random) -> Iterable[Answer]:
        """ch.5, 6: how it may go on."""
        board, seat = table.board, question.seat
        if question.kind in EXPANSIONS:
            return proposals.next_step(board, seat)
        if question.kind == "offer":
            talks = table.find(Negotiation)
            return [proposals.heard(board, seat, talks is not None and talks.bonus[talks.wish].startswith("ally"))]
        return proposals.quick(board, seat) if question.kind == "action" else ()


@cache
def _tempered(temper: str) -> TribesBrain:
    return TribesBrain(TEMPERS[temper])
