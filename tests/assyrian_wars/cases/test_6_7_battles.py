"""Sections 1.3, 6.7 to 6.7.3: who fights, and with what dice."""

import pytest

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.battle.sides import Die, Side, fighters, hits_of, melee_dice
from rules.assyrian_wars.battle.verdict import rout_shares
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.siege.sortie import Sortie
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.messages import Name
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.battles import (
    IN_IMPULSE,
    all_dice,
    attack,
    box,
    dice_of,
    hits,
    number,
    piece,
    rounds,
    routs,
    winner,
)
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import fight, reply, through
from tests.assyrian_wars.cases.table import table

NOBODY_SPECIAL = Side((), (), 0)
KISH = "sippar: AS turtan 2HI LI, control AS; kish: BA 2LI"


def test_aw_1_3_51_river_die() -> None:
    """AW-1.3-51: the defender has a die for the river; Babylonia wins 2 to 0."""
    game = attack(KISH, "AS-turtan", "kish", dice={"melee": [5, 6, 4, 4, 5, 3, 2, 3]})
    assert dice_of(game, "AS") == [("HI", 4, 2), ("LI", 3, 1), ("leader", 3, 1), ("elite", 3, 1)]
    assert dice_of(game, "BA") == [("LI", 2, 2), ("terrain", 3, 1)]
    game.answer("AS", ("AS-LI-1", "AS-LI-1+"))
    assert rounds(game) == [(0, 2)]
    assert routs(game) == [(1, 0)]
    assert winner(game) == ["BA"]
    assert box(game) == ["AS-HI-1"]


def test_aw_1_3_52_river_die_in_the_first_round_only() -> None:
    """AW-1.3-52: after a tie both rout without their leaders' help, and the river die is gone."""
    dice = {"melee": [4, 5, 6, 4, 6, 3, 4, 1, 5, 5, 5, 5, 2]}
    game = attack(KISH, "AS-turtan", "kish", dice=dice)
    game.answer("AS", "AS-LI-1")
    assert routs(game) == [(1, 1)]
    reply(game, "AS", "AS-LI-1")
    reply(game, "BA", "BA-LI-1")
    assert dice_of(game, "AS") == [("HI", 4, 2), ("leader", 3, 1), ("elite", 3, 1)]
    assert dice_of(game, "BA") == [("LI", 2, 1)]
    assert hits(game, "BA") == [1]
    through(game, "take-hits", "take-routs")
    assert winner(game) == ["BA"]


def test_aw_1_3_53_mountain() -> None:
    """AW-1.3-53: two dice for the mountain, in the first round."""
    text = "war AS UR; UR: active, controller BA; arbela: AS rab-shaqe 3LI; musasir: UR HI B"
    game = attack(text, "AS-rab-shaqe", "musasir", dice={"melee": [6] * 16})
    assert rounds(game) == [(0, 0), (0, 0)]
    assert all_dice(game, "AS") == [[("LI", 3, 3), ("leader", 3, 1), ("elite", 3, 1)]] * 2
    assert all_dice(game, "UR") == [[("HI", 3, 1), ("B", 2, 1), ("terrain", 3, 2)], [("HI", 3, 1), ("B", 2, 1)]]


def test_aw_1_3_55_mede_connection() -> None:
    """AW-1.3-55: attrition first, then a Mede die for Mede regulars in the first round."""
    text = "war AS ME; zamua: AS turtan 4LI; bit-hamban: ME LC LI"
    dice = {"attrition": [6, 2, 6, 1], "melee": [6] * 5 + [6] * 3 + [6] * 5 + [6] * 2}
    game = table(text, impulse="AS", ap=9, dice=dice)
    game.play("AS", go("AS-turtan", "bit-hamban"))
    assert game.question("AS").kind == "attrition-hits"
    game.answer("AS", ("AS-LI-1", "AS-LI-1+"))
    fight(game)
    assert rounds(game) == [(0, 0), (0, 0)]
    assert [number(rolled) for rolled in all_dice(game, "ME")] == [3, 2]


