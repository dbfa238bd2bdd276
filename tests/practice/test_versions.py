"""Matches of Three Hills that began under older rules go on under these; what cannot is a clear error."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rules.core import dumps
from rules.core.entries import Entry, History
from rules.core.errors import DumpError, NewerDump
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.questions import Choose
from tests.generic import players, probes
from tests.generic.positions import live_bytes
from tests.practice.actions import Shield
from tests.practice.board import Board
from tests.practice.game import ThreeHills
from tests.practice.table import GAME, accept, asked, position, started

CORPUS = sorted((Path(__file__).parent / "dumps").glob("version-*.dump"))


def load(path: Path) -> Match[Board]:
    return Match.load(GAME, path.read_bytes())


def rewritten(match: Match[Board], **changes: Any) -> bytes:
    """A dump of the match with some values of its head changed, and a hash that fits."""
    raw: dict[str, Any] = msgspec.msgpack.decode(live_bytes(match))
    body = msgspec.msgpack.encode(raw | changes)
    return dumps.pack(body, digest(body))


def test_there_is_a_dump_of_every_older_version() -> None:
    assert [path.name for path in CORPUS] == [f"version-{number}.dump" for number in range(1, GAME.version)]


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_an_old_match_goes_on_where_it_was(path: Path) -> None:
    match = load(path)
    assert match.upgraded
    assert match.rules_version == GAME.version
    assert asked(match) == [("P2", "shield")]
    assert position(match).splitlines()[:2] == [
        "round 2 of 6",
        "P1: 3 warriors, 1 crown, on oak, holds curse-1",
    ]
    accept(match, "P2", Shield("shield-1"))
    accept(match, "P3", Choose("pass"))
    accept(match, "P1", Choose("pass"))
    assert match.table.board.hosts["P2"].warriors == 2


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_an_old_match_is_played_to_its_end(path: Path) -> None:
    match, chance = load(path), Random(5)
    while not match.finished:
        question = players.one_of(match.pending, chance)
        match.submit(question.seat, players.any_answer(match, question, chance), question=question.id)
        probes.check_invariants(match)
    assert match.winners


def test_a_rewind_into_older_rules_restores_the_checkpoint_and_says_so() -> None:
    blob = CORPUS[0].read_bytes()
    match = load(CORPUS[0])
    before, first = position(match), match.revision
    log: list[Entry] = [*accept(match, "P2", Choose("pass")).entries, *accept(match, "P3", Choose("pass")).entries]
    request = match.undo(first + 1, by="P3", history=History(blob, tuple(log))).request
    assert request is not None
    match.consent("P1", request)
    outcome = match.consent("P2", request)
    told = [event.message for event in outcome.events if event.message.id == "kernel-undone-to-checkpoint"]
    assert [(one.params["wanted"], one.params["to"]) for one in told] == [(first + 1, first)]
    assert position(match) == before


def test_a_dump_of_newer_rules_asks_for_an_update() -> None:
    with pytest.raises(NewerDump, match=r"version 9 of 'practice'.*these rules are version 3"):
        Match.load(GAME, rewritten(started(), version=9))


def test_a_dump_that_no_upgrade_fits_is_a_clear_error() -> None:
    with pytest.raises(DumpError, match="from version 1 to 2 failed"):
        Match.load(GAME, rewritten(started(), version=1))
    with pytest.raises(DumpError, match="does not fit"):
        Match.load(GAME, rewritten(started(), version=2, board={"hosts": {}}))


def test_a_truncated_or_foreign_dump_is_a_clear_error() -> None:
    whole = started().dump()
    for blob in (b"", b"\x00", whole[:-1], whole[: len(whole) // 2], whole[:-1] + b"\x00", b"SQLite format 3\x00" * 9):
        with pytest.raises(DumpError):
            Match.load(GAME, blob)
    with pytest.raises(DumpError, match="a dump of 'another', not of 'practice'"):
        Match.load(GAME, rewritten(started(), game="another"))


def test_a_game_without_its_upgrades_says_what_does_not_fit() -> None:
    class WithoutUpgrades(ThreeHills):
        upgrades = {}

    with pytest.raises(DumpError, match="no registered upgrade says how"):
        Match.load(WithoutUpgrades(), CORPUS[0].read_bytes())
