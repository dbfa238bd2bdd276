"""EC-16, EC-17, EC-27, EC-29, EC-45, EC-46, EC-50: which stacks are lawful, and who answers what."""

import pytest

from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from tests.empires.cases.battlefield import STRONGEST, TARGET, assault, field

FIVE = "sword archers spear heavy-cavalry warband"


def why(hand: str, stack: str, combat: str = "open") -> str:
    """Why this stack of a hand is refused; nothing if it is lawful."""
    game = field(hand, "sword", combat)
    if combat == "siege":
        answer = Assault(TARGET[combat], STRONGEST, tuple(stack.split()))
    else:
        answer = Assault(TARGET[combat], tuple(stack.split()))
    refusal = game.match.refusal("red", answer)
    return "" if refusal is None else refusal.message.id


@pytest.mark.parametrize(
    ("hand", "stack", "wrong"),
    [
        (FIVE, FIVE, "slow-before-fast"),
        (FIVE, "archers heavy-cavalry sword spear warband", ""),
        (f"{FIVE} leader", FIVE, ""),
    ],
)
def test_ec_16_fast_before_slow(hand: str, stack: str, wrong: str) -> None:
    """EC-16: slow cards may not come first, unless a leader is in hand."""
    assert why(hand, stack) == wrong


@pytest.mark.parametrize(
    ("hand", "stack", "wrong"),
    [
        (FIVE, "archers sword spear warband", "wrong-stack-size"),
        (f"{FIVE} galley", "galley archers sword spear warband", "unit-not-allowed"),
        (f"{FIVE} diplomat", "diplomat archers sword spear warband", "unit-not-allowed"),
        (FIVE, "archers archers sword spear warband", "card-not-in-hand"),
        (FIVE, "dragons archers sword spear warband", "card-not-in-hand"),
    ],
)
def test_ec_17_full_number_of_fighting_cards(hand: str, stack: str, wrong: str) -> None:
    """EC-17: not fewer than the hand allows; no galleys, no persons, no card twice."""
    assert why(hand, stack) == wrong


def test_ec_27_no_mounted_units_in_a_siege() -> None:
    """EC-27: three cards, none of them mounted."""
    hand = "heavy-cavalry sword spear warband"
    assert why(hand, "heavy-cavalry sword spear", "siege") == "unit-not-allowed"
    assert why(hand, "sword spear", "siege") == "wrong-stack-size"
    assert why(hand, "sword spear warband", "siege") == ""


@pytest.mark.parametrize(
    ("hand", "stack", "wrong"),
    [
        ("galley galley galley sword archers", "galley galley galley sword archers", ""),
        ("galley galley galley sword spear", "galley galley galley sword spear", "one-of-its-group"),
        ("galley galley galley foot archers", "galley galley galley foot archers", "one-of-its-group"),
        ("galley heavy-cavalry", "galley heavy-cavalry", "unit-not-allowed"),
        ("galley artillery artillery", "galley artillery", ""),
        ("galley artillery artillery", "galley artillery artillery", "one-of-its-group"),
    ],
)
def test_ec_29_at_sea(hand: str, stack: str, wrong: str) -> None:
    """EC-29: galleys, and one card of each group."""
    assert why(hand, stack, "sea") == wrong


def test_ec_45_two_stacks_against_a_fort() -> None:
    """EC-45: without a siege stack refused; the defender is asked once, and the open stack is never shown."""
    game = field("archers sword sword spear warband", "sword spear spear warband warband", "siege")
    assert game.refused("red", Assault(TARGET["siege"], STRONGEST)).message.id == "wrong-stack-size"
    assault(game, "siege", "archers sword sword spear warband", "sword sword spear")
    assert game.asked == [("blue", "defend")]
    outcome = game.play("blue", Defend("siege", ("sword", "spear", "spear")))
    assert game.messages("battle-begins")[0].params["combat"] == "siege"
    assert game.asked == [("blue", "action")]
    shown = str([entry.for_seat(game.match.seats[1]) for entry in outcome.entries])
    assert "archers" not in shown


def test_ec_46_without_a_fort_no_siege() -> None:
    """EC-46: the defender names a stack only; a siege is refused."""
    game = field("sword sword", "sword spear")
    assault(game, "open")
    assert game.refused("blue", Defend("siege", ("sword", "spear"))).message.id == "no-fort-there"
    game.play("blue", Defend(stack=("sword", "spear")))


def test_ec_50_a_leader_lifts_the_order_in_the_open_only() -> None:
    """EC-50: any order in open battle; in a siege mounted units stay refused."""
    hand = "spear spear archers light-horse foot leader"
    assert why(hand, "spear spear archers light-horse foot") == ""
    assert why(hand, "spear light-horse foot", "siege") == "unit-not-allowed"
    assert why(hand, "spear archers foot", "siege") == ""


def test_e_27_nobody_but_the_attacker_sees_his_stack() -> None:
    game = field("archers sword", "sword spear")
    assault(game, "open", "archers sword")
    seen = [game.view(seat).engagement for seat in ("red", "blue", None)]
    assert [None if one is None else one.stack for one in seen] == [("archers-1", "sword-1"), None, None]


def test_e_29_no_usable_card_is_an_empty_stack() -> None:
    game = field("galley", "sword")
    game.play("red", Assault(AreaId("cisalpina")))
    game.play("blue", Defend())
    assert game.messages("comparison")[0].params["attacker"] == "none"
    assert game.at("cisalpina") == "blue 1"
