"""The one place where text is worded: Fluent catalogues in English and German, for rules and bot alike."""

import inspect
import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from discord import Locale, app_commands
from discord.utils import escape_mentions
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from db.records import Pictures
from rules.core.messages import Message, Name, Refusal

LANGUAGES = ("en", "de")
PARSER = FluentParser(with_spans=False)  # where a text stands in its file nobody asks
TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")  # "… und Sargon II.." at the end of a sentence
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # "-2" as the machine writes it
ENTRY = re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) *=")  # where a text begins; what goes on is indented
COMMENT = re.compile(r"(?m)^#.*\n?")
ID = re.compile(r"-?[a-zA-Z][\w-]*")
FORMATS = {"en": "en_GB", "de": "de_DE"}  # how lists and numbers are written
CATALOGUES = Path(__file__).parent.parent / "locales"
KEPT_TEXTS = 10_000  # a catalogue
FOUND = "found"  # the parameter of a refusal that holds what somebody has given
BARE_RULES = frozenset({"", "kernel", "gm"})  # refusals of the kernel and to a game master: no rulebook numbers them

# Names what a parameter stands for in a language: an area, a card, a person at the table.
Naming = Callable[[Name, str], str | None]
# Names a thing whose owner has been named already, and says who that is: (owner, short name); None: it has none.
Owning = Callable[[Name], tuple[Name, str] | None]

log = logging.getLogger(__name__)


class MissingWords(Exception):
    """A message that a catalogue does not hold, or one whose parameters do not fit it."""


@cache
def entries(path: Path) -> Mapping[str, str]:
    """The texts of a file as they are written, by id (a term's begins with a dash); comments are left out."""
    parts = ENTRY.split(COMMENT.sub("", path.read_text("utf-8")))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


