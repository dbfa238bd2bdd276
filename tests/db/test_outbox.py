"""The outbox: in order per channel, at least once, later each time, shared by several processes."""

import asyncio
from datetime import timedelta

from db import Store
from db.outbox import LEASE, LONGEST_WAIT, back_off
from db.records import Change, Parcel, Post
from tests.db.conftest import Clock
from tests.db.desk import CHANNEL, advance, begun


def told(channel: int, body: str, slot: str | None = None) -> Post:
    return Post(channel=channel, kind="note", body=body.encode(), slot=slot)


async def drain(store: Store, worker: str = "worker") -> list[bytes]:
    """Send everything that may go out now, as the bot's loop does."""
    sent: list[bytes] = []
    while parcels := await store.outbox.claim(worker):
        for parcel in parcels:
            sent.append(parcel.body)
            await store.outbox.sent(parcel)
    return sent


async def test_posts_go_out_in_order_and_only_once(store: Store) -> None:
    await store.outbox.add(*(told(1, f"one {n}") for n in range(5)), *(told(2, f"two {n}") for n in range(5)))
    sent = await drain(store)
    assert [body for body in sent if body.startswith(b"one")] == [b"one %d" % n for n in range(5)]
    assert [body for body in sent if body.startswith(b"two")] == [b"two %d" % n for n in range(5)]
    assert await drain(store) == []


