"""Worlds that a seat may imagine: cards, plans and pieces that it cannot see, dealt anew (4.1, 7.5, 9.5).

What is dealt follows from the seat's view and from chance alone. Where the hidden things really are plays no part: they
are gathered, sorted, and given out by what everybody can see.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import countries_of, side
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.desk.dealing_pieces import deal_pieces
from rules.assyrian_wars.pack.cards import Cards
from rules.core.ids import Seat

Pick = Callable[[int], int]
ThingT = TypeVar("ThingT")


def deal_hidden(board: Board, seat: Seat | None, pick: Pick, fixed: Collection[str]) -> None:
    """Deal, in place, everything that this seat (None: a spectator) does not see; what procedures name stays."""
    own = [] if seat is None else countries_of(board, seat)
    _deal_cards(board, edition_of(board).cards, own, pick, fixed)
    if not board.plans_open:
        _deal_plans(board, own, pick)
    if board.options.fog_of_war:
        deal_pieces(board, seat, pick, fixed)
        _settle_supply(board, own)


def _deal_cards(board: Board, cards: Cards, own: Sequence[CountryId], pick: Pick, fixed: Collection[str]) -> None:
    """4.1: everybody has as many random cards as before; home cards are known."""
    hidden = frozenset(cards.draw_deck).difference(fixed)
    others = [state for country, state in board.countries.items() if country not in own]
    pool = sorted(card for held in [*(state.hand for state in others), board.deck] for card in held if card in hidden)
    for state in others:
        known, fresh = sorted(set(state.hand) - hidden), len(hidden.intersection(state.fresh))
        dealt = _draw(pool, len(state.hand) - len(known), pick)
        state.hand, state.fresh = known + dealt, sorted(set(state.fresh) - hidden) + dealt[:fresh]
    board.deck = sorted([card for card in board.deck if card not in hidden] + pool)


def _deal_plans(board: Board, own: Sequence[CountryId], pick: Pick) -> None:
    """7.5: other powers' sealed objectives."""
    plans = [plan for country, plan in sorted(board.plans.items()) if country not in own]
    pool = sorted(objective for plan in plans for objective in plan)
    for plan in plans:
        plan[:] = _draw(pool, len(plan), pick)


def _draw(pool: list[ThingT], count: int, pick: Pick) -> list[ThingT]:
    return [pool.pop(pick(len(pool))) for _ in range(count)]


def _settle_supply(board: Board, own: Sequence[CountryId]) -> None:
    """6.10, 10.1: who is supplied in another camp's impulse is not seen; once it is settled, everybody is."""
    running = board.impulse
    if running is None or side(board, running.country) in {side(board, country) for country in own}:
        return
    theirs = [piece.id for state in board.areas.values() for piece in state.pieces if piece.owner == running.country]
    running.maintained = sorted(theirs) if running.upkeep_done else []
    running.staying = list(running.maintained) if board.countries[running.country].is_tribe else []
