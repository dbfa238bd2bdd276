"""Counter events in their windows: cards 7, 8, 20, 31, 32, 41, 42, 60 (ch.24, 26, H-24, H-73, C4)."""

from collections.abc import Callable

import pytest

from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.events.counters import answering, could_answer, counters_in_hand
from rules.hannibal.events.windows import (
    ArmyEnters,
    BattleStart,
    ChargeDeclared,
    CounterWindow,
    PlayedCounter,
    SeaLeg,
    ThirdPoint,
    lost_allies,
    storms,
    struck_allies,
    was_frightened,
    was_stopped,
    watchers,
)
from rules.hannibal.operations.markers import PlaceMarkers
from tests.hannibal.cards.events import cards, counter, event, in_window, refusal
from tests.hannibal.cases.table import card, table

HANNIBAL = GeneralId("hannibal")


def third_point() -> ThirdPoint:
    return ThirdPoint(side=ROME, general=HANNIBAL, space=SpaceId("tarraco"), path=(SpaceId("emporiae"),))


def sea_leg() -> SeaLeg:
    return SeaLeg(side=ROME, general=HANNIBAL, space=SpaceId("saguntum"), path=(SpaceId("massilia"),))


def army_enters(space: str = "rhone") -> ArmyEnters:
    return ArmyEnters(side=ROME, general=HANNIBAL, space=SpaceId(space))


def battle_start(space: str = "toletum", led: tuple[str, ...] = ("rome", "carthage")) -> BattleStart:
    sides = tuple(side for side in (ROME, CARTHAGE) if side in led)
    return BattleStart(side=CARTHAGE, space=SpaceId(space), led=sides)


def charge() -> ChargeDeclared:
    return ChargeDeclared(side=ROME, space=SpaceId("cannae"))


WINDOW_OF: dict[int, Callable[[], CounterWindow]] = {
    7: army_enters,
    8: army_enters,
    20: battle_start,
    31: battle_start,
    41: third_point,
    42: charge,
    60: sea_leg,
}


@cards(*WINDOW_OF)
def test_a_counter_event_is_played_in_its_window(number: int) -> None:
    """ch.6, 24: the card lies open; it is no play of the turn, and breaks no Truce."""
    window = WINDOW_OF[number]()
    game = in_window(f"truce; hand R: {number} 5; hand C: 10", window, mover="C")
    if number in (20, 31):
        game.answer("C", "pass")
    assert game.asked == [("rome", window.kind)]
    game.play("R", counter(number))
    assert game.told[0] == "counter-played"
    assert (game.board.discard[-1], game.board.truce) == (card(number), True)


@cards(*WINDOW_OF)
def test_a_counter_event_of_another_moment_is_refused(number: int) -> None:
    window = sea_leg() if number != 60 else charge()
    game = in_window(f"hand R: {' '.join(str(one) for one in {number, 42, 60})}", window)
    wrong = counter(number) if number != 41 else counter(42)
    assert refusal(game, "R", wrong) == ("ch.26", "counter-not-now")
    assert refusal(game, "R", counter(1)) == ("ch.24", "card-not-in-hand")


@cards(20, 31, 32, 41, 42, 60, 6, 59)
def test_on_the_own_turn_it_may_only_be_used_for_ops(number: int) -> None:
    """ch.24: a counter event has no effect there, but the card is a card like any other."""
    side = "R" if number == 42 else "C"
    game = table(f"hand {side}: {number} 5", play=side)
    assert refusal(game, side, event(number)) == ("ch.24", "event-only-as-counter")
    game.play(side, PlaceMarkers(card(number), (SpaceId("iberus"),)))
    assert game.owner("iberus") == (ROME if side == "R" else CARTHAGE)


# ---- who is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", [third_point, sea_leg, army_enters, charge])
def test_c4_an_empty_hand_is_not_asked(window: Callable[[], CounterWindow]) -> None:
    assert in_window("hand C: 10", window()).asked == [("carthage", "play")]


@pytest.mark.parametrize("window", [third_point, sea_leg, army_enters, charge])
def test_c4_who_wants_to_be_asked_is_asked_only_with_such_a_card(window: Callable[[], CounterWindow]) -> None:
    """C4: who wants to be asked is, if he holds the card; who does not has passed."""
    assert in_window("hand R: 5; hand C: 10", window()).asked[0][0] == "rome"
    assert in_window("hand R: 5; hand C: 10", window(), orders=True).asked == [("rome", "play")]
    for number in answering(window().moment):
        held = in_window(f"hand R: {numbered(number)}; hand C: 10", window(), orders=True)
        assert held.asked == [("rome", window().kind)]


def numbered(id: str) -> int:
    return next(number for number in range(1, 65) if card(number) == id)


def test_c4_a_card_that_lies_open_opens_no_window() -> None:
    """C4: who could hold it follows from public facts."""
    game = in_window("discard: 41; hand R: 5; hand C: 10", third_point())
    assert game.asked[0][1] == "play"
    board = table("discard: 7 8; hand R: 5; hand C: 10").board
    assert not could_answer(board, ROME, "army-enters")
    assert could_answer(board, ROME, "charge")
    assert not could_answer(board, CARTHAGE, "charge")


@cards(7, 8)
def test_tribes_live_in_two_provinces_and_attack_once_for_each_card(number: int) -> None:
    """H-23: elsewhere the window is over at once; both cards may be played against one army."""
    assert in_window(f"hand R: {number}; hand C: 10", army_enters("narbo")).asked[0][1] == "play"
    game = in_window("hand R: 7 8 5; hand C: 10", army_enters("western-ligurians"))
    game.play("R", counter(number))
    assert game.asked == [("rome", "army-enters")]
    game.play("R", counter(15 - number))
    assert game.asked[0][1] == "play"


