"""R-241: special impulses are not counted where 3.3 forbids two of one country in a row."""

from typing import Literal

import pytest

from rules.assyrian_wars.invariants.board import no_two_impulses_in_a_row
from tests.assyrian_wars.cases.table import table

Kind = Literal["scheduled", "special"]


@pytest.mark.parametrize(
    ("kind", "impulses", "special", "breaches"),
    [("special", 1, 1, 0), ("scheduled", 1, 1, 0), ("scheduled", 2, 1, 1), ("scheduled", 1, 0, 1)],
)
def test_special_ones_do_not_count(kind: Kind, impulses: int, special: int, breaches: int) -> None:
    board = table("nineveh: AS sargon 3LI; babylon: BA marduk 2LI", impulse="AS", ap=9).board
    assert board.impulse is not None
    board.impulse.kind, board.clock.last = kind, board.impulse.country
    turn = board.countries[board.impulse.country].turn
    turn.impulses, turn.special = impulses, special
    assert len(no_two_impulses_in_a_row(board)) == breaches
