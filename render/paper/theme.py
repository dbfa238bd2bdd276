"""Colours: light, dark and colour-blind-safe. Every country also has its letters, so that colour is never alone."""

from dataclasses import dataclass, field, replace

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its hexadecimal text."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, two: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """How bright a colour looks, 0 to 1."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def ink_on(colour: Colour) -> Colour:
    """Letters that can be read on a colour."""
    return (24, 20, 16) if luminance(colour) > 0.56 else (255, 252, 244)


@dataclass(frozen=True)
class Stroke:
    """How a connection is drawn: its colour, its width, its dashes (on, off), and the marks across it."""

    colour: Colour
    width: float
    dash: tuple[float, ...] = ()
    marks: str = ""  # "teeth", "waves", "dots", "rails", "bars": the kind is told without colour


@dataclass(frozen=True)
class Theme:
    """Everything about a style that is not a position."""

    id: str
    land: tuple[Colour, Colour, Colour]  # shadow, middle, light of the relief
    relief: float  # how much of the painted relief's own colours stays
    sea: tuple[Colour, Colour]  # at the coast, far out
    coast: Colour
    river: Colour
    water_ink: Colour
    ink: Colour
    halo: Colour
    paper: Colour  # boxes and panels
    paper_edge: Colour
    panel: Colour
    panel_ink: Colour
    faint: Colour
    accent: Colour  # what changed
    danger: Colour  # capitals' underline, battles, sieges
    gold: Colour  # ECO
    tint: tuple[int, int]  # alpha of a territory: inside, at a border
    casing: Colour
    links: dict[str, Stroke] = field(default_factory=dict)
    nations: dict[str, Colour] = field(default_factory=dict)
    lands: dict[str, Colour] = field(default_factory=dict)  # tints of lands, where black would muddy the map

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
    "AS": rgb("#2b2a30"), "ME": rgb("#b3261e"), "EG": rgb("#e0ab12"), "BA": rgb("#1f6b40"), "EL": rgb("#6a6e79"),
    "PH": rgb("#7d4a22"), "JU": rgb("#3479d6"), "IS": rgb("#1f3588"), "SY": rgb("#84bd4f"), "UR": rgb("#d9719c"),
    "PY": rgb("#6fbbe3"), "PE": rgb("#bf9460"), "CI": rgb("#f1e394"), "SC": rgb("#d8d3cb"), "AR": rgb("#a9acb8"),
    "AB": rgb("#f4f1e6"), "MC": rgb("#ea7a1f"),
}  # fmt: skip

SAFE_NATIONS = {
    "AS": rgb("#1c1c1f"), "ME": rgb("#d55e00"), "EG": rgb("#f0e442"), "BA": rgb("#00714f"), "EL": rgb("#7d7d85"),
    "PH": rgb("#5a3310"), "JU": rgb("#3f8fdc"), "IS": rgb("#14296e"), "SY": rgb("#a9d94c"), "UR": rgb("#cc79a7"),
    "PY": rgb("#8fd3f5"), "PE": rgb("#cfae84"), "CI": rgb("#fff3b8"), "SC": rgb("#dedede"), "AR": rgb("#a5a9b4"),
    "AB": rgb("#f7f5ec"), "MC": rgb("#e69f00"),
}  # fmt: skip

LIGHT = Theme(
    id="light",
    land=((142, 122, 98), (216, 200, 168), (250, 242, 222)),
    relief=0.34,
    sea=((188, 215, 222), (112, 160, 184)),
    coast=(84, 116, 132),
    river=(86, 142, 180),
    water_ink=(36, 84, 116),
    ink=(38, 28, 20),
    halo=(252, 247, 233),
    paper=(250, 244, 228),
    paper_edge=(92, 72, 50),
    panel=(247, 239, 219),
    panel_ink=(48, 36, 26),
    faint=(136, 118, 96),
    accent=(214, 84, 20),
    danger=(190, 28, 30),
    gold=(226, 164, 22),
    tint=(66, 190),
    casing=(253, 248, 236),
    links=LINKS,
    nations=NATIONS,
    lands={"AS": (74, 66, 104), "EL": (92, 112, 128)},
)

DARK = replace(
    LIGHT,
    id="dark",
    land=((24, 24, 30), (58, 56, 58), (112, 106, 98)),
    relief=0.16,
    sea=((38, 62, 80), (16, 30, 46)),
    coast=(112, 146, 166),
    river=(74, 122, 160),
    water_ink=(150, 190, 214),
    ink=(246, 240, 226),
    halo=(22, 22, 27),
    paper=(238, 231, 214),
    paper_edge=(14, 13, 15),
    panel=(32, 32, 39),
    panel_ink=(240, 234, 220),
    faint=(158, 150, 138),
    accent=(255, 150, 64),
    danger=(226, 62, 56),
    gold=(246, 190, 56),
    tint=(84, 170),
    casing=(18, 18, 22),
    lands={"AS": (104, 98, 140), "EL": (120, 136, 150)},
    links=LINKS
    | {
        "standard": Stroke((226, 216, 196), 3.2),
        "river": Stroke((96, 172, 240), 3.2, marks="waves"),
        "mountain": Stroke((206, 150, 96), 3.2, marks="teeth"),
        "desert": Stroke((250, 186, 84), 3.6, dash=(1.0, 7.0)),
        "mede": Stroke((196, 190, 182), 5.6, marks="rails"),
        "mede-only": Stroke((244, 88, 76), 4.0, dash=(11.0, 5.0)),
        "sealand": Stroke((84, 206, 206), 3.8, dash=(9.0, 4.0, 2.0, 4.0)),
    },
)

SAFE = replace(
    LIGHT,
    id="safe",
    accent=(0, 92, 168),
    danger=(176, 52, 0),
    gold=(230, 159, 0),
    nations=SAFE_NATIONS,
    links=LINKS
    | {
        "river": Stroke((0, 98, 190), 3.4, marks="waves"),
        "mountain": Stroke((96, 58, 20), 3.4, marks="teeth"),
        "desert": Stroke((184, 116, 0), 3.6, dash=(1.0, 7.0)),
        "mede-only": Stroke((186, 70, 0), 4.0, dash=(11.0, 5.0)),
        "sealand": Stroke((0, 122, 120), 3.8, dash=(9.0, 4.0, 2.0, 4.0)),
    },
)

THEMES = {theme.id: theme for theme in (LIGHT, DARK, SAFE)}
