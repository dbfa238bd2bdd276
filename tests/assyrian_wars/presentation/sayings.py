"""What the source does not tell of the messages of Assyrian Wars: ids that the code makes up, words it selects by."""

from typing import get_args, get_type_hints

from rules.assyrian_wars.battle import battle
from rules.assyrian_wars.battle import cards as battle_cards
from rules.assyrian_wars.battle.hits import Casualties
from rules.assyrian_wars.board.relations import Status
from rules.assyrian_wars.board.state import Camp, LastingEffect
from rules.assyrian_wars.desk import chances, patches
from rules.assyrian_wars.encounter import evasion, interception, interceptors
from rules.assyrian_wars.march import attrition
from rules.assyrian_wars.pack.card_checks import OFF_MAP
from rules.assyrian_wars.pack.cards import Battle, Side, Trigger
from rules.assyrian_wars.pack.counters import UnitRow
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.siege import besieging
from rules.assyrian_wars.turn import impulse, supply
from tests.bot.said import HandedOn, Sayings

# Functions that hand an id on: where it stands (or the keyword), and the parameters it will have.
HANDED_ON: dict[str, HandedOn] = {
    "refuse_picks": (3, "id", ("found", "pool")),
    "score": (3, "reason", ()),
    "Score": (3, "reason", ()),
    "ShareVictory": (None, "reason", ()),
    "refuse_aim": (3, "id", ("card", "found", "able")),
    "refuse_pairs": (5, "id", ("card", "found", "able")),
}

_KINDS: tuple[str, ...] = get_args(get_type_hints(Casualties)["kind"])
_CLASSES: tuple[str, ...] = get_args(get_type_hints(UnitRow)["cls"])
_USES = dict.fromkeys(use.name for card in house().cards.by_id.values() for use in card.uses if len(card.uses) > 1)
_ANSWERS = (
    *(interception.INTERCEPT, interception.DECLINE, interception.INTERCEPT_ALL, interception.DECLINE_ALL),
    *(interception.GROUP, interception.APART, interception.ALONE, interception.JOIN, interception.STAY),
)

# Ids that the code makes up, by their source (after the module where that is not enough); an id that is only handed on
# has nothing to add.
MADE_UP: dict[str, tuple[str, ...]] = {
    "f'siege-{method}'": tuple(f"siege-{method}" for method in besieging.METHODS),
    "f'option-{deed}-city'": tuple(f"option-{deed}-city" for deed in (evasion.EVADE, evasion.HASTY)),
    "f'option-{deed}'": tuple(f"option-{deed}" for deed in (evasion.EVADE, evasion.HASTY)),
    "f'unit-class-{unit.cls.lower()}'": tuple(f"unit-class-{cls.lower()}" for cls in _CLASSES),
    "f'share-{self.kind}'": tuple(f"share-{kind}" for kind in _KINDS),
    "f'take-{self.kind}'": tuple(f"take-{kind}" for kind in _KINDS),
    "f'option-{closing}'": tuple(
        f"option-{closing}" for closing in (impulse.END, impulse.END_WITH_CARD, impulse.LEAVE)
    ),
    "interception f'option-{id}'": tuple(f"option-{id}" for id in _ANSWERS),
    "battle f'option-{id}'": tuple(f"option-{id}" for id in (battle.FIGHT_ON, battle.GO_BACK)),
    "f'option-supply-{way}'": tuple(f"option-supply-{way}" for way in supply.WAYS),
    "f'status-{status(level)}'": tuple(f"status-{one}" for one in get_args(Status)),
    "f'window-{self.answers_to}'": tuple(f"window-{trigger}" for trigger in Trigger),
    "WINDOWS[self.window]": tuple(battle_cards.WINDOWS),
    "f'use-{use.name}'": tuple(f"use-{name}" for name in _USES),
    "f'no-{effect.target}-to-strike'": tuple(f"no-{target}-to-strike" for target in ("area", "besiegers", "force")),
    "f'objective-{key}'": ("objective-trade", "objective-minor-cities"),
    "f'people-{key}'": tuple(f"people-{people}" for people in OFF_MAP),
    "self.trigger": (),
    "self.reason": (),
    "line.reason": (),
    "f'camp-{camp}'": tuple(f"camp-{camp}" for camp in Camp),
    "f'option-inherited-{option}'": tuple(f"option-inherited-{id}" for id in ("stay-out", "war", "peace")),
}
# Parameters that come in a mapping.
ALSO_GIVEN: dict[str, tuple[str, ...]] = {
    "quote-attrition": ("area",),
    **{f"option-{id}": ("force", "start", "area", "chance", "natural", "sight") for id in _ANSWERS},
    "interception-declared": ("force", "start", "area"),
}
# Parameters that are words of the code: between which of them a text may select.
CHOICES: dict[str, tuple[str, ...]] = {
    "cause": get_args(attrition.Cause),
    "until": get_args(get_type_hints(LastingEffect)["until"]),
    "arrival": get_args(interception.Arrival),
    "sight": get_args(interceptors.Sight),
    "method": besieging.METHODS,
    "deed": (evasion.STAND, evasion.EVADE, evasion.HASTY, evasion.AMBUSH),
    "marker": get_args(patches.MarkerKind),
    "number": get_args(patches.NumberKind),
    "camp": tuple(Camp),
    "phase": ("bow-fire", "melee"),
    "mode": ("bow", "heavy"),
    "what": ("HI", "LI", "B", "LC", "HB", "HC", "CH", "SH", "leader", "elite", "terrain", "city", "card", "other"),
    "side": get_args(Side),
    "hard": ("AS", "BA", "EL", "EG", "ME", "several"),
    "attrition": ("usual", "none"),
    "move": ("march", "retreat"),
    "occasion": ("interphase", "fallen-camp"),
    "kind": ("scheduled", "preemptive", "special", "pass", *get_args(Battle), *get_args(chances.Land)),
    "to": (*get_args(patches.PlaceKind), *get_args(patches.CardPlace), "other"),
}
SAYINGS = Sayings(
    made_up=MADE_UP,
    handed_on=HANDED_ON,
    also_given=ALSO_GIVEN,
    older={
        "dice-abroad": ("enemy", "phase", "dice", "hits"),
        "round-abroad": ("round", "hits", "other_hits"),
    },
    of_rules=frozenset(
        (
            *("actions", "battle-cards", "cards", "conquest", "events", "interphase", "names", "politics"),
            *("questions", "quotes", "refusals", "sea", "secrets", "war"),
        )
    ),
    choices=CHOICES,
)
