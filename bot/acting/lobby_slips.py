"""What is typed in a lobby: what the match is called, how long a decision may take, and one's own seed for the dice.

Public: the buttons, the slips that they open, `hours_typed`, `give_seed`.
"""

import re

from discord.ui import Modal

from bot.acting.buttons import StampedButton, button
from bot.acting.slips import slip, text_field
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.people import NAME_LENGTH
from bot.spine.seeds import gave
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import GivenSeed
from rules.core.dice import LONGEST_SEED, is_seed

# The verbs: of the button that opens a slip, and of the slip that is handed in.
NAME, NAMED = "lobby-name", "lobby-named"
CLOCK, CLOCKED = "lobby-clock", "lobby-clocked"
SEED, SEEDED = "lobby-seed", "lobby-seeded"
LONGEST_DEADLINE = 24 * 30  # hours
ESCAPED = re.compile(r"\\(?=\W)|\u200b")  # what keeps a name from formatting and from mentioning


def name_button(live: Live, words: Words) -> StampedButton:
    return button(NAME, live.id, 0, words("lobby-name-button"))


def clock_button(live: Live, words: Words) -> StampedButton:
    return button(CLOCK, live.id, 0, words("lobby-clock-button"))


def seed_button(live: Live, words: Words) -> StampedButton:
    return button(SEED, live.id, 0, words("lobby-seed-button"))


def name_slip(live: Live, words: Words) -> Modal:
    """What the match is called."""
    now = ESCAPED.sub("", live.info.name)
    field = text_field(words("lobby-name-label"), given=now, longest=NAME_LENGTH)
    return slip(NAMED, live.id, 0, words("lobby-name-title"), [field])


def clock_slip(live: Live, words: Words) -> Modal:
    """How many hours a decision may take."""
    now, about = live.info.settings.deadline_hours, words("lobby-clock-about", most=LONGEST_DEADLINE)
    field = text_field(
        words("lobby-clock-label"), about=about, given="" if now is None else str(now), longest=4, required=False
    )
    return slip(CLOCKED, live.id, 0, words("lobby-clock-title"), [field])


def seed_slip(live: Live, words: Words) -> Modal:
    """One's own seed."""
    field = text_field(words("lobby-seed-label"), about=words("lobby-seed-about"), longest=LONGEST_SEED)
    return slip(SEEDED, live.id, 0, words("lobby-seed-title"), [field])


def hours_typed(text: str) -> int | None:
    """A deadline as it was typed; nothing means none."""
    plain = text.strip()
    if not plain:
        return None
    hours = int(plain) if plain.isascii() and plain.isdigit() else 0
    if not 1 <= hours <= LONGEST_DEADLINE:
        raise tell("lobby-bad-deadline", found=plain, most=LONGEST_DEADLINE)
    return hours


async def give_seed(talk: Talk, live: Live, text: str) -> None:
    """Gives a seed of one's own to the dice of a lobby."""
    if live.info.status != "lobby":
        raise tell("dice-seed-late", name=live.info.name)
    if not live.seats_of(talk.person):
        raise tell("lobby-not-in", name=live.info.name)
    given = text.strip()
    if not is_seed(given):
        raise tell("kernel-bad-seed", found=limits.clip(text, 80), longest=LONGEST_SEED)
    seed = GivenSeed(talk.person, given)
    await talk.app.store.matches.amend(live.id, lambda kept: gave(kept, seed))
    await talk.app.aftermath.refresh(await talk.match(live.id))
    await talk.say(talk.words("dice-seed-given", seed=given))
