"""Sections 6.7.6, 6.7.7 and 8.3: who wins, what an overrun allows, and what a battle is worth."""

import pytest

from rules.assyrian_wars.battle.verdict import battle_points, judge
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.siege.besieging import Besiege
from tests.assyrian_wars.cases.battles import attack, box, rounds, routs, vp, winner
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import reply, through
from tests.assyrian_wars.cases.sieges import defence_factors, siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable


def used(game: CaseTable, area: str) -> set[bool]:
    """Whether the pieces in an area are finished."""
    return {one.used for one in game.board.areas[AreaId(area)].pieces}


# ---- 6.7.6 winning


def test_aw_6_7_6_1_more_hits() -> None:
    """AW-6.7.6-1: 2 to 1 in the first round wins; there is no second."""
    game = attack(
        "ashur: AS turtan 3LI; sippar: BA 3LI", "AS-turtan", "sippar", dice={"melee": [1, 1, 6, 6, 6, 1, 6, 6]}
    )
    through(game)
    assert rounds(game) == [(2, 1)]
    assert winner(game) == ["AS"]


def test_aw_6_7_6_2_nothing_at_all() -> None:
    """AW-6.7.6-2: twice 0 to 0: the defender wins, the attacker retreats without losses."""
    game = attack("ashur: AS turtan 2LI; sippar: BA 2LI", "AS-turtan", "sippar", dice={"melee": [6] * 12})
    assert rounds(game) == [(0, 0), (0, 0)]
    assert winner(game) == ["BA"]
    assert routs(game) == [(0, 0), (0, 0)]
    through(game)
    assert there(game, "sippar") == ["BA-LI-1", "BA-LI-2"]
    assert box(game) == []


def test_aw_6_7_6_3_the_defender_wins_a_tie() -> None:
    """AW-6.7.6-3: after 2 to 2 and 1 to 1 the defender has won and subtracts his leaders from his rout."""
    text = "ashur: AS turtan 5LI; sippar: BA nabu 5LI"
    dice = {"melee": every(6, after=[1, 1, *[6] * 5, 1, 1, *[6] * 4, 1, *[6] * 5, 1])}
    game = attack(text, "AS-turtan", "sippar", dice=dice)
    through(game)
    assert rounds(game) == [(2, 2), (1, 1)]
    assert routs(game) == [(1, 1), (1, 0)]
    assert winner(game) == ["BA"]


def test_aw_6_7_6_4_eliminated_with_equal_hits() -> None:
    """AW-6.7.6-4: 1 to 1, but the defender is gone: an overrun in the first round."""
    game = attack("ashur: AS turtan LI; sippar: BA LI-", "AS-turtan", "sippar", dice={"melee": [6, 2, 6, 1]})
    reply(game, "AS", "AS-LI-1")
    assert rounds(game) == [(1, 1)]
    assert routs(game) == [(0, 0)]
    assert winner(game) == ["AS"]
    assert "overrun" in game.told


def test_aw_6_7_6_5_removed_by_routs() -> None:
    """AW-6.7.6-5: 1 to 1, and the only defender routs: the attacker has won and rallies his own rout."""
    game = attack("ashur: AS turtan 2LI; sippar: BA LI", "AS-turtan", "sippar", dice={"melee": [6, 6, 2, 6, 1]})
    reply(game, "AS", "AS-LI-1")
    assert rounds(game) == [(1, 1)]
    assert routs(game) == [(0, 1)]
    assert winner(game) == ["AS"]
    assert box(game) == ["BA-LI-1"]


def test_aw_6_7_6_6_both_sides_destroyed() -> None:
    """AW-6.7.6-6: more hits win though nobody is left; the points go by the units at the start."""
    text = "ashur: AS turtan LI-; sippar: BA LI-"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": [1, 1, 6, 1]})
    reply(game, "AS", "AS-LI-1")
    assert winner(game) == ["AS"]
    found = judge((3, 2), (0, 0), (1, 2), (0, 0), last=False, tie=1)
    assert (found.winner, found.over, found.routs) == (0, True, (0, 0))
    assert judge((2, 2), (0, 0), (1, 1), (0, 0), last=False, tie=1).winner == 1
    assert judge((2, 2), (0, 0), (1, 1), (0, 0), last=False, tie=None).winner is None


