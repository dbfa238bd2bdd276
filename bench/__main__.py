"""Run the benchmarks, print the table, and write bench/latest.json."""

import argparse
import sys

from bench import groups, reference
from bench.figures import LATEST, save, table


def main(arguments: list[str] | None = None) -> int:
    known = groups.present()
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--only", metavar="GROUP", help=f"one group of: {', '.join(known)}")
    chosen = parser.parse_args(arguments).only
    if chosen is not None and chosen not in known:
        print(f"There is no group {chosen!r}; the groups are: {', '.join(known)}.", file=sys.stderr)
        return 2
    yardstick = reference.measure()
    figures = yardstick.figures()
    for name in known if chosen is None else [chosen]:
        figures += groups.load(name)(yardstick)
    save(figures)
    print(table(figures))
    print(f"\nWritten to {LATEST.parent.name}/{LATEST.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
