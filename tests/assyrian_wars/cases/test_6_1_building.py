"""6.0 to 6.3: fractions, building, hiring, leaders."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.regrouping import BuyBack
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.sea.shipyards import BuildShip
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.battles import suffer, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.diplomacy import court
from tests.assyrian_wars.cases.fleets import sail
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table


def unit(name: str) -> UnitId:
    return UnitId(PieceId(name))


def build(name: str, area: str) -> Build:
    return Build((unit(name),), AreaId(area))


def hire(name: str, area: str) -> Hire:
    return Hire((unit(name),), AreaId(area))


def spent(game: CaseTable) -> float:
    assert game.board.impulse is not None
    return game.board.impulse.spent / 2


# 6.0


FRACTIONS = (
    "regroup: EG MC-LI-01; memphis: EG LI; delta-east: EG SH1; pool EG: MC-HB-01; JU: track EG, level 3;"
    "hand EG: 25; hand AS: 26 27"
)


def in_halves(ap: float) -> CaseTable:
    """Egypt hires a mercenary of strength 3, sails one zone, hires from the Regroup Box, and courts Judah."""
    game = table(FRACTIONS, impulse="EG", ap=ap)
    game.play("EG", hire("MC-HB-01", "memphis"))
    game.play("EG", sail("delta-east", "philistia"))
    game.play("EG", BuyBack((PieceId("MC-LI-01"),), AreaId("memphis")))
    game.play("EG", court("JU", 4))
    return game


def test_aw_6_0_1_halves_add_up() -> None:
    """AW-6.0-1: 1½ and three times ½ cost 3 AP exactly."""
    game = in_halves(3)
    assert (spent(game), game.ap("EG")) == (3, 0)


def test_aw_6_0_2_rounding_once() -> None:
    """AW-6.0-2: with one more zone 3½ AP are charged as 4 when the impulse ends."""
    game = in_halves(6)
    game.play("EG", sail("philistia", "sidonia"))
    assert spent(game) == 3.5
    game.end("EG")
    ends = game.message("impulse-ends").params
    assert (ends["saved"], ends["lost"]) == (2 * 4, 2 * 1)  # 6 + 3 of the card - 4, of which the card's lapse


def test_aw_6_0_3_the_half_that_no_longer_fits() -> None:
    """AW-6.0-3: with 4 AP and 3½ used another zone is legal, the next one is not."""
    game = table("delta-east: EG SH1; impulse EG: income 4, spent 3.5")
    game.play("EG", sail("delta-east", "philistia"))
    refusal = game.refused("EG", sail("philistia", "sidonia"))
    assert (refusal.rule, refusal.message.id) == ("6.16.b", "too-few-ap")


def test_aw_6_0_4_any_order() -> None:
    """AW-6.0-4: march, build, march on with the same army."""
    game = table("nineveh: AS turtan 2LI", impulse="AS", ap=20)
    game.play("AS", Move("AS-turtan", (AreaId("kalhu"),)))
    game.play("AS", build("AS-HI-1", "nineveh"))
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert (game.where("AS-turtan"), game.where("AS-LI-1"), game.where("AS-HI-1")) == ("ashur", "ashur", "nineveh")


def test_aw_6_0_5_not_during_battle() -> None:
    """AW-6.0-5: while a battle is being fought nobody hires: all that is open is what the battle asks."""
    text = "ashur: AS turtan 3HI 3LI; sippar: BA nabu 3HI 3LI; pool AS: MC-LI-01"
    game = table(text, impulse="AS", ap=9, dice={"melee": every(1)})
    game.play("AS", Move("AS-turtan", (AreaId("sippar"),)))
    fight(game)
    assert (game.question("AS").kind, game.where("AS-turtan")) == ("take-hits", "sippar")
    assert game.refused("AS", hire("MC-LI-01", "sippar")).message.id == "kernel-action-not-open"
    assert "MC-LI-01" in game.country("AS").pool


# 6.1


@pytest.mark.parametrize(
    ("piece", "options", "cost"),
    [
        pytest.param("AS-HI-1", "not special-units", 8, id="AW-6.1-1-a"),
        pytest.param("AS-HI-1", "special-units", 9, id="AW-6.1-1-b"),
        pytest.param("AS-CH-1", "not special-units", 10, id="AW-6.1-2-a"),
        pytest.param("AS-CH-1", "special-units", 12, id="AW-6.1-2-b"),
        pytest.param("AS-LI-1", "special-units", 6, id="light-infantry-has-no-surcharge"),
    ],
)
def test_aw_6_1_what_units_cost(piece: str, options: str, cost: int) -> None:
    game = table(f"options: {options}", impulse="AS", ap=20)
    game.play("AS", build(piece, "kalhu"))
    assert game.ap("AS") == 20 - cost
    assert not game.board.areas[AreaId("kalhu")].pieces[0].reduced
    assert piece not in game.country("AS").pool


def test_aw_6_1_3_enemy_before_the_walls() -> None:
    """AW-6.1-3."""
    game = table("der: BA (LI), AS turtan 3LI, siege AS AS-turtan", impulse="BA", ap=20)
    assert game.refused("BA", build("BA-HI-1", "der")).rule == "6.1"


def test_aw_6_1_4_a_lone_enemy_leader_is_enough() -> None:
    """AW-6.1-4."""
    game = table("sippar: AS turtan", impulse="BA", ap=20)
    assert game.refused("BA", build("BA-LI-1", "sippar")).rule == "6.1"


@pytest.mark.parametrize("area", ["zamua", "singara", "sippar"], ids="AW-6.1-5-{}".format)
def test_aw_6_1_5_wrong_kind_of_area(area: str) -> None:
    game = table("sippar: AS LI, control AS", impulse="AS", ap=20)
    assert game.refused("AS", build("AS-HI-1", area)).rule == "6.1"


def test_aw_6_1_6_persia() -> None:
    """AW-6.1-6: squares serve a country without cities."""
    game = table("PE: active, seat P2", impulse="PE", ap=4)
    game.play("PE", build("PE-LI-1", "parsa"))
    assert game.ap("PE") == 0


def test_aw_6_1_7_nothing_left() -> None:
    """AW-6.1-7."""
    game = table("nineveh: AS CH1 CH2; regroup: AS CH3", impulse="AS", ap=20)
    assert game.refused("AS", build("AS-CH-3", "nineveh")).rule == "6.1"


def test_aw_6_1_8_no_city_left() -> None:
    """AW-6.1-8: neither building nor buying back, but a mercenary may join the garrison."""
    game = table(
        """
        war AS IS
        IS: active, seat P3
        samaria: IS (LI1), AS turtan 3LI, siege AS AS-turtan
        megiddo: IS (B), AS rab-shaqe 2LI, siege AS AS-rab-shaqe
        hazor: AS LI, control AS
        regroup: IS HI1
        pool IS: LI2 MC-LI-01
        """,
        impulse="IS",
        ap=20,
    )
    assert game.refused("IS", build("IS-LI-2", "samaria")).rule == "6.1"
    assert game.refused("IS", BuyBack((PieceId("IS-HI-1"),), AreaId("samaria"))).rule == "6.1"
    game.play("IS", hire("MC-LI-01", "samaria"))
    garrison = game.board.areas[AreaId("samaria")].pieces[-1]
    assert (garrison.id, garrison.inside) == ("MC-LI-01", True)


def test_aw_6_1_9_ships() -> None:
    """AW-6.1-9: Sealand is a home port, Tarsus is none, and a zone without enemy ships comes first (R-12)."""
    game = table("", impulse="BA", ap=4)
    game.play("BA", BuildShip(unit("BA-SH-1"), ZoneId("sealand-waters")))
    assert game.ap("BA") == 2
    game = table("clock: turn 2; pool AS: SH1", impulse="AS", ap=4)
    assert game.refused("AS", BuildShip(unit("AS-SH-1"), ZoneId("cilicia"))).rule == "6.16.a"
    game = table("war PH EG; PH: active, seat P2; arvad-coast: EG SH", impulse="PH", ap=4)
    assert game.refused("PH", BuildShip(unit("PH-SH-1"), ZoneId("arvad-coast"))).rule == "6.16.a"
    game.play("PH", BuildShip(unit("PH-SH-1"), ZoneId("sidonia")))
    assert game.ap("PH") == 2


def test_aw_6_1_10_fresh_troops_may_march() -> None:
    """AW-6.1-10: building is no arrival, marching is: Babylonia is asked for an interception into Anat only (R-54)."""
    game = table("sippar: BA nabu 3LI; pool AS: LI1", impulse="AS", ap=7)
    game.play("AS", build("AS-LI-1", "ashur"))
    assert game.asked == [("P1", "impulse")]
    game.play("AS", Move("AS-LI-1", (AreaId("anat"),)))
    assert game.asked[0][0] == game.seat("BA")
    assert game.ap("AS") == 0


# 6.2


@pytest.mark.parametrize("options", ["not special-units", "special-units"], ids=["AW-6.2-1-a", "AW-6.2-1-b"])
def test_aw_6_2_1_strength_3_costs_one_and_a_half(options: str) -> None:
    game = table(f"options: {options}; pool EL: MC-HB-01", impulse="EL", ap=4)
    game.play("EL", hire("MC-HB-01", "susa"))
    assert game.ap("EL") == 2.5


def test_aw_6_2_2_with_a_force_in_enemy_land() -> None:
    """AW-6.2-2."""
    text = "war AS IS; IS: active, seat P3; samaria: IS (LI), AS turtan 3LI, siege AS AS-turtan; pool AS: MC-LI-01"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", hire("MC-LI-01", "samaria"))
    assert not game.board.areas[AreaId("samaria")].pieces[-1].inside


@pytest.mark.parametrize("area", ["singara", "zamua"], ids="AW-6.2-3-{}".format)
def test_aw_6_2_3_empty_own_areas(area: str) -> None:
    game = table("pool AS: MC-LI-01", impulse="AS", ap=4)
    game.play("AS", hire("MC-LI-01", area))
    assert game.at(area) == "AS MC-LI-01"


def test_aw_6_2_4_allied_ground() -> None:
    """AW-6.2-4: in an ally's area only with an own force, a lone leader will do."""
    game = table("PH: active, track EG, level 13; pool EG: MC-LI-01", impulse="EG", ap=4)
    assert game.refused("EG", hire("MC-LI-01", "tyre")).rule == "6.2"
    game = table("PH: active, track EG, level 13; pool EG: MC-LI-01; tyre: EG raia", impulse="EG", ap=4)
    game.play("EG", hire("MC-LI-01", "tyre"))
    assert game.at("tyre") == "EG raia MC-LI-01"


