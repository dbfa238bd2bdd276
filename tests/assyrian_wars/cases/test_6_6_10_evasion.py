"""6.6.10: evasion, automatic, hasty and failed, and pursuit. Positions stand on the preamble of the case catalogue."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.desk.chances import on_land
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.view import view_of
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.battles import dice_of
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import answers, evade, lapse, may_intercept, modifiers, rolled, shown, two
from tests.assyrian_wars.cases.orders import go, reduced, there
from tests.assyrian_wars.cases.table import CaseTable, table

NABU_IN_KISH = "kish: BA nabu 2LI, AS turtan 2LI"


def natural(text: str, area: str, choice: str, **more: str) -> int:
    """The natural roll that an evasion needs: the lowest that succeeds."""
    for total in range(2, 13):
        game = evade(text, area, dice={"evasion": two(total), "attrition": every(1)}, **more)
        game.answer("BA", choice)
        if rolled(game, "evasion")[0]:
            return total
    return 13


def targets(game: CaseTable, country: str) -> list[str]:
    """Where a country may evade to."""
    return sorted(option.removeprefix("evade:") for option in game.options(country) if option.startswith("evade:"))


def test_aw_6_6_10_1_into_the_city() -> None:
    """AW-6.6.10-1: +3 +1 -4; six pieces against three are no reason for an automatic evasion."""
    text = "sippar: BA nabu 2LI, AS sargon 2HI 2LI B"
    assert natural(text, "sippar", "evade:city") == 9
    assert natural(text, "sippar", "hasty:city") == 7


def test_aw_6_6_10_2_to_a_friendly_area() -> None:
    """AW-6.6.10-2: +1 +1 -4."""
    text = "sippar: BA nabu 2LI, AS sargon 2HI 2LI B"
    assert natural(text, "sippar", "evade:babylon") == 11
    assert natural(text, "sippar", "hasty:babylon") == 9


def test_aw_6_6_10_3_to_no_mans_land() -> None:
    """AW-6.6.10-3: no modifier and no attrition; to friendly Kish +1 (R-61)."""
    text = "der: BA nabu 2LI, AS turtan 2LI"
    assert natural(text, "der", "evade:gambulu") == 9
    assert natural(text, "der", "evade:kish") == 8
    game = evade(text, "der", dice={"evasion": two(9)})
    assert shown(game, "BA", "evade:gambulu", "attrition") == 0
    game.answer("BA", "evade:gambulu")
    assert "attrition-rolled" not in game.told
    assert there(game, "gambulu") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]


def test_aw_6_6_10_4_enemy_ground_as_a_last_resort() -> None:
    """AW-6.6.10-4: only without friendly ground and no-man's-land; then every unit checks attrition (R-61)."""
    text = "nippur: AS turtan 2LI, BA marduk 2LI"
    assert targets(evade(text, "nippur", by="BA"), "AS") == ["gambulu"]
    game = evade(text + "; gambulu: EL LI", "nippur", by="BA", dice={"evasion": two(10), "attrition": [6, 1]})
    assert targets(game, "AS") == ["babylon", "kish", "uruk"]
    assert shown(game, "AS", "evade:uruk", "attrition") == 2
    game.answer("AS", "evade:uruk")
    assert (rolled(game, "evasion"), modifiers(game, "evasion")) == ([True], [-1])
    assert len(reduced(game, "uruk")) == 1
    game = evade(text + "; gambulu: EL LI", "nippur", by="BA", dice={"evasion": two(9)})
    game.answer("AS", "evade:babylon")
    assert rolled(game, "evasion") == [False]


def test_aw_6_6_10_5_not_into_a_country_at_peace() -> None:
    """AW-6.6.10-5: Judah is closed, Sinai and the own city are open."""
    game = evade("war AS EG; gaza: EG shabaka 2LI, AS sargon 4LI", "gaza")
    assert targets(game, "EG") == ["city", "sinai"]


def test_aw_6_6_10_6_war_cannot_be_declared_from_savings() -> None:
    """AW-6.6.10-6: 4 AP do not pay for a war on Judah, so its areas are not offered (R-62)."""
    game = evade("war AS EG; EG: saved 4; gaza: EG shabaka 2LI, AS sargon 4LI", "gaza")
    assert game.refused("EG", "evade:lachish").rule == "6.6.10"
    assert game.question("EG").actions == ()