def test_aw_1_3_56_no_mede_die_for_mercenaries() -> None:
    """AW-1.3-56: mercenaries in Mede service have no Mede die."""
    text = "war AS ME; zamua: AS turtan 4LI; bit-hamban: ME 2MC-LI"
    game = attack(text, "AS-turtan", "bit-hamban", dice={"attrition": every(1), "melee": every(6)})
    assert [number(rolled) for rolled in all_dice(game, "ME")] == [2, 2]


# ---- 6.7 in general


def test_aw_6_7_1_units_without_leader_do_not_attack_together() -> None:
    """AW-6.7-1: refused; one enters and fights at once, and the other one can go when that battle is over."""
    game = table("ashur: AS 2LI; sippar: BA LI", impulse="AS", ap=9, dice={"melee": [6, 6, 1]})
    assert game.refused("AS", go("AS-LI-1", "sippar", units="AS-LI-2")).message.id == "units-attack-alone"
    game.play("AS", go("AS-LI-1", "sippar"))
    game.refused("AS", go("AS-LI-2", "sippar"))
    fight(game)
    assert all_dice(game, "AS") == [[("LI", 3, 1), ("elite", 3, 1)]]
    game.play("AS", go("AS-LI-2", "sippar"))


def test_aw_6_7_2_no_waiting_for_a_second_army() -> None:
    """AW-6.7-2: once an army is there the battle comes first."""
    game = table("ashur: AS turtan rab-shaqe 4LI; sippar: BA nabu 2LI", impulse="AS", ap=9)
    game.play("AS", go("AS-turtan", "sippar", units="AS-LI-1 AS-LI-2"))
    assert game.asked == [(game.seat("BA"), "evade")]
    game.refused("AS", go("AS-rab-shaqe", "sippar"))


def test_aw_6_7_3_a_battle_costs_nothing() -> None:
    """AW-6.7-3: with 1 AP the army gets there and fights."""
    game = attack("ashur: AS turtan 2LI; sippar: BA LI", "AS-turtan", "sippar", ap=1, dice={"melee": [1] * 4 + [6]})
    assert game.ap("AS") == 0
    assert winner(game) == ["AS"]


def test_aw_6_7_4_nothing_else_before_the_battle() -> None:
    """AW-6.7-4: no cards, no building and no hiring while a battle is about to be fought."""
    game = table("ashur: AS turtan 2LI; sippar: BA nabu LI; hand AS: 77 78; pool AS: 3LI MC-LI-01", impulse="AS", ap=20)
    game.play("AS", go("AS-turtan", "sippar"))
    game.refused("AS", PlayCard(CardId("77")))
    game.refused("AS", Build((UnitId(PieceId("AS-LI-5")),), AreaId("nineveh")))
    game.refused("AS", Hire((UnitId(PieceId("MC-LI-01")),), AreaId("ashur")))


RELIEF = "sippar: AS turtan 2LI, BA ({inside}), siege AS AS-turtan hunger 1 level 2; babylon: BA marduk LI3..4"


def test_aw_6_7_5_a_garrison_joins_its_relief() -> None:
    """AW-6.7-5: the garrison's leader counts as long as he is the only one inside."""
    game = attack(RELIEF.format(inside="nabu LI"), "BA-marduk", "sippar", by="BA", dice={"melee": every(6)})
    reply(game, "BA", "join")
    assert all_dice(game, "BA")[0] == [("LI", 2, 3), ("leader", 3, 3)]
    assert all_dice(game, "AS")[0] == [("LI", 3, 2), ("leader", 3, 1), ("elite", 3, 1)]
    game = attack(RELIEF.format(inside="nabu mushezib LI"), "BA-marduk", "sippar", by="BA", dice={"melee": every(6)})
    reply(game, "BA", "join")
    assert all_dice(game, "BA")[0] == [("LI", 2, 3), ("leader", 3, 2)]


def test_aw_6_7_5_a_garrison_may_stay_inside() -> None:
    """AW-6.7-5: joining is a choice."""
    game = attack(RELIEF.format(inside="nabu LI"), "BA-marduk", "sippar", by="BA", dice={"melee": every(6)})
    reply(game, "BA", "stay")
    assert all_dice(game, "BA")[0] == [("LI", 2, 2), ("leader", 3, 2)]


