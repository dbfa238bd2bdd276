"""What people, servers and Discord itself do to a table: nothing is lost, nobody else suffers, and all is told."""

import json
import re

import discord
import pytest
from simcord.enums import ChannelType

from bot.app import Stele
from tests.wire.people import Person, Town, parts, rings, said, until
from tests.wire.server import Wire
from tests.wire.tables import begun, message_with

RASCAL = "\u202e*Ra*_sc_`al`||x|| @everyone [a](b)"


async def at_bens_turn(app: Stele, town: Town, channel: int | None = None) -> tuple[int, Person, Person]:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben, channel=channel)
    for person in (anna, ben):
        await person.slash("practice answer", channel, choice="home")
    await town.quiet()
    return live.id, anna, ben


async def revision(app: Stele, match: int) -> int:
    return (await app.store.matches.head(match)).revision


async def test_a_channel_that_is_deleted_loses_nothing_and_the_match_moves(app: Stele, town: Town) -> None:
    match, anna, ben = await at_bens_turn(app, town)
    elsewhere = town.backend.create_channel(town.guild.id, "elsewhere").id
    before = await revision(app, match)
    town.backend.delete_channel(town.channel)
    await town.quiet()
    truce = await ben.slash("practice truce", elsewhere, match=match)
    await town.quiet()
    assert await revision(app, match) > before
    status = await ben.slash("status", elsewhere, match=match)
    await town.quiet()
    heard = truce.text + status.text
    assert "is gone" in heard or "no longer" in heard, heard
    since = len(town.wire.seen)
    # Nobody made this match, so those who play may move it.
    await anna.slash("match move", elsewhere, match=match)
    await town.quiet()
    assert anna.id in rings(town.wire, since), town.text(elsewhere)


async def test_messages_that_are_deleted_come_again_and_ring_nobody_twice(app: Stele, town: Town) -> None:
    match, anna, ben = await at_bens_turn(app, town)
    await ben.slash("practice truce")
    await town.quiet()
    for message in town.messages():
        town.backend.delete_message(town.channel, message.id)
    since = len(town.wire.seen)
    await app.aftermath.refresh(await app.matches.get(match))
    await town.quiet()
    await until(lambda: "Accept the truce?" in town.text(), "the question stands there again")
    assert rings(town.wire, since) == [], "they have been called, and not again"
    await anna.slash("practice answer", choice="accept")
    await town.quiet()
    assert "Hills" in town.text()


async def test_a_thread_that_is_deleted_is_told_and_other_tables_go_on(app: Stele, town: Town) -> None:
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    match, _, ben = await at_bens_turn(app, town, thread.id)
    _, _, other = await at_bens_turn(app, town)
    town.backend.delete_channel(thread.id)
    await town.quiet()
    await ben.slash("practice truce", town.channel, match=match)
    await town.quiet()
    since = len(town.wire.seen)
    await other.slash("practice truce", town.channel)
    await town.quiet()
    assert len(rings(town.wire, since)) == 1


async def test_who_has_left_the_server_is_named_somehow_and_stops_nobody(app: Stele, town: Town) -> None:
    match, anna, ben = await at_bens_turn(app, town)
    town.backend.remove_member(town.guild.id, anna.id)
    app.people._names.clear()  # as after a restart
    before = await revision(app, match)
    answer = await ben.slash("practice truce")
    await town.quiet()
    assert await revision(app, match) > before
    assert answer.text
    assert (await ben.slash("status")).text
    assert (await ben.slash("waiting")).text


async def test_a_role_without_attach_files_in_a_thread_gets_the_words(app: Stele, town: Town) -> None:
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    everyone = town.backend.guilds[town.guild.id].roles[town.guild.id]
    without = discord.Permissions(int(everyone.permissions))
    without.update(attach_files=False)
    town.backend.edit_role(town.guild.id, town.guild.id, {"permissions": without.value})
    await town.quiet()
    _, _, ben = await at_bens_turn(app, town, thread.id)
    told = town.text(thread.id)
    assert "begins" in told
    assert ben.mention in told
    assert "*Attach Files*" in told
    assert all(not message.attachments for message in town.messages(thread.id))


async def test_rights_that_go_in_the_middle_of_a_turn_come_back_with_everything_that_was_to_tell(
    app: Stele, town: Town
) -> None:
    _, anna, ben = await at_bens_turn(app, town)
    town.forbid(send_messages=True, attach_files=True, embed_links=True)
    await town.quiet()
    since = len(town.wire.seen)
    truce = await ben.slash("practice truce")
    await town.quiet()
    assert "truce" in truce.text.lower()
    status = await ben.slash("status")
    await town.quiet()
    told = truce.text + status.text
    assert "*Send Messages*" in told
    assert rings(town.wire, since) == []
    town.forbid()
    await until(lambda: rings(town.wire, since) == [anna.id], "the ping")


