"""The stores: pictures are kept within their limit, the least used go first."""

from PIL import Image

from render import studio
from render.assyrian_wars import base, ground
from render.assyrian_wars.board import Style, board
from render.assyrian_wars.crops import Focus
from render.assyrian_wars.layout import relief
from render.paper.cache import SPRITES, Store
from render.paper.theme import THEMES
from tests.assyrian_wars.pictures.positions import view


def picture() -> Image.Image:
    return Image.new("RGBA", (10, 10))


def test_the_least_recently_used_picture_goes_first() -> None:
    store = Store(1000)
    store.put("a", picture())
    store.put("b", picture())
    assert store.get("a") is not None
    store.put("c", picture())
    assert store.get("b") is None
    assert store.get("a") is not None
    assert store.bytes == 800


def test_a_store_can_be_emptied() -> None:
    store = Store(1000)
    store.put("a", picture())
    store.clear()
    assert store.get("a") is None
    assert store.bytes == 0


def test_many_crops_stay_within_the_limits() -> None:
    base.forget()
    seen = view()
    for area in ("nineveh", "babylon", "susa", "ecbatana", "tyre", "memphis"):
        for theme in ("light", "dark"):
            board(seen, Style(theme), focus=Focus("area", area))
    assert 0 < base.kept_bytes() <= base.KEPT
    assert SPRITES.bytes <= SPRITES.limit


def test_the_same_view_uses_the_same_base_layer() -> None:
    base.forget()
    seen = view()
    board(seen, focus=Focus("area", "susa"))
    once = base.kept_bytes()
    board(seen, focus=Focus("area", "susa"))
    assert base.kept_bytes() == once


def test_all_caches_together_stay_below_200_megabytes() -> None:
    painted = ground.weight(relief()) * (1 + len(THEMES))
    assert base.KEPT + SPRITES.limit + painted + studio.KEPT < 200_000_000
    board(view(), focus=Focus("area", "susa"))
    assert 0 < ground.kept_bytes() <= painted


async def test_a_studio_tells_what_all_caches_take() -> None:
    atelier = studio.Studio()
    ready = await atelier.board(view(), focus=Focus("area", "susa"))
    below = base.kept_bytes() + SPRITES.bytes + ground.kept_bytes()
    assert atelier.kept_bytes >= below + len(ready.data)
    await atelier.close()
