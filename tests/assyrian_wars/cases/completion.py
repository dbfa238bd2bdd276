"""What follows from what a case says, and what a case therefore need not say: it is filled in before play begins.

A minor at Pro or better pays its power (6.9), a conquered country its conqueror (7.1.D), and an active minor without an
ally is played by a power (7.4.5). What a test names as unsound is left as it is.
"""

from collections.abc import Collection, Sequence

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import PRO, patron
from rules.assyrian_wars.board.state import Board, Tribute
from rules.assyrian_wars.politics.regency import choose_controller


def complete(board: Board, excused: Collection[str]) -> None:
    """Fills in tribute and who plays the minors, unless that is excused."""
    if "conquests-are-sound" not in excused:
        for entry in board.conquests:
            pay(board, Tribute(entry.of, entry.by, "conquest"))
    if "status-pays" not in excused:
        for minor in minors(board):
            pay_by_status(board, minor)
    if "minors-are-played" not in excused:
        for minor in minors(board):
            state = board.countries[minor]
            if state.active and patron(board, minor) is None and state.controller is None:
                choose_controller(board, minor, whoever_is_first)


def minors(board: Board) -> list[CountryId]:
    """The minors that nobody plays as a power."""
    return [code for code, state in board.countries.items() if state.kind == "minor" and not state.is_power]


def pay_by_status(board: Board, minor: CountryId) -> None:
    """A minor at Pro or better pays its power, and a conqueror with whom it has such a space (R-37)."""
    state = board.countries[minor]
    if state.track is not None and state.level >= PRO and not (state.refusal and state.track == ASSYRIA):
        pay(board, Tribute(minor, state.track, "status"))
    for entry in board.conquests:
        if entry.of == minor and entry.level >= PRO:
            pay(board, Tribute(minor, entry.by, "status"))


def pay(board: Board, tribute: Tribute) -> None:
    """This tribute, if the case does not name it."""
    if tribute not in board.tributes:
        board.tributes.append(tribute)


def whoever_is_first(label: str, pool: Sequence[str], n: int = 1, seats: object = None) -> tuple[str, ...]:
    """Nothing is left to chance here."""
    return tuple(pool[:n])
