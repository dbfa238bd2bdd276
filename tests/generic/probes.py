"""What must hold at a node of any game, whoever is asked whatever."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from rules.core.actions import Action, build
from rules.core.entries import History, Outcome
from rules.core.foresight import Foresight
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Quote, Refusal
from rules.core.questions import Answer, Choose, Question
from tests.generic import hostile, players
from tests.generic.positions import head, live_bytes, position, twin

Eyes = Seat | None
Follow = Callable[[Match[Any], Match[Any], Question, Answer, Seat], Iterator[tuple[str, Any, Any]]]


def eyes(match: Match[Any]) -> tuple[Eyes, ...]:
    """Everybody who may look: the seats, and a spectator."""
    return (*match.seats, None)


def check_invariants(match: Match[Any]) -> int:
    """All invariants of the game hold; says how many were checked."""
    board = match.table.board
    for invariant in match.game.invariants:
        breaches = invariant.check(board)
        assert not breaches, f"invariant {invariant.name} (rule {invariant.rule}) is broken: {breaches}"
    return len(match.game.invariants)


def check_defaults(match: Match[Any]) -> None:
    """What a lapsed deadline would answer is legal now."""
    for question in match.pending:
        if question.default is not None:
            quoted = match.quote(question.seat, question.default, question.id)
            assert isinstance(quoted, Quote), f"the default of {question} is refused: {quoted}"


def check_nothing_over(match: Match[Any], over: Callable[[Match[Any], Question], str]) -> None:
    """Nobody is asked once the match is over, and no question is about what is over."""
    assert not (match.finished and match.pending), "a finished match asks something"
    for question in match.pending:
        reason = over(match, question)
        assert not reason, f"{question.seat} is asked {question.kind} ({question.rule}), but that is over: {reason}"


def check_purity(match: Match[Any], chance: Random) -> None:
    """Looking, asking for candidates and for a quote change nothing, and give the same twice."""
    before = live_bytes(match)
    assert match.dump().endswith(before), "the dump is not the state"
    for look in (everything_seen, everything_asked, everything_offered, everything_foreseen):
        first = look(match)
        assert live_bytes(match) == before, f"{look.__name__} changed the state"
        assert look(match) == first, f"{look.__name__} gives another result the second time"
    for question in match.pending:
        answer = players.any_answer(match, question, chance)
        quoted = match.quote(question.seat, answer, question.id)
        assert isinstance(quoted, Quote), f"{answer} is refused: {quoted}"
        assert quoted.rule, f"the quote of {answer} names no rule"
        assert live_bytes(match) == before, f"the quote of {answer} changed the state"


def everything_seen(match: Match[Any]) -> list[bytes]:
    """All views, encoded: a view is data."""
    return [msgspec.json.encode(match.view(seat)) for seat in eyes(match)]


def everything_asked(match: Match[Any]) -> list[tuple[Question, ...]]:
    """The questions as everybody sees them."""
    return [match.pending, *(match.questions(seat) for seat in eyes(match))]


def everything_offered(match: Match[Any]) -> list[Any]:
    """The candidates of every seat for every parameter of every action."""
    return [offered(match, seat, tag) for seat in match.seats for tag in match.game.kit.actions]


def offered(match: Match[Any], seat: Seat, tag: str) -> list[Any]:
    """The candidates for each parameter, the first of each being given for those after it."""
    given: dict[str, str] = {}
    found = []
    for param in match.game.kit.actions[tag].params():
        candidates = match.candidates(seat, tag, param.name, dict(given))
        assert len(candidates) <= 25, f"{tag}.{param.name}: {len(candidates)} candidates"
        found.append(candidates)
        found.append(match.candidates(seat, tag, param.name, dict(given), typed="a"))
        if candidates:
            given[param.name] = candidates[0].value
    return found


def everything_foreseen(match: Match[Any]) -> list[Any]:
    """What every seat may leave as orders before it is asked."""
    return [foreseen(match, seat) for seat in match.seats]


def foreseen(match: Match[Any], seat: Seat) -> list[Any]:
    """The candidates for actions that a seat may leave, what the first of them would cost, and the orders for it."""
    ahead, found = Foresight(match), list[Any]()
    for question in ahead.foreseen(seat):
        for tag in question.actions:
            given, action = dict[str, str](), match.game.kit.actions[tag]
            for param in action.params():
                candidates = ahead.candidates(seat, tag, param.name, dict(given))
                found.append(candidates)
                if candidates:
                    given[param.name] = candidates[0].value
            built = build(action, given)
            if isinstance(built, Action):
                found.append(ahead.quote(seat, built, question.id))
                found.append(match.game.orders_for(match.view(seat), seat, question.kind, built))
    return found


def check_silence(match: Match[Any]) -> None:
    """Who is not asked is offered nothing, and nobody sees the offers of another's private question."""
    asked = {question.seat for question in match.pending}
    for seat in match.seats:
        if seat not in asked:
            for tag in match.game.kit.actions:
                assert not any(offered(match, seat, tag)), f"{seat} is not asked, but is offered values for {tag}"
            answer = match.quote(seat, Choose("pass"))
            assert isinstance(answer, Refusal), f"{seat} is not asked, but gets a quote"
    for watcher in eyes(match):
        for question in match.questions(watcher):
            if question.private and question.seat != watcher:
                offers = (question.options, question.actions, question.default)
                assert offers == ((), (), None), f"{watcher} sees {question}"


