"""The poster: winner, realm, points and numbers; names that the fonts do not have do no harm."""

import msgspec
import pytest

from render.assyrian_wars.board import Style
from render.assyrian_wars.poster import Ending, NoWinner, Story, legible, poster, ranking, told, victory_line
from tests.assyrian_wars.pictures.judging import faults, looks_as_it_did, smallest_on_a_phone
from tests.assyrian_wars.pictures.positions import view
from tests.assyrian_wars.pictures.scenes import ENDING

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


@pytest.mark.parametrize("name", ["poster-light-en", "poster-dark-de"])
def test_the_poster_looks_as_it_did(name: str) -> None:
    _, theme, language = name.split("-")
    assert looks_as_it_did(name, poster(view(), ENDING, Style(theme, language)).image)


def test_powers_are_ranked_by_their_points() -> None:
    assert ranking(view())[0] == ("AS", 21)
    points = [points for _, points in ranking(view())]
    assert points == sorted(points, reverse=True)


def test_the_winners_are_named() -> None:
    assert victory_line(ENDING, "en") == "Assyria wins"
    assert victory_line(LONG, "de") == "Geteilter Sieg: Babylonien & Elam & Meder"


@pytest.mark.parametrize("winners", [(), ("ZZ",)])
def test_a_poster_without_a_winner_is_refused(winners: tuple[str, ...]) -> None:
    with pytest.raises(NoWinner, match="winners among AS, ME"):
        poster(view(), Ending(winners))


@pytest.mark.parametrize(("name", "shown"), [("Jörg", "Jörg"), ("月 Tsuki", "Tsuki"), ("🦁", "–")])
def test_a_name_keeps_what_the_fonts_have(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_what_is_zero_is_not_told() -> None:
    story = Story(battles=2)
    lines = told(view(), msgspec.structs.replace(ENDING, story=story))
    assert lines[-1] == "The story in numbers: 2 battles."
    assert lines[0] == "Assyria wins."
