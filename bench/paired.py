"""What one impulse of a level is worth: from the same positions of The Two Rivers two levels play an impulse each.

`python -m bench.paired --levels captain,recruit --positions 100`. Recruits have played to the position, answer for the
others, and play on to the end of the turn with its Interphase; then the points of the seat are counted, not what a
brain thinks of them: those scored so far, and with what the end of the game would count if it came then. Each level
does so ten times a position, both with the same dice. A position is known by its number: a second run goes on where the
first has stopped.

`--whole`: the level plays on to the end of the turn, not one impulse only; what an impulse prepares shows then.
`--levels seer,recruit --repeats 2` shows about how much there is to be gained at all: a *seer* looks ahead to the end
of the turn with the same recruits as this measure, and counts the same points, many times an answer.
"""

import argparse
import hashlib
import json
import sys
import time
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import rules
from bench.arena import FOLDER, PLAYERS, Z
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.victory.victory import end_points
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.minds.levels import Level
from rules.core.minds.thinking import End, Thinker, never, think
from rules.core.minds.worlds import ImaginedMatch, private_seed
from rules.core.policy import Policy
from rules.core.questions import Answer, Question

GAME, SCENARIO = "assyrian-wars", "two-rivers"
REPEATS = 10
LATEST = 60  # impulses of recruits before a position
SEER = Level("seer", rollouts=60, worlds=4, candidates=12, own=4)
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


class Seer(Thinker[Board]):
    """Who counts what this measure counts: points at the end of the turn, recruits playing on."""

    def _play_on(self, sketch: ImaginedMatch[Board], mark: object, secret: bytes) -> int:
        own = 0
        policy, chance = Policy(Random(secret), self.match.game.habits), Random(secret)
        turn, begun, plans = sketch.table.board.clock.turn, mark, chance.random() < 0.7
        while not sketch.finished and sketch.table.board.clock.turn == turn:
            asked = sketch.pending[0]
            plans = plans and self.brain.mark(sketch.table) == begun and own < self.level.own
            if plans and asked.seat == self.seat:
                own += 1
                answer = self._reply(sketch, asked, chance, planned=True)
            else:
                answer = policy.answer(sketch, asked)
            sketch.submit(asked.seat, answer, asked.id)
        return own

    def _end(self, sketch: ImaginedMatch[Board], less: float) -> End:
        found = points(sketch)
        return End({}, found[self.seat] - less)


def answered(match: Match[Board], asked: Question, level: Level) -> Answer:
    """What a level answers."""
    brain = match.game.brain
    if level is not SEER or brain is None:
        return think(match, asked.id, level).answer
    key = private_seed(match, f"seer:{asked.id}")
    return Seer(match, asked, brain, level, key, never).think().answer


def impulse(match: Match[Board]) -> tuple[object, ...]:
    """3.1: changes with every impulse."""
    clock, running = match.table.board.clock, match.table.board.impulse
    return clock.turn, clock.impulses, running and running.country


class Gain(NamedTuple):
    """What an impulse has brought by the end of the turn."""

    own: int
    others: float  # in the mean
    total: int  # own, with what the end of the game would count if it came then


def gain(match: Match[Board], seat: Seat, level: Level, secret: bytes, *, whole: bool = False) -> Gain:
    """What the seat and the others gain by the end of the turn if it plays this impulse so, or the whole turn."""
    played, before = match.fork(secret), points(match)
    policy, begun, turn = Policy(Random(secret), match.game.habits), impulse(match), match.table.board.clock.turn
    plans = True
    while not played.finished and played.table.board.clock.turn == turn:
        asked = played.pending[0]
        plans = whole or (plans and impulse(played) == begun)
        thinks = plans and asked.seat == seat and level.rollouts
        answer = answered(played, asked, level) if thinks else policy.answer(played, asked)
        played.submit(asked.seat, answer, asked.id)
    after = points(played)
    others = fmean([after[other] - before[other] for other in after if other != seat])
    return Gain(after[seat] - before[seat], others, totals(played)[seat] - totals(match)[seat])


def points(match: Match[Board]) -> dict[Seat, int]:
    """8.3: what the powers have so far."""
    return {one.seat: one.vp for one in match.table.board.countries.values() if one.seat and one.is_power}


def totals(match: Match[Board]) -> dict[Seat, int]:
    """8.3: what the powers would have if the game ended now."""
    board, found = match.table.board, points(match)
    for power, lines in end_points(board).items() if not match.finished else ():
        seat = board.countries[power].seat
        if seat in found:
            found[seat] += sum(line.points for line in lines)
    return found


def compare(number: int, levels: list[Level], repeats: int, *, whole: bool = False) -> dict[str, Any]:
    """One position: what each level gains there, the mean of all repeats."""
    match, seat = position(number)
    row: dict[str, Any] = {"number": number, "seat": seat, "turn": match.table.board.clock.turn}
    for level in levels:
        secrets = [hashlib.sha256(f"paired {number} {repeat}".encode()).digest() for repeat in range(repeats)]
        gains = [gain(match, seat, level, secret, whole=whole) for secret in secrets]
        row[level.id] = fmean([one.own for one in gains])
        row[f"{level.id} others"] = fmean([one.others for one in gains])
        row[f"{level.id} total"] = fmean([one.total for one in gains])
    return row


def interval(values: list[float]) -> str:
    """A mean with what it may be off."""
    return f"{fmean(values):+.2f} ± {Z * stdev(values) / len(values) ** 0.5:.2f}" if len(values) > 1 else "?"


def report(rows: list[dict[str, Any]], levels: list[Level], repeats: int) -> str:
    """Gains by level, and the difference of the first two with its interval."""
    one, two = [level.id for level in levels[:2]]
    more = [row[one] - row[two] for row in rows]
    net = [own - row[f"{one} others"] + row[f"{two} others"] for own, row in zip(more, rows, strict=True)]
    total = [row[f"{one} total"] - row[f"{two} total"] for row in rows]
    lines = [f"{len(rows)} positions of {SCENARIO}, {repeats} times each, by the end of the turn"]
    lines += [f"  {level.id}: {interval([row[level.id] for row in rows])} VP" for level in levels]
    lines.append(f"  {one} over {two}: {interval(more)} VP (wanted {WANTED:+g}, the interval above {AT_LEAST:+g})")
    lines.append(f"  with what the others have less: {interval(net)} VP; better in {sum(v > 0 for v in more)}")
    lines.append(f"  with what the end would count if it came then: {interval(total)} VP")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.paired", description=__doc__)
    parser.add_argument("--levels", default="captain,recruit")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--whole", action="store_true", help="the level plays on to the end of the turn")
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args(arguments)
    known = PLAYERS | {SEER.id: SEER}
    levels, repeats = [known[name] for name in given.levels.split(",")], given.repeats
    span = "turn" if given.whole else "impulse"
    file = FOLDER / f"paired-{span}-{'-'.join(level.id for level in levels)}-{repeats}.jsonl"
    FOLDER.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done, until = {row["number"] for row in rows}, time.monotonic() + 60 * given.minutes
    for number in range(given.positions):
        if time.monotonic() > until:
            break
        if number not in done:
            rows.append(compare(number, levels, repeats, whole=given.whole))
            with file.open("a") as out:
                out.write(json.dumps(rows[-1]) + "\n")
    if rows:
        print(report(rows, levels, repeats))
    return 0


if __name__ == "__main__":
    sys.exit(main())
