"""The Interphase as a whole: its order, its accounts, and what its questions leave alone."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import CardId, CountryId, ZoneId
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.interphase.economy import Economy, eco_breakdown, enter_level
from rules.assyrian_wars.interphase.income import income_of, shown, standing_level
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.turn import GameTurns
from rules.assyrian_wars.victory.victory import vp_breakdown
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.position.positions import scrambled

WORLD = "nineveh: AS sargon 3LI; babylon: BA marduk 2LI; susa: EL humban LI; memphis: EG shabaka LI; ecbatana: ME LI"


def interphase(text: str) -> CaseTable:
    """A position as the Interphase begins."""
    return table(f"clock: phase interphase, last BA\n{text}", stack=[GameTurns(step="go_on"), Interphase()])


def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    """7.0: promotion, income, cards, politics, thrones, relocation, and then the next turn."""
    game = interphase(f"{WORLD}; AS: eco 9; BA: eco 4; EL: eco 4; EG: eco 5; ME: eco 5")
    game.let_pass()
    order = ["interphase-begins", "eco-level-set", "hand-dealt", "politics-begin", "reserves-arrive", "turn-begins"]
    places = [game.told.index(id) for id in order]
    assert places == sorted(places)
    assert (game.board.clock.turn, game.board.clock.phase) == (2, "action")
    assert game.board.clock.start == "EL"


@pytest.mark.parametrize("kind", ["mulligan", "politics", "throne", "sacrifice-card", "place-king", "relocate-army"])
def test_a_question_can_be_asked_anew(kind: str) -> None:
    """A step that asks does nothing else: a ruling that changes nothing leaves everything as it is."""
    game = interphase(f"{WORLD}; clock: turn 1; AS: eco 9")
    game.let_pass(kind)
    assert game.asked[0][1] == kind
    before = game.match.game.kit.encode(game.board)
    game.keep(game.match.override("gm", (), "asked anew"))
    assert game.match.game.kit.encode(game.board) == before
    assert game.asked[0][1] == kind


@pytest.mark.parametrize("seed", range(8))
def test_accounts_add_up(seed: int) -> None:
    """Every line of the account of a level or a score, and nothing else, makes the level or the score."""
    board = scrambled(house(), "campaign", seed).board
    for country in board.countries:
        account = eco_breakdown(board, country)
        assert sum((line.amount for line in account.lines), Fraction(0)) == account.level == eco_level(board, country)
        points = vp_breakdown(board, country)
        assert sum(line.points for line in points.lines) == points.points


@pytest.mark.parametrize("seed", range(8))
def test_the_interphase_explains_the_levels_it_sets(seed: int) -> None:
    """After 7.3 the account of every level is complete: nothing is left that only cards could explain."""
    board = scrambled(house(), "campaign", seed).board
    board.effects.clear()
    forecast = {country: eco_breakdown(board, country).forecast for country in board.countries}
    for country, state in board.countries.items():
        enter_level(state, income_of(board, country))
        account = eco_breakdown(board, country)
        assert state.eco == forecast[country]
        assert sum((line.amount for line in account.lines), Fraction(0)) == account.level
        assert "eco-line-since" not in [line.message.id for line in account.lines]


@pytest.mark.unsound("status-pays")
def test_standing_tribute_alone_sets_the_number_of_cards() -> None:
    """R-211: conquest, status and pacts count, checks and decisions of the old turn do not."""
    lines = "tribute SY AS check; tribute ME AS voluntary; tribute IS AS conquest; tribute PE AS status; pact adana AS"
    game = table(f"AS: eco 9; ME: eco 5; IS: eco 1; {lines}; tribute adana AS pact", impulse="AS")
    board = game.board
    assert eco_level(board, CountryId("AS")) == 9 + 1 + 2 + 1 + 1 + 1
    assert standing_level(board, CountryId("AS")) == 9 + 3
    assert standing_level(board, CountryId("ME")) == 5
    assert standing_level(board, CountryId("IS")) == 0


@pytest.mark.parametrize(("until", "level"), [(2, 5), (3, 3)])
def test_the_last_payment_for_a_peace_is_no_standing_tribute(until: int, level: int) -> None:
    """R-211, 7.4.3: what is paid for the last time in the old turn does not lower the number of cards."""
    game = table(f"clock: turn 2; EL: eco 5; tribute EL AS peace {until}", impulse="AS")
    assert standing_level(game.board, CountryId("EL")) == level


def test_home_cards_given_for_peace_come_back_with_the_new_cards() -> None:
    """7.4.3: whether they were used or not."""
    game = interphase(f"{WORLD}; hand AS: 14 25; AS: eco 9; BA: eco 4")
    game.let_pass("mulligan")
    assert CardId("14") in game.country("BA").hand
    assert CardId("14") not in game.country("AS").hand


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_an_eliminated_powers_home_cards_stay_with_its_substitute() -> None:
    """7.1: they are the substitute's own from then on."""
    text = f"{WORLD}; BA: eliminated, not active, heir UR; UR: active, acts-as-power, stands-for BA, seat P4, eco 2"
    game = interphase(f"{text}; hand UR: 14; AS: eco 9")
    game.let_pass("politics")
    assert CardId("14") in game.country("UR").hand


def test_ships_sail_to_the_port_their_owner_names() -> None:
    """7.3.3.a: any zone of that water with a friendly port; where it came from if nothing is said."""
    game = part("libyan: EG SH1!origin=delta-east SH2!origin=delta-east", Economy())
    assert game.options("EG") == ["philistia", "delta-east", "delta-west"]
    game.answer("EG", "philistia")
    game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.where("EG-SH-1") == "philistia"
    assert game.where("EG-SH-2") == "delta-east"
    assert [ship.origin for ship in game.board.zones[ZoneId("philistia")]] == [None]


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (Fraction(4), "4"),
        (Fraction(13, 3), "4 1/3"),
        (Fraction(1, 2), "1/2"),
        (Fraction(-3, 2), "−1 1/2"),
        (Fraction(0), "0"),
    ],
)
def test_fractions_are_written_as_on_paper(amount: Fraction, text: str) -> None:
    assert shown(amount) == text


def test_a_level_of_the_scenario_is_one_line() -> None:
    """Before the first Interphase there is nothing to break down."""
    board = table("start campaign", impulse="AS").board
    account = eco_breakdown(board, CountryId("BA"))
    assert [line.message.id for line in account.lines] == ["eco-line-set"]
    assert account.forecast == 5


def test_a_standing_order_leaves_everybody_where_he_is() -> None:
    """7.7: who never relocates is not asked again."""
    game = interphase(f"{WORLD}; AS: eco 9")
    for seat in ("P1", "P2", "P3", "P4", "P5"):
        game.match.order(seat, StandingOrder("relocate-army", Choose("stay")))
    game.let_pass("relocate-army")
    assert game.board.clock.phase == "action"
