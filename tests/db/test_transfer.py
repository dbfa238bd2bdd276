"""A match in one file: there and back on one engine and across the two, honest about its secrets."""

import hashlib
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from db import Store
from db.errors import BadFile, StoreError, Unknown
from db.records import Change, GmAction, NewOrder, NewProposal, NewTimer, Vote
from db.transfer import NO_SECRETS, SECRETS, read_header
from tests.db.conftest import Clock
from tests.db.desk import ALICE, CHLOE, advance, begun, lobby


@pytest.fixture(params=["sqlite", "postgresql"])
async def elsewhere(request: pytest.FixtureRequest, clock: Clock, other_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(other_url, clock=clock)
    yield opened
    await opened.close()


@pytest.fixture
def other_url(request: pytest.FixtureRequest) -> str:
    engine = request.node.callspec.params["elsewhere"]
    maker: Callable[[], str] = request.getfixturevalue("new_sqlite" if engine == "sqlite" else "new_postgres")
    return maker()


async def rich(store: Store, clock: Clock) -> int:
    """A running match with a bit of everything."""
    match = await begun(store)
    await advance(store, match, entries=3, checkpoint=True, interaction=1)
    await advance(store, match)
    await store.commit(
        Change(
            match=match,
            timers=(NewTimer(key="deadline", kind="deadline", due_at=clock()),),
            orders=(NewOrder("P1", "1", b"never"),),
            proposals=(NewProposal(kind="undo"), NewProposal(kind="substitute", seat="P3")),
            audit=(GmAction(actor=ALICE, action="place", reason="a ruling"),),
        )
    )
    [_, second] = await store.matches.proposals(match)
    await store.commit(Change(match=match, votes=(Vote(second.id, "P1", True),)))
    return match


async def test_a_match_goes_through_a_file_whole(store: Store, elsewhere: Store, clock: Clock) -> None:
    match = await rich(store, clock)
    await begun(elsewhere)
    data = await store.transfer.export(match)
    new = await elsewhere.transfer.import_match(data, server=5, channel=6)
    assert new != match
    info = await elsewhere.matches.info(new)
    assert (info.server, info.channel, info.status, info.game) == (5, 6, "running", "practice")
    assert await elsewhere.matches.log(new) == await store.matches.log(match)
    assert await elsewhere.matches.seats(new) == await store.matches.seats(match)
    assert (await elsewhere.matches.head(new)).state == (await store.matches.head(match)).state
    for revision in range(1, 6):
        assert await elsewhere.matches.past(new, revision) == await store.matches.past(match, revision)
    assert await elsewhere.matches.orders(new) == await store.matches.orders(match)
    assert await elsewhere.matches.audit(new) == await store.matches.audit(match)
    assert [timer.key for timer in (await elsewhere.matches.sitting(new)).timers] == ["deadline"]
    assert [each.votes for each in await elsewhere.matches.proposals(new)] == [{}, {"P1": True}]
    await advance(elsewhere, new)
    assert (await elsewhere.matches.head(new)).revision == 6


async def test_the_file_of_a_running_match_says_that_it_carries_secrets(store: Store, clock: Clock) -> None:
    match = await rich(store, clock)
    data = await store.transfer.export(match)
    header = read_header(data)
    assert header.carries_secrets
    assert header.note == SECRETS
    assert SECRETS.encode() in data.splitlines()[0]


async def test_the_file_of_a_finished_match_names_seats_and_no_people(store: Store, clock: Clock) -> None:
    match = await rich(store, clock)
    await store.commit(Change(match=match, status="finished"))
    data = await store.transfer.export(match)
    header = read_header(data)
    assert not header.carries_secrets
    assert header.note == NO_SECRETS
    content = zlib.decompress(data.partition(b"\n")[2])
    for person in (ALICE, CHLOE):
        assert msgspec.msgpack.encode(person) not in content
    new = await store.transfer.import_match(data, server=5, channel=6)
    assert [each.person for each in await store.matches.seats(new)] == [None, None, None]


async def test_what_cannot_be_exported_is_named(store: Store) -> None:
    with pytest.raises(Unknown, match="no match 41"):
        await store.transfer.export(41)
    with pytest.raises(StoreError, match="has not begun"):
        await store.transfer.export(await lobby(store))


async def test_damaged_and_foreign_files_change_nothing(store: Store, clock: Clock, tmp_path: Path) -> None:
    data = await store.transfer.export(await rich(store, clock))
    line, _, body = data.partition(b"\n")
    for bad, sentence in [
        (b"", "not a match file"),
        (b"\x89PNG\r\n\x1a\n" * 20, "not a match file"),
        (b'{"format":"something"}\n', "not a match file"),
        (line, "damaged"),
        (data[:-5], "damaged"),
        (line + b"\n" + body[:50] + b"?" + body[51:], "damaged"),
        (line.replace(b'"format":"stele-match"', b'"format":"other"') + b"\n" + body, "but 'other'"),
        (line.replace(b'"format_version":1', b'"format_version":2') + b"\n" + body, "newer version"),
        (line.replace(b'"schema":"0001"', b'"schema":"7001"') + b"\n" + body, "newer version"),
    ]:
        with pytest.raises(BadFile, match=sentence):
            await store.transfer.import_match(bad, server=5, channel=6)
    assert await store.matches.count() == {"running": 1}


@pytest.mark.parametrize(
    ("table", "column", "value", "sentence"),
    [
        ("heads", "revision", 99, "does not end where"),
        ("heads", "state", "text", "heads.state is str"),
        ("entries", "at", "yesterday", "entries.at is not a moment"),
        ("seats", "seat", None, "seats.seat is NoneType"),
    ],
)
async def test_a_forged_file_is_refused(
    store: Store, clock: Clock, table: str, column: str, value: object, sentence: str
) -> None:
    line, _, body = (await store.transfer.export(await rich(store, clock))).partition(b"\n")
    content = msgspec.msgpack.decode(zlib.decompress(body))
    content[table][0][column] = value
    forged = zlib.compress(msgspec.msgpack.encode(content))
    header = msgspec.json.decode(line) | {"sha256": hashlib.sha256(forged).hexdigest()}
    with pytest.raises(BadFile, match=sentence):
        await store.transfer.import_match(msgspec.json.encode(header) + b"\n" + forged, server=5, channel=6)
    assert await store.matches.count() == {"running": 1}
