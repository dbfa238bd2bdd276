"""All commands of the whole bot stay within Discord's limits, in both languages."""

import re
from typing import Any

from bot.app import Stele
from bot.spine import limits
from tests.bot.house import House

NAME = re.compile(r"^[-_'\w]{1,32}$")


async def payloads(app: Stele) -> list[dict[str, Any]]:
    translator = app.tree.translator
    assert translator is not None
    return [await command.get_translated_payload(app.tree, translator) for command in app.tree.get_commands()]


def longest(node: dict[str, Any], key: str) -> int:
    return max(len(text) for text in (node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()))


def characters(node: dict[str, Any]) -> int:
    """As Discord counts: names, descriptions and values, each in its longest language."""
    own = longest(node, "name") + longest(node, "description")
    choices = sum(longest(one, "name") + len(str(one["value"])) for one in node.get("choices", ()))
    return own + choices + sum(characters(option) for option in node.get("options", ()))


def every_node(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [node, *(below for option in node.get("options", ()) for below in every_node(option))]


async def test_the_commands_stay_within_discords_limits(house: House) -> None:
    commands = await payloads(house.app)
    assert len(commands) <= limits.COMMANDS
    for command in commands:
        assert characters(command) <= limits.COMMAND_CHARACTERS, command["name"]
        for node in every_node(command):
            options = node.get("options", ())
            assert len(options) <= limits.GROUP_CHILDREN, node["name"]
            names = [node["name"], *(node.get("name_localizations") or {}).values()]
            assert all(NAME.match(name) and name == name.lower() for name in names), names
            assert 0 < longest(node, "description") <= limits.COMMAND_DESCRIPTION, node["name"]
            assert len({option["name"] for option in options}) == len(options)
            german = [german_name(option) for option in options if german_name(option)]
            assert len(set(german)) == len(german), f"two German names alike in {node['name']}"


async def test_every_command_and_option_has_a_german_name(house: House) -> None:
    commands = await payloads(house.app)
    assert [node["name"] for command in commands for node in shipped(command) if not german_name(node)] == []


def german_name(node: dict[str, Any]) -> str:
    return str((node.get("name_localizations") or {}).get("de", ""))


def shipped(node: dict[str, Any]) -> list[dict[str, Any]]:
    """The command with all that is below it, without what only the practice game has."""
    if node["name"] in ("practice", "gm-practice"):
        return []
    return [node, *(below for option in node.get("options", ()) for below in shipped(option))]


async def test_counting_finds_what_is_too_long() -> None:
    option = {"name": "ab", "name_localizations": {"de": "abcd"}, "description": "xyz"}
    command = {"name": "c", "description": "d", "options": [option], "choices": [{"name": "e", "value": 12}]}
    assert characters(command) == 1 + 1 + 4 + 3 + 1 + 2
