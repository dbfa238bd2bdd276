"""The colours of the two sides and of the links; letters, shapes and lines tell the same, so colour is never alone."""

from dataclasses import dataclass

from render.paper.theme import Colour, Stroke, Theme, rgb


@dataclass(frozen=True)
class Palette:
    """What this game adds to a theme."""

    links: dict[str, Stroke]
    sides: dict[str, Colour]
    lands: dict[str, Colour]  # tints of provinces
    tribe: Colour
    tint: tuple[int, int] = (84, 205)  # how strongly a province's tint lies: inside, at its border


SIDES = {"rome": rgb("#b0221f"), "carthage": rgb("#23469c")}
LANDS = {"rome": rgb("#c8372c"), "carthage": rgb("#3444e0")}
TRIBE = rgb("#7d8f4e")

LINKS = {
    "normal": Stroke((62, 50, 40), 3.4),
    "strait": Stroke((30, 98, 176), 3.4, marks="waves"),
    "pass": Stroke((124, 74, 34), 3.4, marks="teeth"),
    "alps": Stroke((96, 92, 98), 5.8, marks="rails"),
}
DARK_LINKS = {
    "normal": Stroke((226, 216, 196), 3.2),
    "strait": Stroke((96, 172, 240), 3.2, marks="waves"),
    "pass": Stroke((206, 150, 96), 3.2, marks="teeth"),
    "alps": Stroke((176, 176, 186), 5.8, marks="rails"),
}

PALETTES = {  # by the id of the theme
    "light": Palette(LINKS, SIDES, LANDS, TRIBE),
    "dark": Palette(
        DARK_LINKS,
        {"rome": rgb("#c02a26"), "carthage": rgb("#2f5cc4")},
        {"rome": rgb("#d04a3a"), "carthage": rgb("#4a78e0")},
        TRIBE,
    ),
    "safe": Palette(
        LINKS,
        {"rome": rgb("#c24e00"), "carthage": rgb("#00509e")},
        {"rome": rgb("#e87a20"), "carthage": rgb("#1060e8")},
        rgb("#8a8a8a"),
    ),
}


def side_colour(theme: Theme, side: str | None) -> Colour:
    """A side's colour; paper where nobody is meant."""
    return PALETTES[theme.id].sides.get(side or "", theme.paper)
