"""What adorns a card: an emblem for what the event does."""

from collections.abc import Callable

from render.paper.beasts import elephant
from render.paper.brush import Brush
from render.paper.mosaic import BRONZE as BRONZE
from render.paper.mosaic import GOLD as GOLD
from render.paper.mosaic import SAND as SAND
from render.paper.mosaic import branch
from render.paper.mosaic import meander as meander


def _ship(brush: Brush, s: float) -> None:
    hull = [(-60, 14), (-70, -8), (-52, 6), (50, 6), (66, -22), (62, 10), (46, 30), (-46, 30)]
    brush.shape([(x * s, y * s) for x, y in hull], SAND)
    brush.shape([(-30 * s, -52 * s), (34 * s, -52 * s), (28 * s, -6 * s), (-24 * s, -6 * s)], GOLD)
    brush.line([(2 * s, -60 * s), (2 * s, 10 * s)], BRONZE, 4 * s)
    for n in range(7):
        brush.line([((-40 + n * 13) * s, 22 * s), ((-48 + n * 13) * s, 46 * s)], SAND, 3 * s)


def _swords(brush: Brush, s: float) -> None:
    for side in (-1, 1):
        brush.line([(-40 * side * s, 44 * s), (40 * side * s, -50 * s)], SAND, 9 * s)
        brush.line([(-46 * side * s, 14 * s), (-10 * side * s, 42 * s)], GOLD, 7 * s)


def _wall(brush: Brush, s: float) -> None:
    brush.rect((-62 * s, -14 * s, 62 * s, 46 * s), SAND, BRONZE, 3 * s)
    for n in range(6):
        brush.rect(((-62 + n * 22) * s, -32 * s, (-48 + n * 22) * s, -8 * s), SAND, BRONZE, 2 * s)
    for x in (-62, 62):
        brush.rect(((x - 15) * s, -52 * s, (x + 15) * s, 46 * s), GOLD, BRONZE, 3 * s)
    brush.disc(0, 16 * s, 15 * s, BRONZE)
    brush.rect((-15 * s, 16 * s, 15 * s, 46 * s), BRONZE)


def _shield(brush: Brush, s: float) -> None:
    brush.rect((-34 * s, -54 * s, 34 * s, 54 * s), SAND, BRONZE, 4 * s, 20 * s)
    brush.rect((-26 * s, -46 * s, 26 * s, 46 * s), GOLD, BRONZE, 2 * s, 14 * s)
    brush.line([(0, -44 * s), (0, 44 * s)], BRONZE, 5 * s)
    brush.disc(0, 0, 14 * s, SAND, BRONZE, 4 * s)
    for x in (-58, 58):
        brush.line([(x * s, 54 * s), (x * s, -40 * s)], SAND, 4 * s)
        brush.shape([((x - 8) * s, -38 * s), (x * s, -60 * s), ((x + 8) * s, -38 * s)], GOLD)


def _march(brush: Brush, s: float) -> None:
    for x, y in ((-54, 14), (0, -4), (54, -22)):
        brush.line([((x - 20) * s, (y + 28) * s), (x * s, y * s), ((x - 20) * s, (y - 28) * s)], SAND, 13 * s)
        brush.line([((x - 20) * s, (y + 28) * s), (x * s, y * s), ((x - 20) * s, (y - 28) * s)], GOLD, 6 * s)


def _storm(brush: Brush, s: float) -> None:
    for x, y, radius in ((-34, -12, 26), (4, -24, 32), (38, -8, 24), (0, -2, 26)):
        brush.disc(x * s, y * s, radius * s, SAND)
    bolt = [(6, 8), (-18, 36), (-2, 34), (-12, 58), (22, 24), (4, 26), (18, 8)]
    brush.shape([(x * s, y * s) for x, y in bolt], GOLD)
    for x in (-44, 42):
        brush.line([(x * s, 26 * s), ((x - 10) * s, 50 * s)], SAND, 4 * s)


def _revolt(brush: Brush, s: float) -> None:
    brush.line([(-30 * s, 56 * s), (-30 * s, -54 * s)], BRONZE, 8 * s)
    brush.shape([(-26 * s, -54 * s), (58 * s, -44 * s), (34 * s, -18 * s), (58 * s, 8 * s), (-26 * s, 4 * s)], SAND)
    brush.shape([(-26 * s, -44 * s), (36 * s, -37 * s), (20 * s, -18 * s), (36 * s, 0), (-26 * s, -5 * s)], GOLD)


def _scroll(brush: Brush, s: float) -> None:
    brush.rect((-54 * s, -36 * s, 54 * s, 36 * s), SAND, BRONZE, 2 * s)
    for x in (-56, 56):
        brush.rect(((x - 9) * s, -48 * s, (x + 9) * s, 48 * s), GOLD, BRONZE, 3 * s, 8 * s)
    for n in range(4):
        brush.line([(-34 * s, (-20 + n * 14) * s), ((34 - 16 * (n == 3)) * s, (-20 + n * 14) * s)], BRONZE, 3.4 * s)


def _elephant(brush: Brush, s: float) -> None:
    elephant(brush, 0, 0, 6.4 * s, SAND, BRONZE)


PAINTERS: dict[str, Callable[[Brush, float], None]] = {
    "naval-victory": _ship, "pirates": _ship, "storm": _storm, "bad-weather": _storm, "attrition": _storm,
    "attrition-all": _storm, "battle-card": _swords, "take-battle-card": _swords, "elephant-fright": _elephant,
    "siege-points": _wall, "siege-train": _wall, "two-siege-rolls": _wall, "city-falls": _wall,
    "subjugation-points": _wall, "city-changes-side": _wall, "place-units": _shield, "place-units-and-marker": _shield,
    "campaign": _march, "force-march": _march, "pass-modifier": _march, "remove-markers": _revolt,
    "remove-any-markers": _revolt, "turn-markers": _revolt, "place-markers": _revolt, "no-allies": _revolt,
    "truce": branch, "charms": branch, "macedon": branch,
}  # fmt: skip


def emblem(brush: Brush, kind: str, size: float) -> None:
    """The emblem of an event in the middle of a brush; counsel and what else is written has a scroll."""
    PAINTERS.get(kind, _scroll)(brush, size)
