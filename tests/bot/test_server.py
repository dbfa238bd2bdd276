"""/server and /health: who may use them, and what they say."""

from collections.abc import Sequence

import pytest
from simcord.env import Env

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture
def env(own_env: Env) -> Env:
    return own_env


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_the_server_speaks_german_and_tables_follow(house: House) -> None:
    await house.match(house.anna, house.ben)
    edits = len(house.env.http_requests)
    house.app.delivery._shown.clear()  # the probe's table says the same in every language
    result = await house.keeper.slash(house.channel, "server language", language="de")
    assert result.response.content == "Ich spreche auf diesem Server Deutsch."
    shown = await house.anna.slash(house.channel, "me show")
    assert "Du hast keine Ruhezeiten." in shown.response.content
    assert any(each.method == "PATCH" and "/channels/" in each.path for each in house.env.http_requests[edits:])


async def test_a_persons_choice_is_stronger_than_the_servers(house: House) -> None:
    await house.anna.slash(house.channel, "me language", language="en")
    await house.keeper.slash(house.channel, "server language", language="de")
    shown = await house.anna.slash(house.channel, "me show")
    assert shown.response.content.startswith("I speak English to you.")


async def test_the_server_chooses_its_pictures(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.keeper.slash(house.channel, "server pictures", style="safe")
    assert result.response.content == "Everybody here sees pictures with colours that all can tell apart."
    assert (await house.app.public_words(live)).pictures == "safe"
    assert await house.app.people.pictures(house.anna.id, house.guild.id) == "safe"


async def test_only_the_host_sees_health(house: House) -> None:
    refused = await house.anna.slash(house.channel, "health")
    assert refused.response.content == "Only those who host this bot may see this."
    await house.match(house.anna, house.ben)
    shown = await house.host.slash(house.channel, "health")
    assert "Database: SQLite" in shown.response.content
    assert "Matches: 1 running, 1 in all." in shown.response.content
    assert "Acknowledged: 2 lately" in shown.response.content
