"""Section 1.3: what connections cost and do to those who cross them."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.regrouping import BuyBack
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.messages import Name
from tests.assyrian_wars.cases.encounters import evade, retreat
from tests.assyrian_wars.cases.orders import go, reduced, rolls, there
from tests.assyrian_wars.cases.sieges import defence_factors
from tests.assyrian_wars.cases.table import table


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
    """AW-1.3-7, AW-1.3-58: mercenaries are left behind before a Mede-only connection (R-9)."""
    game = table("patusharri: ME eparna 3LC MC-LI-01", impulse="ME", ap=6)
    assert game.refused("ME", go("ME-eparna", "far-east")).rule == "1.3"
    game.play("ME", go("ME-eparna", "far-east", units="ME-LC-1 ME-LC-2 ME-LC-3"))
    assert game.ap("ME") == 4
    assert rolls(game) == []
    assert game.where("MC-LI-01") == "patusharri"


def test_aw_1_3_8_nobody_else_enters_the_far_east() -> None:
    """AW-1.3-8, AW-1.3-58: not even an ally of the Mede crosses a red connection."""
    game = table("camp assyrian: AS ME; patusharri: AS turtan 2LI", impulse="AS", ap=6)
    assert game.refused("AS", go("AS-turtan", "far-east")).rule == "1.3"
    game = table("camp rebel: BA EL ME; patusharri: EL tannanu 2LI", impulse="EL", ap=6)
    assert game.refused("EL", go("EL-tannanu", "far-east")).rule == "1.3"


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
    """AW-1.3-11, AW-1.3-60: Carmania's only connection is desert."""
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


def test_aw_1_3_57_only_the_mercenary_checks_on_a_mede_link() -> None:
    """AW-1.3-57: Medes do not check, so the hit goes to their mercenary without a question (R-8, R-11)."""
    text = "bit-hamban: ME eparna 2LC MC-LI-01"
    game = table(text, impulse="ME", ap=6, dice={"attrition": [6]})
    game.play("ME", go("ME-eparna", "harhar"))
    assert rolls(game) == [1]
    assert reduced(game, "harhar") == ["MC-LI-01"]
    assert game.asked == [(game.seat("ME"), "impulse")]


@pytest.mark.parametrize("country", ["AS", "EL"])
def test_aw_1_3_58_no_flight_over_a_mede_only_connection(country: str) -> None:
    """AW-1.3-58: neither evasion nor retreat leads to the Far East, not even that of an ally of the Mede."""
    allies = {"AS": "camp assyrian: AS ME", "EL": "camp rebel: BA EL ME"}[country]
    enemy, leader = {"AS": ("BA", "turtan"), "EL": ("AS", "tannanu")}[country]
    text = f"{allies}; patusharri: {country} {leader} 2LI, {enemy} 2LI"
    options = evade(text, "patusharri", by=enemy).options(country)
    assert options
    assert not any("far-east" in option for option in options)
    beaten = retreat(text, "patusharri", country, by=enemy)
    assert "far-east" not in (beaten.options(country) if beaten.asked[0][1] == "retreat" else [])
    assert beaten.where(f"{country}-{leader}") != "far-east"


@pytest.mark.parametrize(("options", "dice"), [("not special-units", 3), ("special-units", 2)])
def test_aw_1_3_59_light_cavalry_in_the_desert(options: str, dice: int) -> None:
    """AW-1.3-59: with 9.7 light cavalry neither checks nor takes a hit of the check."""
    game = table(
        f"options: {options}; anat: AS turtan HI LI LC", impulse="AS", ap=6, dice={"attrition": [6, 6, 1][:dice]}
    )
    game.play("AS", go("AS-turtan", "qedar"))
    assert rolls(game) == [dice]
    assert ("AS-LC-1" in game.options("AS")) == (dice == 3)
    if dice == 2:
        assert game.refused("AS", ("AS-LC-1", "AS-HI-1")).rule == "6.6.1"
    game.answer("AS", ("AS-HI-1", "AS-LI-1"))
    assert reduced(game, "qedar") == ["AS-HI-1", "AS-LI-1"]


