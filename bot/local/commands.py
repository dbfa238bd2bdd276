"""Slash commands as the page offers them, and what is typed into them as the simulated server wants it.

Public: `catalogue`, `values_for`, `upload`.
"""

import base64
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import Locale
from discord.app_commands import AppCommand, AppCommandGroup, Argument

from bot.app import Stele
from bot.local.world import World

LOCALES = {"de": Locale.german}


async def catalogue(app: Stele, offered: Sequence[str], language: str) -> list[dict[str, Any]]:
    """The commands that somebody may use, with their options, in the table's language."""
    known = set(offered)
    leaves = [leaf for command in await app.tree.fetch_commands() for leaf in _leaves(command)]
    return [_command(path, leaf, language) for path, leaf in leaves if path in known]


def _leaves(command: AppCommand | AppCommandGroup, before: str = "") -> Iterator[tuple[str, Any]]:
    path = f"{before} {command.name}".strip()
    groups = [option for option in command.options if isinstance(option, AppCommandGroup)]
    if not groups:
        yield path, command
    for group in groups:
        yield from _leaves(group, path)


def _command(path: str, leaf: AppCommand | AppCommandGroup, language: str) -> dict[str, Any]:
    options = [option for option in leaf.options if isinstance(option, Argument)]
    return {"name": path, "about": _about(leaf, language), "options": [_option(one, language) for one in options]}


def _about(thing: AppCommand | AppCommandGroup | Argument, language: str) -> str:
    locale = LOCALES.get(language)
    return (thing.description_localizations.get(locale) if locale is not None else None) or thing.description


def _option(option: Argument, language: str) -> dict[str, Any]:
    return {
        "name": option.name,
        "about": _about(option, language),
        "type": option.type.name,
        "required": option.required,
        "suggests": option.autocomplete,
        "choices": [{"name": _choice(one, language), "value": one.value} for one in option.choices],
        "least": option.min_value,
        "most": option.max_value,
    }


def _choice(choice: discord.app_commands.Choice[Any], language: str) -> str:
    locale = LOCALES.get(language)
    return (choice.name_localizations.get(locale) if locale is not None else None) or choice.name


async def values_for(world: World, name: str, typed: dict[str, Any]) -> dict[str, Any]:
    """What was typed, as the options of a command want it; raises ValueError where it cannot be meant."""
    leaves = [leaf for command in await world.app.tree.fetch_commands() for leaf in _leaves(command)]
    leaf = dict(leaves)[name]
    kinds = {option.name: option.type for option in leaf.options if isinstance(option, Argument)}
    return {key: _value(world, kinds[key], value) for key, value in typed.items() if value not in ("", None)}


def _value(world: World, kind: Kind, value: Any) -> Any:
    if kind is Kind.integer:
        return int(value)
    if kind is Kind.number:
        return float(value)
    if kind is Kind.boolean:
        return value is True or value == "true"
    if kind in (Kind.user, Kind.mentionable):
        return world.people[int(value)]
    if kind is Kind.channel:
        return world.rooms[int(value)]
    if kind is Kind.attachment:
        return upload(value)
    return str(value)


def upload(value: dict[str, Any]) -> tuple[str, bytes]:
    """A file that a window has sent; raises ValueError where it is none."""
    return str(value["name"])[:100], base64.b64decode(str(value["data"]), validate=True)
