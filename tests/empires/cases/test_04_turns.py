"""EC-04 to EC-07, EC-61, EC-62: revolts, income, start players and the number of rounds."""

import pytest

from rules.core.match import Match
from rules.empires.game import GAME
from tests.empires.cases.table import SECRET, table


def test_ec_04_a_column_revolts() -> None:
    """EC-04: dice 2 and 3: Belgica becomes neutral, the fort of Sicilia holds, Macedonia keeps one of two markers."""
    text = "belgica: red; sicilia: red, fort; macedonia: blue 2; italia: red; achaia: blue; asia: green"
    game = table(text, begin="revolt", dice={"revolt-table": [2], "revolt-column": [3]})
    assert (game.at("belgica"), game.at("sicilia"), game.at("macedonia")) == ("", "red 1, fort", "blue 1")
    assert game.realm("red").lost == 1
    assert game.told[:3] == ["revolt", "area-revolted", "marker-lost"]


@pytest.mark.parametrize(("markers", "left"), [(1, "red 1"), (2, "red 1")])
def test_ec_05_a_last_province_is_not_lost(markers: int, left: str) -> None:
    """EC-05: dice 5 and 1: Pontus is the only land province of its owner, and keeps its last marker."""
    text = f"pontus: red {markers}; w: red; syria: blue; asia: blue; italia: green"
    game = table(text, begin="revolt", dice={"revolt-table": [5], "revolt-column": [1]})
    assert (game.at("pontus"), game.at("syria")) == (left, "")


def test_ec_06_income() -> None:
    """EC-06: five, three amphorae and two traders make ten."""
    text = "italia: red; sicilia: red; narbonensis: red; macedonia: red; red: cards trader-1 trader-2"
    game = table(text, begin="collect")
    assert game.realm("red").goods == 10
    assert game.realm("blue").goods == 5


def test_ec_07_rounds_and_start_players() -> None:
    """EC-07: ten, nine, eight and seven rounds, begun by seats 1, 2, 3 and 4."""
    match = Match.start(GAME, "empires", {}, ["red", "blue", "green", "yellow"], SECRET)
    first, rounds = dict[int, int](), dict[int, int]()
    while not match.finished:
        board, question = match.table.board, match.pending[0]
        if question.kind == "action":
            first.setdefault(board.turn, board.order.index(question.seat))
            rounds[board.turn] = board.round
        match.lapse(question.id)
    assert first == {1: 0, 2: 1, 3: 2, 4: 3}
    assert rounds == {1: 10, 2: 9, 3: 8, 4: 7}


@pytest.mark.parametrize(
    ("turn", "start", "begins"), [(1, "red", "red"), (2, "red", "blue"), (3, "blue", "green"), (4, "green", "red")]
)
def test_ec_61_with_three_players_the_first_begins_the_last_turn(turn: int, start: str, begins: str) -> None:
    """EC-61: seats 1, 2, 3 and 1 again begin the turns."""
    game = table(f"turn {turn}; start {start}; italia: red; asia: blue; africa: green", begin="collect")
    assert game.asked == [(begins, "action")]


def test_ec_62_revolts_come_before_income() -> None:
    """EC-62: the amphora province that falls away gives nothing."""
    text = "turn 2; africa: red; dacia: red; asia: blue; italia: green; red: cards trader-1"
    game = table(text, begin="revolt", dice={"revolt-table": [4], "revolt-column": [3]})
    assert game.at("africa") == ""
    assert game.realm("red").goods == 5 + 1
