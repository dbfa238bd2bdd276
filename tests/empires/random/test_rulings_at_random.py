"""At nodes of random games every kind of ruling is tried on a copy, and the copy is played on: nothing may fail."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.match import Match
from rules.core.patches import AnswerFor, AnyPatch, EndProcedure, ReplaceSeat
from rules.empires.board.holdings import areas_of
from rules.empires.board.state import Board
from rules.empires.desk.patches import (
    MoveCard,
    SetCaptured,
    SetControl,
    SetFort,
    SetGoods,
    SetPoints,
    SetTrade,
    SetTurn,
)
from rules.empires.pack.edition import edition
from tests.empires.harness import HARNESS
from tests.generic import players, probes
from tests.generic.harness import Playout

KINDS = {"settle", "first-fort", "action", "defend"}
DECISIONS = 10  # after each ruling

Rulings = tuple[AnyPatch, ...]


@pytest.mark.parametrize("seed", [1, 2])
def test_no_ruling_stops_a_match(seed: int) -> None:
    """A game master rules in the middle of whatever is going on; what he is refused changes nothing."""
    chance, playout = Random(seed), Playout(HARNESS, HARNESS.setups[seed], seed, probe=False)
    seen = set[str]()
    while not playout.match.finished and not seen >= KINDS:
        asked = playout.match.pending[0].kind
        if asked not in seen:
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
        assert refusal.message.id == "kernel-override-structural", (patches, refusal)
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
    seat, other = question.seat, chance.choice(board.order)
    area, card = chance.choice(edition().map.alphabet), chance.choice(edition().decks.general)
    fight = board.engagement
    target = area if fight is None else fight.target
    yield (SetControl(target),)
    yield (SetControl(target, other, 3), SetTrade(target, seat, 1))
    yield (SetFort(target, not board.areas[target].fort),)
    yield tuple(SetControl(held) for held in areas_of(board, seat))
    yield tuple(SetControl(held) for held in board.areas)
    yield (SetGoods(seat, 0), SetCaptured(seat, other, 2), SetPoints(other, -3))
    yield (MoveCard(card, seat),)
    yield tuple(MoveCard(held, "discard") for held in board.realms[seat].cards) or (MoveCard(card, "deck"),)
    yield tuple(MoveCard(held, other) for held in edition().decks.general)
    yield (SetTurn(4, 7),)
    yield (AnswerFor(seat, HARNESS.policy(match, question, chance)),)
    yield (ReplaceSeat(seat, "somebody else"),)
    yield (EndProcedure(),)
