"""Section 6.8.2: assaults."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from tests.assyrian_wars.cases.battles import box, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import besiege, damage, defence_factors, hits, nomad_points, siege_table, storm

SARGON = "sippar: AS sargon 3HI 2LI B, BA (nabu 3LI)"
ATTACK = [1, 4, 5, 3, 6, 5, 3, 2, 5, 6, 4, 6]


def test_aw_6_8_2_1_sippar_is_stormed() -> None:
    """AW-6.8.2-1: 12 dice against 12; 5:4 takes the city, survivors are routed."""
    game = siege_table(SARGON, dice={"besiegers": ATTACK, "defenders": [3, 1, 5, 6, 2, 4, 5, 1, 3, 3, 4, 5]})
    besiege(game, "AS-sargon", "assault")
    assert hits(game) == (5, 4)
    game.answer("BA", ("BA-LI-1", "BA-LI-1+", "BA-LI-2", "BA-LI-2+", "BA-LI-3"))
    through(game)
    assert (game.control("sippar"), damage(game, "sippar"), vp(game, "AS")) == ("AS", 0, 1)
    assert box(game) == ["BA-LI-3", "BA-nabu"]
    assert game.board.regroup[0].reduced or game.board.regroup[1].reduced
    assert len(there(game, "sippar")) >= 5
    assert not any(piece.used for piece in game.board.areas[AreaId("sippar")].pieces)


def test_aw_6_8_2_2_a_tie_fails() -> None:
    """AW-6.8.2-2: 4:4 does not take the city; the defender has 1 VP and keeps his losses."""
    game = siege_table(SARGON, dice={"besiegers": [6, *ATTACK[1:]], "defenders": [3, 1, 5, 6, 2, 4, 5, 1, 3, 3, 4, 5]})
    besiege(game, "AS-sargon", "assault")
    assert hits(game) == (4, 4)
    through(game)
    assert (game.control("sippar"), vp(game, "BA"), vp(game, "AS")) == ("BA", 1, 0)
    besiegers = [piece for piece in game.board.areas[AreaId("sippar")].pieces if piece.owner == "AS"]
    assert besiegers
    assert all(piece.used for piece in besiegers)
    assert box(game) == []
    lost = 6 - sum(
        1 if piece.reduced else 2
        for piece in game.board.areas[AreaId("sippar")].pieces
        if piece.owner == "BA" and piece.is_unit
    )
    assert lost == 4


def test_aw_6_8_2_3_an_empty_city() -> None:
    """AW-6.8.2-3: two city dice; 1:0 takes Guzana, 0:0 does not and Assyria has 1 VP."""
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    storm(game, "BA-nabu", "assault", by="BA")
    assert (game.control("guzana"), vp(game, "AS"), vp(game, "BA")) == ("BA", 0, 0)
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [6, 6], "defenders": [4, 4]})
    storm(game, "BA-nabu", "assault", by="BA")
    assert (game.control("guzana"), vp(game, "AS")) == ("AS", 1)


def test_aw_6_8_2_4_nobody_left_to_march_in() -> None:
    """AW-6.8.2-4: 3:2 is not enough when both hits kill the only unit; its leader is driven off."""
    game = siege_table("guzana: BA marduk LI", by="BA", dice={"besiegers": [1, 1, 1], "defenders": [1, 1]})
    besiege(game, "BA-marduk", "assault", by="BA")
    assert hits(game) == (3, 2)
    game.answer("BA", ("BA-LI-1", "BA-LI-1+"))
    through(game)
    assert (game.control("guzana"), vp(game, "AS")) == ("AS", 1)
    assert game.board.areas[AreaId("guzana")].sieges == []


def test_aw_6_8_2_5_an_assyrian_garrison() -> None:
    """AW-6.8.2-5: 4 city dice, 2 of the unit, 4 Assyrian ones."""
    game = siege_table("arrapha: BA nabu 3LI, AS (LI)", by="BA")
    storm(game, "BA-nabu", "assault", by="BA")
    assert len(game.message("siege-rolled").params["defenders"]) == 10


def test_aw_6_8_2_6_a_damaged_capital() -> None:
    """AW-6.8.2-6: Babylon at strength 3: six dice, and 2 VP for the taker."""
    game = siege_table("babylon: AS turtan 3LI, damage 1", dice={"besiegers": every(1), "defenders": every(6)})
    storm(game, "AS-turtan", "assault")
    assert len(game.message("siege-rolled").params["defenders"]) == 6
    assert (game.control("babylon"), vp(game, "AS")) == ("AS", 2)


def test_aw_9_7_18_bowmen_behind_walls() -> None:
    """AW-9.7-18: defending bowmen and chariots are one better, each die rolled twice in an assault."""
    game = siege_table("options: special-units; susa: AS turtan 3LI, EL (B CH LI)")
    assert defence_factors(game, "susa") == [3, 3, 3, 3, 4, 5, 2]
    storm(game, "AS-turtan", "assault")
    assert len(game.message("siege-rolled").params["defenders"]) == 14


@pytest.mark.parametrize("chosen", ["BA", "EL"])
def test_8_3_powers_that_repel_an_assault_together(chosen: str) -> None:
    """8.3, R-255, R-259: Babylonia's city with Elamites in it: its owner says who gets the point."""
    game = siege_table("sippar: AS turtan 2LI, BA (LI), EL (LI)", dice={"besiegers": every(6), "defenders": every(6)})
    besiege(game, "AS-turtan", "assault")
    assert game.question("BA").kind == "share-points"
    game.answer("BA", chosen)
    through(game)
    assert (vp(game, "BA"), vp(game, "EL")) == (int(chosen == "BA"), int(chosen == "EL"))


def test_8_3_the_points_for_nomads_behind_walls_are_shared() -> None:
    """8.3, R-259, R-279: Babylonia and Elam together kill the last Scythians in a city: two points for each."""
    game = siege_table(
        "SC: active, entered, controller EG; group 5 BA: BA-nabu EL-tannanu;"
        " sippar: SC (LC1), BA nabu 4LI, EL tannanu 4LI, control SC",
        by="BA",
        dice={"besiegers": every(1), "defenders": every(6)},
    )
    storm(game, "BA-nabu", "assault", by="BA")
    assert [nomad_points(game, power) for power in ("BA", "EL")] == [2, 2]


def test_8_3_the_points_for_nomads_before_the_walls_are_shared() -> None:
    """8.3, R-259, R-279: Babylonia's city with Elamites in it kills the last Scythians: two points for each."""
    game = siege_table(
        "SC: active, entered, controller EG; sippar: BA (LI), EL (LI), SC ishpakai LC1-",
        by="SC",
        dice={"besiegers": every(6), "defenders": every(1)},
    )
    storm(game, "SC-ishpakai", "assault", by="SC")
    assert [nomad_points(game, power) for power in ("BA", "EL")] == [2, 2]


def test_8_3_a_pact_city_kills_nomads_for_its_power() -> None:
    """8.3, R-256, R-279: the last Scythians die before a minor city, whose power scores for it."""
    game = siege_table(
        "SC: active, entered, controller EG; pact adana BA; adana: SC ishpakai LC1-",
        by="SC",
        dice={"besiegers": every(6), "defenders": every(1)},
    )
    storm(game, "SC-ishpakai", "assault", by="SC")
    assert nomad_points(game, "BA") == 4
