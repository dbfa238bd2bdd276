"""Section 9.7: bow fire, heavy troops, chariots, ambush."""

import pytest

from rules.assyrian_wars.battle.sides import Die, Fighter, absorbed, hits_of, lowered_by_terrain
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.pack.load import house
from rules.core.questions import Choose, ChooseMany
from tests.assyrian_wars.cases.battles import all_dice, attack, box, dice_of, hits, piece, rounds, routs, vp, winner
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import reply, through
from tests.assyrian_wars.cases.table import CaseTable, table

ON = "options: special-units; "


def begin(text: str, force: str, area: str, dice: dict[str, list[int]], by: str = "AS") -> CaseTable:
    """An attack with 9.7, up to the first question about the battle."""
    return attack(ON + text, force, area, by=by, dice=dice)


@pytest.mark.parametrize(("heavy", "counted"), [(1, 3), (2, 2), (3, 2), (4, 2), (5, 1), (8, 1)])
def test_aw_9_7_1_absorbing_bow_hits(heavy: int, counted: int) -> None:
    """AW-9.7-1: two heavy units cancel one of three bow hits, five cancel two."""
    host = [Fighter(PieceId(f"AS-HI-{one}"), CountryId("AS"), "HI", False, 4, 2) for one in range(heavy)]
    assert 3 - absorbed(host, "") == counted


@pytest.mark.parametrize(
    ("die", "result", "scored"),
    [
        (Die(4, kills=True), 2, 2),
        (Die(4, kills=True), 1, 1),
        (Die(4, kills=True), 3, 1),
        (Die(4, kills=True), 4, 1),
        (Die(3), 2, 1),
        (Die(3, source="leader"), 2, 1),
    ],
)
def test_aw_9_7_2_kills(die: Die, result: int, scored: int) -> None:
    """AW-9.7-2: a natural 2 of a heavy unit is two hits, of nobody else."""
    assert hits_of(die, result) == scored


def test_aw_9_7_3_heavy_infantry_over_a_river() -> None:
    """AW-9.7-3: one lower and still killing; reduced to 1 it does not kill; others are not lowered."""
    text = "sippar: AS turtan HI1 HI2- LI B, control AS; kish: BA HI LI"
    game = begin(text, "AS-turtan", "kish", {"melee": every(6, after=[4, 2, 6, 6, 6, 6, 6, 6]), "bow-fire": [6]})
    assert dice_of(game, "AS", "bow-fire") == [("B", 3, 1)]
    assert all_dice(game, "AS")[0] == [("HI", 3, 1), ("HI", 1, 1), ("LI", 3, 1), ("leader", 3, 1), ("elite", 3, 1)]
    assert hits(game, "AS")[0] == 0
    assert all_dice(game, "BA")[0] == [("HI", 3, 1), ("LI", 2, 1), ("terrain", 3, 1)]
    game = begin(text, "AS-turtan", "kish", {"melee": [2, 6, 6, 6, 6, 6, 6, 6], "bow-fire": [6]})
    assert hits(game, "AS") == [2]
    game = begin(text, "AS-turtan", "kish", {"melee": every(6), "bow-fire": [1]})
    assert rounds(through(game))[0] == (1, 0), "who fires counts his hits in the round"


def test_aw_9_7_4_a_factor_of_nothing() -> None:
    """AW-9.7-4: a reduced Elamite heavy infantry does not roll over a river."""
    text = "der: EL tannanu HI- LI, control EL; kish: AS LI, control AS"
    game = begin(text, "EL-tannanu", "kish", {"melee": every(6)}, by="EL")
    assert all_dice(game, "EL")[0] == [("LI", 2, 1), ("leader", 3, 1)]


@pytest.mark.parametrize(
    ("start", "area", "less"),
    [
        ("arbela", "musasir", 1),
        ("sippar", "kish", 1),
        ("ur", "sealand", 1),
        ("ashur", "sippar", 0),
        ("sealand", "ur", 0),
    ],
)
def test_aw_9_7_5_chariots(start: str, area: str, less: int) -> None:
    """AW-9.7-5: chariots are lower over mountains and rivers and into the Sealand, but not out of it."""
    assert lowered_by_terrain(house(), "CH", AreaId(start), AreaId(area)) == less


