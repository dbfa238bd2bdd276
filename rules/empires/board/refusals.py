"""Refusals that several actions share: unknown areas and cards, an empty warehouse, a last province."""

from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, refuse
from rules.empires.board.holdings import is_last_province
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


def unknown_area(area: str, rule: str) -> Refusal | None:
    """The refusal of an area that the map does not have."""
    return None if area in edition().map.areas else refuse(rule, "unknown-area", found=clipped(area))


def not_own(board: Board, seat: Seat, area: AreaId, rule: str) -> Refusal | None:
    """The refusal of an area that the seat does not control."""
    wrong = unknown_area(area, rule)
    if wrong is None and board.areas[area].owner != seat:
        return refuse(rule, "area-not-yours", area=area_name(area))
    return wrong


def too_poor(board: Board, seat: Seat, cost: int, rule: str) -> Refusal | None:
    """The refusal of a price that the warehouse cannot pay; captured markers do not count (E-12)."""
    goods = board.realms[seat].goods
    return None if goods >= cost else refuse(rule, "warehouse-too-small", needed=cost, found=goods)


def last_province(board: Board, area: AreaId) -> Refusal | None:
    """E-5: nobody can lose his last land province."""
    return refuse("E-5", "last-province", area=area_name(area)) if is_last_province(board, area) else None
