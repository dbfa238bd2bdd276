"""The small map of a march that waits for its Confirm."""

import pytest

from bot.games.hannibal.changes import way_of
from rules import games
from rules.core.match import Match
from rules.core.messages import Name, message
from rules.hannibal.view import HannibalView
from tests.bot.wording import words_of

MATCH = Match.start(games()["hannibal"], "second-punic-war", {}, ["rome", "carthage"], b"ahead")
WAY = tuple(Name("space", id) for id in ("saguntum", "laminium", "salaria", "new-carthage"))


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Saguntum → New Carthage: 3 of 4 MP"), ("de", "Saguntum → Neukarthago: 3 von 4 BP")],
)
def test_a_long_way_is_drawn_and_its_ends_are_named(language: str, title: str) -> None:
    """All of its spaces would make letters that no phone shows, and the map has them."""
    view = MATCH.view("carthage")
    assert isinstance(view, HannibalView)
    route = message("quote-route", spaces=WAY, points=3, most=4)
    found = way_of([route], "carthage", view, words_of(MATCH, language))
    assert found is not None
    assert found.caption.title == title
    assert found.moves[0].path == ("saguntum", "laminium", "salaria", "new-carthage")
