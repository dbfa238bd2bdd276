"""A picture in words, for readers who cannot see it: as many whole sentences as an attachment takes."""

from collections.abc import Iterable

LONGEST = 1024  # what Discord takes as the description of an attachment


def shortened(parts: Iterable[str], longest: int = LONGEST) -> str:
    """As many whole sentences as fit."""
    text = ""
    for part in parts:
        if len(text) + len(part) + 1 > longest:
            break
        text = f"{text} {part}".strip()
    return text
