"""Nobody is told what he may not know: two worlds that differ only in that must be one to him, whatever anybody asks.

Each probe exchanges things that a watcher cannot tell apart and compares what he is shown: his view, the questions,
what he is offered and told for whatever he types, and what comes of anybody's answer. Excused is only what was brought
to light for him, by name.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from rules.core import dumps
from rules.core.actions import build
from rules.core.entries import Entry
from rules.core.errors import StepFailed
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.messages import Name, Refusal, things_in
from rules.core.orders import ASK
from rules.core.questions import Answer, Choose, ChooseMany, Question
from tests.generic import hostile, players
from tests.generic.openly import CARDS
from tests.generic.positions import head, live_bytes, twin
from tests.generic.probes import (
    Eyes,
    comparable,
    eyes,
    foreseen,
    names_in,
    offered,
    with_hidden_swapped,
    with_veiled_swapped,
)
from tests.generic.registry import find

PRIES = 24  # things that a watcher types at random, for each question of his
SAMPLE = 8  # illegal answers of his whose refusals are compared
ODD_WORDS = ("", " ", hostile.NONSENSE, "0", "-1", "😀 x", "a,b", "x" * 300)

Pair = tuple[str, Any, Any]


def check_non_interference(match: Match[Any], chance: Random) -> int:
    """Exchanging what somebody cannot see changes nothing for him; says how many comparisons were made."""
    count, here = 0, live_bytes(match)
    for watcher in eyes(match):
        for veiled, other in (
            (False, with_hidden_swapped(match, watcher, chance)),
            (True, with_veiled_swapped(match, watcher, chance)),
        ):
            if live_bytes(other) == here:
                continue
            for name, mine, theirs in comparisons(match, other, watcher, chance, veiled):
                assert mine == theirs, f"hidden things leak to {watcher} through {name}:\n{mine}\n{theirs}"
                count += 1
    return count


def check_views(match: Match[Any], chance: Random) -> int:
    """The same for views and questions alone: cheap enough for every kind of question that a game asks."""
    count, here = 0, live_bytes(match)
    for watcher in eyes(match):
        for other in (with_hidden_swapped(match, watcher, chance), with_veiled_swapped(match, watcher, chance)):
            if live_bytes(other) != here:
                assert match.view(watcher) == other.view(watcher), f"hidden things leak to {watcher} through the view"
                asked = match.questions(watcher), other.questions(watcher)
                assert asked[0] == asked[1], f"hidden things leak to {watcher} through the questions"
                count += 2
    return count


def check_told(entry: Entry, seats: Iterable[Seat]) -> None:
    """Nobody is told the name of what was drawn for others, unless it came to light for him or lay open before."""
    for watcher in (*seats, None):
        open_to_him = [one for one in entry.shown if is_for(one.seats, watcher)]
        if any(not one.things for one in open_to_him):
            continue
        drawn = {id for draw in entry.draws if not is_for(draw.seats, watcher) for id in draw.results}
        leaked = (drawn - shown_to([entry], watcher)) & told_since(entry, watcher)
        assert not leaked, f"{watcher} is told of {sorted(leaked)}, which was drawn for others: {entry.events}"


def told_since(entry: Entry, watcher: Eyes) -> set[str]:
    """The cards that somebody is told of, but for those of which others hear later: played, then drawn anew."""
    told = set[str]()
    for event in entry.events:
        named = {name.id for name in cards_in(event.message)}
        told = told | named if event.visible_to(watcher) else told - named
    return told


def cards_in(said: Any) -> Iterator[Name]:
    """The cards and tiles that a message names; a place may be called as a card is."""
    yield from (one for one in things_in(said) if one.kind.endswith(CARDS))


def comparisons(match: Match[Any], other: Match[Any], watcher: Eyes, chance: Random, veiled: bool) -> Iterator[Pair]:
    """Pairs that must be equal for this watcher: in the real match, and in one with other hidden things."""
    yield "the view", match.view(watcher), other.view(watcher)
    yield "the questions", match.questions(watcher), other.questions(watcher)
    if watcher is not None:
        yield "what may be left as orders", foreseen(match, watcher), foreseen(other, watcher)
    for question in match.pending:
        if question.seat == watcher:
            for tag in question.actions:
                yield f"the candidates of {tag}", offered(match, watcher, tag), offered(other, watcher, tag)
            yield from pried(match, other, question, chance)
            yield from refused(match, other, question, chance)
        elif watcher is not None:
            mine, theirs = (one.quote(watcher, Choose("pass"), question.id) for one in (match, other))
            yield "the quote of another's answer", mine, theirs
        if comparable(match):
            yield from outcomes(match, other, question, watcher, chance, veiled)


# ---- what somebody types ----------------------------------------------------------------------------------------


def pried(match: Match[Any], other: Match[Any], question: Question, chance: Random) -> Iterator[Pair]:
    """Suggestions, quotes and refusals for whatever ids the watcher types, those of hidden things among them."""
    for tag, given, typed in typings(match, question, chance, PRIES):
        action = match.game.kit.actions[tag]
        for param in action.params():
            said = {name: value for name, value in given.items() if name != param.name}
            mine, theirs = (one.candidates(question.seat, tag, param.name, said, typed) for one in (match, other))
            yield f"the candidates of {tag}.{param.name} for {said} and {typed!r}", mine, theirs
        built = build(action, given)
        if not isinstance(built, Refusal):
            mine, theirs = (one.quote(question.seat, built, question.id) for one in (match, other))
            yield f"the quote of {built}", without_plan(mine), without_plan(theirs)


def without_plan(said: Any) -> Any:
    """A quote without what the rules keep for themselves; nobody reads that."""
    return said if isinstance(said, Refusal) else msgspec.structs.replace(said, plan=None)


def typings(
    match: Match[Any], question: Question, chance: Random, number: int
) -> Iterator[tuple[str, dict[str, str], str]]:
    """Open actions with arbitrary ids in their parameters, and something typed."""
    if not question.actions:
        return
    pool = every_id(match)
    for _ in range(number):
        tag = players.one_of(question.actions, chance)
        action = match.game.kit.actions[tag]
        given = {
            param.name: some_words(match, param.kind, pool, 1 + chance.randrange(3) if param.many else 1, chance)
            for param in action.params()
            if param.required or chance.random() < 0.5
        }
        yield (
            tag,
            given,
            "" if chance.random() < 0.5 else f"{some_words(match, '', pool, 1, chance)}{chance.choice(('', ' '))}",
        )


def some_words(match: Match[Any], kind: str, pool: tuple[str, ...], number: int, chance: Random) -> str:
    """Ids of this kind, of any kind, or none at all."""
    known = match.game.known(match.table, kind, {}) if kind and chance.random() < 0.4 else ()
    return " ".join(
        players.one_of(ODD_WORDS if chance.random() < 0.1 else known or pool, chance) for _ in range(number)
    )


def every_id(match: Match[Any]) -> tuple[str, ...]:
    """Every text on the board, wherever it is, and every seat."""
    return tuple(sorted({*names_in(msgspec.to_builtins(match.table.board)), *match.seats}))


def refused(match: Match[Any], other: Match[Any], question: Question, chance: Random) -> Iterator[Pair]:
    """Illegal answers of the watcher, whose refusals must not tell anything either."""
    answer = players.any_answer(match, question, chance)
    yield (
        "the quote of an answer",
        *(without_plan(one.quote(question.seat, answer, question.id)) for one in (match, other)),
    )
    attacks = [one for one in hostile.heavy(match, question, answer, chance) if one.seat == question.seat]
    for attack in chance.sample(attacks, min(SAMPLE, len(attacks))):
        mine, theirs = (one.quote(question.seat, attack.answer, attack.question) for one in (match, other))
        yield f"the refusal of {attack.name}", mine, theirs


# ---- what comes of an answer ------------------------------------------------------------------------------------


def outcomes(
    match: Match[Any], other: Match[Any], question: Question, watcher: Eyes, chance: Random, veiled: bool
) -> Iterator[Pair]:
    """What the watcher learns from the same answer of anybody, given in both worlds.

    In the fog (`veiled`) others do not march here, for what they march with may stand elsewhere in the other world;
    and dice, which fall for what is there, end the comparison.
    """
    answer = any_answer_in_both(match, other, question, chance, plain=veiled and question.seat != watcher)
    if answer is None:
        return
    elsewhere = moved(match, other)
    if elsewhere & in_hand(match) or (question.seat != watcher and elsewhere & names_in(msgspec.to_builtins(answer))):
        return  # what is under way, or another's answer, has something in its hands that is elsewhere in that world
    first, second = unasked(match), unasked(other)
    mine = first.submit(question.seat, answer, question=question.id).entries
    try:
        theirs = second.submit(question.seat, answer, question=question.id).entries
    except StepFailed:
        if question.seat == watcher:
            raise
        return  # what was on offer to somebody else names his own hidden things
    if veiled and any(entry.shown or entry.draws or entry.rolls for entry in (*mine, *theirs)):
        return
    openly = find(match.game.id).lays_open
    if excused(mine, theirs, watcher) or any(lays_open(entry, watcher, openly) for entry in (*mine, *theirs)):
        return
    known = shown_to(mine, watcher) | shown_to(theirs, watcher)
    if first.finished and known & elsewhere:
        return  # at the end things are laid open and counted: where others lie, other scores follow
    read = [[entry.for_seat(watcher) for entry in entries] for entries in (mine, theirs)]
    yield f"the entries of {answer}", masked(read[0], known), masked(read[1], known)
    if veiled and (in_sight(first, watcher) - in_sight(match, watcher)) & elsewhere:
        return  # a leader leads fewer now, and the top of the rest is seen: another piece, where another one lies
    yield f"the view after {answer}", masked(first.view(watcher), known), masked(second.view(watcher), known)
    asked = [one.questions(watcher) for one in (first, second)]
    yield f"the questions after {answer}", masked(asked[0], known), masked(asked[1], known)


def lays_open(entry: Entry, watcher: Eyes, options: tuple[str, ...]) -> bool:
    """Somebody else lays a card of his own open that his answer does not name, so the worlds part."""
    return entry.seat != watcher and isinstance(entry.answer, Choose) and entry.answer.option in options


def unasked(match: Match[Any]) -> Match[Any]:
    """A copy in which nobody wants to be asked about his cards: whoever does has been told that others notice it."""
    copy = twin(match)
    inside = head(copy)
    if all(kept.order.answer != ASK for kept in inside.orders):
        return copy
    inside.orders[:] = [kept for kept in inside.orders if kept.order.answer != ASK]
    body = live_bytes(copy)
    return Match.load(match.game, dumps.pack(body, digest(body)))


def in_sight(match: Match[Any], watcher: Eyes) -> frozenset[str]:
    """Everything that a watcher's view names."""
    return names_in(msgspec.to_builtins(match.view(watcher)))


