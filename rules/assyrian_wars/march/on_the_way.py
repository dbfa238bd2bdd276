"""Units that an army or army group takes up on its way, and those that it leaves there (6.6.2, 6.6.3, R-44)."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import FEWEST_ARMIES, refuse_size
from rules.assyrian_wars.march.group_command import commanding
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import refuse_step, refuse_unprovoked
from rules.assyrian_wars.nomads.tribes import refuse_attack
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate
from rules.core.messages import Name, Refusal, refuse
from rules.core.run import Run


class Exchanges(msgspec.Struct, frozen=True):
    """Which units join a force and which stay behind, by the area on its way."""

    joining: dict[PieceId, AreaId] = {}
    leaving: dict[PieceId, AreaId] = {}

    def __bool__(self) -> bool:
        return bool(self.joining or self.leaving)

    def after(self, area: AreaId) -> "Exchanges":
        """What is still to be done once a force has been there: it may come again, but takes nobody up twice."""
        return Exchanges({unit: where for unit, where in self.joining.items() if where != area}, self.leaving)


class Walker(msgspec.Struct, frozen=True):
    """A force with a leader: whose impulse it is, where it sets out, who goes, and of which group."""

    country: CountryId
    area: AreaId
    pieces: tuple[Piece, ...]  # the commander first
    group: ArmyGroup | None = None


def read(board: Board, walker: Walker, taking: Iterable[PieceId], leaving: Iterable[str]) -> Exchanges | Refusal:
    """What an order says about them, or what is wrong with a unit that it names."""
    joining: dict[PieceId, AreaId] = {}
    for unit in taking:
        found = _may_join(board, walker, unit)
        if isinstance(found, Refusal):
            return found
        joining[unit] = found
    left: dict[PieceId, AreaId] = {}
    for text in leaving:
        named, _, area = text.partition(picking.AT)
        piece = PieceId(named)
        if piece not in joining and not any(piece == one.id for one in droppable(board, walker)):
            return refuse("6.6.2", "not-with-force", found=named, area=Name("area", walker.area))
        if piece in left:  # it is left once
            return refuse("6.6.2", "not-with-force", found=named, area=Name("area", area))
        left[piece] = AreaId(area)
    return Exchanges(joining, left)


def droppable(board: Board, walker: Walker) -> list[Piece]:
    """The units of a force that its player may leave somewhere: of a group only his own (6.6.3)."""
    return [piece for piece in walker.pieces if piece.is_unit and is_own(board, walker.country, piece)]


def _may_join(board: Board, walker: Walker, unit: PieceId) -> AreaId | Refusal:
    """Where a unit stands that shall be taken up, or why not: it is another's, goes already, or is finished."""
    found = board.find(unit)
    if found is None or not found[1].is_unit:
        return refuse("6.6", "no-such-force", found=unit)
    place, piece = found
    chiefs = [one.owner for one in walker.pieces if one.is_leader]
    if piece.owner not in chiefs or not is_own(board, walker.country, piece):
        return refuse("6.6.2", "one-country-an-army", unit=Name("unit", unit))
    if place.kind != "area":
        return refuse("6.6", "no-such-force", found=unit)
    if unit in [one.id for one in walker.pieces]:
        return refuse("6.6.2", "goes-already", unit=Name("unit", unit))
    if piece.used:
        return refuse(piece.finished_by, "finished", piece=piece_name(unit))
    if piece.sailed:
        return refuse("6.16.d", "no-march-and-sail", piece=piece_name(unit))
    return AreaId(place.id)


def is_own(board: Board, country: CountryId, unit: Piece) -> bool:
    """Whether who plays a country may drop this unit of its group: he plays its owner too (R-46)."""
    return seat_of(board, unit.owner) == seat_of(board, country)


# The whole way.


def parties(
    board: Board, walker: Walker, path: Sequence[AreaId], plan: Exchanges
) -> tuple[tuple[Piece, ...], ...] | Refusal:
    """Who enters each area of the way, and at last who arrives; or what 6.6.2 or 6.6.3 has against it."""
    on_the_way = path[:-1]
    for unit, area in plan.joining.items():
        if area not in on_the_way:
            return refuse("6.6.2", "not-on-the-way", unit=Name("unit", unit))
    for unit, area in plan.leaving.items():
        taken = plan.joining.get(unit)
        possible = on_the_way if taken is None else on_the_way[on_the_way.index(taken) + 1 :]
        if area not in possible:
            stops = tuple(Name("area", one) for one in possible)
            if not area and stops:
                return refuse("6.6.2", "left-where", unit=Name("unit", unit), stops=stops)
            return refuse(
                "6.6.2", "not-left-there", unit=Name("unit", unit), area=Name("area", area or path[-1]), stops=stops
            )
    found, going = [walker.pieces], list(walker.pieces)
    for area in on_the_way:
        going = [piece for piece in going if plan.leaving.get(piece.id) != area]
        going += board.find_all([unit for unit, where in plan.joining.items() if where == area])
        plan = plan.after(area)
        refusal = _refuse_party(board, walker, going)
        if refusal is not None:
            return refusal
        found.append(tuple(going))
    return tuple(found)


def _refuse_party(board: Board, walker: Walker, pieces: Sequence[Piece]) -> Refusal | None:
    """At no time more than its leaders command; a group stays one, with an army of whoever moves it (R-44, R-46)."""
    troops = [piece for piece in pieces if piece.is_unit]
    chiefs = [piece for piece in pieces if piece.is_leader]
    if walker.group is None:
        return refuse_size(board, chiefs[0], troops)
    led = commanding(board, pieces)
    for chief in chiefs:
        own = [unit for unit in troops if unit.owner == chief.owner]
        if sum(len(led.get(one.id, ())) for one in chiefs if one.owner == chief.owner) < len(own):
            return refuse_size(board, chief, own)
    return refuse_rest(walker.group, walker.country, [chief for chief in chiefs if chief.id in led])


