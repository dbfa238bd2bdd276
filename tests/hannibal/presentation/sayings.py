"""What the rules of Hannibal can say: ids that the code makes up, and words between which orders choose."""

from typing import get_args

from rules.hannibal.battle.blows import DECLINE, DESERT, MAHARBAL, PROBE, RESERVE, RUN_OUT, SAME, WITHDRAW
from rules.hannibal.board.state import Phase, Status
from rules.hannibal.desk.chances import KINDS
from rules.hannibal.desk.known import ROLLS
from rules.hannibal.events.windows import WINDOWS, MoveWindow
from rules.hannibal.game import GAME
from rules.hannibal.march.attrition import PASS_ATTRITION, STORM, TRIBES
from rules.hannibal.march.expedition import BESIEGE, STOP
from rules.hannibal.march.marching import BACK_UP, FIGHT, GO_ON, INTO_CITY, PURSUE
from rules.hannibal.march.naval import Voyage
from rules.hannibal.march.steps import STAY
from rules.hannibal.pack.checks import CONTROLS
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind
from tests.bot.said import Sayings, choices_of

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
    "f'option-{word}'": tuple(f"option-{word}" for word in (FIGHT, BACK_UP, INTO_CITY, PURSUE, STOP, GO_ON, BESIEGE)),
    "f'card-played-{way}'": tuple(f"card-played-{way}" for way in WAYS),
    "f'{kind}-rolled'": ("siege-rolled", "subjugation-rolled"),
}
# Options that have no message of their own and are no constants at the place where they are offered.
OPTIONS = ("hold", "roll", "yes", "no", SAME, RESERVE, PROBE, MAHARBAL, DECLINE, WITHDRAW, DESERT, RUN_OUT)
# Names that candidates and messages use and no pack gives: kind and id.
NAMES = (
    *("side-rome", "side-carthage", "chair-rome", "chair-carthage"),
    *("garrison-all", "garrison-none", "units-all", "units-none", "companion-none"),
)
DESERTION = ("desert-never", "desert-at-once")
# Parameters that only one of the places gives where an id is made up.
ALSO_GIVEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAYED, ("kind", "card", "stands_in", "round")),
    **{f"window-{window.moment}": ("general", "path") for window in WINDOWS if issubclass(window, MoveWindow)},
}
ASKED = tuple(f"ask-{kind}{part}" for kind in ROUNDS for part in ("", ".about"))
CHOSEN = tuple(
    f"{param.kind}-{word}" for action in GAME.actions for param in action.params() for word in choices_of(param.type)
)
NAMED = {f"battle-type-{kind}" for kind in edition().decks.battle_names}  # by the pack
CHOICES = {
    "phase": get_args(Phase),
    "kind": KINDS,
    "target": ("general", "province"),
    "place": (*get_args(Status), "nowhere"),
    "owner": ("rome", "carthage"),
    "side": ("rome", "carthage"),
    "to": ("removed",),
    "flag": ("macedon", "shuffle", "truce"),
}
SAYINGS = Sayings(
    made_up=MADE_UP,
    also_given=ALSO_GIVEN,
    choices=CHOICES,
    listed=(
        *(f"option-{id}" for id in OPTIONS),
        *(f"roll-{label}" for label in ROLLS),
        *NAMES,
        *DESERTION,
        *ASKED,
        *(id for id in CHOSEN if id not in NAMED),
    ),
    older={"ask-ally-deserts": (), "ask-ally-deserts.about": (), "battle-round-defends": ("space", "round")},
    of_rules=frozenset({"actions", "battle", "events", "march", "names", "questions", "quotes", "refusals"}),
)
