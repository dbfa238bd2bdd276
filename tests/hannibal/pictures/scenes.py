"""What the other pictures show in tests: a battle, one that goes on, the course of a war, its end."""

import math
from dataclasses import replace

import msgspec

from render.hannibal.battle import Army, Fall, FieldReport, Incident
from render.hannibal.changes import Caption, Changes, Clash, Move
from render.hannibal.politics import Standings
from render.hannibal.poster import Chronicle, Finale
from render.hannibal.replay import Shot
from rules.hannibal.board.ids import CardId, GeneralId, SpaceId
from rules.hannibal.view import BattleHandView, BattleView, HannibalView
from tests.hannibal.pictures.positions import CHANGES, view

VARRO, PAULUS = GeneralId("c-terentius-varro"), GeneralId("l-aemilius-paulus")
HANNIBAL, MAGO = GeneralId("hannibal"), GeneralId("mago")

BATTLE = FieldReport(
    space="cannae",
    turn=3,
    attacker=Army(
        "rome", (VARRO, PAULUS), {VARRO: "consul", PAULUS: "consul"}, 16, 0, 9,
        {"rating": 1, "units": 8, "allies": 1, "fewer": 1}, 8, (PAULUS,),
    ),
    defender=Army("carthage", (HANNIBAL, MAGO), {}, 10, 1, 11, {"rating": 4, "units": 5, "allies": 2}, 2),
    rounds=(
        Fall("rome", "frontal-assault", "frontal-assault"),
        Fall("carthage", "frontal-assault", "reserve"),
        Incident("counterattack", "carthage", 2, 4, success=True),
        Incident("taken", "carthage"),
        Fall("carthage", "double-envelopment", "probe"),
        Fall("rome", "double-envelopment", "double-envelopment"),
        Incident("handed-over", "rome"),
        Fall("rome", "probe", "probe"),
        Fall("carthage", "probe", event=CardId("maharbal")),
        Incident("withdrawal", "rome", 1, 1, success=True),
        Incident("prevention", "carthage", 3, 4, success=True),
        Incident("stolen", "carthage", kind="reserve"),
        Fall("rome", "flank-right", "flank-right"),
    ),
    winner="rome",
    casualties=(4, 2),
    retreat=(3, 2, 6),
    markers=4,
    result="Rome wins the battle of Cannae.",
)  # fmt: skip
LONG = msgspec.structs.replace(BATTLE, rounds=BATTLE.rounds * 4, result="A very long day before Cannae. " * 6)
BARE = FieldReport("capua", 1, Army("carthage"), Army("rome"))

FINALE = Finale(
    "carthage",
    "Second Punic War · The long table",
    "Carthage holds Rome, the enemy’s capital.",
    {"rome": "Anneliese", "carthage": "月 Jörg"},
    Chronicle(212, 31, 44, 9, 128, 6, 7, 614),
)


def fray() -> HannibalView:
    """The same war with a battle that goes on."""
    hands = BattleHandView("rome", 7), BattleHandView("carthage", 9)
    battle = BattleView(hands, 32, (), SpaceId("beneventum"), "rome", 2)
    return msgspec.structs.replace(view(), battle=battle)


def course(length: int = 28) -> list[Standings]:
    """Points that rise and fall, the same every time."""
    return [
        Standings(n, 1 + n // 9, {"rome": 9 - round(3 * math.sin(n / 9)), "carthage": 7 + round(3 * math.sin(n / 8))})
        for n in range(length)
    ]


def shots() -> list[Shot]:
    """Two cards: a march that ends in a battle, and a voyage."""
    sails = Changes(
        moves=(Move("rome", ("rome", "carales"), sea=True),),
        caption=Caption("rome", "Rome", "Messenger", "All arrive."),
    )
    fought = replace(CHANGES, clashes=(Clash("cannae", "carthage"),))
    return [Shot(view(), sails), Shot(view(), fought)]
