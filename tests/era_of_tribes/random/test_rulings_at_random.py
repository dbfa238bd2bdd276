"""At nodes of random games every kind of ruling is tried on a copy, and the copy is played on: nothing may fail."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.match import Match
from rules.core.patches import AnswerFor, AnyPatch, EndProcedure, ReplaceSeat
from rules.era_of_tribes.board.holdings import lands_of
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk.patches import SetAlliance, SetCount, SetFleets, SetInfluence, SetMorale, SetProvince
from tests.era_of_tribes.harness import HARNESS
from tests.generic import players, probes
from tests.generic.harness import Playout

KINDS = {"people", "card", "first-advance", "action", "expansion", "auto-expansion"}
RARE = {"removal", "defend", "attack", "new-tile", "offer", "place", "addition", "support"}
DECISIONS = 8  # after each ruling

Rulings = tuple[AnyPatch, ...]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_ruling_stops_a_match(seed: int) -> None:
    """A game master rules in the middle of whatever is going on; what he is refused changes nothing."""
    chance, playout = Random(seed), Playout(HARNESS, HARNESS.setups[seed], seed, probe=False)
    seen = set[str]()
    while not playout.match.finished:
        asked = playout.match.pending[0].kind
        if asked not in seen and asked in KINDS | RARE:
            seen.add(asked)
            for patches in rulings(playout.match, chance):
                rule_and_play_on(playout.match, patches, chance)
        playout.move()
    assert seen >= KINDS


def rule_and_play_on(match: Match[Board], patches: Rulings, chance: Random) -> None:
    """The ruling, on a copy; unless pieces would get lost by it, some decisions follow."""
    copy = Match.load(match.game, match.dump())
    refusal = copy.override("gm", patches, "a ruling", force=True).refusal
    if refusal is not None:
        whole_game = patches == (EndProcedure(),) and refusal.message.id == "kernel-override-failed"
        assert whole_game or refusal.message.id == "kernel-override-structural", (patches, refusal)
        return
    for _ in range(DECISIONS):
        if copy.finished:
            return
        for seat in (*copy.seats, None):
            copy.view(seat)
        probes.check_defaults(copy)
        question = players.one_of(copy.pending, chance)
        answer = HARNESS.policy(copy, question, chance)
        outcome = copy.submit(question.seat, answer, question=question.id)
        assert outcome.refusal is None, (patches, answer, outcome.refusal)


def rulings(match: Match[Board], chance: Random) -> Iterator[Rulings]:
    """One ruling of each kind, and several that take everything from whoever is at it."""
    board, question = match.table.board, players.one_of(match.pending, chance)
    seat, other = question.seat, chance.choice([one for one in match.seats if one != question.seat])
    land, sea = chance.choice(sorted(board.lands)), chance.choice(sorted(board.seas))
    free = [area for area, there in board.lands.items() if there.owner is None and there.tile is None]
    yield (SetProvince(free[0], seat),) if free else (SetMorale(seat, 0),)
    yield tuple(SetProvince(area) for area in lands_of(board, seat)) or (SetProvince(land),)
    yield (SetFleets(sea, seat, 1), SetFleets(sea, other, 2))
    yield (SetMorale(seat, -10), SetInfluence(seat, 0), SetCount(seat, "taler", 0))
    yield (SetMorale(other, 5), SetInfluence(other, 30))
    yield (SetAlliance(seat, other),)
    yield (SetAlliance(seat, other, allied=False),)
    yield (AnswerFor(seat, HARNESS.policy(match, question, chance)),)
    yield (ReplaceSeat(seat, "somebody else"),)
    yield (EndProcedure(),)
