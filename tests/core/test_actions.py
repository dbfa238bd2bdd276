"""One definition of an action gives its command name, parameters, texts and candidates."""

from typing import Any

import pytest

from rules.core.actions import build, kebab
from rules.core.messages import Refusal
from tests.core.toy import Gamble, Pay, Player, Show


def test_a_class_name_becomes_a_command_name() -> None:
    assert [kebab(name) for name in ("Pay", "DeclareWar", "PlayCard")] == ["pay", "declare-war", "play-card"]
    assert Gamble.tag() == "gamble"


def test_parameters_come_with_their_kinds() -> None:
    to, amount = Pay.params()
    assert (to.name, to.kind, to.many, to.required) == ("to", "seat", False, True)
    assert (amount.name, amount.kind, amount.many, amount.required, amount.type) == (
        "amount",
        "amount",
        False,
        False,
        int,
    )
    (cards,) = Show.params()
    assert (cards.kind, cards.many) == ("card", True)
    assert Gamble.params() == ()


def test_texts_become_an_action() -> None:
    assert build(Pay, {"to": "B", "amount": "2"}) == Pay("B", 2)
    assert build(Pay, {"to": "B"}) == Pay("B", 1)
    assert build(Show, {"cards": "card-1, card-2  card-3"}) == Show(("card-1", "card-2", "card-3"))
    assert build(Show, {"cards": " "}) == Show(())


@pytest.mark.parametrize(
    ("given", "message_id", "params"),
    [
        ({}, "kernel-missing-parameter", {"action": "pay", "missing": ("to",)}),
        (
            {"to": "B", "speed": "9"},
            "kernel-unknown-parameter",
            {"action": "pay", "found": "speed", "known": ("to", "amount")},
        ),
        (
            {"to": "B", "amount": "many"},
            "kernel-malformed-answer",
            {"detail": "Expected `int`, got `str` - at `$.amount`"},
        ),
    ],
)
def test_texts_that_do_not_fit_are_refused_by_name(
    given: dict[str, str], message_id: str, params: dict[str, Any]
) -> None:
    refusal = build(Pay, given)
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.message.id, refusal.message.params) == ("2.1", message_id, params)


def test_candidates_are_for_the_seat_that_is_asked() -> None:
    match = Player("turns", ("A", "B", "C")).match
    assert [one.value for one in match.candidates("A", "pay", "to")] == ["B", "C"]
    assert [one.value for one in match.candidates("A", "pay", "amount", {"to": "B"})] == ["1", "2", "3"]
    assert match.candidates("B", "pay", "to") == []
    assert match.candidates("A", "block", "to") == []
    assert match.candidates("A", "no-such-action", "to") == []


def test_there_are_never_more_than_25_candidates() -> None:
    player = Player("turns")
    player.board.coins["A"] = 40
    assert len(player.match.candidates("A", "pay", "amount")) == 25