@pytest.mark.parametrize("forgetful", [False, True], ids=["the session goes on", "a new session"])
async def test_what_the_gateway_did_not_tell_is_found_out_when_it_is_back(
    app: Stele, town: Town, forgetful: bool
) -> None:
    _, anna, ben = await at_bens_turn(app, town)
    town.forbid(send_messages=True)
    await town.quiet()
    since = len(town.wire.seen)
    await ben.slash("practice truce")
    await town.quiet()
    assert rings(town.wire, since) == []
    town.wire.forgetful = forgetful
    connections = len(town.wire.sessions)
    await town.wire.cut()
    town.forbid()  # the bot does not hear of it
    await until(lambda: len(town.wire.sessions) > connections + forgetful, "another connection")
    await until(lambda: rings(town.wire, since) == [anna.id], "the ping, without a command")
    await anna.slash("practice answer", choice="accept")


async def test_everything_is_told_though_discord_holds_back_every_kind_of_request(app: Stele, town: Town) -> None:
    _, anna, ben = await at_bens_turn(app, town)
    since = len(town.wire.seen)
    for path in ("/channels/*/messages", "/channels/*/messages/*", "/webhooks/*", "/interactions/*/callback"):
        town.wire.fault("*", path, status=429, retry_after=0.2, times=2)
    truce = await ben.slash("practice truce")
    await town.quiet(60)
    assert truce.text
    await until(lambda: rings(town.wire, since) == [anna.id], "the ping")
    assert sum(one.status == 429 for one in town.wire.seen[since:]) >= 4


async def test_a_name_neither_formats_nor_mentions_nor_turns_the_line(app: Stele, town: Town, wire: Wire) -> None:
    rascal, ben = town.join(RASCAL), town.join("Ben")
    answer = await rascal.slash(
        "match new", game="practice", scenario="skirmish", players=2, place="channel", name=f"{RASCAL} \u2066"
    )
    await town.quiet()
    lobby = town.lobby()
    for person in (rascal, ben):
        await person.click(lobby, "Join")
    await rascal.click(lobby, "Start")
    private = [answer, await ben.slash("status"), await ben.slash("waiting"), await ben.slash("help")]
    for text in (town.text(), *(one.text for one in private)):
        assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f]", text)
        assert "@everyone" not in text
        assert not re.search(r"(?<!\\)\*Ra", text)
        assert not re.search(r"(?<!\\)`al", text)
    for one in wire.requests("*", "*/messages*"):
        assert "everyone" not in ((one.body or {}).get("allowed_mentions") or {}).get("parse", []), json.dumps(one.body)


async def test_two_servers_know_nothing_of_each_other(app: Stele, town: Town, wire: Wire) -> None:
    match, _, ben = await at_bens_turn(app, town)
    there = Town(wire, "Nineveh")
    there.app = app
    await town.quiet()
    spy = there.join("Sargon")
    for command in ("status", "map", "log", "score", "match show"):
        answer = await spy.slash(command, match=match)
        assert "Anna" not in answer.text, command
        assert "Hills" not in answer.text, command
        assert all(not message.attachments for message in answer.messages), command
    assert "Hills" not in (await spy.slash("match list")).text
    before = await revision(app, match)
    lever = f"stele:decide:{match}:0:"
    asked, *_ = [one for one in town.messages() if any(part["custom_id"] == lever for part in parts(one))]
    pressed = await spy.send(3, {"custom_id": lever, "component_type": 2}, message=spy._of(asked)).done()
    assert "Anna" not in pressed.text
    assert await revision(app, match) == before
    # The same people play in both servers at once.
    there.backend.add_member(there.guild.id, ben.id)
    twin = Person(there, ben.id)
    await begun(app, there, spy, twin)
    waiting = (await twin.slash("waiting")).text
    assert waiting.count("Hills") == 2
    assert said(message_with(there, "Sargon"))


async def test_a_stage_is_no_table_and_says_so_or_is_one(app: Stele, town: Town) -> None:
    stage = town.backend.create_channel(town.guild.id, "stage", type=ChannelType.STAGE_VOICE).id
    await town.quiet()
    answer = await town.join("Anna").slash("match new", stage, game="practice", scenario="skirmish")
    await town.quiet()
    made = await app.store.matches.of_server(town.guild.id)
    assert bool(made) == bool(town.messages(stage)), answer.text