@pytest.mark.parametrize(
    ("units", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (22, 3)], ids=lambda value: str(value)
)
def test_aw_6_7_6_7_points_for_a_battle(units: int, points: int) -> None:
    """AW-6.7.6-7, AW-8.3-101: by the beaten side's combat units."""
    assert battle_points(units) == points


@pytest.mark.parametrize(("units", "points"), [("4LI", 0), ("4LI HI", 1)])
def test_aw_6_7_6_7_leaders_do_not_count(units: str, points: int) -> None:
    """AW-6.7.6-7: Marduk with four units is worth nothing, with five a point."""
    game = attack(
        f"ashur: AS sargon 6HI; sippar: BA marduk {units}",
        "AS-sargon",
        "sippar",
        dice={"melee": every(6, after=[1] * 11)},
    )
    through(game)
    assert vp(game, "AS") == points


def test_r_74_routs_turn_the_battle() -> None:
    """R-74: the winner by hits routs away completely, so the other side has won after all."""
    found = judge((2, 1), (1, 2), (1, 1), (0, 1), last=False, tie=1)
    assert (found.winner, found.routs) == (1, (1, 0))


def test_6_7_6_a_great_defeat_is_remembered() -> None:
    """7.1.B: who lost a battle worth three points may offer to surrender."""
    text = "ashur: AS sargon turtan 6HI 6LI; group 1 AS: AS-sargon AS-turtan; sippar: BA marduk 6LI 3HI 6MC-LI"
    game = attack(text, "1", "sippar", dice={"melee": every(6, after=[1] * 18)})
    through(game)
    assert vp(game, "AS") == 3
    assert game.country("BA").turn.great_defeat


# ---- 6.7.7 overrun


def test_aw_6_7_7_1_after_an_overrun_the_army_goes_on() -> None:
    """AW-6.7.7-1: it may move, and it may pillage."""
    text = "ashur: AS turtan 2LI; sippar: BA LI-"
    game = attack(text, "AS-turtan", "sippar", ap=4, dice={"melee": [1, 6, 6, 6, 6]})
    assert used(game, "sippar") == {False}
    game.play("AS", Pillage(AreaId("sippar")))
    game = attack(text, "AS-turtan", "sippar", ap=4, dice={"melee": [1, 6, 6, 6, 6]})
    game.play("AS", go("AS-turtan", "ashur"))
    assert "AS-turtan" in there(game, "ashur")


@pytest.mark.parametrize("method", ["assault", "standard", "hunger"])
def test_aw_6_7_7_1_a_siege_after_an_overrun_is_free(method: str) -> None:
    """AW-6.7.7-1: any siege of the city may be begun without AP."""
    dice = {"melee": [1, 6, 6, 6, 6], "besiegers": every(6), "defenders": every(6), "promotion": every(1)}
    game = attack("ashur: AS turtan 2LI; sippar: BA LI-", "AS-turtan", "sippar", ap=1, dice=dice)
    assert game.ap("AS") == 0
    game.play("AS", Besiege("AS-turtan", method))
    assert len(game.board.areas[AreaId("sippar")].sieges) == 1


