"""Section 6.8: who besieges, what it costs, and the dice of siege combat."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.build.rebuilding import RepairCity
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.march.group_orders import LeaveGroup
from rules.assyrian_wars.siege.besieging import Besiege
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cards.test_move import free
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, reduced, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import (
    attack_factors,
    besiege,
    damage,
    defence_factors,
    hits,
    siege_at,
    siege_table,
    storm,
)

METHODS = ("standard", "assault", "hunger")


@pytest.mark.parametrize("method", METHODS)
def test_aw_6_8_1_only_armies_besiege(method: str) -> None:
    """AW-6.8-1: units without a leader cannot begin any siege."""
    game = siege_table("sippar: AS 2LI")
    refusal = game.refused("AS", Besiege("AS-LI-1", method))
    assert (refusal.rule, refusal.message.id) == ("6.8", "siege-needs-army")


def test_aw_6_8_1_a_leader_alone_is_no_army() -> None:
    """AW-6.8-1: nor can a leader without units."""
    game = siege_table("sippar: AS turtan")
    assert game.refused("AS", Besiege("AS-turtan", "standard")).message.id == "siege-needs-army"


@pytest.mark.unsound("enemies-apart")
def test_aw_6_8_2_the_field_comes_first() -> None:
    """AW-6.8-2: while an enemy force is outside the city nobody besieges it."""
    game = siege_table("sippar: AS turtan 3LI!steps=1, BA (nabu 2LI), EL tannanu LI")
    refusal = game.refused("AS", Besiege("AS-turtan", "standard"))
    assert (refusal.rule, refusal.message.id) == ("6.8", "enemy-before-city")


@pytest.mark.unsound("garrisons-shut-in")
def test_aw_6_8_2_the_battle_comes_with_the_march() -> None:
    """AW-6.8-2: who marches in fights those outside before he can give another order."""
    game = siege_table("ashur: AS turtan 4LI; sippar: BA (nabu 2LI), EL tannanu LI")
    game.play("AS", go("AS-turtan", "sippar"))
    assert game.match.table.find(Evasion) is not None


@pytest.mark.parametrize(("method", "price"), [("standard", 1), ("assault", 1), ("hunger", 0)])
def test_aw_6_8_3_price_of_a_later_start(method: str, price: int) -> None:
    """AW-6.8-3: a force that was there before pays 1 AP, but nothing to begin with hunger."""
    game = siege_table("sippar: AS turtan 3LI")
    storm(game, "AS-turtan", method)
    assert game.ap("AS") == 5 - price


@pytest.mark.parametrize("method", METHODS)
def test_aw_6_8_3_free_on_arrival(method: str) -> None:
    """AW-6.8-3: in the impulse in which it marched in, everything is free."""
    game = siege_table("ashur: AS turtan 3LI; sippar: empty")
    game.play("AS", go("AS-turtan", "sippar"))
    assert game.ap("AS") == 4
    storm(game, "AS-turtan", method)
    assert game.ap("AS") == 4


@pytest.mark.parametrize(
    ("first", "second", "rule"),
    [("standard", "standard", "6.8"), ("assault", "hunger", "6.8"), ("hunger", "standard", "6.8")],
)
def test_aw_6_8_4_one_action_an_impulse(first: str, second: str, rule: str) -> None:
    """AW-6.8-4: a second siege action of the same force is refused."""
    game = siege_table("sippar: AS turtan 3LI", dice={"besiegers": every(6)})
    storm(game, "AS-turtan", first)
    assert game.refused("AS", Besiege("AS-turtan", second)).rule == rule


def test_aw_6_8_5_two_armies_besiege_apart() -> None:
    """AW-6.8-5: armies outside a group make two rounds, 1 AP each, each with its own dice."""
    game = siege_table(
        "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe", dice={"besiegers": every(6)}
    )
    storm(game, "AS-turtan")
    assert len(game.message("siege-rolled").params["besiegers"]) == 4
    assert game.ap("AS") == 4
    storm(game, "AS-rab-shaqe")
    assert len(game.message("siege-rolled").params["besiegers"]) == 4
    assert game.ap("AS") == 3
    assert len(game.board.areas[AreaId("sippar")].sieges) == 2


def test_aw_6_8_5_an_army_group_besieges_once() -> None:
    """AW-6.8-5: as an army group they make one round together for 1 AP, whoever of them is named."""
    text = "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe; group 1 AS: AS-turtan AS-rab-shaqe"
    game = siege_table(text, dice={"besiegers": every(6)})
    storm(game, "AS-rab-shaqe")
    assert len(game.message("siege-rolled").params["besiegers"]) == 6
    assert game.ap("AS") == 4
    assert game.refused("AS", Besiege("AS-turtan", "standard")).rule == "6.8"


def test_aw_6_8_6_fortress() -> None:
    """AW-6.8-6: every die against a fortress is one lower; taken in the first round that is an overrun."""
    game = siege_table(
        "bit-imbi: AS turtan HI!steps=1 LI!steps=1 B!steps=1",
        dice={"besiegers": [3, 2, 3, 2, 2, 3], "defenders": [3, 5]},
    )
    assert attack_factors(game, "bit-imbi") == [3, 2, 2, 2, 2, 2]
    besiege(game, "AS-turtan", "standard")
    assert hits(game) == (4, 1)
    assert game.question("AS").kind == "take-hits"
    game.answer("AS", "AS-LI-1")
    assert (damage(game, "bit-imbi"), game.control("bit-imbi")) == (2, "AS")
    assert reduced(game, "bit-imbi") == ["AS-LI-1"]
    assert there(game, "bit-imbi") == ["AS-B-1", "AS-HI-1", "AS-LI-1", "AS-turtan"]
    assert not any(piece.used for piece in game.board.areas[AreaId("bit-imbi")].pieces)
    assert game.country("AS").vp == 0


@pytest.mark.parametrize(("inside", "dice"), [("AS (LI)", 6), ("AS (MC-LI)", 4), ("", 3)])
def test_aw_6_8_7_assyrian_defenders(inside: str, dice: int) -> None:
    """AW-6.8-7: the city's dice, the units', and two for Assyrian regulars."""
    game = siege_table(f"kalhu: BA nabu 3LI, {inside}" if inside else "kalhu: BA nabu 3LI", by="BA")
    storm(game, "BA-nabu", by="BA")
    assert len(game.message("siege-rolled").params["defenders"]) == dice


def test_aw_6_8_8_special_units_in_sieges() -> None:
    """AW-6.8-8: with 9.7 only defending bow units are better; heavy units do not kill."""
    game = siege_table(
        "options: special-units; arbela: BA nabu 2HI B, AS (B HI)",
        by="BA",
        dice={"besiegers": [2, 2, 4, 6], "defenders": [4, 4, 4, 4, 4, 4, 4]},
    )
    assert defence_factors(game, "arbela") == [3, 3, 3, 4, 4, 3, 3]
    assert attack_factors(game, "arbela", "BA") == [3, 3, 3, 3]
    besiege(game, "BA-nabu", "standard", by="BA")
    assert hits(game) == (2, 2)


def test_aw_6_8_9_lifting() -> None:
    """AW-6.8-9: when the last besieger leaves, hunger is forgotten, damage stays and may be repaired."""
    game = siege_table("sippar: AS turtan 3LI, damage 1, siege AS AS-turtan hunger 3 level 2; ashur: empty")
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.board.areas[AreaId("sippar")].sieges == []
    assert damage(game, "sippar") == 1
    later = siege_table("sippar: damage 1", by="BA")
    later.play("BA", RepairCity(AreaId("sippar")))
    assert (damage(later, "sippar"), later.ap("BA")) == (0, 4)


def test_aw_6_8_9_no_repair_under_siege() -> None:
    """AW-6.8-9: while the city is besieged its walls are not repaired (6.4)."""
    game = siege_table("sippar: AS turtan 3LI, damage 1, siege AS AS-turtan hunger 3 level 2", by="BA")
    assert game.refused("BA", RepairCity(AreaId("sippar"))).rule == "6.4"


def test_aw_6_8_10_standing_there_is_no_siege() -> None:
    """AW-6.8-10: mere occupation does not keep anybody from repairing."""
    game = siege_table("sippar: AS turtan 3LI, damage 1", by="BA")
    game.play("BA", RepairCity(AreaId("sippar")))
    assert damage(game, "sippar") == 0


def test_aw_6_8_11_losses_of_besiegers() -> None:
    """AW-6.8-11: half of three hits to mercenaries, the odd one by choice; no routs."""
    game = siege_table("babylon: AS turtan 2LI 2MC-LI", dice={"besiegers": every(6), "defenders": [1, 1, 1, 6]})
    besiege(game, "AS-turtan", "standard")
    mercenaries = [piece for piece in there(game, "babylon") if piece.startswith("MC")]
    wrong = game.refused("AS", ("AS-LI-1", "AS-LI-1+", "AS-LI-2"))
    assert wrong.message.id == "not-half-to-mercenaries"
    game.answer("AS", ("AS-LI-1", *mercenaries))
    assert len(there(game, "babylon")) == 5
    assert sorted(reduced(game, "babylon")) == sorted(["AS-LI-1", *mercenaries])
    assert game.board.regroup == []


def test_aw_6_8_12_a_siege_without_leader() -> None:
    """AW-6.8-12: the siege stands, but waits for a leader; another one takes it over."""
    text = "sippar: AS turtan 3LI, siege AS AS-turtan hunger 2 level 2; ashur: AS rab-shaqe LI; hand BA: 109 40"
    game = siege_table(text, by="BA", dice={"strike-leader": [6]})
    game.play("BA", event("109", "AS-turtan"))
    through(game)
    assert game.where("AS-turtan") == ""
    assert siege_at(game, "sippar").hunger == 2
    assert siege_at(game, "sippar").leader is None
    game = siege_table("sippar: AS 3LI, siege AS hunger 2 level 2; ashur: AS rab-shaqe LI4")
    for method in METHODS:
        assert game.refused("AS", Besiege("AS-LI-1", method)).rule == "6.8"
    game.play("AS", go("AS-rab-shaqe", "sippar"))
    through(game)
    assert siege_at(game, "sippar").hunger == 2
    storm(game, "AS-rab-shaqe", "hunger")
    assert game.ap("AS") == 3
    assert (siege_at(game, "sippar").hunger, siege_at(game, "sippar").leader) == (3, "AS-rab-shaqe")


@pytest.mark.parametrize(("leaves", "stands"), [("", False), ("AS-LI-1", True)])
def test_a_leader_who_leaves_units_behind(leaves: str, stands: bool) -> None:
    """R-88: the siege stands while a unit of it stays, though its leader has gone."""
    game = siege_table("sippar: AS turtan 3LI, siege AS AS-turtan hunger 2 level 2; ashur: empty")
    game.play("AS", go("AS-turtan", "ashur", units=leaves))
    sieges = game.board.areas[AreaId("sippar")].sieges
    assert bool(sieges) == stands
    assert all(siege.leader is None for siege in sieges)


def test_one_army_leaves_and_another_stays() -> None:
    """R-88: the hunger number goes with its besieger, though others besiege the city too."""
    game = siege_table(
        "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe,"
        " siege AS AS-turtan hunger 2 level 2, siege AS AS-rab-shaqe hunger 0 level 2; ashur: empty"
    )
    game.play("AS", go("AS-turtan", "ashur"))
    assert (siege_at(game, "sippar").leader, siege_at(game, "sippar").hunger) == ("AS-rab-shaqe", 0)


def test_a_half_step_is_paid_in_full() -> None:
    """R-86: cavalry that besieges after one quick step pays the other half."""
    game = siege_table("options: special-units; ashur: AS turtan 2LC; sippar: empty")
    game.play("AS", go("AS-turtan", "sippar"))
    assert game.ap("AS") == 4.5
    storm(game, "AS-turtan", "hunger")
    assert game.ap("AS") == 4


def test_who_is_finished_takes_no_part() -> None:
    """R-77: units that fought in this impulse watch while the others besiege; a finished leader cannot."""
    game = siege_table("sippar: AS turtan LI1!used 2HI", dice={"besiegers": every(6)})
    storm(game, "AS-turtan")
    assert len(game.message("siege-rolled").params["besiegers"]) == 5
    game = siege_table("sippar: AS turtan!used 2HI")
    assert game.refused("AS", Besiege("AS-turtan", "standard")).rule == "6.7.7"


@pytest.mark.unsound("garrisons-shut-in")
def test_r_87_free_after_a_march_without_attrition() -> None:
    """R-87: who came by Forced Relocation has entered the area in this impulse too; his units have not tired."""
    game = siege_table("arrapha: AS turtan 4LI; der: BA (LI); hand AS: 69 40", ap=2)
    game.play("AS", event("69"))
    game.play("AS", free("AS-turtan", "der"))
    through(game)
    assert (game.where("AS-turtan"), game.ap("AS")) == ("der", 0)
    assert [piece.steps for piece in game.board.areas[AreaId("der")].pieces if piece.is_unit] == [0] * 5
    storm(game, "AS-turtan")
    assert "siege-rolled" in game.told


GROUP = (
    "{0}: BA marduk {1}!under=BA-marduk, EL tannanu 3LI!under=EL-tannanu, AS (LI),"
    " siege BA BA-marduk hunger 2 level 1; group 5 BA: BA-marduk EL-tannanu"
)


def test_6_8_a_group_keeps_its_siege_without_the_units_of_one_country() -> None:
    """6.8, R-92: Babylonia's last unit dies, Elam's army stays: the hunger number stands, and stays Babylonia's."""
    dice = {"besiegers": every(6), "defenders": every(6, after=[1, 1])}
    game = siege_table(GROUP.format("guzana", "LI-"), by="BA", dice=dice)
    besiege(game, "5", "standard", by="BA")
    game.answer("BA", "BA-LI-1")
    through(game)
    siege = siege_at(game, "guzana")
    assert (siege.country, siege.leader, siege.hunger) == ("BA", "EL-tannanu", 2)
    assert game.board.groups == []
    text = "guzana: EL tannanu 3LI, AS (LI), siege BA EL-tannanu hunger 2 level 1"
    later = siege_table(text, by="EL", dice={"besiegers": every(6), "defenders": every(6)})
    assert later.refused("EL", Besiege("EL-tannanu", "hunger")).message.id == "hunger-of-another"
    storm(later, "EL-tannanu", by="EL")
    assert siege_at(later, "guzana").hunger == 2


