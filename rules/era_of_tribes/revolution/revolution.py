"""ch.5.3: a revolution brings the next epoch."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import one
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import advances, cities, luxury_total
from rules.era_of_tribes.board.ids import CardId
from rules.era_of_tribes.board.names import card_name, epoch_name
from rules.era_of_tribes.board.refusals import field_taken, too_few_leaders
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep, change_morale, gain_food, pay_food
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.revolution.influence import scored, values

FIRST, LATER = 2, 1
HIGHEST_LEVEL = 6


class Revolution(Action, frozen=True):
    """Brings the next epoch, if its conditions hold; the first to do so scores an open card (ch.5.3)."""

    rule: ClassVar[str] = "ch.5.3"

    card: Annotated[CardId, Kind("card")] = CardId("")

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = field_taken(board, seat, "revolution") or too_few_leaders(board, seat, 1, self.rule)
        wrong = wrong or not_ripe(board, seat)
        if wrong:
            return wrong
        if self.card and self.card not in board.open:
            return refuse(self.rule, "card-not-open", found=clipped(self.card))
        epoch = epoch_name(board.realms[seat].epoch + 1)
        ep = FIRST if is_first(board, seat) else LATER
        return Quote(self.rule, (message("quote-revolution", epoch=epoch, ep=ep),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        realm, first = board.realms[seat], is_first(board, seat)
        realm.done.append("revolution")
        realm.used += 1
        realm.passed = realm.revolted = True
        enter_epoch(run, seat, FIRST if first else LATER)
        if first:
            board.level = min(board.level + 1, HIGHEST_LEVEL)
            run.tell("barbarians-stronger", self.rule, level=board.level)
            score_open(run, seat, self.card)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """The open cards, the best one first."""
        return one(by_worth(table.board, seat), typed, "card")


def is_first(board: Board, seat: Seat) -> bool:
    """ch.5.3: whether nobody has entered the next epoch yet."""
    return max(realm.epoch for realm in board.realms.values()) == board.realms[seat].epoch


def not_ripe(board: Board, seat: Seat) -> Refusal | None:
    """ch.2, 5.3: the refusal of an epoch whose conditions do not hold."""
    realm, epochs = board.realms[seat], edition().box.epochs
    last = next(place for place, one in enumerate(epochs) if one.effects.ends == ("long" if board.long else "normal"))
    if realm.epoch >= last:
        return refuse("ch.5.3", "last-epoch", epoch=epoch_name(realm.epoch))
    needed = epochs[realm.epoch + 1]
    found = luxury_total(board, seat), cities(realm), advances(realm)
    met = sum(have >= need for have, need in zip(found, (needed.luxury, needed.cities, needed.advances), strict=True))
    if met >= needed.of_three:
        return None
    return refuse(
        "ch.5.3",
        "epoch-not-ripe",
        epoch=epoch_name(realm.epoch + 1),
        of_three=needed.of_three,
        luxury=needed.luxury,
        cities=needed.cities,
        advances=needed.advances,
        has_luxury=found[0],
        has_cities=found[1],
        has_advances=found[2],
    )


def enter_epoch(run: Run[Board], seat: Seat, ep: int) -> None:
    """ch.2, 5.3, T-21: the marker advances; what the former epoch gave while it lasted is taken back."""
    board, epochs = run.board, edition().box.epochs
    realm = board.realms[seat]
    pay_food(realm, epochs[realm.epoch].effects.food_while)
    realm.epoch += 1
    effects = epochs[realm.epoch].effects
    morale = 0
    if effects.ends != "normal" or board.long:
        gain_food(realm, effects.food_while)
        morale = change_morale(realm, effects.morale)
    change_ep(board, seat, ep)
    run.tell("revolution", "ch.5.3", seat=seat_name(seat), epoch=epoch_name(realm.epoch), ep=ep, morale=morale)


def by_worth(board: Board, seat: Seat) -> list[CardId]:
    """The open cards: first those that bring this seat most, then those that bring the others least."""

    def worth(card: CardId) -> tuple[int, int, str]:
        found = scored(values(board, card))
        return -found.get(seat, 0), sum(found.values()), card

    return sorted(board.open, key=worth)


def score_open(run: Run[Board], seat: Seat, wished: CardId) -> None:
    """ch.5.3, 8, T-77: one open card is scored and gone; another is opened while there are any."""
    board = run.board
    if not board.open:
        return
    card = wished or by_worth(board, seat)[0]
    score_card(run, card)
    board.open.remove(card)
    open_cards(run, 1)


def score_card(run: Run[Board], card: CardId) -> None:
    """ch.8: everybody gets what an open card brings him."""
    board = run.board
    run.tell("card-scored", "ch.8", card=card_name(card))
    for seat, ep in scored(values(board, card)).items():
        change_ep(board, seat, ep)
        run.tell("card-brought", "ch.8", seat=seat_name(seat), card=card_name(card), ep=ep)


def open_cards(run: Run[Board], count: int) -> None:
    """ch.3, T-77: cards of the deck are opened, as long as there are any."""
    board = run.board
    found = run.draw("influence", board.deck, min(count, len(board.deck)), seats=None)
    for card in found:
        board.deck.remove(CardId(card))
        board.open.append(CardId(card))
        run.tell("card-opened", "ch.8", card=card_name(CardId(card)))
