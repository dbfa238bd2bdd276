"""Names for pictures: a country, a minor city, a place, a leader, in the reader's language."""

from render.assyrian_wars.alt import country
from render.assyrian_wars.atlas import edition, game_map, name
from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId, ZoneId

__all__ = ["country", "leader", "place"]


def place(key: str, language: str) -> str:
    """An area's or a sea zone's name."""
    board = game_map()
    thing = board.areas.get(AreaId(key)) or board.zones.get(ZoneId(key))
    return name(thing, language) if thing else key


def leader(key: str, language: str) -> str:
    """A leader's or king's name."""
    counters, who = edition().counters, LeaderId(PieceId(key))
    thing = counters.kings.get(who) or counters.leaders.get(who)
    return name(thing, language) if thing else key
