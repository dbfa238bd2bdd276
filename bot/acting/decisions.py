"""One message a match to those who are asked, and what happens when they press its buttons.

Public: `Decisions.compose` (the letter), `message_text`, `decide_button` (for other messages).
The message says only what everybody may know; *Decide* opens the seat's own choices privately. It is edited while the
same people are asked, and sent anew when somebody else is (`bot.spine.calls`).
"""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.acting.buttons import Stamp, StampedButton, button, view_of
from bot.acting.choices import answer_name, option_name, option_names
from bot.acting.panel import due_moments, play_and_show, playing, show, title_of
from bot.acting.previews import current_question, offer
from bot.games.lesson import is_led
from bot.spine.aftermath import Turn
from bot.spine.calls import called, calls, ring, seats_told
from bot.spine.errors import Refused, tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import Change, Parcel, Post
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Name, refuse
from rules.core.questions import Choose, ChooseMany, Question

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "decision"
OPENING = "opening"  # kind and slot of the message with which a match begins: the first call stands in it
MOST_LISTED = 5  # options named in the channel; more are a wall for everybody whom they do not concern


class Picks(Struct):
    """What was picked so far from a list that is longer than one menu."""

    pages: dict[str, tuple[str, ...]]  # by the number of the menu


class Decisions:
    """Posts who is asked what."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    # ---- the message ---------------------------------------------------------------------------------------

    async def after(self, turn: Turn) -> None:
        """Every command shows anew who is asked: at once if that is anything new, else when things calm down."""
        if not turn.begun or is_led(turn.live):  # a lesson says itself what is to be decided
            return
        turn.post(KIND, slot=SLOT, after=turn.later if turn.goes_on else None)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The message as it stands now, in the language of the server."""
        live, words = await self.app.addressed(parcel)
        match = await self.app.matches.position(live)
        open_ = [call for call in await calls(self.app, live, match) if call.question is not None]
        if live.info.status != "running" or not open_:
            return self._quiet(live, words, parcel)
        note = parcel.note if parcel.message is not None else await self._told_at_first(parcel)
        rung = await ring(self.app, live, open_, note)
        if parcel.message is None and note is not None and not rung.anew:
            if seats_told(note) == {call.seat for call in open_}:
                return None  # those called in the opening go on: the table says with what
            post = Post(channel=parcel.channel, kind=OPENING, body=b"", slot=OPENING)
            await self.app.store.commit(Change(match=live.id, posts=(post,)))
            self.app.kick()
            return None
        waiting = [call.question for call in open_ if call.question is not None]
        text = message_text(live, match, waiting, words, due_moments(live), rung.note)
        view = view_of([decide_button(live, waiting[0], words, number=0)])
        silent, calm = not rung.people, not rung.anew
        return Letter(text, view=view, ping=rung.people, anew=rung.anew, silent=silent, calm=calm, note=rung.note)

    async def _told_at_first(self, parcel: Parcel) -> bytes | None:
        """Whom the opening has called, as long as no other message has called anybody."""
        shown = await self.app.store.outbox.shown(parcel.match or 0, OPENING)
        return shown.note if shown is not None and shown.channel == parcel.channel else None

    def _quiet(self, live: Live, words: Words, parcel: Parcel) -> Letter | None:
        """Nobody is asked: a message that stands there says so, a new one is not sent."""
        if parcel.message is None:
            return None
        return Letter(words("act-nobody-asked", name=live.info.name, status=live.info.status))


def message_text(
    live: Live,
    match: Match[Any],
    waiting: Sequence[Question],
    words: Words,
    due: dict[int | None, datetime],
    note: bytes,
) -> str:
    """Who is asked what, with what everybody may know of it; equal questions stand together."""
    together: list[list[Question]] = []
    for question in waiting:
        alike = next((one for one in together if _same(one[0], question)), None)
        if alike is None:
            together.append([question])
        else:
            alike.append(question)
    return "\n\n".join(_lines(live, match, questions, waiting, words, due, note) for questions in together)


def _same(one: Question, other: Question) -> bool:
    """Whether two seats are asked the same."""
    return replace(one, id=0, seat=Seat(""), default=None) == replace(other, id=0, seat=Seat(""), default=None)


