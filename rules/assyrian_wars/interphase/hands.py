"""The cards of the Interphase: dealt by ECO level, exchanged once, and the excess turned in (7.3.2, R-211 to R-215)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import ASSYRIA, CardId, CountryId
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.interphase.income import standing_level
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run

AP_FOR_POINT = 10
AP_FOR_PLAN = 5
KEEP, EXCHANGE = "keep", "exchange"


class Limits(NamedTuple):
    """How many random cards a hand must and may have."""

    least: int
    most: int


class DealHands(Procedure):
    """The hands of a new turn: all are dealt, then come the Mulligans, then the excess (7.3.2, R-205)."""

    steps = ("deal", "offer_mulligan", "exchange", "choose_excess", "turn_in")

    waiting: tuple[CountryId, ...]  # to be dealt to, in the order of play; then those still to be asked, in track order
    full: tuple[CountryId, ...] = ()  # whose hands are still to be looked at for excess

    def deal(self, run: Run[Board]) -> None:
        """7.3.2: everybody gets his cards and may look at them before anybody exchanges some (R-205)."""
        for country in self.waiting:
            deal_hand(run, country)
        track = list(run.board.countries)
        self.waiting = self.full = tuple(sorted(self.waiting, key=track.index))

    def offer_mulligan(self, run: Run[Board]) -> None:
        """7.3.2: the new cards may be exchanged for one fewer, above the minimum only, in track order (R-215)."""
        board = run.board
        seat = seat_of(board, self.waiting[0]) if self.waiting else None
        if seat is None or not may_exchange(board, self.waiting[0]):
            return
        run.ask(
            seat,
            "mulligan",
            "7.3.2",
            options=(KEEP, EXCHANGE),
            default=KEEP,
            reason=message("mulligan", country=Name("country", self.waiting[0])),
        )

    def exchange(self, run: Run[Board]) -> None:
        """7.3.2: all the new cards go, and one card less comes; nothing is paid for them."""
        if run.answers and run.choice == EXCHANGE:
            take_mulligan(run, self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            run.goto("offer_mulligan")

    def choose_excess(self, run: Run[Board]) -> None:
        """7.3.2: what is above the maximum is discarded, of the owner's choice (R-214)."""
        if not self.full:
            return
        board, country = run.board, self.full[0]
        held = sorted(random_cards(board, country), key=lambda card: (decks.card_of(board, card).ap, card))
        excess = len(held) - limits(board, country).most
        seat = seat_of(board, country)
        if seat is not None and excess > 0:
            run.ask(
                seat,
                "discard-excess",
                "7.3.2",
                options=[Option(card, message("option-card", card=Name("card", card))) for card in held],
                default=Choose(held[0]) if excess == 1 else ChooseMany(tuple(held[:excess])),
                reason=message("discard-excess", country=Name("country", country), cards=excess),
                private=True,
                at_least=excess,
                at_most=excess,
            )

    def turn_in(self, run: Run[Board]) -> None:
        """7.3.2: each full 10 AP discarded is a victory point, a rest of 5 a secret diplomacy action (R-214)."""
        if run.answers:
            turn_in(run, self.full[0], [CardId(card) for card in run.choices])
        self.full = self.full[1:]
        if self.full:
            run.goto("choose_excess")


def deal_hand(run: Run[Board], country: CountryId) -> None:
    """As many cards as the level with standing tribute less one, more below the minimum (R-211, R-212)."""
    board, state = run.board, run.board.countries[country]
    state.fresh = []
    number = max(0, standing_level(board, country) - 1)
    missing = limits(board, country).least - len(random_cards(board, country)) - number
    draw(run, country, number + max(0, missing))
    run.tell("hand-dealt", "7.3.2", country=Name("country", country), cards=len(state.fresh))


def take_mulligan(run: Run[Board], country: CountryId) -> None:
    """The new cards of a hand go, and one fewer comes (7.3.2, R-215)."""
    state = run.board.countries[country]
    thrown = list(state.fresh)
    for card in thrown:
        decks.discard(run.board, country, card)
    run.reveal(None, thrown)
    state.fresh = []
    state.turn.mulligan = True
    draw(run, country, len(thrown) - 1)
    run.tell("mulligan-taken", "7.3.2", country=Name("country", country), cards=len(thrown))


def turn_in(run: Run[Board], country: CountryId, cards: list[CardId]) -> None:
    """Cards above the maximum go, for what they are worth (7.3.2, R-214)."""
    board = run.board
    for card in cards:
        decks.discard(board, country, card)
    run.tell("excess-discarded", "7.3.2", country=Name("country", country), cards=card_names(cards))
    reward(run, country, sum(decks.card_of(board, card).ap for card in cards))


def order_of_deal(board: Board, first: CountryId) -> tuple[CountryId, ...]:
    """The active countries with hands, beginning with the one that begins the next turn (R-213); nomads have none."""
    track = list(board.countries)
    start = track.index(first)
    order = [*track[start:], *track[:start]]
    return tuple(code for code in order if _has_hand(board, code))


def _has_hand(board: Board, country: CountryId) -> bool:
    state = board.countries[country]
    return state.active and not state.is_tribe and seat_of(board, country) is not None


def limits(board: Board, country: CountryId) -> Limits:
    """Minors 1 to 3, powers 2 to 6, Assyria 4 to 10 (7.3.2)."""
    if country == ASSYRIA:
        return Limits(4, 10)
    return Limits(2, 6) if board.countries[country].is_power else Limits(1, 3)


def random_cards(board: Board, country: CountryId) -> list[CardId]:
    """Cards in hand that are no home cards (R-15)."""
    return [card for card in board.countries[country].hand if not decks.card_of(board, card).is_home]


def draw(run: Run[Board], country: CountryId, number: int) -> None:
    """So many new cards, as far as there are any."""
    board = run.board
    for _ in range(number):
        if decks.can_draw(board):
            decks.draw_card(run, country, "7.3.2")
            board.countries[country].fresh.append(board.countries[country].hand[-1])


def may_exchange(board: Board, country: CountryId) -> bool:
    """There are new cards, and the hand is above its minimum; both are public (R-215)."""
    above = len(random_cards(board, country)) > limits(board, country).least
    return above and bool(board.countries[country].fresh) and not board.countries[country].turn.mulligan


def reward(run: Run[Board], country: CountryId, ap: int) -> None:
    """To the country, or for an allied minor to its power; an unallied minor gets nothing (R-214)."""
    board = run.board
    receiver = patron(board, country)
    points, rest = divmod(ap, AP_FOR_POINT)
    plans = rest // AP_FOR_PLAN if board.options.secret_diplomacy else 0
    if receiver is None:
        return
    score(run, receiver, points, "vp-excess-cards", rule="7.3.2")
    played_for = board.countries[receiver].stands_for
    heir = board.countries[played_for].heir if played_for is not None else None
    board.countries[heir or receiver].extra_plans += plans  # 7.1: of two substitutes the heir has the table
    if plans:
        run.tell("excess-rewarded", "7.3.2", country=Name("country", receiver))


def card_names(cards: Iterable[CardId]) -> tuple[Name, ...]:
    return tuple(Name("card", card) for card in cards)
