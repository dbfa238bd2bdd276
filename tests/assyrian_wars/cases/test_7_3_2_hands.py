"""7.3.2: dealing, the Mulligan, excess cards."""

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.interphase.hands import DealHands, order_of_deal, random_cards
from rules.assyrian_wars.turn.turn import GameTurns
from tests.assyrian_wars.cases.table import CaseTable, table


def deal(text: str, *countries: str) -> CaseTable:
    """A position as the cards are dealt to these countries."""
    waiting = tuple(CountryId(country) for country in countries)
    return table(f"clock: phase interphase\n{text}", stack=[GameTurns(step="go_on"), DealHands(waiting=waiting)])


def count(game: CaseTable, country: str) -> int:
    return len(random_cards(game.board, CountryId(country)))


@pytest.mark.parametrize(
    ("country", "eco", "dealt"), [("AS", 10, 9), ("EG", 5, 4), ("BA", 1, 2), ("JU", 1, 1), ("UR", 5, 4)]
)
def test_aw_7_3_2_101_cards_by_level(country: str, eco: int, dealt: int) -> None:
    """AW-7.3.2-101: the level less one, raised to the minimum; of Urartu's four only three may stay."""
    ally = ", track EG, level 13" if country == "JU" else ""  # dealt and done: unallied it would sleep again (5.1)
    game = deal(f"{country}: active, eco {eco}, seat P1{ally}", country)
    assert game.country(country).fresh == random_cards(game.board, CountryId(country))
    assert count(game, country) == dealt
    if game.asked[0][1] == "mulligan":
        game.answer(country, "keep")
    if country == "UR":
        assert (game.question("UR").kind, game.question("UR").at_least) == ("discard-excess", 1)


def test_aw_7_3_2_102_kept_cards_and_the_minimum() -> None:
    """AW-7.3.2-102: Assyria draws two and one more to reach 4; Elam gets three and must discard one of 7."""
    game = deal("AS: eco 3; hand AS: 25 7", "AS")
    assert count(game, "AS") == 4
    game = deal("EL: eco 4; hand EL: 25 26 27 28 16", "EL")
    assert count(game, "EL") == 7
    game.answer("EL", "keep")
    assert game.question("EL").at_least == 1
    game.answer("EL", "25")
    assert count(game, "EL") == 6


def test_aw_7_3_2_103_where_the_deal_starts() -> None:
    """AW-7.3.2-103: with Elam, after Babylonia played the last card; Scythians have no hand."""
    game = table("SC: active, entered, seat P1; PH: active, seat P2; clock: turn 4, last BA", impulse="AS")
    assert order_of_deal(game.board, CountryId("EL")) == ("EL", "PH", "AS", "ME", "EG", "BA")


def excess(country: str, hand: str, eco: int = 1) -> CaseTable:
    """A hand above its maximum, about to be reduced."""
    game = deal(f"hand {country}: {hand}; {country}: eco {eco}", country)
    if game.asked[0][1] == "mulligan":
        game.answer(country, "keep")
    return game


def test_aw_7_3_2_104_excess_for_vp_and_secret_action() -> None:
    """AW-7.3.2-104: 5 + 4 + 4 + 3 AP are a victory point and a secret action; 1 AP is lost."""
    game = excess("AS", "52 29 30 25 33 34 35 36 37 38 39 26 27 43")
    game.answer("AS", ("52", "29", "30", "25"))
    assert (game.country("AS").vp, game.country("AS").extra_plans) == (1, 1)


@pytest.mark.parametrize(
    ("cards", "points", "plans"),
    [
        pytest.param(("29",), 0, 0, id="AW-7.3.2-105-a"),
        pytest.param(("52", "29"), 0, 1, id="AW-7.3.2-105-b"),
        pytest.param(("52", "53"), 1, 0, id="AW-7.3.2-105-c"),
        pytest.param(("52", "53", "29"), 1, 0, id="AW-7.3.2-105-d"),
    ],
)
def test_aw_7_3_2_105_small_excess(cards: tuple[str, ...], points: int, plans: int) -> None:
    kept = "25 26 27 33 34 35"
    game = excess("EL", f"{kept} {' '.join(cards)}")
    game.answer("EL", cards[0] if len(cards) == 1 else cards)
    assert (game.country("EL").vp, game.country("EL").extra_plans) == (points, plans)