class Catalogue:
    """The texts of some folders, each with a folder a language; where two have a text, the first folder's is used.

    The bot has one of its own. Each game has one in which its own texts come first, then the bot's: so two games may
    both have an action called `move`. A text is parsed when it is first said: a match says few of
    the thousands.
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._written: dict[str, dict[str, str]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self._parsed: set[tuple[str, str]] = set()
        self._said = lru_cache(KEPT_TEXTS)(self._text)

    def written(self, language: str) -> Mapping[str, str]:
        """All texts of one language as they are written, read once."""
        if language not in self._written:
            paths = [path for folder in self.folders for path in sorted((folder / language).glob("*.ftl"))]
            self._bundles[language] = FluentBundle([language], functions=functions(language), use_isolating=False)
            self._written[language] = {id: text for path in reversed(paths) for id, text in entries(path).items()}
        return self._written[language]

    def _parse(self, language: str, id: str) -> None:
        """A text, and every other of which it speaks."""
        written = self.written(language)
        self._parsed.add((language, id))
        source = f"{id} ={written[id]}"
        self._bundles[language].add_resource(PARSER.parse(source))
        for other in ID.findall(source):
            if other in written and (language, other) not in self._parsed:
                self._parse(language, other)

    def message(self, language: str, id: str) -> Any:
        """A message, ready to be said; None: there is none of this id."""
        if id not in self.written(language):
            return None
        if (language, id) not in self._parsed:
            self._parse(language, id)
        return self._bundles[language].get_message(id)

    def text(self, language: str, key: str, params: Mapping[str, Any]) -> str:
        """The text of a message, or of its attribute (`message.attribute`); raises MissingWords.

        What is said again and again (names of pieces and places above all) is worded once; only lists, which know more
        than the text they are equal by, are worded each time.
        """
        if any(isinstance(value, Listed) for value in params.values()):
            return self._text(language, key, tuple(params.items()))
        return self._said(language, key, tuple(params.items()))

    def _text(self, language: str, key: str, params: tuple[tuple[str, Any], ...]) -> str:
        value = self._pattern(language, key)
        if value is None:
            names = ", ".join(sorted(name for name, _ in params)) or "no parameters"
            raise MissingWords(f"{language}: no words for {key!r} ({names})")
        text, errors = self._bundles[language].format_pattern(value, dict(params))
        if errors:
            raise MissingWords(f"{language}: {key!r}: {'; '.join(map(str, errors))}")
        return MINUS.sub("−", TWO_STOPS.sub(".", str(text)))

    def has(self, language: str, key: str) -> bool:
        return self._pattern(language, key) is not None

    def _pattern(self, language: str, key: str) -> Any:
        """The pattern of a message or of its attribute; None: there is none."""
        id, _, attribute = key.partition(".")
        found = self.message(language, id)
        return None if found is None else found.attributes.get(attribute) if attribute else found.value


HOUSE = Catalogue(CATALOGUES)  # the bot's own words, with those of the kernel


class Listed(str):
    """A list in words, which still knows its items."""

    texts: Sequence[str]

    def __new__(cls, text: str, texts: Sequence[str]) -> "Listed":
        made = super().__new__(cls, text)
        made.texts = texts
        return made


class Words:
    """Words messages in one language, naming things by the given naming.

    A missing text never stops a command: it is logged, and the reader sees the message's id and parameters.
    """

    def __init__(
        self,
        language: str = "en",
        naming: Naming | None = None,
        catalogue: Catalogue = HOUSE,
        pictures: Pictures = "light",
        owning: Owning | None = None,
        kinds: Sequence[str] = (),
        owners: str = "",
    ) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.pictures = pictures  # in which style this reader sees them
        self.naming = naming
        self.catalogue = catalogue
        self.owning = owning
        self.kinds = kinds  # of the things that the match names: what a bare id may be
        self.owners = owners  # the kind of those to whom things belong
        self.spoken_of: Name | None = None  # whose things go by their short names

    def about(self, owner: Name | None) -> "Words":
        """The same words where it is clear whose things they speak of."""
        made = copy(self)
        made.spoken_of = owner
        return made

    def owner(self, *things: Any) -> Name | None:
        """Whose all of these things are; None: of several, or of nobody."""
        found = [
            self.owning(thing) if self.owning is not None and isinstance(thing, Name) else None for thing in things
        ]
        owners = {each[0] if each is not None else None for each in found}
        return owners.pop() if len(owners) == 1 else None

    def __call__(self, id: str, /, **params: Any) -> str:
        """The text of a message id with its parameters."""
        return self._format(id, params)

    def say(self, message: Message) -> str:
        """The text of a message that comes from the rules or the bot."""
        return self._format(message.id, message.params)

    def refusal(self, refusal: Refusal) -> str:
        """What is refused and why, with its rule."""
        text = self.say(refusal.message)
        return text if refusal.rule in BARE_RULES else self("bot-refused", reason=text, rule=refusal.rule)

    def has(self, id: str) -> bool:
        return self.catalogue.has(self.language, id)

    def name(self, name: Name) -> str:
        """What players call a thing: by the match's naming, else by the catalogue, else by its id made readable."""
        if not name.id:
            return self("name-nobody")
        if name.kind == "ap":
            return halves(int(name.id))
        own = self.owning(name) if self.spoken_of is not None and self.owning is not None else None
        if own is not None and own[0] == self.spoken_of:
            return own[1]
        if self.naming is not None and (text := self.naming(name, self.language)) is not None:
            return text
        if self.has(f"{name.kind}-{name.id}"):
            return self(f"{name.kind}-{name.id}")
        return name.id.replace("-", " ").title()

    def list(self, items: Iterable[Any]) -> str:
        """“Nineveh, Kalhu and Ashur”; messages are put side by side."""
        things = list(items)
        owner = self.owner(*things) if len(things) > 1 else None
        if owner is not None and owner != self.spoken_of:
            return self("bot-units-of", units=self.about(owner).list(things), owner=owner)
        texts = [str(self._value(item)) for item in things]
        if any(isinstance(thing, Message) for thing in things):
            return "; ".join(texts)
        return format_list(texts, locale=FORMATS[self.language]) if texts else self("bot-nothing")

    def lines(self, messages: Sequence[Message]) -> str:
        """One message a line."""
        return "\n".join(self.say(message) for message in messages)

    def _format(self, id: str, params: Mapping[str, Any]) -> str:
        given = (each for value in params.values() for each in (value if isinstance(value, list | tuple) else (value,)))
        owners = {each for each in given if isinstance(each, Name) and each.kind == self.owners}
        within = self.about(owners.pop()) if len(owners) == 1 else self
        values = {key: within._given(key, value) for key, value in params.items()}
        counts = {f"{key}-count": len(value) for key, value in params.items() if isinstance(value, list | tuple)}
        try:
            return self.catalogue.text(self.language, id, values | counts)
        except MissingWords as error:
            log.error("%s", error)
            return f"{id} ({', '.join(f'{key}: {value}' for key, value in values.items())})" if values else id

    def _given(self, key: str, value: Any) -> str | int:
        """The value of a parameter; what somebody has given never pings, and goes by its name if it is an id."""
        if key != FOUND or not isinstance(value, str) or isinstance(value, Listed):
            return self._value(value)
        return self.known(value, self.kinds) or escape_mentions(value) if value else self("bot-nothing")

    def known(self, id: str, kinds: Sequence[str], *, numbered: bool = False) -> str | None:
        """What the match calls a thing of one of these kinds; None: it knows none, and a bare number need be none."""
        if self.naming is None or (id.isdigit() and not numbered):
            return None
        named = (self.naming(Name(kind, id), self.language) for kind in kinds)
        return next((text for text in named if text is not None and text != id), None)

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
                return Listed(self.list(value), [str(self._value(item)) for item in value])
        log.error("a parameter of type %s cannot be worded", type(value).__name__)
        return str(value)


