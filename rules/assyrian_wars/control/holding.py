"""In whose hands an area is, and how a province is lost (6.12, 7.1.D, R-159, R-201)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, factor, in_field, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import NOBODY, AreaState
from rules.assyrian_wars.board.relations import allied, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.war_hooks import lose_eco_marker
from rules.assyrian_wars.setup.blank import printed_owner
from rules.core.messages import Name
from rules.core.run import Run


def set_control(run: Run[Board], area: AreaId, country: CountryId) -> None:
    """The area is in other hands; a province ends with its holder's control (6.12, 7.1.D)."""
    state = run.board.areas[area]
    if state.control == country:
        return
    state.control = country
    state.revolt = state.revolt and country == NOBODY
    lose_eco_marker(run, area)
    if state.province is not None and state.province != country:
        state.province = None
    run.tell("control-changes", "6.12", area=Name("area", area), country=holder_name(country))


def rightful_owner(board: Board, area: AreaId) -> CountryId:
    """Whose an area is by its colour; the land of an eliminated country is nobody's (6.12, 7.1)."""
    owner = printed_owner(area, edition_of(board).map.areas[area])
    state = board.countries.get(owner)
    return NOBODY if state is not None and state.eliminated else owner


def is_garrisoned(board: Board, state: AreaState) -> bool:
    """A province lasts while its holder or an ally of his has a combat unit there (7.1.D, R-187, R-201)."""
    holder = state.province
    return holder is not None and any(allied(board, unit.owner, holder) for unit in units(state.pieces))


def rank_takers(board: Board, area: AreaId, found: Sequence[CountryId]) -> list[CountryId]:
    """The strongest first: a power with its allied minors by pieces, then factors, then track order (6.12.a, R-75)."""
    counters = edition_of(board).counters
    order = list(board.countries)

    def rank(country: CountryId) -> tuple[int, int, bool, int]:
        power = patron(board, country) or country
        own = [p for p in in_field(board.areas[area]) if p.is_land and (patron(board, p.owner) or p.owner) == power]
        return -len(own), -sum(factor(counters, piece) for piece in own), country != power, order.index(country)

    return sorted(found, key=rank)


# How a province is lost.


def lapse_provinces(run: Run[Board]) -> None:
    """A province without garrison goes at once to who is there now, or back to its owner, and is none any more (7.1.D).

    Called wherever units die, go or change sides, not only between two actions: who comes later finds none.
    """
    board = run.board
    for state in board.areas.values():
        if state.province is not None:
            break
    else:
        return  # as nearly always
    held = [(area, state, state.province) for area, state in board.areas.items() if state.province is not None]
    for area, state, holder in held:
        if is_garrisoned(board, state):
            continue
        state.province = None
        run.tell("province-lost", "7.1.D", area=Name("area", area), country=Name("country", holder))
        set_control(run, area, successor(board, area, holder))


def successor(board: Board, area: AreaId, holder: CountryId) -> CountryId:
    """Who has an abandoned province: an enemy of its holder who stands there, else its original owner (7.1.D)."""
    owner = rightful_owner(board, area)
    came = owners(enemies_among(board, holder, units(in_field(board.areas[area]))))
    if not came or any(allied(board, country, owner) for country in came):
        return owner
    return rank_takers(board, area, came)[0]
