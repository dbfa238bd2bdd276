"""How even a scenario is: the same level on all seats, each seat's share of wins, early ends, changes of the lead.

`python -m bench.balance --scenario campaign --seats 5 --games 30`, for another game
`--game hannibal --scenario second-punic-war --seats 2`; it reads and continues the file of the arena.
"""

import argparse
import sys

from bench.arena import Contest, report, run, shares_of_events
from bench.sets import shares_of_sets

EARLY = 3  # a match that ends before this turn was too short
LEADS = 3  # changes of the lead in the median match
EVENTS = 0.1  # of the plays of a card in which its event could be chosen
PLAYS = 10  # of a card, before its event is judged


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--game", default="assyrian-wars")
    parser.add_argument("--scenario", default="two-rivers")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--drawn", default="", help="kinds of questions that are answered by lot, such as people")
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args(arguments)
    contest = Contest(given.game, given.scenario, (given.level,) * given.seats, tuple(given.drawn.split()))
    rows = run(contest, given.games, given.minutes)
    early = sum(row["turn"] < EARLY for row in rows)
    print(report(contest, rows))
    print(
        f"  over before turn {EARLY}: {early} of {len(rows)} (at most a tenth); wanted are {LEADS} changes of the lead"
    )
    print(f"  {told_of_events(shares_of_events(rows))}")
    if given.game == "empires":
        shares = [f"{id} {share:.1%}" for id, share in shares_of_sets().items()]
        print(f"  open battles won by each empire set, every lawful stack counting the same: {', '.join(shares)}")
    return 0


def told_of_events(shares: dict[str, tuple[int, int]]) -> str:
    """Cards whose event is hardly ever chosen where it could be; a card that only answers others is not counted."""
    judged = {card: share for card, share in shares.items() if share[1] >= PLAYS}
    idle = [f"{card} ({chosen} of {most})" for card, (chosen, most) in judged.items() if chosen < EVENTS * most]
    few = ", ".join(sorted(idle)) or "none"
    return f"events chosen in less than a tenth of their plays, of {len(judged)} cards that can be judged: {few}"


if __name__ == "__main__":
    sys.exit(main())
