"""Candidates for autocomplete: one id, or several picked one after the other."""

from collections.abc import Callable, Iterable, Sequence

from rules.core.actions import Candidate
from rules.core.messages import Name, message

AT = "@"  # in an id that is two: a thing, and where it shall be
Namer = Callable[[str], Name]


def one(ids: Iterable[str], typed: str, kind: str) -> list[Candidate]:
    """Each id that begins with what was typed."""
    return [Candidate(id, Name(kind, id)) for id in ids if id.startswith(typed)]


def picked(typed: str) -> tuple[list[str], str]:
    """The ids already picked, and the beginning of the next one."""
    words = typed.split()
    if not words or typed.endswith(" "):
        return words, ""
    return words[:-1], words[-1]


def several(ids: Sequence[str], typed: str, name: Namer) -> list[Candidate]:
    """The picks so far and one more."""
    chosen, begun = picked(typed)
    so_far, names = "".join(f"{pick} " for pick in chosen), [name(pick) for pick in chosen]
    return [
        Candidate(so_far + id, message("several", things=(*names, name(id))))
        for id in ids
        if id not in chosen and id.startswith(begun)
    ]
