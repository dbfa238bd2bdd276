"""Every command in the wrong hands, at the wrong time, with wrong values, on foreign and dead matches."""

import logging
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.actors import MemberActor

from bot.spine.matches import Live
from tests.bot.acting import answer, revision, set_status
from tests.bot.house import House
from tests.bot.reading import text_in

Leaf = app_commands.Command[Any, ..., Any]
# Right in any player's hands: they need no seat, no turn and no value, so calling them is no mistake.
RIGHT = {
    "privacy delete": "everybody may, about himself",
    "match pause": "every player may",
    "match resume": "every player may",
    "seat give": "every player may give his seat to somebody",
    "aw leader buy": "the first leader of the pool is right without a value",
}


def leaves(app: Any) -> Iterator[Leaf]:
    """Every command that Discord shows to everybody, but those of the practice game."""
    for command in app.tree.walk_commands():
        top = command.root_parent or command
        open_to_all = top.default_permissions is None and top.name != "practice"
        if isinstance(command, app_commands.Command) and open_to_all:
            yield command


def nonsense(somebody: MemberActor, command: Leaf, text: str) -> dict[str, Any] | None:
    """Values of the right type that mean nothing; None: the command needs a file."""
    given: dict[str, Any] = {}
    for param in command.parameters:
        if not param.required:
            continue
        if param.choices:
            given[param.display_name] = param.choices[0].value
        elif param.type in (Kind.string,):
            given[param.display_name] = text
        elif param.type is Kind.integer:
            given[param.display_name] = int(param.max_value or 99999)
        elif param.type is Kind.boolean:
            given[param.display_name] = True
        elif param.type is Kind.user:
            given[param.display_name] = somebody
        else:
            return None
    return given


async def try_all(
    house: House, live: Live, person: MemberActor, text: str = "nobody knows this", **more: Any
) -> dict[str, str]:
    """Calls every command; gives what each said privately, and that the match stands where it stood."""
    told: dict[str, str] = {}
    stood = await revision(house, live)
    for command in leaves(house.app):
        name = command.qualified_name
        given = nonsense(house.host, command, text)
        names = {param.display_name for param in command.parameters}
        if given is None or name in RIGHT or not set(more) <= names:
            continue
        result = await person.slash(house.channel, name, **given, **more)
        shown = answer(result)
        assert shown.ephemeral, name
        assert text_in(shown) or shown.embeds or shown.attachments, name
        told[name] = text_in(shown)
        assert await revision(house, live) == stood, f"{name} changed the match"
    return told


def with_a_file(house: House) -> set[str]:
    """Commands that take a file, which has tests of its own."""
    return {one.qualified_name for one in leaves(house.app) if nonsense(house.host, one, "x") is None}


async def test_every_command_is_tried(house: House) -> None:
    registered = {
        one.qualified_name
        for one in house.app.tree.walk_commands()
        if isinstance(one, app_commands.Command) and (one.root_parent or one).name != "practice"
    }
    tried = {one.qualified_name for one in leaves(house.app)} - set(RIGHT) - with_a_file(house)
    for_managers = registered - {one.qualified_name for one in leaves(house.app)}
    assert with_a_file(house) == {"match import"}
    assert registered - tried == {*RIGHT, "match import", *for_managers}
    assert all(name.startswith("server ") for name in for_managers), "Discord shows them to managers only"
    assert {name.partition(" ")[0] for name in tried} >= {
        "aw",
        "aw-sea",
        "aw-cards",
        "aw-politics",
        "gm",
        "odds",
        "score",
    }


def of_the_game(name: str) -> bool:
    """Whether a command is one of Assyrian Wars."""
    return name.partition(" ")[0] in ("aw", "aw-sea", "aw-cards", "aw-politics")


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def two_rivers(house: House) -> Live:
    return await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")


async def test_a_guest_changes_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await two_rivers(house)
    told = await try_all(house, live, house.cleo)
    assert len(told) > 60
    assert not faults(caplog)
    assert {text for name, text in told.items() if of_the_game(name)} == {told["aw do"]}
    ruled = {name: text for name, text in told.items() if name.startswith("gm ")}
    assert {name for name, text in ruled.items() if "game master" not in text and "manage" not in text} == {"gm record"}


async def test_a_player_who_is_not_asked_changes_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await two_rivers(house)
    told = await try_all(house, live, house.ben)
    assert not faults(caplog)
    assert all("Anna" in text for name, text in told.items() if of_the_game(name))


@pytest.mark.parametrize(
    "text", ["nobody knows this", "@everyone", "x" * 500, "../../etc", "'; drop table matches; --"]
)
async def test_wrong_values_are_told_and_change_nothing(
    house: House, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    live = await two_rivers(house)
    told = await try_all(house, live, house.anna, text)
    assert not faults(caplog)
    assert all(len(said) <= 2000 for said in told.values())


async def test_a_dead_match_takes_no_commands(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await two_rivers(house)
    await set_status(house, live, "abandoned")
    told = await try_all(house, live, house.anna)
    assert not faults(caplog)
    assert all("abandoned" in text for name, text in told.items() if of_the_game(name))


async def test_a_match_of_another_server_does_not_exist(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await two_rivers(house)
    elsewhere = house.env.create_guild("Nineveh")
    channel = elsewhere.create_text_channel("other")
    stranger = elsewhere.add_member(house.env.create_user("Stranger"))
    for command in leaves(house.app):
        given = nonsense(stranger, command, "x")
        if given is None or "match" not in {param.display_name for param in command.parameters}:
            continue
        result = await stranger.slash(channel, command.qualified_name, **{**given, "match": live.id})
        assert isinstance(answer(result).content, str)
        assert live.info.name not in answer(result).content, command.qualified_name
    assert not faults(caplog)
    assert await revision(house, live) == 1


async def test_the_game_masters_nonsense_is_told_too(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await two_rivers(house)
    told = await try_all(house, live, house.keeper)
    assert not faults(caplog)
    assert told["gm rewind"]
    assert discord.utils.escape_mentions(told["gm rewind"]) == told["gm rewind"]
