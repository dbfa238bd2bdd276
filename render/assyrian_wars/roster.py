"""Below the map of an area: everybody who stands there, counter by counter, with leaders by name."""

from render.assyrian_wars.atlas import words
from render.assyrian_wars.counters import TILE, chief_tile, unit_tile
from render.assyrian_wars.names import country, leader
from render.assyrian_wars.piles import Chief, Pile, Tile
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Canvas
from render.paper.picture import Style
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES

LARGE = 5.0  # counters that a phone shows as large as letters
STEP, LINE, MARGIN = TILE * LARGE + 18, 56.0, 22.0
NAME = 32


def roster(canvas: Canvas, style: Style, here: list[Pile], pack: str, top: float) -> float:
    """The band, and where it ends; on an empty canvas it only measures."""
    theme, word, wide = THEMES[style.theme], words(style.language), canvas.image.width
    y = top + 8
    if not here:
        canvas.text(
            MARGIN, y + LINE / 2, word["nobody-here"], Face.LABEL, 32, theme.panel_ink, anchor="lm", group="who"
        )
        return y + LINE
    for pile in here:
        canvas.paste(chip(style.theme, pile.owner, 1.75), MARGIN + 34, y + LINE / 2)
        text, size = fitted(headed(pile, style.language, pack), Face.STRONG, 32, wide - 2 * MARGIN - 80, 26)
        canvas.text(MARGIN + 78, y + LINE / 2, text, Face.STRONG, size, theme.panel_ink, anchor="lm", group="who")
        y = _counters(canvas, style, pile, pack, y + LINE + (12 if pile.chiefs else 0)) + 6
    return y


def headed(pile: Pile, language: str, pack: str) -> str:
    """Whose pile it is, how strong, and how it stands."""
    word = words(language)
    told = [country(pile.owner, language, pack)]
    if pile.fog:
        told.append(word["stands-fog"])
    elif pile.count:
        units = word["told-unit" if pile.count == 1 else "units"]
        told.append(f"{pile.count} {units}, {word['stands-strength']} {pile.strength}")
    told += [word[f"stands-{how}"] for how, so in (("inside", pile.inside), ("besieging", pile.besieging)) if so]
    return " · ".join(told)


def _counters(canvas: Canvas, style: Style, pile: Pile, pack: str, y: float) -> float:
    """Leaders with their names, then the units, in as many rows as they need."""
    theme, x, right = THEMES[style.theme], MARGIN, canvas.image.width - MARGIN
    tokens: list[Chief | Tile] = [*pile.chiefs, *pile.tiles]
    for token in tokens:
        named = leader(token.id, style.language, pack) if isinstance(token, Chief) else ""
        wide = STEP + (width(named, Face.NAME, NAME) + 14 if named else 0)
        if x + wide > right and x > MARGIN:
            x, y = MARGIN, y + STEP
        middle = x + STEP / 2, y + STEP / 2
        if isinstance(token, Chief):
            canvas.paste(chief_tile(style.theme, token, LARGE, token.nation != pile.owner), *middle)
            canvas.text(x + STEP, middle[1], named, Face.NAME, NAME, theme.panel_ink, anchor="lm", group="who")
        else:
            picture = unit_tile(style.theme, token, pile.owner, pile.fog, LARGE, token.nation != pile.owner)
            canvas.paste(picture, *middle)
        x += wide
    return y + STEP


def told(here: list[Pile], language: str, pack: str) -> list[str]:
    """The same in sentences."""
    if not here:
        return [words(language)["nobody-here"]]
    return [": ".join([headed(pile, language, pack), *_led(pile, language, pack)]).rstrip(".") + "." for pile in here]


def _led(pile: Pile, language: str, pack: str) -> list[str]:
    names = ", ".join(leader(chief.id, language, pack) for chief in pile.chiefs)
    return [names] if names else []