def test_aw_7_3_2_106_mulligan() -> None:
    """AW-7.3.2-106: four new cards go, three come; no second time."""
    game = deal("hand EG: 25; EG: eco 5", "EG")
    assert count(game, "EG") == 5
    game.answer("EG", "exchange")
    assert count(game, "EG") == 4
    assert len(game.board.discard) == 4
    assert ("P3", "mulligan") not in game.asked


def test_aw_7_3_2_107_mulligan_at_the_minimum() -> None:
    """AW-7.3.2-107: refused with two new cards, legal with one kept and two new."""
    game = deal("BA: eco 3", "BA")
    assert ("P4", "mulligan") not in game.asked
    game = deal("BA: eco 3; hand BA: 25", "BA")
    game.answer("BA", "exchange")
    assert count(game, "BA") == 2


def test_aw_7_3_2_108_mulligan_before_discarding() -> None:
    """AW-7.3.2-108: nine go without compensation, eight come; then one of eleven is excess and counts."""
    game = deal("hand AS: 52 26 27; AS: eco 10", "AS")
    game.answer("AS", "exchange")
    assert (game.country("AS").vp, game.country("AS").extra_plans) == (0, 0)
    assert count(game, "AS") == 11
    assert (game.question("AS").kind, game.question("AS").at_least) == ("discard-excess", 1)
    game.answer("AS", "52")
    assert (game.country("AS").vp, game.country("AS").extra_plans) == (0, 1)  # 5 AP are a secret action


def test_7_3_2_no_secret_action_without_secret_diplomacy() -> None:
    """7.3.2, R-237: where 7.5 is not played 5 AP of excess bring nothing, and nobody is told otherwise."""
    game = deal("options: not secret-diplomacy; hand EL: 52 25 26 27 28 29 30; EL: eco 1", "EL")
    game.let_pass("discard-excess")
    game.answer("EL", "52")
    assert game.country("EL").extra_plans == 0
    assert "excess-rewarded" not in game.told


def test_a_minors_excess_goes_to_its_power() -> None:
    """R-214: to the allied power, or to nobody."""
    hand = "hand UR: 52 53 54 55; UR: active, eco 1, "
    game = deal(f"{hand}track ME, level 13", "UR")
    game.answer("UR", "52")
    assert game.country("ME").extra_plans == 1
    game = deal(f"{hand}seat P2", "UR")
    game.answer("UR", "52")
    assert game.country("ME").extra_plans == 0


def test_r_205_all_hands_are_dealt_before_the_first_mulligan() -> None:
    """7.3.2, R-205, R-215: Elam is dealt to first, Egypt is asked first, and the excess comes after all Mulligans."""
    game = deal("hand EG: 25; EG: eco 5; hand EL: 26 27 28 29 30; EL: eco 4", "EL", "EG")
    assert (count(game, "EG"), count(game, "EL")) == (5, 8)
    assert game.asked == [(game.seat("EG"), "mulligan")]
    game.answer("EG", "keep")
    assert game.asked == [(game.seat("EL"), "mulligan")]
    game.answer("EL", "keep")
    assert game.asked == [(game.seat("EL"), "discard-excess")]


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_7_1_excess_of_a_substitute_scores_for_its_power() -> None:
    """7.1: a point for cards that a substitute discards is its player's like any other."""
    game = deal(
        "EL: eliminated; PY: active, acts-as-power, stands-for EL, seat P5, eco 1; hand PY: 52 53 25 26 27 33 34 35",
        "PY",
    )
    game.answer("PY", ("52", "53"))
    assert (game.country("EL").vp, game.country("PY").vp) == (1, 0)


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_7_1_a_secret_action_of_a_second_substitute_is_its_players() -> None:
    """7.1, R-214: Phrygia has no secret diplomacy table; the action goes to the substitute with Elam's home cards."""
    seats = "EL: eliminated, heir CI; CI: acts-as-power, stands-for EL, seat P5; "
    game = deal(seats + "PY: active, acts-as-power, stands-for EL, seat P5, eco 1; hand PY: 52 25 26 27 33 34 35", "PY")
    game.answer("PY", "52")
    assert (game.country("CI").extra_plans, game.country("PY").extra_plans) == (1, 0)
