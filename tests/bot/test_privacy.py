"""What is stored about a person can be seen and deleted by that person."""

from collections.abc import Sequence

import pytest

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_person_sees_what_is_stored(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "me pings", pings="none")
    result = await house.anna.slash(house.channel, "privacy show")
    assert result.ephemeral
    assert f"Seats: #{live.id} P1." in result.response.content
    assert "I never ping you." in result.response.content


async def test_deleting_asks_first_and_opens_the_seat(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "me language", language="de")
    asked = await house.anna.slash(house.channel, "privacy delete")
    assert "Dein Platz in einer laufenden Partie wird frei" in asked.response.content
    assert (await house.app.matches.get(live.id)).person_of("P1") == house.anna.id
    done = await house.anna.click(asked.response, label="Alles löschen")
    assert "Alles über dich ist gelöscht" in done.response.content
    assert (await house.app.matches.get(live.id)).person_of("P1") is None
    after = await house.anna.slash(house.channel, "privacy show")
    assert "Seats: nothing." in after.response.content


async def test_one_may_change_ones_mind(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    asked = await house.anna.slash(house.channel, "privacy delete")
    kept = await house.anna.click(asked.response, label="Cancel")
    assert kept.response.content == "Nothing was deleted."
    assert (await house.app.matches.get(live.id)).person_of("P1") == house.anna.id
