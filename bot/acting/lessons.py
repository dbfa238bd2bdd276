"""/match learn and the buttons of a lesson: begin one, do a step for the learner, go back, leave.

Public: `begin` (a lesson of a game in a channel), `going_on` (somebody's lessons in a server), `end` (gives one up).
"""

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.acting.buttons import Stamp, StampedButton, button, view_of
from bot.acting.lobby import refreshed
from bot.acting.panel import playing, show
from bot.games.lesson import Lesson, followed, is_led, lesson_of
from bot.posts.lesson import BACK, CLOSE, KEEP, LEAVE, NEXT, SKIP
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.pipeline import GOING, Reply, Source, told
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import Change, Learning, MatchInfo, MatchSettings, NewMatch, SeatInfo
from rules.core.entries import Outcome, together
from rules.core.minds.levels import RECRUIT

if TYPE_CHECKING:
    from bot.app import Stele

OPEN_TO_END = ("running", "paused", "finished")
MOST_BETWEEN = 10  # questions that are answered by their default before a step can be done


# ---- beginning ----------------------------------------------------------------------------------------------------


async def begin(app: "Stele", game: str, person: int, *, server: int, channel: int, thread: bool = False) -> Live:
    """A lesson of a game for one person alone begins in this channel; computers sit on the other seats."""
    shown = app.shown[game]
    lesson = shown.lesson
    if lesson is None:
        raise tell("lesson-none", game=game)
    words = shown.words(await app.people.language(person, server))
    new = NewMatch(
        server=server,
        channel=channel,
        name=lesson_name(words, game),
        game=game,
        scenario=lesson.scenario,
        options=dict(lesson.options),
        settings=MatchSettings(thread=thread, lesson=Learning(person, lesson.seat)),
        creator=person,
    )
    seats = [
        SeatInfo(seat=seat, person=person) if seat == lesson.seat else SeatInfo(seat=seat, policy=RECRUIT.id)
        for seat in lesson.seats
    ]
    live = await app.matches.get(await app.store.matches.create(new, seats))
    await app.pipeline.begin(live, Source(words))
    return await app.matches.get(live.id)


def lesson_name(words: Words, game: str) -> str:
    """What the match of a lesson is called."""
    return words("lesson-name", game=words(f"game-{game}"))


async def going_on(app: "Stele", server: int, person: int) -> list[MatchInfo]:
    """The lessons of a person that are not over, the newest first; one that was left is an ordinary match."""
    found = await app.store.matches.of_server(server, ("running", "paused"))
    mine = [info for info in found if info.settings.lesson is not None and info.settings.lesson.person == person]
    return sorted(mine, key=lambda info: -info.id)


async def end(app: "Stele", info: MatchInfo) -> None:
    """Gives a lesson up; nobody else played in it, so its secrets may be read."""
    settings = replace(info.settings, opened=True)
    await app.store.commit(Change(match=info.id, status="abandoned", settings=settings))
    await app.aftermath.refresh(await app.matches.get(info.id))


# ---- following ----------------------------------------------------------------------------------------------------


async def follow(turn: Turn) -> None:
    """After every change of the position: how far the learner has come is saved with it."""
    settings = turn.settings or turn.live.info.settings
    lesson, kept = turn.live.shown.lesson, settings.lesson
    if lesson is None or kept is None or turn.outcome is None or not turn.outcome.entries:
        return
    learned = followed(lesson, kept, turn.outcome.entries)
    if learned != kept:
        turn.settings = replace(settings, lesson=learned)


# ---- the buttons --------------------------------------------------------------------------------------------------


async def _led(talk: Talk, stamp: Stamp) -> tuple[Live, Lesson, Learning]:
    """The lesson of a button, if it is this person's and stands where the button says."""
    live = await playing(talk, stamp.match)
    found = lesson_of(live)
    if found is None or not is_led(live):
        raise tell("lesson-is-over", name=live.info.name)
    if talk.person != found[1].person:
        raise tell("lesson-not-yours")
    if stamp.number != found[1].place:
        raise tell("lesson-went-on")
    return live, *found


