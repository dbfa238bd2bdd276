"""The board: everything has its place, no text covers another, and what is hidden stays hidden."""

from itertools import combinations

import msgspec
import pytest

from render.hannibal.atlas import name
from render.hannibal.base import LAYERS, print_boxes
from render.hannibal.board import board
from render.hannibal.changes import Changes, Clash, Move
from render.hannibal.crops import WHOLE, Focus, window
from render.hannibal.layout import TERRAIN, layout
from render.hannibal.placing import placed, plates
from render.paper.cache import weight
from render.paper.canvas import Box
from render.paper.picture import Style
from render.paper.theme import THEMES
from rules.hannibal.board.ids import Side
from rules.hannibal.pack.edition import edition
from tests.hannibal.pictures.positions import CHANGES, WAR, view
from tests.render.judging import faults, smallest_on_a_phone

FOCUSES = [
    *(Focus("region", region) for region in ("africa", "hispania", "italia")),
    *(Focus("space", space) for space in ("capua", "rome", "tacapae", "gades", "isere", "brundisium", "baleares")),
]


def over(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def test_everything_of_the_pack_has_its_place() -> None:
    atlas = edition().map
    assert set(layout().spots) == set(atlas.spaces)
    assert set(layout().provinces) == set(atlas.provinces)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_space_lies_on_another_or_on_a_panel(language: str) -> None:
    boxes = {place: print_boxes(place, language) for place in layout().spots}
    rows = [(one, a) for one, parts in boxes.items() for a in parts] + [*layout().panels.items()]
    assert [(one, two) for (one, a), (two, b) in combinations(rows, 2) if one != two and over(a, b)] == []


def test_no_links_cross() -> None:
    atlas, spots = edition().map, layout().spots
    links = [(a, b) for a in atlas.spaces for b in atlas.links.neighbours(a) if a < b]

    def left(a: str, b: str, c: str) -> bool:
        (ax, ay), (bx, by), (cx, cy) = spots[a], spots[b], spots[c]
        return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax)

    crossed = [
        (a, b, c, d)
        for (a, b), (c, d) in combinations(links, 2)
        if not {a, b} & {c, d} and left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)
    ]
    assert crossed == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["", WAR], ids=["set-up", "war"])
def test_no_text_of_the_whole_board_covers_another(text: str, language: str) -> None:
    changes = CHANGES if text else Changes()
    assert faults(board(view(text), Style("light", language), changes, WHOLE)) == []


@pytest.mark.parametrize("focus", FOCUSES, ids=lambda focus: focus.id)
def test_no_text_of_a_crop_covers_another_and_a_phone_can_show_it(focus: Focus) -> None:
    picture = board(view(), Style("light", "de"), focus=focus)
    assert faults(picture) == []
    assert picture.image.width == 1200
    assert smallest_on_a_phone(picture) > 3


def test_every_space_and_province_is_named_on_the_whole_board() -> None:
    texts = {text.text for text in board(view(), Style("light", "de"), focus=WHOLE).texts}
    atlas = edition().map
    assert {name(space, "de") for space in atlas.spaces.values()} <= texts
    assert {name(province, "de").upper() for province in atlas.provinces.values()} <= texts


def test_every_general_is_on_the_map_or_beside_it() -> None:
    texts = {text.text for text in board(view(), focus=WHOLE).texts}
    assert {general.name for general in edition().generals.values()} <= texts


def test_forces_keep_clear_of_each_other_and_of_the_edge() -> None:
    found = placed(view(), window(WHOLE, [], "en"), "en", [])
    assert len(found) == len(plates(view())) == len(view().forces)
    assert [(a.space, b.space) for a, b in combinations(found, 2) if over(a.box, b.box)] == []
    wide, high = layout().size
    assert all(one.box[0] >= 0 and one.box[1] >= 0 and one.box[2] <= wide and one.box[3] <= high for one in found)


def test_forces_hide_no_space_and_no_name() -> None:
    found = placed(view(), window(WHOLE, [], "en"), "en", [])
    printed = [(place, box) for place in layout().spots for box in print_boxes(place, "en")]
    assert [(one.space, place) for one in found for place, box in printed if over(one.box, box)] == []


def test_scipio_leads_better_in_hispania() -> None:
    for text, space, strategy in (("tarraco: R 3 p-scipio", "tarraco", 2), ("", "rome", 3)):
        plate = dict(plates(view(text)))[space]
        assert [officer.strategy for officer in plate.officers] == [strategy]


@pytest.mark.parametrize("side", ["carthage", None])
def test_hidden_cards_change_nothing(side: Side | None) -> None:
    other = WAR.replace("hand R: 37 35 1 2 64", "hand R: 38 36 10 11 14")
    one, two = (board(view(text, side), focus=WHOLE) for text in (WAR, other))
    assert one.image.tobytes() == two.image.tobytes()
    assert "37" not in msgspec.json.encode([text.text for text in one.texts]).decode().split('"')


def test_the_siege_train_is_told_wherever_it_stands() -> None:
    for text in (WAR, "hippo-regius: train"):
        at = "Carthage" if text == WAR else "Hippo Regius"
        assert any(f"Siege train: {at}" in one.text for one in board(view(text), focus=WHOLE).texts)


def test_what_changed_is_shown() -> None:
    still = board(view(), focus=WHOLE).image
    for changes in (
        Changes(moves=(Move("rome", ("rome", "capua")),)),
        Changes(moves=(Move("carthage", ("carthage", "lilybaeum"), sea=True),)),
        Changes(clashes=(Clash("zama", "rome"),)),
        Changes(touched=("narbo",)),
    ):
        assert board(view(), changes=changes, focus=WHOLE).image.tobytes() != still.tobytes()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["", WAR], ids=["set-up", "war"])
def test_what_stays_pinned_can_be_read_on_a_phone(text: str, language: str) -> None:
    picture = board(view(text), Style("light", language))
    wide, high = picture.image.size
    assert (wide, faults(picture)) == (1200, [])
    assert high < 1.7 * wide
    assert smallest_on_a_phone(picture, "space") > 5.5


def test_a_theatre_without_changes_shows_the_armies_and_the_sieges() -> None:
    named = {text.text for text in board(view()).texts if text.group in ("space", "force")}
    assert {"Hannibal", "Marcellus", "T. Longus", "P. Scipio", "Hasdrubal", "Capua", "Saguntum"} <= named
    assert board(view(), focus=WHOLE).image.size == (1800, 1302)


def test_changes_too_wide_for_a_phone_are_shown_in_scenes() -> None:
    far = Changes(moves=(Move("rome", ("rome", "capua")),), clashes=(Clash("gades", "rome"),))
    picture = board(view(), Style("light", "de"), far)
    assert {"Rom", "Capua", "Gades"} <= {text.text for text in picture.texts}
    assert smallest_on_a_phone(picture, "space") > 5.5


def test_the_caches_of_this_board_stay_below_80_megabytes() -> None:
    painted = weight(TERRAIN.relief) * (1 + len(THEMES))
    assert LAYERS.limit + painted < 80_000_000
    LAYERS.forget()
    seen, cirta = view(), Focus("space", "cirta")
    board(seen, focus=cirta)
    once = LAYERS.kept_bytes()
    board(seen, focus=cirta)
    assert 0 < LAYERS.kept_bytes() == once
