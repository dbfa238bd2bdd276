"""Forces that roll attrition where they stand: cards 7, 8, 21, 51, 52 (ch.2, 24, H-84, H-85)."""

from tests.hannibal.cards.events import cards, event, refusal
from tests.hannibal.cases.table import table


@cards(7, 8)
def test_tribes_attack_a_force_on_the_own_turn(number: int) -> None:
    """ch.24: the column 5-6 whatever its size; loose units are a force too; then the Truce is broken."""
    game = table(f"truce; rhone: R 2; hand C: {number}", play="C", dice={"attrition": [4]})
    game.play("C", event(number, "rhone"))
    assert (game.at("rhone"), game.board.truce) == ("R 1", False)
    assert game.message("attrition-rolled").params["lost"] == 1


@cards(7, 8)
def test_tribes_are_in_two_provinces_only(number: int) -> None:
    game = table(f"rhone: R 2; narbo: R 3; druentia: C 3; hand C: {number}", play="C")
    for space in ("narbo", "druentia", "isere"):
        assert refusal(game, "C", event(number, space)) == ("ch.24", "not-a-target")
    assert refusal(table(f"hand C: {number}", play="C"), "C", event(number, "rhone"))[0] == "H-9"


@cards(51)
def test_an_epidemic_strikes_one_army(number: int) -> None:
    game = table(f"truce; hand C: {number}", play="C", dice={"attrition": [5]})
    game.play("C", event(number, general="p-scipio"))
    assert (game.at("rome"), game.at("agrigentum")) == ("R 6 p-scipio", "R 8 t-longus")
    assert game.board.truce is False


@cards(51)
def test_an_epidemic_needs_an_opposing_army(number: int) -> None:
    """H-85: no loose units, no lone general, nobody of one's own."""
    game = table(f"agrigentum: R t-longus; narbo: R 3; hand C: {number}", play="C")
    for general in ("t-longus", "hannibal", "c-nero"):
        assert refusal(game, "C", event(number, general=general)) == ("ch.24", "not-a-target")


@cards(51)
def test_an_epidemic_inside_the_walls_and_the_choice_of_elephants(number: int) -> None:
    """H-75, H-85: an army inside is a target; the owner of elephants is asked."""
    text = f"new-carthage: in 0+2e hasdrubal; saguntum: C 6+2e hannibal; hand R: {number}"
    game = table(text, play="R", dice={"attrition": [5, 6]})
    game.play("R", event(number, general="hasdrubal"))
    assert game.at("new-carthage") == "in 1e hasdrubal"
    game = table(text, play="R", dice={"attrition": [4]})
    game.play("R", event(number, general="hannibal"))
    assert game.asked == [("carthage", "unit-losses")]
    game.lapse()
    assert game.at("saguntum") == "C 4+2e hannibal"


@cards(52)
def test_pestilence_strikes_a_besieger_with_one_more(number: int) -> None:
    text = f"truce; tarentum: in 1, C 8 mago, siege 1; hand R: {number} 2"
    game = table(text, play="R", dice={"attrition": [3]})
    game.play("R", event(number, general="mago"))
    assert game.at("tarentum") == "C 6 mago, in 1, siege 1"
    assert (game.message("attrition-rolled").params["modifier"], game.board.truce) == (1, False)


@cards(52)
def test_pestilence_needs_a_siege(number: int) -> None:
    """H-85: siege points, and a general among the besiegers; not before a tribe."""
    free = table(f"tarentum: in 1, C 8 mago; hand R: {number}", play="R")
    assert refusal(free, "R", event(number, general="mago")) == ("H-9", "event-changes-nothing")
    loose = table(f"tarentum: in 1, C 8, siege 1; hand R: {number}", play="R")
    assert refusal(loose, "R", event(number, general="mago")) == ("H-9", "event-changes-nothing")
    tribe = table(f"allobroges: C 8 mago, siege 1; hand R: {number}", play="R")
    assert refusal(tribe, "R", event(number, general="mago")) == ("H-9", "event-changes-nothing")


@cards(52)
def test_pestilence_does_not_strike_who_is_besieged(number: int) -> None:
    text = f"tarentum: punic, in 2 mago, R 5 nero, siege 1; hand R: {number}; hand C: 5"
    assert refusal(table(text, play="R"), "R", event(number, general="mago")) == ("H-9", "event-changes-nothing")


@cards(21)
def test_hc_122_mercenaries_desert(number: int) -> None:
    """HC-122: loose units roll, a general's die exempts his force, a space with an own city is exempt."""
    text = f"bare; truce; emporiae: C 3; taurini: C 6 hannibal; saguntum: C 4 hasdrubal; hand R: {number} 5"
    game = table(text, play="R", dice={"attrition": [4], "exemption": [4]})
    game.play("R", event(number))
    assert (game.at("emporiae"), game.at("taurini"), game.board.truce) == ("C 2", "C 6 hannibal", False)
    game = table(text, play="R", dice={"attrition": [4, 5], "exemption": [5]})
    game.play("R", event(number))
    assert (game.at("emporiae"), game.at("taurini")) == ("C 2", "C 4 hannibal")
    assert "C 4 hasdrubal" in game.at("saguntum")
    assert [roll for roll in game.told if roll.startswith("mercenaries")] == ["mercenaries-waver"]


@cards(21)
def test_mercenaries_need_a_force_away_from_its_cities(number: int) -> None:
    game = table(f"bare; saguntum: C 4 hasdrubal; hand R: {number}", play="R")
    assert refusal(game, "R", event(number)) == ("H-9", "event-changes-nothing")


@cards(21)
def test_mercenaries_are_no_event_of_carthage(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    assert refusal(game, "C", event(number)) == ("ch.24", "event-of-the-other-side")
