"""What a ruling would do, in words: what is told, what everybody would see change, and which rules it breaks.

A trial is made where what is hidden is dealt anew, and only what does not depend on it is shown: the game master may
not look into hands by trying rulings out.
"""

from typing import Any

import msgspec

from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.words import Words
from rules.core.entries import Preview

MOST_EVENTS, MOST_CHANGES, MOST_BREACHES = 10, 12, 10
LONGEST_VALUE = 60


def preview_lines(tried: Preview, shown: Presentation, words: Words) -> list[str]:
    """All of it, line by line."""
    told = [words.say(event.message) for event in tried.events if event.seats is None]
    lines = _some(words("gm-will-tell"), told, MOST_EVENTS, words)
    found = [
        changes(msgspec.to_builtins(before), msgspec.to_builtins(after), shown, words)
        for before, after in tried.views
        if after is not None
    ]
    if found:
        agreed = [line for line in found[0] if all(line in others for others in found[1:])]
        lines += _some(words("gm-will-change"), agreed, MOST_CHANGES, words)
    if tried.ended:
        lines.append(words("gm-trial-ended"))
    elif tried.differs:
        lines.append(words("gm-trial-differs"))
    if not lines:
        lines.append(words("gm-no-change"))
    broken = [words.say(breach.message) for breach in tried.breaches if breach.new]
    return lines + _some(words("gm-will-break"), broken, MOST_BREACHES, words)


def _some(title: str, lines: list[str], most: int, words: Words) -> list[str]:
    """A titled list that does not grow without end."""
    if not lines:
        return []
    more = [words("gm-more", count=len(lines) - most)] if len(lines) > most else []
    return [title, *(f"• {line}" for line in lines[:most]), *more]


def changes(before: Any, after: Any, shown: Presentation, words: Words) -> list[str]:
    """What differs between two public views: “Nineveh · control: Assyria → Babylonia”."""
    found: list[tuple[tuple[str, ...], Any, Any]] = []
    _compare((), before, after, found)
    told = [(path, old, new) for path, old, new in found if not shown.untold.intersection(path)]
    bare = [(tuple(part for part in path if part not in shown.bare), old, new) for path, old, new in told]
    return [line for path, old, new in bare for line in _change(path, old, new, words)]


def _change(path: tuple[str, ...], old: Any, new: Any, words: Words) -> list[str]:
    """One value before and after; of a list what is new in it and what is gone."""
    what = _path(path, words)
    if not isinstance(old, list | tuple) or not isinstance(new, list | tuple):
        return [words("gm-change", what=what, before=_value(old, words), after=_value(new, words))]
    more = [each for each in new if each not in old]
    less = [each for each in old if each not in new]
    told = [words("gm-change-more", what=what, new=_members(more, words))] if more else []
    return told + ([words("gm-change-less", what=what, gone=_members(less, words))] if less else [])


def _members(found: list[Any], words: Words) -> str:
    """Members of a list: a record by the things of the match that it names (“Egypt – Elam”), others as they are."""
    told = [_things(one, words) or _value(one, words) for one in found]
    return limits.clip(", ".join(told), LONGEST_VALUE)


def _compare(path: tuple[str, ...], old: Any, new: Any, found: list[tuple[tuple[str, ...], Any, Any]]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            _compare((*path, str(key)), old.get(key), new.get(key), found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            _compare((*path, _label(other)), one, other, found)
    else:
        found.append((path, old, new))


def _label(thing: Any) -> str:
    """What a member of a list goes by."""
    return str(thing.get("id") or thing.get("seat") or "") if isinstance(thing, dict) else ""


def _path(path: tuple[str, ...], words: Words) -> str:
    """The way to a value by names."""
    said = [_named(part, words) for part in path if part]
    return " · ".join(said) or "–"


def _value(value: Any, words: Words) -> str:
    match value:
        case None | "" | []:
            return "–"
        case bool():
            return words("act-yes" if value else "act-no")
        case int():
            return str(value).replace("-", "−")
        case list() | tuple():
            return limits.clip(", ".join(_value(one, words) for one in value), LONGEST_VALUE)
        case dict():
            return _named(_label(value), words) or "…"
    return limits.clip(_named(str(value), words), LONGEST_VALUE)


def _things(record: Any, words: Words) -> str:
    """The names of what a record speaks of; "" for anything else."""
    values = record.values() if isinstance(record, dict) else record if isinstance(record, list | tuple) else ()
    named = [words.known(one, words.kinds) for one in values if isinstance(one, str)]
    return " – ".join(one for one in named if one)


def _named(id: str, words: Words) -> str:
    """A thing by its name where the match knows it; otherwise the word itself."""
    known = words.known(id, ("seat", *words.kinds))
    keys = f"gm-field-{id.replace('_', '-')}", f"gm-value-{id.replace('_', '-')}"
    return known or next((words(key) for key in keys if id and words.has(key)), id.replace("_", " "))
