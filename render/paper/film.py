"""An animated replay: moments put together and thinned out, a time line, and the film within its limit."""

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol, TypeVar

import msgspec
from PIL import Image

from render.paper.canvas import Canvas, TextBox
from render.paper.encode import UPLOAD, TooLarge
from render.paper.sheet import slab
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, mix

WIDE = 840  # pixels across at first
SMALLEST = 360
LINE = 14  # the time line below the map
MOST = 48  # frames; a longer match is thinned out evenly
LASTING = (700, 1900)  # milliseconds of a frame: the fewer there are, the longer each stays
TOGETHER = 60_000  # milliseconds that a replay aims at
REST = 4000  # the last frame stays so long
QUALITIES = (58, 44, 30)

Suffix = Literal["webp", "gif"]


class Clashing(Protocol):
    """What changed in a moment: where something was fought."""

    @property
    def clashes(self) -> Sequence[object]: ...


class Filmed(Protocol):
    """A moment of a match: the board, and what changed."""

    @property
    def view(self) -> object: ...

    @property
    def changes(self) -> Clashing: ...


class Captioned(Protocol):
    """What is told of a moment: a title, and what of it came."""

    @property
    def title(self) -> str: ...

    @property
    def card(self) -> str: ...

    @property
    def result(self) -> str: ...


M = TypeVar("M", bound=Filmed)


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


def framed(moments: Sequence[M], draw: Callable[[list[M]], Callable[[M], Canvas]], style: str) -> list[Frame]:
    """Every moment drawn by what `draw` gives for all of them; those that show the same are one frame, longer."""
    if not moments:
        raise NothingToReplay
    kept = thinned(merged(moments), MOST)
    drawn = draw([moment for moment, _ in kept])
    each = max(LASTING[0], min(LASTING[1], TOGETHER // len(kept)))
    found = []
    for n, (moment, times) in enumerate(kept):
        canvas = drawn(moment)
        _time_line(canvas, style, (n + 1) / len(kept))
        lasting = REST if n == len(kept) - 1 else each * min(2, times)
        found.append(Frame(canvas.image, tuple(canvas.texts), lasting))
    return found


def merged(moments: Sequence[M]) -> list[tuple[M, int]]:
    """Moments that show the same, put together, with how many they were."""
    found: list[tuple[M, int]] = []
    last = b""
    for moment in moments:
        now = msgspec.msgpack.encode(moment.view) + repr(moment.changes).encode()
        if found and now == last:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((moment, 1))
        last = now
    return found


def thinned(moments: list[tuple[M, int]], most: int) -> list[tuple[M, int]]:
    """At most so many, evenly; the last always; where something was fought, sooner than its quiet neighbour."""
    if len(moments) <= most:
        return moments
    chosen = []
    for n in range(most):
        start, end = n * len(moments) // most, (n + 1) * len(moments) // most
        few = moments[start:end]
        chosen.append(few[-1] if n == most - 1 else max(few, key=lambda each: len(each[0].changes.clashes)))
    return chosen


def caption_above(canvas: Canvas, style: str, texts: tuple[str, str, str], left: float) -> None:
    """The caption of a frame: its title from `left` on, when it was, and below what was told of it."""
    title, when, below = texts
    ink = THEMES[style].panel_ink
    canvas.text(WIDE - 16, 32, when, Face.LABEL, 26, ink, anchor="rm", group="caption")
    room = WIDE - 16 - width(when, Face.LABEL, 26) - 24 - left
    text, size = fitted(title, Face.TITLE, 34, room, 22)
    canvas.text(left, 31, text, Face.TITLE, size, ink, anchor="lm", group="caption")
    if below:
        text, size = fitted(below, Face.LABEL, 27, WIDE - 32, 21)
        canvas.text(16, 78, text, Face.LABEL, size, ink, anchor="lm", group="caption")


def in_sentences(captions: Sequence[Captioned], word: Mapping[str, str]) -> list[str]:
    """A replay in words: how many moments, then what each brought."""
    lines = [f"{word['replay']}: {len(captions)} {word['steps']}."]
    for caption in captions:
        parts = [part.rstrip(".") for part in (caption.title, caption.card, caption.result) if part]
        if parts:
            lines.append(f"{': '.join(parts)}.")
    return lines


def room_for(part: Image.Image, style: str, band: int) -> Canvas:
    """A frame with a map as wide as it, room for a caption above, and for the time line below."""
    high = round(part.height * WIDE / part.width)
    canvas = Canvas(Image.new("RGB", (WIDE, band + high + LINE), THEMES[style].panel))
    canvas.image.paste(part.resize((WIDE, high), Image.Resampling.LANCZOS, reducing_gap=2.0), (0, band))
    return canvas


def _time_line(canvas: Canvas, style: str, share: float) -> None:
    """How much of the film has passed."""
    theme, y = THEMES[style], canvas.image.height - LINE
    slab(canvas, (0, y, WIDE, y + LINE), 0, mix(theme.panel, theme.faint, 0.35))
    slab(canvas, (0, y, WIDE * share, y + LINE), 0, theme.accent)


def developed(drawn: list[Frame], limit: int = UPLOAD, suffix: Suffix = "webp") -> Film:
    """The film within the limit: lower quality first, then smaller, then fewer frames."""
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
