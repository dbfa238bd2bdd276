"""Standings, accounts, hands and odds, reckoned from what a view shows; wrong names are told."""

import pytest

from bot.games.empires.odds import Chances
from bot.games.empires.presentation import Shown
from bot.games.presentation import WHOLE
from bot.spine.errors import Told
from render.empires.crops import Focus
from rules.core.ids import Seat
from rules.empires.game import GAME
from tests.empires.cases.table import CaseTable, table
from tests.empires.presentation.test_choices import LANDS, worded

SHOWN = Shown(GAME)
ODDS = Chances()


@pytest.fixture
def game() -> CaseTable:
    return table(LANDS.format("turn 2; round 3"), act="red")


def test_where_points_come_from(game: CaseTable) -> None:
    lines = SHOWN.account([game.match.view(None)], worded())
    own = next(place for place, line in enumerate(lines) if line.startswith("**Red (Red): 0 VP"))
    # Italia 6, Sicilia 4, Western Sea 8, Africa 5; a diplomat, a trader and elephants cost 2 each
    assert lines[own + 1].endswith("+17 (areas 23, trade 0, captured 0, cards −6)")
    assert any("Trade majorities: Judaea 1" in line for line in lines)  # Blue's two of three markers


def test_how_everybody_stands(game: CaseTable) -> None:
    lines = SHOWN.status(game.match.view(None), worded())
    red = next(line for line in lines if line.startswith("**Red**"))
    assert red == "**Red** (Red): 3 provinces, 1 sea, 1 fort; warehouse 5; next income 9."
    revolts = next(line for line in lines if "revolts with" in line)
    assert "8%" in revolts
    assert "Italia" in revolts
    assert "Sicilia" not in revolts  # a fort
    assert "Celtica" not in revolts  # the last province of Green
    assert "Syria" in revolts


def test_the_board_on_a_large_screen_is_a_large_one(game: CaseTable) -> None:
    view, words = game.match.view("red"), worded()
    large, usual = SHOWN.large_board(view, words), SHOWN.board(view, words, WHOLE)
    assert large is not None
    assert usual is not None
    assert (Focus("large") in large.order.args, Focus("whole") in usual.order.args) == (True, True)


def test_the_moment_names_turn_round_and_seat(game: CaseTable) -> None:
    moment = SHOWN.moment(game.match.view(None))
    assert moment is not None
    assert worded().say(moment) == "Turn 2 of 4, round 3 of 9: Red acts."


@pytest.mark.parametrize(("card", "line"), [("elephants-1", "costs 2 VP"), ("a-sword-1", "empire card, never lost")])
def test_a_card_says_what_it_does_and_costs(game: CaseTable, card: str, line: str) -> None:
    view = game.match.view("red")
    [held] = SHOWN.hands(view, "red")
    assert card in held.cards
    assert line in SHOWN.card(card, view, worded())


def test_odds_are_offered_by_name_and_reckoned(game: CaseTable) -> None:
    view, words = game.match.view(None), worded()
    assert [pick.value for pick in ODDS.kinds(words)] == ["attack", "others"]
    assert [pick.value for pick in ODDS.things(view, "attack", words)] == ["red", "blue", "green"]
    assert len(ODDS.places(view, "attack", words)) == 39
    assert ODDS.places(view, "others", words) == []
    title, *lines = ODDS.reckon(view, "attack", "red", "asia", [Seat("red")])()
    assert title.id == "odds-of-attack"
    assert [line.id for line in lines] == ["quote-movement", "quote-battle", "quote-battle"]
    others = ODDS.reckon(view, "others", "red", None, [])()
    assert [line.id for line in others].count("odds-subvert") == 4


@pytest.mark.parametrize(
    ("who", "where", "id"),
    [
        ("nobody", "asia", "odds-no-such-seat"),
        ("red", None, "odds-needs-area"),
        ("red", "atlantis", "look-no-such-part"),
        ("red", "italia", "odds-own-area"),
        ("red", "armenia", "odds-out-of-reach"),
    ],
)
def test_wrong_odds_are_told(game: CaseTable, who: str, where: str | None, id: str) -> None:
    with pytest.raises(Told) as told:
        ODDS.reckon(game.match.view(None), "attack", who, where, [])
    assert id in str(told.value.__dict__) or id in str(told.value)
