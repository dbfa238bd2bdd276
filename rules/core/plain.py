"""A plain renderer for logs and tests: message ids become words, parameters follow; a catalogue may word it better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.entries import Entry
from rules.core.messages import Event, Message, Name, Param, Quote, Refusal
from rules.core.questions import Choose, ChooseMany, Question

Catalogue = Mapping[str, str]
"""Message ids and texts with {parameters}."""


def words(message: Message, catalogue: Catalogue | None = None) -> str:
    """The message in words: from the catalogue, or its id with its parameters."""
    shown = {name: _value(value, catalogue) for name, value in message.params.items()}
    text = (catalogue or {}).get(message.id)
    if text is not None:
        return text.format_map(_Shown(shown))
    plain = message.id.replace("-", " ")
    if not shown:
        return plain
    return f"{plain} ({', '.join(f'{name}: {value}' for name, value in shown.items())})"


class _Shown(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return f"{{{key}}}"


def _value(value: Param, catalogue: Catalogue | None) -> str:
    match value:
        case Message():
            return words(value, catalogue)
        case Name():
            return (catalogue or {}).get(f"{value.kind}-{value.id}", value.id)
        case tuple():
            return " ".join(_value(item, catalogue) for item in value) or "none"
        case bool():
            return "yes" if value else "no"
    return str(value)


def of_refusal(refusal: Refusal, catalogue: Catalogue | None = None) -> str:
    """A refusal with its rule."""
    return f"refused by {refusal.rule}: {words(refusal.message, catalogue)}"


def of_quote(quote: Quote, catalogue: Catalogue | None = None) -> str:
    """A quote with its rule and lines."""
    lines = "; ".join(words(line, catalogue) for line in quote.lines) or "free"
    return f"{quote.rule}: {lines}{' (risky)' if quote.risky else ''}"


def of_event(event: Event, catalogue: Catalogue | None = None) -> str:
    """An event with its rule, and its audience if it is not everyone."""
    audience = "" if event.seats is None else f" [only {', '.join(event.seats) or 'nobody'}]"
    return f"{event.rule} {words(event.message, catalogue)}{audience}"


def of_question(question: Question, catalogue: Catalogue | None = None) -> str:
    """A question: who is asked what, and what is on offer."""
    options = [words(option.message, catalogue) if option.message else option.id for option in question.options]
    offered = ", ".join([*options, *(f"/{tag}" for tag in question.actions)])
    reason = f" because {words(question.reason, catalogue)}" if question.reason else ""
    return f"question {question.id}: {question.seat} {question.kind} ({question.rule}){reason}: {offered}"


def of_answer(answer: Any) -> str:
    """An answer as it was given."""
    match answer:
        case Choose():
            return answer.option
        case ChooseMany():
            return " ".join(answer.options) or "none"
    return str(answer)


def of_entry(entry: Entry, catalogue: Catalogue | None = None) -> str:
    """An entry on one line, what it rolled, drew and told below it."""
    parts = [str(entry.revision), entry.kind, entry.gm or entry.seat or "", entry.question_kind]
    if entry.answer is not None:
        parts.append(of_answer(entry.answer))
    if entry.to is not None:
        parts.append(f"to {entry.to}")
    if entry.reason:
        parts.append(f"reason: {entry.reason}")
    lines = [" ".join(part for part in parts if part)]
    lines += [f"  rolled {roll.label}: {' '.join(map(str, roll.results))}" for roll in entry.rolls]
    lines += [f"  drew {draw.label}: {' '.join(draw.results) or '?'}" for draw in entry.draws]
    lines += [f"  {of_event(event, catalogue)}" for event in entry.events]
    return "\n".join(lines)


def of_log(entries: tuple[Entry, ...] | list[Entry], catalogue: Catalogue | None = None) -> str:
    """A whole log."""
    return "\n".join(of_entry(entry, catalogue) for entry in entries)
