"""Beside the map: the Regroup Box and the wars off the map, with whose pieces they hold and how long they last."""

import msgspec
import pytest

from render.assyrian_wars.board import board
from render.assyrian_wars.crops import Focus
from render.assyrian_wars.layout import layout
from render.assyrian_wars.piles import gathered
from render.paper.picture import Picture, Style
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.pieces import ForeignWar
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import View
from tests.assyrian_wars.pictures.positions import view
from tests.render.judging import faults

WHOLE = Focus("whole")


def texts(picture: Picture) -> set[str]:
    return {text.text for text in picture.texts}


def without(seen: View, **changed: list[object]) -> View:
    return msgspec.structs.replace(seen, **changed)


def test_the_regroup_box_shows_one_pile_a_country() -> None:
    found = gathered(view().regroup, house().counters)
    assert [(pile.owner, pile.count, pile.lettered) for pile in found] == [
        ("AS", 3, True),
        ("BA", 1, True),
        ("EL", 1, True),
        ("UR", 1, True),
    ]


def test_a_war_off_the_map_tells_its_card_its_forces_and_its_rounds() -> None:
    shown = texts(board(view(), focus=WHOLE))
    assert {"Regroup Box", "Foreign wars", "Libyan War", "2", "3 left", "2/3", "1/3"} <= shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_many_wars_and_many_routed_countries_keep_clear_of_each_other(language: str) -> None:
    seen = view()
    wars = [ForeignWar(CardId(str(29 + n)), CountryId("EG"), "nomads", size=5, duration=n) for n in range(6)]
    crowd = [piece for state in seen.areas.values() for piece in state.pieces]
    picture = board(without(seen, foreign_wars=wars, regroup=crowd), Style("light", language), focus=WHOLE)
    assert faults(picture) == []
    assert any(text.endswith("(+2)") for text in texts(picture))


def test_nothing_stands_there_while_both_are_empty() -> None:
    seen = without(view(), foreign_wars=[], regroup=[])
    assert not {"Regroup Box", "Foreign wars"} & texts(board(seen, focus=WHOLE))


def test_its_place_covers_no_area() -> None:
    left, top, right, bottom = layout().boxes["aside"]
    for place, (x, y) in layout().spots.items():
        assert not (left - 27 < x < right + 27 and top - 31 < y < bottom + 14), place
