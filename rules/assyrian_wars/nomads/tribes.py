"""What is peculiar to a nomad tribe: the land it lives off, where it cannot stay, whom it may attack (10.1).

`nomads.py` lets tribes come and go, `nomad_impulse.py` conducts their impulses.
"""

from collections.abc import Iterator, Sequence

from rules.assyrian_wars.battle.losses import is_veiled
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import Force, armies, enemies_among, forces, in_field, of_country, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.relations import MARCH, allied, at_war, is_wild
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.pillage import MOST_PILLAGE, plunder
from rules.assyrian_wars.march.mobility import Finder, enemies_outside
from rules.assyrian_wars.setup.blank import printed_owner
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, refuse
from rules.core.run import Run


def is_tribe(board: Board, country: CountryId) -> bool:
    """A nomad tribe, unless it stands in for an eliminated power and is treated as one (7.1)."""
    state = board.countries.get(country)
    return state is not None and state.is_tribe


def on_map(board: Board, tribe: CountryId) -> list[AreaId]:
    """The areas where a tribe has pieces; boxes and foreign wars are off the map (R-113)."""
    found: list[AreaId] = []
    for key, state in board.areas.items():
        for piece in state.pieces:
            if piece.id[:2] == tribe:
                found.append(key)
                break
    return found


# Land.


def lives_off(board: Board, tribe: CountryId, area: AreaId) -> bool:
    """Non-allied land, which nomads always pillage: not no-man's-land, and not a friend's (10.1, R-272)."""
    state = board.areas[area]
    owner = printed_owner(area, edition_of(board).map.areas[area])
    if owner == NOBODY or not at_war(board, tribe, owner):
        return False
    if state.control not in (NOBODY, tribe) and allied(board, tribe, state.control):
        return False
    return not _is_spared(board, tribe, owner, state.control)


def _is_spared(board: Board, tribe: CountryId, owner: CountryId, holder: CountryId) -> bool:
    """Land of a power that has the tribe at march status, or of its allies (R-274)."""
    state = board.countries[tribe]
    if state.track is None or state.level < MARCH:
        return False
    return any(allied(board, state.track, country) for country in (owner, holder) if country not in (NOBODY, tribe))


def ravages(board: Board, tribe: CountryId, area: AreaId) -> bool:
    """Whether a tribe's units in an area put a pillage marker there now, once an impulse (R-271)."""
    state = board.areas[area]
    field = in_field(state)
    own = units(of_country(field, tribe))
    if not own or state.pillage >= MOST_PILLAGE or area in purse.running(board).pillaged:
        return False
    return lives_off(board, tribe, area) and not enemies_among(board, tribe, field)


def ravage(run: Run[Board], tribe: CountryId) -> None:
    """10.1: as the impulse starts nomads pillage every non-allied area they are in (R-271)."""
    for area in on_map(run.board, tribe):
        if ravages(run.board, tribe, area):
            plunder(run, tribe, area)


def ravage_on_arrival(run: Run[Board], owners: tuple[CountryId, ...], area: AreaId) -> None:
    """10.1: and every one that they enter, once an impulse (R-271)."""
    for country in owners:
        if is_tribe(run.board, country) and ravages(run.board, country, area):
            plunder(run, country, area)


# Leaving.


def forces_in_waste(board: Board, tribe: CountryId) -> list[tuple[AreaId, Force]]:
    """The forces with units that stand where there is nothing left to take, and for whom nobody pays (10.1, R-271)."""
    kept = purse.running(board).staying
    counters = edition_of(board).counters
    found: list[tuple[AreaId, Force]] = []
    for area in on_map(board, tribe):
        state = board.areas[area]
        if state.pillage < MOST_PILLAGE or not lives_off(board, tribe, area):
            continue
        own = of_country(in_field(state), tribe)
        with_units = [force for force in forces(board, counters, own) if force.units]
        found += [(area, force) for force in with_units if force.pieces[0].id not in kept]
    return found


def must_leave(board: Board, tribe: CountryId) -> list[tuple[AreaId, Force]]:
    """The forces in such areas that can still go somewhere; the others stay and suffer (R-271, R-273)."""
    return [(area, force) for area, force in forces_in_waste(board, tribe) if can_leave(board, tribe, area, force)]


