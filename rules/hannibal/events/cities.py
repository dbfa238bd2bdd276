"""Cards 17, 25, 26, 49, 53: sieges are broken, tribes resist, and cities change sides."""

from typing import ClassVar

from rules.core.messages import Message, message
from rules.core.run import Run
from rules.hannibal.board.control import set_marker, shape
from rules.hannibal.board.forces import generals_at
from rules.hannibal.board.ids import CARTHAGE, ROME, CardId, Side, SpaceId
from rules.hannibal.board.names import side_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace
from rules.hannibal.events.handlers import Aim, Handler, Target
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CityChangesSideEffect, SiegePointsEffect, SubjugationPointsEffect
from rules.hannibal.victory.peace import judge_capitals

RULE = "ch.24"


class SiegeBroken(Handler[SiegePointsEffect]):
    """Cards 17, 49: siege points of one city go; by a fleet only those of a port."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: SiegePointsEffect, aim: Aim) -> list[SpaceId]:
        atlas = edition().map
        besieged = sorted(space for space in atlas.walled if board.spaces[space].points)
        return [space for space in besieged if not effect.ports or atlas.is_port(space)]

    def lines(self, board: Board, side: Side, effect: SiegePointsEffect, aim: Aim) -> tuple[Message, ...]:
        (space,) = aim.spaces
        count = min(effect.remove, board.spaces[space].points)
        return (message("quote-removes-points", space=space_name(space), count=count),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: SiegePointsEffect, aim: Aim) -> None:
        take_points(run, aim.spaces[0], effect.remove)


class TribeResists(Handler[SubjugationPointsEffect]):
    """Card 53: all subjugation points of one tribe go."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: SubjugationPointsEffect, aim: Aim) -> list[SpaceId]:
        contested = sorted(space for space, state in board.spaces.items() if state.points)
        return [space for space in contested if shape(board, space) == "tribe"]

    def lines(self, board: Board, side: Side, effect: SubjugationPointsEffect, aim: Aim) -> tuple[Message, ...]:
        (space,) = aim.spaces
        return (message("quote-removes-points", space=space_name(space), count=board.spaces[space].points),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: SubjugationPointsEffect, aim: Aim) -> None:
        take_points(run, aim.spaces[0], run.board.spaces[aim.spaces[0]].points)


class CityChangesSide(Handler[CityChangesSideEffect]):
    """Cards 25, 26, H-82: a Roman city is Carthaginian; who is inside is lost, who is outside stays."""

    def lines(self, board: Board, side: Side, effect: CityChangesSideEffect, aim: Aim) -> tuple[Message, ...]:
        inside = board.spaces[effect.city].inside.total
        return (message("quote-city-changes-side", space=space_name(effect.city), lost=inside),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: CityChangesSideEffect, aim: Aim) -> None:
        state = run.board.spaces[effect.city]
        lost, state.inside, state.points = state.inside.total, Units(), 0
        inside = generals_at(run.board, ROME, effect.city, inside=True)
        set_marker(run.board, effect.city, CARTHAGE)
        run.tell("city-changed-sides", RULE, space=space_name(effect.city), side=side_name(CARTHAGE), lost=lost)
        for general in inside:
            displace(run, general, "H-82")
        judge_capitals(run)


def take_points(run: Run[Board], space: SpaceId, most: int) -> None:
    """Siege or subjugation points go, as many as there are."""
    state = run.board.spaces[space]
    gone = min(most, state.points)
    state.points -= gone
    run.tell("points-removed", RULE, space=space_name(space), count=gone, left=state.points)
