"""Countries that fall without a roll: all they have is taken, or too little is left to live on (7.1, R-182, R-203)."""

from typing import Literal

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.conquest import Conquer, NameConqueror
from rules.assyrian_wars.conquest.elimination import Eliminate, destroyers, is_doomed
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

NO_AREA = AreaId("")

Fate = Literal["overrun", "eliminated"]


class Downfalls(Procedure):
    """Every country that is overrun is conquered at once, one after another; with the option some are eliminated."""

    steps = ("find", "name", "conquer")

    of: CountryId = CountryId("")
    fate: Fate = "overrun"

    def find(self, run: Run[Board]) -> None:
        """7.1: the next country that has fallen."""
        found = fallen(run.board)
        if found is None:
            run.end()
            return
        self.of, self.fate = found

    def name(self, run: Run[Board]) -> None:
        """7.1.C: who conquers it, if several powers hold a part of it (R-182)."""
        doomed = self.fate == "eliminated"
        powers = destroyers(run.board, self.of) if doomed else tuple(checks.invaders(run.board, self.of))
        run.call(NameConqueror(of=self.of, candidates=powers))

    def conquer(self, run: Run[Board]) -> None:
        """7.1: without a roll, and not counted as the check of the turn (R-181)."""
        run.goto("find")
        if self.fate == "eliminated":
            run.call(Eliminate(by=CountryId(run.result), of=self.of))
            return
        run.tell("country-overrun", "7.1", country=Name("country", self.of))
        run.call(Conquer(by=CountryId(run.result), of=self.of, how="overrun"))


def fallen(board: Board) -> tuple[CountryId, Fate] | None:
    """The first country, in track order, that is to be eliminated or conquered now."""
    capitals, areas = edition_of(board).map.capitals, board.areas
    for country, state in board.countries.items():
        capital = areas.get(capitals.get(country, NO_AREA))
        if (capital is not None and capital.control == country) or state.eliminated or state.is_tribe:
            continue  # nobody falls who has his capital
        if board.options.elimination and is_doomed(board, country):
            return country, "eliminated"
        if checks.is_overrun(board, country) and checks.invaders(board, country):
            return country, "overrun"
    return None


def reckon(run: Run[Board]) -> None:
    """After every action: provinces without garrison are lost, and who has fallen is conquered (7.1, 7.1.D)."""
    lapse_provinces(run)
    if fallen(run.board) is not None:
        run.call(Downfalls())
