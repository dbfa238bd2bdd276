"""Data packs: directories of TOML files, decoded into Structs, with every mistake of a pack told at once.

A game describes its files with subclasses of `Record`; this module knows no game. Use:

    files = PackFiles(directory)
    map_file = files.read("map.toml", MapFile)      # None when it could not be read
    files.refuse_if_wrong()                         # raises PackError with all mistakes so far
"""

import hashlib
import re
import tomllib
import types
import typing
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rules.core.errors import KernelError

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of a pack: immutable, and an unknown key is a mistake.

    Write `class Area(Record, frozen=True, kw_only=True)`: type checkers want the two words repeated.
    """


class Mistake(msgspec.Struct, frozen=True):
    """One thing that is wrong in a pack: where, what stands there, what should."""

    file: str
    key: str
    found: str
    expected: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: found {self.found}, expected {self.expected}"


class PackError(KernelError):
    """A pack that cannot be used, with all of its mistakes."""

    def __init__(self, pack: str, mistakes: Sequence[Mistake]) -> None:
        self.pack = pack
        self.mistakes = tuple(mistakes)
        count = f"{len(self.mistakes)} mistake{'' if len(self.mistakes) == 1 else 's'}"
        super().__init__("\n".join([f"pack {pack!r}: {count}", *(f"  {mistake}" for mistake in self.mistakes)]))


class PackFiles:
    """The TOML files of one pack directory, read one by one while the mistakes are gathered."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.name = directory.name
        self.mistakes: list[Mistake] = []
        if not directory.is_dir():
            self.mistake(str(directory), "", "no such directory", "the directory of a pack")

    def read(self, file: str, kind: type[T]) -> T | None:
        """Decode one file; nothing when it is missing or wrong (its mistakes are then on the list)."""
        path = self.directory / file
        try:
            raw = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except (FileNotFoundError, NotADirectoryError):
            self.mistake(file, "", "no such file", "a TOML file")
        except OSError as error:
            self.mistake(file, "", error.strerror or type(error).__name__, "a TOML file that can be read")
        except RecursionError:
            self.mistake(file, "", "lists or tables nested without end", "valid TOML")
        except UnicodeDecodeError as error:
            self.mistake(file, f"byte {error.start}", "bytes that are not UTF-8", "UTF-8 text")
        except tomllib.TOMLDecodeError as error:
            text, _, place = str(error).partition(" (at ")
            self.mistake(file, place.rstrip(")"), text, "valid TOML")
        else:
            try:
                return msgspec.convert(raw, kind)
            except msgspec.ValidationError:
                self.mistakes.extend(Mistake(file, *fault) for fault in faults(raw, kind))
        return None

    def read_folder(self, folder: str, kind: type[T]) -> dict[str, T]:
        """Decode every TOML file of a folder, by file name without its ending, in alphabetical order."""
        paths = sorted((self.directory / folder).glob("*.toml"))
        if not paths:
            self.mistake(f"{folder}/", "", "no file", "at least one TOML file")
        read = {path.stem: self.read(f"{folder}/{path.name}", kind) for path in paths}
        return {stem: record for stem, record in read.items() if record is not None}

    def mistake(self, file: str, key: str, found: object, expected: str) -> None:
        """Put one mistake on the list."""
        self.mistakes.append(Mistake(file, key, str(found), expected))

    def refuse_if_wrong(self) -> None:
        """Raise PackError when there is any mistake so far."""
        if self.mistakes:
            raise PackError(self.name, self.mistakes)

    def sound(self, value: T | None) -> T:
        """What was read, once everything is known to be right."""
        if value is None:
            raise PackError(self.name, self.mistakes)
        return value

    def digest(self) -> str:
        """The content hash: the same for the same files, whatever the line endings or the directory's name."""
        digest = hashlib.blake2b(digest_size=16)
        for path in sorted(path for path in self.directory.rglob("*.toml") if path.is_file()):
            content = path.read_bytes().replace(b"\r\n", b"\n")
            name = path.relative_to(self.directory).as_posix().encode()
            digest.update(b"%d %s %d " % (len(name), name, len(content)))
            digest.update(content)
        return digest.hexdigest()


Fault = tuple[str, str, str]  # key, found, expected


def faults(raw: Any, kind: Any, key: str = "") -> list[Fault]:
    """Everything in `raw` that does not fit `kind`: a value that fits as a whole is not walked through."""
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        return _inside(raw, kind, key) or [_leaf(raw, kind, key, str(error))]
    return []


