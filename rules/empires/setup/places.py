"""ch.3, E-2, E-3: where a first marker and the markers after it may go."""

from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.empires.board.holdings import areas_of, linked_to
from rules.empires.board.ids import AreaId, Half
from rules.empires.board.names import area_name
from rules.empires.board.refusals import unknown_area
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


def crowded(board: Board, half: Half) -> bool:
    """ch.3: whether as many players as may have begun in this half."""
    return sum(realm.half == half for realm in board.realms.values()) >= edition().scenario.most_in_a_half


def misplaced(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.3: why a set-up marker may not go there."""
    if wrong := unknown_area(area, "ch.3"):
        return wrong
    state, printed = board.areas[area], edition().map
    own = areas_of(board, seat)
    if not own or board.realms[seat].half is None:
        return _not_first(board, area)
    if state.owner is not None and state.owner != seat:
        return refuse("ch.3", "area-taken", area=area_name(area))
    if any(board.areas[other].owner is None for held in own for other in printed.linked[held]):
        if state.owner == seat:
            return refuse("ch.3", "empty-areas-left", area=area_name(area))
        if not linked_to(board, seat, area):
            return refuse("E-2", "not-linked", area=area_name(area))
        return None
    return None if state.owner == seat else refuse("ch.3", "only-own-areas-left", area=area_name(area))


def _not_first(board: Board, area: AreaId) -> Refusal | None:
    """ch.3, E-3: the first marker goes into an empty land province of a half with room."""
    province = edition().map.provinces.get(area)
    if province is None:
        return refuse("ch.3", "first-marker-on-land", area=area_name(area))
    if board.areas[area].owner is not None:
        return refuse("ch.3", "area-taken", area=area_name(area))
    if crowded(board, province.half):
        return refuse("ch.3", "half-is-full", half=province.half, most=edition().scenario.most_in_a_half)
    return None


def lawful_places(board: Board, seat: Seat) -> list[AreaId]:
    """Every area for the next marker of a seat, the most valuable first, then by the alphabet."""
    printed, own = edition().map, areas_of(board, seat)
    if own and board.realms[seat].half is not None:
        empty = {area for held in own for area in printed.linked[held] if board.areas[area].owner is None}
        fitting = sorted(empty or own)
    else:
        fitting = [area for area in printed.alphabet if _not_first(board, area) is None]
    return sorted(fitting, key=lambda area: -printed.vp(area))
