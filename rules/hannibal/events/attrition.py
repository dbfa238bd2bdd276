"""Cards 7, 8, 21, 51, 52: forces roll attrition where they stand."""

from typing import ClassVar

from rules.core.messages import Message, message
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.forces import (
    Force,
    commander_of,
    force_at,
    forces_of,
    is_besieged,
    is_city,
    own_generals,
    printed,
    units_at,
)
from rules.hannibal.board.ids import CARTHAGE, CardId, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.losses import attrition, due
from rules.hannibal.board.names import general_name, side_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.events.handlers import Aim, Handler, Target, spaces_where
from rules.hannibal.pack.effects import AttritionAllEffect, AttritionEffect
from rules.hannibal.siege.losses import UnitLosses

RULE = "ch.24"
FIVE_OR_SIX = 5
"""A number of units that reads the column 5-6 of the table."""


class ForceAttrition(Procedure):
    """One force rolls attrition where it stands (ch.2); generals stay (ch.19), and it costs nothing more (H-17)."""

    steps = ("roll",)

    side: Side
    space: SpaceId
    inside: bool = False
    column: int | None = None
    modifier: int = 0

    def roll(self, run: Run[Board]) -> None:
        """ch.2: one die on the table; its owner chooses the losses if there is a choice (H-75)."""
        units = units_at(run.board, self.side, self.space, inside=self.inside)
        (die,) = run.roll("attrition")
        toll = attrition(die + self.modifier, self.column or units.total)
        run.tell(
            "attrition-rolled",
            RULE,
            side=side_name(self.side),
            space=space_name(self.space),
            die=die,
            modifier=self.modifier,
            lost=due(units, toll),
        )
        run.call(
            UnitLosses(
                side=self.side,
                space=self.space,
                units=due(units, toll),
                rule=RULE,
                elephant=toll.elephant,
                inside=self.inside,
            )
        )


class ForceSuffers(Handler[AttritionEffect]):
    """Cards 7, 8 on the own turn: an opposing force in one of the provinces rolls in the column 5-6."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: AttritionEffect, aim: Aim) -> list[SpaceId]:
        enemy = enemy_of(side)
        return [space for space in spaces_where(effect.provinces) if units_at(board, enemy, space).total]

    def lines(self, board: Board, side: Side, effect: AttritionEffect, aim: Aim) -> tuple[Message, ...]:
        (space,) = aim.spaces
        return (
            message("quote-attrition", space=space_name(space), units=units_at(board, enemy_of(side), space).total),
        )

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: AttritionEffect, aim: Aim) -> None:
        (space,) = aim.spaces
        column = FIVE_OR_SIX if effect.column else None
        run.call(ForceAttrition(side=enemy_of(side), space=space, column=column, modifier=effect.modifier))


class ArmySuffers(Handler[AttritionEffect]):
    """Cards 51, 52: one opposing army, or one that besieges a city, rolls attrition; a general of it names it."""

    takes: ClassVar[tuple[Target, ...]] = ("general",)

    def generals(self, board: Board, side: Side, effect: AttritionEffect, aim: Aim) -> list[GeneralId]:
        armies = [(one, self.force(board, one)) for one in own_generals(enemy_of(side))]
        able = [(one, force) for one, force in armies if force is not None and force.is_army]
        if effect.target == "besieging-army":
            able = [(one, force) for one, force in able if is_besieging(board, force)]
        return [one for one, _ in able]

    def force(self, board: Board, general: GeneralId) -> Force | None:
        """H-85: the force in which this general is, before or inside the walls."""
        state = board.generals[general]
        return None if state.at is None else force_at(board, printed(general).side, state.at, inside=state.inside)

    def lines(self, board: Board, side: Side, effect: AttritionEffect, aim: Aim) -> tuple[Message, ...]:
        force = None if aim.general is None else self.force(board, aim.general)
        assert force is not None
        return (message("quote-attrition", space=space_name(force.space), units=force.size),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: AttritionEffect, aim: Aim) -> None:
        force = None if aim.general is None else self.force(run.board, aim.general)
        assert force is not None
        struck = ForceAttrition(side=force.side, space=force.space, inside=force.inside, modifier=effect.modifier)
        run.call(struck)


def is_besieging(board: Board, force: Force) -> bool:
    """H-85: siege points lie on an enemy city before which the force stands."""
    outside = not force.inside and board.spaces[force.space].owner != force.side
    return outside and is_besieged(board, force.space)


# ---- card 21 ------------------------------------------------------------------------------------------------------


class Desertion(Procedure):
    """Card 21, H-84: space after space in alphabetical order, every Carthaginian force away from its cities."""

    steps = ("next_force",)

    left: tuple[SpaceId, ...]

    def next_force(self, run: Run[Board]) -> None:
        """H-84: one die against the commander's battle rating exempts a force; else it rolls attrition."""
        if not self.left:
            return
        space, *rest = self.left
        self.left = tuple(rest)
        run.goto("next_force")
        leader = commander_of(run.board, force_at(run.board, CARTHAGE, space))
        if leader is not None and self.is_loyal(run, leader, space):
            return
        run.call(ForceAttrition(side=CARTHAGE, space=space))

    def is_loyal(self, run: Run[Board], leader: GeneralId, space: SpaceId) -> bool:
        """H-84: the exemption die of a force with a general."""
        (die,) = run.roll("exemption")
        exempt = die <= printed(leader).battle
        told = "mercenaries-stay" if exempt else "mercenaries-waver"
        run.tell(told, "H-84", die=die, general=general_name(leader), space=space_name(space))
        return exempt


class MercenariesDesert(Handler[AttritionAllEffect]):
    """Card 21: every Carthaginian force that is not in the space of an own city."""

    def is_idle(self, board: Board, side: Side, effect: AttritionAllEffect) -> bool:
        return not self.targets(board)

    def targets(self, board: Board) -> tuple[SpaceId, ...]:
        """H-84: the spaces whose forces are not exempt."""
        forces = [force for force in forces_of(board, CARTHAGE) if force.size]
        away = [force.space for force in forces if not (is_city(force.space) and _is_punic(board, force.space))]
        return tuple(away)

    def lines(self, board: Board, side: Side, effect: AttritionAllEffect, aim: Aim) -> tuple[Message, ...]:
        return (message("quote-desertion", spaces=tuple(space_name(space) for space in self.targets(board))),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: AttritionAllEffect, aim: Aim) -> None:
        run.call(Desertion(left=self.targets(run.board)))


def _is_punic(board: Board, space: SpaceId) -> bool:
    return board.spaces[space].owner == CARTHAGE