def refuse_rest(group: ArmyGroup, country: CountryId, led: Sequence[Piece]) -> Refusal | None:
    """What sets out must be a group still: two armies, one of the card's owner, one of who moves it (R-46)."""
    if len(led) < FEWEST_ARMIES:
        return refuse("6.6.3", "group-needs-two-armies", armies=len(led))
    for needed in (group.country, country):
        if all(chief.owner != needed for chief in led):
            return refuse("6.6.4", "no-army-in-group", card=Name("card", group.card), country=Name("country", needed))
    return None


def _named(chief: Piece) -> Name:
    return Name("leader", chief.id)


def refuse_way(
    board: Board, walker: Walker, path: Sequence[AreaId], going: Sequence[Sequence[Piece]]
) -> Refusal | None:
    """Why one of these parties cannot take its step, or must not go there (1.3, 7.4.2, 10.1, 10.2).

    As if each part of the way were an order of its own: who was left before stands where he was left.
    """
    edition, start, now, before = edition_of(board), walker.area, board, going[0]
    for party, to in zip(going, path, strict=True):
        now, before = arrived(now, before, start), party
        refusal = refuse_step(now, edition, party, start, to)
        refusal = refusal or refuse_unprovoked(now, party, (to,)) or refuse_abroad(now, party, (to,))
        refusal = refusal or refuse_attack(now, walker.country, start, party, (to,))
        if refusal is not None:
            return refusal
        start = to
    return None


def arrived(board: Board, pieces: Sequence[Piece], area: AreaId) -> Board:
    """The board when these pieces are in an area."""
    here = {piece.id for piece in pieces}
    if here <= {piece.id for piece in board.areas[area].pieces}:
        return board
    areas = {**board.areas}
    for key, state in board.areas.items():
        stay = [piece for piece in state.pieces if piece.id not in here]
        if key == area or len(stay) < len(state.pieces):
            areas[key] = replace(state, pieces=[*stay, *pieces] if key == area else stay)
    return replace(board, areas=areas)


# Candidates.


def taking_candidates(
    board: Board, walker: Walker, path: Sequence[AreaId], leaving: Sequence[str], typed: str
) -> list[Candidate]:
    """The units that a force may take up on this way; those at its goal join it by themselves (R-44)."""
    there = [piece.id for area in dict.fromkeys(path[:-1]) for piece in board.areas[area].pieces if piece.is_unit]
    chosen = [PieceId(unit) for unit in picking.picked(typed)[0]]
    able = [unit for unit in there if _is_sound(board, walker, path, [*chosen, unit], leaving)]
    return picking.several(able, typed, lambda unit: Name("unit", unit))[:MOST_CANDIDATES]


def leaving_candidates(
    board: Board, walker: Walker, path: Sequence[AreaId], taken: Sequence[str], typed: str
) -> list[Candidate]:
    """Each unit of a force with each area on this way; who is left somewhere is left once."""
    chosen, joining = picking.picked(typed)[0], [PieceId(unit) for unit in taken]
    gone = {text.partition(picking.AT)[0] for text in chosen}
    units = [unit for unit in (*(piece.id for piece in droppable(board, walker)), *joining) if unit not in gone]
    found = [f"{unit}{picking.AT}{area}" for area in dict.fromkeys(path[:-1]) for unit in units]
    able = [text for text in found if _is_sound(board, walker, path, joining, [*chosen, text])]
    return picking.several(able, typed, lambda text: Name("left", text))[:MOST_CANDIDATES]


def _is_sound(
    board: Board, walker: Walker, path: Sequence[AreaId], taking: Sequence[PieceId], leaving: Sequence[str]
) -> bool:
    """Whether 6.6.2 and 6.6.3 have nothing against who would be together on this way."""
    if not path:
        return False
    plan = read(board, walker, taking, leaving)
    return not isinstance(plan, Refusal) and not isinstance(parties(board, walker, path, plan), Refusal)


# On the march.


def exchange(
    run: Run[Board], country: CountryId, movers: Sequence[Piece], area: AreaId, plan: Exchanges
) -> tuple[PieceId, ...]:
    """Leaves and takes up what was ordered for this area, as far as it still can be; says who goes on (6.6.2)."""
    board, leader = run.board, movers[0]
    left = [piece for piece in movers if plan.leaving.get(piece.id) == area]
    for piece in left:
        piece.under, piece.half = None, False
    stay = [piece for piece in movers if piece not in left]
    there = {piece.id: piece for piece in board.areas[area].pieces}
    wanted = [there[unit] for unit, where in plan.joining.items() if where == area and unit in there]
    taken = [piece for piece in wanted if not piece.used and not piece.inside and piece not in stay]
    chiefs = [piece for piece in stay if piece.is_leader]
    if len(chiefs) == 1 and refuse_size(board, leader, [*(one for one in stay if one.is_unit), *taken]) is not None:
        taken = []  # a ruling has changed the army on its way
    going = [*stay, *taken]
    for chief, troops in commanding(board, going).items():
        for unit in troops:
            unit.under = LeaderId(chief)
    seats = friends_of(board, country)  # 9.5: who goes along is for friends to know
    name, where = _named(leader), Name("area", area)
    if left:
        run.tell("left-on-the-way", "6.6.2", seats, leader=name, area=where, units=names(piece.id for piece in left))
    if taken:
        run.tell("taken-up", "6.6.2", seats, leader=name, area=where, units=names(piece.id for piece in taken))
    return tuple(piece.id for piece in going)
