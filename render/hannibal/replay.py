"""An animated replay: one frame a card, the same part of the map throughout."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.hannibal.atlas import LAST, words, years
from render.hannibal.board import NOTHING, map_part
from render.hannibal.changes import Changes
from render.hannibal.crops import THEATRE, Window, window
from render.hannibal.glyphs import marker
from render.paper.canvas import Canvas
from render.paper.encode import UPLOAD
from render.paper.film import WIDE, Film, Frame, Suffix, developed, framed, room_for
from render.paper.picture import PLAIN, Style
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES
from rules.hannibal.view import HannibalView

BAND = 108  # the caption above the map


@dataclass(frozen=True)
class Shot:
    """The board after a card, and what the card changed."""

    view: HannibalView
    changes: Changes = NOTHING


def replay(shots: Sequence[Shot], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit."""
    return developed(frames(shots, style), limit, suffix)


def frames(shots: Sequence[Shot], style: Style = PLAIN) -> list[Frame]:
    """Every card drawn, on the part of the map that holds all of them."""

    def on_stage(kept: list[Shot]) -> Callable[[Shot], Canvas]:
        where = stage(kept, style.language)
        return lambda shot: _drawn(shot, style, where)

    return framed(shots, on_stage, style.theme)


def stage(shots: Sequence[Shot], language: str) -> Window:
    """The part of the map that holds everything that changes in the film."""
    places = [place for shot in shots for place in shot.changes.places()]
    return window(THEATRE, list(dict.fromkeys(places)), language)


def _drawn(shot: Shot, style: Style, where: Window) -> Canvas:
    """One frame: caption and map."""
    canvas = room_for(map_part(shot.view, style, shot.changes, where).image, style.theme, BAND)
    theme, word = THEMES[style.theme], words(style.language)
    view, caption = shot.view, shot.changes.caption
    side, left = caption.side or view.active or "", 16.0
    if side:
        canvas.paste(marker(style.theme, side, 1.7), 42, 32)
        left = 78.0
    when = f"{years(view.turn, style.language)} · {word['turn']} {view.turn}/{LAST}"
    canvas.text(WIDE - 16, 32, when, Face.LABEL, 26, theme.panel_ink, anchor="rm", group="caption")
    room = WIDE - 16 - width(when, Face.LABEL, 26) - 24 - left
    text, size = fitted(caption.title or word[side or view.phase], Face.TITLE, 34, room, 22)
    canvas.text(left, 31, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 27, WIDE - 32, 21)
        canvas.text(16, 78, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="caption")
    return canvas


def told(shots: Sequence[Shot], language: str = "en") -> list[str]:
    """The replay in sentences: how many cards, then what each brought."""
    word = words(language)
    lines = [f"{word['replay']}: {len(shots)} {word['steps']}."]
    for shot in shots:
        caption = shot.changes.caption
        parts = [part.rstrip(".") for part in (caption.title, caption.card, caption.result) if part]
        if parts:
            lines.append(f"{': '.join(parts)}.")
    return lines
