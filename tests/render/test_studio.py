"""The studio: the loop stays free, equal orders are one rendering, the queue ends, what is finished is kept."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from render.paper import cache
from render.paper.picture import PLAIN, Style
from render.studio import Busy, Closed, Order, Ready, Studio, Unknown, weight
from tests.patience import HANG


@pytest.fixture
async def atelier() -> AsyncIterator[Studio]:
    made = Studio(room=3, patience=0.1)
    yield made
    await made.close()


class Gate:
    """A job that waits until it is let through, and counts how often it was drawn."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = threading.Event()
        self.drawn: list[str] = []

    def draw(self, style: Style, which: str) -> tuple[Ready, ...]:
        self.begun.set()
        self.open.wait(HANG)
        self.drawn.append(which)
        return (Ready(which.encode(), "webp", (1, 1), style.theme),)

    def order(self, which: str, style: Style = PLAIN) -> Order:
        return Order(self.draw, style, (which,))


@pytest.fixture
def gate() -> Gate:
    return Gate()


def ask(atelier: Studio, order: Order) -> "asyncio.Task[tuple[Ready, ...]]":
    return asyncio.create_task(atelier.draw(order))


def data(made: tuple[Ready, ...]) -> bytes:
    return b"".join(ready.data for ready in made)


async def test_an_order_comes_back_ready(atelier: Studio) -> None:
    def pages(style: Style, *names: str) -> tuple[Ready, ...]:
        return tuple(Ready(name.encode(), "webp", (2, 1), f"{name} in {style.language}") for name in names)

    made = await atelier.draw(Order(pages, Style("dark", "de"), ("one", "two")))
    assert [ready.data for ready in made] == [b"one", b"two"]
    assert [ready.alt for ready in made] == ["one in de", "two in de"]


