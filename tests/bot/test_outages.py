"""Time that the bot was down does not count, and what another process has left behind is noticed."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from simcord._runtime import _attach_bot
from simcord.env import Env

from bot.acting.panel import due_moments
from bot.app import LOOK_EVERY, Stele
from db.records import Change, Post
from db.store import Store
from tests.bot.conftest import EVERYTHING, make_app
from tests.bot.house import House
from tests.patience import HANG

EVERY = LOOK_EVERY  # as the bot has it by itself


@pytest.fixture
async def env(tmp_path: Path) -> AsyncIterator[Env]:
    """A bot that looks after its clock as often as the real one."""
    running = Env(make_app(tmp_path, look_every=EVERY), settle_timeout=HANG)
    await running.start()
    yield running
    await running.shutdown()
    assert isinstance(running.bot, Stele)
    await running.bot.studio.close()
    await running.bot.store.close()


async def with_deadline(house: House, hours: int = 2) -> int:
    """A match in which everybody has two hours."""
    await house.keeper.slash(house.channel, "server language", language="en")
    live = await house.match(house.anna, house.ben)
    settings = msgspec.structs.replace(live.info.settings, deadline_hours=hours)
    await house.app.store.matches.edit(live.id, settings=settings)
    await house.inside(house.app.aftermath.refresh(await house.app.matches.get(live.id)))
    return live.id


async def gone_for(house: House, folder: Path, **time: float) -> None:
    """The bot dies, and comes back after a while."""
    old = house.app
    await house.env._detach_bot()
    await old.store.close()
    house.env.backend.clock.advance(timedelta(**time).total_seconds())
    fresh = make_app(folder, look_every=EVERY, parts=EVERYTHING)
    house.env.bot = fresh
    await _attach_bot(house.env, fresh)
    await house.env.settle()


async def test_a_deadline_does_not_run_while_the_bot_is_down(house: House, tmp_path: Path) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(600)
    before = due_moments(await house.app.matches.get(match))
    await gone_for(house, tmp_path, hours=5)
    after = due_moments(await house.app.matches.get(match))
    assert before.keys() == after.keys()
    assert all(after[key] - before[key] >= timedelta(hours=5) for key in before)
    assert all(after[key] - before[key] <= timedelta(hours=5) + EVERY for key in before)
    assert [post for post in house.posts() if "That time does not count" in post.content]
    assert not [post for post in house.posts() if "did not answer" in post.content]


async def test_a_short_restart_moves_nothing(house: House, tmp_path: Path) -> None:
    match = await with_deadline(house)
    before = due_moments(await house.app.matches.get(match))
    await gone_for(house, tmp_path, seconds=20)
    assert due_moments(await house.app.matches.get(match)) == before


async def test_a_clock_that_jumps_ahead_fires_nothing(house: House) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    house.env.backend.clock.advance(timedelta(days=1).total_seconds())
    await house.inside(kicked(house))
    after = due_moments(await house.app.matches.get(match))
    assert before.keys() == after.keys(), "nothing has lapsed"
    assert all(after[key] - before[key] >= timedelta(days=1) for key in before)


async def test_another_process_notices_within_a_minute(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    other = await Store.open(house.app.settings.database, clock=house.app.store.clock)
    try:
        table = Post(channel=live.info.channel, kind="table", body=b"", slot="table")
        await other.commit(Change(match=live.id, status="paused", posts=(table,)))
    finally:
        await other.close()
    await house.env.advance_time(60)
    [shown] = [post for post in house.posts() if post.embeds]
    assert "paused" in (shown.embeds[0].title or "").casefold()


async def kicked(house: House) -> None:
    house.app.kick()
