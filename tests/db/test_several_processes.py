"""Several bots on one database, each with a store of its own: matches, timers and posts are shared safely."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from db import Store
from db.errors import Stale
from db.records import Change, Interaction, NewTimer, Post, Sitting
from tests.db.conftest import Clock
from tests.db.desk import ALICE, begun, set_timers, step

BOTS, COMMANDS = 3, 6


@pytest.fixture
async def bots(url: str, clock: Clock) -> AsyncIterator[list[Store]]:
    opened = [await Store.open(url, clock=clock) for _ in range(BOTS)]
    yield opened
    for store in opened:
        await store.close()


async def test_commands_of_all_bots_are_carried_out_once(bots: list[Store]) -> None:
    match = await begun(bots[0])

    async def command(store: Store, number: int) -> None:
        async def work(sitting: Sitting) -> Change:
            head = sitting.position
            return Change(match=match, advance=step(head), interaction=Interaction(number, ALICE))

        while True:
            try:
                await store.play(match, work, interaction=number)
            except Stale:
                continue
            return

    # Each command reaches two bots, as a delivery that Discord repeats to another shard would.
    deliveries = [(bots[turn % BOTS], turn // 2) for turn in range(BOTS * COMMANDS * 2)]
    await asyncio.gather(*(command(store, number) for store, number in deliveries))
    head = await bots[-1].matches.head(match)
    assert head.revision == 1 + BOTS * COMMANDS
    assert len(await bots[0].matches.log(match)) == head.revision


async def test_timers_and_posts_of_all_bots_go_out_once_and_in_order(bots: list[Store], clock: Clock) -> None:
    matches = [await begun(bots[0]) for _ in range(4)]
    for match in matches:
        timers = [NewTimer(key=f"{n}", kind="ping", due_at=clock()) for n in range(5)]
        await set_timers(bots[0], *timers, match=match)
    sent: list[tuple[int, bytes]] = []

    async def live(store: Store, name: str) -> None:
        idle = 0
        while idle < 3:
            timers = await store.timers.claim(name, most=3)
            for timer in timers:
                channel, key = timer.match or 0, timer.key.encode()
                pair = [Post(channel=channel, kind="ping", body=key + part) for part in (b" first", b" then")]
                await store.timers.fire(timer, *pair)
            parcels = await store.outbox.claim(name, most=2)
            for parcel in parcels:
                sent.append((parcel.channel, parcel.body))
                await store.outbox.sent(parcel)
            idle = 0 if timers or parcels else idle + 1

    await asyncio.gather(*(live(store, f"bot {number}") for number, store in enumerate(bots)))
    assert len(sent) == len(set(sent)) == 4 * 5 * 2
    for match in matches:
        for key in range(5):
            assert sent.index((match, b"%d first" % key)) < sent.index((match, b"%d then" % key))


async def test_machines_whose_clocks_differ_go_by_the_servers(url: str) -> None:
    """Otherwise leases of one were void for the other, and each thought that time was missing."""
    store = await Store.open(url, clock=lambda: datetime.now(UTC) + timedelta(minutes=10))
    await store.agree_on_the_time()
    off = store.clock() - datetime.now(UTC)
    assert (off > timedelta(minutes=9)) if store.database.is_sqlite else (abs(off) < timedelta(minutes=1))
    await store.close()
