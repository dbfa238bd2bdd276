"""EC-65, E-51: actions that are filed ahead, with their conditions."""

from rules.core.ids import Seat
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.desk.filing import filed
from rules.empires.diplomacy.diplomacy import Court, Subvert
from tests.empires.cases.table import PASS, CaseTable, table

RED, AFRICA, NUMIDIA = Seat("red"), AreaId("africa"), AreaId("numidia")
LANDS = "start blue; red: goods 9; africa: red; tripolitania: red; blue: goods 9; mauretania: blue; sicilia: blue"
OTHERS = "; asia: green; syria: green"


def file(game: CaseTable, action: Assault | Court | Fortify | Reinforce, condition: str = "") -> None:
    """Red files an action."""
    game.order("red", filed(game.view("red"), RED, action, condition))


def round_of_passes(game: CaseTable) -> None:
    """Blue and green pass."""
    game.play("blue", PASS)
    game.play("green", PASS)


def test_ec_65_the_second_filed_action_waits_for_its_condition() -> None:
    """EC-65: the fort is built without a question; then Numidia has changed hands, and red is asked."""
    game = table(LANDS + OTHERS, act="blue", dice={"diplomacy": [6]})
    file(game, Fortify(AFRICA))
    file(game, Assault(NUMIDIA), "target-unchanged")
    round_of_passes(game)
    assert game.at("africa") == "red 1, fort"
    assert game.asked == [("blue", "action")]
    game.play("blue", Court(NUMIDIA))
    game.play("green", PASS)
    assert game.asked == [("red", "action")]
    assert len(game.match.orders("red")) == 1


def test_e_51_a_condition_that_holds() -> None:
    game = table(LANDS + OTHERS, act="blue", dice={"conquest": [3]})
    file(game, Assault(NUMIDIA), "target-unchanged")
    round_of_passes(game)
    assert game.at("numidia") == "red 1"
    assert game.match.orders("red") == ()


def test_e_51_not_attacked() -> None:
    game = table(LANDS + OTHERS, act="blue")
    file(game, Reinforce(AFRICA), "not-attacked")
    round_of_passes(game)
    assert game.at("africa") == "red 2"


def test_e_51_an_area_was_lost_since() -> None:
    lands = "africa: red; tripolitania: red; mauretania: blue; sicilia: blue"
    game = table(f"start blue; blue: cards diplomat-1; {lands}{OTHERS}", act="blue", dice={"diplomacy": [6]})
    file(game, Reinforce(AFRICA), "not-attacked")
    game.play("blue", Subvert(AreaId("tripolitania")))
    game.play("green", PASS)
    assert game.asked == [("red", "action")]


def test_e_51_at_most_three() -> None:
    game = table(LANDS + OTHERS, act="blue")
    for _ in range(3):
        file(game, Reinforce(AFRICA))
    refusal = game.match.order("red", filed(game.view("red"), RED, Reinforce(AFRICA))).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("E-51", "too-many-filed-actions")
    game.match.cancel_order("red", game.match.orders("red")[1].id)
    file(game, Reinforce(AreaId("tripolitania")))


def test_e_51_an_action_is_filed_for_one_turn() -> None:
    game = table(LANDS + OTHERS, act="blue")
    refusal = game.match.order("red", StandingOrder("action", Reinforce(AFRICA))).refusal
    assert refusal is not None
    assert refusal.message.id == "filed-actions-hold-once"
    game.order("red", StandingOrder("action", Choose("pass")))


def test_e_51_filed_actions_are_secret() -> None:
    game = table(LANDS + OTHERS, act="blue")
    before = game.view("blue")
    outcome = game.order("red", filed(game.view("red"), RED, Fortify(AFRICA)))
    assert game.view("blue") == before
    assert "africa" not in str([entry.for_seat(Seat("blue")) for entry in outcome.entries])


def test_e_51_the_extra_action_uses_no_filed_one() -> None:
    cards = "red: goods 9, cards elephants-1 elephants-2 elephants-3; blue: cards archers-1 archers-2 archers-3"
    dice = {"elephants": [2] * 3, "shot": [1] * 3}
    game = table(f"{cards}; africa: red; numidia: blue; sicilia: blue{OTHERS}", act="red", dice=dice)
    file(game, Fortify(AFRICA))
    assert game.at("africa") == "red 1, fort"
    assert game.asked == [("blue", "action")]
    game.play("blue", PASS)
    game.play("green", PASS)
    game.play("red", Assault(NUMIDIA, ("strongest",)))
    file(game, Fortify(NUMIDIA))
    game.play("blue", Defend())
    assert game.asked == [("red", "extra-action")]
