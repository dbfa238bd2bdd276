"""The plain fields of the board's records in notation: each goes by its own name, so that none can be forgotten.

    number   eco 9            AP in halves     saved 1.5
    word     camp rebel       several words    pillaged kish sippar       nothing   track none
    flag     active           its opposite     not active

A short record is a row of words instead, in the order of its fields: `war ME PE scenario 1`.
"""

import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.assyrian_wars.board.ids import HalfAP
from rules.assyrian_wars.position.text import Statement, Word

NONE = "none"
NOT = "not"
_NUMBER = re.compile(r"[+-]?\d+")
_HALVES = re.compile(r"([+-]?)(\d+)(\.5)?")

FieldKind = Literal["flag", "number", "halves", "word", "words"]
Record = TypeVar("Record", bound=msgspec.Struct)
_KINDS: Mapping[Any, FieldKind] = {bool: "flag", int: "number", str: "word"}


class KnownNames(Protocol):
    """Knows which ids there are."""

    def check(self, thing: str, word: Word) -> str:
        """The id that a word gives, if there is such a thing ("CountryId", "AreaId" …)."""
        ...


class StateField(msgspec.Struct, frozen=True):
    """One field of a record: what it is called and what may stand behind its name."""

    attribute: str
    kind: FieldKind
    optional: bool = False  # may be none
    thing: str = ""  # the kind of id that it holds
    choices: tuple[str, ...] = ()
    enum: type[StrEnum] | None = None

    @property
    def name(self) -> str:
        return self.attribute.replace("_", "-")

    def read(self, name: Word, words: list[Word], names: KnownNames) -> Any:
        """The value that the words behind the field's name give."""
        if self.kind == "flag":
            return words[0].wrong("nothing: a flag stands by itself") if words else True
        if self.kind == "words":
            none = [word.text for word in words] == [NONE]
            return [] if none else [names.check(self.thing, word) for word in words]
        if len(words) != 1:
            (words[1] if words else name).wrong(self.expected)
        return self.value(words[0], names)

    def value(self, word: Word, names: KnownNames) -> Any:
        """The value of a single word."""
        text = word.text
        if self.kind == "number" and _NUMBER.fullmatch(text):
            return int(text)
        if self.kind == "halves":
            return halves(word)
        if text == NONE and self.optional:
            return None
        if text == NONE and self.kind == "word" and (not self.choices or "" in self.choices):
            return ""
        if self.kind != "word" or (self.choices and text not in self.choices):
            word.wrong(self.expected)
        return self.enum(text) if self.enum is not None else names.check(self.thing, word)

    def write(self, value: Any) -> str:
        """The field as an item of a statement."""
        if self.kind == "flag":
            return self.name if value else f"{NOT} {self.name}"
        return f"{self.name} {self.shown(value)}"

    def shown(self, value: Any) -> str:
        """The value alone."""
        if value is None or value == "" or value == []:
            return NONE
        if self.kind == "halves":
            return shown_halves(value)
        return " ".join(value) if self.kind == "words" else str(value)

    @property
    def expected(self) -> str:
        """What may stand behind the field's name."""
        if self.choices:
            return f"{self.name} and one of {', '.join(choice or NONE for choice in self.choices)}"
        what = {"number": "a number", "halves": "AP such as 2 or 1.5", "word": "one word"}.get(self.kind, "words")
        return f"{self.name} and {what}"


@cache
def fields_of(record: type[msgspec.Struct]) -> Mapping[str, StateField]:
    """The plain fields of a record, by the names they have in notation; lists of other records are not among them."""
    hints = get_type_hints(record)
    found = [_field(info.name, hints[info.name]) for info in msgspec.structs.fields(record)]
    return {field.name: field for field in found if field is not None}


def _field(attribute: str, hint: Any) -> StateField | None:
    optional = False
    if get_origin(hint) in (UnionType, Union):
        parts = [part for part in get_args(hint) if part is not NoneType]
        hint, optional = parts[0], True
    if hint is HalfAP:
        return StateField(attribute, "halves", optional)
    if get_origin(hint) is Literal:
        return StateField(attribute, "word", optional, choices=get_args(hint))
    if get_origin(hint) is list:
        inner = get_args(hint)[0]
        return StateField(attribute, "words", thing=_thing(inner)) if _plain(inner) is str else None
    plain = _plain(hint)
    if isinstance(plain, type) and issubclass(plain, StrEnum):
        return StateField(attribute, "word", optional, choices=tuple(member.value for member in plain), enum=plain)
    kind = _KINDS.get(plain)
    return None if kind is None else StateField(attribute, kind, optional, _thing(hint))


