"""The bands above and below the map: when it is, who acts, what happened, and how the two sides stand."""

from render.hannibal import glyphs
from render.hannibal.atlas import LAST, words, years
from render.hannibal.changes import Caption
from render.hannibal.tracks import in_force
from render.paper.bands import lines_within
from render.paper.canvas import Canvas
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, mix
from rules.hannibal.view import HannibalView, SideView

HEADER = 92  # pixels above the whole board
CROP_FOOTER = 104
LINE = 40


def when(view: HannibalView, language: str) -> str:
    """Turn and phase."""
    word = words(language)
    return f"{word['turn']} {view.turn}/{LAST} · {word[view.phase]}"


def header(canvas: Canvas, style: str, view: HannibalView, language: str, caption: Caption) -> None:
    """Above the whole board: years and turn, the caption, both sides with points and cards."""
    theme, word = THEMES[style], words(language)
    wide = canvas.image.width / canvas.scale
    canvas.text(22, 32, years(view.turn, language), Face.TITLE, 32, theme.panel_ink, anchor="lm", group="track")
    text, size = fitted(when(view, language), Face.LABEL, 20, 300)
    canvas.text(22, 66, text, Face.LABEL, size, theme.faint, anchor="lm", group="track")
    for n, own in enumerate(view.sides):
        _standing(canvas, style, view, language, own, wide - 590 + n * 295)
    left, right = 340.0, wide - 620.0
    side = caption.side or view.active or ""
    if side:
        canvas.paste(glyphs.marker(style, side, 1.7 * canvas.scale), left + 14, 45)
        left += 46
    title = caption.title or (f"{word[side]}: {word['active']}" if side else word[view.phase])
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    text, size = fitted(title, Face.TITLE, 29, right - left, 17)
    canvas.text(left, 31 if told else 46, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    if told:
        text, size = fitted(told, Face.LABEL, 20, right - left, 13)
        canvas.text(left, 66, text, Face.LABEL, size, theme.accent, anchor="lm", group="caption")
    canvas.fill((0, HEADER - 3, wide, HEADER), theme.paper_edge if style != "dark" else theme.faint)


def _standing(canvas: Canvas, style: str, view: HannibalView, language: str, own: SideView, x: float) -> None:
    """A side's points and cards; whoever acts is underlined."""
    theme, word = THEMES[style], words(language)
    if view.active == own.side:
        canvas.fill((x - 8, 6, x + 280, HEADER - 9), mix(theme.panel, theme.accent, 0.18))
    canvas.paste(glyphs.marker(style, own.side, 2.1 * canvas.scale), x + 28, 43)
    canvas.text(x + 64, 30, word[own.side], Face.NAME, 22, theme.panel_ink, anchor="lm", group="track")
    said = f"{own.cards} {word['card' if own.cards == 1 else 'cards']}"
    canvas.text(x + 64, 62, said, Face.LABEL, 21, theme.panel_ink, anchor="lm", group="track")
    canvas.text(x + 236, 46, str(own.points), Face.TITLE, 48, theme.panel_ink, anchor="rm", group="track")
    canvas.text(x + 242, 54, word["points"], Face.LABEL, 21, theme.faint, anchor="lm", group="track")


def crop_lines(view: HannibalView, language: str, caption: Caption, wide: int) -> list[str]:
    """Card and result, or else what is in force, broken into at most two lines."""
    told = " · ".join([part for part in (caption.card, caption.result) if part] or in_force(view, language))
    return lines_within(told, Face.LABEL, 31, wide - 44, 2)


def crop_header_height(lines: list[str]) -> int:
    """How tall the band above a crop must be."""
    return 86 + LINE * len(lines)


def crop_header(canvas: Canvas, style: str, view: HannibalView, language: str, caption: Caption) -> None:
    """Above a crop, in letters that a phone can show."""
    theme, word = THEMES[style], words(language)
    wide = canvas.image.width
    lines = crop_lines(view, language, caption, wide)
    side, left = caption.side or view.active or "", 24.0
    if side:
        canvas.paste(glyphs.marker(style, side, 2.4), 54, 43)
        left = 98.0
    date = f"{years(view.turn, language)} · {word['turn']} {view.turn}/{LAST}"
    room = wide - left - width(date, Face.LABEL, 30) - 52
    title = caption.title or (f"{word[side]}: {word['active']}" if side else word[view.phase])
    text, size = fitted(title, Face.TITLE, 44, room, 26)
    canvas.text(left, 44, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    canvas.text(wide - 22, 44, date, Face.LABEL, 30, theme.faint, anchor="rm", group="caption")
    for n, line in enumerate(lines):
        canvas.text(22, 98 + n * LINE, line, Face.LABEL, 31, theme.panel_ink, anchor="lm", group="caption")
    foot = crop_header_height(lines) - 2
    canvas.stroke([(0, foot), (wide, foot)], 4, theme.accent)


def crop_footer(canvas: Canvas, style: str, view: HannibalView, language: str, top: float) -> None:
    """Below a crop: both sides with their points and cards."""
    theme, word = THEMES[style], words(language)
    wide = canvas.image.width
    step = wide / len(view.sides)
    for n, own in enumerate(view.sides):
        left = n * step
        if own.side == view.active:
            canvas.fill((left, top + 4, left + step, top + CROP_FOOTER), mix(theme.panel, theme.accent, 0.18))
        canvas.paste(glyphs.marker(style, own.side, 2.4), left + 50, top + 54)
        canvas.text(left + 94, top + 54, word[own.side], Face.TITLE, 38, theme.panel_ink, anchor="lm", group="track")
        said = f"{own.points} {word['points']} · {own.cards} {word['card' if own.cards == 1 else 'cards']}"
        canvas.text(left + step - 24, top + 54, said, Face.STRONG, 36, theme.panel_ink, anchor="rm", group="track")
    canvas.fill((0, top, wide, top + 4), theme.paper_edge if style != "dark" else theme.faint)
