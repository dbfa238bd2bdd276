"""Contests between computer players: one line of JSON a match, and a report.

`make arena LEVELS=captain,recruit,recruit` plays match after match, the seats rotating, and appends each to a file in
`bench/arena/`. A match is known by its seed: a second run goes on where the first has stopped. With `--chance` a
sequential test of Wald ends the contest once the first level wins clearly more often than that, or clearly does not.
"""

import argparse
import hashlib
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import rules
from rules.assyrian_wars.board.state import Board as AssyrianBoard
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.match import Match
from rules.core.minds.levels import LEVELS, Level
from rules.core.minds.thinking import think
from rules.core.questions import Answer, Choose
from rules.hannibal.board.control import scores
from rules.hannibal.board.state import Board as HannibalBoard

FOLDER = Path(__file__).parent / "arena"
HASTY = Level("hasty", rollouts=8, candidates=8, own=4)  # a captain at a quarter of the price, for many matches
PLAYERS = LEVELS | {HASTY.id: HASTY}
MOST_DECISIONS = 20_000
ERROR = 0.05  # of the sequential test, either way
BETTER = 0.15  # how much more than by chance is worth knowing
Z = 1.96


class Contest(NamedTuple):
    """What is played."""

    game: str
    scenario: str
    levels: tuple[str, ...]
    drawn: tuple[str, ...] = ()  # kinds of questions that are answered by lot

    @property
    def file(self) -> Path:
        """Where its matches are written down."""
        by_lot = "".join(f"-drawn-{kind}" for kind in self.drawn)
        return FOLDER / f"{self.game}-{self.scenario}-{'-'.join(self.levels)}{by_lot}.jsonl"

    @property
    def rotations(self) -> int:
        """How many matches are played from the same beginning: one for each other way to sit."""
        return len({self.seated(place) for place in range(len(self.levels))})

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: one seat further each time."""
        turn = number % len(self.levels)
        return self.levels[turn:] + self.levels[:turn]


def play(contest: Contest, number: int, watch: Callable[[Match[Any]], None] | None = None) -> dict[str, Any]:
    """One match to its end: who won, by how much, after how many turns, and what the thinking cost.

    `watch` sees it after each answer.
    """
    game = rules.games()[contest.game]
    secret = hashlib.sha256(f"arena {number // contest.rotations}".encode()).digest()
    known = game.scenario(contest.scenario)
    seats = known.seats[: len(contest.levels)] or tuple(f"P{place + 1}" for place in range(len(contest.levels)))
    match = Match.start(game, contest.scenario, {}, seats, secret)
    levels = dict(zip(match.seats, contest.seated(number), strict=True))
    spent, decisions, leaders = dict.fromkeys(contest.levels, 0.0), Counter[str](), list[str]()
    events: dict[str, list[int]] = {}
    lot = Random(secret)
    while not match.finished and decisions.total() < MOST_DECISIONS:
        asked = match.pending[0]
        if asked.kind in contest.drawn:
            match.submit(asked.seat, Choose(lot.choice(asked.options).id), asked.id)
            continue
        before = time.process_time()
        thought = think(match, asked.id, PLAYERS[levels[asked.seat]])
        spent[levels[asked.seat]] += time.process_time() - before
        decisions[levels[asked.seat]] += 1
        count_event(match, asked.seat, thought.answer, events)
        outcome = match.submit(asked.seat, thought.answer, asked.id)
        if outcome.refusal is not None:
            raise AssertionError(f"match {number}: {thought.answer} is refused: {outcome.refusal}")
        if watch is not None:
            watch(match)
        if outcome.checkpoint:
            leaders.append(leader(match))
    return {
        "number": number,
        "seats": list(levels.items()),
        "winners": list(match.winners),
        "turn": turn_of(match),
        "played": played_of(match),
        "leads": sum(one != other for one, other in pairwise(leaders)),
        "points": points_of(match),
        "account": account_of(match),
        "decisions": dict(decisions),
        "events": events,
        "seconds": {level: round(cost, 2) for level, cost in spent.items()},
    }


def count_event(match: Match[Any], seat: str, answer: Answer, events: dict[str, list[int]]) -> None:
    """A card of Assyrian Wars that is played: whether for its event, if that was possible (3.1, 6.11)."""
    if not isinstance(answer, PlayEvent | PlayCard):
        return
    chosen = isinstance(answer, PlayEvent)
    if chosen or answer.card in [one.value for one in match.candidates(seat, PlayEvent.tag(), "card")]:
        counted = events.setdefault(answer.card, [0, 0])
        counted[0], counted[1] = counted[0] + chosen, counted[1] + 1


def points_of(match: Match[Any]) -> dict[str, int]:
    """What counts for the lead by seat: victory points, influence, or political points."""
    board = match.table.board
    if isinstance(board, HannibalBoard):
        return {str(side): count for side, count in scores(board).items()}
    if isinstance(board, AssyrianBoard):
        return {str(one.seat): one.vp for one in board.countries.values() if one.seat and one.is_power}
    return {str(seat): getattr(realm, "points", getattr(realm, "ep", 0)) for seat, realm in board.realms.items()}


def account_of(match: Match[Any]) -> dict[str, dict[str, int]]:
    """What the points of each power of Assyrian Wars were for (8.3)."""
    board, found = match.table.board, dict[str, dict[str, int]]()
    for code, state in board.countries.items() if isinstance(board, AssyrianBoard) else ():
        sums = Counter[str]()
        for line in state.ledger:
            sums[line.reason] += line.points
        if sums:
            found[code] = dict(sums)
    return found


def played_of(match: Match[Any]) -> dict[str, str]:
    """What a seat plays where that is chosen or drawn: a people, an empire set."""
    realms = getattr(match.table.board, "realms", {})
    found = {
        str(seat): getattr(realm, "people", None) or getattr(realm, "empire", None) for seat, realm in realms.items()
    }
    return {seat: str(name) for seat, name in found.items() if name}


def leader(match: Match[Any]) -> str:
    """Who has most points now; of several the first."""
    points = points_of(match)
    return max(points, key=points.__getitem__) if points else ""


def turn_of(match: Match[Any]) -> int:
    """The turn or round in which a match stands."""
    board = match.table.board
    if isinstance(board, AssyrianBoard):
        return board.clock.turn
    return int(getattr(board, "turn", getattr(board, "round", 0)))


# ---- judging ------------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, size = wins / games, 1 + Z * Z / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (middle - half) / size, (middle + half) / size


def verdict(wins: float, games: int, chance: float) -> str:
    """Wald's sequential test: "better" than chance by so much, "not better", or "" while it is open."""
    high = min(0.95, chance + BETTER)
    weight = wins * math.log(high / chance) + (games - wins) * math.log((1 - high) / (1 - chance))
    bound = math.log((1 - ERROR) / ERROR)
    return "better" if weight >= bound else "not better" if weight <= -bound else ""


