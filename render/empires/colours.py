"""The colours of the seats; the shape of a marker and its emblem tell the same, so colour is never alone."""

from dataclasses import dataclass

from render.paper.theme import Colour, Theme, rgb


@dataclass(frozen=True)
class Palette:
    """What this game adds to a theme."""

    seats: dict[str, Colour]
    lands: dict[str, Colour]  # tints of what a seat holds
    lane: Colour
    strait: Colour
    clay: Colour = (178, 92, 44)  # amphorae
    stone: Colour = (176, 166, 150)  # forts
    tint: tuple[int, int] = (104, 225)  # how strongly a province's tint lies: inside, at its border


SEATS = {
    "red": rgb("#b3261e"), "blue": rgb("#1f4fa8"), "green": rgb("#2f7d32"), "yellow": rgb("#e0a70c"),
    "purple": rgb("#7a2f8f"),
}  # fmt: skip
SAFE = {  # told apart by all common kinds of colour blindness (Okabe and Ito)
    "red": rgb("#c24e00"), "blue": rgb("#00509e"), "green": rgb("#009e73"), "yellow": rgb("#f0d000"),
    "purple": rgb("#a8558c"),
}  # fmt: skip
PALETTES = {  # by the id of the theme
    "light": Palette(
        SEATS,
        {**SEATS, "red": rgb("#d23a2c"), "blue": rgb("#3a6fd8"), "green": rgb("#3f9a3c"), "yellow": rgb("#f0bd1a")},
        rgb("#1c5fae"),
        rgb("#2b2018"),
    ),
    "dark": Palette(
        {**SEATS, "blue": rgb("#2f66c8"), "purple": rgb("#8d3ea4")},
        {
            "red": rgb("#d04a3a"), "blue": rgb("#4a84ea"), "green": rgb("#4caf50"), "yellow": rgb("#e8b830"),
            "purple": rgb("#a95ac0"),
        },
        rgb("#7ab8f0"),
        rgb("#f0e6d2"),
    ),
    "safe": Palette(SAFE, {**SAFE, "red": rgb("#e87a20"), "blue": rgb("#1f6fd0")}, rgb("#00509e"), rgb("#2b2018")),
}  # fmt: skip


def seat_colour(theme: Theme, seat: str | None) -> Colour:
    """A seat's colour; paper where nobody is meant."""
    return PALETTES[theme.id].seats.get(seat or "", theme.paper)
