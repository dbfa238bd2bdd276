"""What is kept between pictures: base layers, relief and sprites stay within their limits, and are all counted."""

from render import studio
from render.assyrian_wars import orders
from render.assyrian_wars.base import LAYERS
from render.assyrian_wars.board import board
from render.assyrian_wars.crops import Focus
from render.assyrian_wars.layout import TERRAIN
from render.paper import cache
from render.paper.cache import SPRITES
from render.paper.picture import Style
from render.paper.theme import THEMES
from tests.assyrian_wars.pictures.positions import view


def test_many_crops_stay_within_the_limits() -> None:
    LAYERS.forget()
    seen = view()
    for area in ("nineveh", "babylon", "susa", "ecbatana", "tyre", "memphis"):
        for theme in ("light", "dark"):
            board(seen, Style(theme), focus=Focus("area", area))
    assert 0 < LAYERS.kept_bytes() <= LAYERS.limit
    assert SPRITES.bytes <= SPRITES.limit


def test_the_same_view_uses_the_same_base_layer() -> None:
    LAYERS.forget()
    seen = view()
    board(seen, focus=Focus("area", "susa"))
    once = LAYERS.kept_bytes()
    board(seen, focus=Focus("area", "susa"))
    assert LAYERS.kept_bytes() == once


def test_all_caches_together_stay_below_200_megabytes() -> None:
    painted = cache.weight(TERRAIN.relief) * (1 + len(THEMES))
    assert LAYERS.limit + SPRITES.limit + painted + studio.KEPT < 200_000_000
    board(view(), focus=Focus("area", "susa"))
    assert 0 < TERRAIN.kept_bytes() <= painted


async def test_a_studio_tells_what_all_caches_take() -> None:
    def own() -> int:
        return LAYERS.kept_bytes() + SPRITES.bytes + TERRAIN.kept_bytes()

    others = cache.kept_bytes() - own()  # of another game whose pictures were drawn before
    atelier = studio.Studio()
    order = orders.board(view(), focus=Focus("area", "susa"))
    ready = (await atelier.draw(order))[0]
    below = own() + others
    assert cache.kept_bytes() == below
    assert atelier.kept_bytes >= below + len(ready.data)
    await atelier.close()
