"""ch.5, 6: the Expansion action."""

from collections.abc import Mapping
from typing import ClassVar

from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.economy.economy import Goods, effort_candidates, unfit, use_field
from rules.era_of_tribes.expansion.expanding import Expanding
from rules.era_of_tribes.expansion.growth import growth_points


class Expand(Action, frozen=True, tag="expansion"):
    """Expands with leaders and luxury goods (ch.5, 6)."""

    rule: ClassVar[str] = "ch.6"

    leaders: int = 1
    goods: Goods = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = unfit(table.board, seat, "expansion", self.leaders, self.goods)
        growth = growth_points(table.board, seat, self.leaders, len(self.goods))
        return wrong or Quote(self.rule, (message("quote-expansion", growth=growth),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        use_field(run, seat, "expansion", self.leaders, self.goods)
        run.call(Expanding(seat=seat, leaders=self.leaders, goods=len(self.goods)))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Leaders beside the board; luxury goods that are left."""
        return effort_candidates(table.board, seat, param, typed)
