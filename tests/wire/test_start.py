"""The start: commands are announced when they have changed, faults are told, and what a kill left behind goes on."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot import __main__ as program
from bot.spine.permissions import NEEDED, invitation
from bot.spine.workers import HERE
from db.records import Post
from tests.bot.conftest import SPINE, make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Person, Town, labels, until
from tests.wire.process import living
from tests.wire.server import TOKEN, Wire
from tests.wire.tables import begun

ANNOUNCE = "/applications/*/commands"


async def lobby(town: Town, *people: Person) -> None:
    """A match that has begun, with these people."""
    await people[0].slash("match new", game="practice", scenario="skirmish", players=len(people), place="channel")
    table = await until(lambda: next((one for one in town.messages() if "Join" in labels(one)), None), "the lobby")
    for person in people:
        await person.click(table, "Join")
    await people[0].click(table, "Start")


async def test_commands_are_announced_only_when_they_have_changed(wire: Wire, town: Town, tmp_path: Path) -> None:
    for some in (SPINE, SPINE, ("bot.cogs.server", *SPINE[:2])):
        async with logged_in(make_app(tmp_path, parts=some), wire):
            pass
    assert len(wire.requests("PUT", ANNOUNCE)) == 2, "at the first start, and when the tree had changed"


async def test_commands_are_offered_in_servers_only_and_by_todays_flags(wire: Wire, town: Town, tmp_path: Path) -> None:
    async with logged_in(make_app(tmp_path), wire):
        pass
    [announced] = wire.requests("PUT", ANNOUNCE)
    assert {tuple(command["contexts"]) for command in announced.body} == {(0,)}
    assert {tuple(command["integration_types"]) for command in announced.body} == {(0,)}
    assert all("dm_permission" not in command for command in announced.body)


async def test_commands_that_discord_forgot_are_announced_again(wire: Wire, town: Town, tmp_path: Path) -> None:
    async with logged_in(make_app(tmp_path), wire):
        pass
    wire.backend.commands[None].clear()
    async with logged_in(make_app(tmp_path), wire):
        pass
    assert len(wire.requests("PUT", ANNOUNCE)) == 2


async def test_a_rate_limit_on_the_announcement_does_not_end_the_start(wire: Wire, town: Town, tmp_path: Path) -> None:
    wire.fault("PUT", ANNOUNCE, status=429, retry_after=3600)
    async with logged_in(make_app(tmp_path), wire) as app:
        assert app.is_ready()


async def test_a_start_that_fails_says_what_is_wrong(
    wire: Wire, town: Town, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wire.fault("PUT", ANNOUNCE, status=400, code=50035, message="Invalid Form Body")
    assert await program.on_discord(make_app(tmp_path), TOKEN) == 1
    said = capsys.readouterr().err
    assert "does not accept the commands" in said
    assert "network" not in said
    wire.fault("GET", "/users/@me", status=403, code=0, message="banned")
    assert await program.on_discord(make_app(tmp_path), TOKEN) == 1
    said = capsys.readouterr().err
    assert "Discord answers 403: banned" in said
    assert "The network is in order" in said


async def test_the_invitation_is_printed_when_the_bot_starts(
    wire: Wire, town: Town, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        async with logged_in(make_app(tmp_path), wire) as app:
            link = invitation(app.application_id or 0)
    assert str(app.application_id) in link
    assert [record.getMessage() for record in caplog.records if link in record.getMessage()] == [
        f"invite me with {link}"
    ]


async def test_the_invitation_asks_for_exactly_what_is_needed() -> None:
    assert str(NEEDED.value) in invitation(1234)
    rights = {name for name, given in NEEDED if given}
    assert rights == {
        "read_messages",  # as discord.py calls View Channel
        "send_messages",
        "send_messages_in_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
        "pin_messages",
        "create_public_threads",
    }, discord.__version__


async def test_after_a_kill_the_next_start_goes_on_at_once(wire: Wire, town: Town, tmp_path: Path) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    async with living(wire, town, tmp_path) as first:
        await lobby(town, anna, ben)
        await until(lambda: "begins" in town.text(), "the opening")
        await town.quiet()
        # The process dies when it is about to tell of an answer, with the post in its hands.
        dying = wire.fault("*", "/channels/*/messages*", call=first.kill)
        anna.type("practice answer", choice="home")
        await until(lambda: dying.struck, "the kill")
        await first.gone()
    hold_on(tmp_path)
    begun = len(wire.seen)
    async with living(wire, town, tmp_path):
        await until(lambda: wire.requests("*", "/channels/*/messages*", begun), "what was left behind")


def hold_on(folder: Path) -> None:
    """What the dead process held it holds for an hour more: whoever waits for that waits in vain."""
    with closing(sqlite3.connect(folder / "stele.sqlite3")) as base, base:
        held = base.execute("UPDATE outbox SET leased_until = leased_until + 3600000 WHERE leased_by IS NOT NULL")
    assert held.rowcount


async def test_a_start_takes_back_what_a_dead_process_still_holds(wire: Wire, town: Town, tmp_path: Path) -> None:
    async with logged_in(make_app(tmp_path), wire) as app:
        live = await begun(app, town, town.join("Anna"), town.join("Ben"))
        await until(lambda: not app.delivery.pulse.running, "the posts")
        await app.delivery.pulse.stop()
        ended = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
        await ended.wait()
        holder = f"delivery@{HERE}/{ended.pid}/dead"
        note = Post(channel=live.info.channel, kind="table", slot="table", body=b"")
        await app.store.matches.edit(live.id, name="Mountains")
        await app.store.outbox.add(note, match=live.id)
        assert await app.store.outbox.claim(holder, lease=timedelta(hours=1))
    async with logged_in(make_app(tmp_path), wire) as app:
        await until(lambda: "Mountains" in town.text(), "what the dead process held")
