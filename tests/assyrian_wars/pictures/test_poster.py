"""The poster: winner, realm, points and numbers; names that the fonts do not have do no harm."""

import msgspec
import pytest

from render.assyrian_wars.atlas import HOUSE, edition
from render.assyrian_wars.piles import piles
from render.assyrian_wars.poster import Ending, NoWinner, Story, poster, ranking, realm, told, victory_line
from render.paper.picture import Style
from rules import games
from rules.assyrian_wars.view import View
from rules.core.match import Match
from tests.assyrian_wars.pictures.positions import view
from tests.assyrian_wars.pictures.scenes import ENDING
from tests.render.judging import faults, smallest_on_a_phone

LONG = msgspec.structs.replace(
    ENDING,
    winners=("BA", "EL", "ME"),
    title="The Rise and Fall of Assyria, from Sargon to the last battle at Harran, 722–609 BC",
    players=dict.fromkeys(("AS", "ME", "EG", "BA", "EL"), "Maximiliane von und zu Mustermannshausen-Oberdorf"),
)
BARE = Ending(("EG",))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ending", [ENDING, LONG, BARE], ids=["usual", "long", "bare"])
def test_no_text_covers_another_or_leaves_the_picture(ending: Ending, language: str) -> None:
    picture = poster(view(), ending, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.5


def test_powers_are_ranked_by_their_points() -> None:
    assert ranking(view())[0] == ("AS", 21)
    points = [points for _, points in ranking(view())]
    assert points == sorted(points, reverse=True)


def test_the_winners_are_named() -> None:
    assert victory_line(ENDING, "en", HOUSE) == "Assyria wins"
    assert victory_line(LONG, "de", HOUSE) == "Geteilter Sieg: Babylonien & Elam & Meder"


@pytest.mark.parametrize("winners", [(), ("ZZ",)])
def test_a_poster_without_a_winner_is_refused(winners: tuple[str, ...]) -> None:
    with pytest.raises(NoWinner, match="winners among AS, ME"):
        poster(view(), Ending(winners))


def test_what_is_zero_is_not_told() -> None:
    story = Story(battles=2)
    lines = told(view(), msgspec.structs.replace(ENDING, story=story))
    assert lines[-1] == "The story in numbers: 2 battles."
    assert lines[0] == "Assyria wins."


def test_the_poster_of_a_war_on_a_part_of_the_board_shows_all_of_it() -> None:
    match = Match.start(games()["assyrian-wars"], "two-rivers", seats=["P1", "P2", "P3"], secret=bytes(32))
    seen = match.view(None)
    assert isinstance(seen, View)
    found = piles(seen, edition().counters)
    assert not realm(seen, "AS", found, "en").hidden & {*seen.areas}
