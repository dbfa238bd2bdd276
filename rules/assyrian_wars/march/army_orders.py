"""Which units stand under which leader, where several are in an area: the owner's choice (6.6.2, R-44, R-45)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.columns import gather
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

FEWEST = 3  # pieces, where two leaders share units


class Assign(ImpulseAction, frozen=True):
    """Puts units of an area under one of its leaders, without AP; those he had before are free again (6.6.2)."""

    rule: ClassVar[str] = "6.6.2"

    leader: Annotated[LeaderId, Kind("leader")]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        if not self.units:
            return refuse(self.rule, "no-units-named", leader=Name("leader", self.leader))
        if self.leader in self.units:
            return refuse(self.rule, "one-leader-an-army", leader=Name("leader", self.leader))
        column = gather(board, phasing(board), self.leader, self.units)
        if isinstance(column, Refusal):
            return column
        if column.leader is None or column.leader.id != self.leader:
            return refuse(self.rule, "no-such-force", found=self.leader)
        units = tuple(Name("unit", unit) for unit in self.units)
        return Quote(self.rule, (message("quote-army", leader=Name("leader", self.leader), units=units),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        found = run.board.find(self.leader)
        assert found is not None  # checked before
        for piece in run.board.areas[AreaId(found[0].id)].pieces:
            if piece.id in self.units:
                piece.under = self.leader
            elif piece.under == self.leader:
                piece.under = None
        seers = friends_of(run.board, found[1].owner)  # sizes are hidden until battle
        run.tell("army-arranged", self.rule, seers, leader=Name("leader", self.leader), units=len(self.units))
        tidy_groups(run)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "leader":
            return picking.one(_rival_leaders(board, country), typed, "leader")[:MOST_CANDIDATES]
        found = board.find(PieceId(given.get("leader", "")))
        if found is None or found[0].kind != "area":
            return []
        near = board.areas[AreaId(found[0].id)].pieces
        own = [piece.id for piece in near if piece.is_unit and piece.owner == country]
        return picking.several(own, typed, lambda unit: Name("unit", unit))[:MOST_CANDIDATES]


def _rival_leaders(board: Board, country: str) -> list[PieceId]:
    """The leaders of a country where at least two of them share an area with its units."""
    found: list[PieceId] = []
    for state in board.areas.values():
        if len(state.pieces) < FEWEST:
            continue
        own = [piece for piece in state.pieces if piece.owner == country and not piece.inside]
        leaders = [piece.id for piece in own if piece.is_leader]
        if len(leaders) > 1 and len(own) > len(leaders):
            found += leaders
    return found
