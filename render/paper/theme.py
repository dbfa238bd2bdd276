"""Colours: light, dark and colour-blind-safe. What only one game knows, such as its sides, has its colours there."""

from dataclasses import dataclass, replace

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
    marks: str = ""  # what stands along it: the kind is told without colour


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
    danger: Colour  # battles, and what warns
    gold: Colour  # wealth
    tint: tuple[int, int]  # alpha of a territory: inside, at a border
    casing: Colour


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
)

SAFE = replace(
    LIGHT,
    id="safe",
    accent=(0, 92, 168),
    danger=(176, 52, 0),
    gold=(230, 159, 0),
)

THEMES = {theme.id: theme for theme in (LIGHT, DARK, SAFE)}
