"""Play many seeded random games of one game, with every probe of the generic test, or a failed one again."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rules.core.errors import KernelError
from rules.core.match import replay
from tests.generic import failures
from tests.generic.coverage import all_steps
from tests.generic.harness import GameFailed, Playout, Report, play, play_out
from tests.generic.registry import Harness, Setup, UnknownName, find

PROCESSES = 2


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        if options.replay:
            return play_again(Path(options.replay))
        find(options.game).setup_for(options.seed, options.scenario)
        return fuzz(options.game, options.games, options.seed, options.scenario, probe=not options.bare)
    except (UnknownName, ValueError) as error:
        print(error, file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    found.add_argument("--game", default="practice", help="the game's id")
    found.add_argument("--games", type=positive, default=200, help="how many games")
    found.add_argument("--seed", type=int, default=1, help="the first game's seed; the others follow")
    found.add_argument("--scenario", help="only this scenario")
    found.add_argument("--bare", action="store_true", help="no probes: what always holds is looked at now and then")
    found.add_argument("--replay", metavar="FILE", help="play a failed game again")
    return found


def positive(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected at least 1 game, found {number}")
    return number


def fuzz(game: str, games: int, seed: int, scenario: str | None, *, probe: bool = True) -> int:
    """Plays the games in two processes and prints what they came to."""
    total = Report()
    with ProcessPoolExecutor(PROCESSES) as pool:
        for report in pool.map(partial(one_game, game, scenario, probe), range(seed, seed + games), chunksize=1):
            total.add(report)
            for failure in report.failed:
                print(f"FAILED: {failure}\n", file=sys.stderr)
    print(summary(find(game), total))
    return 1 if total.failed or not total.invariant_checks else 0


def one_game(game: str, scenario: str | None, probe: bool, seed: int) -> Report:
    """One game in a worker process; a failure is told, not raised."""
    try:
        return play(find(game), seed, scenario, probe)
    except GameFailed as failure:
        return Report(failed=[f"seed {seed}: {failure}"])


def summary(harness: Harness, report: Report) -> str:
    """What was played, checked and reached."""
    steps = all_steps(harness.game)
    missed = [step for step in steps if step not in report.steps]
    excused = [f"{step} ({harness.unreached[step]})" for step in missed if step in harness.unreached]
    unexcused = [step for step in missed if step not in harness.unreached]
    return "\n".join(
        [
            f"{harness.game.id}: {report.games} games, {report.decisions} decisions, {len(report.failed)} failures",
            f"invariant checks: {report.invariant_checks} ({len(harness.game.invariants)} invariants)",
            f"nodes probed: {report.probed}; hostile calls refused: {report.refusals}; rewinds: {report.rewinds}; "
            f"comparisons with hidden things swapped: {report.comparisons}; worlds imagined: {report.worlds}; "
            f"rulings tried: {report.trials}; pairs of sealed answers: {report.sealings}",
            f"entries: {counts(report.entries)}",
            f"questions by kind: {counts(report.kinds)}",
            f"questions by seat: {counts(report.seats)}",
            f"steps reached: {len(steps) - len(missed)} of {len(steps)}",
            f"steps not reached: {', '.join(unexcused) or 'none'}",
            *([f"reached by other tests: {'; '.join(excused)}"] if excused else []),
            *tallied(harness, report),
        ]
    )


def tallied(harness: Harness, report: Report) -> list[str]:
    """Which of the things that should all turn up did, or how often."""
    lines: list[str] = []
    for tally in harness.tallies:
        found = {thing: report.tally[tally.name, thing] for thing in tally.things}
        missed = [thing for thing, times in found.items() if not times]
        if tally.counted:
            lines.append(f"{tally.name}: {', '.join(f'{thing} {times}' for thing, times in found.items())}")
        else:
            lines.append(f"{tally.name}: {len(found) - len(missed)} of {len(found)}")
            lines.append(f"{tally.name}, not yet: {', '.join(missed) or 'none'}")
    return lines


def counts(counter: Counter[str]) -> str:
    """A counter in words, the most frequent first."""
    return ", ".join(f"{name} {count}" for name, count in counter.most_common()) or "none"


def play_again(path: Path) -> int:
    """Replays the log of a failed game, then plays it again from its seed."""
    failure = failures.read(path)
    harness = find(failure.game)
    print(f"{failure.game}, seed {failure.seed}, failed at decision {failure.node}:\n{failure.error}")
    print(replayed(harness, failure))
    setup = Setup(failure.scenario, failure.seats, failure.options)
    try:
        playout = Playout(harness, setup, failure.seed, failure.probe)
        harness.opening(playout)
        report = play_out(playout)
    except GameFailed as again:
        print(f"It fails again: {again}")
        return 1
    print(f"It does not fail any more: {report.decisions} decisions to the end.")
    return 0


def replayed(harness: Harness, failure: failures.Failure) -> str:
    """Whether the log leads from the start to the state in the file, in words."""
    entries = [harness.game.kit.decode_entry(blob) for blob in failure.log]
    try:
        match = replay(harness.game, failure.start, entries[1:])
    except KernelError as error:
        return f"The log does not replay under these rules: {error}"
    asked = ", ".join(f"{question.seat} ({question.kind}, rule {question.rule})" for question in match.pending)
    same = "the state in the file" if match.dump() == failure.state else "another state than in the file"
    return f"The log of {len(entries)} entries replays to {same}. Asked: {asked or 'nobody'}."


if __name__ == "__main__":
    sys.exit(main())
