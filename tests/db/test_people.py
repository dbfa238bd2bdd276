"""Settings of servers and people, and what a person may see and delete."""

from datetime import UTC, datetime, time

import msgspec
from sqlalchemy import select

from db import Store
from db import tables as t
from db.records import (
    Change,
    GmAction,
    Held,
    Interaction,
    MatchSettings,
    Office,
    PersonSettings,
    ServerSettings,
)
from tests.db.conftest import Clock
from tests.db.desk import ALICE, BERND, CHLOE, SERVER, advance, begun


async def test_settings_have_defaults_and_are_kept(store: Store) -> None:
    assert await store.people.person(ALICE) == PersonSettings()
    wanted = PersonSettings(
        language="de",
        timezone="Europe/Berlin",
        quiet_from=time(22),
        quiet_until=time(7, 30),
        pings="digest",
        away_until=datetime(2026, 4, 1, tzinfo=UTC),
    )
    await store.people.save_person(ALICE, wanted)
    await store.people.save_person(ALICE, wanted)
    assert await store.people.person(ALICE) == wanted
    assert await store.people.person(BERND) == PersonSettings()


async def test_a_server_has_settings_of_its_own(store: Store) -> None:
    assert await store.people.server(SERVER) == ServerSettings()
    await store.people.save_server(SERVER, ServerSettings(language="de", gm_role=9, deadline_hours=24))
    assert (await store.people.server(SERVER)).gm_role == 9
    await store.people.forget_server(SERVER)
    assert await store.people.server(SERVER) == ServerSettings()


async def test_settings_that_a_newer_bot_wrote_are_still_read(store: Store, clock: Clock) -> None:
    text = msgspec.json.encode({"language": "de", "colour": "ochre"}).decode()
    async with store.database.write() as connection:
        await connection.execute(t.people.insert(), {"id": ALICE, "settings": text, "first_seen": clock()})
    assert (await store.people.person(ALICE)).language == "de"


async def test_a_person_sees_what_is_stored(store: Store, clock: Clock) -> None:
    match = await begun(store)
    await store.people.save_person(ALICE, PersonSettings(language="de"))
    await advance(store, match, interaction=1)
    await store.commit(Change(match=match, office=Office(ALICE, MatchSettings())))
    await store.commit(Change(match=match, audit=(GmAction(actor=ALICE, action="look", reason="asked"),)))
    known = await store.people.known_about(ALICE)
    assert known.settings == PersonSettings(language="de")
    assert known.first_seen == clock()
    assert known.seats == (Held(match, "P1", "running"),)
    assert (known.matches_made, known.matches_mastered) == ((match,), (match,))
    assert (known.gm_actions, known.interactions) == (1, 1)


async def test_a_deleted_person_is_nowhere_and_the_match_is_whole(store: Store) -> None:
    match = await begun(store)
    await store.people.save_person(ALICE, PersonSettings(language="de"))
    await store.commit(Change(match=match, office=Office(ALICE, MatchSettings())))
    await advance(store, match, interaction=1)
    await store.commit(Change(match=None, interaction=Interaction(2, BERND, b"other")))
    await store.commit(Change(match=match, audit=(GmAction(actor=ALICE, action="look", reason="asked"),)))
    log, head = await store.matches.log(match), await store.matches.head(match)
    assert await store.people.forget_person(ALICE) == (Held(match, "P1", "running"),)
    assert await store.people.known_about(ALICE) == await store.people.known_about(987654)
    assert [each.person for each in await store.matches.seats(match)] == [None, BERND, CHLOE]
    assert await store.matches.log(match) == log
    assert await store.matches.head(match) == head
    assert [line.actor for line in await store.matches.audit(match)] == [None]
    assert await store.answered(2) is not None
    async with store.database.read() as connection:
        for table in t.ALL:
            for row in await connection.execute(select(table)):
                assert ALICE not in row, f"{table.name} still names the person"
