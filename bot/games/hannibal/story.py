"""A card as a story: a march is one line, and what came to nothing is left to the log."""

from collections.abc import Iterable

from bot.spine.words import Words
from rules.core.messages import Event, Message, message

NOTHING_CAME = frozenset({"no-marker-isolated", "nobody-winters-abroad"})
PATIENT = ("general", "units")  # what stays the same on a march that is one line


def retold(events: Iterable[Event], words: Words) -> str:
    """The events in lines."""
    lines: list[Message] = []
    for event in events:
        said = event.message
        if said.id in NOTHING_CAME:
            continue
        longer = _march(lines[-1], said) if lines else None
        if longer is not None:
            lines[-1] = longer
        else:
            lines.append(said)
    return "\n".join(words.say(line) for line in lines)


def _march(before: Message, step: Message) -> Message | None:
    """Two steps of one party as one march; None where they do not belong together."""
    if step.id != "marched" or before.id not in ("marched", "story-marched"):
        return None
    if any(before.params.get(key) != step.params.get(key) for key in PATIENT):
        return None
    path = before.params.get("path") if before.id == "story-marched" else _ends(before)
    if not isinstance(path, Message) or path.params["last"] != step.params["start"]:
        return None
    return message(
        "story-marched",
        general=step.params["general"],
        units=step.params["units"],
        path=message("story-way", way=path, last=step.params["space"]),
        points=_points(before) + _points(step),
        left=step.params["left"],
    )


def _ends(step: Message) -> Message:
    """A single step as a way."""
    return message("story-way", way=step.params["start"], last=step.params["space"])


def _points(step: Message) -> int:
    points = step.params.get("points", 0)
    return points if isinstance(points, int) else 0