def test_aw_6_6_10_7_a_friendly_city_is_not_an_allied_one() -> None:
    """AW-6.6.10-7: with march status Jerusalem's area but no city; with alliance the city too."""
    text = "war AS EG; war AS JU; JU: active, track EG, level 12; lachish: EG shabaka 2LI, AS turtan 2LI"
    game = evade(text, "lachish", dice={"evasion": two(7)})
    assert "city" not in targets(game, "EG")
    game.answer("EG", "evade:jerusalem")
    assert modifiers(game, "evasion") == [2]  # +1 friendly, +2 Shabaka, -1 Turtan
    assert not any(piece.inside for piece in game.board.areas[AreaId("jerusalem")].pieces)
    game = evade(text.replace("level 12", "level 13"), "lachish", dice={"evasion": two(7)})
    game.answer("EG", "evade:city")
    assert modifiers(game, "evasion") == [4]
    assert all(piece.inside for piece in game.board.areas[AreaId("lachish")].pieces if piece.owner == "EG")


def test_aw_6_6_10_8_enemies_at_the_target() -> None:
    """AW-6.6.10-8: a unit outside blocks, a lone leader makes room, besieged units do not block (R-61, R-67)."""
    assert "nippur" not in targets(evade(NABU_IN_KISH + "; nippur: AS LI4", "kish"), "BA")
    game = evade(NABU_IN_KISH + "; nippur: AS rab-saris", "kish", dice={"evasion": two(12)})
    game.answer("BA", "evade:nippur")
    assert game.where("AS-rab-saris") == "regroup"
    besieged = "; der: control AS, AS (LI4), EL tannanu 2LI, siege EL EL-tannanu"
    game = evade(NABU_IN_KISH + besieged, "kish", dice={"evasion": two(8)})
    game.answer("BA", "evade:der")
    assert (rolled(game, "evasion"), modifiers(game, "evasion")) == ([True], [1])


def test_aw_6_6_10_9_who_was_intercepted_may_not_evade() -> None:
    """AW-6.6.10-9: Turtan is not asked."""
    game = evade("kish: BA marduk 2LI, AS turtan 2LI", "kish", interceptors="BA-marduk BA-LI-1 BA-LI-2")
    assert game.asked == [("P1", "impulse")]


TWO_ARMIES = "kish: BA nabu mushezib LI1..2!under=BA-nabu LI3..4!under=BA-mushezib, AS turtan 2LI"


def test_aw_6_6_10_10_all_forces_of_a_country_evade_together() -> None:
    """AW-6.6.10-10: one choice and one target, but each army rolls; who fails is marked (R-63, R-66)."""
    game = evade(TWO_ARMIES, "kish", dice={"evasion": two(8, 7)})
    assert game.refused("BA", ("evade:babylon", "evade:nippur")).rule == "6.6.10"
    assert game.refused("BA", ("evade:babylon", "stand")).rule == "6.6.10"
    game.answer("BA", "evade:babylon")
    game.answer("BA", "as-they-stand")  # 6.6.2: the armies
    assert (rolled(game, "evasion"), modifiers(game, "evasion")) == ([True, False], [1, 1])
    assert (game.where("BA-nabu"), game.where("BA-mushezib")) == ("babylon", "kish")
    assert len(there(game, "babylon")) == 3


def test_aw_6_6_10_10_who_failed_fights_alone() -> None:
    """AW-6.6.10-10: Mushezib is a single army, so his leader die counts; every hit on him is a rout (R-66)."""
    text = TWO_ARMIES.replace(", AS turtan 2LI", "") + "; sippar: AS turtan 2LI, control AS"
    melee = [1, 1, 6, 6, 6, 6, 6, 6]  # 2 LI, leader, elite; 2 LI, leader, river
    game = table(text, impulse="AS", ap=5, dice={"evasion": two(8, 7), "melee": melee})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:babylon")
    game.answer("BA", "as-they-stand")
    assert dice_of(game, "BA") == [("LI", 2, 2), ("leader", 3, 1), ("terrain", 3, 1)]
    told = lapse(game, "take-hits")
    fought = next(event.message for event in told if event.message.id == "round-fought")
    assert (fought.params["hits"], fought.params["other_routs"]) == (2, 2)