def _lines(
    live: Live,
    match: Match[Any],
    questions: Sequence[Question],
    waiting: Sequence[Question],
    words: Words,
    due: dict[int | None, datetime],
    note: bytes,
) -> str:
    first = questions[0]
    names = list(dict.fromkeys(called(live, question.seat, words, note) for question in questions))
    lines = [words("act-asked", people=names, title=title_of(words, first))]
    if first.reason is not None:
        lines.append(words.say(first.reason))
    if 0 < len(first.options) <= MOST_LISTED and not first.actions:
        lines.append(" · ".join(option_names(words, first)))
    answered = [Name("seat", one.seat) for one in match.sealed if one.group == first.group]
    if first.sealed and (answered or sum(one.group == first.group for one in waiting) > 1):  # else for nobody
        lines.append(words("act-answered", answered=answered))
    small = [words("act-rule", rule=first.rule)]
    if (moment := due.get(first.id)) is not None and first.default is not None:
        default = answer_name(words, first, first.default)
        small.append(words("act-deadline", when=discord.utils.format_dt(moment, "R"), default=default))
    return "\n".join([*lines, f"-# {' · '.join(small)}"])


# ---- its buttons, and those of the panel ---------------------------------------------------------------------


async def decide(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Opens the person's own choices."""
    await playing(talk, stamp.match)
    await show(talk, question=stamp.number)


async def choose(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """One option, from a button or a menu."""
    question = await _open(talk, stamp)
    if question is not None:
        place = int(values[0] if values else stamp.rest)
        await offer(talk, question, Choose(question.options[place].id))


async def choose_many(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Several options at once, from a menu; the only one there is from a button."""
    question = await _open(talk, stamp)
    if question is not None:
        places = sorted(map(int, values or (stamp.rest,)))
        await offer(talk, question, ChooseMany(tuple(question.options[place].id for place in places)))


async def collect(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Some options of a list that needs several menus; they count when they are handed in."""
    question = await _open(talk, stamp)
    if question is None:
        return
    key = (stamp.match, question.id, talk.person)
    picks = talk.app.stamps.recall(key, Picks) or Picks({})
    picks.pages[stamp.rest] = values
    talk.app.stamps.keep(picks, key)
    names = [option_name(talk.words, option) for option in _picked(question, picks)]
    await show(talk, talk.words("act-collected", picked=names), question.id)


async def hand_in(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The list is complete."""
    question = await _open(talk, stamp)
    if question is None:
        return
    picks = talk.app.stamps.recall((stamp.match, question.id, talk.person), Picks) or Picks({})
    await offer(talk, question, ChooseMany(tuple(option.id for option in _picked(question, picks))))


def _picked(question: Question, picks: Picks) -> list[Any]:
    places = sorted(int(place) for page in picks.pages.values() for place in page)
    return [question.options[place] for place in places]


async def choose_none(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """None of the options, where that is allowed."""
    question = await _open(talk, stamp)
    if question is not None:
        await offer(talk, question, ChooseMany(()))


async def retract(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Takes a sealed answer back."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    held = live.seats_of(talk.person)
    seat = next((one.seat for one in match.sealed if one.id == stamp.number and one.seat in held), None)
    if seat is None:
        refusal = refuse("kernel", "kernel-nothing-to-retract", found=str(stamp.number))
        await show(talk, talk.words.refusal(refusal))
        return
    await play_and_show(talk, lambda turn: turn.match.retract(seat, stamp.number), seat=seat)


async def _open(talk: Talk, stamp: Stamp) -> Question | None:
    """The question of a click if it is open and the person's; a stale click gets the current choices."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    held = live.seats_of(talk.person)
    if not held:
        raise tell("bot-not-seated", name=live.info.name)
    question = current_question(match, held, stamp.number)
    if question is not None:
        return question
    others = next((one for one in match.pending if one.id == stamp.number), None)
    if others is not None:
        raise Refused(refuse(others.rule, "kernel-not-your-question", seat=Name("seat", others.seat)))
    await show(talk, talk.words("act-settled"))
    return None


def decide_button(live: Live, question: Question, words: Words, number: int | None = None) -> StampedButton:
    """The button that opens the choices of a question; with the number 0 those of whatever one is asked then."""
    label = words("act-what-can-i-do" if question.actions else "act-decide")
    return button(
        "decide", live.id, question.id if number is None else number, label, style=discord.ButtonStyle.primary
    )


async def setup(app: "Stele") -> None:
    decisions = Decisions(app)
    app.aftermath.register(decisions.after)
    app.delivery.register(KIND, decisions.compose)
    handlers = {
        "decide": decide,
        "choose": choose,
        "choose-many": choose_many,
        "choose-none": choose_none,
        "collect": collect,
        "hand-in": hand_in,
        "retract": retract,
    }
    for verb, handler in handlers.items():
        app.stamps.register(verb, handler)
