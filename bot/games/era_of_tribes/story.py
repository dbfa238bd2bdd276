"""A round as a story: what belongs together is one line, throws of dice are small or left to the picture."""

from collections.abc import Iterable

from bot.spine.words import Words
from rules.core.messages import Event, Message, Name, message

THROWS = frozenset({"battle-round", "sea-round"})
UNTOLD = frozenset({"expansion-ends", "advance-paid", "round-ends", "leader-home"})  # other lines say the same
SMALL = frozenset({"markers-dealt", "food-changed", "growth-unused", "vassals-home", "triumph-forward", "triumph-back"})
GATHERED = {  # what comes several times in a row is one line: its id, its list, and a part of it
    "morale-changed": ("story-morale", "story-morale-of", ("seat", "change", "morale")),
    "vassals-moved": ("story-moves", "story-move-of", ("origin", "area", "count", "by_sea")),
    "treaty-taken": ("story-treaties", "story-treaty-of", ("seat",)),
    "passed": ("story-passed", "story-passed-of", ("seat",)),
    "vassals-home": ("story-home", "story-home-of", ("seat", "area", "count")),
    "military-set": ("story-military", "story-military-of", ("seat", "count")),
}
OF_ONE = frozenset({"vassals-moved"})  # only those of one seat stand together


def retold(events: Iterable[Event], words: Words, *, throws: bool = True) -> str:
    """The events in lines; the throws of a battle are left out where a picture shows them."""
    lines: list[Message] = []
    for event in events:
        said = event.message
        if said.id in UNTOLD or (said.id in THROWS and not throws):
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
        return _whole(said, (_part(said),))
    return message("story-small", line=said) if said.id in THROWS | SMALL else said


def _joined(before: Message, said: Message) -> Message | None:
    """Two lines as one; None where they do not belong together."""
    if said.id not in GATHERED or before.id != GATHERED[said.id][0]:
        return None
    if said.id in OF_ONE and before.params["seat"] != said.params["seat"]:
        return None
    parts = before.params["parts"]
    assert isinstance(parts, tuple)
    return _whole(said, (*(one for one in parts if isinstance(one, Message | Name)), _part(said)))


def _whole(said: Message, parts: tuple[Message | Name, ...]) -> Message:
    whole = GATHERED[said.id][0]
    return message(whole, seat=said.params["seat"], parts=parts)


def _part(said: Message) -> Message | Name:
    """What one of them tells; where it is only who, that is a name."""
    _, part, params = GATHERED[said.id]
    seat = said.params["seat"]
    if params == ("seat",) and isinstance(seat, Name):
        return seat
    return message(part, **{param: said.params[param] for param in params})
