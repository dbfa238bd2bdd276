"""What the poster of Hannibal tells: who won and why, who played whom, and the war in numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.hannibal.fights import plain
from bot.games.presentation import Ended
from bot.spine.words import Words
from render.hannibal.poster import Chronicle, Finale
from rules.core.entries import Entry
from rules.core.messages import Message
from rules.hannibal.board.ids import Side

REASONS = frozenset({"capital-fallen", "italia-lost", "sues-for-peace", "points-counted"})
SIEGES = ("siege-rolled", "subjugation-rolled")
TAKEN = ("city-fallen", "city-changed-sides")
VOYAGES = ("voyage-safe", "voyage-return", "voyage-sunk")


def finale_of(ended: Ended, words: Words) -> Finale | None:
    """The end of a war that somebody won."""
    sides: tuple[Side, ...] = ("rome", "carthage")
    winner = next((side for side in sides if side in ended.winners), None)  # a side's seat bears its name
    if winner is None:
        return None
    told = [event.message for entry in ended.entries for event in entry.public().events]
    last = next((one for one in reversed(told) if one.id in REASONS), None)
    players: dict[str, str] = {side: ended.names[side] for side in sides if side in ended.names}
    return Finale(winner, ended.title, plain(words.say(last)) if last else "", players, chronicle(told, ended.entries))


def chronicle(told: Sequence[Message], entries: Iterable[Entry]) -> Chronicle:
    """The war in numbers, counted from public events."""
    count = Counter(one.id for one in told)
    return Chronicle(
        cards=sum(number for id, number in count.items() if id.startswith("card-played-")),
        battles=count["battle-begins"],
        sieges=sum(count[id] for id in SIEGES),
        taken=sum(count[id] for id in TAKEN),
        lost=sum(_units(one) for one in told if one.id in ("units-lost", "fleet-sunk")),
        voyages=sum(count[id] for id in VOYAGES),
        displaced=count["general-displaced"],
        dice=sum(len(roll.results) for entry in entries for roll in entry.rolls),
    )


def _units(said: Message) -> int:
    units = said.params.get("units")
    found = units.params.get("count") if isinstance(units, Message) else 0
    return found if isinstance(found, int) else 0
