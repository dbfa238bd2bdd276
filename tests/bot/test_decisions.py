"""Who is asked, in public and in private: buttons that outlive restarts, sealed answers, stale and doubled clicks."""

from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta

import discord
import pytest
from msgspec.structs import replace

from bot.acting.buttons import StampedButton
from bot.acting.lines import Outlook
from bot.acting.panel import DEADLINE, answering
from bot.spine.calls import Call, ring, wants_ping
from db.records import Change, NewTimer, PersonSettings
from tests.bot.acting import (
    ACTING,
    SECRET,
    Replayed,
    answer,
    begun,
    items,
    labels,
    lines,
    pick,
    press,
    revision,
    said,
    seat,
    set_status,
)
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


def the_post(house: House) -> discord.Message:
    """There is one message to those who are asked, never more."""
    [post] = house.posts()
    return post


# ---- in public ------------------------------------------------------------------------------------------------


async def test_one_message_names_those_asked_and_what_everybody_may_know(house: House) -> None:
    await house.match(house.anna, house.ben)
    post = the_post(house)
    assert post.content == (
        f"<@{house.anna.id}> and <@{house.ben.id}> decide: **Where do you march?**\n"
        "Oak Hill · Ash Hill · Elm Hill · Home\n"
        "Nobody has answered yet. Answers stay hidden until all are in.\n"
        "-# Rule 2.2"
    )
    assert {user.id for user in post.mentions} == {house.anna.id, house.ben.id}
    assert labels(post) == ["Decide"]


async def test_a_sealed_answer_says_only_who_has_answered(house: House) -> None:
    await house.match(house.anna, house.ben)
    first = the_post(house)
    await house.anna.slash(house.channel, "practice answer", choice="oak")
    post = the_post(house)
    assert post.id == first.id, "the same people are asked, so the message is edited"
    assert "Already answered: Anna." in post.content
    assert post.content.startswith(f"<@{house.ben.id}> decides:")