def test_aw_6_6_10_11_allies_decide_apart_a_group_by_its_commander() -> None:
    """AW-6.6.10-11: without a group each for itself in track order; Marduk's decision binds a group."""
    text = "kish: BA marduk 2LI, EL tannanu 2LI, AS turtan 2LI"
    game = evade(text, "kish", dice={"evasion": two(12)})
    game.answer("BA", "evade:babylon")
    game.answer("EL", "stand")
    assert (game.where("BA-marduk"), game.where("EL-tannanu")) == ("babylon", "kish")
    game = evade(text + "; group 4 BA: BA-marduk EL-tannanu", "kish", dice={"evasion": two(7)})
    assert game.asked == [("P4", "evade")]
    game.answer("BA", "evade:babylon")
    assert (game.where("BA-marduk"), game.where("EL-tannanu")) == ("babylon", "babylon")
    assert len(game.board.groups) == 1


@pytest.mark.parametrize(("total", "place"), [(6, "babylon"), (5, "kish")])
def test_aw_6_6_10_12_hasty(total: int, place: str) -> None:
    """AW-6.6.10-12: +2, and attrition whether it succeeds or not (R-65)."""
    game = evade(NABU_IN_KISH, "kish", dice={"evasion": two(total), "attrition": [6, 2]})
    assert shown(game, "BA", "hasty:babylon", "attrition") == 2
    game.answer("BA", "hasty:babylon")
    assert modifiers(game, "evasion") == [3]
    assert game.where("BA-nabu") == place
    assert len([unit for unit in reduced(game, place) if unit.startswith("BA")]) == 1


FAILED = "kish: BA nabu 4LI; sippar: AS turtan 4LI"


@pytest.mark.parametrize(
    ("scored", "routs"), [pytest.param(1, 3, id="AW-6.6.10-13"), pytest.param(4, 2, id="AW-6.6.10-14")]
)
def test_after_a_failed_evasion_every_hit_is_a_rout(scored: int, routs: int) -> None:
    """AW-6.6.10-13, AW-6.6.10-14: three hits are three routs; a winner subtracts Nabu's 1 (R-66)."""
    assyrian = [1, 1, 1, 6, 6, 6]  # 4 LI, leader, elite
    babylonian = [1] * scored + [6] * (6 - scored)  # 4 LI, leader, river
    game = table(FAILED, impulse="AS", ap=5, dice={"evasion": two(2), "melee": [*assyrian, *babylonian]})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:babylon")
    told = lapse(game, "take-hits")
    fought = next(event.message for event in told if event.message.id == "round-fought")
    assert (fought.params["hits"], fought.params["other_hits"]) == (3, scored)
    assert fought.params["other_routs"] == routs


@pytest.mark.parametrize(
    ("defenders", "attackers", "automatic"),
    [("LI", 4, True), ("nabu", 4, True), ("nabu LI", 4, False), ("nabu LI", 5, True)],
)
def test_aw_6_6_10_15_automatic(defenders: str, attackers: int, automatic: bool) -> None:
    """AW-6.6.10-15: a single piece, or against three times as many pieces, leaders counted (R-64)."""
    game = evade(f"kish: BA {defenders}, AS turtan {attackers}LI", "kish", dice={"evasion": every(1)})
    assert (shown(game, "BA", "evade:city", "chance") == 100) == automatic
    assert ("hasty:city" not in game.options("BA")) == automatic
    game.answer("BA", "evade:city")
    inside = [piece.inside for piece in game.board.areas[AreaId("kish")].pieces if piece.owner == "BA"]
    assert all(inside) == automatic
    assert ("evaded-automatically" in game.told) == automatic


def test_aw_9_5_1_an_automatic_evasion_names_no_numbers() -> None:
    """AW-9.5-1: three to one is said to be certain; neither the question nor the story tells how many they are."""
    game = evade("options: fog-of-war, not special-units; kish: BA 2LI, AS turtan 5LI", "kish")
    assert (shown(game, "BA", "evade:city", "chance"), shown(game, "BA", "evade:city", "forces")) == (100, 2)
    assert {*game.reason("BA").params} == {"countries", "area"}
    game.answer("BA", "evade:city")
    assert {*game.message("evaded-automatically").params} == {"countries", "area"}


@pytest.mark.parametrize(("foot", "automatic"), [(3, False), (4, True)])
def test_aw_6_6_10_16_three_to_one(foot: int, automatic: bool) -> None:
    """AW-6.6.10-16: 8 pieces are not enough against three, 9 are."""
    game = evade(f"kish: BA 3LI, AS sargon 4HI {foot}LI", "kish", dice={"evasion": every(1)})
    game.answer("BA", "evade:city")
    assert modifiers(game, "evasion") == ([] if automatic else [-3, -3, -3])  # +3 -2 -4


