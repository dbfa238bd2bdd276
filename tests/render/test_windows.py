"""What a crop shows: one part of a board, or several flat ones where one would be too wide for a phone."""

from render.paper.canvas import Box
from render.paper.windows import CropShape, MapSight, inside, overlap, scenes

SIZE, WIDEST = (2000, 1600), 800.0
CUT = CropShape()


def at(x: float, y: float) -> Box:
    return x - 20, y - 20, x + 20, y + 20


def shown(*sights: MapSight, most: int = 2) -> list[Box]:
    return scenes(sights, SIZE, CUT, WIDEST, most)


def test_what_lies_together_is_one_scene_however_tall_a_phone_likes_it() -> None:
    [box] = shown(MapSight(at(500, 300)), MapSight(at(900, 1000)))
    assert inside(at(500, 300), box)
    assert inside(at(900, 1000), box)
    assert box[2] - box[0] <= WIDEST


def test_what_lies_apart_is_shown_in_scenes_the_weightiest_first() -> None:
    one, two = shown(MapSight(at(200, 200)), MapSight(at(1800, 1400), 3), MapSight(at(300, 250)))
    assert inside(at(1800, 1400), one)
    assert inside(at(200, 200), two)
    assert inside(at(300, 250), two)
    assert all((right - left) / (bottom - top) > 1.39 for left, top, right, bottom in (one, two))


def test_there_are_no_more_scenes_than_a_picture_takes() -> None:
    corners = [MapSight(at(x, y)) for x in (100, 1900) for y in (100, 1500)]
    assert [len(shown(*corners, most=most)) for most in (1, 2, 3)] == [1, 2, 3]
    assert shown() == []


def test_what_is_wider_than_a_scene_stands_alone_and_whole() -> None:
    voyage = MapSight((100, 700, 1500, 800), 9)
    one = shown(voyage, MapSight(at(1800, 200)))[0]
    assert inside(voyage.box, one)


def test_no_scene_shows_much_the_same_as_another() -> None:
    row = [MapSight(at(x, 800 + x % 3)) for x in range(300, 1300, 40)]
    found = shown(*row, most=3)
    assert all(overlap(a, b) <= 0.4 * overlap(a, a) for a in found for b in found if a is not b)
