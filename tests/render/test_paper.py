"""The paper that sheets and cards are drawn on."""

from itertools import count

import pytest
from PIL import Image

from render.paper import cardface
from render.paper.canvas import Canvas
from render.paper.sheet import slab

RED, BLUE = (200, 30, 20), (20, 30, 90)


@pytest.mark.parametrize("box", [(4, 4, 396, 296), (3.3, 7.6, 380.2, 250.9), (-20, -20, 300, 500), (5, 5, 60, 40)])
@pytest.mark.parametrize("radius", [0, 9, 26.5, 90])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_slab_looks_as_if_it_were_smoothed_all_over(
    box: tuple[float, float, float, float], radius: float, scale: float
) -> None:
    """Only its rim is, for the inside of a card is most of its pixels."""
    whole, quick = (Canvas(Image.new("RGB", (420, 310), BLUE), scale) for _ in range(2))
    (left, top), (right, bottom) = whole.pixel(*box[:2]), whole.pixel(*box[2:])
    whole.mask_of(
        [(left, top), (right, bottom)],
        1,
        lambda draw, at: draw.rounded_rectangle(
            (*at((left, top)), *at((right, bottom))), radius * scale * (at((1, 0))[0] - at((0, 0))[0]), 255
        ),
        RED,
        255,
    )
    slab(quick, box, radius, RED)
    # A slab that is cut off by the edge of the picture is smoothed as finely as if it were whole.
    assert cut_off(whole, box) or quick.image.tobytes() == whole.image.tobytes()
    assert difference(quick.image, whole.image) <= 60


def cut_off(canvas: Canvas, box: tuple[float, float, float, float]) -> bool:
    (left, top), (right, bottom) = canvas.pixel(*box[:2]), canvas.pixel(*box[2:])
    return left < 1 or top < 1 or right > canvas.image.width - 1 or bottom > canvas.image.height - 1


def difference(one: Image.Image, other: Image.Image) -> int:
    return max(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True))


def test_the_faces_of_a_whole_deck_are_drawn_once() -> None:
    """Hands come from all of a deck: a store that holds but some of it draws nearly every card again."""
    canvas, drawn = Canvas(Image.new("RGB", (640, 900))), count()

    def draw(own: Canvas) -> None:
        for n in range(next(drawn), 500, 7):  # busier than any card
            slab(own, (n, n, n + 60, n + 40), 5, (n % 256, 80, 90))

    for _ in range(2):
        for card in range(110):
            cardface.lay_face(canvas, ("test deck", card), RED, 10, 10, draw)
    assert next(drawn) == 110
    assert cardface.faces_kept() <= cardface.FACES
