"""6.7.8: retreat after combat. Positions stand on the preamble of the case catalogue."""

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.pack.load import house
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import lapse, may_intercept, retreat, rolled, shown, two
from tests.assyrian_wars.cases.orders import go, reduced, rolls, there
from tests.assyrian_wars.cases.table import table

KISH = "kish: BA nabu 2LI, AS turtan 2LI; "
TURTAN_LOST = "kish: AS turtan 2LI, BA marduk 2LI"


def test_aw_6_7_8_1_where_to() -> None:
    """AW-6.7.8-1: not where the winner came from, not where an enemy could intercept while there is a safe way."""
    game = retreat(KISH + "gutium: AS rab-shaqe LI4..5", "kish", "BA", winner_from="sippar")
    assert game.options("BA") == ["city", "babylon", "nippur"]
    assert game.refused("BA", "sippar").rule == "6.7.8"
    assert game.refused("BA", "der").rule == "6.7.8"
    game.answer("BA", "nippur")
    assert there(game, "nippur") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]


def test_aw_6_7_8_1_into_the_city() -> None:
    """AW-6.7.8-1: who retreats into the city is shut inside (R-51)."""
    game = retreat(KISH, "kish", "BA", winner_from="sippar")
    game.answer("BA", "city")
    assert all(piece.inside for piece in game.board.areas[AreaId("kish")].pieces if piece.owner == "BA")


def test_aw_6_7_8_2_a_finished_enemy_is_no_threat() -> None:
    """AW-6.7.8-2: Rab-shaqe is Used."""
    game = retreat(KISH + "gutium: AS rab-shaqe!used LI4..5!used", "kish", "BA", winner_from="sippar")
    assert "der" in game.options("BA")


def test_aw_6_7_8_3_allied_land() -> None:
    """AW-6.7.8-3: areas of the allied Elam are open; their cities are not part of the retreat."""
    game = retreat("gambulu: BA nabu 2LI, AS turtan 2LI", "gambulu", "BA", winner_from="der")
    assert sorted(game.options("BA")) == ["bit-imbi", "dur-yakin", "nippur", "susa"]
    game.answer("BA", "susa")
    assert not any(piece.inside for piece in game.board.areas[AreaId("susa")].pieces)


def test_aw_6_7_8_4_the_only_retreat_is_not_asked() -> None:
    """AW-6.7.8-4 (a): an own LI holds Sippar, which is the only way and costs no attrition (R-78)."""
    game = retreat(TURTAN_LOST + "; sippar: AS LI4", "kish", "AS", by="BA")
    assert game.where("AS-turtan") == "sippar"
    assert rolls(game) == []
    assert "kernel-forced" in game.told


def test_aw_6_7_8_4_enemy_ground() -> None:
    """AW-6.7.8-4 (b): all neighbours are the enemy's; every unit checks attrition."""
    game = retreat(TURTAN_LOST, "kish", "AS", by="BA", dice={"attrition": [6, 2]})
    assert sorted(game.options("AS")) == ["babylon", "der", "nippur", "sippar"]
    assert shown(game, "AS", "sippar", "attrition") == 2
    game.answer("AS", "sippar")
    assert rolls(game) == [2]
    assert len(reduced(game, "sippar")) == 1


def test_aw_6_7_8_5_no_retreat() -> None:
    """AW-6.7.8-5: every unit checks attrition, survivors and leaders go to the Regroup Box (R-79)."""
    around = "sippar: BA HI; babylon: BA HI; nippur: BA B; der: BA B"
    text = TURTAN_LOST.replace("AS turtan 2LI", "AS turtan LI LI-") + "; " + around
    game = retreat(text, "kish", "AS", by="BA", dice={"attrition": [1, 6]})
    game.answer("AS", "AS-LI-2")
    assert (game.where("AS-turtan"), game.where("AS-LI-1"), game.where("AS-LI-2")) == ("regroup", "regroup", "")


def test_aw_6_7_8_6_not_into_a_country_at_peace() -> None:
    """AW-6.7.8-6: Gaza and Petra need a declaration of war; Lachish and Jerusalem cost attrition (8.1, R-62)."""
    game = retreat("war AS JU; beersheba: AS turtan 2LI, JU 2LI", "beersheba", "AS", dice={"attrition": every(1)})
    assert sorted(game.options("AS")) == ["jerusalem", "lachish", "war:gaza", "war:petra"]
    game.answer("AS", "lachish")
    assert rolls(game) == [2]
    beaten = "war AS JU; beersheba: AS turtan 2LI, JU 2LI"
    game = retreat(beaten, "beersheba", "AS", dice={"attrition": every(1)})
    before = game.ap("AS")
    game.answer("AS", "war:petra")
    game.answer("AS", "petra")
    assert (rolls(game), game.ap("AS"), game.where("AS-turtan")) == ([2, 2], before, "petra")
    game = retreat(beaten, "beersheba", "AS", dice={"attrition": every(1)})
    game.answer("AS", "war:gaza")
    assert game.ap("AS") == before - 10


