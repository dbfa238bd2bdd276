"""Computer players answer by themselves, also after a restart."""

from collections.abc import Sequence

import pytest

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_computer_answers_and_waits_for_people(house: House) -> None:
    live = await house.match(house.anna, None)
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}, "the computer has chosen its hill already"
    await house.anna.slash(house.channel, "try choose", option="home")
    await house.env.advance_time(60)
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}
    assert match.revision > 3


async def test_two_computers_play_a_match_to_its_end(house: House) -> None:
    live = await house.match(None, None)
    for _ in range(60):
        await house.env.advance_time(20)
        if (await house.app.matches.get(live.id)).info.status == "finished":
            break
    assert (await house.app.matches.get(live.id)).info.status == "finished"


async def test_a_computer_pauses_between_its_own_answers(house: House) -> None:
    live = await house.match(None, None)
    begun = (await house.app.store.matches.head(live.id)).revision
    await house.env.advance_time(2.5)
    later = (await house.app.store.matches.head(live.id)).revision
    assert begun < later < begun + 5
