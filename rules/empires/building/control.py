"""ch.5.8: one more control marker in an own area."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, seat_name
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.choices import areas, own_area
from rules.empires.board.holdings import areas_of
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.board.refusals import not_own
from rules.empires.board.state import Board


class Reinforce(Action, frozen=True):
    """Puts one more control marker into an own area (ch.5.8)."""

    rule: ClassVar[str] = "ch.5.8"

    area: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if wrong := not_own(table.board, seat, self.area, self.rule):
            return wrong
        count = table.board.areas[self.area].markers + 1
        return Quote(self.rule, (message("quote-markers", area=area_name(self.area), count=count),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        state = run.board.areas[self.area]
        state.markers += 1
        run.tell("marker-added", self.rule, seat=seat_name(seat), area=area_name(self.area), count=state.markers)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Own areas."""
        return areas(areas_of(table.board, seat), typed, lambda area: own_area(table.board, area))
