"""Cross-checks of a scenario as it lies on the board: who may stand where, who besieges whom, who holds what."""

from rules.assyrian_wars.board.forces import rating
from rules.assyrian_wars.board.ids import MEDE, AreaId, CountryId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, Piece, Siege
from rules.assyrian_wars.board.relations import allied, at_war, friendly, is_wild
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.map import GameMap
from rules.assyrian_wars.pack.scenario_checks import Report, file_of, reporter
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.pack.timetable import Timetable
from rules.assyrian_wars.setup.arrangement import arrange
from rules.core.packs import Mistake

MEDE_UNITED = 4  # the turn of Khshathrita (10.2)


def check(edition: Edition) -> list[Mistake]:
    """Every mistake that shows when the scenarios are laid out; their files are otherwise sound."""
    mistakes: list[Mistake] = []
    for scenario in edition.scenarios.values():
        report = reporter(file_of(scenario.id), mistakes)
        board = arrange(edition, scenario)
        _check_active_minors(board, scenario, report)
        for area, state in board.areas.items():
            _check_neighbours(board, area, state, report)
            _check_ground(board, area, state, edition.map, report)
            _check_holder(board, area, state, edition.map, report)
            _check_walls(board, area, state, edition.map, report)
            for siege in state.sieges:
                _check_siege(board, area, state, siege, edition.map, report)
        for zone, ships in board.zones.items():
            _check_fleets(board, zone, ships, report)
        _check_mede(board, edition, report)
        _check_tribes(board, scenario, edition.timetable, report)
        _check_deal(board, scenario, edition, report)
    return mistakes


def _check_active_minors(board: Board, scenario: Scenario, report: Report) -> None:
    """A minor that is allied or at war has somebody on the map (4.1)."""
    present = {stack.country for stack in scenario.forces}
    for country, state in board.countries.items():
        if state.kind == "minor" and state.active and country not in present:
            report("forces", f"nothing of {country}", f"forces of {country}, which is allied or at war (4.1)")


def _check_neighbours(board: Board, area: AreaId, state: AreaState, report: Report) -> None:
    """Enemies are in one area only when one of them is inside the city (6.12)."""
    for inside in (False, True):
        owners = sorted({piece.owner for piece in state.pieces if piece.inside == inside})
        for index, one in enumerate(owners):
            for other in owners[index + 1 :]:
                if at_war(board, one, other):
                    where = "inside the city" if inside else "outside the city"
                    report("forces", f"{one} and {other} {where} of {area}", "enemies apart (6.12)")


def _check_ground(board: Board, area: AreaId, state: AreaState, game_map: GameMap, report: Report) -> None:
    """Nobody stands in a country that is at peace with him below march status (8.1); the Far East is the Mede's."""
    printed = game_map.areas[area]
    for owner in dict.fromkeys(piece.owner for piece in state.pieces):
        if printed.kind == "box" and owner != printed.country:
            report("forces", f"{owner} in {area}", f"pieces of {printed.country} only (1.3)")
        holder = state.control
        at_home = holder in (NOBODY, owner) or printed.country == owner
        if not (at_home or friendly(board, owner, holder) or at_war(board, owner, holder) or is_wild(board, owner)):
            report("forces", f"{owner} in {area} of {holder}", "a war, or a reason to be there (8.1)")


def _check_holder(board: Board, area: AreaId, state: AreaState, game_map: GameMap, report: Report) -> None:
    """A foreign holder keeps a land unit there; an area without a city is held by the enemy who stands in it alone."""
    printed = game_map.areas[area]
    units = {piece.owner for piece in state.pieces if piece.is_unit}
    is_foreign = printed.country is not None and state.control not in (printed.country, NOBODY)
    if is_foreign and not any(allied(board, owner, state.control) for owner in units):
        report("control", f"{area} held by {state.control} without a land unit", "a garrison (6.12)")
    if not printed.has_city and state.control and state.control not in units:
        for owner in sorted(units):
            if at_war(board, owner, state.control) and not any(allied(board, o, state.control) for o in units):
                report("control", f"{area} of {state.control} with {owner} alone in it", f"{owner} in control (6.12)")


