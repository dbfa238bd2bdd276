"""What can be picked in Empires, in a line each, from the seat's view.

Public: `line`.
"""

from bot.games.presentation import Line
from bot.spine.words import Words
from rules.core.messages import Name
from rules.empires.board.ids import AreaId
from rules.empires.view import EmpiresView

PLACE = "📍"


def line(thing: Name, view: EmpiresView, words: Words) -> Line | None:
    """Who holds an area, and how firmly."""
    state = view.areas.get(AreaId(thing.id)) if thing.kind == "area" else None
    if state is None:
        return None
    if state.owner is None:
        return Line((words("line-nobody"),), PLACE)
    held = words("line-held", seat=Name("seat", state.owner), markers=state.markers, fort=state.fort)
    return Line((held,), PLACE)