def _inside(raw: Any, kind: Any, key: str) -> list[Fault]:
    """The faults of the parts of a table, list or mapping; none when `raw` has no parts of that kind."""
    kind = _chosen(_without_none(kind), raw)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _inside_record(raw, kind, key) if isinstance(raw, dict) else []
    if origin in (list, tuple) and isinstance(raw, list) and (origin is list or arguments[-1] is Ellipsis):
        named = ((f"{key}[{_row(item, index)}]", item) for index, item in enumerate(raw))
        return [fault for name, item in named for fault in faults(item, arguments[0], name)]
    if origin is tuple and isinstance(raw, list) and len(raw) == len(arguments):
        pairs = enumerate(zip(raw, arguments, strict=True))
        return [fault for index, (item, part) in pairs for fault in faults(item, part, f"{key}[{index}]")]
    if origin in (dict, Mapping) and isinstance(raw, dict):
        wrong_keys = [fault for name in raw for fault in faults(name, arguments[0], _dot(key, name))]
        wrong_values = [fault for name, item in raw.items() for fault in faults(item, arguments[1], _dot(key, name))]
        return wrong_keys + wrong_values
    return []


def _inside_record(raw: dict[str, Any], kind: type[msgspec.Struct], key: str) -> list[Fault]:
    """Unknown keys, missing keys and wrong values of one table."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    known = [field.encode_name for field in fields]
    tag = {kind.__struct_config__.tag_field}
    found: list[Fault] = []
    if kind.__struct_config__.forbid_unknown_fields:
        unknown = [name for name in raw if name not in known and name not in tag]
        found += [(_dot(key, name), "an unknown key", f"one of: {', '.join(known)}") for name in unknown]
    for field in fields:
        if field.encode_name in raw:
            found += faults(raw[field.encode_name], hints[field.name], _dot(key, field.encode_name))
        elif field.required:
            found.append((_dot(key, field.encode_name), "nothing", _wanted(hints[field.name])))
    return found


def _leaf(raw: Any, kind: Any, key: str, error: str) -> Fault:
    """A value that is wrong in itself, in the decoder's words."""
    error, _, place = error.partition(" - at `")
    inner = place.rstrip("`").removeprefix("$")
    if error.startswith("Invalid value") and isinstance(raw, dict):
        tags = sorted(str(part.__struct_config__.tag) for part in _records(kind))
        return key + inner, _shown(raw.get(inner[1:])), f"one of: {', '.join(tags)}"
    if error.startswith("Invalid enum value"):
        return key + inner, _shown(raw), _wanted(kind)
    expected = re.sub(r", got .*$", "", error.removeprefix("Expected "))
    return key + inner, _shown(raw), expected.replace("`object`", "a table").replace("`array`", "a list")


def _wanted(kind: Any) -> str:
    """What a value of this kind looks like, for a reader of the file."""
    kind = _without_none(kind)
    if typing.get_origin(kind) is typing.Annotated:
        return _wanted(typing.get_args(kind)[0])
    if typing.get_origin(kind) is typing.Literal:
        return f"one of: {', '.join(map(str, typing.get_args(kind)))}"
    if isinstance(kind, type) and hasattr(kind, "__members__"):
        return f"one of: {', '.join(str(member.value) for member in kind.__members__.values())}"
    if isinstance(kind, typing.NewType):
        return _wanted(kind.__supertype__)
    origin = typing.get_origin(kind) or kind
    names = {str: "a text", int: "a whole number", float: "a number", bool: "true or false", list: "a list"}
    names |= {tuple: "a list", dict: "a table", Mapping: "a table"}
    return names.get(origin, "a table")


def _without_none(kind: Any) -> Any:
    """The kind inside an optional one."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        real = [part for part in typing.get_args(kind) if part is not types.NoneType]
        return real[0] if len(real) == 1 else kind
    return kind


def _records(kind: Any) -> list[type[msgspec.Struct]]:
    """The kinds of table among which a union leaves the choice."""
    return [part for part in typing.get_args(kind) if isinstance(part, type) and issubclass(part, msgspec.Struct)]


def _chosen(kind: Any, raw: Any) -> Any:
    """The one of several kinds of table that the row's own tag names."""
    for part in _records(kind) if isinstance(raw, dict) else ():
        config = part.__struct_config__
        if config.tag_field is not None and raw.get(config.tag_field) == config.tag:
            return part
    return kind


def _shown(raw: Any) -> str:
    text = repr(raw)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _row(item: Any, index: int) -> str:
    """A row is named by its id where it has one, else by its number from 0."""
    name = item.get("id") if isinstance(item, dict) else None
    return name if isinstance(name, str) else str(index)


def _dot(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name
