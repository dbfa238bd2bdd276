"""The lesson of Hannibal: markers, an event, a march into battle, a tribe subjugated, and the end of a turn.

Carthage has crossed the Alps with an army that is stronger than the consul's; Rome can only discard its cards.
"""

from bot.games.lesson import Lesson, LessonStep
from rules.core.dice import Rehearsed
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.board.ids import CardId, GeneralId, SpaceId
from rules.hannibal.events.playing import PlayEvent
from rules.hannibal.march.orders import March
from rules.hannibal.operations.markers import PlaceMarkers
from rules.hannibal.reinforcements.units import Reinforce
from rules.hannibal.victory.removal import RemoveMarkers

POSITION = """
bare
turn 2; phase strategy; active C
taurini: punic, C 8 hannibal
eastern-ligurians: C 4 mago, siege 2
mutina: roman, R 5 p-scipio
rome: R 5 flaminius
saguntum: C 3 hasdrubal gisgo
carthage: C 3 hanno
agrigentum: R 3 t-longus
subjugates C: eastern-ligurians
hand C: 5 16 61 62
hand R: 17 53 49
"""

CARTHAGE = (
    *(f"frontal-assault-{number}" for number in range(1, 6)),
    *(f"flank-left-{number}" for number in range(1, 4)),
    *(f"flank-right-{number}" for number in range(1, 4)),
    *("probe-1", "double-envelopment-1", "reserve-1", "probe-2"),
)
ROME = (
    *("frontal-assault-6", "flank-left-4", "flank-left-5", "flank-right-4", "flank-right-5"),
    *("probe-3", "probe-4", "double-envelopment-2", "flank-left-6"),
)
DICE = Rehearsed(
    {
        "counterattack": (6,),
        "battle-casualties": (1,),
        "retreat-losses": (3,),
        "subjugation": (6,),
        "winter": (1,),
    },
    {"battle-cards": (*CARTHAGE, *ROME)},
)
OWN = frozenset({"spaces"})

LESSON = Lesson(
    scenario="second-punic-war",
    seats=("rome", "carthage"),
    seat="carthage",
    position=POSITION,
    rehearsed=DICE,
    steps=(
        LessonStep(id="welcome"),
        LessonStep(
            id="markers",
            kind="play",
            answer=PlaceMarkers(CardId("native-guide"), (SpaceId("verona"), SpaceId("nice"))),
            any_of=OWN,
        ),
        LessonStep(
            id="event",
            kind="play",
            answer=PlayEvent(CardId("gallic-recruits"), general=GeneralId("hannibal")),
        ),
        LessonStep(
            id="march",
            kind="play",
            answer=March(
                card=CardId("force-march-1"),
                general=GeneralId("hannibal"),
                path=("boii", "mutina"),
            ),
            any_of=frozenset({"card", "event", "if_intercepted", "if_avoided"}),
        ),
        LessonStep(id="battle", kind="battle-plan", answer=LayPlan()),
        LessonStep(
            id="subjugate",
            kind="play",
            answer=March(card=CardId("force-march-2"), general=GeneralId("mago"), siege=True),
            any_of=frozenset({"card", "event", "if_intercepted", "if_avoided"}),
        ),
        LessonStep(id="points", kind="remove-markers", answer=RemoveMarkers((SpaceId("acci"),)), any_of=OWN),
        LessonStep(
            id="turn",
            kind="reinforce",
            answer=Reinforce(
                (SpaceId("carthage"), SpaceId("new-carthage"), SpaceId("new-carthage"), SpaceId("carthage"))
            ),
            any_of=OWN,
        ),
        LessonStep(id="farewell"),
    ),
)
