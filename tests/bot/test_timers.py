"""Timers go off when they are due, each once, and wait while their match is paused."""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.spine.aftermath import Turn
from bot.spine.pipeline import Source
from bot.spine.pulse import Pulse
from db.records import Change, NewTimer, Timer
from db.timers import LEASE
from tests.bot import deeds
from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


def ring(house: House, **later: float) -> NewTimer:
    return NewTimer(key="bell", kind="bell", due_at=house.env.now() + timedelta(**later))


async def test_a_timer_goes_off_in_time_and_once(house: House) -> None:
    rung: list[str] = []

    async def handler(timer: Timer) -> None:
        rung.append(timer.key)
        await house.app.store.timers.fire(timer)

    house.app.alarms.register("bell", handler)
    live = await house.match(house.anna, house.ben)
    await house.inside(set_timers(house, live.id, ring(house, hours=30)))
    await house.env.advance_time(timedelta(hours=29).total_seconds())
    assert rung == []
    await house.env.advance_time(timedelta(hours=2).total_seconds())
    assert rung == ["bell"]


async def test_a_timer_that_lapses_a_question_is_used_up_with_it(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    question = (await house.app.matches.position(live)).pending[0].id

    async def handler(timer: Timer) -> None:
        source = Source(house.app.shown["practice"].words("en"), timer=timer)
        await deeds.lapse(house.app, await house.app.matches.get(timer.match or 0), question, source)

    house.app.alarms.register("bell", handler)
    await house.inside(set_timers(house, live.id, ring(house, hours=1)))
    await house.env.advance_time(timedelta(hours=1, seconds=1).total_seconds())
    assert (await house.app.store.matches.head(live.id)).revision == 2
    assert (await house.app.store.matches.sitting(live.id)).timers == ()


async def test_a_paused_matchs_timers_wait_for_its_return(house: House) -> None:
    rung: list[str] = []

    async def handler(timer: Timer) -> None:
        rung.append(timer.key)
        await house.app.store.timers.fire(timer)

    house.app.alarms.register("bell", handler)
    live = await house.match(house.anna, house.ben)
    await house.inside(set_timers(house, live.id, ring(house, hours=1)))
    await house.app.store.commit(Change(match=live.id, status="paused"))
    await house.env.advance_time(timedelta(hours=3).total_seconds())
    assert rung == []

    def resume(turn: Turn) -> None:
        turn.status = "running"

    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(house.app.pipeline.play(live, resume, source, statuses=("paused",)))
    assert rung == ["bell"]


async def test_a_handler_that_fails_is_called_again(house: House) -> None:
    rung: list[str] = []

    async def handler(timer: Timer) -> None:
        rung.append(timer.key)
        if len(rung) == 1:
            raise RuntimeError("not now")
        await house.app.store.timers.fire(timer)

    house.app.alarms.register("bell", handler)
    live = await house.match(house.anna, house.ben)
    await house.inside(set_timers(house, live.id, ring(house, hours=-1)))
    assert rung == ["bell"]
    await house.env.advance_time(LEASE.total_seconds() + 2)
    assert rung == ["bell", "bell"]


async def set_timers(house: House, match: int, timer: NewTimer) -> None:
    await house.app.store.commit(Change(match=match, timers=(timer,)))
    house.app.kick()


async def test_two_days_of_waiting_pass_with_few_beats(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    beats: Counter[str] = Counter()
    run = Pulse._run

    async def counted(pulse: Pulse) -> None:
        beats[pulse.name] += 1
        await run(pulse)

    await house.match(house.anna, house.ben)
    monkeypatch.setattr(Pulse, "_run", counted)
    begun = house.env.now()
    await house.env.advance_time(timedelta(days=2).total_seconds())
    assert house.env.now() - begun >= timedelta(days=2)
    assert set(beats) == {"alarms", "delivery"}
    assert max(beats.values()) <= 20
