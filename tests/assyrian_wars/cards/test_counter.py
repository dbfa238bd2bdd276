"""Counter Manoeuvres (95 to 98) and Counter Measures (99 to 102), in battles and against events (6.7.1, 6.11.e)."""

from tests.assyrian_wars.cards.battlefield import attack, counter, lay
from tests.assyrian_wars.cards.events import cards, event, passing, respond
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

STORM, WALL = "88", "90"
TEXT = "ashur: AS turtan 2B LI; sippar: BA nabu 2LI; BA: saved 4"


def revealed(card: str) -> CaseTable:
    """Archers' Storm lies there; Babylonia, which holds the card, is asked next."""
    game = attack(f"{TEXT}; hand AS: {STORM} 40; hand BA: {card} 43", "sippar")
    game.play("AS", lay(STORM))
    return game


@cards(95, 96, 97, 98)
def test_a_manoeuvre_cancels_a_battle_card(card: str) -> None:
    """The card has no effect and costs nothing; the manoeuvre costs 1 AP."""
    game = revealed(card)
    paid = game.ap("AS")
    assert game.question("BA").kind == "battle-counter"
    game.play("BA", counter(card, STORM))
    through(game)
    assert ("B", 3, 2) in all_dice(game, "AS")[0]
    assert (game.ap("AS"), game.saved("BA")) == (paid, 3)
    assert {card, STORM} <= set(game.board.discard)


@cards(95, 96, 97, 98)
def test_a_manoeuvre_needs_a_revealed_card(card: str) -> None:
    """Not in the first window, not against what does not lie there, not as an event."""
    game = attack(f"{TEXT}; hand AS: {STORM} 40; hand BA: {card} {WALL}", "sippar")
    assert game.refused("BA", lay(card)).message.id == "no-battle-card-now"
    game.answer("BA", "pass")
    game.play("AS", lay(STORM))
    assert game.refused("BA", counter(card, WALL)).message.id == "not-to-be-cancelled"
    own = table(f"{TEXT}; hand AS: {card} 40", impulse="AS", ap=5)
    assert own.refused("AS", event(card)).message.id == "event-not-now"


@cards(95, 96, 97, 98)
def test_measures_beat_a_manoeuvre(card: str) -> None:
    """6.11.e: the manoeuvre is cancelled and free, its target takes effect."""
    game = attack(f"{TEXT}; hand AS: {STORM} 99 40; hand BA: {card} 41", "sippar")
    paid = game.ap("AS")
    game.play("AS", lay(STORM))
    game.play("BA", counter(card, STORM))
    game.play("AS", counter("99", card))
    through(game)
    assert ("B", 4, 2) in all_dice(game, "AS")[0]
    assert (game.ap("AS"), game.saved("BA")) == (paid - 2, 4)


@cards(99, 100, 101, 102)
def test_measures_cancel_a_battle_card(card: str) -> None:
    game = revealed(card)
    assert game.question("BA").kind == "battle-measures"
    game.play("BA", counter(card, STORM))
    through(game)
    assert ("B", 3, 2) in all_dice(game, "AS")[0]
    assert game.saved("BA") == 3


@cards(99, 100, 101, 102)
def test_measures_cancel_an_event(card: str) -> None:
    """6.11: before it takes effect; it costs nothing and both cards are discarded (R-134)."""
    text = f"hand AS: 80 40; hand EG: {card} 41; EG: saved 1"
    game = table(text, impulse="AS", ap=5)
    game.play("AS", event("80"))
    assert game.question("EG").kind == "respond"
    game.play("EG", respond(card))
    assert "event-cancelled" in game.told
    assert (game.ap("AS"), game.saved("EG")) == (5, 0)
    assert {card, "80"} <= set(game.board.discard)


@cards(99, 100, 101, 102)
def test_measures_cannot_be_cancelled(card: str) -> None:
    """R-69: neither in a battle, nor as an answer to an event."""
    other = "101" if card != "101" else "102"
    game = attack(f"{TEXT}; hand AS: {STORM} {other} 40; hand BA: {card} {WALL}", "sippar")
    game.play("AS", lay(STORM))
    game.play("BA", lay(WALL))
    game.play("BA", counter(card, STORM))
    assert game.refused("AS", counter(other, card)).message.id == "not-to-be-cancelled"
    events = table(f"hand AS: 80 {other} 40; hand EG: {card} 41; EG: saved 1", impulse="AS", ap=5)
    events.play("AS", event("80"))
    events.play("EG", respond(card))
    assert events.asked == [(events.seat("AS"), "impulse")]


@cards(99, 100, 101, 102)
def test_measures_need_something_to_cancel(card: str) -> None:
    game = table(f"{TEXT}; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card)).message.id == "event-not-now"
    assert game.match.submit(game.seat("AS"), respond(card)).refusal is not None


@cards(99, 100, 101, 102)
def test_another_country_of_the_same_player_may_cancel(card: str) -> None:
    """6.11, R-135: the country plays the card, not the player; only who has played the event is not asked."""
    seats = "BA: seat P2, saved 2; EL: seat P2, saved 2"
    game = table(f"{seats}; hand BA: 64 40; hand EL: {card} 41", impulse="BA", ap=4)
    game.play("BA", event("64"))
    assert game.asked == [("P2", "respond")]
    game.play("EL", respond(card))
    assert "event-cancelled" in game.told
    alone = table(f"{seats}; hand BA: 64 {card}; hand EL: none", impulse="BA", ap=4)
    alone.play("BA", event("64"))
    assert alone.asked == [("P2", "impulse")]


@cards(99, 100, 101, 102)
def test_no_country_cancels_what_it_plays_itself(card: str) -> None:
    """R-135: a player who is asked for another of his countries cannot answer from the hand that played the event."""
    seats = "BA: seat P2, saved 2; EL: seat P2, saved 2"
    other = "101" if card != "101" else "102"
    game = table(f"{seats}; hand BA: 64 {card} 40; hand EL: {other} 41", impulse="BA", ap=4)
    game.play("BA", event("64"))
    assert game.asked == [("P2", "respond")]
    assert game.refused("BA", respond(card)).message.id == "answer-does-not-fit"
    assert [one.value for one in game.match.candidates("P2", "respond", "card", {})] == [other]
    passing(game)
    assert card in game.country("BA").hand
    assert "event-cancelled" not in game.told
