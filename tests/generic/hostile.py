"""Answers that nobody may give: wrong seat, stale, unoffered, mangled; all are refused and change nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rules.core.actions import Action
from rules.core.entries import History, Outcome
from rules.core.match import Match
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Answer, Choose, ChooseMany, Question
from tests.generic import players
from tests.generic.positions import live_bytes

NONSENSE = "no such thing"
STRANGER = "nobody at this table"
WRONG_TYPES: tuple[Any, ...] = (None, 3.5, {"a": 1}, object(), [["x"]], b"x")
NOT_ANSWERS: tuple[Any, ...] = (None, "pass", 7, True, object(), {"type": "choose", "option": "x"}, [], Choose)


class Attack(msgspec.Struct):
    """One hostile submission, with its name for the failure's text."""

    name: str
    seat: Any
    answer: Any
    question: Any


def light(match: Match[Any], question: Question, answer: Answer) -> Iterator[Attack]:
    """A few attacks, cheap enough for every node."""
    other = next((seat for seat in match.seats if seat != question.seat), STRANGER)
    yield Attack("wrong seat", other, answer, question.id)
    yield Attack("stale question", question.seat, answer, question.id - len(match.pending) - 1)
    yield Attack("unoffered option", question.seat, Choose(NONSENSE), question.id)
    yield Attack("no answer", question.seat, None, question.id)


def heavy(match: Match[Any], question: Question, answer: Answer, chance: Random) -> Iterator[Attack]:
    """Everything we can think of against one question."""
    yield from wrong_seats(match, question, answer)
    yield from stale_questions(match, question, answer)
    yield from unoffered(match, question)
    yield from mangled(match, question, chance)


def wrong_seats(match: Match[Any], question: Question, answer: Answer) -> Iterator[Attack]:
    for seat in (*match.seats, STRANGER, "", None, 0):
        if seat != question.seat:
            yield Attack(f"seat {seat!r}", seat, answer, question.id)


def stale_questions(match: Match[Any], question: Question, answer: Answer) -> Iterator[Attack]:
    open_now = {one.id for one in match.pending}
    newest = max(open_now)
    for id in (question.id - 1, 0, -1, newest + 1, 10**12, str(question.id), float(question.id), True, "", ()):
        if type(id) is not int or id not in open_now:
            yield Attack(f"question {id!r}", question.seat, answer, id)


def unoffered(match: Match[Any], question: Question) -> Iterator[Attack]:
    seat, id = question.seat, question.id
    offered = tuple(option.id for option in question.options)
    for option in ("", NONSENSE, f"{offered[0]} " if offered else " ", "x" * 100_000):
        yield Attack(f"option {option[:20]!r}", seat, Choose(option), id)
    for other in match.pending:
        yield from (
            Attack("another's option", seat, Choose(one.id), id) for one in other.options if one.id not in offered
        )
    yield from wrong_counts(question, offered)
    for tag, action in match.game.kit.actions.items():
        if tag not in question.actions:
            yield Attack(f"closed action {tag}", seat, filled(action), id)


def wrong_counts(question: Question, offered: tuple[str, ...]) -> Iterator[Attack]:
    """Too few, too many, the same one twice, one where several are asked and the other way round."""
    seat, id = question.seat, question.id
    if not question.many:
        for options in ((), offered[:1], offered):
            yield Attack("several instead of one", seat, ChooseMany(options), id)
        return
    if offered:
        yield Attack("one instead of several", seat, Choose(offered[0]), id)
        yield Attack("the same twice", seat, ChooseMany(offered[:1] * max(2, question.at_least)), id)
    if question.at_least > 0:
        yield Attack("too few", seat, ChooseMany(offered[: question.at_least - 1]), id)
    if question.at_most < len(offered):
        yield Attack("too many", seat, ChooseMany(offered[: question.at_most + 1]), id)


def mangled(match: Match[Any], question: Question, chance: Random) -> Iterator[Attack]:
    """Answers of a wrong shape, and open actions with each parameter spoilt in turn."""
    seat, id = question.seat, question.id
    for thing in NOT_ANSWERS:
        yield Attack(f"not an answer: {thing!r}", seat, thing, id)
    for wrong in WRONG_TYPES:
        yield Attack("an option of a wrong type", seat, Choose(wrong), id)
        yield Attack("options of a wrong type", seat, ChooseMany((wrong,)), id)
    for tag in question.actions:
        action = match.game.kit.actions[tag]
        whole = players.some_action(match, question, tag, chance) or filled(action)
        for field in msgspec.structs.fields(action):
            for wrong in (nonsense(getattr(whole, field.name)), *WRONG_TYPES):
                if wrong != getattr(whole, field.name) and not (wrong is None and not field.required):
                    spoilt = msgspec.structs.replace(whole, **{field.name: wrong})
                    yield Attack(f"{tag} with {field.name}={wrong!r}", seat, spoilt, id)


def nonsense(value: Any) -> Any:
    """A value of the same type that no game knows."""
    if isinstance(value, str):
        return NONSENSE
    if isinstance(value, bool):
        return "perhaps"
    if isinstance(value, int):
        return -(10**6)
    return (NONSENSE,)


def filled(action: type[Action]) -> Action:
    """An action of this type with something in every parameter, right or wrong."""
    values = {param.name: (NONSENSE,) if param.many else NONSENSE for param in action.params()}
    return action(**values)


def carry_out(match: Match[Any], attack: Attack) -> None:
    """Submits the attack and checks that it was refused, with its reason, and that nothing changed."""
    before, dumped = live_bytes(match), match.dump()
    outcome = match.submit(attack.seat, attack.answer, question=attack.question)
    must_be_refused(outcome, attack.name)
    assert live_bytes(match) == before, f"{attack.name}: refused, but the state changed"
    assert match.dump() == dumped, f"{attack.name}: refused, but the dump changed"


def must_be_refused(outcome: Outcome, name: str) -> None:
    """A refusal names a rule and a message, and brings nothing else."""
    refusal = outcome.refusal
    assert refusal is not None, f"{name}: was accepted"
    assert refusal.rule, f"{name}: the refusal names no rule"
    assert refusal.message.id, f"{name}: the refusal says nothing"
    assert (outcome.entries, outcome.events) == ((), ()), f"{name}: refused, but something happened"


def other_calls(match: Match[Any]) -> Iterator[tuple[str, Outcome]]:
    """The other calls of a match with arguments that do not fit."""
    seat = match.seats[0]
    sealed = {question.id for question in match.sealed}
    yield "retract what is not sealed", match.retract(seat, question=max(sealed, default=0) + 1)
    yield "retract by a stranger", match.retract(STRANGER, question=next(iter(sealed), 1))
    yield "lapse of a stale question", match.lapse(question=0)
    yield "consent without a request", match.consent(seat, request=10**6)
    yield "an order that is not there", match.cancel_order(seat, order=10**6)
    yield "an order by a stranger", match.order(STRANGER, StandingOrder("x", Choose("pass")))
    strange: Any = "pass"
    yield "an order that is none", match.order(seat, strange)
    unknown = StandingOrder("x", Choose("pass"), Condition(NONSENSE))
    yield "an order with an unknown condition", match.order(seat, unknown)
    yield "an undo to the present", match.undo(match.revision, by=seat, history=History(match.dump()))
    yield "an undo to the future", match.undo(match.revision + 1, by=seat, history=History(match.dump()))
    yield "a ruling without a reason", match.override("gm", (), "")
    yield "a ruling that is none", match.override("gm", strange, "a test")
