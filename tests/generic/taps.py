"""Somebody who only taps: walks the pages of the panel and its forms in a position, without Discord around them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.acting import forms, panel, previews
from bot.acting.buttons import STAMP, Stamp, Stamps, stamp_of, view_of
from bot.games.presentation import Drawing, Presentation
from bot.spine.matches import words_of
from db.records import MatchSettings
from rules.core.match import Match
from rules.core.questions import Question

PERSON = 7
HANDLERS = {
    "act": forms.act,
    "suggested": forms.suggested,
    "fill": forms.fill,
    "page": forms.page,
    "enough": forms.enough,
    "also": forms.also,
    "drop": forms.drop,
    "back": forms.back,
}


class Tapper:
    """A person at one question; `text` and `items` are what he sees now, `ended` says how a form ended."""

    def __init__(self, shown: Presentation, match: Match[Any], question: Question, language: str = "en") -> None:
        self.match, self.question = match, question
        info = SimpleNamespace(
            name="Hills",
            scenario=match.scenario,
            options=dict(match.options),
            status="running",
            settings=MatchSettings(),
        )
        self.live: Any = SimpleNamespace(
            id=1,
            shown=shown,
            game=match.game,
            info=info,
            options=dict(match.options),
            timers=(),
            seats_of=lambda _: (question.seat,),
            seat_name=lambda seat: str(seat),
            names={seat: f"{seat} at the table" for seat in match.seats},
            seats=tuple(SimpleNamespace(seat=seat) for seat in match.seats),
            is_computer=lambda seat: False,
        )
        self.words = words_of(cast(Any, self.live), language)
        self.app = SimpleNamespace(stamps=Stamps(), matches=SimpleNamespace(position=self._position))
        self.person, self.how = PERSON, "edit"
        self.interaction = SimpleNamespace(id=1)
        self.text, self.ended = "", ""
        self.items: list[Any] = []
        self.drawing: Drawing | None = None  # the picture below what he reads

    async def _position(self, _: object) -> Match[Any]:
        return self.match

    def seat(self) -> str:
        return self.question.seat

    async def say(self, text: str = "", *, view: discord.ui.View | None = None) -> None:
        shown: list[Any] = [] if view is None else list(view.children)
        self.text, self.items, self.drawing = text, [item.item for item in shown], None

    async def picture(self, drawing: Drawing | None) -> None:
        self.drawing = drawing

    # ---- what he does --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """The panel."""
        asked = panel.Open((self.question,), (), (self.question.seat,))
        text, items = panel._asked(self.live, self.match, self.question, asked, self.words)
        self.ended = ""
        await self.say(text, view=view_of(items))

    async def begin(self, tag: str) -> None:
        """An action of the panel."""
        talk: Any = self
        await forms.start(talk, self.question, tag)

    async def tap(self, item: Any, *values: str) -> None:
        """Presses a button or picks lines of a menu."""
        stamp, talk = stamp_in(item), cast(Any, self)
        self.interaction.id += 1
        self.ended = ""
        await HANDLERS[stamp.verb](talk, stamp, values)

    @property
    def menus(self) -> list[Any]:
        return [item for item in self.items if isinstance(item, discord.ui.Select)]

    @property
    def buttons(self) -> list[Any]:
        return [item for item in self.items if isinstance(item, discord.ui.Button)]

    def button(self, verb: str) -> Any | None:
        return next((item for item in self.buttons if stamp_in(item).verb == verb), None)


def stamp_in(item: Any) -> Stamp:
    """What a button or a menu is about."""
    from bot.acting.slips import SLIP  # noqa: F401

    found = re.match(r"stele(?:-menu)?" + STAMP, item.custom_id)
    assert found is not None
    return stamp_of(found)


@contextmanager
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever would play or show the whole panel is only noted."""

    async def shown(talk: Any, note: str = "", question: int | None = None) -> None:
        talk.text, talk.items, talk.ended = note, [], "panel"

    async def playing(talk: Any, *_: object) -> Any:
        return talk.live

    async def done(talk: Any, draft: Any, once: int | None = None) -> None:
        talk.text, talk.items, talk.ended = "", [], "done"

    with monkeypatch.context() as patch:
        patch.setattr(forms, "show", shown)
        patch.setattr(forms, "playing", playing)
        patch.setattr(previews, "show", shown)
        patch.setattr(previews, "_carry_out", done)
        yield