@pytest.mark.parametrize(("foot", "automatic"), [(3, False), (4, True)])
def test_6_6_10_each_country_of_a_group_is_counted_for_itself(foot: int, automatic: bool) -> None:
    """R-64: nine pieces are three times as many as the three of either country, though not as the six of both."""
    text = f"kish: BA nabu 2LI, EL humban 2LI, AS sargon 4HI {foot}LI; group 5 BA: BA-nabu EL-humban"
    game = evade(text, "kish")
    assert (shown(game, "BA", "evade:city", "chance") == 100) == automatic


def test_aw_6_6_10_17_without_a_city_nothing_is_automatic() -> None:
    """AW-6.6.10-17: a single LI in Singara rolls, to Nineveh with +1 -2 and the attacker's rating."""
    game = evade("singara: AS LI, BA marduk 3LI", "singara", by="BA", dice={"evasion": two(12)})
    assert "city" not in targets(game, "AS")
    game.answer("AS", "evade:nineveh")
    assert modifiers(game, "evasion") == [-3]


@pytest.mark.parametrize("method", ["assault", "standard", "hunger"])
def test_aw_6_6_10_18_a_siege_at_once(method: str) -> None:
    """AW-6.6.10-18: all evaded into the city; the attacker has not fought and begins any siege without AP (R-68)."""
    game = table("sippar: BA LI; ashur: AS turtan 2LI", impulse="AS", ap=1)
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:city")
    assert (game.asked, game.ap("AS")) == ([("P1", "impulse")], 0)
    game.play("AS", Besiege("AS-turtan", method))
    assert game.ap("AS") == 0


def test_aw_6_6_10_19_pursuit() -> None:
    """AW-6.6.10-19: following costs a normal step and is a new attack; without AP it is refused (R-68)."""
    text = "kish: BA nabu 2LI; sippar: AS turtan 2LI"
    game = table(text, impulse="AS", ap=2, dice={"evasion": two(12, 12)})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:nippur")
    assert (game.asked, game.ap("AS")) == ([("P1", "impulse")], 1)
    game.play("AS", go("AS-turtan", "nippur"))
    game.answer("BA", "evade:babylon")
    assert game.ap("AS") == 0
    assert game.refused("AS", go("AS-turtan", "babylon")).rule == "6.6"


EVADER = "kish: BA nabu 2LI, AS turtan 2LI; gambulu: AS rab-shaqe LI4..5"


def test_aw_6_6_10_20_an_evader_may_be_intercepted() -> None:
    """AW-6.6.10-20: not by Turtan, whom he evaded; by Rab-shaqe with +1 -1 (R-60)."""
    game = evade(EVADER, "kish", dice={"evasion": two(12), "interception": two(6)})
    game.answer("BA", "evade:nippur")
    assert game.asked == [("P1", "intercept")]
    assert shown(game, "AS", "intercept", "natural") == 7
    assert shown(game, "AS", "intercept", "start") == shown(game, "AS", "decline", "start")
    game.answer("AS", "intercept")
    assert rolled(game, "interception") == [False]
    assert (game.where("BA-nabu"), game.where("AS-rab-shaqe")) == ("nippur", "gambulu")
    assert game.asked == [("P1", "impulse")]


def test_aw_6_6_10_20_an_intercepted_evader_fights_where_he_is() -> None:
    """AW-6.6.10-20: the battle is in Nippur, without another evasion or a penalty; then Turtan may go on (P-1)."""
    text = "kish: BA nabu 2LI; sippar: AS turtan 2LI; gambulu: AS rab-shaqe LI4..5"
    melee = [6, 6, 6, 6, 1, 6, 6]  # 2 LI, leader, elite; 2 LI, leader: no terrain after an interception
    game = table(text, impulse="AS", ap=5, dice={"evasion": two(12), "interception": two(7), "melee": melee})
    game.play("AS", go("AS-turtan", "kish"))
    answers(game, ("BA", "evade:nippur"), ("AS", "intercept"))
    assert game.asked == [("P1", "take-hits")]
    told = [event.message.id for event in lapse(game, "take-hits", "take-routs", "retreat")]
    assert told.count("round-fought") == 1
    assert game.asked == [("P1", "impulse")]
    assert (game.where("BA-nabu"), game.where("AS-turtan")) == ("nippur", "kish")
    game.play("AS", go("AS-turtan", "der"))


