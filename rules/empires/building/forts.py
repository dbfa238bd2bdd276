"""ch.5.6: forts."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.choices import areas, worth
from rules.empires.board.holdings import has, provinces_of
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.board.refusals import not_own, too_poor
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


class Fortify(Action, frozen=True):
    """Builds a fort in an own land province without one (ch.5.6); the first one is free (ch.3)."""

    rule: ClassVar[str] = "ch.5.6"

    province: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, area = table.board, self.province
        if wrong := not_own(board, seat, area, self.rule):
            return wrong
        if area not in edition().map.provinces:
            return refuse(self.rule, "no-fort-at-sea", area=area_name(area))
        if board.areas[area].fort:
            return refuse(self.rule, "fort-already", area=area_name(area))
        cost = price(table, seat)
        return too_poor(board, seat, cost, self.rule) or Quote(self.rule, (message("quote-costs", goods=cost),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        cost = price(run, seat)
        run.board.realms[seat].goods -= cost
        run.board.areas[self.province].fort = True
        run.tell("fort-built", self.rule, seat=seat_name(seat), area=area_name(self.province), goods=cost)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Own provinces without a fort."""
        board, goods = table.board, price(table, seat)

        def label(area: AreaId) -> Message:
            return message("choice-fort", area=area_name(area), worth=worth(area), goods=goods)

        return areas([area for area in provinces_of(board, seat) if not board.areas[area].fort], typed, label)


def price(table: Table[Board], seat: Seat) -> int:
    """ch.3, 5.6: nothing in the set-up, less with an engineer."""
    if table.board.phase == "set-up":
        return 0
    terms = edition().scenario
    return terms.fort_engineer if has(table.board, seat, "forts") else terms.fort