def test_aw_6_2_5_only_the_own_pool() -> None:
    """AW-6.2-5."""
    game = table("pool BA: LI1; pool EL: MC-LI-01 MC-LI-02", impulse="BA", ap=4)
    assert game.refused("BA", hire("MC-LI-01", "babylon")).rule == "6.2"


@pytest.mark.unsound("tribes-are-led")
def test_aw_6_2_6_nomads() -> None:
    """AW-6.2-6: the Scythians hire nobody, also not from the Regroup Box."""
    game = table(
        "clock: turn 4; SC: active, entered, seat P2; far-east: SC madyes; regroup: AS MC-LI-01", impulse="SC", ap=4
    )
    assert game.refused("SC", BuyBack((PieceId("MC-LI-01"),), AreaId("far-east"))).rule == "10.1"


# 6.3


def test_aw_6_3_1_random_draw() -> None:
    """AW-6.3-1: one of the two at random on his weak side, placed afterwards, a round home area included."""
    game = table("pool AS: rab-shaqe rab-saris", impulse="AS", ap=4, draws={"leader": ["AS-rab-saris"]})
    game.play("AS", BuyLeader())
    assert game.ap("AS") == 2
    assert "singara" in game.options("AS")
    game.answer("AS", "singara")
    assert game.at("singara") == "AS rab-saris"


