"""Secret diplomacy, nomads and markers beyond the numbered cases: set-up, rulings, orders, what others see."""

import pytest

import rules
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import is_wild
from rules.assyrian_wars.interphase.objectives import choices, markers, possible
from rules.assyrian_wars.interphase.secret_diplomacy import NONE, ForfeitMarkers, SecretDiplomacy, order_of_play
from rules.assyrian_wars.pack.load import house
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during, place

GAME = rules.games()["assyrian-wars"]
SECRET = b"a secret of the tests"


def start(scenario: str, seats: int, **options: bool) -> Match:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return Match.start(GAME, scenario, named, [Seat(f"P{number}") for number in range(1, seats + 1)], SECRET)


# ---- set-up -------------------------------------------------------------------------------------------------------


def test_a_round_is_held_at_set_up() -> None:
    """4.2, R-237: before the first turn every power places its markers."""
    match = start("campaign", 5)
    assert {question.kind for question in match.pending} == {"secret-objective"}
    assert len(match.pending) == 5
    while match.pending[0].kind == "secret-objective":
        question = match.pending[0]
        match.submit(question.seat, Choose(NONE), question.id)
    board = match.table.board
    assert (board.plans, board.clock.turn) == ({}, 1)


def test_without_the_rule_the_turn_begins_at_once() -> None:
    """R-237: the option is off."""
    match = start("campaign", 5, secret_diplomacy=False)
    assert "secret-objective" not in {question.kind for question in match.pending}


def test_tribes_on_the_map_are_controlled_from_the_start() -> None:
    """10.1.1: a scenario that begins with nomads begins with the roll for them."""
    match = start("ashurbanipal", 3)
    while any(question.kind == "name-controller" for question in match.pending):
        question = match.pending[0]
        match.submit(question.seat, Choose(question.options[0].id), question.id)
    board = match.table.board
    wild = [code for code, state in board.countries.items() if state.active and is_wild(board, code)]
    assert wild
    assert all(board.countries[code].controller is not None for code in wild)


# ---- orders, rulings, secrets -------------------------------------------------------------------------------------


def test_a_standing_order_places_the_marker() -> None:
    """A player may leave the marker to an order: none, or always on trade."""
    game = during("AS: trade 1", SecretDiplomacy())
    game.match.order(game.seat("EG"), StandingOrder("secret-objective", Choose("trade")))
    assert game.seat("EG") not in [seat for seat, _ in game.asked]
    place(game, {})
    assert game.question("EG").kind == "secret-action"


def test_markers_placed_by_agreement_are_forfeited() -> None:
    """7.5.2.f, R-247: a victory point, and the marker is void."""
    game = during("AS: trade 1", SecretDiplomacy())
    refused = game.match.override("gm", ForfeitMarkers(CountryId("EL")), "nothing there yet").refusal
    assert refused is not None
    assert (refused.rule, refused.message.id) == ("7.5.2.f", "no-markers-to-forfeit")
    place(game, {"ME": "trade", "EL": "trade"})
    outcome = game.match.override("gm", ForfeitMarkers(CountryId("EL")), "they had agreed")
    assert outcome.refusal is None
    assert vp(game, "EL") == -1
    game.answer("ME", "expel:AS")
    assert game.asked[0][1] == "impulse"


def test_the_log_hides_markers_until_they_are_shown() -> None:
    """7.5: an entry with a sealed answer tells others nothing."""
    game = during("", SecretDiplomacy())
    outcome = game.answer("EG", "JU")
    for entry in outcome.entries:
        assert "JU" not in repr(entry.for_seat(game.seat("BA")).answer)


def test_order_of_play_begins_with_the_next_turns_first_country() -> None:
    """R-239: round the track."""
    game = during("clock: last EG", SecretDiplomacy())
    assert order_of_play(game.board)[:2] == ["BA", "EL"]


@pytest.mark.parametrize("power", ["AS", "ME", "EG", "BA", "EL"])
def test_every_objective_has_words_and_sense(power: str) -> None:
    """7.5.2: whatever may be aimed at can be looked up, and every choice has a name of its own."""
    board = during("", SecretDiplomacy()).board
    for objective in possible(board, CountryId(power)):
        found = choices(board, CountryId(power), objective)
        assert len({choice.id for choice in found}) == len(found)
        assert all(choice.message.id.startswith("option-secret-") for choice in found)
    assert markers(board, CountryId(power)) == (2 if power == "AS" else 1)


def test_a_conquered_or_allied_country_is_no_neutral_minor() -> None:
    """7.5.2.b to d: one's own ally gives cards, another's ally only revolts."""
    text = "SY: active, track BA, level 13; PH: track AS, level 4; conquest AS JU: until 2"
    board = during(text, SecretDiplomacy()).board
    own = [choice.way for choice in choices(board, CountryId("BA"), "SY")]
    others = {choice.way for choice in choices(board, CountryId("EG"), "SY")}
    assert own == ["card", "impulse"]
    assert others == {"revolt"}
    conquered = {choice.way for choice in choices(board, CountryId("EG"), "JU")}
    assert conquered == {"move", "revolt"}  # it pays its conqueror whatever happens


def test_capitals_never_revolt() -> None:
    """R-244."""
    game_map = house().map
    board = during("", SecretDiplomacy()).board
    for target in board.countries:
        cities = [AreaId(one.to) for one in choices(board, CountryId("EG"), target) if one.way == "revolt"]
        assert not any(game_map.areas[city].is_capital for city in cities)


def test_the_order_in_which_markers_are_placed_does_not_matter() -> None:
    """7.5: all place at the same time, whoever answers first."""
    plans = {"AS": "trade", "ME": "JU", "EG": "PY", "BA": "JU", "EL": NONE}
    boards = []
    for powers in (list(plans), list(reversed(plans))):
        game = during("AS: trade 1", SecretDiplomacy())
        for power in powers:
            game.answer(power, plans[power])
        game.answer("AS", NONE)
        boards.append(GAME.kit.encode(game.board))
    assert boards[0] == boards[1]


def test_a_marker_may_be_taken_back_until_all_are_placed() -> None:
    """7.5: a sealed answer can be changed while others still think."""
    game = during("", SecretDiplomacy())
    question = game.question("EG")
    game.answer("EG", "JU")
    assert game.match.retract(game.seat("EG"), question.id).refusal is None
    game.answer("EG", "PY")
    for power in ("AS", "ME", "BA", "EL"):
        game.answer(power, NONE)
    game.answer("AS", NONE)
    assert game.board.plans[CountryId("EG")] == ["PY"]


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_the_heir_of_an_eliminated_power_places_its_marker() -> None:
    """7.1, 7.5: the home cards are the substitute's, and so is the table on their back; it may aim at itself."""
    text = (
        "options: elimination, not special-units; EL: eliminated, heir SC;"
        " SC: active, entered, acts-as-power, seat P5, stands-for EL; zirkitia: SC ishpakai 3LC"
    )
    game = during(text, SecretDiplomacy())
    asked = {question.seat: question for question in game.match.pending}
    assert sorted(asked) == ["P1", "P2", "P3", "P4", "P5"]
    offered = [option.id for option in asked[Seat("P5")].options]
    assert ("SC" in offered, "EL" in offered) == (True, False)
