"""How often people are asked: the questions of an impulse besides the phasing player's own next step (docs/playing.md).

Random players play many more cards than people do, so these numbers are on the high side.
"""

from random import Random

import rules
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from rules.core.questions import Question
from tests.assyrian_wars.random.policies import some_answer

SEATS = ["P1", "P2", "P3", "P4", "P5"]
OWN_STEP = ("impulse", "pass")  # what the phasing player does next is his own choice, however much he does
IMPULSES = 25


def questions(seed: int, *, orders: bool) -> list[int]:
    """The questions of all seats together in each impulse of a campaign's beginning."""
    match: Match[Board] = Match.start(rules.games()["assyrian-wars"], "campaign", {}, SEATS, bytes([seed]) * 32)
    if not orders:
        for seat in SEATS:
            for kept in match.orders(seat):
                match.cancel_order(seat, kept.id)
    chance, counts, asked = Random(seed), list[int](), 0
    while len(counts) < IMPULSES and not match.finished:
        question: Question = match.pending[0]
        asked += match.table.board.impulse is not None and question.kind not in OWN_STEP
        outcome = match.submit(question.seat, some_answer(match, question, chance), question.id)
        assert outcome.refusal is None
        if any(event.message.id == "impulse-ends" for event in outcome.events):
            counts.append(asked)
            asked = 0
    return counts
