"""Counter events where they happen: in battles 6, 20, 31, 32, 42, 59, on the march 7, 8, 41, 60."""

from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId
from rules.hannibal.board.names import side_name
from rules.hannibal.events.windows import Counter
from rules.hannibal.march.orders import March
from tests.hannibal.cards.events import cards, counter, refusal
from tests.hannibal.cases.battle_field import attacker, battle, dealt, due, lay, plan, rounds
from tests.hannibal.cases.table import CaseTable, card, table

# ---- 20, 31, 32, 42: before the cards are dealt -----------------------------------------------------------------


@cards(20)
def test_a_spy_sees_half_of_the_enemys_cards(number: int) -> None:
    """H-74: half of the hand, rounded down, lies open; of the other hand nothing."""
    game = battle("cannae: R 4 nero, C 5 hasdrubal", "cannae", entry="heraclea", hands={"C": [number]})
    assert game.asked == [("carthage", "battle-start")]
    game.play("C", counter(number))
    cards = game.board.battle
    assert cards is not None
    assert len(cards.shown) == dealt(game, "R") // 2
    assert set(cards.shown) <= set(cards.hands[ROME])
    assert not set(cards.shown) & set(cards.hands[CARTHAGE])
    shown = [one for one in game.events if one.message.id == "battle-cards-shown"]
    assert [(one.seats, one.message.params["side"]) for one in shown] == [(None, side_name(ROME))]


@cards(31)
def test_spanish_allies_desert(number: int) -> None:
    """ch.14: Carthage controls three provinces of Hispania, and gets nothing for them."""
    text = "toletum: R 5 nero, C 5 mago; rome: R 1"
    usual = battle(text, "toletum", by="R", entry="segovia")
    assert due(usual, "C") == 2 + 5 + 3
    game = battle(text, "toletum", by="R", entry="segovia", hands={"R": [number]})
    game.play("R", counter(number))
    assert (due(game, "C"), due(game, "R")) == (7, 7)


@cards(32)
def test_hc_53_numidian_allies_desert(number: int) -> None:
    """HC-53: Carthage gets 1+1+2+2 for Africa; without the Numidians 2."""
    text = "utica: R 5 nero, C 5 mago"
    usual = battle(text, "utica", by="R", entry="thabraca")
    assert due(usual, "C") == 2 + 5 + 6
    game = battle(text, "utica", by="R", entry="thabraca", hands={"R": [number]})
    game.play("R", counter(number))
    assert due(game, "C") == 2 + 5 + 2


@cards(42)
def test_hc_57_elephants_are_frightened(number: int) -> None:
    """HC-57: no roll, Carthage two cards fewer, Rome none."""
    text = "cannae: R 4 nero, C 3+2e hasdrubal"
    game = battle(text, "cannae", entry="heraclea", hands={"R": [number]}, dice={"charge": [6]})
    game.answer("C", "charge-2")
    assert game.asked == [("rome", "charge")]
    game.play("R", counter(number))
    assert "charge-rolled" not in game.told
    assert game.message("charge-frightened").params["count"] == 2
    assert due(game, "C") == 3 + 5 - 2


# ---- 6, 59: in the rounds ---------------------------------------------------------------------------------------

FIELD = "cannae: R 3 nero, C 3 mago"


@cards(6)
def test_hc_59_maharbal_keeps_the_attack(number: int) -> None:
    """HC-59: matched as a Double Envelopment, Carthage stays attacker unless a counterattack succeeds."""
    hands = {"C": "F1 L1", "R": "D1 F1"}
    game = rounds(FIELD, "cannae", cards=hands, hands={"C": [number]}, dice={"counterattack": [6]})
    lay(game, C=plan(ask="each"))
    game.answer("C", "maharbal")
    assert card(number) in game.board.discard
    assert "counter-played" in game.told
    assert attacker(game) == "C"


@cards(6)
def test_hc_103_maharbal_matches_and_takes_the_attack(number: int) -> None:
    """HC-103, H-46: matched without a Double Envelopment in hand, Carthage attacks next without a roll."""
    game = rounds(FIELD, "cannae", by="R", cards={"R": "D1 F2", "C": "F2 L1"}, hands={"C": [number]})
    lay(game, R=plan(attack=("double-envelopment",), ask="never"), C=plan(ask="each"))
    game.answer("C", "maharbal")
    assert card(number) in game.board.discard
    assert attacker(game) == "C"


@cards(6)
def test_hc_103_rome_has_no_maharbal(number: int) -> None:
    """HC-103: Rome's plan with card 6 is refused."""
    game = rounds(FIELD, "cannae", cards={"C": "F2", "R": "D1 F1"}, hands={"R": [number]})
    assert game.refused("R", LayPlan(maharbal="match")).rule == "H-46"


