"""What the rules of Empires can say: ids that the code makes up, and words between which orders choose."""

from typing import get_args

from rules.empires.battle.stacks import RULES
from rules.empires.board.ids import Combat, Half, RouteKind
from rules.empires.desk.known import PILES, ROLLS
from rules.empires.game import GAME
from rules.empires.pack.edition import edition
from tests.bot.said import Sayings, choices_of

COLOURS = edition().scenario.seats
CHOSEN = tuple(
    f"{param.kind}-{word}"
    for action in GAME.actions
    for param in action.params()
    for word in choices_of(param.type)
    if word
)
# Names that candidates and messages use and no pack gives: kind and id.
NAMES = (
    *(f"chair-{seat}" for seat in COLOURS),
    *(f"empire-{id}" for id in edition().decks.sets),
    *(f"unit-text-{id}" for id in edition().decks.units),
    *(f"pile-{pile}" for pile in PILES),
    *(f"stack-{rule}" for rule in RULES),
    *("draw-attacker-losses", "draw-defender-losses"),
)
SAYINGS = Sayings(
    listed=(*NAMES, *(f"roll-{label}" for label in ROLLS), *CHOSEN),
    of_rules=frozenset({"actions", "battle", "events", "names", "questions", "quotes", "refusals"}),
    choices={
        "combat": get_args(Combat),
        "half": get_args(Half),
        "route": get_args(RouteKind),
        "winner": ("attacker", "defender", "nobody"),
        "attacker": ("none",),
        "defender": ("none",),
        "owner": ("nobody",),
        "rule": RULES,
        "to": PILES,
    },
)
