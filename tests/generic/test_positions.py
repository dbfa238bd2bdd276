"""A position that a game master types: whatever stands in the text, it is set up whole or refused, and can be kept."""

import random
import re

import pytest

from rules.core.game import LONGEST_NUMBER
from rules.core.match import Match
from rules.core.patches import SetPosition
from rules.core.policy import Policy
from tests.generic.positions import live_bytes
from tests.generic.registry import harnesses

NUMBERS = ("-1", "0", "9" * LONGEST_NUMBER, "9" * (LONGEST_NUMBER + 1), str(2**64), "1..999")
TOKEN = re.compile(r"[^\s:,;()]+|[:,;()]|\s+")
TRIES = 60


def started(game: str) -> Match[object]:
    """A match of this game that has just begun."""
    harness = harnesses()[game]
    setup = harness.setup_for(2)
    return Match.start(harness.game, setup.scenario, dict(setup.options), list(setup.seats), b"positions")


def written(game: str) -> str:
    """The first position of a random match that can be written down: in some games lots come first."""
    match, policy = started(game), Policy(random.Random(2))
    while not match.position_text():
        question = match.pending[0]
        assert match.submit(question.seat, policy.answer(match, question), question=question.id).refusal is None
    return match.position_text()


def set_up(match: Match[object], text: str) -> bool:
    """Whether the text was set up; if it was not, nothing has changed, and what was can be kept and read back."""
    before = live_bytes(match)
    outcome = match.override("gm", (SetPosition(text),), "a position", force=True)
    if outcome.refusal is not None:
        assert live_bytes(match) == before, text
        return False
    assert Match.load(match.game, match.dump()).dump() == match.dump(), text
    return True


@pytest.mark.parametrize("game", sorted(harnesses()))
def test_whatever_a_position_says_it_is_set_up_or_refused(game: str) -> None:
    text = written(game)
    tokens, chance = TOKEN.findall(text), random.Random(7)
    words = [*dict.fromkeys(tokens), *NUMBERS]
    numbers = [at for at, token in enumerate(tokens) if re.search(r"\d", token)]
    read = 0
    for _ in range(TRIES):
        spoilt = list(tokens)
        at = chance.choice(numbers) if chance.random() < 0.6 else chance.randrange(len(tokens))
        spoilt[at] = (
            re.sub(r"\d+", chance.choice(NUMBERS), spoilt[at], count=1) if at in numbers else chance.choice(words)
        )
        read += set_up(started(game), "".join(spoilt))
    assert read < TRIES
    assert set_up(started(game), text)


@pytest.mark.parametrize("game", sorted(harnesses()))
def test_a_number_that_nobody_counts_to_is_named(game: str) -> None:
    match = started(game)
    outcome = match.override("gm", (SetPosition(f"{written(game)} {2**64}"),), "a position", force=True)
    assert outcome.refusal is not None
    assert outcome.refusal.message.id == "kernel-long-number"
    assert outcome.refusal.message.params["found"] == str(2**64)
