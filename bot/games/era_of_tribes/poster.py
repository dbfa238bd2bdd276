"""What the poster of Era of Tribes tells: who won and with what, who led which people, and the game in numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.era_of_tribes.fights import plain
from bot.games.presentation import Ended
from bot.spine.words import Words
from render.era_of_tribes.poster import Chronicle, Finale
from rules.core.entries import Entry
from rules.core.messages import Message


def finale_of(ended: Ended, words: Words) -> Finale | None:
    """The end of a game that somebody won."""
    if not ended.winners:
        return None
    told = [event.message for entry in ended.entries for event in entry.public().events]
    last = next((one for one in reversed(told) if one.id in ("end-triggered", "game-won")), None)
    reason = plain(words.say(last)) if last is not None else ""
    return Finale(ended.winners, ended.title, reason, dict(ended.names), chronicle(told, ended.entries))


def chronicle(told: Sequence[Message], entries: Iterable[Entry]) -> Chronicle:
    """The game in numbers, counted from public events."""
    count = Counter(one.id for one in told)
    return Chronicle(
        rounds=count["round-ends"],
        battles=count["battle-over"] + count["sea-battle-won"] + count["sea-battle-drawn"],
        landings=sum(one.params.get("landing") is True for one in told if one.id == "battle-begins"),
        founded=count["city-founded"],
        advances=count["advanced"],
        treaties=count["treaty-taken"],
        revolutions=count["revolution"],
        dice=sum(len(roll.results) for entry in entries for roll in entry.rolls),
    )
