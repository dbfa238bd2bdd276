"""Autocomplete offers the cards that can be played now: none that would be refused, and it hides none (6.11)."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rules.assyrian_wars.board.decks import card_of
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board
from rules.core.actions import Action, build
from rules.core.match import Match
from rules.core.questions import Question
from tests.assyrian_wars.cards.battlefield import attack, lay
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.policies import some_answer
from tests.generic.harness import Playout

SETUPS = (0, 1, 4, 5, 9)  # of the harness: all maps, two to five players
DECISIONS = 150
MOST_TARGETS, MOST_TRIES = 6, 300
TAGS = {"impulse": "play-event", "respond": "respond"}


# Any position of a game.


@pytest.mark.parametrize("seed", SETUPS)
def test_a_card_is_on_offer_if_and_only_if_it_can_be_played(seed: int) -> None:
    match, chance = Playout(HARNESS, HARNESS.setups[seed], seed, probe=False).match, Random(seed)
    looked = set[tuple[int, ...]]()
    on_offer = 0
    for _ in range(DECISIONS):
        if match.finished:
            break
        question: Question = match.pending[0]
        moment = moment_of(match, question)
        if question.kind in TAGS and moment not in looked:
            looked.add(moment)
            on_offer += len(compared(match, question))
        match.submit(question.seat, some_answer(match, question, chance), question.id)
    assert on_offer > 10


def moment_of(match: Match[Board], question: Question) -> tuple[int, ...]:
    """Every window is looked at, and an impulse once for each of its cards."""
    impulse = match.table.board.impulse
    if question.kind != "impulse" or impulse is None:
        return (question.id,)
    return match.table.board.clock.impulses, len(impulse.cards)


def compared(match: Match[Board], question: Question) -> list[str]:
    """The cards on offer, which must be those for which a search of all that can be named finds a legal play."""
    tag = TAGS[question.kind]
    offered = values(match, question, tag, "card")
    board = match.table.board
    owners = countries_of(board, question.seat)
    if question.kind == "impulse":
        assert board.impulse is not None
        owners = [board.impulse.country]
    hand = [card for code in owners for card in board.countries[code].hand]
    assert set(offered) <= set(hand)
    for card in hand:
        legal = next((play for play in plays(match, question, tag, card) if is_legal(match, question, play)), None)
        assert (card in offered) == (legal is not None), f"{card}: {legal or 'is on offer, but no play of it is legal'}"
    return offered


def plays(match: Match[Board], question: Question, tag: str, card: str) -> Iterator[dict[str, str]]:
    """Everything that could be tried with a card: every use, made a + card or not, aimed at anything."""
    everything = [*match.table.board.areas, *match.table.board.countries, *pieces_of(match.table.board)]
    for use in card_of(match.table.board, card).uses:
        for more in ({}, {"plus": "true"}) if tag == "play-event" else ({},):
            given = {"card": card, "use": use.name, **more}
            yield given
            for targets in islice(aims(match, question, tag, given), MOST_TRIES):
                yield {**given, "targets": targets}
            for target in everything:
                yield {**given, "targets": target}


def aims(match: Match[Board], question: Question, tag: str, given: dict[str, str], typed: str = "") -> Iterator[str]:
    """What autocomplete lets a player name, one thing after the other."""
    for value in values(match, question, tag, "targets", given, typed):
        yield value
        if len(value.split()) < MOST_TARGETS:
            yield from aims(match, question, tag, given, f"{value} ")


def values(
    match: Match[Board], question: Question, tag: str, param: str, given: dict[str, str] | None = None, typed: str = ""
) -> list[str]:
    return [found.value for found in match.candidates(question.seat, tag, param, given or {}, typed)]


def pieces_of(board: Board) -> list[str]:
    return [piece.id for _, pieces in board.places() for piece in pieces]


def is_legal(match: Match[Board], question: Question, play: dict[str, str]) -> bool:
    action = build(match.game.kit.actions[TAGS[question.kind]], play)
    assert isinstance(action, Action), action
    return match.refusal(question.seat, action, question.id) is None


# One after the other.


def on_offer(game: CaseTable, country: str, tag: str = "play-event", param: str = "card", **given: str) -> list[str]:
    """What autocomplete offers the country's player; `typed` is what was typed so far."""
    typed = given.pop("typed", "")
    return [found.value for found in game.match.candidates(game.seat(country), tag, param, given, typed)]


