"""Deadlines, reminders, quiet hours, pauses, /waiting and /away, with time that the test moves."""

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.spine.deadlines import waiting_since
from bot.spine.matches import Live
from bot.spine.pipeline import Source
from bot.spine.quiet_hours import after_quiet, moment_meant, next_digest
from db.records import PersonSettings, Timer
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.house import House
from tests.bot.reading import text_in

HOUR = 3600
STEP = 24  # hours that the simulation is given at once
BERLIN = PersonSettings(timezone="Europe/Berlin", quiet_from=time(22), quiet_until=time(7))


async def pass_hours(house: House, hours: int) -> None:
    """Time goes by, in steps that the simulation can take."""
    for begun in range(0, hours, STEP):
        await house.env.advance_time(min(STEP, hours - begun) * HOUR)


async def answer(house: House, live: Live, seat: str, option: str = "home") -> None:
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.submit(house.app, live, seat, Choose(option), source))


async def retract(house: House, live: Live, seat: str) -> None:
    [sealed] = [question for question in (await house.app.matches.position(live)).sealed if question.seat == seat]
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.retract(house.app, live, seat, sealed.id, source))


async def timers(house: House, live: Live, kind: str) -> list[Timer]:
    return [timer for timer in (await house.app.store.matches.sitting(live.id)).timers if timer.kind == kind]


async def log_kinds(house: House, live: Live) -> list[tuple[str, str | None]]:
    return [(entry.kind, entry.seat) for entry in await house.app.store.matches.log(live.id)]


def told(house: House, text: str) -> list[str]:
    return [post.content for post in house.posts() if text in post.content]


