"""A scenario laid out on the board: everything of the set-up that needs no luck (4.1, 4.2, 6.12)."""

import msgspec

from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, LeaderId, PieceId, ScenarioId, UnitId
from rules.assyrian_wars.board.pieces import HIRED, Piece, Siege
from rules.assyrian_wars.board.relations import PRO, at_war, is_conquered, patron
from rules.assyrian_wars.board.state import Board, Camp, Conquest, CountryState, Tribute, War
from rules.assyrian_wars.pack.counters import Counters, UnitClass
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.map import GameMap
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.pack.stacks import Stack
from rules.assyrian_wars.pack.timetable import Timetable
from rules.assyrian_wars.setup.blank import blank_board


def arrange(edition: Edition, scenario: Scenario) -> Board:
    """The board with every marker and piece of the scenario; nobody is seated, nothing is drawn or dealt yet."""
    board = blank_board(edition, ScenarioId(scenario.id))
    for country in board.countries:
        _set_markers(board, country, scenario)
    _mark_areas(board, scenario)
    _settle_politics(board, scenario)
    _pay_tribute(board, scenario)
    _remove_past_kings(board, edition.counters, scenario)
    for stack in scenario.forces:
        place_stack(board, stack, edition.counters)
    _begin_sieges(board, edition.map, scenario)
    _activate(board, scenario, edition.timetable)
    return board


def _set_markers(board: Board, country: CountryId, scenario: Scenario) -> None:
    """A country's camp, ECO level and trade markers, its place on a diplomatic track and its refusal marker (4.1)."""
    state = board.countries[country]
    power, minor = scenario.powers.get(country), scenario.minors.get(country)
    if power is not None:
        state.camp = state.camp_at_start = Camp(power.camp)
        state.eco, state.eco_base, state.trade = power.eco, power.base, power.trade
        return
    if minor is not None:
        state.eco = minor.eco
        if minor.tribute in ("refused", "refused-before"):
            state.refusal = "black" if minor.tribute == "refused" else "white"
    influence = (minor or scenario.tribes[country]).influence
    if influence is not None:
        state.track, state.level = influence.power, influence.level


def _mark_areas(board: Board, scenario: Scenario) -> None:
    """Areas that somebody else than the printed owner holds, provinces, and markers on the map (6.12)."""
    for area, holder in scenario.control.items():
        board.areas[area].control = holder
    for area, holder in scenario.provinces.items():
        board.areas[area].control = board.areas[area].province = holder
    for area, level in scenario.markers.pillage.items():
        board.areas[area].pillage = level
    for area, levels in scenario.markers.damage.items():
        board.areas[area].damage = levels
    for area, markers in scenario.markers.eco_plus.items():
        board.areas[area].eco_plus = markers
    for area, markers in scenario.markers.eco_minus.items():
        board.areas[area].eco_minus = markers


def _settle_politics(board: Board, scenario: Scenario) -> None:
    """Wars of two countries' own, minor city pacts, and conquests: their grace ends with the first turn (R-198)."""
    turn = scenario.first_turn
    board.wars = [War(war.by, war.on, war.cause, turn) for war in scenario.wars]
    board.pacts = dict(scenario.pacts)
    board.conquests = [
        Conquest(by=minor.conquered_by, of=country, until=turn)
        for country, minor in scenario.minors.items()
        if minor.conquered_by is not None
    ]


def _pay_tribute(board: Board, scenario: Scenario) -> None:
    """Who pays whom from the start, and why (5.2, R-32, R-37)."""
    for country, power in scenario.powers.items():
        if power.pays_tribute:
            board.tributes.append(Tribute(country, ASSYRIA, "voluntary"))
    for country, minor in scenario.minors.items():
        if minor.conquered_by is not None:
            board.tributes.append(Tribute(country, minor.conquered_by, "conquest"))
        if minor.influence is not None and minor.influence.level >= PRO:
            board.tributes.append(Tribute(country, minor.influence.power, "status"))
        if minor.tribute == "paid":
            board.tributes.append(Tribute(country, ASSYRIA, "check"))
    board.tributes += [Tribute(CountryId(city), power, "pact") for city, power in scenario.pacts.items()]


def _remove_past_kings(board: Board, counters: Counters, scenario: Scenario) -> None:
    """A power's king whose time has come, and who is not on the map, will not come any more (7.6)."""
    placed = {leader for stack in scenario.forces for leader in stack.leaders}
    for key, king in counters.kings.items():
        if king.country in scenario.powers and king.turn <= scenario.first_turn and key not in placed:
            board.countries[king.country].reserve.remove(key)
            board.removed.append(key)


