"""The bands above and below the map: when it is, who acts, what happened, and how the realms stand."""

from render.era_of_tribes import glyphs
from render.era_of_tribes.atlas import name, people_told, words
from render.paper.bands import lines_within
from render.paper.canvas import Canvas
from render.paper.changes import Headline
from render.paper.text import Face, fitted, whole, width
from render.paper.theme import THEMES, mix
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import RealmView, TribesView

HEADER = 96  # pixels above the whole board
CROP_FOOTER = 108
LINE = 40


def when(view: TribesView, language: str) -> str:
    """Round and phase."""
    word = words(language)
    limit = f"/{view.limit}" if view.limit else ""
    return word["set-up"] if view.phase == "set-up" else f"{word['round']} {view.round}{limit} · {word[view.phase]}"


def dated(view: TribesView, language: str) -> str:
    """The round; before the first there is none."""
    word = words(language)
    return f"{word['round']} {view.round}" if view.round else word["set-up"]


def realm_of(view: TribesView, seat: str) -> RealmView:
    """A player's record."""
    return next(one for one in view.realms if one.seat == seat)


def in_order(view: TribesView) -> list[RealmView]:
    """The realms in the order of the round."""
    return [realm_of(view, seat) for seat in (view.order or view.seating)]


def paste_sign(canvas: Canvas, style: str, own: RealmView, scale: float, x: float, y: float) -> None:
    """The badge of a realm at a point."""
    canvas.paste(glyphs.sign(style, own.seat, str(own.people or ""), scale), x, y)


def seat_of(view: TribesView, caption: Headline) -> str:
    """Whose badge stands in the band: the caption's, or without one that of whoever acts."""
    return caption.side or ("" if caption.title else view.active or "")


def title_of(view: TribesView, language: str, caption: Headline) -> str:
    """What the band says: the caption, or whose move it is."""
    word, seat = words(language), seat_of(view, caption)
    said = f"{people_told(realm_of(view, seat), language)}: {word['acts']}" if seat else word["title"]
    return caption.title or said


def header(canvas: Canvas, style: str, view: TribesView, language: str, caption: Headline) -> None:
    """Above the whole board: round, caption, all realms in the round's order with influence and morale."""
    theme, wide = THEMES[style], canvas.image.width
    date, phase = dated(view, language), words(language)[view.phase]
    text, size = fitted(date, Face.TITLE, 36, 200, 24)
    canvas.text(22, 48 if date == phase else 34, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="track")
    if date != phase:
        text, size = fitted(phase, Face.LABEL, 22, 190, 14)
        canvas.text(22, 70, text, Face.LABEL, size, theme.faint, anchor="lm", group="track")
    step = 150.0
    start = wide - 14 - step * len(view.realms)
    for n, own in enumerate(in_order(view)):
        x = start + n * step
        if own.seat == view.active:
            canvas.fill((x, 6, x + step - 4, HEADER - 9), mix(theme.panel, theme.accent, 0.22))
        paste_sign(canvas, style, own, 1.55, x + 40, 47)
        canvas.text(x + 80, 34, whole(own.ep), Face.TITLE, 38, theme.panel_ink, anchor="lm", group="track")
        text, size = fitted(epoch(own, language), Face.LABEL, 16, step - 86, 10)
        canvas.text(x + 80, 70, text, Face.LABEL, size, theme.faint, anchor="lm", group="track")
    left, right = 236.0, start - 24
    seat = seat_of(view, caption)
    if seat:
        paste_sign(canvas, style, realm_of(view, seat), 1.35, left + 14, 47)
        left += 52
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    text, size = fitted(title_of(view, language, caption), Face.TITLE, 32, right - left, 17)
    canvas.text(left, 33 if told else 48, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    if told:
        text, size = fitted(told, Face.LABEL, 23, right - left, 14)
        canvas.text(left, 70, text, Face.LABEL, size, theme.accent, anchor="lm", group="caption")
    canvas.fill((0, HEADER - 3, wide, HEADER), theme.paper_edge if style != "dark" else theme.faint)


def epoch(own: RealmView, language: str) -> str:
    """The epoch that a realm has reached."""
    return name(edition().box.epochs[own.epoch], language)


def crop_lines(caption: Headline, wide: int) -> list[str]:
    """Card and result, broken into at most two lines."""
    told = " · ".join(part for part in (caption.card, caption.result) if part)
    return lines_within(told, Face.LABEL, 31, wide - 44, 2)


def crop_header_height(lines: list[str]) -> int:
    """How tall the band above a crop must be."""
    return 86 + LINE * len(lines)


def crop_header(canvas: Canvas, style: str, view: TribesView, language: str, caption: Headline) -> None:
    """Above a crop, in letters that a phone can show."""
    theme, wide = THEMES[style], canvas.image.width
    lines = crop_lines(caption, wide)
    seat, left = seat_of(view, caption), 24.0
    if seat:
        paste_sign(canvas, style, realm_of(view, seat), 1.8, 54, 43)
        left = 98.0
    date = dated(view, language)
    room = wide - left - width(date, Face.LABEL, 30) - 52
    text, size = fitted(title_of(view, language, caption), Face.TITLE, 44, room, 26)
    canvas.text(left, 44, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="caption")
    canvas.text(wide - 22, 44, date, Face.LABEL, 30, theme.faint, anchor="rm", group="caption")
    for n, line in enumerate(lines):
        canvas.text(22, 98 + n * LINE, line, Face.LABEL, 31, theme.panel_ink, anchor="lm", group="caption")
    foot = crop_header_height(lines) - 2
    canvas.stroke([(0, foot), (wide, foot)], 4, theme.accent)


def crop_footer(canvas: Canvas, style: str, view: TribesView, language: str, top: float) -> None:
    """Below a crop: all realms in the round's order with influence points and morale."""
    theme, wide = THEMES[style], canvas.image.width
    step = wide / len(view.realms)
    for n, own in enumerate(in_order(view)):
        left = n * step
        if own.seat == view.active:
            canvas.fill((left, top + 4, left + step, top + CROP_FOOTER), mix(theme.panel, theme.accent, 0.2))
        paste_sign(canvas, style, own, 1.8, left + 46, top + 56)
        canvas.text(left + 88, top + 40, whole(own.ep), Face.TITLE, 46, theme.panel_ink, anchor="lm", group="track")
        said = f"{words(language)['mo']} {whole(own.morale)}"
        text, size = fitted(said, Face.LABEL, 28, step - 96, 18)
        canvas.text(left + 88, top + 84, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="track")
    canvas.fill((0, top, wide, top + 4), theme.paper_edge if style != "dark" else theme.faint)