def check_hostile(match: Match[Any], chance: Random) -> int:
    """Everything that nobody may do is refused and changes nothing; says how much was tried."""
    count = 0
    for question in match.pending:
        answer = players.any_answer(match, question, chance)
        for attack in hostile.heavy(match, question, answer, chance):
            hostile.carry_out(match, attack)
            count += 1
    before = live_bytes(match)
    for name, outcome in hostile.other_calls(match):
        hostile.must_be_refused(outcome, name)
        assert live_bytes(match) == before, f"{name}: refused, but the state changed"
        count += 1
    return count


def check_saving(match: Match[Any], question: Question, answer: Answer) -> None:
    """A loaded match is the same match, and goes on identically."""
    loaded = Match.load(match.game, match.dump())
    assert loaded.dump() == match.dump()
    assert (loaded.revision, loaded.hash, loaded.pending) == (match.revision, match.hash, match.pending)
    original = twin(match)
    first = original.submit(question.seat, answer, question=question.id)
    second = loaded.submit(question.seat, answer, question=question.id)
    assert first == second, "a loaded match went on differently"
    assert original.dump() == loaded.dump()


def check_forking(match: Match[Any], chance: Random, moves: int = 12) -> None:
    """A fork stands where the match stands, and playing it does not touch the match."""
    before = live_bytes(match)
    fork = match.fork(b"look-ahead %d" % chance.getrandbits(32))
    assert position(fork) == position(match)
    assert head(fork).secret != head(match).secret, "a fork has the dice of its match"
    for _ in range(moves):
        if not fork.finished:
            question = players.one_of(fork.pending, chance)
            outcome = fork.submit(question.seat, players.any_answer(fork, question, chance), question=question.id)
            assert outcome.refusal is None, outcome.refusal
    assert live_bytes(match) == before, "playing a fork changed the match"


def check_undo(match: Match[Any], to: int, expected: bytes, history: History, chance: Random) -> bool:
    """On a copy: going back, with everybody's consent where needed, brings the old position and new numbers."""
    copy = twin(match)
    counter, revision = head(copy).counter, copy.revision
    old_questions = {question.id for question in copy.pending}
    by = players.one_of(copy.seats, chance)
    outcome = copy.undo(to, by=by, history=history)
    assert outcome.refusal is None, f"undo to {to}: {outcome.refusal}"
    if outcome.request is not None:
        outcome = agree_all(copy, by, outcome.request)
    kinds = [entry.kind for entry in outcome.entries]
    assert "undo" in kinds, f"undo to {to} gave {kinds}"
    assert copy.revision > revision, "a rewind must be a new revision"
    assert head(copy).counter >= counter, "a rewind must not give dice again"
    assert not old_questions & {question.id for question in copy.pending}, "an old question is open again"
    if kinds[-1] == "undo":
        assert position(copy) == expected, f"undo to {to} did not bring back the position"
    return kinds[-1] == "undo"


