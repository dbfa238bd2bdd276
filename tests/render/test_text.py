"""Lettering: fonts cover German, texts are fitted and wrapped, sprites are shared."""

import pytest

from render.paper.text import ELLIPSIS, Face, cut, fitted, font, legible, sprite, width, wrapped


@pytest.mark.parametrize("face", list(Face))
def test_every_face_covers_german(face: Face) -> None:
    assert legible("ÄÖÜäöüß–„“’…·½−", face) == "ÄÖÜäöüß–„“’…·½−"


@pytest.mark.parametrize(("name", "shown"), [("Jörg", "Jörg"), ("月 Tsuki", "Tsuki"), ("🦁", "–")])
def test_a_name_keeps_what_the_fonts_have(name: str, shown: str) -> None:
    assert legible(name) == shown


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


def test_too_many_lines_are_cut_with_an_ellipsis() -> None:
    assert cut(["one", "two"], Face.PLAIN, 20, 200, 2) == ["one", "two"]
    assert cut(["one", "two", "three"], Face.PLAIN, 20, width("two th…", Face.PLAIN, 20), 2) == ["one", "two th…"]
