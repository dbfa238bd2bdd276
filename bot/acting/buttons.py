"""Buttons and menus that outlive a restart: each is stamped with its match and question, and named by a verb.

    stamps.button("decide", live.id, question.id, label="Decide")        puts one into a view
    app.stamps.register("decide", handler)                                says who answers it

Public: `Stamp`, `Stamps.register/keep/recall`, `button`, `menu`, `choice`, `view_of`.
A handler gets a `Talk` (a click on a public message gets a new private one, a private message changes), the stamp, and
the values picked. Half-filled forms are kept in memory under a number that the stamp carries; after a restart they are
gone, and the handler shows the current choices instead.
"""

import re
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from typing import Any, Self, TypeVar, cast

import discord
from cachetools import LRUCache
from msgspec import Struct

from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.talk import How, Talk, converse

KEPT = 2000  # half-filled forms in memory
STAMP = r":(?P<verb>[a-z-]+):(?P<match>\d+):(?P<number>\d+):(?P<rest>.*)$"

FormT = TypeVar("FormT")
Key = TypeVar("Key", bound=Hashable)


class Stamp(Struct, frozen=True):
    """What a button or menu is about; `number` is its question, its request or its form."""

    verb: str
    match: int
    number: int
    rest: str = ""


Handler = Callable[[Talk, Stamp, tuple[str, ...]], Awaitable[None]]


class Stamps:
    """Who answers which verb, and the forms that people are filling in."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self._direct: set[str] = set()
        self._aside: set[str] = set()
        self.forms: LRUCache[Hashable, Any] = LRUCache(KEPT)

    def register(self, verb: str, handler: Handler, *, direct: bool = False, aside: bool = False) -> None:
        """Says who answers a verb; `direct`: with a slip, before anything else; `aside`: in a new message."""
        self._handlers[verb] = handler
        if direct:
            self._direct.add(verb)
        if aside:
            self._aside.add(verb)

    async def answer(self, interaction: discord.Interaction, stamp: Stamp, values: Sequence[str] = ()) -> None:
        """Somebody clicked."""
        handler = self._handlers.get(stamp.verb)

        async def work(talk: Talk) -> None:
            if handler is None:
                raise tell("act-unknown-button")
            await handler(talk, stamp, tuple(values))

        message = interaction.message
        # A layout stays one: whoever presses a button in it gets a message of his own.
        private = message is not None and message.flags.ephemeral and not message.flags.components_v2
        edits = private and stamp.verb not in self._aside
        how: How = "direct" if stamp.verb in self._direct else "edit" if edits else "new"
        await converse(interaction, work, how)

    def keep(self, form: object, key: Key) -> Key:
        """Remembers a form, usually under the number of the interaction that made it; the oldest make room."""
        self.forms[key] = form
        return key

    def recall(self, key: Hashable, kind: type[FormT]) -> FormT | None:
        """The form kept under this key; None: it is older than the last restart, or was handed in."""
        form = self.forms.get(key)
        return form if isinstance(form, kind) else None

    def drop(self, key: Hashable) -> None:
        """The form was handed in or thrown away."""
        self.forms.pop(key, None)


def stamp_of(found: re.Match[str]) -> Stamp:
    """What is written on a button, a menu or a slip."""
    return Stamp(found["verb"], int(found["match"]), int(found["number"]), found["rest"])


class StampedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"stele" + STAMP):
    """A button that knows its verb, match and question."""

    def __init__(self, item: discord.ui.Button[Any], stamp: Stamp) -> None:
        super().__init__(item)
        self.stamp = stamp

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast("discord.ui.Button[Any]", item), stamp_of(match))

    async def callback(self, interaction: discord.Interaction) -> None:
        await stamps_of(interaction).answer(interaction, self.stamp)


class StampedMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"stele-menu" + STAMP):
    """A menu that knows its verb, match and question."""

    def __init__(self, item: discord.ui.Select[Any], stamp: Stamp) -> None:
        super().__init__(item)
        self.stamp = stamp

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast("discord.ui.Select[Any]", item), stamp_of(match))

    async def callback(self, interaction: discord.Interaction) -> None:
        await stamps_of(interaction).answer(interaction, self.stamp, self.item.values)


def stamps_of(interaction: discord.Interaction) -> Stamps:
    found = cast("Any", interaction.client).stamps
    assert isinstance(found, Stamps)
    return found


def button(
    verb: str,
    match: int,
    number: int,
    label: str,
    *,
    rest: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> StampedButton:
    """A button that will call the handler of its verb."""
    stamp = Stamp(verb, match, number, rest)
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=limits.clip(label, limits.BUTTON_LABEL), style=style, custom_id=f"stele{stamp_text(stamp)}"
    )
    return StampedButton(item, stamp)


def menu(
    verb: str,
    match: int,
    number: int,
    options: Sequence[discord.SelectOption],
    placeholder: str,
    *,
    rest: str = "",
    at_least: int = 1,
    at_most: int = 1,
) -> StampedMenu:
    """A menu that will call the handler of its verb with the values picked."""
    stamp = Stamp(verb, match, number, rest)
    item: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"stele-menu{stamp_text(stamp)}",
        placeholder=limits.clip(placeholder, limits.SELECT_PLACEHOLDER),
        options=list(options),
        min_values=min(at_least, len(options)),
        max_values=max(1, min(at_most, len(options))),
    )
    return StampedMenu(item, stamp)


def choice(value: str, label: str, about: str = "", *, emoji: str = "", chosen: bool = False) -> discord.SelectOption:
    """One line of a menu, within Discord's limits."""
    return discord.SelectOption(
        value=value,
        label=limits.clip(label, limits.SELECT_LABEL),
        description=limits.clip(about, limits.SELECT_DESCRIPTION) or None,
        emoji=emoji or None,
        default=chosen,
    )


def view_of(items: Iterable[StampedButton | StampedMenu | None]) -> discord.ui.View | None:
    """As many of the items as fit into a view, which never times out; None when there are none.

    A None among the items begins a new row.
    """
    view = discord.ui.View(timeout=None)
    rows, room = 0, 0
    for item in items:
        if item is None:
            room = 0
            continue
        width = limits.BUTTONS_A_ROW if isinstance(item, StampedMenu) else 1
        if width > room:
            rows, room = rows + 1, limits.BUTTONS_A_ROW
        if rows > limits.ROWS:
            break
        item.row = rows - 1
        room -= width
        view.add_item(item)
    return view if view.children else None


def stamp_text(stamp: Stamp) -> str:
    """A stamp as it is written."""
    return f":{stamp.verb}:{stamp.match}:{stamp.number}:{stamp.rest}"
