"""Proof that `make hostile` notices an answer that is taken from the wrong seat."""

from typing import Any

import pytest

from rules.core import match
from rules.core.answers import find_question
from rules.core.state import Head
from tests.hostile import thrown

INPUTS = 400


def test_hostile_inputs_of_every_kind_are_refused() -> None:
    found = thrown(("practice", 1), INPUTS)
    assert set(found) == {"practice, answers", "practice, typed", "practice, calls"}
    assert sum(found.values()) >= INPUTS


def test_an_answer_from_the_wrong_seat_that_is_taken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(head: Head[Any, Any], seat: object, id: object) -> object:
        asked = next((one for one in head.questions if one.id == id), None)
        return find_question(head, asked.seat if asked else seat, id)

    monkeypatch.setattr(match, "find_question", anybody)
    with pytest.raises(AssertionError, match="was accepted"):
        thrown(("practice", 1), INPUTS)
