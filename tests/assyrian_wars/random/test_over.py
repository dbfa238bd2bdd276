"""The probe that nothing that is over is asked anything sees what it should."""

from collections.abc import Callable

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Board
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import until
from tests.assyrian_wars.cases.table import CaseTable
from tests.assyrian_wars.random.over import is_over


def beaten() -> CaseTable:
    """Babylonia has lost a battle and is asked where it goes."""
    dice = {"melee": every(6, after=[1, 1, 1]), "promotion": every(1)}
    text = "ashur: AS turtan 6HI; sippar: BA nabu 6HI; babylon: BA LI"
    return until(attack(text, "AS-turtan", "sippar", dice=dice), "retreat")


def end(board: Board) -> None:
    board.clock.phase = "over"


def bury(board: Board) -> None:
    for state in board.areas.values():
        state.pieces = [piece for piece in state.pieces if piece.owner != "BA"]


def depose(board: Board) -> None:
    for state in board.countries.values():
        state.eliminated = state.eliminated or state.seat == board.countries[CountryId("BA")].seat


@pytest.mark.parametrize(
    ("change", "reason"), [(end, "the game is over"), (bury, "nobody is there"), (depose, "nothing is left that")]
)
def test_what_is_over_is_seen(change: Callable[[Board], None], reason: str) -> None:
    """A retreat of nobody, a seat without a country and a game that has ended ask nothing."""
    game = beaten()
    (question,) = game.match.pending
    assert is_over(game.match, question) == ""
    change(game.board)
    assert reason in is_over(game.match, question)
