"""EC-26, EC-28, EC-30 to EC-32, EC-54: losses, forts, plunder, spoils and the extra action."""

import pytest

from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from tests.empires.cases.battlefield import STRONGEST, assault, field, fight
from tests.empires.cases.table import PASS, CaseTable, table

SEA = "italia: red; cisalpina: red; asia: blue; syria: blue; dacia: green"
ROUT = {"attack": "elephants elephants elephants", "defence": "archers archers archers"}
ROUT_DICE = {"elephants": [2, 2, 2], "shot": [1, 1, 1]}


FIVE = ("elephants", "elephants", "sword", "sword", "spear")
HAND = "elephants-1 elephants-2 sword-1 sword-2 spear-1"


def two_lost(blue: str, defence: str, draws: list[str]) -> CaseTable:
    """Red wins the first two comparisons, and nobody the others."""
    text = f"red: cards {HAND}; blue: {blue}; {SEA}; narbonensis: blue"
    dice = {"elephants": [2, 2], "shot": [1, 1], "movement": [6]}
    game = table(text, act="red", dice=dice, draws={"defender-losses": draws})
    game.play("red", Assault(AreaId("narbonensis"), FIVE))
    game.play("blue", Defend("", tuple(defence.split())))
    (lost,) = game.messages("cards-lost")
    assert lost.params["count"] == 2
    return game


def test_ec_26_empire_cards_stay() -> None:
    """EC-26: lost empire cards stay in hand."""
    game = two_lost("set c", "foot foot spear spear spear", ["c-spear-1", "c-foot-1"])
    assert game.messages("cards-lost")[0].params["kept"] == 2
    assert game.board.discard == []
    assert len(game.view("blue").realms[1].hand) == 6


@pytest.mark.parametrize("drawn", [True, False])
def test_ec_26_a_general_card_is_lost_only_if_drawn(drawn: bool) -> None:
    """EC-26: one general card among five, two losses."""
    draws = ["c-foot-1", "sword-3" if drawn else "c-spear-1"]
    game = two_lost("set c, cards sword-3", "foot foot spear spear sword", draws)
    assert (game.board.discard == ["sword-3"]) is drawn
    assert ("sword-3" in game.realm("blue").cards) is not drawn


@pytest.mark.parametrize("combat", ["open", "siege"])
@pytest.mark.parametrize(("engineer", "after"), [("", "red 1"), ("engineer", "red 1, fort")])
def test_ec_28_a_conquered_fort(combat: str, engineer: str, after: str) -> None:
    """EC-28: destroyed, unless the winner has an engineer; the same in both kinds of battle."""
    game = field(f"sword sword sword {engineer}", "archers archers archers", "siege", {"shot": [1, 1, 1]})
    assault(game, "siege", "strongest", "strongest")
    game.play("blue", Defend("siege" if combat == "siege" else "open"))
    assert game.at("cisalpina") == after
    assert ("fort-captured" if engineer else "fort-destroyed") in game.told


def test_ec_30_spoils_of_a_rout() -> None:
    """EC-30: only the one own-colour marker moves; captured ones stay."""
    text = (
        f"red: goods 1, captured green 2, cards foot-1; blue: cards sword-1 sword-2 sword-3; {SEA}; narbonensis: blue"
    )
    game = table(text, act="red", dice={"shot": [1], "movement": [6]}, draws={"attacker-losses": ["foot-1"]})
    game.play("red", Assault(AreaId("narbonensis"), STRONGEST))
    game.play("blue", Defend())
    assert (game.realm("red").goods, game.realm("red").captured) == (0, {"green": 2})
    assert (game.realm("blue").goods, game.realm("blue").captured) == (0, {"red": 1})


def test_ec_31_plunder() -> None:
    """EC-31: three control markers leave, one comes, three trade markers are captured, the own one stays."""
    game = _conquest("africa: blue 3, trade red 1 blue 2 green 1")
    assert game.at("africa") == "red 1, trade red 1"
    assert game.realm("red").captured == {"blue": 2, "green": 1}
    assert game.realm("blue").lost == 1


def _conquest(target: str) -> CaseTable:
    """Red takes an area with two comparisons won and one without result."""
    text = f"red: cards sword-1 sword-2 spear-1; blue: cards archers-1 archers-2 spear-2; numidia: red; {target}"
    game = table(f"{text}; asia: blue; dacia: green", act="red", dice={"shot": [1, 1]})
    game.play("red", Assault(AreaId("africa"), ("sword", "sword", "spear")))
    game.play("blue", Defend("", ("archers", "archers", "spear")))
    return game


def test_ec_32_one_extra_action() -> None:
    """EC-32: a rout gives an extra action; a rout in it gives no further one."""
    cards = "red: cards elephants-1 elephants-2 elephants-3; blue: cards archers-1 archers-2 archers-3"
    lands = "italia: red; cisalpina: blue; illyria: blue; asia: blue; syria: blue; dacia: green"
    green = "green: cards foot-1 foot-2 foot-3; germania: green; achaia: green"
    dice = {"elephants": [2] * 6, "shot": [1] * 6, "movement": [6]}
    draws = {"defender-losses": ["archers-1", "archers-2", "archers-3", "foot-1", "foot-2", "foot-3"]}
    game = table(f"{cards}; {lands}; {green}", act="red", dice=dice, draws=draws)
    game.play("red", Assault(AreaId("cisalpina"), STRONGEST))
    game.play("blue", Defend())
    assert game.asked == [("red", "extra-action")]
    game.play("red", Assault(AreaId("germania"), STRONGEST))
    game.play("green", Defend())
    assert game.at("germania") == "red 1"
    assert game.asked == [("blue", "action")]


def test_e_20_the_extra_action_may_be_passed_up() -> None:
    game = fight(ROUT["attack"], ROUT["defence"], dice=ROUT_DICE)
    assert game.asked == [("red", "extra-action")]
    game.play("red", PASS)
    assert game.told[:1] == ["passed"]
    assert game.asked == [("blue", "action")]


def test_ec_54_the_extra_action_may_use_the_conquest() -> None:
    """EC-54: from Sicilia, just taken, over the sealane to Africa: 3 is needed."""
    cards = "red: cards elephants-1 elephants-2 elephants-3; blue: cards archers-1 archers-2 archers-3"
    lands = "italia: red; sicilia: blue; asia: blue; syria: blue; dacia: green"
    dice = {"elephants": [2] * 3, "shot": [1] * 3, "movement": [2, 3], "conquest": [3]}
    game = table(f"{cards}; {lands}", act="red", dice=dice)
    game.play("red", Assault(AreaId("sicilia"), STRONGEST))
    game.play("blue", Defend())
    game.play("red", Assault(AreaId("africa"), route="sicilia:sealane"))
    assert game.messages("movement-succeeded")[0].params["needs"] == 3
    assert game.at("africa") == "red 1"