def check_asking_anew(match: Match[Any]) -> None:
    """A step that asks does nothing else: after a ruling that changes nothing, everything stands as before."""
    if not comparable(match):
        return
    copy = twin(match)
    outcome = copy.override("gm", (), "asked anew")
    assert outcome.refusal is None, outcome.refusal
    if len(outcome.entries) == 1:
        assert position(copy) == position(match), "a step that asks changed something else"


def check_sealing(match: Match[Any], chance: Random) -> int:
    """Two different sealed answers look the same to everybody else; says how many pairs were compared."""
    waiting = [question for question in match.pending if question.sealed]
    kinds = [kept.order.kind for seat in match.seats for kept in match.orders(seat)]
    if len(waiting) < 2 or any(question.kind in kinds for question in waiting):
        return 0
    question = players.one_of(waiting, chance)
    answers = [players.any_answer(match, question, chance) for _ in range(2)]
    copies = [twin(match), twin(match)]
    outcomes = [
        one.submit(question.seat, answer, question=question.id) for one, answer in zip(copies, answers, strict=True)
    ]
    for watcher in eyes(match):
        if watcher != question.seat:
            seen = [(one.view(watcher), one.questions(watcher), one.sealed) for one in copies]
            assert seen[0] == seen[1], f"a sealed answer shows to {watcher}"
            read = [outcome.entries[0].for_seat(watcher) for outcome in outcomes]
            assert read[0] == read[1], f"the entry of a sealed answer shows it to {watcher}"
    return int(answers[0] != answers[1])


def agree_all(match: Match[Any], by: Seat, request: int) -> Outcome:
    """Every other seat consents; the last consent carries the undo out."""
    outcome = Outcome()
    for seat in match.seats:
        if seat != by:
            outcome = match.consent(seat, request)
            assert outcome.refusal is None, outcome.refusal
    return outcome


def with_hidden_swapped(match: Match[Any], watcher: Eyes, chance: Random) -> Match[Any]:
    """The same match, but for things that this watcher cannot tell apart."""
    return twin(match, lambda board: match.game.swap_hidden(board, watcher, chance.randrange))


def with_veiled_swapped(match: Match[Any], watcher: Eyes, chance: Random) -> Match[Any]:
    """The same match, but for things that this watcher cannot tell apart until they are brought to light."""
    fixed = names_in(msgspec.to_builtins(head(match).stack))
    return twin(match, lambda board: match.game.swap_veiled(board, watcher, chance.randrange, fixed))


def check_deals(match: Match[Any], chance: Random) -> int:
    """A world that somebody imagines looks to him like the real one, is sound, and tells nothing that he cannot see.

    Says how many worlds differ from the real one; a game without such worlds has none.
    """
    if type(match.game).deal_hidden is Game.deal_hidden:
        return 0
    differing = 0
    for watcher in eyes(match):
        seed = chance.getrandbits(32)
        exchanged = with_veiled_swapped(with_hidden_swapped(match, watcher, chance), watcher, chance)
        world, other = (imagined(real, watcher, Random(seed)) for real in (match, exchanged))
        check_invariants(world)
        assert match.view(watcher) == world.view(watcher), f"{watcher} sees that a world is imagined"
        assert match.questions(watcher) == world.questions(watcher), f"{watcher} is asked other things in a world"
        kit = match.game.kit
        assert kit.encode(world.table.board) == kit.encode(other.table.board), f"a world of {watcher} shows the truth"
        differing += live_bytes(world) != live_bytes(match)
    return differing


def imagined(match: Match[Any], watcher: Eyes, chance: Random) -> Match[Any]:
    """The same match, but what this watcher cannot see is dealt anew."""
    fixed = names_in(msgspec.to_builtins(head(match).stack))
    return twin(match, lambda board: match.game.deal_hidden(board, watcher, chance.randrange, fixed))


def names_in(value: Any) -> frozenset[str]:
    """Every text in a piece of data."""
    if isinstance(value, str):
        return frozenset((value,))
    if isinstance(value, dict):
        return names_in([*value, *value.values()])
    return frozenset().union(*map(names_in, value)) if isinstance(value, list | tuple) else frozenset()


def comparable(match: Match[Any]) -> bool:
    """Whether an answer now is not mixed with answers of others that were given before the swap."""
    inside = head(match)
    return not inside.sealed and not inside.stack[inside.asker].heard
