"""ch.8: what influence cards count, and what they bring."""

from collections.abc import Callable, Mapping

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import (
    advances,
    chart,
    cities,
    colonies,
    fleets_of,
    lands_of,
    luxury_total,
    seas_held,
)
from rules.era_of_tribes.board.ids import CardId, Terrain
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition

Count = Callable[[Board, Seat], int]
SOLE, SHARED, SECOND = 3, 2, 1


def _terrain(terrain: Terrain) -> Count:
    def count(board: Board, seat: Seat) -> int:
        return sum(chart(board).lands[area].terrain == terrain for area in lands_of(board, seat))

    return count


COUNTS: Mapping[str, Count] = {
    "fleets": fleets_of,
    "colonies": colonies,
    "triumph-steps": lambda board, seat: board.realms[seat].triumph,
    "sea-areas-with-fish": lambda board, seat: sum(area in chart(board).fishing for area in seas_held(board, seat)),
    "barbarian-tiles": lambda board, seat: len(board.realms[seat].tiles) + len(board.realms[seat].spent),
    "forest-provinces": _terrain("forest"),
    "luxury-goods": luxury_total,
    "mountain-provinces": _terrain("mountain"),
    "land-provinces": lambda board, seat: len(lands_of(board, seat)),
    "battlefield-provinces": lambda board, seat: sum(
        board.lands[area].battlefield > 0 for area in lands_of(board, seat)
    ),
    "grain-provinces": _terrain("grain"),
    "advances": lambda board, seat: advances(board.realms[seat]),
    "hill-provinces": _terrain("hill"),
    "cities": lambda board, seat: cities(board.realms[seat]),
    "taler": lambda board, seat: board.realms[seat].taler,
}


def values(board: Board, card: CardId) -> dict[Seat, int]:
    """What a card counts for each player."""
    count = COUNTS[edition().box.cards[card].most]
    return {seat: count(board, seat) for seat in board.seating}


def scored(found: Mapping[Seat, int]) -> dict[Seat, int]:
    """ch.8: sole first 3 and all second 1; shared first 2 each and nothing for second; 0 never scores."""
    best = max(found.values(), default=0)
    if best <= 0:
        return {}
    first = [seat for seat, value in found.items() if value == best]
    if len(first) > 1:
        return dict.fromkeys(first, SHARED)
    next_best = max((value for value in found.values() if value < best), default=0)
    second = [seat for seat, value in found.items() if value == next_best] if next_best > 0 else []
    return {first[0]: SOLE, **dict.fromkeys(second, SECOND)}


def personal(board: Board, seat: Seat) -> int:
    """ch.8: the own card at the end: sole first 3, shared first 2."""
    card = board.realms[seat].card
    if card is None:
        return 0
    found = values(board, card)
    best = max(found.values())
    if best <= 0 or found[seat] < best:
        return 0
    return SOLE if list(found.values()).count(best) == 1 else SHARED
