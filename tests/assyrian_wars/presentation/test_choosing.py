"""What is seen while something is chosen: the cards a question is about, in both languages."""

import pytest

from bot.acting.choices import some_values
from bot.acting.lines import Outlook
from bot.acting.previews import ends_turn
from bot.games.assyrian_wars import choosing
from bot.games.registry import presentations
from bot.spine import limits
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.answers import Choose
from rules.core.messages import Name
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_6_10_supply import begins
from tests.bot.wording import words_of
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


@pytest.mark.parametrize(
    ("language", "paid", "plunder"),
    [
        ("en", "- **Pay with AP**: 1 AP, and the force is seen to", "a pillage marker lies in the area"),
        ("de", "- **Mit AP bezahlen**: 1 AP, und die Truppe ist versorgt", "liegt ein Plünderungsmarker"),
    ],
)
async def test_what_a_few_buttons_mean_stands_below_the_question(language: str, paid: str, plunder: str) -> None:
    """6.10: both ways with their price, and each is one tap, although cards could be played before."""
    match = begins("AS", "sippar: AS turtan 4LI, BA (LI)").match
    shown = presentations({match.game.id: match.game})[match.game.id]
    person = Tapper(shown, match, match.pending[0], language)
    await person.open()
    assert paid in person.text.splitlines()
    assert plunder in person.text
    question = match.pending[0]
    assert question.actions
    assert not any(ends_turn(question, Choose(option.id)) for option in question.options)


@pytest.mark.parametrize(
    ("language", "far", "near"),
    [
        ("en", "no enemy city near", "reaches Sippar (1 AP)"),
        ("de", "keine feindliche Stadt nahe", "erreicht Sippar (1 AP)"),
    ],
)
def test_an_army_says_which_enemy_cities_it_can_reach(language: str, far: str, near: str) -> None:
    """6.6: with the AP at hand, from the ways that the rules offer; a unit alone says nothing of it."""
    text = "ashur: AS turtan 4LI; memphis: EG shabaka LI; nineveh: AS LI; sippar: BA LI; babylon: BA marduk 2LI"
    for ap, said in ((0.5, far), (1, near), (9, near)):
        match = table(text, impulse="AS", ap=ap).match
        shown = presentations({match.game.id: match.game})[match.game.id]
        look = Outlook(shown, match, match.pending[0], words_of(match, language))
        found = choosing.goals(look, ["AS-turtan", "AS-LI-5"])
        assert list(found) == ["AS-turtan"]
        assert found["AS-turtan"][0] == said
        assert len(found["AS-turtan"]) <= choosing.MOST_GOALS


async def test_the_menu_of_forces_says_it_within_a_line() -> None:
    text = "ashur: AS turtan 4LI; nineveh: AS sargon LI; sippar: BA LI; babylon: BA marduk 2LI"
    match = table(text, impulse="AS", ap=9).match
    question = match.pending[0]
    shown = presentations({match.game.id: match.game})[match.game.id]
    look = Outlook(shown, match, question, words_of(match, "de"))
    action = match.game.kit.actions["move"]
    param = next(one for one in action.params() if one.name == "force")
    picks = look.picks(action, param, some_values(match, question.seat, action, param, {}, look.words), {})
    lines = {pick.value: pick.about for pick in picks}
    assert "erreicht Sippar (1 AP)" in lines["AS-turtan"]
    assert "Stärke" in lines["AS-turtan"]
    assert max(map(len, lines.values())) <= limits.SELECT_DESCRIPTION


def test_few_ways_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu of many armies must not hold others up."""
    match = table("ashur: AS turtan 4LI; babylon: BA marduk 2LI", impulse="AS", ap=9).match
    shown = presentations({match.game.id: match.game})[match.game.id]
    look = Outlook(shown, match, match.pending[0], words_of(match, "en"))
    asked: list[str] = []
    monkeypatch.setattr(choosing, "_enemy_cities", lambda *given: iter(asked.append(given[-1]) or ()))
    choosing.goals(look, ["AS-turtan", "AS-sargon", "BA-marduk", "BA-nabu", "EG-shabaka"])
    assert len(asked) == choosing.MOST_ARMIES
