"""Who may intercept, avoid battle, or go inside when an army enters a space, by public facts (ch.10, 12, 13, H-64)."""

from fractions import Fraction

from msgspec import Struct

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import is_enemy_marker, is_unfriendly_tribe
from rules.hannibal.board.forces import (
    Force,
    commander_of,
    enemy_outside,
    enemy_units,
    force_at,
    generals_at,
    is_besieged,
    is_city,
    is_lone,
    may_stand,
    outranks,
    room_inside,
    size_at,
)
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.leave import is_consul
from rules.hannibal.march.odds import EVADES, INTERCEPTS, at_most, limit_of
from rules.hannibal.march.writing import best_of
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.map import LinkKind

NORMAL: tuple[LinkKind, ...] = ("normal",)
CITY = "city"
"""The target of an avoided battle inside the own walls (ch.13)."""


class Entry(Struct, frozen=True):
    """An army that has entered a space."""

    side: Side  # of the mover
    space: SpaceId
    general: GeneralId
    units: Units  # that move; others of its side may have been there
    came_from: SpaceId

    @property
    def passive(self) -> Side:
        """Who reacts."""
        return enemy_of(self.side)


class Attempt(Struct, frozen=True):
    """A declared interception: who, from where, with how many units."""

    general: GeneralId
    space: SpaceId
    inside: bool
    units: Units
    along: tuple[GeneralId, ...] = ()


# ---- the city (ch.10.1) -------------------------------------------------------------------------------------------


def open_city(board: Board, entry: Entry) -> bool:
    """ch.10.1: an own city that is not besieged is there."""
    owner = board.spaces[entry.space].owner
    return is_city(entry.space) and owner == entry.passive and not is_besieged(board, entry.space)


def may_rearrange(board: Board, entry: Entry) -> bool:
    """ch.10.1: there is a choice who is inside: units or generals stand at an open city."""
    if not open_city(board, entry):
        return False
    both = [force_at(board, entry.passive, entry.space, inside=inside) for inside in (False, True)]
    return any(force.size or force.generals for force in both)


def all_fit(board: Board, entry: Entry) -> bool:
    """ch.26: everything that stands outside has room inside."""
    outside = force_at(board, entry.passive, entry.space)
    return open_city(board, entry) and outside.size <= room_inside(board, entry.space)


# ---- interception (ch.12) -----------------------------------------------------------------------------------------


def interceptors(board: Board, entry: Entry) -> list[Force]:
    """ch.12: the armies that may intercept, by space."""
    if board.truce or size_at(board, entry.side, entry.space) > entry.units.total:
        return []  # H-29; no unit of the active side may be there that does not move
    found, passive = list[Force](), entry.passive
    for space in edition().map.links.neighbours(entry.space, NORMAL):
        for inside in (False, True) if size_at(board, passive, space) else ():
            force = force_at(board, passive, space, inside=inside)
            shut_in = inside and (is_besieged(board, space) or enemy_outside(board, passive, space))
            if force.is_army and not shut_in and any(may_stand(one, entry.space) for one in force.generals):
                found.append(force)
    return found


def most_units(board: Board, force: Force, general: GeneralId) -> Units:
    """ch.12, H-68: the most units that he may take: ten, and what the commander or a consul must keep."""
    return best_of(force.units, min(edition().tables.limits.army, force.size - _kept(board, force, general)))


def _kept(board: Board, force: Force, general: GeneralId) -> int:
    """ch.12, 18: how many units must stay because of the others; none if they may go with him."""
    if commander_of(board, force) == general and force.size <= edition().tables.limits.army:
        return 0
    others = [one for one in force.generals if one != general]
    if any(is_consul(board, one) for one in others):
        return edition().tables.limits.consul
    return 1 if commander_of(board, force) != general else 0


def party_of(board: Board, force: Force, general: GeneralId, units: Units) -> tuple[GeneralId, ...]:
    """Who goes with him: if no unit stays behind, everybody whom he may lead."""
    if units.total < force.size:
        return ()
    return tuple(one for one in force.generals if one != general and not outranks(board, one, general))


