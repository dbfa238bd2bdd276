"""What stands in a menu: every area and card with what it is worth, costs and risks."""

from collections.abc import Callable, Iterable
from itertools import islice

from rules.core.actions import MOST_CANDIDATES, Candidate
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message, seat_name
from rules.core.picking import picked
from rules.empires.board.ids import AreaId, UnitId
from rules.empires.board.names import area_name, unit_name
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

UNIT_TEXT = "unit-text"  # the kind of name under which catalogues say what a unit does
NOBODY = "nobody"


def areas(found: Iterable[AreaId], typed: str, label: Callable[[AreaId], Message]) -> list[Candidate]:
    """Each area that begins with what was typed, with what there is to say of it."""
    fitting = islice((area for area in found if area.startswith(typed)), MOST_CANDIDATES)
    return [Candidate(area, label(area)) for area in fitting]


def worth(area: AreaId) -> int:
    """What the area is worth."""
    return edition().map.vp(area)


def owner_name(board: Board, area: AreaId) -> Name | str:
    """Whose it is."""
    owner = board.areas[area].owner
    return NOBODY if owner is None else seat_name(owner)


def own_area(board: Board, area: AreaId) -> Message:
    """An area of one's own: its worth, its markers, whether a fort keeps revolts away."""
    state = board.areas[area]
    return message("choice-own", area=area_name(area), worth=worth(area), markers=state.markers, fort=state.fort)


def unit_choice(unit: UnitId) -> Message:
    """A card of the display: what it does, and what holding it costs at each scoring."""
    cost = edition().decks.units[unit].cost
    return message("choice-unit", unit=unit_name(unit), text=Name(UNIT_TEXT, unit), cost=cost)


def consignment(area: AreaId, rival: Seat | None) -> Message:
    """One trade marker of an order: where it goes, and whom it is to displace."""
    if rival is None:
        return message("consignment", area=area_name(area))
    return message("consignment-displacing", area=area_name(area), rival=seat_name(rival))


def one_more(
    typed: str, found: Iterable[str], label_of: Callable[[str], Message], name: Callable[[str], Name | Message]
) -> list[Candidate]:
    """The picks of a list so far and one more, each with what there is to say of it."""
    chosen, begun = picked(typed)
    so_far, names = "".join(f"{word} " for word in chosen), [name(word) for word in chosen]
    return [
        Candidate(so_far + word, message("choice-further", chosen=tuple(names), more=label) if chosen else label)
        for word, label in islice(((word, label_of(word)) for word in found if word.startswith(begun)), MOST_CANDIDATES)
    ]
