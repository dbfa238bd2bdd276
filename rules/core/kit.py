"""A game's tools, made once: encoders, decoders, and the plan of steps of every procedure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec import Struct, inspect

from rules.core.actions import Action
from rules.core.entries import Entry
from rules.core.errors import GameError
from rules.core.orders import StandingOrder
from rules.core.patches import KERNEL_PATCHES, AnyPatch
from rules.core.procedures import END, Procedure
from rules.core.questions import Answer, Choose, ChooseMany
from rules.core.state import Head

if TYPE_CHECKING:
    from rules.core.game import Game


class Step(Struct, frozen=True):
    """One step: its method, and the step that follows."""

    name: str
    run: Callable[[Any, Any], None]
    following: str


class Plan(Struct, frozen=True):
    """The steps of a procedure type, and which hooks it uses."""

    first: str
    steps: dict[str, Step]
    listens: bool
    checks: bool


class Kit:
    """Everything derived from a game's declarations; faults in them are found here, by name."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.conceals = game.veils
        self.plans = {procedure: _plan(procedure) for procedure in game.procedures}
        self.actions = {action.tag(): action for action in game.actions}
        self.tags = {action: tag for tag, action in self.actions.items()}
        self._offers: dict[tuple[object, ...], tuple[str, ...]] = {}
        _check_tags("procedures", game.procedures)
        _check_tags("actions", (Choose, ChooseMany, *game.actions))
        _check_tags("patches", (*KERNEL_PATCHES, *game.patches))
        _check_fields(game)
        self._answers = _union((Choose, ChooseMany, *game.actions))
        self._patches = _union((*KERNEL_PATCHES, *game.patches))
        generic: Any = Head
        self.head_type: Any = generic[game.board_type, _union(game.procedures)]
        self._encoder = msgspec.msgpack.Encoder()
        self.encode = self._encoder.encode
        self._answer_decoder = msgspec.msgpack.Decoder(self._answers)
        self._patch_decoder = msgspec.msgpack.Decoder(self._patches, dec_hook=self.hook)
        self._order_decoder = msgspec.msgpack.Decoder(StandingOrder, dec_hook=self.hook)
        self._head_decoder = msgspec.msgpack.Decoder(self.head_type, dec_hook=self.hook)
        self._entry_decoder = msgspec.msgpack.Decoder(Entry, dec_hook=self.hook)

    def tags_of(self, actions: Sequence[str | type[Action]]) -> tuple[str, ...] | None:
        """The tags of actions that a question opens, made once for each such list; None: one of them is unknown."""
        key = tuple(actions)
        found = self._offers.get(key)
        if found is None:
            found = tuple([action if isinstance(action, str) else action.tag() for action in actions])
            if not all(tag in self.actions for tag in found):
                return None
            self._offers[key] = found
        return found

    def hook(self, wanted: type, found: Any) -> Any:
        """Decodes what is declared as any answer or any patch with the game's own types."""
        if wanted is Answer:
            return self._answer_decoder.decode(self.encode(found))  # `convert` would look at all types each time
        if wanted is AnyPatch:
            return self._patch_decoder.decode(self.encode(found))
        raise GameError(f"{self.game.id}: {wanted.__name__} cannot be decoded; use Structs and plain values")

    def copy_answer(self, answer: object) -> Answer:
        """A checked copy of an untrusted answer; raises one of `MALFORMED`."""
        if type(answer) is Choose and type(answer.option) is str:
            return answer
        if isinstance(answer, Action) and type(answer) in self.tags and not answer.__struct_fields__:
            return answer  # nothing in it can be wrong
        copy: Answer = self._answer_decoder.decode(self.encode(answer))
        return copy

    def copy_patch(self, patch: object) -> AnyPatch:
        """A checked copy of an untrusted patch; raises one of `MALFORMED`."""
        copy: AnyPatch = self._patch_decoder.decode(self.encode(patch))
        return copy

    def copy_order(self, order: object) -> StandingOrder:
        """A checked copy of an untrusted standing order; raises one of `MALFORMED`."""
        return self._order_decoder.decode(self.encode(order))

    def decode_head(self, body: bytes) -> Head[Any, Any]:
        """A head from its msgpack body."""
        head: Head[Any, Any] = self._head_decoder.decode(body)
        return head

    def convert_head(self, raw: dict[str, Any]) -> Head[Any, Any]:
        """A head from plain values, as an upgrade leaves them."""
        head: Head[Any, Any] = msgspec.convert(raw, self.head_type, dec_hook=self.hook)
        return head

    def decode_entry(self, blob: bytes) -> Entry:
        """An entry from msgpack; raises msgspec.ValidationError on foreign data."""
        return self._entry_decoder.decode(blob)


def digest(body: bytes) -> bytes:
    """The hash of a head's body: SHA-256, which processors have built in, cut to 16 bytes."""
    return sha256(body).digest()[:16]


def _plan(procedure: type[Procedure]) -> Plan:
    names = procedure.steps
    if not names or len(set(names)) != len(names) or END in names:
        raise GameError(f"{procedure.__name__}.steps must name each step once, found {names!r}")
    missing = [name for name in names if not callable(getattr(procedure, name, None))]
    if missing:
        raise GameError(f"{procedure.__name__} has no method for its steps {missing}")
    for base in procedure.__mro__[: procedure.__mro__.index(Procedure)]:
        clash = {"step", "asked", "heard"} & set(vars(base).get("__annotations__", {}))
        if clash:
            raise GameError(f"{base.__name__} declares {sorted(clash)}, which every procedure has already")
    steps = {
        name: Step(name, getattr(procedure, name), following)
        for name, following in zip(names, (*names[1:], END), strict=True)
    }
    listens = procedure.answered is not Procedure.answered
    return Plan(names[0], steps, listens, procedure.check is not Procedure.check)


def _union(types: Iterable[type]) -> Any:
    found = tuple(types)
    if not found:
        raise GameError("a game needs at least one procedure")
    return Union[found]  # noqa: UP007


def _check_tags(what: str, types: Iterable[Any]) -> None:
    seen: dict[str, str] = {}
    for kind in types:
        tag = str(kind.__struct_config__.tag)
        if tag in seen:
            raise GameError(f"{what}: {kind.__name__} and {seen[tag]} have the same tag {tag!r}")
        seen[tag] = kind.__name__


def _check_fields(game: Game[Any]) -> None:
    """Sets have no order of their own, so they would not survive a dump unchanged: no game may keep one."""
    for kind in (game.board_type, *game.procedures, *game.actions, *game.patches):
        _check_type(game, inspect.type_info(kind), kind.__name__, set())


def _check_type(game: Game[Any], info: Any, path: str, seen: set[type]) -> None:
    if isinstance(info, inspect.SetType | inspect.FrozenSetType):
        raise GameError(f"{game.id}: {path} is a set; keep a tuple, list or dict, which stay in order")
    if isinstance(info, inspect.CustomType) and info.cls not in (Answer, AnyPatch):
        raise GameError(f"{game.id}: {path} is a {info.cls.__name__}, which a dump cannot hold")
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        for field in info.fields:
            _check_type(game, field.type, f"{info.cls.__name__}.{field.name}", seen)
        return
    for part in ("item_type", "key_type", "value_type", "type"):
        if hasattr(info, part):
            _check_type(game, getattr(info, part), path, seen)
    for part in ("item_types", "types"):
        for inner in getattr(info, part, ()):
            _check_type(game, inner, path, seen)
