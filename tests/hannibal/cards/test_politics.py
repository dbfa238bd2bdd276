"""Macedon, the senate, the fleet, messengers, counsels, the Truce: cards 9, 19, 29, 55, 57, 58, 64."""

from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.board.names import card_name, side_name
from rules.hannibal.events.truce import forbids_entry
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.naval import modifier
from tests.hannibal.cards.events import cards, event, refusal
from tests.hannibal.cases.march_orders import activate, march
from tests.hannibal.cases.table import card, table


@cards(9)
def test_hc_96_philip_joins_carthage(number: int) -> None:
    """HC-96: only Carthage while Macedon is not allied; Rome discards a random card, face up; the card stays."""
    text = f"truce; hand C: {number} 5; hand R: {{}}"
    assert refusal(table("hand R: 9", play="R"), "R", event(number)) == ("H-28", "macedon-not-allied")
    game = table(text.format("35 36"), play="C", draws={"lost-card": [card(36)]})
    assert any(entry.revealed for entry in game.play("C", event(number)).entries)
    assert (game.board.macedon, game.hand("R"), game.board.truce) == (True, [35], False)
    assert game.board.discard == [card(9), card(36)]
    assert game.message("card-lost").params["card"] == card_name(card(36))


@cards(9)
def test_hc_96_philip_leaves_carthage_for_good(number: int) -> None:
    """HC-96: later only Rome may; Carthage discards, the alliance ends, the card leaves the game (H-28)."""
    again = table(f"macedon; hand C: {number}", play="C")
    assert refusal(again, "C", event(number)) == ("H-28", "macedon-allied-already")
    game = table(f"macedon; hand R: {number} 5; hand C: 35", play="R")
    game.play("R", event(number))
    assert (game.board.macedon, game.hand("C"), game.board.removed) == (False, [], [card(9)])


@cards(9)
def test_hc_107_a_truce_lost_to_philip_counts_as_discarded(number: int) -> None:
    """HC-107: it lies in the discard pile, none is in force, and the turn ends with a shuffle (H-49)."""
    game = table(f"turn 2; hand C: {number} 5; hand R: 64", play="C")
    game.play("C", event(number))
    assert (card(64) in game.board.discard, game.board.truce, game.board.shuffle) == (True, False, True)
    told = list[str]()
    while game.board.turn == 2:
        game.lapse()
        told += game.told
    assert "cards-shuffled" in told
    assert (game.board.discard, game.board.shuffle) == ([], False)


@cards(9)
def test_philip_needs_no_card_in_the_other_hand(number: int) -> None:
    game = table(f"hand C: {number} 5", play="C")
    game.play("C", event(number))
    assert (game.board.macedon, "card-lost" in game.told) == (True, False)


@cards(19)
def test_hc_121_the_senate_sends_another(number: int) -> None:
    """HC-121: Varro is proconsul in Tarraco, Nero in the pool."""
    game = table(f"truce; tarraco: R 5 nero(proconsul); hand C: {number}", play="C")
    game.play("C", event(number, general="c-terentius-varro"))
    varro = game.general("c-terentius-varro")
    assert (varro.at, varro.rank, game.general("c-nero").status) == ("tarraco", "proconsul", "pool")
    assert game.board.truce is False


@cards(19)
def test_hc_121_fabius_stays_in_italia(number: int) -> None:
    """HC-121, H-83: in Tarraco Fabius is refused, in Cannae he is not."""
    game = table(f"tarraco: R 5 nero(proconsul); hand C: {number}", play="C")
    assert refusal(game, "C", event(number, general="fabius-maximus")) == ("H-83", "general-may-not-stand")
    assert refusal(game, "C", event(number, general="p-scipio")) == ("H-83", "general-not-in-pool")
    home = table(f"cannae: R 5 nero(proconsul); hand R: {number}", play="R")
    home.play("R", event(number, general="fabius-maximus"))
    assert home.general("fabius-maximus").rank == "proconsul"


@cards(19)
def test_without_a_proconsul_there_is_nobody_to_dismiss(number: int) -> None:
    """ch.24: Africanus is none whom the senate could dismiss."""
    game = table(f"tarraco: R 5 scipio-africanus(permanent); hand C: {number}", play="C")
    assert refusal(game, "C", event(number, general="c-nero")) == ("ch.24", "needs-proconsul-on-map")


@cards(29)
def test_a_naval_victory_lasts_until_the_turn_ends(number: int) -> None:
    game = table(f"truce; hand C: {number}; hand R: 5", play="C")
    game.play("C", event(number))
    assert (game.board.naval_victory, game.board.truce) == (True, False)


@cards(29)
def test_after_a_naval_victory_rome_sails_with_campaigns_only(number: int) -> None:
    """ch.11, 24: and Carthage sails with one less on the table."""
    game = table(f"hand C: {number}; agrigentum: R 3 nero(proconsul); hand R: 9 37", play="C")
    before = modifier(game.board, SpaceId("carthage"), SpaceId("gades"), 5, GeneralId("hasdrubal"))
    game.play("C", event(number))
    assert modifier(game.board, SpaceId("carthage"), SpaceId("gades"), 5, GeneralId("hasdrubal")) == before - 1
    assert game.refused("R", march(9, "nero", "sea:messana")).rule in ("ch.11", "ch.24")
    game.play("R", Campaign(card(37)))
    assert game.quote("R", activate("nero", "sea:messana")).lines


