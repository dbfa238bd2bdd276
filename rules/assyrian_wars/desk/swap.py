"""Exchanges what a seat cannot tell apart, so that a test can see that nothing it is shown depends on it."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.cards import Cards
from rules.core.ids import Seat

Pick = Callable[[int], int]
T = TypeVar("T")


def swap_hidden(board: Board, cards: Cards, seat: Seat | None, pick: Pick) -> None:
    """Mix, in place, the cards and the sealed plans that this seat (None: a spectator) does not see."""
    own = [] if seat is None else countries_of(board, seat)
    _swap_cards(board, cards, own, pick)
    if not board.plans_open:
        _swap_plans(board, own, pick)


def _swap_cards(board: Board, cards: Cards, own: Sequence[CountryId], pick: Pick) -> None:
    """Random cards change places between the draw pile and other seats' hands; home cards stay where they are."""
    random = frozenset(cards.draw_deck)
    others = [state for country, state in board.countries.items() if country not in own]
    lists = [*(state.hand for state in others), board.deck]
    spots = [(held, index) for held in lists for index, card in enumerate(held) if card in random]
    changes: dict[CardId, CardId] = {}
    for (held, index), card in zip(spots, _mixed([held[index] for held, index in spots], pick), strict=True):
        changes[held[index]] = card
        held[index] = card
    for state in others:
        state.fresh = [changes.get(card, card) for card in state.fresh]
    board.deck.sort()


def _swap_plans(board: Board, own: Sequence[CountryId], pick: Pick) -> None:
    """Other powers' sealed objectives change places (7.5)."""
    plans = [plan for country, plan in board.plans.items() if country not in own]
    spots = [(plan, index) for plan in plans for index in range(len(plan))]
    for (plan, index), objective in zip(spots, _mixed([plan[at] for plan, at in spots], pick), strict=True):
        plan[index] = objective


def _mixed(things: Sequence[T], pick: Pick) -> list[T]:
    """The same things in another order."""
    rest = list(things)
    return [rest.pop(pick(len(rest))) for _ in things]