async def test_a_channel_waits_behind_its_first_post_and_others_do_not(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"), told(1, "b"), told(2, "c"))
    first, other = await store.outbox.claim("worker")
    assert (first.body, other.body) == (b"a", b"c")
    assert await store.outbox.claim("second worker") == []
    await store.outbox.failed(first, "Discord is down")
    await store.outbox.sent(other)
    assert await store.outbox.claim("worker") == []
    clock.pass_by(seconds=2)
    [again] = await store.outbox.claim("worker")
    assert (again.body, again.attempts, again.nonce) == (b"a", 1, first.nonce)
    await store.outbox.sent(again)
    assert await drain(store) == [b"b"]


async def test_each_retry_waits_longer_and_none_is_dropped(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"))
    waits = []
    for _ in range(14):
        [parcel] = await store.outbox.claim("worker")
        await store.outbox.failed(parcel, "no")
        moment = await store.outbox.next_moment()
        assert moment is not None
        waits.append(moment - clock())
        clock.now = moment
    assert waits == sorted(waits)
    assert waits[:3] == [timedelta(seconds=2), timedelta(seconds=4), timedelta(seconds=8)]
    assert waits[-1] == LONGEST_WAIT == back_off(1000)
    assert (await store.outbox.health()).retried == 1
    assert await drain(store) == [b"a"]


async def test_discords_own_waiting_time_is_kept(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"))
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.failed(parcel, "rate limit", retry_after=timedelta(minutes=20))
    assert await store.outbox.next_moment() == clock() + timedelta(minutes=20)


async def test_posts_behind_one_that_waits_wake_nobody(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"), told(1, "b"))
    [parcel] = await store.outbox.claim("worker")
    assert await store.outbox.next_moment() == clock() + LEASE
    await store.outbox.failed(parcel, "no", retry_after=timedelta(minutes=20))
    assert await store.outbox.next_moment() == clock() + timedelta(minutes=20)


async def test_a_dead_workers_posts_are_sent_by_another(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"))
    [claimed] = await store.outbox.claim("dead")
    clock.pass_by(seconds=LEASE.total_seconds() - 1)
    assert await store.outbox.claim("alive") == []
    clock.pass_by(seconds=1)
    [taken] = await store.outbox.claim("alive")
    assert (taken.id, taken.nonce, taken.leased_by) == (claimed.id, claimed.nonce, "alive")
    await store.outbox.failed(claimed, "the dead worker wakes up too late")
    await store.outbox.give_up(claimed, "the dead worker wakes up too late")
    assert (await store.outbox.health()).retried == 0
    await store.outbox.sent(taken)
    await store.outbox.sent(claimed)
    assert (await store.outbox.health()).waiting == 0


async def test_a_worker_that_stops_gives_its_claims_back(store: Store) -> None:
    await store.outbox.add(told(1, "a"))
    await store.outbox.claim("stopping")
    await store.outbox.release("stopping")
    assert await drain(store) == [b"a"]


async def test_many_workers_never_hold_one_post_at_the_same_time(store: Store) -> None:
    await store.outbox.add(*(told(channel, f"{channel}:{n}") for n in range(4) for channel in range(6)))
    sent: list[Parcel] = []

    async def work(name: str) -> None:
        while (await store.outbox.health()).waiting:
            for parcel in await store.outbox.claim(name, most=2):
                sent.append(parcel)
                await asyncio.sleep(0)
                await store.outbox.sent(parcel)

    await asyncio.gather(*(work(f"worker {n}") for n in range(4)))
    assert len(sent) == len({parcel.id for parcel in sent}) == 24
    for channel in range(6):
        assert [each.body for each in sent if each.channel == channel] == [b"%d:%d" % (channel, n) for n in range(4)]


async def test_what_can_never_go_out_lets_the_next_pass_and_is_kept(store: Store) -> None:
    await store.outbox.add(told(1, "a"), told(1, "b"))
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.give_up(parcel, "the channel is gone")
    assert await drain(store) == [b"b"]
    health = await store.outbox.health()
    assert (health.waiting, health.given_up) == (0, 1)
    assert await store.outbox.retry_given_up(1) == 1
    assert await drain(store) == [b"a"]


async def test_a_newer_post_of_a_slot_replaces_the_waiting_one(store: Store) -> None:
    match, other = await begun(store), await begun(store)
    await store.outbox.add(told(1, "table, old", "table"), told(1, "story"), match=match)
    await store.outbox.add(told(1, "another table", "table"), match=other)
    await store.commit(Change(match=match, posts=(told(1, "table, new", "table"),)))
    assert await drain(store) == [b"story", b"another table", b"table, new"]


async def test_a_post_that_is_being_sent_is_not_replaced(store: Store) -> None:
    match = await begun(store)
    await store.outbox.add(told(1, "old", "table"), match=match)
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.add(told(1, "new", "table"), match=match)
    await store.outbox.sent(parcel, 5000)
    assert await drain(store) == [b"new"]


async def test_a_slot_remembers_its_message(store: Store) -> None:
    match = await begun(store)
    await store.outbox.add(told(CHANNEL, "first", "table"), match=match)
    [parcel] = await store.outbox.claim("worker")
    assert parcel.message is None
    await store.outbox.sent(parcel, 2**62)
    await store.outbox.add(told(CHANNEL, "second", "table"), match=match)
    [parcel] = await store.outbox.claim("worker")
    assert parcel.message == 2**62
    await store.outbox.sent(parcel, 2**62)
    await store.outbox.add(told(CHANNEL, "third", "table"), match=match)
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.sent(parcel, 7)  # the old one was gone
    await store.outbox.add(told(CHANNEL, "a story", "story"), match=match)
    [parcel] = await store.outbox.claim("worker")
    assert parcel.message is None
    await store.outbox.sent(parcel, 8)
    other = await begun(store)
    for place, (owner, slot, message) in enumerate([(match, "table", 7), (match, "story", 8), (other, "table", None)]):
        await store.outbox.add(told(CHANNEL + place, "again", slot), match=owner)
        [parcel] = await store.outbox.claim("worker")
        assert parcel.message == message


async def test_a_post_may_wait_for_a_moment(store: Store, clock: Clock) -> None:
    await store.outbox.add(Post(channel=1, kind="ping", body=b"later", after=clock() + timedelta(hours=8)))
    assert await drain(store) == []
    clock.pass_by(hours=8)
    assert await drain(store) == [b"later"]


async def test_a_command_tells_the_channel_only_after_it_is_saved(store: Store) -> None:
    match = await begun(store)
    receipt = await advance(store, match)
    [parcel] = await store.outbox.claim("worker")
    assert (parcel.match, parcel.revision) == (match, receipt.revision)
    assert len(parcel.nonce) <= 25


async def test_what_waits_for_its_moment_holds_nobody_up(store: Store, clock: Clock) -> None:
    await store.outbox.add(Post(channel=1, kind="note", body=b"later", after=clock() + timedelta(seconds=5)))
    await store.outbox.add(told(1, "now"))
    assert await drain(store) == [b"now"]
    assert await store.outbox.next_moment() == clock() + timedelta(seconds=5)
    clock.pass_by(seconds=5)
    assert await drain(store) == [b"later"]


async def test_what_replaces_a_post_that_waits_waits_no_longer(store: Store, clock: Clock) -> None:
    match = await begun(store)
    for second in range(5):
        late = clock() + timedelta(seconds=5)
        post = Post(channel=1, kind="note", body=f"table {second}".encode(), slot="table", after=late)
        await store.outbox.add(post, match=match)
        clock.pass_by(seconds=1)
    assert await drain(store) == [b"table 4"]


async def test_each_lane_of_a_channel_has_its_own_order(store: Store) -> None:
    await store.outbox.add(Post(channel=1, kind="note", body=b"map", lane=1), told(1, "a"), told(1, "b"))
    claimed = await store.outbox.claim("worker")
    assert [parcel.body for parcel in claimed] == [b"map", b"a"]


async def test_a_lease_from_before_the_clock_was_set_back_is_void(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "leased"), told(2, "refused"))
    leased, refused = await store.outbox.claim("dead worker")
    await store.outbox.failed(refused, "no")
    clock.pass_by(hours=-3)
    await store.outbox.add(told(3, "new"))
    assert sorted(parcel.body for parcel in await store.outbox.claim("worker")) == [b"leased", b"new", b"refused"]
    assert leased.leased_by == "dead worker"


async def test_what_a_dead_worker_held_goes_out_within_seconds(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"))
    assert len(await store.outbox.claim("dead")) == 1
    clock.pass_by(seconds=12)
    assert len(await store.outbox.claim("alive")) == 1


async def test_a_living_worker_keeps_its_leases(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"))
    [parcel] = await store.outbox.claim("worker")
    for _ in range(5):
        clock.pass_by(seconds=LEASE.total_seconds() - 2)
        await store.outbox.renew("worker")
        assert await store.outbox.claim("other") == []
    clock.pass_by(seconds=LEASE.total_seconds())
    assert [again.id for again in await store.outbox.claim("other")] == [parcel.id]


async def test_a_slot_remembers_all_its_messages_and_what_was_told(store: Store) -> None:
    match = await begun(store)
    await store.outbox.add(told(1, "long", "story"), match=match)
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.sent(parcel, 11, 12, 13, note=b"rung: P1")
    await store.outbox.add(told(1, "longer", "story"), match=match)
    [again] = await store.outbox.claim("worker")
    assert (again.others, again.message, again.note) == ((11, 12), 13, b"rung: P1")


async def test_what_was_refused_is_tried_at_once_when_the_channel_changes(store: Store) -> None:
    await store.outbox.add(told(1, "a"), told(2, "b"))
    for parcel in await store.outbox.claim("worker"):
        await store.outbox.failed(parcel, "no permission", timedelta(minutes=10))
    assert await store.outbox.hurry(1) == 1
    assert [parcel.body for parcel in await store.outbox.claim("worker")] == [b"a"]


async def test_a_long_text_whose_messages_were_sent_again_is_shown_by_the_new_ones(store: Store) -> None:
    match = await begun(store)
    await store.outbox.add(told(1, "long", "story"), match=match)
    [parcel] = await store.outbox.claim("worker")
    await store.outbox.sent(parcel, 11, 12, 13)
    assert await store.outbox.showing(1) >= {11, 12, 13}
    await store.outbox.moved(1, 12, 22)
    await store.outbox.moved(1, 13, 23)
    await store.outbox.add(told(1, "longer", "story"), match=match)
    [again] = await store.outbox.claim("worker")
    assert again.shown == (11, 22, 23)


async def test_a_post_that_lets_others_go_first_holds_nobody_up(store: Store, clock: Clock) -> None:
    await store.outbox.add(told(1, "a"), told(1, "b"))
    [first] = await store.outbox.claim("worker")
    await store.outbox.later(first, timedelta(seconds=3))
    assert await drain(store) == [b"b"]
    assert await store.outbox.next_moment() == clock() + timedelta(seconds=3)
    clock.pass_by(seconds=3)
    [again] = await store.outbox.claim("worker")
    assert (again.body, again.attempts, again.nonce) == (b"a", 0, first.nonce)
