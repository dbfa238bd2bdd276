"""Names for pictures: a country, a minor city, a place, a leader, as the match's pack has them."""

from render.assyrian_wars.atlas import edition, game_map, name
from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, LeaderId, PieceId, ZoneId


def country(code: str, language: str, pack: str) -> str:
    """A country's name; a minor city goes by its own."""
    found = game_map(pack).countries.get(CountryId(code))
    return name(found, language) if found else place(code, language, pack)


def place(key: str, language: str, pack: str) -> str:
    """The name of an area, a sea zone or a trade box."""
    board = game_map(pack)
    thing = board.areas.get(AreaId(key)) or board.zones.get(ZoneId(key)) or board.boxes.get(BoxId(key))
    return name(thing, language) if thing else key


def leader(key: str, language: str, pack: str) -> str:
    """A leader's or king's name."""
    counters, who = edition(pack).counters, LeaderId(PieceId(key))
    thing = counters.kings.get(who) or counters.leaders.get(who)
    return name(thing, language) if thing else key
