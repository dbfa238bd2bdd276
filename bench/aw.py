"""Assyrian Wars on the campaign map: random play, a submit, a view, a step of a server, the size of the state, and how
often people are asked."""

import hashlib
import statistics
from random import Random
from typing import Any

from bench.course import Step, play, recorded, serve
from bench.figures import ONE_CORE, TIME, Figure, Reference, median_ms, per_second
from db.commit import CHECKPOINT_EVERY
from rules import games
from rules.assyrian_wars.march.movement import Move
from rules.core.entries import Entry
from rules.core.match import Match, replay
from rules.core.policy import Policy
from tests.assyrian_wars.random.policies import WEIGHTS
from tests.assyrian_wars.random.questions import questions

GAME = games()["assyrian-wars"]
SEATS = [f"P{place}" for place in range(1, 6)]
ROUNDS, CAMPAIGNS = 5, 3
TRIES = 5
WARM_UP = 600


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    games = [recorded(begin(seed), Policy(Random(seed), WEIGHTS), WARM_UP) for seed in range(ROUNDS)]
    middle = Match.load(GAME, games[0][-1][0])
    return [
        reference.rate("aw.decisions_per_s", decisions_per_s()),
        _microseconds(reference, "aw.submit_us", submit_us([step for game in games for step in game])),
        _microseconds(reference, "aw.view_us", view_us(middle)),
        reference.rate("aw.server_steps_per_s", server_steps_per_s([step for game in games for step in game])),
        reference.rate("aw.live_steps_per_s", live_steps_per_s(games)),
        reference.rate("aw.sketch_decisions_per_s", sketch_decisions_per_s()),
        *whole_campaign(reference),
        Figure("aw.state_kb", max(len(step[0]) for game in games for step in game) / 1000, "kB"),
        Figure("aw.questions_per_impulse", asked(orders=False), "1"),
        Figure("aw.questions_with_orders", asked(orders=True), "1"),
    ]


def _microseconds(reference: Reference, name: str, value: float) -> Figure:
    return Figure(name, value, "µs", value / 1000 / reference.ply_ms, TIME)


def begin(seed: int) -> Match[Any]:
    """A campaign in which random players decide everything themselves: nobody has standing orders."""
    secret = hashlib.sha256(b"bench aw %d" % seed).digest()
    match = Match.start(GAME, "campaign", {"sudden-end": False, "lead": "never"}, SEATS, secret)
    for seat in SEATS:
        for kept in match.orders(seat):
            match.cancel_order(seat, kept.id)
    return match


def decisions_per_s() -> float:
    """Random play of whole campaigns: candidates are generated, an answer is built, checked and submitted."""
    seeds = iter(range(CAMPAIGNS))
    return per_second(lambda: play(begin(next(seeds)), WEIGHTS), rounds=CAMPAIGNS, clock=ONE_CORE)


def submit_us(steps: list[Step]) -> float:
    """The median over the moves of recorded games, each at its calmest of some tries."""
    moves = [step for step in steps if isinstance(step[2], Move)]
    return statistics.median(min(submitted(step) for _ in range(TRIES)) for step in moves) * 1e6


def submitted(step: Step) -> float:
    """How long one submit takes."""
    dump, seat, answer, question = step
    match = Match.load(GAME, dump)
    begun = ONE_CORE()
    match.submit(seat, answer, question=question)
    return ONE_CORE() - begun


def view_us(match: Match[Any]) -> float:
    """The median time of one seat's view in the middle of a game."""
    return median_ms(lambda: match.view(SEATS[1]), times=500, clock=ONE_CORE) * 1000


def server_steps_per_s(steps: list[Step]) -> float:
    """What a server does for each answer: load, submit, dump, and every seat's view; mean."""
    return per_second(lambda: serve(GAME, steps), rounds=1, clock=ONE_CORE)


def live_steps_per_s(games: list[list[Step]]) -> float:
    """The same with the match in memory, as the bot keeps it: nothing is loaded; mean."""
    begun, count = 0.0, 0
    for seed, steps in enumerate(games):
        match = begin(seed)
        started = ONE_CORE()
        for _, seat, answer, question in steps:
            match.submit(seat, answer, question=question)
            match.dump()
            for watcher in SEATS:
                match.view(watcher)
        begun += ONE_CORE() - started
        count += len(steps)
    return count / begun


def sketch_decisions_per_s() -> float:
    """Random play of one campaign as computer players look ahead: nothing is encoded, hashed or kept."""
    started = begin(0)
    sketch = Match(GAME, started.keeper.sketch(hashlib.sha256(b"bench sketch").digest()), GAME.version)
    return per_second(lambda: play(sketch, WEIGHTS), rounds=1, clock=ONE_CORE)


def whole_campaign(reference: Reference) -> list[Figure]:
    """A campaign from its checkpoints, a full audit of it, and what a late decision costs against one in the middle.

    The middle are the decisions from 27 to 49 of a hundred, late is what comes after 71: impulses 60 to 110 and from
    160 of about 225.
    """
    match = begin(1)
    policy = Policy(Random(match.commitment), WEIGHTS)
    first, kept, entries, costs = match.dump(), [match.dump()], list[Entry](), list[float]()
    last = match.revision
    while not match.finished:
        question = match.pending[0]
        started = ONE_CORE()
        outcome = match.submit(question.seat, policy.answer(match, question), question=question.id)
        costs.append(ONE_CORE() - started)
        entries += outcome.entries
        if outcome.checkpoint or match.revision - last >= CHECKPOINT_EVERY:
            kept.append(match.dump())
            last = match.revision
    middle = statistics.mean(costs[len(costs) * 27 // 100 : len(costs) * 49 // 100])
    late = statistics.mean(costs[len(costs) * 71 // 100 :])
    return [
        reference.time("aw.replay_ms", median_ms(lambda: seen_again(kept), times=3, clock=ONE_CORE)),
        reference.time("aw.audit_ms", median_ms(lambda: played_again(first, entries), times=1, clock=ONE_CORE)),
        Figure("aw.growth_late_to_middle", late / middle, "1"),
    ]


def seen_again(kept: list[bytes]) -> None:
    """What everybody saw at each stored checkpoint."""
    for dump in kept:
        Match.load(GAME, dump).view(None)


def played_again(first: bytes, entries: list[Entry]) -> None:
    """Every entry is carried out once more and its hash compared."""
    assert replay(GAME, first, entries).finished


def asked(*, orders: bool) -> float:
    """The median of what an impulse asks all five seats besides the phasing player's own next step."""
    return statistics.median(count for seed in range(ROUNDS) for count in questions(seed, orders=orders))
