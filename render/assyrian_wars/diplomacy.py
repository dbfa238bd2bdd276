"""The diplomacy chart: camps with their powers and allies, wars, minors on their tracks, tribute, conquests, pacts."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PIL import Image

from render.assyrian_wars.atlas import words
from render.assyrian_wars.names import country, place
from render.assyrian_wars.ornaments import emblem
from render.assyrian_wars.tracks import STEPS, ZONES, camp_sign, chip, level_mark, tribute_sign
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, heading, section, slab
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, mix
from rules.assyrian_wars.board.relations import ALLIANCE
from rules.assyrian_wars.pack.cards import CardType
from rules.assyrian_wars.view import CountryView, View

CAMPS = ("assyrian", "neutral", "rebel")
ROW = 64.0
NAMES = 224.0  # room for the names before the tracks
BIG = 1.75  # how large countries' tokens are


def diplomacy(view: View, style: Style = PLAIN) -> Picture:
    """The chart as a seat sees it."""
    parts = (_camps, _wars, _courted, _tributes, _conquests, _pacts)
    style = replace(style, pack=view.pack)

    def draw(canvas: Canvas) -> float:
        word, clock = words(style.language), view.clock
        when = f"{word['turn']} {clock.turn}/{clock.last_turn}" + (
            f" · {word['round']} {clock.round}" if clock.round else ""
        )
        y = heading(canvas, style.theme, word["diplomacy"], when)
        for part in parts:
            y = part(canvas, style, view, y)
        return y + 34

    return flowed(style.theme, draw)


def powers_in(view: View, camp: str) -> list[str]:
    """The powers of a camp that are still in the game."""
    return [
        code
        for code, c in view.countries.items()
        if c.camp == camp and (c.acts_as_power or (c.kind == "power" and not c.eliminated))
    ]


def allies_of(view: View, power: str) -> list[str]:
    """The minors and tribes that are allied to a power (6.9)."""
    return [
        code
        for code, c in view.countries.items()
        if c.kind != "power" and not c.acts_as_power and c.track == power and c.level >= ALLIANCE
    ]


def courted(view: View) -> list[tuple[str, CountryView]]:
    """The minors, and the tribes that have come."""
    return [(code, c) for code, c in view.countries.items() if c.kind == "minor" or (c.kind == "nomad" and c.entered)]


def _camps(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """Three columns, one a camp."""
    theme, word = THEMES[style.theme], words(style.language)
    wide = (WIDE - 2 * MARGIN - 40) / 3
    rows = [powers_in(view, camp) for camp in CAMPS]
    tall = {power: 106.0 if allies_of(view, power) else 72.0 for row in rows for power in row}
    high = 84 + max(72.0, *(sum(tall[power] for power in row) for row in rows))
    for n, (camp, powers) in enumerate(zip(CAMPS, rows, strict=True)):
        left = MARGIN + n * (wide + 20)
        slab(canvas, (left, y, left + wide, y + high), 16, theme.faint, 34)
        half = width(word[camp], Face.TITLE, 36) / 2
        canvas.text(left + wide / 2 + 16, y + 38, word[camp], Face.TITLE, 36, theme.panel_ink, group="camp")
        camp_sign(Canvas(canvas.image, 3.0), theme, camp, (left + wide / 2 - half - 14) / 3, (y + 40) / 3)
        if not powers:
            canvas.text(left + wide / 2, y + 116, word["nobody"], Face.LABEL, 30, theme.faint, group="camp")
        top = y + 76
        for power in powers:
            _power(canvas, style, view, power, (left + 16, top, wide - 32))
            top += tall[power]
    return y + high + 22


def _power(canvas: Canvas, style: Style, view: View, power: str, room: tuple[float, float, float]) -> None:
    """A power: token, name, and the tokens of its allies below."""
    theme = THEMES[style.theme]
    left, top, wide = room
    canvas.paste(chip(style.theme, power, 2.1), left + 36, top + 30)
    text, size = fitted(country(power, style.language, style.pack), Face.NAME, 38, wide - 84, 22)
    canvas.text(left + 82, top + 28, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="camp")
    friends = allies_of(view, power)
    if friends:
        x = left + 82
        x += canvas.text(
            x, top + 74, words(style.language)["allied"], Face.LABEL, 26, theme.panel_ink, anchor="lm", group="camp"
        )
        for n, friend in enumerate(friends[:5]):
            canvas.paste(chip(style.theme, friend, 1.25), x + 32 + n * 46, top + 74)


def _wars(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """Wars of countries' own, two a row; and whether the camps fight."""
    theme, word = THEMES[style.theme], words(style.language)
    y = section(canvas, style.theme, word["wars"], y)
    if powers_in(view, "assyrian") and powers_in(view, "rebel"):
        y = _line(canvas, style, word["camps-at-war"], y)
    if not view.wars:
        return _line(canvas, style, word["no-wars"], y) + 8
    wide = (WIDE - 2 * MARGIN - 24) / 2
    for n, war in enumerate(view.wars):
        left, top = MARGIN + (n % 2) * (wide + 24), y + (n // 2) * ROW
        slab(canvas, (left, top + 3, left + wide, top + ROW - 5), 12, theme.faint, 30)
        x = _token(canvas, style, war.by, left + 14, top + ROW / 2 - 1)
        canvas.paste(swords(1.0), x + 26, top + ROW / 2 - 1)
        x = _token(canvas, style, war.on, x + 52, top + ROW / 2 - 1)
        cause = word[f"cause-{war.cause}"] + (f", {word['turn']} {war.turn}" if war.turn else "")
        text, size = fitted(cause, Face.LABEL, 28, left + wide - x - 22, 18)
        canvas.text(
            left + wide - 16, top + ROW / 2 - 1, text, Face.LABEL, size, theme.panel_ink, anchor="rm", group="war"
        )
    return y + -(-len(view.wars) // 2) * ROW + 14


def _line(canvas: Canvas, style: Style, text: str, y: float) -> float:
    """A sentence in the middle."""
    canvas.text(WIDE / 2, y + 20, text, Face.LABEL, 31, THEMES[style.theme].panel_ink, group="line")
    return y + 50


def _token(canvas: Canvas, style: Style, who: str, x: float, y: float) -> float:
    """A country's token, or a minor city's name; gives where the next thing may stand."""
    theme = THEMES[style.theme]
    if len(who) == 2:
        canvas.paste(chip(style.theme, who, BIG), x + 33, y)
        return x + 68
    text, size = fitted(place(who, style.language, style.pack), Face.NAME, 30, 150, 19)
    return x + canvas.text(x + 2, y, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="token") + 8


def _courted(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """The track of every minor and tribe, with its marker in the colour and letters of the power that courts it."""
    theme, word = THEMES[style.theme], words(style.language)
    rows = courted(view)
    if not rows:
        return y
    y = section(canvas, style.theme, word["courted"], y)
    start, cell = MARGIN + NAMES, (WIDE - 2 * MARGIN - NAMES - 128) / (STEPS + 1)
    for key, low, high in ZONES:
        text, size = fitted(word[key], Face.LABEL, 28, (high - low + 1) * cell - 8, 18)
        canvas.text(start + (low + high + 1) / 2 * cell, y + 14, text, Face.LABEL, size, theme.panel_ink, group="track")
    y += 36
    for n, (code, minor) in enumerate(rows):
        middle = y + (n + 0.5) * ROW
        canvas.paste(chip(style.theme, code, BIG), MARGIN + 34, middle)
        text, size = fitted(country(code, style.language, style.pack), Face.NAME, 30, NAMES - 86, 18)
        canvas.text(MARGIN + 74, middle + 2, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="track")
        for index, (_, low, high) in enumerate(ZONES):
            shade = mix(theme.panel, theme.faint, 0.2 + 0.15 * index)
            slab(canvas, (start + low * cell, middle - 15, start + (high + 1) * cell - 5, middle + 15), 5, shade)
        patron = minor.track or ""
        canvas.paste(level_mark(style.theme, patron, minor.level, 2.5), start + (minor.level + 0.5) * cell, middle)
        if patron:
            canvas.paste(chip(style.theme, patron, 1.3), WIDE - MARGIN - 84, middle)
        pays = any(tribute.payer == code for tribute in view.tributes)
        tribute_sign(Canvas(canvas.image, 2.2), theme, minor.refusal, pays, (WIDE - MARGIN - 26) / 2.2, middle / 2.2)
    return y + len(rows) * ROW + 14


def _tributes(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """Who pays whom: the receiver, an arrow, the payers; and who refuses."""
    theme, word = THEMES[style.theme], words(style.language)
    receivers = list(dict.fromkeys(tribute.to for tribute in view.tributes))
    refusing = [code for code, c in view.countries.items() if c.refusal]
    if not receivers and not refusing:
        return y
    y = section(canvas, style.theme, word["tributes"], y)
    for to in receivers:
        payers = list(dict.fromkeys(tribute.payer for tribute in view.tributes if tribute.to == to))
        y = _flow(canvas, style, to, payers, y)
    if refusing:
        x = MARGIN + canvas.text(
            MARGIN, y + ROW / 2, f"{word['refuses']}:", Face.LABEL, 30, theme.panel_ink, anchor="lm", group="line"
        )
        for n, code in enumerate(refusing):
            canvas.paste(chip(style.theme, code, BIG), x + 46 + n * 76, y + ROW / 2)
        y += ROW
    return y + 10


def _flow(canvas: Canvas, style: Style, to: str, payers: Sequence[str], y: float) -> float:
    """Payers, and an arrow to whom they pay, on as many rows as it takes."""
    theme = THEMES[style.theme]
    x = _token(canvas, style, to, MARGIN, y + ROW / 2)
    canvas.stroke([(x + 26, y + ROW / 2), (x + 64, y + ROW / 2)], 6, theme.gold)
    canvas.polygon([(x + 10, y + ROW / 2), (x + 32, y + ROW / 2 - 13), (x + 32, y + ROW / 2 + 13)], theme.gold)
    first = x = x + 80
    for payer in payers:
        if x > WIDE - MARGIN - 170:
            x, y = first, y + ROW
        x = _token(canvas, style, payer, x, y + ROW / 2) + 12
    return y + ROW


def _conquests(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """Conquered countries and until when their grace period lasts (7.1.D)."""
    word = words(style.language)
    if not view.conquests:
        return y
    y = section(canvas, style.theme, word["conquests"], y)
    rows = [(c.by, c.of, f"{word['grace-until']} {c.until}" if c.until else word["province"]) for c in view.conquests]
    return _pairs(canvas, style, rows, y) + 10


def _pacts(canvas: Canvas, style: Style, view: View, y: float) -> float:
    """Minor city pacts and free passage."""
    word = words(style.language)
    rows = [(str(power), str(city), word["pact"]) for city, power in view.pacts.items()]
    rows += [(str(a), str(b), word["passage"]) for a, b in view.passages]
    if not rows:
        return y
    return _pairs(canvas, style, rows, section(canvas, style.theme, word["pacts"], y)) + 10


def _pairs(canvas: Canvas, style: Style, rows: Iterable[tuple[str, str, str]], y: float) -> float:
    """Two countries and a word, two such a row."""
    theme = THEMES[style.theme]
    wide = (WIDE - 2 * MARGIN - 24) / 2
    count = 0
    for n, (one, other, told) in enumerate(rows):
        left, top = MARGIN + (n % 2) * (wide + 24), y + (n // 2) * ROW
        slab(canvas, (left, top + 3, left + wide, top + ROW - 5), 12, theme.faint, 30)
        x = _token(canvas, style, one, left + 14, top + ROW / 2 - 1)
        canvas.stroke([(x + 10, top + ROW / 2 - 1), (x + 34, top + ROW / 2 - 1)], 5, theme.panel_ink)
        x = _token(canvas, style, other, x + 44, top + ROW / 2 - 1)
        text, size = fitted(told, Face.LABEL, 28, left + wide - x - 22, 18)
        canvas.text(
            left + wide - 16, top + ROW / 2 - 1, text, Face.LABEL, size, theme.panel_ink, anchor="rm", group="war"
        )
        count = n + 1
    return y + -(-count // 2) * ROW


@kept
def swords(scale: float) -> Image.Image:
    """Crossed swords between two enemies."""
    brush = Brush((50, 50), scale)
    emblem(brush, CardType.BATTLE, 0, 0, 0.46)
    return brush.done()


def told(view: View, language: str = "en") -> list[str]:
    """The chart in sentences."""
    word = words(language)

    def named(code: str) -> str:
        return country(code, language, view.pack)

    lines = []
    for camp in CAMPS:
        rows = []
        for power in powers_in(view, camp):
            friends = ", ".join(named(friend) for friend in allies_of(view, power))
            rows.append(named(power) + (f" ({word['allied']} {friends})" if friends else ""))
        lines.append(f"{word[camp]}: {', '.join(rows) or word['nobody']}.")
    wars = ", ".join(f"{named(war.by)} – {named(war.on)}" for war in view.wars)
    lines.append(f"{word['wars']}: {wars}." if wars else word["no-wars"])
    tracks = [f"{named(code)} {c.level}" + (f" {c.track}" if c.track else "") for code, c in courted(view)]
    if tracks:
        lines.append(f"{word['courted']}: {', '.join(tracks)}.")
    for to in dict.fromkeys(tribute.to for tribute in view.tributes):
        payers = dict.fromkeys(tribute.payer for tribute in view.tributes if tribute.to == to)
        lines.append(f"{word['tributes']} → {named(to)}: {', '.join(named(p) for p in payers)}.")
    lines += [f"{word['conquests']}: {named(c.by)} – {named(c.of)}." for c in view.conquests]
    return lines
