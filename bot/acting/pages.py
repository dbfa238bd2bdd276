"""The pages of a form: what was given so far, what is asked now, and what may be given besides.

Public: `Form`, `Sheet` (a form with what it is about), `next_param`, `value_menu`, `page_text`, `besides`, `wanted`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.acting.buttons import StampedButton, StampedMenu, button, choice, menu
from bot.acting.choices import Pick, action_name, every_value, given_in_words, param_title
from bot.acting.lines import Outlook
from bot.spine import limits
from bot.spine.matches import Live
from rules.core.actions import Action, ActionParam
from rules.core.match import Match
from rules.core.messages import Name, Quote
from rules.core.questions import Question

EXAMPLE = re.compile(r", (?:like|wie) [^;]*")  # of what could be typed: nobody types into a menu
MOST_OPTIONS = 4  # more of what may be given besides come as a menu
Items = list[StampedButton | StampedMenu | None]


class Leaf(Struct, frozen=True):
    """A form as it was before somebody picked something: where *Back* leads."""

    given: dict[str, str]
    asked: str | None
    chosen: str


class Form(Struct):
    """An action that somebody is putting together; `step` tells a click on an older page from one on this."""

    question: int
    tag: str
    given: dict[str, str]
    asked: str | None = None  # an optional parameter that was asked for
    chosen: str = ""  # of a list, the picks so far
    page: int = 0
    step: int = 0
    offered: tuple[str, ...] = ()
    past: list[Leaf] = []

    def turn(self) -> None:
        """Remembers the page before it changes."""
        self.past.append(Leaf(dict(self.given), self.asked, self.chosen))
        self.page = 0

    def turn_back(self) -> bool:
        """The page before this one; False: this is the first."""
        if not self.past:
            return False
        before = self.past.pop()
        self.given, self.asked, self.chosen, self.page = dict(before.given), before.asked, before.chosen, 0
        return True

    def complete(self, param: ActionParam) -> None:
        """The picks of a list become the parameter's value."""
        self.given[param.name] = self.chosen
        self.asked, self.chosen, self.page = None, "", 0


class Sheet(Struct, frozen=True):
    """A form with what it is about, as one page is written from it."""

    live: Live
    number: int
    form: Form
    look: Outlook
    action: type[Action]

    @property
    def match(self) -> Match[Any]:
        return self.look.match

    @property
    def question(self) -> Question:
        return self.look.question

    def picks(self, param: ActionParam, given: Mapping[str, str], chosen: str = "") -> list[Pick]:
        """All values of a parameter."""
        return every_value(self.match, self.question.seat, self.action, param, given, self.look.words, chosen)

    def button(self, verb: str, label: str, rest: str = "") -> StampedButton:
        return button(verb, self.live.id, self.number, label, rest=rest)


def next_param(action: type[Action], form: Form) -> ActionParam | None:
    """What is asked next: an optional parameter that was wished for, else the first required one that is missing."""
    for param in action.params():
        if param.name == form.asked or (form.asked is None and param.required and param.name not in form.given):
            return param
    return None


def value_menu(sheet: Sheet, param: ActionParam, shown: Sequence[Pick]) -> Items:
    """The values of a page in a menu; a single one is a button."""
    form, words = sheet.form, sheet.look.words
    if len(shown) == 1:
        return [sheet.button("fill", limits.clip(shown[0].label, limits.BUTTON_LABEL), rest=f"{form.step}.0")]
    if not shown:
        return []
    lines = [choice(str(place), pick.label, pick.about, emoji=pick.emoji) for place, pick in enumerate(shown)]
    placeholder = words("act-pick-more" if form.chosen else f"action-{form.tag}.{attribute(param)}-about")
    most = len(shown) if param.together else 1
    return [menu("fill", sheet.live.id, sheet.number, lines, placeholder, rest=str(form.step), at_most=most)]


def page_text(sheet: Sheet, param: ActionParam, price: Quote | None, note: str, pages: int) -> str:
    """What is put together so far, what it would cost, and what is asked now."""
    form, words = sheet.form, sheet.look.words
    given = {**form.given, param.name: form.chosen} if form.chosen else form.given
    text = [note, f"**{action_name(words, form.tag)}**", given_in_words(words, sheet.action, given), *_printed(sheet)]
    text += [words.say(line) for line in price.lines] if price is not None else []
    text.append(words("act-pick-more" if form.chosen else f"action-{form.tag}.{attribute(param)}-about"))
    if param.together and not form.chosen:
        text.append(words("act-pick-several"))
    if pages > 1:
        text.append(words("act-page", page=form.page + 1, pages=pages))
    return "\n".join(filter(None, text))


def _printed(sheet: Sheet) -> list[str]:
    """The text of a card that was picked, while it is asked what it is aimed at."""
    form, look = sheet.form, sheet.look
    kinds = {param.name: param.kind for param in sheet.action.params() if not param.many}
    things = [Name(kinds[name], id) for name, id in form.given.items() if name in kinds]
    found = [look.shown.text(thing, look.view, look.words) for thing in things]
    return [f"> {text}" for text in found if text]


def besides(sheet: Sheet, given: Mapping[str, str]) -> Items:
    """What may be given besides and has a value now: a few as buttons, many as a menu."""
    able = [param for param in sheet.action.params() if not param.required and _able(sheet, param, given)]
    if len(able) <= MOST_OPTIONS:
        return [wanted(sheet, param) for param in able]
    words = sheet.look.words
    lines = [
        choice(
            param.name,
            _wish(sheet, param),
            EXAMPLE.sub("", words(f"action-{sheet.form.tag}.{attribute(param)}-about")),
        )
        for param in able[: limits.SELECT_OPTIONS]
    ]
    return [menu("also", sheet.live.id, sheet.number, lines, words("act-besides"), rest="")]


def _able(sheet: Sheet, param: ActionParam, given: Mapping[str, str]) -> bool:
    """Whether there is anything to give for it."""
    if param.name in sheet.form.given:
        return True
    return bool(sheet.match.candidates(sheet.question.seat, sheet.form.tag, param.name, given))


def wanted(sheet: Sheet, param: ActionParam) -> StampedButton:
    """A button for a parameter that may be left out."""
    return sheet.button("also", _wish(sheet, param), rest=param.name)


def _wish(sheet: Sheet, param: ActionParam) -> str:
    """What may be given besides, by its name; with a mark where it is given."""
    title = param_title(sheet.look.words, sheet.action, param)
    return f"✓ {title}" if param.name in sheet.form.given else title


def attribute(param: ActionParam) -> str:
    return param.name.replace("_", "-")
