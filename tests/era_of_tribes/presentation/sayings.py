"""What the rules of Era of Tribes can say: ids that the code makes up, and words between which orders choose."""

from typing import get_args

from rules.era_of_tribes.battle.muster import ALL, ASK, CITY_WISHES, ENOUGH, FIRST_TO_FALL, NONE, OWN, THEN
from rules.era_of_tribes.board.ids import FIELDS, LUXURIES, Symbol
from rules.era_of_tribes.board.state import BattleSide, Part
from rules.era_of_tribes.desk.known import ROLLS
from rules.era_of_tribes.desk.patches import Count
from rules.era_of_tribes.diplomacy.diplomacy import STEPS
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from rules.era_of_tribes.progress.prices import TOP
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
    *(f"tile-text-{tile}" for tile in edition().box.tiles),
    *(f"card-text-{card}" for card in edition().box.cards),
    *(f"people-text-{people}" for people in edition().box.peoples),
    *(f"level-text-{field}-{level}" for field in FIELDS for level in range(1, TOP + 1)),
    *(f"scenario-{cut}" for cut in edition().map.cuts),
    *(f"diplomatic-step-{step}" for step in STEPS),
    *(f"loss-{kind}" for kind in (*FIRST_TO_FALL, *THEN)),
    *(f"number-{word}" for word in (ALL, NONE, ENOUGH, OWN, ASK)),
    *(f"wish-{word}" for word in CITY_WISHES),
    *(f"symbol-{symbol}" for symbol in get_args(Symbol)),
    "request-all",
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
        "owner": ("nobody", "barbarians"),
        "what": get_args(Count),
        "to": ("deck", "open"),
        "action": ("expansion", "trade", "taxes", "diplomacy", "bread", "progress", "revolution"),
        "reason": ("epoch", "homes", "influence", "triumph", "advances", "provinces"),
    },
)
