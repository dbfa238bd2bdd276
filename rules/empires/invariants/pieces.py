"""No card and no area is lost or doubled, and no number is out of bounds (structural)."""

from collections import Counter

from rules.core.game import Invariant
from rules.core.messages import Message, message, seat_name
from rules.empires.board.holdings import hand_of
from rules.empires.board.names import area_name, card_name
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


def each_card_once(board: Board) -> list[Message]:
    """ch.2: every general card is in exactly one place."""
    found, known = Counter(board.cards_everywhere()), edition().decks.general
    wrong = [card for card in {*found, *known} if found[card] != 1 or card not in known]
    return [message("card-lost-or-doubled", card=card_name(card)) for card in sorted(wrong)]


def known_areas(board: Board) -> list[Message]:
    """ch.2: the board has the areas of the map, and no others."""
    wrong = sorted({*board.areas} ^ {*edition().map.areas})
    return [message("area-unknown-or-lost", area=area_name(area)) for area in wrong]


def each_set_once(board: Board) -> list[Message]:
    """ch.3, E-3: no two realms have the same empire set, and a set is of its realm's half."""
    taken = [realm.empire for realm in board.realms.values() if realm.empire is not None]
    sets = edition().decks.sets
    return [
        message("set-out-of-place", seat=seat_name(seat))
        for seat, realm in board.realms.items()
        if (realm.empire is None) != (realm.half is None)
        or (realm.empire is not None and (taken.count(realm.empire) > 1 or sets[realm.empire].half != realm.half))
    ]


def seats_once(board: Board) -> list[Message]:
    """ch.3: every realm has one place in the order, and the start player is one of them."""
    if sorted(board.order) != sorted(board.realms) or not 0 <= board.start < len(board.order):
        return [message("order-out-of-place")]
    return []


def counts_in_bounds(board: Board) -> list[Message]:
    """ch.1: no number of markers is negative, and no colour is unknown."""
    found = [
        message("realm-out-of-bounds", seat=seat_name(seat))
        for seat, realm in board.realms.items()
        if realm.goods < 0 or not {*realm.captured} <= {*board.realms} or min(realm.captured.values(), default=1) < 1
    ]
    for area, state in board.areas.items():
        owners = {*state.trade} | ({state.owner} if state.owner is not None else set())
        if state.markers < 0 or not owners <= {*board.realms} or min(state.trade.values(), default=1) < 1:
            found.append(message("area-out-of-bounds", area=area_name(area)))
    return found


def stacks_from_hands(board: Board) -> list[Message]:
    """ch.5.2: a committed stack consists of different cards of its owner's hand."""
    fight = board.engagement
    if fight is None or fight.attacker not in board.realms:
        return []
    hand = hand_of(board, fight.attacker)
    whole = all(len({*stack}) == len(stack) and {*stack} <= {*hand} for stack in (fight.stack, fight.siege))
    return [] if whole else [message("stack-out-of-place", seat=seat_name(fight.attacker))]


PIECES = (
    Invariant("each-card-once", "ch.2", each_card_once, structural=True),
    Invariant("known-areas", "ch.2", known_areas, structural=True),
    Invariant("each-set-once", "E-3", each_set_once, structural=True),
    Invariant("seats-once", "ch.3", seats_once, structural=True),
    Invariant("counts-in-bounds", "ch.1", counts_in_bounds, structural=True),
    Invariant("stacks-from-hands", "ch.5.2", stacks_from_hands, structural=True),
)
