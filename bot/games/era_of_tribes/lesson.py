"""The lesson of Era of Tribes: a round of the Romans, with trade, an advance, an expansion, a battle and a city.

Latium and Campania are theirs, barbarians sit in Etruria, and the Greeks, far away, only pass.
"""

from bot.games.lesson import Lesson, LessonStep
from rules.core.dice import Rehearsed
from rules.core.questions import Choose
from rules.era_of_tribes.battle.battle import CommitAttack
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.economy.economy import Bread, Trade
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.progress.progress import Progress

POSITION = """
cut two3; order red blue; round 2; level 1; turn red blue; active red
red: romans, mo 1, ep 2, taler 4, legions 1, architecture 1, grey 2, card fishermen
blue: greeks, mo 0, ep 2, taler 4, card liberators
latium: red 2
campania: red 2
macedonia: blue 1
thessaly: blue 1
etruria: barbarians taler-3
"""
LATIUM, CAMPANIA, ETRURIA = AreaId("latium"), AreaId("campania"), AreaId("etruria")

LESSON = Lesson(
    scenario="two3",
    seats=("red", "blue"),
    seat="red",
    position=POSITION,
    rehearsed=Rehearsed({"red": (4,), "green": (6,)}),
    steps=(
        LessonStep(id="welcome"),
        LessonStep(id="trade", kind="action", answer=Trade()),
        LessonStep(id="progress", kind="action", answer=Progress(("farming",))),
        LessonStep(id="expansion", kind="action", answer=Expand()),
        LessonStep(id="place", kind="expansion", answer=Place((LATIUM, LATIUM, CAMPANIA, CAMPANIA))),
        LessonStep(id="march", kind="expansion", answer=March(LATIUM, (ETRURIA,), 3)),
        LessonStep(id="city", kind="expansion", answer=Found(CAMPANIA)),
        LessonStep(id="confirm", kind="expansion", answer=Confirm()),
        LessonStep(id="battle", kind="attack", answer=CommitAttack()),
        LessonStep(id="tile", kind="new-tile", answer=Choose("keep")),
        LessonStep(id="bread", kind="action", answer=Bread()),
        LessonStep(id="round"),
    ),
)
