"""New numbers for open questions, so that a button stamped with an old one is stale."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.state import Head, Sealed


def ask_under_new_numbers(head: Head[Any, Any], gap: int = 0) -> None:
    """The open questions get new numbers, `gap` numbers on; what was stamped with an old one is stale."""
    asked = sorted([*head.questions, *(sealed.question for sealed in head.sealed)], key=lambda question: question.id)
    group = head.next_question + gap
    fresh = {question.id: group + place for place, question in enumerate(asked)}
    head.next_question = group + len(asked)
    head.questions = [replace(question, id=fresh[question.id], group=group) for question in head.questions]
    head.sealed = [
        Sealed(replace(sealed.question, id=fresh[sealed.question.id], group=group), sealed.answer)
        for sealed in head.sealed
    ]
