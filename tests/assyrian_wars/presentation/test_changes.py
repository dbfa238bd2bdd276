"""What a picture of an impulse points out: moves on land and sea, and every place where something is left behind."""

from typing import Any

import pytest

import rules
from bot.games.assyrian_wars.changes import MARKS, changes_of
from bot.games.registry import presentations
from render.assyrian_wars.board import board
from render.assyrian_wars.changes import Caption, Changes, Move
from render.assyrian_wars.crops import Focus, scenes, window
from rules.assyrian_wars.view import View
from rules.core.match import Match
from rules.core.messages import Event, Name, message
from tests.bot.catalogues import entries

WARS = presentations(rules.games())["assyrian-wars"]


@pytest.fixture(scope="module")
def view() -> View:
    match = Match.start(rules.games()["assyrian-wars"], "campaign", {}, seats=["P1", "P2"], secret=b"1" * 32)
    found = match.view(None)
    assert isinstance(found, View)
    return found


def event(id: str, **params: Any) -> Event:
    return Event(message(id, **params), "")


def area(id: str) -> Name:
    return Name("area", id)


def test_every_mark_is_an_event_that_can_be_told() -> None:
    assert sorted(MARKS - entries("en", "assyrian-wars").keys()) == []


def test_politics_and_markers_are_ringed_where_they_happen(view: View) -> None:
    """7.1.D, 6.14, 7.5.2: a province, a revolt, pillage, a new unit; each place once, and only what is on the board."""
    persia = Name("country", "PE")
    events = [
        event("placed", country=persia, area=area("parsa"), pieces=()),
        event("province-taken", area=area("susa"), country=Name("country", "AS")),
        event("pillaged", country=persia, area=area("parsa"), level=1),
        event("revolt-placed", area=area("kish"), country=Name("country", "BA"), pieces=()),
        event("placed", country=persia, area=area("no-such-place"), pieces=()),
    ]
    assert changes_of(events, view, WARS.words("en")).touched == ("parsa", "susa", "kish")


def test_a_place_that_is_shown_already_has_no_second_ring(view: View) -> None:
    babylonia = Name("country", "BA")
    events = [
        event("control-changes", area=area("kish"), country=babylonia),
        event("pillaged", country=babylonia, area=area("kish"), level=1),
    ]
    found = changes_of(events, view, WARS.words("en"))
    assert [taken.place for taken in found.taken] == ["kish"]
    assert found.touched == ()


def test_fleets_relocations_and_ways_home_have_arrows(view: View) -> None:
    """6.16.b, 7.7, 8.1."""
    egypt = Name("country", "EG")
    zones = [Name("zone", zone) for zone in list(view.zones)[:3]]
    events = [
        event("fleet-sailed", country=egypt, start=zones[0], zone=zones[1], halves=1),
        event("fleet-sailed", country=egypt, start=zones[1], zone=zones[2], halves=1),
        event("army-relocated", country=egypt, leader=Name("leader", "EG-raia"), areas=(area("tanis"), area("sais"))),
        event("went-home", country=egypt, area=area("gaza"), target=area("pelusium")),
    ]
    assert changes_of(events, view, WARS.words("en")).moves == (
        Move("EG", tuple(zone.id for zone in zones)),
        Move("EG", ("tanis", "sais")),
        Move("EG", ("gaza", "pelusium")),
    )


def test_a_quiet_impulse_shows_the_war_or_the_land_of_whoever_had_it(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The marker has moved on by the time the picture is drawn."""
    aims: list[Focus] = []

    def spied(view: View, focus: Focus, *rest: Any) -> Any:
        aims.append(focus)
        return scenes(view, focus, *rest)

    monkeypatch.setattr("render.assyrian_wars.board.scenes", spied)
    board(view, changes=Changes(caption=Caption(country="PE")))
    assert aims == [Focus("theatre", "PE")]
    front = window(view, aims[0], [], {}, "en")
    assert front.box == window(view, Focus(), [], {}, "en").box
    monkeypatch.setattr("render.assyrian_wars.crops.fronts", lambda *_: [])
    there = window(view, aims[0], [], {}, "en")
    assert there.box == window(view, Focus("country", "PE"), [], {}, "en").box
    assert there.box != window(view, Focus(), [], {}, "en").box
