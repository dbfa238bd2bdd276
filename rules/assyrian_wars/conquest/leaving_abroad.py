"""The conquered leave what they held abroad: their forces there go to the nearest home area (7.1.D, R-249)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import leader_sites
from rules.assyrian_wars.conquest.effects import give_back
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.holding import rightful_owner
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.politics.closed_land import ask_refuge, go_to_refuge, land_pieces, nearest
from rules.core.procedures import Procedure
from rules.core.run import Run


class LeaveAbroad(Procedure):
    """Area by area the forces of a conquered country go home; who finds no way is in the Regroup Box (7.1.D)."""

    steps = ("ask", "go")

    country: CountryId
    areas: tuple[AreaId, ...]  # still to be left

    def ask(self, run: Run[Board]) -> None:
        """R-249: nearest is by the fewest connections; if several are, the owner chooses."""
        ask_refuge(run, self.country, self.areas[0], self._ways_home(run.board), "7.1.D")

    def go(self, run: Run[Board]) -> None:
        """7.1.D: they go there at once, without attrition, or to the Regroup Box."""
        choices = self._ways_home(run.board)
        area, self.areas = self.areas[0], self.areas[1:]
        go_to_refuge(run, self.country, area, choices, "7.1.D")
        give_back(run, self.country, area)
        tidy_groups(run)
        run.call(Occupation(area=area))
        if self.areas:
            run.goto("ask")

    def _ways_home(self, board: Board) -> list[AreaId]:
        return nearest_homes(board, self.country, land_pieces(board, self.country, self.areas[0]), self.areas[0])


def nearest_homes(board: Board, country: CountryId, pieces: Sequence[Piece], start: AreaId) -> list[AreaId]:
    """The nearest own home areas, through the land that is left and friendly land; none: there is no way (R-249)."""
    homes = leader_sites(board, country)
    return nearest(board, country, pieces, start, rightful_owner(board, start), lambda area: area in homes)
