"""An animated replay: one frame a round, the same part of the map throughout."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.era_of_tribes.atlas import words
from render.era_of_tribes.bands import paste_sign, realm_of, seat_of, title_of, when
from render.era_of_tribes.board import NOTHING, map_part
from render.era_of_tribes.crops import THEATRE, window
from render.paper.canvas import Canvas
from render.paper.changes import MapChanges
from render.paper.encode import UPLOAD
from render.paper.film import WIDE, Film, Frame, Suffix, developed, framed, room_for
from render.paper.picture import PLAIN, Style
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES
from render.paper.windows import Window
from rules.era_of_tribes.view import TribesView

BAND = 108  # the caption above the map


@dataclass(frozen=True)
class Shot:
    """The board after a round, and what it changed."""

    view: TribesView
    changes: MapChanges = NOTHING


def replay(shots: Sequence[Shot], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit."""
    return developed(frames(shots, style), limit, suffix)


def frames(shots: Sequence[Shot], style: Style = PLAIN) -> list[Frame]:
    """Every round drawn, on the part of the map that holds all of them."""

    def on_stage(kept: list[Shot]) -> Callable[[Shot], Canvas]:
        places = dict.fromkeys(place for shot in kept for place in shot.changes.places())
        where = window(kept[0].view, THEATRE, list(places), style.language)
        return lambda shot: _drawn(shot, style, where)

    return framed(shots, on_stage, style.theme)


def _drawn(shot: Shot, style: Style, where: Window) -> Canvas:
    """One frame: caption and map."""
    canvas = room_for(map_part(shot.view, style, shot.changes, where).image, style.theme, BAND)
    theme, view, caption = THEMES[style.theme], shot.view, shot.changes.caption
    seat, left = seat_of(view, caption), 16.0
    if seat:
        paste_sign(canvas, style.theme, realm_of(view, seat), 1.35, 42, 32)
        left = 78.0
    date = when(view, style.language)
    canvas.text(WIDE - 16, 32, date, Face.LABEL, 26, theme.panel_ink, anchor="rm", group="caption")
    room = WIDE - 16 - width(date, Face.LABEL, 26) - 24 - left
    text, size = fitted(title_of(view, style.language, caption), Face.TITLE, 34, room, 22)
    canvas.text(left, 31, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 27, WIDE - 32, 21)
        canvas.text(16, 78, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="caption")
    return canvas


def told(shots: Sequence[Shot], language: str = "en") -> list[str]:
    """The replay in sentences: how many rounds, then what each brought."""
    word = words(language)
    lines = [f"{word['replay']}: {len(shots)} {word['steps']}."]
    for shot in shots:
        caption = shot.changes.caption
        parts = [part.rstrip(".") for part in (caption.title, caption.card, caption.result) if part]
        if parts:
            lines.append(f"{': '.join(parts)}.")
    return lines
