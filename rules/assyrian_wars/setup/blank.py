"""The board before set-up: pieces in their pools, areas with their printed owners, nobody at war with anybody (4.1).

Set-up and position notation both begin with it.
"""

import msgspec

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId, ScenarioId, UnitId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState
from rules.assyrian_wars.board.state import Board, Clock, CountryState, MarkerStock, Options
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.pack.scenarios import Scenario


def blank_board(edition: Edition, scenario_id: ScenarioId) -> Board:
    """The scenario's part of the map, its countries and its rules, with nothing on the map yet."""
    scenario = edition.scenarios[scenario_id]
    track = [country for country in edition.map.track if country in scenario.countries]
    areas = scenario.areas_in_play(edition.map)
    zones = scenario.zones_in_play(edition.map)
    boxes = [*scenario.boxes_in_play(edition.map), *edition.map.raid_boxes]
    return Board(
        pack=edition.name,
        digest=edition.digest,
        scenario=scenario_id,
        options=msgspec.convert(scenario.options, Options),
        stock=MarkerStock(edition.counters.markers.pillage, edition.counters.markers.city_damage),
        clock=Clock(
            turn=scenario.first_turn, last_turn=scenario.lengths[scenario.length], start=track[0], marker=track[0]
        ),
        areas={
            key: AreaState(control=printed_owner(key, area)) for key, area in edition.map.areas.items() if key in areas
        },
        zones={key: [] for key in edition.map.zones if key in zones},
        boxes={key: [] for key in edition.map.boxes if key in boxes},
        game_pool=hired_pieces(edition),
        countries={code: _blank_country(edition, scenario, code) for code in track},
        deck=draw_pile(edition),
    )


def printed_owner(key: AreaId, area: Area) -> CountryId:
    """The country in whose colour an area is printed; a minor city is its own, no-man's-land nobody's (2.1.3)."""
    if area.kind == "minor-city":
        return CountryId(key)
    return area.country or NOBODY


def _blank_country(edition: Edition, scenario: Scenario, code: CountryId) -> CountryState:
    """A country with all of its pieces in its force pool or kept back (4.2)."""
    power = scenario.powers.get(code)
    return CountryState(
        kind="nomad" if code in edition.map.nomads else "minor" if power is None else "power",
        active=power is not None,
        eco_base=0 if power is None else power.base,
        pool=[piece for piece in pieces_of(edition, code) if is_available(edition, piece, scenario.first_turn)],
        reserve=[piece for piece in pieces_of(edition, code) if not is_available(edition, piece, scenario.first_turn)],
    )


def pieces_of(edition: Edition, country: CountryId) -> list[PieceId]:
    """Every counter of a country or pool: units and ships, leaders, kings."""
    counters = edition.counters
    return [
        *counters.units_of.get(country, ()),
        *counters.leaders_of.get(country, ()),
        *counters.kings_of.get(country, ()),
    ]


def hired_pieces(edition: Edition) -> list[PieceId]:
    """Mercenaries, Aramaeans and Arabs."""
    return [piece for pool in edition.map.pools for piece in pieces_of(edition, pool)]


def is_available(edition: Edition, piece: PieceId, turn: int) -> bool:
    """In the force pool by this turn: kept back neither by a later turn nor by a card; kings are crowned (4.2, 6.3)."""
    unit = edition.counters.units.get(UnitId(piece))
    if unit is not None:
        return unit.turn <= turn and unit.card is None
    leader = edition.counters.leaders.get(LeaderId(piece))
    return leader is not None and leader.turn <= turn


def draw_pile(edition: Edition) -> list[CardId]:
    """All cards of the common draw pile, sorted (4.1)."""
    return sorted(edition.cards.draw_deck)
