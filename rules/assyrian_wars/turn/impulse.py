"""An impulse from its income to its end: what the phasing country does, in the order of R-21 (3.1, 6.0, 6.18)."""

from typing import Literal

from msgspec.structs import replace

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import Siege
from rules.assyrian_wars.board.relations import is_wild, seat_of
from rules.assyrian_wars.board.state import Board, Impulse
from rules.assyrian_wars.build.mercenaries import Rehire, must_rehire
from rules.assyrian_wars.build.treasury import RepayLoan, must_sell_card, sell_card
from rules.assyrian_wars.conquest.downfall import reckon
from rules.assyrian_wars.control.control import Occupation, quote_falling_back, revert_abandoned, unsettled
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.events.drawing import take_prepared
from rules.assyrian_wars.events.moves import disperse
from rules.assyrian_wars.march.army_groups import group_of
from rules.assyrian_wars.nomads.control import NomadControl
from rules.assyrian_wars.nomads.impulse import drive_on, reinforcements, wind_up
from rules.assyrian_wars.nomads.nomads import beat_lost_tribes
from rules.assyrian_wars.nomads.tribes import has_to_leave, is_tribe, ravage
from rules.assyrian_wars.politics.awakening import calm_left, is_left_alone, wake_attacked
from rules.assyrian_wars.politics.closed_land import Homeward, first_trespass
from rules.assyrian_wars.politics.regency import pass_control
from rules.assyrian_wars.tribute.choices import ReviewTribute, may_stop
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import acted_last, acting_seat, can_play, open_tags, play_for_ap, rest
from rules.assyrian_wars.turn.supply import Upkeep
from rules.core.messages import Message, Name, Quote, message
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, Option, Question
from rules.core.run import Run
from rules.core.table import Table

END = "end"
END_WITH_CARD = "end-with-card"
LEAVE = "leave"  # nomads go on who must (10.1)