def in_hand(match: Match[Any]) -> frozenset[str]:
    """What the procedures that run, the questions that are open and the orders of the seats name."""
    inside = head(match)
    return names_in(msgspec.to_builtins([inside.stack, inside.questions, inside.orders]))


def moved(match: Match[Any], other: Match[Any]) -> frozenset[str]:
    """The ids that lie elsewhere in the other world."""
    here, there = (list(leaves(msgspec.to_builtins(one.table.board))) for one in (match, other))
    return frozenset(id for pair in zip(here, there, strict=False) if pair[0] != pair[1] for id in pair)


def leaves(value: Any) -> Iterator[str]:
    """Every text in a piece of data, in order."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(key)
            yield from leaves(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from leaves(one)


def any_answer_in_both(
    match: Match[Any], other: Match[Any], question: Question, chance: Random, plain: bool
) -> Answer | None:
    """A legal answer that is also legal in the other world; of a plain one nothing hidden is part."""
    if plain:
        answer: Answer | None = question.default if isinstance(question.default, Choose | ChooseMany) else None
    else:
        answer = players.any_answer(match, question, chance)
    return None if answer is None or other.refusal(question.seat, answer, question.id) is not None else answer


def excused(mine: Iterable[Entry], theirs: Iterable[Entry], watcher: Eyes) -> bool:
    """The worlds part before the watcher's eyes: something was drawn openly, or came to light for him unnamed."""
    drawn = [
        [draw.results for entry in entries for draw in entry.draws if draw.seats is None] for entries in (mine, theirs)
    ]
    unnamed = [shown for entries in (mine, theirs) for entry in entries for shown in entry.shown if not shown.things]
    return drawn[0] != drawn[1] or any(is_for(shown.seats, watcher) for shown in unnamed)


