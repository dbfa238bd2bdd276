"""Is this answer allowed? Every untrusted answer passes here, and nothing is changed on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from rules.core.actions import WORDS, Action
from rules.core.errors import MALFORMED
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.messages import Quote, Refusal, clipped, refuse, seat_name
from rules.core.questions import Answer, Choose, ChooseMany, Question
from rules.core.state import Head
from rules.core.table import Table

RULE = "kernel"


class Accepted(Struct, frozen=True, gc=False):
    """An answer that fits, as a checked copy, with its cost."""

    answer: Answer
    quote: Quote


def find_question(head: Head[Any, Any], seat: object, id: object) -> Question | Refusal:
    """The open question that this seat answers; id None means its only one."""
    if head.finished:
        return refuse(RULE, "kernel-match-over")
    if seat not in head.seats:
        return refuse(RULE, "kernel-unknown-seat", found=clipped(seat), known=head.seats)
    if id is None:
        return _only_question(head, Seat(str(seat)))
    for question in head.questions:
        if question.id == id and type(id) is int:
            if question.seat != seat:
                return refuse(question.rule, "kernel-not-your-question", question=id, seat=seat_name(question.seat))
            return question
    for sealed in head.sealed:
        if sealed.question.id == id and sealed.question.seat == seat:
            return refuse(sealed.question.rule, "kernel-already-answered", question=sealed.question.id)
    mine = tuple(question.id for question in head.questions if question.seat == seat)
    return refuse(RULE, "kernel-stale-question", found=clipped(id), open=mine)


def _only_question(head: Head[Any, Any], seat: Seat) -> Question | Refusal:
    mine = [question for question in head.questions if question.seat == seat]
    if len(mine) == 1:
        return mine[0]
    return refuse(RULE, "kernel-not-asked", seat=seat_name(seat))


def check_answer(kit: Kit, head: Head[Any, Any], question: Question, answer: object) -> Accepted | Refusal:
    """Whether the answer is well formed, offered, and legal."""
    try:
        given = kit.copy_answer(answer)
    except MALFORMED as error:
        return refuse(question.rule, "kernel-malformed-answer", detail=clipped(error))
    if type(given) is not type(answer):
        return refuse(question.rule, "kernel-malformed-answer", detail=type(answer).__name__)
    if isinstance(given, Action):
        tag = kit.tags[type(given)]
        if tag not in question.actions:
            return refuse(question.rule, "kernel-action-not-open", found=tag, open=question.actions)
        table: Table[Any] = Table(head, question)
        unseen = concealed(kit, table, question.seat, words_of(given)) if kit.conceals else None
        if unseen is not None:
            return refuse(given.rule, "kernel-not-seen", found=clipped(unseen))
        verdict = given.check(table, question.seat)
        if isinstance(verdict, Refusal):
            return verdict
        quote = verdict
    else:
        refusal = check_offer(question, given)
        if refusal is not None:
            return refusal
        quote = Quote(question.rule)
    procedure = head.stack[head.asker]
    if kit.plans[type(procedure)].checks:
        further = procedure.check(Table(head, question), question, given)
        if isinstance(further, Refusal):
            return further
        quote = further or quote
    return Accepted(given, quote)


def concealed(kit: Kit, table: Table[Any], seat: Seat, words: Iterable[str]) -> str | None:
    """The first of these words that names something which this seat cannot see."""
    for word in words:
        if kit.game.conceals(table, seat, word):
            return word
    return None


def names_unseen(kit: Kit, table: Table[Any], seat: Seat, given: Mapping[str, str], typed: str) -> bool:
    """Whether what was typed names something that the seat cannot see: then there is nothing to suggest."""
    words = WORDS.findall(" ".join([*given.values(), typed]))
    return concealed(kit, table, seat, words) is not None


def words_of(action: Action) -> list[str]:
    """Every text in an action's parameters."""
    words: list[str] = []
    for value in astuple(action):
        if isinstance(value, str):
            words.append(value)
        elif isinstance(value, tuple):
            words += [word for word in value if isinstance(word, str)]
    return words


def names_in(value: Any) -> frozenset[str]:
    """Every text in a piece of data."""
    if isinstance(value, str):
        return frozenset((value,))
    if isinstance(value, dict):
        return names_in([*value, *value.values()])
    return frozenset().union(*map(names_in, value)) if isinstance(value, list | tuple) else frozenset()


def check_offer(question: Question, answer: Answer) -> Refusal | None:
    """Why the options picked are not what is on offer, if they are not."""
    if type(answer) is Choose and not question.many and question.offers(answer.option):
        return None
    offered = question.offered()
    if type(answer) is Choose:
        if question.many:
            return refuse(question.rule, "kernel-choose-many", at_least=question.at_least, at_most=question.at_most)
        return refuse(question.rule, "kernel-option-not-offered", found=clipped(answer.option), offered=offered)
    picked = answer.options if isinstance(answer, ChooseMany) else ()
    if not question.many:
        return refuse(question.rule, "kernel-choose-one", offered=offered)
    for index, option in enumerate(picked):
        if option not in offered:
            return refuse(question.rule, "kernel-option-not-offered", found=clipped(option), offered=offered)
        if option in picked[:index]:
            return refuse(question.rule, "kernel-option-twice", found=clipped(option))
    if not question.at_least <= len(picked) <= question.at_most:
        limits = {"at_least": question.at_least, "at_most": question.at_most}
        return refuse(question.rule, "kernel-wrong-number", found=len(picked), **limits)
    return None
