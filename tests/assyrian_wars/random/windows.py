"""What others notice of windows for cards where nothing is played: the same of holders as of those who hold nothing.

`python -m tests.assyrian_wars.random.windows 2000` looks at so many windows and prints what was noticed of each group.
"""

import sys
from collections import Counter
from random import Random
from typing import Any
from unittest.mock import patch

import rules
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.desk.standing_orders import REACTIONS
from rules.assyrian_wars.events.playable import playable_now
from rules.core.entries import Outcome
from rules.core.keeper import Keeper
from rules.core.match import Match
from rules.core.questions import Answer, Question
from rules.core.table import Table
from tests.assyrian_wars.random.policies import some_answer

SEATS = ["P1", "P2", "P3", "P4", "P5"]

Noticed = tuple[str, bool, bool]  # the entry as others read it, without its answer; and whether they wait


class Watch:
    """Counts windows by whether their seat held a card for them, and what everybody else noticed."""

    def __init__(self) -> None:
        self.held: dict[int, bool] = {}
        self.noticed: dict[bool, Counter[Noticed]] = {True: Counter(), False: Counter()}

    def ordered(self, keeper: Keeper, question: Question) -> Answer | None:
        """Notes whether the seat has something to play, before its orders answer."""
        if question.kind in REACTIONS:
            table: Table[Any] = Table(keeper.head, question)
            self.held[question.id] = bool(playable_now(table, question.seat))
        return ORDERED(keeper, question)

    def read(self, outcome: Outcome, match: Match[Board]) -> None:
        """What a spectator reads of each window, and whether anybody is waited for; then the game goes on."""
        asked = {question.id for question in match.pending}
        for entry in outcome.entries:
            if entry.question in self.held and entry.question_kind in REACTIONS:
                seen = entry.for_seat(None)
                trace = (seen.kind, seen.answer is None, entry.question in asked)
                self.noticed[self.held.pop(entry.question)][trace] += 1
        for id in asked & self.held.keys():
            self.noticed[self.held.pop(id)]["", True, True] += 1

    @property
    def windows(self) -> int:
        return sum(sum(found.values()) for found in self.noticed.values())


ORDERED = Keeper.ordered


def watched(number: int, seed: int = 1) -> Watch:
    """Random campaigns in which nobody wants to be asked, until so many windows were seen."""
    watch = Watch()
    with patch.object(Keeper, "ordered", lambda keeper, question: watch.ordered(keeper, question)):
        while watch.windows < number:
            match: Match[Board] = Match.start(rules.games()["assyrian-wars"], "campaign", {}, SEATS, bytes([seed]) * 32)
            chance, seed = Random(seed), seed + 1
            while not match.finished and watch.windows < number:
                question = match.pending[0]
                outcome = match.submit(question.seat, some_answer(match, question, chance), question.id)
                assert outcome.refusal is None
                watch.read(outcome, match)
    return watch


if __name__ == "__main__":
    found = watched(int(sys.argv[1]))
    for holds, counted in found.noticed.items():
        print(f"{'with' if holds else 'without'} a card: {sum(counted.values())} windows, noticed: {dict(counted)}")
    sys.exit(set(found.noticed[True]) != set(found.noticed[False]))
