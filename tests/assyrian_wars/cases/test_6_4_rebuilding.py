"""6.4 and 6.5: rebuilding, clearing, repairing, the Regroup Box."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.build.rebuilding import ClearPillage, Rebuild, RepairCity
from rules.assyrian_wars.build.regrouping import BuyBack
from rules.assyrian_wars.sea.shipyards import BuyBackShip
from tests.assyrian_wars.cases.table import CaseTable, table


def rebuild(*names: str) -> Rebuild:
    return Rebuild(tuple(UnitId(PieceId(name)) for name in names))


def back(area: str, *names: str) -> BuyBack:
    return BuyBack(tuple(PieceId(name) for name in names), AreaId(area))


@pytest.mark.parametrize("options", ["special-units", "not special-units"], ids=["AW-6.4-1-on", "AW-6.4-1-off"])
def test_aw_6_4_1_from_2_to_4(options: str) -> None:
    game = table(f"nineveh: AS HI1-; options: {options}", impulse="AS", ap=4)
    game.play("AS", rebuild("AS-HI-1"))
    assert (game.at("nineveh"), game.ap("AS")) == ("AS HI1", 0)


def test_aw_6_4_2_all_or_nothing() -> None:
    """AW-6.4-2: the flip from 1 to 3 costs 4 AP."""
    game = table("nineveh: AS LI1-", impulse="AS", ap=2)
    assert game.refused("AS", rebuild("AS-LI-1")).rule == "6.4"


def test_aw_6_4_3_mercenary_in_the_field() -> None:
    """AW-6.4-3: before Babylon a mercenary is rebuilt for 1 AP, a regular has no path home."""
    game = table("babylon: BA (LI), AS turtan HI1- MC-B-01-, siege AS AS-turtan", impulse="AS", ap=8)
    assert game.refused("AS", rebuild("AS-HI-1")).rule == "6.4"
    game.play("AS", rebuild("MC-B-01"))
    assert game.ap("AS") == 7


def test_aw_6_4_4_path_through_no_mans_land() -> None:
    """AW-6.4-4: Kummuhu joins Adana and Harran only while an Assyrian unit is there (R-6)."""
    game = table("tarsus: AS LI1-; pact adana AS", impulse="AS", ap=4)
    assert game.refused("AS", rebuild("AS-LI-1")).rule == "6.4"
    game = table("tarsus: AS LI1-; pact adana AS; kummuhu: AS LI2", impulse="AS", ap=4)
    game.play("AS", rebuild("AS-LI-1"))
    assert game.ap("AS") == 0


def test_aw_6_4_5_path_across_the_sea() -> None:
    """AW-6.4-5: no more enemy ships than friendly ones on the way."""
    text = "war PH EG; PH: active, seat P2; gaza: EG HI1-; philistia: EG 2SH, PH"
    game = table(f"{text} 2SH", impulse="EG", ap=2)
    game.play("EG", rebuild("EG-HI-1"))
    assert game.ap("EG") == 0
    game = table(f"{text} 3SH", impulse="EG", ap=2)
    assert game.refused("EG", rebuild("EG-HI-1")).rule == "6.4"


def test_aw_6_4_6_besieged_port() -> None:
    """AW-6.4-6: out of besieged Tyre by way of the sea."""
    text = "war PH AS; PH: active, seat P2; tyre: PH (LI1-), AS turtan 3LI, siege AS AS-turtan"
    game = table(text, impulse="PH", ap=2)
    game.play("PH", rebuild("PH-LI-1"))
    assert game.ap("PH") == 0
    game = table(f"{text}; clock: turn 2; sidonia: AS SH1", impulse="PH", ap=2)
    assert game.refused("PH", rebuild("PH-LI-1")).rule == "6.4"


def test_aw_6_4_7_source_in_an_allied_country() -> None:
    """AW-6.4-7: an ally's home area will do, that of a country at march status will not."""
    text = "war PH EG; PH: active, seat P2; lachish: EG LI1-; philistia: PH SH"
    game = table(f"{text}; JU: active, track EG, level 13", impulse="EG", ap=2)
    game.play("EG", rebuild("EG-LI-1"))
    game = table(f"{text}; JU: track EG, level 11", impulse="EG", ap=2)
    assert game.refused("EG", rebuild("EG-LI-1")).rule == "6.4"


def test_aw_6_4_8_pillage_markers() -> None:
    """AW-6.4-8: 1 AP a level."""
    text = "arrapha: pillage 1; arbela: pillage 2"
    game = table(text, impulse="AS", ap=6)
    game.play("AS", ClearPillage(AreaId("arrapha")))
    game.play("AS", ClearPillage(AreaId("arbela")))
    assert (game.ap("AS"), game.board.areas[AreaId("arbela")].pillage) == (4, 1)
    game = table(text, impulse="AS", ap=6)
    game.play("AS", ClearPillage(AreaId("arbela"), 2))
    assert (game.ap("AS"), game.board.areas[AreaId("arbela")].pillage) == (4, 0)


def test_aw_6_4_9_not_yours_to_clear() -> None:
    """AW-6.4-9: neither a captured city that is no province nor an ally's; the ally clears its own."""
    text = "sippar: AS LI, control AS, pillage 1; tyre: pillage 1; PH: active, track AS, level 13"
    game = table(text, impulse="AS", ap=6)
    assert game.refused("AS", ClearPillage(AreaId("sippar"))).rule == "6.4"
    assert game.refused("AS", ClearPillage(AreaId("tyre"))).rule == "6.4"
    game = table(text, impulse="PH", ap=1)
    game.play("PH", ClearPillage(AreaId("tyre")))


