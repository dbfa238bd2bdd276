"""One command, one transaction: compare-and-swap, repeated deliveries, conflicts, and nothing by halves."""

import asyncio

import msgspec
import pytest

from db import Store
from db.commit import CHECKPOINT_EVERY
from db.errors import Broken, Stale, StoreError, TimerGone, Unknown
from db.records import (
    Advance,
    Change,
    GmAction,
    Interaction,
    NewOrder,
    NewProposal,
    NewTimer,
    Post,
    SeatInfo,
    Sitting,
    Timer,
    Verdict,
    Vote,
)
from tests.db.conftest import Clock
from tests.db.desk import ALICE, BERND, CHANNEL, advance, begun, entry, lobby, set_timers, step


async def everything(store: Store, match: int) -> tuple[object, ...]:
    """All that a command may change, to be compared."""
    return (
        await store.matches.head(match),
        await store.matches.log(match),
        await store.matches.seats(match),
        await store.matches.orders(match),
        await store.matches.proposals(match, open_only=False),
        await store.matches.audit(match),
        (await store.matches.sitting(match)).timers,
        await store.outbox.health(),
        (await store.matches.info(match)).status,
    )


async def test_a_command_saves_log_head_timers_orders_posts_and_audit_together(store: Store, clock: Clock) -> None:
    match = await begun(store)
    head = await store.matches.head(match)
    receipt = await store.commit(
        Change(
            match=match,
            advance=step(head, entries=2),
            interaction=Interaction(500, ALICE, b"moved"),
            seats=(SeatInfo(seat="P2", policy="random"),),
            posts=(Post(channel=CHANNEL, kind="impulse", body=b"told"),),
            timers=(NewTimer(key="deadline:4", kind="deadline", due_at=clock(), seat="P1", question=4, body=b"t"),),
            orders=(NewOrder("P1", "1", b"never"),),
            proposals=(NewProposal(kind="undo", seat="P1", body=b"to 1"),),
            audit=(GmAction(actor=BERND, action="place", reason="a ruling"),),
        )
    )
    assert receipt.revision == 3
    assert receipt.reply == b"moved"
    after = await store.matches.head(match)
    assert (after.revision, after.state, after.version) == (3, b"state 3", 1)
    assert [each.revision for each in await store.matches.log(match)] == [1, 2, 3]
    assert [each.policy for each in await store.matches.seats(match)] == [None, "random", None]
    [timer] = (await store.matches.sitting(match)).timers
    assert (timer.key, timer.seat, timer.question, timer.body, timer.due_at) == ("deadline:4", "P1", 4, b"t", clock())
    assert await store.matches.orders(match, "P1") == [NewOrder("P1", "1", b"never")]
    [proposal] = await store.matches.proposals(match)
    assert (proposal.kind, proposal.revision, proposal.votes) == ("undo", 3, {})
    [line] = await store.matches.audit(match)
    assert (line.actor, line.action, line.reason, line.revision) == (BERND, "place", "a ruling", 3)
    assert (await store.outbox.health()).waiting == 1


async def test_entries_come_back_as_the_kernel_wrote_them(store: Store) -> None:
    match = await begun(store)
    await advance(store, match, entries=3)
    bodies = [each.body for each in await store.matches.log(match)]
    assert bodies == [msgspec.msgpack.encode(entry(number)) for number in (1, 2, 3, 4)]


async def test_a_stale_head_changes_nothing(store: Store) -> None:
    match = await begun(store)
    old = await store.matches.head(match)
    await advance(store, match)
    before = await everything(store, match)
    late = Change(
        match=match,
        advance=step(old),
        interaction=Interaction(7, ALICE, b"late"),
        posts=(Post(channel=CHANNEL, kind="impulse", body=b"never told"),),
        status="finished",
    )
    with pytest.raises(Stale, match="moved on"):
        await store.commit(late)
    assert await everything(store, match) == before
    assert await store.answered(7) is None


async def test_of_two_commands_on_one_head_exactly_one_is_saved(store: Store) -> None:
    match = await begun(store)
    head = await store.matches.head(match)
    changes = [Change(match=match, advance=step(head), interaction=Interaction(n, ALICE)) for n in range(8)]
    results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert all(isinstance(result, Stale) for result in results if isinstance(result, BaseException))
    assert (await store.matches.head(match)).revision == 2


