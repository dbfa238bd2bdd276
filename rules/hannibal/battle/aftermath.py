"""ch.14 to 19, H-79: what follows the last round: casualties, retreat die, retreat, displacement, politics."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.battle.retreat import Retreat, Retreated
from rules.hannibal.battle.withdrawal import Withdrawal
from rules.hannibal.board.forces import generals_at, units_at
from rules.hannibal.board.ids import BattleType, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.losses import attrition
from rules.hannibal.board.names import side_name
from rules.hannibal.board.state import Board
from rules.hannibal.displaced.displacement import banish, mourn
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.losses import UnitLosses
from rules.hannibal.victory.removal import consequences

SMALL = 4
"""ch.2: up to so many units at the start the loser uses the small column."""
ALL = -1


class Aftermath(Procedure):
    """The end of a battle, in the order of H-79; after a withdrawal only casualties and the way back (ch.16)."""

    steps = ("casualties", "go_apart", "retreat_die", "fall_back", "hear_retreat", "pay")

    space: SpaceId
    attacker: Side  # the original one
    rounds: int
    sizes: dict[Side, int]  # the units of both sides at the start
    winner: Side | None = None
    withdrew: Side | None = None
    last: BattleType | None = None  # the winner's last card, as what it counted (H-5)
    entry: SpaceId | None = None
    landed: bool = False
    sortie: bool = False
    came_out: int = 0
    garrison: tuple[GeneralId, ...] = ()  # the generals who came out of the city (ch.20)

    lost: int = 0  # by the loser, of whatever cause
    by_die: bool = False  # the retreat die took the last unit
    gone: tuple[GeneralId, ...] = ()

    def casualties(self, run: Run[Board]) -> None:
        """ch.14: one attrition roll in the column of the rounds, and both sides lose so many; no round, no roll."""
        if not self.rounds:
            return
        die = run.roll("battle-casualties")[0]
        toll = attrition(die, self.rounds)
        run.tell("battle-casualties", "ch.14", die=die, rounds=self.rounds, units=toll.units, elephant=toll.elephant)
        for side in (self.attacker, enemy_of(self.attacker)):
            if toll.units and self._units(run.board, side):
                run.call(
                    UnitLosses(side=side, space=self.space, units=toll.units, elephant=toll.elephant, rule="ch.14")
                )

    def go_apart(self, run: Run[Board]) -> None:
        """ch.16: who has withdrawn goes to a space next to the battle, and that is all."""
        if self.withdrew is None:
            return
        run.call(
            Withdrawal(
                side=self.withdrew,
                space=self.space,
                entry=self.entry,
                came_out=self._out_of(self.withdrew),
                garrison=self.garrison,
            )
        )
        run.goto("pay")

    def retreat_die(self, run: Run[Board]) -> None:
        """ch.2, H-5, H-11: the winner rolls for what is left of the loser, an elephant first."""
        board, loser = run.board, self._loser
        left = self._units(board, loser)
        self.lost = self.sizes[loser] - left
        if not left:
            return
        die, modifier = run.roll("retreat-losses")[0], retreat_modifier(self.last)
        units = retreat_losses(die + modifier, self.sizes[loser])
        units = left if units == ALL else min(units, left)
        run.tell("retreat-die", "H-5", side=side_name(loser), die=die, modifier=modifier, units=units)
        self.by_die = units == left
        if units:
            run.call(UnitLosses(side=loser, space=self.space, units=units, elephant=True, rule="H-11"))

    def fall_back(self, run: Run[Board]) -> None:
        """ch.15, 19: generals whose last unit the die took are displaced; all others retreat."""
        board, loser = run.board, self._loser
        self.lost = self.sizes[loser] - self._units(board, loser)
        if self.by_die:
            self.gone = generals_at(board, loser, self.space, inside=False)
            for general in self.gone:
                banish(run, general, "ch.19")
        as_attacker = loser == self.attacker and not self.sortie
        run.call(
            Retreat(
                side=loser,
                space=self.space,
                attacker=as_attacker,
                entry=self.entry,
                landed=self.landed and loser == self.attacker,
                came_out=self._out_of(loser),
                garrison=self.garrison,
                sortie=self.sortie and loser == self.attacker,
            )
        )

    def hear_retreat(self, run: Run[Board]) -> None:
        """ch.15: what the retreat cost besides."""
        if isinstance(run.result, Retreated):
            self.lost += run.result.lost
            self.gone = (*self.gone, *run.result.gone)

    def pay(self, run: Run[Board]) -> None:
        """ch.15, H-39, H-79: half of all units lost in markers, then those for Hannibal."""
        if self.winner is not None:
            count = self.lost // 2
            run.tell("political-consequences", "ch.15", side=side_name(self._loser), units=self.lost, count=count)
            consequences(run, self._loser, count)
            mourn(run, self.gone)

    @property
    def _loser(self) -> Side:
        assert self.winner is not None
        return enemy_of(self.winner)

    def _units(self, board: Board, side: Side) -> int:
        return units_at(board, side, self.space).total

    def _out_of(self, side: Side) -> int:
        """ch.20: only units of the original attacker can have come out of the city."""
        return self.came_out if side == self.attacker else 0


def retreat_modifier(last: BattleType | None) -> int:
    """H-5: by the winner's last card."""
    table = edition().tables.retreat
    return {"probe": table.probe, "double-envelopment": table.double_envelopment}.get(last or "", 0)


def retreat_losses(die: int, size: int) -> int:
    """ch.2, H-5: what the retreat die costs a loser who began with so many units; -1 is all."""
    table = edition().tables.retreat
    column = table.small if size <= SMALL else table.large
    return column[max(0, min(die, len(column) - 1))]
