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
from rules.hannibal.board.decks import card_data, in_order
from rules.hannibal.board.forces import enemy_units, own_generals
from rules.hannibal.board.ids import CardId, Side, seat_of, side_of
from rules.hannibal.board.names import card_name, side_name
from rules.hannibal.board.state import Board
from rules.hannibal.march.leave import campaign_licence, not_activated
from rules.hannibal.march.orders import Activate
from rules.hannibal.march.writing import ALL
from rules.hannibal.operations.plays import (
    CardParam,
    card_candidates,
    must_open,
    not_playable,
    spend,
    spends,
)
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CampaignEffect

DONE = "done"


class CampaignMoves(Procedure):
    """Up to so many different generals of any rating, each finishing all that his move brings (ch.9)."""

    steps = ("ask_next", "hear_next")

    side: Side
    card: CardId
    generals: int
    opens: bool = False  # it is the declared card of an opening (H-2)

    def ask_next(self, run: Run[Board]) -> None:
        """ch.9: the next general, or the end of the Campaign; an opening has to move one (H-2)."""
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
        due = usual_move(board, self.side, self.card) if self.opens and not moved else None
        run.ask(
            seat_of(self.side),
            "campaign",
            "ch.9",
            options=() if due else (Option(DONE, message("option-campaign-done")),),
            actions=("activate",),
            default=due or Choose(DONE),
            reason=message("campaign-goes-on", card=card_name(self.card), moved=moved, most=self.generals),
        )

    def hear_next(self, run: Run[Board]) -> None:
        """ch.9, H-50: after each general the next one, until the player is done; if nobody moved it was a discard."""
        if run.answer != Choose(DONE):
            run.goto("ask_next")
            return
        if run.board.play is None or not run.board.play.activated:
            run.tell("campaign-unused", "H-50", side=side_name(self.side), card=card_name(self.card))
        run.end()


def usual_move(board: Board, side: Side, card: CardId) -> Activate | None:
    """H-2: what the first general of an opening does without an answer: into his city, or a step on own ground."""
    links = edition().map.links
    for general in own_generals(side):
        at = board.generals[general].at
        if at is None:
            continue
        near = sorted(
            links.neighbours(at), key=lambda to: (board.spaces[to].owner != side, enemy_units(board, side, to))
        )
        moves = [Activate(general=general, inside=ALL), *(Activate(general=general, path=(to,)) for to in near)]
        allowed = campaign_licence(board, card, general)
        found = next((one for one in moves if not isinstance(one.judged(board, side, allowed), Refusal)), None)
        if found is not None:
            return found
    return None


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
        opens = must_open(run.board, side)
        spend(run, side, self.card, "as-event", self.rule)
        assert run.board.play is not None
        run.board.play.event = True
        run.call(CampaignMoves(side=side, card=self.card, generals=effect.generals, opens=opens))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        campaigns = edition().decks.campaigns
        held = [card for card in table.board.hands[side_of(seat)] if card in campaigns]
        return card_candidates(in_order(held), typed)
