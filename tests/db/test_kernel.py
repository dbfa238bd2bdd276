"""The store and the kernel together: whole matches saved, any revision stood at again, undone, upgraded, imported."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from db import Store
from db.records import Advance, Change, Interaction, NewMatch, SeatInfo, Sitting
from rules.core.entries import Outcome
from rules.core.match import Match, replay
from rules.core.policy import Policy
from tests.practice.game import ThreeHills

GAME = ThreeHills()
SEATS = ("P1", "P2", "P3")


async def start(store: Store) -> int:
    new = NewMatch(server=1, channel=1, name="Hills", game=GAME.id, scenario="skirmish")
    match = await store.matches.create(new, [SeatInfo(seat=seat) for seat in SEATS])
    table = Match.start(GAME, "skirmish", seats=SEATS, secret=b"hills")
    begin = Advance(base=None, state=table.dump(), entries=table.entries, checkpoint=True)
    await store.commit(Change(match=match, advance=begin, status="running"))
    return match


async def carry_out(store: Store, match: int, do: Callable[[Match[Any]], Outcome]) -> Outcome:
    """Load, let the rules act, save: as the bot does with every input."""
    outcomes: list[Outcome] = []

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        table = Match.load(GAME, head.state)
        outcome = do(table)
        assert outcome.refusal is None
        outcomes.append(outcome)
        moved = Advance(base=head, state=table.dump(), entries=outcome.entries, checkpoint=outcome.checkpoint)
        return Change(match=match, advance=moved, status="finished" if table.finished else None)

    await store.play(match, work)
    return outcomes[-1]


def random_answer(chance: Random) -> Callable[[Match[Any]], Outcome]:
    def do(table: Match[Any]) -> Outcome:
        question = chance.choice(table.pending)
        return table.submit(question.seat, Policy(chance).answer(table, question), question.id)

    return do


async def play(store: Store, match: int, seed: int, decisions: int = 10_000) -> None:
    chance = Random(seed)
    for _ in range(decisions):
        if (await store.matches.info(match)).status != "running":
            return
        await carry_out(store, match, random_answer(chance))


async def test_a_whole_match_is_saved_and_every_revision_can_be_stood_at(store: Store) -> None:
    match = await start(store)
    await play(store, match, seed=5)
    head = await store.matches.head(match)
    assert (await store.matches.info(match)).status == "finished"
    log = await store.matches.log(match)
    assert len(log) == head.revision > 20
    for kept in log:
        history = (await store.matches.past(match, kept.revision)).history(GAME)
        again = replay(GAME, history.checkpoint, history.entries)
        assert (again.revision, again.hash) == (kept.revision, GAME.kit.decode_entry(kept.body).hash)
    assert Match.load(GAME, head.state).winners


async def test_an_undo_gets_its_history_from_the_store(store: Store) -> None:
    match = await start(store)
    await play(store, match, seed=7, decisions=6)
    before = await store.matches.head(match)
    since = (await store.matches.since(match, 1)).history(GAME)
    asked = await carry_out(store, match, lambda table: table.undo(to=1, by="P1", history=since))
    if asked.request is not None:
        request = asked.request
        for seat in SEATS[1:]:
            await carry_out(store, match, lambda table, seat=seat: table.consent(seat, request))
    after = await store.matches.head(match)
    assert after.revision > before.revision
    assert after.checkpoint == after.revision
    [first] = Match.load(GAME, (await store.matches.past(match, 1)).checkpoint).pending[:1]
    assert Match.load(GAME, after.state).pending[0].kind == first.kind
    await play(store, match, seed=8)
    assert (await store.matches.info(match)).status == "finished"


class NewerHills(ThreeHills):
    """The same game after an update of the rules."""

    version = ThreeHills.version + 1


async def test_a_running_match_survives_an_update_of_the_rules(store: Store) -> None:
    match = await start(store)
    await play(store, match, seed=9, decisions=5)
    head = await store.matches.head(match)
    newer = NewerHills()
    table = Match.load(newer, head.state)
    assert table.upgraded
    head = await store.matches.rebase(head, table.dump(), table.rules_version)
    past = await store.matches.past(match, head.revision)
    assert (past.version, past.entries) == (newer.version, ())
    question = table.pending[0]
    outcome = table.submit(question.seat, Policy(Random(1)).answer(table, question), question.id)
    moved = Advance(base=head, state=table.dump(), entries=outcome.entries, checkpoint=outcome.checkpoint)
    await store.commit(Change(match=match, advance=moved))
    history = (await store.matches.past(match, table.revision)).history(newer)
    assert replay(newer, history.checkpoint, history.entries).hash == table.hash


async def test_a_refused_answer_is_remembered_and_changes_nothing(store: Store) -> None:
    match = await start(store)
    head = await store.matches.head(match)
    asks = 0

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        nonlocal asks
        asks += 1
        outcome = Match.load(GAME, head.state).lapse(question=999)
        assert outcome.refusal is not None
        return Change(match=match, interaction=Interaction(5, 1, outcome.refusal.message.id.encode()))

    first = await store.play(match, work, interaction=5)
    again = await store.play(match, work, interaction=5)
    assert (first.reply, again.reply, asks) == (b"kernel-stale-question", b"kernel-stale-question", 1)
    assert await store.matches.head(match) == head


@pytest.mark.parametrize("times", [1, 40])
async def test_a_long_log_stays_small(store: Store, times: int) -> None:
    """An entry of a small game takes less than half of its plain size."""
    match = await start(store)
    await play(store, match, seed=3, decisions=times)
    async with store.database.read() as connection:
        rows = await connection.exec_driver_sql("SELECT length(body) FROM entries")
        packed = sum(row[0] for row in rows)
    plain = sum(len(entry.body) for entry in await store.matches.log(match))
    assert packed < plain * 0.6
