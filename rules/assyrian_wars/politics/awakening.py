"""Nomads on nobody's side attack a minor that slept: it is activated, and the camps play it in turns (6.17, 7.4.5)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.activation import Activate, deactivate
from rules.assyrian_wars.politics.regency import choose_controller, is_beset
from rules.assyrian_wars.politics.upheaval import is_involved
from rules.core.messages import Name
from rules.core.run import Run


def wake_attacked(run: Run[Board]) -> None:
    """6.17: a minor is activated when nomads that nobody is allied to stand in its land; not one that is gone (7.1)."""
    board = run.board
    for minor, state in board.countries.items():
        awake = state.active or state.is_power or state.annexed or state.eliminated
        if state.kind == "minor" and not awake and is_beset(board, minor):
            choose_controller(board, minor, run.draw)
            power = Name("country", state.controller or "")
            run.tell("controller-named", "7.4.5", country=Name("country", minor), power=power)
            run.call(Activate(minor=minor))


def calm_left(run: Run[Board]) -> None:
    """3.4: a minor that only nomads had attacked is inactive again when they are gone from its land."""
    for minor in run.board.countries:
        if is_left_alone(run.board, minor):
            deactivate(run, minor, "3.4")


def is_left_alone(board: Board, country: CountryId) -> bool:
    """Whether it is a minor that acts without an ally, and nobody is at war with it any more (3.4)."""
    state = board.countries[country]
    alone = state.kind == "minor" and state.active and state.controller_camp is not None
    return alone and not is_involved(board, country)
