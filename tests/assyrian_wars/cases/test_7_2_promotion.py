"""7.2: promotion in the Interphase."""

from collections.abc import Sequence

import pytest

from rules.assyrian_wars.battle.promotion import Promotions
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable


def promote(text: str, dice: Sequence[int]) -> CaseTable:
    """A position after 7.2, with a die of each roll."""
    return part(text, Promotions(), {"promotion": dice})


def test_aw_7_2_101_interphase_promotion() -> None:
    """AW-7.2-101: only the leader on his weak side in Kish rolls; not in the Regroup Box, not the promoted one."""
    game = promote("kish: BA nabu LI; sippar: BA mushezib+; regroup: BA sealand-chief", [4])
    assert game.told.count("promotion-rolled") == 1
    assert game.at("kish") == "BA nabu+ LI1"
    assert game.at("sippar") == "BA mushezib+"
    assert [piece.reduced for piece in game.board.regroup] == [True]


@pytest.mark.parametrize(("dice", "shown"), [([3, 6], "AS turtan+"), ([3, 5], "AS turtan")])
def test_aw_7_2_102_assyrian_promotion(dice: list[int], shown: str) -> None:
    """AW-7.2-102: one even die of two is enough for Assyria (R-204)."""
    game = promote("nineveh: AS turtan", dice)
    assert game.at("nineveh") == shown
    assert next(event.rule for event in game.events if event.message.id == "promotion-rolled") == "7.2"


def test_7_2_needs_the_rule_of_reduced_leaders() -> None:
    """9.2: without it nobody is on his weak side."""
    game = promote("options: not reduced-leaders; nineveh: AS turtan", every(2))
    assert "promotion-rolled" not in game.told
