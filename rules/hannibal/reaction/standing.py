"""C3: standing orders for reactions: when a seat answers `react` by itself."""

from fractions import Fraction

from rules.core.orders import Condition, ConditionSpec, OrderSpec
from rules.core.table import Table
from rules.hannibal.board.forces import force_at
from rules.hannibal.board.state import Board
from rules.hannibal.march.odds import percent
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.chances import Entry, avoiding_chance, best_attempts, evaders, interception_chance
from rules.hannibal.reaction.reaction import AVOID, BEST, EVERY, INSIDE, NOTHING, Reaction

CHANCE, BELOW, MATCHED = "chance-at-least", "chance-below", "not-outnumbered"
REGION, MOVER = "in-region", "mover-is"
DIGITS = 3
"""No percentage has more."""

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the best attempt
    ConditionSpec(BELOW, ("percent",)),
    ConditionSpec(MATCHED),  # own units that would fight are at least as many as the mover's
)
ORDERS = (OrderSpec("react", (NOTHING, INSIDE, BEST, EVERY, AVOID), (CHANCE, BELOW, MATCHED, REGION, MOVER)),)


def holds_in_reaction(table: Table[Board], condition: Condition) -> bool:
    """Whether the condition of an order is true of the reaction that is asked for."""
    reaction = table.stack[-1]
    if not isinstance(reaction, Reaction):
        return False
    board, entry = table.board, reaction.entry
    if condition.id in (CHANCE, BELOW):
        wanted = str(condition.params["percent"])
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= DIGITS):
            return False  # nobody knows what was meant: the seat is asked
        enough = percent(best_chance(board, entry)) >= int(wanted)  # as it is shown to people
        return enough == (condition.id == CHANCE)
    if condition.id == MATCHED:
        return would_fight(board, entry) >= entry.units.total
    if condition.id == REGION:
        return edition().map.region(entry.space) == condition.params["region"]
    return condition.id == MOVER and entry.general == condition.params["general"]


def best_chance(board: Board, entry: Entry) -> Fraction:
    """C3: the chance of the best attempt, to intercept or to avoid battle."""
    found = [interception_chance(board, entry, attempt.general) for attempt in best_attempts(board, entry)]
    found += [avoiding_chance(general) for general in evaders(board, entry)]
    return max(found, default=Fraction(0))


def would_fight(board: Board, entry: Entry) -> int:
    """C3: the own units that would fight there: those outside, and the best interceptor's."""
    best = best_attempts(board, entry)[:1]
    return force_at(board, entry.passive, entry.space).size + sum(attempt.units.total for attempt in best)