def _plain(hint: Any) -> Any:
    """The built-in type behind a chain of NewTypes."""
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    return hint


def _thing(hint: Any) -> str:
    return str(hint.__name__) if hasattr(hint, "__supertype__") else ""


def read_item(record: Record, item: list[Word], names: KnownNames, others: Collection[str] = ()) -> Record:
    """The record with the field set that an item names; `others` are names that the statement knows besides."""
    fields = fields_of(type(record))
    name, words = item[0], item[1:]
    negated = name.text == NOT and bool(words)
    if negated:
        name, words = words[0], words[1:]
    field = fields.get(name.text)
    if field is None or (negated and field.kind != "flag"):
        name.wrong(f"one of {', '.join([*others, *fields])}")
    value = field.read(name, words, names) is not negated if field.kind == "flag" else field.read(name, words, names)
    if record.__struct_config__.frozen:
        return msgspec.structs.replace(record, **{field.attribute: value})
    setattr(record, field.attribute, value)
    return record


def knows(record: type[msgspec.Struct], item: list[Word]) -> bool:
    """Whether an item is about a plain field of such a record."""
    name = item[1] if item[0].text == NOT and len(item) > 1 else item[0]
    return name.text in fields_of(record)


def read_row(record: type[Record], words: list[Word], names: KnownNames, end: Word) -> Record:
    """A record from a row of words in the order of its fields; a flag is there or not."""
    rest = list(words)
    values: dict[str, Any] = {}
    required = {info.name for info in msgspec.structs.fields(record) if info.required}
    for field in fields_of(record).values():
        if field.kind == "flag":
            if rest and rest[0].text == field.name:
                values[field.attribute] = bool(rest.pop(0))
        elif rest:
            values[field.attribute] = field.value(rest.pop(0), names)
        elif field.attribute in required:
            end.wrong(field.expected)
    if rest:
        rest[0].wrong("the end of the statement")
    return record(**values)


def read_keyed(record: type[Record], head: int, statement: Statement, names: KnownNames) -> Record:
    """A record whose first fields stand in the head and the others as items behind the colon."""
    fields = list(fields_of(record).values())[:head]
    words = statement.arguments(head, " ".join(field.name for field in fields))
    made = record(**{field.attribute: field.value(word, names) for field, word in zip(fields, words, strict=True)})
    for item in statement.items or []:
        made = read_item(made, item, names)
    return made


def write_items(record: msgspec.Struct, base: msgspec.Struct, skip: Collection[str] = ()) -> list[str]:
    """Every plain field in which a record differs from another of its type."""
    return [
        field.write(getattr(record, field.attribute))
        for name, field in fields_of(type(record)).items()
        if name not in skip and getattr(record, field.attribute) != getattr(base, field.attribute)
    ]


def write_row(record: msgspec.Struct) -> str:
    """A record as a row of words, without the defaults at its end."""
    infos = msgspec.structs.fields(type(record))
    fields = {field.attribute: field for field in fields_of(type(record)).values()}
    last = max(index for index, info in enumerate(infos) if info.required or getattr(record, info.name) != info.default)
    words = []
    for info in infos[: last + 1]:
        field, value = fields[info.name], getattr(record, info.name)
        if field.kind != "flag":
            words.append(field.shown(value))
        elif value:
            words.append(field.name)
    return " ".join(words)


def write_keyed(record: msgspec.Struct, head: int) -> str:
    """The first fields as words, the others as items where they are not at their default."""
    fields = list(fields_of(type(record)).values())
    words = " ".join(field.shown(getattr(record, field.attribute)) for field in fields[:head])
    blank = type(record)(**{field.attribute: getattr(record, field.attribute) for field in fields[:head]})
    items = write_items(record, blank)
    return f"{words}: {', '.join(items)}" if items else words


def number(word: Word, expected: str = "a number") -> int:
    """A whole number."""
    return int(word.text) if _NUMBER.fullmatch(word.text) else word.wrong(expected)


def halves(word: Word) -> HalfAP:
    """AP, which may end in a half (6.0)."""
    match = _HALVES.fullmatch(word.text)
    if match is None:
        word.wrong("AP such as 2 or 1.5")
    sign, whole, half = match.groups()
    value = 2 * int(whole) + bool(half)
    return HalfAP(-value if sign == "-" else value)


def shown_halves(value: int) -> str:
    """AP as they are written: 2, or 1.5."""
    sign, value = ("-", -value) if value < 0 else ("", value)
    return f"{sign}{value // 2}{'.5' if value % 2 else ''}"
