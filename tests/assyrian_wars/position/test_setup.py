"""Every scenario sets up for every number of players; the totals, the seats and the starting position are right."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from rules.assyrian_wars.board import forces
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId, ScenarioId
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.relations import ALLIANCE, PRO, at_war, camp_of, eco_level, enemies, pays, seat_of
from rules.assyrian_wars.board.state import Board, Camp, Options, Tribute, War
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.regency import able_controllers, choose_controller
from rules.assyrian_wars.setup.arrangement import arrange, place_minor
from rules.assyrian_wars.setup.blank import blank_board
from rules.assyrian_wars.setup.setup import offer, refuse_players, set_up
from rules.core.errors import BadInput
from rules.core.ids import OptionValue, Seat

SCENARIOS = ("two-rivers", "rise-and-fall", "campaign", "ashurbanipal")
MOST = {"two-rivers": 3, "rise-and-fall": 4, "campaign": 5, "ashurbanipal": 5}
EVERY_TABLE = [(name, players) for name in SCENARIOS for players in range(1, MOST[name] + 1)]


class Lots:
    """Draws the last of the sorted pool, and remembers what was drawn and who may see it."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int, tuple[Seat, ...] | None]] = []

    def __call__(
        self, label: str, pool: Sequence[str], n: int = 1, seats: Sequence[Seat] | None = ()
    ) -> tuple[str, ...]:
        assert n <= len(pool)
        self.drawn.append((label, n, None if seats is None else tuple(seats)))
        return tuple(sorted(pool)[len(pool) - n :])


def started(name: str, players: int = 2, lots: Lots | None = None, **options: OptionValue) -> Board:
    seats = [Seat(f"P{number}") for number in range(1, players + 1)]
    values = {key.replace("_", "-"): value for key, value in options.items()}
    return set_up(house(), house().scenarios[ScenarioId(name)], values, seats, lots or Lots())


def seating(board: Board) -> dict[str, str]:
    """Country and seat of each power."""
    return {country: str(state.seat) for country, state in board.countries.items() if state.kind == "power"}


def pieces_in_play(board: Board) -> list[PieceId]:
    return [piece.id for _, pieces in board.places() for piece in pieces]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_every_scenario_sets_up_for_every_number_of_players(name: str, players: int) -> None:
    board = started(name, players)
    assert {str(seat) for seat in seating(board).values()} == {f"P{number}" for number in range(1, players + 1)}
    assert board.clock.turn == house().scenarios[ScenarioId(name)].first_turn
    assert (board.clock.start, board.clock.marker) == ("AS", "AS")
    assert (board.pack, board.digest) == ("house", house().digest)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(board), type=Board) == board


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_piece_of_a_country_that_plays_is_in_exactly_one_place(name: str) -> None:
    board = started(name)
    places = Counter(pieces_in_play(board))
    places.update(board.game_pool)
    places.update(board.removed)
    for state in board.countries.values():
        places.update(state.pool)
        places.update(state.reserve)
    counters = house().counters
    playing = {*board.countries, *house().map.pools}
    units = [key for key, unit in counters.units.items() if unit.country in playing]
    chiefs = {**counters.leaders, **counters.kings}
    leaders = [key for key, chief in chiefs.items() if chief.country in playing]
    assert places == Counter([*units, *leaders])


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_card_is_in_exactly_one_hand_or_the_draw_pile(name: str) -> None:
    board = started(name)
    cards = Counter(board.deck)
    for state in board.countries.values():
        cards.update(state.hand)
    active = [country for country, state in board.countries.items() if state.active]
    home = [card for country in active for card in house().cards.home.get(country, ())]
    assert cards == Counter([*house().cards.draw_deck, *home])
    assert board.deck == sorted(board.deck)


@pytest.mark.parametrize("name", SCENARIOS)
def test_hands_are_as_large_as_the_scenario_says(name: str) -> None:
    scenario, board = house().scenarios[ScenarioId(name)], started(name)
    for country, power in scenario.powers.items():
        assert len(board.countries[country].hand) == power.hand + len(house().cards.home[country])
    for country, minor in scenario.minors.items():
        state = board.countries[country]
        assert len(state.hand) == (minor.hand + len(house().cards.home[country]) if state.active else 0)


