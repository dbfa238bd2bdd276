"""The chances of a search and of a naval battle, worked out by hand."""

import pytest

from rules.assyrian_wars.board.forces import ships
from rules.assyrian_wars.board.ids import CountryId, ZoneId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.sea.odds import forecast_naval, quote_hunt
from rules.core.ids import Seat
from tests.assyrian_wars.cases.table import table


def fleets(text: str) -> tuple[Board, list[Piece], list[Piece]]:
    """The ships of Egypt and the others in the zone."""
    board = table(f"war AS EG; sidonia: {text}", impulse="EG").board
    there = ships(board.zones[ZoneId("sidonia")])
    return board, [ship for ship in there if ship.owner == "EG"], [ship for ship in there if ship.owner != "EG"]


def test_two_reduced_ships() -> None:
    """One die each with 1: the hunter wins by the only hit of a round; a tie is the other's."""
    found = forecast_naval(*fleets("EG SH1-, AS SH1-"))
    only_one = 5 / 36
    assert found.win == pytest.approx(only_one + 25 / 36 * only_one)
    assert found.lose == pytest.approx(1 - found.win)
    assert found.draw == 0


def test_all_chances_together() -> None:
    found = forecast_naval(*fleets("EG SH1..3, AS SH1 SH2-"))
    assert found.win + found.lose == pytest.approx(1)
    assert found.win > 0.5
    assert sum(found.lost) == pytest.approx(1)
    assert sum(found.killed) == pytest.approx(1)


def test_assyria_has_no_elite_die_at_sea() -> None:
    """6.16.f: the same ships have the same chances, whoever owns them."""
    board, egypt, assyria = fleets("EG SH1..2, AS SH1..2")
    assert forecast_naval(board, egypt, assyria).win == pytest.approx(forecast_naval(board, assyria, egypt).win)


@pytest.mark.parametrize(("seat", "line"), [("P1", "quote-naval"), ("P2", "quote-naval-unsure")])
def test_the_fog_hides_how_strong_the_others_are(seat: str, line: str) -> None:
    """9.5: only the ships' own side knows them."""
    board, egypt, _ = fleets("EG SH1..2, AS SH1")
    assert board.countries[CountryId("AS")].seat == "P1"
    lines = quote_hunt(board, egypt, "sidonia", [CountryId("AS")], Seat(seat))
    assert [one.id for one in lines] == ["quote-search", line]
    assert lines[0].params == {"need": 8, "chance": 42}
