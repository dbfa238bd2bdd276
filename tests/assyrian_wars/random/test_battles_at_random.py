"""Battles of random armies with random answers: no piece is lost, no enemies stay together, all can be saved."""

from random import Random

import pytest

from rules.assyrian_wars.board.forces import enemies_among, in_field, units
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from rules.core.policy import Policy
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import GAME, CaseTable, table

BATTLES = 40


@pytest.mark.unsound("borders-are-kept", "group-limits")
@pytest.mark.parametrize("seed", range(BATTLES))
def test_a_random_battle(seed: int) -> None:
    """An attack over the river or the plain, with neighbours that may intercept."""
    chance = Random(seed)
    game = table(position(chance), impulse="AS", ap=9)
    before = sorted(everything(game.board))
    game.play("AS", go("1" if game.board.groups and game.board.groups[0].card == "1" else "AS-turtan", "kish"))
    policy = Policy(chance)
    for _ in range(200):
        if not game.match.pending or game.match.pending[0].kind == "impulse":
            break
        question = chance.choice(game.match.pending)
        game.keep(game.match.submit(question.seat, policy.answer(game.match, question), question.id))
        assert Match.load(GAME, game.match.dump()).hash == game.match.hash
    assert game.match.pending[0].kind == "impulse"
    assert sorted(everything(game.board)) == before
    assert_no_enemies_together(game)


def position(chance: Random) -> str:
    """Assyrians in Sippar, Babylonians and Elamites in Kish and around it."""
    text = [f"options: {'' if chance.random() < 0.7 else 'not '}special-units"]
    group = chance.random() < 0.4
    leaders = "turtan rab-shaqe" if group else "turtan"
    if group:
        text.append("group 1 AS: AS-turtan AS-rab-shaqe")
    text.append(f"sippar: AS {leaders} {troops(chance, 'AS')}, control AS")
    chiefs = chance.choice(["", "nabu", "marduk nabu", "nabu mushezib"])
    elam = chance.choice(["", ", EL LI", f", EL tannanu {troops(chance, 'EL')}", ", EL tannanu imbappa 2LI B"])
    if chiefs == "marduk nabu" and chance.random() < 0.5:
        text.append("group 5 BA: BA-marduk BA-nabu")
    inside = ", BA (mushezib LI5)" if chance.random() < 0.2 and "mushezib" not in chiefs else ""
    text.append(f"kish: BA {chiefs} {troops(chance, 'BA')}{elam}")
    if chance.random() < 0.5:
        text.append("nippur: BA sealand-chief LI6 B3")
    if chance.random() < 0.3:
        text.append(f"der: AS rab-saris LI6, control AS{inside}")
    return "; ".join(text)


def troops(chance: Random, country: str) -> str:
    """Some units, regulars and mercenaries, a few of them reduced."""
    kinds = {"AS": ("LI", "HI", "B", "LC", "CH"), "BA": ("LI", "HI", "B", "LC"), "EL": ("LI", "B", "HI")}[country]
    found = [f"{kind}{chance.randint(1, 2)}{chance.choice(['', '', '-'])}" for kind in kinds if chance.random() < 0.6]
    if country != "EL" and chance.random() < 0.5:
        found.append(f"MC-{'LI' if country == 'AS' else 'HB'}")
    return " ".join(found or ["LI1"])


def everything(board: Board) -> list[str]:
    """All pieces, wherever they are."""
    found = [str(piece.id) for _, pieces in board.places() for piece in pieces]
    for state in board.countries.values():
        found += [*state.pool, *state.reserve]
    return [*found, *board.game_pool, *board.removed]


def assert_no_enemies_together(game: CaseTable) -> None:
    """6.12: outside a city there are never units of enemies in one area."""
    for area in ("sippar", "kish", "nippur", "der", "babylon", "ashur"):
        field = units(in_field(game.board.areas[AreaId(area)]))
        for unit in field:
            assert not enemies_among(game.board, unit.owner, field), (area, game.at(area))
