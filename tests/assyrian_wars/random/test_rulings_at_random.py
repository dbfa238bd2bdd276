"""At nodes of random wars every kind of ruling is tried on a copy, and the copy is played on: nothing may fail."""

from collections.abc import Iterator
from random import Random
from typing import TypeGuard

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.desk.patches import (
    AddPoints,
    LiftSieges,
    SetActive,
    SetCamp,
    SetCard,
    SetControl,
    SetMarker,
    SetNumber,
    SetPiece,
    SetTribute,
    SetWar,
)
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.patches import AnswerFor, AnyPatch, EndProcedure, ReplaceSeat
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.crowded import crowded
from tests.generic import players, probes

NODES = 5  # of a game
FAR_ENOUGH = 3  # procedures deep: something is going on within an impulse
DECISIONS = 10  # after each ruling

Rulings = tuple[AnyPatch, ...]


@pytest.mark.parametrize("seed", [11, 12])
def test_no_ruling_stops_a_match(seed: int) -> None:
    """A game master rules in the middle of whatever is going on; what he is refused changes nothing."""
    chance, playout = Random(seed), crowded(seed)
    playout.probe = False
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
    """One ruling of each kind, and several that take pieces from whoever is at it."""
    board = match.table.board
    busy = repr(match.table._head.stack[FAR_ENOUGH:])
    areas = [area for area in board.areas if f"'{area}'" in busy] or [a for a, s in board.areas.items() if s.pieces]
    pieces = [piece.id for state in board.areas.values() for piece in state.pieces]
    at_it = [piece for piece in pieces if f"'{piece}'" in busy] or pieces
    area, one, other = chance.choice(areas), *chance.sample(list(board.countries), 2)
    yield from _about_pieces(board, areas, at_it, chance)
    yield (SetControl(area, one),)
    yield (SetMarker(area, "damage", 1),)
    yield (LiftSieges(area),)
    yield (SetNumber(one, "saved", 6), AddPoints(other, 1))
    yield (SetCamp(CountryId("EG"), chance.choice(list(Camp))),) if CountryId("EG") in board.countries else ()
    yield (SetActive(one, chance.random() < 0.5),)
    yield (SetWar(one, other), SetTribute(other, one))
    yield from [(SetCard(card, "hand", other),) for card in board.countries[one].hand[:1]]
    question = players.one_of(match.pending, chance)
    named = () if question.reason is None else question.reason.params.values()
    yield from [(SetActive(CountryId(each.id), False),) for each in named if is_country(each)]
    yield (AnswerFor(question.seat, HARNESS.policy(match, question, chance)),)
    yield (ReplaceSeat(question.seat, "somebody else"),)
    yield (EndProcedure(),)


def is_country(value: object) -> TypeGuard[Name]:
    return isinstance(value, Name) and value.kind == "country"


def _about_pieces(board: Board, areas: list[AreaId], at_it: list[PieceId], chance: Random) -> Iterator[Rulings]:
    """Pieces leave, come, or go over to somebody else."""
    yield (SetPiece(chance.choice(at_it), "regroup"),)
    yield tuple(SetPiece(piece, "regroup") for piece in at_it)
    yield (SetPiece(chance.choice(at_it), "area", chance.choice(list(board.areas))),)
    yield (SetPiece(chance.choice(at_it), "area", chance.choice(areas), owner=chance.choice(list(board.countries))),)
    crowd = board.areas[chance.choice(areas)].pieces
    for owner in dict.fromkeys(piece.owner for piece in crowd):
        yield tuple(SetPiece(piece.id, "regroup") for piece in crowd if piece.owner == owner)
