"""A brush for sprites: small shapes and letters, drawn several times too large and smoothed down."""

from PIL import Image, ImageDraw, ImageFilter

from render.paper.canvas import FINE, Point
from render.paper.text import Face, font
from render.paper.theme import Colour


class Brush:
    """Draws in board units on a picture several times too large."""

    def __init__(self, size: Point, scale: float) -> None:
        self.unit = scale * FINE
        self.size = size
        pixels = max(1, round(size[0] * scale)) * FINE, max(1, round(size[1] * scale)) * FINE
        self.image = Image.new("RGBA", pixels, (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, *numbers: float) -> tuple[float, ...]:
        """Board units measured from the middle, in pixels."""
        half = self.image.width / 2, self.image.height / 2
        return tuple(half[i % 2] + n * self.unit for i, n in enumerate(numbers))

    def rect(
        self,
        box: tuple[float, ...],
        fill: Colour,
        edge: Colour | None = None,
        wide: float = 1.4,
        radius: float = 0.0,
    ) -> None:
        """A rectangle, perhaps with round corners and an edge."""
        outline = (*edge, 255) if edge else None
        self.draw.rounded_rectangle(self.at(*box), radius * self.unit, (*fill, 255), outline, round(wide * self.unit))

    def disc(
        self, x: float, y: float, radius: float, fill: Colour, edge: Colour | None = None, wide: float = 1.4
    ) -> None:
        """A filled circle."""
        box = self.at(x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse(box, (*fill, 255), (*edge, 255) if edge else None, round(wide * self.unit))

    def shape(self, points: list[Point], fill: Colour) -> None:
        """A filled polygon."""
        self.draw.polygon([self.at(*p) for p in points], (*fill, 255))

    def line(self, points: list[Point], colour: Colour, wide: float) -> None:
        """A line with round ends."""
        spots = [self.at(*p) for p in points]
        self.draw.line(spots, (*colour, 255), round(wide * self.unit), joint="curve")
        half = wide * self.unit / 2
        for x, y in (spots[0], spots[-1]):
            self.draw.ellipse((x - half, y - half, x + half, y + half), (*colour, 255))

    def arc(self, box: tuple[float, ...], start: float, end: float, colour: Colour, wide: float) -> None:
        """A part of an ellipse, in degrees clockwise from the right."""
        self.draw.arc(self.at(*box), start, end, (*colour, 255), round(wide * self.unit))

    def text(self, x: float, y: float, text: str, face: Face, size: float, ink: Colour) -> None:
        """Letters with their middle on a point."""
        letters, (across, down) = font(face, max(6, round(size * self.unit))), self.at(x, y)
        self.draw.text((across, down), text, (*ink, 255), letters, anchor="mm")

    def done(self, shadow: int = 0) -> Image.Image:
        """The picture at its proper size, perhaps with a soft shadow beneath."""
        picture = self.image.reduce(FINE)
        if not shadow:
            return picture
        reach = self.unit / FINE
        dark = picture.getchannel("A").filter(ImageFilter.GaussianBlur(1.6 * reach))
        dark = dark.transform(dark.size, Image.Transform.AFFINE, (1, 0, -0.6 * reach, 0, 1, -1.4 * reach))
        below = Image.merge(
            "RGBA", [*Image.new("RGB", picture.size, (20, 14, 8)).split(), dark.point(lambda v: v * shadow // 255)]
        )
        return Image.alpha_composite(below, picture)
