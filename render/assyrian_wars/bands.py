"""The bands above and below the map: what happened, whose impulse it is, how the powers stand."""

from PIL import Image

from render.assyrian_wars.atlas import words
from render.assyrian_wars.changes import Caption
from render.assyrian_wars.names import country
from render.assyrian_wars.tracks import chip, order_track, turn_track
from render.paper.canvas import Canvas
from render.paper.text import Face, cut, fitted, whole, width, wrapped
from render.paper.theme import THEMES, mix
from rules.assyrian_wars.view import View

HEADER = 90  # of the whole board
CROP_FOOTER = 132
LINE, MOST_LINES = 40, 5  # of a crop's caption: how tall a line is, and how many there may be


def header(canvas: Canvas, style: str, view: View, language: str, caption: Caption) -> None:
    """Above the whole board: turn, caption, impulse order."""
    theme, wide = THEMES[style], canvas.image.width / canvas.scale
    canvas.stroke([(0, HEADER - 1.5), (wide, HEADER - 1.5)], 3, theme.paper_edge if style != "dark" else theme.faint)
    turn_track(canvas, style, view, language, 22, 30)
    step = 47.0
    start = wide - 30 - step * (len(view.countries) - 1)
    order_track(canvas, style, view, start, 52, step)
    _caption(canvas, style, caption, 352, start - 40)


def _caption(canvas: Canvas, style: str, caption: Caption, left: float, right: float) -> None:
    """Date and title on the first line, the result on the second."""
    theme = THEMES[style]
    x = left
    if caption.country:
        canvas.paste(chip(style, caption.country, canvas.scale * 1.15), x + 20, 31)
        x += 50
    title = " · ".join(part for part in (caption.date, caption.title) if part)
    if title:
        text, size = fitted(title, Face.NAME, 25, right - x, 15)
        canvas.text(x, 31, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="caption")
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 20, right - left, 13)
        canvas.text(
            left,
            65,
            text,
            Face.LABEL,
            size,
            theme.accent,
            anchor="lm",
            group="caption",
        )


def crop_header_lines(caption: Caption, wide: int) -> list[str]:
    """Date and result broken into lines: a few lines more rather than a chance that nobody can read."""
    told = " · ".join(part for part in (caption.date, caption.card, caption.result) if part)
    return cut(wrapped(told, Face.LABEL, 31, wide - 44), Face.LABEL, 31, wide - 44, MOST_LINES)


def crop_header_height(caption: Caption, wide: int) -> int:
    """How tall the band above a crop must be."""
    return 86 + LINE * len(crop_header_lines(caption, wide))


def crop_header(canvas: Canvas, style: str, view: View, language: str, caption: Caption) -> None:
    """Above a crop, in letters that a phone can show: turn and round, then the caption on up to two lines."""
    theme, word, clock = THEMES[style], words(language), view.clock
    wide = canvas.image.width
    who = caption.country or clock.marker
    canvas.paste(chip(style, who, 2.1), 58, 44)
    when = f"{word['turn']} {clock.turn}/{clock.last_turn}" + (
        f" · {word['round']} {clock.round}" if clock.round else ""
    )
    room = wide - 130 - width(when, Face.LABEL, 32) - 30
    title = caption.title or country(who, language, view.pack)
    text, size = fitted(title, Face.TITLE, 44, room, 26)
    canvas.text(112, 44, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    canvas.text(wide - 22, 44, when, Face.LABEL, 32, theme.faint, anchor="rm", group="caption")
    lines = crop_header_lines(caption, wide)
    for n, line in enumerate(lines):
        canvas.text(22, 98 + n * LINE, line, Face.LABEL, 31, theme.panel_ink, anchor="lm", group="caption")
    foot = crop_header_height(caption, wide) - 2
    canvas.stroke([(0, foot), (wide, foot)], 4, theme.accent)


def crop_footer(canvas: Canvas, style: str, view: View, language: str, top: float) -> None:
    """Below a crop: each power's victory points, economy, action points and cards."""
    theme, word = THEMES[style], words(language)
    powers = [(code, c) for code, c in view.countries.items() if c.kind == "power" or c.acts_as_power][:5]
    canvas.stroke(
        [(0, top + 2), (canvas.image.width, top + 2)], 4, theme.paper_edge if style != "dark" else theme.faint
    )
    step = canvas.image.width / max(1, len(powers))
    for n, (code, power) in enumerate(powers):
        left = n * step
        if code == view.clock.marker:
            canvas.polygon(
                [(left, top + 4), (left + step, top + 4), (left + step, top + CROP_FOOTER), (left, top + CROP_FOOTER)],
                theme.accent,
                40,
            )
        canvas.paste(chip(style, code, 1.75), left + 42, top + CROP_FOOTER / 2 + 2)
        canvas.text(
            left + 82,
            top + 33,
            f"{word['vp']} {whole(power.vp)}",
            Face.STRONG,
            32,
            theme.panel_ink,
            anchor="lm",
            group="track",
        )
        hand = word["one-card" if power.cards == 1 else "hand"]
        ink = mix(theme.faint, theme.panel_ink, 0.5)
        for line, below in enumerate((f"{word['eco']} {whole(power.eco_level)}", f"{power.cards} {hand}")):
            text, size = fitted(below, Face.LABEL, 28, step - 88, 20)
            canvas.text(left + 82, top + 71 + 33 * line, text, Face.LABEL, size, ink, anchor="lm", group="track")


def band(style: str, size: tuple[int, int]) -> Image.Image:
    """An empty sheet in the panel's colour."""
    return Image.new("RGB", size, THEMES[style].panel)
