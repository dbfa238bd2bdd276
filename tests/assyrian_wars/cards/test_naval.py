"""The battle card of the sea (6.11.d, 6.16.f): 18, Sea Lords."""

from tests.assyrian_wars.cards.battlefield import counter, lay, played
from tests.assyrian_wars.cards.events import cards, event
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table

SEA = "war EG PH; PH: active, seat P2, saved 2; sidonia: EG SH1..2, PH SH1..2"
DICE = {"search": [6, 6], "melee": every(6)}


def met(text: str) -> CaseTable:
    """Egypt has found the Phoenicians."""
    game = table(text, impulse="EG", ap=4, dice=DICE)
    game.play("EG", search("sidonia"))
    return game


@cards(18)
def test_phoenician_ships_are_stronger_in_both_rounds(card: str) -> None:
    game = through(played(met(f"{SEA}; hand PH: {card}; hand EG: 40"), "PH", card))
    for rolled in all_dice(game, "PH")[:2]:
        assert rolled == [("SH", 4, 2)]
    assert all_dice(game, "EG")[0] == [("SH", 2, 2)]
    assert game.saved("PH") == 1


@cards(18)
def test_only_at_sea_and_only_for_phoenicia(card: str) -> None:
    text = f"war EG PH; PH: active, seat P2; tyre: PH LI; hand PH: {card} 40"
    game = table(text, impulse="PH", ap=4)
    assert game.refused("PH", event(card)).message.id == "event-not-now"
    ashore = table(
        "war AS PH; PH: active, seat P2, saved 2; "
        f"byblos: PH luli 2LI; sidon: control AS, AS turtan 3LI; hand PH: {card} 90",
        impulse="AS",
        ap=4,
        dice={"melee": every(6)},
    )
    ashore.play("AS", go("AS-turtan", "byblos"))
    fight(ashore)
    assert ashore.refused("PH", lay(card)).message.id == "not-in-such-battle"


@cards(18)
def test_sea_lords_cancelled(card: str) -> None:
    game = met(f"{SEA}; hand PH: {card}; hand EG: 95 40")
    game.play("PH", lay(card))
    game.play("EG", counter("95", card))
    through(game)
    assert all_dice(game, "PH")[0] == [("SH", 3, 2)]
    assert game.saved("PH") == 2
