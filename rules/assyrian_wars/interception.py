"""Interception: enemies next to an area try to fall on a force that has just entered it (6.6.9, P-1 steps 2 and 3)."""

from typing import Literal

import msgspec

from rules.assyrian_wars.ids import AreaId, PieceId
from rules.core.procedures import Procedure

Arrival = Literal["march", "event", "evasion", "retreat"]


class Intercepted(msgspec.Struct, frozen=True):
    """What an `Interception` ends with: the pieces that came in, each with the area it came from; none: nobody."""

    ways: dict[PieceId, AreaId] = {}


class Interception(Procedure):
    """One arrival in an area, and everybody who tries to intercept it; ends with `Intercepted` (6.6.9).

    Called when the pieces stand in the area, their own crossing attrition is over, and its control has not changed yet.
    """

    pieces: tuple[PieceId, ...]  # the force that entered
    area: AreaId
    arrival: Arrival = "march"
    barred: tuple[PieceId, ...] = ()  # may not intercept: who was evaded, who stands in the battle area (R-60, 6.7.8)
