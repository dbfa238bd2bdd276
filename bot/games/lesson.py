"""Lessons: what a game teaches a newcomer, step by step, in a match of its own with scripted dice.

A lesson is data of a game (`bot/games/<game>/lesson.py`) and texts in every language (`lesson.ftl`): each step has the
message `learn-<id>`, two short sentences, with the attribute `title`. The learner plays the real game through the real
commands and buttons; `followed` reads from the log how far he has come. What is left of the dice' script stands in the
match itself, and the step in its settings, so a lesson goes on after a restart.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import fields, replace

from db.records import Learning
from rules.core.actions import Action
from rules.core.dice import Rehearsed
from rules.core.entries import Entry
from rules.core.ids import OptionValue
from rules.core.questions import Answer, Question

if TYPE_CHECKING:
    from bot.spine.matches import Live

PLAYED = ("answer", "auto", "lapse", "retract")


class LessonStep(Struct, frozen=True, kw_only=True):
    """One step: what the learner is to answer to a question of this kind; without an answer he reads and goes on.

    `also` are answers that are just as good, `any_of` parameters of the action in which he is free. `replies` are what
    the other seats answer, by the kind of the question, until the next step is done.
    """

    id: str
    kind: str = ""
    answer: Answer | None = None
    also: tuple[Answer, ...] = ()
    any_of: frozenset[str] = frozenset()
    replies: Mapping[str, Answer] = {}

    def fits(self, given: Answer | None) -> bool:
        """Whether the learner has done what the step is about."""
        if isinstance(given, Action) and isinstance(self.answer, Action) and type(given) is type(self.answer):
            wanted = [param.name for param in given.params() if param.name not in self.any_of]
            if all(getattr(given, name) == getattr(self.answer, name) for name in wanted):
                return True
        return given is not None and given in (self.answer, *self.also)


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson: where it begins, who learns, which results its dice show, and its steps."""

    scenario: str
    seats: tuple[str, ...]
    seat: str  # the learner's
    steps: tuple[LessonStep, ...]
    position: str = ""  # in the game's notation; "": the scenario's own beginning
    options: Mapping[str, OptionValue] = {}
    rehearsed: Rehearsed = Rehearsed()
    replies: Mapping[str, Answer] = {}  # of the other seats, where the step has none


def lesson_of(live: "Live") -> tuple[Lesson, Learning] | None:
    """The lesson that a match is, with how far it has come; None: it is an ordinary match."""
    kept, lesson = live.info.settings.lesson, live.shown.lesson
    return None if kept is None or lesson is None else (lesson, kept)


def is_led(live: "Live") -> bool:
    """Whether a lesson leads through this match: its last step is not done."""
    found = lesson_of(live)
    return found is not None and found[1].place < len(found[0].steps)


def followed(lesson: Lesson, kept: Learning, entries: Sequence[Entry]) -> Learning:
    """How far the learner has come after these entries of the log."""
    for entry in entries:
        if entry.kind == "undo" and entry.to is not None:
            kept = _gone_back(kept, entry.to)
        elif entry.kind == "answer" and entry.seat == kept.seat:
            kept = _done(lesson, kept, entry)
        elif not kept.astray:
            kept = replace(kept, begins=(*kept.begins[:-1], entry.revision))
    return kept


def _done(lesson: Lesson, kept: Learning, entry: Entry) -> Learning:
    """An answer of the learner: a step is done, something else was done in its place, or it belongs to neither."""
    place = _next_deed(lesson, kept.place)
    step = lesson.steps[place] if place < len(lesson.steps) else None
    if step is not None and step.fits(entry.answer):
        read = kept.begins[-1:] * (place - kept.place)  # what he has not read before he acted
        return replace(kept, place=place + 1, begins=(*kept.begins, *read, entry.revision), astray=False)
    if step is not None and step.kind == entry.question_kind:
        return replace(kept, astray=True)
    return kept if kept.astray else replace(kept, begins=(*kept.begins[:-1], entry.revision))


def _next_deed(lesson: Lesson, place: int) -> int:
    """The place of the next step in which something is done."""
    while place < len(lesson.steps) and lesson.steps[place].answer is None:
        place += 1
    return place


def _gone_back(kept: Learning, to: int) -> Learning:
    """After going back the lesson stands at the step that had begun by then."""
    place = max((number for number, begun in enumerate(kept.begins) if begun <= to), default=0)
    astray = kept.astray and place == kept.place and to > kept.begins[place]
    return replace(kept, place=place, begins=kept.begins[: place + 1], astray=astray)


def reply_to(live: "Live", question: Question) -> Answer | None:
    """What a lesson has another seat answer; None: a computer player decides."""
    found = lesson_of(live)
    if found is None or not is_led(live):
        return None
    lesson, kept = found
    done = lesson.steps[kept.place - 1].replies if kept.place else {}
    return done.get(question.kind) or lesson.replies.get(question.kind) or question.default


def texts_of(action: Action) -> dict[str, str]:
    """The parameters of an action as somebody would give them; those left at their default are left out."""
    found: dict[str, str] = {}
    usual = {field.name: field.default for field in fields(action)}
    for param in action.params():
        value = getattr(action, param.name)
        if not param.required and value in (None, (), "", False, usual[param.name]):
            continue
        if isinstance(value, bool):
            found[param.name] = str(value).lower()
        else:
            found[param.name] = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return found
