"""Base layers are made once for a key; the oldest goes when the store is full, one beyond the limit is not kept."""

from PIL import Image

from render.paper import cache
from render.paper.layers import Layer, LayerStore

ROW = 4 * 10  # bytes of a layer's row in these tests


class Press:
    """Makes layers of the wanted height, and remembers which."""

    def __init__(self) -> None:
        self.made: list[int] = []

    def __call__(self, high: int) -> Layer:
        self.made.append(high)
        return Layer(Image.new("RGB", (10, high)), ())


def test_a_layer_is_made_once_for_its_key() -> None:
    press = Press()
    store = LayerStore(press, 10 * ROW)
    assert store.get(3) is store.get(3)
    assert press.made == [3]
    store.forget()
    store.get(3)
    assert press.made == [3, 3]


def test_the_least_used_layer_goes_when_the_store_is_full() -> None:
    press = Press()
    store = LayerStore(press, 10 * ROW)
    for high in (4, 5, 4, 3, 4):
        store.get(high)
    assert press.made == [4, 5, 3]
    assert store.kept_bytes() == 7 * ROW
    store.get(5)
    assert press.made == [4, 5, 3, 5]


def test_a_layer_beyond_the_limit_is_handed_out_but_not_kept() -> None:
    store = LayerStore(Press(), 10 * ROW)
    store.get(4)
    assert store.get(11).image.height == 11
    assert store.kept_bytes() == 4 * ROW


def test_what_a_store_keeps_is_counted() -> None:
    store = LayerStore(Press(), 10 * ROW)
    before = cache.kept_bytes()
    store.get(6)
    assert cache.kept_bytes() == before + 6 * ROW
