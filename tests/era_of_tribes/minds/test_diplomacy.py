"""What a computer player of Era of Tribes offers, and what it thinks that others agree to."""

from random import Random

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Choose
from rules.era_of_tribes.board.holdings import neighbours
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import ACCEPT, DECLINE, Diplomacy
from rules.era_of_tribes.minds import proposals
from tests.era_of_tribes.harness import HARNESS


def among_neighbours() -> Match[Board]:
    """A match played by habit until whoever acts has neighbours and three treaties."""
    match: Match[Board] = Match.start(HARNESS.game, "two1", {}, ("red", "blue"), b"diplomacy")
    policy = Policy(Random(3), HARNESS.game.habits)
    while True:
        asked, board = match.pending[0], match.table.board
        if asked.kind == "action" and neighbours(board, asked.seat) and not board.realms[asked.seat].passed:
            board.realms[asked.seat].treaties, board.realms[asked.seat].taler = 3, 20
            return match
        match.submit(asked.seat, policy.answer(match, asked), asked.id)


def test_alliances_and_forced_sales_are_thought_of_and_are_legal() -> None:
    match = among_neighbours()
    seat = match.pending[0].seat
    words = list(proposals.bonus_steps(match.table.board, seat))
    assert any(word.startswith("ally:") for word in words)
    for word in words:
        answer = Diplomacy(1, (), (word,))
        assert match.refusal(seat, answer, match.pending[0].id) is None, word
    assert any(word in answer.bonus for word in words for answer in proposals.diplomacy(match.table.board, seat, 2))


def test_a_friend_is_welcome_unless_one_is_far_ahead() -> None:
    board = among_neighbours().table.board
    one, other = board.seating
    board.realms[one].ep = board.realms[other].ep
    assert proposals.heard(board, one, offered=True) == Choose(ACCEPT)
    assert proposals.heard(board, one, offered=False) == Choose(DECLINE)
    board.realms[one].ep = board.realms[other].ep + proposals.AHEAD
    assert proposals.heard(board, one, offered=True) == Choose(DECLINE)