def test_aw_6_3_2_one_per_impulse() -> None:
    """AW-6.3-2: no second one from the pool, but one from the Regroup Box for 1 AP, on his side."""
    game = table("pool AS: rab-shaqe; regroup: AS turtan+; impulse AS: income 6, leader-bought")
    assert game.refused("AS", BuyLeader()).rule == "6.3"
    game.play("AS", BuyBack((PieceId("AS-turtan"),), AreaId("nineveh")))
    assert (game.at("nineveh"), game.ap("AS")) == ("AS turtan+", 5)


def test_aw_6_3_3_kings() -> None:
    """AW-6.3-3: a dead king is gone for good and costs a victory point; one in the Regroup Box comes back for 1 AP."""
    game = table("ashur: AS sargon 2LI; hand BA: 109 40", impulse="BA", ap=6, dice={"strike-leader": [6]})
    before = game.country("AS").vp
    game.play("BA", event("109", "AS-sargon"))
    through(game)
    assert ("AS-sargon" in game.board.removed, game.country("AS").vp) == (True, before - 1)
    game = table("removed: AS-sargon; pool AS: none", impulse="AS", ap=6)
    assert game.refused("AS", BuyLeader()).rule == "6.3"
    assert game.refused("AS", BuyBack((PieceId("AS-sargon"),), AreaId("nineveh"))).rule == "6.5"
    game = table("regroup: AS sargon", impulse="AS", ap=6)
    game.play("AS", BuyBack((PieceId("AS-sargon"),), AreaId("nineveh")))
    assert game.ap("AS") == 5


