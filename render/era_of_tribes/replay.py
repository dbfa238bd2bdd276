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
from render.paper.film import Film, Frame, Suffix, caption_above, developed, framed, in_sentences, room_for
from render.paper.picture import PLAIN, Style
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
    view, caption, left = shot.view, shot.changes.caption, 16.0
    seat = seat_of(view, caption)
    if seat:
        paste_sign(canvas, style.theme, realm_of(view, seat), 1.35, 42, 32)
        left = 78.0
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    texts = title_of(view, style.language, caption), when(view, style.language), told
    caption_above(canvas, style.theme, texts, left)
    return canvas


def told(shots: Sequence[Shot], language: str = "en") -> list[str]:
    """The replay in sentences: how many rounds, then what each brought."""
    return in_sentences([shot.changes.caption for shot in shots], words(language))
