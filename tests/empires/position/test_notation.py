"""Positions as text: read, written, and read again; what is wrong is quoted."""

from random import Random

import pytest

from rules.core.match import Match
from rules.empires.board.ids import AreaId
from rules.empires.game import GAME
from rules.empires.notation import Position
from tests.empires.random.policies import some_answer

TEXT = """order red blue green; turn 2; round 3; start blue; active red
red: set a, goods 5, points -2, lost 1, captured blue 2 green 1, cards elephants-1 sword-2, wishes w c
blue: set d
africa: trade blue 1
italia: red 2, fort, trade blue 1 red 1
w: blue 1
display: spear-1 spear-2
discard: galley-1"""


def test_a_position_is_written_as_it_was_read() -> None:
    assert str(Position.parse(TEXT)) == TEXT


def test_a_marker_alone_needs_no_number() -> None:
    board = Position.parse("italia: red").board
    assert board.areas[AreaId("italia")].markers == 1
    assert (board.order, len(board.deck)) == (["red", "blue", "green"], 69)


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_a_game_survive(seed: int) -> None:
    match, chance = Match.start(GAME, "empires", {}, ["red", "blue", "green", "yellow"], b"%d" % seed), Random(seed)
    for _ in range(90):
        question = match.pending[0]
        match.submit(question.seat, some_answer(match, question, chance), question=question.id)
    board = match.table.board
    again = Position.parse(str(Position(board))).board
    board.engagement = None
    for pile in (board.display, board.discard, board.deck):
        pile.sort()
    again.discard.sort()
    assert again == board


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("atlantis: red", "'atlantis: red': expected a seat, an area or a pile"),
        ("italia: yellow", "'yellow': expected one of red, blue, green"),
        ("italia: red many", "'many': expected a number"),
        ("italia: red; italia: blue", "'italia: blue': expected italia once"),
        ("red: cards a-sword-1", "'a-sword-1': expected a general card"),
        ("red: cards sword-1; display: sword-1", "each-card-once"),
        ("w: red, fort", "forts-in-own-provinces"),
        ("red: gold 5", "'gold 5': expected set, goods"),
        ("italia: trade red", "'red': expected a number after each colour"),
        ("turn", "'turn': expected turn, round"),
    ],
)
def test_what_is_wrong_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(ValueError, match="expected") as error:
        Position.parse(text)
    assert quoted in str(error.value)
