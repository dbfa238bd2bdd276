"""EC-33 to EC-35, EC-53, EC-58 to EC-60: courting, annexing and subverting."""

import pytest

from rules.core.actions import Action
from rules.empires.board.ids import AreaId
from rules.empires.diplomacy.diplomacy import Annex, Court, Subvert
from rules.empires.trade.placing import PlaceTrade
from tests.empires.cases.table import table

DACIA, CISALPINA, ASIA = AreaId("dacia"), AreaId("cisalpina"), AreaId("asia")
BLUE = "phoenicia: blue, fort; syria: blue; c: blue 2; germania: green"


@pytest.mark.parametrize(("die", "after"), [(2, "red 1"), (1, "")])
def test_ec_33_courting(die: int, after: str) -> None:
    """EC-33: two markers are paid; 2 brings the area, 1 nothing, and the payment is lost."""
    game = table("red: goods 3; thracia: red; asia: blue; germania: green", act="red", dice={"diplomacy": [die]})
    game.play("red", Court(DACIA))
    assert (game.at("dacia"), game.realm("red").goods) == (after, 1)


def test_ec_33_captured_markers_do_not_pay() -> None:
    """EC-33: one own marker and captured ones are not enough."""
    game = table("red: goods 1, captured blue 3; thracia: red; asia: blue; germania: green", act="red")
    assert game.refused("red", Court(DACIA)).message.id == "warehouse-too-small"


def test_ec_34_annexing() -> None:
    """EC-34: with a diplomat one marker and no roll, even over mountains; without one refused."""
    text = "red: goods 1{}; narbonensis: red; asia: blue; germania: green"
    assert table(text.format(""), act="red").refused("red", Annex(CISALPINA)).message.id == "no-diplomat"
    game = table(text.format(", cards diplomat-1"), act="red")
    outcome = game.play("red", Annex(CISALPINA))
    assert (game.at("cisalpina"), game.realm("red").goods) == ("red 1", 0)
    assert outcome.entries[0].rolls == ()


@pytest.mark.parametrize(
    ("markers", "pay", "die", "after"),
    [(2, 3, 3, "blue 1, fort"), (1, 3, 3, "red 1, fort"), (1, 0, 5, "blue 1, fort"), (1, 3, 2, "blue 1, fort")],
)
def test_ec_35_subverting(markers: int, pay: int, die: int, after: str) -> None:
    """EC-35: die and payment reach 6: one marker leaves, and the last one makes the area the player's, fort and all."""
    text = f"red: goods 3, cards diplomat-1; asia: red; cilicia: blue {markers}, fort; syria: blue; dacia: green"
    game = table(text, act="red", dice={"diplomacy": [die]})
    game.play("red", Subvert(AreaId("cilicia"), pay))
    assert (game.at("cilicia"), game.realm("red").goods) == (after, 3 - pay)


def test_ec_35_at_most_three() -> None:
    """EC-35: paying 4 is refused."""
    game = table(f"red: goods 9, cards diplomat-1; asia: red; {BLUE}", act="red")
    assert game.refused("red", Subvert(AreaId("syria"), 4)).message.id == "bad-payment"


def test_ec_53_a_fort_is_handed_over() -> None:
    """EC-53: the only marker of fortified Phoenicia is subverted: province and fort change hands."""
    game = table(f"red: goods 3, cards diplomat-1; asia: red; {BLUE}", act="red", dice={"diplomacy": [3]})
    game.play("red", Subvert(AreaId("phoenicia"), 3))
    assert game.at("phoenicia") == "red 1, fort"
    assert game.told[:1] == ["area-subverted"]


def test_ec_58_subverting_at_sea() -> None:
    """EC-58: one of two markers in sea C leaves."""
    game = table(f"red: goods 1, cards diplomat-1; asia: red; {BLUE}", act="red", dice={"diplomacy": [5]})
    game.play("red", Subvert(AreaId("c"), 1))
    assert game.at("c") == "blue 1"


def test_ec_59_courting_needs_no_movement() -> None:
    """EC-59: over mountains without a movement roll."""
    game = table("red: goods 2; narbonensis: red; asia: blue; dacia: green", act="red", dice={"diplomacy": [2]})
    outcome = game.play("red", Court(CISALPINA))
    assert [roll.label for roll in outcome.entries[0].rolls] == ["diplomacy"]
    assert (game.at("cisalpina"), game.realm("red").goods) == ("red 1", 0)


def test_ec_60_over_the_mediterranean() -> None:
    """EC-60: Africa annexes Asia, but may not trade there."""
    game = table("red: goods 2, cards diplomat-1; africa: red; syria: blue; dacia: green", act="red")
    assert game.refused("red", PlaceTrade(("asia",))).message.id == "not-linked"
    game.play("red", Annex(ASIA))
    assert game.at("asia") == "red 1"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (Court(AreaId("syria")), "area-not-neutral"),
        (Court(AreaId("britannia")), "out-of-reach"),
        (Annex(AreaId("nowhere")), "unknown-area"),
        (Subvert(DACIA), "no-foreign-marker"),
        (Subvert(AreaId("asia")), "no-foreign-marker"),
        (Subvert(AreaId("germania")), "out-of-reach"),
        (Subvert(AreaId("cyprus")), "last-province"),
    ],
)
def test_ch_5_4_every_refusal_says_why(given: Action, why: str) -> None:
    text = "red: goods 5, cards diplomat-1; asia: red; syria: blue; judaea: blue; cyprus: green; germania: yellow"
    game = table(f"order red blue green yellow; {text}; sarmatia: yellow", act="red")
    assert game.refused("red", given).message.id == why