async def test_play_retries_from_the_new_head_and_drops_nothing(store: Store) -> None:
    match = await begun(store)

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        await asyncio.sleep(0.001)
        return Change(match=match, advance=step(head))

    async def patient() -> None:
        while True:
            try:
                await store.play(match, work)
            except Stale:
                continue
            return

    await asyncio.gather(*(patient() for _ in range(6)))
    assert (await store.matches.head(match)).revision == 7
    assert [each.revision for each in await store.matches.log(match)] == list(range(1, 8))


async def test_play_answers_as_stale_when_every_attempt_was_overtaken(store: Store) -> None:
    match = await begun(store)

    async def overtaken(sitting: Sitting) -> Change:
        head = sitting.position
        await advance(store, match)
        return Change(match=match, advance=step(head))

    with pytest.raises(Stale):
        await store.play(match, overtaken)


async def test_a_repeated_delivery_gets_the_first_answer_and_is_not_played_twice(store: Store) -> None:
    match = await begun(store)
    first = await advance(store, match, interaction=900)
    before = await everything(store, match)
    head = await store.matches.head(match)
    again = await store.commit(
        Change(match=match, advance=step(head), interaction=Interaction(900, ALICE, b"another answer"))
    )
    assert (again.repeated, again.reply, again.revision) == (True, first.reply, first.revision)
    assert await everything(store, match) == before


async def test_a_delivery_repeated_at_the_same_time_is_played_once(store: Store) -> None:
    match = await begun(store)

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        asked = Interaction(901, ALICE, b"at revision %d" % (head.revision + 1))
        return Change(match=match, advance=step(head), interaction=asked)

    receipts = await asyncio.gather(*(store.play(match, work, interaction=901) for _ in range(6)))
    assert {receipt.reply for receipt in receipts} == {b"at revision 2"}
    assert [receipt.repeated for receipt in receipts].count(False) == 1
    assert (await store.matches.head(match)).revision == 2


async def test_play_does_not_ask_the_rules_about_a_repeated_delivery(store: Store) -> None:
    match = await begun(store)
    await store.commit(Change(match=match, interaction=Interaction(902, ALICE, b"refused: 6.6.9")))

    async def work(sitting: Sitting) -> Change:
        raise AssertionError("a repeated delivery reached the rules")

    receipt = await store.play(match, work, interaction=902)
    assert (receipt.repeated, receipt.reply) == (True, b"refused: 6.6.9")


async def test_a_refusal_is_remembered_without_a_match(store: Store) -> None:
    await store.commit(Change(match=None, interaction=Interaction(903, ALICE, b"no such match")))
    again = await store.commit(Change(match=None, interaction=Interaction(903, ALICE, b"other")))
    assert again.reply == b"no such match"


@pytest.mark.parametrize(
    ("revisions", "base"),
    [((2,), False), ((0,), False), ((), False), ((3,), True), ((1,), True), ((2, 4), True), ((2, 2), True)],
)
async def test_entries_must_continue_the_head(store: Store, revisions: tuple[int, ...], base: bool) -> None:
    match = await begun(store) if base else await lobby(store)
    head = await store.matches.head(match) if base else None
    new = Advance(base=head, state=b"x", entries=tuple(entry(number) for number in revisions))
    with pytest.raises(Broken, match="do not continue revision"):
        await store.commit(Change(match=match, advance=new))


async def test_a_match_begins_once(store: Store) -> None:
    match = await begun(store)
    with pytest.raises(Stale):
        await store.commit(Change(match=match, advance=Advance(base=None, state=b"y", entries=(entry(1),))))
    assert (await store.matches.head(match)).state == b"state 1"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (Change(match=None, advance=Advance(base=None, state=b"", entries=(entry(1),))), Broken),
        (Change(match=4711, advance=Advance(base=None, state=b"", entries=(entry(1),))), Broken),
        (Change(match=4711, status="paused"), Unknown),
        (Change(match=4711, seats=(SeatInfo(seat="P1"),)), Unknown),
        (Change(match=4711, verdicts=(Verdict(1, "accepted"),)), Stale),
        (Change(match=4711, votes=(Vote(1, "P1", True),)), Broken),
        (Change(match=4711, orders=(NewOrder("P1", "1", b""),)), Broken),
    ],
)
async def test_a_change_to_what_does_not_exist_is_refused(
    store: Store, change: Change, wrong: type[StoreError]
) -> None:
    with pytest.raises(wrong):
        await store.commit(change)


