"""Lots: who goes first where the players of any game cannot agree."""

from collections.abc import Callable, Sequence
from itertools import count

from msgspec import Struct

from rules.core.dice import Seed, Stream, stream_key

Roll = Callable[[Sequence[str]], Sequence[int]]  # a number for each of these seats
LABEL, SIDES = "seats", 6


class Thrown(Struct, frozen=True, gc=False):
    """One throw for the seats of a lobby: the how-many-eth, whose seeds were in it, and each seat's dice in order."""

    number: int
    seeds: tuple[Seed, ...]
    dice: tuple[tuple[str, tuple[int, ...]], ...]


def choosing_order(seats: Sequence[str], roll: Roll) -> list[str]:
    """The seats in the order in which they choose: the highest roll first, and only those who tie roll again."""
    if len(seats) < 2:
        return list(seats)
    dice = dict(zip(seats, roll(seats), strict=True))
    groups = [[seat for seat in seats if dice[seat] == face] for face in sorted(set(dice.values()), reverse=True)]
    return [seat for group in groups for seat in choosing_order(group, roll)]


def throw(seats: Sequence[str], secret: bytes, seeds: tuple[Seed, ...] = (), number: int = 1) -> Thrown:
    """Everything that is rolled for the order of these seats, from the bot's secret and the seeds given so far."""
    seats = sorted(seats)
    counter, stream, key = count(), Stream(), stream_key(secret, seeds, f"lots {number}")
    thrown: dict[str, tuple[int, ...]] = dict.fromkeys(seats, ())

    def roll(tied: Sequence[str]) -> Sequence[int]:
        results = stream.roll(key, next(counter), LABEL, len(tied), SIDES)
        for seat, result in zip(tied, results, strict=True):
            thrown[seat] = (*thrown[seat], result)
        return results

    return Thrown(number, seeds, tuple((seat, thrown[seat]) for seat in choosing_order(seats, roll)))


def forged(secret: bytes, thrown: Sequence[Thrown]) -> list[int]:
    """The numbers of throws that secret and seeds do not give, or that do not count 1, 2, 3 …"""
    wrong = []
    for place, one in enumerate(thrown, 1):
        seats = [seat for seat, _ in one.dice]
        if one.number != place or throw(seats, secret, one.seeds, one.number) != one:
            wrong.append(one.number)
    return wrong
