"""The grace period between a conqueror and the conquered, and its end (7.1, R-198 to R-201)."""

from rules.assyrian_wars.conquest_box import binding, release
from rules.assyrian_wars.diplomacy import set_marker
from rules.assyrian_wars.homeward import Homeward
from rules.assyrian_wars.ids import CountryId
from rules.assyrian_wars.relations import conquest_of
from rules.assyrian_wars.state import Board, Conquest
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class GraceEnds(Procedure):
    """As an Interphase begins the grace periods that are over end (7.1, R-198); `InterphaseConquests` calls it."""

    steps = ("expire", "go_home")

    def expire(self, run: Run[Board]) -> None:
        """7.1: what was conquered in turn n, or in the Interphase after it, is free at Interphase n + 1 (R-198)."""
        for entry in over(run.board):
            end_grace(run, entry.by, entry.of, "7.1")

    def go_home(self, run: Run[Board]) -> None:
        """8.1: the land is no longer open to the conqueror; a province stays while it is garrisoned (R-201)."""
        run.call(Homeward())


def over(board: Board) -> list[Conquest]:
    """The grace periods whose time has come, the oldest first."""
    return [entry for entry in board.conquests if 0 < entry.until <= board.clock.turn]


def end_all_grace(run: Run[Board], country: CountryId, rule: str) -> None:
    """Every grace period that binds a country ends, as conqueror or conquered; who must go home goes (7.1)."""
    for entry in binding(run.board, country):
        end_grace(run, entry.by, entry.of, rule)
    run.call(Homeward())


def end_grace(run: Run[Board], by: CountryId, of: CountryId, rule: str) -> None:
    """One grace period and with it the conquest ends: tribute stops, a level kept meanwhile stays (7.1, R-199).

    What the timetable has annexed stays in the box without grace (7.6).
    """
    board = run.board
    entry, state = conquest_of(board, by, of), board.countries[of]
    if entry is None or not entry.until:
        return
    run.tell("grace-over", rule, by=Name("country", by), country=Name("country", of))
    if state.annexed:
        entry.until = 0
        return
    level = entry.level
    release(run, by, of, rule)
    if not state.is_power and level > state.level:
        set_marker(run, of, by, level, rule)
