"""A game master sets positions up: in the set-up, in a round, at the beginning of a turn; wishes stay secret."""

import pytest

from rules.core.match import Match
from rules.core.patches import SetPosition
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board
from rules.empires.game import GAME
from rules.empires.setup.founding import Settle
from tests.empires.cases.table import PASS, table

SEATS = ("red", "blue", "green")
LANDS = (
    "red: set a; blue: set d; green: set b; italia: red, fort; sicilia: red; asia: blue; syria: blue; celtica: green"
)


def started() -> Match[Board]:
    return Match.start(GAME, "empires", {}, SEATS, b"set up")


def set_up(text: str) -> list[tuple[str, str]]:
    match = started()
    assert match.override("gm", SetPosition(text), "as it was").refusal is None
    return [(question.seat, question.kind) for question in match.pending]


@pytest.mark.parametrize(
    ("clock", "asked"),
    [
        ("turn 2; round 3; start blue; active green", [("green", "action")]),
        ("turn 2; round 9; start blue; active red", [("red", "action")]),
        ("turn 1", [("red", "action")]),
        ("phase set-up", [("green", "settle")]),
    ],
)
def test_a_position_goes_on_where_it_says(clock: str, asked: list[tuple[str, str]]) -> None:
    assert set_up(f"order red blue green; {clock}; {LANDS}") == asked


def test_after_the_last_of_a_round_the_next_begins() -> None:
    match = started()
    match.override("gm", SetPosition(f"order red blue green; turn 2; round 3; start blue; active red; {LANDS}"), "so")
    question = match.pending[0]
    outcome = match.submit(question.seat, PASS, question.id)
    assert [event.message.id for event in outcome.events] == ["passed", "round-begins"]
    assert match.pending[0].seat == "blue"


@pytest.mark.parametrize("order", ["order red blue yellow", "order red blue", "order red blue green purple"])
def test_other_seats_are_refused(order: str) -> None:
    refusal = started().override("gm", SetPosition(f"{order}; turn 1"), "a slip").refusal
    assert refusal is not None
    assert refusal.message.id == "kernel-bad-position"


def test_a_public_text_holds_no_wishes() -> None:
    game = table("order red blue green; phase set-up; red: set a; italia: red")
    game.match.submit("blue", Settle(AreaId("asia"), (AreaId("syria"), AreaId("pontus"))))
    assert "wishes syria pontus" in game.match.position_text()
    assert "wishes" not in game.match.position_text(lambda count: 0)
