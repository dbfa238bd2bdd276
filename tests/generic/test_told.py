"""The probes of what is told: to somebody of what was drawn for others, and to all of what lies hidden."""

import pytest

from rules.core.dice import Draw
from rules.core.entries import Disclosure, Entry
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Event, Name, message
from tests.generic.openly import Sight, check_openly
from tests.generic.secrecy import check_told
from tests.practice.game import ThreeHills

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


def test_what_lies_in_a_hand_is_told_to_all_by_nobody_whatever_it_is_called() -> None:
    """Announced, drawn openly or called a reveal; a card that its owner alone hears of, or an open one, is told."""
    match = Match.start(ThreeHills(), "skirmish", seats=("P1", "P2"), secret=b"secret")
    sight, [card, *_] = Sight(lambda: match), match.table.board.hosts[Seat("P1")].hand
    named, rest = message("card-drawn", card=Name("card", card)), ("cards", 0, 9, (3,), (card,))
    for wrong in (
        Entry(2, "answer", 1, events=(Event(named, "1"),)),
        Entry(2, "answer", 1, draws=(Draw(*rest, None),)),
        Entry(2, "answer", 1, shown=(Disclosure(None, (card,)),)),
    ):
        with pytest.raises(AssertionError, match="lies hidden"):
            check_openly([wrong], sight, sight)
    own = Entry(2, "answer", 1, events=(Event(named, "1", (ANNA,)),), draws=(Draw(*rest, (ANNA,)),))
    check_openly([own], sight, sight)
    check_openly([Entry(2, "answer", 1, events=(Event(named, "1"),))], sight, sight, known=frozenset({card}))
