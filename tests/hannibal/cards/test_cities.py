"""Sieges broken and cities that change sides: cards 17, 25, 26, 49, 53 (ch.20, 24, H-82)."""

from rules.hannibal.board.ids import CARTHAGE, ROME, SpaceId
from tests.hannibal.cards.events import THREE_IN_ITALIA, cards, event, refusal
from tests.hannibal.cases.table import card, table

BESIEGED = "tarentum: in 1, C 4 mago, siege 2; capua: in 1, C 3 hasdrubal, siege 2; "


@cards(17, 49)
def test_siege_points_of_one_city_go(number: int) -> None:
    game = table(f"truce; {BESIEGED}hand R: {number}", play="R")
    game.play("R", event(number, "tarentum"))
    assert game.board.spaces[SpaceId("tarentum")].points == (1 if number == 17 else 0)
    assert (game.board.spaces[SpaceId("capua")].points, game.board.truce) == (2, False)


@cards(17, 49)
def test_no_siege_no_event(number: int) -> None:
    game = table(f"hand R: {number}", play="R")
    assert refusal(game, "R", event(number, "tarentum")) == ("H-9", "event-changes-nothing")
    tribe = table(f"allobroges: R 4 nero, siege 1; hand C: {number}", play="C")
    assert refusal(tribe, "C", event(number, "allobroges")) == ("H-9", "event-changes-nothing")


@cards(17)
def test_a_sortie_ends_the_siege_of_one_point(number: int) -> None:
    game = table(f"capua: in 1, C 3 hasdrubal, siege 1; hand C: {number}", play="C")
    game.play("C", event(number, "capua"))
    assert game.at("capua") == "C 3 hasdrubal, in 1"
    assert game.message("points-removed").params["left"] == 0


@cards(49)
def test_a_fleet_helps_only_a_port(number: int) -> None:
    game = table(f"{BESIEGED}hand R: {number}", play="R")
    assert refusal(game, "R", event(number, "capua")) == ("ch.24", "not-a-target")
    assert refusal(game, "R", event(number, "tarentum", "capua")) == ("ch.24", "not-a-target")


@cards(53)
def test_a_tribe_throws_off_all_points(number: int) -> None:
    game = table(f"truce; allobroges: R 4 nero, siege 2; hand C: {number}", play="C")
    game.play("C", event(number, "allobroges"))
    assert (game.board.spaces[SpaceId("allobroges")].points, game.board.truce) == (0, False)


@cards(53)
def test_a_city_is_no_tribe(number: int) -> None:
    game = table(f"{BESIEGED}hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "tarentum")) == ("H-9", "event-changes-nothing")


@cards(53)
def test_one_tribe_only(number: int) -> None:
    text = f"allobroges: R 4 nero, siege 2; averni: R 4 varro, siege 1; hand R: {number}"
    game = table(text, play="R")
    assert refusal(game, "R", event(number, "allobroges", "averni")) == ("ch.24", "wrong-number-of-spaces")
    game.play("R", event(number, "averni"))
    assert game.board.spaces[SpaceId("allobroges")].points == 2


@cards(25)
def test_hc_120_capua_sides_with_carthage(number: int) -> None:
    """HC-120: the city turns, the units inside go, the general is displaced, the points too; the card is removed."""
    three = THREE_IN_ITALIA.replace(
        "capua: punic; neapolis: punic; ", "pisae: punic; faesulae: punic; falerii: punic; "
    )
    game = table(f"{three}capua: in 2 nero, C 5 hannibal, siege 2; hand C: {number} 5", play="C")
    game.play("C", event(number))
    assert game.at("capua") == "punic, C 5 hannibal"
    assert game.general("c-nero").status == "pool"
    assert game.board.removed == [card(number)]
    assert "card-removed" in game.told


@cards(25)
def test_capua_needs_three_provinces_and_a_roman_city(number: int) -> None:
    assert refusal(table(f"hand C: {number}", play="C"), "C", event(number)) == (
        "ch.24",
        "needs-carthage-controls-3-in-italia",
    )
    taken = table(f"{THREE_IN_ITALIA}hand C: {number}", play="C")
    assert refusal(taken, "C", event(number)) == ("ch.24", "needs-roman-city")


@cards(26)
def test_syracuse_turns_and_romans_before_it_stay(number: int) -> None:
    """H-82: who is outside stands on an enemy marker now."""
    game = table(f"truce; syracuse: roman, in 2, R 5 nero; hand C: {number} 5", play="C")
    game.play("C", event(number))
    assert game.at("syracuse") == "punic, R 5 c-nero"
    assert (game.board.truce, game.board.removed) == (False, [card(number)])


@cards(26)
def test_a_punic_syracuse_needs_no_event(number: int) -> None:
    game = table(f"syracuse: punic; hand C: {number}", play="C")
    assert refusal(game, "C", event(number)) == ("ch.24", "needs-roman-city")


@cards(25, 26)
def test_for_rome_it_is_no_event_and_used_for_ops_it_stays(number: int) -> None:
    """ch.7: a card leaves the game only when it is played as its event."""
    game = table(f"hand R: {number}", play="R")
    assert refusal(game, "R", event(number)) == ("ch.24", "event-of-the-other-side")
    three = f"{THREE_IN_ITALIA.replace('capua: punic; ', '')}pisae: punic; faesulae: punic; falerii: punic; "
    open_to_it = table(f"{three}syracuse: roman; hand C: {number}", play="C")
    lines = [line.id for line in open_to_it.quote("C", event(number)).lines]
    assert lines[-1] == "quote-card-leaves"
    assert (game.owner("capua"), game.board.removed) == (ROME, [])


@cards(26)
def test_the_quote_says_what_is_lost(number: int) -> None:
    game = table(f"syracuse: roman, in 2; hand C: {number}", play="C")
    (line,) = [line for line in game.quote("C", event(number)).lines if line.id == "quote-city-changes-side"]
    assert line.params["lost"] == 2
    game.play("C", event(number))
    assert game.owner("syracuse") == CARTHAGE
