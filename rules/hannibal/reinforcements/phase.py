"""ch.5: the reinforcement phase, from the second turn on."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.ids import CARTHAGE, ROME
from rules.hannibal.board.state import Board
from rules.hannibal.reinforcements.consuls import NewConsuls
from rules.hannibal.reinforcements.generals import AfricanusArrives, GeneralsReturn, is_due
from rules.hannibal.reinforcements.units import NewUnits


class Reinforcements(Procedure):
    """Carthage's units and displaced generals, then Rome's units, Africanus and the consuls (ch.5)."""

    steps = ("carthaginian_units", "carthaginian_generals", "roman_units", "africanus", "consuls")

    def carthaginian_units(self, run: Run[Board]) -> None:
        """ch.5: the phase begins with the units of Carthage."""
        run.board.phase = "reinforcements"
        run.call(NewUnits(side=CARTHAGE))

    def carthaginian_generals(self, run: Run[Board]) -> None:
        """ch.5: then its displaced generals return."""
        run.call(GeneralsReturn())

    def roman_units(self, run: Run[Board]) -> None:
        """ch.5: then Rome's units come."""
        run.call(NewUnits(side=ROME))

    def africanus(self, run: Run[Board]) -> None:
        """ch.5: in one turn Africanus does."""
        if is_due(run.board):
            run.call(AfricanusArrives())

    def consuls(self, run: Run[Board]) -> None:
        """ch.5: last the proconsul and the consuls."""
        run.call(NewConsuls())
