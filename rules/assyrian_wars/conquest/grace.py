"""The grace period between a conqueror and the conquered, and its end (7.1, R-198 to R-201)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import conquest_of
from rules.assyrian_wars.board.state import Board, Conquest
from rules.assyrian_wars.conquest.box import binding, leave_box
from rules.assyrian_wars.politics.diplomacy import set_marker
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import owes_by_status, stop_tribute
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class GraceEnds(Procedure):
    """As an Interphase begins the grace periods that are over end (7.1, R-198); `InterphaseConquests` calls it."""

    steps = ("expire",)

    def expire(self, run: Run[Board]) -> None:
        """7.1: what was conquered in turn n, or in the Interphase after it, is free at Interphase n + 1 (R-198)."""
        _end(run, over(run.board), "7.1")


def over(board: Board) -> list[Conquest]:
    """The grace periods whose time has come, the oldest first."""
    return [entry for entry in board.conquests if 0 < entry.until <= board.clock.turn]


def end_all_grace(run: Run[Board], country: CountryId, rule: str) -> None:
    """Every grace period that binds a country ends, as conqueror or conquered, with all that follows (7.1)."""
    _end(run, binding(run.board, country), rule)


def _end(run: Run[Board], entries: list[Conquest], rule: str) -> None:
    """Wars that slept wake, and land that was open is closed; a garrisoned province stays (8.1, 10.4.f, R-201)."""
    before = enmities(run.board)
    for entry in entries:
        end_grace(run, entry.by, entry.of, rule)
    if entries:
        upheave(run, entries[0].by, before)


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
    leave_box(run, by, of, rule)
    if not is_final(board):
        stop_tribute(run, of, by, "conquest", rule)
    if state.is_power or entry.level <= state.level:
        if not owes_by_status(board, of, by):
            stop_tribute(run, of, by, "status", rule)  # one marker, and it stands higher elsewhere
        return
    others = [(other, other.level) for other in board.conquests if other.of == of]
    for other, _ in others:
        other.level = 0
    set_marker(run, of, by, entry.level, rule)
    for other, kept in others:
        other.level = kept  # each conqueror keeps his own level


def is_final(board: Board) -> bool:
    """The turn that has ended was the last one: what was paid at its end is still counted (8.3, R-261)."""
    return board.clock.phase == "interphase" and board.clock.turn >= board.clock.last_turn