def test_aw_6_7_7_2_no_overrun_if_the_beaten_get_away() -> None:
    """AW-6.7.7-2: they are in the city, and the victors are finished."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": [1, 6, 6, 6, 6, 6, 6, 6]})
    through(game, "take-hits", "take-routs")
    reply(game, "BA", "city")
    assert winner(game) == ["AS"]
    assert "overrun" not in game.told
    assert used(game, "sippar") == {True}
    game.refused("AS", go("AS-turtan", "ashur"))
    for method, price in (("standard", 1), ("assault", 1), ("hunger", 0)):
        assert game.refused("AS", Besiege("AS-turtan", method)).rule == "6.7.7"
        later = siege_table("sippar: AS turtan 3LI, BA (nabu 2LI)", ap=5)
        later.play("AS", Besiege("AS-turtan", method))
        assert later.ap("AS") == 5 - price


def test_aw_6_7_7_3_no_way_out_is_an_overrun() -> None:
    """AW-6.7.7-3: survivors without a retreat go to the Regroup Box."""
    text = "sippar: AS turtan 3LI, BA (LI6); babylon: BA LI2; nippur: BA LI3; der: BA LI4; kish: BA LI1 HI1"
    dice = {"melee": [6, 6, 6, 6, 6, 1, 6, 6], "attrition": every(1)}
    game = attack(text, "AS-turtan", "kish", dice=dice)
    through(game, "take-hits", "take-routs")
    assert winner(game) == ["BA"]
    assert box(game) == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-turtan"]
    assert "overrun" in game.told
    assert used(game, "kish") == {False}


def test_aw_6_7_7_4_another_enemy_in_the_field() -> None:
    """AW-6.7.7-4: a second group that has not fought makes it no overrun."""
    text = "sippar: AS sargon 6HI, control AS; babylon: BA marduk LI- nabu LI- mushezib LI-, EL tannanu LI"
    game = attack(text, "AS-sargon", "babylon", dice={"melee": every(6, after=[1] * 11)})
    for country in ("BA", "EL"):
        reply(game, country, ("BA-marduk", "BA-nabu", "BA-mushezib"))
    through(game, "take-hits", "take-routs")
    assert winner(game) == ["AS"]
    assert game.question("AS").kind == "fight-the-rest"
    assert "overrun" not in game.told
    assert used(game, "babylon") == {True, False}


def test_aw_6_7_7_5_a_defender_who_overruns_is_not_finished() -> None:
    """AW-6.7.7-5: Marduk wipes the attack out and may intercept the next army."""
    text = "ashur: AS LI-; kalhu: AS rab-shaqe LI2..3; sippar: BA marduk 4LI"
    game = attack(text, "AS-LI-1", "sippar", dice={"melee": [6, 6, 1, 1, 6, 6, 6, 6]})
    assert winner(game) == ["BA"]
    assert "overrun" in game.told
    assert used(game, "sippar") == {False}
    game.play("AS", go("AS-rab-shaqe", "ashur"))
    assert game.question("BA").kind == "intercept"


def test_aw_6_7_7_7_the_areas_count_on() -> None:
    """AW-6.7.7-7: the area after the fourth one brings attrition, overrun or not."""
    text = "ashur: AS turtan!steps=3 2LI!steps=3; sippar: BA LI-"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": [1, 6, 6, 6, 6], "attrition": [6, 1]})
    assert "overrun" in game.told
    game.play("AS", go("AS-turtan", "ashur"))
    assert rolls(game) == [2]


# ---- 8.3 battle points


def test_aw_8_3_108_the_last_nomads() -> None:
    """AW-8.3-108: the last Scythian is routed: 4 points; the last Aramaean is eliminated: 1 point."""
    text = "clock: turn 4; SC: active; bit-hamban: ME daiukku 4LC; gutium: SC LC"
    game = attack(text, "ME-daiukku", "gutium", by="ME", dice={"melee": every(6, after=[1])})
    through(game)
    assert "SC-LC-1" in box(game)
    assert vp(game, "ME") == 4
    text = "ashur: AS turtan 2LI; sippar: BA AR-LC-"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": every(6, after=[1])})
    assert vp(game, "AS") == 1


def test_aw_8_3_110_points_of_minors() -> None:
    """AW-8.3-110: an allied minor's point is its power's; an unallied one's is lost."""
    text = "PH: active, track AS, level 13; ashur: PH luli 2LI HI; sippar: BA 6LI-"
    game = attack(text, "PH-luli", "sippar", by="PH", dice={"melee": [1, 1, 1, 6, 6, 6, 6, 6, 6]})
    through(game)
    assert winner(game) == ["PH"]
    assert vp(game, "AS") == 1
    text = "JU: active, controller BA; war JU AS; ashur: JU eliakim 2LI HI, control JU; sippar: AS 6LI-, control AS"
    game = attack(text, "JU-eliakim", "sippar", by="JU", dice={"melee": [1, 1, 1, *[6] * 7]})
    through(game)
    assert winner(game) == ["JU"]
    assert (vp(game, "BA"), vp(game, "JU")) == (0, 0)


