"""Lots: who goes first where the players of any game cannot agree."""

from collections.abc import Callable, Sequence

Roll = Callable[[Sequence[str]], Sequence[int]]  # a number for each of these seats


def choosing_order(seats: Sequence[str], roll: Roll) -> list[str]:
    """The seats in the order in which they choose: the highest roll first, and only those who tie roll again."""
    if len(seats) < 2:
        return list(seats)
    dice = dict(zip(seats, roll(seats), strict=True))
    groups = [[seat for seat in seats if dice[seat] == face] for face in sorted(set(dice.values()), reverse=True)]
    return [seat for group in groups for seat in choosing_order(group, roll)]
