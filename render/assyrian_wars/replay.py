"""An animated replay of a turn or a match: one frame an impulse, the same part of the map throughout."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import msgspec
from PIL import Image

from render.assyrian_wars.atlas import edition, words
from render.assyrian_wars.board import NOTHING, map_part
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Window, whole_board, window
from render.assyrian_wars.names import country
from render.assyrian_wars.piles import piles
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Canvas, TextBox
from render.paper.encode import UPLOAD, TooLarge
from render.paper.picture import PLAIN, Style
from render.paper.sheet import slab
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, mix
from rules.assyrian_wars.view import View

WIDE = 840  # pixels across at first
SMALLEST = 360
BAND = 108  # the caption above the map
LINE = 14  # the time line below it
MOST = 48  # frames; a longer match is thinned out evenly
LASTING = (700, 1900)  # milliseconds of a frame: the fewer there are, the longer each stays
TOGETHER = 60_000  # milliseconds that a replay aims at
REST = 4000  # the last frame stays so long
QUALITIES = (58, 44, 30)

Suffix = Literal["webp", "gif"]


@dataclass(frozen=True)
class Moment:
    """The board after an impulse, and what the impulse changed."""

    view: View
    changes: Changes = NOTHING


@dataclass(frozen=True)
class Frame:
    """A drawn moment and how long it stays."""

    image: Image.Image
    texts: tuple[TextBox, ...]
    milliseconds: int


@dataclass(frozen=True)
class Film:
    """A finished replay."""

    data: bytes
    suffix: Suffix
    size: tuple[int, int]
    frames: int


class NothingToReplay(Exception):
    """There is no moment to show."""

    def __init__(self) -> None:
        super().__init__("a replay needs at least one moment of the match")


def replay(moments: Sequence[Moment], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit: lower quality first, then smaller, then fewer frames."""
    drawn = frames(moments, style)
    while True:
        wide = WIDE
        while wide >= SMALLEST:
            scaled = [_scaled(frame, wide) for frame in drawn]
            for quality in QUALITIES:
                data = _webp(scaled, quality) if suffix == "webp" else _gif(scaled, quality)
                if len(data) <= limit:
                    return Film(data, suffix, scaled[0].image.size, len(scaled))
            wide = round(wide * 0.72)
        if len(drawn) == 1:
            raise TooLarge(len(data), limit)
        drawn = _fewer(drawn)


