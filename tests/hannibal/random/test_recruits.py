"""The simple computer player that the bot has for every game plays Hannibal too, in both seats, to the end."""

from random import Random

import pytest

from bot.games.registry import presentations
from rules.hannibal.game import GAME
from tests.hannibal.random.questions import begun


@pytest.mark.parametrize("seed", [1, 2])
def test_two_recruits_fight_a_whole_war(seed: int) -> None:
    policy = presentations({GAME.id: GAME})[GAME.id].policy(Random(seed))
    match, kinds = begun(seed), set[str]()
    while not match.finished:
        question = match.pending[0]
        answer = policy.answer(match, question)
        kinds.add(type(answer).__name__)
        assert match.submit(question.seat, answer, question=question.id).refusal is None
    assert len(match.winners) == 1
    assert {"March", "PlaceMarkers", "PlayEvent", "Reinforce"} <= kinds