def test_aw_6_3_4_a_crowned_leader_comes_back_without_his_marker() -> None:
    """AW-6.3-4: Turtan with king marker is killed, which costs 1 VP; bought again he has 1/6 and no marker (R-14)."""
    fallen = suffer("nineveh: AS turtan+^ LI-; pool AS: none", "nineveh", 2, decider="AS")
    assert (fallen.country("AS").pool, vp(fallen, "AS")) == (["AS-LI-1", "AS-turtan"], -1)
    game = table("pool AS: turtan", impulse="AS", ap=4)
    game.play("AS", BuyLeader())
    game.answer("AS", "nineveh")
    (leader,) = game.board.areas[AreaId("nineveh")].pieces
    assert (leader.id, leader.reduced, leader.crowned) == (LeaderId(PieceId("AS-turtan")), True, False)


def test_aw_6_3_5_bad_place() -> None:
    """AW-6.3-5: neither where enemies are nor in an associated area."""
    game = table("pool AS: turtan; hindanu: BA LI, control BA", impulse="AS", ap=4)
    game.play("AS", BuyLeader())
    assert game.refused("AS", "hindanu").rule == "6.3"
    assert game.refused("AS", "zamua").rule == "6.3"


def test_6_2_units_of_two_pools_are_offered_areas_that_suit_both() -> None:
    """6.2: Arabs appear where their card says, other mercenaries do not; together they need a place for both."""
    game = table("pool BA: AB-LC-01 MC-LI-01", impulse="BA", ap=4)

    def areas(units: str) -> list[str]:
        found = game.match.candidates(game.seat("BA"), "hire", "area", {"units": units}, "")
        return [candidate.value for candidate in found]

    assert "petra" in areas("AB-LC-01")
    together = areas("AB-LC-01 MC-LI-01")
    assert "petra" not in together
    assert set(together) <= set(areas("MC-LI-01"))
