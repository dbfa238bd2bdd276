"""9.2 to 9.6: the optional rules of the economy, on and off."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import BuyMercenaries
from rules.assyrian_wars.build.regrouping import Combine
from rules.assyrian_wars.build.treasury import DisbandForEco
from tests.assyrian_wars.cases.orders import go, rolls
from tests.assyrian_wars.cases.table import CaseTable, table


def unit(name: str) -> UnitId:
    return UnitId(PieceId(name))


# 9.2


@pytest.mark.parametrize(
    ("options", "shown"), [("reduced-leaders", "AS turtan"), ("not reduced-leaders", "AS turtan+")]
)
def test_9_2_new_leaders_show_their_weak_side_only_with_the_rule(options: str, shown: str) -> None:
    game = table(f"options: {options}; pool AS: turtan", impulse="AS", ap=4)
    game.play("AS", BuyLeader())
    game.answer("AS", "nineveh")
    assert game.at("nineveh") == shown


# 9.3


def combine(first: str, second: str) -> Combine:
    return Combine(unit(first), unit(second))


def test_9_3_two_reduced_units_of_a_kind_become_one() -> None:
    game = table("nineveh: AS LI1- LI2- B1-; kalhu: AS LI3-", impulse="AS", ap=0)
    assert game.refused("AS", combine("AS-LI-1", "AS-B-1")).rule == "9.3"
    assert game.refused("AS", combine("AS-LI-1", "AS-LI-3")).rule == "9.3"
    game.play("AS", combine("AS-LI-1", "AS-LI-2"))
    assert game.at("nineveh") == "AS LI1 B1-"
    assert "AS-LI-2" in game.country("AS").pool


def test_9_3_mercenaries_and_ships_too() -> None:
    """R-98: mercenaries of one employer; the second goes to its pool."""
    game = table("babylon: BA MC-LI-01- MC-LI-02-; sealand-waters: BA SH1- SH2-", impulse="BA", ap=0)
    game.play("BA", combine("MC-LI-01", "MC-LI-02"))
    assert "MC-LI-02" in game.board.game_pool
    game.play("BA", combine("BA-SH-1", "BA-SH-2"))
    assert "BA-SH-2" in game.country("BA").pool


def test_aw_9_3_1_kind_and_service() -> None:
    """AW-9.3-1: one HI at full strength, the other to the pool, 0 AP; neither HI with B nor regular with mercenary."""
    game = table("ashur: AS HI1- HI2- B1- LI1- MC-LI-01-", impulse="AS", ap=3)
    assert game.refused("AS", combine("AS-HI-1", "AS-B-1")).rule == "9.3"
    assert game.refused("AS", combine("AS-LI-1", "MC-LI-01")).rule == "9.3"
    game.play("AS", combine("AS-HI-1", "AS-HI-2"))
    assert game.at("ashur") == "AS HI1 B1- LI1- MC-LI-01-"
    assert "AS-HI-2" in game.country("AS").pool
    assert game.ap("AS") == 3


def test_aw_9_3_2_only_in_an_impulse_with_a_card() -> None:
    """AW-9.3-2: behind the walls of besieged Sippar too, but not in a pass; a full unit is never split."""
    inside = "sippar: BA (LI1- LI2- LI3), AS turtan 3LI, siege AS AS-turtan level 2"
    game = table(inside, impulse="BA", ap=0)
    assert game.refused("BA", combine("BA-LI-1", "BA-LI-3")).rule == "9.3"
    game.play("BA", combine("BA-LI-1", "BA-LI-2"))
    (unit,) = [piece for piece in game.board.areas[AreaId("sippar")].pieces if piece.id == "BA-LI-1"]
    assert (unit.inside, unit.reduced) == (True, False)
    siege = "guzana: BA nabu LI4, siege BA BA-nabu level 1 rounds 1"
    passing = table(f"{inside}; {siege}; impulse BA: kind pass; hand AS: 25", impulse="BA", ap=2)
    assert passing.asked == [(passing.seat("BA"), "pass")]
    assert passing.refused("BA", combine("BA-LI-1", "BA-LI-2")).rule == "6.0"


def test_9_3_a_finished_unit_is_not_made_fresh() -> None:
    """9.3, R-77: what either of the two has done in this impulse, the new unit has done."""
    game = table("nineveh: AS LI1-!used!steps=3 LI2-", impulse="AS", ap=3)
    game.play("AS", combine("AS-LI-2", "AS-LI-1"))
    assert game.refused("AS", go("AS-LI-2", "kalhu")).message.id == "finished"
    game = table("nineveh: AS LI1-!steps=4 LI2-", impulse="AS", ap=3, dice={"attrition": [1]})
    game.play("AS", combine("AS-LI-2", "AS-LI-1"))
    game.play("AS", go("AS-LI-2", "kalhu"))
    assert rolls(game) == [1]


def test_9_3_is_a_switch() -> None:
    game = table("options: not combining; nineveh: AS LI1- LI2-", impulse="AS", ap=0)
    assert game.refused("AS", combine("AS-LI-1", "AS-LI-2")).rule == "9.3"


# 9.4


def disband(name: str, area: str) -> DisbandForEco:
    return DisbandForEco(unit(name), AreaId(area))


def test_aw_9_4_101_unit_into_eco() -> None:
    """AW-9.4-101: once a turn, in the first impulse, by any power but Assyria."""
    game = table("clock: turn 2; kish: BA LI1 LI2", impulse="BA", ap=8)
    game.play("BA", disband("BA-LI-1", "nippur"))
    assert "BA-LI-1" in game.country("BA").pool
    assert game.board.areas[AreaId("nippur")].eco_plus == 1
    assert game.ap("BA") == 4
    assert game.refused("BA", disband("BA-LI-2", "nippur")).rule == "9.4"
    assert table("nineveh: AS HI1-", impulse="AS", ap=8).refused("AS", disband("AS-HI-1", "nineveh")).rule == "9.4"
    later = table("clock: turn 2; kish: BA LI1; BA: impulses 1", impulse="BA", ap=8)
    assert later.refused("BA", disband("BA-LI-1", "nippur")).rule == "9.4"


def test_9_4_needs_factor_2_a_home_city_and_the_rule() -> None:
    """R-98, R-268."""
    game = table("kish: BA HI1 HI2- LI1; nippur: eco-plus 2", impulse="BA", ap=8)
    assert game.refused("BA", disband("BA-HI-1", "ur")).rule == "9.4"
    assert game.refused("BA", disband("BA-LI-1", "nippur")).rule == "9.4"
    assert game.refused("BA", disband("BA-LI-1", "sealand")).rule == "9.4"
    game.play("BA", disband("BA-HI-2", "ur"))
    off = table("options: not standing-army; kish: BA LI1", impulse="BA", ap=8)
    assert off.refused("BA", disband("BA-LI-1", "ur")).rule == "9.4"


def test_aw_9_4_1_a_unit_becomes_eco() -> None:
    """AW-9.4-1: LI (2) and a reduced HI (2) are fit, a full HI (3) is not; once a turn and in the first impulse."""
    text = "kish: BA LI1 HI1 HI2-"
    game = table(text, impulse="BA", ap=9)
    assert game.refused("BA", disband("BA-HI-1", "uruk")).rule == "9.4"
    game.play("BA", disband("BA-LI-1", "uruk"))
    assert (game.ap("BA"), game.board.areas[AreaId("uruk")].eco_plus) == (5, 1)
    assert game.where("BA-LI-1") == ""
    assert game.refused("BA", disband("BA-HI-2", "uruk")).rule == "9.4"
    second = table(f"{text}; BA: impulses 1", impulse="BA", ap=9)
    assert second.refused("BA", disband("BA-LI-1", "uruk")).rule == "9.4"
    other = table(text, impulse="BA", ap=9)
    other.play("BA", disband("BA-HI-2", "uruk"))
    poor = table(text, impulse="BA", ap=3)
    assert poor.refused("BA", disband("BA-LI-1", "uruk")).message.id == "too-few-ap"


# 9.6


def deal(seller: str, area: str, *units: str) -> BuyMercenaries:
    return BuyMercenaries(CountryId(seller), tuple(unit(name) for name in units), AreaId(area))


def test_aw_9_6_101_selling() -> None:
    """AW-9.6-101: 2½ AP round up to 3; Egypt's savings are capped at 4, and it may not buy this turn."""
    game = table("pool EG: MC-HI-01 MC-LI-01 MC-LI-02; EG: saved 2", impulse="BA", ap=5)
    game.play("BA", deal("EG", "babylon", "MC-HI-01", "MC-LI-01"))
    assert game.asked == [("P3", "sell-mercenaries")]
    game.answer("EG", "sell")
    assert (game.ap("BA"), game.saved("EG")) == (2, 4)
    assert game.at("babylon") == "BA MC-HI-01 MC-LI-01"
    assert game.country("EG").turn.sold_mercenaries
    buying = table("EG: sold-mercenaries; pool BA: MC-LI-01", impulse="EG", ap=5)
    assert buying.refused("EG", deal("BA", "memphis", "MC-LI-01")).rule == "9.6"