async def test_a_failure_late_in_the_command_undoes_the_early_steps(store: Store) -> None:
    match = await begun(store)
    before = await everything(store, match)
    head = await store.matches.head(match)
    gone = Timer(
        id=99,
        match=match,
        key="k",
        kind="d",
        seat=None,
        question=None,
        body=b"",
        due_at=head.changed_at,
        claimed_by="w",
    )
    with pytest.raises(TimerGone):
        await store.commit(
            Change(match=match, advance=step(head), interaction=Interaction(8, ALICE), status="finished", fired=gone)
        )
    assert await everything(store, match) == before
    assert await store.answered(8) is None


async def test_checkpoints_at_the_start_at_impulses_under_new_rules_and_never_far_apart(store: Store) -> None:
    match = await begun(store)
    await advance(store, match)
    assert (await store.matches.head(match)).checkpoint == 1
    await advance(store, match, checkpoint=True)
    assert (await store.matches.head(match)).checkpoint == 3
    await advance(store, match, version=2)
    assert (await store.matches.head(match)).checkpoint == 4
    await advance(store, match, entries=CHECKPOINT_EVERY - 1, version=2)
    assert (await store.matches.head(match)).checkpoint == 4
    await advance(store, match, version=2)
    last = (await store.matches.head(match)).revision
    assert (await store.matches.head(match)).checkpoint == last == 4 + CHECKPOINT_EVERY
    for revision in range(1, last + 1):
        past = await store.matches.past(match, revision)
        assert past.checkpoint == b"state %d" % past.revision
        assert [each.revision for each in past.entries] == list(range(past.revision + 1, revision + 1))


async def test_what_an_undo_needs_reaches_up_to_now(store: Store) -> None:
    match = await begun(store)
    await advance(store, match, checkpoint=True)
    await advance(store, match, entries=4)
    since = await store.matches.since(match, 4)
    assert since.revision == 2
    assert [each.revision for each in since.entries] == [3, 4, 5, 6]


@pytest.mark.parametrize("revision", [0, -1, 7, 10**12])
async def test_a_revision_that_never_was_is_refused(store: Store, revision: int) -> None:
    match = await begun(store)
    await advance(store, match)
    with pytest.raises(Unknown, match="no revision"):
        await store.matches.past(match, revision)


async def test_the_end_of_a_match_cancels_its_timers(store: Store, clock: Clock) -> None:
    match, other = await begun(store), await begun(store)
    for each in (match, other):
        await set_timers(store, NewTimer(key="deadline", kind="deadline", due_at=clock()), match=each)
    head = await store.matches.head(match)
    await store.commit(Change(match=match, advance=step(head), status="finished"))
    assert (await store.matches.sitting(match)).timers == ()
    assert len((await store.matches.sitting(other)).timers) == 1


async def test_a_proposal_is_voted_on_and_closed_once(store: Store) -> None:
    match = await begun(store)
    await store.commit(Change(match=match, proposals=(NewProposal(kind="substitute", seat="P3"),)))
    [proposal] = await store.matches.proposals(match)
    await store.commit(Change(match=match, votes=(Vote(proposal.id, "P1", True), Vote(proposal.id, "P2", True))))
    await store.commit(Change(match=match, votes=(Vote(proposal.id, "P2", False),)))
    [proposal] = await store.matches.proposals(match)
    assert proposal.votes == {"P1": True, "P2": False}
    await store.commit(Change(match=match, verdicts=(Verdict(proposal.id, "declined"),)))
    assert await store.matches.proposals(match) == []
    assert [each.status for each in await store.matches.proposals(match, open_only=False)] == ["declined"]
    with pytest.raises(Stale, match="no longer open"):
        await store.commit(Change(match=match, verdicts=(Verdict(proposal.id, "accepted"),)))


async def test_orders_are_set_again_and_cancelled(store: Store) -> None:
    match = await begun(store)
    await store.commit(Change(match=match, orders=(NewOrder("P1", "1", b"a"), NewOrder("P2", "2", b"b"))))
    await store.commit(Change(match=match, orders=(NewOrder("P1", "1", b"c"),), cancelled_orders=(("P2", "2"),)))
    assert await store.matches.orders(match) == [NewOrder("P1", "1", b"c")]
