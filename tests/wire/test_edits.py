"""Edits: one a step in the usual case, and the channel keeps up with a quick player at Discord's limit."""

import asyncio
import time
from datetime import timedelta
from pathlib import Path
from random import Random

from bot.acting.lobby import seat_names_of
from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.edits import BUDGET
from bot.spine.pipeline import Source
from rules.core.entries import Outcome
from tests.wire.people import Town, until
from tests.wire.tables import begun

STEPS, PAUSE, MOST_LAG = 16, 0.8, 1.5


def kept_waiting() -> float:
    """Seconds for which the threads of this process wanted to run while the machine was busy with others."""
    return sum(int(one.read_text().split()[1]) for one in Path("/proc/self/task").glob("*/schedstat")) / 1e9


def _lags(told: list[float], moved: float, saved: float) -> list[float]:
    """How late each post after a move was; one that went out before the move had been answered was not late."""
    return [max(0.0, at - saved) for at in told if at >= moved and (at >= saved or at > max(told) - 0.001)]


async def test_the_channel_keeps_up_with_a_quick_player(app: Stele, town: Town) -> None:
    """One person plays every seat, a step every 0.8 s, where five edits in five seconds are allowed."""
    wire = town.wire
    anna = town.join("Anna")
    shown = app.shown["assyrian-wars"]
    scenario = next(iter(shown.game.scenarios()))
    seats = seat_names_of(shown.game.scenario(scenario), shown.player_numbers(scenario, {})[0])
    live = await begun(app, town, *(anna for _ in seats), game=shown.game.id, scenario=scenario, seats=seats)
    policy, words = shown.policy(Random(4)), shown.words("en")

    def deed(turn: Turn) -> Outcome:
        question = turn.match.pending[0]
        return turn.match.submit(question.seat, policy.answer(turn.match, question), question.id)

    app.aftermath.told = timedelta(0)  # every step is told by itself
    wire.rates = {"PATCH /channels/*/messages/*": (5, 5.0), "POST /channels/*/messages": (5, 5.0)}
    before = len(wire.seen)
    steps: list[tuple[float, float]] = []  # when somebody moved, and when the move was saved
    stalls: list[float] = []  # what a machine that is busy elsewhere adds to each step
    for _ in range(STEPS):
        stalled, moved = kept_waiting(), time.monotonic()
        played = await app.pipeline.play(live, deed, Source(words, person=anna.id))
        saved = time.monotonic()
        assert played.turn is not None
        assert played.turn.outcome is not None
        if any(event.seats is None for event in played.turn.outcome.events):
            steps.append((moved, saved))
        await asyncio.sleep(PAUSE)
        stalls.append(kept_waiting() - stalled)
    await town.quiet()
    story = [one for one in wire.seen[before:] if "/channels/" in one.path and (one.body or {}).get("content")]
    # What the last steps did may change no word of the story: then nothing follows them, now that all is delivered.
    lags = [min(found) for step in steps if (found := _lags([one.at for one in story], *step))]
    assert len(lags) > STEPS // 3
    assert max(lags) <= MOST_LAG + 2 * max(stalls), (lags, stalls)
    edits = wire.requests("PATCH", "/channels/*/messages/*", before)
    assert len(edits) <= STEPS * 1.25, f"{len(edits)} edits for {STEPS} steps"
    assert all(one.status != 429 for one in wire.seen[before:]), "nothing ever ran into the limit"


async def test_what_may_wait_lets_others_go_first_and_is_shown_in_the_end(app: Stele, town: Town) -> None:
    """The table is not edited while the channel has had its share of edits; then it is."""
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    app.delivery.edits.budget = -1
    before = len(town.wire.seen)
    await app.store.matches.edit(live.id, name="Mountains")
    await app.aftermath.refresh(await app.matches.get(live.id))
    await town.quiet()
    assert town.wire.requests("PATCH", "/channels/*/messages/*", before) == []
    app.delivery.edits.budget = BUDGET
    await until(lambda: "Mountains" in town.text(), "the table")
