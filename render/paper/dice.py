"""Dice drawn as dice: those that hit stand out by a thick edge and a tick, not by colour alone."""

from PIL import Image

from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.theme import THEMES, mix

DIE = 48.0  # with its surroundings
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept
def die(style: str, shown: int, hits: int, scale: float = 1.0) -> Image.Image:
    """One die: pale when it missed; a tick below for each hit that it scored."""
    theme = THEMES[style]
    brush = Brush((DIE + 6, DIE + 20), scale)
    ivory, ink = (255, 252, 242), (34, 24, 16)
    if hits:
        brush.rect((-22, -30, 22, 14), ivory, theme.danger, 4.6, 9)
    else:
        ivory, ink = mix(theme.panel, ivory, 0.35), mix(theme.panel, ink, 0.5)
        brush.rect((-20, -28, 20, 12), ivory, mix(theme.panel, theme.faint, 0.7), 1.6, 8)
    for x, y in PIPS[shown]:
        brush.disc(x * 10.4, -8 + y * 10.4, 4.4, ink)
    for n in range(hits):
        middle = (n - (hits - 1) / 2) * 16
        brush.shape([(middle - 6, 28), (middle, 18), (middle + 6, 28)], theme.danger)
    return brush.done(shadow=110 if hits else 40)
