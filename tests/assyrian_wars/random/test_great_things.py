"""Great things happen in random games: cities and countries fall, the beaten surrender, and the report tells of it."""

from collections import Counter
from random import Random

import rules
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from tests.assyrian_wars.random.policies import MEEK, STUBBORN, WARLORD, moody_answer
from tests.assyrian_wars.random.tallies import GREAT_THINGS
from tests.fuzz import tallied
from tests.generic.harness import Report
from tests.generic.registry import find

GAMES = 10
SOONER_OR_LATER = 40
LONGEST = 2_000  # decisions


def played(weak: dict[str, float], seed: int) -> Counter[str]:
    """What occurred in a short game in which Assyria's warlord plays against the weak."""
    options = {"length": "short", "sudden-end": False, "lead": "never", "elimination": True}
    match: Match[Board] = Match.start(
        rules.games()["assyrian-wars"], "two-rivers", options, ["P1", "P2"], bytes([seed]) * 32
    )
    chance, found = Random(seed), Counter[str]()
    for _ in range(LONGEST):
        if match.finished:
            return found
        question = match.pending[0]
        mood = WARLORD if question.seat == "P1" else weak
        outcome = match.submit(question.seat, moody_answer(match, question, chance, mood), question.id)
        assert outcome.refusal is None
        for entry in outcome.entries:
            found.update(GREAT_THINGS.found_in(entry))
    raise AssertionError(f"game {seed} is not over after {LONGEST} decisions")


def test_the_stubborn_are_conquered() -> None:
    found = sum((played(STUBBORN, seed) for seed in range(GAMES)), Counter[str]())
    assert found["conquests"] >= GAMES // 2
    assert found["surrenders accepted"] <= 1


def test_sooner_or_later_a_power_is_destroyed() -> None:
    assert any(played(STUBBORN, seed)["eliminations"] for seed in range(SOONER_OR_LATER))


def test_the_meek_surrender() -> None:
    found = sum((played(MEEK, seed) for seed in range(GAMES)), Counter[str]())
    assert found["surrenders accepted"] >= GAMES // 2
    assert found["conquests"] >= found["surrenders accepted"]


def test_the_report_says_how_often() -> None:
    report = Report(tally=Counter({("great things", "conquests"): 3, ("cards played as events", "25"): 1}))
    lines = tallied(find("assyrian-wars"), report)
    assert any(line.startswith("great things: conquests 3, eliminations 0, ") for line in lines)
    assert "cards played as events: 1 of 110" in lines
