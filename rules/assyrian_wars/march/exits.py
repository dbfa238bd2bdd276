"""Which areas can be left by any force that stands there: a quick look before ways are searched for (6.6)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import MEDE, AreaId, CountryId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.board.relations import open_to
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.mede import UNITED
from rules.assyrian_wars.march.mobility import step_price
from rules.assyrian_wars.turn import purse


class WaysOut:
    """One country's areas from which a single step is open and paid for whoever goes; each is looked at once."""

    def __init__(self, board: Board, country: CountryId) -> None:
        self.board, self.country = board, country
        self.left = purse.left(board, country)
        self.map = edition_of(board).map
        self.homeward = country == MEDE and board.clock.turn < UNITED  # 10.2: abroad goes not who wants to
        self._open: dict[CountryId, bool] = {}
        self._clear: dict[AreaId, bool] = {}

    def clear(self, area: AreaId) -> bool:
        """Whether a next area is open without any doubt; if not, it depends on who goes."""
        known = self._clear.get(area)
        if known is None:
            areas = self.board.areas
            known = False
            for other, kind in self.map.terrain[area].items():
                if other not in areas or kind == "mede-only" or step_price(kind, quick=False) > self.left:
                    continue
                if self._is_clear(other, areas[other]):
                    known = True
                    break
            self._clear[area] = known
        return known

    def _is_clear(self, area: AreaId, state: AreaState) -> bool:
        """Nobody of another country is in the way, and its holder lets the country in (8.1)."""
        if state.revolt or (self.homeward and area not in self.map.home_areas[MEDE]):
            return False
        for piece in state.pieces:
            if piece.owner != self.country:
                return False
        known = self._open.get(state.control)
        if known is None:
            known = self._open[state.control] = open_to(self.board, self.country, state.control)
        return known