def wins_of(rows: Iterable[dict[str, Any]], level: str) -> float:
    """How many matches a level has won; a shared win counts by its share."""
    found = 0.0
    for row in rows:
        levels = dict(row["seats"])
        found += sum(levels[seat] == level for seat in row["winners"]) / max(1, len(row["winners"]))
    return found


def report(contest: Contest, rows: list[dict[str, Any]]) -> str:
    """Wins by level and by seat with intervals, the length of matches, lead changes, and what a decision costs."""
    lines = [f"{contest.game}, {contest.scenario}, {' v. '.join(contest.levels)}: {len(rows)} matches"]
    for level in dict.fromkeys(contest.levels):
        wins, low_high = wins_of(rows, level), wilson(wins_of(rows, level), len(rows))
        decided = sum(row["decisions"].get(level, 0) for row in rows)
        cost = 1000 * sum(row["seconds"].get(level, 0.0) for row in rows) / max(1, decided)
        lines.append(f"  {level}: {wins:g} wins [{low_high[0]:.0%}, {low_high[1]:.0%}], {cost:.0f} ms a decision")
    for seat in sorted({seat for row in rows for seat, _ in row["seats"]}):
        for level in dict.fromkeys(contest.levels):
            there = [row for row in rows if dict(row["seats"]).get(seat) == level]
            won = sum((seat in row["winners"]) / max(1, len(row["winners"])) for row in there)
            low, high = wilson(won, len(there))
            lines.append(f"  {seat} as {level}: {won:g} of {len(there)} [{low:.0%}, {high:.0%}]")
    lines += told_of_played(rows)
    turns = Counter(row["turn"] for row in rows)
    lines.append(f"  ended in turn: {dict(sorted(turns.items()))}")
    lines += told_of_accounts([row["account"] for row in rows if row.get("account")])
    leads = sorted(row["leads"] for row in rows)
    lines.append(f"  lead changes in the median match: {leads[len(leads) // 2] if leads else 0}")
    return "\n".join(lines)