def test_aw_6_7_8_7_march_status() -> None:
    """AW-6.7.8-7: Judah's areas are open without attrition, its cities are not."""
    text = "war AS EG; war AS JU; JU: active, track EG, level 11; lachish: EG shabaka 2LI, AS turtan 2LI"
    game = retreat(text, "lachish", "EG", winner_from="gaza")
    assert sorted(game.options("EG")) == ["beersheba", "jerusalem"]
    game.answer("EG", "jerusalem")
    assert rolls(game) == []


def test_aw_6_7_8_8_countries_may_part_forces_of_one_may_not() -> None:
    """AW-6.7.8-8: Marduk to Kish and Tannanu to Bit-Imbi, each with all his units; the group is no more."""
    text = "der: BA marduk 2LI, EL tannanu 2LI, AS turtan 2LI; group 4 BA: BA-marduk EL-tannanu"
    game = retreat(text, "der", "BA EL", winner_from="gutium")
    assert game.refused("BA", ("kish", "city")).rule == "6.7.8"
    game.answer("BA", "kish")
    game.answer("EL", "bit-imbi")
    assert there(game, "kish") == ["BA-LI-1", "BA-LI-2", "BA-marduk"]
    assert there(game, "bit-imbi") == ["EL-LI-1", "EL-LI-2", "EL-tannanu"]
    assert game.board.groups == []


def test_aw_6_7_8_9_a_retreat_is_intercepted() -> None:
    """AW-6.7.8-9: the only retreat is threatened and so allowed; Rab-shaqe may intercept, Turtan may not."""
    text = (
        "gambulu: BA nabu 2LI, AS turtan 2LI; nippur: AS rab-saris HI; uruk: AS rab-shaqe 2HI; "
        "bit-imbi: AS LI; susa: AS LI"
    )
    game = retreat(text, "gambulu", "BA", winner_from="der", dice={"interception": two(6)})
    assert game.where("BA-nabu") == "dur-yakin"
    assert game.asked == [("P1", "intercept")]
    assert shown(game, "AS", "intercept", "natural") == 7
    game.answer("AS", "intercept")
    assert rolled(game, "interception") == [False]
    assert not may_intercept(game, "AS")


def test_aw_6_7_8_10_a_threatened_friend_is_better_than_a_safe_enemy() -> None:
    """AW-6.7.8-10: Arrapha, though Nabu could intercept there, is the only legal retreat (R-78)."""
    text = "war AS ME; gutium: AS turtan 2LI, BA marduk 2LI; zamua: BA LI4; ashur: BA nabu LI5..6"
    game = retreat(text, "gutium", "AS", by="BA", winner_from="der")
    assert game.where("AS-turtan") == "arrapha"
    assert may_intercept(game, "BA")


def test_aw_6_7_8_11_friends_make_an_area_safe() -> None:
    """AW-6.7.8-11: where a Babylonian LI stands nobody could intercept (R-52)."""
    game = retreat(KISH + "gutium: AS rab-shaqe LI4..5; der: BA LI4", "kish", "BA", winner_from="sippar")
    assert "der" in game.options("BA")


def test_aw_6_7_8_12_not_onto_ships() -> None:
    """AW-6.7.8-12: a fleet in the port's zone offers no retreat."""
    text = "war AS EG; philistia: EG SH1..2; gaza: EG shabaka 2LI, AS turtan 2LI"
    game = retreat(text, "gaza", "EG", winner_from="megiddo")
    assert all(option in ("city", *house().map.areas) for option in game.options("EG"))
    assert game.refused("EG", "philistia").rule == "6.7.8"


def test_aw_6_7_8_5_no_retreat_is_an_overrun() -> None:
    """AW-6.7.8-5: Turtan, alone after the battle, has no way out; the victors are not finished (R-77)."""
    around = "sippar: BA (LI5), AS turtan LI; babylon: BA HI; nippur: BA B; der: BA B"
    melee = [6, 6, 6, 1, 6, 6, 6, 6]  # LI, leader, elite; 2 LI, 2 for the leader, river
    game = table("kish: BA marduk LI1..2; " + around, impulse="AS", ap=5, dice={"melee": melee})
    game.play("AS", go("AS-turtan", "kish"))
    told = [event.message.id for event in lapse(game, "intercept", "evade", "take-hits", "take-routs")]
    assert "no-retreat" in told
    assert "overrun" in told
    assert game.where("AS-turtan") == "regroup"
    assert not any(piece.used for piece in game.board.areas[AreaId("kish")].pieces)


def test_aw_6_7_8_9_an_intercepted_retreat_fights_at_once() -> None:
    """AW-6.7.8-9: Rab-shaqe comes to Dur-Yakin; Nabu may not evade, and there is a second battle (P-3)."""
    text = "gambulu: BA nabu 2LI, AS turtan 2LI; nippur: AS HI1; uruk: AS rab-shaqe 2B; bit-imbi: AS LI; susa: AS LI"
    melee = [1, 1, 6, 6, 6, 6, 6]  # 2 B, leader, elite; 2 LI, leader
    dice = {"interception": two(7), "melee": melee}
    game = retreat(text, "gambulu", "BA", winner_from="der", dice=dice)
    game.answer("AS", "intercept")
    told = [event.message.id for event in lapse(game, "take-hits", "take-routs", "retreat")]
    assert "battle-won" in told
    assert game.where("AS-rab-shaqe") == "dur-yakin"
    assert game.asked == [("P1", "impulse")]