def test_aw_9_7_5_chariots_in_battle() -> None:
    """AW-9.7-5: of attackers only."""
    game = begin("sippar: AS turtan CH, control AS; kish: BA CH", "AS-turtan", "kish", {"melee": every(6)})
    assert {question.kind for question in game.match.pending} == {"chariots"}
    reply(game, "AS", "heavy")
    reply(game, "BA", "heavy")
    assert all_dice(game, "AS")[0][0] == ("CH", 4, 1)
    assert all_dice(game, "BA")[0][0] == ("CH", 4, 1)


WHOLE = "sippar: AS turtan 2HI 2B CH, control AS; babylon: BA marduk 2HI B 2LI"


def test_aw_9_7_6_a_whole_battle() -> None:
    """AW-9.7-6: bow fire, absorption, kills, routs, a point, and a retreat that leaves no overrun."""
    dice = {"bow-fire": [3, 4, 5, 2], "melee": [2, 5, 3, 2, 3, 2, 5, 2, 3, 5], "promotion": [1, 1]}
    game = begin(WHOLE, "AS-turtan", "babylon", dice)
    reply(game, "AS", "bow")
    assert dice_of(game, "AS", "bow-fire") == [("B", 3, 2), ("CH", 5, 1)]
    assert (hits(game, "AS", "bow-fire"), hits(game, "BA", "bow-fire")) == ([2], [1])
    reply(game, "BA", "BA-LI-2")
    assert dice_of(game, "AS") == [("HI", 4, 2), ("leader", 3, 1), ("elite", 3, 1)]
    assert dice_of(game, "BA") == [("HI", 3, 2), ("LI", 2, 1), ("LI", 1, 1), ("leader", 3, 2)]
    assert (hits(game, "AS"), hits(game, "BA")) == ([4], [4])
    through(game, "take-hits")
    assert rounds(game) == [(5, 4)]
    assert routs(game) == [(1, 3)]
    through(game)
    assert winner(game) == ["AS"]
    assert vp(game, "AS") == 1
    assert "overrun" not in game.told
    assert game.where("BA-marduk") not in ("", "regroup")


def test_aw_9_7_7_chariots_as_heavy_troops() -> None:
    """AW-9.7-7: they do not fire, and kill in the melee; the mode is asked once only."""
    dice = {"bow-fire": [6, 6, 6], "melee": every(6, after=[6, 6, 2, 6, 6, 2, 6, 6, 6, 6, 6])}
    game = begin(WHOLE, "AS-turtan", "babylon", dice)
    reply(game, "AS", "heavy")
    assert dice_of(game, "AS", "bow-fire") == [("B", 3, 2)]
    assert ("CH", 5, 1) in all_dice(game, "AS")[0]
    assert (hits(game, "AS"), hits(game, "BA")) == ([2], [2])
    through(game, "take-hits", "take-routs")
    assert "chariots" not in [question.kind for question in game.match.pending]
    assert len(all_dice(game, "AS")) == 2


@pytest.mark.parametrize("mode", ["heavy", "bow"])
def test_aw_9_7_7_three_heavy_units_cancel_one_hit(mode: str) -> None:
    """AW-9.7-7: with the chariot there are three heavy units instead of two: one bow hit is cancelled all the same."""
    game = begin(
        WHOLE, "AS-turtan", "babylon", {"bow-fire": [*[6] * (3 if mode == "bow" else 2), 2], "melee": every(6)}
    )
    reply(game, "AS", mode)
    assert hits(game, "BA", "bow-fire") == [1]
    assert game.message("bow-hits-absorbed").params["hits"] == 1
    assert rounds(game)[0] == (0, 0)


def test_aw_9_7_8_a_leader_without_units() -> None:
    """AW-9.7-8: he has no dice any more; the terrain dice stay while he is there; any hit kills him."""
    text = "der: AS turtan 2B LI, control AS; bit-imbi: EL tannanu LI-"
    game = begin(text, "AS-turtan", "bit-imbi", {"bow-fire": [1, 5], "melee": [6, 6, 1, 6]})
    reply(game, "EL", "EL-LI-1")
    assert dice_of(game, "EL") == [("terrain", 3, 1)]
    assert dice_of(game, "AS") == [("LI", 3, 1), ("leader", 3, 1), ("elite", 3, 1)]
    assert "EL-tannanu" in game.country("EL").pool
    assert winner(game) == ["AS"]


