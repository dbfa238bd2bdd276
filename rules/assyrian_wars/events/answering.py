"""What a response answers: its window, and the event that it may cancel (6.11, 6.11.e, R-134)."""

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.handlers import PendingEvent
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.run import Run
from rules.core.table import Table


def the_window(table: Table[Board]) -> CardWindow:
    """The window that a response answers."""
    window = table.find(CardWindow)
    if window is None:
        raise LookupError("no window is open")
    return window


def answered_event(table: Table[Board]) -> PendingEvent:
    """The event that the innermost window of announced events is about."""
    window = the_window(table)
    events = [one for one in table.stack if isinstance(one, PendingEvent) and one.play.card == window.card]
    return events[-1]


def cancel_answered_event(run: Run[Board]) -> None:
    """The event that was announced is cancelled, and there is nothing left to answer (6.11, R-134)."""
    answered_event(run).cancelled = True
    the_window(run).closed = True
