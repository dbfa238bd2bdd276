"""The lesson of Empires: a conquest, a card, diplomacy, trade, a battle with a rout, a fort, and a scoring.

Red has Italy and its neighbours; the others only pass. The second turn is nearly over, and it ends with a scoring.
"""

from bot.games.lesson import Lesson, LessonStep
from rules.core.dice import Rehearsed
from rules.empires.attack.attack import Assault
from rules.empires.board.ids import AreaId, CardId
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.building.recruiting import Recruit
from rules.empires.diplomacy.diplomacy import Court
from rules.empires.trade.placing import PlaceTrade

POSITION = """
order red blue green; turn 2; round 4; start red; active red
red: set a, goods 9, cards spear-1 sword-1 light-horse-1
blue: set b, goods 4
green: set f, goods 5
italia: red 2
sicilia: red 1
cisalpina: red 1
illyria: blue 1
achaia: blue 1
macedonia: blue 1
thracia: blue 1
aegyptus: green 1
cyrenaica: green 1
creta: green 1
display: archers-1 archers-6 elephants-1 foot-2 spear-2 trader-1
"""

LESSON = Lesson(
    scenario="empires",
    seats=("red", "blue", "green"),
    seat="red",
    position=POSITION,
    rehearsed=Rehearsed({"movement": (4,), "conquest": (5,), "diplomacy": (4,), "shot": (1,)}),
    steps=(
        LessonStep(id="welcome"),
        LessonStep(id="attack", kind="action", answer=Assault(AreaId("narbonensis"))),
        LessonStep(id="recruit", kind="action", answer=Recruit(CardId("spear-2"))),
        LessonStep(id="court", kind="action", answer=Court(AreaId("africa"))),
        LessonStep(
            id="trade",
            kind="action",
            answer=PlaceTrade((AreaId("italia"), AreaId("c"))),
            any_of=frozenset({"areas"}),
        ),
        LessonStep(id="battle", kind="action", answer=Assault(AreaId("illyria"), ("strongest",))),
        LessonStep(
            id="fort",
            kind="extra-action",
            answer=Fortify(AreaId("italia")),
            any_of=frozenset({"province"}),
        ),
        LessonStep(
            id="marker",
            kind="action",
            answer=Reinforce(AreaId("illyria")),
            any_of=frozenset({"area"}),
        ),
        LessonStep(id="scoring"),
    ),
)
