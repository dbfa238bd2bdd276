"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.operations.discarding import Discard
from rules.hannibal.operations.markers import PlaceMarkers
from rules.hannibal.operations.troops import RaiseTroops

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (
    PlaceMarkers,  # ch.7 B
    RaiseTroops,  # ch.7 C
    Discard,  # ch.7 E
)
