"""ch.5: the proconsul is named, the other generals leave, and two new consuls are drawn and placed."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse
from rules.core.picking import one
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import in_region
from rules.hannibal.board.forces import is_besieged, occupied, own_generals, printed, size_at
from rules.hannibal.board.ids import AFRICANUS, ITALIA, ROME, GeneralId, SpaceId, seat_of
from rules.hannibal.board.names import general_name, general_names, space_name
from rules.hannibal.board.state import Board, GeneralState
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.reinforcements.generals import free_units, put

RULE = "ch.5"
NOBODY = "nobody"
CONSULS = 2
CAPITAL = CAPITALS[ROME]


class NewConsuls(Procedure):
    """Rome names a proconsul and gets two consuls, in every turn but the first (ch.5)."""

    steps = ("ask_proconsul", "hear_proconsul", "draw", "judge", "place")

    drawn: tuple[GeneralId, ...] = ()

    def ask_proconsul(self, run: Run[Board]) -> None:
        """ch.5, C5: one general on the map may stay; without an answer the present proconsul does."""
        board = run.board
        able = eligible(board)
        present = next((general for general in able if board.generals[general].rank == "proconsul"), NOBODY)
        names = [Option(general, message("general", general=general_name(general))) for general in able]
        run.ask(seat_of(ROME), "proconsul", RULE, options=[*names, Option(NOBODY)], default=present, forced=True)

    def hear_proconsul(self, run: Run[Board]) -> None:
        """ch.5: he stays with his units; all others but Africanus leave the map into the pool."""
        board, named = run.board, run.choice
        for general in eligible(board):
            if general == named:
                board.generals[general].rank = "proconsul"
                run.tell("proconsul-named", RULE, general=general_name(general))
            else:
                board.generals[general] = GeneralState(status="pool")
        if named == NOBODY:
            run.tell("no-proconsul", RULE)

    def draw(self, run: Run[Board]) -> None:
        """ch.5: two names come out of the pool by lot."""
        pool = run.board.with_status("pool")
        names = run.draw("consuls", pool, min(CONSULS, len(pool)), seats=None)
        self.drawn = tuple(GeneralId(name) for name in names)
        run.tell("consuls-drawn", RULE, generals=general_names(self.drawn))

    def judge(self, run: Run[Board]) -> None:
        """ch.5: where there is only one space for each of them nobody is asked."""
        spaces = [posts(run.board, general) for general in self.drawn]
        if all(len(there) == 1 for there in spaces) or len(self.drawn) < CONSULS:
            for general, there in zip(self.drawn, spaces, strict=True):
                put(run, general, there[0])
            run.end()

    def place(self, run: Run[Board]) -> None:
        """ch.5, C5: Rome places them; without an answer the better one goes to the larger stack."""
        run.ask(
            seat_of(ROME),
            "place-consuls",
            RULE,
            actions=(PlaceConsuls,),
            default=usual(run.board, self.drawn),
            reason=message("consuls-to-place", generals=general_names(self.drawn)),
        )


class PlaceConsuls(Action, frozen=True):
    """Places the two new consuls, in the order in which they were drawn (ch.5)."""

    rule: ClassVar[str] = RULE

    first: Annotated[SpaceId, Kind("space")]
    second: Annotated[SpaceId, Kind("space")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        new = table.find(NewConsuls)
        if new is None:
            return refuse(self.rule, "no-consuls-to-place")
        for general, space in zip(new.drawn, (self.first, self.second), strict=True):
            if space not in table.board.spaces:
                return refuse(self.rule, "unknown-space", found=space)
            if space not in posts(table.board, general):
                return refuse(self.rule, "no-post-for-consul", general=general_name(general), space=space_name(space))
        lines = (
            message("quote-places-consul", general=general_name(general), space=space_name(space))
            for general, space in zip(new.drawn, (self.first, self.second), strict=True)
        )
        return Quote(self.rule, tuple(lines))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        new = run.find(NewConsuls)
        assert new is not None
        for general, space in zip(new.drawn, (self.first, self.second), strict=True):
            put(run, general, space)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        new = table.find(NewConsuls)
        if new is None or len(new.drawn) < CONSULS:
            return []
        return one(posts(table.board, new.drawn[param == "second"]), typed, "space")[:MOST_CANDIDATES]


def eligible(board: Board) -> list[GeneralId]:
    """ch.5: the Roman generals on the map except Africanus."""
    on_map = [general for general in own_generals(ROME) if board.generals[general].status == "map"]
    return [general for general in on_map if general != AFRICANUS]


def posts(board: Board, general: GeneralId) -> list[SpaceId]:
    """ch.5, H-59: where a new consul may be placed, the largest stack first; there is always one space."""
    at_home = printed(general).bound_to == ITALIA
    spaces = [space for space in occupied(board, ROME) if not at_home or in_region(space, ITALIA)]
    free = {space: count for space in spaces if (count := free_units(board, ROME, space))}
    strong = [space for space, count in free.items() if count >= edition().tables.limits.consul]
    if strong:
        return sorted(strong, key=lambda space: (-free[space], space))
    if is_besieged(board, CAPITAL) and size_at(board, ROME, CAPITAL) >= edition().tables.limits.consul:
        return [CAPITAL]
    if at_home and free:
        return sorted(free, key=lambda space: (-free[space], space))
    most = max(free.values(), default=0)
    largest = [space for space, count in free.items() if count == most]
    return largest or _largest_besieged(board, spaces) or [CAPITAL]


def _largest_besieged(board: Board, spaces: list[SpaceId]) -> list[SpaceId]:
    """ch.5: if all Roman units are besieged, the largest stack is among them."""
    most = max((size_at(board, ROME, space) for space in spaces), default=0)
    return [space for space in spaces if size_at(board, ROME, space) == most]


def usual(board: Board, drawn: tuple[GeneralId, ...]) -> PlaceConsuls:
    """C5: to the two largest stacks, the better battle rating to the larger."""
    better = max(drawn, key=lambda general: printed(general).battle)
    first = posts(board, better)[0]
    other = drawn[1] if drawn[0] == better else drawn[0]
    second = next((space for space in posts(board, other) if space != first), first)
    return PlaceConsuls(first, second) if drawn[0] == better else PlaceConsuls(second, first)
