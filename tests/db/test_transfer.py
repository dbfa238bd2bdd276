"""A match in one file: there and back on one engine and across the two, honest about its secrets, and not believed."""

import hashlib
import os
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from db import Store
from db.errors import BadFile, StoreError, Unknown
from db.examining import Examined
from db.migrate import newest
from db.packing import inflate, pack, pack_entry, unpack
from db.records import Advance, Change, MatchSettings, NewTimer
from db.transfer import NO_SECRETS, SECRETS, read_header
from rules.core import dumps
from rules.core.dice import Seed
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.patches import Rewind
from rules.core.policy import Policy
from rules.core.questions import Choose, Question
from rules.core.trials import TrialDice
from tests.db.conftest import Clock
from tests.db.desk import ALICE, CHLOE, begun, lobby
from tests.patience import HANG
from tests.practice.game import ThreeHills

GAME = ThreeHills()
GAMES = {"practice": GAME}
SEEDS = (Seed(Seat("P1"), "one"),)
TIMER = NewTimer(key="deadline", kind="deadline", due_at=datetime(2030, 1, 1, tzinfo=UTC))
NOISE = int(os.environ.get("IMPORT_NOISE", "120"))  # files with a random fault
ROOT = Path(__file__).parents[2]
Content = dict[str, list[dict[str, Any]]]


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


async def played(store: Store, steps: int = 12) -> int:
    """A running match of the practice game with its people, a clock, an undo and a standing order."""
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), b"the secret", seeds=SEEDS)
    id = await lobby(store)
    first = Advance(base=None, state=match.dump(), entries=match.entries)
    await store.commit(Change(match=id, advance=first, status="running"))
    chance = Random(4)
    for step in range(steps):
        if match.finished:
            break
        head = await store.matches.head(id)
        if step == 5:
            to = match.revision - 1
            outcome = match.override(
                "GM", Rewind(to), "again", history=(await store.matches.since(id, to)).history(GAME)
            )
        else:
            question = match.pending[0]
            answer = Policy(chance, GAME.habits).answer(match, question)
            outcome = match.submit(question.seat, answer, question.id)
        assert outcome.refusal is None
        advance = Advance(base=head, state=match.dump(), entries=outcome.entries, checkpoint=outcome.checkpoint)
        await store.commit(Change(match=id, advance=advance, timers=(TIMER,)))
    return id


async def brought(store: Store, data: bytes) -> int:
    """The file as a match of this store, by somebody who imports it."""
    found = await store.transfer.examine(data, GAMES)
    return await store.transfer.bring(found, server=5, channel=6, name="Brought", importer=7)


def forged(data: bytes, how: Callable[[Content], None], **header: object) -> bytes:
    """The file with another content, and a first line that fits it."""
    line, _, body = data.partition(b"\n")
    content = msgspec.msgpack.decode(zlib.decompress(body))
    how(content)
    plain = msgspec.msgpack.encode(content)
    again = zlib.compress(plain)
    said = msgspec.json.decode(line) | {"sha256": hashlib.sha256(again).hexdigest(), "size": len(plain)} | header
    return msgspec.json.encode(said) + b"\n" + again


async def test_a_match_goes_through_a_file_whole(store: Store, elsewhere: Store) -> None:
    match = await played(store)
    await begun(elsewhere)
    new = await brought(elsewhere, await store.transfer.export(match))
    assert new != match
    log, again = await store.matches.log(match), await elsewhere.matches.log(new)
    assert [entry.body for entry in again] == [entry.body for entry in log]
    assert (await elsewhere.matches.head(new)).state == (await store.matches.head(match)).state
    for revision in range(1, len(log) + 1):
        assert (await elsewhere.matches.past(new, revision)).history(GAME)


async def test_people_status_names_and_clocks_come_from_whoever_imports(store: Store) -> None:
    data = await store.transfer.export(await played(store))

    def claim(content: Content) -> None:
        [row] = content["matches"]
        row |= {"status": "lobby", "gm": 666, "creator": 666, "settings": "{}}", "options": "[", "name": "@everyone"}
        for seat in content["seats"]:
            seat |= {"person": 666, "policy": "simple"}

    new = await brought(store, forged(data, claim, name="@everyone", status="lobby"))
    sitting = await store.matches.sitting(new)
    assert (sitting.info.server, sitting.info.channel, sitting.info.name) == (5, 6, "Brought")
    assert (sitting.info.status, sitting.info.gm, sitting.info.creator) == ("running", None, 7)
    assert sitting.info.settings == MatchSettings(stale=True)
    assert [(seat.person, seat.policy) for seat in sitting.seats] == [(None, None)] * 3
    assert sitting.timers == ()
    assert await store.matches.of_server(5), "lists are whole"


