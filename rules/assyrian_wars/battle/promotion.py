"""Promotion: leaders on their weak side may turn to the strong one after a success (9.2, R-97)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

ASSYRIAN_DICE = 2  # with its standing army; the better one counts (9.4)


class Promotions(Procedure):
    """Promote leaders in the Interphase: everyone on the map who shows his weak side rolls once (7.2, R-204)."""

    steps = ("promote",)

    def promote(self, run: Run[Board]) -> None:
        """7.2: area by area; nobody in the Regroup Box or on a card (R-204)."""
        pieces = [piece for state in run.board.areas.values() for piece in state.pieces]
        promote(run, [piece.id for piece in pieces if piece.is_leader], rule="7.2")


def promote(run: Run[Board], leaders: Sequence[PieceId], rule: str = "9.2") -> None:
    """Each leader on the map or in a foreign war who shows his weak side rolls once: even, and he is promoted (9.2)."""
    board = run.board
    places = ("area", "war")
    for piece in [found[1] for found in map(board.find, leaders) if found is not None and found[0].kind in places]:
        if may_be_promoted(board, piece):
            dice = run.roll("promotion", dice_for(board, piece))
            promoted = any(die % 2 == 0 for die in dice)
            piece.reduced = not promoted
            run.tell("promotion-rolled", rule, leader=Name("leader", piece.id), dice=dice, promoted=promoted)


def may_be_promoted(board: Board, piece: Piece) -> bool:
    """A leader on his weak side; named kings have only one side (9.2, R-97)."""
    kings = edition_of(board).counters.kings
    return board.options.reduced_leaders and piece.is_leader and piece.reduced and piece.id not in kings


def dice_for(board: Board, piece: Piece) -> int:
    """One, but two for Assyria's leaders with the standing army (9.2, 9.4)."""
    return ASSYRIAN_DICE if piece.owner == ASSYRIA and board.options.standing_army else 1
