"""Exact chances of one die, and how they are told."""

from fractions import Fraction
from functools import cache
from math import prod

FACES = range(1, 7)
SIDES = len(FACES)


@cache
def at_least(needed: int, modifier: int = 0) -> Fraction:
    """That one die with this modifier reaches a number; a natural 1 is no failure by itself (E-25)."""
    return Fraction(sum(face + modifier >= needed for face in FACES), SIDES)


@cache
def likely(needed: int, modifier: int = 0) -> int:
    """The same in whole per cent."""
    return percent(at_least(needed, modifier))


@cache
def reaching(*needed: int) -> int:
    """The chance that one die after the other reaches its number, in whole per cent."""
    return percent(prod((at_least(one) for one in needed), start=Fraction(1)))


def percent(part: Fraction) -> int:
    """In whole per cent, for people: only what is certain is 100, only what is impossible 0."""
    return round(part * 100) if part in (0, 1) else min(max(round(part * 100), 1), 99)
