"""What the rules of Era of Tribes can say: ids that the code makes up, and words between which orders choose."""

from typing import get_args

from rules.era_of_tribes.board.ids import LUXURIES, Symbol
from rules.era_of_tribes.board.state import BattleSide, Part
from rules.era_of_tribes.desk.known import ROLLS
from rules.era_of_tribes.desk.patches import Count
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from tests.bot.said import Sayings, choices_of

CHOSEN = tuple(
    f"{param.kind}-{word}"
    for action in GAME.actions
    for param in action.params()
    for word in choices_of(param.type)
    if word
)
# Names that candidates and messages use and no pack gives: kind and id.
NAMES = (
    *(f"chair-{seat}" for seat in SEATS),
    *(f"good-{good}" for good in (*LUXURIES, "horse", "ore")),
    *(f"tile-{tile}" for tile in edition().box.tiles),
)
SAYINGS = Sayings(
    listed=(*NAMES, *(f"roll-{label}" for label in ROLLS), *CHOSEN),
    of_rules=frozenset({"actions", "events", "names", "questions", "quotes", "refusals"}),
    choices={
        "side": get_args(BattleSide),
        "winner": (*get_args(BattleSide), "nobody"),
        "part": get_args(Part),
        "now": get_args(Part),
        "offer": ("buy", "ally", "part"),
        "area": ("none",),
        "pay": ("taler", "treaty"),
        "defender": ("barbarians",),
        "attacker": ("nobody",),
        "card": ("none",),
        "owner": ("nobody",),
        "what": get_args(Count),
        "to": ("deck", "open"),
        "red": get_args(Symbol),
        "green": get_args(Symbol),
        "reason": ("epoch", "homes", "influence", "triumph", "advances", "provinces"),
    },
)