CASE_SEATS = [
    pytest.param("campaign", 4, "AS P1, ME P2, EG P3, BA P4, EL P3", id="AW-1.1-1"),
    pytest.param("campaign", 3, "AS P1, ME P3, EG P2, BA P2, EL P3", id="AW-1.1-2"),
    pytest.param("campaign", 5, "AS P1, ME P2, EG P3, BA P4, EL P5", id="campaign-5"),
    pytest.param("campaign", 2, "AS P1, ME P2, EG P2, BA P2, EL P2", id="campaign-2"),
    pytest.param("rise-and-fall", 4, "AS P1, ME P2, BA P3, EL P4", id="rise-and-fall-4"),
    pytest.param("rise-and-fall", 3, "AS P1, ME P2, BA P2, EL P3", id="rise-and-fall-3"),
    pytest.param("rise-and-fall", 2, "AS P1, ME P2, BA P2, EL P2", id="rise-and-fall-2"),
    pytest.param("two-rivers", 3, "AS P1, BA P2, EL P3", id="two-rivers-3"),
    pytest.param("two-rivers", 2, "AS P1, BA P2, EL P2", id="two-rivers-2"),
    pytest.param("campaign", 1, "AS P1, ME P1, EG P1, BA P1, EL P1", id="R-3-alone"),
]


@pytest.mark.parametrize(("name", "players", "table"), CASE_SEATS)
def test_seats_follow_the_table_of_1_1_b(name: str, players: int, table: str) -> None:
    assert ", ".join(f"{country} {seat}" for country, seat in seating(started(name, players)).items()) == table


@pytest.mark.parametrize(
    ("name", "players", "tabled"),
    [
        pytest.param("two-rivers", 4, (2, 3), id="AW-1.1-3-two-rivers"),
        pytest.param("rise-and-fall", 5, (2, 3, 4), id="AW-1.1-3-rise-and-fall"),
        pytest.param("campaign", 6, (2, 3, 4, 5), id="AW-1.1-3-campaign"),
        pytest.param("campaign", 0, (2, 3, 4, 5), id="nobody"),
    ],
)
def test_a_number_of_players_outside_the_table_is_refused(name: str, players: int, tabled: tuple[int, ...]) -> None:
    refusal = refuse_players(house().scenarios[ScenarioId(name)], players)
    assert refusal is not None
    assert refusal.rule == "1.1.B"
    assert (refusal.message.params["found"], refusal.message.params["tabled"]) == (players, tabled)
    with pytest.raises(BadInput) as error:
        started(name, players)
    assert error.value.refusal == refusal


@pytest.mark.parametrize("case", [pytest.param("", id="AW-4.1-1")])
def test_a_minor_at_peace_stays_off_the_map(case: str) -> None:
    board = started("campaign")
    judah, israel = board.countries[CountryId("JU")], board.countries[CountryId("IS")]
    owners = {piece.owner for _, pieces in board.places() for piece in pieces}
    assert (judah.active, judah.hand, judah.track, judah.eco) == (False, [], None, 1)
    assert not judah.turn.mercenaries_drawn
    assert "JU" not in owners
    assert (israel.active, len(israel.hand)) == (True, 1 + len(house().cards.home[CountryId("IS")]))
    assert "IS" in owners


@pytest.mark.parametrize("case", [pytest.param("", id="AW-4.2-1")])
def test_mercenaries_at_the_start_of_the_campaign(case: str) -> None:
    """AW-4.2-1, corrected: Persia is at war with the Mede (AW-6.9-108), so it is active and draws the 26th."""
    lots = Lots()
    board = started("campaign", lots=lots)
    hired = {
        country: sum(piece.startswith("MC-") for piece in state.pool) for country, state in board.countries.items()
    }
    assert {country: count for country, count in hired.items() if count} == {
        "AS": 8,
        "ME": 4,
        "EG": 4,
        "BA": 4,
        "EL": 4,
        "IS": 1,
        "PE": 1,
    }
    assert sum(piece.startswith("MC-") for piece in board.game_pool) == 14
    assert [n for label, n, seats in lots.drawn if label == "mercenaries" and seats is None] == [8, 4, 4, 4, 4, 1, 1]


def test_only_the_own_seat_sees_the_cards_that_are_dealt() -> None:
    lots = Lots()
    board = started("campaign", 5, lots)
    dealt = [(n, seats) for label, n, seats in lots.drawn if label == "cards"]
    controllers = [(1, (seat_of(board, CountryId(minor)),)) for minor in ("IS", "PE")]
    assert dealt == [(8, ("P1",)), (4, ("P2",)), (4, ("P3",)), (4, ("P4",)), (4, ("P5",)), *controllers]