def test_aw_9_7_9_over_after_bow_fire() -> None:
    """AW-9.7-9: the defender is gone: no melee, no river die, an overrun."""
    text = "sippar: AS turtan B LI, control AS; kish: BA LI-"
    game = begin(text, "AS-turtan", "kish", {"bow-fire": [1]})
    assert all_dice(game, "BA") == []
    assert winner(game) == ["AS"]
    assert "overrun" in game.told


def test_aw_9_7_10_losses_before_the_melee() -> None:
    """AW-9.7-10: reduced by bow fire it fights reduced; who fired does not roll again before the second round."""
    text = "ashur: AS turtan B LI; sippar: BA HI LI"
    game = begin(text, "AS-turtan", "sippar", {"bow-fire": [1], "melee": every(6, after=[6] * 3 + [1, 6])})
    reply(game, "BA", "BA-HI-1")
    assert dice_of(game, "BA") == [("HI", 2, 1), ("LI", 2, 1)]
    assert dice_of(game, "AS") == [("LI", 3, 1), ("leader", 3, 1), ("elite", 3, 1)]
    reply(game, "AS", "AS-LI-1")
    reply(game, "AS", "AS-LI-1")
    through(game, "take-routs")
    assert len(all_dice(game, "AS")) == 2
    assert dice_of(game, "AS") == [("B", 3, 1), ("leader", 3, 1), ("elite", 3, 1)]


AMBUSH = "war AS ME; gutium: AS turtan 2HI LI B; bit-hamban: ME daiukku 2HB LC"


def lie_in_wait(dice: dict[str, list[int]]) -> CaseTable:
    """Turtan enters Bit-Hamban, and the Medes lie in ambush with Harhar behind them."""
    game = table(ON + AMBUSH, impulse="AS", ap=9, dice={"attrition": [1, 2, 3, 4], **dice})
    game.play("AS", go("AS-turtan", "bit-hamban"))
    return reply(game, "ME", "ambush:harhar")


def test_aw_9_7_11_a_successful_ambush() -> None:
    """AW-9.7-11: they fire and are gone: hits stand, no routs, no winner, no points; Turtan is finished."""
    game = lie_in_wait({"bow-fire": [4, 3, 2], "evasion": [4, 1]})
    reply(game, "AS", "AS-LI-1")
    assert (hits(game, "AS", "bow-fire"), hits(game, "ME", "bow-fire")) == ([0], [2])
    assert there(game, "harhar") == ["ME-HB-1", "ME-HB-2", "ME-LC-1", "ME-daiukku"]
    assert piece(game, "AS-LI-1") is True
    assert box(game) == []
    assert "battle-won" not in game.told
    assert (vp(game, "AS"), vp(game, "ME")) == (0, 0)
    game.refused("AS", go("AS-turtan", "harhar"))


def test_aw_9_7_12_a_failed_ambush() -> None:
    """AW-9.7-12: the melee follows, and every hit on the Medes is a rout."""
    game = lie_in_wait({"bow-fire": [4, 3, 2], "evasion": [3, 1], "melee": [1, 1, 6, 6, 6, 6, 6, 6]})
    reply(game, "AS", "AS-LI-1")
    assert dice_of(game, "ME") == [("LC", 3, 1), ("leader", 3, 1), ("terrain", 3, 1)]
    assert dice_of(game, "AS") == [("HI", 4, 2), ("LI", 1, 1), ("leader", 3, 1), ("elite", 3, 1)]
    through(game, "take-hits")
    assert rounds(game) == [(2, 1)]
    assert routs(game) == [(0, 2)]


@pytest.mark.parametrize(
    ("force", "allowed"),
    [("2HB LI", False), ("LC HC", False), ("HB LC HC", True)],
    ids=["not all cavalry", "no horsebowmen", "cavalry with horsebowmen"],
)
def test_aw_9_7_13_who_may_lie_in_ambush(force: str, allowed: bool) -> None:
    """AW-9.7-13: cavalry only, with horsebowmen among it."""
    text = f"{ON} war AS ME; gutium: AS turtan 2HI LI B; bit-hamban: ME {force}"
    game = table(text, impulse="AS", ap=9, dice={"attrition": [1] * 4})
    game.play("AS", go("AS-turtan", "bit-hamban"))
    assert any(option.startswith("ambush") for option in game.options("ME")) is allowed