def refuse_interception(board: Board, entry: Entry, general: GeneralId, units: Units) -> Refusal | None:
    """ch.12, H-68: why this general cannot intercept with these units."""
    force = next((one for one in interceptors(board, entry) if general in one.generals), None)
    if force is None:
        return refuse("ch.12", "cannot-intercept", found=general, space=space_name(entry.space))
    return _refuse_coming(board, entry, force, general, units)


def _refuse_coming(board: Board, entry: Entry, force: Force, general: GeneralId, units: Units) -> Refusal | None:
    """ch.12, H-68: why a general of a force that may intercept cannot come with these units."""
    if not may_stand(general, entry.space):
        return refuse("ch.12", "cannot-intercept", found=general, space=space_name(entry.space))
    most = edition().tables.limits.army
    if not 1 <= units.total <= most or not force.units.holds(units):
        return refuse("ch.12", "wrong-number-of-units", found=units.total, most=min(most, force.size))
    return refuse_parting(board, force, general, units, "ch.12")


def refuse_parting(board: Board, force: Force, general: GeneralId, units: Units, rule: str) -> Refusal | None:
    """ch.12, 13, 18, H-68: what the commander and consuls must keep or take."""
    left, consul = force.size - units.total, edition().tables.limits.consul
    staying = [one for one in force.generals if one not in (general, *party_of(board, force, general, units))]
    if is_consul(board, general) and left and units.total < consul:
        return refuse("H-68", "consul-moves-with-too-few", general=general_name(general), found=units.total)
    short = next((one for one in staying if is_consul(board, one)), None)
    if short is not None and left < consul:
        return refuse("H-68", "consul-left-short", general=general_name(short), found=left)
    if staying and commander_of(board, force) != general and not left:
        return refuse(rule, "commander-keeps-one", general=general_name(staying[0]))
    bound = [one for one in staying if one == commander_of(board, force)]
    return refuse(rule, "commander-keeps-one", general=general_name(bound[0])) if bound and not left else None


def interception_modifier(board: Board, entry: Entry) -> int:
    """ch.12, H-65: +1 if the space has the mover's marker and no unit of the interceptor's side."""
    own = size_at(board, entry.passive, entry.space)
    return 1 if board.spaces[entry.space].owner == entry.side and not own else 0


def interception_chance(board: Board, entry: Entry, general: GeneralId) -> Fraction:
    """ch.12: that he comes, as things are now."""
    return at_most(limit_of(general, INTERCEPTS), interception_modifier(board, entry))


def best_attempts(board: Board, entry: Entry) -> list[Attempt]:
    """C3: of each space the general with the best chance, with as many units as he may take; the best first."""
    armies = interceptors(board, entry)
    if not armies:
        return []
    found: dict[SpaceId, tuple[tuple[Fraction, int, str], Attempt]] = {}
    for force in armies:
        for general in force.generals:
            units = most_units(board, force, general)
            if _refuse_coming(board, entry, force, general, units) is not None:
                continue
            rank = (-interception_chance(board, entry, general), -units.total, str(general))
            attempt = Attempt(general, force.space, force.inside, units, party_of(board, force, general, units))
            if force.space not in found or rank < found[force.space][0]:
                found[force.space] = (rank, attempt)
    return [attempt for _, attempt in sorted(found.values(), key=lambda one: one[0])]


# ---- avoiding battle (ch.13) --------------------------------------------------------------------------------------


def evaders(board: Board, entry: Entry) -> tuple[GeneralId, ...]:
    """ch.12, 13: the generals outside who may try: not those who failed to intercept this army before."""
    baffled = [] if board.play is None else board.play.baffled.get(entry.general, [])
    outside = generals_at(board, entry.passive, entry.space, inside=False)
    able = [one for one in outside if one not in baffled]
    return tuple(one for one in able if refuges(board, entry, one))


def refuges(board: Board, entry: Entry, general: GeneralId) -> tuple[str, ...]:
    """ch.13: where he may go: the spaces next to him that are not the enemy's, or his own open city.

    ch.9.6: without units he does not join an enemy general who is alone.
    """
    found, lone = list[str](), is_lone(board, general)
    for space in edition().map.links.neighbours(entry.space, NORMAL):
        barred = (
            space == entry.came_from
            or is_enemy_marker(board, entry.passive, space)
            or is_unfriendly_tribe(board, entry.passive, space)
            or enemy_units(board, entry.passive, space)
            or (lone and generals_at(board, entry.side, space))
        )
        if not barred and may_stand(general, space):
            found.append(space)
    return (*found, CITY) if open_city(board, entry) else tuple(found)