# ---- 41, 60 ---------------------------------------------------------------------------------------------------------


@cards(41)
def test_bad_weather_closes_the_window(number: int) -> None:
    """H-24: by land before the third point, or as a sea leg is announced; the move is over then."""
    for window in (third_point(), sea_leg()):
        game = in_window(f"hand R: {number} 60; hand C: 10", window)
        assert game.question("R").reason is not None
        game.play("R", counter(number))
        assert game.asked[0][1] == "play"
    assert was_stopped((PlayedCounter(ROME, card(number)),))
    assert not was_stopped((PlayedCounter(ROME, card(60)),))


@cards(60)
def test_a_general_alone_on_board_loses_nothing_in_a_storm(number: int) -> None:
    """H-9: without units on board the card would change nothing; Bad Weather still would."""
    window = SeaLeg(side=ROME, general=HANNIBAL, space=SpaceId("saguntum"), path=(SpaceId("massilia"),), aboard=0)
    game = in_window(f"hand R: {number} 41; hand C: 10", window)
    assert refusal(game, "R", counter(number)) == ("H-9", "no-units-on-board")
    game.play("R", counter(41))
    assert game.board.discard[-1] == card(41)


@cards(60)
def test_storms_are_rolled_for_with_two_more(number: int) -> None:
    assert storms((PlayedCounter(ROME, card(number)),)) == 2
    assert storms((PlayedCounter(ROME, card(41)),)) is None
    game = in_window(f"hand R: {number} 5; hand C: 10", third_point())
    assert refusal(game, "R", counter(number)) == ("ch.26", "counter-not-now")


# ---- 20, 31, 32, 42 -------------------------------------------------------------------------------------------------


@cards(20)
def test_the_attacker_plays_all_his_cards_then_the_defender(number: int) -> None:
    """H-73: each may play several, the attacker first."""
    game = in_window(f"hand C: {number} 5; hand R: 31 32", battle_start())
    assert game.asked == [("carthage", "battle-start")]
    game.play("C", counter(number))
    assert game.asked == [("carthage", "battle-start")]
    game.answer("C", "pass")
    game.play("R", counter(31))
    assert game.asked == [("rome", "battle-start")]
    game.answer("R", "pass")
    assert game.asked[0][1] == "play"
    assert watchers((PlayedCounter(CARTHAGE, card(20)), PlayedCounter(ROME, card(31)))) == (CARTHAGE,)


@cards(31, 32)
def test_allies_desert_in_their_region_only(number: int) -> None:
    spanish, african = SpaceId("toletum"), SpaceId("utica")
    here, there = (spanish, african) if number == 31 else (african, spanish)
    assert struck_allies(card(number), there) == ()
    struck = set(struck_allies(card(number), here))
    assert struck == (
        {"baetica", "celtiberia", "orospeda", "idubeda"} if number == 31 else {"western-numidia", "eastern-numidia"}
    )
    played = (PlayedCounter(ROME, card(number)),)
    assert lost_allies(played, CARTHAGE, here) == struck
    assert lost_allies(played, ROME, here) == frozenset()


@cards(31, 32)
def test_h_73_without_allies_to_lose_it_is_refused(number: int) -> None:
    """H-73: no province of the region is the opponent's, he has no general, or the battle is elsewhere."""
    here, there = ("toletum", "utica") if number == 31 else ("utica", "toletum")
    for window, side in (
        (battle_start(there), "R"),
        (battle_start(here, ("rome",)), "R"),
        (battle_start(here), "C"),
    ):
        game = in_window(f"hand {side}: {number}", window)
        assert refusal(game, side, counter(number)) == ("H-73", "no-allies-to-lose")
    game = in_window(f"hand R: {number}; hand C: 10", battle_start(here))
    game.answer("C", "pass")
    game.play("R", counter(number))
    assert card(number) in game.board.discard


@cards(42)
def test_only_rome_frightens_elephants(number: int) -> None:
    """ch.24: two battle cards fewer for Carthage, which has no such event itself."""
    assert was_frightened((PlayedCounter(ROME, card(number)),)) == 2
    assert was_frightened(()) == 0
    board = table(f"hand C: {number} 5").board
    assert (counters_in_hand(board, CARTHAGE, "charge"), could_answer(board, CARTHAGE, "charge")) == ([], False)


@cards(6)
def test_maharbal_rides_for_carthage_alone(number: int) -> None:
    """ch.24, H-46: to attack and to match; in Rome's hand he is a card for OPS."""
    assert answering("battle-attack") == answering("battle-match") == (card(number),)
    board = table(f"hand C: {number}").board
    assert counters_in_hand(board, CARTHAGE, "battle-attack") == [card(number)]
    theirs = table(f"hand R: {number}").board
    assert counters_in_hand(theirs, ROME, "battle-match") == []


@cards(59)
def test_hc_102_ally_deserts_is_no_card_of_the_second_step(number: int) -> None:
    """HC-102, H-45: refused there; it is for the start of a round, for both sides."""
    game = in_window(f"hand R: {number}; hand C: 10", battle_start())
    game.answer("C", "pass")
    assert refusal(game, "R", counter(number)) == ("ch.26", "counter-not-now")
    assert counters_in_hand(table(f"hand R: {number}").board, ROME, "round-start") == [card(number)]
    assert counters_in_hand(table(f"hand C: {number}").board, CARTHAGE, "round-start") == [card(number)]
