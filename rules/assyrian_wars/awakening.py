"""Nomads on nobody's side attack a minor that slept: it is activated, and the camps play it in turns (6.17, 7.4.5)."""

from rules.assyrian_wars.activation import Activate
from rules.assyrian_wars.regency import choose_controller, is_beset
from rules.assyrian_wars.state import Board
from rules.core.messages import Name
from rules.core.run import Run


def wake_attacked(run: Run[Board]) -> None:
    """6.17: a minor is activated when nomads that nobody is allied to stand in its land."""
    board = run.board
    for minor, state in board.countries.items():
        if state.kind == "minor" and not (state.active or state.is_power or state.annexed) and is_beset(board, minor):
            choose_controller(board, minor, run.draw)
            power = Name("country", state.controller or "")
            run.tell("controller-named", "7.4.5", country=Name("country", minor), power=power)
            run.call(Activate(minor=minor))
