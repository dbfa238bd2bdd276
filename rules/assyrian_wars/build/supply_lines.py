"""Friendly paths: from a unit over friendly ground and open sea to a home area of its side (6.4, 8.2, R-6, R-41)."""

from collections import deque
from collections.abc import Iterator

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import allies_among, enemies_among, is_friendly_area, ships
from rules.assyrian_wars.board.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board


def has_lifeline(board: Board, country: CountryId, area: AreaId, *, shut_in: bool = False) -> bool:
    """Whether an uninterrupted friendly path leads to a home area of the country or of an ally (6.4, R-41).

    Who is shut in a besieged city can only go by sea.
    """
    if not shut_in and not is_friendly_area(board, country, area):
        return False
    if not shut_in and is_source(board, country, area):
        return True
    seen: set[str] = {area}
    queue: deque[AreaId | ZoneId] = deque(_sea_from(board, country, area) if shut_in else _from(board, country, area))
    while queue:
        place = queue.popleft()
        if place in seen:
            continue
        seen.add(place)
        if place in board.areas:
            if is_source(board, country, AreaId(place)):
                return True
            queue.extend(_from(board, country, AreaId(place)))
        else:
            queue.extend(_from_zone(board, country, ZoneId(place)))
    return False


def is_source(board: Board, country: CountryId, area: AreaId) -> bool:
    """A friendly home area that the country or an ally controls and that is printed for it (8.2, R-41)."""
    printed = edition_of(board).map.areas[area]
    holder = board.areas[area].control
    if not printed.is_home or printed.country is None or not allied(board, country, printed.country):
        return False
    return bool(holder) and allied(board, country, holder) and is_friendly_area(board, country, area)


def has_port(board: Board, country: CountryId, zone: ZoneId) -> bool:
    """A friendly port lies at the zone (6.16.a)."""
    ports = edition_of(board).map.ports[zone]
    return any(port in board.areas and is_friendly_area(board, country, port) for port in ports)


def is_open_sea(board: Board, country: CountryId, zone: ZoneId) -> bool:
    """No more enemy ships than friendly ones (6.4)."""
    fleet = ships(board.zones[zone])
    return len(enemies_among(board, country, fleet)) <= len(allies_among(board, country, fleet))


def _from(board: Board, country: CountryId, area: AreaId) -> Iterator[AreaId | ZoneId]:
    """Friendly areas next to this one, and the open sea before its port."""
    for other in edition_of(board).map.neighbours[area]:
        if other in board.areas and is_friendly_area(board, country, other):
            yield other
    yield from _sea_from(board, country, area)


def _sea_from(board: Board, country: CountryId, area: AreaId) -> Iterator[ZoneId]:
    """The zone of a port, if it is in play and open."""
    zone = edition_of(board).map.areas[area].port
    if zone is not None and zone in board.zones and is_open_sea(board, country, zone):
        yield zone


def _from_zone(board: Board, country: CountryId, zone: ZoneId) -> Iterator[AreaId | ZoneId]:
    """Open zones next to this one, and friendly ports at it."""
    game_map = edition_of(board).map
    for other in game_map.zones[zone].neighbours:
        if other in board.zones and is_open_sea(board, country, other):
            yield other
    for port in game_map.ports[zone]:
        if port in board.areas and is_friendly_area(board, country, port):
            yield port
