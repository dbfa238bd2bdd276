"""Section 1.3: what connections cost and do to those who cross them."""

import pytest

from tests.cases.orders import go, reduced, rolls, there
from tests.cases.table import table


def test_aw_1_3_1_babylonians_in_sealand() -> None:
    """AW-1.3-1: Babylonians pay 2 AP for Sealand and do not check."""
    game = table("ur: BA sealand-chief 2LI", impulse="BA", ap=6)
    game.play("BA", go("BA-sealand-chief", "sealand"))
    assert game.ap("BA") == 4
    assert rolls(game) == []
    assert there(game, "sealand") == ["BA-LI-1", "BA-LI-2", "BA-sealand-chief"]


def test_aw_1_3_2_an_ally_crosses_sealand() -> None:
    """AW-1.3-2: an ally of Babylonia checks on the way in and on the way out."""
    game = table("nahitu: EL imbappa 3LI; ur: BA LI", impulse="EL", ap=6, dice={"attrition": [6, 2, 3, 1, 4, 5]})
    game.play("EL", go("EL-imbappa", "sealand", "ur"))
    assert game.ap("EL") == 2
    assert rolls(game) == [3, 3]
    assert len(reduced(game, "ur")) == 1


def test_aw_1_3_3_mercenaries_in_babylonian_service() -> None:
    """AW-1.3-3: mercenaries of Babylonia are at home in the marshes too (R-7)."""
    game = table("dur-yakin: BA mushezib 2LI 2MC-LI", impulse="BA", ap=6)
    game.play("BA", go("BA-mushezib", "sealand"))
    assert game.ap("BA") == 4
    assert rolls(game) == []


def test_aw_1_3_4_crossing_a_mede_connection() -> None:
    """AW-1.3-4: a white connection costs 2 AP and a check; the owner places the hits."""
    game = table("war AS ME; zamua: AS turtan 4LI", impulse="AS", ap=6, dice={"attrition": [6, 6, 1, 3]})
    game.play("AS", go("AS-turtan", "bit-hamban"))
    assert game.ap("AS") == 4
    assert rolls(game) == [4]
    assert game.question("AS").kind == "attrition-hits"
    game.answer("AS", ("AS-LI-2", "AS-LI-2+"))
    assert "AS-LI-2" in game.country("AS").pool
    assert reduced(game, "bit-hamban") == []


def test_aw_1_3_5_mede_army_with_mercenaries() -> None:
    """AW-1.3-5: Medes pay too; only their mercenaries check."""
    game = table(
        "clock: turn 4; war ME AS; bit-hamban: ME eparna 3LC 2MC-LI", impulse="ME", ap=6, dice={"attrition": [1, 2]}
    )
    game.play("ME", go("ME-eparna", "zamua"))
    assert game.ap("ME") == 4
    assert rolls(game) == [2]


def test_aw_1_3_6_price_follows_the_connection() -> None:
    """AW-1.3-6: a mountain into Mannea costs 1 AP, the Mede link behind it 2 and a check (R-8)."""
    game = table(
        "UR: active, controller BA; war UR ME; musasir: UR argishti 3LI",
        impulse="UR",
        ap=6,
        dice={"attrition": [1, 2, 3]},
    )
    game.play("UR", go("UR-argishti", "mannea", "kishesim"))
    assert game.ap("UR") == 3
    assert rolls(game) == [3]


def test_aw_1_3_7_mede_only_connection_and_mercenaries() -> None:
    """AW-1.3-7: mercenaries are left behind before a Mede-only connection (R-9)."""
    game = table("patusharri: ME eparna 3LC MC-LI-01", impulse="ME", ap=6)
    assert game.refused("ME", go("ME-eparna", "far-east")).rule == "1.3"
    game.play("ME", go("ME-eparna", "far-east", units="ME-LC-1 ME-LC-2 ME-LC-3"))
    assert game.ap("ME") == 4
    assert rolls(game) == []
    assert game.where("MC-LI-01") == "patusharri"


def test_aw_1_3_8_nobody_else_enters_the_far_east() -> None:
    """AW-1.3-8: not even an ally of the Mede crosses a red connection."""
    game = table("camp assyrian: AS ME; patusharri: AS turtan 2LI", impulse="AS", ap=6)
    assert game.refused("AS", go("AS-turtan", "far-east")).rule == "1.3"


def test_aw_1_3_9_two_desert_links_in_a_row() -> None:
    """AW-1.3-9: each desert connection is a check of its own."""
    game = table("anat: AS rab-shaqe 3LI", impulse="AS", ap=6, dice={"attrition": [1, 2, 3, 4, 5, 5]})
    game.play("AS", go("AS-rab-shaqe", "qedar", "borsippa"))
    assert game.ap("AS") == 4
    assert rolls(game) == [3, 3]


@pytest.mark.parametrize("kind", ["scheduled", "preemptive"])
def test_aw_1_3_10_starting_in_the_desert(kind: str) -> None:
    """AW-1.3-10: the unit at Tadmor checks as the impulse starts, the one at Hindanu does not (R-10)."""
    text = "clock: phase action, round 2, marker AS, last EL; hand AS: 25 30; hand EL: 31 32; AS: eco 6"
    if kind == "preemptive":
        text = "clock: phase action, round 2, marker EL, last BA; hand AS: 25 30 33; hand EL: 31 32; AS: eco 6"
    game = table(text + "; tadmor: AS LI1; hindanu: AS LI2")
    if kind == "preemptive":
        assert game.asked == [("P1", "preempt")]
        game.answer("AS", "preempt")
    assert game.board.impulse is not None
    assert (game.board.impulse.country, game.board.impulse.kind) == ("AS", kind)
    assert rolls(game) == [1]


def test_aw_1_3_11_carmania() -> None:
    """AW-1.3-11: Carmania's only connection is desert."""
    game = table(
        "clock: phase action, round 2, marker PE, last BA; PE: active, controller BA, eco 2; hand PE: 25; hand AS: 31;"
        "carmania: PE LI1; parsa: PE LI2"
    )
    assert rolls(game) == [1]
    assert game.message("attrition-rolled").params["cause"] == "start"


def test_aw_1_3_14_land_units_and_sea_zones() -> None:
    """AW-1.3-14: Sealand is land as well, another zone is not."""
    game = table("ur: BA LI1; sealand: BA LI2", impulse="BA", ap=6)
    assert game.refused("BA", go("BA-LI-2", "elam-coast")).rule == "1.3"
    game.play("BA", go("BA-LI-1", "sealand"))
    assert game.ap("BA") == 4
    assert game.where("BA-LI-1") == "sealand"
