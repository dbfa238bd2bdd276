"""What a benchmark hands back, and how a run of them is shown and kept."""

import json
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

Clock = Callable[[], float]

ONE_CORE: Clock = time.process_time
"""The time that this process has worked: pure computing is measured by it, so that a busy machine does not matter."""

RATE = "reference.chess_plies_per_s"
TIME = "reference.chess_ply_ms"

AT_MOST: Mapping[str, float] = {
    "bot.start_s": 4,
    "bot.ack_p99_ms": 50,
    "bot.worst_stall_ms": 60,
    "bot.answer_p50_ms": 400,
    "bot.answer_p99_ms": 2_000,
    "bot.picture_p99_ms": 5_000,
    "bot.autocomplete_ms": 2,
    "bot.ack_p99_ms_500": 100,
    "bot.picture_p99_ms_500": 8_000,
    "bot.pictures_lost_500": 0,
    "bot.memory_mb_500": 350,
    "render.board": 45,
    "render.hand": 60,
    "render.crop": 25,
    "render.board_kb": 700,
    "aw.replay_ms": 300,
    "aw.audit_ms": 700,
    "aw.growth_late_to_middle": 1.1,
}
AT_LEAST: Mapping[str, float] = {
    "aw.decisions_per_s": 3_000,
    "aw.sketch_decisions_per_s": 4_000,
    "aw.server_steps_per_s": 1_500,
    "aw.live_steps_per_s": 2_000,
    "bot.committing_share": 0.25,
    "bot.committing_share_500": 0.25,
}
RATIO_AT_MOST: Mapping[str, float] = {"store.commit_sqlite": 2, "store.commit_postgres": 2}
"""The bars of a quiet core: what a figure, or how often its reference, may be."""

LATEST = Path(__file__).parent / "latest.json"


class Figure(NamedTuple):
    """One measured number; `ratio` compares it with the reference figure named by `to`."""

    name: str
    value: float
    unit: str
    ratio: float | None = None
    to: str | None = None


class Reference(NamedTuple):
    """How fast python-chess plays random games in this very run: the yardstick of every other figure."""

    plies_per_s: float

    @property
    def ply_ms(self) -> float:
        return 1000 / self.plies_per_s

    def rate(self, name: str, per_second: float, unit: str = "1/s") -> Figure:
        """A speed: a ratio above 1 is faster than a ply of chess."""
        return Figure(name, per_second, unit, per_second / self.plies_per_s, RATE)

    def time(self, name: str, milliseconds: float) -> Figure:
        """A duration: the ratio counts how many plies of chess it lasts."""
        return Figure(name, milliseconds, "ms", milliseconds / self.ply_ms, TIME)

    def figures(self) -> list[Figure]:
        return [Figure(RATE, self.plies_per_s, "1/s"), Figure(TIME, self.ply_ms, "ms")]


def per_second(work: Callable[[], int], rounds: int = 5, clock: Clock = time.perf_counter) -> float:
    """The mean speed over some rounds, where each call of `work` says how many things it did."""
    begun = clock()
    done = sum(work() for _ in range(rounds))
    return done / (clock() - begun)


def median_ms(work: Callable[[], object], times: int = 300, clock: Clock = time.perf_counter) -> float:
    """The median duration of one call, in milliseconds."""
    durations = []
    for _ in range(times):
        begun = clock()
        work()
        durations.append(clock() - begun)
    return statistics.median(durations) * 1000


def table(figures: Iterable[Figure]) -> str:
    """The figures as columns that line up."""
    rows = [("figure", "value", "unit", "ratio", "to", "bar")]
    for figure in figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.3g}"
        rows.append((figure.name, _number(figure.value), figure.unit, ratio, figure.to or "", bar(figure)))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(
        f"{name:<{widths[0]}}  {value:>{widths[1]}}  {unit:<{widths[2]}}  {ratio:>{widths[3]}}"
        f"  {to:<{widths[4]}}  {limit}".rstrip()
        for name, value, unit, ratio, to, limit in rows
    )


def bar(figure: Figure) -> str:
    """What the figure is held to, and whether it was missed; "": nothing."""
    if figure.name in AT_LEAST:
        limit = AT_LEAST[figure.name]
        return f"≥ {limit:,g}{'' if figure.value >= limit else ' missed'}"
    if figure.name in AT_MOST:
        limit = AT_MOST[figure.name]
        return f"≤ {limit:,g}{'' if figure.value <= limit else ' missed'}"
    if figure.name in RATIO_AT_MOST and figure.ratio is not None:
        limit = RATIO_AT_MOST[figure.name]
        return f"ratio ≤ {limit:g}{'' if figure.ratio <= limit else ' missed'}"
    return ""


def save(figures: Iterable[Figure], path: Path = LATEST) -> None:
    """Write the flat object {name: {value, unit, ratio, to}}."""
    kept = {each.name: {"value": each.value, "unit": each.unit, "ratio": each.ratio, "to": each.to} for each in figures}
    path.write_text(json.dumps(kept, indent=2) + "\n")


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.4g}"
