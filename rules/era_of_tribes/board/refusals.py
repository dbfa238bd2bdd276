"""Refusals that several actions share: unknown places, too few leaders or Taler, goods that cannot be used."""

from collections import Counter
from collections.abc import Sequence

from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, refuse
from rules.era_of_tribes.board.holdings import chart, leaders_left, usable_luxury
from rules.era_of_tribes.board.ids import AreaId, GoodId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition


def unknown_area(board: Board, area: str, rule: str) -> Refusal | None:
    """The refusal of a place that the map, or the part of it in play, does not have (ch.3)."""
    if area in board.lands or area in board.seas:
        return None
    if area in edition().map.areas:
        return refuse("ch.3", "not-on-this-map", area=area_name(AreaId(area)))
    return refuse(rule, "unknown-area", found=clipped(area))


def not_land(board: Board, area: str, rule: str) -> Refusal | None:
    """The refusal of anything but a land province."""
    wrong = unknown_area(board, area, rule)
    return wrong or (None if area in board.lands else refuse(rule, "no-land-province", area=area_name(AreaId(area))))


def not_sea(board: Board, area: str, rule: str) -> Refusal | None:
    """The refusal of anything but a sea area."""
    wrong = unknown_area(board, area, rule)
    return wrong or (None if area in board.seas else refuse(rule, "no-sea-area", area=area_name(AreaId(area))))


def not_own(board: Board, seat: Seat, area: str, rule: str) -> Refusal | None:
    """The refusal of a province that the seat does not hold."""
    wrong = not_land(board, area, rule)
    if wrong is None and board.lands[AreaId(area)].owner != seat:
        return refuse(rule, "area-not-yours", area=area_name(AreaId(area)))
    return wrong


def not_linked(board: Board, one: AreaId, other: AreaId, rule: str) -> Refusal | None:
    """The refusal of two places that no link joins."""
    if other in chart(board).linked[one]:
        return None
    return refuse(rule, "not-linked", origin=area_name(one), target=area_name(other))


def too_poor(board: Board, seat: Seat, cost: int, rule: str) -> Refusal | None:
    """The refusal of a price that the seat cannot pay."""
    found = board.realms[seat].taler
    return None if found >= cost else refuse(rule, "too-few-taler", needed=cost, found=found)


def field_taken(board: Board, seat: Seat, field: str) -> Refusal | None:
    """ch.4.3: each action field once per player and round."""
    return refuse("ch.4.3", "field-used", action=field) if field in board.realms[seat].done else None


def too_few_leaders(board: Board, seat: Seat, leaders: int, rule: str) -> Refusal | None:
    """T-4: at least one leader, and no more than lie beside the board."""
    left = leaders_left(board, seat)
    if leaders < 1:
        return refuse("T-4", "no-leader", found=leaders)
    return None if leaders <= left else refuse(rule, "too-few-leaders", needed=leaders, found=left)


def unusable_goods(board: Board, seat: Seat, goods: Sequence[GoodId], rule: str) -> Refusal | None:
    """ch.5: each luxury good once per round."""
    left = usable_luxury(board, seat)
    for good, count in Counter(goods).items():
        if left[good] < count:
            return refuse(rule, "good-not-usable", good=good, needed=count, found=left[good])
    return None
