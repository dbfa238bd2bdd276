"""Alt text: the same view in words, in both languages, within Discord's limit, with nothing that fog hides."""

import re

import pytest

from render.assyrian_wars.alt import alt_text
from render.assyrian_wars.crops import Focus
from render.paper.alt import LONGEST
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Score
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import view_of
from tests.assyrian_wars.pictures.positions import CHANGES, mid_campaign, view


def test_it_tells_turn_country_result_and_standing() -> None:
    text = alt_text(view(), "en", CHANGES)
    assert text.startswith("Turn 3/5, Round 2: Assyria. 689 BC. Sennacherib marches on Babylon.")
    assert "Assyria (Assyrian): 21 VP" in text
    assert "Siege: Jerusalem (Assyria)." in text


def test_it_speaks_german() -> None:
    text = alt_text(view(), "de")
    assert text.startswith("Spielzug 3/5, Runde 2: Assyrien.")
    assert "Ägypten (Rebellen): 9 VP" in text


def test_it_tells_what_lies_beside_the_map() -> None:
    board = mid_campaign()
    board.countries.clear()  # leaves room in the text for what comes last
    text = alt_text(view_of(board, house().counters, None))
    assert "Regroup Box: Assyria 3, Babylonia 1" in text
    assert "Libyan War: Egypt, 3 left." in text


def test_fog_hides_forces_from_words_too() -> None:
    assert "16 units" in alt_text(view(fog=False))
    assert "16 units" not in alt_text(view(fog=True))


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_fits_an_attachment(language: str) -> None:
    assert 200 < len(alt_text(view(), language, CHANGES)) <= LONGEST


def test_numbers_are_written_as_people_write_them() -> None:
    board = mid_campaign()
    board.countries[CountryId("AS")].ledger = [Score(1, -2, "8.3", "vp-trade")]
    english = alt_text(view_of(board, house().counters, None))
    assert "Assyria (Assyrian): −2 VP" in english
    assert "AP saved" in english
    assert not re.search(r"\b1 (cards|units)\b|-\d", english)


def test_a_king_whose_name_ends_with_a_stop_has_one() -> None:
    seen = view()
    where = next(area for area, state in seen.areas.items() if any(one.id == "AS-sargon" for one in state.pieces))
    text = alt_text(seen, "de", focus=Focus("area", where))
    assert "Sargon II." in text
    assert ".." not in text
