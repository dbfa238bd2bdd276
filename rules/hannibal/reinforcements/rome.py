"""ch.5: the five units of Rome: in Rome or with generals, most of them in Italia, and a strong stack if it can be."""

from collections import Counter

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.control import in_region
from rules.hannibal.board.forces import is_besieged, occupied, own_generals, size_at
from rules.hannibal.board.ids import ITALIA, ROME, SpaceId
from rules.hannibal.board.names import space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.reinforcements.placing import room_for

RULE = "ch.5"
CAPITAL = CAPITALS[ROME]


def places(board: Board) -> list[SpaceId]:
    """ch.5: Rome and the spaces of Roman generals, where units find room; Rome first, then Italia, then by strength."""
    found = [CAPITAL, *(board.generals[general].at for general in own_generals(ROME))]
    there = {space for space in found if space is not None and room_for(board, ROME, space)}
    return sorted(there, key=lambda space: (space != CAPITAL, not _at_home(space), -strength(board, space), space))


def arriving(board: Board, among: list[SpaceId] | None = None) -> int:
    """ch.5: how many units come: five, fewer if Italia, or all the places together (`among`), cannot take them."""
    rooms = [(room_for(board, ROME, space), _at_home(space)) for space in (places(board) if among is None else among)]
    italia = sum(room for room, at_home in rooms if at_home)
    abroad = sum(room for room, at_home in rooms if not at_home)
    return min(edition().scenario.reinforcements.rome, italia + min(most_abroad(), abroad))


def most_abroad() -> int:
    """ch.5: how many of them may come to places outside Italia."""
    figures = edition().scenario.reinforcements
    return figures.rome - figures.rome_least_in_italia


def usual(board: Board) -> tuple[SpaceId, ...]:
    """ch.26: all in Rome; if that cannot be, in the first place after the other that makes the placement legal."""
    order = places(board)
    due = arriving(board, order)
    for first in order:
        chosen: tuple[SpaceId, ...] = ()
        for space in [first, *(other for other in order if other != first)]:
            most = min(_most(space), room_for(board, ROME, space))
            if not _at_home(space):
                most = min(most, most_abroad() - _abroad(chosen))
            chosen += (space,) * min(most, due - len(chosen))
        if _not_among(board, chosen, order, due) is None:
            return chosen
    return ()


def not_placeable(board: Board, spaces: tuple[SpaceId, ...]) -> Refusal | None:
    """ch.5: why Rome's units cannot come to these spaces."""
    allowed = places(board)
    return _not_among(board, spaces, allowed, arriving(board, allowed))


def _not_among(board: Board, spaces: tuple[SpaceId, ...], allowed: list[SpaceId], due: int) -> Refusal | None:
    """ch.5: why so many units cannot come to these spaces, of those that are allowed."""
    for space in spaces:
        if space not in allowed:
            return refuse(RULE, "no-place-for-units", space=space_name(space))
    for space, count in Counter(spaces).items():
        if count > room_for(board, ROME, space):
            return refuse("H-58", "no-room-for-units", space=space_name(space))
    if len(spaces) != due:
        return refuse(RULE, "wrong-number-to-place", found=len(spaces), needed=due)
    if _abroad(spaces) > most_abroad():
        return refuse(RULE, "too-few-in-italia", found=_abroad(spaces), most=most_abroad())
    if not makes_stack(board, spaces) and could_make_stack(board, allowed, due):
        return refuse(RULE, "no-strong-stack", needed=edition().tables.limits.consul)
    return None


def makes_stack(board: Board, spaces: tuple[SpaceId, ...]) -> bool:
    """ch.5: whether some Roman stack has five units after this placement."""
    least = edition().tables.limits.consul
    if any(strength(board, space) + spaces.count(space) >= least for space in spaces):
        return True
    return any(strength(board, space) >= least for space in occupied(board, ROME))


def could_make_stack(board: Board, among: list[SpaceId], due: int) -> bool:
    """ch.5: whether some placement of so many units would give a Roman stack five units."""
    least = edition().tables.limits.consul
    return any(
        strength(board, space) + min(_most(space), due, room_for(board, ROME, space)) >= least for space in among
    )


def strength(board: Board, space: SpaceId) -> int:
    """H-59: the Roman units of a space, inside and outside together; those in a besieged city do not count."""
    if is_besieged(board, space) and board.spaces[space].owner == ROME:
        return 0
    return size_at(board, ROME, space)


def next_places(board: Board, chosen: tuple[SpaceId, ...]) -> list[SpaceId]:
    """Where one more unit may come after these."""
    allowed = places(board)
    if len(chosen) >= arriving(board, allowed):
        return []
    return [
        space
        for space in allowed
        if chosen.count(space) < room_for(board, ROME, space) and (_at_home(space) or _abroad(chosen) < most_abroad())
    ]


def _at_home(space: SpaceId) -> bool:
    return in_region(space, ITALIA)


def _abroad(spaces: tuple[SpaceId, ...]) -> int:
    return len([space for space in spaces if not _at_home(space)])


def _most(space: SpaceId) -> int:
    return edition().scenario.reinforcements.rome if _at_home(space) else most_abroad()
