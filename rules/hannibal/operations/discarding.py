"""ch.7 E: a card is laid down face up, and nothing else happens."""

from collections.abc import Mapping
from typing import ClassVar

from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.ids import side_of
from rules.hannibal.board.state import Board
from rules.hannibal.operations.plays import CardParam, card_candidates, not_playable, playable, spend, spends


class Discard(Action, frozen=True):
    """Discards a card face up (ch.7 E)."""

    rule: ClassVar[str] = "ch.7"

    card: CardParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = not_playable(table.board, side_of(seat), self.card, self.rule)
        return wrong or Quote(self.rule, (spends(self.card),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        spend(run, side_of(seat), self.card, "as-discard", self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        return card_candidates(playable(table.board, side_of(seat)), typed)
