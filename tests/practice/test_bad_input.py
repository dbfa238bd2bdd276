"""What nobody should ask for gets a clear answer: unknown names, wrong counts, packs with mistakes."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.core.errors import BadInput, UnknownGame
from rules.core.match import Match
from rules.core.packs import PackError
from tests.practice import pack
from tests.practice.notation import Position
from tests.practice.table import GAME, SECRET, started


@pytest.mark.parametrize(
    ("scenario", "options", "seats", "reason"),
    [
        ("siege", {}, ["P1", "P2"], "kernel-unknown-scenario"),
        ("skirmish", {"gaol": 4}, ["P1", "P2"], "kernel-unknown-option"),
        ("skirmish", {"goal": 99}, ["P1", "P2"], "kernel-bad-option"),
        ("skirmish", {"goal": "4"}, ["P1", "P2"], "kernel-bad-option"),
        ("skirmish", {"open-hands": 1}, ["P1", "P2"], "kernel-bad-option"),
        ("skirmish", {}, ["P1"], "kernel-seat-count"),
        ("skirmish", {}, ["P1", "P2", "P3", "P4", "P5"], "kernel-seat-count"),
        ("long-war", {}, ["P1", "P2"], "kernel-seat-count"),
        ("skirmish", {}, ["P1", "P1"], "kernel-seat-twice"),
        ("skirmish", {}, ["P1", ""], "kernel-unknown-seat"),
    ],
)
def test_a_match_cannot_begin_so(scenario: str, options: dict[str, Any], seats: list[str], reason: str) -> None:
    with pytest.raises(BadInput) as raised:
        Match.start(GAME, scenario, options, seats, SECRET)
    assert raised.value.refusal.message.id == reason


def test_the_answer_lists_what_there_is() -> None:
    with pytest.raises(BadInput) as raised:
        Match.start(GAME, "siege", {}, ["P1", "P2"], SECRET)
    assert raised.value.refusal.message.params == {"found": "siege", "known": ("skirmish", "long-war")}


def test_nobody_looks_with_the_eyes_of_a_stranger() -> None:
    with pytest.raises(BadInput):
        started().view("P7")


def test_the_secret_stays_secret_until_the_end() -> None:
    with pytest.raises(BadInput):
        _ = started().secrets


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        rules.games()["chess"]


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(pack.SHIPPED, tmp_path / "own"))


def test_the_shipped_pack_is_right(own_pack: Path) -> None:
    assert pack.read(own_pack) == pack.shipped()
    assert len(pack.shipped().cards) == 20


def test_a_pack_with_a_missing_file_says_which(own_pack: Path) -> None:
    (own_pack / "scenarios.toml").unlink()
    with pytest.raises(PackError, match=r"scenarios\.toml: found no such file"):
        pack.read(own_pack)


def test_all_mistakes_of_a_pack_are_told_at_once(own_pack: Path) -> None:
    pieces, scenarios = own_pack / "pieces.toml", own_pack / "scenarios.toml"
    pieces.write_text(pieces.read_text().replace("crowns = 2", 'crowns = "two"').replace("curse = 4", "hex = 4"))
    scenarios.write_text(scenarios.read_text().replace("seats_min = 3", "seats_min = 5"))
    with pytest.raises(PackError) as raised:
        pack.read(own_pack)
    assert {(mistake.file, mistake.key) for mistake in raised.value.mistakes} == {
        ("pieces.toml", "hills[elm].crowns"),
        ("pieces.toml", "deck.hex"),
        ("scenarios.toml", "scenarios[long-war].seats_min"),
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("the second round", "expected 'round N of M'"),
        ("round 1 of 6\nP1: many warriors", "found 'P1: many warriors'"),
        ("round 1 of 6\nP1: 2 warriors, 0 crowns, holds joker-1", "no such cards: joker-1"),
    ],
)
def test_a_position_that_cannot_be_read_is_quoted(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Position.parse(text)
