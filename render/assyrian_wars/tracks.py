"""The tracks a player looks for: turn, round, impulse order, victory points, economy, cards, camps, diplomacy."""

from PIL import Image

from render.assyrian_wars.atlas import game_map, name, words
from render.assyrian_wars.colours import nation
from render.assyrian_wars.legend import panel
from render.paper.arrows import oval
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES, Theme, ink_on, mix
from rules.assyrian_wars.view import CountryView, View

STEPS = 15  # the diplomacy track (6.9)
ZONES = (
    ("track-neutral", 0, 3),
    ("track-trade", 4, 6),
    ("track-pro", 7, 9),
    ("track-march", 10, 12),
    ("track-alliance", 13, 15),
)


@kept
def chip(style: str, country: str, scale: float, faded: bool = False) -> Image.Image:
    """A country's token: its colour and its letters."""
    theme = THEMES[style]
    brush = Brush((40, 28), scale)
    colour = nation(theme, country)
    if faded:
        brush.rect((-17, -11, 17, 11), theme.panel, mix(colour, theme.faint, 0.3), 2.0, 6)
        brush.text(0, 0.2, country, Face.LABEL, 14, theme.faint)
    else:
        brush.rect((-17, -11, 17, 11), colour, (30, 24, 20) if theme.id != "dark" else (214, 206, 190), 1.1, 6)
        brush.text(0, 0.2, country, Face.STRONG, 15, ink_on(colour))
    return brush.done()


def order_track(canvas: Canvas, style: str, view: View, x: float, y: float, step: float) -> None:
    """The impulse order with the active country; countries that do not act now are pale."""
    theme = THEMES[style]
    for n, (code, country) in enumerate(view.countries.items()):
        here = x + n * step
        acts = country.active and not country.eliminated
        if code == view.clock.marker:
            edge = [(here - 21, y - 15), (here + 21, y - 15), (here + 21, y + 15), (here - 21, y + 15)]
            canvas.stroke([*edge, edge[0]], 2.6, theme.accent)
            canvas.polygon([(here - 7, y - 25), (here + 7, y - 25), (here, y - 16)], theme.accent)
        canvas.paste(chip(style, code, canvas.scale, not acts), here, y)
        if view.clock.preempted and code == view.clock.last:
            canvas.text(here, y + 22, "P", Face.STRONG, 14, theme.accent, group="track")


def turn_track(canvas: Canvas, style: str, view: View, language: str, x: float, y: float) -> None:
    """The game turn with one pip a turn, and the round and phase below."""
    theme, word, clock = THEMES[style], words(language), view.clock
    wide = canvas.text(
        x, y, f"{word['turn']} {clock.turn}", Face.TITLE, 30, theme.panel_ink, anchor="lm", group="track"
    )
    for n in range(clock.last_turn):
        spot = x + wide + 18 + n * 17
        shape = [(spot - 5, y + 2), (spot, y - 5), (spot + 5, y + 2), (spot, y + 9)]
        canvas.polygon(
            shape,
            theme.accent
            if n + 1 == clock.turn
            else theme.faint
            if n + 1 < clock.turn
            else mix(theme.panel, theme.faint, 0.35),
        )
    below = word[clock.phase] + (f" · {word['round']} {clock.round}" if clock.round else "")
    if clock.preempted:
        below += f" · {word['preemption']}"
    text, size = fitted(below, Face.LABEL, 19, 300)
    canvas.text(x, y + 34, text, Face.LABEL, size, theme.faint, anchor="lm", group="track")


def dashboard(canvas: Canvas, style: str, view: View, language: str, box: Box) -> None:
    """Powers on the left, diplomacy on the right."""
    theme = THEMES[style]
    left, top, right, bottom = box
    split = left + (right - left) * 0.605
    courted = _courted(view)
    panel(canvas, theme, box if courted else (left, top, split, bottom), 240)
    _powers(canvas, theme, view, language, (left + 14, top + 10, split, bottom - 8))
    if not courted:
        return
    canvas.fill((split + 4, top + 16, split + 5, bottom - 16), theme.faint)
    _diplomacy(canvas, theme, view, language, (split + 14, top + 10, right - 12, bottom - 8))


COLUMNS = (("vp", 148), ("eco", 190), ("saved", 236), ("hand", 284), ("trade", 332), ("tribute", 380))


def _powers(canvas: Canvas, theme: Theme, view: View, language: str, box: Box) -> None:
    """One row a power: VP, ECO, saved AP, hand, trade markers, tribute, camp."""
    word = words(language)
    left, top, _, bottom = box
    for key, x in COLUMNS:
        text, size = fitted(word[key], Face.LABEL, 14, 45)
        canvas.text(left + x, top + 10, text, Face.LABEL, size, theme.faint, group="track")
    rows = [(code, c) for code, c in view.countries.items() if c.kind == "power" or c.acts_as_power][:5]
    step = (bottom - top - 24) / 5
    for n, (code, country) in enumerate(rows):
        y = top + 22 + (n + 0.5) * step
        if n % 2 == 0:
            canvas.fill((left - 4, y - step / 2, left + 424, y + step / 2), mix(theme.panel, theme.faint, 0.12))
        canvas.paste(chip(theme.id, code, canvas.scale), left + 17, y)
        text, size = fitted(name(game_map(view.pack).countries[code], language), Face.NAME, 17, 82)
        canvas.text(left + 42, y - 7, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="track")
        camp_sign(canvas, theme, country.camp, left + 47, y + 11)
        camp = word[country.camp]
        canvas.text(left + 56, y + 11, camp, Face.PLAIN, 14, theme.faint, anchor="lm", group="track")
        for (key, x), value in zip(COLUMNS, _figures(view, code, country), strict=True):
            face, tall = (Face.TITLE, 23) if key == "vp" else (Face.LABEL, 19)
            canvas.text(left + x, y, value, face, tall, theme.panel_ink, group="track")


