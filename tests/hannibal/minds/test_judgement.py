"""What a computer player of Hannibal thinks of, and how it judges a position."""

from rules.core.match import Match
from rules.hannibal.board.control import controlled, round_markers, set_marker
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.board.state import Board, GeneralState, Units
from rules.hannibal.minds import proposals, worth
from rules.hannibal.minds.weights import STEADY
from rules.hannibal.pack.edition import edition
from rules.hannibal.reinforcements.units import Reinforce, not_placeable
from rules.hannibal.victory.removal import RemoveMarkers
from tests.hannibal.harness import HARNESS

AT_CARTHAGE, UTICA = SpaceId("carthage"), SpaceId("utica")
LONGUS, HANNO = GeneralId("t-longus"), GeneralId("hanno")


def begin() -> Board:
    board: Board = Match.start(HARNESS.game, "second-punic-war", {}, ("rome", "carthage"), b"judgement").table.board
    return board


def besieged(points: int, besiegers: int = 5) -> Board:
    """Longus before Carthage, Hanno at Utica with all that he has."""
    board = begin()
    board.generals[LONGUS] = GeneralState(at=AT_CARTHAGE, rank="consul")
    board.generals[HANNO] = GeneralState(at=UTICA)
    board.spaces[AT_CARTHAGE].carthage = Units(0)
    board.spaces[AT_CARTHAGE].rome = Units(besiegers)
    board.spaces[AT_CARTHAGE].points = points
    board.spaces[UTICA].carthage = Units(10)
    return board


def test_a_capital_that_may_fall_counts_for_more_than_any_province() -> None:
    sums = [worth.reckon(besieged(points), ROME, STEADY)["sieges"] for points in (0, 1, 2)]
    assert sums[0] == 0
    assert 3.0 < sums[1] < sums[2] - sums[1]
    assert worth.reckon(besieged(2, besiegers=2), ROME, STEADY)["sieges"] < sums[2] / 2, "they cannot go on"
    assert worth.reckon(besieged(2), CARTHAGE, STEADY)["sieges"] == -sums[2]


def test_whoever_can_relieve_his_capital_thinks_of_it_first() -> None:
    best = proposals.marching(besieged(2), CARTHAGE, edition().tables.limits.mp, sails=False)[0]
    assert (best[1], best[2]) == (HANNO, ("carthage",))


def test_an_army_within_the_walls_may_break_out() -> None:
    board = besieged(2)
    board.generals[HANNO] = GeneralState(at=AT_CARTHAGE, inside=True)
    board.spaces[UTICA].carthage, board.spaces[AT_CARTHAGE].inside = Units(0), Units(5)
    plans = proposals.marching(board, CARTHAGE, edition().tables.limits.mp, sails=False)
    assert (HANNO, ()) in [(general, path) for _, general, path, _ in plans]


def test_markers_go_where_they_are_missed_least() -> None:
    board = begin()
    held = controlled(board, ROME)
    spare = SpaceId("araceli")
    assert board.spaces[spare].owner is None, "a province that does not score, where Rome holds nothing"
    set_marker(board, spare, ROME)
    (answer,) = proposals.removals(board, ROME, 3)
    assert isinstance(answer, RemoveMarkers)
    assert spare in answer.spaces
    assert set(answer.spaces) <= set(round_markers(board, ROME))
    for space in answer.spaces:
        set_marker(board, space, None)
    assert controlled(board, ROME) == held


def test_reinforcements_may_all_go_to_one_army() -> None:
    board = begin()
    for side, most in ((ROME, 5), (CARTHAGE, 4)):
        answers = list(proposals.arrivals(board, side, most))
        for answer in answers:
            assert isinstance(answer, Reinforce)
            assert not_placeable(board, side, answer.spaces) is None
        assert len({answer.spaces for answer in answers if isinstance(answer, Reinforce)}) > 1


def test_troops_are_worth_little_when_there_is_no_time_left() -> None:
    board = begin()
    early = worth.reckon(board, CARTHAGE, STEADY)["army"]
    board.turn = edition().scenario.last_turn
    assert 0 < worth.reckon(board, CARTHAGE, STEADY)["army"] < 0.5 * early
