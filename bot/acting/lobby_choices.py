"""What a lobby offers to choose from: seats with what they are, the strength of computers, the values of a setting."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.acting.buttons import StampedMenu, choice, menu
from bot.games.presentation import SeatAbout
from bot.spine.computers import usual_policy
from bot.spine.matches import Live
from bot.spine.words import Words
from rules.core.game import OptionSpec
from rules.core.ids import OptionValue
from rules.core.messages import Name
from rules.core.minds.levels import level_of, levels_of

if TYPE_CHECKING:
    from bot.app import Stele

LEVEL = "computers-level"


def seat_label(live: Live, seat: str, words: Words) -> str:
    """What a seat plays, or what the game calls it."""
    return words.name(Name("chair", seat))


def seat_about(live: Live, seat: str, words: Words) -> SeatAbout:
    """What a seat of this lobby is."""
    place = next(place for place, one in enumerate(live.seats) if one.seat == seat)
    return live.shown.seat_about(live.info.scenario, live.options, place, len(live.seats), words)


def seat_choice(live: Live, seat: str, words: Words, *, chosen: bool = False) -> discord.SelectOption:
    """A line of a menu for a seat."""
    return choice(seat, seat_label(live, seat, words), seat_about(live, seat, words).line, chosen=chosen)


def seats_told(live: Live, seats: Sequence[str], words: Words) -> str:
    """What these seats are; what several have in common is said once."""
    told: dict[str, list[str]] = {}
    for seat in seats:
        told.setdefault(seat_about(live, seat, words).text, []).append(seat_label(live, seat, words))
    return "\n\n".join(
        words("lobby-seat-about", seats=tuple(names), about=text) for text, names in told.items() if text
    )


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
