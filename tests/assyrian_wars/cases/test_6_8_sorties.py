"""Section 6.8: sorties of a garrison, as an answer to hunger or in its own impulse."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.sortie import Sortie
from tests.assyrian_wars.cases.battles import dice_of, rounds, vp, winner
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, reduced, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import besiege, defence_factors, siege_at, siege_table
from tests.assyrian_wars.cases.table import CaseTable

HUNGRY = "sippar: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan hunger 1 level 2; ashur: empty"
TWO_NATIONS = "sippar: AS turtan 3LI, BA (LI), EL (tannanu LI), siege AS AS-turtan hunger 1 level 2; ashur: empty"

# The phasing side rolls first. Assyria: three light infantry, leader, elite; Babylonia: two light infantry, leader.
WON = [3, 4, 4, 4, 4, 2, 5, 3]  # 1 : 2


def react(dice: list[int], choice: str = "sortie", text: str = HUNGRY, ap: float = 5) -> CaseTable:
    """Assyria goes on with its hunger siege, and the garrison answers."""
    game = siege_table(text, ap=ap, dice={"melee": dice})
    besiege(game, "AS-turtan", "hunger")
    game.answer("BA", choice)
    return through(game)


def besieged(game: CaseTable, area: str = "sippar") -> bool:
    return bool(game.board.areas[AreaId(area)].sieges)


def inside(game: CaseTable, area: str = "sippar") -> list[str]:
    return sorted(piece.id for piece in game.board.areas[AreaId(area)].pieces if piece.inside)


def test_aw_6_8_21_a_sortie_against_hunger() -> None:
    """AW-6.8-21: free, before the step, with one elite die and no dice of the city; a victory lifts the siege."""
    game = react(WON)
    assert dice_of(game, "BA") == [("LI", 2, 2), ("leader", 3, 1)]
    assert dice_of(game, "AS") == [("LI", 3, 3), ("leader", 3, 1), ("elite", 3, 1)]
    assert rounds(game) == [(2, 1)]
    assert winner(game) == ["BA"]
    assert not besieged(game)
    assert there(game, "sippar") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
    assert inside(game) == []
    assert (game.ap("AS"), game.saved("BA")) == (4, 0)
    assert len(reduced(game, "sippar")) == 1
    assert game.board.regroup == []


@pytest.mark.parametrize("dice", [[3, 4, 4, 4, 4, 2, 5, 5], [4, 4, 4, 4, 4, 5, 5, 5]])
def test_aw_6_8_22_equal_hits_lift_the_siege(dice: list[int]) -> None:
    """AW-6.8-22: with 1:1, or 0:0, the siege is lifted as well."""
    game = react(dice)
    assert not besieged(game)
    assert "AS-turtan" not in there(game, "sippar")


def test_aw_6_8_23_a_failed_sortie() -> None:
    """AW-6.8-23: the garrison goes back inside with its losses, and the step is made."""
    game = react([3, 3, 4, 4, 4, 2, 5, 5])
    assert rounds(game) == [(1, 2)]
    assert siege_at(game, "sippar").hunger == 2
    assert "AS-turtan" in there(game, "sippar")
    assert inside(game) == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
    assert [unit for unit in reduced(game, "sippar") if unit.startswith("BA")] == ["BA-LI-1", "BA-LI-2"]


def test_a_garrison_may_stay_inside() -> None:
    """6.8: nobody has to come out; the step is made at once."""
    game = react([], choice="stay")
    assert siege_at(game, "sippar").hunger == 2


@pytest.mark.parametrize("siege", ["hunger 1 level 2", "level 2 rounds 1"])
def test_aw_6_8_24_in_the_own_impulse(siege: str) -> None:
    """AW-6.8-24: 1 AP in the garrison's own impulse, against any besieger."""
    text = f"sippar: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan {siege}; ashur: empty"
    game = siege_table(text, by="BA", dice={"melee": [2, 5, 3, 3, 4, 4, 4, 4]})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert (game.ap("BA"), rounds(game)) == (4, [(2, 1)])
    assert not besieged(game)


def test_aw_6_8_24_without_ap() -> None:
    """AW-6.8-24: with 0 AP it is refused."""
    game = siege_table(HUNGRY, by="BA", ap=0)
    assert game.refused("BA", Sortie(AreaId("sippar"))).message.id == "too-few-ap"