async def test_the_file_of_a_running_match_says_that_it_carries_secrets(store: Store) -> None:
    data = await store.transfer.export(await played(store))
    header = read_header(data)
    assert header.carries_secrets
    assert header.note == SECRETS
    assert SECRETS.encode() in data.splitlines()[0]


async def test_the_file_of_a_finished_match_names_seats_and_no_people(store: Store) -> None:
    match = await played(store, 400)
    await store.commit(Change(match=match, status="finished"))
    data = await store.transfer.export(match)
    assert not read_header(data).carries_secrets
    assert read_header(data).note == NO_SECRETS
    content = zlib.decompress(data.partition(b"\n")[2])
    for person in (ALICE, CHLOE):
        assert msgspec.msgpack.encode(person) not in content
    assert (await store.matches.info(await brought(store, data))).status == "finished"


async def test_what_cannot_be_exported_is_named(store: Store) -> None:
    with pytest.raises(Unknown, match="no match 41"):
        await store.transfer.export(41)
    with pytest.raises(StoreError, match="has not begun"):
        await store.transfer.export(await lobby(store))


async def test_damaged_and_foreign_files_change_nothing(store: Store) -> None:
    data = await store.transfer.export(await played(store))
    line, _, body = data.partition(b"\n")
    for bad, sentence in [
        (b"", "not a match file"),
        (b"\x89PNG\r\n\x1a\n" * 20, "not a match file"),
        (b"{" * 100_000, "not a match file"),
        (b'{"format":"something"}\n', "not a match file"),
        (line, "damaged"),
        (data[:-5], "damaged"),
        (line + b"\n" + body[:50] + b"?" + body[51:], "damaged"),
        (line.replace(b'"format":"stele-match"', b'"format":"other"') + b"\n" + body, "but 'other'"),
        (line.replace(b'"format_version":1', b'"format_version":2') + b"\n" + body, "newer version"),
        (line.replace(b'"schema":"%s"' % newest().encode(), b'"schema":"7001"') + b"\n" + body, "newer version"),
        (line.replace(b'"game":"practice"', b'"game":"chess"') + b"\n" + body, "a game that is not here"),
    ]:
        with pytest.raises(BadFile, match=sentence):
            await brought(store, bad)
    assert await store.matches.count() == {"running": 1}


# ---- forged files ----------------------------------------------------------------------------------------------------


def entry_of(content: Content, revision: int) -> Entry:
    return GAME.kit.decode_entry(unpack(content["entries"][revision - 1]["body"]))


def put(content: Content, entry: Entry) -> None:
    content["entries"][entry.revision - 1]["body"] = pack_entry(msgspec.msgpack.encode(entry))


def another_answer(content: Content) -> None:
    """A step of the log answers something else."""
    put(content, replace(entry_of(content, 3), answer=Choose("win at once")))


def another_hand(content: Content) -> None:
    """The position is not what the log gives: it is not used at all."""
    other = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), b"the secret", seeds=SEEDS)
    content["heads"][0]["state"] = pack(other.dump())


def another_deal(content: Content) -> None:
    """The cards of the start are others than those recorded."""
    first = entry_of(content, 1)
    draws = tuple(replace(draw, picks=draw.picks[::-1], results=draw.results[::-1]) for draw in first.draws)
    put(content, replace(first, draws=draws))


def another_scenario(content: Content) -> None:
    first = entry_of(content, 1)
    assert first.start is not None
    put(content, replace(first, start=replace(first.start, scenario="long-war")))


def another_past(content: Content) -> None:
    """A rewind goes back to a position that never was."""
    back = next(entry for n in range(1, len(content["entries"]) + 1) if (entry := entry_of(content, n)).targets)
    never = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), b"never").keeper.body
    put(content, replace(back, targets=dict.fromkeys(back.targets, never)))


def no_beginning(content: Content) -> None:
    del content["entries"][0]


def no_seat(content: Content) -> None:
    put(content, replace(entry_of(content, 2), seat=Seat("P9")))


@pytest.mark.parametrize(
    "how",
    [another_answer, another_deal, another_scenario, another_past, no_beginning, no_seat],
    ids=lambda how: how.__name__,
)
async def test_a_forged_file_is_refused(store: Store, how: Callable[[Content], None]) -> None:
    data = await store.transfer.export(await played(store))
    with pytest.raises(BadFile):
        await brought(store, forged(data, how))
    assert await store.matches.count() == {"running": 1}


