"""Computer players at length: `make minds` compares 1,000 thoughts and plays 10,000 decisions.

Compared are thoughts before and after an exchange of what the seat cannot see: none may differ, and of players who are
shown the truth some must.
"""

import argparse
import sys

from tests.generic.registry import find, harnesses
from tests.generic.thoughts import compared, compared_leaking, decided


def main() -> int:
    thinking = sorted(game for game, harness in harnesses().items() if harness.game.brain is not None)
    parser = argparse.ArgumentParser(prog="python -m tests.minds", description=__doc__)
    parser.add_argument("--games", nargs="*", default=thinking)
    parser.add_argument("--comparisons", type=int, default=1_000)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dishonest = 0
    for game in options.games:
        harness = find(game)
        differing = compared(harness, options.comparisons, options.seed)
        leaking = compared_leaking(harness, options.comparisons // 10, options.seed)
        failed = decided(harness, options.decisions, options.seed)
        honest = f"{differing} of {options.comparisons} thoughts differ"
        leaky = f"{leaking} of {options.comparisons // 10} with a leak"
        played = f"{options.decisions} decisions, 0 refused, {failed} looks ahead went wrong"
        print(f"{game}: {honest}, {leaky}; {played}", flush=True)
        dishonest += differing + (leaking == 0)
    return int(dishonest > 0)


if __name__ == "__main__":
    sys.exit(main())
