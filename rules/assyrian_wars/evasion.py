"""Evasion: who is attacked stands, evades or lies in ambush (6.6.10, 9.7, P-1 steps 4 to 6)."""

import msgspec

from rules.assyrian_wars.ids import AreaId, CountryId, PieceId
from rules.core.procedures import Procedure

CITY = "city"  # the target of an evasion or retreat into the city of the same area


class Stand(msgspec.Struct, frozen=True):
    """What an `Evasion` ends with; who is still in the field of the area has to fight."""

    failed: tuple[CountryId, ...] = ()  # tried to evade and could not: every hit a rout
    ambush: dict[CountryId, str] = {}  # lie in ambush, with the area (or `CITY`) they mean to evade to
    fled: tuple[AreaId, ...] = ()  # the areas into which somebody evaded, for a pursuit


class Evasion(Procedure):
    """The enemies of a force that entered their area declare, roll and leave or not; ends with `Stand` (6.6.10).

    Evaders that are intercepted fight their battle before this ends (P-1 step 6).
    """

    attackers: tuple[PieceId, ...]  # the force that entered
    area: AreaId
    interceptors: tuple[PieceId, ...] = ()  # those who have just intercepted it: their countries may not evade


class Evade(Procedure):
    """Declared evasions are carried out: rolls, attrition, moves, interception of the evaders; ends with `Stand`.

    A battle calls it for an ambush after the bow fire, with one plan (R-85).
    """

    attackers: tuple[PieceId, ...]
    area: AreaId
    plans: tuple["Plan", ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """Where countries that decide together evade to; `hasty` adds 2 and costs attrition (6.6.10, R-63, R-65)."""

    countries: tuple[CountryId, ...]
    target: str  # an area, or `CITY`
    hasty: bool = False
