"""Slips: forms of Discord (modals) for what is typed, which outlive a restart as buttons do.

    app.stamps.register("gm-why", ask_why, direct=True)      the button that opens the slip
    await talk.ask(slip("gm-because", live.id, number, title, [field, menu]))
    app.stamps.register("gm-because", because)               gets one value for each part, in their order

Public: `slip`, `text_field`, `menu_field`, `handed_in`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.acting.buttons import STAMP, Stamp, stamp_of, stamp_text
from bot.spine import limits

if TYPE_CHECKING:
    from bot.app import Stele

SLIP = re.compile(r"stele-slip" + STAMP)
OPEN_FOR = 900.0  # seconds that discord.py remembers it; what is handed in later is answered all the same
Part = discord.ui.Label[Any]


def slip(verb: str, match: int, number: int, title: str, parts: Sequence[Part], *, rest: str = "") -> discord.ui.Modal:
    """A form whose values go to the handler of its verb."""
    stamp = Stamp(verb, match, number, rest)
    made = discord.ui.Modal(
        title=limits.clip(title, limits.MODAL_TITLE), custom_id=f"stele-slip{stamp_text(stamp)}", timeout=OPEN_FOR
    )
    for part in parts:
        made.add_item(part)
    return made


def text_field(
    label: str, *, about: str = "", given: str = "", longest: int = 100, required: bool = True, long: bool = False
) -> Part:
    """Something to type."""
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        style=style, default=limits.clip(given, longest) or None, max_length=longest, required=required
    )
    return _label(label, about, field)


def menu_field(label: str, options: Sequence[discord.SelectOption], *, about: str = "", required: bool = True) -> Part:
    """Something to pick."""
    picked: discord.ui.Select[Any] = discord.ui.Select(options=list(options), required=required)
    picked.min_values = 1 if required else 0
    return _label(label, about, picked)


def _label(label: str, about: str, part: discord.ui.Item[Any]) -> Part:
    said = limits.clip(about, limits.SELECT_DESCRIPTION) or None
    return discord.ui.Label(text=limits.clip(label, limits.MODAL_TITLE), description=said, component=part)


async def handed_in(app: "Stele", interaction: discord.Interaction) -> None:
    """Somebody sends a slip, whether or not the bot was restarted since he opened it."""
    data: Mapping[str, Any] = interaction.data or {}
    found = SLIP.match(str(data.get("custom_id", "")))
    if found is not None:
        values = tuple(_values(data.get("components") or []))
        await app.stamps.answer(interaction, stamp_of(found), values)


def _values(parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """One value for each part, in order; nothing typed or picked is empty."""
    for part in parts:
        inside = [*(part.get("components") or ()), *([part["component"]] if "component" in part else ())]
        if inside:
            yield from _values(inside)
        elif "values" in part:
            yield next(iter(part["values"]), "")
        elif "value" in part:
            yield str(part["value"] or "")
