"""What the other pictures show in tests: battles, and the end of a game."""

from render.era_of_tribes.battle import Fighters, FightReport, Throw
from render.era_of_tribes.poster import Chronicle, Finale
from render.era_of_tribes.standings import InfluenceTally

BATTLE = FightReport(
    area="illyria",
    round=6,
    attacker=Fighters("red", "romans", {"fleets": 2, "armies": 2, "legions": 1, "goods": 1}, 3),
    defender=Fighters("", "", {"barbarians": 1, "militia": 3}, 0),
    markers={
        "sword": "attacker", "shield": "defender", "fist": "attacker", "mask": "attacker", "catapult": "defender",
    },
    throws=(
        Throw("sword", "shield", 5, 3), Throw("fist", "catapult", 4, 2), Throw("mask", "shield", 3, 1),
        Throw("sword", "fist", 3, 0),
    ),
    landing=True,
    result="The Romans take Illyria.",
)  # fmt: skip
BARE = FightReport("latium", 1, Fighters("blue", "carthaginians"), Fighters("red", "romans"))

SEA = FightReport(
    area="tyrrhenian-sea",
    round=6,
    attacker=Fighters("red", "romans", {"fleets": 3}, 1),
    defender=Fighters("blue", "carthaginians", {"fleets": 2}, 0),
    markers={
        "sword": "attacker", "shield": "defender", "fist": "attacker", "mask": "attacker", "catapult": "defender",
    },
    throws=(Throw("sword", "shield", 2, 1), Throw("fist", "shield", 1, 0)),
    sea=True,
    result="The Romans hold the sea.",
)  # fmt: skip
COURSE = tuple(
    InfluenceTally(n, n + 1, {"red": 1 + 2 * n, "blue": 2 + n, "green": 1 + 3 * n, "yellow": 2 + n, "purple": 1 + n})
    for n in range(6)
)

FINALE = Finale(
    ("green",),
    "Era of Tribes · The long table",
    "The Greeks have reached the last epoch.",
    {"red": "Anneliese", "green": "月 Jörg", "purple": "A player with quite a long name"},
    Chronicle(17, 31, 6, 14, 48, 9, 3, 212),
)
