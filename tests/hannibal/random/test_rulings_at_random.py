"""At nodes of random wars every kind of ruling is tried on a copy, and the copy is played on: nothing may fail."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.match import Match
from rules.core.patches import AnswerFor, AnyPatch, EndProcedure, ReplaceSeat
from rules.hannibal.board.ids import SIDES, Side, SpaceId
from rules.hannibal.board.state import Board
from rules.hannibal.desk.patches import (
    MoveCard,
    SetFlag,
    SetGeneral,
    SetMarker,
    SetPoints,
    SetSiegeTrain,
    SetTurn,
    SetUnits,
)
from tests.generic import players, probes
from tests.hannibal.harness import HARNESS
from tests.hannibal.random.test_crowded_wars import crowded

NODES = 5  # of a game
FAR_ENOUGH = 4  # procedures deep: something is going on within a card play
DECISIONS = 6  # after each ruling

Rulings = tuple[AnyPatch, ...]


@pytest.mark.parametrize("seed", [11, 12])
def test_no_ruling_stops_a_match(seed: int) -> None:
    """A game master rules in the middle of whatever is going on; what he is refused changes nothing."""
    chance, playout = Random(seed), crowded(seed, probe=False)
    seen: set[str] = set()
    while len(seen) < NODES and not playout.match.finished:
        match = playout.match
        stack, asked = match.table._head.stack, match.pending[0].kind
        if len(stack) > FAR_ENOUGH and asked not in seen:
            seen.add(asked)
            for patches in rulings(match, chance):
                rule_and_play_on(match, patches, chance)
        playout.move()
    assert len(seen) == NODES


def rule_and_play_on(match: Match[Board], patches: Rulings, chance: Random) -> None:
    """The ruling, on a copy; unless pieces would get lost by it, some decisions follow."""
    copy = Match.load(match.game, match.dump())
    refusal = copy.override("gm", patches, "a ruling", force=True).refusal
    if refusal is not None:
        assert refusal.message.id in ("kernel-override-structural", "city-of-another"), (patches, refusal)
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
    """One ruling of each kind, and several that take pieces from whoever is at it."""
    board = match.table.board
    busy = repr(match.table._head.stack[FAR_ENOUGH:])
    spaces = [space for space in board.spaces if f"'{space}'" in busy] or list(board.spaces)
    space, side = chance.choice(spaces), chance.choice(SIDES)
    for one in SIDES:
        yield from _about_pieces(board, one, spaces, busy, chance)
    yield (SetMarker(space, side),)
    yield (SetMarker(space),)
    yield (SetMarker(space, side, subjugated=True),)
    yield (SetPoints(space, chance.randint(0, 2)),)
    yield (SetTurn(chance.randint(1, 9)),)
    for flag in ("truce", "shuffle", "macedon", "naval-victory"):
        yield (SetFlag(flag, chance.random() < 0.5),)
    yield (SetSiegeTrain(space),)
    for hand in board.hands.values():
        yield tuple(MoveCard(card, "discard") for card in hand)
        yield tuple(MoveCard(card, "hand-rome") for card in hand)
    question = players.one_of(match.pending, chance)
    yield (AnswerFor(question.seat, HARNESS.policy(match, question, chance)),)
    yield (ReplaceSeat(question.seat, "somebody else"),)
    yield (EndProcedure(),)


def _about_pieces(board: Board, side: Side, spaces: list[SpaceId], busy: str, chance: Random) -> Iterator[Rulings]:
    """Units and generals leave, or come to where something is going on."""
    on_map = [general for general, state in board.generals.items() if state.at is not None]
    at_it = [general for general in on_map if f"'{general}'" in busy] or on_map
    space = chance.choice(spaces)
    yield tuple(SetUnits(side, one, 0) for one in spaces)
    yield (SetUnits(side, space, 9),)
    yield (SetUnits(side, space, 2, inside=True),)
    yield (SetGeneral(chance.choice(at_it), "displaced"),)
    yield tuple(SetGeneral(general, "displaced") for general in at_it)
    yield (SetGeneral(chance.choice(at_it), "map", chance.choice(list(board.spaces))),)
