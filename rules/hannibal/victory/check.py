"""ch.23: the victory check at the end of every turn."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.control import controls, italy_without_latium, points
from rules.hannibal.board.ids import CARTHAGE, ROME, Side
from rules.hannibal.board.names import side_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.victory.peace import win
from rules.hannibal.victory.removal import consequences


class VictoryCheck(Procedure):
    """Political points are counted, and the weaker side loses markers (ch.23)."""

    steps = ("judge_italia", "count")

    def judge_italia(self, run: Run[Board]) -> None:
        """ch.23: Carthage wins at once with all of Italia but Latium."""
        run.board.phase = "victory"
        if all(controls(run.board, CARTHAGE, province) for province in italy_without_latium()):
            run.tell("italia-lost", "ch.23")
            win(run, CARTHAGE, "ch.23")
            run.end()

    def count(self, run: Run[Board]) -> None:
        """ch.23, H-4: in the last turn more points win, and a tie is Carthage's; before, the difference is removed."""
        rome, carthage = points(run.board, ROME), points(run.board, CARTHAGE)
        run.tell("points-counted", "ch.23", rome=rome, carthage=carthage)
        if run.board.turn >= edition().scenario.last_turn:
            win(run, ROME if rome > carthage else CARTHAGE, "ch.23")
        elif rome != carthage:
            weaker: Side = CARTHAGE if rome > carthage else ROME
            run.tell("weaker-removes", "ch.23", side=side_name(weaker), count=abs(rome - carthage))
            consequences(run, weaker, abs(rome - carthage))
