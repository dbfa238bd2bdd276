"""Words come first: nobody's text, next click or public post waits for a picture."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.app import Stele
from render.studio import Order, Ready
from tests.wire.people import Town, until
from tests.wire.tables import begun, message_with


@pytest.fixture
def slow(app: Stele, monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """A studio that draws nothing until it is told to go on."""
    go_on = asyncio.Event()
    draw = app.studio.draw

    async def later(order: Order, first: bool = False) -> tuple[Ready, ...]:
        await go_on.wait()
        return await draw(order, first)

    monkeypatch.setattr(app.studio, "draw", later)
    yield go_on
    go_on.set()


async def test_a_private_picture_comes_into_the_answer_and_the_next_command_does_not_wait(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    slow.set()
    await begun(app, town, anna, ben)
    slow.clear()
    looked = await anna.slash("map")
    assert looked.text
    assert looked.messages[0].attachments == []
    status = await anna.slash("status")
    assert "Hills" in status.text, "answered while the map is being drawn"
    slow.set()
    await until(lambda: looked.messages[0].attachments, "the map")


async def test_public_words_do_not_wait_for_their_picture(app: Stele, town: Town, slow: asyncio.Event) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = asyncio.create_task(begun(app, town, anna, ben))
    await until(lambda: "begins" in town.text(), "the opening", 10)
    assert message_with(town, "begins").attachments == []
    await until(lambda: f"{anna.mention}" in town.text(), "the question", 10)
    slow.set()
    await live
    await until(lambda: message_with(town, "begins").attachments, "the map")