def test_a_province_and_a_taken_associated_area_may_be_cleared() -> None:
    """6.4: provinces and associated areas that the country controls."""
    game = table("sippar: AS LI, control AS, province AS, pillage 1", impulse="AS", ap=6)
    game.play("AS", ClearPillage(AreaId("sippar")))
    game = table("war ME AS; zamua: ME LI, control ME, pillage 1", impulse="ME", ap=6)
    game.play("ME", ClearPillage(AreaId("zamua")))


def walls(text: str) -> CaseTable:
    return table(f"kalhu: AS (LI), BA nabu 3LI, damage 2{text}", impulse="AS", ap=4)


def test_aw_6_4_10_repairing_walls() -> None:
    """AW-6.4-10: a begun siege forbids repair, an enemy outside does not."""
    assert walls(", siege BA BA-nabu hunger 1").refused("AS", RepairCity(AreaId("kalhu"), 2)).rule == "6.4"
    game = walls("")
    game.play("AS", RepairCity(AreaId("kalhu"), 2))
    assert game.ap("AS") == 2
    game = walls("")
    game.play("AS", RepairCity(AreaId("kalhu")))
    assert (game.ap("AS"), game.board.areas[AreaId("kalhu")].damage) == (3, 1)


def test_aw_6_4_11_captured_walls() -> None:
    """AW-6.4-11: only the conqueror repairs."""
    text = "sippar: AS LI, control AS, damage 1"
    assert table(text, impulse="BA", ap=4).refused("BA", RepairCity(AreaId("sippar"))).rule == "6.4"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", RepairCity(AreaId("sippar")))
    assert game.ap("AS") == 3


def test_aw_6_4_12_nomad_mercenaries() -> None:
    """AW-6.4-12."""
    game = table("babylon: BA AR-LC-01-", impulse="BA", ap=4)
    assert game.refused("BA", rebuild("AR-LC-01")).rule == "10.1"


def test_a_ship_is_repaired_for_1_ap_at_a_friendly_port() -> None:
    """6.16.a."""
    game = table("sealand-waters: BA SH1-; dilmun-waters: BA SH2-", impulse="BA", ap=4)
    game.play("BA", rebuild("BA-SH-1"))
    assert game.ap("BA") == 3
    assert game.refused("BA", rebuild("BA-SH-2")).rule == "6.16.a"


# 6.5


def test_aw_6_5_1_flat_price() -> None:
    """AW-6.5-1: 1 + 1 + 1 + ½ AP; the chariot comes back reduced."""
    game = table("regroup: AS CH1- LI1 turtan MC-LI-01", impulse="AS", ap=4)
    game.play("AS", back("nineveh", "AS-CH-1", "AS-LI-1", "AS-turtan", "MC-LI-01"))
    assert game.ap("AS") == 0.5
    assert game.at("nineveh") == "AS CH1- LI1 turtan MC-LI-01"


def test_aw_6_5_2_repair_and_hire_for_1_ap() -> None:
    """AW-6.5-2: the rulebook's example."""
    game = table("nineveh: AS MC-LI-01-; regroup: AS MC-LI-02", impulse="AS", ap=1)
    game.play("AS", rebuild("MC-LI-01"))
    game.play("AS", back("nineveh", "MC-LI-02"))
    assert game.ap("AS") == 0


def test_aw_6_5_3_somebody_elses_mercenary() -> None:
    """AW-6.5-3: it serves Babylonia now."""
    game = table("regroup: AS MC-LI-01", impulse="BA", ap=1)
    game.play("BA", back("babylon", "MC-LI-01"))
    assert (game.at("babylon"), game.ap("BA")) == ("BA MC-LI-01", 0.5)


def test_aw_6_5_4_placement_as_for_new_units() -> None:
    """AW-6.5-4: a regular needs a home city, a mercenary may join the army in the field."""
    game = table("arrapha: AS (LI), EL humban 2LI; regroup: EL B1 MC-LI-01", impulse="EL", ap=4)
    assert game.refused("EL", back("arrapha", "EL-B-1")).rule == "6.1"
    game.play("EL", back("arrapha", "MC-LI-01"))
    assert game.where("MC-LI-01") == "arrapha"


def test_aramaeans_are_bought_back_by_their_employer_only() -> None:
    """R-30."""
    game = table("regroup: BA AR-LC-01", impulse="EL", ap=4)
    assert game.refused("EL", back("susa", "AR-LC-01")).rule == "6.5"


def test_a_routed_ship_comes_back_where_a_new_one_could() -> None:
    """6.5, 6.16.a: 1 AP, at a home port, on its side."""
    game = table("regroup: BA SH1-", impulse="BA", ap=4)
    ship = UnitId(PieceId("BA-SH-1"))
    assert game.refused("BA", BuyBackShip(ship, ZoneId("elam-coast"))).rule == "6.16.a"
    game.play("BA", BuyBackShip(ship, ZoneId("sealand-waters")))
    assert (game.ap("BA"), game.where("BA-SH-1")) == (3, "sealand-waters")
    assert game.board.zones[ZoneId("sealand-waters")][0].reduced
