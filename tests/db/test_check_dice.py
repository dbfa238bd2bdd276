"""The stand-alone script: it checks an exported match with the standard library alone, and finds what was forged."""

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from db import Store
from db import tables as t
from db.packing import WORDS, pack_entry
from db.records import Advance, Change
from rules.core.dice import Draw, Seed
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.lots import throw
from rules.core.match import Match
from rules.core.policy import Policy
from tests.db.desk import lobby
from tests.practice.game import ThreeHills

SCRIPT = Path(__file__).parents[2] / "docs" / "check_dice.py"
GAME = ThreeHills()
SECRET = b"what the bot has promised at fir"
SEEDS = (Seed(Seat("P2"), "über die Hügel"), Seed(Seat("P1"), "c0ffee", drawn=True))


async def played(store: Store) -> int:
    """A whole match with lots, seeds, and an epoch that begins in the middle."""
    lots = [throw(["P1", "P2", "P3"], SECRET, SEEDS, number) for number in (1, 2)]
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2", "P3"), SECRET, seeds=SEEDS, lots=lots)
    entries, chance = list(match.entries), Random(5)
    while not match.finished:
        if len(entries) == 10:
            entries += match.begin_epoch(b"the second secret").entries
        question = match.pending[0]
        entries += match.submit(question.seat, Policy(chance, GAME.habits).answer(match, question), question.id).entries
    id = await lobby(store)
    advance = Advance(base=None, state=match.dump(), entries=tuple(entries))
    await store.commit(Change(match=id, advance=advance, status="finished"))
    return id


async def forge(store: Store, match: int, how: Callable[[Entry], Entry]) -> None:
    """Whoever owns the database can rewrite the log."""
    c = t.entries.c
    async with store.database.write() as connection:
        for line in await store.matches.log(match):
            entry = how(GAME.kit.decode_entry(line.body))
            body = pack_entry(msgspec.msgpack.encode(entry))
            changed = t.entries.update().where(c.match_id == match, c.revision == line.revision).values(body=body)
            await connection.execute(changed)


def moved(draw: Draw) -> Draw:
    return replace(draw, picks=tuple((pick + 1) % draw.size for pick in draw.picks))


def run(file: Path) -> tuple[int, str]:
    """Without the site's packages and without our tree: nothing but the standard library."""
    done = subprocess.run([sys.executable, "-I", "-S", str(SCRIPT), str(file)], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


async def test_an_honest_match_passes(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "match.stele"
    file.write_bytes(await store.transfer.export(await played(store)))
    code, said = run(file)
    assert (code, said.splitlines()[-1]) == (0, "Every promise was kept."), said
    assert "seed of P2: über die Hügel" in said
    assert said.count("promised: ") == 2


def start_with(**changed: Any) -> Callable[[Entry], Entry]:
    return lambda one: one if one.start is None else replace(one, start=replace(one.start, **changed))


@pytest.mark.parametrize(
    ("how", "wrong"),
    [
        (start_with(commitment="0f" * 32), "not the one that was promised"),
        (lambda one: replace(one, epoch=one.epoch and replace(one.epoch, commitment="a")), "not the one"),
        (start_with(seeds=SEEDS[:1]), "secret and seeds give"),
        (start_with(lots=(throw(["P1", "P2", "P3"], SECRET, SEEDS, 2),)), "the throw for the seats"),
        (lambda one: replace(one, draws=one.draws[1:]) if one.revision == 1 else one, "numbers are missing"),
        (lambda one: replace(one, draws=(*one.draws, *one.draws[-1:])), "it came before"),
        (lambda one: replace(one, draws=tuple(map(moved, one.draws))), "recorded"),
    ],
)
async def test_what_was_forged_is_found(
    store: Store, tmp_path: Path, how: Callable[[Entry], Entry], wrong: str
) -> None:
    match = await played(store)
    await forge(store, match, how)
    file = tmp_path / "match.stele"
    file.write_bytes(await store.transfer.export(match))
    code, said = run(file)
    assert code == 1, said
    assert wrong in said.partition("WRONG:")[2], said


def test_what_is_no_match_is_told(tmp_path: Path) -> None:
    file = tmp_path / "match.stele"
    for data in (b"", b"hello", b"{}\nx", b'{"name": 1, "game": 2}\n' + b"x" * 30):
        file.write_bytes(data)
        code, said = run(file)
        assert code == 2
        assert "cannot be checked" in said


def test_it_knows_the_words_of_packed_entries() -> None:
    assert script().WORDS == WORDS


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_dice", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