def test_samaria_is_starving() -> None:
    board = started("campaign")
    samaria = board.areas[AreaId("samaria")]
    (siege,) = samaria.sieges
    assert (siege.country, siege.leader, siege.level, siege.hunger) == ("AS", "AS-rab-saris", 3, 1)
    assert {(piece.owner, piece.inside) for piece in samaria.pieces} == {("AS", False), ("IS", True)}
    assert samaria.control == "IS"
    assert War(CountryId("AS"), CountryId("IS"), "punishment", 1) in board.wars
    assert board.countries[CountryId("IS")].refusal == "black"


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("two-rivers", {"AS": 9, "BA": 4, "EL": 4}),
        ("rise-and-fall", {"AS": 12, "ME": 3, "BA": 4, "EL": 4, "UR": 2, "PE": 1}),
        (
            "campaign",
            {"AS": 13, "ME": 3, "EG": 5, "BA": 4, "EL": 4}
            | {"PH": 3, "JU": 1, "IS": 1, "SY": 3, "UR": 2, "PY": 1, "PE": 1},
        ),
        (
            "ashurbanipal",
            {"AS": 16, "ME": 6, "EG": 5, "BA": 2, "EL": 4}
            | {"PH": 3, "JU": 0, "IS": 0, "SY": 1, "UR": 2, "PY": 1, "PE": 1},
        ),
    ],
)
def test_eco_levels_with_tribute(name: str, levels: dict[str, int]) -> None:
    board = started(name)
    countries = [country for country, state in board.countries.items() if state.kind != "nomad"]
    assert {country: eco_level(board, country) for country in countries} == levels


def test_camps_and_wars() -> None:
    board = started("campaign")
    tribes = {"CI", "SC"}
    hostile = {country: set(enemies(board, country)) - tribes for country in board.countries if country not in tribes}
    assert {country: foes for country, foes in hostile.items() if foes} == {
        "AS": {"BA", "EL", "IS"},
        "BA": {"AS"},
        "EL": {"AS"},
        "IS": {"AS"},
        "ME": {"PE"},
        "PE": {"ME"},
    }
    assert camp_of(board, CountryId("EG")) is Camp.NEUTRAL
    assert at_war(started("rise-and-fall"), CountryId("ME"), CountryId("PE"))


def test_the_mede_pays_and_the_pact_city_too() -> None:
    board = started("campaign")
    payers = [payer for payer in (*board.countries, CountryId("adana")) if pays(board, payer, CountryId("AS"))]
    assert payers == ["ME", "PE", "adana"]
    assert board.areas[AreaId("adana")].control == "adana"


@pytest.mark.parametrize("level", [PRO - 1, PRO, ALLIANCE])
def test_a_minor_pays_by_status_from_pro_on(level: int) -> None:
    """5.2.2, R-37: a scenario that sets a marker to Pro has its tribute paid from the start."""
    scenario = house().scenarios[ScenarioId("ashurbanipal")]
    country, minor = next((code, one) for code, one in scenario.minors.items() if one.influence is not None)
    assert minor.influence is not None
    moved = msgspec.structs.replace(minor, influence=msgspec.structs.replace(minor.influence, level=level))
    board = arrange(house(), msgspec.structs.replace(scenario, minors={**scenario.minors, country: moved}))
    assert (Tribute(country, minor.influence.power, "status") in board.tributes) == (level >= PRO)


def test_who_plays_a_minor_at_war_without_an_ally() -> None:
    """7.4.5, R-29: Israel is played by a rebel; Persia, at war with a neutral power, by the camps in turn."""
    israel = started("campaign").countries[CountryId("IS")]
    assert (israel.controller, israel.controller_camp) == ("EL", None)
    persia = started("rise-and-fall").countries[CountryId("PE")]
    assert (persia.controller, persia.controller_camp) == ("EL", Camp.REBEL)


def test_assyria_plays_a_minor_that_the_rebels_attack() -> None:
    board = started("campaign")
    board.wars = [War(CountryId("BA"), CountryId("JU"))]
    choose_controller(board, CountryId("JU"), Lots())
    assert board.countries[CountryId("JU")].controller == "AS"


@pytest.mark.parametrize("case", [pytest.param("", id="AW-7.4.5-102")])
def test_a_controller_is_not_at_war_with_the_minor_if_possible(case: str) -> None:
    board = started("rise-and-fall")
    board.countries[CountryId("ME")].camp = Camp.ASSYRIAN
    board.wars.append(War(CountryId("EL"), CountryId("PE")))
    assert able_controllers(board, CountryId("PE"), Camp.ASSYRIAN) == ["AS"]
    assert able_controllers(board, CountryId("PE"), Camp.REBEL) == ["BA"]


