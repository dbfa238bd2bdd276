"""Lettering: fonts cover German, texts are fitted and wrapped, sprites are shared."""

import tomllib

import pytest

from render.assyrian_wars.atlas import WORDS, game_map, words
from render.paper.text import ELLIPSIS, Face, cut, fitted, font, sprite, width, wrapped

MISSING = "￾"


def drawn(face: Face, character: str) -> bytes:
    """The pixels of a character."""
    return bytes(font(face, 40).getmask(character))


@pytest.mark.parametrize("face", list(Face))
def test_every_face_covers_german(face: Face) -> None:
    needed = {c for c in "ÄÖÜäöüß–„“’…·½−" if not c.isspace()}
    assert [c for c in sorted(needed) if drawn(face, c) == drawn(face, MISSING)] == []


@pytest.mark.parametrize("face", list(Face))
def test_every_face_covers_the_words_and_names_of_the_board(face: Face) -> None:
    table = tomllib.loads(WORDS.read_text())
    board = game_map()
    things = [*board.areas.values(), *board.zones.values(), *board.countries.values(), *board.boxes.values()]
    texts = [*table["en"].values(), *table["de"].values(), *(t.en for t in things), *(t.de for t in things)]
    used = {c for c in "".join(texts) if not c.isspace()}
    assert [c for c in sorted(used) if drawn(face, c) == drawn(face, MISSING)] == []


def test_both_languages_have_the_same_words() -> None:
    table = tomllib.loads(WORDS.read_text())
    assert table["en"].keys() == table["de"].keys()


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fitted("Ur", Face.LABEL, 16, 100) == ("Ur", 16)


def test_a_long_text_becomes_smaller_before_it_is_shortened() -> None:
    text, size = fitted("Argishtihinili", Face.LABEL, 20, 80)
    assert text == "Argishtihinili"
    assert 9 <= size < 20
    assert width(text, Face.LABEL, size) <= 80


def test_a_text_much_too_long_ends_with_an_ellipsis() -> None:
    text, size = fitted("a very long account of a very long march", Face.LABEL, 20, 60)
    assert size == 9
    assert text.endswith(ELLIPSIS)
    assert width(text, Face.LABEL, size) <= 60


def test_lines_are_broken_between_words() -> None:
    lines = wrapped("Victory before Babylon and Kish falls", Face.LABEL, 16, 120)
    assert " ".join(lines) == "Victory before Babylon and Kish falls"
    assert len(lines) > 1
    assert all(width(line, Face.LABEL, 16) <= 120 for line in lines)


def test_the_same_label_is_made_once() -> None:
    one = sprite("Nineveh", Face.LABEL, 16, (0, 0, 0), (255, 255, 255))
    assert sprite("Nineveh", Face.LABEL, 16, (0, 0, 0), (255, 255, 255)) is one


def test_a_halo_makes_a_label_larger_and_lies_behind_it() -> None:
    plain = sprite("Kish", Face.LABEL, 20, (0, 0, 0))
    haloed = sprite("Kish", Face.LABEL, 20, (0, 0, 0), (255, 255, 255), 3)
    assert haloed.width > plain.width
    assert haloed.getchannel("A").histogram()[255] > plain.getchannel("A").histogram()[255]


def test_the_book_face_has_figures_that_stand_on_the_line() -> None:
    tops = {font(Face.TITLE, 40).getbbox(figure, anchor="ls")[1] for figure in "0123456789"}
    feet = {font(Face.TITLE, 40).getbbox(figure, anchor="ls")[3] for figure in "0123456789"}
    assert max(tops) - min(tops) <= 3
    assert max(feet) - min(feet) <= 3


@pytest.mark.parametrize(
    ("key", "term"),
    [("vp", "VP"), ("turn", "Spielzug"), ("preemption", "Zuvorkommen"), ("interphase", "Interphase")],
)
def test_german_words_are_those_of_the_german_rulebook(key: str, term: str) -> None:
    assert words("de")[key] == term


def test_too_many_lines_are_cut_with_an_ellipsis() -> None:
    assert cut(["one", "two"], Face.PLAIN, 20, 200, 2) == ["one", "two"]
    assert cut(["one", "two", "three"], Face.PLAIN, 20, width("two th…", Face.PLAIN, 20), 2) == ["one", "two th…"]
