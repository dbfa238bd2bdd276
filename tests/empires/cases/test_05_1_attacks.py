"""EC-08 to EC-15, EC-44, EC-51, EC-52: routes, movement, neutral areas, and what cannot be attacked."""

import pytest

from rules.empires.attack.attack import Assault
from rules.empires.board.ids import AreaId
from tests.empires.cases.table import CaseTable, table

OTHERS = "; blue: set d; green: set e; mesopotamia: blue; armenia: blue; sarmatia: green; germania: green"
STRONGEST = ("strongest",)


def attack(text: str, target: str, dice: dict[str, list[int]], route: str = "") -> CaseTable:
    """Red attacks a neutral area with these dice."""
    game = table(f"red: set a; {text}{OTHERS}", act="red", dice=dice)
    game.play("red", Assault(AreaId(target), route=route))
    assert game.dice.unused() == {}
    return game


@pytest.mark.parametrize(("die", "after"), [(3, "red 1"), (2, "")])
def test_ec_08_a_neutral_province_over_land(die: int, after: str) -> None:
    """EC-08: no movement roll; 3 takes it, 2 does not."""
    assert attack("italia: red", "cisalpina", {"conquest": [die]}).at("cisalpina") == after


@pytest.mark.parametrize(
    ("dice", "after"),
    [({"movement": [1]}, ""), ({"movement": [2], "conquest": [3]}, "red 1"), ({"movement": [6], "conquest": [2]}, "")],
)
def test_ec_09_over_mountains(dice: dict[str, list[int]], after: str) -> None:
    """EC-09: 2 crosses the mountains, 1 ends the action."""
    assert attack("narbonensis: red", "cisalpina", dice).at("cisalpina") == after


@pytest.mark.parametrize(("route", "die"), [("baetica:strait", 2), ("baetica:sea", 4)])
def test_ec_10_strait_or_sea(route: str, die: int) -> None:
    """EC-10: the strait needs 2, the sea 4, whichever is named."""
    assert attack("baetica: red", "mauretania", {"movement": [die], "conquest": [3]}, route).at("mauretania") == "red 1"
    assert attack("baetica: red", "mauretania", {"movement": [die - 1]}, route).at("mauretania") == ""


@pytest.mark.parametrize(
    ("text", "die", "arrives"), [("africa: red", 4, True), ("africa: red", 3, False), ("africa: red; e: red", 3, True)]
)
def test_ec_11_coast_to_coast(text: str, die: int, arrives: bool) -> None:
    """EC-11: 4 over the Mediterranean, 3 with an own sea at the target."""
    dice = {"movement": [die], "conquest": [3]} if arrives else {"movement": [die]}
    assert attack(text, "asia", dice).at("asia") == ("red 1" if arrives else "")


@pytest.mark.parametrize(
    ("text", "die", "arrives"),
    [("sicilia: red", 3, True), ("sicilia: red; w: red", 2, True), ("sicilia: red; w: red", 1, False)],
)
def test_ec_12_a_sealane_and_an_own_sea_add_up(text: str, die: int, arrives: bool) -> None:
    """EC-12: Sicilia to Africa needs 3, and 2 with sea W."""
    dice = {"movement": [die], "conquest": [3]} if arrives else {"movement": [die]}
    assert attack(text, "africa", dice).at("africa") == ("red 1" if arrives else "")


@pytest.mark.parametrize(
    ("text", "die", "after"), [("", 4, "red 1"), ("; c: red", 3, "red 1"), ("; w: red", 3, ""), ("", 3, "")]
)
def test_ec_13_a_neutral_sea(text: str, die: int, after: str) -> None:
    """EC-13: the movement is enough; only a sea beside it helps."""
    assert attack(f"italia: red{text}", "e", {"movement": [die]}).at("e") == after


