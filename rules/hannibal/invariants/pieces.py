"""No piece is lost or doubled: cards, generals, units, markers (structural)."""

from collections import Counter

from rules.core.game import Invariant
from rules.core.messages import Message, message
from rules.hannibal.board.control import shape
from rules.hannibal.board.forces import elephants_on_map, printed
from rules.hannibal.board.ids import ROME
from rules.hannibal.board.names import card_name, general_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.pack.edition import edition


def each_card_once(board: Board) -> list[Message]:
    """ch.2: every strategy card is in exactly one place."""
    found = Counter(board.cards_everywhere())
    known = edition().decks.cards
    wrong = [card for card in {*found, *known} if found[card] != 1 or card not in known]
    return [message("card-lost-or-doubled", card=card_name(card)) for card in sorted(wrong)]


def each_battle_card_once(board: Board) -> list[Message]:
    """ch.2: in a battle every battle card is in exactly one place."""
    if board.battle is None:
        return []
    battle = board.battle
    found = Counter([*battle.deck, *battle.played, *(card for hand in battle.hands.values() for card in hand)])
    known = edition().decks.battle_types
    wrong = [card for card in {*found, *known} if found[card] != 1 or card not in known]
    return [message("battle-card-lost-or-doubled", card=card) for card in sorted(wrong)]


def generals_somewhere(board: Board) -> list[Message]:
    """ch.2, 5: every general is in a space of the map exactly if he is on it, and Romans there have a rank."""
    found = []
    for general in {**edition().generals, **board.generals}:
        state = board.generals.get(general)
        if state is None or general not in edition().generals:
            found.append(message("general-unknown-or-lost", general=general_name(general)))
        elif (state.status == "map") != (state.at in board.spaces) or (state.at is None and state.inside):
            found.append(message("general-nowhere", general=general_name(general)))
        elif (state.rank is not None) != (state.status == "map" and printed(general).side == ROME):
            found.append(message("rank-of-nobody", general=general_name(general)))
    return found


def units_in_bounds(board: Board) -> list[Message]:
    """ch.1: numbers of units are never negative, and Rome has no elephants."""
    found = []
    for space, state in board.spaces.items():
        both = (state.rome, state.carthage, state.inside)
        roman_inside = state.inside if state.owner == ROME else Units()
        if any(min(units.regular, units.elephants) < 0 for units in both) or (
            state.rome.elephants or roman_inside.elephants
        ):
            found.append(message("units-out-of-bounds", space=space_name(space)))
    return found


def elephants_in_bounds(board: Board) -> list[Message]:
    """ch.1: never more than four elephants on the map."""
    found, most = elephants_on_map(board), edition().tables.limits.elephants
    return [] if found <= most else [message("too-many-elephants", found=found, most=most)]


def known_spaces(board: Board) -> list[Message]:
    """ch.2: the board has exactly the spaces of the map."""
    strays = set(board.spaces) ^ set(edition().map.spaces)
    return [message("space-unknown-or-lost", space=space_name(space)) for space in sorted(strays)]


def markers_legal(board: Board) -> list[Message]:
    """ch.1, 20: a city always has an owner, Rome never a tribe, and only tribes are subjugated."""
    found = []
    for space, state in board.spaces.items():
        kind = edition().map.spaces[space].kind
        if (
            (kind == "city" and state.owner is None)
            or (state.subjugated and kind != "tribe")
            or (shape(board, space) == "tribe" and state.owner == ROME)
        ):
            found.append(message("marker-not-legal", space=space_name(space)))
    return found


def points_in_bounds(board: Board) -> list[Message]:
    """ch.20: fewer points than take a city or tribe, and only there."""
    needed = edition().tables.siege.needed
    wrong = [
        space
        for space, state in board.spaces.items()
        if not 0 <= state.points < needed or (state.points and shape(board, space) == "round")
    ]
    return [message("points-out-of-bounds", space=space_name(space)) for space in wrong]


PIECES = (
    Invariant("known-spaces", "ch.2", known_spaces, structural=True),
    Invariant("each-card-once", "ch.2", each_card_once, structural=True),
    Invariant("each-battle-card-once", "ch.2", each_battle_card_once, structural=True),
    Invariant("generals-somewhere", "ch.2", generals_somewhere, structural=True),
    Invariant("units-in-bounds", "ch.1", units_in_bounds, structural=True),
    Invariant("elephants-in-bounds", "ch.1", elephants_in_bounds),
    Invariant("markers-legal", "ch.1", markers_legal, structural=True),
    Invariant("points-in-bounds", "ch.20", points_in_bounds),
)
