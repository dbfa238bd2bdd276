"""ch.7 E: a card is laid down face up, and nothing else happens."""

from collections.abc import Mapping
from itertools import islice
from typing import ClassVar

from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.decks import card_data, cheapest
from rules.hannibal.board.ids import Side, side_of
from rules.hannibal.board.state import Board
from rules.hannibal.operations.markers import PlaceMarkers, markable
from rules.hannibal.operations.plays import (
    CardParam,
    card_candidates,
    must_open,
    not_playable,
    playable,
    spend,
    spends,
)


class Discard(Action, frozen=True):
    """Discards a card face up (ch.7 E)."""

    rule: ClassVar[str] = "ch.7"

    card: CardParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = not_playable(table.board, side_of(seat), self.card, self.rule)
        return wrong or not_discardable(table.board, side_of(seat)) or Quote(self.rule, (spends(self.card),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        spend(run, side_of(seat), self.card, "as-discard", self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, side = table.board, side_of(seat)
        return [] if not_discardable(board, side) else card_candidates(playable(board, side), typed)


def not_discardable(board: Board, side: Side) -> Refusal | None:
    """H-2: the declared card of an opening is played, as its event or for OPS, as long as a marker could be placed."""
    return refuse("H-2", "opening-is-played") if must_open(board, side) and any(markable(board, side)) else None


def usual_play(board: Board, side: Side) -> Discard | PlaceMarkers:
    """ch.26, H-2: without an answer the cheapest card is discarded; the card of an opening places markers."""
    card = cheapest(playable(board, side))
    if not_discardable(board, side):
        return PlaceMarkers(card, tuple(islice(markable(board, side), card_data(card).ops)))
    return Discard(card)
