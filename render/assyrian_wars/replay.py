"""An animated replay of a turn or a match: one frame an impulse, the same part of the map throughout."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.assyrian_wars.atlas import edition, words
from render.assyrian_wars.board import NOTHING, map_part
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Window, whole_board, window
from render.assyrian_wars.names import country
from render.assyrian_wars.piles import piles
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Canvas
from render.paper.encode import UPLOAD
from render.paper.film import WIDE, Film, Frame, Suffix, developed, framed, room_for
from render.paper.picture import PLAIN, Style
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES
from rules.assyrian_wars.view import View

BAND = 108  # the caption above the map


@dataclass(frozen=True)
class Moment:
    """The board after an impulse, and what the impulse changed."""

    view: View
    changes: Changes = NOTHING


def replay(moments: Sequence[Moment], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit."""
    return developed(frames(moments, style), limit, suffix)


def frames(moments: Sequence[Moment], style: Style = PLAIN) -> list[Frame]:
    """Every moment drawn, on the part of the map that holds all of them."""

    def on_stage(kept: list[Moment]) -> Callable[[Moment], Canvas]:
        where = stage(kept, style.language)
        return lambda moment: _drawn(moment, style, where)

    return framed(moments, on_stage, style.theme)


def stage(moments: Sequence[Moment], language: str) -> Window:
    """The part of the map that holds everything that changes in the film."""
    places = [place for moment in moments for place in moment.changes.places()]
    if not places:
        return whole_board()
    view = moments[-1].view
    return window(view, THEATRE, list(dict.fromkeys(places)), piles(view, edition(view.pack).counters), language)


def _drawn(moment: Moment, style: Style, where: Window) -> Canvas:
    """One frame: caption and map."""
    found = piles(moment.view, edition(moment.view.pack).counters)
    canvas = room_for(map_part(moment.view, style, moment.changes, found, where).image, style.theme, BAND)
    _caption(canvas, style, moment)
    return canvas


def _caption(canvas: Canvas, style: Style, moment: Moment) -> None:
    """Whose impulse, what happened, when."""
    theme, word, clock = THEMES[style.theme], words(style.language), moment.view.clock
    caption = moment.changes.caption
    who = caption.country or str(clock.marker)
    canvas.paste(chip(style.theme, who, 1.7), 46, 32)
    when = f"{word['turn']} {clock.turn}" + (f" · {word['round']} {clock.round}" if clock.round else "")
    canvas.text(WIDE - 16, 32, when, Face.LABEL, 26, theme.panel_ink, anchor="rm", group="caption")
    room = WIDE - 16 - width(when, Face.LABEL, 26) - 24 - 90
    text, size = fitted(caption.title or country(who, style.language, moment.view.pack), Face.TITLE, 34, room, 22)
    canvas.text(90, 31, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    told = " · ".join(part for part in (caption.date, caption.card, caption.result) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 27, WIDE - 32, 21)
        canvas.text(16, 78, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="caption")


def told(moments: Sequence[Moment], language: str = "en") -> list[str]:
    """The replay in sentences: how many impulses, then what each brought."""
    word = words(language)
    lines = [f"{word['replay']}: {len(moments)} {word['impulses']}."]
    for moment in moments:
        caption = moment.changes.caption
        parts = [part.rstrip(".") for part in (caption.date, caption.title, caption.card, caption.result) if part]
        if parts:
            lines.append(f"{': '.join(parts)}.")
    return lines