def test_a_condition_that_is_not_met() -> None:
    """Gift of the Nile needs pillage at home; Arabian Nomads always come."""
    dry = table("hand EG: 13 41", impulse="EG", ap=5)
    assert on_offer(dry, "EG") == ["41"]
    flooded = table("memphis: pillage 1; hand EG: 13 41", impulse="EG", ap=5)
    assert on_offer(flooded, "EG") == ["13", "41"]


def test_a_price_that_cannot_be_paid() -> None:
    """There is one loan at a time (R-132): Arabian Nomads for 3 AP are too dear, Good Harvest for 1 is not."""
    text = "hand BA: 41 80; BA: loan 2, eco 4"
    assert on_offer(table(text, impulse="BA", ap=3), "BA") == ["41", "80"]
    assert on_offer(table(text, impulse="BA", ap=2), "BA") == ["80"]


def test_the_further_price_counts_too() -> None:
    """Units at half price are for cash only: no loan pays them (R-132)."""
    text = "hand BA: 37 41; babylon: BA nabu"
    rich, poor = table(text, impulse="BA", ap=9), table(text, impulse="BA", ap=0)
    assert "37" in on_offer(rich, "BA")
    assert "37" not in on_offer(poor, "BA")


def test_cards_of_an_impulse_that_is_full() -> None:
    """3.2: a second card needs a +, printed or bought; there is no third."""
    game = table("hand BA: 40 41 80; BA: loan 2, eco 4", impulse="BA", ap=3)
    game.play("BA", event("40"))
    assert on_offer(game, "BA") == []  # 3 AP for a + are not there
    rich = table("hand BA: 40 41 80", impulse="BA", ap=9)
    rich.play("BA", event("40"))
    assert on_offer(rich, "BA") == ["41", "80"]
    assert on_offer(rich, "BA", param="plus", card="41") == ["true"]
    rich.play("BA", event("41", plus=True))
    assert on_offer(rich, "BA") == []


def test_uses_that_can_be_played() -> None:
    """Gathering the Tribes brings the Mede back only when they are gone (7.1)."""
    game = table("hand ME: 10 41", impulse="ME", ap=5)
    assert on_offer(game, "ME", param="use", card="10") == ["economy"]


def test_the_last_card_is_not_offered_as_an_answer() -> None:
    """R-16: until its card is played the phasing country keeps one for it."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand AS: {}; hand BA: 41"
    assert on_offer(attack(text.format("90 40"), "sippar"), "AS", "lay-cards", "cards") == ["90"]
    alone = attack(text.format("90"), "sippar", by="AS")
    assert on_offer(alone, "AS", "lay-cards", "cards") == []


def test_battle_cards_must_be_paid_together() -> None:
    """Babylonia has 1 AP and a loan: it can lay one card for 1 AP, not two."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand AS: 40; hand BA: 90 92 41; BA: loan 2, eco 4, saved 1"
    game = attack(text, "sippar")
    assert on_offer(game, "BA", "lay-cards", "cards") == ["90", "92"]
    assert on_offer(game, "BA", "lay-cards", "cards", typed="90 ") == []
    assert game.refused("BA", lay("90", "92")).message.id == "loan-still-open"


def test_as_many_are_cancelled_as_cards_are_played() -> None:
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand AS: 90 91 40; hand BA: 95 41"
    game = attack(text, "sippar")
    game.play("AS", lay("90", "91"))
    assert on_offer(game, "BA", "counter", "cards") == ["95"]
    assert on_offer(game, "BA", "counter", "against", cards="95") == ["90", "91"]
    assert on_offer(game, "BA", "counter", "against", cards="95", typed="90 ") == []


@pytest.mark.parametrize("card", ["16", "37", "38", "42"])
def test_nonsense_before_the_cursor_offers_nothing(card: str) -> None:
    """Units, places and pieces of others in the wrong order are refused, and nothing is offered after them."""
    by = "EL" if card == "16" else "BA"
    text = f"hand {by}: {card} 41; babylon: BA nabu, EL MC-LI-01; ashur: AS turtan; regroup: BA LI"
    game = table(text, impulse=by, ap=9)
    for nonsense in ("AS-turtan", "babylon", "no-such-thing", "babylon ashur", "no such"):
        assert on_offer(game, by, param="targets", card=card, typed=f"{nonsense} ") == []
        assert game.refused(by, event(card, *nonsense.split())).rule
