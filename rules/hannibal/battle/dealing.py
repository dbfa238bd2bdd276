"""ch.14: how many battle cards a side gets, and from which allies."""

from collections.abc import Collection

from msgspec import Struct

from rules.hannibal.board.control import controls, shape
from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import ITALIA, ROME, GeneralId, ProvinceId, Side, SpaceId
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import CAPITALS, edition

LATIUM_BONUS = 2
FROM_ITALIA: dict[Side, int] = {"rome": 2, "carthage": 6}
"""ch.14: the most battle cards that the allies of Italia give."""
SICILY = (ProvinceId("sicilia"), ProvinceId("province-syracuse"))
"""ch.14: the provinces of the island count together."""


class Muster(Struct, frozen=True):
    """Where the battle cards of one side come from, before the limit."""

    rating: int = 0
    units: int = 0
    interception: int = 0
    avoidance: int = 0
    allies: int = 0
    latium: int = 0
    tribe: int = 0

    @property
    def cards(self) -> int:
        """ch.14: at most twenty, at least none."""
        parts = (self.rating, self.units, self.interception, self.avoidance, self.allies, self.latium, self.tribe)
        return max(0, min(edition().tables.limits.battle_cards, sum(parts)))


def muster(
    board: Board,
    side: Side,
    space: SpaceId,
    units: int,
    commander: GeneralId | None,
    *,
    intercepted: bool = False,
    avoid_failed: bool = False,
    denied: Collection[ProvinceId] = (),
) -> Muster:
    """ch.14: the cards of a side with so many units; `denied` are provinces whose allies stay away (cards 31, 32)."""
    in_latium = edition().map.province(space) == edition().map.province(CAPITALS[ROME])
    friendly_tribe = shape(board, space) == "tribe" and board.spaces[space].owner == side
    return Muster(
        rating=0 if commander is None else printed(commander).battle,
        units=units,
        interception=int(intercepted),
        avoidance=-int(avoid_failed),
        allies=0 if commander is None else allies(board, side, space, denied),
        latium=LATIUM_BONUS if side == ROME and in_latium else 0,
        tribe=int(friendly_tribe),
    )


def allies(board: Board, side: Side, space: SpaceId, denied: Collection[ProvinceId] = ()) -> int:
    """ch.14: the battle cards of the provinces that a side controls around a battle."""
    sending = [one for one in ally_provinces(space) if one not in denied and controls(board, side, one)]
    count = sum(edition().map.provinces[province].battle_cards for province in sending)
    return min(count, FROM_ITALIA[side]) if edition().map.region(space) == ITALIA else count


def ally_provinces(space: SpaceId) -> tuple[ProvinceId, ...]:
    """ch.14: the provinces that can send allies: the region but Latium, or Sicily, or only the province itself."""
    atlas = edition().map
    region, own = atlas.region(space), atlas.province(space)
    if region is not None:
        latium = atlas.province(CAPITALS[ROME])
        return tuple(province for province in atlas.regions[region].provinces if province != latium)
    return SICILY if own in SICILY else (own,)