@pytest.mark.parametrize(
    ("area", "dice"),
    [("qedar", 1), ("dumah", 1), ("tema", 1), ("petra", 1), ("tadmor", 1), ("anat", 0), ("borsippa", 0)],
)
def test_aw_1_3_60_starting_in_the_desert(area: str, dice: int) -> None:
    """AW-1.3-60: who stands among nothing but desert connections checks as the impulse starts (R-10)."""
    text = "clock: phase action, round 2, marker BA, last AS; hand AS: 25; hand BA: 30 31; BA: eco 6"
    game = table(f"{text}; {area}: BA LI1, control BA")
    assert rolls(game) == [1] * dice


@pytest.mark.unsound("garrisons-shut-in")
def test_r_10_light_cavalry_and_passes() -> None:
    """R-10: with 9.7 light cavalry may start in the desert; others check in a pass too, also inside a city."""
    text = "clock: phase action, round 2, marker BA, last AS; hand AS: 25 26"
    game = table(f"options: special-units; {text}; hand BA: 30 31; BA: eco 6; qedar: BA LC1 LI1")
    assert rolls(game) == [1]
    game = table(f"{text}; BA: eco 0; tadmor: BA (LI1), AS LI2, control BA")
    told = [event.message.params for event in game.events if event.message.id == "attrition-rolled"]
    assert [(params["country"], params["cause"]) for params in told[:1]] == [(Name("country", "BA"), "start")]
    assert "impulse-ends" in game.told


def test_aw_1_3_61_sealand() -> None:
    """AW-1.3-61: Babylonia's mercenaries are exempt; Assyrians check on the way in and on the way out (R-7)."""
    game = table("ur: BA sealand-chief 2LI MC-LI", impulse="BA", ap=6)
    game.play("BA", go("BA-sealand-chief", "sealand"))
    assert (game.ap("BA"), rolls(game)) == (4, [])
    game = table("ur: AS turtan 3LI, control AS", impulse="AS", ap=6, dice={"attrition": [1] * 6})
    game.play("AS", go("AS-turtan", "sealand"))
    assert (game.ap("AS"), rolls(game)) == (4, [3])
    game.play("AS", go("AS-turtan", "ur"))
    assert (game.ap("AS"), rolls(game)) == (2, [3])


def test_aw_1_3_62_no_terrain_in_a_siege() -> None:
    """AW-1.3-62: over the river into Kish, but behind walls there are only the city's dice and the unit's."""
    game = table(
        "sippar: AS turtan HI LI, control AS; kish: BA LI",
        impulse="AS",
        ap=6,
        dice={"besiegers": [6] * 5, "defenders": [6] * 3},
    )
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:city")
    assert defence_factors(game, "kish") == [3, 3, 2]
    game.play("AS", Besiege("AS-turtan", "standard"))
    assert game.message("siege-rolled").params["defenders"] == (6, 6, 6)


def test_1_3_no_mercenary_appears_in_the_far_east() -> None:
    """1.3, R-9: only Mede regulars and leaders are there; nobody is hired or bought back into it."""
    text = "pool ME: MC-LI-01 LI1; far-east: ME eparna LI2; regroup: ME MC-B-01"
    game = table(text, impulse="ME", ap=6)
    refusal = game.refused("ME", Hire((UnitId(PieceId("MC-LI-01")),), AreaId("far-east")))
    assert (refusal.rule, refusal.message.id) == ("1.3", "only-medes-there")
    assert game.refused("ME", BuyBack((PieceId("MC-B-01"),), AreaId("far-east"))).rule == "1.3"
    offered = game.match.candidates(game.seat("ME"), "hire", "area", {"units": "MC-LI-01"}, "far")
    assert offered == []
    game.play("ME", Hire((UnitId(PieceId("MC-LI-01")),), AreaId("patusharri")))
    assert game.at("patusharri") == "ME MC-LI-01"
