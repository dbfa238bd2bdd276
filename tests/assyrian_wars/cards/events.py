"""Cards played as events in few words: announced, answered, cancelled."""

import pytest

from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.events.responding import Respond
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable

MEASURES = "99"  # Counter Measures


def event(card: str, *targets: str, use: str = "", plus: bool = False) -> PlayEvent:
    """A card of the hand as an event of the own impulse, aimed at these things."""
    return PlayEvent(CardId(card), use, targets, plus=plus)


def respond(card: str, *targets: str, use: str = "") -> Respond:
    """A card of the hand as an answer."""
    return Respond(CardId(card), use, targets)


def cancelled(game: CaseTable, by: str, country: str, play: PlayEvent) -> CaseTable:
    """`country` plays an event, and `by` cancels it with Counter Measures before anything happens (R-134)."""
    before = game.ap(country)
    game.play(country, play)
    game.play(by, respond(MEASURES))
    assert "event-cancelled" in game.told, game.told
    assert game.ap(country) == before, "a cancelled event costs nothing"
    assert play.card in game.board.discard or play.card in game.country(country).played_home
    assert MEASURES in game.board.discard
    assert (
        [one for one in game.board.impulse.cards if one.card == play.card and one.cancelled]
        if game.board.impulse
        else True
    )
    return game


def passing(game: CaseTable) -> CaseTable:
    """Nobody answers with a card; what was told on the way is kept."""
    return through(game, "respond")


def cards(*numbers: int) -> pytest.MarkDecorator:
    """The test is about these cards: run once for each, with its id in `card`."""
    return pytest.mark.parametrize("card", [pytest.param(str(number), id=f"card-{number:03}") for number in numbers])
