"""What one command costs the database: the statements of a confirmed march, counted in the engine itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.spine.aftermath import SETTLED
from bot.spine.talk import Talk
from db.records import Change, Post, Sitting
from db.store import Store
from tests.bot.acting import press, said
from tests.bot.house import House

UNTIL_THE_ANSWER, WITH_ALL_POSTS = 25, 46


class Counted:
    """The statements so far, each BEGIN among them, and how many there were when the person had the answer."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.at_answer: int | None = None


@contextmanager
def counting(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    """Hears every statement and every BEGIN of the bot's database."""
    counted = Counted()
    [engine] = house.app.store.database.heard
    send = Talk._send

    def statement(_connection: Any, _cursor: Any, text: str, *_: Any) -> None:
        counted.said.append(" ".join(text.split()))

    def begin(_connection: Any) -> None:
        counted.said.append("BEGIN")

    async def answered(talk: Talk, *args: Any, **options: Any) -> None:
        await send(talk, *args, **options)
        counted.at_answer = len(counted.said)

    event.listen(engine, "before_cursor_execute", statement)
    event.listen(engine, "begin", begin)
    with monkeypatch.context() as patched:
        patched.setattr(Talk, "_send", answered)
        yield counted
    event.remove(engine, "before_cursor_execute", statement)
    event.remove(engine, "begin", begin)


async def test_a_confirmed_march_asks_the_database_no_more_than_it_must(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    before = (await house.app.store.matches.head(live.id)).revision
    with counting(house, monkeypatch) as counted:
        shown = await house.anna.slash(house.channel, "aw move", force="AS-sargon", path="kalhu")
        done = await press(house.anna, shown, "Confirm")
        await house.env.advance_time(SETTLED.total_seconds())
    assert "Kalhu" in said(done)
    assert (await house.app.store.matches.head(live.id)).revision > before
    assert [text for text in counted.said if text.startswith("INSERT INTO entries")]
    assert (await house.app.store.outbox.health()).waiting == 0
    assert counted.at_answer is not None
    assert 0 < counted.at_answer <= UNTIL_THE_ANSWER, counted.said
    assert counted.at_answer < len(counted.said) <= WITH_ALL_POSTS, counted.said


async def kicked(house: House) -> None:
    house.app.kick()


async def test_what_another_process_has_changed_is_shown_though_nothing_is_read_twice(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "practice answer", choice="home")
    other = await Store.open(house.app.settings.database, clock=house.app.store.clock)
    try:
        table = Post(channel=live.info.channel, kind="table", body=b"", slot="table")
        await other.commit(Change(match=live.id, status="paused", posts=(table,)))
        await house.inside(kicked(house))
    finally:
        await other.close()
    [shown] = [post for post in house.posts() if post.embeds]
    assert shown.embeds[0].title is not None
    assert "paused" in shown.embeds[0].title.casefold()


async def test_what_is_saved_while_a_match_is_read_is_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await house.match(house.anna, house.ben)
    read = house.app.store.matches.sitting

    async def overtaken(match: int) -> Sitting:
        found = await read(match)
        change = Change(match=match, status="paused")
        live.saved(change, await house.app.store.commit(change))
        return found

    monkeypatch.setattr(house.app.store.matches, "sitting", overtaken)
    late = await house.app.matches.get(live.id)
    assert (late.info.status, late.changed) == ("running", True), "old, and known to be"
    monkeypatch.setattr(house.app.store.matches, "sitting", read)
    again = await house.app.matches.get(live.id)
    assert (again.info.status, again.changed) == ("paused", False)
