"""Counts which steps of a game's procedures were run."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rules.core.game import Game
from rules.core.kit import Step


def all_steps(game: Game[Any]) -> list[str]:
    """Every step of every procedure, as "Procedure.step"."""
    return [f"{procedure.__name__}.{name}" for procedure, plan in game.kit.plans.items() for name in plan.steps]


@contextmanager
def counting(game: Game[Any], reached: Counter[str]) -> Iterator[None]:
    """While this lasts, every step that runs is counted."""
    kept = {procedure: dict(plan.steps) for procedure, plan in game.kit.plans.items()}
    for procedure, plan in game.kit.plans.items():
        for name, step in kept[procedure].items():
            counted = _counted(step.run, f"{procedure.__name__}.{name}", reached)
            plan.steps[name] = Step(step.name, counted, step.following)
    try:
        yield
    finally:
        for procedure, plan in game.kit.plans.items():
            plan.steps.update(kept[procedure])


def _counted(run: Callable[[Any, Any], None], name: str, reached: Counter[str]) -> Callable[[Any, Any], None]:
    def step(procedure: Any, table: Any) -> None:
        reached[name] += 1
        run(procedure, table)

    return step
