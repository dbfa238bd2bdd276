"""The one path of every input: queued, saved once, told after it is saved, and every failure in words."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from bot.spine.errors import Told
from bot.spine.pipeline import Played, Source
from db.records import Change, SeatInfo, Status
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_an_answer_is_saved_and_told(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "try choose", option="home")
    assert result.ephemeral
    assert result.response.content == "Done."
    assert (await house.app.store.matches.head(live.id)).revision == 2
    assert [post.content for post in house.posts()] == ["revision 1", "table at 2", "revision 2"]


async def test_the_table_is_edited_and_pinned_once(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.env.settle()
    [table] = house.channel.pinned_messages()
    await house.anna.slash(house.channel, "try choose", option="home")
    [same] = house.channel.pinned_messages()
    assert (same.id, same.content) == (table.id, "table at 2")


async def test_a_refusal_is_worded_and_changes_nothing(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "try choose", option="nowhere")
    assert "nowhere" in result.response.content
    assert (await house.app.store.matches.head(live.id)).revision == 1


async def test_a_guest_is_told_that_he_has_no_seat(house: House) -> None:
    await house.match(house.anna, house.ben)
    result = await house.cleo.slash(house.channel, "try choose", option="home")
    assert result.response.content.startswith("You have no seat in Hills")


async def test_a_channel_without_a_match_says_so(house: House) -> None:
    elsewhere = house.guild.create_text_channel("elsewhere")
    result = await house.anna.slash(elsewhere, "try choose", option="home")
    assert result.response.content.startswith("No match is played in this channel")


async def test_a_repeated_delivery_hears_the_first_answer_and_plays_nothing(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    source = Source(house.app.shown["practice"].words("en"), house.anna.id, 77)
    first = await house.inside(deeds.submit(house.app, live, "P1", Choose("nowhere"), source))
    again = await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), source))
    assert not first.done
    assert again.reply == first.reply
    assert again.turn is None
    assert (await house.app.store.matches.head(live.id)).revision == 1


async def test_commands_of_a_match_queue_and_none_is_dropped(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo)
    words = house.app.shown["practice"].words("en")
    people = {"P1": house.anna, "P2": house.ben, "P3": house.cleo}

    async def all_at_once() -> list[Played]:
        submit = partial(deeds.submit, house.app)
        sources = {seat: Source(words, person.id, 100 + person.id) for seat, person in people.items()}
        return await asyncio.gather(*(submit(live, seat, Choose("home"), sources[seat]) for seat in people))

    played = await house.inside(all_at_once())
    assert all(each.done for each in played)
    assert sorted(each.revision or 0 for each in played) == [2, 3, 4]


async def test_an_unexpected_error_is_told_with_a_reference_and_the_match_goes_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "try stumble", option="home")
    assert "Something went wrong on my side" in result.response.content
    [record] = [record for record in caplog.records if hasattr(record, "reference")]
    assert record.reference in result.response.content
    assert (await house.app.store.matches.head(live.id)).revision == 1
    after = await house.anna.slash(house.channel, "try choose", option="home")
    assert after.response.content == "Done."
    assert (await house.app.store.matches.head(live.id)).revision == 2


async def test_a_full_disk_is_told_as_what_it_is(house: House) -> None:
    result = await house.anna.slash(house.channel, "try fail")
    assert result.response.content.startswith("My disk is full")


async def test_a_restart_in_the_middle_continues(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "try choose", option="home")
    await house.restart()
    result = await house.ben.slash(house.channel, "try choose", option="home")
    assert "Ben marches to" in result.response.content
    assert (await house.app.store.matches.head(live.id)).revision > 2


@pytest.mark.parametrize(
    ("status", "told"), [("paused", "is paused"), ("finished", "is over"), ("abandoned", "was aba")]
)
async def test_a_match_that_does_not_run_takes_no_answers(house: House, status: Status, told: str) -> None:
    live = await house.match(house.anna, house.ben)
    await house.app.store.commit(Change(match=live.id, status=status))
    result = await house.anna.slash(house.channel, "try choose", option="home")
    assert told in result.response.content
    assert (await house.app.store.matches.head(live.id)).revision == 1


async def test_who_has_lost_the_seat_while_waiting_does_not_act(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    words = house.app.shown["practice"].words("en")
    await house.app.store.commit(Change(match=live.id, seats=(SeatInfo(seat="P1", person=house.cleo.id),)))
    with pytest.raises(Told) as caught:
        await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), Source(words, house.anna.id, 5)))
    assert caught.value.said.id == "bot-not-seated"


async def test_standing_orders_are_indexed_as_the_log_sets_them(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    source = Source(house.app.shown["practice"].words("en"), house.anna.id, 6)
    order = StandingOrder("shield", Choose("pass"))
    await house.inside(deeds.order(house.app, live, "P1", order, source))
    [kept] = await house.app.store.matches.orders(live.id)
    assert kept.seat == "P1"
    again = Source(source.words, house.anna.id, 7)
    await house.inside(deeds.cancel_order(house.app, live, "P1", int(kept.key), again))
    assert await house.app.store.matches.orders(live.id) == []


async def test_a_free_undo_goes_back(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    words = house.app.shown["practice"].words("en")
    await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), Source(words, house.anna.id, 8)))
    undone = await house.inside(deeds.undo(house.app, live, "P1", 1, Source(words, house.anna.id, 9)))
    assert undone.done
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1", "P2"}
    assert match.revision == 3
