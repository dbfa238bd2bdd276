"""What the others read in the log of an order: that it was given, and what the events tell (9.5)."""

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
