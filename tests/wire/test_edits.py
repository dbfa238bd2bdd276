"""Edits: one a step in the usual case, and the channel keeps up with a quick player at Discord's limit."""

import asyncio
import time
from random import Random

from bot.app import Stele
from bot.spine.pipeline import Source
from tests.wire.people import Town
from tests.wire.tables import begun

STEPS, PAUSE, MOST_LAG = 12, 0.8, 1.5


async def test_the_channel_keeps_up_with_a_quick_player(app: Stele, town: Town) -> None:
    """One person plays every seat of a war, a step every 0.8 s, where five edits in five seconds are allowed."""
    wire = town.wire
    anna = town.join("Anna")
    shown = app.shown["practice"]
    live = await begun(app, town, anna, anna, anna, scenario="long-war")
    wire.rates = {"PATCH /channels/*/messages/*": (5, 5.0), "POST /channels/*/messages": (5, 5.0)}
    policy = shown.policy(Random(4))
    words = shown.words("en")
    before = len(wire.seen)
    steps: list[float] = []
    stalled = 0.0  # what a machine that is busy elsewhere adds to everything
    for _ in range(STEPS):

        def deed(turn):
            question = turn.match.pending[0]
            return turn.match.submit(question.seat, policy.answer(turn.match, question), question.id)

        await app.pipeline.play(live, deed, Source(words, person=anna.id))
        steps.append(time.monotonic())
        await asyncio.sleep(PAUSE)
        stalled = max(stalled, time.monotonic() - steps[-1] - PAUSE)
    await town.quiet(30)
    told = [one.at for one in wire.seen[before:] if "/channels/" in one.path and one.method in ("POST", "PATCH")]
    lags = [min((at - step for at in told if at >= step), default=99.0) for step in steps]
    assert max(lags) <= MOST_LAG + 5 * stalled, (lags, stalled)
    edits = wire.requests("PATCH", "/channels/*/messages/*", before)
    assert len(edits) <= STEPS * 1.25, f"{len(edits)} edits for {STEPS} steps"
    assert all(one.status != 429 for one in wire.seen[before:])
