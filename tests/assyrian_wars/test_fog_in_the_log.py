"""What the others read in the log of an order: that it was given, and what the events tell (9.5)."""

from rules.assyrian_wars.army_orders import Assign
from rules.assyrian_wars.besieging import Besiege
from rules.assyrian_wars.ids import LeaderId, PieceId
from rules.core.ids import Seat
from tests.cases.orders import go
from tests.cases.table import table


def test_an_order_names_units_to_its_own_seat_only() -> None:
    game = table("ashur: AS turtan 3LI; nineveh: empty; kish: BA LI1", impulse="AS", ap=6)
    entry = game.play("AS", go("AS-turtan", "nineveh")).entries[0]
    assert entry.for_seat(entry.seat).answer is not None
    for other in (None, *(seat for seat in game.match.table.seats if seat != entry.seat)):
        seen = entry.for_seat(None if other is None else Seat(other))
        assert seen.answer is None
        assert seen.events, "that an army moved is public"


def test_how_many_units_a_leader_commands_is_his_sides_affair() -> None:
    """R-269: sizes stay hidden until battle; without fog everybody reads it."""
    text = "nineveh: AS turtan rab-saris 4LI; camp assyrian: ME"
    order = Assign(LeaderId(PieceId("AS-rab-saris")), (PieceId("AS-LI-1"), PieceId("AS-LI-2")))
    game = table(text, impulse="AS", ap=6)
    game.play("AS", order)
    (told,) = [event for event in game.events if event.message.id == "army-arranged"]
    assert told.seats == (game.seat("AS"), game.seat("ME"))
    game = table(f"{text}; options: not fog-of-war", impulse="AS", ap=6)
    game.play("AS", order)
    (told,) = [event for event in game.events if event.message.id == "army-arranged"]
    assert told.seats is None


def test_the_dice_of_a_siege_lie_open() -> None:
    """R-269: hidden until battle; a siege round is one, so its dice are told to all, a siege alone tells nothing."""
    text = "sippar: AS turtan 4LI, BA (nabu 2HI B), control BA"
    game = table(text, impulse="AS", ap=6, dice={"besiegers": [6] * 9, "defenders": [6] * 9})
    assert all(piece.unit_class != "HI" for piece in game.match.view(game.seat("EG")).areas["sippar"].pieces)
    game.play("AS", Besiege("AS-turtan", "standard"))
    (rolled,) = [event for event in game.events if event.message.id == "siege-rolled"]
    assert rolled.seats is None
    assert {line.params["what"] for line in rolled.message.params["other_lines"]} >= {"city", "HI", "B"}
    game = table(text, impulse="AS", ap=6)
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert not [event for event in game.events if "HI" in str(event.message.params) and event.seats is None]