def test_aw_9_6_1_a_sale() -> None:
    """AW-9.6-1: HI (3) and LI (2) for 2½, rounded up to 3 AP; of these 2 are kept beside 2 saved."""
    game = table("pool EG: MC-HI-01 MC-LI-01; EG: saved 2", impulse="BA", ap=3)
    game.play("BA", deal("EG", "babylon", "MC-HI-01", "MC-LI-01"))
    game.answer("EG", "sell")
    assert (game.ap("BA"), game.saved("EG")) == (0, 4)
    assert game.at("babylon") == "BA MC-HI-01 MC-LI-01"
    rich = table("pool EG: MC-HI-01 MC-LI-01", impulse="BA", ap=3)
    rich.play("BA", deal("EG", "babylon", "MC-HI-01", "MC-LI-01"))
    rich.answer("EG", "sell")
    assert rich.saved("EG") == 3


def test_aw_9_6_2_who_sells_what_to_whom() -> None:
    """AW-9.6-2: a seller does not buy, a buyer does not sell; minors buy but do not sell; no Aramaeans (R-270)."""
    sold = table("EG: sold-mercenaries; pool ME: MC-LI-01", impulse="EG", ap=5)
    assert sold.refused("EG", deal("ME", "memphis", "MC-LI-01")).rule == "9.6"
    bought = table("EG: bought-mercenaries; pool EG: MC-LI-01", impulse="BA", ap=5)
    assert bought.refused("BA", deal("EG", "babylon", "MC-LI-01")).message.id == "buyer-may-not-sell"
    aramaeans = table("pool BA: AR-LC-01", impulse="EG", ap=5)
    assert aramaeans.refused("EG", deal("BA", "memphis", "AR-LC-01")).rule == "9.6"
    minor = table("PH: active, seat P2; pool PH: MC-LI-01; pool EG: MC-LI-02", impulse="EG", ap=5)
    assert minor.refused("EG", deal("PH", "memphis", "MC-LI-01")).message.id == "only-powers-sell"
    placed = table("memphis: EG MC-LI-02", impulse="BA", ap=5)
    assert placed.refused("BA", deal("EG", "babylon", "MC-LI-02")).rule == "9.6"
    buying = table("PH: active, seat P2; pool EG: MC-LI-02", impulse="PH", ap=5)
    buying.play("PH", deal("EG", "tyre", "MC-LI-02"))
    buying.answer("EG", "sell")
    assert (buying.at("tyre"), buying.ap("PH"), buying.saved("EG")) == ("PH MC-LI-02", 4, 1)