def has_to_leave(board: Board, tribe: CountryId) -> bool:
    """Whether there is such a force (R-271)."""
    return any(can_leave(board, tribe, area, force) for area, force in forces_in_waste(board, tribe))


def can_leave(board: Board, tribe: CountryId, area: AreaId, force: Force) -> bool:
    """Whether a force can go anywhere in one step that it can pay for."""
    return next(_steps_out(board, tribe, area, force), None) is not None


def exits(board: Board, tribe: CountryId, area: AreaId, force: Force) -> list[AreaId]:
    """Where a force can go in one step that it can pay for: the best first, the wasted and the held last."""
    found = []
    for number, (to, price) in enumerate(_steps_out(board, tribe, area, force)):
        wasted = board.areas[to].pillage >= MOST_PILLAGE and lives_off(board, tribe, to)
        held = bool(enemies_outside(board, [tribe], to))
        found.append((held, wasted, price, number, to))
    return [to for *_, to in sorted(found)]


def _steps_out(board: Board, tribe: CountryId, area: AreaId, force: Force) -> Iterator[tuple[AreaId, HalfAP]]:
    """The areas that a force can step into, each with its price; one after the other, for the first may be enough."""
    if any(piece.used for piece in force.pieces):
        return
    edition = edition_of(board)
    finder = Finder(board, edition, force.pieces, quick=False)
    for to, kind in edition.map.terrain[area].items():
        if finder.refuse(area, to) is not None or not purse.can_pay(board, tribe, finder.prices[kind]):
            continue
        if refuse_attack(board, tribe, area, force.pieces, (to,)) is None:
            yield to, finder.prices[kind]


def refuse_siege(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
    """Nomads do not besiege where they must leave (10.1)."""
    if not is_tribe(board, country):
        return None
    if any(where == area for where, _ in must_leave(board, country)):
        return refuse("10.1", "nomads-must-leave", country=Name("country", country), area=Name("area", area))
    return None


# Attacks.


def spares(board: Board, country: CountryId, others: Sequence[CountryId]) -> bool:
    """A tribe with a prey falls on nobody else (7.6, 10.1.2)."""
    state = board.countries.get(country)
    return state is not None and state.prey is not None and any(other != state.prey for other in others)


def refuse_attack(
    board: Board, country: CountryId, start: AreaId, pieces: Sequence[Piece], path: Sequence[AreaId]
) -> Refusal | None:
    """A bound tribe attacks its prey alone; wild nomads are not thrown away by who controls them (10.1.2, R-277)."""
    if not is_tribe(board, country):
        return None
    for area in path:
        enemies = enemies_outside(board, [country], area)
        if enemies:
            refusal = _refuse_bound(board, country, enemies, area)
            return refusal or _refuse_abuse(board, country, start, pieces, enemies)
    return None


def _refuse_bound(board: Board, tribe: CountryId, enemies: Sequence[Piece], area: AreaId) -> Refusal | None:
    prey = board.countries[tribe].prey
    if prey is None or all(piece.owner == prey for piece in enemies):
        return None
    return refuse(
        "10.1.2",
        "tribe-has-a-prey",
        country=Name("country", tribe),
        prey=Name("country", prey),
        area=Name("area", area),
    )


def _refuse_abuse(
    board: Board, tribe: CountryId, start: AreaId, pieces: Sequence[Piece], enemies: Sequence[Piece]
) -> Refusal | None:
    """Not with a part of an army that stands there and can move, and not one unit against two or more (R-277).

    In the fog no refusal counts a stack: whoever cannot see into one sends no single unit against it (9.5).
    """
    if not is_wild(board, tribe):
        return None
    name = Name("country", tribe)
    there = [piece for piece in of_country(in_field(board.areas[start]), tribe) if not piece.used]
    going = {piece.id for piece in pieces}
    for army in armies(board, edition_of(board).counters, there, tribe):
        members = {army.leader.id, *(unit.id for unit in army.units)}
        if members & going and members - going:
            return refuse("10.1.1", "nomads-attack-in-force", country=name, leader=Name("leader", army.leader.id))
    if len(units(pieces)) != 1:
        return None
    if any(is_veiled(board, tribe, enemy.owner) for enemy in enemies):
        return refuse("10.1.1", "nomads-not-sent-blindly", country=name)
    if len(units(enemies)) > 1:
        return refuse("10.1.1", "nomads-not-thrown-away", country=name, enemies=len(units(enemies)))
    return None
