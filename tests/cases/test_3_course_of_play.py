"""Chapter 3: impulses, cards, preemption, the end of a turn."""

from rules.assyrian_wars.cards import PlayCard
from tests.cases.table import table


def test_aw_3_1_1_an_impulse_cannot_be_closed_without_a_card() -> None:
    """AW-3.1-1: an impulse without a card is refused (R-16)."""
    game = table("BA: eco 4; hand BA: 25 30; impulse BA: income 4, spent 3")
    assert game.refused("BA", "end").rule == "3.1"
    game.play("BA", PlayCard("25"))
    assert game.options("BA") == ["end"]