@cards(59)
def test_hc_102_an_ally_deserts_before_the_first_play(number: int) -> None:
    """HC-102: one card fewer for Carthage, one more for Rome, and both see which."""
    game = rounds(FIELD, "cannae", cards={"C": "F5 L4", "R": "L4 W4"}, hands={"R": [number]})
    lay(game, R=plan(desert="at-once", ask="never"), C=plan(ask="each"))
    assert (dealt(game, "C"), dealt(game, "R")) == (8, 9)
    assert card(number) in game.board.discard
    told = [one for one in game.events if one.message.id == "counter-played"]
    assert told[0].seats is None


@cards(59)
def test_an_ally_does_not_desert_against_the_plan(number: int) -> None:
    game = rounds(FIELD, "cannae", cards={"C": "F5 L4", "R": "L4 W4"}, hands={"R": [number]})
    lay(game, R=plan(ask="never"), C=plan(ask="each"))
    assert (dealt(game, "C"), number in game.hand("R")) == (9, True)


# ---- 7, 8, 41, 60: on the march ---------------------------------------------------------------------------------


def on_the_march(game: CaseTable, *path: str, units: str = "") -> CaseTable:
    """Hannibal sets out; by sea, with so many units, with a card of OPS 3."""
    number = 30 if units else 12
    game.play("C", March(card=card(number), general=GeneralId("hannibal"), path=path, units=units))
    return game


@cards(7, 8)
def test_h_23_tribes_attack_an_army_that_enters(number: int) -> None:
    """H-23: column 5-6 regardless, before the reaction; a Truce is not broken by a counter event."""
    text = f"truce; narbo: C 2 hannibal; hand C: 12 44; hand R: {number} 13"
    game = table(text, play="C", dice={"hostile-tribes": [4]}, orders=True)
    on_the_march(game, "tolosa")
    assert game.asked == [("rome", "army-enters")]
    game.play("R", Counter(card(number)))
    assert (game.at("tolosa"), game.board.truce) == ("C 1 hannibal", True)


@cards(41)
def test_hc_94_bad_weather_before_the_third_step(number: int) -> None:
    """HC-94: the army ends in Tarraco; with two steps there is no window; a pass needs the third point."""
    text = f"saguntum: C 10 hannibal; hand C: 12 44; hand R: {number} 13"
    game = on_the_march(table(text, play="C", orders=True), "dertosa", "tarraco", "emporiae")
    assert game.asked == [("rome", "third-point")]
    game.play("R", counter(number))
    assert game.general("hannibal").at == "tarraco"
    assert game.asked == [("rome", "play")]
    short = on_the_march(table(text, play="C", orders=True), "dertosa", "tarraco")
    assert short.asked == [("rome", "play")]
    pass_text = f"dertosa: C 10 hannibal; hand C: 12 44; hand R: {number} 13"
    over = on_the_march(table(pass_text, play="C", orders=True), "ilerda", "tolosa")
    assert (over.asked, over.general("hannibal").at) == ([("rome", "third-point")], "ilerda")
    over.play("R", counter(number))
    assert over.general("hannibal").at == "ilerda"


@cards(60)
def test_hc_48_storms_strike_before_the_naval_roll(number: int) -> None:
    """HC-48: three regular units, die 5 and 2 more: two are lost; then one unit sails."""
    text = f"saguntum: C 3 hannibal; hand C: 30 44; hand R: {number} 13"
    game = table(text, play="C", dice={"storm": [5], "naval-combat": [1]}, orders=True)
    on_the_march(game, "sea:baleares", units="3")
    assert game.asked == [("rome", "sea-leg")]
    assert refusal(game, "R", counter(13)) == ("ch.26", "counter-not-now")
    game.play("R", counter(number))
    assert game.at("baleares") == "C 1 hannibal"


@cards(41, 60)
def test_h_88_weather_and_storms_in_a_truce(number: int) -> None:
    """H-88: both may be used in it, and do not end it."""
    text = f"truce; saguntum: C 3 hannibal; hand C: 30 44; hand R: {number} 13"
    game = table(text, play="C", dice={"storm": [1]}, orders=True)
    on_the_march(game, "sea:baleares", units="3")
    game.play("R", counter(number))
    assert game.board.truce is True
    assert game.general("hannibal").at == ("saguntum" if number == 41 else "baleares")


@cards(60)
def test_a_storm_has_nothing_to_do_with_a_general_alone_at_sea(number: int) -> None:
    """H-9, C4: Hannibal sails without units: whoever holds only this card is not asked; with Bad Weather he is."""
    text = "saguntum: C 3 hannibal; hand C: 30 44; hand R: {} 13"
    game = table(text.format(number), play="C", dice={"naval-combat": [1]}, orders=True)
    on_the_march(game, "sea:baleares", units="0")
    assert game.asked == [("rome", "play")]
    assert (game.at("baleares"), number in game.hand("R")) == ("C hannibal", True)
    both = table(text.format(f"{number} 41"), play="C", dice={"naval-combat": [1]}, orders=True)
    on_the_march(both, "sea:baleares", units="0")
    assert both.asked == [("rome", "sea-leg")]
    assert refusal(both, "R", counter(number)) == ("H-9", "no-units-on-board")
