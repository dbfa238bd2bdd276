"""Dumps: the head as bytes, with its game, version and hash; older ones are upgraded, others clearly refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core.errors import DumpError, NewerDump
from rules.core.kit import Kit, digest
from rules.core.procedures import END
from rules.core.state import FORMAT, Head

MAGIC = b"STELE\x01"
HASH_SIZE = 16

FORMAT_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From the kernel's own format n to n + 1, on plain values."""


class DumpStamp(Struct):
    """What every dump says about itself."""

    format: int
    game: str
    version: int
    revision: int


class Loaded(Struct):
    """A head that was read, its body and hash, and the rules version it was written under."""

    head: Head[Any, Any]
    body: bytes
    hash: bytes
    written_by: int


_stamps = msgspec.msgpack.Decoder(DumpStamp)


def pack(body: bytes, hash: bytes) -> bytes:
    """A dump from a head's body and its hash."""
    return MAGIC + hash + body


def stamp(blob: bytes) -> DumpStamp:
    """The game, version and revision of a dump, without loading it."""
    return _read_stamp(_body(blob))


def load(kit: Kit, blob: bytes) -> Loaded:
    """Reads a dump of this game; raises `DumpError` or `NewerDump` with what was wrong."""
    body = _body(blob)
    mark = _read_stamp(body)
    game = kit.game
    if mark.game != game.id:
        raise DumpError(f"this is a dump of {mark.game!r}, not of {game.id!r}")
    if mark.version > game.version or mark.format > FORMAT:
        raise NewerDump(
            f"this dump was written by version {mark.version} of {game.id!r} (format {mark.format}); "
            f"these rules are version {game.version} (format {FORMAT}): update the program"
        )
    try:
        if mark.version == game.version and mark.format == FORMAT:
            head = kit.decode_head(body)
            _check_head(kit, head)
            return Loaded(head, body, blob[len(MAGIC) : len(MAGIC) + HASH_SIZE], mark.version)
        head = kit.convert_head(_upgraded(kit, body, mark))
        _check_head(kit, head)
        if head.request is not None:
            head.request = replace(head.request, target=_upgraded_target(kit, head.request.target))
    except msgspec.ValidationError as error:
        raise DumpError(
            f"version {mark.version} of {game.id!r} does not fit version {game.version}, "
            f"and no registered upgrade says how: {error}"
        ) from error
    fresh = kit.encode(head)
    return Loaded(head, fresh, digest(fresh), mark.version)


def _body(blob: bytes) -> bytes:
    start = len(MAGIC) + HASH_SIZE
    if not isinstance(blob, bytes) or not blob.startswith(MAGIC):
        raise DumpError("this is not a dump of a match")
    body = blob[start:]
    if digest(body) != blob[len(MAGIC) : start]:
        raise DumpError(f"the dump is truncated or damaged ({len(blob)} bytes)")
    return body


def _read_stamp(body: bytes) -> DumpStamp:
    try:
        return _stamps.decode(body)
    except msgspec.DecodeError as error:
        raise DumpError(f"the dump does not say what it is: {error}") from error


def _upgraded(kit: Kit, body: bytes, mark: DumpStamp) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.msgpack.decode(body)
    for number in range(mark.format, FORMAT):
        if number in FORMAT_UPGRADES:
            raw = FORMAT_UPGRADES[number](raw)
    for number in range(mark.version, kit.game.version):
        if number in kit.game.upgrades:
            raw = _upgrade(kit, raw, number)
    return raw | {"format": FORMAT, "version": kit.game.version}


def _upgraded_target(kit: Kit, body: bytes) -> bytes:
    """The head that an open undo request wants back, under the present rules as well."""
    head = kit.convert_head(_upgraded(kit, body, _read_stamp(body)))
    _check_head(kit, head)
    return kit.encode(head)


def _check_head(kit: Kit, head: Head[Any, Any]) -> None:
    """Steps and actions are kept by name, so a dump may name some that the rules no longer have."""
    for procedure in head.stack:
        steps = kit.plans[type(procedure)].steps
        for step in (procedure.step, procedure.asked):
            if step and step != END and step not in steps:
                raise DumpError(
                    f"{type(procedure).__name__} has no step {step!r}, and no upgrade says what took its place"
                )
    for question in head.questions:
        for tag in question.actions:
            if tag not in kit.actions:
                raise DumpError(f"there is no action {tag!r} any more, and no upgrade says what took its place")
    if (head.questions or head.sealed) and head.asker >= len(head.stack):
        raise DumpError(f"somebody is asked, but procedure {head.asker} is not among the {len(head.stack)} that run")


def _upgrade(kit: Kit, raw: dict[str, Any], number: int) -> dict[str, Any]:
    try:
        return kit.game.upgrades[number](raw)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise DumpError(
            f"the upgrade of {kit.game.id!r} from version {number} to {number + 1} failed: "
            f"{type(error).__name__}: {error}"
        ) from error
