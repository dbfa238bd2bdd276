"""Positions: everything of the pack has its place, inside the board, apart, with no connections crossing."""

from itertools import combinations

from render.assyrian_wars.atlas import game_map
from render.assyrian_wars.layout import TERRAIN, layout, numbered
from render.assyrian_wars.placing import print_boxes


def test_every_place_of_the_pack_has_a_position() -> None:
    board = game_map()
    assert set(board.areas) | set(board.zones) <= layout().spots.keys()
    assert set(board.boxes) <= layout().boxes.keys()
    assert set(board.waters) == layout().waters.keys()


def test_everything_lies_on_the_board() -> None:
    wide, high = layout().size
    for place, (x, y) in layout().spots.items():
        assert 20 < x < wide - 20, place
        assert 20 < y < high - 20, place
    for place, (left, top, right, bottom) in layout().boxes.items():
        assert 0 <= left < right <= wide, place
        assert 0 <= top < bottom <= high, place


def test_no_box_or_name_is_printed_over_another() -> None:
    places = [*game_map().areas]
    boxes = [(place, box) for place in places for box in print_boxes(place)]
    for (one, a), (two, b) in combinations(boxes, 2):
        over = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert one == two or min(over) <= 0, (one, two)


def test_no_connections_cross() -> None:
    spots = layout().spots
    links = [(a, b) for a, row in game_map().terrain.items() for b in row if a < b]

    def side(a: str, b: str, c: str) -> bool:
        (ax, ay), (bx, by), (cx, cy) = spots[a], spots[b], spots[c]
        return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(links, 2):
        if not {a, b} & {c, d}:
            assert side(a, b, c) == side(a, b, d) or side(c, d, a) == side(c, d, b), (a, b, c, d)


def test_the_territory_of_an_area_lies_around_it() -> None:
    numbers, names = TERRAIN.territory, numbered()
    assert set(names) == set(game_map().areas)
    for number, place in enumerate(names):
        x, y = layout().spots[place]
        assert numbers[round(y / 2), round(x / 2)] == number, place


def test_the_geography_covers_the_board() -> None:
    assert TERRAIN.relief.size == layout().size
    assert len(TERRAIN.outlines.rivers) > 20
    assert len(TERRAIN.outlines.lakes) >= 6
