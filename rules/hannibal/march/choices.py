"""Autocomplete for moves: the next step, units, companions, what can be taken up or left (ch.8, 9)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.core.actions import MOST_CANDIDATES, Candidate
from rules.core.messages import Message, Name, Refusal, message
from rules.core.picking import picked
from rules.hannibal.board.forces import generals_at, room_inside, units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.itinerary import Walk, refuse_going_inside, refuse_leaving, set_out, take_step
from rules.hannibal.march.leave import Licence, may_lead, not_activated
from rules.hannibal.march.steps import SEA, STAY, Step, read_step
from rules.hannibal.march.writing import ALL, INSIDE, NONE, best_of, read_units, write_units
from rules.hannibal.pack.edition import edition

if TYPE_CHECKING:
    from rules.hannibal.march.marching import Marching

WORDS = {
    "siege": ("true", "false"),
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
        return [Candidate(word) for word in WORDS[param] if word.startswith(typed)]
    walk = begun_walk(board, side, given, allowed, march)
    if walk is None:
        return []
    if param == "path":
        found = _steps(board, walk, typed)
    elif param == "units":
        found = _units(board, side, walk, typed)
    elif param == "along":
        found = _companions(board, side, walk, typed)
    elif param in ("pick_up", "drop"):
        found = _parcels(board, walk, given, typed, takes=param == "pick_up")
    elif param == "spare":
        found = _spared(board, walk, given, typed)
    else:
        found = _inside(board, walk, given, typed)
    return found[:MOST_CANDIDATES]


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
    found = set_out(board, side, general, units, along, allowed)
    if isinstance(found, Refusal):
        found = set_out(board, side, general, "", (), allowed)
    return None if isinstance(found, Refusal) else found


def follow_words(board: Board, walk: Walk, words: list[str]) -> bool:
    """Walks these steps in thought; whether all of them can be taken."""
    for word in words:
        step = read_step(board, walk.at, word)
        if isinstance(step, Refusal) or take_step(board, walk, step) is not None:
            return False
    return True


def _steps(board: Board, walk: Walk, typed: str) -> list[Candidate]:
    chosen, begun = picked(typed)
    if not follow_words(board, walk, chosen):
        return []
    if refuse_leaving(board, walk, first=not walk.steps) is not None:
        return []
    words: list[str] = list(edition().map.links.neighbours(walk.at))
    if walk.allowed.charms and not chosen:
        words.append(STAY)
    if walk.allowed.sea_units and edition().map.is_port(walk.at):
        words += [SEA + port for port in edition().map.alphabet if edition().map.is_port(port) and port != walk.at]
    found = list[Candidate]()
    for word in words:
        if not word.startswith(begun):
            continue
        trial = Walk(walk.side, walk.at, walk.party.copy(), walk.allowed, list(walk.steps))
        step = read_step(board, walk.at, word)
        if isinstance(step, Step) and take_step(board, trial, step) is None:
            found.append(Candidate(" ".join([*chosen, word]), _step_said(step)))
    return found


def _step_said(step: Step) -> Message:
    return message(f"step-{step.kind}", space=space_name(step.to), points=step.cost)


def _units(board: Board, side: Side, walk: Walk, typed: str) -> list[Candidate]:
    state = board.generals[walk.party.general]
    there = units_at(board, side, walk.at, inside=state.inside)
    most = min(there.total, edition().tables.limits.army)
    sizes = [best_of(there, count) for count in range(most, -1, -1)]
    plain = [Units(count) for count in range(min(there.regular, most), 0, -1)] if there.elephants else []
    return _sizes([*sizes, *plain], typed)


def _sizes(sizes: list[Units], typed: str) -> list[Candidate]:
    written = {write_units(units): units for units in sizes}
    return [Candidate(word, units_said(units)) for word, units in written.items() if word.startswith(typed)]


def _companions(board: Board, side: Side, walk: Walk, typed: str) -> list[Candidate]:
    state, general = board.generals[walk.party.general], walk.party.general
    chosen, begun = picked(typed)
    others = may_lead(board, general, generals_at(board, side, walk.at, inside=state.inside))
    words = [*([NONE] if not chosen else []), *(one for one in others if one not in chosen)]
    return [_labelled(" ".join([*chosen, word]), word) for word in words if word.startswith(begun)]


def _labelled(value: str, word: str) -> Candidate:
    label: Message | Name = message("option-none") if word == NONE else general_name(GeneralId(word))
    return Candidate(value, label)


def _parcels(board: Board, walk: Walk, given: Mapping[str, str], typed: str, *, takes: bool) -> list[Candidate]:
    chosen, begun = picked(typed)
    spaces = [walk.at, *_on_path(board, walk, given)]
    words = dict[str, Message]()
    for space in dict.fromkeys(spaces):
        for inside in (False, True):
            for word, label in _at_space(board, walk, space, takes=takes, inside=inside):
                words[word] = label
    return [
        Candidate(" ".join([*chosen, word]), label)
        for word, label in words.items()
        if word.startswith(begun) and word not in chosen
    ]


def _at_space(board: Board, walk: Walk, space: SpaceId, *, takes: bool, inside: bool) -> list[tuple[str, Message]]:
    """What can be taken up or left in one space, outside or inside the walls."""
    tail = f":{INSIDE}" if inside else ""
    if inside and refuse_going_inside(board, walk.side, space) is not None:
        return []
    if takes:
        there = units_at(board, walk.side, space, inside=inside).copy()
        if (away := walk.moved.get(f"{space}:{inside}")) is not None:
            there.take(away)
        most = min(there.total, edition().tables.limits.army - walk.party.units.total)
        around = generals_at(board, walk.side, space, inside=inside)
        generals = [one for one in may_lead(board, walk.party.general, around) if one not in walk.party.generals]
        sizes = [best_of(there, count) for count in range(most, 0, -1)]
    else:
        most = room_inside(board, space) if inside else walk.party.units.total
        generals = [] if inside else list(walk.party.along)
        sizes = [best_of(walk.party.units, count) for count in range(min(most, walk.party.units.total), 0, -1)]
    found = [(f"{space}:{write_units(units)}{tail}", _parcel_said(space, units_said(units))) for units in sizes]
    return found + [(f"{space}:{one}{tail}", _parcel_said(space, general_name(one))) for one in generals]


def _parcel_said(space: SpaceId, what: Message | Name) -> Message:
    return message("parcel", space=space_name(space), what=what)


def _on_path(board: Board, walk: Walk, given: Mapping[str, str]) -> list[SpaceId]:
    words = [word.removeprefix(SEA) for word in given.get("path", "").split()]
    return [SpaceId(word) for word in words if word in board.spaces]


def _spared(board: Board, walk: Walk, given: Mapping[str, str], typed: str) -> list[Candidate]:
    chosen, begun = picked(typed)
    spaces = dict.fromkeys([walk.at, *_on_path(board, walk, given)])
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