async def test_a_forged_position_is_not_used(store: Store) -> None:
    match = await played(store)
    new = await brought(store, forged(await store.transfer.export(match), another_hand))
    assert (await store.matches.head(new)).state == (await store.matches.head(match)).state


async def test_what_is_told_is_told_by_the_rules(store: Store) -> None:
    """Events are made again: a file cannot put words into the bot's mouth."""
    match = await played(store)

    def lie(content: Content) -> None:
        honest = entry_of(content, 2)
        put(content, replace(honest, events=(), reason="@everyone"))

    new = await brought(store, forged(await store.transfer.export(match), lie))
    [line] = await store.matches.log(new, 1, 2)
    [honest] = await store.matches.log(match, 1, 2)
    assert line.body == honest.body


async def test_dice_that_were_not_promised_are_not_verified(store: Store) -> None:
    """Cards that somebody chose give a sound log; only the audit sees that secret and seeds do not give them."""
    honest = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), b"promised")
    assert (await examined_of(store, honest)).verified
    chosen = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), b"promised", dice=TrialDice())
    assert chosen.hash != honest.hash
    assert not (await examined_of(store, chosen)).verified


async def test_steps_of_older_rules_are_not_verified(store: Store) -> None:
    """They cannot be played again: the newest position counts, and whoever imports it has to say so."""
    data = await store.transfer.export(await played(store))

    def age(content: Content) -> None:
        for row in content["entries"]:
            entry = GAME.kit.decode_entry(unpack(row["body"]))
            row["body"] = pack_entry(msgspec.msgpack.encode(replace(entry, version=1)))

    found = await store.transfer.examine(forged(data, age), GAMES)
    assert GAME.version > 1
    assert not found.verified
    new = await store.transfer.bring(found, server=5, channel=6, name="Old")
    assert not (await store.matches.info(new)).settings.verified


def aged(data: bytes, start: dict[str, Any], head: dict[str, Any]) -> bytes:
    """The file as older rules would have written it, with other words of its start and another position."""

    def how(content: Content) -> None:
        for row in content["entries"]:
            entry = replace(GAME.kit.decode_entry(unpack(row["body"])), version=1)
            if entry.start is not None:
                entry = replace(entry, start=replace(entry.start, **start))
            row["body"] = pack_entry(msgspec.msgpack.encode(entry))
        loaded = dumps.load(GAME.kit, unpack(content["heads"][0]["state"])).head
        for name, value in head.items():
            setattr(loaded, name, value)
        body = GAME.kit.encode(loaded)
        content["heads"][0]["state"] = pack(dumps.pack(body, digest(body)))
        content["checkpoints"] = []

    return forged(data, how)


STRANGER = Question(99, Seat("P9"), "nobody", "1.0")


@pytest.mark.parametrize(
    ("start", "head"),
    [
        ({"scenario": "nowhere"}, {}),
        ({"scenario": "nowhere"}, {"scenario": "nowhere"}),
        ({"seats": ("P1", "P2", "P9")}, {}),
        ({"seats": ("P1",)}, {"seats": (Seat("P1"),)}),
        ({}, {"options": {"nothing": 1}}),
        ({}, {"questions": [STRANGER]}),
        ({}, {"winners": (Seat("P9"),)}),
    ],
)
async def test_on_trust_comes_only_a_match_that_there_can_be(
    store: Store, start: dict[str, Any], head: dict[str, Any]
) -> None:
    """A scenario that there is not would break every command about the match, for good."""
    data = await store.transfer.export(await played(store))
    await brought(store, aged(data, {}, {}))
    with pytest.raises(BadFile):
        await brought(store, aged(data, start, head))
    assert await store.matches.count() == {"running": 2}


async def test_on_trust_comes_a_match_with_the_options_of_its_position(store: Store) -> None:
    data = aged(await store.transfer.export(await played(store)), {"options": {"nothing": "x" * 5000}}, {})
    new = await brought(store, data)
    assert "nothing" not in (await store.matches.info(new)).options


async def examined_of(store: Store, match: Match[Any]) -> Examined:
    id = await lobby(store)
    advance = Advance(base=None, state=match.dump(), entries=match.entries)
    await store.commit(Change(match=id, advance=advance, status="running"))
    return await store.transfer.examine(await store.transfer.export(id), GAMES)


