"""Wars in which deadlines lapse: every default is legal and leads on, to a winner (ch.26, C5)."""

from random import Random

import pytest

from tests.hannibal.harness import HARNESS
from tests.hannibal.random.policies import some_answer
from tests.hannibal.random.questions import begun
from tests.hannibal.random.test_crowded_wars import crowded


def test_a_war_in_which_nobody_ever_answers_ends() -> None:
    match = begun(1)
    while not match.finished:
        assert match.lapse(question=match.pending[0].id).refusal is None
    assert len(match.winners) == 1


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_any_deadline_may_lapse_in_the_thick_of_a_war(seed: int) -> None:
    """Card plays are chosen, so that marches and battles occur; half of all that follows from them lapses."""
    chance, match, lapsed = Random(seed), crowded(seed, probe=False).match, set[str]()
    for _ in range(HARNESS.step_cap):
        if match.finished:
            break
        question = match.pending[0]
        if question.kind not in ("play", "campaign") and question.default is not None and chance.random() < 0.5:
            lapsed.add(question.kind)
            outcome = match.lapse(question=question.id)
        else:
            outcome = match.submit(question.seat, some_answer(match, question, chance), question=question.id)
        assert outcome.refusal is None
    assert len(match.winners) == 1
    assert len(lapsed) > 5
