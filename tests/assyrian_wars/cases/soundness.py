"""Whether the position of a case could be: what always holds must hold in it, unless the case says otherwise.

What follows from what a case says is filled in (`completion`), and in the middle of a procedure enemies stand together
(`UNDER_WAY`). Anything else is named by the test:

    @pytest.mark.unsound("borders-are-kept")
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rules.assyrian_wars.board.state import Board
from rules.core.game import Game

UNDER_WAY = frozenset({"enemies-apart", "control-follows-occupation"})

_excused: set[str] = set()  # by the running test


class Unsound(AssertionError):
    """A position that cannot be."""


@contextmanager
def excusing(names: Collection[str]) -> Iterator[None]:
    """These may be broken meanwhile."""
    _excused.update(names)
    yield
    _excused.difference_update(names)


def excused_now() -> frozenset[str]:
    """What the running test excuses."""
    return frozenset(_excused)


def check_sound(game: Game[Board], board: Board, under_way: bool) -> None:
    """Raises if something does not hold that always does."""
    excused = _excused | (UNDER_WAY if under_way else frozenset())
    found = {one.name: one.check(board) for one in game.invariants if one.name not in excused}
    broken = {name: breaches for name, breaches in found.items() if breaches}
    if broken:
        raise Unsound(f"no such position can be: {broken}")
