"""A battle in one line: who fought whom, who won, and what it cost; `clash` finds it among the messages."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from msgspec import Struct

from rules.core.messages import Message, Name, message

RESULTS = frozenset({"battle-won", "battle-undecided", "naval-battle-won", "battle-broken-off"})
BEGINS = frozenset({"battle-begins", "naval-battle-begins", "battle-abroad", "impulse-ends"})
# Told by the line itself; what stands between them and belongs to others keeps its own line.
FOLDED = frozenset(
    (
        *("dice-rolled", "bow-hits-absorbed", "chariots-fight", "round-fought", "losses-taken", "routed", "retreats"),
        *("no-retreat", "fleet-retreats", "fleet-scattered"),
    )
)
AFTERWARDS = frozenset({*FOLDED, "victory-points", "promotion-rolled", "king-killed", "cargo-lost", "kernel-forced"})


class ToldBattle(Struct, frozen=True):
    """A battle that is over: its line, what else happened in it, and where the story goes on."""

    line: Message
    besides: tuple[Message, ...]
    end: int


def clash(said: Sequence[Message], place: int) -> ToldBattle | None:
    """The battle that begins here; None while it goes on."""
    end = place + 1
    while end < len(said) and said[end].id not in RESULTS:
        if said[end].id in BEGINS:
            return None
        end += 1
    if end == len(said):
        return None
    result = said[end]
    last = end + 1
    while last < len(said) and said[last].id in AFTERWARDS:
        last += 1
    within = [*said[place + 1 : end], *said[end + 1 : last]]
    besides = tuple(one for one in within if one.id not in FOLDED)
    return ToldBattle(_line(said[place], result, within), besides, last)


def _line(begun: Message, result: Message, within: Sequence[Message]) -> Message:
    known = {key: begun.params[key] for key in ("countries", "others")}
    area = begun.params.get("area", begun.params.get("zone", ""))
    tolls = _tolls(within)
    outcome = _outcome(result)
    if not tolls:
        return message("story-battle-bloodless", area=area, **known, outcome=outcome)
    return message("story-battle", area=area, **known, outcome=outcome, tolls=tolls)


def _outcome(result: Message) -> Message:
    if result.id in ("battle-won", "naval-battle-won"):
        return message("story-outcome-won", countries=result.params["countries"])
    return message("story-outcome-open")


def _tolls(within: Sequence[Message]) -> tuple[Message, ...]:
    """What each country paid, the first to pay first."""
    found: dict[Name, Counter[str]] = {}
    ways: dict[Name, Message] = {}
    for one in within:
        country = one.params.get("country")
        if one.id not in FOLDED or not isinstance(country, Name):
            continue
        paid = found.setdefault(country, Counter())
        for key, counted in (("eliminated", "lost"), ("reduced", "weakened"), ("pieces", "fled")):
            pieces = one.params.get(key)
            if one.id in ("losses-taken", "routed") and isinstance(pieces, list | tuple):
                paid[counted] += len(pieces)
        way = _way_out(one)
        if way is not None:
            ways[country] = way
    return tuple(
        message("story-toll", country=country, toll=reduce(_and, parts))
        for country, paid in found.items()
        if (parts := [*_counted(paid), *([ways[country]] if country in ways else [])])
    )


def _counted(paid: Counter[str]) -> list[Message]:
    parts = [message("story-toll-lost", count=paid["lost"])] if paid["lost"] else []
    parts += [message("story-toll-weakened", count=paid["weakened"])] if paid["weakened"] else []
    return parts + ([message("story-toll-fled", count=paid["fled"])] if paid["fled"] else [])


def _way_out(one: Message) -> Message | None:
    if one.id in ("no-retreat", "fleet-scattered"):
        return message("story-toll-scattered")
    if one.id == "retreats" and one.params.get("city"):
        return message("story-toll-inside")
    if one.id in ("retreats", "fleet-retreats"):
        return message("story-toll-back", place=one.params["target"])
    return None


def _and(one: Message, other: Message) -> Message:
    return message("story-and", one=one, other=other)
