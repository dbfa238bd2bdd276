"""Which stacks a computer player of Empires thinks of."""

import pytest

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.empires.battle.odds import odds_against
from rules.empires.battle.stacks import STRONGEST, BattleRole, line_up
from rules.empires.board.ids import CardId, Combat, SetId
from rules.empires.board.state import Board
from rules.empires.minds.stacks import best_stacks
from tests.empires.harness import HARNESS

RED, BLUE = Seat("red"), Seat("blue")
CARDS = ("galley-1", "galley-2", "siege-tower-1", "sword-1", "archers-1", "spear-2")


def begin() -> Board:
    """Elephants and horses against spears and swords."""
    board: Board = Match.start(HARNESS.game, "empires", {}, ("red", "blue", "green"), b"stacks").table.board
    board.realms[RED].empire, board.realms[BLUE].empire = SetId("e"), SetId("c")
    board.realms[RED].cards = [CardId(card) for card in CARDS[:4]]
    board.realms[BLUE].cards = [CardId(card) for card in CARDS[4:]]
    return board


@pytest.mark.parametrize("role", ["attacker", "defender"])
@pytest.mark.parametrize("combat", ["open", "siege", "sea"])
def test_the_best_stack_is_lawful_and_no_worse_than_the_strongest(combat: Combat, role: BattleRole) -> None:
    board = begin()
    found = best_stacks(board, RED, combat, role, BLUE)
    assert found
    for wins, stack in found:
        cards = line_up(board, RED, combat, stack, role)
        assert not isinstance(cards, Refusal)
        odds = odds_against(board, combat, cards, role, BLUE).wins
        assert wins == pytest.approx(float(odds if role == "attacker" else 1 - odds))
    plain = line_up(board, RED, combat, (STRONGEST,), role)
    assert not isinstance(plain, Refusal)
    plain_odds = odds_against(board, combat, plain, role, BLUE).wins
    assert max(wins for wins, _ in found) >= float(plain_odds if role == "attacker" else 1 - plain_odds) - 0.02


def test_a_stack_follows_from_both_hands() -> None:
    one, other = begin(), begin()
    other.realms[BLUE].empire = SetId("d")
    assert best_stacks(one, RED, "open", "attacker", BLUE) == best_stacks(begin(), RED, "open", "attacker", BLUE)
    assert best_stacks(one, RED, "open", "attacker", BLUE) != best_stacks(other, RED, "open", "attacker", BLUE)
