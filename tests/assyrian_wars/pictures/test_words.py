"""The words of the board: the same in both languages, those of the rulebook, and within what the fonts have."""

import tomllib

import pytest

from render.assyrian_wars.atlas import WORDS, game_map, words
from render.paper.text import Face, legible


@pytest.mark.parametrize("face", list(Face))
def test_every_face_covers_the_words_and_names_of_the_board(face: Face) -> None:
    table = tomllib.loads(WORDS.read_text())
    board = game_map()
    things = [*board.areas.values(), *board.zones.values(), *board.countries.values(), *board.boxes.values()]
    texts = [*table["en"].values(), *table["de"].values(), *(t.en for t in things), *(t.de for t in things)]
    assert [text for text in texts if legible(text, face) != text] == []


def test_both_languages_have_the_same_words() -> None:
    table = tomllib.loads(WORDS.read_text())
    assert table["en"].keys() == table["de"].keys()


@pytest.mark.parametrize(
    ("key", "term"),
    [("vp", "VP"), ("turn", "Spielzug"), ("preemption", "Zuvorkommen"), ("interphase", "Interphase")],
)
def test_german_words_are_those_of_the_german_rulebook(key: str, term: str) -> None:
    assert words("de")[key] == term
