"""Small maps of what may be done, for games whose boards show `MapChanges`: a way, or all that is in reach."""

from collections.abc import Sequence

from bot.spine.words import Words
from render.paper.changes import FoughtAt, Headline, MapChanges, ShownMove


def reached(places: Sequence[str], side: str, words: Words) -> MapChanges:
    """A ring around every place that can be picked."""
    return MapChanges(touched=tuple(dict.fromkeys(places)), caption=Headline(side, words("ahead-reach")))


def walked(side: str, moves: Sequence[ShownMove], fights: Sequence[str], title: str, result: str = "") -> MapChanges:
    """The way of somebody, and where he will meet enemies."""
    return MapChanges(tuple(moves), tuple(map(FoughtAt, fights)), caption=Headline(side, title, "", result))
