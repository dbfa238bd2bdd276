"""The lesson of Assyrian Wars: Sargon's general takes Sippar, and a turn comes to its end.

A card for AP, a march with its preview, an interception, a battle, an assault, influence, an event, a building, the end
of an impulse and of the turn. Everything else on the map is quiet, and the hands are small, so that the turn is short.
"""

from bot.games.lesson import Lesson, LessonStep
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.dice import Rehearsed
from rules.core.questions import Choose

POSITION = """
blank campaign
clock: turn 1, phase action, round 1, marker AS
impulse AS: income 9, upkeep-done
nineveh: AS sargon HI1..2 B1..2 HC1 CH1
ashur: AS turtan HI3..4 LI1..2 LC1..2
arrapha: AS LI3
harran: AS LI4
babylon: BA marduk HI1 LI1 B1
sippar: BA (LI3)
der: BA LI4
ur: BA LI5
susa: EL humban LI1..2 B1..2 CH1
ecbatana: ME daiukku HI1 LC1..2 HB1..2
memphis: EG shabaka HI1 LI1 B1 CH1
camp assyrian: AS; camp rebel: BA EL
seat P1: AS; seat P2: BA EL ME EG
AS: eco 9, trade 3, camp-at-start assyrian, was-active, mercenaries-drawn
BA: eco 4, trade 3, camp-at-start rebel, was-active, mercenaries-drawn
EL: eco 4, trade 2, camp-at-start rebel, was-active, mercenaries-drawn
ME: eco 4, trade 2, was-active, mercenaries-drawn
EG: eco 4, trade 3, was-active, mercenaries-drawn
PH: track AS, level 5, eco 3
SY: track AS, level 4, eco 3
JU: eco 1; IS: eco 1; UR: eco 2; PY: eco 1; PE: eco 2
hand AS: 9 80
hand BA: 14
hand EL: none
hand ME: none
hand EG: none
"""

DICE = Rehearsed(
    {
        "interception": (4, 4),
        "bow-fire": (5,),
        "melee": (1, 2, 1, 6, 3, 5, 6, 2, 4, 2, 6, 5),
        "promotion": (1, 2),
        "besiegers": (1, 2, 1, 5, 3, 6, 4, 2, 5, 6),
        "defenders": (6, 5, 6, 5, 6, 5),
    }
)

LESSON = Lesson(
    scenario="campaign",
    seats=("P1", "P2"),
    seat="P1",
    position=POSITION,
    options={"fog-of-war": False, "secret-diplomacy": False},
    rehearsed=DICE,
    steps=(
        LessonStep(id="welcome"),
        LessonStep(id="card", kind="impulse", answer=PlayCard(CardId("9"))),
        LessonStep(
            id="march",
            kind="impulse",
            answer=Move("AS-turtan", (AreaId("sippar"),)),
            any_of=frozenset({"quick", "alone", "units"}),
            replies={"intercept": Choose("intercept")},
        ),
        LessonStep(
            id="hits",
            kind="take-hits",
            answer=Choose("AS-LI-1"),
            also=tuple(Choose(unit) for unit in ("AS-LI-2", "AS-LC-1", "AS-LC-2", "AS-HI-3", "AS-HI-4")),
        ),
        LessonStep(id="siege", kind="impulse", answer=Besiege("AS-turtan", "assault")),
        LessonStep(id="influence", kind="impulse", answer=Influence(CountryId("SY"), 7)),
        LessonStep(id="end", kind="impulse", answer=Choose("end")),
        LessonStep(id="event", kind="impulse", answer=PlayEvent(CardId("80"))),
        LessonStep(
            id="build",
            kind="impulse",
            answer=Build((UnitId(PieceId("AS-HI-5")),), AreaId("nineveh")),
            any_of=frozenset({"units", "area"}),
        ),
        LessonStep(id="turn", kind="impulse", answer=Choose("end")),
        LessonStep(id="interphase", kind="mulligan", answer=Choose("keep"), also=(Choose("exchange"),)),
        LessonStep(id="farewell"),
    ),
)