def test_aw_6_8_24_only_once() -> None:
    """AW-6.8-24: a garrison that has sortied is finished (R-77)."""
    game = siege_table(HUNGRY, by="BA", dice={"melee": [5, 5, 5, 3, 4, 4, 4, 4]})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert game.refused("BA", Sortie(AreaId("sippar"))).rule == "6.7.7"


@pytest.mark.parametrize("method", ["standard", "assault"])
def test_aw_6_8_25_no_reaction_to_siege_combat(method: str) -> None:
    """AW-6.8-25: only hunger steps can be answered with a sortie."""
    game = siege_table(HUNGRY, dice={"besiegers": every(6), "defenders": every(6)})
    besiege(game, "AS-turtan", method)
    assert [kind for _, kind in game.asked] == ["impulse"]
    assert game.refused("BA", Sortie(AreaId("sippar"))).rule == "kernel"


def test_aw_6_8_26_special_units_in_a_sortie() -> None:
    """AW-6.8-26: a sortie is a field battle: bow fire, absorption and kills."""
    game = siege_table(
        "options: special-units; susa: EL (2B HI), AS turtan 2HI LI, siege AS AS-turtan level 4 rounds 1; der: empty",
        by="EL",
        dice={"bow-fire": [3, 5], "melee": [2, 5, 5, 5, 5, 5]},
    )
    game.play("EL", Sortie(AreaId("susa")))
    through(game)
    assert dice_of(game, "EL", "bow-fire") == [("B", 3, 2)]
    assert rounds(game) == [(2, 0)]


def test_aw_6_8_27_two_leaders_inside() -> None:
    """AW-6.8-27: two leaders outside a group give no dice, neither behind the walls nor in a sortie."""
    text = "sippar: AS turtan 3LI, BA (nabu mushezib 2LI), siege AS AS-turtan level 2; ashur: empty"
    game = siege_table(text, by="BA")
    assert defence_factors(game, "sippar") == [3, 3, 2, 2]
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert dice_of(game, "BA") == [("LI", 2, 2)]


def test_aw_6_8_28_several_nations_in_a_reaction() -> None:
    """AW-6.8-28: the city's owner decides, and both nations come out; he places the odd hit."""
    game = siege_table(TWO_NATIONS, dice={"melee": [1, 1, 1, 6, 6, 6, 6, 6]})
    besiege(game, "AS-turtan", "hunger")
    assert [seat for seat, _ in game.asked] == [game.seat("BA")]
    game.answer("BA", "sortie")
    assert dice_of(game, "BA") == dice_of(game, "EL") == [("LI", 2, 2), ("leader", 3, 1)]
    assert game.question("BA").kind == "share-hits"
    game.answer("BA", "EL")
    game.answer("EL", ("EL-LI-1", "EL-LI-1+"))
    assert game.where("EL-LI-1") == ""
    assert game.where("BA-LI-1") == "sippar"


def test_aw_6_8_28_the_owner_pays_once() -> None:
    """AW-6.8-28: in Babylonia's impulse both come out for 1 AP."""
    game = siege_table(TWO_NATIONS, by="BA", dice={"melee": every(6)})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert game.ap("BA") == 4
    assert dice_of(game, "BA") == [("LI", 2, 2), ("leader", 3, 1)]


def test_aw_6_8_28_another_nation_alone() -> None:
    """AW-6.8-28: in Elam's impulse only its own come out, for 1 AP."""
    game = siege_table(TWO_NATIONS, by="EL", dice={"melee": [5, 5, 1, 4, 4, 4, 4]})
    game.play("EL", Sortie(AreaId("sippar")))
    through(game)
    assert game.ap("EL") == 4
    assert dice_of(game, "EL") == [("LI", 2, 1), ("leader", 3, 1)]
    assert inside(game) == ["BA-LI-1", "EL-LI-1", "EL-tannanu"]


def test_aw_6_8_29_points_of_the_garrison() -> None:
    """AW-6.8-29: six besieging units beaten in a sortie are 1 VP."""
    text = "sippar: AS turtan 6LI, BA (nabu 2LI), siege AS AS-turtan hunger 1 level 2; ashur: empty"
    game = react([6] * 8 + [6, 6, 6], text=text)
    assert vp(game, "BA") == 1


def test_aw_6_8_29_points_of_the_besiegers() -> None:
    """AW-6.8-29: a failed sortie of five units is 1 VP for the besieger."""
    text = "sippar: AS turtan 3LI, BA (nabu 5LI), siege AS AS-turtan hunger 1 level 2"
    game = react([1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], text=text)
    assert (vp(game, "AS"), vp(game, "BA")) == (1, 0)