def shown_to(entries: Iterable[Entry], watcher: Eyes) -> frozenset[str]:
    """What was drawn or laid open for the watcher, by name."""
    drawn = {id for entry in entries for draw in entry.draws if is_for(draw.seats, watcher) for id in draw.results}
    seen = {id for entry in entries for one in entry.shown if is_for(one.seats, watcher) for id in one.things}
    return frozenset(drawn | seen)


def is_for(seats: tuple[Seat, ...] | None, watcher: Eyes) -> bool:
    return seats is None or watcher in seats


def masked(value: Any, known: frozenset[str]) -> Any:
    """The same without the names of these things."""
    return _masked(msgspec.to_builtins(value), known) if known else value


def _masked(value: Any, known: frozenset[str]) -> Any:
    if isinstance(value, str):
        return "?" if value in known else value
    if isinstance(value, dict):
        said = {_masked(key, known): _masked(one, known) for key, one in value.items()}
        if "default" in said and any(is_masked(one) for one in said.get("options") or ()):
            said["default"] = "?"  # which of these is the default goes by what they are, and he sees that now
        return said
    if not isinstance(value, list | tuple):
        return value
    found = [_masked(one, known) for one in value]
    return sorted(found, key=repr) if any(is_masked(one) for one in found) else found


def is_masked(value: Any) -> bool:
    """Whether this is the name of such a thing, or an option for it: their order is that of the names."""
    return (value.get("id") if isinstance(value, dict) else value) == "?"