@pytest.mark.parametrize(
    ("own", "target", "why"),
    [("germania", "italia", "out-of-reach"), ("bithynia", "cyprus", "out-of-reach"), ("bithynia", "asia", "")],
)
def test_ec_14_out_of_reach(own: str, target: str, why: str) -> None:
    """EC-14: without a coast of one's own only links count."""
    game = table(f"red: set a; {own}: red; blue: set d; dacia: blue", act="red", dice={"conquest": [6]})
    if why:
        assert game.refused("red", Assault(AreaId(target))).message.id == why
    else:
        game.play("red", Assault(AreaId(target)))


def test_ec_15_a_last_province_cannot_be_attacked() -> None:
    """EC-15: the last land province is refused, a sea of the same owner is not."""
    text = "red: set a; italia: red; sicilia: red; blue: set d; africa: blue; w: blue; c: blue"
    game = table(text, act="red", dice={"movement": [6]})
    refusal = game.refused("red", Assault(AreaId("africa"), STRONGEST))
    assert (refusal.rule, refusal.message.id) == ("E-5", "last-province")
    game.play("red", Assault(AreaId("w"), STRONGEST))
    assert game.asked == [("blue", "defend")]


def test_ec_44_a_failed_movement_shows_no_stack() -> None:
    """EC-44: the action is over, nobody saw the stack, and no card is gone."""
    text = "red: set a; baetica: red; blue: set d; africa: blue; asia: blue; green: set e; dacia: green"
    game = table(text, act="red", dice={"movement": [3]})
    outcome = game.play("red", Assault(AreaId("africa"), STRONGEST))
    assert game.told == ["attack-declared", "movement-failed"]
    assert game.asked == [("blue", "action")]
    assert game.board.engagement is None
    assert [entry.for_seat(game.match.seats[1]).answer for entry in outcome.entries] == [None]
    assert "sword" not in str([entry.public() for entry in outcome.entries])


@pytest.mark.parametrize(
    ("own", "target", "kind", "needs"),
    [("baetica: red", "mauretania", "strait", 2), ("thracia: red; e: red", "asia", "strait", 2)],
)
def test_ec_51_the_easiest_route_is_taken(own: str, target: str, kind: str, needs: int) -> None:
    """EC-51: the strait, though the sea is open too."""
    game = attack(own, target, {"movement": [2], "conquest": [3]})
    assert game.messages("attack-declared")[0].params["route"] == kind
    assert game.messages("movement-succeeded")[0].params["needs"] == needs


@pytest.mark.parametrize(("die", "arrives"), [(2, True), (1, False)])
def test_ec_52_achaia_to_creta(die: int, arrives: bool) -> None:
    """EC-52: a sealane and sea C: 2 succeeds, 1 does not."""
    dice = {"movement": [die], "conquest": [3]} if arrives else {"movement": [die]}
    assert attack("achaia: red; c: red", "creta", dice).at("creta") == ("red 1" if arrives else "")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (Assault(AreaId("atlantis")), "unknown-area"),
        (Assault(AreaId("italia")), "area-is-yours"),
        (Assault(AreaId("cisalpina"), route="italia:sealane"), "no-such-route"),
        (Assault(AreaId("cisalpina"), STRONGEST), "no-stack-needed"),
        (Assault(AreaId("sicilia")), "wrong-stack-size"),
        (Assault(AreaId("sicilia"), STRONGEST, STRONGEST), "no-fort-there"),
    ],
)
def test_ch_5_1_every_refusal_says_why(given: Assault, why: str) -> None:
    game = table("red: set a; italia: red; blue: set d; sicilia: blue; asia: blue", act="red")
    refusal = game.refused("red", given)
    assert refusal.message.id == why
    assert refusal.rule


def test_ch_5_1_the_quote_tells_the_rolls() -> None:
    game = table(f"red: set a; narbonensis: red{OTHERS}", act="red")
    lines = game.quote("red", Assault(AreaId("cisalpina"))).lines
    assert [(line.id, line.params["needs"], line.params["percent"]) for line in lines] == [
        ("quote-movement", 2, 83),
        ("quote-neutral", 3, 67),
    ]
