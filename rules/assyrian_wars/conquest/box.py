"""The Conquest box: who is in it, whom its grace period binds, and how a country gets out (7.1.D, R-198, R-199).

Nothing here moves a marker on a track: `grace.py` and the diplomatic track do.
"""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import conquest_of, hand_seen, is_conquered
from rules.assyrian_wars.board.state import Board, Conquest
from rules.assyrian_wars.tribute.tribute import begin_tribute, stop_tribute
from rules.core.messages import Name
from rules.core.run import Run


def put_in_box(run: Run[Board], by: CountryId, of: CountryId, rule: str = "7.1.D") -> None:
    """Into a power's Conquest box: tribute at once, and a grace period to the end of the next turn (R-198).

    A minor city has no grace period. Who is conquered again begins a new one, behind the others (10.4.c).
    """
    board = run.board
    board.conquests = [entry for entry in board.conquests if not (entry.by == by and entry.of == of)]
    board.conquests.append(Conquest(by, of, until=board.clock.turn + 1 if of in board.countries else 0))
    begin_tribute(run, of, by, "conquest", rule)


def release(run: Run[Board], by: CountryId, of: CountryId, rule: str) -> None:
    """Out of the Conquest box without more: the entry and the tribute by conquest go (an alliance begins, R-199)."""
    leave_box(run, by, of, rule)
    stop_tribute(run, of, by, "conquest", rule)


def leave_box(run: Run[Board], by: CountryId, of: CountryId, rule: str) -> None:
    """Out of the Conquest box; about its tribute the caller decides."""
    board = run.board
    entry = conquest_of(board, by, of)
    if entry is not None:
        board.conquests.remove(entry)
        run.tell("conquest-over", rule, country=holder_name(of), by=Name("country", by))
        _dismiss(run, entry)
        if of in board.countries and not is_conquered(board, of):
            board.countries[of].annexed = False  # 7.6: it was for good while it was somebody's


def end_service(run: Run[Board], country: CountryId, rule: str) -> None:
    """Conquest of a power ends all its alliances: it commands nobody any more, and nobody commands it (7.1.D, 8.4)."""
    for entry in run.board.conquests:
        if entry.controlled and country in (entry.by, entry.of):
            _dismiss(run, entry)
            run.tell("service-ends", rule, country=Name("country", entry.of), by=Name("country", entry.by))


def _dismiss(run: Run[Board], entry: Conquest) -> None:
    """The player of a conquered power has it back, and sees its hand again (8.4)."""
    if entry.controlled:
        entry.controlled = False
        run.board.countries[entry.of].controller = None
        run.reveal(*hand_seen(run.board, entry.of))


def binding(board: Board, country: CountryId) -> list[Conquest]:
    """The grace periods that bind a country, as conqueror or conquered (7.1)."""
    return [entry for entry in board.conquests if entry.until and country in (entry.by, entry.of)]
