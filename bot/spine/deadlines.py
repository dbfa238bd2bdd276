"""The pace of a match: deadlines, reminders, and clocks that stand still while it is paused.

A question to a person gets a timer `deadline:<question>` (kind "deadline"): when it goes off, the question's default
answers, on the record. A person who is asked gets a timer `reminder:<seat>`. Both are set in the transaction of the
command that asks, so nothing is forgotten in a crash and nothing fires twice.

Public: `waiting_since`, `deadline_key`.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.acting.choices import answer_name
from bot.acting.decisions import decide_button
from bot.acting.panel import DEADLINE, due_moments, title_of
from bot.games.lesson import is_led
from bot.spine.aftermath import Turn
from bot.spine.letters import Letter
from bot.spine.matches import Clock, Live
from bot.spine.pipeline import Source
from bot.spine.quiet_hours import after_quiet, is_away, next_digest
from db.records import NewTimer, Parcel, PersonSettings, Post, Timer
from rules.core.entries import Outcome
from rules.core.messages import Name
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele

REMINDER, PAUSED = "reminder", "paused"
LAPSED, OVERDUE = "pace-lapsed", "pace-overdue"
EQUAL_PAUSE = timedelta(hours=4)  # of a window for hidden cards, if a match wants its pauses equal
SLOWEST = timedelta(days=4)  # reminders come ever less often, down to this
SHORT = 2  # of a deadline shorter than the time of the reminder, this part passes before it comes


class Reminding(Struct, frozen=True):
    """What a reminder's timer knows: since when the seat is asked, and how often it was reminded."""

    since: datetime
    count: int = 0


class Lapse(Struct, frozen=True):
    """What was answered for somebody who was not there."""

    seat: str
    kind: str
    away: bool


class Reminded(Struct, frozen=True):
    """A reminder on its way; a digest is about all matches of the server."""

    seat: str
    since: datetime
    count: int
    digest: bool = False


