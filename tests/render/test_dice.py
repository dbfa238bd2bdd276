"""Dice: all sides differ, and so do hits and misses, without colour."""

from render.paper.dice import PIPS, die


def test_all_dice_differ_and_hits_are_told_without_colour() -> None:
    assert [len(PIPS[n]) for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    grey = {(n, hits): die("light", n, hits).convert("LA").tobytes() for n in range(1, 7) for hits in (0, 1, 2)}
    assert len(set(grey.values())) == 18
