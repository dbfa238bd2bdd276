"""Moving by land: which pieces set out together, on which way, at which price (6.6, 6.6.2, R-43, R-44, R-86)."""

from collections.abc import Container, Iterable, Sequence
from typing import Annotated, ClassVar, NamedTuple

from msgspec.structs import replace

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import owners
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.columns import Column, gather, muster, set_out
from rules.assyrian_wars.march.exits import WaysOut
from rules.assyrian_wars.march.marching import Following, March
from rules.assyrian_wars.march.mede import is_limited, refuse_abroad
from rules.assyrian_wars.march.mobility import (
    STEP,
    Finder,
    can_be_quick,
    enemies_outside,
    fill_path,
    refuse_unprovoked,
    step_price,
)
from rules.assyrian_wars.march.on_the_way import (
    Exchanges,
    Walker,
    is_own,
    leaving_candidates,
    parties,
    read,
    refuse_way,
    taking_candidates,
)
from rules.assyrian_wars.march.preview import quote_walk
from rules.assyrian_wars.nomads.tribes import is_tribe, refuse_attack
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

LONGEST = 100  # characters of a way that is offered area by area


class MarchOrder(NamedTuple):
    """A march as ordered, with all that was left open filled in."""

    column: Column
    path: tuple[AreaId, ...]
    quick: bool
    exchanges: Exchanges = Exchanges()
    parties: tuple[tuple[Piece, ...], ...] = ()  # who enters each area, where somebody joins or stays on the way


