"""Moving by land: which pieces set out together, on which way, at which price (6.6, 6.6.2, R-43, R-44, R-86)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, NamedTuple

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, in_field, owners
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, LeaderId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import (
    FEWEST_ARMIES,
    group_on,
    leading,
    leave_group,
    refuse_size,
)
from rules.assyrian_wars.march.exits import WaysOut
from rules.assyrian_wars.march.group_command import commanding, next_commander, order_of_command
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
from rules.assyrian_wars.march.preview import quote_march
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


class Column(msgspec.Struct, frozen=True):
    """The pieces that set out on one order."""

    area: AreaId
    pieces: tuple[Piece, ...]  # the commander first
    leader: Piece | None = None
    group: ArmyGroup | None = None

    @property
    def forces(self) -> int:
        """How often the price is due: once for an army or group, for each unit without a leader (6.6, R-43)."""
        return 1 if self.leader is not None else len(self.pieces)


class MarchOrder(NamedTuple):
    """A march as ordered, with all that was left open filled in."""

    column: Column
    path: tuple[AreaId, ...]
    quick: bool


class Move(ImpulseAction, frozen=True):
    """Moves a force along a path (6.6).

    `force` is a leader (with his army), the card of an army group, or a unit without leader. `units` says which units
    go with him, those left out stay (6.6.2); of a unit without leader: which others go the same way. An area of the
    path that is not joined to the one before it is reached on the cheapest way.
    """

    rule: ClassVar[str] = "6.6"

    force: Annotated[str, Kind("force")]
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    units: Annotated[tuple[PieceId, ...], Kind("unit", many=True, together=True)] = ()
    alone: bool = False  # the leader leaves his units behind
    quick: bool | None = None  # at cavalry speed; not said: whenever that is possible

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        order = self.planned(board, country)
        if isinstance(order, Refusal):
            return order
        refusal = refuse_joint_attack(board, order.column, order.path)
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
        return quote_march(table.board, order.column.pieces, order.column.area, order.path)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        country = phasing(board)
        order = run.plan or self.planned(board, country)
        assert isinstance(order, MarchOrder)  # checked before
        column, path, quick = order
        ids = tuple([piece.id for piece in column.pieces])
        set_out(board, country, column)
        if column.leader is None and len(ids) > 1:
            run.call(Following(country=country, units=ids, at=column.area, path=path, quick=quick))
            return
        run.call(March(country=country, pieces=ids, at=column.area, path=path, quick=quick))

    def planned(self, board: Board, country: CountryId) -> MarchOrder | Refusal:
        """Who goes, which way and how fast, or why not."""
        column = muster(board, country, self.force, self.units, alone=self.alone)
        if isinstance(column, Refusal):
            return refuse_armies_together(board, country, self.units, self.path) or column
        quick = choose_pace(board, column, self.quick)
        if isinstance(quick, Refusal):
            return quick
        path = plan(board, column, self.path, quick=quick)
        return path if isinstance(path, Refusal) else MarchOrder(column, path, quick)

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
        return [] if isinstance(quick, Refusal) else path_candidates(board, country, column, typed, quick=quick)


# Who sets out.


def muster(
    board: Board, country: CountryId, force: str, chosen: Sequence[PieceId] = (), *, alone: bool = False
) -> Column | Refusal:
    """The pieces that an order means, or why they cannot set out (6.6, 6.6.2, R-44)."""
    column = gather(board, country, force, chosen, alone=alone)
    return column if isinstance(column, Refusal) else _refuse_unfit(column) or column


def gather(
    board: Board, country: CountryId, force: str, chosen: Sequence[PieceId] = (), *, alone: bool = False
) -> Column | Refusal:
    """The pieces that an order means, or why they do not go together (6.6.2)."""
    group = group_on(board, force)
    if group is not None:
        return _muster_group(board, country, group, chosen)
    found = board.find(PieceId(force))
    if found is None or found[0].kind != "area":
        return refuse("6.6", "no-such-force", found=force)
    area, first = AreaId(found[0].id), found[1]
    if first.owner != country:
        return refuse("6.6", "not-yours", force=piece_name(first.id), country=Name("country", first.owner))
    there = {piece.id: piece for piece in board.areas[area].pieces}
    missing = [piece for piece in chosen if piece not in there]
    if missing:
        return refuse("6.6.2", "not-with-force", found=missing[0], area=Name("area", area))
    picked = [there[piece] for piece in dict.fromkeys(chosen) if piece != first.id]
    if not first.is_leader:
        return _muster_units(area, [first, *picked])
    return _muster_army(board, area, first, [] if alone else picked, whole=not alone and not chosen)


def _muster_army(
    board: Board, area: AreaId, leader: Piece, picked: Sequence[Piece], *, whole: bool
) -> Column | Refusal:
    """A leader with the units named, or with all of his army that is not finished (6.6.2)."""
    if whole:
        field = in_field(board.areas[area])
        led = armies(board, edition_of(board).counters, field, leader.owner)
        troops = next((army.units for army in led if army.leader is leader), ())
        able = [unit for unit in troops if not unit.used and not unit.sailed]
        return Column(area, (leader, *(able or troops)), leader)
    for piece in picked:
        if piece.is_leader:
            return refuse("6.6.2", "one-leader-an-army", leader=Name("leader", piece.id))
        if piece.owner != leader.owner:
            return refuse("6.6.2", "one-country-an-army", unit=Name("unit", piece.id))
    refusal = refuse_size(board, leader, picked)
    return refusal or Column(area, (leader, *picked), leader)


def _muster_units(area: AreaId, troops: Sequence[Piece]) -> Column | Refusal:
    """Units without a leader: each is a force; mercenaries do not move on their own (6.6)."""
    for piece in troops:
        if piece.is_leader:
            return refuse("6.6.2", "leader-goes-first", leader=Name("leader", piece.id))
        if piece.is_hired:
            return refuse("6.6", "mercenaries-need-leader", unit=Name("unit", piece.id))
        if piece.owner != troops[0].owner:
            return refuse("6.6", "not-yours", force=Name("unit", piece.id), country=Name("country", piece.owner))
    return Column(area, tuple(troops))


def _muster_group(board: Board, country: CountryId, group: ArmyGroup, chosen: Sequence[PieceId]) -> Column | Refusal:
    """A group, activated by a country with an army in it; of its player's units some may stay (6.6.3, 6.6.4)."""
    found = board.find(group.commander)
    if found is None or found[0].kind != "area":
        return refuse("6.6.3", "no-such-force", found=group.card)
    area = AreaId(found[0].id)
    led = leading(board, area)
    chiefs = [piece for leader in group.leaders for piece in board.areas[area].pieces if piece.id == leader]
    if not any(chief.owner == country and chief.id in led for chief in chiefs):
        return refuse("6.6.4", "no-army-in-group", card=Name("card", group.card), country=Name("country", country))
    troops = [unit for chief in chiefs for unit in led.get(chief.id, ())]
    strangers = [piece for piece in chosen if all(piece != unit.id for unit in troops)]
    if strangers:
        return refuse("6.6.3", "not-with-force", found=strangers[0], area=Name("area", area))
    if chosen:
        picked_from = [country, *(unit.owner for unit in troops if unit.id in chosen and _plays(board, country, unit))]
        troops = [unit for unit in troops if unit.owner not in picked_from or unit.id in chosen]
    going = commanding(board, [*chiefs, *troops])
    refusal = _refuse_rest(group, country, [chief for chief in chiefs if chief.id in going])
    if refusal is not None:
        return refusal
    commander = next_commander(board, group, chiefs, country, going)
    pieces = (commander, *(chief for chief in chiefs if chief is not commander), *troops)
    return Column(area, pieces, commander, group)


