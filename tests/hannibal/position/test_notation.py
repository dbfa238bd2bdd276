"""Positions as text: what is read is written again, and what cannot be read is quoted."""

from random import Random

import msgspec
import pytest

from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.notation import Position, general_named
from rules.hannibal.setup.arrangement import arrange
from tests.generic.harness import Playout
from tests.hannibal.harness import HARNESS

LARGEST = 12_000

TEXT = """
    turn 3; active R; truce; macedon; naval-victory; shuffle
    saguntum: C 8+2e hannibal mago!; new-carthage: C hasdrubal
    tarentum: punic, R 6 marcellus varro(proconsul), in 1+1e gisgo, siege 1
    averni: roman, subjugated; boii: neutral
    narbo: C 1e, train; cannae: empty
    hand R: 37 35; hand C: 1; discard: 12 13; removed: 25; counsel: 57; counsel-ending: 58
    displaced: hanno; out: africanus
"""


def test_what_is_written_is_read_again() -> None:
    board = Position.parse(TEXT).board
    written = str(Position(board))
    assert str(Position.parse(written)) == written
    assert Position.parse(written).board == board
    assert "tarentum: punic, R 6 marcellus c-terentius-varro(proconsul), in 1+1e h-gisgo, siege 1" in written
    assert "saguntum: C 8+2e hannibal mago!" in written


def test_nothing_named_is_the_set_up() -> None:
    assert Position.parse("").board == arrange()
    assert Position.parse(str(Position(arrange()))).board == arrange()


def test_a_space_that_is_named_holds_only_what_the_text_says() -> None:
    board = Position.parse("saguntum: C 3 mago").board
    assert board.spaces[SpaceId("saguntum")].carthage.total == 3
    assert board.generals[GeneralId("hannibal")].status == "displaced"
    assert board.generals[GeneralId("mago")].at == "saguntum"


def test_bare_has_nobody_on_the_map() -> None:
    board = Position.parse("bare").board
    assert board.with_status("map") == []
    assert sum(state.rome.total + state.carthage.total for state in board.spaces.values()) == 0


@pytest.mark.parametrize(
    "text",
    ["atlantis: R 3", "turn soon", "rome: R 3 alexander", "rome: X 3", "hand R: 65", "rome: R nero(king)", "peace"],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Position.parse(text)


def test_a_part_of_a_name_must_be_one_generals_own() -> None:
    assert general_named("gisgo") == "h-gisgo"
    with pytest.raises(ValueError, match="no such general: 'scipio'"):
        general_named("scipio")


@pytest.mark.parametrize("seed", range(3))
def test_played_positions_round_trip_and_stay_small(seed: int) -> None:
    playout = Playout(HARNESS, HARNESS.setups[0], seed, probe=False)
    for _ in range(60 + Random(seed).randrange(60)):
        if not playout.match.finished:
            playout.move()
    board = playout.match.table.board
    again = Position.parse(str(Position(board))).board
    again.deck.sort()
    assert (again.spaces, again.generals, again.discard) == (board.spaces, board.generals, board.discard)
    assert again.deck == sorted(board.deck)
    assert len(msgspec.msgpack.encode(board)) < LARGEST
