"""Between two pieces of work the loop looks at what has come."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.spine.breath import Breath
from tests.bot.house import House
from tests.patience import HANG

Work = Callable[[], Awaitable[object]]


async def rounds_of(works: list[Work]) -> list[int]:
    """In which round of the loop each of these, begun at once, came to its end."""
    round, done = 0, list[int]()

    async def one(work: Work) -> None:
        await work()
        done.append(round)

    tasks = [asyncio.create_task(one(work)) for work in works]
    async with asyncio.timeout(HANG):
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            round += 1
    return done


async def test_each_round_has_one_piece_of_work() -> None:
    breath = Breath()
    done = await rounds_of([breath.turn] * 12)
    assert len(set(done)) == 12


async def test_whoever_comes_alone_does_not_wait() -> None:
    breath = Breath()
    for _ in range(3):
        turn = breath.turn()
        try:
            turn.send(None)
            raise AssertionError("it waited")
        except StopIteration:
            pass
        await asyncio.sleep(0)  # a round
        await asyncio.sleep(0)


async def test_who_goes_away_is_passed_over_and_keeps_nobody() -> None:
    breath = Breath()
    _, gone, stays = (asyncio.create_task(breath.turn()) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(stays, HANG)
    assert gone.cancelled()


async def test_many_who_look_at_matches_at_once_do_not_stop_the_loop(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    done = await rounds_of([lambda: house.app.matches.position(live)] * 12)
    assert len(set(done)) == 12
