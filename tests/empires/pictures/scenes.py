"""What the other pictures show in tests: a battle, the course of a game, its end, a replay."""

import math

from render.empires.battle import BattleReport, Comparison, Losses
from render.empires.changes import Caption, Changes, Move
from render.empires.poster import Chronicle, Finale
from render.empires.replay import Shot
from render.empires.standings import PointsTally
from tests.empires.pictures.positions import CHANGES, view

BATTLE = BattleReport(
    area="sicilia",
    turn=3,
    combat="open",
    attacker="blue",
    defender="red",
    attackers=5,
    defenders=5,
    comparisons=(
        Comparison("archers", "elephants", (3, 5), "attacker", 1, 0),
        Comparison("light-horse", "heavy-cavalry", (2,), "defender", 1, 1),
        Comparison("spear", "foot", (1,), "attacker", 2, 1),
        Comparison("warband", "warband", (), "nobody", 2, 1),
    ),
    winner="blue",
    losses={"blue": Losses(("spear",), 0), "red": Losses(("elephants",), 1)},
)
ROUT = BattleReport(
    area="e",
    turn=2,
    combat="sea",
    attacker="green",
    defender="purple",
    attackers=5,
    defenders=3,
    comparisons=(
        Comparison("galley", "foot", (2,), "attacker", 1, 0),
        Comparison("galley", "artillery", (3,), "attacker", 2, 0),
        Comparison("artillery", "galley", (6,), "attacker", 3, 0),
    ),
    winner="green",
    rout=True,
    losses={"green": Losses(), "purple": Losses(("artillery", "galley"), 1)},
    result="Green routs Purple and takes the Eastern Sea.",
)
WAITING = BattleReport("italia", 1, "siege", "yellow", "red", 3, 3)

FINALE = Finale(
    ("blue",),
    "Empires of the Ancient World · The long table",
    "The fourth turn is over.",
    {"red": "Anneliese", "blue": "月 Jörg", "purple": "A player with quite a long name"},
    Chronicle(170, 31, 6, 4, 9, 48, 7, 212),
)


def course(length: int = 34) -> list[PointsTally]:
    """Points that rise, the same every time."""
    seats = ("red", "blue", "green", "yellow", "purple")

    def points(n: int) -> dict[str, int]:
        return {seat: round(n * (0.6 + 0.2 * k) + 4 * math.sin(n / (3 + k))) for k, seat in enumerate(seats)}

    return [PointsTally(n, 1 + n * 4 // length, points(n)) for n in range(length)]


def shots() -> list[Shot]:
    """Two actions: an attack over land, and one over the sea."""
    first = Changes(
        moves=(Move("red", ("italia", "cisalpina")),), caption=Caption("red", "Red attacks Cisalpina", "", "Taken.")
    )
    return [Shot(view(), first), Shot(view(), CHANGES)]
