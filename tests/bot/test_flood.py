"""A flood from one person slows only that person."""

import asyncio

import pytest

from bot.spine.errors import Told
from bot.spine.flood import MOST_WAITING, Flood
from tests.patience import HANG


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order_of(flood: Flood, people: list[int]) -> list[int]:
    """In which order commands that come at the same moment get their turn."""
    done: list[int] = []

    async def command(person: int) -> None:
        async with flood.turn(person):
            done.append(person)

    await asyncio.gather(*(command(person) for person in people))
    return done


async def test_the_others_do_not_wait_behind_a_flood() -> None:
    order = await order_of(Flood(burst=3, every=0.02), [1] * 8 + [2])
    assert order.count(1) == 8, "slowed down, not dropped"
    assert order.index(2) < 5


async def test_after_a_burst_there_is_one_every_so_often() -> None:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await order_of(Flood(burst=2, every=0.05), [1] * 4)
    assert loop.time() - begun >= 0.09


async def test_rest_makes_free_again() -> None:
    clock = Clock()
    flood = Flood(burst=2, every=100 * HANG, clock=clock)
    await order_of(flood, [1, 1])
    clock.now = 200 * HANG
    assert await asyncio.wait_for(order_of(flood, [1, 1]), HANG) == [1, 1]


async def test_far_too_much_is_refused_in_words() -> None:
    flood = Flood(burst=1, every=0.01)
    gate = asyncio.Event()

    async def slow() -> None:
        async with flood.turn(1):
            await gate.wait()

    waiting = [asyncio.create_task(slow()) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Told) as caught:
        async with flood.turn(1):
            pass
    assert caught.value.said.id == "bot-slow-down"
    gate.set()
    await asyncio.gather(*waiting)
