"""The small maps of a march that waits for its Confirm, and of all that is in reach."""

import pytest

from bot.games.assyrian_wars.ahead import reach_of, way_of
from render.assyrian_wars.changes import Clash, Move, Note
from rules import games
from rules.assyrian_wars.view import View
from rules.core.match import Match
from rules.core.messages import Message, Name, message
from tests.bot.wording import words_of

MATCH = Match.start(games()["assyrian-wars"], "two-rivers", {}, ["P1", "P2", "P3"], b"ahead")


@pytest.fixture(scope="module")
def view() -> View:
    seen = MATCH.view("P1")
    assert isinstance(seen, View)
    return seen


def area(id: str) -> Name:
    return Name("area", id)


def route(*ids: str) -> Message:
    return message("quote-route", areas=tuple(map(area, ids)))


def threat(force: Name, start: str, to: str, percent: int, natural: int) -> Message:
    ends = {"start": area(start), "area": area(to)}
    return message("quote-interception", force=force, **ends, percent=percent, natural=natural)


@pytest.mark.parametrize(
    ("language", "title", "result"),
    [
        ("en", "Nineveh → Sippar: 3 AP", "May intercept: Marduk-apla-iddina (Babylon) 83%"),
        ("de", "Ninive → Sippar: 3 AP", "Können abfangen: Marduk-apla-iddina (Babylon) 83 %"),
    ],
)
def test_the_way_its_price_who_bars_it_and_the_battle(view: View, language: str, title: str, result: str) -> None:
    lines = (
        message("quote-ap", cost=6, left=2),
        route("nineveh", "kalhu", "ashur", "sippar"),
        threat(Name("leader", "BA-marduk"), "babylon", "sippar", 83, 5),
        threat(Name("country", "EL"), "susa", "sippar", 0, 13),
        message("quote-battle", area=area("sippar")),
    )
    found = way_of(lines, view, words_of(MATCH, language))
    assert found is not None
    assert found.moves == (
        Move("AS", ("nineveh", "kalhu", "ashur", "sippar")),
        Move("BA", ("babylon", "sippar")),  # who cannot come in time is not drawn
    )
    assert found.clashes == (Clash("sippar"),)
    assert found.notes == (Note("babylon", "83%"),)
    assert (found.caption.title, found.caption.result) == (title, result)


def test_a_quiet_way_says_so_but_not_in_the_fog(view: View) -> None:
    words = words_of(MATCH, "en")
    quiet, foggy = (route("nineveh", "kalhu"),), (route("nineveh", "kalhu"), message("odds-hidden"))
    told = [found.caption.result for lines in (quiet, foggy) if (found := way_of(lines, view, words)) is not None]
    assert told == ["Nobody can intercept", ""]


def test_what_goes_nowhere_has_no_map(view: View) -> None:
    words = words_of(MATCH, "en")
    assert way_of((message("quote-ap", cost=2, left=2),), view, words) is None
    assert reach_of(["hidden-valley"], view, words) is None


def test_every_place_in_reach_has_one_ring(view: View) -> None:
    found = reach_of(["kalhu", "ashur", "kalhu"], view, words_of(MATCH, "en"))
    assert found is not None
    assert found.touched == ("kalhu", "ashur")


def test_who_may_come_to_several_places_is_told_once_with_all_his_chances(view: View) -> None:
    marduk, kuta = Name("leader", "BA-marduk"), Name("country", "BA")
    lines = (
        route("nineveh", "kalhu", "ashur", "sippar"),
        threat(marduk, "babylon", "ashur", 72, 6),
        threat(marduk, "babylon", "sippar", 83, 5),
        threat(kuta, "babylon", "sippar", 28, 9),
    )
    found = way_of(lines, view, words_of(MATCH, "en"))
    assert found is not None
    assert found.notes == (Note("babylon", "28–83%"),)
    assert found.caption.result == "May intercept: Marduk-apla-iddina (Babylon) 72–83%, Babylonia (Babylon) 28%"
