"""EC-39, EC-40, EC-55: placing trade markers and displacing others."""

import pytest

from rules.empires.trade.placing import PlaceTrade
from tests.empires.cases.table import table

AFRICA = "red: goods 5{}; africa: red; asia: blue; dacia: green"
JUDAEA = "red: goods 3{}; syria: red; judaea: blue, trade blue 1 green 1; asia: blue; dacia: green"


@pytest.mark.parametrize("areas", [("africa", "tripolitania"), ("sicilia", "w"), ("africa", "africa"), ("africa",)])
def test_ec_39_own_and_linked_areas(areas: tuple[str, ...]) -> None:
    """EC-39: two markers into the own area or over any link."""
    game = table(AFRICA.format(""), act="red")
    game.play("red", PlaceTrade(areas))
    assert game.realm("red").goods == 5 - len(areas)
    assert all("trade red" in game.at(area) for area in areas)


@pytest.mark.parametrize(
    ("trader", "areas", "why"),
    [
        ("", ("asia",), "not-linked"),
        ("", ("africa", "w", "c"), "bad-number-of-trade-markers"),
        ("", (), "bad-number-of-trade-markers"),
        (", cards trader-1", ("africa", "w", "c"), ""),
        ("", ("atlantis",), "unknown-area"),
        ("", ("africa:nobody",), "unknown-colour"),
    ],
)
def test_ec_39_how_many_and_where(trader: str, areas: tuple[str, ...], why: str) -> None:
    """EC-39: coasts are not links; three markers need a trader."""
    game = table(AFRICA.format(trader), act="red")
    refusal = game.match.refusal("red", PlaceTrade(areas))
    assert ("" if refusal is None else refusal.message.id) == why


def test_ec_40_displacement_fails() -> None:
    """EC-40: 4 fails without a trader: the marker stays in the warehouse, and one of the two is used up."""
    game = table(JUDAEA.format(""), act="red", dice={"displacement": [4]})
    game.play("red", PlaceTrade(("judaea:blue", "syria")))
    assert game.at("judaea") == "blue 1, trade blue 1 green 1"
    assert (game.at("syria"), game.realm("red").goods) == ("red 1, trade red 1", 2)


def test_ec_40_a_trader_helps() -> None:
    """EC-40: with a trader 4 is 5: the named marker goes, the own one takes its place."""
    game = table(JUDAEA.format(", cards trader-1"), act="red", dice={"displacement": [4]})
    assert game.quote("red", PlaceTrade(("judaea:green",))).lines[-1].params["percent"] == 50
    game.play("red", PlaceTrade(("judaea:green",)))
    assert game.at("judaea") == "blue 1, trade blue 1 red 1"
    assert game.realm("green").goods == 0


def test_ec_55_full_areas() -> None:
    """EC-55: a third marker fills Africa; then a foreign one may be displaced, but no own one, and not before."""
    text = "red: goods 5; africa: red, trade red 2 blue 1; asia: blue; dacia: green"
    game = table(text, act="red", dice={"displacement": [5]})
    assert game.refused("red", PlaceTrade(("africa:blue",))).message.id == "area-not-full"
    assert game.refused("red", PlaceTrade(("africa", "africa"))).message.id == "area-full"
    assert game.refused("red", PlaceTrade(("africa", "africa:red"))).message.id == "no-such-trade-marker"
    game.play("red", PlaceTrade(("africa", "africa:blue")))
    assert game.at("africa") == "red 1, trade red 4"


def test_ch_5_7_a_marker_that_is_gone_is_not_displaced_again() -> None:
    game = table(JUDAEA.format(""), act="red", dice={"displacement": [6]})
    game.play("red", PlaceTrade(("judaea:blue", "judaea:blue")))
    assert game.at("judaea") == "blue 1, trade green 1 red 1"
    assert game.realm("red").goods == 2


def test_ch_5_7_the_warehouse_must_hold_them() -> None:
    game = table("red: goods 1; africa: red; asia: blue; dacia: green", act="red")
    assert game.refused("red", PlaceTrade(("africa", "w"))).message.id == "warehouse-too-small"
