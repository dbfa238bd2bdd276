"""Throws hostile inputs at random games of every game there is: all are refused, none changes or raises anything.

`make hostile N=1000000`. An input is an answer that nobody may give (wrong seat, stale, unoffered, mangled), a call
of another kind that does not fit (an undo into the future, a stranger's order), or arbitrary ids typed into a command,
for which suggestions and a quote are asked, and which whoever is not asked submits.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from rules.core.actions import build
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.questions import Question
from tests.generic import hostile, players, secrecy
from tests.generic.harness import Playout
from tests.generic.positions import live_bytes
from tests.generic.registry import find, harnesses

TYPED = 40  # typed inputs at a node
NODES = 60  # of a game at most; then the next game begins
PROCESSES = 2


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = sorted(harnesses())
    total, seed = Counter[str](), options.seed
    with ProcessPoolExecutor(PROCESSES) as pool:
        while sum(total.values()) < options.inputs:
            batch = [(games[number % len(games)], number) for number in range(seed, seed + 4 * PROCESSES)]
            seed += len(batch)
            each = -(-(options.inputs - sum(total.values())) // len(batch))
            for found in pool.map(partial(thrown, left=each), batch):
                total.update(found)
    print(f"{sum(total.values())} hostile inputs, 0 accepted, 0 raised: {dict(total)}")
    return 0


def thrown(which: tuple[str, int], left: int) -> Counter[str]:
    """The inputs of some nodes of a random game; raises at the first that is accepted, changes or breaks anything."""
    game, seed = which
    harness, counted = find(game), Counter[str]()
    playout = Playout(harness, harness.setup_for(seed), seed, probe=False)
    chance, every = Random(seed), 1 + seed % 7
    for node in range(NODES * every):
        if playout.match.finished or sum(counted.values()) >= left:
            break
        if node % every == 0:
            for question in playout.match.pending:
                counted[f"{game}, answers"] += answers(playout.match, question, chance)
                counted[f"{game}, typed"] += typed(playout.match, question, chance)
            counted[f"{game}, calls"] += calls(playout.match)
        playout.move()
        playout.node += 1
    return counted


def answers(match: Match[Any], question: Question, chance: Random) -> int:
    """Answers that nobody may give."""
    before, count = live_bytes(match), 0
    answer = players.any_answer(match, question, chance)
    for attack in hostile.heavy(match, question, answer, chance):
        hostile.must_be_refused(match.submit(attack.seat, attack.answer, question=attack.question), attack.name)
        count += 1
    assert live_bytes(match) == before, "hostile answers were refused, but the state changed"
    return count


def typed(match: Match[Any], question: Question, chance: Random) -> int:
    """Arbitrary ids in every parameter of the actions that are open."""
    before, count = live_bytes(match), 0
    for tag, given, text in secrecy.typings(match, question, chance, TYPED):
        action = match.game.kit.actions[tag]
        for param in action.params():
            match.candidates(question.seat, tag, param.name, given, text)
            count += 1
        built = build(action, given)
        if not isinstance(built, Refusal):
            match.quote(question.seat, built, question.id)
            stranger = next((seat for seat in match.seats if seat != question.seat), hostile.STRANGER)
            hostile.must_be_refused(match.submit(stranger, built, question=question.id), f"{stranger}: {built}")
            count += 2
    assert live_bytes(match) == before, "looking changed the state"
    return count


def calls(match: Match[Any]) -> int:
    """Undo, orders, rulings, consent and the like with arguments that do not fit."""
    before, count = live_bytes(match), 0
    for name, outcome in hostile.other_calls(match):
        hostile.must_be_refused(outcome, name)
        count += 1
    assert live_bytes(match) == before, "hostile calls were refused, but the state changed"
    return count


if __name__ == "__main__":
    sys.exit(main())
