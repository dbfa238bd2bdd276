"""The chances of battles: against all results of the dice, and against battles that are really fought."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules.assyrian_wars.battle.odds import Forecast, expected, forecast_attack
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from rules.core.questions import Choose
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.counting import calls

START, GOAL = AreaId("ashur"), AreaId("sippar")
MONSTER = (
    "options: special-units; ashur: AS sargon turtan 6HI 4B 2CH 2LC 4MC-LI 2MC-HI 2MC-B; sippar: BA marduk nabu 6LI "
    "3HI 3B 2CH 3MC-LI 2MC-HI; group 1 AS: AS-sargon AS-turtan; group 5 BA: BA-marduk BA-nabu"
)


def foretold(game: CaseTable) -> Forecast:
    """The chances of the attack from Ashur on Sippar."""
    board = game.board
    movers, others = list(board.areas[START].pieces), list(board.areas[GOAL].pieces)
    return forecast_attack(board, GOAL, movers, others, ways={piece.id: START for piece in movers})


def test_one_unit_against_one() -> None:
    """A light infantry with its elite die against one with nothing, result by result."""
    found = foretold(table("ashur: AS LI; sippar: BA LI", impulse="AS"))
    won, kills = 0.0, 0.0
    for weight, rolled in _results(3):
        mine, theirs = (rolled[0] <= 3) + (rolled[1] <= 3), int(rolled[2] <= 2)
        if mine > theirs:
            won += weight
            kills += weight * (mine == 2)
        elif mine == theirs == 1:
            pass  # both are reduced and rout away: equal hits, so the defender has won
        elif mine == theirs == 0:
            for again, second in _results(3):
                scored, suffered = (second[0] <= 3) + (second[1] <= 3), int(second[2] <= 2)
                won += weight * again * (scored > suffered)
                kills += weight * again * (scored == 2)
    assert found.win == pytest.approx(won, abs=1e-12)
    assert found.win + found.lose == pytest.approx(1, abs=1e-12)
    assert expected(found.killed) == pytest.approx(kills, abs=1e-12)


def _results(dice: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    for rolled in product(range(1, 7), repeat=dice):
        yield 1 / 6**dice, rolled


BATTLES = [
    "ashur: AS turtan 3LI; sippar: BA nabu 3LI",
    "ashur: AS turtan 2LI MC-LI LI-; sippar: BA nabu LI HI 2MC-LI-, EL tannanu 2LI",
    "options: special-units; ashur: AS turtan 2HI B CH; sippar: BA nabu 2LI B HI",
    "options: special-units; ashur: AS turtan rab-shaqe LI B; sippar: BA LI- B HI-; group 1 AS: AS-turtan AS-rab-shaqe",
]
FIGHTS = 250


@pytest.mark.parametrize("text", BATTLES)
def test_as_often_as_in_battles_fought(text: str) -> None:
    """Fought again and again with the default answers, it comes out as foretold."""
    game = table(text, impulse="AS", ap=9)
    found = foretold(game)
    units = sum(piece.is_unit for piece in game.board.areas[START].pieces)
    game.play("AS", go("1" if "group" in text else "AS-turtan", "sippar"))
    won = overruns = lost = 0
    for number in range(FIGHTS):
        match = game.match.fork(f"battle {number}".encode())
        told = _fight(match)
        won += "AS" in told.get("battle-won", ())
        overruns += "AS" in told.get("overrun", ())
        lost += units - _units_left(match.table.board)
    assert won / FIGHTS == pytest.approx(found.win, abs=0.11)
    assert overruns / FIGHTS == pytest.approx(found.overrun, abs=0.11)
    assert lost / FIGHTS == pytest.approx(expected(found.lost), abs=0.25)


def _fight(match: Match[Board]) -> dict[str, tuple[str, ...]]:
    """Everybody stands and takes the default; which countries won or overran."""
    told: dict[str, tuple[str, ...]] = {}
    while match.pending and match.pending[0].kind != "impulse":
        question = match.pending[0]
        answer = Choose("stand") if question.kind == "evade" else question.default
        assert answer is not None
        for event in match.submit(question.seat, answer, question.id).events:
            countries = event.message.params.get("countries", ())
            if isinstance(countries, tuple):
                told[event.message.id] = tuple(str(getattr(country, "id", "")) for country in countries)
    return told


def _units_left(board: Board) -> int:
    """Assyrian units that are on the map or in the Regroup Box."""
    return sum(piece.is_unit and piece.owner == "AS" for _, pieces in board.places() for piece in pieces)


def test_nobody_strikes_at_whom_the_bows_have_killed() -> None:
    """9.7: in three of four cases two bows leave nobody, and then no further hit is scored or counted."""
    game = table("options: special-units; ashur: AS turtan 2B; sippar: BA LI-", impulse="AS", ap=9)
    dice = len(game.board.areas[START].pieces) + 1  # and one for the Assyrians
    by_bows, rounds = 2 * 1 / 2, 2
    assert by_bows < foretold(game).hits[0] <= by_bows + 1 / 4 * rounds * dice / 2


def test_fast_enough_to_be_quoted() -> None:
    """Even two army groups of twenty units are foretold while one waits; armies of ten at once."""
    game = table(MONSTER, impulse="AS")
    assert calls(lambda: foretold(game)) < 500_000
    found = foretold(game)
    assert found.win + found.lose + found.draw == pytest.approx(1)
    game = table("ashur: AS turtan 6LI; sippar: BA nabu 5LI MC-LI", impulse="AS")
    assert calls(lambda: foretold(game)) < 20_000