class TakeImpulse(Procedure):
    """One country's impulse: scheduled, preemptive, special, or a pass without a card (3.1, R-21, R-22, R-26)."""

    steps = (
        "control",
        "begin",
        "review",
        "collect",
        "repay",
        "buy",
        "upkeep",
        "rehire",
        "get_ready",
        "act",
        "go_on",
        "wind_up",
        "settle",
        "fall",
        "end",
    )

    country: CountryId
    kind: Literal["scheduled", "preemptive", "special", "pass"] = "scheduled"

    def control(self, run: Run[Board]) -> None:
        """10.1.1: the camps roll for a tribe without an ally (R-276); 7.4.5: or take turns with a minor at war."""
        pass_control(run, self.country)
        if is_wild(run.board, self.country):
            run.call(NomadControl(tribe=self.country))

    def begin(self, run: Run[Board]) -> None:
        """3.1: the impulse marker is on the country's space."""
        run.board.impulse = Impulse(self.country, self.kind)
        run.tell("impulse-begins", "3.1", country=Name("country", self.country), kind=self.kind)

    def review(self, run: Run[Board]) -> None:
        """5.2.3: before a scheduled impulse's income a power may stop paying Assyria by decision (R-35)."""
        payers = may_stop(run.board, self.country) if self.kind in ("scheduled", "pass") else ()
        if payers:
            run.call(ReviewTribute(power=self.country, waiting=payers))

    def collect(self, run: Run[Board]) -> None:
        """6.18: income once an impulse round, so not in a preemptive impulse (3.3, R-26)."""
        if self.kind == "pass" and not acted_last(run.board, self.country) and can_play(run.board, self.country):
            self._act_after_all(run)
        if self.kind in ("scheduled", "pass"):
            income = purse.collect(run.board)
            run.tell("income-collected", "6.18", country=Name("country", self.country), halves=income)
        if self.kind == "pass":
            return  # 6.0: no impulse
        take_prepared(run, self.country)
        if must_sell_card(run.board, self.country):
            sell_card(run, self.country)

    def _act_after_all(self, run: Run[Board]) -> None:
        """6.18: who has 5 AP because it stopped its tribute must buy a card, and does not pass (5.2.3, R-22)."""
        self.kind = purse.running(run.board).kind = "scheduled"
        run.board.clock.preempted = False
        run.tell("impulse-begins", "3.1", country=Name("country", self.country), kind=self.kind)

    def repay(self, run: Run[Board]) -> None:
        """6.11: a loan is the first charge on a scheduled impulse (R-20)."""
        if self.kind in ("scheduled", "pass") and run.board.countries[self.country].loan:
            run.call(RepayLoan(country=self.country))

    def buy(self, run: Run[Board]) -> None:
        """6.18: with an empty hand a card must be bought for 5 AP (R-22); 10.1: a nomad tribe draws one for nothing."""
        board = run.board
        if self.kind != "scheduled" or board.countries[self.country].hand:
            return
        if is_tribe(board, self.country):
            decks.draw_card(run, self.country, "10.1")
            run.reveal()
            play_for_ap(run, board.countries[self.country].hand[-1])  # for its AP only
        else:
            purse.pay(board, self.country, purse.CARD_PRICE)
            run.tell("card-bought", "6.18", country=Name("country", self.country), halves=purse.CARD_PRICE)
            decks.draw_card(run, self.country, "6.18")

    def upkeep(self, run: Run[Board]) -> None:
        """1.3, 6.10: desert checks and supply, in an impulse of any kind (R-21, step 4); 10.1: nomads pillage."""
        if is_tribe(run.board, self.country):
            ravage(run, self.country)
            wake_attacked(run)  # 6.17
        run.call(Upkeep(country=self.country))

    def rehire(self, run: Run[Board]) -> None:
        """5.1: in its first impulse of a turn Assyria names the mercenaries that it keeps (R-31).

        7.1: first what the desert or hunger has ended is over.
        """
        take_stock(run)
        if self.kind != "pass" and must_rehire(run.board, self.country):
            run.call(Rehire())

    def get_ready(self, run: Run[Board]) -> None:
        """R-21: what falls due is paid; what is spent from now on is spent by choice (R-115)."""
        take_stock(run)
        impulse = purse.running(run.board)
        impulse.dues = impulse.spent

    def act(self, run: Run[Board]) -> None:
        """6.0: any actions in any order, until the country ends its impulse; a pass only continues sieges (R-22)."""
        board = run.board
        if seat_of(board, self.country) is None or board.countries[self.country].eliminated:
            run.goto("wind_up")  # a minor that has surrendered, or lost its ally; a power that is no more (7.1)
            return
        seat = acting_seat(board, self.country)
        if self.kind == "pass":
            if has_sieges(board, self.country):
                run.ask(seat, "pass", "6.0", (END,), open_tags(run.kit, "pass"), END, self._reason(board), private=True)
            return
        closing = END if purse.running(board).cards or not board.countries[self.country].hand else END_WITH_CARD
        if is_tribe(board, self.country) and has_to_leave(board, self.country):
            closing = LEAVE
        options = (Option(closing, message(f"option-{closing}")),)
        actions = open_tags(run.kit, "act")
        # 9.5: an order names its units; the others learn what happens from the events, as far as the fog allows.
        run.ask(seat, "impulse", "3.1", options, actions, Choose(closing), self._reason(board), private=True)

    def go_on(self, run: Run[Board]) -> None:
        """6.0: after an action the country is asked again; 3.1: a card must have been played at the end (R-16)."""
        take_stock(run)
        if not run.answers or seat_of(run.board, self.country) is None:
            return
        if run.choice == LEAVE:
            drive_on(run, self.country)
            run.goto("act")
        elif run.choice == END_WITH_CARD:
            play_for_ap(run, lowest_card(run.board, self.country))
        elif run.choice != END:
            run.goto("act")

    def wind_up(self, run: Run[Board]) -> None:
        """10.1, 10.1.1: what nomads do with AP that are left, and what befalls those who could not leave."""
        if is_tribe(run.board, self.country):
            wind_up(run, self.country)

    def settle(self, run: Run[Board]) -> None:
        """6.8, 6.12: where besiegers or garrisons are gone, sieges are lifted, cities open and control changes."""
        beat_lost_tribes(run)
        for area in unsettled(run.board):
            run.call(Occupation(area=area))

    def fall(self, run: Run[Board]) -> None:
        """6.12, 7.1, 8.1: abandoned areas revert, who has lost all is conquered, who stands in closed land leaves.

        3.4: a minor that nomads have left alone is inactive.
        """
        calm_left(run)
        revert_abandoned(run)
        reckon(run)
        if first_trespass(run.board) is not None:
            run.call(Homeward())

    def end(self, run: Run[Board]) -> None:
        """3.1, 6.18: up to 4 AP are saved, what was done in the impulse is forgotten."""
        board = run.board
        lost = purse.settle(board)
        state, clock = board.countries[self.country], board.clock
        run.tell(
            "impulse-ends", "3.1", country=Name("country", self.country), kind=self.kind, saved=state.saved, lost=lost
        )
        if self.kind != "pass":
            clock.last = clock.last if self.kind == "special" else self.country
            clock.impulses += 1
            state.turn.impulses += 1
            state.turn.special += self.kind == "special"
        revert_abandoned(run)
        disperse(board)
        hooks.impulse_over(run)
        rest(board)
        board.impulse = None
        run.checkpoint()

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Quote | None:
        """3.1, 6.18: what ending the impulse now keeps and loses, and the card that goes for nothing."""
        board = table.board
        if self.kind == "pass" or not isinstance(answer, Choose) or answer.option == LEAVE:
            return None
        impulse, warnings = purse.running(board), quote_falling_back(board, self.country)
        rebuilding = sum(price for _, price in reinforcements(board, self.country))
        gain = 0
        if answer.option == END_WITH_CARD:
            card = decks.card_of(board, lowest_card(board, self.country))
            warnings.append(message("quote-end-card", card=Name("card", card.id), ap=card.ap))
            gain = card.ap * purse.AP  # it pays what was spent, and what it does not pay lapses
        impulse = replace(impulse, lapsing=HalfAP(impulse.lapsing + gain), spent=HalfAP(impulse.spent + rebuilding))
        state = board.countries[self.country]
        resting = replace(
            state, active=state.active and not is_left_alone(board, self.country)
        )  # 3.4: it saves nothing
        then = replace(board, impulse=impulse, countries={**board.countries, self.country: resting})
        line = message("quote-end", saved=purse.to_save(then), lost=purse.to_lose(then))
        return Quote("6.18", (line, *warnings))

    def _reason(self, board: Board) -> Message:
        """Whose impulse it is, and what is left to spend."""
        left = purse.left(board, self.country)
        return message("impulse-of", country=Name("country", self.country), kind=self.kind, left=left)


