"""Pieces that an event or the timetable places on the map: enemies next to them may intercept (6.6.9, R-54).

Units built, hired or bought back do not arrive; a king who is crowned comes without units; and a minor's set-up is no
arrival.
"""

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.encounter.interception import Intercepted, Interception
from rules.assyrian_wars.turn.phasing import rest
from rules.core.procedures import Procedure
from rules.core.run import Run


class Arrival(Procedure):
    """What was placed in one area by an event or the timetable: it may be intercepted, and fights who came (6.6.9)."""

    steps = ("intercept", "fight", "settle")

    area: AreaId
    pieces: tuple[PieceId, ...]

    def intercept(self, run: Run[Board]) -> None:
        """6.6.9: enemies next to the area may try, as against a march."""
        if self._there(run.board):
            run.call(Interception(pieces=self.pieces, area=self.area, arrival="event"))

    def fight(self, run: Run[Board]) -> None:
        """6.6.9: whoever came in fights the newcomers, who cannot evade (R-53)."""
        came = run.result.ways if isinstance(run.result, Intercepted) else {}
        if came and self._there(run.board):
            run.call(Battle(area=self.area, movers=self._there(run.board), ways=came, interceptors=tuple(came)))

    def settle(self, run: Run[Board]) -> None:
        """6.12: control of the area; outside an impulse nobody is finished by a battle (R-77, R-248)."""
        if run.board.impulse is None:
            rest(run.board)
        run.call(Occupation(area=self.area))

    def _there(self, board: Board) -> tuple[PieceId, ...]:
        """Those of them that stand in the field."""
        return tuple(
            piece.id for piece in board.areas[self.area].pieces if piece.id in self.pieces and not piece.inside
        )


def announce_arrivals(run: Run[Board], placed: tuple[tuple[PieceId, AreaId], ...]) -> None:
    """Area by area, what was placed there arrives."""
    for area in dict.fromkeys(area for _, area in placed):
        run.call(Arrival(area=area, pieces=tuple(piece for piece, where in placed if where == area)))
