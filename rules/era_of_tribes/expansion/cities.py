"""ch.6.3: cities are founded after movement."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse, seat_name
from rules.core.picking import one
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import abilities, lands_of, may_build_city
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.pieces import raise_city
from rules.era_of_tribes.board.refusals import not_own
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep
from rules.era_of_tribes.expansion.parts import part_over, reach
from rules.era_of_tribes.pack.edition import edition


class Found(Action, frozen=True):
    """Founds a city where three own vassals stand; movement is over then (ch.6.3, T-58)."""

    rule: ClassVar[str] = "ch.6.3"

    province: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = part_over(board, "cities") or unfounded(board, seat, self.province)
        food = abilities(board, seat).city_food
        return wrong or Quote(self.rule, (message("quote-city", area=area_name(self.province), food=food),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        reach(run, "cities")
        vassals = edition().box.cities.vassals
        board.lands[self.province].vassals -= vassals
        board.realms[seat].free += vassals
        raise_city(run, seat, self.province)
        change_ep(board, seat, 1)
        run.tell("city-founded", self.rule, seat=seat_name(seat), area=area_name(self.province))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Own provinces with three vassals and no city."""
        board = table.board
        return one([area for area in lands_of(board, seat) if unfounded(board, seat, area) is None], typed, "area")


def unfounded(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.6.3: an own province without a city, with three vassals, if Architecture allows one more."""
    wrong = not_own(board, seat, area, "ch.6.3")
    if wrong:
        return wrong
    land, needed = board.lands[area], edition().box.cities.vassals
    if land.city:
        return refuse("ch.6.3", "city-already", area=area_name(area))
    if land.vassals < needed:
        return refuse("ch.6.3", "too-few-vassals", area=area_name(area), needed=needed, found=land.vassals)
    return None if may_build_city(board.realms[seat]) else refuse("ch.6.3", "no-city-allowed")
