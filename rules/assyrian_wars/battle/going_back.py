"""The victor who leaves the rest of his enemies alone retreats to where he came from (6.6.5, R-57, R-70)."""

from collections.abc import Mapping, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, come_out
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.evaders import ids
from rules.assyrian_wars.encounter.interception import Intercepted, Interception, interception_battle
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import crossing_checks, enemies_outside
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class GoBack(Procedure):
    """Each piece goes back over the connection it came by; like any retreat it may be intercepted (6.6.5, 6.6.9)."""

    steps = ("leave", "arrive", "meet", "settle")

    area: AreaId  # of the battle
    ways: dict[PieceId, AreaId]  # who goes back, and where to
    left: tuple[AreaId, ...] = ()  # where nobody has gone yet
    begun: bool = False

    def leave(self, run: Run[Board]) -> None:
        """6.6.5: back to the area they came from, with the check of its connection (1.3, R-57)."""
        board, edition = run.board, edition_of(run.board)
        if not self.begun:
            self.begun, self.left = True, tuple(dict.fromkeys(self.ways.values()))
        if not self.left:
            tidy_groups(run)
            run.end()
            return
        to = self.left[0]
        going = [piece for piece in board.areas[self.area].pieces if self.ways.get(piece.id) == to]
        if not going:
            return
        shift(board, going, self.area, to)
        run.tell("goes-back", "6.6.5", area=Name("area", to), country=Name("country", going[0].owner))
        lapse_provinces(run)
        for check in crossing_checks(board, edition, self.area, to, going):
            run.call(Attrition(units=ids(check.units), cause=check.cause, rule="6.6.5"))

    def arrive(self, run: Run[Board]) -> None:
        """6.6.9: a retreat may be intercepted, but not by those whom he leaves (6.7.8)."""
        to = self.left[0]
        come_out(run, to)
        arrived, here = self._arrived(run.board), ids(run.board.areas[self.area].pieces)
        if arrived:
            run.call(Interception(pieces=ids(arrived), area=to, arrival="retreat", barred=here))

    def meet(self, run: Run[Board]) -> None:
        """P-3: who is intercepted on his way back fights at once and cannot evade."""
        if isinstance(run.result, Intercepted) and run.result.ways:
            arrived = ids(self._arrived(run.board))
            run.call(interception_battle(self.left[0], arrived, self.area, run.result.ways))

    def settle(self, run: Run[Board]) -> None:
        """6.12: control of the area they came to; then who came from elsewhere."""
        run.call(Occupation(area=self.left[0]))
        self.left = self.left[1:]
        run.goto("leave")

    def _arrived(self, board: Board) -> list[Piece]:
        to = self.left[0]
        return [piece for piece in board.areas[to].pieces if self.ways.get(piece.id) == to]


def ways_back(board: Board, pieces: Sequence[Piece], ways: Mapping[PieceId, AreaId]) -> dict[PieceId, AreaId] | None:
    """Where each of them came from; None: somebody came by sea, or an enemy stands there now."""
    if any(piece.id not in ways for piece in pieces):
        return None
    back = {piece.id: ways[piece.id] for piece in pieces}
    closed = any(enemies_outside(board, [piece.owner], back[piece.id]) for piece in pieces)
    return None if closed else back