def test_a_camp_of_enemies_leaves_a_minor_to_the_neutrals_and_then_to_anybody() -> None:
    """R-234."""
    board = started("campaign")
    board.wars = [War(CountryId(power), CountryId("JU")) for power in ("BA", "EL", "ME")]
    assert able_controllers(board, CountryId("JU"), Camp.REBEL) == ["EG"]
    board.wars += [War(CountryId("EG"), CountryId("JU"))]
    assert able_controllers(board, CountryId("JU"), Camp.REBEL) == ["BA", "EL"]


@pytest.mark.parametrize(
    ("name", "off"),
    [
        ("two-rivers", {"special_units", "secret_diplomacy", "fog_of_war", "elimination"}),
        ("rise-and-fall", {"elimination"}),
        ("campaign", {"elimination"}),
        ("ashurbanipal", {"elimination"}),
    ],
)
def test_optional_rules_by_default(name: str, off: set[str]) -> None:
    """9.0: all are recommended; beginners play without 9.7, secret diplomacy (7.5) and the fog of war (9.5)."""
    assert {key for key, on in msgspec.structs.asdict(started(name).options).items() if not on} == off


def test_options_of_a_match() -> None:
    scenario = house().scenarios[ScenarioId("two-rivers")]
    offered = {option.id: option for option in offer(scenario, ("house", "box")).options}
    assert offered["length"].values == ("short", "full")
    assert offered["pack"].default == "house"
    assert offered["pack"].values == ("house", "box")
    assert set(offered) - {"length", "pack", "pauses"} == {f.encode_name for f in msgspec.structs.fields(Options)}
    board = started("two-rivers", length="short", special_units=True, fog_of_war=False)
    assert board.clock.last_turn == 3
    assert board.options.special_units
    assert not board.options.fog_of_war


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_kernel_is_told_how_many_may_play(name: str) -> None:
    offered = offer(house().scenarios[ScenarioId(name)], ("house",))
    assert (offered.seats_min, offered.seats_max) == (1, MOST[name])