@pytest.mark.parametrize("group", ["", "; group 1 AS: AS-turtan AS-rab-shaqe"])
def test_6_8_a_group_keeps_its_siege_when_one_army_leaves(group: str) -> None:
    """6.8, R-88: what is left of the group that besieges stays at it; another army has no part in it."""
    game = siege_table(
        "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe,"
        f" siege AS AS-turtan hunger 2 level 2; ashur: empty{group}"
    )
    game.play("AS", go("AS-turtan", "ashur"))
    sieges = [(siege.leader, siege.hunger) for siege in game.board.areas[AreaId("sippar")].sieges]
    assert sieges == ([("AS-rab-shaqe", 2)] if group else [])


def test_6_8_a_group_keeps_its_siege_when_its_commander_is_murdered() -> None:
    """R-88: with a leader there it does not wait for another one."""
    text = (
        "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe,"
        " siege AS AS-turtan hunger 2 level 2; group 1 AS: AS-turtan AS-rab-shaqe; hand BA: 109 40"
    )
    game = siege_table(text, by="BA", dice={"strike-leader": [6]})
    game.play("BA", event("109", "AS-turtan"))
    through(game)
    assert (siege_at(game, "sippar").leader, siege_at(game, "sippar").hunger) == ("AS-rab-shaqe", 2)


def test_6_8_who_leaves_his_group_before_the_city_keeps_the_siege() -> None:
    """R-88, R-92: the siege stays with the army that conducted it."""
    game = siege_table(GROUP.format("guzana", "LI"), by="BA")
    game.play("BA", LeaveGroup((LeaderId(PieceId("BA-marduk")),)))
    assert (siege_at(game, "guzana").leader, siege_at(game, "guzana").hunger) == ("BA-marduk", 2)