async def test_a_deadline_answers_by_default_on_the_record_and_once(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    set_up = await house.keeper.slash(house.channel, "pace match", deadline=6)
    assert "There are 6 hours for each decision, then its default answers." in set_up.response.content
    assert len(await timers(house, live, "deadline")) == 2
    await answer(house, live, "P1")
    assert [timer.seat for timer in await timers(house, live, "deadline")] == ["P2"], "Anna's clock is taken away"
    await pass_hours(house, 5)
    assert ("lapse", "P2") not in await log_kinds(house, live)
    await pass_hours(house, 2)
    kinds = await log_kinds(house, live)
    assert kinds.count(("lapse", "P2")) == 1
    assert len(told(house, "The time of Ben is up (Where do you march?)")) == 1
    await pass_hours(house, 1)
    assert (await log_kinds(house, live)) == kinds, "no timer fires twice"


async def test_a_restart_forgets_no_deadline(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=10)
    await pass_hours(house, 5)
    await house.restart()
    assert ("lapse", "P1") not in await log_kinds(house, live)
    await pass_hours(house, 6)
    kinds = await log_kinds(house, live)
    assert kinds.count(("lapse", "P1")) == 1
    assert kinds.count(("lapse", "P2")) == 1


async def test_a_pause_stops_the_clocks(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=10)
    await pass_hours(house, 8)
    await house.keeper.slash(house.channel, "match pause")
    shown = await house.anna.slash(house.channel, "pace show")
    assert "all clocks stand still" in shown.response.content
    await pass_hours(house, 12)
    assert ("lapse", "P1") not in await log_kinds(house, live)
    await house.keeper.slash(house.channel, "match resume")
    await pass_hours(house, 1)
    assert ("lapse", "P1") not in await log_kinds(house, live), "an hour is left of the ten"
    await pass_hours(house, 2)
    assert ("lapse", "P1") in await log_kinds(house, live)
    assert await timers(house, live, "paused") == []


async def test_one_decision_gets_more_time(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=5)
    result = await house.keeper.slash(house.channel, "pace decision", hours=30, seat="Ben")
    assert "The deadline for Ben is" in result.response.content
    await pass_hours(house, 6)
    assert ("lapse", "P1") in await log_kinds(house, live)
    assert ("lapse", "P2") not in await log_kinds(house, live)
    nobody = await house.keeper.slash(house.channel, "pace decision", hours=3, seat="Cleo")
    assert "Nobody like that has to decide anything now. Asked are: Ben." in nobody.response.content


async def test_only_the_host_changes_the_pace(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "pace match", deadline=1)
    assert "Only whoever set up Hills" in result.response.content
    assert await timers(house, live, "deadline") == []
    await house.keeper.slash(house.channel, "pace match", deadline=1)
    await house.keeper.slash(house.channel, "pace match", deadline=0)
    assert await timers(house, live, "deadline") == []
    shown = await house.cleo.slash(house.channel, "pace show")
    assert "There is no deadline." in shown.response.content
    assert "Anna: Where do you march?" in shown.response.content


async def test_reminders_ping_once_and_come_less_often(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.ben.slash(house.channel, "me pings", pings="none")
    await house.keeper.slash(house.channel, "pace match", deadline=0, reminder=2)
    await answer(house, live, "P1")
    await retract(house, live, "P1")
    await pass_hours(house, 3)
    reminders = [post for post in house.posts() if "waits for you" in post.content]
    assert len(reminders) == 1, "Anna after two hours; Ben wants no pings"
    assert [person.id for person in reminders[0].mentions] == [house.anna.id]
    await pass_hours(house, 2)
    assert len(told(house, "waits for you")) == 1
    await pass_hours(house, 2)
    later = told(house, "waits for you")
    assert len(later) == 2
    assert "/seat substitute" in later[1]
    await answer(house, live, "P1")
    assert [timer.seat for timer in await timers(house, live, "reminder")] == ["P2"]


async def test_quiet_hours_hold_reminders_and_deadlines_back(house: House) -> None:
    now = house.app.store.clock()
    begin = now + timedelta(hours=11)
    hours = {"from": begin.strftime("%H:%M"), "until": (begin + timedelta(hours=8)).strftime("%H:%M")}
    await house.anna.slash(house.channel, "me quiet", timezone="UTC", **hours)
    live = await house.match(house.anna, None)
    await house.keeper.slash(house.channel, "pace match", deadline=12)
    [deadline] = await timers(house, live, "deadline")
    assert timedelta(hours=18) < deadline.due_at - now <= timedelta(hours=20), "not while Anna sleeps"
    await pass_hours(house, 14)
    assert ("lapse", "P1") not in await log_kinds(house, live)
    await pass_hours(house, 6)
    assert ("lapse", "P1") in await log_kinds(house, live)


async def test_waiting_lists_all_matches(house: House) -> None:
    other = house.guild.create_text_channel("second")
    live = await house.match(house.anna, house.ben)
    await house.match(house.ben, house.anna, channel=other.id)
    await house.keeper.slash(house.channel, "pace match", deadline=24)
    result = await house.anna.slash(house.channel, "waiting")
    assert result.ephemeral
    assert "2 decisions wait for you:" in text_in(result.response)
    assert f"<#{other.id}>" in text_in(result.response)
    assert "deadline <t:" in text_in(result.response)
    await answer(house, live, "P1")
    less = await house.anna.slash(other, "waiting")
    assert "One decision waits for you:" in text_in(less.response)
    assert f"Hills (<#{house.channel.id}>) waits for Ben." in text_in(less.response)
    nothing = await house.cleo.slash(house.channel, "waiting")
    assert nothing.response.content == "You have no seat in a running match."


async def test_while_away_the_defaults_answer_at_once(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    away = await house.anna.slash(house.channel, "away until", until="3 days")
    assert "You are away until" in away.response.content
    assert ("lapse", "P1") in await log_kinds(house, live)
    assert told(house, "Anna is away (Where do you march?)")
    await answer(house, live, "P2")
    assert (await log_kinds(house, live)).count(("lapse", "P1")) >= 1
    back = await house.anna.slash(house.channel, "away back")
    assert back.response.content == "Welcome back. You are asked again."
    again = await house.anna.slash(house.channel, "away back")
    assert again.response.content == "You are not away."


async def test_away_with_orders_only_lets_the_match_wait(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "away until", until="1w", defaults=False)
    assert ("lapse", "P1") not in await log_kinds(house, live)
    await pass_hours(house, 14)
    assert not [
        post for post in house.posts() if "waits for you" in post.content and house.anna.mention in post.content
    ]


@pytest.mark.parametrize("until", ["soon", "0 days", "400 days", "31.02.2027", "2001-01-01"])
async def test_moments_that_cannot_be_are_refused(house: House, until: str) -> None:
    result = await house.anna.slash(house.channel, "away until", until=until)
    assert f"“{until}” is not between" in result.response.content or "I do not understand" in result.response.content
    assert (await house.app.people.settings(house.anna.id)).away_until is None


async def test_a_german_reader(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "me language", language="de")
    result = await house.anna.slash(house.channel, "waiting")
    assert "Eine Entscheidung wartet auf dich:" in text_in(result.response)
    spans = await house.anna.autocomplete(house.channel, "away until", "until", "Woche")
    assert [choice["name"] for choice in spans] == ["1 Woche", "2 Wochen"]
    away = await house.anna.slash(house.channel, "away until", until="2 Wochen")
    assert "Bis dahin antworten deine Daueraufträge" in away.response.content


async def test_a_question_of_assyrian_wars_lapses(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    await house.keeper.slash(house.channel, "pace match", deadline=2)
    asked = {question.seat for question in (await house.app.matches.position(live)).pending}
    await pass_hours(house, 3)
    assert {("lapse", seat) for seat in asked} <= set(await log_kinds(house, live))


async def test_a_finished_match_has_no_pace(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=2)
    assert await timers(house, live, "deadline")
    await house.over(live)
    assert (await house.app.store.matches.sitting(live.id)).timers == ()
    result = await house.keeper.slash(house.channel, "pace match", deadline=2, match=live.id)
    assert result.response.content == "Hills is over."


# ---- moments -------------------------------------------------------------------------------------------------------


def test_quiet_hours_over_midnight_end_in_the_morning() -> None:
    late = datetime(2026, 6, 1, 21, 30, tzinfo=UTC)  # 23:30 in Berlin
    assert after_quiet(BERLIN, late) == datetime(2026, 6, 2, 5, 0, tzinfo=UTC)
    noon = datetime(2026, 6, 1, 10, 0, tzinfo=UTC)
    assert after_quiet(BERLIN, noon) == noon
    assert next_digest(BERLIN, noon) == datetime(2026, 6, 2, 5, 0, tzinfo=UTC)
    assert next_digest(PersonSettings(), noon) == datetime(2026, 6, 2, 8, 0, tzinfo=UTC)


def test_a_date_means_the_whole_day_where_the_person_lives() -> None:
    now = datetime(2026, 6, 1, 10, 0, tzinfo=UTC)
    assert moment_meant("05.06.2026", BERLIN, now) == datetime(2026, 6, 5, 22, 0, tzinfo=UTC)
    assert moment_meant("2026-06-05 18:00", BERLIN, now) == datetime(2026, 6, 5, 16, 0, tzinfo=UTC)
    assert moment_meant("12h", BERLIN, now) == now + timedelta(hours=12)


async def test_who_wants_a_digest_is_told_once_a_day_about_all_matches(house: House) -> None:
    other = house.guild.create_text_channel("second")
    await house.anna.slash(house.channel, "me pings", pings="digest")
    first = await house.match(house.anna, None)
    await house.match(house.anna, None, channel=other.id)
    [timer] = await timers(house, first, "reminder")
    due = next_digest(await house.app.people.settings(house.anna.id), house.app.store.clock())
    assert timer.due_at == due
    await pass_hours(house, int((due - house.app.store.clock()) / timedelta(hours=1)) + 1)
    [digest] = told(house, "waits for you: Where do you march?")
    assert f"Hills (<#{other.id}>) waits for you too." in digest
    assert not [post for post in house.posts(other) if "waits for you" in post.content]


async def test_a_new_player_gets_the_whole_time_and_an_open_seat_has_a_clock_too(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=4)
    await pass_hours(house, 3)
    await house.anna.slash(house.channel, "seat give", person=house.cleo)
    await house.inside(house.app.store.people.forget_person(house.ben.id))
    await pass_hours(house, 2)
    kinds = await log_kinds(house, live)
    assert ("lapse", "P1") not in kinds
    assert ("lapse", "P2") in kinds


async def test_a_computer_needs_no_clock(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.keeper.slash(house.channel, "pace match", deadline=4)
    await house.ben.slash(house.channel, "seat substitute", seat="Ben")
    assert {timer.seat for timer in await timers(house, live, "deadline")} == {"P1"}
    assert {timer.seat for timer in await timers(house, live, "reminder")} == {"P1"}


async def test_a_pause_makes_nobody_silent(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    before = waiting_since(await house.app.matches.get(live.id))
    await house.anna.slash(house.channel, "match pause")
    await house.env.advance_time(timedelta(days=3).total_seconds())
    await house.anna.slash(house.channel, "match resume")
    after = waiting_since(await house.app.matches.get(live.id))
    assert before
    assert all(after[seat] - before[seat] >= timedelta(days=3) for seat in before)


@pytest.mark.parametrize(
    ("moment", "until"),
    [
        (datetime(2026, 10, 25, 0, 15, tzinfo=UTC), datetime(2026, 10, 25, 0, 30, tzinfo=UTC)),
        (datetime(2026, 10, 25, 1, 15, tzinfo=UTC), datetime(2026, 10, 25, 1, 30, tzinfo=UTC)),
        (datetime(2026, 3, 29, 0, 45, tzinfo=UTC), datetime(2026, 3, 29, 1, 30, tzinfo=UTC)),
    ],
    ids=["summer still", "the same hour again", "an hour that is missing"],
)
def test_quiet_hours_never_end_before_they_are_asked_about(moment: datetime, until: datetime) -> None:
    """In the hour that comes twice a deadline once fell back by an hour."""
    settings = PersonSettings(timezone="Europe/Berlin", quiet_from=time(23), quiet_until=time(2, 30))
    assert after_quiet(settings, moment) == until
