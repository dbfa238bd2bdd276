"""/undo: shows what would be taken back, then does it, asks the others, or leaves it to the game master.

Public: `Undo.compose` (the request in the channel), `own_last_step`, `undone_in_words`.
Going back is free until dice, a reveal or another seat; after that everybody else agrees with a button, or the game
master rules. The other seats of whoever asks agree at once. Seats that no person holds follow the people: they agree
when all other people have, and where there is none only to what is free, or going back would be rolling again.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.acting.buttons import Stamp, button, view_of
from bot.acting.choices import Pick, action_name
from bot.acting.naming import HalfTyped, suggests
from bot.acting.panel import play_and_show, playing, show
from bot.acting.which_match import own_matches
from bot.games.lesson import is_led
from bot.posts import chapters as tales
from bot.spine.aftermath import Turn
from bot.spine.calls import called, calls, ring
from bot.spine.errors import Refused, tell
from bot.spine.letters import Letter
from bot.spine.matches import Live, seat_for
from bot.spine.rights import plays_too
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from db.records import GmAction, Parcel
from rules.core.actions import Action
from rules.core.entries import Entry, Outcome
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Refusal, refuse
from rules.core.patches import Rewind
from rules.core.rewind import UndoPreview

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "undo"
MOST_LINES = 15
LOOK_BACK = 300  # entries
WISHES = ("request", "consent")
OWN = ("answer", "lapse", "auto")  # what a seat has played, or had played for it


class Wish(Struct, frozen=True):
    """The post: whether there was a request at all, and what was said about it last."""

    asked: bool
    said: tuple[Message, ...]


class Moved(Exception):
    """The match has moved on since the preview."""


class Undo(commands.Cog):
    """Going back."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    @command("undo")
    @app_commands.guild_only()
    @conversation()
    async def undo(self, talk: Talk, step: int | None = None, match: int | None = None) -> None:
        """Shows what going back would take back: to before the person's last step, or to before the step named."""
        live = await playing(talk, match)
        await preview(talk, live, step)

    @suggests(undo, "step")
    async def steps(self, half: HalfTyped) -> Iterable[Pick]:
        """The latest steps that still stand, in words."""
        live, _, words = await half.table()
        seat = Seat(seat_for(live, half.person))
        found = [entry for entry in await standing(self.app, live) if entry.revision > 1]
        return [step_pick(entry.for_seat(seat), words) for entry in reversed(found)]

    @suggests(undo, "match")
    async def matches(self, half: HalfTyped) -> Iterable[Pick]:
        """The matches in which the person sits."""
        return await own_matches(half)

    # ---- the request in the channel -------------------------------------------------------------------------

    async def after(self, turn: Turn) -> None:
        """A request, a word on it, or its end is shown to all."""
        outcome = turn.outcome
        if outcome is None or not outcome.entries or is_led(turn.live):  # a lesson says itself that one goes back
            return
        said = tuple(event.message for event in outcome.events if event.message.id.startswith("kernel-undo"))
        if said:
            asked = any(entry.kind == "request" for entry in outcome.entries)
            turn.post(KIND, Wish(asked, said), slot=SLOT)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The request with its buttons while it is open; afterwards how it ended."""
        wish = msgpack.decode(parcel.body, type=Wish)
        live, words = await self.app.addressed(parcel)
        match = await self.app.matches.position(live)
        text = words.lines(wish.said)
        request = match.request
        if request is None:
            return Letter(text, anew=wish.asked) if parcel.message is not None or wish.asked else None
        open_ = [call for call in await calls(self.app, live, match) if call.kind == "undo"]
        rung = await ring(self.app, live, open_, parcel.note)
        gone = [one for one in await standing(self.app, live) if one.revision > request.to and one.kind not in WISHES]
        text += "\n" + "\n".join(gone_in_words([one.public() for one in gone], words))
        text += "\n" + words("act-undo-waiting", seats=[called(live, call.seat, words, rung.note) for call in open_])
        buttons = [
            button("undo-agree", live.id, request.id, words("act-undo-agree"), style=discord.ButtonStyle.success),
            button("undo-decline", live.id, request.id, words("act-undo-decline")),
        ]
        if live.info.gm is not None:
            buttons.append(button("undo-rule", live.id, request.id, words("act-undo-rule")))
        return Letter(
            text, view=view_of(buttons), ping=rung.people, anew=rung.anew, silent=not rung.people, note=rung.note
        )


# ---- looking back --------------------------------------------------------------------------------------------


async def standing(app: "Stele", live: Live) -> list[Entry]:
    """The latest steps that still count: what an undo or a ruling took back is left out, and they themselves."""
    newest = (await app.matches.position(live)).revision
    entries = tales.standing(await tales.read(app, live.game, live.id, after=newest - LOOK_BACK))
    return [entry for entry in entries if tales.gone_back_to(entry) is None]


def own_last_step(entries: Sequence[Entry], seats: Sequence[str]) -> Entry | None:
    """The last answer of one of these seats that still counts, also by deadline or standing order."""
    return next((one for one in reversed(entries) if one.kind in OWN and one.seat in seats), None)


def step_in_words(entry: Entry, words: Words) -> str:
    """One step on one line: what happened, or who did what."""
    told = [words.say(event.message) for event in entry.events]
    if told:
        return " ".join(told)
    answer = entry.answer
    what = action_name(words, answer.tag()) if isinstance(answer, Action) else _asked(entry, words)
    return words("act-undo-step", seat=Name("seat", entry.seat or ""), what=what)


def step_pick(entry: Entry, words: Words) -> Pick:
    """One step as a suggestion: its number and what it was."""
    return Pick(str(entry.revision), f"{entry.revision}: {step_in_words(entry, words)}")


def _asked(entry: Entry, words: Words) -> str:
    key = f"ask-{entry.question_kind}"
    return words(key) if entry.question_kind and words.has(key) else words("act-undo-kind", kind=entry.kind)


def gone_in_words(entries: Sequence[Entry], words: Words) -> list[str]:
    """The steps that would be taken back, as whoever reads it may know them."""
    steps = [step_in_words(entry, words) for entry in entries]
    lines = [words("act-undo-intro", count=len(steps)), *(f"• {line}" for line in steps[:MOST_LINES])]
    return [*lines, *([words("act-undo-more", count=len(steps) - MOST_LINES)] if len(steps) > MOST_LINES else [])]


def undone_in_words(preview: UndoPreview, seat: Seat, words: Words) -> str:
    """What would be taken back, why it is not free, and whose consent it needs."""
    lines = gone_in_words([entry.for_seat(seat) for entry in preview.undone], words)
    if preview.checkpoint_only:
        lines.append(words("act-undo-older-rules", to=preview.to))
    if preview.free:
        lines.append(words("act-undo-free"))
    else:
        lines += [words("act-undo-not-free"), *(f"• {words.say(blocker)}" for blocker in preview.blockers[:5])]
        lines.append(words("act-undo-needs", seats=[Name("seat", one) for one in preview.needs]))
    return "\n".join(lines)


async def look(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """*Take back* on the panel."""
    await preview(talk, await playing(talk, stamp.match))


async def preview(talk: Talk, live: Live, step: int | None = None, note: str = "") -> None:
    """What going back to before a step (None: the person's last one) would do, with a button to do it."""
    words = talk.words
    talk.seat()
    own = own_last_step(await standing(talk.app, live), live.seats_of(talk.person))
    if step is None and own is None:
        raise tell("act-undo-nothing")
    seat = Seat(own.seat if own is not None and own.seat else talk.seat())
    to = (step if step is not None else own.revision if own is not None else 0) - 1
    history = (await talk.app.store.matches.since(live.id, max(to, 1))).history(live.game)
    match = await talk.app.matches.position(live)
    found = match.undo_preview(to, seat, history)
    if isinstance(found, Refusal):
        raise Refused(found)
    label = words("act-undo-do" if found.free else "act-undo-ask")
    buttons = [
        button(
            "undo",
            live.id,
            match.revision,
            label,
            rest=f"{to}.{match.seats.index(seat)}",
            style=discord.ButtonStyle.danger,
        ),
        button("undo-keep", live.id, match.revision, words("bot-cancel-button")),
    ]
    text = undone_in_words(found, seat, words)
    await talk.say(f"{note}\n\n{text}" if note else text, view=view_of(buttons))


# ---- going back ----------------------------------------------------------------------------------------------


async def go(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The person has seen what is taken back; if the match has moved on, it is shown anew."""
    live = await playing(talk, stamp.match)
    to, place = map(int, stamp.rest.split("."))
    seat = (await talk.app.matches.position(live)).seats[place]
    if seat not in live.seats_of(talk.person):
        raise tell("bot-not-seated", name=live.info.name)

    async def deed(turn: Turn) -> Outcome:
        if turn.match.revision != stamp.number:
            raise Moved
        history = await turn.history(to)
        found = turn.match.undo_preview(to, seat, history)
        if isinstance(found, UndoPreview) and not found.free and alone_with_computers(turn.live, talk.person):
            return Outcome(refusal=refuse("kernel", "act-undo-computers"))
        outcome = turn.match.undo(to, seat, history)
        return agree_together(turn, outcome, talk.person)

    try:
        await play_and_show(talk, deed, seat=seat)
    except Moved:
        await preview(talk, live, to + 1, talk.words("act-undo-moved"))


def alone_with_computers(live: Live, person: int) -> bool:
    """Whether some seats have no person, and nobody but this person sits at the others."""
    holders = {place.person for place in live.seats}
    return None in holders and holders <= {None, person}


def agree_together(turn: Turn, asked: Outcome, person: int) -> Outcome:
    """This person's other seats agree; when all people have agreed, the seats that nobody holds do so, too."""
    outcome, people = asked, [seat for seat in turn.match.seats if turn.live.person_of(seat) is not None]
    empty = [seat for seat in turn.match.seats if seat not in people]
    for seat in (*(seat for seat in people if turn.live.person_of(seat) == person), *empty):
        request = turn.match.request
        if outcome.refusal is not None or request is None:
            break
        agreed = (request.by, *request.consents)
        if seat not in agreed and (seat in people or set(people) <= set(agreed)):
            outcome = together(outcome, turn.match.consent(seat, request.id))
    return outcome


def together(first: Outcome, second: Outcome) -> Outcome:
    """Two outcomes as one."""
    if second.refusal is not None:
        return first
    return Outcome(
        entries=first.entries + second.entries,
        events=first.events + second.events,
        checkpoint=first.checkpoint or second.checkpoint,
        request=first.request,
    )


async def keep(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Nothing is taken back."""
    await playing(talk, stamp.match)
    await show(talk, talk.words("act-undo-kept"))


async def agree(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """All seats of this person agree."""
    await _consent(talk, stamp, agree=True)


async def decline(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """A seat declines, or takes its own request back."""
    await _consent(talk, stamp, agree=False)


async def _consent(talk: Talk, stamp: Stamp, *, agree: bool) -> None:
    live = await playing(talk, stamp.match)
    first = talk.seat()
    held = live.seats_of(talk.person)

    def deed(turn: Turn) -> Outcome:
        request = turn.match.request
        done = (request.by, *request.consents) if request is not None else ()
        left = [seat for seat in held if seat not in done] or [first]
        outcome = turn.match.consent(left[0], stamp.number, agree)
        return agree_together(turn, outcome, talk.person) if agree else outcome

    await play_and_show(talk, deed, what_next=False)


async def rule(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The game master goes back without waiting for the others."""
    live = await playing(talk, stamp.match)
    if talk.person != live.info.gm:
        raise tell("act-undo-only-gm")
    if plays_too(talk.person, live):
        raise tell("gm-plays", name=live.info.name)
    words = await talk.app.public_words(live)

    async def deed(turn: Turn) -> Outcome:
        request = turn.match.request
        if request is None or request.id != stamp.number:
            number = request.id if request is not None else 0
            return Outcome(refusal=refuse("kernel", "kernel-no-such-request", found=str(stamp.number), open=number))
        reason = words("act-undo-reason", seat=Name("seat", request.by))
        turn.audit.append(GmAction(actor=talk.person, action="rewind", reason=reason))
        return turn.match.override("gm", Rewind(request.to), reason, history=await turn.history(request.to))

    await play_and_show(talk, deed, what_next=False)


async def setup(app: "Stele") -> None:
    cog = Undo(app)
    await app.add_cog(cog)
    app.aftermath.register(cog.after)
    app.delivery.register(KIND, cog.compose)
    handlers: dict[str, Any] = {
        "undo": go,
        "undo-look": look,
        "undo-keep": keep,
        "undo-agree": agree,
        "undo-decline": decline,
        "undo-rule": rule,
    }
    for verb, handler in handlers.items():
        app.stamps.register(verb, handler)
