"""Exact chances of passes, voyages, interceptions, avoiding and pursuit, for quotes, questions and standing orders."""

from collections.abc import Iterable
from fractions import Fraction

from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import GeneralId
from rules.hannibal.board.losses import attrition
from rules.hannibal.march.naval import Voyage, outcome
from rules.hannibal.pack.generals import Ability

SIDES_OF_DIE = 6
FACES = range(1, SIDES_OF_DIE + 1)
INTERCEPTS: tuple[Ability, ...] = ("intercepts", "evades-and-intercepts")
EVADES: tuple[Ability, ...] = ("evades", "evades-and-intercepts")
PURSUES: tuple[Ability, ...] = ("pursues",)


def limit_of(general: GeneralId, abilities: tuple[Ability, ...]) -> int:
    """ch.12, 13: the highest die with which he succeeds: his BR, or what his ability says."""
    one = printed(general)
    return one.figures.limit or one.battle if one.ability in abilities else one.battle


def at_most(limit: int, modifier: int = 0) -> Fraction:
    """That one die with this modifier is not above a limit."""
    return Fraction(sum(face + modifier <= limit for face in FACES), SIDES_OF_DIE)


def any_of(chances: Iterable[Fraction]) -> Fraction:
    """That at least one of several independent rolls succeeds."""
    none = Fraction(1)
    for chance in chances:
        none *= 1 - chance
    return 1 - none


def percent(part: Fraction) -> int:
    """In whole per cent, for people: only what is certain is 100, only what is impossible 0."""
    return round(part * 100) if part in (0, 1) else min(max(round(part * 100), 1), 99)


def expected_tolls(units: int, modifier: int = 0, column: int | None = None) -> dict[int, Fraction]:
    """ch.2: how likely an attrition roll takes so many of these units."""
    found: dict[int, Fraction] = {}
    for face in FACES:
        lost = min(attrition(face + modifier, units if column is None else column).units, units)
        found[lost] = found.get(lost, Fraction(0)) + Fraction(1, SIDES_OF_DIE)
    return dict(sorted(found.items()))


def voyages(modifier: int) -> dict[Voyage, Fraction]:
    """ch.2: how likely a voyage is safe, returns, or sinks."""
    found: dict[Voyage, Fraction] = {"safe": Fraction(0), "return": Fraction(0), "sunk": Fraction(0)}
    for face in FACES:
        found[outcome(face + modifier)] += Fraction(1, SIDES_OF_DIE)
    return found
