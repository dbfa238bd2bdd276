"""What cards add to a leader's command; apart from the other hooks because armies are reckoned with it everywhere."""

from rules.assyrian_wars.board.ids import PieceId
from rules.assyrian_wars.board.state import Board

COMMAND_BONUS = "command-bonus"  # the kind of the effect


def command_bonus(board: Board, leader: PieceId) -> int:
    """How many more regulars, and as many more mercenaries, a leader may command (6.6.2, 6.11.h)."""
    if not board.effects:
        return 0
    found = [effect for effect in board.effects if effect.kind == COMMAND_BONUS and effect.target == leader]
    return sum([effect.value for effect in found])
