"""Which games the generic test plays, and how: one `Harness` a game.

A game registers itself with a module `tests/<package>/harness.py` that holds `HARNESS`.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from rules.core.entries import Entry
from rules.core.game import Game
from rules.core.ids import OptionValue
from rules.core.match import Match
from rules.core.questions import Answer, Question
from tests.generic import players

Breaker = Callable[[Any], None]
Policy = Callable[[Match[Any], Question, Random], Answer]

TESTS = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Setup:
    """One way to begin a match: a scenario, its seats, its options."""

    scenario: str
    seats: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.scenario} for {', '.join(self.seats)}{chosen}"


@dataclass(frozen=True)
class Tally:
    """Things of a game that should all turn up in many games, and which of them an entry of the log brings up.

    If they are `counted` the summary says how often each turned up, else only which did not.
    """

    name: str
    things: tuple[str, ...]
    found_in: Callable[[Entry], Iterable[str]]
    counted: bool = False


@dataclass(frozen=True)
class Harness:
    """What the generic test needs to know about a game.

    `breakers` holds, for each invariant, a change of a played board that must make it fire. `policy` answers for the
    random players. With `full_coverage` every step must be reached in `coverage_games` games but those in `unreached`,
    which says for each by what other test it is reached; the seeds of `coverage_first` come first, for they reach much.
    The generic test plays `games` games with all probes, and each must end within `step_cap` decisions. `lays_open`
    are options that lay an own card open without naming it; `known` are things of which everybody may hear though no
    view lists them. The summary of many games says what of the `tallies` turned up. `opening` may set a position up
    when a game begins, by a ruling that stands in its log. `over` says of an open question why what it is about is
    over, for nothing that is over is asked anything; empty if it is not.
    """

    game: Game[Any]
    setups: tuple[Setup, ...]
    breakers: Mapping[str, Breaker]
    policy: Policy = players.any_answer
    games: int = 24
    step_cap: int = 5_000
    probe_every: int = 64
    full_coverage: bool = False
    coverage_games: int = 24
    coverage_first: tuple[int, ...] = ()
    unreached: Mapping[str, str] = field(default_factory=dict)
    tallies: tuple[Tally, ...] = ()
    lays_open: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()
    opening: Callable[[Any], None] = lambda playout: None
    over: Callable[[Match[Any], Question], str] = lambda match, question: ""

    def setup_for(self, seed: int, scenario: str | None = None) -> Setup:
        """The setups take turns; with a scenario, only those of that name."""
        fitting = [setup for setup in self.setups if scenario in (None, setup.scenario)]
        if not fitting:
            known = ", ".join(sorted({setup.scenario for setup in self.setups}))
            raise UnknownName(f"{self.game.id} has no scenario {scenario!r} to play; there are: {known}")
        return fitting[seed % len(fitting)]


class UnknownName(ValueError):
    """A game or scenario that is not there; the text lists those that are."""


@cache
def harnesses() -> dict[str, Harness]:
    """Every registered game by its id."""
    found: dict[str, Harness] = {}
    for path in sorted(TESTS.glob("*/harness.py")):
        if path.parent.name == "generic":
            continue
        harness: Harness = importlib.import_module(f"tests.{path.parent.name}.harness").HARNESS
        found[harness.game.id] = harness
    return found


def find(game: str) -> Harness:
    """The harness of one game, or a clear answer."""
    known = harnesses()
    if game not in known:
        raise UnknownName(f"there is no game {game!r} to play; there are: {', '.join(sorted(known))}")
    return known[game]
