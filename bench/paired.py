"""What one impulse of a level is worth: from the same positions of The Two Rivers two levels play an impulse each.

`python -m bench.paired --levels captain,recruit --positions 100`. Recruits have played to the position, answer for the
others, and play on to the end of the turn with its Interphase; then the points of the seat are counted, not what a
brain thinks of them. Each level does so ten times a position, both with the same dice. A position is known by its
number: a second run goes on where the first has stopped.
"""

import argparse
import hashlib
import json
import sys
import time
from random import Random
from statistics import fmean, stdev
from typing import Any

import rules
from bench.arena import FOLDER, Z
from rules.assyrian_wars.board.state import Board
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.minds.levels import LEVELS, Level
from rules.core.minds.thinking import think
from rules.core.policy import Policy

GAME, SCENARIO = "assyrian-wars", "two-rivers"
REPEATS = 10
LATEST = 60  # impulses of recruits before a position
WANTED = 2.0  # points more than a recruit,
AT_LEAST = 1.0  # and the interval above that


def position(number: int) -> tuple[Match[Board], Seat]:
    """The beginning of somebody's impulse in a match of recruits that is not in its last turn."""
    game: Any = rules.games()[GAME]
    chance = Random(f"paired {number}")
    while True:
        secret = chance.randbytes(32)
        match: Match[Board] = Match.start(game, SCENARIO, {"lead": "never"}, ("P1", "P2", "P3"), secret)
        policy, wait, begun = Policy(chance, game.habits), chance.randrange(LATEST), impulse(match)
        while not match.finished and match.table.board.clock.turn < match.table.board.clock.last_turn:
            asked = match.pending[0]
            if impulse(match) != begun:
                begun, wait = impulse(match), wait - 1
            if wait <= 0 and asked.kind == "impulse":
                return match, asked.seat
            match.submit(asked.seat, policy.answer(match, asked), asked.id)


def impulse(match: Match[Board]) -> tuple[object, ...]:
    """3.1: changes with every impulse."""
    clock, running = match.table.board.clock, match.table.board.impulse
    return clock.turn, clock.impulses, running and running.country


def gain(match: Match[Board], seat: Seat, level: Level, secret: bytes) -> tuple[float, float]:
    """What the seat and the others in the mean gain by the end of the turn if it plays this impulse so."""
    played, before = match.fork(secret), points(match)
    policy, begun, turn = Policy(Random(secret), match.game.habits), impulse(match), match.table.board.clock.turn
    plans = True
    while not played.finished and played.table.board.clock.turn == turn:
        asked = played.pending[0]
        plans = plans and impulse(played) == begun
        thinks = plans and asked.seat == seat and level.rollouts
        answer = think(played, asked.id, level).answer if thinks else policy.answer(played, asked)
        played.submit(asked.seat, answer, asked.id)
    after = points(played)
    return after[seat] - before[seat], fmean([after[other] - before[other] for other in after if other != seat])


def points(match: Match[Board]) -> dict[Seat, int]:
    """8.3: what the powers have so far."""
    return {one.seat: one.vp for one in match.table.board.countries.values() if one.seat and one.is_power}


def compare(number: int, levels: list[Level]) -> dict[str, Any]:
    """One position: what each level gains there, the mean of all repeats."""
    match, seat = position(number)
    row: dict[str, Any] = {"number": number, "seat": seat, "turn": match.table.board.clock.turn}
    for level in levels:
        secrets = [hashlib.sha256(f"paired {number} {repeat}".encode()).digest() for repeat in range(REPEATS)]
        gains = [gain(match, seat, level, secret) for secret in secrets]
        row[level.id] = fmean([own for own, _ in gains])
        row[f"{level.id} others"] = fmean([others for _, others in gains])
    return row


def interval(values: list[float]) -> str:
    """A mean with what it may be off."""
    return f"{fmean(values):+.2f} ± {Z * stdev(values) / len(values) ** 0.5:.2f}" if len(values) > 1 else "?"


def report(rows: list[dict[str, Any]], levels: list[Level]) -> str:
    """Gains by level, and the difference of the first two with its interval."""
    one, two = [level.id for level in levels[:2]]
    more = [row[one] - row[two] for row in rows]
    net = [own - row[f"{one} others"] + row[f"{two} others"] for own, row in zip(more, rows, strict=True)]
    lines = [f"{len(rows)} positions of {SCENARIO}, {REPEATS} times each, by the end of the turn"]
    lines += [f"  {level.id}: {interval([row[level.id] for row in rows])} VP" for level in levels]
    lines.append(f"  {one} over {two}: {interval(more)} VP (wanted {WANTED:+g}, the interval above {AT_LEAST:+g})")
    lines.append(f"  with what the others have less: {interval(net)} VP; better in {sum(v > 0 for v in more)}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.paired", description=__doc__)
    parser.add_argument("--levels", default="captain,recruit")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args(arguments)
    levels = [LEVELS[name] for name in given.levels.split(",")]
    file = FOLDER / f"paired-{'-'.join(level.id for level in levels)}.jsonl"
    FOLDER.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    known, until = {row["number"] for row in rows}, time.monotonic() + 60 * given.minutes
    for number in range(given.positions):
        if time.monotonic() > until:
            break
        if number not in known:
            rows.append(compare(number, levels))
            with file.open("a") as out:
                out.write(json.dumps(rows[-1]) + "\n")
    if rows:
        print(report(rows, levels))
    return 0


if __name__ == "__main__":
    sys.exit(main())
