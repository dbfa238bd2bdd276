"""H-29, H-88: the Truce: what it forbids, and how it ends.

It also forbids interceptions and siege attempts, lets Carthage sail without a roll, and no marker is turned by OPS:
whoever does these asks `board.truce`.
"""

from rules.core.messages import Refusal, refuse
from rules.core.run import Run
from rules.hannibal.board.control import is_enemy_marker
from rules.hannibal.board.forces import enemy_units
from rules.hannibal.board.ids import CardId, Side, SpaceId
from rules.hannibal.board.names import card_name, side_name, space_name
from rules.hannibal.board.state import Board


def forbids_entry(board: Board, side: Side, space: SpaceId) -> bool:
    """H-29, H-88: whether the Truce bars a side from a space: an enemy unit or marker of any shape is there."""
    return board.truce and (is_enemy_marker(board, side, space) or enemy_units(board, side, space) > 0)


def refuses_entry(board: Board, side: Side, space: SpaceId) -> Refusal | None:
    """H-29: the refusal of a step into such a space."""
    return refuse("H-29", "truce-forbids-entry", space=space_name(space)) if forbids_entry(board, side, space) else None


def begin(run: Run[Board], side: Side) -> None:
    """Card 64: the Truce holds, over turns too, until somebody breaks it."""
    run.board.truce = True
    run.tell("truce-begins", "H-29", side=side_name(side))


def broken_by(run: Run[Board], side: Side, card: CardId) -> None:
    """H-29: an event marked T ends it, whoever plays it."""
    if run.board.truce:
        run.board.truce = False
        run.tell("truce-broken", "H-29", side=side_name(side), card=card_name(card))
