"""EC-41, EC-42, EC-63, EC-64: scoring, ties and the winner."""

import pytest

from rules.core.ids import Seat
from rules.empires.scoring.scoring import tally
from tests.empires.cases.table import table

ELSE = "asia: blue; dacia: green"


def test_ec_41_a_scoring() -> None:
    """EC-41: 18 for areas, 2 for trade, 3 captured, less 6 for cards: 17; the captured markers go home."""
    lands = "italia: red; sicilia: red; w: red; africa: blue, trade red 2 blue 1; achaia: green, trade red 1 blue 1"
    cards = "red: captured blue 2 green 1, cards leader-1 elephants-1 sword-1 galley-1"
    game = table(f"turn 2; {lands}; {cards}", begin="score")
    scored = game.messages("scored")[0].params
    assert (scored["control"], scored["trade"], scored["captured"], scored["upkeep"]) == (18, 2, 3, 6)
    assert (game.realm("red").points, game.realm("red").captured) == (17, {})


def test_ec_42_no_scoring_after_the_first_turn() -> None:
    """EC-42: turn I ends without points."""
    game = table(f"italia: red; {ELSE}", begin="score")
    assert game.realm("red").points == 0
    assert "scored" not in game.told


@pytest.mark.parametrize(
    ("text", "winners"),
    [
        ("red: points 56; italia: red; blue: points 54; asia: blue; syria: blue", ("blue",)),
        ("red: points 57; italia: red; blue: points 58; asia: blue", ("red", "blue")),
        ("red: points 54; italia: red, trade red 1; blue: points 58; asia: blue", ("red",)),
        ("red: points 57; italia: red; blue: points 58; asia: blue; dacia: green, trade red 1 green 1", ("red",)),
    ],
)
def test_ec_42_ties(text: str, winners: tuple[str, ...]) -> None:
    """EC-42: the most points, then land provinces, then trade markers on the map, then shared."""
    game = table(f"turn 4; {text}", begin="score")
    assert game.match.finished
    assert set(game.match.winners) == set(winners)


def test_ec_42_equal_points_and_more_provinces() -> None:
    """EC-42: 60 to 60, six provinces against five."""
    six = "; ".join(
        f"{area}: red" for area in ("britannia", "germania", "lusitania", "dacia", "sarmatia", "tripolitania")
    )
    five = "; ".join(f"{area}: blue" for area in ("belgica", "celtica", "aquitania", "thracia", "illyria"))
    game = table(f"turn 4; {six}; {five}; red: points 48; blue: points 45; asia: green", begin="score")
    assert (game.realm("red").points, game.realm("blue").points) == (60, 60)
    assert game.match.winners == ("red",)


def test_ec_63_points_may_be_negative() -> None:
    """EC-63: Britannia alone, with a leader, a diplomat and a galley: -3."""
    game = table(f"turn 2; britannia: red; red: cards leader-1 diplomat-1 galley-1; {ELSE}", begin="score")
    assert game.realm("red").points == -3


@pytest.mark.parametrize(("markers", "points"), [(1, 0), (2, 3)])
def test_ec_64_a_majority_must_be_strict(markers: int, points: int) -> None:
    """EC-64: one marker each gives nothing, two against one half of six."""
    game = table(f"italia: trade red {markers} blue 1; britannia: red; {ELSE}", begin="score")
    assert tally(game.board, Seat("red")).trade == points
    assert tally(game.board, Seat("blue")).trade == 0
