"""Who keeps up the siege of an army group when the leader who conducts it is gone or has no army left (6.8, R-88)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, in_field, owners
from rules.assyrian_wars.board.ids import LeaderId, PieceId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.board.state import Board


def hand_over_sieges(board: Board, leaders: Sequence[LeaderId], gone: PieceId | None = None) -> None:
    """Another army of these leaders goes on with a siege of one who leads none, or who is `gone` from them.

    The hunger number stays while that besieger stays, and it stays whose it was (R-88, R-92).
    """
    for state in board.areas.values():
        for siege in state.sieges:
            if siege.leader in leaders or (gone is not None and siege.leader == gone):
                able = _commanders(board, state)
                heirs = [leader for leader in leaders if leader in able and leader != gone]
                if heirs and (siege.leader not in able or siege.leader == gone):
                    siege.leader = heirs[0]


def _commanders(board: Board, state: AreaState) -> list[PieceId]:
    """The leaders outside the city who lead an army."""
    field, counters = in_field(state), edition_of(board).counters
    return [army.leader.id for country in owners(field) for army in armies(board, counters, field, country)]
