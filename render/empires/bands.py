"""The bands above and below the map: when it is, who acts, what happened, and how the realms stand."""

from render.empires import glyphs
from render.empires.atlas import turn_told, words
from render.paper.bands import lines_within
from render.paper.canvas import Canvas
from render.paper.changes import Headline as Caption
from render.paper.text import Face, fitted, whole, width
from render.paper.theme import THEMES, mix
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

HEADER = 92  # pixels above the whole board
CROP_FOOTER = 108
LINE = 40


def when(view: EmpiresView, language: str) -> str:
    """Which round it is, or that the game is being set up."""
    word = words(language)
    if view.phase == "set-up":
        return word["set-up"]
    return f"{word['round']} {view.round}/{edition().scenario.action_rounds[view.turn - 1]}"


def seat_of(view: EmpiresView, caption: Caption) -> str:
    """Whose badge stands in the band: the caption's, or without one that of whoever acts."""
    return caption.side or ("" if caption.title else view.active or "")


def title_of(view: EmpiresView, language: str, caption: Caption) -> str:
    """What the band says: the caption, or whose move it is."""
    word, seat = words(language), seat_of(view, caption)
    return caption.title or (f"{word[seat]} {word['acts']}" if seat else word["title"])


def header(canvas: Canvas, style: str, view: EmpiresView, language: str, caption: Caption) -> None:
    """Above the whole board: turn and round, the caption, all seats with their points."""
    theme, wide = THEMES[style], canvas.image.width / canvas.scale
    canvas.text(22, 32, turn_told(view.turn, language), Face.TITLE, 34, theme.panel_ink, anchor="lm", group="track")
    canvas.text(22, 67, when(view, language), Face.LABEL, 22, theme.faint, anchor="lm", group="track")
    step = 132.0
    start = wide - 14 - step * len(view.realms)
    for n, own in enumerate(view.realms):
        x = start + n * step
        if own.seat == view.active:
            canvas.fill((x, 6, x + step - 4, HEADER - 9), mix(theme.panel, theme.accent, 0.22))
        canvas.paste(glyphs.sign(style, own.seat, 1.5 * canvas.scale), x + 38, 46)
        canvas.text(x + 76, 46, whole(own.points), Face.TITLE, 42, theme.panel_ink, anchor="lm", group="track")
    left, right = 230.0, start - 24
    seat = seat_of(view, caption)
    if seat:
        canvas.paste(glyphs.sign(style, seat, 1.3 * canvas.scale), left + 14, 45)
        left += 50
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    text, size = fitted(title_of(view, language, caption), Face.TITLE, 31, right - left, 17)
    canvas.text(left, 31 if told else 46, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    if told:
        text, size = fitted(told, Face.LABEL, 22, right - left, 14)
        canvas.text(left, 67, text, Face.LABEL, size, theme.accent, anchor="lm", group="caption")
    canvas.fill((0, HEADER - 3, wide, HEADER), theme.paper_edge if style != "dark" else theme.faint)


def crop_lines(caption: Caption, wide: int) -> list[str]:
    """Card and result, broken into at most two lines."""
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    return lines_within(told, Face.LABEL, 31, wide - 44, 2)


def crop_header_height(lines: list[str]) -> int:
    """How tall the band above a crop must be."""
    return 86 + LINE * len(lines)


def crop_header(canvas: Canvas, style: str, view: EmpiresView, language: str, caption: Caption) -> None:
    """Above a crop, in letters that a phone can show."""
    theme, wide = THEMES[style], canvas.image.width
    lines = crop_lines(caption, wide)
    seat, left = seat_of(view, caption), 24.0
    if seat:
        canvas.paste(glyphs.sign(style, seat, 1.8), 54, 43)
        left = 98.0
    date = f"{turn_told(view.turn, language)} · {when(view, language)}"
    room = wide - left - width(date, Face.LABEL, 30) - 52
    text, size = fitted(title_of(view, language, caption), Face.TITLE, 44, room, 26)
    canvas.text(left, 44, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    canvas.text(wide - 22, 44, date, Face.LABEL, 30, theme.faint, anchor="rm", group="caption")
    for n, line in enumerate(lines):
        canvas.text(22, 98 + n * LINE, line, Face.LABEL, 31, theme.panel_ink, anchor="lm", group="caption")
    foot = crop_header_height(lines) - 2
    canvas.stroke([(0, foot), (wide, foot)], 4, theme.accent)


def crop_footer(canvas: Canvas, style: str, view: EmpiresView, language: str, top: float) -> None:
    """Below a crop: all seats with their points and warehouses."""
    theme, wide = THEMES[style], canvas.image.width
    step = wide / len(view.realms)
    for n, own in enumerate(view.realms):
        left = n * step
        if own.seat == view.active:
            canvas.fill((left, top + 4, left + step, top + CROP_FOOTER), mix(theme.panel, theme.accent, 0.2))
        canvas.paste(glyphs.sign(style, own.seat, 1.9), left + 48, top + 56)
        canvas.text(left + 92, top + 56, whole(own.points), Face.TITLE, 54, theme.panel_ink, anchor="lm", group="track")
        canvas.paste(glyphs.trade(style, own.seat, 1.7), left + step - 66, top + 57)
        canvas.text(left + step - 42, top + 56, str(own.goods), Face.STRONG, 34, theme.panel_ink, anchor="lm",
                    group="track")  # fmt: skip
    canvas.fill((0, top, wide, top + 4), theme.paper_edge if style != "dark" else theme.faint)
