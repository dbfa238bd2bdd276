"""Weights of the brain of Assyrian Wars, fitted to what positions have really led to.

`python -m bench.fit --level captain --games 40 --minutes 60` plays matches of one level on all seats and writes down,
after every impulse and for every power, how much of each weight's thing it has, and how many points it has at the end
of the turn and of the match. Matches are written to the file of the arena too, so that they count for `bench.balance`.
Then a regression says what each thing was worth there, next to what the weights say: by the points of the next
Interphase, with what the end would count if it came then, and by those of the end.

The weights of now are taken for as good a guess as their own size says (a ridge): what the matches say nothing about
stays. Each power has a mean of its own for each turn, so only differences within a turn count. Intervals are from whole
matches that are left out one after the other (a jackknife), as positions of one match are not independent.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pvariance
from typing import Any

import msgspec

from bench.arena import FOLDER, Contest, Z, play, read
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.minds.weights import STEADY, Weights
from rules.assyrian_wars.minds.worth import Worth
from rules.assyrian_wars.victory.victory import end_points
from rules.core.match import Match

OTHERS = ("best_rival", "all_rivals", "quiet")  # they weigh sums or products, not things
NAMES = [name for name in Weights.__struct_fields__ if name not in OTHERS]
FAITH = 1.0  # how far off the weights of now may be, as a share of themselves
NOISE = 6.0  # points that a match goes another way than any position says
BLOCKS = 20  # of matches, for the jackknife
NOW = [float(getattr(STEADY, name)) for name in NAMES]
WORDS = {"until": "at the next Interphase", "end": "at the end"}

Row = dict[str, Any]


def columns(board: Board) -> dict[str, tuple[float, list[float]]]:
    """For each power: what no weight changes, and how much of each weight's thing it has."""
    base = _totals(board, STEADY)
    found: dict[str, list[float]] = {power: [] for power in base}
    for name in NAMES:
        one = _totals(board, msgspec.structs.replace(STEADY, **{name: getattr(STEADY, name) + 1.0}))
        for power, total in one.items():
            found[power].append(total - base[power])
    fixed = {
        power: base[power] - sum(getattr(STEADY, name) * much for name, much in zip(NAMES, line, strict=True))
        for power, line in found.items()
    }
    return {power: (fixed[power], line) for power, line in found.items()}


def _totals(board: Board, weights: Weights) -> dict[str, float]:
    return {str(power): sum(sums.values()) for power, sums in Worth(board, weights).sums.items()}


def totals(board: Board) -> dict[str, int]:
    """8.3: the points of every power with what only the end counts, as if it came now."""
    ends = end_points(board)
    return {
        str(code): state.vp + sum(line.points for line in ends[code])
        for code, state in board.countries.items()
        if state.is_power and state.seat is not None
    }


class Scribe:
    """Writes a match down position by position; what they have led to is known at the end."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.at: dict[int, dict[str, int]] = {}  # the points at the end of each turn
        self.seen: tuple[int, int] = (0, 0)

    def watch(self, match: Match[Any]) -> None:
        """After each answer: what everybody has at the beginning of an impulse, and the points so far."""
        board: Board = match.table.board
        turn = board.clock.turn
        if match.finished:
            self.at[turn] = {str(code): state.vp for code, state in board.countries.items()}
        elif turn != self.seen[0]:
            self.at[self.seen[0]] = totals(board)
        if board.clock.phase == "action" and (turn, board.clock.impulses) != self.seen and not match.finished:
            for power, (fixed, line) in columns(board).items():
                much = [round(each, 3) for each in line]
                self.rows.append({"power": power, "turn": turn, "fixed": round(fixed, 3), "much": much})
        self.seen = turn, board.clock.impulses

    def written(self, number: int) -> list[Row]:
        """The rows of a match that is over, with the points at the end of the turn and of the match."""
        final = self.at[max(self.at)]
        return [
            row
            | {"match": number, "until": self.at[row["turn"]].get(row["power"], final[row["power"]])}
            | {"end": final[row["power"]]}
            for row in self.rows
        ]


# ---- the regression -------------------------------------------------------------------------------------------------

Equations = tuple[list[list[float]], list[float]]


def equations(rows: Sequence[Row], until: str) -> dict[int, Equations]:
    """The normal equations by match: every power's mean of a turn is taken off, each turn of a match counts as one."""
    size, groups = len(NAMES), dict[tuple[str, int], list[Row]]()
    often = Counter((row["match"], row["power"], row["turn"]) for row in rows)
    for row in rows:
        groups.setdefault((row["power"], row["turn"]), []).append(row)
    found: dict[int, Equations] = {row["match"]: ([[0.0] * size for _ in NAMES], [0.0] * size) for row in rows}
    for group in groups.values():
        shares = [1 / often[row["match"], row["power"], row["turn"]] for row in group]
        lines = [[*row["much"], missed(row, until)] for row in group]
        means = [fmean(column, shares) for column in zip(*lines, strict=True)]
        for row, line, share in zip(group, lines, shares, strict=True):
            square, side = found[row["match"]]
            off = [each - mean for each, mean in zip(line, means, strict=True)]
            for at in range(size):
                if off[at]:
                    times, whole = off[at] * share, square[at]
                    side[at] += times * off[size]
                    for other in range(size):
                        whole[other] += times * off[other]
    return found


