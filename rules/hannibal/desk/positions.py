"""Positions as text for a running match: what a game master exports, and sets up again."""

from rules.core.game import Arranged, refuse_position
from rules.core.messages import Refusal
from rules.core.procedures import Procedure
from rules.hannibal.board.state import Board, Phase
from rules.hannibal.notation import Position
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases

STEPS: dict[Phase, str] = {
    "reinforcements": "reinforce",
    "deal": "deal",
    "strategy": "play_cards",
    "winter": "winter",
    "isolation": "isolate",
    "victory": "check_victory",
}


def read_for(text: str) -> Arranged | Refusal:
    """The board that a text describes, and the phase in which it goes on (ch.4)."""
    try:
        board = Position.parse(text).board
    except (ValueError, LookupError) as error:
        return refuse_position(error)
    return Arranged(board, running(board))


def running(board: Board) -> tuple[Procedure, ...]:
    """ch.4, 6: the phase begins anew; in the strategy phase the active side plays its next card."""
    if board.phase == "strategy" and board.active is not None and board.hands[board.active]:
        phase = StrategyPhase(turn=board.active, step="pass_on")
        return GameTurns(step="end_turn"), TurnPhases(step="winter"), phase, PlayCard(side=board.active)
    dealt = board.phase == "deal" and any(board.hands.values())  # who opens is asked before the strategy phase is said
    return GameTurns(step="end_turn"), TurnPhases(step="play_cards" if dealt else STEPS[board.phase])
