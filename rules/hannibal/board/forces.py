"""Who stands where: forces, armies, lone generals, commanders, and the room inside the walls (ch.1, 2, 8)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from rules.hannibal.board.ids import HANNIBAL, ROME, SIDES, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board, Units
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.generals import General


class Force(Struct, frozen=True):
    """All units and generals of one side outside the city of a space, or all inside it (ch.1)."""

    side: Side
    space: SpaceId
    inside: bool
    units: Units
    generals: tuple[GeneralId, ...]

    @property
    def size(self) -> int:
        """Its combat units."""
        return self.units.total

    @property
    def is_army(self) -> bool:
        """A general together with at least one unit."""
        return bool(self.generals) and self.size > 0


def force_at(board: Board, side: Side, space: SpaceId, *, inside: bool = False) -> Force:
    """The force of a side before or inside the walls of a space; it may be empty."""
    return Force(
        side,
        space,
        inside,
        units_at(board, side, space, inside=inside).copy(),
        generals_at(board, side, space, inside=inside),
    )


def forces_of(board: Board, side: Side) -> Iterator[Force]:
    """Every force of a side with units or generals, by space in alphabetical order, outside before inside."""
    led: dict[tuple[SpaceId, bool], list[GeneralId]] = {(space, False): [] for space in outside_of(board, side)}
    led |= {(space, True): [] for space in inside_of(board, side)}
    for general in own_generals(side):
        state = board.generals[general]
        if state.at is not None:
            led.setdefault((state.at, state.inside), []).append(general)
    for (space, inside), generals in sorted(led.items()):
        units = units_at(board, side, space, inside=inside).copy()
        yield Force(side, space, inside, units, _ranked(board, generals))


def outside_of(board: Board, side: Side) -> list[SpaceId]:
    """The spaces where units of a side stand in the open or before the walls."""
    if side == ROME:
        return [space for space, state in board.spaces.items() if state.rome.regular or state.rome.elephants]
    return [space for space, state in board.spaces.items() if state.carthage.regular or state.carthage.elephants]


def inside_of(board: Board, side: Side) -> list[SpaceId]:
    """The cities with units of a side inside."""
    spaces = board.spaces
    return [city for city in edition().map.walled if spaces[city].owner == side and spaces[city].inside.total]


def occupied(board: Board, side: Side) -> list[SpaceId]:
    """The spaces with units of a side, inside or outside, in alphabetical order."""
    return sorted({*outside_of(board, side), *inside_of(board, side)})


def units_at(board: Board, side: Side, space: SpaceId, *, inside: bool = False) -> Units:
    """The units of a side before or inside the walls, as they lie on the board."""
    state = board.spaces[space]
    return state.within(side) if inside else state.outside(side)


def size_at(board: Board, side: Side, space: SpaceId) -> int:
    """The units of a side in a space, inside and outside together."""
    state = board.spaces[space]
    outside = state.rome if side == ROME else state.carthage
    if state.owner != side:
        return outside.regular + outside.elephants
    return outside.regular + outside.elephants + state.inside.regular + state.inside.elephants


def generals_at(board: Board, side: Side, space: SpaceId, *, inside: bool | None = None) -> tuple[GeneralId, ...]:
    """The generals of a side in a space (None: inside and outside), the commander of each force first."""
    states = board.generals
    there = [general for general in edition().generals_of[side] if states[general].at == space]
    if inside is not None and there:
        there = [general for general in there if states[general].inside is inside]
    return _ranked(board, there)


def _ranked(board: Board, generals: list[GeneralId]) -> tuple[GeneralId, ...]:
    """ch.8: the one who commands the others first."""
    if len(generals) > 1:
        generals.sort(key=lambda general: command_order(board, general))
    return tuple(generals)


def own_generals(side: Side) -> tuple[GeneralId, ...]:
    """All generals of a side, wherever they are."""
    return edition().generals_of[side]


def generals_out(board: Board, side: Side) -> list[GeneralId]:
    """The generals of a side who are on the map."""
    return [general for general in own_generals(side) if board.generals[general].at is not None]


def printed(general: GeneralId) -> General:
    """What is printed about a general."""
    return edition().generals[general]


# ---- command (ch.8) ---------------------------------------------------------------------------------------------


def authority(board: Board, general: GeneralId) -> int:
    """ch.8: Hannibal is above every Carthaginian, a consul above proconsuls; who is higher has the larger number."""
    return 1 if general == HANNIBAL or board.generals[general].rank == "consul" else 0


def command_order(board: Board, general: GeneralId) -> tuple[int, bool, int, int, str]:
    """H-69: highest rank, then the owner's choice, then highest BR, lower SR, name; the smallest commands."""
    one = printed(general)
    return -authority(board, general), not board.generals[general].chosen, -one.battle, one.strategy, general


