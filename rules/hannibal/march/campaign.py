"""ch.9: Campaign events: two or three generals move, one after another (H-55)."""

from collections.abc import Mapping
from typing import ClassVar

from rules.core.actions import Action, Candidate
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import own_generals
from rules.hannibal.board.ids import CardId, Side, seat_of, side_of
from rules.hannibal.board.names import card_name
from rules.hannibal.board.state import Board
from rules.hannibal.march.leave import campaign_licence, not_activated
from rules.hannibal.operations.plays import CardParam, card_candidates, not_playable, playable, spend, spends
from rules.hannibal.pack.effects import CampaignEffect

DONE = "done"


class CampaignMoves(Procedure):
    """Up to so many different generals of any rating, each finishing all that his move brings (ch.9)."""

    steps = ("ask_next", "hear_next")

    side: Side
    card: CardId
    generals: int

    def ask_next(self, run: Run[Board]) -> None:
        """ch.9: the next general, or the end of the Campaign."""
        board, play = run.board, run.board.play
        moved = 0 if play is None else len(play.activated)
        able = [
            one
            for one in own_generals(self.side)
            if not_activated(board, self.side, one, campaign_licence(board, self.card, one)) is None
        ]
        if moved >= self.generals or not able:
            run.end()
            return
        run.ask(
            seat_of(self.side),
            "campaign",
            "ch.9",
            options=(Option(DONE, message("option-campaign-done")),),
            actions=("activate",),
            default=Choose(DONE),
            reason=message("campaign-goes-on", card=card_name(self.card), moved=moved, most=self.generals),
        )

    def hear_next(self, run: Run[Board]) -> None:
        """ch.9: after each general the next one, until the player is done."""
        if run.answer == Choose(DONE):
            run.end()
        else:
            run.goto("ask_next")


class Campaign(Action, frozen=True):
    """Plays a Major or Minor Campaign as its event (ch.9)."""

    rule: ClassVar[str] = "ch.9"

    card: CardParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        side = side_of(seat)
        if wrong := not_playable(table.board, side, self.card, "ch.7"):
            return wrong
        effect = card_data(self.card).effect
        if not isinstance(effect, CampaignEffect):
            return refuse(self.rule, "no-campaign", card=card_name(self.card))
        if not any(table.board.generals[one].at for one in own_generals(side)):
            return refuse("H-9", "no-general-to-move")
        return Quote(self.rule, (spends(self.card), message("quote-campaign", generals=effect.generals)))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        side, effect = side_of(seat), card_data(self.card).effect
        assert isinstance(effect, CampaignEffect)
        spend(run, side, self.card, "as-event", self.rule)
        assert run.board.play is not None
        run.board.play.event = True
        run.call(CampaignMoves(side=side, card=self.card, generals=effect.generals))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        cards = playable(table.board, side_of(seat))
        return card_candidates([card for card in cards if card_data(card).is_campaign], typed)
