"""What the poster of Empires tells: who won and with what, who played which colour, and the game in numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.empires.fights import plain
from bot.games.presentation import Ended
from bot.spine.words import Words
from render.empires.poster import Chronicle, Finale
from rules.core.entries import Entry
from rules.core.messages import Message

ACTIONS = (
    "attack-declared",
    "area-courted",
    "courting-failed",
    "area-annexed",
    "subversion-failed",
    "marker-subverted",
    "area-subverted",
    "card-recruited",
    "card-dismissed",
    "fort-built",
    "marker-added",
)


def finale_of(ended: Ended, words: Words) -> Finale | None:
    """The end of a game that somebody won."""
    if not ended.winners:
        return None
    told = [event.message for entry in ended.entries for event in entry.public().events]
    last = next((one for one in reversed(told) if one.id == "game-won"), None)
    reason = plain(words.say(last)) if last is not None else ""
    return Finale(ended.winners, ended.title, reason, dict(ended.names), chronicle(told, ended.entries))


def chronicle(told: Sequence[Message], entries: Iterable[Entry]) -> Chronicle:
    """The game in numbers, counted from public events."""
    count = Counter(one.id for one in told)
    fights = [one.params.get("combat") for one in told if one.id == "battle-begins"]
    return Chronicle(
        actions=sum(count[id] for id in ACTIONS),
        battles=len(fights),
        sieges=fights.count("siege"),
        sea_battles=fights.count("sea"),
        routs=sum(bool(one.params.get("rout")) for one in told if one.id == "battle-won"),
        conquered=count["area-conquered"],
        revolts=count["area-revolted"] + count["marker-lost"],
        dice=sum(len(roll.results) for entry in entries for roll in entry.rolls),
    )
