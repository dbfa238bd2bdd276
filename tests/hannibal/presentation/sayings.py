"""What the rules of Hannibal can say: ids that the code makes up, and words between which orders choose."""

from collections.abc import Iterator
from typing import Any, get_args

from rules.core.game import Game
from rules.hannibal.battle.blows import DECLINE, DESERT, MAHARBAL, PROBE, RESERVE, RUN_OUT, SAME, WITHDRAW
from rules.hannibal.desk.known import ROLLS
from rules.hannibal.events.windows import WINDOWS, MoveWindow
from rules.hannibal.game import GAME
from rules.hannibal.march.attrition import PASS_ATTRITION, STORM, TRIBES
from rules.hannibal.march.marching import BACK_UP, FIGHT, GO_ON, INTO_CITY, PURSUE, STOP
from rules.hannibal.march.naval import Voyage
from rules.hannibal.march.steps import STAY
from rules.hannibal.pack.checks import CONTROLS
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind
from tests.bot import said

WAYS = ("as-event", "for-move", "for-markers", "for-troops", "as-discard")  # ch.7
OF_ONE_EFFECT = ("opponent-controls", "city-is-roman")  # needs that name a province or a city
NEEDS = dict.fromkeys(need for card in edition().decks.cards.values() for need in card.needs)
ROLES = ("attack-handed-over", "attack-taken")
PLAYED = ("battle-card-attacks", "battle-card-matches")
ROUNDS = ("counterattack", "prevent-withdrawal", "take-over")

MADE_UP: dict[str, tuple[str, ...]] = {
    "rounds kind": ROUNDS,
    "marching id": ("pursuit-succeeded", "pursuit-failed"),
    "moving id": ("units-taken-up", "units-left"),
    "rounds told": (*ROLES, *PLAYED),
    "f\"option-{stand_in.removesuffix('-as-')}-as\"": ("option-reserve-as", "option-probe-as"),
    "f'needs-{need}'": tuple(f"needs-{x}" for x in NEEDS if not x.startswith(CONTROLS) and x not in OF_ONE_EFFECT),
    "f'window-{self.moment}'": tuple(f"window-{window.moment}" for window in WINDOWS),
    "f'{self.label}-rolled'": tuple(f"{label}-rolled" for label in (PASS_ATTRITION, TRIBES, STORM)),
    "f'step-{step.kind}'": tuple(f"step-{kind}" for kind in (*get_args(LinkKind), "sea", STAY)),
    "f'voyage-{found}'": tuple(f"voyage-{found}" for found in get_args(Voyage)),
    "f'option-{word}'": tuple(f"option-{word}" for word in (FIGHT, BACK_UP, INTO_CITY, PURSUE, STOP, GO_ON)),
    "f'card-played-{way}'": tuple(f"card-played-{way}" for way in WAYS),
    "f'{kind}-rolled'": ("siege-rolled", "subjugation-rolled"),
}
# Options that have no message of their own and are no constants at the place where they are offered.
OPTIONS = ("hold", "roll", "yes", "no", SAME, RESERVE, PROBE, MAHARBAL, DECLINE, WITHDRAW, DESERT, RUN_OUT)
# Names that candidates and messages use and no pack gives: kind and id.
NAMES = ("side-rome", "side-carthage", "garrison-all", "garrison-none", "units-all", "units-none", "companion-none")
DESERTION = ("desert-never", "desert-at-once")
# Parameters that only one of the places gives where an id is made up.
ALSO_GIVEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAYED, ("kind", "card", "stands_in", "round")),
    **{f"window-{window.moment}": ("general", "path") for window in WINDOWS if issubclass(window, MoveWindow)},
}


def everything(game: Game[Any] = GAME) -> tuple[said.Said, ...]:
    """All messages of the rules of Hannibal, with their parameters."""
    before = dict(said.MADE_UP)
    said.MADE_UP.update(MADE_UP)
    try:
        found = [one for source in said.sources("rules/hannibal") for one in said._of_source(source)]
    finally:
        said.MADE_UP.clear()
        said.MADE_UP.update(before)
    whole = [one._replace(params=one.params | {*ALSO_GIVEN.get(one.id, ())}) for one in found]
    return (*whole, *said._of_game(game), *_listed(game))


def _listed(game: Game[Any]) -> Iterator[said.Said]:
    ids = [f"option-{id}" for id in OPTIONS] + [f"roll-{label}" for label in ROLLS] + [*NAMES, *DESERTION]
    ids += [f"ask-{kind}{part}" for kind in ROUNDS for part in ("", ".about")]
    for action in game.actions:
        for param in action.params():
            ids += [f"{param.kind}-{word}" for word in words_of(param.type)]
    named = {f"battle-type-{kind}" for kind in edition().decks.battle_names}
    yield from (said.Said(id, frozenset(), game.id) for id in dict.fromkeys(ids) if id not in named)


def words_of(hint: Any) -> list[str]:
    """The words between which a parameter chooses, in a list too."""
    return [word for part in get_args(hint) for word in ([part] if isinstance(part, str) else words_of(part))]


def tables(game: Game[Any] = GAME) -> set[str]:
    """Texts that the bot asks for by lists of the game: orders, conditions, presets and rulings."""
    found = {f"order-{spec.kind}-{answer}" for spec in game.orders for answer in spec.answers}
    found |= {f"order-when-{id}" for spec in game.orders for id in spec.conditions}
    found |= {f"condition-value-{param}" for condition in game.conditions for param in condition.params}
    found |= {f"preset-{preset.id}" for preset in game.presets}
    found |= {"cmd-hannibal", "cmd-hannibal.about", "cmd-gm-rulings", "cmd-gm-rulings.about"}
    for patch in game.patches:
        key = f"cmd-gm-{patch.tag()}"
        found |= {key, f"{key}.about"}
        for param in patch.params():
            name = param.name.replace("_", "-")
            found |= {f"{key}.{name}", f"{key}.{name}-about"}
            found |= {f"gm-{patch.tag()}-{param.name}-{word}" for word in words_of(param.type)}
    return found
