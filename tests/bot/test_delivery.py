"""From the outbox to Discord: in order, again after a fault, anew where a message is gone."""

from collections.abc import Sequence
from datetime import timedelta

import pytest
from simcord.env import Env

from bot.spine.aftermath import Turn
from db.records import Parcel
from tests.bot.conftest import SPINE
from tests.bot.house import House

MESSAGES = "/channels/*/messages"
ONE_MESSAGE = "/channels/*/messages/*"


@pytest.fixture
def env(own_env: Env) -> Env:
    return own_env


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_server_fault_delays_but_keeps_the_order(house: House) -> None:
    house.env.inject_error("POST", MESSAGES, status=403, code=50013, message="Missing Permissions", times=2)
    await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "try choose", option="home")
    assert house.posts() == [], "what comes later waits behind what was refused"
    assert "Discord does not let me write in this match's channel" in result.followups[0].content
    again = await house.ben.slash(house.channel, "try choose", option="home")
    assert "Discord does not let me write" in again.followups[0].content, "each is told, once"
    assert [post.content for post in house.posts()][:2] == ["revision 1", "revision 2"]


async def test_a_deleted_table_is_posted_anew_and_pinned(house: House) -> None:
    await house.match(house.anna, house.ben)
    [table] = house.channel.pinned_messages()
    await house.keeper.delete(table)
    await house.anna.slash(house.channel, "try choose", option="home")
    [again] = house.channel.pinned_messages()
    assert again.id != table.id
    assert again.content == "table at 2"


async def test_a_table_too_old_to_edit_makes_room_for_a_new_one(house: House) -> None:
    await house.match(house.anna, house.ben)
    [table] = house.channel.pinned_messages()
    house.env.inject_error("PATCH", ONE_MESSAGE, status=400, code=30046, message="too many edits of an old message")
    await house.anna.slash(house.channel, "try choose", option="home")
    [again] = house.channel.pinned_messages()
    assert again.id != table.id
    assert [post.content for post in house.posts()].count("table at 2") == 1


async def test_a_deleted_channel_is_given_up_and_others_are_served(house: House) -> None:
    other = house.guild.create_text_channel("other")
    await house.match(house.anna, house.ben, channel=other.id)
    house.env.inject_error("POST", MESSAGES, status=404, code=10003, message="Unknown Channel")
    house.env.inject_error("PATCH", ONE_MESSAGE, status=404, code=10003, message="Unknown Channel")
    await house.anna.slash(other, "try choose", option="home")
    health = await house.app.store.outbox.health()
    assert (health.waiting, health.given_up) == (0, 2)
    await house.match(house.anna, house.ben)
    assert [post.content for post in house.posts()] == ["revision 1", "table at 1"]


async def test_posts_that_a_crash_left_behind_go_out_after_the_restart(house: House) -> None:
    house.env.inject_error("POST", MESSAGES, status=403, code=50001, message="Missing Access")
    await house.match(house.anna, house.ben)
    assert house.posts() == []
    await house.restart()
    await house.env.advance_time(timedelta(minutes=11).total_seconds())
    assert [post.content for post in house.posts()] == ["revision 1", "table at 1"]


async def test_waiting_edits_of_a_slot_are_one_edit(house: House) -> None:
    await house.match(house.anna, house.ben)
    house.env.inject_error("POST", MESSAGES, status=403, code=50013, message="Missing Permissions", times=3)
    await house.anna.slash(house.channel, "try choose", option="home")
    await house.ben.slash(house.channel, "try choose", option="home")
    before = len(house.env.http_requests)
    await house.env.advance_time(1300)
    edits = [each for each in house.env.http_requests[before:] if each.method == "PATCH"]
    assert len(edits) == 1
    assert house.channel.pinned_messages()[0].content == "table at 3"


async def test_an_archived_thread_is_tried_again(house: House) -> None:
    await house.match(house.anna, house.ben)
    house.env.inject_error("PATCH", ONE_MESSAGE, status=400, code=50083, message="Thread is archived")
    await house.anna.slash(house.channel, "try choose", option="home")
    assert house.channel.pinned_messages()[0].content == "table at 1"
    await house.env.advance_time(3)
    assert house.channel.pinned_messages()[0].content == "table at 2"


async def test_a_letter_that_cannot_be_written_does_not_silence_its_channel(house: House) -> None:
    async def stumble(parcel: Parcel) -> None:
        raise RuntimeError("no ink")

    house.app.delivery.register("probe", stumble)
    await house.match(house.anna, house.ben)
    assert house.posts() == []
    await house.env.advance_time(180)
    assert [post.content for post in house.posts()] == ["table at 1"]
    assert (await house.app.store.outbox.health()).given_up == 1


async def test_a_hook_that_fails_does_not_stop_the_game(house: House) -> None:
    async def stumble(turn: Turn) -> None:
        raise RuntimeError("no idea")

    house.app.aftermath.hooks.insert(0, stumble)
    await house.match(house.anna, house.ben)
    assert [post.content for post in house.posts()] == ["revision 1", "table at 1"]
    assert house.app.aftermath.faults == 1
    house.app.aftermath.faults = 0
