"""6.6.9: interception. Positions stand on the preamble of the case catalogue."""

import pytest

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.board.ids import AreaId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import (
    answers,
    evade,
    intercept,
    lapse,
    may_intercept,
    modifiers,
    rolled,
    shown,
    two,
)
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight
from tests.assyrian_wars.cases.table import CaseTable, table

MARDUK = "babylon: BA marduk 2LI; kish: AS turtan 2LI"


def natural(game: CaseTable, country: str, option: str = "intercept") -> object:
    """The natural roll that a country's question names."""
    return shown(game, country, option, "natural")


@pytest.mark.parametrize(
    ("start", "to", "allowed"),
    [
        pytest.param("ashur", "sippar", False, id="AW-6.6.9-1a"),
        pytest.param("sippar", "kish", True, id="AW-6.6.9-1b"),
        pytest.param("uruk", "borsippa", True, id="AW-6.6.9-1c"),
        pytest.param("gutium", "der", False, id="AW-6.6.9-1d"),
        pytest.param("uruk", "nippur", True, id="AW-6.6.9-1e"),
    ],
)
def test_where_an_army_may_intercept(start: str, to: str, allowed: bool) -> None:
    """AW-6.6.9-1: not where an enemy unit was already, not without a connection; a lone leader does not hinder."""
    others = {"sippar": "AS LI4", "borsippa": "AS rab-saris"}
    text = "babylon: BA marduk 3LI; " + "".join(f"{area}: {who}; " for area, who in others.items() if area != start)
    game = table(text + f"{start}: AS turtan 2LI", impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", to))
    assert may_intercept(game, "BA") == allowed


@pytest.mark.parametrize(("total", "success"), [(5, True), (4, False)])
def test_aw_6_6_9_2_own_ground(total: int, success: bool) -> None:
    """AW-6.6.9-2: +2 for Marduk, no -1: it was no enemy territory before Turtan came (R-55)."""
    game = intercept(MARDUK, "kish", dice={"interception": two(total)})
    assert natural(game, "BA") == 5
    assert shown(game, "BA", "intercept", "chance") == 83  # 30 of 36
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [success]
    assert game.where("BA-marduk") == ("kish" if success else "babylon")


def test_aw_6_6_9_3_units_without_leader_roll_each_for_itself() -> None:
    """AW-6.6.9-3: -2 each; one comes and fights alone, the other stays."""
    game = intercept("kish: BA 2LI; sippar: AS turtan 2LI", "sippar", dice={"interception": [4, 5, 6, 2]})
    assert game.options("BA") == ["intercept", "intercept-all", "decline-all", "decline"]
    game.answer("BA", "intercept-all")
    assert rolled(game, "interception") == [True, False]
    assert (game.where("BA-LI-1"), game.where("BA-LI-2")) == ("sippar", "kish")


def test_aw_6_6_9_3_the_owner_may_try_with_some_only() -> None:
    """AW-6.6.9-3: each unit is asked for by itself; a declaration stands."""
    text = "kish: BA 3LI; sippar: AS turtan 2LI"
    game = intercept(text, "sippar", dice={"interception": every(6, after=[4, 5])})
    game.answer("BA", "decline")
    game.answer("BA", "intercept")
    game.answer("BA", "decline")
    assert [game.where(f"BA-LI-{number}") for number in (1, 2, 3)] == ["kish", "sippar", "kish"]
    game = intercept(text, "sippar", dice={"interception": [4, 5]})
    game.answer("BA", "intercept")
    game.answer("BA", "decline-all")
    assert [game.where(f"BA-LI-{number}") for number in (1, 2, 3)] == ["sippar", "kish", "kish"]


@pytest.mark.parametrize(("total", "success"), [(6, True), (5, False)])
def test_aw_6_6_9_4_enemy_territory(total: int, success: bool) -> None:
    """AW-6.6.9-4: +2 and -1."""
    game = intercept("sippar: BA marduk 2LI; ashur: AS turtan 2LI", "ashur", dice={"interception": two(total)})
    assert natural(game, "BA") == 6
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [success]


@pytest.mark.parametrize(("total", "success"), [(6, True), (5, False)])
def test_aw_6_6_9_5_no_mans_land(total: int, success: bool) -> None:
    """AW-6.6.9-5: no-man's-land is no enemy territory."""
    game = intercept("der: BA nabu LI; gutium: AS turtan 2LI", "gutium", dice={"interception": two(total)})
    assert natural(game, "BA") == 6
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [success]


def test_aw_6_6_9_6_a_leader_alone_cannot_intercept() -> None:
    """AW-6.6.9-6: refused; without fog he is not even asked."""
    text = "der: BA nabu; gutium: AS turtan 2LI"
    game = intercept(text, "gutium")
    game.refused("BA", "intercept")
    assert "intercept" not in [kind for _, kind in intercept(f"{text}; options: not fog-of-war", "gutium").asked]


def test_aw_6_6_9_7_who_is_finished_cannot_intercept() -> None:
    """AW-6.6.9-7: a Used force may not; one that is not, after an overrun or in the next impulse, may (R-77)."""
    used = "kish: BA marduk!used 2LI!used; sippar: AS turtan 2LI"
    assert not may_intercept(intercept(used, "sippar"), "BA")
    assert may_intercept(intercept(used.replace("!used", ""), "sippar"), "BA")
    game = table(used + "; hand AS: 25; hand BA: 30", impulse="AS", ap=5)
    game.end("AS")
    assert not any(piece.used for piece in game.board.areas[AreaId("kish")].pieces)


@pytest.mark.parametrize(
    ("attacker", "melee", "overrun"),
    [("turtan LI1..3", [6, 6, 6, 6, 6, 1, *[6] * 4], False), ("LI1-", [6, 6, 1, *[6] * 4], True)],
)
def test_aw_6_6_9_7_after_a_battle_of_the_same_impulse(attacker: str, melee: list[int], overrun: bool) -> None:
    """AW-6.6.9-7: who has beaten an attack is finished; after an overrun he may intercept the next army (6.7.7)."""
    text = f"sippar: AS {attacker}, control AS; kish: BA marduk 2LI; ashur: AS rab-shaqe HI1..2"
    dice = {"melee": melee, "attrition": every(1), "promotion": every(1)}
    game = table(text, impulse="AS", ap=9, dice=dice)
    force = "AS-LI-1" if overrun else "AS-turtan"
    game.play("AS", go(force, "kish"))
    told = [event.message.id for event in lapse(game, "evade", "take-hits", "take-routs", "retreat")]
    assert ("overrun" in told) == overrun
    game.play("AS", go("AS-rab-shaqe", "anat"))
    assert not may_intercept(game, "BA")
    game.play("AS", go("AS-rab-shaqe", "sippar"))
    assert may_intercept(game, "BA") == overrun


def test_aw_6_6_9_8_who_is_joined_by_an_interceptor_may_not_evade() -> None:
    """AW-6.6.9-8: Marduk joins the LI in Kish; no Babylonian evasion is allowed any more (R-53)."""
    text = "kish: BA LI1, AS turtan 2LI; babylon: BA marduk LI2..4"
    game = intercept(text, "kish", dice={"interception": two(5)})
    game.answer("BA", "intercept")
    assert game.where("BA-LI-4") == "kish"
    joined = "kish: BA marduk LI1..4, AS turtan 2LI"
    assert evade(joined, "kish", interceptors="BA-marduk BA-LI-2 BA-LI-3 BA-LI-4").asked == [("P1", "impulse")]
    assert evade(joined, "kish").asked == [("P4", "evade")]


SCYTHIANS = "SC: active, entered, controller EG; gutium: SC ishpakai 2LC; arrapha: AS turtan 2LI; "


def test_aw_6_6_9_9_rivals() -> None:
    """AW-6.6.9-9: the better rating first; its success shuts the other out, its failure does not."""
    text = SCYTHIANS + "der: BA marduk 2LI"
    game = intercept(text, "gutium", by="SC", dice={"interception": two(5)})
    game.answer("AS", "intercept")
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [True]
    assert (game.where("BA-marduk"), game.where("AS-turtan")) == ("gutium", "arrapha")
    assert "interception-shut-out" in game.told
    game = intercept(text, "gutium", by="SC", dice={"interception": two(4, 6)})
    game.answer("AS", "intercept")
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [False, True]
    assert game.where("AS-turtan") == "gutium"


@pytest.mark.parametrize(("dice", "first"), [([3, 5], "BA-nabu"), ([5, 3], "AS-turtan"), ([4, 4, 6, 1], "AS-turtan")])
def test_aw_6_6_9_9_a_die_breaks_a_tie(dice: list[int], first: str) -> None:
    """AW-6.6.9-9: with equal ratings a die decides who is first, again if it is equal."""
    script = {"interception-order": dice, "interception": two(12)}
    game = intercept(SCYTHIANS + "der: BA nabu 2LI", "gutium", by="SC", dice=script)
    game.answer("AS", "intercept")
    game.answer("BA", "intercept")
    assert game.where(first) == "gutium"
    assert rolled(game, "interception") == [True]


def test_6_6_9_more_rivals_than_a_die_has_faces() -> None:
    """6.6.9: seven single units of two enemies are tied; who is tied again rolls again, behind those above him."""
    text = "SC: active, entered, controller EG; gutium: SC ishpakai 2LC; arrapha: AS 4LI; der: BA 3LI"
    script = {"interception-order": [6, 5, 4, 3, 2, 1, 6, 1, 2], "interception": two(*[2] * 6, 12)}
    game = intercept(text, "gutium", by="SC", dice=script)
    game.answer("AS", "intercept-all")
    game.answer("BA", "intercept-all")
    assert rolled(game, "interception") == [False] * 6 + [True]
    assert game.where("BA-LI-2") == "gutium"


def test_aw_6_6_9_10_an_interception_cannot_be_intercepted() -> None:
    """AW-6.6.9-10: nobody is asked when Marduk comes."""
    game = intercept(MARDUK + "; sippar: AS rab-shaqe LI4..5", "kish", dice={"interception": two(7)})
    game.answer("BA", "intercept")
    assert game.where("BA-marduk") == "kish"
    assert game.asked == [("P1", "impulse")]


@pytest.mark.parametrize(("total", "reduced"), [(7, 1), (6, 0)])
def test_aw_6_6_9_11_attrition_only_on_success(total: int, reduced: int) -> None:
    """AW-6.6.9-11: into the Sealand, allied land without -1; a failure costs nothing (R-57)."""
    text = "ur: control AS, AS LI4; sealand: AS turtan 2LI; nahitu: EL imbappa 2LI"
    script = {"interception": two(total), "attrition": every(1, after=[6]) if reduced else every(6)}
    game = intercept(text, "sealand", movers="AS-turtan AS-LI-1 AS-LI-2", dice=script)
    assert natural(game, "EL") == 7
    game.answer("EL", "intercept")
    hurt = [piece for area in ("sealand", "nahitu") for piece in game.board.areas[AreaId(area)].pieces if piece.reduced]
    assert sum(piece.is_unit for piece in hurt) == reduced
    assert ("attrition-rolled" in game.told) == bool(reduced)


def test_aw_6_6_9_12_an_interceptor_dies_on_the_way() -> None:
    """AW-6.6.9-12: the desert kills the LI, no battle takes place, the army may go on (R-57)."""
    game = table(
        "borsippa: BA LI-; anat: AS turtan 2LI",
        impulse="AS",
        ap=5,
        dice={"attrition": [1, 1, 6, 1, 1], "interception": [4, 5]},
    )
    game.play("AS", go("AS-turtan", "qedar"))
    game.answer("BA", "intercept")
    assert "interception-void" in game.told
    assert game.where("BA-LI-1") == ""
    assert game.asked == [("P1", "impulse")]
    game.play("AS", go("AS-turtan", "anat"))


def test_aw_6_6_9_12_a_leader_who_lost_his_units_goes_back() -> None:
    """AW-6.6.9-12: the interception is void, and he is finished (R-11, R-57)."""
    script = {"attrition": [6], "interception": two(12)}
    game = intercept("borsippa: BA nabu LI-; qedar: AS turtan 2LI", "qedar", dice=script)
    game.answer("BA", "intercept")
    assert game.where("BA-nabu") == "borsippa"
    assert game.board.areas[AreaId("borsippa")].pieces[0].used


def test_aw_6_6_9_8_an_interception_battle() -> None:
    """AW-6.6.9-8: the LI on the spot fights with Marduk, without a river die; a tie makes both sides retreat."""
    text = "kish: BA LI1; babylon: BA marduk LI2..4; sippar: AS turtan 2LI"
    dice = {"interception": two(5), "melee": [6] * 20}  # 2 LI, leader, elite; 4 LI, 2 for the leader; twice
    game = table(text, impulse="AS", ap=5, dice=dice)
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    assert all_dice(game, "BA") == [[("LI", 2, 4), ("leader", 3, 2)]] * 2
    assert game.told.count("round-fought") == 2
    assert "battle-undecided" in game.told
    assert game.asked == [("P4", "retreat")]
    game.answer("BA", "babylon")
    assert game.asked == [("P1", "retreat")]


def test_aw_6_6_9_13_terrain_does_not_count() -> None:
    """AW-6.6.9-13: no river die for Babylonia and no -1 for the Assyrian heavy infantry (R-58)."""
    text = "options: special-units; sippar: AS turtan 2HI; babylon: BA marduk HI LI"
    dice = {"interception": two(12), "melee": [4, 6, 6, 6, 6, 6, 6, 6]}
    game = table(text, impulse="AS", ap=5, dice=dice)
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    lapse(game, "take-hits")
    assert game.message("round-fought").params["hits"] == 1
    assert game.message("round-fought").params["other_hits"] == 0


def test_aw_6_6_9_14_a_tied_interception_battle() -> None:
    """AW-6.6.9-14: nobody wins, both retreat, the interceptor first; Babylon is threatened from Sippar."""
    text = "sippar: control AS, AS turtan LI1..4; babylon: BA marduk 3LI"
    first, second = [3, 5, 6, 4, 3, 2, 2, 5, 4, 5], [3, 5, 6, 1, 4, 6]
    game = table(text, impulse="AS", ap=5, dice={"interception": two(5), "melee": [*first, *second]})
    game.play("AS", go("AS-turtan", "kish", units="AS-LI-1 AS-LI-2 AS-LI-3"))
    answers(
        game,
        ("BA", "intercept"),
        ("AS", ("AS-LI-1", "AS-LI-1+")),
        ("BA", ("BA-LI-1", "BA-LI-1+")),
        ("AS", "AS-LI-3"),
        ("BA", "BA-LI-3"),
    )
    assert "battle-undecided" in game.told
    assert [game.where(piece) for piece in ("AS-LI-3", "BA-LI-3")] == ["regroup", "regroup"]
    assert sorted(game.options("BA")) == ["city", "der", "nippur"]
    game.answer("BA", "nippur")
    assert (game.where("BA-marduk"), game.where("AS-turtan")) == ("nippur", "sippar")
    assert (game.country("AS").vp, game.country("BA").vp) == (0, 0)
    assert game.message("kernel-forced").params["kind"] == "retreat"


GROUP = "babylon: BA marduk 2LI, EL tannanu 2LI; group 4 BA: BA-marduk EL-tannanu; kish: AS turtan 2LI"


def test_aw_6_6_9_15_a_group_whose_member_declines() -> None:
    """AW-6.6.9-15 (a): the other player's army stays and has left the group."""
    game = intercept(GROUP, "kish", dice={"interception": two(5)})
    assert game.options("BA") == ["group", "apart", "alone", "decline"]
    assert natural(game, "BA", "group") == 5
    game.answer("BA", "group")
    assert game.options("EL") == ["join", "stay"]
    game.answer("EL", "stay")
    assert rolled(game, "interception") == [True]
    assert (game.where("BA-marduk"), game.where("EL-tannanu")) == ("kish", "babylon")
    assert game.board.groups == []


def test_aw_6_6_9_15_a_group_as_a_whole() -> None:
    """AW-6.6.9-15: with the consent of the other player one roll brings both armies, still a group."""
    game = intercept(GROUP, "kish", dice={"interception": two(5)})
    game.answer("BA", "group")
    game.answer("EL", "join")
    assert rolled(game, "interception") == [True]
    assert (game.where("BA-marduk"), game.where("EL-tannanu")) == ("kish", "kish")
    assert [group.leaders for group in game.board.groups] == [["BA-marduk", "EL-tannanu"]]


@pytest.mark.parametrize("choice", ["decline", "alone"])
def test_aw_6_6_9_15_no_interception_without_the_commanders_consent(choice: str) -> None:
    """AW-6.6.9-15 (b): Elam is not asked unless Marduk lets the armies try apart."""
    game = intercept(GROUP, "kish")
    game.answer("BA", choice)
    assert not may_intercept(game, "EL")


def test_aw_6_6_9_15_apart() -> None:
    """AW-6.6.9-15 (c): each army with its own rating."""
    game = intercept(GROUP, "kish", dice={"interception": two(4, 6)})
    game.answer("BA", "apart")
    assert natural(game, "BA") == 5
    game.answer("BA", "intercept")
    assert natural(game, "EL") == 6
    game.answer("EL", "intercept")
    assert rolled(game, "interception") == [False, True]
    assert (game.where("BA-marduk"), game.where("EL-tannanu")) == ("babylon", "kish")
    assert game.board.groups == []


@pytest.mark.parametrize(
    ("interceptor", "intruder", "needed"),
    [
        ("2LC", "3LI", 3),
        ("2LC", "LI LC", 4),
        ("LC LI", "3LI", 5),
        ("2LI", "2LC", 9),
        ("2LI", "LI LC", 7),
        ("LC LI", "2LC", 8),
        ("2LC LI", "LC LI", 5),
        ("2LC LI", "2LC LI", 6),
    ],
)
def test_aw_6_6_9_16_cavalry(interceptor: str, intruder: str, needed: int) -> None:
    """AW-6.6.9-16: exactly one line of the table applies (R-56)."""
    text = f"options: special-units, not fog-of-war; babylon: BA nabu {interceptor}; kish: AS turtan {intruder}"
    assert natural(intercept(text, "kish"), "BA") == needed
    plain = text.replace("options: special-units, not fog-of-war; ", "")
    assert natural(intercept(plain, "kish"), "BA") == 6


@pytest.mark.parametrize("intruder", ["3LI", "LI LC", "2LC"])
def test_9_5_an_interceptor_does_not_see_what_cavalry_comes(intruder: str) -> None:
    """9.5, R-269: in the fog the chance that he is told leaves cavalry out; the dice count it (9.7)."""
    text = f"options: special-units, fog-of-war; babylon: BA nabu 2LI; kish: AS turtan {intruder}"
    game = intercept(text, "kish", dice={"interception": two(12)})
    assert (natural(game, "BA"), shown(game, "BA", "intercept", "chance")) == (6, 72)
    assert shown(game, "BA", "intercept", "sight") == "fog"
    game.answer("BA", "intercept")
    assert modifiers(game, "interception") == [{"3LI": 1, "LI LC": 0, "2LC": -2}[intruder]]


@pytest.mark.parametrize(("mover", "defending"), [("LC 2LI", True), ("2LC", False), ("2LC LI", False)])
def test_aw_6_6_9_17_who_defends(mover: str, defending: bool) -> None:
    """AW-6.6.9-17: the higher mobility; if equal the interceptor attacks (R-58)."""
    text = f"options: special-units; babylon: BA nabu 2LC LI; sippar: AS turtan {mover}; hand BA: 90 40; BA: saved 2"
    game = table(text, impulse="AS", ap=4, dice={"interception": two(12)})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    fight(game)
    laying = game.match.table.find(BattleCards)
    assert laying is not None
    defenders = {game.board.find_all([piece])[0].owner for piece in laying.sides[laying.defender]}
    assert defenders == {"BA" if defending else "AS"}


def test_aw_6_6_9_18_repeated_tries() -> None:
    """AW-6.6.9-18: again when the army moves on, and when another army enters the area it has left."""
    text = "babylon: BA marduk 2LI; ashur: AS turtan LI1..2 rab-shaqe LI3..4"
    game = table(text, impulse="AS", ap=9, dice={"interception": two(4, 4)})
    game.play("AS", go("AS-turtan", "sippar", units="AS-LI-1 AS-LI-2"))
    game.answer("BA", "intercept")
    assert game.asked == [("P1", "impulse")]
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    game.play("AS", go("AS-rab-shaqe", "sippar"))
    assert may_intercept(game, "BA")


def test_aw_6_6_9_19_builds_are_no_arrivals() -> None:
    """AW-6.6.9-19: a new unit is not intercepted, but when it moves; what an event places may be (R-54)."""
    text = "ashur: AS turtan 2LI; BA: eco 4; pool BA: 2LI"
    game = table(text, impulse="BA", ap=20)
    game.play("BA", Build((UnitId(PieceId("BA-LI-1")),), AreaId("sippar")))
    assert not may_intercept(game, "AS")
    game.play("BA", go("BA-LI-1", "anat"))
    assert may_intercept(game, "AS")
    placed = intercept("ashur: AS turtan 2LI; sippar: BA 2LI", "sippar", by="BA", arrival="event")
    assert may_intercept(placed, "AS")


@pytest.mark.parametrize(("level", "allowed"), [(9, False), (10, True)])
def test_aw_6_6_9_20_only_where_one_may_enter(level: int, allowed: bool) -> None:
    """AW-6.6.9-20: Judah's land is open to Egypt from march status on, then without -1 (8.1)."""
    text = f"war AS EG; war AS JU; JU: active, track EG, level {level}; gaza: EG shabaka 2LI; lachish: AS turtan 2LI"
    game = intercept(text, "lachish")
    assert may_intercept(game, "EG") == allowed
    if allowed:
        assert natural(game, "EG") == 5


def test_aw_6_6_9_21_from_inside_a_city_nobody_intercepts() -> None:
    """AW-6.6.9-21: Marduk is shut in Sippar (R-51)."""
    text = "sippar: BA (marduk 2LI), AS rab-saris LI4..5; kish: AS turtan 2LI"
    assert not may_intercept(intercept(text, "kish"), "BA")


def test_aw_6_6_9_22_a_besieger_that_intercepts_leaves_its_siege() -> None:
    """AW-6.6.9-22: the siege is lifted and the hunger marker removed (R-54)."""
    text = "sippar: BA (LI4), AS turtan 2LI, siege AS AS-turtan hunger 3; kish: BA marduk 2LI"
    game = intercept(text, "kish", by="BA", dice={"interception": two(12)})
    game.answer("AS", "intercept")
    assert game.where("AS-turtan") == "kish"
    assert game.board.areas[AreaId("sippar")].sieges == []
    assert game.at("sippar") == "BA LI4"


def test_aw_6_6_9_24_mercenaries_need_a_leader() -> None:
    """AW-6.6.9-24: without one they cannot intercept, with Nabu they are his army."""
    text = "babylon: BA 2MC-LI; kish: AS turtan 2LI"
    assert not may_intercept(intercept(text, "kish"), "BA")
    assert natural(intercept(text.replace("BA", "BA nabu"), "kish"), "BA") == 6