async def go_on(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """A step that was only to be read is done."""
    live, _lesson, kept = await _led(talk, stamp)
    moved = replace(kept, place=kept.place + 1, begins=(*kept.begins, kept.begins[-1]))

    def deed(turn: Turn) -> None:
        turn.settings = replace(turn.live.info.settings, lesson=moved)

    await talk.play(deed, lambda turn: Reply(""))
    await talk.match(live.id)
    await show(talk)


async def skip(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The step is carried out for the learner; if what he did stands in its way, that is taken back first."""
    live, lesson, kept = await _led(talk, stamp)
    step = lesson.steps[kept.place]
    assert step.answer is not None

    async def deed(turn: Turn) -> Outcome:
        done: list[Outcome] = []
        if kept.astray:
            done.append(await _back(turn, kept))
        for _ in range(MOST_BETWEEN):
            asked = next((one for one in turn.match.pending if one.seat == kept.seat), None)
            if asked is None or asked.kind == step.kind or asked.default is None:
                break
            done.append(turn.match.submit(kept.seat, asked.default, asked.id))
        assert step.answer is not None
        outcome = turn.match.submit(kept.seat, step.answer)
        return outcome if outcome.refusal is not None else together([*done, outcome])

    played = await talk.play(deed, lambda turn: told(turn, talk.source), seat=kept.seat)
    await talk.match(live.id)
    await show(talk, talk.words("lesson-skipped", told=played.reply.text) if played.done else played.reply.text)


async def go_back(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """To where the step began; the other seats are the lesson's, and agree."""
    live, _lesson, kept = await _led(talk, stamp)
    await talk.play(lambda turn: _back(turn, kept), lambda turn: Reply(""), seat=kept.seat)
    await talk.match(live.id)
    await show(talk, talk.words("lesson-went-back"))


async def _back(turn: Turn, kept: Learning) -> Outcome:
    match, to = turn.match, kept.begins[-1]
    if to >= match.revision:
        return Outcome()
    asked = match.undo(to, kept.seat, await turn.history(to))
    if asked.request is None:
        return asked
    others = [seat for seat in match.seats if seat != kept.seat]
    return together([asked, *(match.consent(seat, asked.request) for seat in others)])


async def leave(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Asks what becomes of the match."""
    live = await _own(talk, stamp)
    buttons = [
        button(KEEP, live.id, 0, talk.words("lesson-keep-button"), style=discord.ButtonStyle.primary),
        button(CLOSE, live.id, 0, talk.words("lesson-close-button"), style=discord.ButtonStyle.danger),
    ]
    await talk.say(talk.words("lesson-leave"), view=view_of(buttons))


async def keep(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The match goes on as an ordinary one, against computer players."""
    live = await _own(talk, stamp)

    def deed(turn: Turn) -> None:
        turn.settings = replace(turn.live.info.settings, lesson=None)

    await talk.play(deed, lambda turn: Reply(""), statuses=GOING)
    live = await refreshed(talk, live)
    await talk.say(talk.words("lesson-kept", name=live.info.name))


async def close(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The match is over with the lesson."""
    live = await _own(talk, stamp)
    if live.info.status in ("running", "paused"):
        await end(talk.app, live.info)
    await talk.say(talk.words("lesson-closed"))


async def _own(talk: Talk, stamp: Stamp) -> Live:
    live = await talk.match(stamp.match)
    found = lesson_of(live)
    if found is None or live.info.status not in OPEN_TO_END:
        raise tell("lesson-is-over", name=live.info.name)
    if talk.person != found[1].person:
        raise tell("lesson-not-yours")
    return live


# ---- which lesson -------------------------------------------------------------------------------------------------


def lesson_buttons(app: "Stele", verb: str, words: Words) -> list[StampedButton]:
    """A button for each game that has a lesson."""
    games = [key for key, shown in app.shown.items() if shown.lesson is not None]
    return [button(verb, 0, 0, app.shown[key].words(words.language)(f"game-{key}"), rest=key) for key in games]


HANDLERS = {NEXT: go_on, SKIP: skip, BACK: go_back, LEAVE: leave, KEEP: keep, CLOSE: close}


async def setup(app: "Stele") -> None:
    app.aftermath.register(follow)
    for verb, handler in HANDLERS.items():
        app.stamps.register(verb, handler)
