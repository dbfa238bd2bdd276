"""The generic game test: every registered game passes it."""

import multiprocessing
import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import rules
from rules.core.errors import ReplayError
from rules.core.game import Game
from rules.core.match import Match
from rules.core.match import replay as replay_log
from tests.generic import players, probes, secrecy
from tests.generic.coverage import all_steps
from tests.generic.harness import Playout, play
from tests.generic.positions import twin
from tests.generic.registry import Harness, find, harnesses

GAMES = sorted(harnesses())
SEEDS = [(game, seed) for game in GAMES for seed in range(harnesses()[game].games)]
INVARIANTS = [(game, invariant.name) for game in GAMES for invariant in harnesses()[game].game.invariants]


def test_every_game_is_registered() -> None:
    assert set(rules.games()) <= set(GAMES), "a game needs a tests/<package>/harness.py"


@pytest.mark.parametrize(("game", "seed"), SEEDS)
def test_random_games_keep_every_promise(game: str, seed: int) -> None:
    report = play(find(game), seed)
    assert report.invariant_checks > 0
    assert report.refusals > report.decisions
    assert report.probed > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_reached(game: str) -> None:
    harness = find(game)
    steps = all_steps(harness.game)
    assert set(harness.unreached) <= set(steps), "a step is excused that is not there"
    if not harness.full_coverage:
        return
    missed = set(steps) - set(harness.unreached)
    for seed in dict.fromkeys((*harness.coverage_first, *range(harness.coverage_games))):
        missed -= set(play(harness, seed, probe=False).steps)
        if not missed:
            break
    assert sorted(missed) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_step_cites_its_rule(game: str) -> None:
    silent = [
        f"{procedure.__name__}.{name}"
        for procedure, plan in find(game).game.kit.plans.items()
        for name, step in plan.steps.items()
        if not step.run.__module__.startswith("rules.core.") and not re.search(r"\d", step.run.__doc__ or "")
    ]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_every_invariant_cites_its_rule_and_has_a_breaker(game: str) -> None:
    harness = find(game)
    names = [invariant.name for invariant in harness.game.invariants]
    assert names, "a game without invariants proves nothing"
    assert len(set(names)) == len(names)
    assert set(names) == set(harness.breakers)
    assert [invariant.name for invariant in harness.game.invariants if not invariant.rule] == []


@pytest.mark.parametrize(("game", "name"), INVARIANTS)
def test_every_invariant_fires_on_a_broken_board(game: str, name: str) -> None:
    harness = find(game)
    invariant = next(one for one in harness.game.invariants if one.name == name)
    match = some_position(harness)
    assert invariant.check(match.table.board) == []
    broken = twin(match, harness.breakers[name])
    assert invariant.check(broken.table.board) != []
    with pytest.raises(AssertionError, match="is broken"):
        probes.check_invariants(broken)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_are_really_swapped(game: str) -> None:
    match, chance = some_position(find(game)), Random(1)
    assert sum(secrecy.check_non_interference(match, chance) for _ in range(5)) > 0


@pytest.mark.parametrize("game", [game for game in GAMES if type(find(game).game).deal_hidden is not Game.deal_hidden])
def test_worlds_are_really_imagined(game: str) -> None:
    match, chance = some_position(find(game)), Random(1)
    assert probes.check_deals(match, chance) == len(match.seats) + 1


@pytest.mark.parametrize("game", GAMES)
def test_another_process_goes_on_identically(game: str) -> None:
    match = some_position(find(game))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        elsewhere = pool.apply(continued, (game, match.dump()))
    assert elsewhere == continued(game, match.dump())


@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_was_tampered_with_does_not_replay(game: str) -> None:
    harness = find(game)
    playout = begun(harness, moves=20)
    start, log = playout.checkpoints[min(playout.checkpoints)], playout.entries[1:]
    assert replay_log(harness.game, start, log).dump() == playout.match.dump()
    middle = len(log) // 2
    tampered = [*log[:middle], replace(log[middle], hash="0" * 32), *log[middle + 1 :]]
    with pytest.raises(ReplayError, match=f"entry {log[middle].revision} "):
        replay_log(harness.game, start, tampered)
    with pytest.raises(ReplayError, match="expected entry"):
        replay_log(harness.game, start, log[:middle] + log[middle + 1 :])


def begun(harness: Harness, moves: int, seed: int = 7) -> Playout:
    """A game after some random moves, before its end."""
    while True:
        playout = Playout(harness, harness.setups[0], seed, probe=False)
        for _ in range(moves):
            if not playout.match.finished:
                playout.move()
        if not playout.match.finished:
            return playout
        seed += 1


def some_position(harness: Harness) -> Match[Any]:
    """A position that is neither the first nor the last."""
    return begun(harness, moves=15).match


def continued(game: str, dump: bytes) -> str:
    """The hash after some more random moves from a dump."""
    match, chance = Match.load(find(game).game, dump), Random(99)
    for _ in range(25):
        if not match.finished:
            question = players.one_of(match.pending, chance)
            match.submit(question.seat, find(game).policy(match, question, chance), question=question.id)
    return match.hash
