"""An animated replay: one frame an action, the same part of the map throughout."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.empires import glyphs
from render.empires.atlas import turn_told, words
from render.empires.bands import seat_of, title_of, when
from render.empires.board import NOTHING, map_part
from render.empires.changes import Changes
from render.empires.crops import THEATRE, window
from render.paper.canvas import Canvas
from render.paper.encode import UPLOAD
from render.paper.film import Film, Frame, Suffix, caption_above, developed, framed, in_sentences, room_for
from render.paper.picture import PLAIN, Style
from render.paper.windows import Window
from rules.empires.view import EmpiresView

BAND = 108  # the caption above the map


@dataclass(frozen=True)
class Shot:
    """The board after an action, and what it changed."""

    view: EmpiresView
    changes: Changes = NOTHING


def replay(shots: Sequence[Shot], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit."""
    return developed(frames(shots, style), limit, suffix)


def frames(shots: Sequence[Shot], style: Style = PLAIN) -> list[Frame]:
    """Every action drawn, on the part of the map that holds all of them."""

    def on_stage(kept: list[Shot]) -> Callable[[Shot], Canvas]:
        places = dict.fromkeys(place for shot in kept for place in shot.changes.places())
        where = window(kept[0].view, THEATRE, list(places), style.language)
        return lambda shot: _drawn(shot, style, where)

    return framed(shots, on_stage, style.theme)


def _drawn(shot: Shot, style: Style, where: Window) -> Canvas:
    """One frame: caption and map."""
    canvas = room_for(map_part(shot.view, style, shot.changes, where).image, style.theme, BAND)
    view, caption, left = shot.view, shot.changes.caption, 16.0
    seat = seat_of(view, caption)
    if seat:
        canvas.paste(glyphs.sign(style.theme, seat, 1.35), 42, 32)
        left = 78.0
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    date = f"{turn_told(view.turn, style.language)} · {when(view, style.language)}"
    caption_above(canvas, style.theme, (title_of(view, style.language, caption), date, told), left)
    return canvas


def told(shots: Sequence[Shot], language: str = "en") -> list[str]:
    """The replay in sentences: how many actions, then what each brought."""
    return in_sentences([shot.changes.caption for shot in shots], words(language))
