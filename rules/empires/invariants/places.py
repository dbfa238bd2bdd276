"""What always holds on the map: owners, forts, room for trade, and the clock."""

from rules.core.game import Invariant
from rules.core.messages import Message, message
from rules.empires.board.names import area_name
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


def owners_have_markers(board: Board) -> list[Message]:
    """ch.1: an area has an owner exactly if it has control markers."""
    return [
        message("owner-without-marker", area=area_name(area))
        for area, state in board.areas.items()
        if (state.owner is None) != (state.markers == 0)
    ]


def forts_in_own_provinces(board: Board) -> list[Message]:
    """ch.5.6, E-36, E-38: forts stand in land provinces that somebody controls."""
    return [
        message("fort-out-of-place", area=area_name(area))
        for area, state in board.areas.items()
        if state.fort and (state.owner is None or area not in edition().map.provinces)
    ]


def trade_fits(board: Board) -> list[Message]:
    """ch.2, E-40: no area holds more trade markers than it has slots."""
    return [
        message("too-much-trade", area=area_name(area), found=state.goods, most=edition().map.slots(area))
        for area, state in board.areas.items()
        if area in edition().map.areas and state.goods > edition().map.slots(area)
    ]


def clock_in_bounds(board: Board) -> list[Message]:
    """ch.4: four turns, with 10, 9, 8 and 7 rounds."""
    rounds = edition().scenario.action_rounds
    if 1 <= board.turn <= len(rounds) and 0 <= board.round <= rounds[board.turn - 1]:
        return []
    return [message("clock-out-of-bounds", turn=board.turn, round=board.round)]


def display_in_bounds(board: Board) -> list[Message]:
    """ch.5.5: at most six cards lie open."""
    most = edition().decks.open
    found = len(board.display)
    return [] if found <= most else [message("too-many-open-cards", found=found, most=most)]


def engaged_over_foreign_areas(board: Board) -> list[Message]:
    """ch.5.2: a battle is fought for an area that the defender controls."""
    fight = board.engagement
    if fight is None or (board.areas[fight.target].owner == fight.defender != fight.attacker):
        return []
    return [message("battle-for-nothing", area=area_name(fight.target))]


PLACES = (
    Invariant("owners-have-markers", "ch.1", owners_have_markers),
    Invariant("forts-in-own-provinces", "E-38", forts_in_own_provinces),
    Invariant("trade-fits", "E-40", trade_fits),
    Invariant("clock-in-bounds", "ch.4", clock_in_bounds),
    Invariant("display-in-bounds", "ch.5.5", display_in_bounds),
    Invariant("engaged-over-foreign-areas", "ch.5.2", engaged_over_foreign_areas),
)
