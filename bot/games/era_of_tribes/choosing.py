"""What can be picked in Era of Tribes, in a line each, from the seat's view.

Public: `line`.
"""

from bot.games.presentation import Line
from bot.spine.words import Words
from rules.core.messages import Name
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.view import TribesView

LAND, SEA = "📍", "⛵"


def line(thing: Name, view: TribesView, words: Words) -> Line | None:
    """Who holds a province or a sea, and with what."""
    if thing.kind != "area":
        return None
    area = AreaId(thing.id)
    land, sea = view.lands.get(area), view.seas.get(area)
    if land is not None:
        if land.owner is None:
            return Line((words("line-wild" if land.barbarians else "line-free"),), LAND)
        held = words("line-land", seat=Name("seat", land.owner), vassals=land.vassals, city=land.city)
        return Line((held,), LAND)
    if sea is None:
        return None
    fleets = [words("line-fleets", seat=Name("seat", seat), fleets=count) for seat, count in sea.fleets.items()]
    return Line(tuple(fleets or [words("line-open-sea")]), SEA)
