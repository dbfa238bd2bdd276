"""What somebody reads in a message, whether it is a text or a layout."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

TEXT = 10


def text_in(message: Any) -> str:
    """The words of a message, those of a layout in the order in which they stand."""
    return "\n".join(part for part in (message.content, *texts_in(message.components)) if part)


def texts_in(parts: Sequence[Any]) -> Iterator[str]:
    """The texts of a layout, from a payload or from what discord.py makes of it."""
    for part in parts:
        one: Mapping[str, Any] = part if isinstance(part, Mapping) else part.to_dict()
        if one.get("type") == TEXT:
            yield str(one["content"])
        yield from texts_in(one.get("components") or ())