def usual_refuge(board: Board, entry: Entry, general: GeneralId, size: int) -> str:
    """C3: into the city if it fits, else to own units, an own marker, an empty space, by the alphabet."""
    open_to = refuges(board, entry, general)
    if CITY in open_to and size <= room_inside(board, entry.space):
        return CITY
    spaces = [SpaceId(one) for one in open_to if one != CITY]
    if not spaces:
        return CITY

    def worth(space: SpaceId) -> tuple[bool, int, str]:
        own = board.spaces[space].owner == entry.passive
        return not own, -size_at(board, entry.passive, space) if own else 0, space

    return min(spaces, key=worth)


def avoiding_chance(general: GeneralId) -> Fraction:
    """ch.13: that he avoids battle."""
    return at_most(limit_of(general, EVADES))


def refuse_avoiding(
    board: Board, entry: Entry, general: GeneralId, units: Units, to: str, staying: tuple[GeneralId, ...] = ()
) -> Refusal | None:
    """ch.13, 18: why he cannot try to avoid battle with these units in this way, while these generals stay."""
    force = force_at(board, entry.passive, entry.space)
    if general not in evaders(board, entry):
        return refuse("ch.13", "cannot-avoid", found=general, space=space_name(entry.space))
    if to not in refuges(board, entry, general):
        return refuse("ch.13", "no-refuge", found=to)
    most = edition().tables.limits.army
    if units.total > most or not force.units.holds(units) or (force.size and not units.total):
        return refuse("ch.13", "wrong-number-of-units", found=units.total, most=min(most, force.size))
    if to == CITY and units.total > room_inside(board, entry.space):
        return refuse("ch.2", "no-room-inside", space=space_name(entry.space))
    stray = next((one for one in staying if one == general or one not in force.generals), None)
    if stray is not None:
        return refuse("ch.13", "cannot-stay", found=stray, space=space_name(entry.space))
    if commander_of(board, force) != general:
        return refuse_parting(board, force, general, units, "ch.13")
    return _refuse_consuls(board, force, units, leaving(board, entry, general, units, to, staying))


def _refuse_consuls(board: Board, force: Force, units: Units, going: tuple[GeneralId, ...]) -> Refusal | None:
    """ch.13, 18: no consul goes or stays with fewer units than he must have."""
    consuls, most = [one for one in force.generals if is_consul(board, one)], edition().tables.limits.consul
    goes = next((one for one in consuls if one in going), None)
    if goes is not None and units.total < min(force.size, most):
        return refuse("ch.18", "consul-moves-with-too-few", general=general_name(goes), found=units.total)
    stays, left = next((one for one in consuls if one not in going), None), force.size - units.total
    if stays is not None and left < most:
        return refuse("ch.18", "consul-left-short", general=general_name(stays), found=left)
    return None


def leaving(
    board: Board, entry: Entry, general: GeneralId, units: Units, to: str, staying: tuple[GeneralId, ...] = ()
) -> tuple[GeneralId, ...]:
    """ch.13: who goes if he avoids battle: with the commander everybody; with another only if no unit stays behind."""
    force = force_at(board, entry.passive, entry.space)
    led = force.generals if commander_of(board, force) == general else party_of(board, force, general, units)
    space = entry.space if to == CITY else SpaceId(to)
    return (general, *(one for one in led if one not in (general, *staying) and may_stand(one, space)))


def avoiding_units(board: Board, entry: Entry, general: GeneralId) -> Units:
    """ch.13: as many as he may take: ten, less what others must keep."""
    force = force_at(board, entry.passive, entry.space)
    if commander_of(board, force) == general:
        return best_of(force.units, edition().tables.limits.army)
    return most_units(board, force, general)


def may_react(board: Board, entry: Entry) -> bool:
    """H-64: whether public facts allow any of the three decisions."""
    return may_rearrange(board, entry) or bool(best_attempts(board, entry)) or bool(evaders(board, entry))