def test_6_7_7_a_garrison_that_has_fought_does_not_join() -> None:
    """6.7.7, R-77: after its sortie it is finished for the impulse, so the relief fights alone."""
    game = table(RELIEF.format(inside="nabu LI"), impulse="BA", ap=9, dice={"melee": every(6, after=[6, 6, 1])})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert winner(game) == ["AS"]
    game.play("BA", go("BA-marduk", "sippar"))
    fight(game)
    assert "join-relief" not in [kind for _, kind in game.asked]
    assert all_dice(game, "BA")[0] == [("LI", 2, 2), ("leader", 3, 2)]


@pytest.mark.parametrize(("fog", "asked"), [("fog-of-war", True), ("not fog-of-war", False)])
def test_9_5_a_leader_alone_inside_is_asked_for_show(fog: str, asked: bool) -> None:
    """9.5: in the fog nobody learns from a silence that no unit is behind the walls; he can only stay there."""
    text = f"options: {fog}, not special-units; {RELIEF.format(inside='nabu')}"
    game = attack(text, "BA-marduk", "sippar", by="BA", dice={"melee": every(6)})
    assert (game.question("BA").kind == "join-relief") == asked
    if asked:
        assert game.options("BA") == ["stay"]
        assert game.question("BA").private


def test_aw_6_7_6_a_lost_relief_retreats_together() -> None:
    """AW-6.7-6: into the city, to Babylon or to Kish, and all of them to the same place."""
    dice = {"melee": [6] * 6 + [1, 6, 6, 6]}
    game = attack(RELIEF.format(inside="nabu LI"), "BA-marduk", "sippar", by="BA", dice=dice)
    reply(game, "BA", "join")
    reply(game, "BA", "BA-LI-1")
    reply(game, "BA", "BA-LI-1")
    assert game.question("BA").kind == "retreat"
    assert game.options("BA") == ["city", "babylon", "kish"]
    reply(game, "BA", "kish")
    assert there(game, "kish") == ["BA-LI-3", "BA-LI-4", "BA-marduk", "BA-nabu"]


FOUR = "sippar: AS sargon 4HI, control AS; babylon: BA marduk nabu 2LI, EL tannanu imbappa 2LI"


def test_aw_6_7_7_four_armies() -> None:
    """AW-6.7-7: three fight first, without their leaders; then the victor fights the rest or goes back."""
    dice = {"melee": [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]}
    game = attack(FOUR, "AS-sargon", "babylon", dice=dice)
    assert {question.kind for question in game.match.pending} == {"first-armies"}
    reply(game, "BA", ("BA-marduk", "BA-nabu", "EL-tannanu"))
    reply(game, "EL", ("BA-marduk", "BA-nabu", "EL-tannanu"))
    assert all_dice(game, "BA") == [[("LI", 2, 3)]]
    assert number(dice_of(game, "AS")) == 9
    through(game, "take-hits", "take-routs", "share-hits", "share-routs", "retreat")
    assert winner(game) == ["AS"]
    assert "overrun" not in game.told
    assert game.question("AS").kind == "fight-the-rest"
    reply(game, "AS", "go-back")
    assert "AS-sargon" in there(game, "sippar")
    assert all(one.used for one in game.board.areas[AreaId("sippar")].pieces)
    assert "EL-imbappa" in there(game, "babylon")


def test_aw_6_7_7_the_fourth_army_is_fought() -> None:
    """AW-6.7-7: the next battle is against the rest alone; who wipes them out has an overrun and is not finished."""
    dice = {"melee": [1] * 9 + [6] * 3 + [1] * 9 + [6] * 1}
    game = attack(FOUR, "AS-sargon", "babylon", dice=dice)
    reply(game, "BA", ("BA-marduk", "BA-nabu", "EL-tannanu"))
    reply(game, "EL", ("BA-marduk", "BA-nabu", "EL-tannanu"))
    through(game, "take-hits", "take-routs", "share-hits", "share-routs", "retreat")
    reply(game, "AS", "fight-on")
    assert all_dice(game, "EL")[-1] == [("LI", 2, 1)]
    through(game)
    assert there(game, "babylon") == ["AS-HI-1", "AS-HI-2", "AS-HI-3", "AS-HI-4", "AS-sargon"]
    assert not any(one.used for one in game.board.areas[AreaId("babylon")].pieces)


