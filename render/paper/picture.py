"""What any game hands over: a finished picture with the texts on it, and the style that a reader wants."""

from dataclasses import dataclass

from PIL import Image

from render.paper.canvas import Box, TextBox


@dataclass(frozen=True)
class Style:
    """How a reader wants pictures, colours and language, and the pack whose things they show."""

    theme: str = "light"
    language: str = "en"
    pack: str = ""  # of what comes without a view; a view names its own; none is the game's own


PLAIN = Style()


@dataclass(frozen=True)
class Picture:
    """A finished picture and every text on it, with the pixels it covers."""

    image: Image.Image
    texts: tuple[TextBox, ...]
    pieces: tuple[Box, ...] = ()  # the pixels that counters cover
