"""Typed actions: one definition drives checking, applying, autocomplete, slash commands and computer players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, refuse
from rules.core.questions import Answer

if TYPE_CHECKING:
    from rules.core.run import Run
    from rules.core.table import Table

MOST_CANDIDATES = 25


class Kind(Struct, frozen=True):
    """What a parameter means, as `Annotated` metadata: `Annotated[str, Kind("area")]`.

    `together`: of several values, each may be picked whatever the others are, and in any order.
    """

    id: str
    many: bool = False
    together: bool = False


class ActionParam(Struct, frozen=True):
    """One parameter of an action: its name, kind, and whether it may be left out."""

    name: str
    kind: str
    many: bool
    required: bool
    type: Any
    together: bool = False


class Candidate(Struct, frozen=True, gc=False):
    """A value for one parameter (several ids: joined by spaces), and how to name it (None: the value itself)."""

    value: str
    label: Message | Name | None = None


WORDS = re.compile(r"[^\s,]+")
"""What a parameter of several values is made of."""


def kebab(name: str) -> str:
    """A class name as a command name: `DeclareWar` is `declare-war`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Answer, Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """The base of a game's actions; subclasses say `frozen=True` and set `rule`."""

    rule: ClassVar[str] = ""

    def check(self, table: Table[Any], seat: Seat) -> Refusal | Quote:
        """Whether the action is legal now, and what it costs; changes nothing."""
        return Quote(self.rule)

    def preview(self, table: Table[Any], seat: Seat) -> tuple[Message, ...]:
        """More lines for a quote that are dear to compute: asked for after `check` agreed, never by `submit`."""
        return ()

    def apply(self, run: Run[Any], seat: Seat) -> None:
        """Carries the action out; called only after `check` agreed."""

    @classmethod
    def candidates(
        cls, table: Table[Any], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Values for one parameter given the others, at most 25, from what this seat may know."""
        return []

    @classmethod
    def tag(cls) -> str:
        """The command name."""
        return tag_of(cls)

    @classmethod
    def params(cls) -> tuple[ActionParam, ...]:
        """The parameters in order, with their kinds."""
        return params_of(cls)


@cache
def tag_of(struct: type[Struct]) -> str:
    """The name under which a struct is written."""
    return str(struct.__struct_config__.tag)


@cache
def params_of(struct: type[Struct]) -> tuple[ActionParam, ...]:
    """The fields of an action or a ruling as parameters."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple(_param(field.name, hints[field.name], field.required) for field in msgspec.structs.fields(struct))


@cache
def _params_by_name(action: type[Action]) -> Mapping[str, ActionParam]:
    return {param.name: param for param in params_of(action)}


@cache
def _bare(action: type[Action]) -> Action:
    """The one action of a kind without parameters: nothing can be different about it."""
    return action()


def _param(name: str, hint: Any, required: bool) -> ActionParam:
    kind, inner = Kind(name), hint
    if get_origin(hint) is Annotated:
        inner = get_args(hint)[0]
        kind = next((extra for extra in get_args(hint)[1:] if isinstance(extra, Kind)), kind)
    many = kind.many or get_origin(inner) in (tuple, list)
    return ActionParam(name, kind.id, many, required, inner, kind.together)


def build(action: type[Action], given: Mapping[str, str]) -> Action | Refusal:
    """An action from the texts of its parameters, as a slash command or a policy gives them."""
    params = _params_by_name(action)
    if not params and not given:
        return _bare(action)
    for name in given:
        if name not in params:
            return refuse(action.rule, "kernel-unknown-parameter", action=action.tag(), found=name, known=tuple(params))
    missing = tuple([name for name, param in params.items() if param.required and name not in given])
    if missing:
        return refuse(action.rule, "kernel-missing-parameter", action=action.tag(), missing=missing)
    values = {name: WORDS.findall(text) if params[name].many else text for name, text in given.items()}
    try:
        return msgspec.convert({"type": action.tag(), **values}, action, strict=False)
    except msgspec.ValidationError as error:
        return refuse(action.rule, "kernel-malformed-answer", detail=str(error))
