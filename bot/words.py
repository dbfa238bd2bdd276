"""The one place where text is worded: Fluent catalogues in English and German, for rules and bot alike."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from rules.core.messages import Message, Name

LANGUAGES = ("en", "de")
CATALOGUES = Path(__file__).parent / "locales"

# Names what a parameter stands for in a language: an area, a card, a person at the table.
Naming = Callable[[Name, str], str | None]


class MissingWords(Exception):
    """A message that a catalogue does not hold, or one whose parameters do not fit it."""


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of one language."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


class Words:
    """Words messages in one language, naming things by the given naming."""

    def __init__(self, language: str = "en", naming: Naming | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.naming = naming
        self.bundle = bundle(self.language)

    def __call__(self, id: str, /, **params: Any) -> str:
        """The text of a message id with plain parameters."""
        return self._format(id, params)

    def say(self, message: Message) -> str:
        """The text of a message that comes from the rules or the bot."""
        return self._format(message.id, message.params)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id) and self.bundle.get_message(id).value is not None

    def name(self, name: Name) -> str:
        """What players call a thing: by the match's naming, else by the catalogue, else by its id made readable."""
        if name.kind == "ap":
            return halves(int(name.id), self.language)
        if self.naming is not None and (text := self.naming(name, self.language)) is not None:
            return text
        if self.has(f"{name.kind}-{name.id}"):
            return self(f"{name.kind}-{name.id}")
        return name.id.replace("-", " ").title()

    def list(self, items: Sequence[Any]) -> str:
        """“Nineveh, Kalhu and Ashur”."""
        texts = [str(self._value(item)) for item in items]
        return format_list(texts, locale=self.language) if texts else self("bot-nothing")

    def _format(self, id: str, params: Mapping[str, Any]) -> str:
        if not self.has(id):
            raise MissingWords(f"{self.language}: no words for {id!r} ({', '.join(sorted(params)) or 'no parameters'})")
        text, errors = self.bundle.format_pattern(
            self.bundle.get_message(id).value, {key: self._value(value) for key, value in params.items()}
        )
        if errors:
            raise MissingWords(f"{self.language}: {id!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def _value(self, value: Any) -> str | int:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | str():
                return value
            case Name():
                return self.name(value)
            case Message():
                return self.say(value)
            case list() | tuple():
                return self.list(value)
        raise MissingWords(f"a parameter of type {type(value).__name__} cannot be worded")


def halves(amount: int, language: str) -> str:
    """Half action points as players write them: 5 is 2½."""
    sign = "−" if amount < 0 else ""
    whole, half = divmod(abs(amount), 2)
    if half:
        return f"{sign}{whole or ''}½"
    return f"{sign}{whole}"
