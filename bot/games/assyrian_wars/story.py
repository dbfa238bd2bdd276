"""An impulse as a story: a march is one line, and what came to nothing is left to the log."""

from collections.abc import Iterable

from bot.spine.words import Words
from rules.core.messages import Event, Message, message

DICE = frozenset({"dice-rolled", "bow-hits-absorbed", "chariots-fight"})  # a battle report shows them better
BATTLES, ABROAD = ("battle-begins", "naval-battle-begins"), "battle-abroad"
NOTHING_CAME = frozenset({"interception-declined", "march-halted"})


def retold(events: Iterable[Event], words: Words, *, dice: bool = True) -> str:
    """The events in lines; battle dice are left out where a picture shows them."""
    lines: list[Message] = []
    shown = True  # a battle of a foreign war has no picture
    for event in events:
        said = event.message
        shown = said.id in BATTLES or (shown and said.id != ABROAD)
        if said.id in NOTHING_CAME or (said.id in DICE and shown and not dice) or _without_hits(said):
            continue
        longer = _march(lines[-1], said) if lines else None
        if longer is not None:
            lines[-1] = longer
        else:
            lines.append(said)
    return "\n".join(words.say(line) for line in lines)


def _without_hits(said: Message) -> bool:
    return said.id == "attrition-rolled" and said.params.get("hits") == 0


def _march(before: Message, step: Message) -> Message | None:
    """Two steps of one force as one march; None where they do not belong together."""
    if step.id != "marched" or before.id not in ("marched", "story-marched") or "start" not in step.params:
        return None
    same = all(before.params.get(key) == step.params[key] for key in ("country", "force"))
    path = before.params.get("path") if before.id == "story-marched" else _ends(before)
    if not same or not isinstance(path, Message) or path.params["last"] != step.params["start"]:
        return None
    way = message("story-way", way=path, last=step.params["area"])
    halves = _halves(before) + _halves(step)
    return message("story-marched", country=step.params["country"], force=step.params["force"], path=way, halves=halves)


def _ends(step: Message) -> Message | None:
    """A single step as a way."""
    if not {"start", "area"} <= step.params.keys():
        return None
    return message("story-way", way=step.params["start"], last=step.params["area"])


def _halves(step: Message) -> int:
    halves = step.params.get("halves", 0)
    return halves if isinstance(halves, int) else 0