def missed(row: Row, until: str) -> float:
    """By how much the weights of now were too low."""
    return float(row[until] - row["fixed"] - sum(now * much for now, much in zip(NOW, row["much"], strict=True)))


def solved(equations: Sequence[Equations]) -> list[float]:
    """The weights that explain best what came, held by those of now."""
    size = len(NAMES)
    lines = [[0.0] * (size + 1) for _ in NAMES]
    for square, side in equations:
        for line, whole, right in zip(lines, square, side, strict=True):
            line[:] = [much + more for much, more in zip(line, (*whole, right), strict=True)]
    for at in range(size):
        lines[at][at] += (NOISE / (FAITH * NOW[at])) ** 2
    for at in range(size):
        for row in range(size):
            if row != at and lines[row][at]:
                times = lines[row][at] / lines[at][at]
                lines[row] = [one - times * other for one, other in zip(lines[row], lines[at], strict=True)]
    return [NOW[at] + lines[at][size] / lines[at][at] for at in range(size)]


def told(rows: Sequence[Row], until: str) -> str:
    """Every weight: as it is, as fitted, and what that may be off."""
    found = equations(rows, until)
    matches, best = sorted(found), solved(list(found.values()))
    blocks = [set(matches[at::BLOCKS]) for at in range(min(BLOCKS, len(matches)))]
    without = [solved([found[match] for match in matches if match not in block]) for block in blocks]
    lines = [f"{len(matches)} matches, {len(rows)} positions, points {WORDS[until]}"]
    for at, name in enumerate(NAMES):
        each = [one[at] for one in without]
        off = Z * (pvariance(each) * (len(each) - 1)) ** 0.5
        lines.append(f"  {name:13} {NOW[at]:5.2f}, fitted {best[at]:5.2f} ± {off:.2f}")
    return "\n".join(lines)


# ---- playing --------------------------------------------------------------------------------------------------------


def record(contest: Contest, games: int, minutes: float) -> list[Row]:
    """Plays the matches that are missing; the positions of all."""
    FOLDER.mkdir(exist_ok=True)
    file = contest.file.with_name(f"fit-{contest.file.name}")
    rows: list[Row] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    rows = [row for row in rows if len(row["much"]) == len(NAMES)]  # others are of a brain with other weights
    known, listed = {row["match"] for row in rows}, {row["number"] for row in read(contest)}
    until = time.monotonic() + 60 * minutes
    for number in range(games):
        if time.monotonic() > until:
            break
        if number not in known:
            scribe = Scribe()
            result = play(contest, number, scribe.watch)
            rows += (found := scribe.written(number))
            with file.open("a") as out:
                out.writelines(json.dumps(row) + "\n" for row in found)
            if number not in listed:
                with contest.file.open("a") as out:
                    out.write(json.dumps(result) + "\n")
    return rows


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description=__doc__)
    parser.add_argument("--scenario", default="two-rivers")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args(arguments)
    rows = record(Contest("assyrian-wars", given.scenario, (given.level,) * given.seats), given.games, given.minutes)
    if rows:
        for until in WORDS:
            print(told(rows, until))
    return 0


if __name__ == "__main__":
    sys.exit(main())
