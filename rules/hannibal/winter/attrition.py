"""ch.21, H-36: forces that winter on enemy ground roll attrition."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.control import is_enemy_marker, is_unfriendly_tribe
from rules.hannibal.board.forces import outside_of
from rules.hannibal.board.ids import SIDES, Side, SpaceId
from rules.hannibal.board.losses import attrition
from rules.hannibal.board.names import side_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.siege.losses import UnitLosses

RULE = "ch.21"


class WinterAttrition(Procedure):
    """One roll for every force outside a city in a hostile space: Rome first, by the alphabet (ch.21)."""

    steps = ("begin", "next_force")

    waiting: tuple[tuple[Side, SpaceId], ...] = ()

    def begin(self, run: Run[Board]) -> None:
        """ch.21: who rolls is found before the first roll."""
        run.board.phase = "winter"
        self.waiting = tuple(wintering(run.board))
        if not self.waiting:
            run.tell("nobody-winters-abroad", RULE)

    def next_force(self, run: Run[Board]) -> None:
        """H-36: the column is the number of the side's units outside the city; generals are never affected."""
        if not self.waiting:
            return
        (side, space), self.waiting = self.waiting[0], self.waiting[1:]
        run.repeat()
        size = run.board.spaces[space].outside(side).total
        (die,) = run.roll("winter")
        toll = attrition(die, size)
        run.tell(
            "winter-rolled",
            RULE,
            side=side_name(side),
            space=space_name(space),
            die=die,
            units=size,
            lost=min(toll.units, size),
        )
        if toll.units:
            run.call(UnitLosses(side=side, space=space, units=toll.units, rule=RULE, elephant=toll.elephant))


def wintering(board: Board) -> list[tuple[Side, SpaceId]]:
    """ch.21: the sides and spaces that roll: units outside where an enemy marker or a tribe that is no friend lies."""
    return [
        (side, space)
        for side in SIDES
        for space in sorted(outside_of(board, side))
        if is_enemy_marker(board, side, space) or is_unfriendly_tribe(board, side, space)
    ]
