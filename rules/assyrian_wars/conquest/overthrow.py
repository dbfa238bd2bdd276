"""What conquest and elimination share: who has brought a country down, and what is settled at the end (7.1)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import powers_of
from rules.assyrian_wars.board.state import Board, Camp, Fall
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.control.control import Occupation, unsettled
from rules.assyrian_wars.politics.regency import assign_controllers
from rules.assyrian_wars.victory.sudden_end import CampFalls
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Overthrow(Procedure):
    """A country is brought down; the base of `Conquer` and `Eliminate`."""

    by: CountryId
    of: CountryId
    victors: tuple[CountryId, ...] = ()  # the conqueror first; others only of Assyria
    camp: Camp = Camp.NEUTRAL  # that loses its last power by this

    def bring_down(self, board: Board, *, surrender: bool = False) -> tuple[Name, ...]:
        """7.1: the country has fallen; the names of those who did it."""
        state = board.countries[self.of]
        self.victors = checks.conquerors(board, self.by, self.of)
        if state.is_power and powers_of(board, state.camp) == [self.of]:
            self.camp = state.camp
        state.falls.append(Fall(board.clock.turn, surrender))
        return tuple(Name("country", power) for power in self.victors)

    def settle(self, run: Run[Board]) -> None:
        """6.12, 7.4.5: sieges are lifted, garrisons come out, and minors without an ally get somebody to play them."""
        assign_controllers(run)
        for area in unsettled(run.board):
            run.call(Occupation(area=area))

    def test_camp(self, run: Run[Board]) -> None:
        """8.3, 9.1: its camp may have lost its last power (R-258, R-266)."""
        if self.camp is not Camp.NEUTRAL:
            run.call(CampFalls(camp=self.camp, by=self.victors))
