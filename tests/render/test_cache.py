"""The stores: pictures are kept within their limit, the least used go first, and all that is kept is counted."""

from collections.abc import Callable

import pytest
from PIL import Image

from render.paper import cache
from render.paper.cache import SPRITES, Store, kept, kept_bytes, register


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


def test_a_sprite_is_made_once() -> None:
    made: list[int] = []

    @kept
    def sprite(number: int) -> Image.Image:
        made.append(number)
        return picture()

    assert sprite(1) is sprite(1)
    assert sprite(2) is not sprite(1)
    assert made == [1, 2]


def test_sprites_of_one_name_in_two_games_are_two_sprites() -> None:
    def maker(colour: str) -> Callable[[], Image.Image]:
        @kept
        def chip() -> Image.Image:
            return Image.new("RGB", (1, 1), colour)

        return chip

    red, blue = maker("red"), maker("blue")
    assert red() is not blue()
    assert blue().getpixel((0, 0)) == (0, 0, 255)


def test_what_is_registered_counts_among_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_further", [])
    assert kept_bytes() == SPRITES.bytes

    @register
    def layers() -> int:
        return 500

    assert kept_bytes() == SPRITES.bytes + layers()
