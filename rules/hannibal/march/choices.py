"""Autocomplete for moves: the next step, units, companions, what can be taken up or left (ch.8, 9)."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from rules.core.actions import MOST_CANDIDATES, Candidate
from rules.core.messages import Message, Name, Refusal, message
from rules.core.picking import picked
from rules.hannibal.board.forces import generals_at, is_besieged, printed, room_inside, units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.besieging import refuse_siege_ahead
from rules.hannibal.march.itinerary import (
    Walk,
    is_sortie,
    refuse_going_inside,
    refuse_leaving,
    set_out,
    take_step,
)
from rules.hannibal.march.leave import Licence, may_lead, not_activated
from rules.hannibal.march.steps import (
    SEA,
    STAY,
    Step,
    marches_from,
    read_step,
    refuse_entering,
    refuse_sailing,
    refuse_step,
    voyages_from,
)
from rules.hannibal.march.writing import ALL, INSIDE, NONE, best_of, read_units, write_units
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.limits import is_target

if TYPE_CHECKING:
    from rules.hannibal.march.marching import Marching

WORDS = {
    "if_intercepted": ("fight", "back-up", "ask"),
    "if_avoided": ("pursue", "stop", "ask"),
}


def choices(
    board: Board,
    side: Side,
    param: str,
    given: Mapping[str, str],
    typed: str,
    allowed: Licence,
    march: "Marching | None" = None,
) -> list[Candidate]:
    """Values for one parameter of a move, given the others; `march`: one that is under way."""
    if param in WORDS:
        return _words(WORDS[param], typed)
    if param in ("units", "along", "spare"):
        return _about(board, side, param, given, typed, allowed)[:MOST_CANDIDATES]
    if param == "path" and march is None:
        return _first_steps(board, side, given, typed, allowed)[:MOST_CANDIDATES]
    start = march.at if march is not None else _start(board, side, given, allowed)
    if start is None:
        return []
    goal = (_on_path(board, given) or [start])[-1]
    if param == "siege" and not is_target(board, side, goal):
        return _words(["false"], typed)
    if param == "inside" and refuse_going_inside(board, side, goal) is not None:
        return []
    walk = begun_walk(board, side, given, allowed, march)
    if walk is None:
        return []
    if param == "path":
        found = _steps(board, walk, typed)
    elif param == "siege":
        found = _sieges(board, walk, given, typed)
    elif param in ("pick_up", "drop"):
        at_start = None if march is not None else board.generals[walk.party.general].inside
        found = _parcels(board, walk, given, typed, at_start, takes=param == "pick_up")
    else:
        found = _inside(board, walk, given, typed)
    return found[:MOST_CANDIDATES]


def _start(board: Board, side: Side, given: Mapping[str, str], allowed: Licence) -> SpaceId | None:
    """Where the general is who was named, if this card activates him."""
    general = GeneralId(given.get("general", ""))
    if general not in board.generals or not_activated(board, side, general, allowed) is not None:
        return None
    return board.generals[general].at


def begun_walk(
    board: Board, side: Side, given: Mapping[str, str], allowed: Licence, march: "Marching | None"
) -> Walk | None:
    """The party as far as it has been named."""
    if march is not None:
        walk = Walk(side, march.at, march.party.copy(), allowed)
        walk.shift(march.party.units)
        return walk
    general = GeneralId(given.get("general", ""))
    if general not in board.generals or not_activated(board, side, general, allowed) is not None:
        return None
    units, along = given.get("units", ""), given.get("along", "").split()
    path = given.get("path", "").split()
    found = set_out(board, side, general, units, along, allowed, path)
    if isinstance(found, Refusal):
        found = set_out(board, side, general, "", (), allowed, path)
    return None if isinstance(found, Refusal) else found


def follow_words(board: Board, walk: Walk, words: list[str]) -> bool:
    """Walks these steps in thought; whether all of them can be taken."""
    for word in words:
        step = read_step(board, walk.at, word)
        if isinstance(step, Refusal) or take_step(board, walk, step) is not None:
            return False
    return True


def _first_steps(board: Board, side: Side, given: Mapping[str, str], typed: str, allowed: Licence) -> list[Candidate]:
    """ch.9, 11: by land with all who may go; unless their number is said, by sea with as many as may sail."""
    chosen = picked(typed)[0]
    walk = begun_walk(board, side, {**given, "path": " ".join(chosen)}, allowed, None)
    if walk is None:
        return []
    too_many = 0 < allowed.sea_units < walk.party.units.total and edition().map.is_port(walk.at)
    found = _steps(board, walk, typed)
    if chosen or given.get("units") or not too_many:
        return found
    aboard = begun_walk(board, side, {**given, "path": SEA}, allowed, None)
    return [*found, *(_steps(board, aboard, typed, by_sea=True) if aboard is not None else [])]


def _steps(board: Board, walk: Walk, typed: str, *, by_sea: bool = False) -> list[Candidate]:
    chosen, begun = picked(typed)
    if not follow_words(board, walk, chosen):
        return []
    if refuse_leaving(board, walk) is not None:
        return []
    shut_in = not walk.steps and is_sortie(board, walk.side, walk.party.general)
    by_land = not shut_in and not by_sea
    party, units, left = walk.party, walk.party.units, walk.allowed.mp - walk.party.most_spent
    moored = (shut_in and is_besieged(board, walk.at)) or refuse_sailing(
        board, walk.side, walk.at, walk.at, units, walk.allowed
    )  # nobody sails from here, wherever to
    ships = {} if moored else voyages_from(walk.at)
    wrong = refuse_step if board.counsels else refuse_entering  # ch.11: only counsels ask where ships go
    free = not board.truce and not board.counsels and units.total and edition().bound.keys().isdisjoint(party.generals)
    stay = {STAY: Step(walk.at, STAY, 1)} if walk.allowed.charms and not chosen and by_land else {}
    so_far, found = "".join(f"{word} " for word in chosen), list[Candidate]()
    for word, step in chain(stay.items(), marches_from(walk.at).items() if by_land else (), ships.items()):
        if step.cost > left or (begun and not word.startswith(begun) and not word.removeprefix(SEA).startswith(begun)):
            continue
        open_to = free and step.kind != "strait"  # nothing but points could keep such a party from it
        if open_to or wrong(board, walk.side, walk.at, step, units, party.generals, walk.allowed) is None:
            found.append(Candidate(so_far + word, _step_said(step)))
        if len(found) == MOST_CANDIDATES:
            break
    return found


def _sieges(board: Board, walk: Walk, given: Mapping[str, str], typed: str) -> list[Candidate]:
    """ch.20: only where the path ends at something that he could besiege."""
    there = follow_words(board, walk, given.get("path", "").split()) and refuse_siege_ahead(board, walk) is None
    return _words(["true", "false"] if there else ["false"], typed)


def _words(words: Iterable[str], typed: str) -> list[Candidate]:
    return [Candidate(word) for word in words if word.startswith(typed)]


@cache
def _step_said(step: Step) -> Message:
    return message(f"step-{step.kind}", space=space_name(step.to), points=step.cost)


def _about(
    board: Board, side: Side, param: str, given: Mapping[str, str], typed: str, allowed: Licence
) -> list[Candidate]:
    """What only depends on who leads and where: with how many units, with whom, and which markers he spares."""
    general = GeneralId(given.get("general", ""))
    if general not in board.generals or not_activated(board, side, general, allowed) is not None:
        return []
    if param == "spare":
        return _spared(board, general, given, typed, allowed)
    return _units(board, general, typed) if param == "units" else _companions(board, general, typed)


def _units(board: Board, general: GeneralId, typed: str) -> list[Candidate]:
    state = board.generals[general]
    assert state.at is not None
    there = units_at(board, printed(general).side, state.at, inside=state.inside)
    most = min(there.total, edition().tables.limits.army)
    sizes = [best_of(there, count) for count in range(most, -1, -1)]
    plain = [Units(count) for count in range(min(there.regular, most), 0, -1)] if there.elephants else []
    return _sizes([*sizes, *plain], typed)


def _sizes(sizes: list[Units], typed: str) -> list[Candidate]:
    written = {write_units(units): units for units in sizes}
    return [Candidate(word, units_said(units)) for word, units in written.items() if word.startswith(typed)]


def _companions(board: Board, general: GeneralId, typed: str) -> list[Candidate]:
    state = board.generals[general]
    assert state.at is not None
    chosen, begun = picked(typed)
    others = may_lead(board, general, generals_at(board, printed(general).side, state.at, inside=state.inside))
    words = [*([NONE] if not chosen else []), *(one for one in others if one not in chosen)]
    return [_labelled(" ".join([*chosen, word]), word) for word in words if word.startswith(begun)]


def _labelled(value: str, word: str) -> Candidate:
    label: Message | Name = message("option-none") if word == NONE else general_name(GeneralId(word))
    return Candidate(value, label)


def _parcels(
    board: Board, walk: Walk, given: Mapping[str, str], typed: str, at_start: bool | None, *, takes: bool
) -> list[Candidate]:
    """H-52: in each place units but once; where he sets out (`at_start`: inside?) only across the walls."""
    chosen, begun = picked(typed)
    so_far, found = "".join(f"{word} " for word in chosen), list[Candidate]()
    for space in dict.fromkeys([walk.at, *_on_path(board, given)]):
        if not space.startswith(begun[: len(space)]):
            continue
        for inside in (False, True):
            if (space, inside) != (walk.at, at_start):
                words = _at_space(board, walk, space, chosen, takes=takes, inside=inside)
                found += [Candidate(so_far + word, label) for word, label in words if word.startswith(begun)]
        if len(found) >= MOST_CANDIDATES:
            break
    return found


def _at_space(
    board: Board, walk: Walk, space: SpaceId, chosen: list[str], *, takes: bool, inside: bool
) -> list[tuple[str, Message]]:
    """What can be taken up or left in one space besides what was chosen, outside or inside the walls."""
    if inside and refuse_going_inside(board, walk.side, space) is not None:
        return []
    head, tail, party = f"{space}:", f":{INSIDE}" if inside else "", walk.party
    named = [word.split(":")[1] for word in chosen if word.startswith(head) and word.endswith(f":{INSIDE}") == inside]
    if takes:
        units = units_at(board, walk.side, space, inside=inside).copy()
        if (away := walk.moved.get(f"{space}:{inside}")) is not None:
            units.take(away)
        most = min(units.total, edition().tables.limits.army - party.units.total)
        around = may_lead(board, party.general, generals_at(board, walk.side, space, inside=inside))
        generals = [one for one in around if one not in party.generals]
    else:
        units = party.units
        most = min(units.total, room_inside(board, space)) if inside else units.total
        generals = [] if inside else list(party.along)
    if any(word not in board.generals for word in named):
        most = 0
    sizes = [best_of(units, count) for count in range(most, 0, -1)]
    found = [(f"{head}{write_units(size)}{tail}", _parcel_said(space, units_said(size), tail)) for size in sizes]
    free = [one for one in generals if one not in named]
    return found + [(f"{head}{one}{tail}", _parcel_said(space, general_name(one), tail)) for one in free]


def _parcel_said(space: SpaceId, what: Message | Name, tail: str) -> Message:
    if tail:
        return message("parcel-inside", space=space_name(space), what=what)
    return message("parcel", space=space_name(space), what=what)


def _on_path(board: Board, given: Mapping[str, str]) -> list[SpaceId]:
    words = [word.removeprefix(SEA) for word in given.get("path", "").split()]
    return [SpaceId(word) for word in words if word in board.spaces]


def _spared(
    board: Board, general: GeneralId, given: Mapping[str, str], typed: str, allowed: Licence
) -> list[Candidate]:
    """H-86, H-87: only for those who would remove markers."""
    start = board.generals[general].at
    if start is None or (not allowed.charms and printed(general).ability != "removes-pc"):
        return []
    chosen, begun = picked(typed)
    spaces = dict.fromkeys([start, *_on_path(board, given)])
    fit = [space for space in spaces if space not in chosen and space.startswith(begun)]
    return [Candidate(" ".join([*chosen, space]), space_name(space)) for space in fit]


def _inside(board: Board, walk: Walk, given: Mapping[str, str], typed: str) -> list[Candidate]:
    if not follow_words(board, walk, given.get("path", "").split()):
        return []
    if refuse_going_inside(board, walk.side, walk.at) is not None:
        return []
    most = min(room_inside(board, walk.at), walk.party.units.total)
    sizes = [best_of(walk.party.units, count) for count in range(most, -1, -1)]
    whole = [Candidate(ALL, message("option-all"))] if ALL.startswith(typed) and read_units(typed) is None else []
    return [*whole, *_sizes(sizes, typed)]
