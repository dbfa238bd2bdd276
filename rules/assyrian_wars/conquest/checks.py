"""When a country can be conquered: what must be held, by whom, and what the die needs (7.1, 7.1.A, 7.1.C, 10.4.c)."""

from collections.abc import Sequence
from functools import cache

from rules.assyrian_wars.board.editions import edition_named, edition_of
from rules.assyrian_wars.board.forces import factor, units
from rules.assyrian_wars.board.ids import ASSYRIA, MEDE, AreaId, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.map import HOME_CITIES
from rules.core.messages import Name, Refusal, refuse

SQUARES = HOME_CITIES | {"square"}
MEDE_CITIES = 7  # with the capital
ASSYRIAN_CITIES = 5  # besides the capital
CITIES_OF_A_POWER = 5  # without the capital
CITIES_WITH_CAPITAL = 3  # besides the capital
ADDED_FOR_ASSYRIA, ADDED_FOR_A_POWER = 6, 2
DIE = 6


# What is held.


def squares(board: Board, country: CountryId) -> list[AreaId]:
    """The square home areas of a country that are in play: its cities, or Persia's squares (7.1, R-183)."""
    return [area for area in _printed_squares(board.pack, country) if area in board.areas]


@cache
def _printed_squares(pack: str, country: CountryId) -> tuple[AreaId, ...]:
    game_map = edition_named(pack).map
    return tuple(area for area in game_map.home_areas[country] if game_map.areas[area].kind in SQUARES)


def invaded(board: Board, victim: CountryId) -> list[AreaId]:
    """Its square home areas that countries at war with it control (7.1, R-182)."""
    return [area for area in squares(board, victim) if at_war(board, board.areas[area].control, victim)]


def has_lost_ground(board: Board, country: CountryId) -> bool:
    """Whether somebody else has one of its square home areas."""
    for area in _printed_squares(board.pack, country):
        state = board.areas.get(area)
        if state is not None and state.control != country:
            return True
    return False


def is_overrun(board: Board, victim: CountryId) -> bool:
    """All its square home areas but provinces are enemy controlled; the Mede: seven cities with the capital (7.1)."""
    if victim == MEDE:
        lost = invaded(board, victim)
        return len(lost) >= MEDE_CITIES and has_capital(board, victim, lost)
    left = False  # something to be taken
    for area in _printed_squares(board.pack, victim):
        state = board.areas.get(area)
        if state is not None and state.province is None:  # 10.4.c
            if state.control == victim or not at_war(board, state.control, victim):
                return False
            left = True
    return left


def has_capital(board: Board, victim: CountryId, lost: Sequence[AreaId]) -> bool:
    """Whether its capital is among these areas."""
    return edition_of(board).map.capitals.get(victim) in lost


def city_count(board: Board, victim: CountryId) -> int:
    """The cities that count for a check, the capital twice (7.1.A)."""
    lost = invaded(board, victim)
    return len(lost) + has_capital(board, victim, lost)


# Who invades.


def invaders(board: Board, victim: CountryId) -> list[CountryId]:
    """The powers that hold square home areas of a country, by themselves or by their allies (7.1.C, R-187)."""
    powers = {patron(board, board.areas[area].control) for area in invaded(board, victim)}
    return [country for country in board.countries if country in powers]


def rank_invaders(board: Board, victim: CountryId, powers: Sequence[CountryId]) -> list[CountryId]:
    """Who decides if they do not agree first: most square areas, then the largest force in the country (7.1.C)."""
    edition, order = edition_of(board), list(board.countries)
    lost = invaded(board, victim)
    home = [area for area in edition.map.home_areas[victim] if area in board.areas]

    def rank(power: CountryId) -> tuple[int, int, int, int]:
        areas = sum(patron(board, board.areas[area].control) == power for area in lost)
        troops = [unit for area in home for unit in units(board.areas[area].pieces)]
        own = [unit for unit in troops if patron(board, unit.owner) == power]
        return -areas, -len(own), -sum(factor(edition.counters, unit) for unit in own), order.index(power)

    return sorted(powers, key=rank)


def conquerors(board: Board, by: CountryId, victim: CountryId) -> tuple[CountryId, ...]:
    """The conqueror; of Assyria all allied powers that hold a part of it, each with a province (7.1)."""
    if victim != ASSYRIA:
        return (by,)
    partners = [power for power in invaders(board, victim) if power != by and allied(board, power, by)]
    return by, *partners


# The check.


def refuse_check(board: Board, by: CountryId, victim: CountryId) -> Refusal | None:
    """Why this power cannot roll against a country now, and what it would have to hold (7.1)."""
    state = board.countries.get(victim)
    if state is None or victim == by:
        return refuse("7.1", "conquest-no-country", found=str(victim))
    name = Name("country", victim)
    if state.kind == "nomad":
        return refuse("7.1", "conquest-of-nomads", country=name)
    if state.eliminated:
        return refuse("7.1", "conquest-eliminated", country=name)
    if not at_war(board, by, victim):
        return refuse("7.1", "conquest-at-peace", country=name)
    if victim == MEDE:
        return refuse("7.1", "conquest-of-the-mede", country=name, cities=MEDE_CITIES)
    if by not in invaders(board, victim):
        return refuse("7.1", "conquest-nothing-held", country=name)
    return _refuse_holdings(board, victim)


def _refuse_holdings(board: Board, victim: CountryId) -> Refusal | None:
    """A minor: one square area; Assyria: the capital and 5; another power: 5, or the capital and 3 (7.1)."""
    lost, name = invaded(board, victim), Name("country", victim)
    capital = has_capital(board, victim, lost)
    others = len(lost) - capital
    if victim == ASSYRIA and not (capital and others >= ASSYRIAN_CITIES):
        return refuse("7.1", "conquest-of-assyria", country=name, others=ASSYRIAN_CITIES, held=len(lost))
    if victim == ASSYRIA or not board.countries[victim].is_power:
        return None
    if others >= CITIES_OF_A_POWER or (capital and others >= CITIES_WITH_CAPITAL):
        return None
    return refuse(
        "7.1", "conquest-of-a-power", country=name, most=CITIES_OF_A_POWER, others=CITIES_WITH_CAPITAL, held=len(lost)
    )


def added(board: Board, victim: CountryId) -> int:
    """What the rules add to the die: Assyria 6, another power 2 (7.1.A)."""
    if victim == ASSYRIA:
        return ADDED_FOR_ASSYRIA
    return ADDED_FOR_A_POWER if board.countries[victim].is_power else 0


def highest_success(board: Board, victim: CountryId, change: int = 0) -> int:
    """The highest number on the die itself that still conquers, 0 to 6 (7.1.A, R-184)."""
    return max(0, min(DIE, city_count(board, victim) - added(board, victim) - change))
