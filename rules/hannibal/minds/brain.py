"""The judgement of a computer player in Hannibal."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from random import Random

from rules.core.ids import Seat
from rules.core.minds.brain import Brain
from rules.core.questions import Answer, Choose, Question
from rules.core.table import Imagined
from rules.hannibal.board.forces import forces_of
from rules.hannibal.board.ids import side_of
from rules.hannibal.board.state import Board
from rules.hannibal.minds import proposals
from rules.hannibal.minds.weights import STEADY, TEMPERS, Weights
from rules.hannibal.minds.worth import reckon
from rules.hannibal.reinforcements.units import Reinforce
from rules.hannibal.victory.removal import RemoveMarkers

BY_RULE = ("battle-plan", "unit-losses", "opening", "change-of-command")


class HannibalBrain(Brain[Board]):
    """Looks to the end of a card's play, and counts provinces, markers and armies of both sides."""

    samples = {"event": 5, "march": 2, "activate": 2, "place-markers": 1, "discard": 0, "campaign": 1, "reinforce": 4}
    trusted = frozenset(BY_RULE)
    tempers = tuple(TEMPERS)
    prize = 30.0
    foresight = 3
    at_once = 0.5

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def tempered(self, temper: str) -> Brain[Board]:
        return _tempered(temper)

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        """ch.23: own prospects less the enemy's."""
        return reckon(table.board, side_of(seat), self.weights)

    def mark(self, table: Imagined[Board]) -> Hashable:
        """ch.7: a look ahead goes to the end of a card's play."""
        board = table.board
        return board.turn, board.phase, board.active

    def proposals(self, table: Imagined[Board], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """ch.7: what a card is played for."""
        board, side = table.board, side_of(question.seat)
        if question.kind == "play":
            return proposals.sorts(board, side)
        if question.kind == "campaign":
            return (proposals.campaigning(board, side),)
        if isinstance(question.default, RemoveMarkers):
            return (proposals.removals(board, side, len(question.default.spaces)),)
        if isinstance(question.default, Reinforce):
            return (proposals.arrivals(board, side, len(question.default.spaces)),)
        if question.kind == "place-africanus":
            hosts = sorted(forces_of(board, side), key=lambda force: -force.size)
            return ([Choose(force.space) for force in hosts],)
        return ()

    def replies(self, table: Imagined[Board], question: Question, chance: Random) -> Iterable[Answer]:
        """ch.7: how it may go on."""
        board, side = table.board, side_of(question.seat)
        if question.kind == "play":
            return proposals.quick(board, side)
        if isinstance(question.default, RemoveMarkers):
            return proposals.removals(board, side, len(question.default.spaces))
        return proposals.campaigning(board, side)[:4] if question.kind == "campaign" else ()


@cache
def _tempered(temper: str) -> HannibalBrain:
    return HannibalBrain(TEMPERS[temper])