@cards(29)
def test_a_second_naval_victory_changes_nothing(number: int) -> None:
    game = table(f"naval-victory; hand C: {number}", play="C")
    assert refusal(game, "C", event(number)) == ("H-9", "event-changes-nothing")


@cards(29)
def test_a_naval_victory_is_forgotten_with_the_turn(number: int) -> None:
    game = table(f"turn 2; hand C: {number}", play="C")
    assert refusal(table(f"hand R: {number}", play="R"), "R", event(number))[1] == "event-of-the-other-side"
    game.play("C", event(number))
    for _ in range(40):
        if game.board.turn == 3 or not game.match.pending:
            break
        game.lapse()
    assert (game.board.turn, game.board.naval_victory) == (3, False)


@cards(55)
def test_a_messenger_brings_a_card(number: int) -> None:
    game = table(f"truce; hand C: {number}; hand R: 35 64", play="C", draws={"taken-card": [card(64)]})
    game.play("C", event(number))
    assert (game.hand("C"), game.hand("R")) == ([64], [35])
    assert (game.board.truce, game.board.shuffle) == (False, False), "a Truce only changes hands (H-49)"


@cards(55)
def test_an_empty_hand_has_no_messenger(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    assert refusal(game, "C", event(number)) == ("H-9", "event-changes-nothing")


@cards(55)
def test_only_the_two_players_know_which_card_was_taken(number: int) -> None:
    """ch.25: a spectator does not."""
    game = table(f"hand R: {number}; hand C: 5", play="R")
    entries = game.play("R", event(number)).entries
    assert any(entry.revealed for entry in entries), "or it could be taken back after a look"
    told = {one.message.id: one.seats for one in game.events}
    assert (told["card-taken"], told["card-taken-is"]) == (None, ("rome", "carthage"))


@cards(57, 58)
def test_a_counsel_is_in_force(number: int) -> None:
    side = "R" if number == 57 else "C"
    game = table(f"truce; hand {side}: {number}", play=side)
    game.play(side, event(number))
    assert (game.board.counsels, game.board.truce) == ({card(number): False}, False)
    assert game.message("counsel-given").params["side"] == side_name(CARTHAGE if number == 57 else ROME)


@cards(57, 58)
def test_a_counsel_keeps_units_off_the_sea(number: int) -> None:
    """H-31, H-89: Carthaginians do not leave Africa, Romans do not go there; elsewhere both sail."""
    text = "hippo-regius: C 3 hasdrubal; new-carthage: C 2 mago; agrigentum: R 3 nero(proconsul); "
    side, other = ("R", "C") if number == 57 else ("C", "R")
    game = table(f"{text}hand {side}: {number}; hand {other}: 9 10", play=side)
    game.play(side, event(number))
    barred, free = (
        (("hasdrubal", "sea:gades"), ("mago", "sea:gades"))
        if number == 57
        else (
            ("nero", "sea:utica"),
            ("nero", "sea:messana"),
        )
    )
    assert game.refused(other, march(9, *barred)).rule == "H-89"
    assert game.quote(other, march(9, *free)).lines


@cards(57, 58)
def test_both_counsels_may_be_in_force_and_each_is_one_sides(number: int) -> None:
    """H-89: two such cards at once; ch.24: the other side has no such event."""
    side, other = ("R", "C") if number == 57 else ("C", "R")
    game = table(f"counsel: {115 - number}; hand {side}: {number}", play=side)
    game.play(side, event(number))
    assert set(game.board.counsels) == {card(57), card(58)}
    theirs = table(f"hand {other}: {number}", play=other)
    assert refusal(theirs, other, event(number)) == ("ch.24", "event-of-the-other-side")


@cards(57, 58)
def test_hc_95_a_counsel_ends_with_the_first_turn_after_a_reshuffle(number: int) -> None:
    """HC-95, H-31: one that is ending is in force again when its card is played again."""
    side = "R" if number == 57 else "C"
    game = table(f"counsel-ending: {number}; hand {side}: {number}", play=side)
    game.play(side, event(number))
    assert game.board.counsels == {card(number): False}
    assert table(f"turn 2; counsel-ending: {number}").board.counsels == {}
    assert table(f"turn 2; counsel: {number}").board.counsels == {card(number): False}


@cards(64)
def test_a_truce_begins_and_the_turn_ends_with_a_shuffle(number: int) -> None:
    game = table(f"hand C: {number}; hand R: 5", play="C")
    game.play("C", event(number))
    assert (game.board.truce, game.board.shuffle, "truce-begins" in game.told) == (True, True, True)


@cards(64)
def test_a_truce_in_force_needs_no_second(number: int) -> None:
    game = table(f"truce; hand C: {number}", play="C")
    assert refusal(game, "C", event(number)) == ("H-9", "event-changes-nothing")


@cards(64)
def test_what_a_truce_forbids_to_enter(number: int) -> None:
    """H-29, H-88: enemy markers of any shape and enemy units; neutral tribes and empty spaces may be entered."""
    board = table("truce; narbo: R 1").board
    barred = ["cannae", "tarentum", "narbo"]
    free = ["allobroges", "tolosa", "saguntum"]
    assert [space for space in barred + free if forbids_entry(board, CARTHAGE, SpaceId(space))] == barred
    assert not forbids_entry(table().board, CARTHAGE, SpaceId("cannae"))
    game = table(f"truce; narbo: R 1; hand C: {number}", play="C")
    assert game.refused("C", event(number)).rule == "H-9"
