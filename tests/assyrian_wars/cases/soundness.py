"""Whether the position of a case could be: what always holds must hold in it, unless the case says otherwise.

What follows from what a case says is filled in (`completion`). Nothing is excused that is not named: by the test,

    @pytest.mark.unsound("borders-are-kept")

or by a helper that begins where enemies have just met (`table(unsound=MEETING)`).
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rules.assyrian_wars.board.state import Board
from rules.core.game import Game

MEETING = ("enemies-apart", "control-follows-occupation")  # a march, an interception or a battle is under way

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


def check_sound(game: Game[Board], board: Board, unsound: Collection[str] = ()) -> None:
    """Raises if something does not hold that always does, but for what is named."""
    excused = _excused.union(unsound)
    found = {one.name: one.check(board) for one in game.invariants if one.name not in excused}
    broken = {name: breaches for name, breaches in found.items() if breaches}
    if broken:
        raise Unsound(f"no such position can be: {broken}")
