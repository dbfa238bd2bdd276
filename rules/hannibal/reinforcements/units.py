"""ch.5: a side places the units of the turn."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse
from rules.core.picking import picked
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.ids import CARTHAGE, Side, SpaceId, seat_of, side_of
from rules.hannibal.board.names import side_name, space_name, space_names, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.reinforcements import carthage, rome
from rules.hannibal.reinforcements.placing import place_units

RULE = "ch.5"


class NewUnits(Procedure):
    """A side places its new units, or sees that none can come (ch.5)."""

    steps = ("judge", "choose")

    side: Side

    def judge(self, run: Run[Board]) -> None:
        """ch.5: without any legal place nothing arrives, and nobody is asked."""
        if not usual(run.board, self.side):
            run.tell("no-units-arrive", RULE, side=side_name(self.side))
            run.end()

    def choose(self, run: Run[Board]) -> None:
        """ch.5, 26: the owner says where each unit comes."""
        default = usual(run.board, self.side)
        run.ask(
            seat_of(self.side),
            "reinforce",
            RULE,
            actions=(Reinforce,),
            default=Reinforce(default),
            reason=message("units-to-place", side=side_name(self.side), count=len(default)),
        )


class Reinforce(Action, frozen=True):
    """Places the new units of the turn, a space for each (ch.5)."""

    rule: ClassVar[str] = RULE

    spaces: Annotated[tuple[SpaceId, ...], Kind("space", many=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        arriving = table.find(NewUnits)
        if arriving is None or arriving.side != side_of(seat):
            return refuse(self.rule, "nothing-to-place")
        wrong = not_placeable(table.board, arriving.side, self.spaces)
        return wrong or Quote(self.rule, placements(self.spaces))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        for space, count in Counter(self.spaces).items():
            place_units(run, side_of(seat), space, Units(count), self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        side, (chosen, begun) = side_of(seat), picked(typed)
        so_far = tuple(SpaceId(space) for space in chosen)
        more = [(*so_far, space) for space in next_places(table.board, side, so_far) if space.startswith(begun)]
        found = [*([] if typed else [usual(table.board, side)]), *more]
        return [candidate(spaces) for spaces in dict.fromkeys(found) if spaces][:MOST_CANDIDATES]


def candidate(spaces: tuple[SpaceId, ...]) -> Candidate:
    """These spaces as one value."""
    return Candidate(" ".join(spaces), message("several", things=space_names(spaces)))


def placements(spaces: tuple[SpaceId, ...]) -> tuple[Message, ...]:
    """The lines of a quote: how many units come to which space."""
    counted = [(space_name(space), units_said(Units(count))) for space, count in Counter(spaces).items()]
    return tuple(message("quote-places-units", space=space, units=units) for space, units in counted)


def usual(board: Board, side: Side) -> tuple[SpaceId, ...]:
    """ch.26: where a side's units come without an answer."""
    return carthage.usual(board) if side == CARTHAGE else rome.usual(board)


def not_placeable(board: Board, side: Side, spaces: tuple[SpaceId, ...]) -> Refusal | None:
    """ch.5: why a side's units cannot come to these spaces."""
    if any(space not in board.spaces for space in spaces):
        return refuse(RULE, "unknown-space", found=next(space for space in spaces if space not in board.spaces))
    return carthage.not_placeable(board, spaces) if side == CARTHAGE else rome.not_placeable(board, spaces)


def next_places(board: Board, side: Side, chosen: tuple[SpaceId, ...]) -> list[SpaceId]:
    """Where one more unit of a side may come after these."""
    if any(space not in board.spaces for space in chosen):
        return []
    return carthage.next_places(board, chosen) if side == CARTHAGE else rome.next_places(board, chosen)
