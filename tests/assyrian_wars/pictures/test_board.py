"""The board: no text covers another or leaves the picture, what is hidden stays hidden, what changed shows."""

from dataclasses import replace
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from PIL import Image

from render.assyrian_wars.atlas import HOUSE, edition
from render.assyrian_wars.board import board
from render.assyrian_wars.changes import Changes, Clash, Move, Note, Taken, crossed
from render.assyrian_wars.counters import pile_tile
from render.assyrian_wars.crops import Focus
from render.assyrian_wars.names import leader
from render.assyrian_wars.piles import piles
from render.assyrian_wars.placing import printed_leader
from render.paper.canvas import Box, TextBox
from render.paper.picture import Picture, Style
from rules import games
from rules.core.match import Match
from tests.assyrian_wars.pictures.positions import CHANGES, PIECES, count, mid_campaign, view

GAME = games()["assyrian-wars"]
PHONE = 400
FOCUSES = {
    "whole": Focus("whole"),
    "theatre": Focus(),
    "assyria": Focus("country", "AS"),
    "egypt": Focus("country", "EG"),
    "mede": Focus("country", "ME"),
    "jerusalem": Focus("area", "jerusalem"),
    "far-east": Focus("area", "far-east"),
    "nippur": Focus("area", "nippur"),
}
focuses = pytest.mark.parametrize("focus", FOCUSES.values(), ids=FOCUSES)
languages = pytest.mark.parametrize("language", ["en", "de"])


def overlaps(texts: tuple[TextBox, ...], share: float = 1.0) -> list[tuple[str, str]]:
    """Pairs of texts that cover each other by more than a pixel at a share of the size."""
    found = []
    for one, two in combinations(texts, 2):
        a, b = one.box, two.box
        over = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        if min(over) * share > 0.5:
            found.append((one.text, two.text))
    return found


def leaving(picture: Picture) -> list[str]:
    """Texts that the picture's edge cuts."""
    wide, high = picture.image.size
    boxes = ((t.text, t.box) for t in picture.texts)
    return [text for text, (x0, y0, x1, y1) in boxes if x0 < 0 or y0 < 0 or x1 > wide or y1 > high]


@cache
def drawn(focus: Focus, language: str) -> Picture:
    """The position of all these tests, drawn once."""
    return board(view(), Style("light", language), CHANGES, focus)


@focuses
@languages
def test_no_text_covers_another_or_leaves_the_picture(focus: Focus, language: str) -> None:
    picture = drawn(focus, language)
    assert len(picture.texts) > 8
    assert overlaps(picture.texts) == []
    assert leaving(picture) == []
    assert overlaps(picture.texts, PHONE / picture.image.width) == []


def covered(picture: Picture) -> list[str]:
    """Names of areas and sea zones that a counter lies on."""
    found = []
    for text in picture.texts:
        for piece in picture.pieces:
            wide = min(text.box[2], piece[2]) - max(text.box[0], piece[0])
            high = min(text.box[3], piece[3]) - max(text.box[1], piece[1])
            if text.group in ("area", "zone") and min(wide, high) > 0.5:
                found.append(text.text)
    return found


@focuses
@languages
def test_no_counter_lies_on_a_name(focus: Focus, language: str) -> None:
    picture = drawn(focus, language)
    assert picture.pieces
    assert covered(picture) == []


@pytest.mark.parametrize("fog", [True, False], ids=["fog", "clear"])
@pytest.mark.parametrize("scenario", ["two-rivers", "ashurbanipal", "rise-and-fall", "campaign"])
def test_every_scenario_begins_with_a_clear_picture(scenario: str, fog: bool) -> None:
    seats = ["one", "two", "three"][: 2 if scenario == "two-rivers" else 3]
    match = Match.start(GAME, scenario, seats=seats, secret=bytes(32), options={"fog-of-war": fog})
    for seat in (None, "one"):
        for language in ("en", "de"):
            for focus in (Focus("whole"), Focus()):
                picture = board(match.view(seat), Style("safe", language), focus=focus)
                assert covered(picture) == []
                assert overlaps(picture.texts) == []
                assert leaving(picture) == []


def test_the_check_finds_a_counter_on_a_name() -> None:
    texts = (TextBox("Ashur", (0, 0, 30, 10), "area"), TextBox("Kalhu", (40, 0, 70, 10), "area"))
    assert covered(Picture(Image.new("RGB", (9, 9)), texts, ((20, 5, 39, 25),))) == ["Ashur"]


def test_a_pile_away_from_home_has_the_letters_of_its_owner() -> None:
    found = piles(view(), edition().counters)
    assert [(pile.owner, pile.lettered) for pile in found["jerusalem"]] == [("JU", False), ("AS", True)]
    assert all(pile.lettered for place in ("sidonia", "ionian", "raid-2") for pile in found[place])
    face = found["jerusalem"][1].face
    plain, lettered = (pile_tile("light", replace(face, lettered=shown), 1.0) for shown in (False, True))
    assert plain.tobytes() != lettered.tobytes()


