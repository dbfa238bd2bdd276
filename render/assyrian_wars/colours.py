"""The colours of countries, lands and connections; letters and lines tell the same, so that colour is never alone."""

from dataclasses import dataclass

from render.paper.theme import Colour, Stroke, Theme, rgb


@dataclass(frozen=True)
class Palette:
    """What this game adds to a theme."""

    links: dict[str, Stroke]
    nations: dict[str, Colour]
    lands: dict[str, Colour]  # tints of lands, where black would muddy the map

    def land_of(self, country: str) -> Colour:
        """The tint of a country's lands."""
        return self.lands.get(country, self.nations[country])


LINKS = {
    "standard": Stroke((62, 50, 40), 3.4),
    "river": Stroke((30, 98, 176), 3.4, marks="waves"),
    "mountain": Stroke((124, 74, 34), 3.4, marks="teeth"),
    "desert": Stroke((196, 112, 16), 3.6, dash=(1.0, 7.0)),
    "mede": Stroke((120, 112, 104), 5.6, marks="rails"),
    "mede-only": Stroke((178, 32, 28), 4.0, dash=(11.0, 5.0)),
    "sealand": Stroke((18, 128, 138), 3.8, dash=(9.0, 4.0, 2.0, 4.0)),
}

NATIONS = {
    "AS": rgb("#2b2a30"), "ME": rgb("#b3261e"), "EG": rgb("#e0ab12"), "BA": rgb("#1f6b40"), "EL": rgb("#bd83ea"),
    "PH": rgb("#7d4a22"), "JU": rgb("#3479d6"), "IS": rgb("#1f3588"), "SY": rgb("#84bd4f"), "UR": rgb("#d9719c"),
    "PY": rgb("#6fbbe3"), "PE": rgb("#bf9460"), "CI": rgb("#f1e394"), "SC": rgb("#d8d3cb"), "AR": rgb("#a9acb8"),
    "AB": rgb("#f4f1e6"), "MC": rgb("#ea7a1f"),
}  # fmt: skip

SAFE_NATIONS = {
    "AS": rgb("#1c1c1f"), "ME": rgb("#d55e00"), "EG": rgb("#f0e442"), "BA": rgb("#00714f"), "EL": rgb("#bd8ae6"),
    "PH": rgb("#5a3310"), "JU": rgb("#3f8fdc"), "IS": rgb("#14296e"), "SY": rgb("#a9d94c"), "UR": rgb("#cc79a7"),
    "PY": rgb("#8fd3f5"), "PE": rgb("#cfae84"), "CI": rgb("#fff3b8"), "SC": rgb("#dedede"), "AR": rgb("#a5a9b4"),
    "AB": rgb("#f7f5ec"), "MC": rgb("#e69f00"),
}  # fmt: skip

DARK_LINKS = {
    "standard": Stroke((226, 216, 196), 3.2),
    "river": Stroke((96, 172, 240), 3.2, marks="waves"),
    "mountain": Stroke((206, 150, 96), 3.2, marks="teeth"),
    "desert": Stroke((250, 186, 84), 3.6, dash=(1.0, 7.0)),
    "mede": Stroke((196, 190, 182), 5.6, marks="rails"),
    "mede-only": Stroke((244, 88, 76), 4.0, dash=(11.0, 5.0)),
    "sealand": Stroke((84, 206, 206), 3.8, dash=(9.0, 4.0, 2.0, 4.0)),
}

SAFE_LINKS = LINKS | {
    "river": Stroke((0, 98, 190), 3.4, marks="waves"),
    "mountain": Stroke((96, 58, 20), 3.4, marks="teeth"),
    "desert": Stroke((184, 116, 0), 3.6, dash=(1.0, 7.0)),
    "mede-only": Stroke((186, 70, 0), 4.0, dash=(11.0, 5.0)),
    "sealand": Stroke((0, 122, 120), 3.8, dash=(9.0, 4.0, 2.0, 4.0)),
}

LANDS = {"AS": (78, 78, 84), "EL": (168, 96, 216)}
DARK_LANDS = {"AS": (118, 118, 124), "EL": (180, 112, 228)}

PALETTES = {  # by the id of the theme
    "light": Palette(LINKS, NATIONS, LANDS),
    "dark": Palette(DARK_LINKS, NATIONS, DARK_LANDS),
    "safe": Palette(SAFE_LINKS, SAFE_NATIONS, LANDS),
}


def nation(theme: Theme, country: str) -> Colour:
    """A country's colour; paper where no country is meant."""
    return PALETTES[theme.id].nations.get(country, theme.paper)
