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
from render.paper.film import Film, Frame, Suffix, caption_above, developed, framed, in_sentences, room_for
from render.paper.picture import PLAIN, Style
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
    word, view, caption, left = words(style.language), shot.view, shot.changes.caption, 16.0
    side = caption.side or view.active or ""
    if side:
        canvas.paste(marker(style.theme, side, 1.7), 42, 32)
        left = 78.0
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    when = f"{years(view.turn, style.language)} · {word['turn']} {view.turn}/{LAST}"
    caption_above(canvas, style.theme, (caption.title or word[side or view.phase], when, told), left)
    return canvas


def told(shots: Sequence[Shot], language: str = "en") -> list[str]:
    """The replay in sentences: how many cards, then what each brought."""
    return in_sentences([shot.changes.caption for shot in shots], words(language))