def test_the_check_finds_a_text_over_another() -> None:
    texts = (TextBox("a", (0, 0, 30, 10), ""), TextBox("b", (20, 5, 50, 15), ""))
    assert overlaps(texts) == [("a", "b")]


@pytest.mark.parametrize("focus", [Focus(), Focus("country", "EG"), Focus("area", "jerusalem")], ids=str)
def test_names_in_a_crop_can_be_read_on_a_phone(focus: Focus) -> None:
    picture = board(view(), Style(), CHANGES, focus)
    names = [text for text in picture.texts if text.group in ("area", "caption")]
    tall = [(t.box[3] - t.box[1]) * PHONE / picture.image.width for t in names]
    assert len(names) > 5
    assert min(tall) >= 6  # capitals six pixels tall


def test_the_whole_board_has_the_promised_size_and_all_names() -> None:
    picture = board(view(), focus=Focus("whole"))
    assert picture.image.size == (1800, 1300)
    shown = {text.text for text in picture.texts}
    assert {area.en for area in edition().map.areas.values()} <= shown


def test_every_piece_of_the_position_lies_in_a_pile() -> None:
    position = mid_campaign()
    assert count(position) == PIECES
    found = piles(view(), edition().counters)
    assert sum(pile.count + len(pile.chiefs) for row in found.values() for pile in row) == PIECES


def test_fog_shows_the_top_of_a_stack_and_no_numbers() -> None:
    clear, fogged = (piles(view(fog=f), edition().counters) for f in (False, True))
    assert not any(pile.fog for row in clear.values() for pile in row)
    hidden = [pile for place, row in fogged.items() for pile in row if place in edition().map.areas]
    assert hidden
    assert all(pile.fog for pile in hidden)
    pictures = [board(view(fog=f), focus=Focus("area", "babylon")).image for f in (False, True)]
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_inside_and_outside_a_city_are_told_apart() -> None:
    found = piles(view(), edition().counters)["jerusalem"]
    assert [(pile.owner, pile.inside, pile.besieging) for pile in found] == [("JU", True, False), ("AS", False, True)]


@pytest.mark.parametrize(
    "changes", [Changes(moves=(Move("AS", ("ashur", "sippar")),)), Changes(taken=(Taken("sippar", "AS"),))], ids=str
)
def test_what_changed_is_pointed_out(changes: Changes) -> None:
    plain = np.asarray(board(view(), focus=Focus("whole")).image, int)
    marked = np.asarray(board(view(), changes=changes, focus=Focus("whole")).image, int)
    assert (np.abs(plain - marked).sum(axis=2) > 60).sum() > 400


def test_a_holder_is_shown_where_another_country_is_printed() -> None:
    position = view()
    plain = board(position, focus=Focus("area", "uruk")).image.tobytes()
    position.areas["uruk"].control = "EL"
    assert board(position, focus=Focus("area", "uruk")).image.tobytes() != plain


@pytest.mark.parametrize("theme", ["light", "dark", "safe"])
def test_the_same_view_gives_the_same_picture(theme: str) -> None:
    one, two = (board(view(), Style(theme), CHANGES) for _ in range(2))
    assert one.image.tobytes() == two.image.tobytes()
    assert one.texts == two.texts


@languages
def test_no_leaders_name_is_cut(language: str) -> None:
    counters = edition().counters
    for who in (*counters.leaders, *counters.kings):
        lines, size = printed_leader(who, language, HOUSE)
        assert "".join(lines).replace(" ", "") == leader(who, language, HOUSE).replace(" ", "")
        assert size >= 10


def test_the_letters_of_an_army_abroad_stand_before_its_leaders_name() -> None:
    """Below the counter both would cover each other."""
    texts = drawn(FOCUSES["jerusalem"], "en").texts
    [name] = [text for text in texts if text.text == "Esarhaddon" and text.group == "leader"]
    letters = [text for text in texts if text.group == "owner"]
    assert any(
        text.text == "AS" and text.box[2] <= name.box[0] and abs(text.box[1] - name.box[1]) < 30 for text in letters
    )


@languages
def test_swords_and_chances_hide_no_counter_and_no_name(language: str) -> None:
    places = ("babylon", "sippar", "kish", "der", "jerusalem", "nineveh")
    for place in places:
        changes = Changes(clashes=(Clash(place, "AS"),), notes=(Note(place, "72–83%"), Note(place, "28%")))
        picture = board(view(), Style("light", language), changes)
        notes = [text for text in picture.texts if text.group == "note"]
        assert len(notes) == 2
        assert [pair for pair in overlaps(picture.texts) if "%" in "".join(pair)] == [], place
        for note, piece in product(notes, picture.pieces):
            assert not met(note.box, piece), (place, note.text)


def met(a: Box, b: Box) -> bool:
    """Do two boxes cover each other?"""
    return min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])


def test_cities_that_an_arrow_passes_are_printed_over_it() -> None:
    assert "ashur" in crossed(Changes((Move("BA", ("singara", "sippar")),)), HOUSE)
    assert "ashur" not in crossed(Changes((Move("BA", ("uruk", "ur")),)), HOUSE)
