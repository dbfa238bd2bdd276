"""What a lesson says: its step, where to tap, and the buttons below; in the channel, and first in the private panel."""

from typing import TYPE_CHECKING, Any

import discord

from bot.acting.buttons import StampedButton, button, view_of
from bot.acting.choices import action_name, answer_name, given_in_words
from bot.games.lesson import Lesson, LessonStep, is_led, lesson_of, texts_of
from bot.spine.aftermath import Turn
from bot.spine.letters import Letter
from bot.spine.matches import Live, words_of
from bot.spine.words import Words
from db.records import Learning, Parcel
from rules.core.actions import Action
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "lesson"
NEXT, SKIP, BACK, LEAVE, KEEP, CLOSE = (
    "lesson-next",
    "lesson-skip",
    "lesson-back",
    "lesson-leave",
    "lesson-keep",
    "lesson-close",
)
DECIDE = "decide"  # the verb of the button that opens the panel


class Tutor:
    """Shows the step that is to be done, as the last message of the channel."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """When the learner is asked, or the lesson is over, it speaks; while others answer it waits for them."""
        kept = (turn.settings or turn.live.info.settings).lesson
        if kept is None and turn.live.info.settings.lesson is not None:
            turn.post(KIND, slot=SLOT)  # it was left
        if not turn.begun or kept is None:
            return
        asked = any(question.seat == kept.seat for question in turn.match.pending)
        if asked or turn.match.finished or turn.outcome is None:
            turn.post(KIND, slot=SLOT)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The step in the learner's language: a new message for a new step, else the one that is there."""
        live, public = await self.app.addressed(parcel)
        found = lesson_of(live)
        if found is None or live.info.status == "abandoned":
            said = public("lesson-closed" if found is not None else "lesson-left")
            return Letter(said) if parcel.message is not None else None
        _, kept = found
        match = await self.app.matches.position(live)
        language = await self.app.people.language(kept.person, live.info.server)
        words = words_of(live, language)
        note = f"{kept.place} {kept.astray}".encode()
        text = step_text(live, match, words)
        view = view_of(step_buttons(live, match, words))
        return Letter(text, view=view, anew=parcel.note != note, silent=True, note=note)


def step_text(live: Live, match: Match[Any], words: Words, *, in_panel: bool = False) -> str:
    """The step with its number and title, what it is about, and where to tap; "": no lesson leads here."""
    found = lesson_of(live)
    if found is None:
        return ""
    lesson, kept = found
    if not is_led(live):
        return words("lesson-over", game=words(f"game-{live.game.id}"))
    step = lesson.steps[kept.place]
    if in_panel and step.answer is not None and all(question.seat != kept.seat for question in match.pending):
        return words("lesson-tap-wait")
    title = words(f"learn-{step.id}.title")
    lines = [words("lesson-title", number=kept.place + 1, of=len(lesson.steps), title=title)]
    if kept.astray:
        lines.append(words("lesson-astray"))
    tap = where_to_tap(match, lesson, kept, words, words("lesson-below") if in_panel else "")
    return "\n".join([*lines, words(f"learn-{step.id}"), tap])


def where_to_tap(match: Match[Any], lesson: Lesson, kept: Learning, words: Words, opened: str = "") -> str:
    """What to press for a step, in the words that stand on the buttons and in the menus; `opened`: the panel is."""
    step = lesson.steps[kept.place]
    if step.answer is None:
        return words("lesson-tap-next")
    asked = [question for question in match.pending if question.seat == kept.seat]
    question = next((one for one in asked if one.kind == step.kind), None)
    if question is None:
        return words("lesson-tap-first", title=words(f"ask-{asked[0].kind}")) if asked else words("lesson-tap-wait")
    return _tap(step, question, words, opened or words("act-what-can-i-do" if question.actions else "act-decide"))


def _tap(step: LessonStep, question: Question, words: Words, opening: str) -> str:
    answer = step.answer
    assert answer is not None
    if not isinstance(answer, Action):
        return words("lesson-tap-option", opening=opening, option=answer_name(words, question, answer))
    details = given_in_words(words, type(answer), texts_of(answer))
    name = action_name(words, answer.tag())
    if not details:
        return words("lesson-tap-action", opening=opening, action=name)
    return words("lesson-tap-details", opening=opening, action=name, details=details)


def step_buttons(live: Live, match: Match[Any], words: Words, *, in_panel: bool = False) -> list[StampedButton]:
    """The way to the panel, and what may be done with the step: do it for me, go back, leave."""
    found = lesson_of(live)
    if found is None:
        return []
    lesson, kept = found
    primary = discord.ButtonStyle.primary
    if not is_led(live):
        return [
            button(KEEP, live.id, 0, words("lesson-keep-button"), style=primary),
            button(CLOSE, live.id, 0, words("lesson-close-button")),
        ]
    items: list[StampedButton] = []
    step = lesson.steps[kept.place]
    asked = next((question for question in match.pending if question.seat == kept.seat), None)
    if step.answer is None:
        items.append(button(NEXT, live.id, kept.place, words("lesson-next-button"), style=primary))
    elif asked is not None and not in_panel:
        opening = words("act-what-can-i-do" if asked.actions else "act-decide")
        items.append(button(DECIDE, live.id, 0, opening, style=primary))
    if kept.astray:
        items.append(button(BACK, live.id, kept.place, words("lesson-back-button"), style=discord.ButtonStyle.success))
    if step.answer is not None:
        items.append(button(SKIP, live.id, kept.place, words("lesson-skip-button")))
    if not in_panel:
        items.append(button(LEAVE, live.id, 0, words("lesson-leave-button")))
    return items


def opening_lines(live: Live, words: Words) -> list[str]:
    """What the opening post of a lesson says instead of what was dealt and who begins."""
    lesson = live.shown.lesson
    assert lesson is not None
    place = lesson.seats.index(lesson.seat)
    plays = live.shown.seat_plays(lesson.scenario, live.options, place, len(lesson.seats))
    names = plays or (Name("chair", lesson.seat),)
    return [words("lesson-opening", plays=names, steps=len(lesson.steps))]


async def setup(app: "Stele") -> None:
    tutor = Tutor(app)
    app.aftermath.register(tutor.after)
    app.delivery.register(KIND, tutor.compose)
