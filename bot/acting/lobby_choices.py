"""What a lobby offers to choose from: how strong its computers are, and the next value of a setting."""

from typing import TYPE_CHECKING

from bot.acting.buttons import StampedMenu, choice, menu
from bot.spine.computers import usual_policy
from bot.spine.matches import Live
from bot.spine.words import Words
from rules.core.game import OptionSpec
from rules.core.ids import OptionValue
from rules.core.minds.levels import level_of, levels_of

if TYPE_CHECKING:
    from bot.app import Stele

LEVEL = "computers-level"


def lobby_policy(app: "Stele", live: Live) -> str:
    """How strong the computers of a lobby are: as those that sit there, or as usual."""
    seated = [place.policy for place in live.seats if place.policy is not None]
    return level_of(live.game, seated[0]).id if seated else usual_policy(app, live.game)


def strength_menus(app: "Stele", live: Live, words: Words) -> list[StampedMenu]:
    """A menu of the levels, where there are several."""
    levels, now = levels_of(live.game), lobby_policy(app, live)
    if len(levels) == 1:
        return []
    named = [(one.id, words(f"level-{one.id}"), words(f"level-{one.id}-about")) for one in levels]
    offered = [choice(*one, chosen=one[0] == now) for one in named]
    return [menu(LEVEL, live.id, 0, offered, words("lobby-which-level"))]


def next_value(spec: OptionSpec, value: OptionValue) -> OptionValue:
    """The value after this one, round and round."""
    if isinstance(spec.default, bool):
        return not value
    values = list(spec.values) or [spec.default]
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