def test_aw_6_6_10_21_friends_at_the_target_prevent_it() -> None:
    """AW-6.6.10-21: a Babylonian LI stands in Nippur (R-52)."""
    game = evade(EVADER + "; nippur: BA LI3", "kish", dice={"evasion": two(12)})
    game.answer("BA", "evade:nippur")
    assert not may_intercept(game, "AS")


@pytest.mark.parametrize(("own", "attackers", "needed"), [("2LI", "2LC", 11), ("2LC", "2LI", 5)])
def test_aw_6_6_10_22_cavalry(own: str, attackers: str, needed: int) -> None:
    """AW-6.6.10-22: -3 for foot against horse, +3 the other way round (R-56)."""
    text = f"options: special-units; kish: BA nabu {own}, AS turtan {attackers}"
    assert natural(text, "kish", "evade:babylon") == needed


@pytest.mark.parametrize(("fog", "chance", "best"), [("fog-of-war", 42, 26), ("not fog-of-war", 8, 10)])
def test_9_5_an_evader_does_not_see_the_attackers_cavalry(fog: str, chance: int, best: int) -> None:
    """9.5, R-269: in the fog the chance that he is told, and his standing orders go by, leaves cavalry out."""
    game = evade(f"options: special-units, {fog}; kish: BA nabu 2LI, AS turtan 2LC", "kish")
    assert shown(game, "BA", "evade:babylon", "chance") == chance
    assert shown(game, "BA", "evade:babylon", "sight") == ("clear" if fog.startswith("not") else "fog")
    asking = game.match.table.find(Evasion)
    assert asking is not None
    assert asking.chance(game.board) == Fraction(best, 36)  # into the city


def test_aw_6_6_10_23_leaders_alone_hurry_without_attrition() -> None:
    """AW-6.6.10-23: two leaders are two pieces, so nothing is automatic; haste costs them nothing."""
    game = evade("kish: BA nabu mushezib, AS turtan 2LI", "kish", dice={"evasion": two(6, 5)})
    assert shown(game, "BA", "evade:city", "chance") != 100
    assert shown(game, "BA", "hasty:babylon", "attrition") == 0
    game.answer("BA", "hasty:babylon")
    assert (rolled(game, "evasion"), modifiers(game, "evasion")) == ([True, False], [3, 3])
    assert "attrition-rolled" not in game.told


def test_aw_6_6_10_24_units_without_leader_roll_each_for_itself() -> None:
    """AW-6.6.10-24: +3 -2 -1; two get in, one stays out (R-63)."""
    game = evade("kish: BA 3LI, AS turtan 5LI", "kish", dice={"evasion": two(9, 8, 10)})
    game.answer("BA", "evade:city")
    assert (rolled(game, "evasion"), modifiers(game, "evasion")) == ([True, False, True], [0, 0, 0])
    inside = [piece.inside for piece in game.board.areas[AreaId("kish")].pieces if piece.owner == "BA"]
    assert inside == [True, False, True]


def test_aw_6_6_10_24_the_unit_that_failed_routs_with_every_hit() -> None:
    """AW-6.6.10-24: it fights alone; with two hits on it and one rout each nothing of it is left."""
    melee = [1, 6, 6, 6, 6, 6, 6, 6, 6]  # 5 LI, leader, elite; LI, river
    dice = {"evasion": two(9, 8, 10), "melee": melee}
    game = table("kish: BA 3LI; sippar: AS turtan 5LI, control AS", impulse="AS", ap=5, dice=dice)
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:city")
    assert dice_of(game, "BA") == [("LI", 2, 1), ("terrain", 3, 1)]
    assert game.message("round-fought").params["other_routs"] == 1
    assert game.where("BA-LI-2") == "regroup"


def test_aw_6_6_10_25_where_the_attacker_came_from() -> None:
    """AW-6.6.10-25: Sippar is Babylonian and empty, so it is open with +1 (R-67)."""
    assert "sippar" in targets(evade(NABU_IN_KISH, "kish"), "BA")
    assert natural(NABU_IN_KISH, "kish", "evade:sippar") == 8


