"""EC-66, EC-67, E-52: defence orders, and how the strongest stack is found."""

import pytest

from rules.core.ids import Seat
from rules.core.orders import Condition, StandingOrder
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.battle.stacks import line_up
from rules.empires.board.ids import AreaId, Combat
from rules.empires.game import GAME
from tests.empires.cases.table import CaseTable, table

LANDS = "italia: red; sicilia: red; cisalpina: blue{}; asia: blue; dacia: green; sarmatia: green"
HANDS = "red: set d; blue: set a, cards elephants-1 archers-1; "
STRONGEST = ("strongest",)


def attacked(order: StandingOrder | None, fort: bool = False) -> CaseTable:
    """Red attacks Cisalpina, for whose defence blue has given an order."""
    game = table(HANDS + LANDS.format(", fort" if fort else ""), act="red")
    if order is not None:
        game.order("blue", order)
    game.play("red", Assault(AreaId("cisalpina"), STRONGEST, STRONGEST if fort else ()))
    return game


def stack(words: str, combat: Combat = "open") -> list[str]:
    """The units of the stack that blue would commit."""
    game = table(HANDS + LANDS.format(""), act="red")
    cards = line_up(game.board, game.match.seats[1], combat, tuple(words.split()), "defender")
    assert isinstance(cards, list)
    return [card.removeprefix("a-").rpartition("-")[0] for card in cards]


def test_ec_66_defend_strongest_needs_no_answer() -> None:
    """EC-66: open, `strongest`: elephants, heavy cavalry, spear, sword, sword."""
    game = attacked(StandingOrder("defend", Defend("open", STRONGEST)))
    assert ("blue", "defend") not in game.asked
    assert "battle-won" in game.told
    assert stack("strongest") == ["elephants", "heavy-cavalry", "spear", "sword", "sword"]


def test_ec_67_empire_only() -> None:
    """EC-67: heavy cavalry, spear, sword, sword, warband."""
    game = attacked(StandingOrder("defend", Defend("open", ("empire-only",))))
    assert "battle-won" in game.told
    assert game.realm("blue").cards == ["elephants-1", "archers-1"]
    assert stack("empire-only") == ["heavy-cavalry", "spear", "sword", "sword", "warband"]


@pytest.mark.parametrize(
    ("words", "combat", "units"),
    [
        ("archers foot strongest", "open", "archers foot elephants heavy-cavalry spear"),
        ("warband archers strongest", "open", "archers elephants heavy-cavalry warband spear"),
        ("light-horse sword strongest", "open", "elephants heavy-cavalry sword spear sword"),
        ("elephants warband strongest", "siege", "warband spear sword"),
        ("strongest", "sea", "archers spear"),
    ],
)
def test_e_52_wishes_are_filled_up(words: str, combat: Combat, units: str) -> None:
    assert stack(words, combat) == units.split()


@pytest.mark.parametrize(
    ("condition", "fort", "asked"),
    [
        (Condition("target-is", {"area": "cisalpina"}), False, False),
        (Condition("target-is", {"area": "asia"}), False, True),
        (Condition("attacker-is", {"seat": "red"}), False, False),
        (Condition("attacker-is", {"seat": "green"}), False, True),
        (Condition("has-fort"), True, False),
        (Condition("has-fort"), False, True),
    ],
)
def test_e_52_conditions(condition: Condition, fort: bool, asked: bool) -> None:
    game = attacked(StandingOrder("defend", Defend(), condition), fort)
    assert (game.asked == [("blue", "defend")]) is asked


def test_e_52_the_conditions_that_are_offered() -> None:
    """E-52: none, a fort, everybody else as attacker, every own area."""
    game = attacked(None)
    offered = [order.condition for order in GAME.orders_for(game.view("blue"), Seat("blue"), "defend", Defend())]
    assert offered == [
        None,
        Condition("has-fort"),
        *(Condition("attacker-is", {"seat": seat}) for seat in ("red", "green")),
        *(Condition("target-is", {"area": area}) for area in ("cisalpina", "asia")),
    ]


def test_e_28_the_default_is_a_siege_with_the_strongest() -> None:
    game = attacked(None, fort=True)
    game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.messages("battle-begins")[0].params["combat"] == "siege"


def test_e_52_an_unknown_unit_is_refused() -> None:
    game = attacked(None)
    assert game.refused("blue", Defend(stack=("dragons", "strongest"))).message.id == "unknown-unit"


def test_e_52_of_equal_cards_the_empire_card_is_risked() -> None:
    game = table("blue: set f, cards archers-1; italia: red; asia: blue; dacia: green", act="red")
    cards = line_up(game.board, game.match.seats[1], "open", STRONGEST, "defender")
    assert cards == ["f-heavy-cavalry-1", "f-light-horse-1", "f-archers-1", "f-warband-1", "f-warband-2"]
