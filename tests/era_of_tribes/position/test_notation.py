"""Positions as text: what is written is read again, and what is wrong is quoted."""

import pytest

from rules.core.patches import SetPosition
from rules.era_of_tribes.notation import Position
from tests.era_of_tribes.cases.table import table
from tests.era_of_tribes.harness import HARNESS
from tests.generic.harness import Playout

TEXT = """cut four1; order red blue green yellow; round 3; level 2; allies red blue; open rich
red: romans, ep 4, mo -1, taler 7, farming 2, mechanics 1, armies 2, legions 1, tiles taler-5
red: epoch bronze, card nobility
latium: red 2, city, post blue, battlefield 1
tyrrhenian-sea: red 2 blue 1
sicilia: barbarians taler-3
blue: gauls, ring; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"""


def test_a_position_is_read_and_written() -> None:
    board = Position.parse(TEXT).board
    written = str(Position(board))
    assert Position.parse(written).board == board
    assert str(Position(Position.parse(written).board)) == written
    assert "latium: red 2, city, post blue, battlefield 1" in written


@pytest.mark.parametrize("seed", [3, 6, 9])
def test_played_positions_are_read_again(seed: int) -> None:
    playout, compared = Playout(HARNESS, HARNESS.setups[seed % 8], seed, probe=False), 0
    while not playout.match.finished:
        board, text = playout.match.table.board, playout.match.position_text()
        if text:
            assert Position.parse(text).board == board
            compared += 1
        playout.move()
    assert compared > 5


def test_a_game_master_sets_a_position_up() -> None:
    game = table(TEXT, act="blue")
    text = game.match.position_text()
    assert text == str(Position(game.board))
    other = table(
        "red: greeks; macedonia: red; blue: gauls; belgica: blue; green: iberians; edetania: green", act="red"
    )
    other.keep(other.match.override("gm", (SetPosition(text),), "a position of another day"))
    assert other.board == game.board
    assert other.asked == [("blue", "action")]
    for wrong in ("cut two3; order red blue", "atlantis: red", f"long; {TEXT}"):
        assert other.match.override("gm", (SetPosition(wrong),), "another").refusal is not None


def test_an_expansion_is_not_written_down() -> None:
    game = table(TEXT, grow="red")
    assert game.match.position_text() == ""


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("atlantis: red", "atlantis"),
        ("red: martians", "martians"),
        ("red: ep many", "many"),
        ("latium: white", "white"),
        ("cut moon", "moon"),
        ("order red", "red"),
        ("latium: post red", "posts-on-cities"),
        ("red: mo -11", "counts-in-bounds"),
        ("latium: red 40", "counts-in-bounds"),
        ("red: tiles taler-9", "taler-9"),
        ("red: epoch space", "space"),
        ("weather fine", "weather"),
    ],
)
def test_what_is_wrong_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(ValueError, match=quoted):
        Position.parse(text)