def test_aw_6_8_30_where_besiegers_retreat() -> None:
    """AW-6.8-30: no area is barred to beaten besiegers; here they go to their own in Sippar."""
    text = "kish: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan hunger 1 level 2; sippar: AS LI, control AS"
    game = react(WON, text=text)
    assert game.where("AS-turtan") == "sippar"


def test_nobody_sorties_from_an_open_city() -> None:
    """6.8: a force that is not shut in, or a leader alone, cannot sortie."""
    game = siege_table("sippar: BA nabu 2LI; kish: AS turtan 3LI, BA (mushezib)", by="BA")
    for area in ("sippar", "kish"):
        assert game.refused("BA", Sortie(AreaId(area))).message.id == "sortie-needs-unit"


def test_a_garrison_that_has_fought_is_finished() -> None:
    """R-77: after a round of siege combat nobody comes out against the hunger step of a second besieger."""
    text = (
        "options: not fog-of-war, not special-units; sippar: AS turtan LI1!under=AS-turtan rab-shaqe"
        " LI2!under=AS-rab-shaqe, BA (nabu 3LI), siege AS AS-rab-shaqe hunger 1 level 2"
    )
    game = siege_table(text, dice={"besiegers": every(6), "defenders": every(6)})
    besiege(game, "AS-turtan", "standard")
    besiege(game, "AS-rab-shaqe", "hunger")
    assert game.asked == [(game.seat("AS"), "impulse")]
    assert [siege.hunger for siege in game.board.areas[AreaId("sippar")].sieges] == [2, None]


def test_besiegers_who_fought_a_sortie_are_finished() -> None:
    """R-77: all besiegers defend together, so after a failed sortie none of them acts any more."""
    text = (
        "sippar: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe, BA (nabu 3LI),"
        " siege AS AS-turtan hunger 1 level 2, siege AS AS-rab-shaqe hunger 1 level 2"
    )
    game = react([1, 1, 1, 6, 6, 6, 6], text=text)
    assert game.refused("AS", Besiege("AS-rab-shaqe", "hunger")).rule == "6.7.7"
    assert [siege.hunger for siege in game.board.areas[AreaId("sippar")].sieges] == [2, 1]


def test_r_93_all_enemies_before_the_city_defend_together() -> None:
    """R-93: a second enemy of the garrison, of neither side's camp, fights and retreats with the besiegers."""
    text = HUNGRY.replace("AS turtan 3LI,", "AS turtan 3LI, EG LI,") + "; war EG BA"
    game = siege_table(text, by="BA", dice={"melee": every(6, after=[1] * 3)})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert winner(game) == ["BA"]
    assert {piece[:2] for piece in there(game, "sippar")} == {"BA"}


def test_6_8_the_owner_shares_out_losses_without_troops_there() -> None:
    """6.8, R-94: of a sortie of two allied nations the city's owner says who takes the odd hit."""
    text = "camp rebel: BA EL ME; sippar: AS turtan 3LI, EL (LI), ME (LI), siege AS AS-turtan hunger 1 level 2"
    game = siege_table(text, dice={"melee": every(6, after=[1])})
    besiege(game, "AS-turtan", "hunger")
    game.answer("BA", "sortie")
    assert game.asked == [(game.seat("BA"), "share-hits")]
    assert game.options("BA") == ["EL", "ME"]


def test_6_7_7_a_garrison_that_has_sortied_does_not_join_the_relief() -> None:
    """6.7.7, 6.6.5: beaten back inside it is finished for the impulse; the army that comes later fights alone."""
    text = "sippar: BA (LI1 LI2), AS turtan 5LI, siege AS AS-turtan; babylon: BA nabu HI1 HI2"
    game = siege_table(text, "BA", dice={"melee": every(6, after=[6] * 2 + [1])})
    game.play("BA", Sortie(AreaId("sippar")))
    through(game)
    assert winner(game) == ["AS"]
    game.play("BA", go("BA-nabu", "sippar"))
    asked = []
    while game.asked[0][1] != "impulse":
        asked.append(game.asked[0][1])
        question = game.match.pending[0]
        game.keep(game.match.submit(question.seat, question.default))
    assert "join-relief" not in asked
    fresh = siege_table(text, "BA", dice={"melee": every(6)})
    fresh.play("BA", go("BA-nabu", "sippar"))
    through(fresh, "evade", "intercept")
    assert fresh.asked == [(fresh.seat("BA"), "join-relief")]