def test_aw_9_7_13_chariots_alone_do_not_lie_in_ambush() -> None:
    """AW-9.7-13: chariots need horsebowmen with them."""
    game = table(f"{ON} ashur: AS turtan 2HI LI; sippar: BA 2CH", impulse="AS", ap=9)
    game.play("AS", go("AS-turtan", "sippar"))
    assert game.question("BA").kind == "evade"
    assert not any(option.startswith("ambush") for option in game.options("BA"))


def test_aw_9_7_13_an_interceptor_who_defends_fires_and_is_gone() -> None:
    """AW-9.7-13: Mede riders intercept foot; more mobile, they defend, may lie in ambush but not evade (R-58, R-85)."""
    text = f"{ON} war AS ME; zamua: AS turtan 2LI B; harhar: ME daiukku 2HB LC"
    dice = {"attrition": [1] * 3, "interception": [6, 6], "bow-fire": [6] * 3, "evasion": [6, 6]}
    game = table(text, impulse="AS", ap=9, dice=dice)
    game.play("AS", go("AS-turtan", "bit-hamban"))
    game.answer("ME", "intercept")
    assert not any(option.startswith(("evade", "hasty")) for option in game.options("ME"))
    game.answer("ME", "ambush:harhar")
    assert "battle-undecided" in game.told
    assert there(game, "harhar") == ["ME-HB-1", "ME-HB-2", "ME-LC-1", "ME-daiukku"]
    assert game.refused("AS", go("AS-turtan", "zamua")).message.id == "finished"


def test_aw_9_7_13_no_ambush_against_an_interceptor() -> None:
    """AW-9.7-13: Turtan's riders, intercepted by Marduk, are the more mobile side, but are not asked at all (R-85)."""
    text = f"{ON} ashur: AS turtan 2LC MC-HB; babylon: BA marduk 2LI"
    dice = {"interception": [6, 6], "bow-fire": [6], "melee": every(6)}
    game = table(text, impulse="AS", ap=9, dice=dice)
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "intercept")
    assert "evasion-rolled" not in game.told
    assert game.told.count("round-fought") == 2


def test_aw_9_7_13_chariots_fire_from_ambush() -> None:
    """AW-9.7-13: with horsebowmen and as bow units; all of them leave."""
    text = ON + "ashur: AS turtan 2HI LI; sippar: BA CH LC MC-HB"
    game = table(text, impulse="AS", ap=9, dice={"bow-fire": [6, 6], "evasion": [6, 6] * 3})
    game.play("AS", go("AS-turtan", "sippar"))
    reply(game, "BA", "ambush:babylon")
    reply(game, "BA", "bow")
    assert dice_of(game, "BA", "bow-fire") == [("CH", 4, 1), ("HB", 3, 1)]
    assert there(game, "babylon") == ["BA-CH-1", "BA-LC-1", "MC-HB-01"]


def test_6_6_10_enemies_who_have_come_shut_an_ambush_off() -> None:
    """6.6.10, R-85: Kish was free when the Medes named it; then an Assyrian caught the Babylonians there."""
    text = (
        f"{ON} camp rebel: BA EL ME; sippar: AS turtan LI1..3, control AS; nippur: AS rab-saris LI4, control AS; "
        "babylon: ME MC-HB-01, BA LI"
    )
    melee = every(6, after=[1])  # the first battle is that in Kish
    dice = {"evasion": [6, 6], "interception": [6, 6], "melee": melee, "bow-fire": [6], "promotion": every(1)}
    game = table(text, impulse="AS", ap=9, dice=dice)
    game.play("AS", go("AS-turtan", "babylon"))
    reply(game, "ME", "ambush:kish")
    reply(game, "BA", "evade:kish")
    reply(game, "AS", "intercept")
    assert there(game, "kish") == ["AS-LI-4", "AS-rab-saris"]
    assert "evasion-shut-off" in game.told
    assert game.told.count("evasion-rolled") == 1
    assert "MC-HB-01" not in there(game, "kish")


def test_aw_9_7_13_an_attacker_does_not_lie_in_ambush() -> None:
    """AW-9.7-13: who attacks, and is not intercepted, is not asked to evade or lie in ambush."""
    text = ON + "war AS ME; bit-hamban: ME daiukku 2HB; gutium: AS LI"
    game = table(text, impulse="ME", ap=9)
    game.play("ME", go("ME-daiukku", "gutium"))
    assert game.asked == [(game.seat("AS"), "evade")]


# ---- quick movement and prices