def test_the_two_rivers_end_at_the_euphrates() -> None:
    board = started("two-rivers")
    assert list(board.countries) == ["AS", "BA", "EL"]
    assert {"til-barsip", "tarsus", "ecbatana", "tushpa", "parsa", "memphis"}.isdisjoint(board.areas)
    assert {"nineveh", "harran", "qedar", "dilmun", "anshan"} <= set(board.areas)
    assert list(board.zones) == ["sealand-waters", "elam-coast", "liyan-coast", "dilmun-waters"]
    assert list(board.boxes) == ["magan", "raid-1", "raid-2", "raid-3", "raid-4", "raid-5"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_in_play_is_cut_off(name: str) -> None:
    """Every land area in play can be reached from Nineveh inside the theatre; islands by sea."""
    board, game_map = started(name), house().map
    reached, edge = {AreaId("nineveh")}, [AreaId("nineveh")]
    while edge:
        new = {area for here in edge for area in game_map.neighbours[here] if area in board.areas} - reached
        reached |= new
        edge = list(new)
    for area in set(board.areas) - reached:
        assert game_map.areas[area].port in board.zones


def test_leaders_start_on_their_weak_side_unless_promoted() -> None:
    board = started("ashurbanipal")
    sides = {piece.id: piece.reduced for state in board.areas.values() for piece in state.pieces if piece.is_leader}
    assert not sides[PieceId("AS-turtan")]
    assert sides[PieceId("AS-rab-shaqe")]
    assert not sides[PieceId("AS-ashurbanipal")]


def test_kings_past_are_out_and_kings_to_come_wait() -> None:
    board = started("ashurbanipal")
    assert board.removed == [
        "AS-sargon",
        "AS-sennacherib",
        "AS-esarhaddon",
        "EG-shabaka",
        "EG-psamtik",
        "BA-marduk",
        "EL-humban",
        "EL-humban-nimena",
        "EL-urtaku",
    ]
    assert LeaderId(PieceId("ME-cyaxares")) in board.countries[CountryId("ME")].reserve
    assert PieceId("UR-rusa") in board.countries[CountryId("UR")].reserve


def test_the_empire_of_ashurbanipal() -> None:
    board = started("ashurbanipal")
    gordion, gaza = board.areas[AreaId("gordion")], board.areas[AreaId("gaza")]
    assert (gordion.pillage, gordion.damage, gaza.control) == (2, 1, "AS")
    assert board.areas[AreaId("megiddo")].province == board.areas[AreaId("megiddo")].control == "AS"
    assert [(entry.by, entry.of, entry.until) for entry in board.conquests] == [("AS", "IS", 4), ("AS", "SY", 4)]
    assert board.countries[CountryId("IS")].annexed
    assert not board.countries[CountryId("SY")].annexed
    scythians = board.countries[CountryId("SC")]
    assert (scythians.entered, scythians.active, scythians.track, scythians.level) == (True, True, "AS", 10)
    assert board.countries[CountryId("CI")].prey is None
    assert (board.clock.turn, board.clock.last_turn) == (4, 5)


@pytest.mark.parametrize("name", ["rise-and-fall", "campaign"])
def test_nomads_wait_for_the_timetable(name: str) -> None:
    board = started(name)
    for tribe, pieces in (("CI", 9), ("SC", 12)):
        state = board.countries[CountryId(tribe)]
        assert (state.entered, state.active, len(state.reserve), state.hand) == (False, False, pieces, [])


def test_nobody_holds_no_mans_land_and_a_free_city_holds_itself() -> None:
    board = started("campaign")
    assert board.areas[AreaId("gutium")].control == NOBODY
    assert board.areas[AreaId("petra")].control == "petra"
    assert board.areas[AreaId("gaza")].control == "EG"


@pytest.mark.parametrize("minor", ["PH", "JU", "SY", "UR", "PY", "PE"])
def test_every_minor_can_be_activated_in_the_campaign(minor: str) -> None:
    """6.17: its set-up fits into what its pool holds, and leaves something to build."""
    board = blank_board(house(), ScenarioId("campaign"))
    placed = place_minor(board, house(), CountryId(minor))
    assert len(placed) == sum(
        len(stack.leaders) + sum(stack.counts.values()) for stack in house().activation.forces[CountryId(minor)]
    )
    assert any(piece.is_leader for piece in placed)
    assert any(piece in house().counters.units for piece in board.countries[CountryId(minor)].pool)


def test_an_activated_minor_gathers_where_no_enemy_stands() -> None:
    """6.17, R-120: Babylonians stand in Tushpa and hold Musasir, so Urartu gathers elsewhere."""
    board = started("campaign")
    board.wars.append(War(CountryId("BA"), CountryId("UR")))
    board.areas[AreaId("tushpa")].pieces.append(Piece(PieceId("BA-HI-4"), CountryId("BA")))
    board.areas[AreaId("musasir")].control = CountryId("BA")
    placed = place_minor(board, house(), CountryId("UR"))
    where = {area for area, state in board.areas.items() if any(piece in placed for piece in state.pieces)}
    assert where == {"uishe", "argishtihinili"}


def test_a_minor_without_a_safe_city_keeps_its_forces_in_the_pool() -> None:
    board = started("campaign")
    for area in house().map.home_areas[CountryId("JU")]:
        board.areas[area].control = CountryId("AS")
    pool = list(board.countries[CountryId("JU")].pool)
    assert place_minor(board, house(), CountryId("JU")) == []
    assert board.countries[CountryId("JU")].pool == pool


# Strength points on the map, ECO level and cards of each side: a change of a set-up shows here.
BALANCE = {
    "two-rivers": {"assyrian": (42, 9, 8), "rebel": (40, 8, 8), "neutral": (0, 0, 0)},
    "rise-and-fall": {"assyrian": (52, 12, 8), "rebel": (40, 8, 8), "neutral": (27, 3, 4)},
    "campaign": {"assyrian": (55, 13, 8), "rebel": (40, 8, 8), "neutral": (54, 8, 8)},
    "ashurbanipal": {"assyrian": (65, 16, 9), "rebel": (63, 9, 10), "neutral": (55, 8, 8)},
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_balance_of_the_powers(name: str) -> None:
    board, scenario = started(name), house().scenarios[ScenarioId(name)]
    sides = {camp.value: (0, 0, 0) for camp in Camp}
    for country, power in scenario.powers.items():
        own = [p for state in board.areas.values() for p in state.pieces if p.owner == country and p.is_unit]
        before = sides[power.camp]
        more = (forces.strength(house().counters, own), eco_level(board, country), power.hand)
        sides[power.camp] = (before[0] + more[0], before[1] + more[1], before[2] + more[2])
    assert sides == BALANCE[name]
    assyria, rebels = sides["assyrian"], sides["rebel"]
    assert 1.0 <= assyria[0] / rebels[0] <= 1.5
    assert assyria[1] > rebels[1]


def test_dealing_takes_cards_out_of_the_draw_pile() -> None:
    board = started("two-rivers")
    assert len(board.deck) == len(house().cards.draw_deck) - 16
    assert all(CardId(card) not in board.deck for card in board.countries[CountryId("AS")].hand)