class Move(ImpulseAction, frozen=True):
    """Moves a force along a path (6.6).

    `force` is a leader (with his army), the card of an army group, or a unit without leader. `units` says which units
    go with him, those left out stay (6.6.2); of a unit without leader: which others go the same way. An area of the
    path that is not joined to the one before it is reached on the cheapest way. On it a leader takes up units that
    stand there (`taking`) and leaves others (`leaving`), at no price.
    """

    rule: ClassVar[str] = "6.6"

    force: Annotated[str, Kind("force")]
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()
    alone: bool = False  # the leader leaves his units behind
    quick: bool | None = None  # at cavalry speed; not said: whenever that is possible
    taking: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()  # taken up on the way
    leaving: Annotated[tuple[str, ...], Kind("left", many=True, together=True)] = ()  # a unit, @, and where it is left

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        order = self.planned(board, country)
        if isinstance(order, Refusal):
            return order
        refusal = refuse_joint_attack(board, order.column, order.path)
        if order.exchanges:
            refusal = refusal or refuse_way(board, walker_of(country, order.column), order.path, order.parties)
        else:
            refusal = refusal or refuse_limits(board, country, order.column, order.path)
        if refusal is not None:
            return refusal
        cost = path_price(board, order.column, order.path, quick=order.quick)
        refusal = purse.refuse_cost(board, country, cost, self.rule)
        if refusal is not None:
            return refusal
        return Quote(self.rule, (purse.price(board, country, cost),), risky=True, plan=order)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The route, the attrition checks and the interceptors on the way."""
        order = self.planned(table.board, phasing(table.board))
        if isinstance(order, Refusal):
            return ()
        parties = order.parties or (order.column.pieces,) * len(order.path)
        return quote_walk(table.board, parties, order.column.area, order.path)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        country = phasing(board)
        order = run.plan or self.planned(board, country)
        assert isinstance(order, MarchOrder)  # checked before
        column, path, quick = order.column, order.path, order.quick
        ids = tuple([piece.id for piece in column.pieces])
        set_out(board, country, column)
        if column.leader is None and len(ids) > 1:
            run.call(Following(country=country, units=ids, at=column.area, path=path, quick=quick))
            return
        march = March(country=country, pieces=ids, at=column.area, path=path, quick=quick, exchanges=order.exchanges)
        run.call(march)

    def planned(self, board: Board, country: CountryId) -> MarchOrder | Refusal:
        """Who goes, which way and how fast, or why not."""
        column = muster(board, country, self.force, self.units, alone=self.alone)
        if isinstance(column, Refusal):
            return refuse_armies_together(board, country, self.units, self.path) or column
        quick = choose_pace(board, column, self.quick)
        if isinstance(quick, Refusal):
            return quick
        if self.taking or self.leaving:
            return self._with_exchanges(board, country, column)
        path = plan(board, column, self.path, quick=quick)
        return path if isinstance(path, Refusal) else MarchOrder(column, path, quick)

    def _with_exchanges(self, board: Board, country: CountryId, column: Column) -> MarchOrder | Refusal:
        """Who joins and who stays on the way: cavalry is quick only if all who go are cavalry (6.6.2, 9.7)."""
        if column.leader is None:
            return refuse("6.6.2", "leader-collects", unit=Name("unit", column.pieces[0].id))
        walker = walker_of(country, column)
        exchanges = read(board, walker, self.taking, self.leaving)
        if isinstance(exchanges, Refusal):
            return exchanges
        everybody = (*column.pieces, *board.find_all(list(exchanges.joining)))
        quick = choose_pace(board, replace(column, pieces=everybody), self.quick)
        if isinstance(quick, Refusal):
            return quick
        path = plan_changing(board, column, everybody, self.path, exchanges.leaving, quick=quick)
        if isinstance(path, Refusal):
            return path
        going = parties(board, walker, path, exchanges)
        return going if isinstance(going, Refusal) else MarchOrder(column, path, quick, exchanges, going)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "alone":
            return [Candidate("true"), Candidate("false")]
        if param == "force":
            return force_candidates(board, country, typed)
        if param == "units":
            return unit_candidates(board, country, given.get("force", ""), typed)
        units = tuple(PieceId(unit) for unit in given.get("units", "").split())
        column = offered_column(board, country, given.get("force", ""), units, alone=given.get("alone") == "true")
        if isinstance(column, Refusal):
            return []
        if param == "quick":
            return [Candidate("true"), Candidate("false")] if choose_pace(board, column, None) else []
        wanted = {"true": True, "false": False}.get(given.get("quick", ""))
        quick = choose_pace(board, column, wanted)
        if isinstance(quick, Refusal):
            return []
        if param in ("taking", "leaving"):
            path = [AreaId(area) for area in given.get("path", "").split()]
            able = (*column.pieces, *own_on_the_way(board, country, path))
            way = plan_changing(board, column, able, path, (), quick=False)
            if column.leader is None or isinstance(way, Refusal):
                return []
            walker = walker_of(country, column)
            if param == "taking":
                return taking_candidates(board, walker, way, given.get("leaving", "").split(), typed)
            return leaving_candidates(board, walker, way, given.get("taking", "").split(), typed)
        return path_candidates(board, country, column, typed, quick=quick)


def walker_of(country: CountryId, column: Column) -> Walker:
    """A column with a leader, as it is on its way."""
    return Walker(country, column.area, column.pieces, column.group)


# Which way.


def choose_pace(board: Board, column: Column, wanted: bool | None) -> bool | Refusal:
    """Cavalry alone may be quick; who began at the usual pace keeps it for the impulse (9.7, R-86)."""
    if wanted is False:
        return False
    if not can_be_quick(edition_of(board), board.options, column.pieces):
        return refuse("9.7", "only-cavalry-is-quick") if wanted else False
    if any(piece.steps and not piece.quick for piece in column.pieces):
        return refuse("9.7", "pace-is-chosen") if wanted else False
    return True


def plan(board: Board, column: Column, path: Sequence[AreaId], *, quick: bool) -> tuple[AreaId, ...] | Refusal:
    """The whole way area by area; every step of it must be legal."""
    if not path:
        return refuse("6.6", "no-path")
    edition = edition_of(board)
    return fill_path(board, edition, column.pieces, column.area, path, quick=quick)


def plan_changing(
    board: Board,
    column: Column,
    everybody: Sequence[Piece],
    path: Sequence[AreaId],
    leaving: Container[PieceId],
    *,
    quick: bool,
) -> tuple[AreaId, ...] | Refusal:
    """The way of a force that changes on it: who is left need not go on (1.3), who joins may fight (6.7)."""
    refusal: Refusal | None = None
    core = [piece for piece in column.pieces if piece.id not in leaving]
    for party in (column.pieces, core, everybody):
        found = plan(board, replace(column, pieces=tuple(party)), path, quick=quick)
        if not isinstance(found, Refusal):
            return found
        refusal = found
    assert refusal is not None
    return refusal


def own_on_the_way(board: Board, country: CountryId, path: Iterable[AreaId]) -> list[Piece]:
    """A country's units in the areas of a way."""
    there = [piece for area in dict.fromkeys(path) if area in board.areas for piece in board.areas[area].pieces]
    return [piece for piece in there if piece.is_unit and piece.owner == country]


def path_price(board: Board, column: Column, path: Sequence[AreaId], *, quick: bool) -> HalfAP:
    """The AP for the whole way, in halves."""
    terrain = edition_of(board).map.terrain
    steps = zip((column.area, *path), path, strict=False)
    return HalfAP(column.forces * sum([step_price(terrain[a][b], quick=quick) for a, b in steps]))


def refuse_limits(board: Board, country: CountryId, column: Column, path: Sequence[AreaId]) -> Refusal | None:
    """Attacks on countries at peace, what the Mede may not do abroad yet, nor anybody have nomads do (7.4.2, 10.1)."""
    refusal = refuse_unprovoked(board, column.pieces, path) or refuse_abroad(board, column.pieces, path)
    return refusal or refuse_attack(board, country, column.area, column.pieces, path)


def has_limits(board: Board, country: CountryId, column: Column) -> bool:
    """Whether any of these can concern this column."""
    mixed = len(owners(column.pieces)) > 1
    return mixed or is_tribe(board, country) or is_limited(board, column.pieces)


def refuse_joint_attack(board: Board, column: Column, path: Sequence[AreaId]) -> Refusal | None:
    """Units without leader enter and fight one by one, each on its own order (6.7, R-70)."""
    if column.leader is not None or len(column.pieces) == 1:
        return None
    met = [area for area in path if enemies_outside(board, owners(column.pieces), area)]
    return refuse("6.7", "units-attack-alone", area=Name("area", met[0])) if met else None


