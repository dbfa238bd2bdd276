"""The process may die at any await of the pipeline: a command is saved whole or not at all, and told once."""

from collections.abc import Coroutine, Generator, Sequence
from typing import Any

import pytest

from bot.spine.pipeline import Source
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


class Dead(Exception):
    """The process is gone."""


class Mortal:
    """Runs a coroutine up to its n-th await, where it ends without a chance to tidy up."""

    def __init__(self, work: Coroutine[Any, Any, Any], last: int) -> None:
        self.work = work
        self.last = last

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self.work.__await__()
        for _ in range(self.last):
            try:
                waiting = next(steps)
            except StopIteration as done:
                return done.value
            yield waiting
        self.work.close()
        raise Dead


async def run(work: Coroutine[Any, Any, Any], last: int) -> bool:
    """Whether the work came to its end before it died."""
    try:
        await Mortal(work, last)
    except Dead:
        return False
    return True


async def test_death_at_any_await_leaves_all_or_nothing(house: House) -> None:
    words = house.app.shown["practice"].words("en")
    survived, last = False, 0
    while not survived:
        last += 1
        channel = house.guild.create_text_channel(f"room-{last}")
        live = await house.match(house.anna, house.ben, channel=channel.id)
        source = Source(words, house.anna.id, 1000 + last)
        survived = await house.inside(run(deeds.submit(house.app, live, "P1", Choose("home"), source), last))
        revision = (await house.app.store.matches.head(live.id)).revision
        entries = await house.app.store.matches.log(live.id)
        assert (revision, len(entries)) in ((1, 1), (2, 2)), last

        again = await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), source))
        assert again.done, last
        assert (await house.app.store.matches.head(live.id)).revision == 2, last
        told = [post.content for post in house.posts(channel)]
        assert sorted(told) == ["revision 1", "revision 2", "table at 2"], last
    assert last > 3, "there are several moments to die at"
