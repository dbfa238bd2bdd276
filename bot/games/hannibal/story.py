"""A card as a story: a march and a round of a battle are one line each, and what came to nothing is left to the log."""

from collections.abc import Callable, Iterable

from bot.spine.words import Words
from rules.core.messages import Event, Message, message

NOTHING_CAME = frozenset({"no-marker-isolated", "nobody-winters-abroad"})
PATIENT = ("general", "units")  # what stays the same on a march that is one line


def retold(events: Iterable[Event], words: Words) -> str:
    """The events in lines."""
    lines: list[Message] = []
    for event in events:
        said = event.message
        if said.id in NOTHING_CAME or (lines and _echoes(lines[-1], said)):
            continue
        joined = (join(lines[-1], said) for join in JOINING) if lines else ()
        longer = next((one for one in joined if one is not None), None)
        if longer is not None:
            lines[-1] = longer
        else:
            lines.append(said)
    return "\n".join(words.say(line) for line in lines)


def _echoes(before: Message, said: Message) -> bool:
    """Whether a loss has just been told with its die, in all that there is to tell of it."""
    units = said.params.get("units")
    if said.id != "units-lost" or not isinstance(units, Message) or units.params.get("elephants"):
        return False
    told = before.params.get("units" if before.id == "retreat-die" else "lost")
    return bool(told) and told == units.params.get("count")


# ---- two lines as one -------------------------------------------------------------------------------------------


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


def _round(before: Message, said: Message) -> Message | None:
    """An attack and what answered it."""
    if before.id != "battle-card-attacks" or before.params.get("round") != said.params.get("round"):
        return None
    if said.id == "attack-not-matched":
        return message("story-round-lost", attack=before, other=said.params["side"])
    if said.id != "battle-card-matches":
        return None
    if said.params.get("stands_in"):
        return message("story-round-by", attack=before, other=said.params["side"], card=said.params["card"])
    return message("story-round", attack=before, other=said.params["side"])


JOINING: tuple[Callable[[Message, Message], Message | None], ...] = (_march, _round)


def _ends(step: Message) -> Message:
    """A single step as a way."""
    return message("story-way", way=step.params["start"], last=step.params["space"])


def _points(step: Message) -> int:
    points = step.params.get("points", 0)
    return points if isinstance(points, int) else 0