def told_of_played(rows: list[dict[str, Any]]) -> list[str]:
    """How often each people, or each empire set, has won where it was played."""
    games, wins = Counter[str](), dict[str, float]()
    for row in rows:
        for seat, name in row.get("played", {}).items():
            games[name] += 1
            wins[name] = wins.get(name, 0.0) + (seat in row["winners"]) / max(1, len(row["winners"]))
    lines = []
    for name, count in sorted(games.items()):
        low, high = wilson(wins[name], count)
        lines.append(f"  {name}: {wins[name]:g} of {count}, {wins[name] / count:.0%} [{low:.0%}, {high:.0%}]")
    return lines


def told_of_accounts(accounts: list[dict[str, dict[str, int]]]) -> list[str]:
    """What each power's points were for, in the mean of all matches."""
    lines = []
    for power in sorted({power for account in accounts for power in account}):
        sums = Counter[str]()
        for account in accounts:
            sums.update(account.get(power, {}))
        parts = [f"{reason.removeprefix('vp-')} {much / len(accounts):+.1f}" for reason, much in sums.most_common()]
        lines.append(f"  {power} {sums.total() / len(accounts):.1f} points: {', '.join(parts)}")
    return lines


def shares_of_events(rows: Iterable[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """By card: how often its event was chosen, of how many plays in which it could have been."""
    found: dict[str, tuple[int, int]] = {}
    for row in rows:
        for card, (chosen, possible) in row.get("events", {}).items():
            before = found.get(card, (0, 0))
            found[card] = before[0] + chosen, before[1] + possible
    return found


def read(contest: Contest) -> list[dict[str, Any]]:
    """The matches that are on record."""
    if not contest.file.exists():
        return []
    return [json.loads(line) for line in contest.file.read_text().splitlines()]


def run(contest: Contest, games: int, minutes: float, chance: float | None = None) -> list[dict[str, Any]]:
    """Plays the matches that are missing until there are so many, time is up, or the test is decided."""
    FOLDER.mkdir(exist_ok=True)
    rows, until = read(contest), time.monotonic() + 60 * minutes
    known = {row["number"] for row in rows}
    for number in range(games):
        decided = chance is not None and verdict(wins_of(rows, contest.levels[0]), len(rows), chance)
        if decided or time.monotonic() > until:
            break
        if number not in known:
            rows.append(play(contest, number))
            with contest.file.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    return rows


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--game", default="assyrian-wars")
    parser.add_argument("--scenario", default="two-rivers")
    parser.add_argument("--levels", default="captain,recruit,recruit")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--chance", type=float, help="the share that the first level would win by chance")
    given = parser.parse_args(arguments)
    contest = Contest(given.game, given.scenario, tuple(given.levels.split(",")))
    rows = run(contest, given.games, given.minutes, given.chance)
    print(report(contest, rows))
    if given.chance is not None:
        print(f"  test: {verdict(wins_of(rows, contest.levels[0]), len(rows), given.chance) or 'open'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
