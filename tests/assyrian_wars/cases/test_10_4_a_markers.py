"""Section 10.4.a: markers out of stock."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.control import marker_stock
from rules.assyrian_wars.control.marker_stock import PURSE, Restock, in_use, owing
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.desk.patches import SetNumber
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during

FIVE = next(card for card in house().cards.draw_deck if house().cards.by_id[card].ap == 5)
PILLAGED = (
    "sippar: pillage 1; kish: pillage 1; nippur: pillage 1; uruk: pillage 1; sais: pillage 1; tanis: pillage 1;"
    f" susa: pillage 1; BA: saved 1; hand EG: {FIVE}"
)


def restock(text: str) -> CaseTable:
    game = during(text)
    return during(text, Restock(kind="pillage", waiting=tuple(owing(game.board, "pillage"))))


def test_aw_10_4_a_101_markers_run_out() -> None:
    """AW-10.4.a-101: Babylonia pays 1 AP, Egypt plays a card and saves the rest, Elam loses a point."""
    game = restock(PILLAGED)
    assert sorted(game.options("EG")) == ["sais", "tanis"]
    game.answer("EG", "tanis")
    assert game.options("EG") == [FIVE]
    game.answer("EG", FIVE)
    assert (game.saved("EG"), game.country("EG").hand) == (4, [])
    game.answer("BA", "kish")
    game.answer("BA", PURSE)
    assert (game.saved("BA"), vp(game, "EL")) == (0, -1)
    assert in_use(game.board, "pillage") == 5
    assert game.asked[0][1] == "impulse"


def test_10_4_a_the_last_marker_sets_it_off() -> None:
    """10.4.a: when the last one is laid everybody repairs at once; without a stock nothing happens."""
    text = f"{PILLAGED}; der: AS turtan 2LI"
    for stock, asked in ((8, True), (9, False)):
        game = table(f"stock: pillage {stock}; {text}", impulse="AS", ap=3)
        game.play("AS", Pillage(AreaId("der")))
        assert ("markers-run-out" in game.told) is asked
        assert (game.asked[0][1] == "restock-marker") is asked


def test_10_4_a_a_second_level_is_the_same_marker() -> None:
    """6.14, 10.4.a: pillage 2 is the other side of the marker that lies there."""
    text = f"stock: pillage 7; {PILLAGED}; nippur: AS turtan 2LI, pillage 1"
    game = table(text.replace("nippur: pillage 1; ", ""), impulse="AS", ap=3)
    game.play("AS", Pillage(AreaId("nippur")))
    assert "markers-run-out" not in game.told


@pytest.mark.parametrize("chosen", [False, True])
def test_10_4_a_a_ruling_may_take_the_means_away(chosen: bool) -> None:
    """10.4.a: who is ruled to have no AP, before or after he has named a marker, loses the point, and play goes on."""
    game = restock("kish: pillage 1; sippar: pillage 1; BA: saved 1")
    if chosen:
        game.answer("BA", "kish")
    game.keep(game.match.override("gm", SetNumber(CountryId("BA"), "saved", 0), "spent before"))
    assert (vp(game, "BA"), game.asked[0][1]) == (-1, "impulse")


def test_10_4_a_price_of_the_second_level() -> None:
    """6.4, R-285: 1 AP a level; the cheapest marker is offered first, and only what can be paid."""
    game = restock("sippar: pillage 2; kish: pillage 1; BA: saved 1")
    assert game.options("BA") == ["kish"]
    rich = restock("sippar: pillage 2; BA: saved 3")
    rich.answer("BA", "sippar")
    rich.answer("BA", PURSE)
    assert (rich.saved("BA"), rich.board.areas[AreaId("sippar")].pillage) == (1, 0)


def test_10_4_a_damage_markers() -> None:
    """10.4.a: city damage likewise."""
    game = during("sippar: damage 2; BA: saved 1", Restock(kind="damage", waiting=(CountryId("BA"),)))
    game.answer("BA", "sippar")
    game.answer("BA", PURSE)
    assert (game.board.areas[AreaId("sippar")].damage, game.saved("BA")) == (1, 0)


def test_10_4_a_who_plays_a_minor_at_war_answers_for_it() -> None:
    """8.3.1, 7.4.5: Judah has neither AP nor cards; who plays it for the time being loses the point."""
    text = "war EG JU; JU: active, controller AS; jerusalem: JU LI, pillage 1"
    game = during(text, Restock(kind="pillage", waiting=(CountryId("JU"),)))
    assert (vp(game, "AS"), vp(game, "JU")) == (-1, 0)
    asleep = during("jerusalem: pillage 1", Restock(kind="pillage", waiting=(CountryId("JU"),)))
    assert {state.vp for state in asleep.board.countries.values()} == {0}


def test_10_4_a_a_small_card_needs_the_purse(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.4.a: a card of 1 AP and 1 AP of the running impulse's income pay for a marker of two levels together."""
    monkeypatch.setattr(marker_stock, "_worth", lambda board, card: purse.AP)
    under = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), TakeImpulse(country=CountryId("BA"), step="act")]
    repair = Restock(kind="pillage", waiting=(CountryId("BA"),))
    game = table(f"sippar: pillage 2; hand BA: {FIVE}", impulse="BA", ap=1, stack=[*under, repair])
    game.answer("BA", "sippar")
    game.answer("BA", FIVE)
    assert (game.ap("BA"), game.board.areas[AreaId("sippar")].pillage) == (0, 0)
