"""While there is no connection to Discord nobody can answer, and nobody's time runs."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.acting.panel import DEADLINE, due_moments
from bot.spine.deadlines import deadline_key
from db.records import Change, NewTimer
from tests.bot.conftest import make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Town, until
from tests.wire.server import Wire
from tests.wire.tables import begun

SECOND = timedelta(seconds=1)


async def test_a_deadline_does_not_run_while_discord_cannot_be_reached(
    wire: Wire, town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.spine.outages.GRACE", SECOND)
    app = make_app(tmp_path, look_every=SECOND)
    app.shard_count = None
    async with logged_in(app, wire):
        live = await begun(app, town, town.join("Anna"), town.join("Ben"))
        question = (await app.matches.position(live)).pending[0]
        due = app.store.clock() + 3 * SECOND
        clock = NewTimer(
            key=deadline_key(question.id), kind=DEADLINE, due_at=due, seat=question.seat, question=question.id
        )
        await app.store.commit(Change(match=live.id, timers=(clock,)))
        wire.away = True
        await wire.cut()
        await until(lambda: app.store.clock() > due + 4 * SECOND, "that the deadline would have passed")
        moments = due_moments(await app.matches.get(live.id))
        assert question.id in moments
        wire.away = False
        await until(lambda: "That time does not count" in town.text(), "the notice")
        moved = due_moments(await app.matches.get(live.id)).get(question.id)
        assert moved is None or moved >= due + 3 * SECOND