async def test_a_question_that_waits_by_itself_rings_nobody_and_silences_no_other(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    asked = (await house.app.matches.position(live)).pending[0]
    held = Call("question", 901, asked.seat, question=replace(asked, id=901, held=True, since=0))
    real = Call("question", 902, asked.seat, question=replace(asked, id=902, since=0))
    first = await ring(house.app, live, [held], None)
    assert first.people == ()
    second = await ring(house.app, live, [held, real], first.note)
    assert second.people == (live.person_of(asked.seat),)


async def test_a_private_question_shows_nobody_its_options(house: House) -> None:
    await until_discard(house)
    post = the_post(house)
    assert "Too many cards" in post.content
    assert not any(card in post.content for card in ("Curse", "Raid", "Feast", "Shield"))


async def test_somebody_else_is_asked_in_a_new_message(house: House) -> None:
    await house.match(house.anna, house.ben)
    old = the_post(house)
    await house.ben.slash(house.channel, "practice answer", choice="home")
    await house.anna.slash(house.channel, "practice answer", choice="home")
    post = the_post(house)
    assert post.id != old.id
    assert post.content.startswith(f"<@{house.ben.id}> decides: **Your turn**")
    assert [user.id for user in post.mentions] == [house.ben.id]
    assert labels(post) == ["What can I do?"]


async def test_whoever_acted_last_is_not_pinged(house: House) -> None:
    await house.match(house.anna, house.ben)
    first = the_post(house)
    await house.anna.slash(house.channel, "practice answer", choice="home")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    assert "decides: **Your turn**" in the_post(house).content
    assert the_post(house).id == first.id, "an edit rings nobody"


async def test_a_person_who_wants_no_pings_is_named(house: House) -> None:
    await house.anna.slash(house.channel, "me pings", pings="none")
    await house.match(house.anna, house.ben)
    assert the_post(house).content.startswith(f"Anna and <@{house.ben.id}> decide:")


async def test_a_deadline_is_shown_with_what_it_answers(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    due = house.app.store.clock() + timedelta(hours=24)
    question = (await house.app.matches.position(live)).pending[0]
    timer = NewTimer(key="d1", kind=DEADLINE, due_at=due, seat="P1", question=question.id)
    await house.app.store.commit(Change(match=live.id, timers=(timer,)))
    await house.inside(house.app.aftermath.refresh(live))
    moment = discord.utils.format_dt(due, "R")
    assert f"{moment}, if there is no answer: Home" in the_post(house).content
    panel = await house.anna.click(the_post(house), label="Decide")
    assert f"{moment}, if there is no answer: Home" in said(panel)


async def test_a_pause_takes_the_buttons_away(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    old = the_post(house)
    await set_status(house, live, "paused")
    await house.inside(house.app.aftermath.refresh(await house.app.matches.get(live.id)))
    assert the_post(house).content == "Hills is paused."
    assert labels(the_post(house)) == []
    assert old.id == the_post(house).id


async def test_a_seat_without_a_person_is_not_asked_here(house: House) -> None:
    await house.match(None, house.ben)
    assert the_post(house).content.startswith(f"<@{house.ben.id}> decides: **Where do you march?**")


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (PersonSettings(), True),
        (PersonSettings(pings="all"), True),
        (PersonSettings(pings="digest"), False),
        (PersonSettings(pings="none"), False),
        (PersonSettings(away_until=datetime(2026, 3, 2, tzinfo=UTC)), False),
        (PersonSettings(away_until=datetime(2026, 3, 1, tzinfo=UTC)), True),
        (PersonSettings(quiet_from=time(22), quiet_until=time(7)), False),
        (PersonSettings(quiet_from=time(22), quiet_until=time(7), timezone="Asia/Tokyo"), True),
        (PersonSettings(quiet_from=time(22), quiet_until=time(23)), True),
        (PersonSettings(quiet_from=time(1), quiet_until=time(4)), False),
    ],
)
def test_who_may_be_pinged_at_three_in_the_night(settings: PersonSettings, wanted: bool) -> None:
    assert wants_ping(settings, datetime(2026, 3, 1, 3, tzinfo=UTC)) is wanted


# ---- in private -----------------------------------------------------------------------------------------------


async def test_decide_opens_the_choices_and_one_click_answers(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert said(panel) == "**Where do you march?**\nChoose a hill, or stay at home."
    assert labels(answer(panel)) == ["Oak Hill", "Ash Hill", "Elm Hill", "Home"]
    done = await press(house.anna, panel, "Oak Hill")
    assert said(done).startswith("✓ **Oak Hill**")
    assert await revision(house, live) == 2


async def test_a_german_reader_has_german_buttons(house: House) -> None:
    await house.anna.slash(house.channel, "me language", language="de")
    await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert labels(answer(panel)) == ["Eichenhügel", "Eschenhügel", "Ulmenhügel", "Heim"]
    assert said(await press(house.anna, panel, "Heim")).startswith("✓ **Heim**")


async def test_a_sealed_answer_can_be_taken_back_without_anybody_being_pinged(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    first = the_post(house)
    panel = await house.anna.click(first, label="Decide")
    done = await press(house.anna, panel, "Oak Hill")
    assert labels(answer(done)) == ["Take back: Where do you march?"]
    back = await press(house.anna, done, "Take back: Where do you march?")
    assert labels(answer(back)) == ["Oak Hill", "Ash Hill", "Elm Hill", "Home"]
    assert the_post(house).id == first.id
    assert "Nobody has answered yet" in the_post(house).content
    assert [one.seat for one in (await house.app.matches.position(live)).pending] == ["P1", "P2"]


async def test_a_late_take_back_is_told_so(house: House) -> None:
    await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    done = await press(house.anna, panel, "Oak Hill")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    late = await press(house.anna, done, "Take back: Where do you march?")
    assert said(late).startswith("There is no answer of yours to take back")


async def test_a_guest_and_somebody_not_asked_are_told_so(house: House) -> None:
    await begun(house)
    guest = await house.cleo.click(the_post(house), label="What can I do?")
    assert said(guest).startswith("You have no seat in Hills")
    other = await house.anna.click(the_post(house), label="What can I do?")
    assert said(other) == "You have nothing to decide right now. The match waits for Ben."


async def test_a_stale_click_gets_the_current_choices(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    panel = await house.ben.click(the_post(house), label="Decide")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    await house.anna.slash(house.channel, "practice answer", choice="home")
    before = await revision(house, live)
    late = await press(house.ben, panel, "Oak Hill")
    assert said(late).startswith("That is settled by now. Here is what is open to you.\n\n**Your turn**")
    assert await revision(house, live) == before


async def test_a_doubled_click_changes_nothing(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    one = await house.anna.click(the_post(house), label="Decide")
    two = await house.anna.click(the_post(house), label="Decide")
    await press(house.anna, one, "Oak Hill")
    again = await press(house.anna, two, "Elm Hill")
    assert "“Where do you march?” is answered" in said(again)
    assert await revision(house, live) == 2


async def test_a_seat_that_was_given_away_is_no_longer_answered_for(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    await seat(house, live, P1=house.cleo)
    late = await press(house.anna, panel, "Oak Hill")
    assert said(late).startswith("You have no seat in Hills")
    assert await revision(house, live) == 1


async def test_the_question_of_another_seat_is_refused(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    await seat(house, live, P1=house.ben, P2=house.anna)
    swapped = await press(house.anna, panel, "Oak Hill")
    assert "This decision belongs to Ben" in said(swapped)
    assert await revision(house, live) == 1


async def test_buttons_survive_a_restart(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    panel = await house.anna.click(the_post(house), label="Decide")
    await house.restart()
    await press(house.anna, panel, "Oak Hill")
    other = await house.ben.click(the_post(house), label="Decide")
    await press(house.ben, other, "Home")
    assert await revision(house, live) > 2


async def test_buttons_of_a_dead_match_say_so(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    post = the_post(house)
    panel = await house.anna.click(post, label="Decide")
    await set_status(house, live, "abandoned")
    assert "was abandoned" in said(await press(house.anna, panel, "Oak Hill"))
    assert "was abandoned" in said(await house.anna.click(post, label="Decide"))


async def test_two_seats_of_one_person_are_decided_one_after_the_other(house: House) -> None:
    live = await house.match(house.anna, house.anna)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert said(panel).startswith("**Where do you march?** · Seat 1")
    assert labels(answer(panel))[-1] == "Where do you march? (Seat 2)"
    other = await press(house.anna, panel, "Where do you march? (Seat 2)")
    assert said(other).startswith("**Where do you march?** · Seat 2")
    first = await press(house.anna, other, "Oak Hill")
    assert "**Where do you march?** · Seat 1" in said(first)
    await press(house.anna, first, "Home")
    assert await revision(house, live) == 3


# ---- several at once -------------------------------------------------------------------------------------------


async def until_discard(house: House) -> None:
    """Both rest, so both hold four cards at the end of the round and must discard one."""
    await begun(house)
    for person in (house.ben, house.anna):
        await press(person, await person.slash(house.channel, "practice end"), "Confirm")


async def test_several_options_are_picked_in_one_menu(house: House) -> None:
    await until_discard(house)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert lines(answer(panel)) == ["Curse 3", "Raid 7", "Shield 1", "Shield 2"]
    mixed = await pick(house.anna, panel, "Curse 3", "Raid 7")
    assert "discards cards of one kind" in said(mixed)
    assert "(Rule 2.11)" in said(mixed)
    done = await pick(house.anna, panel, "Shield 1", "Shield 2")
    assert "Anna discards 2 cards." in said(done)


async def test_several_options_by_command(house: House) -> None:
    await until_discard(house)
    offered = await house.anna.autocomplete(house.channel, "practice answer", "choice", "Shield 1, ")
    assert [one["name"] for one in offered] == ["Shield 1, Curse 3", "Shield 1, Raid 7", "Shield 1, Shield 2"]
    done = await house.anna.slash(house.channel, "practice answer", choice=offered[-1]["value"])
    assert "Anna discards 2 cards." in said(done)


async def test_more_options_than_one_menu_holds_are_collected(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await until_discard(house)
    monkeypatch.setattr("bot.spine.limits.SELECT_OPTIONS", 2)
    panel = await house.anna.click(the_post(house), label="Decide")
    shown = answer(panel)
    first, second, done, rule = items(shown)
    assert [line["label"] for line in second["options"]] == ["Shield 1", "Shield 2"]
    assert (first["min_values"], done["label"], rule["label"]) == (0, "Done", "Rule 2.11")
    nothing = await house.anna.click(shown, label="Done")
    assert "it has to be at least 1 and at most 4" in said(nothing)
    some = await house.anna.select(shown, ["2"], custom_id=second["custom_id"])
    assert said(some).startswith("Picked so far: Shield 1.")
    both = await house.anna.select(shown, ["2", "3"], custom_id=second["custom_id"])
    assert said(both).startswith("Picked so far: Shield 1 and Shield 2.")
    handed_in = await house.anna.click(shown, label="Done")
    assert "Anna discards 2 cards." in said(handed_in)


async def test_many_options_come_as_a_menu(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await house.match(house.anna, house.ben)
    monkeypatch.setattr("bot.acting.panel.MOST_BUTTONS", 3)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert lines(answer(panel)) == ["Oak Hill", "Ash Hill", "Elm Hill", "Home"]
    assert said(await pick(house.anna, panel, "Elm Hill")).startswith("✓ **Elm Hill**")
    assert await revision(house, live) == 2


async def test_none_can_be_picked_where_that_is_allowed(house: House) -> None:
    await until_discard(house)
    panel = await house.anna.click(the_post(house), label="Decide")
    assert labels(answer(panel)) == [], "at least one card has to go"
    live = await house.newest()
    match = await house.app.matches.position(live)
    question = next(one for one in match.pending if one.seat == "P1")
    optional = answering(live, Outlook(live.shown, match, replace(question, at_least=0), live.shown.words("en")))
    assert [item.item.label for item in optional if isinstance(item, StampedButton)] == ["None of these"]
    late = Replayed(house.anna, answer(panel))
    custom_id = f"stele:choose-none:{live.id}:{question.id}:"
    late.stored.components[0]["components"][0] = {"type": 2, "style": 2, "label": "None", "custom_id": custom_id}
    none = await late.click(custom_id)
    assert "it has to be at least 1 and at most 4" in said(none)


async def test_a_button_of_an_older_version_is_answered(house: House) -> None:
    await house.match(house.anna, house.ben)
    old = Replayed(house.anna, the_post(house))
    old.stored.components[0]["components"][0]["custom_id"] = "stele:ponder:1:1:"
    assert said(await old.click("stele:ponder:1:1:")).startswith("This button belongs to an older version of me")