def frames(moments: Sequence[Moment], style: Style = PLAIN) -> list[Frame]:
    """Every moment drawn; those that show the same are one frame that stays longer."""
    if not moments:
        raise NothingToReplay
    kept = thinned(merged(moments), MOST)
    where = stage([moment for moment, _ in kept], style.language)
    each = max(LASTING[0], min(LASTING[1], TOGETHER // len(kept)))
    found = []
    for n, (moment, times) in enumerate(kept):
        lasting = REST if n == len(kept) - 1 else each * min(2, times)
        found.append(_drawn(moment, style, where, (n + 1, len(kept)), lasting))
    return found


def merged(moments: Sequence[Moment]) -> list[tuple[Moment, int]]:
    """Moments that show the same, put together, with how many they were."""
    found: list[tuple[Moment, int]] = []
    last = b""
    for moment in moments:
        now = msgspec.msgpack.encode(moment.view) + repr(moment.changes).encode()
        if found and now == last:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((moment, 1))
        last = now
    return found


def thinned(moments: list[tuple[Moment, int]], most: int) -> list[tuple[Moment, int]]:
    """At most so many, evenly; the last always; where something was fought, sooner than its quiet neighbour."""
    if len(moments) <= most:
        return moments
    chosen = []
    for n in range(most):
        start, end = n * len(moments) // most, (n + 1) * len(moments) // most
        few = moments[start:end]
        chosen.append(few[-1] if n == most - 1 else max(few, key=lambda each: len(each[0].changes.clashes)))
    return chosen


def stage(moments: Sequence[Moment], language: str) -> Window:
    """The part of the map that holds everything that changes in the film."""
    places = [place for moment in moments for place in moment.changes.places()]
    if not places:
        return whole_board()
    view = moments[-1].view
    return window(view, THEATRE, list(dict.fromkeys(places)), piles(view, edition(view.pack).counters), language)


def _drawn(moment: Moment, style: Style, where: Window, count: tuple[int, int], lasting: int) -> Frame:
    """One frame: caption, map, time line."""
    found = piles(moment.view, edition(moment.view.pack).counters)
    part = map_part(moment.view, style, moment.changes, found, where).image
    high = round(part.height * WIDE / part.width)
    canvas = Canvas(Image.new("RGB", (WIDE, BAND + high + LINE), THEMES[style.theme].panel))
    canvas.image.paste(part.resize((WIDE, high), Image.Resampling.LANCZOS, reducing_gap=2.0), (0, BAND))
    _caption(canvas, style, moment)
    _time_line(canvas, style, count, BAND + high)
    return Frame(canvas.image, tuple(canvas.texts), lasting)


def _caption(canvas: Canvas, style: Style, moment: Moment) -> None:
    """Whose impulse, what happened, when."""
    theme, word, clock = THEMES[style.theme], words(style.language), moment.view.clock
    caption = moment.changes.caption
    who = caption.country or str(clock.marker)
    canvas.paste(chip(style.theme, who, 1.7), 46, 32)
    when = f"{word['turn']} {clock.turn}" + (f" · {word['round']} {clock.round}" if clock.round else "")
    canvas.text(WIDE - 16, 32, when, Face.LABEL, 26, theme.panel_ink, anchor="rm", group="caption")
    room = WIDE - 16 - width(when, Face.LABEL, 26) - 24 - 90
    text, size = fitted(caption.title or country(who, style.language), Face.TITLE, 34, room, 22)
    canvas.text(90, 31, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    told = " · ".join(part for part in (caption.date, caption.card, caption.result) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 27, WIDE - 32, 21)
        canvas.text(16, 78, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="caption")


def _time_line(canvas: Canvas, style: Style, count: tuple[int, int], y: float) -> None:
    """How much of the film has passed."""
    theme = THEMES[style.theme]
    slab(canvas, (0, y, WIDE, y + LINE), 0, mix(theme.panel, theme.faint, 0.35))
    slab(canvas, (0, y, WIDE * count[0] / count[1], y + LINE), 0, theme.accent)


def _scaled(frame: Frame, wide: int) -> Frame:
    """The frame at another width."""
    if wide == frame.image.width:
        return frame
    size = wide, round(frame.image.height * wide / frame.image.width)
    return replace(frame, image=frame.image.resize(size, Image.Resampling.LANCZOS))


def _fewer(drawn: list[Frame]) -> list[Frame]:
    """Half of the frames, each staying as long as the two; the last always."""
    pairs = [drawn[max(0, n - 1) : n + 1] for n in range(len(drawn) - 1, -1, -2)]
    return [replace(pair[-1], milliseconds=sum(frame.milliseconds for frame in pair)) for pair in reversed(pairs)]


def _webp(drawn: Sequence[Frame], quality: int) -> bytes:
    """An animated WebP that begins again."""
    out = io.BytesIO()
    first, rest = drawn[0].image, [frame.image for frame in drawn[1:]]
    lasting = [frame.milliseconds for frame in drawn]
    first.save(out, "WEBP", save_all=True, append_images=rest, duration=lasting, loop=0, quality=quality, method=0)
    return out.getvalue()


def _gif(drawn: Sequence[Frame], quality: int) -> bytes:
    """An animated GIF on one palette without dithering, so that only what changed is stored again."""
    colours = max(16, min(256, 4 * quality))
    palette = drawn[-1].image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    images = [frame.image.quantize(palette=palette, dither=Image.Dither.NONE) for frame in drawn]
    out = io.BytesIO()
    lasting = [frame.milliseconds for frame in drawn]
    images[0].save(out, "GIF", save_all=True, append_images=images[1:], duration=lasting, loop=0, optimize=False)
    return out.getvalue()


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
