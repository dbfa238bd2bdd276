"""Battle cards are chosen: which cards a seat lays face down, and against which others (6.7.1, 6.11.d, R-16, R-69)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.cards import WINDOWS, BattleCardAction, BattleCards, Laid
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import costs, tabletop
from rules.assyrian_wars.events.battle_terms import refuse_help, refuse_terms
from rules.assyrian_wars.events.handlers import Play
from rules.assyrian_wars.events.playing import refuse_last_card, refuse_player
from rules.assyrian_wars.pack.card_effects import JointAttack
from rules.assyrian_wars.pack.cards import Use, When
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table

HandCards = Annotated[tuple[CardId, ...], Kind("card", many=True, together=True)]


class LayCards(BattleCardAction, frozen=True):
    """Lays any number of battle cards face down, before the dice (6.7.1)."""

    rule: ClassVar[str] = "6.7.1"
    windows: ClassVar[tuple[When, ...]] = (When.BATTLE,)

    cards: HandCards

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        return _check(table, seat, self.cards)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        _lay(run, seat, self.cards, ())

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        return _card_candidates(table, seat, typed)


class Counter(BattleCardAction, frozen=True):
    """Cancels cards that were revealed: the first card named cancels the first one named in `against`, and so on.

    In the second window by Counter Maneuvers, in the third by Counter Measures (6.7.1, 6.11.e).
    """

    rule: ClassVar[str] = "6.7.1"
    windows: ClassVar[tuple[When, ...]] = (When.BATTLE_COUNTER, When.BATTLE_MEASURES)

    cards: HandCards
    against: HandCards

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if len(self.cards) != len(self.against):
            return refuse(self.rule, "one-card-against-one", cards=len(self.cards), against=len(self.against))
        open_to = targets(the_battle(table))
        for card in self.against:
            if card not in open_to:
                names = tuple(Name("card", one) for one in open_to)
                return refuse(self.rule, "not-to-be-cancelled", card=Name("card", card), cards=names)
        return _check(table, seat, self.cards)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        _lay(run, seat, self.cards, self.against)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        if param == "cards":
            return _card_candidates(table, seat, typed)
        if len(picking.picked(typed)[0]) >= len(given.get("cards", "").split()):
            return []  # one card against one
        return picking.several(list(targets(the_battle(table))), typed, _name)[:MOST_CANDIDATES]


def the_battle(table: Table[Board]) -> BattleCards:
    """The windows that are open."""
    found = table.find(BattleCards)
    if found is None:
        raise LookupError("no battle is about to be fought")
    return found


def targets(battle: BattleCards) -> tuple[CardId, ...]:
    """What can be cancelled now: every card of an earlier window (R-69)."""
    return tuple(laid.card for laid in battle.laid if laid.window in WINDOWS[: battle.window])


def playable(table: Table[Board], seat: Seat, country: CountryId, chosen: Sequence[str] = ()) -> list[CardId]:
    """The cards of a hand each of which can be laid now beside those chosen already."""
    cards = tuple(CardId(card) for card in chosen)
    hand = table.board.countries[country].hand
    return [card for card in hand if isinstance(_check(table, seat, (*cards, card)), Quote)]


def holders(board: Board, battle: BattleCards, seat: Seat) -> list[CountryId]:
    """The countries of a seat that have pieces in the battle."""
    return [code for code in countries_of(board, seat) if code in battle.countries]


def _check(table: Table[Board], seat: Seat, cards: Sequence[CardId]) -> Refusal | Quote:
    """Whether a seat may lay these cards: in hand, fit for this battle, and to be paid together."""
    board, battle = table.board, the_battle(table)
    prices: dict[CountryId, int] = {}
    numbers: dict[CountryId, int] = {}
    helping: list[tuple[CountryId, CardId]] = []  # cards by which an army joins
    for laid in battle.laid:
        prices[laid.country] = prices.get(laid.country, 0) + laid.price
    for number, card in enumerate(cards):
        holder = _holder(board, battle, seat, card)
        if holder is None or card in cards[:number]:
            rule = "6.11.d" if holder is None else "6.7.1"
            return refuse(rule, "battle-card-not-in-hand", card=Name("card", card))
        use = _use(table, battle, holder, card)
        if isinstance(use, Refusal):
            return use
        prices[holder] = prices.get(holder, 0) + costs.price_of(decks.card_of(board, card), use)
        numbers[holder] = numbers.get(holder, 0) + 1
        if isinstance(use.effect, JointAttack):
            helping.append((holder, card))
    if not numbers:
        return refuse("6.7.1", "no-card-named")
    lines: tuple[Message, ...] = ()
    for holder, number in numbers.items():
        wrong = refuse_last_card(board, holder, number) or costs.refuse_price(board, holder, prices[holder])
        if wrong is not None:
            return wrong
        lines += costs.price_lines(board, holder, prices[holder])
    for holder, card in helping:
        wrong = refuse_help(board, battle, holder, card, prices[holder])
        if wrong is not None:
            return wrong
    return Quote("6.7.1", lines, risky=True)


def _lay(run: Run[Board], seat: Seat, cards: Sequence[CardId], against: Sequence[CardId]) -> None:
    """The cards leave the hand and lie on the table; all are turned over together."""
    board, battle = run.board, the_battle(run)
    for number, card in enumerate(cards):
        holder = _holder(board, battle, seat, card)
        assert holder is not None  # checked before
        use = use_in(board, battle, card)
        assert use is not None
        price = costs.price_of(decks.card_of(board, card), use)
        tabletop.announce(board, Play(holder, card, use.name))
        hit = against[number] if against else None
        battle.lay(Laid(holder, card, use.name, WINDOWS[battle.window], hit, price))


def use_in(board: Board, battle: BattleCards, card: CardId) -> Use | None:
    """The use of a card that belongs to the open window."""
    uses = decks.card_of(board, card).uses
    return next((use for use in uses if use.when == WINDOWS[battle.window]), None)


def _use(table: Table[Board], battle: BattleCards, country: CountryId, card: CardId) -> Use | Refusal:
    """The use of a card in this window, or why it cannot be played there."""
    board = table.board
    use = use_in(board, battle, card)
    if use is None:
        return refuse("6.7.1", "no-battle-card-now", card=Name("card", card), window=WINDOWS[battle.window])
    wrong = refuse_player(board, country, card, use) or refuse_terms(table, battle, country, card, use)
    return wrong or use


def _holder(board: Board, battle: BattleCards, seat: Seat, card: CardId) -> CountryId | None:
    hands = [code for code in holders(board, battle, seat) if card in board.countries[code].hand]
    return hands[0] if hands else None


def _card_candidates(table: Table[Board], seat: Seat, typed: str) -> list[Candidate]:
    chosen, _ = picking.picked(typed)
    taking_part = holders(table.board, the_battle(table), seat)
    own = [card for code in taking_part for card in playable(table, seat, code, chosen)]
    return picking.several(own, typed, _name)[:MOST_CANDIDATES]


def _name(card: str) -> Name:
    return Name("card", card)
