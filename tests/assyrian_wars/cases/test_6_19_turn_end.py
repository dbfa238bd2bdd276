"""6.18 and 6.19 in the second part of the catalogue: income and purchase in the campaign, and when a turn ends."""

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cards.events import event, respond
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

THREE, FOUR, FIVE = CardId("25"), CardId("29"), CardId("52")


def turn(text: str) -> CaseTable:
    """A turn under way, the marker about to reach a country."""
    return table(f"clock: phase action, round 2\n{text}")


# 6.18


def test_aw_6_18_101_saving() -> None:
    """AW-6.18-101: income 6, saved 2, 1 AP spent, an event for nothing: of 7 AP 4 are saved and 3 lost.

    The event is Temple Treasure: its 5 AP cannot be saved, and go into influence on Phrygia.
    """
    game = turn("clock: marker EG; EG: eco 6, saved 2; memphis: EG LI1; hand EG: 82 26; hand BA: 27")
    assert game.ap("EG") == 8
    game.play("EG", go("EG-LI-1", "herakleopolis"))
    game.play("EG", event("82", "memphis"))
    through(game)
    game.play("EG", Influence(CountryId("PY"), 5))
    assert game.ap("EG") == 7
    game.answer("EG", "end")
    assert game.saved("EG") == 4
    assert game.message("impulse-ends").params["lost"] == 6  # in halves


def test_aw_6_18_102_compulsory_purchase() -> None:
    """AW-6.18-102: 4 + 1 AP buy a card that must be played; nothing is left."""
    game = turn("clock: marker BA, last AS; AS: impulses 1; BA: eco 4, saved 1; hand AS: 25 26")
    assert len(game.country("BA").hand) == 1
    assert game.ap("BA") == 0
    assert game.refused("BA", "end").rule == "3.1"


def test_aw_6_18_103_not_enough_for_a_card() -> None:
    """AW-6.18-103: a pass with 4 AP saved; a round later 8 AP buy a card."""
    game = turn("clock: marker BA, last AS; AS: impulses 1; BA: eco 4; hand EL: 25 26; hand AS: 27 28")
    assert game.country("BA").hand == []
    assert game.saved("BA") == 4
    game.end("EL")
    while game.asked[0][1] == "preempt":
        game.keep(game.match.lapse(game.match.pending[0].id))
    game.end("AS")
    while game.asked[0][1] == "preempt":
        game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.board.clock.marker == "BA"
    assert len(game.country("BA").hand) == 1
    assert game.ap("BA") == 3


def test_aw_6_18_104_no_purchase_with_cards_in_hand() -> None:
    """AW-6.18-104: a home card is a card, so there is no purchase, however many AP there are."""
    game = turn("clock: marker BA, last AS; AS: impulses 1; BA: eco 6; hand BA: 14; hand AS: 25")
    assert game.country("BA").hand == ["14"]
    assert game.ap("BA") == 6


def test_aw_6_18_105_any_card_becomes_a_plus_card() -> None:
    """AW-6.18-105: 4 + 4 AP, 3 for the plus, 3 more of the second card: 8; no third card."""
    game = table(f"hand EL: {FOUR} {THREE} 26; hand AS: 27", impulse="EL", ap=4)
    game.play("EL", PlayCard(FOUR))
    assert game.ap("EL") == 8
    game.play("EL", PlayCard(THREE, plus=True))
    assert game.ap("EL") == 8
    assert game.refused("EL", PlayCard(CardId("26"), plus=True)).rule == "3.2"


def test_aw_6_18_106_preemptive_impulse_has_no_income() -> None:
    """AW-6.18-106: 2 saved AP and 5 of the card; the income of 9 waits for the scheduled impulse."""
    order = "clock: marker EL, last BA; BA: impulses 1; AS: saved 2, eco 9; EL: eco 4"
    game = turn(f"{order}; hand AS: {FIVE} 26 27 28; hand EL: 29 30; hand BA: 31")
    game.answer("AS", "preempt")
    game.play("AS", PlayCard(FIVE))
    assert game.ap("AS") == 7
    game.answer("AS", "end")
    game.end("EL")
    assert game.ap("AS") == 2 + 9  # what the card gave has lapsed


# 6.19


HANDS = "hand EG: 25; hand EL: 26 27 28; BA: eco 2; EG: eco 5; EL: eco 4"
LAST = f"{HANDS}; AS: impulses 1; clock: round 1, marker EG, last AS"


def test_aw_6_19_101_last_card_holder() -> None:
    """AW-6.19-101: Babylonia passes, Elam has one impulse, and keeps the rest."""
    game = turn(LAST)
    game.end("EG")
    assert game.asked == [(game.seat("EL"), "impulse")]
    game.end("EL")
    assert "turn-ends" in game.told
    assert len([card for card in game.country("EL").hand if card in ("26", "27", "28")]) == 2


def test_aw_6_19_102_no_consecutive_impulse() -> None:
    """AW-6.19-102: Assyria alone has cards after its impulse: the turn ends, and it keeps them until 7.3.2."""
    game = table("hand AS: 25 26 27; clock: round 2", impulse="AS", ap=9)
    game.end("AS")
    assert "turn-ends" in game.told
    assert {"26", "27"} <= set(game.country("AS").hand)


def test_aw_6_19_103_a_bought_card_prolongs_the_turn() -> None:
    """AW-6.19-103: Babylonia buys and plays a card; after Elam's impulse nobody else has one, and the turn ends."""
    game = turn(LAST.replace("BA: eco 2", "BA: eco 5"))
    game.end("EG")
    assert game.asked == [(game.seat("BA"), "impulse")]
    game.end("BA")
    assert "turn-ends" not in game.told
    assert game.asked == [(game.seat("EL"), "impulse")]
    game.end("EL")
    assert "turn-ends" in game.told


def test_aw_6_19_104_response_empties_the_last_hand() -> None:
    """AW-6.19-104: nobody has cards after Assyria's impulse, so the turn ends with it."""
    game = table("sippar: BA LI; hand AS: 108; hand EL: 99; EL: saved 1; clock: round 2", impulse="AS", ap=9)
    game.play("AS", event("108", "sippar", use="walls"))
    game.play("EL", respond("99"))
    assert (game.country("AS").hand, game.country("EL").hand) == ([], [])
    game.end("AS")
    assert "turn-ends" in game.told
