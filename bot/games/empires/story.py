"""A round as a story: incomes and the trade of one action are one line each; blows are left to the picture."""

from collections.abc import Iterable

from bot.spine.words import Words
from rules.core.messages import Event, Message, Name, message

BLOW, TRADED = "comparison", "trade-placed"
GATHERED = {  # what everybody does in turn is one line: its id, its list, a part of it, and what the part tells
    "income": ("story-income", "incomes", "story-income-of", "goods"),
    "marker-placed": ("story-markers", "markers", "story-marker-of", "area"),
}


def retold(events: Iterable[Event], words: Words, *, blows: bool = True) -> str:
    """The events in lines; the blows of a battle are left out where a picture shows them."""
    lines: list[Message] = []
    for event in events:
        said = event.message
        if said.id == BLOW:
            if blows:
                lines.append(message("story-blow", blow=said))
            continue
        longer = _joined(lines[-1], said) if lines else None
        if longer is not None:
            lines[-1] = longer
        else:
            lines.append(_begun(said))
    return "\n".join(words.say(line) for line in lines)


def _begun(said: Message) -> Message:
    """What can be joined with more of its kind stands as if it were several already."""
    if said.id in GATHERED:
        whole, many, one, what = GATHERED[said.id]
        return message(whole, **{many: (_part(said, one, what),)})
    return said


def _part(said: Message, one: str, what: str) -> Message:
    return message(one, seat=said.params["seat"], **{what: said.params[what]})


def _joined(before: Message, said: Message) -> Message | None:
    """Two lines as one; None where they do not belong together."""
    if said.id in GATHERED:
        whole, many, one, what = GATHERED[said.id]
        if before.id != whole:
            return None
        return message(whole, **{many: (*_things(before, many), _part(said, one, what))})
    if said.id != TRADED or before.id not in (TRADED, "story-trade") or before.params["seat"] != said.params["seat"]:
        return None
    areas = _things(before, "areas" if before.id == "story-trade" else "area")
    return message("story-trade", seat=said.params["seat"], areas=(*areas, *_things(said, "area")))


def _things(said: Message, param: str) -> tuple[Name | Message, ...]:
    """What a parameter names, be it one thing or several."""
    found = said.params[param]
    return tuple(one for one in (found if isinstance(found, tuple) else (found,)) if isinstance(one, Name | Message))
