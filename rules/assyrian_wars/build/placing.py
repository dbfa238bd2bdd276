"""Where new pieces may appear: regulars, hired units, leaders and ships (6.1 to 6.5, 6.16.a, R-12, R-38 to R-40)."""

from functools import cache

from rules.assyrian_wars.board.editions import edition_named, edition_of
from rules.assyrian_wars.board.forces import enemies_among, owners, ships
from rules.assyrian_wars.board.ids import CODE, AreaId, BoxId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece, Place, is_hired, is_leader, is_ship
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.card_effects import NomadMercenaries
from rules.core.messages import Name, Refusal, refuse


def fits(board: Board, piece: PieceId, place: Place) -> bool:
    """Ships are at sea or in a sea trade box, all others on land, and only combat units in a Raid Box (6.15, 6.16).

    In a force pool and on a home card are a country's own counters and whom it may hire (2.1, 4.2).
    """
    match place.kind:
        case "area":
            return not is_ship(piece)
        case "zone":
            return is_ship(piece)
        case "box" if BoxId(place.id) in edition_of(board).map.sea_trade_boxes:
            return is_ship(piece)
        case "box":
            return not is_ship(piece) and not is_leader(piece)
        case "home" | "pool" | "reserve":
            return is_hired(piece) or piece[:CODE] == place.id
        case _:
            return True


# Areas.


def has_enemies(board: Board, country: CountryId, area: AreaId) -> bool:
    """An enemy unit of any kind is in the area; a lone leader is enough, ships at sea do not count (R-38)."""
    there = board.areas[area].pieces
    return bool(there) and True in [at_war(board, country, owner) for owner in owners(there)]


def is_held(board: Board, country: CountryId, area: AreaId) -> bool:
    """In play, controlled by the country itself, and free of enemies."""
    state = board.areas.get(area)
    return state is not None and state.control == country and not has_enemies(board, country, area)


def building_sites(board: Board, country: CountryId) -> list[AreaId]:
    """Cities in own home areas, free of enemies; squares where a country has no cities (6.1, R-38)."""
    game_map = edition_of(board).map
    cities = game_map.home_cities[country]
    sites = cities or [area for area in game_map.home_areas[country] if game_map.areas[area].kind == "square"]
    return [area for area in sites if is_held(board, country, area)]


def leader_sites(board: Board, country: CountryId) -> list[AreaId]:
    """Own home areas of any shape, free of enemies (6.3, R-40)."""
    return [area for area in edition_of(board).map.home_areas[country] if is_held(board, country, area)]


def hiring_sites(board: Board, country: CountryId, pool: CountryId) -> list[AreaId]:
    """With any own land force, or in an own home or associated area free of enemies (6.2, R-39).

    A card that brings nomad mercenaries may name the areas where they appear instead.
    """
    edition = edition_of(board)
    with_force = [area for area, state in board.areas.items() for piece in state.pieces if piece.owner == country]
    named = nomad_areas(board.pack, pool)
    if named:
        free = [area for area in named if area in board.areas and not has_enemies(board, country, area)]
    else:
        own = (*edition.map.home_areas[country], *edition.map.associated_areas[country])
        free = [area for area in own if is_held(board, country, area)]
    return [area for area in dict.fromkeys([*free, *with_force]) if not is_for_medes(board, area)]


def is_for_medes(board: Board, area: AreaId) -> bool:
    """Behind nothing but Mede-only connections: Mede regulars and leaders are there, and nobody else (1.3, R-9)."""
    return set(edition_of(board).map.terrain[area].values()) == {"mede-only"}


@cache
def nomad_areas(pack: str, pool: CountryId) -> tuple[AreaId, ...]:
    """The areas in which the card of these nomad mercenaries lets them appear; none: as all mercenaries."""
    for card in edition_named(pack).cards.by_id.values():
        for use in card.uses:
            if isinstance(use.effect, NomadMercenaries) and use.effect.pool == pool:
                return tuple(AreaId(area) for area in use.effect.areas)
    return ()


def sites(board: Board, country: CountryId, piece: PieceId) -> list[AreaId]:
    """Where this land piece may appear (6.5: bought back as if it were new)."""
    if is_hired(piece):
        return hiring_sites(board, country, CountryId(piece[:2]))
    return leader_sites(board, country) if is_leader(piece) else building_sites(board, country)


def refuse_site(board: Board, country: CountryId, piece: PieceId, area: AreaId) -> Refusal | None:
    """The refusal of a wrong place, with those that would be right."""
    allowed = sites(board, country, piece)
    if area in allowed:
        return None
    places = tuple(Name("area", site) for site in allowed)
    if is_hired(piece) and area in board.areas and is_for_medes(board, area):
        return refuse("1.3", "only-medes-there", piece=piece_name(piece), area=Name("area", area), sites=places)
    if is_hired(piece):
        return refuse("6.2", "no-hiring-site", piece=piece_name(piece), area=Name("area", area), sites=places)
    if is_leader(piece):
        return refuse("6.3", "no-leader-site", piece=piece_name(piece), area=Name("area", area), sites=places)
    return refuse("6.1", "no-building-site", piece=piece_name(piece), area=Name("area", area), sites=places)


def place(board: Board, country: CountryId, piece: Piece, area: AreaId) -> None:
    """Put a piece into an area: with a garrison if all the country has there is shut in (R-39), else outside."""
    there = [other for other in board.areas[area].pieces if other.owner == country and other.is_land]
    piece.owner = country
    piece.inside = bool(there) and all(other.inside for other in there)
    board.areas[area].pieces.append(piece)


# Ships.


def ship_sites(board: Board, country: CountryId) -> list[ZoneId]:
    """Zones at an own home port; those without enemy ships if there are any (6.16.a, R-12)."""
    game_map = edition_of(board).map
    ports = [area for area in game_map.home_ports[country] if area in board.areas]
    zones = [game_map.areas[port].port for port in ports if board.areas[port].control == country]
    open_zones = list(dict.fromkeys(zone for zone in zones if zone is not None and zone in board.zones))
    calm = [zone for zone in open_zones if not enemies_among(board, country, ships(board.zones[zone]))]
    return calm or open_zones