def test_aw_9_7_14_quick_movement() -> None:
    """AW-9.7-14: two areas for 1 AP; a battle after the first one costs the other half; one LI slows all down."""
    game = table(ON + "kish: BA nabu 2LC", impulse="BA", ap=5)
    game.play("BA", go("BA-nabu", "babylon", "sippar"))
    assert game.ap("BA") == 4
    text = ON + "kish: BA nabu 2LC; babylon: AS LI, control AS"
    game = attack(text, "BA-nabu", "babylon", by="BA", ap=5, dice={"melee": every(6)})
    assert game.ap("BA") == 4
    game = table(ON + "kish: BA nabu 2LC LI", impulse="BA", ap=5)
    game.play("BA", go("BA-nabu", "babylon", "sippar"))
    assert game.ap("BA") == 3


def test_9_7_a_whole_ap_leaves_no_half_behind() -> None:
    """R-43, R-86: a quick step over a Mede connection costs 1 AP; a battle after it costs no more."""
    text = ON + "clock: turn 4; war ME AS; bit-hamban: ME daiukku 2LC; zamua: AS turtan 2LI"
    game = attack(text, "ME-daiukku", "zamua", by="ME", ap=6, dice={"melee": every(6)})
    assert game.ap("ME") == 5


def test_aw_9_7_15_areas_count_not_ap() -> None:
    """AW-9.7-15: the fifth area brings attrition, though it costs only 2½ AP so far."""
    text = ON + "kish: BA nabu 2LC"
    game = table(text, impulse="BA", ap=5, dice={"attrition": [1, 1]})
    game.play("BA", go("BA-nabu", "babylon", "kish", "babylon", "kish"))
    assert rolls(game) == []
    game.play("BA", go("BA-nabu", "babylon"))
    assert rolls(game) == [2]
    assert game.ap("BA") == 2.5


@pytest.mark.parametrize(("unit", "price"), [("HI", 9), ("LI", 6), ("B", 7), ("LC", 7), ("HC", 9), ("CH", 12)])
def test_aw_9_7_17_prices(unit: str, price: int) -> None:
    """AW-9.7-17: twice the strength and 1 AP for an ability, chariots 2."""
    game = table(ON + "nineveh: empty", impulse="AS", ap=20)
    game.play("AS", Build((UnitId(PieceId(f"AS-{unit}-1")),), AreaId("nineveh")))
    assert game.ap("AS") == 20 - price


def test_aw_9_7_17_rebuilding_and_hiring() -> None:
    """AW-9.7-17: abilities are not paid again, and mercenaries cost half their strength."""
    game = table(ON + "nineveh: AS CH-; pool AS: MC-HC-01", impulse="AS", ap=20)
    game.play("AS", Rebuild((UnitId(PieceId("AS-CH-1")),)))
    assert game.ap("AS") == 16
    game.play("AS", Hire((UnitId(PieceId("MC-HC-01")),), AreaId("nineveh")))
    assert game.ap("AS") == 14.5


def test_9_7_who_waits_for_the_second_battle_lies_in_ambush_there() -> None:
    """9.7, 6.6.5: the Mede's army is the fourth; what it has declared before the first battle still holds."""
    text = (
        "options: special-units; camp rebel: BA EL ME; arrapha: AS sargon 6HI 3CH;"
        "harhar: control ME; gutium: EL tannanu imbappa 2LI, BA nabu LI, ME daiukku 2HB"
    )
    dice = {"melee": every(1), "bow-fire": every(6), "evasion": [6, 6], "promotion": every(1)}
    game = table(text, impulse="AS", ap=6, dice=dice)
    game.play("AS", go("AS-sargon", "gutium"))
    told: list[str] = []
    while game.asked[0][1] != "impulse":
        question = game.match.pending[0]
        wishes = {"evade": "stand", "fight-the-rest": "fight-on"}
        options = [option.id for option in question.options]
        ambush = [option for option in options if option.startswith("ambush:")]
        wish = wishes.get(question.kind)
        answer = Choose(ambush[0]) if ambush else question.default if wish is None else Choose(wish)
        if question.kind == "first-armies":
            answer = ChooseMany(("EL-tannanu", "EL-imbappa", "BA-nabu"))
        game.keep(game.match.submit(question.seat, answer, question.id))
        told += game.told
    assert told.count("battle-begins") == 2
    assert "battle-undecided" in told
    assert game.where("ME-daiukku") not in ("gutium", "regroup", "")