def commander(board: Board, generals: Iterable[GeneralId]) -> GeneralId | None:
    """Who of these commands; nobody if there is none."""
    return min(generals, key=lambda general: command_order(board, general), default=None)


def commander_of(board: Board, force: Force) -> GeneralId | None:
    """The commander of a force."""
    return commander(board, force.generals)


def outranks(board: Board, one: GeneralId, other: GeneralId) -> bool:
    """ch.8: whether the first stands above the second, whatever their owner wants."""
    return authority(board, one) > authority(board, other)


def appoint(board: Board, general: GeneralId) -> None:
    """ch.8: the owner names him commander among his equals in his force."""
    state = board.generals[general]
    for other in own_generals(printed(general).side):
        there = board.generals[other]
        if there.at == state.at and there.inside == state.inside:
            there.chosen = False
    state.chosen = True


def strategy_rating(board: Board, general: GeneralId) -> int:
    """ch.2: his strategy rating where he stands; P. Scipio's is better in Hispania."""
    one, at = printed(general), board.generals[general].at
    if one.ability == "rating-in-region" and at is not None and edition().map.region(at) == one.figures.region:
        return one.figures.strategy or one.strategy
    return one.strategy


def may_stand(general: GeneralId, space: SpaceId) -> bool:
    """ch.2: Hanno never leaves Africa, Fabius never Italia."""
    bound = edition().bound.get(general)
    return bound is None or edition().map.region(space) == bound


def is_lone(board: Board, general: GeneralId) -> bool:
    """ch.1: he is on the map, and no own unit is with him."""
    state = board.generals[general]
    if state.at is None:
        return False
    return units_at(board, printed(general).side, state.at, inside=state.inside).total == 0


# ---- cities (ch.2, 20) ------------------------------------------------------------------------------------------


def is_city(space: SpaceId) -> bool:
    """Whether the space has walls."""
    return space in edition().map.cities


def is_besieged(board: Board, space: SpaceId) -> bool:
    """ch.20: a city with at least one siege point."""
    return board.spaces[space].points > 0 and is_city(space)


def room_inside(board: Board, space: SpaceId) -> int:
    """ch.2: how many more units the walls can take."""
    return edition().map.spaces[space].capacity - board.spaces[space].inside.total


def besieger(board: Board, space: SpaceId) -> Side | None:
    """ch.20: whose units keep up the points of a city, or of a tribe if he rolled; nobody if none stand there."""
    state = board.spaces[space]
    whose = SIDES if is_city(space) else [side for side in SIDES if board.subjugators.get(space, side) == side]
    return next((side for side in whose if side != state.owner and state.outside(side).total), None)


def enemy_outside(board: Board, side: Side, space: SpaceId) -> bool:
    """Whether enemy units stand before the walls, or in the open."""
    state = board.spaces[space]
    enemy = state.carthage if side == ROME else state.rome
    return enemy.regular + enemy.elephants > 0


def enemy_units(board: Board, side: Side, space: SpaceId) -> int:
    """All enemy units in a space, inside and outside (H-43, H-77)."""
    return size_at(board, enemy_of(side), space)


def elephants_on_map(board: Board) -> int:
    """ch.1: never more than four."""
    return sum([state.carthage.elephants + state.inside.elephants for state in board.spaces.values()])
