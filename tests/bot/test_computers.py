"""Computer players answer by themselves, also after a restart."""

from collections.abc import Sequence

import pytest

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture
def parts() -> Sequence[str]:
    return SPINE


async def test_a_computer_answers_and_waits_for_people(house: House) -> None:
    live = await house.match(house.anna, None)
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}, "the computer has chosen its hill already"
    await house.anna.slash(house.channel, "try choose", option="home")
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}
    assert match.revision > 3


async def test_two_computers_play_a_match_to_its_end(house: House) -> None:
    live = await house.match(None, None)
    assert (await house.app.matches.get(live.id)).info.status == "finished"