def test_aw_6_7_7_chance_decides_where_they_disagree() -> None:
    """AW-6.7-7: the defenders name different armies, so three are drawn."""
    game = attack(FOUR, "AS-sargon", "babylon", dice={"melee": every(6)})
    reply(game, "BA", ("BA-marduk", "BA-nabu", "EL-tannanu"))
    reply(game, "EL", ("BA-marduk", "BA-nabu", "EL-imbappa"))
    assert "armies-chosen" in game.told


def test_aw_6_7_8_neutrals_take_no_part() -> None:
    """AW-6.7-8: a Mede army at peace stands by."""
    text = "arrapha: AS turtan 2LI; gutium: ME daiukku 2LI, BA LI"
    game = attack(text, "AS-turtan", "gutium", dice={"melee": [1] * 4 + [6]})
    assert all_dice(game, "BA") == [[("LI", 2, 1)]]
    assert {"ME-daiukku", "ME-LI-1", "ME-LI-2"} <= set(there(game, "gutium"))
    assert winner(game) == ["AS"]
    game = table(f"{text}; der: BA nabu 2LI", impulse="AS", ap=9)
    game.play("AS", go("AS-turtan", "gutium"))
    assert game.asked == [(game.seat("BA"), "intercept")]  # neutrals do not stop an interception


# ---- 6.7.2 course of combat


@pytest.mark.parametrize(
    ("factor", "hit", "miss"),
    [(3, 3, 4), (1, 1, 2), (5, 5, 6)],
    ids=["AW-6.7.2-1 LI", "AW-6.7.2-1 LI(1)", "AW-6.7.2-1 CH"],
)
def test_aw_6_7_2_1_boundary(factor: int, hit: int, miss: int) -> None:
    """AW-6.7.2-1: the factor or less hits."""
    assert hits_of(Die(factor), hit) == 1
    assert hits_of(Die(factor), miss) == 0


def test_aw_6_7_2_2_no_automatic_miss() -> None:
    """AW-6.7.2-2: with a factor of 6 every roll hits."""
    assert [hits_of(Die(6), result) for result in range(1, 7)] == [1] * 6


def test_aw_6_7_2_3_simultaneous() -> None:
    """AW-6.7.2-3: the eliminated unit's hit counts."""
    game = attack("ashur: AS turtan LI; sippar: BA LI", "AS-turtan", "sippar", dice={"melee": [3, 2, 6, 1]})
    reply(game, "AS", "AS-LI-1")
    assert rounds(game) == [(2, 1)]
    assert routs(game) == [(0, 0)]
    assert winner(game) == ["AS"]
    assert piece(game, "AS-LI-1") is True
    assert piece(game, "BA-LI-1") is None


def test_aw_6_7_2_4_land_units_do_not_fight_ships() -> None:
    """AW-6.7.2-4: ships off the Sealand and an army in it do not meet."""
    game = attack(
        "ur: AS turtan 2LI, control AS; sealand-waters: BA SH1", "AS-turtan", "sealand", dice={"attrition": [1, 1]}
    )
    assert "battle-begins" not in game.told
    assert "AS-turtan" in there(game, "sealand")


def test_aw_6_7_2_5_a_factor_of_nothing_does_not_roll() -> None:
    """AW-6.7.2-5: light cavalry from ships has no die, but it can take hits."""
    text = "options: special-units; kish: BA LC- LI, AS 2LI"
    landing = Battle(area=AreaId("kish"), movers=(PieceId("BA-LC-1"), PieceId("BA-LI-1")), landed=True)
    game = table(text, impulse="BA", stack=[*IN_IMPULSE, landing], dice={"melee": [6, 1, 6, 6]})
    assert dice_of(game, "BA") == [("LI", 1, 1)]
    assert "BA-LC-1" in game.options("BA")