def refuse_armies_together(
    board: Board, country: CountryId, units: Sequence[PieceId], path: Sequence[AreaId]
) -> Refusal | None:
    """A second leader named for an attack: several armies attack together only as a group (6.6.5)."""
    second = next((one for one in board.find_all(units) if one.is_leader and one.owner == country), None)
    met = [area for area in path if area in board.areas and enemies_outside(board, [country], area)]
    if second is None or not met:
        return None
    return refuse("6.6.5", "armies-attack-apart", leader=Name("leader", second.id), area=Name("area", met[0]))


# Candidates.


def force_candidates(board: Board, country: CountryId, typed: str) -> list[Candidate]:
    """Groups, leaders and regular units of a country that can set out, with a step open that the purse allows."""
    left = purse.left(board, country)
    if left <= 0 or (left < STEP and not board.options.special_units):
        return []
    ways = WaysOut(board, country)
    groups = [
        Candidate(group.card, message("group-under", leader=Name("leader", group.commander)))
        for group in board.groups
        if any(leader[:2] == country for leader in group.leaders) and can_set_out(board, country, group.card)
    ]
    leaders: list[Candidate] = []
    troops: list[Candidate] = []
    for area, state in board.areas.items():
        for piece in state.pieces:
            if piece.owner != country or piece.used or piece.inside or piece.sailed or typed not in piece.id:
                continue
            if not piece.is_leader and not piece.is_regular:
                continue
            if (piece.astray is None and ways.clear(area)) or can_set_out(board, country, piece.id):
                kind, found = ("leader", leaders) if piece.is_leader else ("unit", troops)
                found.append(Candidate(piece.id, Name(kind, piece.id)))
    return [*groups, *leaders, *troops][:MOST_CANDIDATES]


def can_set_out(board: Board, country: CountryId, force: str) -> bool:
    """Whether this force has a way to go and the AP for its first step."""
    column = offered_column(board, country, force)
    if isinstance(column, Refusal):
        return False
    quick = choose_pace(board, column, None) is True
    if has_limits(board, country, column):
        return bool(path_candidates(board, country, column, "", quick=quick))
    budget = purse.left(board, country) // column.forces
    finder = Finder(board, edition_of(board), column.pieces, quick=quick)
    return len(finder.reach(column.area, budget, most=1)) > 1  # where it stands, and somewhere else


def offered_column(
    board: Board, country: CountryId, force: str, chosen: Sequence[PieceId] = (), *, alone: bool = False
) -> Column | Refusal:
    """Who would set out; a leader whose whole army is finished can still go alone (6.6.2)."""
    column = muster(board, country, force, chosen, alone=alone)
    if isinstance(column, Refusal) and not chosen:
        return muster(board, country, force, alone=True)
    return column


def unit_candidates(board: Board, country: CountryId, force: str, typed: str) -> list[Candidate]:
    """The units that could go with a force."""
    column = gather(board, country, force)
    if isinstance(column, Refusal):
        return []
    there = board.areas[column.area].pieces
    if column.group is not None:
        near = [unit for unit in column.pieces if unit.is_unit and is_own(board, country, unit)]
    else:
        near = [unit for unit in there if unit.is_unit and unit.owner == country and unit.id != force]
    fit = [unit for unit in near if not (unit.used or unit.inside or unit.sailed)]
    able = [unit.id for unit in fit if column.leader is not None or unit.is_regular]
    return picking.several(able, typed, lambda unit: Name("unit", unit))[:MOST_CANDIDATES]


def path_candidates(board: Board, country: CountryId, column: Column, typed: str, *, quick: bool) -> list[Candidate]:
    """The way so far and one more area, the nearest first, each with its price."""
    chosen, begun = picking.picked(typed)
    start, spent = column.area, 0
    if chosen:
        path = plan(board, column, [AreaId(area) for area in chosen], quick=quick)
        if isinstance(path, Refusal):
            return []
        start, spent = path[-1], path_price(board, column, path, quick=quick)
    budget = (purse.left(board, country) - spent) // column.forces
    if budget <= 0:
        return []
    most = 0 if begun else MOST_CANDIDATES
    reach = Finder(board, edition_of(board), column.pieces, quick=quick).reach(start, budget, most)
    ways = {start: "".join(f"{area} " for area in chosen)}  # each with a blank at its end
    found: list[Candidate] = []
    forces, limited = column.forces, has_limits(board, country, column)
    for area, way in reach.items():
        if area == start or way.before not in ways:
            continue
        if limited and refuse_limits(board, country, column, (area,)) is not None:
            continue
        value = ways[way.before] + area
        ways[area] = f"{value} "
        if begun in area:
            short = value if len(value) <= LONGEST else " ".join([*chosen, area])
            label = message("route-to", area=Name("area", area), halves=spent + forces * way.cost)
            found.append(Candidate(short, label))
    return found[:MOST_CANDIDATES]
