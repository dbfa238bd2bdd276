"""Army relocation in the Interphase: one leader of each active country goes through friendly land (7.7, R-248)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, gives_up_province, quote_vacated
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.march.army_groups import leave_group, refuse_size, tidy_groups
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.relocation import (
    as_far_as,
    friendly_way,
    friendly_ways,
    has_way,
    own_leader,
    quote_barred,
    refuse_leader,
    refuse_steps,
    standing,
)
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

STAY = "stay"
RULE = "7.7"


class Relocations(Procedure):
    """Country by country in track order, one leader each (7.7)."""

    steps = ("begin", "ask", "go_on")

    waiting: tuple[CountryId, ...] = ()  # the one that is asked first

    def begin(self, run: Run[Board]) -> None:
        """7.7: every active country with a leader who could set out."""
        board = run.board
        self.waiting = tuple(country for country in board.countries if leaders_outside(board, country))

    def ask(self, run: Run[Board]) -> None:
        """7.7: which leader goes where, or none."""
        seat = seat_of(run.board, self.waiting[0]) if self.waiting else None
        if seat is None:
            return
        run.ask(
            seat,
            "relocate-army",
            RULE,
            options=(Option(STAY, message("option-stay")),),
            actions=(RelocateArmy,),
            default=Choose(STAY),
            reason=message("relocate-army", country=Name("country", self.waiting[0])),
            private=True,
        )

    def go_on(self, run: Run[Board]) -> None:
        """7.7: no country relocates more than one leader; then the next."""
        if not self.waiting:
            run.end()
            return
        self.waiting = self.waiting[1:]
        run.goto("ask")


class RelocateArmy(Action, frozen=True):
    """Sends a leader through friendly land; on his way he may pick up units, up to his command rating (7.7).

    `units` names all that go with him: of the first area and those picked up; not said: he goes alone.
    """

    rule: ClassVar[str] = RULE

    leader: Annotated[LeaderId, Kind("leader")]
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, relocating(table)
        refusal = refuse_leader(board, country, self.leader, RULE)
        if refusal is not None:
            return refusal
        path = self._way(board)
        if isinstance(path, Refusal):
            return path
        refusal = self._refuse_units(board, country, path)
        if refusal is not None:
            return refusal
        route = message("quote-route", areas=tuple(Name("area", area) for area in path))
        going = [unit.id for unit in picked_up(board, country, path, self.units)]
        ended = [area for area in path if area != path[-1] and gives_up_province(board, area, going)]
        lines = (*quote_barred(board, standing(board, self.leader)[1], path), *quote_vacated((), ended))
        return Quote(RULE, (route, *lines), risky=True, plan=path)

    def _way(self, board: Board) -> tuple[AreaId, ...] | Refusal:
        area, leader = standing(board, self.leader)
        return friendly_way(board, leader, area, self.path, RULE, board.find_all(self.units))

    def _refuse_units(self, board: Board, country: CountryId, path: Sequence[AreaId]) -> Refusal | None:
        """Own units outside cities on the way, within his command rating (7.7, 6.6.2)."""
        leader = standing(board, self.leader)[1]
        troops = picked_up(board, country, path, self.units)
        known = [unit.id for unit in troops]
        wrong = next((unit for unit in self.units if unit not in known), None)
        if wrong is not None:
            return refuse(RULE, "not-on-the-way", unit=Name("unit", wrong))
        return refuse_size(board, leader, troops) or refuse_steps(board, leader, path, troops)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, relocating(run)
        path = run.plan or self._way(board)
        assert not isinstance(path, Refusal)  # checked before
        leader = standing(board, self.leader)[1]
        path = as_far_as(run, leader, path, RULE)
        troops = picked_up(board, country, path, self.units)
        leave_group(board, self.leader)
        for area in dict.fromkeys(path):
            here = {piece.id for piece in board.areas[area].pieces}
            going = [piece for piece in (leader, *troops) if piece.id in here]
            if area != path[-1]:
                shift(board, going, area, path[-1])
        for unit in own_units(board, country, path):
            if unit in troops:
                unit.under = self.leader
            elif unit.under == self.leader:
                unit.under = None  # 6.6.2: whom he does not name is not his any more, also if he comes back
        way = tuple(Name("area", area) for area in path)
        leader_name = Name("leader", self.leader)
        run.tell("army-relocated", RULE, country=Name("country", country), leader=leader_name, areas=way)
        if troops:  # 9.5: who goes along is for friends to know
            went = names(unit.id for unit in troops)
            run.tell("units-relocated", RULE, friends_of(board, country), leader=leader_name, units=went)
        tidy_groups(run)
        for area in dict.fromkeys(path):
            run.call(Occupation(area=area))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, country = table.board, relocating(table)
        if param == "leader":
            able = [leader for leader in leaders_outside(board, country) if has_way(board, leader)]
            return picking.one(able, typed, "leader")[:MOST_CANDIDATES]
        found = own_leader(board, country, given)
        if found is None:
            return []
        start, leader = found
        if param == "units":
            way = friendly_way(board, leader, start, [AreaId(area) for area in given.get("path", "").split()], RULE)
            if isinstance(way, Refusal):
                return []
            near = [piece.id for piece in own_units(board, country, way)]
            return picking.several(near, typed, lambda unit: Name("unit", unit))[:MOST_CANDIDATES]
        chosen, begun = picking.picked(typed)
        ways = friendly_ways(board, leader, AreaId(chosen[-1]) if chosen else start)
        begun_so = [area for area in ways if area.startswith(begun)]
        fit = [area for area in begun_so if refuse_abroad(board, [leader], ways[area]) is None]
        return [Candidate(" ".join([*chosen, area]), Name("area", area)) for area in fit[:MOST_CANDIDATES]]


def relocating(table: Table[Board]) -> CountryId:
    """The country that is being asked."""
    asking = table.stack[-1]
    if not isinstance(asking, Relocations):
        raise LookupError("nobody relocates now")
    return asking.waiting[0]


def leaders_outside(board: Board, country: CountryId) -> list[LeaderId]:
    """The leaders of an active country outside cities; nobody acts for an inactive one (7.7).

    Whether they have a way to go may depend on what others do not see (9.5): it does not tell who is asked.
    """
    if not board.countries[country].active or seat_of(board, country) is None:
        return []
    return [
        LeaderId(piece.id)
        for state in board.areas.values()
        for piece in state.pieces
        if piece.owner == country and piece.is_leader and not piece.inside
    ]


def own_units(board: Board, country: CountryId, path: Sequence[AreaId]) -> list[Piece]:
    """The units of a country that stand outside cities on a way."""
    there = [piece for area in dict.fromkeys(path) for piece in board.areas[area].pieces]
    return [piece for piece in there if piece.owner == country and piece.is_unit and not piece.inside]


def picked_up(board: Board, country: CountryId, path: Sequence[AreaId], units: Sequence[PieceId]) -> list[Piece]:
    """Those of the units named that a leader finds on this way."""
    return [unit for unit in own_units(board, country, path) if unit.id in units]