def place_stack(board: Board, stack: Stack, counters: Counters) -> list[Piece]:
    """Take the pieces of a stack from the country's pool and put them where they belong; the pieces placed.

    What a game master has taken from the pool is not there to be placed.
    """
    state = board.countries[stack.country]
    there = [leader for leader in stack.leaders if leader in state.pool or leader in state.reserve]
    chosen = [(leader, _shows_weak_side(leader, stack, counters)) for leader in there]
    pieces = [Piece(_take(state, leader), stack.country, reduced=weak, inside=stack.inside) for leader, weak in chosen]
    for units, reduced in ((stack.units, False), (stack.reduced, True)):
        for cls, count in units.items():
            regulars = _first_of_class(state, cls, counters, count)
            pieces += [Piece(_take(state, unit), stack.country, reduced, stack.inside) for unit in regulars]
    if stack.area is not None:
        board.areas[stack.area].pieces += pieces
    elif stack.zone is not None:
        board.zones[stack.zone] += pieces
    return pieces


def _shows_weak_side(leader: LeaderId, stack: Stack, counters: Counters) -> bool:
    """An ordinary leader starts on his weak side; a king has only one (2.1.2, 9.2)."""
    return leader in counters.leaders and leader not in stack.promoted


def _take(state: CountryState, piece: PieceId) -> PieceId:
    """Lift a piece from the force pool, or a king from the reserve."""
    (state.pool if piece in state.pool else state.reserve).remove(piece)
    return piece


def _first_of_class(state: CountryState, cls: UnitClass, counters: Counters, count: int) -> list[UnitId]:
    """The first regulars of a class in the force pool; mercenaries there are not meant."""
    units = (counters.units[UnitId(piece)] for piece in state.pool if piece in counters.units)
    return [unit.id for unit in units if unit.cls == cls and unit.country not in HIRED][:count]


def place_minor(board: Board, edition: Edition, minor: CountryId) -> list[Piece]:
    """The forces of a minor that is activated for the first time; the pieces placed (6.17).

    Where the minor has lost an area, or an enemy stands, they gather in the first home city that is still safe, the
    capital before others (as R-120); without any they stay in the force pool.
    """
    safe = safe_home_areas(board, edition.map, minor)
    placed: list[Piece] = []
    for stack in edition.activation.forces[minor]:
        if stack.area is not None and stack.area not in safe and safe:
            placed += place_stack(board, msgspec.structs.replace(stack, area=safe[0]), edition.counters)
        elif stack.area in safe or stack.zone in board.zones:
            placed += place_stack(board, stack, edition.counters)
    return placed


def safe_home_areas(board: Board, game_map: GameMap, minor: CountryId) -> list[AreaId]:
    """Home cities, or Persian squares, that a minor holds and no enemy stands in; the capital first (R-38, R-120)."""
    squares = [area for area in game_map.home_areas[minor] if game_map.areas[area].kind == "square"]
    areas = sorted([*game_map.home_cities[minor], *squares], key=lambda area: not game_map.areas[area].is_capital)
    held = [area for area in areas if area in board.areas and board.areas[area].control == minor]
    return [area for area in held if not any(at_war(board, p.owner, minor) for p in board.areas[area].pieces)]


def _begin_sieges(board: Board, game_map: GameMap, scenario: Scenario) -> None:
    """Sieges under way, with the city's level as the siege began (6.8, R-254)."""
    for siege in scenario.sieges:
        area = board.areas[siege.area]
        level = game_map.areas[siege.area].defence - area.damage
        area.sieges.append(Siege(siege.country, siege.leader, level, siege.hunger))


def _activate(board: Board, scenario: Scenario, timetable: Timetable) -> None:
    """Powers are active, and minors that are allied or at war (4.1, 6.17); so are tribes on the map (10.1)."""
    at_war = {country for war in scenario.wars for country in (war.by, war.on)}
    on_map = {stack.country for stack in scenario.forces}
    turn = scenario.first_turn
    for country, state in board.countries.items():
        if state.kind == "nomad":
            state.active = state.entered = country in on_map
            entry = timetable.entries.get(country)
            if state.entered and entry is not None and not timetable.is_freed(country, turn):
                state.prey = entry.only_against
        else:
            state.active = patron(board, country) is not None or country in at_war
            state.deployed = state.active and not state.is_power
            state.annexed = is_conquered(board, country) and timetable.is_annexed(country, turn)
        state.turn.was_active = state.active
