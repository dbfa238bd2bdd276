"""Writes matches down in the middle of many things, so that a test can prove that later rules go on with them.

`python -m tests.assyrian_wars.matches.keep_dumps` adds what is missing for the version of the rules in use, and changes
nothing that is there: a dump of the present version that loads no more means that the version has to be raised, with an
upgrade (docs/adding-a-game.md).
"""

from pathlib import Path
from random import Random

from rules.core.match import Match
from rules.core.questions import Question
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.crowded import crowded
from tests.assyrian_wars.random.policies import some_answer

FOLDER = Path(__file__).parent / "dumps"
KINDS = (
    "battle",
    "battle-counter",
    "evade",
    "foreign-war-pieces",
    "free-march",
    "go-home",
    "impulse",
    "intercept",
    "mulligan",
    "pay-tribute",
    "politics",
    "preempt",
    "relocate-army",
    "respond",
    "secret-action",
    "secret-objective",
    "take-hits",
    "throne",
)
SEEDS = range(1, 40)
MOST_DECISIONS = 1_500


def path_of(kind: str, version: int = HARNESS.game.version) -> Path:
    """Where a match that asks this kind of question is kept."""
    return FOLDER / f"version-{version}-{kind}.dump"


def missing() -> set[str]:
    """The kinds that the present version has no dump of."""
    return {kind for kind in KINDS if not path_of(kind).exists()}


def keep(match: Match[object], question: Question) -> None:
    """Writes the match as it stands."""
    path_of(question.kind).write_bytes(match.dump())


def main() -> None:
    """Plays random games of all set-ups until every kind has been asked."""
    wanted = missing()
    for seed in SEEDS:
        match, chance = crowded(seed).match, Random(seed)
        for number in range(MOST_DECISIONS):
            if not wanted or match.finished:
                break
            question = match.pending[0]
            if question.kind in wanted and number > seed % 5 * 20:
                keep(match, question)
                wanted.discard(question.kind)
            match.submit(question.seat, some_answer(match, question, chance), question=question.id)
    print(f"not found: {', '.join(sorted(wanted))}" if wanted else "All kinds of questions have a dump.")


if __name__ == "__main__":
    main()
