"""The colours of players and terrains; shapes, emblems and signs tell the same, so colour is never alone."""

from dataclasses import dataclass

from render.paper.theme import Colour, Theme, rgb


@dataclass(frozen=True)
class Palette:
    """What this game adds to a theme."""

    seats: dict[str, Colour]
    terrains: dict[str, Colour]
    held: tuple[int, int] = (118, 235)  # how strongly the colour of a holder lies: inside, at the border
    bare: tuple[int, int] = (64, 120)  # likewise that of a terrain
    sea: tuple[int, int] = (60, 190)


SEATS = {
    "red": rgb("#b8281f"), "blue": rgb("#2257b4"), "green": rgb("#2f8436"), "yellow": rgb("#e6b010"),
    "purple": rgb("#7f3397"), "orange": rgb("#e0701a"),
}  # fmt: skip
SAFE = {  # told apart by all common kinds of colour blindness (Okabe and Ito)
    "red": rgb("#c24e00"), "blue": rgb("#00509e"), "green": rgb("#009e73"), "yellow": rgb("#f0d000"),
    "purple": rgb("#a8558c"), "orange": rgb("#4fb0e8"),
}  # fmt: skip
TERRAINS = {
    "grain": rgb("#d8b45a"), "hill": rgb("#9fb878"), "forest": rgb("#4f7a4a"), "mountain": rgb("#8f8478"),
}  # fmt: skip
PALETTES = {  # by the id of the theme
    "light": Palette(SEATS, TERRAINS),
    "dark": Palette({**SEATS, "blue": rgb("#3a72d8"), "purple": rgb("#9a48b4")}, TERRAINS, bare=(44, 90)),
    "safe": Palette(SAFE, TERRAINS),
}


def seat_colour(theme: Theme, seat: str | None) -> Colour:
    """A player's colour; paper where nobody is meant."""
    return PALETTES[theme.id].seats.get(seat or "", theme.paper)