class Pace:
    """Sets the clocks after every command, and does what is due."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    # ---- setting the clocks ----------------------------------------------------------------------------------

    async def after(self, turn: Turn) -> None:
        """Every open question has its clock, but for computers'; those of settled questions are taken away."""
        if not turn.begun or turn.match.finished or is_led(turn.live):  # nobody waits for a learner
            return
        timers: Sequence[Clock] = turn.live.timers
        stopped = next((timer for timer in timers if timer.kind == PAUSED), None)
        if turn.status == PAUSED and stopped is None:
            turn.timer(PAUSED, PAUSED, turn.now)
            return
        if turn.status == "running" and stopped is not None:
            timers = self._go_on(turn, timers, stopped)
            stopped = None
        clock = stopped.due_at if stopped is not None else turn.now
        places = {place.seat: place for place in (*turn.live.seats, *turn.seats)}
        asked = {one.id: one for one in turn.match.pending if one.held or places[one.seat].policy is None}
        await self._deadlines(turn, timers, asked, clock)
        await self._reminders(turn, timers, asked, clock)

    def _go_on(self, turn: Turn, timers: Sequence[Clock], stopped: Clock) -> list[Clock]:
        """After a pause every clock has as much time left as before."""
        lost = turn.now - stopped.due_at
        turn.cancelled_timers.append(PAUSED)
        moved = [timer for timer in timers if timer.kind in (DEADLINE, REMINDER)]
        for timer in moved:
            turn.timers.append(moved_by(timer, lost))
        return [*(timer for timer in timers if timer.kind not in (DEADLINE, REMINDER, PAUSED)), *moved]

    async def _deadlines(
        self, turn: Turn, timers: Sequence[Clock], asked: dict[int, Question], clock: datetime
    ) -> None:
        running = {timer.question: timer for timer in timers if timer.kind == DEADLINE}
        turn.cancelled_timers += [timer.key for id, timer in running.items() if id not in asked]
        new = {place.seat for place in turn.seats}  # who has just sat down gets the whole time
        running = {id: timer for id, timer in running.items() if timer.seat not in new}
        hours = turn.live.info.settings.deadline_hours
        given = {timer.question for timer in turn.timers if timer.kind == DEADLINE}
        for id, question in asked.items():
            if id in given:
                continue
            if question.held:  # the same time for everybody, whoever is away or asleep
                if id not in running:
                    self._set(turn, question, clock + EQUAL_PAUSE)
                continue
            settings = await self.app.people.settings(person_of(turn, question.seat) or 0)
            if is_away(settings, clock) and settings.away_defaults and question.default is not None:
                if id not in running or running[id].due_at > clock:
                    self._set(turn, question, clock)
            elif hours is not None and id not in running:
                self._set(turn, question, after_quiet(settings, clock + timedelta(hours=hours)))

    def _set(self, turn: Turn, question: Question, due: datetime) -> None:
        turn.timer(deadline_key(question.id), DEADLINE, due, seat=question.seat, question=question.id)

    async def _reminders(
        self, turn: Turn, timers: Sequence[Clock], asked: dict[int, Question], clock: datetime
    ) -> None:
        """A seat that is asked anew is reminded later; one that is no longer asked is not."""
        running = {timer.seat: timer for timer in timers if timer.kind == REMINDER}
        known = {question.id for question in turn.before}
        new = {place.seat for place in turn.seats}
        seats = {one.seat for one in asked.values() if person_of(turn, one.seat) is not None and not one.held}
        turn.cancelled_timers += [timer.key for seat, timer in running.items() if seat not in seats]
        for seat in seats:
            fresh = turn.outcome is not None and all(one.id not in known for one in asked.values() if one.seat == seat)
            if seat in running and seat not in new and not fresh:
                continue
            settings = await self.app.people.settings(person_of(turn, seat) or 0)
            due = first_reminder(turn.live, settings, clock)
            turn.timer(f"reminder:{seat}", REMINDER, due, seat=seat, body=Reminding(clock))

    # ---- when they go off ------------------------------------------------------------------------------------

    async def deadline(self, timer: Timer) -> None:
        """The default answers, on the record; a question without one is told to be overdue."""
        live = await self.app.matches.get(timer.match or 0)
        words = await self.app.public_words(live)
        settings = await self.app.people.settings(live.person_of(timer.seat or "") or 0)
        away = is_away(settings, self.app.store.clock())

        def deed(turn: Turn) -> Outcome | None:
            question = next((one for one in turn.match.pending if one.id == timer.question), None)
            if question is None:
                return None
            if question.default is None:
                turn.post(OVERDUE, Lapse(question.seat, question.kind, away))
                return None
            outcome = turn.match.lapse(question.id)
            if outcome.refusal is None and not question.held:
                turn.post(LAPSED, Lapse(question.seat, question.kind, away))
            return outcome

        await self.app.pipeline.play(live, deed, Source(words, timer=timer))

    async def remind(self, timer: Timer) -> None:
        """Somebody is reminded, unless it is quiet there now; then again later, ever less often."""
        live = await self.app.matches.get(timer.match or 0)
        now = self.app.store.clock()
        known = msgpack.decode(timer.body, type=Reminding)
        seat = timer.seat or ""
        person = live.person_of(seat)
        if person is None:
            await self.app.store.timers.fire(timer)
            return
        settings = await self.app.people.settings(person)
        later = settings.away_until if is_away(settings, now) else after_quiet(settings, now)
        if later is not None and later > now:
            await self.app.store.timers.postpone(timer, later)
            return
        match = await self.app.matches.position(live)
        if all(question.seat != seat for question in match.pending):
            await self.app.store.timers.fire(timer)
            return
        again = Reminding(known.since, known.count + 1)
        due = next_digest(settings, now) if settings.pings == "digest" else now + pause_before(live, again.count)
        body = msgpack.encode(again)
        following = NewTimer(key=timer.key, kind=REMINDER, due_at=due, seat=seat, body=body)
        posts = []
        digest = settings.pings == "digest"
        others = await self._elsewhere(live, person) if digest else []
        if settings.pings != "none" and all(live.id < other.id for other in others):
            told = msgpack.encode(Reminded(seat, known.since, again.count, digest))
            posts = [Post(channel=live.info.channel, kind=REMINDER, body=told)]
        await self.app.store.timers.fire(timer, *posts, again=following)
        self.app.kick()

    async def _elsewhere(self, live: Live, person: int) -> list[Live]:
        """The other running matches of this server that wait for a person."""
        found = []
        for id in dict.fromkeys(held.match for held in await self.app.store.matches.held_by(person)):
            other = await self.app.matches.get(id)
            if id == live.id or other.info.server != live.info.server or other.info.status != "running":
                continue
            match = await self.app.matches.position(other)
            if any(other.person_of(question.seat) == person for question in match.pending):
                found.append(other)
        return found

    # ---- what is posted --------------------------------------------------------------------------------------

    async def compose_reminder(self, parcel: Parcel) -> Letter | None:
        """Who is waited for, for what, since when and until when; nothing if the answer has come meanwhile."""
        reminded = msgpack.decode(parcel.body, type=Reminded)
        live, words = await self.app.addressed(parcel)
        person = live.person_of(reminded.seat)
        match = await self.app.matches.position(live)
        waiting = [question for question in match.questions(None) if question.seat == reminded.seat]
        if person is None or not waiting or live.info.status != "running":
            return None
        since = discord.utils.format_dt(reminded.since, "R")
        titles = [title_of(words, question) for question in waiting]
        lines = [words("pace-reminder", person=f"<@{person}>", name=live.info.name, titles=titles, since=since)]
        due = due_moments(live)
        for question in waiting:
            if question.id in due and question.default is not None:
                when = discord.utils.format_dt(due[question.id], "R")
                default = answer_name(words, question, question.default)
                lines.append(words("pace-reminder-deadline", when=when, default=default))
        if reminded.digest:
            others = await self._elsewhere(live, person)
            lines += [words("pace-digest", name=one.info.name, channel=f"<#{one.info.channel}>") for one in others]
        elif reminded.count > 1:
            lines.append(words("pace-reminder-others"))
        view = discord.ui.View(timeout=None)
        view.add_item(decide_button(live, waiting[0], words))
        return Letter("\n".join(lines), view=view, ping=[person])

    async def compose_lapse(self, parcel: Parcel) -> Letter | None:
        """A deadline has passed, or somebody is away."""
        lapse = msgpack.decode(parcel.body, type=Lapse)
        _, words = await self.app.addressed(parcel)
        said = {"seat": Name("seat", lapse.seat), "title": words(f"ask-{lapse.kind}")}
        if parcel.kind == OVERDUE:
            return Letter(words("pace-overdue", **said))
        return Letter(words("pace-lapsed-away" if lapse.away else "pace-lapsed", **said), silent=True)


