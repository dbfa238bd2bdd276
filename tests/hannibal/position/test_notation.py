"""Positions as text: what is read is written again, and what cannot be read is quoted."""

from random import Random

import msgspec
import pytest

from rules.core.match import Match
from rules.core.patches import SetPosition
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.game import GAME
from rules.hannibal.notation import Position, general_named
from rules.hannibal.pack.edition import edition
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
    displaced: hanno; out: africanus; opening; phase winter
    allobroges: C 3, siege 2; subjugates C: allobroges
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
    ("text", "says"),
    [
        ("atlantis: R 3", "no such space or pile: 'atlantis: R 3'"),
        ("turn soon", "cannot read 'turn soon'"),
        ("turn 0", "cannot read 'turn 0'"),
        ("turn 10", "cannot read 'turn 10'"),
        ("turn ²", "cannot read 'turn ²'"),
        ("peace", "cannot read 'peace'"),
        ("phase summer", "cannot read 'phase summer'"),
        ("active X", "cannot read 'active X'"),
        ("rome: X 3", "cannot read 'X 3' in rome"),
        ("rome: siege many", "cannot read 'siege many' in rome"),
        ("rome: R 3 alexander", "no such general: 'alexander'"),
        ("rome: R 3 scipio", "no such general: 'scipio'"),
        ("rome: R nero(king)", r"cannot read 'nero\(king\)' in 'R nero\(king\)'"),
        ("rome: R 3 hannibal", "hannibal is no general of that side in 'R 3 hannibal'"),
        ("hand R: 65", "no such card: '65'"),
        ("hand R: truce", "no such card: 'truce'"),
        ("hand X: 1", "no such space or pile: 'hand X: 1'"),
        ("counsel: 1", "no such card: '1'"),
        ("subjugates R: rome", "no such tribe: 'rome'"),
        ("rome: R 3; rome: R 4", "rome is named twice, again in 'rome: R 4'"),
        ("rome: R 3 nero; capua: R 2 nero", "c-nero is named twice, again in 'R 2 nero'"),
        ("rome: R 3 nero; pool: nero", "c-nero is named twice, again in 'pool: nero'"),
        ("hand R: 1; hand R: 2", "hand R is named twice"),
        ("hand R: 1 1", "card-lost-or-doubled: card corsica-sardinia"),
        ("hand R: 1; hand C: 1", "card-lost-or-doubled: card corsica-sardinia"),
        ("rome: R 3+1e", "units-out-of-bounds: space rome"),
        ("narbo: C 5e", "too-many-elephants: found 7, most 4"),
        ("narbo: in 1", "city-overfull: space narbo"),
        ("capua: in 3", "city-overfull: space capua"),
        ("capua: in hannibal", "general-inside-enemy-city: general hannibal"),
        ("capua: empty", "marker-not-legal: space capua"),
        ("boii: roman", "marker-not-legal: space boii"),
        ("narbo: subjugated", "marker-not-legal: space narbo"),
        ("narbo: C 3 mago, siege 1", "points-out-of-bounds: space narbo"),
        ("capua: C 3 mago, siege 3", "points-out-of-bounds: space capua"),
        ("saguntum: C 3 mago(consul)", "rank-of-nobody: general mago"),
        ("saguntum: C 3 hanno", "general-away-from-home: general hanno"),
        ("narbo: R 3 fabius", "general-away-from-home: general fabius-maximus"),
    ],
)
def test_a_mistake_is_refused_and_quoted(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Position.parse(text)


def test_a_part_of_a_name_must_be_one_generals_own() -> None:
    assert general_named("gisgo") == "h-gisgo"
    with pytest.raises(ValueError, match="no such general: 'scipio'"):
        general_named("scipio")


@pytest.mark.parametrize("seed", range(6))
def test_played_positions_round_trip_and_stay_small(seed: int) -> None:
    playout = Playout(HARNESS, HARNESS.setups[0], seed, probe=False)
    for _ in range(60 + Random(seed).randrange(60)):
        if not playout.match.finished:
            playout.move()
    board = playout.match.table.board
    board.play = board.battle = None  # a card in play cannot be written down
    board.deck.sort(key=list(edition().decks.cards).index)  # a deck has no order
    assert Position.parse(str(Position(board))).board == board
    assert len(msgspec.msgpack.encode(board)) < LARGEST


@pytest.mark.parametrize("seed", range(4))
def test_a_position_that_was_exported_and_set_up_again_is_equal(seed: int) -> None:
    """A game master's export of a table that waits for a card, set up in a match of its own."""
    playout = Playout(HARNESS, HARNESS.setups[0], seed, probe=False)
    compared = 0
    for _ in range(80):
        if playout.match.finished:
            break
        playout.move()
        board = playout.match.table.board
        if not playout.match.finished and playout.match.pending[0].kind == "play":
            other = Match.start(GAME, "second-punic-war", {}, ["rome", "carthage"], b"another secret of the tests")
            outcome = other.override("gm", SetPosition(GAME.write_position(board, False)), "a test")
            assert outcome.refusal is None
            again = other.table.board
            assert sorted(again.deck) == sorted(board.deck)
            again.deck = board.deck
            assert again == board
            assert other.pending[0].default == playout.match.pending[0].default
            compared += 1
    assert compared > 10


def test_a_bad_position_is_refused_in_the_words_of_the_mistake() -> None:
    match = Match.start(GAME, "second-punic-war", {}, ["rome", "carthage"], b"another secret of the tests")
    refusal = match.override("gm", SetPosition("rome: R 3 hannibal"), "a test").refusal
    assert refusal is not None
    assert "hannibal is no general of that side" in str(refusal.message.params["detail"])
