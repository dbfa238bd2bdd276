"""ch.5.2: what an advance costs."""

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import abilities, cities, first_pioneer
from rules.era_of_tribes.board.ids import FieldId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition

TOP = 4


def missing_branches(board: Board, seat: Seat, field: FieldId, level: int) -> int:
    """T-9: how many side branches a level lacks: 2 clockwise, 3 counter-clockwise, 4 both."""
    clockwise, counter = edition().box.beside(field)
    known = board.realms[seat].advances
    needed = {1: (), 2: (clockwise,), 3: (counter,), 4: (clockwise, counter)}[level]
    return sum(known.get(branch, 0) < level - 1 for branch in needed)


def is_pioneer(board: Board, field: FieldId, level: int) -> bool:
    """ch.5.2: whether nobody has reached this level yet."""
    return first_pioneer(board, field) < level


def price(board: Board, seat: Seat, field: FieldId, level: int) -> int:
    """ch.5.2: the base, side branches that are missing, less for each city, at least 1 Taler."""
    costs, own = edition().box.costs, abilities(board, seat)
    if own.half_price == field:
        base = costs.half[level - 1]
    else:
        base = (costs.pioneer if is_pioneer(board, field, level) else costs.follower)[level - 1]
    base += missing_branches(board, seat, field, level) * costs.missing_branch[level - 1]
    return max(base - cities(board.realms[seat]) - own.advance_discount, 1)


def tile_price(board: Board, seat: Seat, field: FieldId, level: int) -> int:
    """ch.7: half the price and missing side branches, no discounts."""
    costs = edition().box.costs
    return costs.half[level - 1] + missing_branches(board, seat, field, level) * costs.missing_branch[level - 1]