def _plays(board: Board, country: CountryId, unit: Piece) -> bool:
    """Whether who plays a country may drop this unit of its group: he plays its owner too (R-46)."""
    return seat_of(board, unit.owner) == seat_of(board, country)


def _refuse_rest(group: ArmyGroup, country: CountryId, led: Sequence[Piece]) -> Refusal | None:
    """What sets out must be a group still: two armies, one of the card's owner, one of who moves it (R-46)."""
    if len(led) < FEWEST_ARMIES:
        return refuse("6.6.3", "group-needs-two-armies", armies=len(led))
    for needed in (group.country, country):
        if all(chief.owner != needed for chief in led):
            return refuse("6.6.4", "no-army-in-group", card=Name("card", group.card), country=Name("country", needed))
    return None


def _refuse_unfit(column: Column) -> Refusal | None:
    """Nobody goes who is finished, shut in a city or at sea (6.6.9, R-51, R-77)."""
    for piece in column.pieces:
        if piece.used:
            return refuse(piece.finished_by, "finished", piece=piece_name(piece.id))
        if piece.inside:
            return refuse("6.8", "shut-in-city", piece=piece_name(piece.id), area=Name("area", column.area))
        if piece.sailed:
            return refuse("6.16.d", "no-march-and-sail", piece=piece_name(piece.id))
    return None


def set_out(board: Board, country: CountryId, column: Column) -> None:
    """Note who is in whose army: those who go are, those who stay are not (6.6.2)."""
    if column.group is not None:
        chiefs, commander = board.find_all(column.group.leaders), column.pieces[0].id
        column.group.leaders = order_of_command(board, chiefs, commander)
        return
    if column.leader is None:
        for piece in column.pieces:
            piece.under = None
        return
    going = {piece.id for piece in column.pieces}
    leader = LeaderId(column.leader.id)
    leave_group(board, leader)
    for piece in board.areas[column.area].pieces:
        if piece.id in going and piece.is_unit:
            piece.under = leader
        elif piece.under == leader:
            piece.under = None


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


def path_price(board: Board, column: Column, path: Sequence[AreaId], *, quick: bool) -> HalfAP:
    """The AP for the whole way, in halves."""
    terrain = edition_of(board).map.terrain
    steps = zip((column.area, *path), path, strict=False)
    return HalfAP(column.forces * sum([step_price(terrain[a][b], quick=quick) for a, b in steps]))


def refuse_limits(board: Board, country: CountryId, column: Column, path: Sequence[AreaId]) -> Refusal | None:
    """Attacks on countries at peace, what the Mede may not do abroad yet, nor anybody have nomads do (7.4.2, 10.1)."""
    refusal = refuse_unprovoked(board, column.pieces, path) or refuse_abroad(board, column.pieces, path)
    return refusal or refuse_attack(board, country, column.area, column.pieces, path)


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
    return bool(path_candidates(board, country, column, "", quick=choose_pace(board, column, None) is True))


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
        near = [unit for unit in column.pieces if unit.is_unit and _plays(board, country, unit)]
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
    mixed = len(owners(column.pieces)) > 1
    forces, limited = column.forces, mixed or is_tribe(board, country) or is_limited(board, column.pieces)
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
