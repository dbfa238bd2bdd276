"""ch.5: the four units of Carthage, each with places of its own."""

from collections import Counter
from collections.abc import Sequence

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import controls, in_region
from rules.hannibal.board.forces import own_generals
from rules.hannibal.board.ids import AFRICA, CARTHAGE, HISPANIA, ProvinceId, SpaceId
from rules.hannibal.board.names import space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import CAPITALS
from rules.hannibal.reinforcements.placing import room_for

RULE = "ch.5"
CAPITAL = CAPITALS[CARTHAGE]
NEW_CARTHAGE = SpaceId("new-carthage")
BAETICA = ProvinceId("baetica")


def with_generals(board: Board) -> list[SpaceId]:
    """The spaces of Carthaginian generals."""
    return sorted({space for general in own_generals(CARTHAGE) if (space := board.generals[general].at) is not None})


def places(board: Board) -> list[list[SpaceId]]:
    """ch.5: for each of the four units where it may come, the usual place first (ch.26); perhaps nowhere."""
    base = [NEW_CARTHAGE] if board.spaces[NEW_CARTHAGE].owner == CARTHAGE else []
    led = with_generals(board)
    has_room = [space for space in dict.fromkeys([CAPITAL, *base, *led]) if room_for(board, CARTHAGE, space)]
    in_africa = [space for space in has_room if space == CAPITAL or (space in led and in_region(space, AFRICA))]
    in_hispania = [space for space in has_room if space in base or (space in led and in_region(space, HISPANIA))]
    baetica = controls(board, CARTHAGE, BAETICA)
    return [in_africa, in_hispania if base else [], in_hispania if baetica else [], has_room]


def assigned(board: Board, wanted: Sequence[Sequence[SpaceId]]) -> list[SpaceId]:
    """As many units as can come, each to one of its wanted places, no place beyond its room."""
    taken: dict[SpaceId, list[int]] = {}

    def settle(unit: int, tried: set[SpaceId]) -> bool:
        for space in wanted[unit]:
            if space in tried:
                continue
            tried.add(space)
            there = taken.setdefault(space, [])
            if len(there) < room_for(board, CARTHAGE, space):
                there.append(unit)
                return True
            for other in there:
                if settle(other, tried):
                    there[there.index(other)] = unit
                    return True
        return False

    for unit in range(len(wanted)):
        settle(unit, set())
    return [space for _, space in sorted((unit, space) for space, units in taken.items() for unit in units)]


def usual(board: Board) -> tuple[SpaceId, ...]:
    """ch.26: Carthage and New Carthage, as far as they may."""
    return tuple(assigned(board, places(board)))


def not_placeable(board: Board, spaces: tuple[SpaceId, ...]) -> Refusal | None:
    """ch.5: why Carthage's units cannot come to these spaces."""
    wanted = places(board)
    due = len(assigned(board, wanted))
    for space in spaces:
        if not any(space in there for there in wanted):
            return refuse(RULE, "no-place-for-units", space=space_name(space))
    for space, count in Counter(spaces).items():
        room = room_for(board, CARTHAGE, space)
        if count > room:
            return refuse("H-58", "no-room-for-units", space=space_name(space))
    if len(spaces) != due:
        return refuse(RULE, "wrong-number-to-place", found=len(spaces), needed=due)
    if not _can_be_shared_out(wanted, list(spaces)):
        return refuse(RULE, "places-not-for-these-units")
    return None


def _can_be_shared_out(wanted: Sequence[Sequence[SpaceId]], spaces: list[SpaceId]) -> bool:
    """Whether every one of these spaces can be that of a unit of its own."""
    if not spaces:
        return True
    return any(
        spaces[0] in there and _can_be_shared_out([*wanted[:unit], *wanted[unit + 1 :]], spaces[1:])
        for unit, there in enumerate(wanted)
    )


def next_places(board: Board, chosen: tuple[SpaceId, ...]) -> list[SpaceId]:
    """Where one more unit may come after these."""
    wanted = places(board)
    every = dict.fromkeys(space for there in wanted for space in there)
    return [
        space
        for space in every
        if chosen.count(space) < room_for(board, CARTHAGE, space) and _can_be_shared_out(wanted, [*chosen, space])
    ]
