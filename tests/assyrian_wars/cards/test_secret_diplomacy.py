"""Secret diplomacy by card (6.11.m): Egyptian Ionians (36), Marduk's Followers (58), Court Intrigue (63)."""

import pytest

from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.pack.load import house
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import table

SECRET = (36, 58, 63)


def price(card: str) -> int:
    return house().cards.by_id[CardId(card)].cost


@cards(*SECRET)
def test_aw_6_11_m_101_secret_action_by_card_succeeds(card: str) -> None:
    """AW-6.11.m-101: 2D6 = 8 is not 9; Phrygia moves 5 up Egypt's track, for the price of the card."""
    game = table(f"hand EG: {card} 40", impulse="EG", ap=4, dice={"secret-diplomacy": [4, 4], "secret-move": [5]})
    game.play("EG", event(card, "PY", "move", use="secret"))
    through(game)
    assert "secret-by-card" in game.told
    assert game.ap("EG") == 4 - price(card)
    assert (game.country("PY").track, game.country("PY").level) == ("EG", 5)


@cards(*SECRET)
def test_aw_6_11_m_102_secret_action_by_card_fails(card: str) -> None:
    """AW-6.11.m-102: 9: no effect; AP and card are gone. Others' plans on Phrygia change nothing, at 8 neither."""
    text = f"plans BA: PY; plans AS: PY; hand EG: {card} 40"
    game = table(text, impulse="EG", ap=4, dice={"secret-diplomacy": [4, 5]})
    game.play("EG", event(card, "PY", "move", use="secret"))
    assert game.message("secret-by-card").params["failed"] is True
    assert game.country("PY").level == 0
    assert game.ap("EG") == 4 - price(card)
    assert card in game.board.discard
    game = table(text, impulse="EG", ap=4, dice={"secret-diplomacy": [4, 4], "secret-move": [5]})
    game.play("EG", event(card, "PY", "move", use="secret"))
    assert game.message("secret-by-card").params["failed"] is False
    assert (game.country("PY").track, game.country("PY").level) == ("EG", 5)


@cards(*SECRET)
def test_objective_and_option_are_named_before_the_roll(card: str) -> None:
    game = table(f"hand EG: {card} 40", impulse="EG", ap=4)
    assert game.refused("EG", event(card, use="secret")).message.id == "no-such-objective"
    assert game.refused("EG", event(card, "XX", "move", use="secret")).rule == "7.5.2"
    assert game.refused("EG", event(card, "PY", use="secret")).message.id == "no-such-secret-option"
    assert game.refused("EG", event(card, "PY", "king", use="secret")).rule == "7.5.2"


@cards(*SECRET)
def test_a_minor_acts_for_its_power_and_one_without_power_for_nobody(card: str) -> None:
    """AW-6.11.m-103, R-154: the main event may be restricted, the secret half is open to every country."""
    text = f"JU: active, track ME, level 13; hand JU: {card} 40"
    game = table(text, impulse="JU", ap=4, dice={"secret-diplomacy": [1, 1], "secret-move": [3]})
    if card != "63":
        main = {"36": "egypt", "58": "followers"}[card]
        assert game.refused("JU", event(card, use=main)).message.id == "event-for-others"
    game.play("JU", event(card, "PY", "move", use="secret"))
    assert (game.country("PY").track, game.country("PY").level) == ("ME", 3)
    alone = table(f"JU: active, controller AS; war JU EG; hand JU: {card} 40", impulse="JU", ap=4)
    assert alone.refused("JU", event(card, "PY", "move", use="secret")).message.id == "event-needs-a-power"


@cards(*SECRET)
def test_a_full_hand_has_room_for_the_card_that_is_played(card: str) -> None:
    """7.5.2.b, R-241: of six cards one is played, so one may be drawn; seven were one too many."""
    text = f"deck: 50 51; hand EG: {card} 40 41 42 43 44"
    game = table(text, impulse="EG", ap=4, dice={"secret-diplomacy": [1, 1]})
    game.play("EG", event(card, "EG", "card", use="secret"))
    assert len(game.country("EG").hand) == 6
    full = table(f"{text} 45", impulse="EG", ap=4)
    assert full.refused("EG", event(card, "EG", "card", use="secret")).message.id == "no-such-secret-option"


@cards(*SECRET)
def test_secret_action_cancelled(card: str) -> None:
    """By Counter Measures like every event; by other powers' plans never (6.11.m)."""
    game = table(f"plans BA: PY; hand EG: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", impulse="EG", ap=4)
    cancelled(game, "BA", "EG", event(card, "PY", "move", use="secret"))
    assert game.country("PY").level == 0


@pytest.mark.parametrize("_", [pytest.param(None, id="AW-6.11.m-103")])
def test_restricted_card_open_alternative(_: None) -> None:
    """AW-6.11.m-103: Egyptian Ionians are Egypt's; Judah, allied to the Mede, takes the other half for it."""
    game = table(
        "JU: active, track ME, level 13; hand JU: 36 40", impulse="JU", ap=4, dice={"secret-diplomacy": [6, 3]}
    )
    assert game.refused("JU", event("36", use="egypt")).rule == "6.11"
    game.play("JU", event("36", "PY", "move", use="secret"))
    assert game.country("PY").level == 0