async def test_the_loop_goes_on_while_a_picture_is_drawn(atelier: Studio, gate: Gate) -> None:
    asked = ask(atelier, gate.order("1"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not asked.done()
    gate.open.set()
    assert data(await asked) == b"1"


async def test_equal_orders_are_one_rendering(atelier: Studio, gate: Gate) -> None:
    asked = [ask(atelier, gate.order("7")) for _ in range(5)]
    await asyncio.sleep(0)
    gate.open.set()
    made = await asyncio.gather(*asked)
    assert gate.drawn == ["7"]
    assert all(each is made[0] for each in made)
    assert await atelier.draw(gate.order("7")) is made[0]
    assert gate.drawn == ["7"]


async def test_a_full_queue_says_so(atelier: Studio, gate: Gate) -> None:
    asked = [ask(atelier, gate.order(str(n))) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="the studio takes 3"):
        await atelier.draw(gate.order("9"))
    joined = ask(atelier, gate.order("1"))  # the same picture once more needs no room
    gate.open.set()
    await asyncio.gather(*asked, joined)
    assert gate.drawn == ["0", "1", "2"]
    assert data(await atelier.draw(gate.order("9"))) == b"9"


async def test_an_order_waits_for_room(gate: Gate) -> None:
    atelier = Studio(room=1, patience=HANG)
    asked = [ask(atelier, gate.order(str(n))) for n in range(4)]
    await asyncio.sleep(0.05)
    gate.open.set()
    assert [data(made) for made in await asyncio.gather(*asked)] == [b"0", b"1", b"2", b"3"]
    await atelier.close()


async def test_who_finds_his_picture_ready_lets_the_next_one_in(gate: Gate) -> None:
    """Three wait for room, two of them for the same picture: nobody is forgotten at the door."""
    atelier = Studio(room=1, patience=HANG)
    asked = [ask(atelier, gate.order(which)) for which in ("0", "1", "1", "2")]
    await asyncio.to_thread(gate.begun.wait, HANG)
    await asyncio.sleep(0.05)
    gate.open.set()
    made = await asyncio.wait_for(asyncio.gather(*asked), HANG)
    assert [data(each) for each in made] == [b"0", b"1", b"1", b"2"]
    await atelier.close()


async def test_who_goes_away_at_the_door_lets_the_next_one_in(gate: Gate) -> None:
    atelier = Studio(room=1, patience=HANG)
    asked = [ask(atelier, gate.order(which)) for which in ("0", "1", "2")]
    await asyncio.to_thread(gate.begun.wait, HANG)
    await asyncio.sleep(0.05)
    asked[1].cancel()
    gate.open.set()
    assert data(await asyncio.wait_for(asked[2], HANG)) == b"2"
    await atelier.close()


async def test_the_two_lines_have_their_turns(gate: Gate) -> None:
    """Many maps of other tables do not keep people from their hands: two of these are drawn for each of those."""
    atelier = Studio(room=10, patience=HANG)
    maps = [asyncio.create_task(atelier.draw(gate.order(f"map {n}"), public=True)) for n in range(4)]
    await asyncio.to_thread(gate.begun.wait, HANG)
    hands = [ask(atelier, gate.order(f"hand {n}")) for n in range(3)]
    await asyncio.sleep(0.05)
    gate.open.set()
    await asyncio.gather(*maps, *hands)
    assert gate.drawn == ["map 0", "hand 0", "hand 1", "map 1", "hand 2", "map 2", "map 3"]
    await atelier.close()


async def test_what_all_look_at_is_drawn_before_the_hands_of_many(gate: Gate) -> None:
    """Twenty-five open their hands at once; the map of the table waits for the one that is being drawn, no longer."""
    atelier = Studio(room=10, patience=HANG)
    hands = [ask(atelier, gate.order(f"hand {n}")) for n in range(25)]
    await asyncio.to_thread(gate.begun.wait, HANG)
    table = asyncio.create_task(atelier.draw(gate.order("map"), public=True))
    await asyncio.sleep(0.05)
    gate.open.set()
    assert data(await table) == b"map"
    await asyncio.gather(*hands)
    assert gate.drawn[:2] == ["hand 0", "map"]
    assert len(gate.drawn) == 26
    await atelier.close()


async def test_what_nobody_waits_for_leaves_the_queue(atelier: Studio, gate: Gate) -> None:
    first, second, third = (ask(atelier, gate.order(which)) for which in ("1", "2", "3"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    gate.open.set()
    await asyncio.gather(first, third)
    assert gate.drawn == ["1", "3"]


async def test_one_who_goes_away_does_not_take_the_picture_from_others(atelier: Studio, gate: Gate) -> None:
    blocker, one, two = ask(atelier, gate.order("0")), ask(atelier, gate.order("5")), ask(atelier, gate.order("5"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    one.cancel()
    await asyncio.sleep(0)
    gate.open.set()
    assert data(await two) == b"5"
    await blocker
    assert one.cancelled()


async def test_a_picture_asked_again_after_a_cancel_is_drawn(atelier: Studio, gate: Gate) -> None:
    blocker, gone = ask(atelier, gate.order("0")), ask(atelier, gate.order("6"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    gone.cancel()
    again = ask(atelier, gate.order("6"))
    gate.open.set()
    assert data(await again) == b"6"
    await blocker


async def test_a_picture_under_way_is_kept_even_if_nobody_waits(atelier: Studio, gate: Gate) -> None:
    asked = ask(atelier, gate.order("8"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    gate.open.set()
    await asyncio.wrap_future(atelier.workers.submit(int))  # drawn after the picture
    assert data(await atelier.draw(gate.order("8"))) == b"8"
    assert gate.drawn == ["8"]


async def test_a_closed_studio_says_so(gate: Gate) -> None:
    atelier = Studio()
    running, waiting = ask(atelier, gate.order("1")), ask(atelier, gate.order("2"))
    await asyncio.to_thread(gate.begun.wait, HANG)
    closing = asyncio.create_task(atelier.close())
    await asyncio.sleep(0.05)
    gate.open.set()
    await closing
    results: list[Any] = await asyncio.gather(running, waiting, return_exceptions=True)
    assert data(results[0]) == b"1"
    assert isinstance(results[1], Closed)
    with pytest.raises(Closed, match="shutting down"):
        await atelier.draw(gate.order("3"))


async def test_finished_pictures_are_kept_within_their_limit(gate: Gate) -> None:
    gate.open.set()
    atelier = Studio(kept=10)
    for which in ("1111", "2222", "3333", "1111"):
        await atelier.draw(gate.order(which))
    assert gate.drawn == ["1111", "2222", "3333", "1111"]
    await atelier.draw(gate.order("3333"))
    assert gate.drawn[-1] == "1111"
    await atelier.close()


async def test_what_differs_in_anything_is_another_picture(atelier: Studio, gate: Gate) -> None:
    other = Gate()
    for each in (gate, other):
        each.open.set()
    for order in (gate.order("7"), gate.order("7", Style("dark")), gate.order("8"), other.order("7")):
        await atelier.draw(order)
    assert (gate.drawn, other.drawn) == (["7", "7", "8"], ["7"])


async def test_errors_reach_who_asked_and_are_not_kept(atelier: Studio) -> None:
    tried: list[str] = []

    def spoilt(style: Style) -> tuple[Ready, ...]:
        tried.append(style.theme)
        raise ValueError("no ink")

    for _ in range(2):
        with pytest.raises(ValueError, match="no ink"):
            await atelier.draw(Order(spoilt, PLAIN))
    assert tried == ["light", "light"]


async def test_a_style_that_does_not_exist_is_refused(atelier: Studio, gate: Gate) -> None:
    with pytest.raises(Unknown, match="no style 'neon'; there are light, dark, safe"):
        await atelier.draw(gate.order("1", Style("neon")))
    assert gate.drawn == []


async def test_a_studio_tells_what_all_caches_take(atelier: Studio, gate: Gate) -> None:
    gate.open.set()
    await atelier.draw(gate.order("four"))
    assert atelier.kept_bytes == cache.kept_bytes() + 4


def test_what_an_order_was_packed_in_weighs_with_its_picture(gate: Gate) -> None:
    made = (Ready(b"12345", "webp", (1, 1), "words"),)
    assert weight((Order(gate.draw, PLAIN, (b"123", (b"12", "focus"), 8_000_000)), made)) == 10
