"""An impulse from its income to its end: what the phasing country does, in the order of R-21 (3.1, 6.0, 6.18)."""

from typing import Literal

from rules.assyrian_wars import decks, purse
from rules.assyrian_wars.control import Occupation, revert_abandoned, unsettled
from rules.assyrian_wars.ids import CardId, CountryId
from rules.assyrian_wars.mercenaries import Rehire, must_rehire
from rules.assyrian_wars.phasing import acting_seat, open_tags, play_for_ap
from rules.assyrian_wars.state import Board, Impulse
from rules.assyrian_wars.supply import Upkeep
from rules.assyrian_wars.treasury import RepayLoan, must_sell_card, sell_card
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

END = "end"
END_WITH_CARD = "end-with-card"


class TakeImpulse(Procedure):
    """One country's impulse: scheduled, preemptive, special, or a pass without a card (3.1, R-21, R-22, R-26)."""

    steps = ("begin", "collect", "repay", "buy", "upkeep", "rehire", "act", "go_on", "settle", "end")

    country: CountryId
    kind: Literal["scheduled", "preemptive", "special", "pass"] = "scheduled"

    def begin(self, run: Run[Board]) -> None:
        """3.1: the impulse marker is on the country's space."""
        run.board.impulse = Impulse(self.country, self.kind)
        run.tell("impulse-begins", "3.1", country=Name("country", self.country), kind=self.kind)

    def collect(self, run: Run[Board]) -> None:
        """6.18: income once an impulse round, so not in a preemptive impulse (3.3, R-26)."""
        if self.kind in ("scheduled", "pass"):
            income = purse.collect(run.board)
            run.tell("income-collected", "6.18", country=Name("country", self.country), halves=income)
        if self.kind != "pass" and must_sell_card(run.board, self.country):
            sell_card(run, self.country)

    def repay(self, run: Run[Board]) -> None:
        """6.11: a loan is the first charge on a scheduled impulse (R-20)."""
        if self.kind in ("scheduled", "pass") and run.board.countries[self.country].loan:
            run.call(RepayLoan(country=self.country))

    def buy(self, run: Run[Board]) -> None:
        """6.18: with an empty hand a card must be bought for 5 AP (R-22); 10.1: a nomad tribe draws one for nothing."""
        board = run.board
        if self.kind != "scheduled" or board.countries[self.country].hand:
            return
        if board.countries[self.country].kind == "nomad":
            decks.draw_card(run, self.country, "10.1")
        else:
            purse.pay(board, self.country, purse.CARD_PRICE)
            run.tell("card-bought", "6.18", country=Name("country", self.country), halves=purse.CARD_PRICE)
            decks.draw_card(run, self.country, "6.18")

    def upkeep(self, run: Run[Board]) -> None:
        """1.3, 6.10: desert checks and supply, in an impulse of any kind (R-21, step 4)."""
        run.call(Upkeep(country=self.country))

    def rehire(self, run: Run[Board]) -> None:
        """5.1: in its first impulse of a turn Assyria names the mercenaries that it keeps (R-31)."""
        if self.kind != "pass" and must_rehire(run.board, self.country):
            run.call(Rehire())

    def act(self, run: Run[Board]) -> None:
        """6.0: any actions in any order, until the country ends its impulse; a pass only continues sieges (R-22)."""
        board, seat = run.board, acting_seat(run.board, self.country)
        if self.kind == "pass":
            if has_sieges(board, self.country):
                run.ask(seat, "pass", "6.0", (END,), open_tags(run.kit, "pass"), END, self._reason(), private=True)
            return
        closing = END if purse.running(board).cards or not board.countries[self.country].hand else END_WITH_CARD
        options = (Option(closing, message(f"option-{closing}")),)
        actions = open_tags(run.kit, "act")
        # 9.5: an order names its units; the others learn what happens from the events, as far as the fog allows.
        run.ask(seat, "impulse", "3.1", options, actions, Choose(closing), self._reason(), private=True)

    def go_on(self, run: Run[Board]) -> None:
        """6.0: after an action the country is asked again; 3.1: a card must have been played at the end (R-16)."""
        if not run.answers:
            return
        if run.choice == END_WITH_CARD:
            play_for_ap(run, lowest_card(run.board, self.country))
        elif run.choice != END:
            run.goto("act")

    def settle(self, run: Run[Board]) -> None:
        """6.8, 6.12: where besiegers or garrisons are gone, sieges are lifted, cities open and control changes."""
        for area in unsettled(run.board):
            run.call(Occupation(area=area))

    def end(self, run: Run[Board]) -> None:
        """3.1, 6.12, 6.18: abandoned areas revert, up to 4 AP are saved, what was done in the impulse is forgotten."""
        board = run.board
        lost = purse.settle(board)
        state, clock = board.countries[self.country], board.clock
        run.tell(
            "impulse-ends", "3.1", country=Name("country", self.country), kind=self.kind, saved=state.saved, lost=lost
        )
        if self.kind != "pass":
            clock.last = self.country
            clock.impulses += 1
            state.turn.impulses += 1
        revert_abandoned(run)
        rest(board)
        board.impulse = None
        run.checkpoint()

    def _reason(self) -> Message:
        return message("impulse-of", country=Name("country", self.country), kind=self.kind)


def rest(board: Board) -> None:
    """What pieces and sieges did in the impulse is forgotten (R-77, R-87)."""
    for area in board.areas.values():
        for siege in area.sieges:
            siege.acted = False
    lists = [area.pieces for area in board.areas.values() if area.pieces]
    for pieces in (*lists, *board.zones.values(), *board.boxes.values(), board.regroup):
        for piece in pieces:
            if piece.steps or piece.used or piece.quick or piece.sailed:
                piece.rested()


def has_sieges(board: Board, country: CountryId) -> bool:
    """Whether a siege of this country waits to be continued, has a leader and can be paid for (6.0, 6.8.3, R-95)."""
    sieges = [siege for area in board.areas.values() for siege in area.sieges if siege.country == country]
    waiting = any(siege.leader is not None and not siege.acted for siege in sieges)
    return waiting and purse.can_pay(board, country, purse.AP)


def lowest_card(board: Board, country: CountryId) -> CardId:
    """The card that is missed least: random cards before home cards, then by AP and number."""
    cards = [decks.card_of(board, card) for card in board.countries[country].hand]
    return min(cards, key=lambda card: (card.is_home, card.ap, card.number)).id
