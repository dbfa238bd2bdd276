"""Provinces: one area of a conquered country, held for as long as it is garrisoned (7.1.D, R-194, R-195, R-201)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import allies_among, in_field, units
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.holding import set_control
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

NONE = "none"


class TakeProvince(Procedure):
    """A conqueror may keep one area of what he conquered as his province (7.1.D)."""

    steps = ("ask", "take")

    by: CountryId
    of: CountryId

    def ask(self, run: Run[Board]) -> None:
        """7.1.D: one area with a unit of his or of an ally; no capital, no city with a blue ECO number (R-194)."""
        board = run.board
        seat, sites = seat_of(board, self.by), province_sites(board, self.by, self.of)
        if seat is None or not sites:
            return
        run.ask(
            seat,
            "choose-province",
            "7.1.D",
            options=[
                Option(NONE, message("option-no-province")),
                *(Option(area, message("option-area", area=Name("area", area))) for area in sites),
            ],
            default=Choose(best_site(board, self.by, sites) or NONE),
            reason=message("province-to-choose", country=Name("country", self.of), by=Name("country", self.by)),
        )

    def take(self, run: Run[Board]) -> None:
        """7.1.D: it is the conqueror's from now on, with its income in the Interphase."""
        if run.answers and run.choice != NONE:
            area = AreaId(run.choice)
            set_control(run, area, self.by)
            run.board.areas[area].province = self.by
            run.tell("province-taken", "7.1.D", area=Name("area", area), country=Name("country", self.by))


def province_sites(board: Board, by: CountryId, of: CountryId) -> list[AreaId]:
    """The areas of a conquered country that its conqueror may keep now (7.1.D, R-194, R-195)."""
    game_map = edition_of(board).map
    home = [area for area in game_map.home_areas[of] if area in board.areas]
    free = [area for area in home if not (game_map.areas[area].is_capital or game_map.areas[area].bars_province)]
    return [area for area in free if board.areas[area].province is None and _occupiers(board, by, of, area)]


def _occupiers(board: Board, by: CountryId, of: CountryId, area: AreaId) -> list[Piece]:
    """The units of the conqueror and his allies in the field of an area."""
    return [unit for unit in allies_among(board, by, units(in_field(board.areas[area]))) if unit.owner != of]


def best_site(board: Board, by: CountryId, sites: list[AreaId]) -> AreaId | None:
    """The one that earns something and has most units to hold it."""
    areas = edition_of(board).map.areas
    earning = [area for area in sites if areas[area].city_points]

    def troops(area: AreaId) -> int:
        return len(allies_among(board, by, units(board.areas[area].pieces)))

    return max(earning, key=troops, default=None)