def halves(amount: int) -> str:
    """Half action points as players write them: 5 is 2½."""
    sign = "−" if amount < 0 else ""
    whole, half = divmod(abs(amount), 2)
    if half:
        return f"{sign}{whole or ''}½"
    return f"{sign}{whole}"


def signed(number: int) -> str:
    """A modifier as players write it: +2, −1, ±0."""
    sign = "+" if number > 0 else "−" if number < 0 else "±"
    return f"{sign}{abs(number)}"


def functions(language: str) -> dict[str, Any]:
    """What a catalogue may call: { AP($cost) }, { SIGNED($modifier) }, { WHOLE($points) }, { ROUTE($areas) }, …

    `ROLL($need, $modifier)` is what two dice have to show by themselves, as offers say it: 13 no roll reaches.
    """
    return {
        "AP": lambda amount: halves(int(amount)),
        "SIGNED": lambda number: signed(int(number)),
        "ROLL": lambda need, modifier: str(min(max(int(need) - int(modifier), 2), 13)),
        "WHOLE": lambda number: str(int(number)).replace("-", "−"),
        "TENTHS": lambda number: format_decimal(int(number) / 10, locale=FORMATS[language]),
        "ROUTE": lambda areas: " → ".join(areas.texts),
        "CHAPTER": lambda rule: str(rule).removeprefix("ch."),
        "DICE": lambda dice: " ".join(dice.texts) or "–",
    }


# ---- the names and descriptions of commands -----------------------------------------------------------------


@cache
def label(key: str, catalogue: Catalogue = HOUSE) -> app_commands.locale_str:
    """A text of the catalogue for Discord's command list: English as it is, other languages by the translator."""
    return app_commands.locale_str(catalogue.text(LANGUAGES[0], key, {}), key=key, catalogue=catalogue)


class CommandTranslator(app_commands.Translator):
    """Gives Discord the German names and descriptions of commands, options and choices, each from its own catalogue."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if key is None or locale is not Locale.german:
            return None
        catalogue: Catalogue = string.extras["catalogue"]
        return catalogue.text("de", key, {})


def worded(key: str) -> Callable[[Any], Any]:
    """Gives a command callback its name, description and options' names from the message `cmd-<key>`.

    The message's value is the name, its attribute `about` the description; each option `x` has the attributes `x`
    (its name) and `x-about`.
    """

    def decorate(callback: Any) -> Any:
        given = [name for name in inspect.signature(callback).parameters if name != "self"][1:]
        attributes = {name: name.replace("_", "-") for name in given}
        if given:
            names = {name: label(f"cmd-{key}.{attribute}") for name, attribute in attributes.items()}
            abouts = {name: label(f"cmd-{key}.{attribute}-about") for name, attribute in attributes.items()}
            return app_commands.describe(**abouts)(app_commands.rename(**names)(callback))
        return callback

    return decorate


def command(key: str, parent: app_commands.Group | None = None) -> Callable[[Any], Any]:
    """A slash command, alone or in a group, whose texts are the message `cmd-<key>` (see `worded`)."""
    register: Any = app_commands.command if parent is None else parent.command

    def decorate(callback: Any) -> Any:
        return register(name=label(f"cmd-{key}"), description=label(f"cmd-{key}.about"))(worded(key)(callback))

    return decorate


def group(key: str, **settings: Any) -> app_commands.Group:
    """A group of slash commands whose name and description are the message `cmd-<key>`."""
    return app_commands.Group(name=label(f"cmd-{key}"), description=label(f"cmd-{key}.about"), **settings)
