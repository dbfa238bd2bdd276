"""T-79 to T-84: with the usual orders a round asks a player five questions at most, in the median."""

import pytest

from tests.era_of_tribes.random.chat import ChatGame

MOST = 5


@pytest.mark.parametrize("seed", range(3))
def test_a_round_asks_few_questions(seed: int) -> None:
    game = ChatGame(seed)
    game.play()
    assert 1 <= game.questions_a_round() <= MOST
