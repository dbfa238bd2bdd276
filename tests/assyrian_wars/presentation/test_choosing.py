"""What is seen while something is chosen: the cards a question is about, in both languages."""

import pytest

from bot.acting.lines import Outlook
from bot.games.registry import presentations
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.messages import Name
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.generic.taps import Tapper

WORLD = "nineveh: AS sargon 3LI; babylon: BA marduk 2LI; susa: EL humban LI; memphis: EG shabaka LI; ecbatana: ME LI"


def asked(kind: str) -> CaseTable:
    stack = [GameTurns(step="go_on"), Interphase()]
    game = table(f"clock: phase interphase, last BA\n{WORLD}; clock: turn 1; AS: eco 9", stack=stack)
    game.let_pass(kind)
    return game


@pytest.mark.parametrize(("language", "title"), [("en", "Keep the new cards?"), ("de", "Die neuen Karten behalten?")])
async def test_the_new_cards_are_shown_where_they_may_be_exchanged(language: str, title: str) -> None:
    match = asked("mulligan").match
    question = match.pending[0]
    shown = presentations({match.game.id: match.game})[match.game.id]
    person = Tapper(shown, match, question, language)
    await person.open()
    look = Outlook(shown, match, question, person.words)
    cards = shown.laid_open(look)
    assert cards
    assert title in person.text
    assert all(person.words.name(Name("card", card)) in person.text for card in cards)
    assert shown.hand(cards, look.view, person.words) is not None
