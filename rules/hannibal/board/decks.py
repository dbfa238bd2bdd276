"""Strategy cards and battle cards: from hand to pile, and shuffled again (ch.2, 6, H-30)."""

from rules.hannibal.board.ids import SIDES, BattleCardId, BattleType, CardId, Side
from rules.hannibal.board.state import BattleCards, Board
from rules.hannibal.pack.cards import Card
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import TruceEffect


def card_data(card: CardId) -> Card:
    """What is printed on a strategy card."""
    return edition().decks.cards[card]


def battle_type(card: BattleCardId) -> BattleType:
    """The type of a battle card."""
    return edition().decks.battle_types[card]


def in_order(cards: list[CardId]) -> list[CardId]:
    """Cards by their numbers."""
    numbers = edition().decks.numbers
    return sorted(cards, key=numbers.__getitem__)


def cheapest(cards: list[CardId]) -> CardId:
    """ch.26: the card that a lapsed deadline gives up: lowest OPS, then lowest number."""
    return min(cards, key=edition().decks.prices.__getitem__)


def lay_down(board: Board, side: Side, card: CardId) -> None:
    """A card goes from the hand to the discard pile; if it is the Truce, the turn ends with a shuffle (H-30, H-49)."""
    board.hands[side].remove(card)
    board.discard.append(card)
    if isinstance(card_data(card).effect, TruceEffect):
        board.shuffle = True


def remove_from_game(board: Board, card: CardId) -> None:
    """ch.7: a card that was played as its event leaves the game, from the discard pile."""
    board.discard.remove(card)
    board.removed.append(card)


def reshuffle(board: Board) -> None:
    """ch.6: draw and discard pile become one; counsels end with the next turn (H-31)."""
    board.deck = [*board.deck, *board.discard]
    board.discard = []
    board.counsels = dict.fromkeys(board.counsels, True)


def fresh_battle_cards() -> BattleCards:
    """ch.14: all battle cards in the deck, as before every battle."""
    return BattleCards(deck=list(edition().decks.battle_types), hands={side: [] for side in SIDES})
