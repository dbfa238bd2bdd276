"""Parts of the Interphase by themselves: a position, one procedure, and a halt when it is over."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.interphase.army_relocation import Relocations
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.dice import Script
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.table import CaseTable, table

HALT = "relocate-army"  # what Assyria is asked when the procedure is over


def part(text: str, procedure: Procedure, dice: Script | None = None, phase: str = "interphase") -> CaseTable:
    """A position in the Interphase, with this procedure under way; afterwards Assyria is asked something harmless."""
    halt = Relocations(waiting=(CountryId("AS"),), step="ask")
    stack = [GameTurns(step="go_on"), halt, procedure]
    return table(f"clock: phase {phase}\n{text}", stack=stack, dice=dice)


def is_halted(game: CaseTable) -> bool:
    """The procedure is over, and nothing else has happened."""
    return [kind for _, kind in game.asked] == [HALT]