def take_stock(run: Run[Board]) -> None:
    """7.1, 6.11.l: tribes, cards, provinces and countries whose end has come, before anybody is asked again."""
    beat_lost_tribes(run)
    hooks.after_action(run)
    reckon(run)


def has_sieges(board: Board, country: CountryId) -> bool:
    """Whether a siege of this country waits to be continued, has a leader and can be paid for (6.0, 6.8.3, R-95)."""
    sieges = [siege for area in board.areas.values() for siege in area.sieges]
    waiting = any(_is_in_force(board, country, siege) and not siege.acted for siege in sieges)
    return waiting and purse.can_pay(board, country, purse.AP)


def _is_in_force(board: Board, country: CountryId, siege: Siege) -> bool:
    """Whether a country leads the besiegers, or is in one army group with their leader (6.6.4)."""
    if siege.leader is None:
        return False
    group = group_of(board, siege.leader)
    chiefs = board.find_all(group.leaders) if group is not None else []
    return siege.country == country or any(chief.owner == country for chief in chiefs)


def lowest_card(board: Board, country: CountryId) -> CardId:
    """The card that is missed least: random cards before home cards, then by AP and number."""
    cards = [decks.card_of(board, card) for card in board.countries[country].hand]
    return min(cards, key=lambda card: (card.is_home, card.ap, card.number)).id
