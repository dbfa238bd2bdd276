"""Time that the bot was down does not count, and what another process has left behind is noticed."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord._runtime import _attach_bot
from simcord.env import Env

from bot.acting.panel import due_moments
from bot.app import LOOK_EVERY, Stele
from bot.spine.deadlines import waiting_since
from db.commit import post
from db.errors import Full
from db.records import Change, NewTimer, Post, Timer
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


async def test_a_bot_that_dies_again_and_again_is_down_all_the_time(house: House, tmp_path: Path) -> None:
    """Each of its lives is short, and each gap between two of them."""
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    for _ in range(6):
        await gone_for(house, tmp_path, seconds=45)
        await house.env.advance_time(5)
    after = due_moments(await house.app.matches.get(match))
    assert all(after[key] - before[key] >= timedelta(minutes=3) for key in before)
    assert len([post for post in house.posts() if "That time does not count" in post.content]) == 1


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


# ---- a clock that jumps while the bot runs -------------------------------------------------------------------


class Wall:
    """The machine's clock, which may be set while the time between two moments passes as ever."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.off = timedelta()
        right = house.env.backend.clock.now
        monkeypatch.setattr(house.env, "now", lambda: right() + self.off)

    def jump(self, **time: float) -> None:
        self.off += timedelta(**time)


@pytest.fixture
def wall(house: House, monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(house, monkeypatch)


def lapses(house: House) -> list[str]:
    return [post.content for post in house.posts() if "is up" in post.content]


@pytest.mark.parametrize("days", [1, 20_000])
async def test_a_clock_that_is_set_back_leaves_as_much_time_as_before(house: House, wall: Wall, days: int) -> None:
    match = await with_deadline(house, hours=1)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    wall.jump(days=-days)
    await house.env.advance_time(60)
    assert [post for post in house.posts() if "My clock was set back" in post.content]
    after = due_moments(await house.app.matches.get(match))
    left = [before[key] - after[key] - timedelta(days=days) for key in before]
    assert all(abs(off) <= timedelta(minutes=2) for off in left)
    await house.env.advance_time(3600)
    assert lapses(house), "and the bot does not stand still for a day"


async def test_whatever_waits_for_its_moment_goes_on_after_a_clock_was_set_back(house: House, wall: Wall) -> None:
    """Computer players, for example."""
    rung: list[str] = []

    async def handler(timer: Timer) -> None:
        rung.append(timer.key)
        await house.app.store.timers.fire(timer)

    house.app.alarms.register("bell", handler)
    live = await house.match(house.anna, house.ben)
    bell = NewTimer(key="bell", kind="bell", due_at=house.env.now() + timedelta(seconds=40))
    await house.inside(house.app.store.commit(Change(match=live.id, timers=(bell,))))
    await house.env.advance_time(10)
    wall.jump(days=-365)
    await house.env.advance_time(90)
    assert rung == ["bell"]


async def test_a_clock_that_is_wrong_for_a_while_moves_nothing_in_the_end(house: House, wall: Wall) -> None:
    """As on a machine that starts in 1970 and asks the network for the time afterwards."""
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    wall.jump(days=-20_000)
    await house.env.advance_time(120)
    wall.jump(days=20_000)
    await house.env.advance_time(120)
    after = due_moments(await house.app.matches.get(match))
    assert before.keys() == after.keys()
    assert all(abs(after[key] - before[key]) < timedelta(minutes=5) for key in before)


async def test_missed_beats_are_not_made_up_for(house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    get = house.app.store.marks.get

    async def counted(key: str) -> Any:
        nonlocal looks
        looks += 1
        return await get(key)

    monkeypatch.setattr(house.app.store.marks, "get", counted)
    await house.env.advance_time(60)
    wall.jump(days=3)
    await house.env.advance_time(60)
    assert looks < 20


async def test_what_came_due_while_the_machine_slept_between_a_look_and_a_claim_is_not_due(
    house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    timers = house.app.store.timers
    claim, next_moment = timers.claim, timers.next_moment
    slept = False

    async def asleep() -> Any:
        nonlocal slept
        if not slept:
            slept = True
            wall.jump(hours=5)
        return await next_moment()

    monkeypatch.setattr(timers, "next_moment", asleep)
    await house.inside(kicked(house))
    await house.env.advance_time(90)
    assert slept
    assert lapses(house) == []
    assert timers.claim == claim
    after = due_moments(await house.app.matches.get(match))
    assert all(after[key] - before[key] >= timedelta(hours=5) for key in before)


async def test_a_death_while_time_is_made_up_for_loses_neither_time_nor_the_notice(
    house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    died = 0

    async def dies(*given: Any) -> None:
        nonlocal died
        died += 1
        if died == 1:
            raise Full("like a death in the middle")
        await post(*given)

    for module in ("db.timers", "db.outbox"):
        monkeypatch.setattr(f"{module}.post", dies)
    wall.jump(hours=5)
    await house.env.advance_time(120)
    assert died > 1
    after = due_moments(await house.app.matches.get(match))
    assert all(timedelta(hours=5) <= after[key] - before[key] <= timedelta(hours=5, minutes=2) for key in before)
    assert [post for post in house.posts() if "That time does not count" in post.content]


async def test_a_database_that_could_not_be_written_counts_like_a_bot_that_was_down(
    house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(60)
    before = due_moments(await house.app.matches.get(match))
    with monkeypatch.context() as full:

        async def refused(*_: Any, **__: Any) -> Any:
            raise Full("no room")

        for part, name in ((house.app.store.marks, "swap"), (house.app.store.timers, "claim")):
            full.setattr(part, name, refused)
        full.setattr(house.app.store.timers, "make_up", refused, raising=False)
        wall.jump(hours=5)
        await house.env.advance_time(65)
    await house.inside(kicked(house))
    await house.env.advance_time(60)
    assert lapses(house) == []
    after = due_moments(await house.app.matches.get(match))
    assert all(after[key] - before[key] >= timedelta(hours=4, minutes=55) for key in before)


async def test_nobody_counts_as_silent_for_time_that_the_bot_was_down(house: House, tmp_path: Path) -> None:
    match = await with_deadline(house)
    await house.env.advance_time(600)
    before = waiting_since(await house.app.matches.get(match))
    await gone_for(house, tmp_path, days=3)
    after = waiting_since(await house.app.matches.get(match))
    assert before
    assert all(after[seat] - before[seat] >= timedelta(days=3) for seat in before)