# ---- bombs and noise -------------------------------------------------------------------------------------------------

ROW = {"revision": 1, "body": b"\x00"}
BLOCK, ADLER = 1 << 20, 65_521


def zeros(size: int) -> bytes:
    """So many zeros, packed; made of one packed block again and again, for packing them all takes seconds."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    block = packer.compress(bytes(BLOCK)) + packer.flush(zlib.Z_FULL_FLUSH)
    last = packer.compress(bytes(size % BLOCK)) + packer.flush()
    return b"\x78\xda" + block * (size // BLOCK) + last + (size % ADLER << 16 | 1).to_bytes(4, "big")


BOMBS: dict[str, Callable[[], bytes]] = {
    "zeros": lambda: zeros(1_100_000_000),
    "rows": lambda: zlib.compress(msgspec.msgpack.encode({"entries": [ROW] * 600_000, "heads": []}), 9),
    "state": lambda: zlib.compress(
        msgspec.msgpack.encode(
            {
                "entries": [{"revision": 1, "body": b"\x01" + zeros(600_000_000)}],
                "heads": [{"revision": 1, "version": 1, "state": b"\x01" + zeros(600_000_000)}],
            }
        ),
        9,
    ),
    "nested": lambda: zlib.compress(b"\x81\xa7entries" + b"\x91" * 5_000_000, 9),
}
EXAMINE = """
import sys
from db.examining import examine
from db.errors import BadFile
from tests.practice.game import ThreeHills
try:
    examine(sys.stdin.buffer.read(), None, ThreeHills())
except BadFile as error:
    most = next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1]
    print(int(most) // 1024, str(error)[:80])
"""


def test_a_bomb_is_made_as_if_it_had_been_packed_whole() -> None:
    for size in (5, BLOCK, 3 * BLOCK + 7):
        assert zlib.decompress(zeros(size)) == bytes(size)


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_within_200_megabytes(bomb: str) -> None:
    data = BOMBS[bomb]()
    assert len(data) < 3_000_000
    done = subprocess.run([sys.executable, "-c", EXAMINE], input=data, capture_output=True, cwd=ROOT, timeout=HANG)
    assert done.returncode == 0, done.stderr.decode()[-500:]
    megabytes, _, said = done.stdout.decode().partition(" ")
    assert said
    assert int(megabytes) < 200, done.stdout


def test_the_declared_size_bounds_as_well() -> None:
    with pytest.raises(zlib.error, match="more than 10 bytes"):
        inflate(zlib.compress(bytes(11)), 10)


async def test_noise_is_refused_in_words_and_changes_nothing(store: Store) -> None:
    """Bits, bytes and whole values of a file are changed at random, inside and outside its packing."""
    match = await played(store)
    data, honest = await store.transfer.export(match), (await store.matches.head(match)).state
    chance, refused = Random(7), 0
    for _ in range(NOISE):
        try:
            found = await store.transfer.examine(noise(data, chance), GAMES)
        except BadFile as error:
            refused += 10 < len(str(error)) < 400
        else:
            assert found.state == honest, "a file with a fault became another match"
    assert refused > NOISE * 0.3
    assert await store.matches.count() == {"running": 1}


def noise(data: bytes, chance: Random) -> bytes:
    """One random change: of the file's bytes, of a value in it, or of the bytes of an entry or a position."""
    kind = chance.randrange(3)
    if kind == 0:
        at = chance.randrange(len(data))
        return data[:at] + bytes([chance.randrange(256)]) * chance.randrange(1, 5) + data[at + chance.randrange(5) :]

    def change(content: Content) -> None:
        table = chance.choice(["entries", "heads", "checkpoints"])
        row = chance.choice(content[table])
        key = chance.choice(list(row))
        if kind == 1 or not isinstance(row[key], bytes):
            row[key] = chance.choice([None, -1, 2**63, "x", b"", [], {}, 3.5, True, row[key]])
            return
        body = bytearray(unpack(row[key]))
        for _ in range(chance.randrange(1, 4)):
            body[chance.randrange(len(body))] = chance.randrange(256)
        row[key] = pack(bytes(body))

    return forged(data, change)


def test_faults_of_every_kind_are_refused_in_words_within_the_memory() -> None:
    """A sample of `make imports`, in a process of its own whose memory is measured."""
    command = [sys.executable, "-m", "tests.db.import_fuzz", "--inputs", "300", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, cwd=ROOT, timeout=HANG, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-500:]
    assert "300 files with a fault" in done.stdout
