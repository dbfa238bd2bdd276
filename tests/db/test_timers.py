"""Timers: claimed by one, fired once, moved and cancelled by key."""

import asyncio
from datetime import timedelta

import pytest

from db import Store
from db.errors import TimerGone
from db.records import Change, Head, NewTimer, Post, Timer
from db.timers import LEASE
from tests.db.conftest import Clock
from tests.db.desk import begun, set_timers, step


def deadline(clock: Clock, key: str = "deadline", **later: float) -> NewTimer:
    return NewTimer(key=key, kind="deadline", due_at=clock() + timedelta(**later), question=3)


async def test_a_timer_is_claimed_when_it_is_due(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock, "b", hours=2), deadline(clock, "a", hours=1), match=match)
    assert await store.timers.claim("worker") == []
    assert await store.timers.next_moment() == clock() + timedelta(hours=1)
    clock.pass_by(hours=3)
    assert [timer.key for timer in await store.timers.claim("worker")] == ["a", "b"]
    assert await store.timers.claim("worker") == []


async def test_timers_that_wait_wake_nobody(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock), match=match)
    await store.timers.claim("worker")
    assert await store.timers.next_moment() == clock() + LEASE
    await store.commit(Change(match=match, status="paused"))
    assert await store.timers.next_moment() is None


async def test_a_timer_fires_with_its_command_and_never_twice(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock), match=match)
    [slow] = await store.timers.claim("slow")
    clock.pass_by(seconds=LEASE.total_seconds())
    [quick] = await store.timers.claim("quick")

    def lapse(timer: Timer, head: Head) -> Change:
        return Change(match=match, advance=step(head), fired=timer)

    await store.commit(lapse(quick, await store.matches.head(match)))
    head = await store.matches.head(match)
    with pytest.raises(TimerGone):
        await store.commit(lapse(slow, head))
    assert await store.matches.head(match) == head
    clock.pass_by(days=1)
    assert await store.timers.claim("anybody") == []


async def test_many_processes_share_the_timers(store: Store, clock: Clock) -> None:
    matches = [await begun(store) for _ in range(3)]
    for match in matches:
        await set_timers(store, *(deadline(clock, f"t{n}") for n in range(8)), match=match)
    fired: list[tuple[int | None, str]] = []

    async def work(name: str) -> None:
        while timers := await store.timers.claim(name, most=2):
            for timer in timers:
                await store.timers.fire(timer, Post(channel=1, kind="ping", body=timer.key.encode()))
                fired.append((timer.match, timer.key))

    await asyncio.gather(*(work(f"process {n}") for n in range(4)))
    assert sorted(fired) == sorted((match, f"t{n}") for match in matches for n in range(8))
    assert (await store.outbox.health()).waiting == 24


async def test_of_all_who_fire_one_claim_one_succeeds(store: Store, clock: Clock) -> None:
    await set_timers(store, deadline(clock))
    [timer] = await store.timers.claim("worker")
    results = await asyncio.gather(*(store.timers.fire(timer) for _ in range(5)), return_exceptions=True)
    assert [isinstance(result, TimerGone) for result in results].count(False) == 1


async def test_setting_a_key_again_moves_the_timer_and_voids_a_claim(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock), match=match)
    [claimed] = await store.timers.claim("worker")
    head = await store.matches.head(match)
    await store.commit(Change(match=match, advance=step(head), timers=(deadline(clock, hours=5),)))
    with pytest.raises(TimerGone):
        await store.timers.fire(claimed)
    [moved] = (await store.matches.sitting(match)).timers
    assert moved.due_at == clock() + timedelta(hours=5)


async def test_keys_of_other_matches_and_of_none_are_left_alone(store: Store, clock: Clock) -> None:
    match, other = await begun(store), await begun(store)
    for each in (match, other, None):
        await set_timers(store, deadline(clock), match=each)
    await set_timers(store, deadline(clock, hours=1))
    await store.commit(Change(match=match, cancelled_timers=("deadline",)))
    assert (await store.matches.sitting(match)).timers == ()
    assert [timer.match for timer in await store.timers.claim("worker")] == [other]
    clock.pass_by(hours=1)
    assert [timer.match for timer in await store.timers.claim("later")] == [other, None]


async def test_quiet_hours_postpone(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock, "reminder"), match=match)
    [timer] = await store.timers.claim("worker")
    await store.timers.postpone(timer, clock() + timedelta(hours=7))
    clock.pass_by(hours=6)
    assert await store.timers.claim("worker") == []
    clock.pass_by(hours=1)
    [again] = await store.timers.claim("worker")
    assert (again.key, again.question) == ("reminder", 3)


async def test_the_timers_of_a_paused_match_wait(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await set_timers(store, deadline(clock), match=match)
    await store.commit(Change(match=match, status="paused"))
    assert await store.timers.claim("worker") == []
    await store.commit(Change(match=match, status="running"))
    assert len(await store.timers.claim("worker")) == 1


async def test_a_claim_from_before_the_clock_was_set_back_is_void(store: Store, clock: Clock) -> None:
    await set_timers(store, deadline(clock))
    clock.pass_by(hours=5)
    assert len(await store.timers.claim("dead worker")) == 1
    clock.pass_by(hours=-3)
    assert len(await store.timers.claim("worker")) == 1


async def test_a_worker_that_stops_gives_its_claims_back(store: Store, clock: Clock) -> None:
    await set_timers(store, deadline(clock))
    await store.timers.claim("stopping")
    await store.timers.release("stopping")
    assert len(await store.timers.claim("next")) == 1