# Ambush, as far as it is an evasion (the battle is in 9.7).

MEDES = "options: special-units; war AS ME; gutium: AS turtan 2HI LI B; bit-hamban: ME daiukku "


def ambushes(game: CaseTable, country: str) -> list[str]:
    return sorted(option for option in game.options(country) if option.startswith("ambush:"))


@pytest.mark.parametrize(
    ("force", "allowed"), [("2HB LC", True), ("2HB LI", False), ("LC HC", False), ("HB LC HC", True)]
)
def test_aw_9_7_13_who_may_lie_in_ambush(force: str, allowed: bool) -> None:
    """AW-9.7-13: cavalry only, with horsebowmen."""
    game = evade(MEDES.replace("gutium: AS turtan 2HI LI B; ", "") + force + ", AS turtan 2HI LI B", "bit-hamban")
    assert bool(ambushes(game, "ME")) == allowed


@pytest.mark.parametrize(("foot", "allowed"), [("3LI", True), ("3LC 3HC", False)])
def test_aw_9_7_13_an_interceptor_only_as_defender(foot: str, allowed: bool) -> None:
    """AW-9.7-13: the side of higher mobility defends; an interceptor may not evade, but then lie in ambush (R-85)."""
    text = f"options: special-units; war AS ME; bit-hamban: ME daiukku 2HB LC, AS turtan {foot}"
    game = evade(text, "bit-hamban", interceptors="ME-daiukku ME-HB-1 ME-HB-2 ME-LC-1")
    if allowed:
        assert targets(game, "ME") == []
        assert ambushes(game, "ME")
    else:
        assert game.asked == [("P1", "impulse")]


@pytest.mark.parametrize(("total", "place"), [(5, "harhar"), (4, "bit-hamban")])
def test_aw_9_7_11_an_ambush_is_an_evasion_after_the_bow_fire(total: int, place: str) -> None:
    """AW-9.7-11, AW-9.7-12: +1 +1 -1 +3; success ends the battle without a winner, after failure there is melee."""
    dice = {"attrition": every(1, after=[1, 2, 3, 4]), "bow-fire": [4, 3, 2], "evasion": two(total), "melee": every(6)}
    game = table(MEDES + "2HB LC", impulse="AS", ap=5, dice=dice)
    game.play("AS", go("AS-turtan", "bit-hamban"))
    game.answer("ME", "ambush:harhar")
    told = [event.message.id for event in lapse(game, "take-hits", "take-routs", "retreat")]
    assert game.where("ME-daiukku") == place
    assert ("round-fought" in told) == (place == "bit-hamban")
    assert ("battle-undecided" in told) == (place == "harhar")


# Standing orders.


@pytest.mark.parametrize(("percent", "answered"), [(72, True), (73, False)])
def test_6_6_10_a_standing_order_with_a_chance(percent: int, answered: bool) -> None:
    """Evade into the city if any evasion has at least this chance: Nabu has 26 of 36 into the city before Turtan."""
    game = table("kish: BA nabu 2LI; sippar: AS turtan 2LI", impulse="AS", ap=5, dice={"evasion": every(6)})
    order = StandingOrder("evade", Choose("evade:city"), Condition("chance-at-least", {"percent": percent}))
    game.keep(game.match.order(game.seat("BA"), order))
    game.play("AS", go("AS-turtan", "kish"))
    assert (game.asked == [("P1", "impulse")]) == answered


def test_6_6_10_a_lapsed_deadline_goes_into_the_city_only_without_a_roll() -> None:
    """The default is to stand; where the evasion is automatic it is the city."""
    assert evade(NABU_IN_KISH, "kish").question("BA").default == Choose("stand")
    assert evade("kish: BA LI, AS turtan 2LI", "kish").question("BA").default == Choose("evade:city")


def test_6_6_10_who_asks_is_told_both_chances() -> None:
    """6.6.10: as likely as without haste, or likelier in haste."""
    text = "options: not fog-of-war; ashur: AS turtan 3LI; sippar: BA nabu 2LI"
    view = view_of(table(text, impulse="AS").board, house().counters, None)
    _, *lines = on_land(view, "evasion", "AS-turtan", AreaId("ashur"), AreaId("sippar"))
    chances = [(line.params["percent"], line.params["hasty"]) for line in lines if line.id == "odds-evasion"]
    assert chances
    assert all(sure < hasty for sure, hasty in chances)
