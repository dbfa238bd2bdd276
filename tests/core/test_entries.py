"""Entries: what is on record, who may read what, and how they are kept."""

import msgspec
import pytest

from rules.core.ids import Seat
from rules.core.messages import Event, message
from rules.core.orders import StandingOrder
from rules.core.patches import AnswerFor
from rules.core.questions import Choose, ChooseMany
from tests.core.toy import TOY, Fish, Pay, Player, SetCoins

A, B = Seat("A"), Seat("B")


def test_an_entry_says_who_answered_what_and_what_followed() -> None:
    player = Player("turns")
    (entry,) = player.does("A", Fish()).entries
    assert (entry.revision, entry.kind, entry.seat, entry.question) == (2, "answer", "A", 1)
    assert (entry.question_kind, entry.rule, entry.version) == ("turn", "2", 1)
    assert entry.hash == player.match.hash
    assert len(entry.hash) == 32


def test_events_reach_their_audience_only() -> None:
    player = Player("turns")
    entry = player.does("A", Fish()).entries[0]
    assert [event.message.id for event in entry.for_seat(A).events] == ["fished", "somebody-fished"]
    assert [event.message.id for event in entry.for_seat(B).events] == ["somebody-fished"]
    assert entry.public() == entry.for_seat(None) == entry.for_seat(B)


def test_an_event_knows_who_may_read_it() -> None:
    secret, nobody, public = (Event(message("x"), "1", seats) for seats in ((A,), (), None))
    assert [secret.visible_to(seat) for seat in (A, B, None)] == [True, False, False]
    assert [nobody.visible_to(seat) for seat in (A, B, None)] == [False, False, False]
    assert [public.visible_to(seat) for seat in (A, B, None)] == [True, True, True]


def test_the_hash_is_not_for_players() -> None:
    entry = Player("turns").does("A", Fish()).entries[0]
    assert entry.for_seat(A).hash == ""


def test_sealed_and_private_answers_stay_secret() -> None:
    sealed = Player("bids").does("A", "2").entries[0]
    private = Player("discard").does("A", ChooseMany(("a",))).entries[0]
    for entry in (sealed, private):
        assert entry.for_seat(A).answer == entry.answer
        assert entry.for_seat(B).answer is None
        assert entry.public().answer is None
    public = Player("turns").does("A", Pay(B, 1)).entries[0]
    assert public.public().answer == Pay(B, 1)


def test_every_kind_of_entry_survives_the_store() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Pay(A, 1))))
    player.does("A", Fish())
    player.keep(player.match.override("Gm", [SetCoins(A, 2), AnswerFor(A, Pay(B, 1))], "why"))
    request = player.keep(player.match.undo(1, "A", player.history(1))).request
    assert request == 1
    player.keep(player.match.consent("B", request))
    assert {entry.kind for entry in player.entries} >= {"start", "order", "auto", "override", "request", "undo"}
    for entry in player.entries:
        assert TOY.kit.decode_entry(TOY.kit.encode(entry)) == entry


def test_foreign_data_is_not_an_entry() -> None:
    for blob in (msgspec.msgpack.encode({"revision": "one"}), msgspec.msgpack.encode([1, 2])):
        with pytest.raises(msgspec.ValidationError):
            TOY.kit.decode_entry(blob)
    unknown = msgspec.msgpack.encode({"revision": 1, "kind": "answer", "version": 1, "answer": {"type": "fly"}})
    with pytest.raises(msgspec.ValidationError, match="fly"):
        TOY.kit.decode_entry(unknown)


def test_a_public_entry_does_not_depend_on_hidden_cards() -> None:
    one, other = Player("turns"), Player("turns")
    one.match.script(draws={"fish": ["card-1"]})
    other.match.script(draws={"fish": ["card-8"]})
    mine, theirs = one.does("A", Fish()).entries[0], other.does("A", Fish()).entries[0]
    assert mine != theirs
    assert mine.for_seat(B) == theirs.for_seat(B)
    assert one.match.questions(B) == other.match.questions(B)
    assert one.match.view(B) == other.match.view(B)


def test_an_outcome_gathers_the_events_of_its_entries() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Pay(A, 1))))
    outcome = player.does("A", Pay(B, 1))
    assert outcome.accepted
    assert [event.message.id for event in outcome.events] == ["paid", "paid"]
    assert not player.match.submit("A", Choose("fly")).accepted
