"""The lesson of Three Hills: a march, a raid with a shield and a storm (rules 2.2 to 2.9)."""

from bot.games.lesson import Lesson, LessonStep
from rules.core.dice import Rehearsed
from rules.core.questions import Choose
from tests.practice.actions import Raid

POSITION = """
round 1 of 6
P1: 3 warriors, 0 crowns, holds raid-1 feast-1
P2: 3 warriors, 1 crown, holds shield-1 raid-2
"""

LESSON = Lesson(
    scenario="skirmish",
    seats=("P1", "P2"),
    seat="P1",
    position=POSITION,
    rehearsed=Rehearsed({"storm": (6, 2)}, {"supply": ("shield-2", "curse-1")}),
    steps=(
        LessonStep(id="hills"),
        LessonStep(id="march", kind="march", answer=Choose("elm")),
        LessonStep(
            id="raid",
            kind="turn",
            answer=Raid("raid-1", "P2"),
            replies={"shield": Choose("pass")},
        ),
        LessonStep(id="storm"),
    ),
    replies={"march": Choose("elm"), "turn": Choose("rest")},
)
