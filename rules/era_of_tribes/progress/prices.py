"""ch.5.2: what an advance costs."""

from collections.abc import Mapping

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import abilities, cities, first_pioneer
from rules.era_of_tribes.board.ids import FieldId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition

TOP = 4


def missing_branches(known: Mapping[FieldId, int], field: FieldId, level: int) -> int:
    """T-9: how many side branches a level lacks: 2 clockwise, 3 counter-clockwise, 4 both."""
    clockwise, counter = edition().box.beside(field)
    needed = {1: (), 2: (clockwise,), 3: (counter,), 4: (clockwise, counter)}[level]
    return sum(known.get(branch, 0) < level - 1 for branch in needed)


def is_pioneer(board: Board, field: FieldId, level: int) -> bool:
    """ch.5.2: whether nobody has reached this level yet."""
    return first_pioneer(board, field) < level


def price(board: Board, seat: Seat, field: FieldId, level: int, known: Mapping[FieldId, int] | None = None) -> int:
    """ch.5.2: the base, side branches that are missing, less for each city, at least 1 Taler.

    `known` are the levels that the player will have reached by then, if some advances are taken before.
    """
    costs, own, realm = edition().box.costs, abilities(board, seat), board.realms[seat]
    if own.half_price == field:
        base = costs.half[level - 1]
    else:
        base = (costs.pioneer if is_pioneer(board, field, level) else costs.follower)[level - 1]
    base += missing_branches(realm.advances if known is None else known, field, level) * costs.missing_branch[level - 1]
    return max(base - cities(realm) - own.advance_discount, 1)


def tile_price(board: Board, seat: Seat, field: FieldId, level: int) -> int:
    """ch.7: half the price and missing side branches, no discounts."""
    costs = edition().box.costs
    missing = missing_branches(board.realms[seat].advances, field, level)
    return costs.half[level - 1] + missing * costs.missing_branch[level - 1]