def _figures(view: View, code: str, country: CountryView) -> list[str]:
    """What the columns say of a power."""
    received = sum(1 for tribute in view.tributes if tribute.to == code)
    paid = [tribute.to for tribute in view.tributes if tribute.payer == code]
    tribute = f"→{paid[0]}" if paid else f"+{received}" if received else "–"
    return [
        whole(country.vp),
        whole(country.eco_level),
        half(country.saved),
        str(country.cards),
        str(country.trade),
        tribute,
    ]


def half(points: int) -> str:
    """Action points, counted in halves, as people write them."""
    return f"{points // 2 or (0 if points % 2 == 0 else '')}{'½' if points % 2 else ''}"


def _diplomacy(canvas: Canvas, theme: Theme, view: View, language: str, box: Box) -> None:
    """One row a minor or tribe: where its marker stands and on whose track; who refuses tribute."""
    word = words(language)
    left, top, right, bottom = box
    canvas.text(left, top + 10, word["diplomacy"], Face.NAME, 16, theme.panel_ink, anchor="lm", group="track")
    rows = _courted(view)
    step = min(26.0, (bottom - top - 38) / max(1, len(rows)))
    start, cell = left + 38, (right - left - 62) / (STEPS + 1)
    for key, low, high in ZONES:
        text, size = fitted(word[key], Face.LABEL, 12, (high - low + 1) * cell - 3, 8)
        canvas.text(start + (low + high + 1) / 2 * cell, top + 29, text, Face.LABEL, size, theme.faint, group="track")
    for n, (code, country) in enumerate(rows):
        y = top + 38 + (n + 0.5) * step
        canvas.paste(chip(theme.id, code, canvas.scale * 0.8), left + 15, y)
        for index, (_, low, high) in enumerate(ZONES):
            shade = mix(theme.panel, theme.faint, 0.16 + 0.15 * index)
            x0, x1 = start + low * cell, start + (high + 1) * cell - 1.5
            canvas.fill((x0, y - 5, x1, y + 5), shade)
        x = start + (country.level + 0.5) * cell
        patron = country.track or ""
        canvas.paste(level_mark(theme.id, patron, country.level, canvas.scale), x, y)
        payer = any(tribute.payer == code for tribute in view.tributes)
        tribute_sign(canvas, theme, country.refusal, payer, right - 8, y)


def _courted(view: View) -> list[tuple[str, CountryView]]:
    """The minors, and the tribes that have come: those whose favour is on the diplomacy track (6.9)."""
    return [(code, c) for code, c in view.countries.items() if c.kind == "minor" or (c.kind == "nomad" and c.entered)]


def camp_sign(canvas: Canvas, theme: Theme, camp: str, x: float, y: float) -> None:
    """A camp by its shape: a triangle for Assyria's, a disc for the rebels, a ring for nobody's."""
    if camp == "assyrian":
        canvas.polygon([(x - 5, y + 4), (x, y - 5), (x + 5, y + 4)], theme.panel_ink)
    elif camp == "rebel":
        canvas.polygon(oval(x, y, 4.6, 4.6), theme.danger)
    else:
        canvas.stroke(oval(x, y, 4.0, 4.0), 1.6, theme.faint)


def tribute_sign(canvas: Canvas, theme: Theme, refusal: str, pays: bool, x: float, y: float) -> None:
    """A coin for who pays, a cross for who refuses (black or white marker)."""
    if refusal:
        ink = theme.danger if refusal == "black" else theme.faint
        for side in (-5, 5):
            canvas.stroke([(x - side, y - 5), (x + side, y + 5)], 2.6, ink)
    elif pays:
        canvas.polygon(oval(x, y, 6.5, 6.5), mix(theme.gold, (60, 40, 0), 0.4))
        canvas.polygon(oval(x, y, 5.0, 5.0), theme.gold)


def trade_markers(canvas: Canvas, style: str, view: View, box: Box) -> None:
    """Who has how many trade markers in the large Trade Box (6.15)."""
    theme = THEMES[style]
    traders = [(code, country.trade) for code, country in view.countries.items() if country.trade]
    left, top, right, _ = box
    step = min(66.0, (right - left - 20) / max(1, len(traders)))
    for n, (code, count) in enumerate(traders):
        x = (left + right) / 2 + (n - (len(traders) - 1) / 2) * step
        canvas.paste(chip(style, code, canvas.scale), x - 10, top + 58)
        canvas.text(x + 18, top + 58, str(count), Face.STRONG, 18, theme.panel_ink, group="track")


@kept
def level_mark(style: str, patron: str, level: int, scale: float) -> Image.Image:
    """A diplomacy marker: the level in the colour of the power on whose track it stands."""
    theme = THEMES[style]
    brush = Brush((28, 26), scale)
    colour = nation(theme, patron)
    brush.disc(0, 0, 9.8, colour, (40, 30, 22) if theme.id != "dark" else (220, 212, 196), 1.3)
    brush.text(0, 0.1, str(level), Face.STRONG, 13, ink_on(colour))
    return brush.done()