def test_9_6_the_seller_may_decline() -> None:
    game = table("pool EG: MC-LI-01", impulse="BA", ap=5)
    game.play("BA", deal("EG", "babylon", "MC-LI-01"))
    game.answer("EG", "keep")
    assert (game.ap("BA"), game.at("babylon")) == (5, "")
    assert not game.country("EG").turn.sold_mercenaries


@pytest.mark.unsound("tribes-are-led")
def test_aw_9_6_102_not_for_sale() -> None:
    """AW-9.6-102: neither Arabs nor units on the map, and not to nomads."""
    arabs = table("pool BA: AB-LC-01", impulse="EG", ap=5)
    assert arabs.refused("EG", deal("BA", "memphis", "AB-LC-01")).rule == "9.6"
    placed = table("memphis: EG MC-LI-01", impulse="BA", ap=5)
    assert placed.refused("BA", deal("EG", "babylon", "MC-LI-01")).rule == "9.6"
    nomads = table(
        "clock: turn 4; SC: active, entered, seat P2; far-east: SC madyes; pool BA: MC-LI-01", impulse="SC", ap=5
    )
    assert nomads.refused("SC", deal("BA", "far-east", "MC-LI-01")).rule == "10.1"


def test_9_6_is_a_switch() -> None:
    game = table("options: not selling; pool EG: MC-LI-01", impulse="BA", ap=5)
    assert game.refused("BA", deal("EG", "babylon", "MC-LI-01")).rule == "9.6"


@pytest.mark.unsound("tribes-are-led")
def test_9_6_only_what_can_be_bought_is_offered() -> None:
    """9.6, 10.1: prices are rounded up, a pool that is too dear does not tempt, and nomads buy nothing."""

    def sellers(game: CaseTable, country: str) -> list[str]:
        found = game.match.candidates(game.seat(country), "buy-mercenaries", "seller", {}, "")
        return [candidate.value for candidate in found]

    pools = "pool EG: MC-HI-01 MC-LI-01; pool ME: MC-HI-02; pool BA: none; pool AS: none; pool EL: none"
    game = table(pools, impulse="BA", ap=1.5)
    assert sellers(game, "BA") == ["EG"]
    units = game.match.candidates(game.seat("BA"), "buy-mercenaries", "units", {"seller": "EG"}, "")
    assert [candidate.value for candidate in units] == ["MC-LI-01"]
    tribe = table(f"{pools}; clock: turn 4; SC: active, entered, seat P2; tabal: SC madyes", impulse="SC", ap=4)
    assert sellers(tribe, "SC") == []


def test_6_16_a_no_ship_is_offered_without_a_port() -> None:
    """6.1, 6.16.a: whoever has no home port builds none and buys none back."""
    game = table("regroup: AS SH1", impulse="AS", ap=4)
    for tag in ("build-ship", "buy-back-ship"):
        assert game.match.candidates(game.seat("AS"), tag, "ship", {}, "") == []