@pytest.mark.parametrize(
    ("beaten", "points"),
    [
        pytest.param("nabu mushezib LI1..4", 0, id="AW-8.3-101-a"),
        pytest.param("LI1..5", 1, id="AW-8.3-101-b"),
        pytest.param("marduk LI1..6 HI1..3", 1, id="AW-8.3-101-c"),
        pytest.param("LI1..6 HI1..3 MC-LI-01", 2, id="AW-8.3-101-d"),
        pytest.param("LI1..6 HI1..3 MC-LI-01..05", 2, id="AW-8.3-101-e"),
        pytest.param("LI1..6 HI1..3 MC-LI-01..06", 3, id="AW-8.3-101-f"),
    ],
)
def test_aw_8_3_101_battle_sizes(beaten: str, points: int) -> None:
    """Combat units of the beaten side count, leaders do not."""
    text = f"ashur: AS sargon 6HI; sippar: BA {beaten}"
    game = attack(text, "AS-sargon", "sippar", dice={"melee": every(6, after=[1] * 4), "promotion": every(1)})
    through(game)
    assert winner(game) == ["AS"]
    assert vp(game, "AS") == points


def test_aw_8_3_111_a_single_point() -> None:
    """AW-8.3-111: the commander decides about the only point of Assyria and the Mede."""
    text = (
        "camp assyrian: AS ME; clock: turn 4; group 1 AS: AS-sargon ME-daiukku; "
        "ashur: AS sargon 6HI, ME daiukku+ 4LC; sippar: BA 5LI"
    )
    game = attack(text, "1", "sippar", dice={"melee": every(6, after=[*[1] * 4]), "promotion": every(1)})
    through(game, "take-hits", "take-routs", "share-hits")
    assert (game.question("AS").kind, set(game.options("AS"))) == ("share-points", {"AS", "ME"})
    reply(game, "AS", "ME")
    assert (vp(game, "AS"), vp(game, "ME")) == (0, 1)


def test_aw_8_3_111_sharing() -> None:
    """AW-8.3-111: the powers share; a minor adds no share to its ally's; the commander places the odd point."""
    text = (
        "blank campaign; camp assyrian: AS ME; camp rebel: BA EL; options: not special-units; "
        "PH: active, track AS, level 13; clock: turn 4; group 1 AS: AS-sargon ME-daiukku PH-luli; "
        "ashur: AS sargon 6HI, ME daiukku+ 4LC, PH luli 2LI; sippar: BA 6LI 3HI 6MC-LI"
    )
    game = attack(text, "1", "sippar", dice={"melee": [*[1] * 19, *[6] * 15], "promotion": [1]})
    through(game, "take-hits", "take-routs", "share-hits")
    assert game.question("AS").kind == "share-points"
    assert set(game.options("AS")) == {"AS", "ME"}
    reply(game, "AS", "ME")
    assert (vp(game, "AS"), vp(game, "ME")) == (1, 2)


# ---- leaders and overruns in sieges


def test_aw_6_7_3_6_a_leader_in_a_city() -> None:
    """AW-6.7.3-6: alone behind the walls of Kish he gives his die to the two of the city."""
    game = siege_table("kish: AS turtan 2LI, BA (nabu)")
    assert defence_factors(game, "kish") == [3, 3, 3]


ALL_HITS, NO_HITS = every(1), every(6)


@pytest.mark.parametrize(
    ("method", "siege", "finished"),
    [
        ("assault", "", False),
        ("assault", ", siege AS AS-turtan level 2 rounds 2", False),
        ("standard", "", False),
        ("standard", ", siege AS AS-turtan level 2 rounds 1", True),
        ("hunger", ", siege AS AS-turtan level 2 hunger 3", True),
    ],
)
def test_aw_6_7_7_6_cities_taken(method: str, siege: str, finished: bool) -> None:
    """AW-6.7.7-6: an assault, or the first round of a standard siege, is an overrun; a later one or hunger is not."""
    game = siege_table(f"sippar: AS turtan 4LI{siege}", dice={"besiegers": ALL_HITS, "defenders": NO_HITS})
    storm(game, "AS-turtan", method)
    assert game.control("sippar") == "AS"
    assert used(game, "sippar") == {finished}
