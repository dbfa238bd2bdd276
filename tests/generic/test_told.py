"""The probe of what is told: a card that was drawn for others, and one that was played before it was drawn anew."""

import pytest

from rules.core.dice import Draw
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.messages import Event, Name, message
from tests.generic.secrecy import check_told

ANNA, BERT = Seat("P1"), Seat("P2")
PLAYED = Event(message("card-played", card=Name("card", "43")), "3.1")
DRAWN = Event(message("card-drawn", card=Name("card", "43")), "7.3.2", (BERT,))


def told(*events: Event) -> Entry:
    """Bert draws card 43, and this is told."""
    return Entry(1, "answer", 1, draws=(Draw("cards", 0, 9, (3,), ("43",), (BERT,)),), events=events)


@pytest.mark.parametrize("events", [(PLAYED,), (DRAWN, PLAYED), (PLAYED, DRAWN, PLAYED)])
def test_what_was_drawn_for_others_is_told_to_nobody(events: tuple[Event, ...]) -> None:
    with pytest.raises(AssertionError, match="drawn for others"):
        check_told(told(*events), (ANNA, BERT))


def test_a_card_that_lay_open_may_be_drawn_anew() -> None:
    check_told(told(PLAYED, DRAWN), (ANNA, BERT))
