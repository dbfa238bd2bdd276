"""Matches from the lobby on: seats, settings, lists, and heads under newer rules."""

import asyncio
from datetime import timedelta

import pytest

from db import Store
from db.errors import Broken, Stale, Unknown
from db.records import Change, Held, MatchSettings, NewMatch, NewProposal, NewTimer, Office, SeatInfo
from tests.db.desk import ALICE, BERND, CHANNEL, CHLOE, SERVER, advance, begun, lobby, set_timers


async def test_a_lobby_remembers_what_was_chosen(store: Store) -> None:
    new = NewMatch(
        server=SERVER,
        channel=2**63 - 1,
        name="Nineveh — Frühling 🏰",
        game="practice",
        scenario="short",
        options={"goal": 5, "open-hands": True, "variant": "long"},
        settings=MatchSettings(deadline_hours=48, gm_may_look=True),
        gm=BERND,
        creator=ALICE,
    )
    info = await store.matches.info(await store.matches.create(new, [SeatInfo(seat="P1")]))
    assert (info.name, info.channel, info.gm, info.creator, info.status) == (new.name, 2**63 - 1, BERND, ALICE, "lobby")
    assert info.options == new.options
    assert info.settings == new.settings


async def test_of_many_who_want_one_seat_one_gets_it(store: Store) -> None:
    match = await lobby(store)
    await store.matches.set_seats(match, [SeatInfo(seat="P1"), SeatInfo(seat="P2", person=ALICE)])
    wishes = (store.matches.take_seat(match, SeatInfo(seat="P1", person=person)) for person in range(100, 108))
    assert sorted(await asyncio.gather(*wishes)) == [False] * 7 + [True]
    assert not await store.matches.take_seat(match, SeatInfo(seat="P2", person=BERND))


async def test_a_seat_is_left_by_its_holder_only(store: Store) -> None:
    match = await lobby(store)
    await store.matches.set_seats(match, [SeatInfo(seat="P1", person=ALICE), SeatInfo(seat="P2", policy="random")])
    assert not await store.matches.leave_seat(match, "P1", BERND)
    assert not await store.matches.leave_seat(match, "P2", BERND)
    assert await store.matches.leave_seat(match, "P1", ALICE)
    assert await store.matches.leave_seat(match, "P2", None)
    assert [(each.person, each.policy) for each in await store.matches.seats(match)] == [(None, None)] * 2


async def test_a_game_master_comes_and_goes(store: Store) -> None:
    match = await begun(store)
    looking = MatchSettings(gm_may_look=True)
    await store.commit(Change(match=match, office=Office(BERND, looking)))
    info = await store.matches.info(match)
    assert (info.gm, info.settings) == (BERND, looking)
    await store.commit(Change(match=match, office=Office(None, MatchSettings())))
    info = await store.matches.info(match)
    assert (info.gm, info.settings) == (None, MatchSettings())
    with pytest.raises(Unknown, match="no match 77"):
        await store.commit(Change(match=77, office=Office(BERND, looking)))


async def test_after_the_lobby_the_table_is_not_laid_anew(store: Store) -> None:
    match = await begun(store)
    with pytest.raises(Broken, match="left its lobby"):
        await store.matches.set_seats(match, [SeatInfo(seat="P9")])
    with pytest.raises(Broken, match="left its lobby"):
        await store.matches.take_seat(match, SeatInfo(seat="P1", person=5))
    with pytest.raises(Broken, match="left its lobby"):
        await store.matches.edit(match, options={"goal": 3})
    assert [each.seat for each in await store.matches.seats(match)] == ["P1", "P2", "P3"]


async def test_a_substitute_takes_a_seat_in_one_command(store: Store) -> None:
    match = await begun(store)
    await store.commit(Change(match=match, seats=(SeatInfo(seat="P2", person=99),)))
    assert [each.person for each in await store.matches.seats(match)] == [ALICE, 99, CHLOE]
    assert await store.matches.held_by(BERND) == []
    assert await store.matches.held_by(99) == [Held(match, "P2", "running")]


async def test_name_channel_and_settings_can_be_edited(store: Store) -> None:
    match = await begun(store)
    await store.matches.edit(match, name="Autumn", channel=5, settings=MatchSettings(deadline_hours=1))
    info = await store.matches.info(match)
    assert (info.name, info.channel, info.settings.deadline_hours) == ("Autumn", 5, 1)


async def test_lists_by_server_and_channel_are_newest_first(store: Store) -> None:
    first, second = await begun(store, channel=1), await begun(store, channel=2)
    await store.commit(Change(match=first, status="abandoned"))
    assert [each.id for each in await store.matches.of_server(SERVER)] == [second]
    assert [each.id for each in await store.matches.of_server(SERVER, ("abandoned", "running"))] == [second, first]
    assert [each.id for each in await store.matches.in_channel(1)] == [first]
    assert await store.matches.of_server(SERVER + 1) == []
    assert await store.matches.count() == {"abandoned": 1, "running": 1}


async def test_unknown_matches_are_named(store: Store) -> None:
    with pytest.raises(Unknown, match="no match 77"):
        await store.matches.info(77)
    with pytest.raises(Unknown, match="no match 77"):
        await store.matches.edit(77, name="x")
    with pytest.raises(Unknown, match="no match 77"):
        await store.matches.set_seats(77, [])
    with pytest.raises(Unknown, match="has not begun"):
        await store.matches.head(await lobby(store))


async def test_newer_rules_leave_a_checkpoint_at_the_same_revision(store: Store) -> None:
    match = await begun(store)
    await advance(store, match)
    old = await store.matches.head(match)
    new = await store.matches.rebase(old, b"state 2 upgraded", 5)
    assert await store.matches.head(match) == new
    assert (new.revision, new.version, new.checkpoint) == (2, 5, 2)
    past = await store.matches.past(match, 2)
    assert (past.version, past.checkpoint, past.entries) == (5, b"state 2 upgraded", ())
    with pytest.raises(Stale):
        await store.matches.rebase(old, b"again", 5)


async def test_numbers_of_deleted_rows_do_not_come_again(store: Store) -> None:
    await advance(store, await begun(store))
    [first] = await store.outbox.claim("worker")
    await store.outbox.sent(first)
    await advance(store, await begun(store))
    [second] = await store.outbox.claim("worker")
    assert second.id > first.id
    assert second.channel == CHANNEL


async def test_all_of_a_match_at_one_moment(store: Store) -> None:
    match = await begun(store)
    receipt = await advance(store, match, interaction=4)
    timer = NewTimer(key="deadline:1", kind="deadline", due_at=store.clock() + timedelta(hours=1), question=1)
    await set_timers(store, timer, match=match)
    found = await store.matches.sitting(match)
    assert found.info == await store.matches.info(match)
    assert list(found.seats) == await store.matches.seats(match)
    assert found.head == receipt.head == await store.matches.head(match)
    assert [each.key for each in found.timers] == ["deadline:1"]
    assert (found.voting, found.answered) == (False, None)
    await store.commit(Change(match=match, proposals=(NewProposal(kind="seat"),)))
    again = await store.matches.sitting(match, interaction=4)
    assert again.voting
    assert again.answered == await store.answered(4)
    with pytest.raises(Unknown):
        await store.matches.sitting(match + 1)


async def test_a_lobby_has_no_position(store: Store) -> None:
    found = await store.matches.sitting(await lobby(store))
    assert found.head is None
    with pytest.raises(Unknown, match="not begun"):
        _ = found.position