# ---- 6.7.3 battle dice


def test_aw_6_7_3_1_an_army_group() -> None:
    """AW-6.7.3-1: the action ratings of both leaders, and one elite die."""
    text = "ashur: AS sargon HI turtan LI; group 1 AS: AS-sargon AS-turtan; sippar: BA 2LI"
    game = attack(text, "1", "sippar", dice={"melee": every(6)})
    assert all_dice(game, "AS")[0] == [("HI", 4, 1), ("LI", 3, 1), ("leader", 3, 5), ("elite", 3, 1)]


def test_aw_6_7_3_2_one_elite_die_a_side() -> None:
    """AW-6.7.3-2: three armies with fifteen Assyrians have one elite die."""
    army = "AS turtan rab-shaqe rab-saris 5LI 5HI 5B"
    text = f"ashur: {army}; group 1 AS: AS-turtan AS-rab-shaqe AS-rab-saris; sippar: BA 2LI"
    game = attack(text, "1", "sippar", dice={"melee": every(6)})
    assert [line for line in all_dice(game, "AS")[0] if line[0] == "elite"] == [("elite", 3, 1)]
    assert number(all_dice(game, "AS")[0]) == 15 + 3 + 1


def test_aw_6_7_3_3_no_elite_die_without_regulars() -> None:
    """AW-6.7.3-3: mercenaries have none; a leader alone has no dice at all."""
    game = attack("ashur: AS turtan MC-HI MC-LI; sippar: BA LI", "AS-turtan", "sippar", dice={"melee": every(6)})
    assert all_dice(game, "AS")[0] == [("HI", 3, 1), ("LI", 2, 1), ("leader", 3, 1)]
    alone = table("ashur: AS turtan", impulse="AS").board
    turtan = alone.areas[AreaId("ashur")].pieces
    host = fighters(alone, Side((turtan[0].id,), (CountryId("AS"),), 0, (turtan[0].id,)), turtan)
    assert melee_dice(host, NOBODY_SPECIAL, special=False, first=True) == []


def test_aw_6_7_3_4_two_armies_are_disorganised() -> None:
    """AW-6.7.3-4: two leaders without a group give no dice."""
    text = "sippar: AS turtan 2LI, control AS; kish: BA nabu mushezib 2LI"
    game = attack(text, "AS-turtan", "kish", dice={"melee": every(6)})
    assert all_dice(game, "BA")[0] == [("LI", 2, 2), ("terrain", 3, 1)]


def test_aw_6_7_3_5_two_leaders_and_one_unit() -> None:
    """AW-6.7.3-5: the owner names one leader for the unit; the other gives nothing."""
    text = "sippar: AS turtan 2LI, control AS; kish: BA nabu+ mushezib LI"
    game = attack(text, "AS-turtan", "kish", dice={"melee": every(6)})
    assert game.question("BA").kind == "who-leads"
    reply(game, "BA", "BA-mushezib")
    assert all_dice(game, "BA")[0] == [("LI", 2, 1), ("leader", 3, 1), ("terrain", 3, 1)]
    game = attack(text, "AS-turtan", "kish", dice={"melee": every(6)})
    reply(game, "BA", "BA-nabu")
    assert all_dice(game, "BA")[0] == [("LI", 2, 1), ("leader", 3, 2), ("terrain", 3, 1)]


def test_aw_6_7_3_7_the_elite_die_is_lost() -> None:
    """AW-6.7.3-7: without an Assyrian regular there is no elite die in the second round."""
    text = "ashur: AS turtan LI- 2MC-LI; sippar: BA 2LI"
    dice = {"melee": every(6, after=[1, *[6] * 4, 1])}
    game = attack(text, "AS-turtan", "sippar", dice=dice)
    assert all_dice(game, "AS")[0] == [("LI", 1, 1), ("LI", 2, 2), ("leader", 3, 1), ("elite", 3, 1)]
    reply(game, "AS", "AS-LI-1")
    through(game, "take-routs")
    assert all_dice(game, "AS")[1] == [("LI", 2, 1), ("leader", 3, 1)]


