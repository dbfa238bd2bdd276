"""The stand-alone script: it checks an exported match with the standard library alone, and finds what was forged."""

import hashlib
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
from rules.core.dice import Draw, Rehearsed, Seed
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.lots import throw
from rules.core.match import History, Match
from rules.core.patches import AdjustDie
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


SET = 6  # not what secret and seeds give at the first storm
OTHERS = "All other rolls and draws are what secret and seeds give."


def played_on(match: Match[Any], entries: list[Entry], chance: Random) -> list[Entry]:
    """To the end."""
    while not match.finished:
        question = match.pending[0]
        entries += match.submit(question.seat, Policy(chance, GAME.habits).answer(match, question), question.id).entries
    return entries


async def kept(store: Store, state: bytes, entries: list[Entry], folder: Path) -> Path:
    """The file of a match that is over."""
    file = folder / "match.stele"
    id = await lobby(store)
    advance = Advance(base=None, state=state, entries=tuple(entries))
    await store.commit(Change(match=id, advance=advance, status="finished"))
    file.write_bytes(await store.transfer.export(id))
    return file


async def test_dice_that_were_taken_back_stay_on_record(store: Store, tmp_path: Path) -> None:
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2"), SECRET, seeds=SEEDS)
    entries, first, chance = list(match.entries), match.dump(), Random(5)
    while len(entries) < 12:
        question = match.pending[0]
        entries += match.submit(question.seat, Policy(chance, GAME.habits).answer(match, question), question.id).entries
    asked = match.undo(1, "P1", History(first, tuple(entries[1:])))
    entries += asked.entries
    if asked.request is not None:
        entries += match.consent("P2", asked.request).entries
    assert any(entry.to == 1 for entry in entries)
    entries = played_on(match, entries, chance)
    code, said = run(await kept(store, match.dump(), entries, tmp_path))
    assert (code, said.splitlines()[-1]) == (0, "Every promise was kept."), said


async def ruled(store: Store, folder: Path, on_record: bool = True) -> Path:
    """A match in which a game master has set a roll; `on_record`: the ruling stands in the log."""
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2"), SECRET, seeds=SEEDS)
    entries = list(match.entries)
    entries += match.override("Gm", AdjustDie("storm", (SET,)), "she had thrown them already").entries
    entries = played_on(match, entries, Random(5))
    assert any(roll.adjusted for entry in entries for roll in entry.rolls)
    return await kept(
        store, match.dump(), entries if on_record else [replace(one, patches=()) for one in entries], folder
    )


async def test_dice_that_a_ruling_set_are_listed(store: Store, tmp_path: Path) -> None:
    code, said = run(await ruled(store, tmp_path))
    assert (code, said.splitlines()[-1]) == (0, OTHERS), said
    assert "SET BY RULINGS OF THE GAME MASTER:\nstep " in said


async def test_dice_that_only_claim_a_ruling_are_forged(store: Store, tmp_path: Path) -> None:
    code, said = run(await ruled(store, tmp_path, on_record=False))
    assert code == 1, said
    assert f"recorded [{SET}" in said


async def test_a_lesson_says_so_and_its_other_dice_are_checked(store: Store, tmp_path: Path) -> None:
    script = Rehearsed(rolls={"storm": (SET,)})
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2"), SECRET, seeds=SEEDS, rehearsed=script)
    entries = played_on(match, list(match.entries), Random(5))
    code, said = run(await kept(store, match.dump(), entries, tmp_path))
    assert (code, said.splitlines()[-1]) == (0, OTHERS), said
    assert "THIS IS A LESSON" in said
    claimed = [replace(one, start=one.start and replace(one.start, rehearsed=Rehearsed())) for one in entries]
    code, said = run(await kept(store, match.dump(), claimed, tmp_path))
    assert code == 1, said
    assert f"recorded [{SET}" in said


async def test_another_secret_is_not_the_promised_one(store: Store, tmp_path: Path) -> None:
    match = Match.start(GAME, "skirmish", {}, ("P1", "P2"), SECRET, seeds=SEEDS)
    entries = played_on(match, list(match.entries), Random(5))
    chosen = match.dump().replace(SECRET, SECRET[::-1])
    code, said = run(await kept(store, chosen, entries, tmp_path))
    assert code == 1
    assert "step 1: the secret is not the one that was promised" in said


def test_an_epoch_brings_no_seeds_and_no_script_of_its_own() -> None:
    """The seeds of the start are mixed in again: a file cannot name others that suit it."""
    check = script()
    start = {"commitment": hashlib.sha256(b"one").hexdigest(), "seeds": [{"seat": "P1", "text": "a"}]}
    epoch = {"commitment": hashlib.sha256(b"two").hexdigest(), "seeds": [{"seat": "P1", "text": "b"}]}
    key = check.key_of(b"two", epoch["seeds"], "deal")
    roll = {"label": "x", "counter": 0, "sides": 6, "results": [n + 1 for n in check.numbers(key, 0, [6] * 8)]}
    forged = [{"revision": 1, "start": start}, {"revision": 2, "epoch": epoch, "rolls": [roll]}]
    assert len(check.faults_of(forged, [b"one", b"two"], 1)) == 1
    roll |= {"results": [1] * 8, "rehearsed": True}
    epoch["rehearsed"] = {"rolls": {"x": [1] * 8}}
    assert len(check.faults_of(forged, [b"one", b"two"], 1)) == 1


def start_with(**changed: Any) -> Callable[[Entry], Entry]:
    return lambda one: one if one.start is None else replace(one, start=replace(one.start, **changed))


@pytest.mark.parametrize(
    ("how", "wrong"),
    [
        (start_with(commitment="0f" * 32), "not the one that was promised"),
        (lambda one: replace(one, epoch=one.epoch and replace(one.epoch, commitment="a")), "not the one"),
        (start_with(seeds=SEEDS[:1]), "secret and seeds give"),
        (start_with(seeds=(SEEDS[0], Seed(Seat("P1"), "c0ffef", drawn=True))), "secret and seeds give"),
        (start_with(seeds=SEEDS[::-1]), "secret and seeds give"),
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


async def test_the_last_dice_cannot_be_left_out(store: Store, tmp_path: Path) -> None:
    match = await played(store)
    log = [GAME.kit.decode_entry(line.body) for line in await store.matches.log(match)]
    last = max(entry.revision for entry in log if entry.rolls or entry.draws)
    await forge(store, match, lambda one: replace(one, rolls=(), draws=()) if one.revision == last else one)
    file = tmp_path / "match.stele"
    file.write_bytes(await store.transfer.export(match))
    code, said = run(file)
    assert code == 1, said
    assert "the log does not end with the last of them" in said


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
