"""The Interphase in one message that a phone shows whole: what is alike stands in one line, the rest is in /log."""

from collections.abc import Callable, Sequence

from bot import limits
from bot.words import Words
from rules.core.messages import Event, Message, message

BEGINS = "interphase-begins"
ROOM = limits.CONTENT - 100  # of one message, with what follows it
NOTHING_CAME = ("attrition-rolled", "trade-markers-return", "preempt-declined")
# What goes first when there is too much to tell.
LEAST = ("attrition-rolled", "raiders-dispersed", "excess-discarded", "fleet-in-box", "ships-go-home", "kernel-forced")


def is_interphase(events: Sequence[Event]) -> bool:
    """Whether these events are those of an Interphase."""
    return any(event.message.id == BEGINS for event in events)


def retold(events: Sequence[Event], words: Words) -> str:
    """The Interphase as a story of at most one message."""
    lines = _together([event.message for event in events if not _came_to_nothing(event.message)])
    texts = [(line.id, words.say(line)) for line in lines]
    left = 0
    for least in (*LEAST, None):
        while _length(texts) > ROOM and (place := _last(texts, least)) is not None:
            del texts[place]
            left += 1
    told = [text for _, text in texts]
    return "\n".join([*told, f"-# {words('story-more', count=left)}"] if left else told)


def _length(texts: Sequence[tuple[str, str]]) -> int:
    return sum(len(text) + 1 for _, text in texts)


def _last(texts: Sequence[tuple[str, str]], id: str | None) -> int | None:
    """The last line of this kind; None as a kind: any but the first, which says what this is."""
    found = [place for place, (kind, _) in enumerate(texts) if place and id in (None, kind)]
    return found[-1] if found else None


def _came_to_nothing(said: Message) -> bool:
    return said.id in NOTHING_CAME and said.params.get("hits", 0) == 0


# ---- what is alike ----------------------------------------------------------------------------------------------


def _together(said: Sequence[Message]) -> list[Message]:
    """Levels, new hands and promotions in one line each, where the first of them stood."""
    lines: list[Message] = []
    for line in said:
        if line.id not in ALIKE:
            lines.append(line)
        elif line.id not in [each.id for each in said[: said.index(line)]]:
            key, one = ALIKE[line.id]
            parts = tuple(part for each in said if each.id == line.id and (part := one(each)) is not None)
            lines += [message(key, parts=parts)] if parts else []
    return lines


def _level(said: Message) -> Message | None:
    """A level that has changed."""
    if said.params["before"] == said.params["level"]:
        return None
    return message("story-eco-of", **{key: said.params[key] for key in ("country", "before", "level")})


def _hand(said: Message) -> Message | None:
    return message("story-hand-of", country=said.params["country"], cards=said.params["cards"])


def _promotion(said: Message) -> Message | None:
    """A leader who was promoted; the others stay what they were."""
    return message("story-promoted-one", leader=said.params["leader"]) if said.params["promoted"] else None


ALIKE: dict[str, tuple[str, Callable[[Message], Message | None]]] = {
    "eco-level-set": ("story-eco", _level),
    "hand-dealt": ("story-hands", _hand),
    "promotion-rolled": ("story-promoted", _promotion),
}