def _check_walls(board: Board, area: AreaId, state: AreaState, game_map: GameMap, report: Report) -> None:
    """Whoever is inside a city has a right to it, and an enemy before the walls (R-51)."""
    for owner in dict.fromkeys(piece.owner for piece in state.pieces if piece.inside):
        if not game_map.areas[area].has_city:
            report("forces", f"{owner} inside {area}", "an area with a city")
        elif not allied(board, owner, state.control):
            report("forces", f"{owner} inside the city of {state.control} in {area}", "an own or allied city (R-116)")
        besiegers = [piece for piece in state.pieces if piece.is_unit and not piece.inside]
        if not any(at_war(board, owner, piece.owner) for piece in besiegers):
            report("forces", f"{owner} shut inside {area}", "an enemy outside, or `inside` left out (R-51)")


def _check_siege(board: Board, area: AreaId, state: AreaState, siege: Siege, game_map: GameMap, report: Report) -> None:
    """A besieged city has a besieging army at war with it; a hunger siege of a port has a blockade (R-88, R-92)."""
    key = f"sieges[{area}]"
    outside = [piece for piece in state.pieces if piece.owner == siege.country and not piece.inside]
    if not any(piece.is_unit for piece in outside) or siege.leader not in [piece.id for piece in outside]:
        report(key, f"no army of {siege.country} under {siege.leader}", "a leader with units before the city (R-88)")
    if not at_war(board, siege.country, state.control):
        report(key, f"{siege.country} at peace with {state.control}", "a war with the city's holder (R-88)")
    if siege.hunger is None:
        return
    printed = game_map.areas[area]
    surrender = printed.defence - state.damage + (3 if printed.is_capital else 2)
    if siege.hunger >= surrender:
        report(key, f"hunger {siege.hunger}", f"less than {surrender}, when the city falls (6.8.1)")
    if printed.port is not None:
        ships = board.zones.get(printed.port, [])
        own = sum(allied(board, ship.owner, siege.country) for ship in ships)
        enemy = sum(at_war(board, ship.owner, siege.country) for ship in ships)
        if own <= enemy:
            report(key, f"{own} ships against {enemy}", "more ships than the enemy's: the port is open (R-92)")


def _check_fleets(board: Board, zone: str, ships: list[Piece], report: Report) -> None:
    """Enemy fleets do not begin in one sea zone, so that the first search is somebody's decision (6.16.f)."""
    owners: list[CountryId] = sorted({ship.owner for ship in ships})
    for index, one in enumerate(owners):
        for other in owners[index + 1 :]:
            if at_war(board, one, other):
                report("forces", f"ships of {one} and {other} in {zone}", "enemy fleets apart")


def _check_mede(board: Board, edition: Edition, report: Report) -> None:
    """Before turn 4 the Mede has no more regulars abroad than one leader there may command (10.2, R-280)."""
    if board.clock.turn >= MEDE_UNITED:
        return
    home = edition.map.home_areas[MEDE]
    abroad = [p for area, state in board.areas.items() if area not in home for p in state.pieces if p.owner == MEDE]
    regulars = sum(piece.is_regular for piece in abroad)
    leaders = [rating(edition.counters, board.options, piece).command for piece in abroad if piece.is_leader]
    if regulars > max(leaders, default=0):
        report("forces", f"{regulars} Mede regulars abroad", f"at most {max(leaders, default=0)} before turn 4 (10.2)")


def _check_tribes(board: Board, scenario: Scenario, timetable: Timetable, report: Report) -> None:
    """Where the timetable brings a tribe, and against whom it may act, is part of the scenario (7.6, R-275)."""
    for tribe in scenario.tribes:
        entry = timetable.entries[tribe]
        if entry.area not in board.areas:
            report(f"tribes.{tribe}", f"{entry.area} out of play", "the entry area of the timetable in play")
        if entry.only_against is not None and entry.only_against not in board.countries:
            report(f"tribes.{tribe}", f"no {entry.only_against}", f"{entry.only_against}, its only prey at first")
        arrival = timetable.arrival(tribe) or 0
        if arrival < scenario.first_turn and not board.countries[tribe].entered:
            report(f"tribes.{tribe}", "no forces", f"all of the tribe on the map: it came after turn {arrival}")


def _check_deal(board: Board, scenario: Scenario, edition: Edition, report: Report) -> None:
    """The draw pile has a card for everybody (4.1)."""
    needed = sum(power.hand for power in scenario.powers.values())
    needed += sum(minor.hand for minor in scenario.minors.values())
    if needed > len(board.deck):
        report("powers", f"{needed} cards to deal", f"at most the {len(board.deck)} of the draw pile of {edition.name}")