# ---- quotes


def test_an_attack_is_quoted() -> None:
    """6.7: the chances of a battle before it is ordered; in the fog only the own dice (9.5)."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 3LI"
    clear = table(f"options: not fog-of-war, not special-units; {text}", impulse="AS", ap=9)
    lines = [line for line in clear.quote("AS", go("AS-turtan", "sippar")).lines if line.id == "quote-battle"]
    assert [(line.params["win"], line.params["lose"]) for line in lines] == [(75, 25)]
    strong = text.replace("turtan 3LI", "sargon 6HI 3LI")
    sure = table(f"options: not fog-of-war, not special-units; {strong}", impulse="AS", ap=9)
    (line,) = [line for line in sure.quote("AS", go("AS-sargon", "sippar")).lines if line.id == "quote-battle"]
    assert (line.params["win"], line.params["lose"]) == (99, 1)  # nothing is certain but what is
    foggy = table(text, impulse="AS", ap=9)
    found = {line.id: line.params for line in foggy.quote("AS", go("AS-turtan", "sippar")).lines}
    assert "quote-battle" not in found
    assert found["quote-battle-unsure"]["dice"] == 5


# ---- further corners


TWO_FOES = "war AS EG; sippar: AS turtan 4LI, control AS; babylon: BA LI-, EG LI-"


@pytest.mark.unsound("borders-are-kept")
def test_r_70_enemies_that_are_no_allies_fight_apart() -> None:
    """R-70: Egyptians and Babylonians are no allies: one battle after the other, if the victor wants it."""
    game = attack(TWO_FOES, "AS-turtan", "babylon", dice={"melee": [*[1] * 6, 6, *[1] * 6, 6], "promotion": [1] * 4})
    assert all_dice(game, "EG") == [[("LI", 1, 1)]]
    assert all_dice(game, "BA") == []
    reply(game, "AS", "fight-on")
    assert all_dice(game, "BA") == [[("LI", 1, 1)]]
    assert there(game, "babylon") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-LI-4", "AS-turtan"]


@pytest.mark.unsound("borders-are-kept")
def test_9_7_each_side_fires_from_its_own_ambush() -> None:
    """9.7, R-70, R-85: of two foes who are no allies the second one fires and leaves in his own battle, not before."""
    text = "options: special-units; war AS EG; sippar: AS turtan 4LI, control AS; babylon: BA MC-HB-01, EG MC-HB-02"
    dice = {"bow-fire": [6, 6], "evasion": [6, 6, 6, 6], "melee": every(6)}
    game = table(text, impulse="AS", ap=9, dice=dice)
    game.play("AS", go("AS-turtan", "babylon"))
    reply(game, "EG", "ambush:sippar")  # where nobody is left, so that the victor has no way back
    reply(game, "BA", "ambush:kish")
    assert game.told.count("battle-begins") == 2
    assert [len(all_dice(game, country, "bow-fire")) for country in ("EG", "BA")] == [1, 1]
    assert (game.where("MC-HB-02"), game.where("MC-HB-01")) == ("sippar", "kish")
    assert there(game, "babylon") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-LI-4", "AS-turtan"]


def test_6_6_5_who_goes_back_retreats() -> None:
    """6.6.5, 6.6.9, R-57: the way back is a retreat: over the desert it costs attrition, and it may be intercepted."""
    text = "war AS EG; anat: AS turtan 4LI; qedar: BA LI-, EG LI-; sippar: BA nabu 2HI"
    dice = {
        "melee": every(6, after=[*[1] * 6, 6]),
        "attrition": every(1),
        "promotion": every(1),
        "interception": [6, 6],
    }
    game = attack(text, "AS-turtan", "qedar", dice=dice)
    assert game.question("AS").kind == "fight-the-rest"
    game.answer("AS", "go-back")
    assert rolls(game) == [4]
    assert game.question("BA").kind == "intercept"
    game.answer("BA", "intercept")
    assert game.message("battle-begins").params["area"] == Name("area", "anat")
    assert game.message("battle-undecided").params["area"] == Name("area", "anat")
    through(game)
    assert game.where("AS-turtan") not in ("anat", "qedar")  # of a tie both sides retreat
    assert there(game, "qedar") == ["BA-LI-1"]


@pytest.mark.unsound("borders-are-kept")
def test_r_70_no_way_back() -> None:
    """R-70: if an enemy has come out behind the victor, he has to fight on; nobody is asked."""
    text = TWO_FOES.replace("control AS", "BA (LI3)")
    game = attack(text, "AS-turtan", "babylon", dice={"melee": [*[1] * 6, 6, *[1] * 6, 6], "promotion": [1] * 4})
    assert all_dice(game, "BA") == [[("LI", 1, 1)]]
    assert there(game, "sippar") == ["BA-LI-3"]


def test_r_66_only_some_failed_to_evade() -> None:
    """R-66: each country's routs by its own hits, one a hit for who failed; the winner's leaders rally the most."""
    taken = {CountryId("BA"): 3, CountryId("EL"): 3}
    assert rout_shares(taken, [CountryId("BA")], 0) == {"BA": 3, "EL": 2}
    assert rout_shares(taken, [CountryId("BA")], 2) == {"BA": 1, "EL": 2}
    text = "ashur: AS turtan 6LI; sippar: BA 3LI, EL tannanu 3LI"
    game = table(text, impulse="AS", ap=9, dice={"evasion": [1, 1] * 3, "melee": [*[1] * 6, 6, 6, *[6] * 7]})
    game.play("AS", go("AS-turtan", "sippar"))
    reply(game, "BA", "evade:kish")
    fight(game)
    through(game, "take-hits")
    assert routs(game) == [(0, 5)]


def test_6_7_5_routs_of_a_country_that_is_gone() -> None:
    """6.7.5: what a country has not units enough for the others must take, also after a failed evasion (R-66)."""
    text = "sippar: AS sargon 7HI, control AS; kish: BA LI, EL tannanu 5LI"
    game = table(text, impulse="AS", ap=9, dice={"evasion": [1, 1], "melee": every(6, after=[*[1] * 6])})
    game.play("AS", go("AS-sargon", "kish"))
    reply(game, "BA", "evade:babylon")
    reply(game, "EL", "stand")
    through(game, "take-hits")  # two of the six kill the Babylonian, who owes two routs; four are the Elamites'
    assert routs(game) == [(0, 4)]
    assert game.question("EL").at_least == 4
    through(game)
    assert len(box(game)) == 4


def test_r_84_both_sides_choose_in_secret() -> None:
    """R-84: neither side learns the other's choice before both have chosen."""
    text = "options: special-units; ashur: AS turtan CH; sippar: BA CH"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": every(6), "bow-fire": every(6)})
    assert {question.kind for question in game.match.pending} == {"chariots"}
    entries = game.answer("AS", "bow").entries
    assert all(entry.for_seat(game.seat("BA")).answer is None for entry in entries)
    assert "chariots-fight" not in game.told
    game.answer("BA", "heavy")
    modes = [event.message.params["mode"] for event in game.events if event.message.id == "chariots-fight"]
    assert modes == ["bow", "heavy"]


@pytest.mark.parametrize(
    ("starts", "dice"), [(("kish", "ellipi"), 3), (("kish", "bit-imbi"), 1), (("gutium", "kish"), 1)]
)
def test_aw_1_3_54_several_connections(starts: tuple[str, str], dice: int) -> None:
    """AW-1.3-54: by Coordinated Attack two armies enter Der together; each kind of terrain counts once (R-71)."""
    text = f"der: BA 2LI; {starts[0]}: AS turtan LI1; {starts[1]}: AS rab-shaqe LI2; hand AS: 85 40"
    game = table(text, impulse="AS", ap=9, dice={"melee": every(6)})
    game.play("AS", event("85", "der", "AS-turtan", "AS-rab-shaqe", use="move"))
    through(game, "respond", "evade", "intercept", "join-forces")
    assert sum(line[2] for line in all_dice(game, "BA")[0] if line[0] == "terrain") == dice
    assert not [line for line in all_dice(game, "BA")[1] if line[0] == "terrain"]
