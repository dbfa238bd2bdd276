"""Timetable events of the Interphase: reserves, nomads, annexed minors, and the thrones (7.6, 10.1, 10.3)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.relations import is_conquered
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.interphase.succession import Pair, thrones
from rules.assyrian_wars.nomads import nomads
from rules.assyrian_wars.pack.timetable import InterphaseRow
from rules.assyrian_wars.setup.blank import is_available
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class TimetablePhase(Procedure):
    """What the timetable has for the Interphase after this turn (7.6)."""

    steps = ("reinforce", "bind", "restore", "enter", "succeed")

    standing: tuple[Pair, ...] = ()  # conquests in force as the last impulse ended

    def reinforce(self, run: Run[Board]) -> None:
        """7.6: counters of the coming turn enter the force pools."""
        for country in self._row(run).reserves:
            if country in run.board.countries:
                release_reserves(run, country)

    def bind(self, run: Run[Board]) -> None:
        """7.6: tribes bound to one victim are let loose, and conquered minors become provinces for good."""
        board = run.board
        for tribe in self._row(run).freed:
            if tribe in board.countries and board.countries[tribe].prey is not None:
                board.countries[tribe].prey = None
                run.tell("tribe-freed", "7.6", country=Name("country", tribe))
        for minor in self._row(run).annexed:
            if minor in board.countries and is_conquered(board, minor):
                board.countries[minor].annexed = True
                run.tell("minor-annexed", "7.6", country=Name("country", minor))

    def restore(self, run: Run[Board]) -> None:
        """10.1: every tribe in play returns to full strength (R-275)."""
        nomads.restore_all(run)

    def enter(self, run: Run[Board]) -> None:
        """7.6, 10.1: tribes appear at their entry areas, where enemies next to them may intercept (R-54)."""
        for entry in self._row(run).nomads:
            state = run.board.countries.get(entry.tribe)
            if state is not None and not state.entered:
                nomads.enter(run, entry.tribe)

    def succeed(self, run: Run[Board]) -> None:
        """10.3: power by power, in track order, the thrones are claimed."""
        for throne in thrones(run.board, self.standing):
            run.call(throne)

    def _row(self, run: Run[Board]) -> InterphaseRow:
        return edition_of(run.board).timetable.after(run.board.clock.turn)


def release_reserves(run: Run[Board], country: CountryId) -> None:
    """The pieces of a country that the coming turn brings, from the reserve to the force pool (4.2, 7.6)."""
    board = run.board
    edition, state = edition_of(board), board.countries[country]
    coming = [piece for piece in state.reserve if is_available(edition, piece, board.clock.turn + 1)]
    if not coming or state.eliminated:
        return
    state.reserve = [piece for piece in state.reserve if piece not in coming]
    state.pool += coming
    run.tell("reserves-arrive", "7.6", country=Name("country", country), pieces=names(coming))