def waiting_since(live: Live) -> dict[str, datetime]:
    """Since when each seat is asked."""
    return {
        timer.seat: msgpack.decode(timer.body, type=Reminding).since
        for timer in live.timers
        if timer.kind == REMINDER and timer.seat is not None
    }


def person_of(turn: Turn, seat: str) -> int | None:
    """Who holds a seat after this command."""
    changed = next((place for place in reversed(turn.seats) if place.seat == seat), None)
    return turn.live.person_of(seat) if changed is None else changed.person


def first_reminder(live: Live, settings: PersonSettings, clock: datetime) -> datetime:
    """Some hours before the deadline, or after some hours; with a daily summary, when that comes."""
    if settings.pings == "digest":
        return next_digest(settings, clock)
    pace = live.info.settings
    wait = timedelta(hours=pace.reminder_hours)
    if pace.deadline_hours is not None:
        whole = timedelta(hours=pace.deadline_hours)
        wait = whole - wait if whole > wait else whole / SHORT
    return after_quiet(settings, clock + wait)


def pause_before(live: Live, count: int) -> timedelta:
    """How long until the next reminder: twice as long each time."""
    return min(timedelta(hours=live.info.settings.reminder_hours * 2**count), SLOWEST)


def moved_by(timer: Clock, lost: timedelta) -> NewTimer:
    """The same timer so much later."""
    return NewTimer(
        key=timer.key,
        kind=timer.kind,
        due_at=timer.due_at + lost,
        seat=timer.seat,
        question=timer.question,
        body=known_later(timer, lost),
    )


def known_later(timer: Clock, lost: timedelta) -> bytes:
    """What a timer knows, when it is moved by time that counts for nobody: who was asked was asked so much later."""
    if timer.kind != REMINDER:
        return timer.body
    known = msgpack.decode(timer.body, type=Reminding)
    return msgpack.encode(replace(known, since=known.since + lost))


def deadline_key(question: int) -> str:
    return f"deadline:{question}"


async def setup(app: "Stele") -> None:
    pace = Pace(app)
    app.aftermath.register(pace.after)
    app.alarms.register(DEADLINE, pace.deadline)
    app.alarms.register(REMINDER, pace.remind)
    app.delivery.register(REMINDER, pace.compose_reminder)
    app.delivery.register(LAPSED, pace.compose_lapse)
    app.delivery.register(OVERDUE, pace.compose_lapse)
