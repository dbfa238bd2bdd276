"""ch.1, 5: who holds what: areas, last provinces, persons in hand, trade markers on the map."""

from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, CardId
from rules.empires.board.state import Board
from rules.empires.pack.cards import Power
from rules.empires.pack.edition import edition


def areas_of(board: Board, seat: Seat) -> list[AreaId]:
    """The areas that a seat controls, in the order of the map."""
    return [area for area, state in board.areas.items() if state.owner == seat]


def provinces_of(board: Board, seat: Seat) -> list[AreaId]:
    """The land provinces among them (E-5)."""
    land = edition().map.provinces
    return [area for area, state in board.areas.items() if state.owner == seat and area in land]


def is_last_province(board: Board, area: AreaId) -> bool:
    """E-5: whether it is the last land province of its owner."""
    owner = board.areas[area].owner
    return owner is not None and area in edition().map.provinces and provinces_of(board, owner) == [area]


def last_provinces(board: Board) -> set[AreaId]:
    """E-5: the last land provinces of all who have only one."""
    land, found, several = edition().map.provinces, dict[Seat, AreaId](), set[Seat]()
    for area, state in board.areas.items():
        if state.owner is not None and area in land:
            if state.owner in found:
                several.add(state.owner)
            found[state.owner] = area
    return {area for owner, area in found.items() if owner not in several}


def hand_of(board: Board, seat: Seat) -> list[CardId]:
    """ch.1: the cards of the empire set, then the general cards."""
    realm = board.realms[seat]
    own = () if realm.empire is None else edition().decks.set_cards[realm.empire]
    return [*own, *sorted(realm.cards)]


def persons(board: Board, seat: Seat, power: Power) -> int:
    """E-10: how many persons with this power work from the hand."""
    face = edition().decks.face
    return sum(face[card].power == power for card in board.realms[seat].cards)


def has(board: Board, seat: Seat, power: Power) -> bool:
    """Whether at least one such person is in hand."""
    return persons(board, seat, power) > 0


def linked_to(board: Board, seat: Seat, area: AreaId) -> bool:
    """E-2: whether a link of any kind joins an area to one that the seat controls."""
    return any(board.areas[other].owner == seat for other in edition().map.linked[area])


def trade_on_map(board: Board, seat: Seat) -> int:
    """How many trade markers a seat has on the map."""
    return sum(state.trade.get(seat, 0) for state in board.areas.values())
