"""Retreat: the beaten side leaves the battle area (6.7.8, P-3)."""

from rules.assyrian_wars.ids import AreaId, PieceId
from rules.core.procedures import Procedure


class Retreat(Procedure):
    """Each beaten country picks where its pieces go; ends with the pieces that are still on the map (6.7.8, R-78).

    After a tied interception battle it is called twice, for the interceptor first. Without any way out the survivors
    go to the Regroup Box (R-79): if nobody is left on the map, that was an overrun (R-77).
    """

    pieces: tuple[PieceId, ...]  # the survivors of the beaten side
    area: AreaId
    barred: tuple[AreaId, ...] = ()  # the areas from which the winning forces came; none after a sortie
