"""Section 9.2: leaders are promoted after a success, and keep or lose it."""

import pytest

from rules.assyrian_wars.battle.losses import eliminate, regroup
from rules.assyrian_wars.board.ids import AreaId, LeaderId
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.regrouping import BuyBack
from rules.assyrian_wars.pack.load import house
from tests.assyrian_wars.cases.battles import piece
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import table


@pytest.mark.parametrize(("dice", "promoted"), [([4], True), ([3], False)])
def test_aw_9_2_1_one_die(dice: list[int], promoted: bool) -> None:
    """AW-9.2-1: an even number promotes Nabu."""
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [6], "promotion": dice})
    storm(game, "BA-nabu", by="BA")
    assert piece(game, "BA-nabu") is not promoted


@pytest.mark.parametrize(("dice", "promoted"), [([3, 6], True), ([3, 5], False)])
def test_aw_9_2_1_assyria_rolls_two(dice: list[int], promoted: bool) -> None:
    """AW-9.2-1: for the Turtan one even number of two is enough (9.4)."""
    game = siege_table(
        "sippar: AS turtan 3LI", dice={"besiegers": [1, 6, 6, 6, 6, 6], "defenders": [6, 6], "promotion": dice}
    )
    storm(game, "AS-turtan")
    assert piece(game, "AS-turtan") is not promoted


@pytest.mark.parametrize(("options", "promoted"), [("standing-army", True), ("not standing-army", False)])
def test_9_4_the_second_die_needs_the_standing_army(options: str, promoted: bool) -> None:
    """9.4: without that rule Assyria's leaders roll one die like all others."""
    game = siege_table(
        f"options: {options}, not special-units; sippar: AS turtan 3LI",
        dice={"besiegers": [1, 6, 6, 6, 6, 6], "defenders": [6, 6], "promotion": every(6, after=[3])},
    )
    storm(game, "AS-turtan")
    assert piece(game, "AS-turtan") is not promoted


def test_aw_9_2_3_a_crowned_leader_on_his_weak_side_rolls() -> None:
    """AW-9.2-3: only named kings never roll (R-97)."""
    game = siege_table(
        "guzana: BA nabu^ LI", by="BA", dice={"besiegers": [1, 6, 6], "defenders": [6, 6], "promotion": [4]}
    )
    storm(game, "BA-nabu", "assault", by="BA")
    assert game.told.count("promotion-rolled") == 1
    assert game.at("guzana") == "BA nabu+^ LI1"


def test_without_9_2_nobody_rolls() -> None:
    """9.2: without the rule leaders always show their strong side, and nobody rolls."""
    game = siege_table(
        "options: not reduced-leaders, not special-units; sippar: AS turtan 3LI", dice={"besiegers": every(1)}
    )
    storm(game, "AS-turtan")
    assert "promotion-rolled" not in game.told


def test_aw_9_2_4_killed_and_bought_again() -> None:
    """AW-9.2-4: a leader who was killed comes back on his weak side."""
    game = table("sippar: BA nabu+ LI; pool BA: LI", impulse="BA", ap=5)
    eliminate(
        game.board, house().counters, next(one for one in game.board.areas[AreaId("sippar")].pieces if one.is_leader)
    )
    game.play("BA", BuyLeader())
    game.answer("BA", "babylon")
    assert piece(game, "BA-nabu") is True


def test_aw_9_2_4_routed_and_bought_back() -> None:
    """AW-9.2-4: one who routed comes back as he was."""
    game = table("sippar: BA nabu+ LI", impulse="BA", ap=5)
    regroup(game.board, next(one for one in game.board.areas[AreaId("sippar")].pieces if one.is_leader))
    game.play("BA", BuyBack((LeaderId("BA-nabu"),), AreaId("babylon")))
    assert piece(game, "BA-nabu") is False
