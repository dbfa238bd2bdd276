"""/me and /server: settings of people and servers, in both languages."""

from collections.abc import Sequence

import pytest

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_person_chooses_german_and_is_answered_in_german(house: House) -> None:
    result = await house.anna.slash(house.channel, "me language", language="de")
    assert result.ephemeral
    assert result.response.content == "Ich spreche Deutsch mit dir."
    shown = await house.anna.slash(house.channel, "me show")
    assert "Du hast keine Ruhezeiten." in shown.response.content
    other = await house.ben.slash(house.channel, "me show")
    assert "You have no quiet hours." in other.response.content


async def test_quiet_hours_need_a_time_and_a_known_zone(house: House) -> None:
    wrong = await house.anna.slash(house.channel, "me quiet", **{"from": "late", "until": "7"})
    assert "“late” is no time of day" in wrong.response.content
    unknown = await house.anna.slash(house.channel, "me quiet", **{"from": "22", "until": "7", "timezone": "Babylon"})
    assert "Babylon" in unknown.response.content
    right = await house.anna.slash(
        house.channel, "me quiet", **{"from": "22.30", "until": "7", "timezone": "Europe/Berlin"}
    )
    assert right.response.content == "Between 22:30 and 07:00 (Europe/Berlin) I do not ping you."


async def test_a_person_chooses_dark_pictures(house: House) -> None:
    assert "as this server has chosen" in (await house.anna.slash(house.channel, "me show")).response.content
    chosen = await house.anna.slash(house.channel, "me pictures", style="dark")
    assert chosen.response.content == "I show you dark pictures."
    assert await house.app.people.pictures(house.anna.id, house.guild.id) == "dark"
    assert await house.app.people.pictures(house.ben.id, house.guild.id) == "light"
    await house.anna.slash(house.channel, "me pictures", style="server")
    assert await house.app.people.pictures(house.anna.id, house.guild.id) == "light"
