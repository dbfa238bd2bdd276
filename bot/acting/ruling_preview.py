"""What a ruling would do, in words: what is told, what everybody would see change, and which rules it breaks.

A trial is made where what is hidden is dealt anew, and only what does not depend on it is shown: the game master may
not look into hands by trying rulings out.
"""

from typing import Any

import msgspec

from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.words import Words
from rules.core.answers import names_in
from rules.core.entries import Preview

MOST_EVENTS, MOST_CHANGES, MOST_BREACHES = 10, 12, 10
LONGEST_VALUE = 60


def preview_lines(tried: Preview, shown: Presentation, words: Words) -> list[str]:
    """All of it, line by line."""
    told = [words.say(event.message) for event in tried.events if event.seats is None]
    lines = _some(words("gm-will-tell"), told, MOST_EVENTS, words)
    views = [(opened(before), opened(after)) for before, after in tried.views if after is not None]
    found = [changes(before, after, shown, words, tried.untold) for before, after in views]
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


def opened(value: Any) -> Any:
    """A view as plain dicts and lists, in which everything is found by its name."""
    match value:
        case msgspec.Struct():
            return {name: opened(getattr(value, name)) for name in value.__struct_fields__}
        case dict():
            return {str(key): opened(one) for key, one in value.items()}
        case list() | tuple():
            return [opened(one) for one in value]
        case set() | frozenset():
            return sorted((opened(one) for one in value), key=str)
    return msgspec.to_builtins(value)


def changes(
    before: Any, after: Any, shown: Presentation, words: Words, hidden: frozenset[str] = frozenset()
) -> list[str]:
    """What differs between two public views: “Sargon II leaves Nineveh.”, “Nineveh · control: Assyria → Babylonia”.

    Not told is where something `hidden` turns up.
    """
    found: list[tuple[tuple[str, ...], Any, Any]] = []
    _compare((), before, after, found)
    told = [
        (path, old, new)
        for path, old, new in found
        if not shown.untold.intersection(path) and hidden.isdisjoint(names_in(new) - names_in(old))
    ]
    bare = [(tuple(part for part in path if part not in shown.bare), old, new) for path, old, new in told]
    return [line for path, old, new in bare for line in _change(path, old, new, words)]


def _change(path: tuple[str, ...], old: Any, new: Any, words: Words) -> list[str]:
    """One value before and after; of a list what is new in it and what is gone."""
    what = _path(path, words)
    if not isinstance(old, list) or not isinstance(new, list):
        return [words("gm-change", what=what, before=_value(old, words), after=_value(new, words))]
    more = [_member(each, words) for each in new if each not in old]
    less = [_member(each, words) for each in old if each not in new]
    place = words.known(path[-1], words.kinds) if path else None
    if place is not None:
        left = [words("gm-leaves", thing=one, place=place) for one in less]
        return left + [words("gm-comes", thing=one, place=place) for one in more]
    told = [words("gm-change-more", what=what, new=", ".join(more))] if more else []
    return told + ([words("gm-change-less", what=what, gone=", ".join(less))] if less else [])


def _member(one: Any, words: Words) -> str:
    """A member of a list: by its own name, a record by the things of the match that it names (“Egypt – Elam”)."""
    own = _label(one)
    return (_named(own, words) if own else _things([one] if isinstance(one, str) else one, words)) or _value(one, words)


def _compare(path: tuple[str, ...], old: Any, new: Any, found: list[tuple[tuple[str, ...], Any, Any]]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            _compare((*path, str(key)), old.get(key), new.get(key), found)
    elif _is_list(old) and _is_list(new):
        _compare_lists(path, old or [], new or [], found)
    else:
        found.append((path, old, new))


def _is_list(value: Any) -> bool:
    return value is None or isinstance(value, list)


def _compare_lists(
    path: tuple[str, ...], old: list[Any], new: list[Any], found: list[tuple[tuple[str, ...], Any, Any]]
) -> None:
    """Things that go by an id are found again wherever they stand in the list; others by their places."""
    before, after = ({_label(one): one for one in some if _label(one)} for some in (old, new))
    if len(before) == len(old) and len(after) == len(new):
        if before.keys() != after.keys():
            gone = [before[id] for id in before if id not in after]
            found.append((path, gone, [after[id] for id in after if id not in before]))
        for id in before.keys() & after.keys():
            _compare((*path, id), before[id], after[id], found)
    elif len(old) == len(new):
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
            return ", ".join(_value(one, words) for one in value)
        case dict():
            return _named(_label(value), words) or _things(value, words) or words("gm-something")
    return limits.clip(_named(str(value), words), LONGEST_VALUE)


def _things(record: Any, words: Words) -> str:
    """The names of what a record speaks of, cards by their numbers, too; "" for anything else."""
    values = record.values() if isinstance(record, dict) else record if isinstance(record, list | tuple) else ()
    named = [words.known(one, words.kinds, numbered=True) for one in values if isinstance(one, str)]
    return " – ".join(one for one in named if one)


def _named(id: str, words: Words) -> str:
    """A thing by its name where the match knows it; otherwise the word itself."""
    known = words.known(id, ("seat", *words.kinds))
    keys = f"gm-field-{id.replace('_', '-')}", f"gm-value-{id.replace('_', '-')}"
    return known or next((words(key) for key in keys if id and words.has(key)), id.replace("_", " "))
