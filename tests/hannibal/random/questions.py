"""How often people are asked: all questions of both seats from one card play to the next, besides the play itself.

What a turn asks between two plays (reinforcements, consuls, the first player, markers) counts with the play before it.
Random players look for battles more than people do, so these numbers are on the high side.
"""

import hashlib
from random import Random

from rules.core.match import Match
from rules.hannibal.board.state import Board
from rules.hannibal.game import GAME
from tests.hannibal.random.policies import some_answer

SCENARIO, SEATS = "second-punic-war", ("rome", "carthage")
PLAY = "play"


def begun(seed: int) -> Match[Board]:
    """A war that begins."""
    return Match.start(GAME, SCENARIO, {}, SEATS, hashlib.sha256(b"questions %d" % seed).digest())


def questions(seed: int, *, orders: bool, between_turns: bool = True) -> list[int]:
    """The questions of both seats after each card play of a whole war; without `orders` nobody has any."""
    match = begun(seed)
    if not orders:
        for seat in SEATS:
            for kept in match.orders(seat):
                match.cancel_order(seat, kept.id)
    chance, counts = Random(seed), list[int]()
    while not match.finished:
        question = match.pending[0]
        if question.kind == PLAY:
            counts.append(0)
        elif counts and (between_turns or match.table.board.play is not None):
            counts[-1] += 1
        outcome = match.submit(question.seat, some_answer(match, question, chance), question.id)
        assert outcome.refusal is None
    return counts
