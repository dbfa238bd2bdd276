"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.events.attrition import Desertion, ForceAttrition
from rules.hannibal.events.playing import PlayEvent
from rules.hannibal.events.windows import WINDOWS, Counter

PROCEDURES: tuple[type[Procedure], ...] = (
    ForceAttrition,  # cards 7, 8, 21, 51, 52
    Desertion,  # card 21
    *WINDOWS,  # ch.26, C4
)

ACTIONS: tuple[type[Action], ...] = (
    PlayEvent,  # ch.7 D, 24
    Counter,  # ch.24, 26
)
