"""Who plays a minor that is at war without an ally: a power for as long as that lasts, or the camps in turn (7.4.5)."""

from collections.abc import Sequence
from typing import Protocol

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import owners, units
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import at_war, camp_of, foes, hand_seen, is_power, is_wild, patron, powers_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.core.ids import Seat
from rules.core.messages import Name
from rules.core.run import Run

OPPOSITE = {Camp.ASSYRIAN: Camp.REBEL, Camp.REBEL: Camp.ASSYRIAN}


class Drawer(Protocol):
    """The kernel's `run.draw`: n ids of a pool, and the seats that may see which (None: everyone)."""

    def __call__(
        self, label: str, pool: Sequence[str], n: int = 1, seats: Sequence[Seat] | None = ()
    ) -> tuple[str, ...]:
        """The ids drawn."""


def assign_controllers(run: Run[Board]) -> None:
    """7.4.5: every active minor without an ally has somebody who plays it; who is in control stays if he may."""
    for minor, state in run.board.countries.items():
        if state.kind != "minor" or state.is_power:
            continue
        if not state.active or patron(run.board, minor) is not None:
            state.controller = state.controller_camp = None
            state.regent_acted = False
        elif not is_well_controlled(run.board, minor):
            choose_controller(run.board, minor, run.draw)
            _tell(run, minor)


def is_well_controlled(board: Board, minor: CountryId) -> bool:
    """The power that plays it may go on: it is still one of those whom the enemies of the minor allow (R-234)."""
    state = board.countries[minor]
    fixed = fixed_camp(board, minor)
    if state.controller is None or (fixed is None) != (state.controller_camp is not None):
        return False
    return state.controller in candidates(board, minor, fixed or state.controller_camp or Camp.ASSYRIAN)


def choose_controller(board: Board, minor: CountryId, draw: Drawer) -> None:
    """7.4.5: the opposite camp of its enemies plays it; with enemies on both sides, or none, the camps take turns."""
    state = board.countries[minor]
    camp = fixed_camp(board, minor)
    state.controller_camp, state.regent_acted = None, False
    if camp is None:
        (first,) = draw("controlling-camp", [Camp.ASSYRIAN.value, Camp.REBEL.value], 1, None)
        camp = state.controller_camp = Camp(first)
    _appoint(board, minor, camp, draw)


def pass_control(run: Run[Board], minor: CountryId) -> None:
    """7.4.5: where the camps take turns, control changes with every new impulse of the minor."""
    state = run.board.countries[minor]
    if state.controller_camp is None or state.kind != "minor":
        return
    if state.regent_acted:
        state.controller_camp = OPPOSITE[state.controller_camp]
        _appoint(run.board, minor, state.controller_camp, run.draw)
        _tell(run, minor)
    state.regent_acted = True


def _appoint(board: Board, minor: CountryId, camp: Camp, draw: Drawer) -> None:
    """A power of the camp, drawn if there are several (7.4.5, R-234)."""
    able = candidates(board, minor, camp)
    board.countries[minor].controller = CountryId(draw("controller", able, 1, None)[0]) if len(able) > 1 else able[0]


def _tell(run: Run[Board], minor: CountryId) -> None:
    run.reveal(*hand_seen(run.board, minor))  # its new player sees its hand
    power = run.board.countries[minor].controller or ""
    run.tell("controller-named", "7.4.5", country=Name("country", minor), power=Name("country", power))


def fixed_camp(board: Board, minor: CountryId) -> Camp | None:
    """The camp that plays a minor with enemies in the other camp only; None: they take turns (7.4.5, R-29)."""
    attackers = {camp_of(board, other) for other in foes(board, minor)}
    if len(attackers) != 1:
        return None
    return OPPOSITE.get(attackers.pop())


def candidates(board: Board, minor: CountryId, camp: Camp) -> list[CountryId]:
    """Who may be drawn: of the camp, but against Rebels alone Assyria itself, if it can (7.4.5)."""
    able = able_controllers(board, minor, camp)
    return [ASSYRIA] if fixed_camp(board, minor) is Camp.ASSYRIAN and ASSYRIA in able else able


def able_controllers(board: Board, minor: CountryId, camp: Camp) -> list[CountryId]:
    """Powers of the camp not at war with the minor; else such neutrals; else any of the camp, or at all (R-234)."""
    members = powers_of(board, camp)
    for asked in (camp, Camp.NEUTRAL):
        able = members if asked is camp else powers_of(board, asked)
        peaceful = [country for country in able if not at_war(board, country, minor)]
        if peaceful:
            return peaceful
    return members or [country for country in board.countries if is_power(board, country)]


def is_beset(board: Board, minor: CountryId) -> bool:
    """Nomads on nobody's side stand in a home or associated area of the minor (6.17, 7.4.5)."""
    game_map = edition_of(board).map
    own = [*game_map.home_areas.get(minor, ()), *game_map.associated_areas.get(minor, ())]
    there = [piece for area in own if area in board.areas for piece in board.areas[area].pieces]
    return True in [is_wild(board, owner) for owner in owners(units(there))]
