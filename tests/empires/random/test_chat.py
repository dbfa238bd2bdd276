"""E-51: four people who look twice a day and file their actions play a whole game in three weeks."""

from collections.abc import Sequence

import pytest

from rules.core.match import replay
from rules.empires.game import GAME
from tests.empires.random.chat import SEATS, ChatGame

MOST_DAYS = 21
ROUNDS = 34


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ordered", [(), SEATS], ids=["nobody", "everybody"])
def test_e_51_a_game_by_chat_takes_three_weeks_at_most(ordered: Sequence[str], seed: int) -> None:
    """Defence orders are no part of the bargain: without any of them every battle waits for its defender."""
    game = ChatGame(seed, ordered)
    assert game.days() <= MOST_DAYS
    assert game.lapsed == 0
    assert game.match.winners
    assert sum(entry.kind == "auto" for entry in game.entries) > len(SEATS) * ROUNDS // 2
    assert replay(GAME, game.begun, game.entries).dump() == game.match.dump()
