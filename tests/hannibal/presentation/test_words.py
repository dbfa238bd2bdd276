"""Hannibal's names, and what its presentation says of a match, have words in English and German."""

from random import Random

import pytest

import rules
from bot.games.registry import presentations
from bot.spine.words import LANGUAGES
from rules.core.match import Match
from rules.core.messages import Name
from rules.hannibal.desk.known import known_ids
from rules.hannibal.game import GAME
from tests.bot.wording import Strict, check, words_of
from tests.hannibal.harness import HARNESS

SHOWN = presentations(rules.games())["hannibal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_of_their_own(language):
    names = [SHOWN.catalogue.text(language, f"action-{tag}.command", {}) for tag in GAME.kit.actions]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_card_has_words(language):
    words = words_of(Match.start(GAME, "second-punic-war", {}, ["rome", "carthage"], b"1" * 32), language)
    for kind in ("space", "province", "region", "general", "card", "side"):
        for id in known_ids(kind):
            check(words.name(Name(kind, id)))


@pytest.mark.parametrize("seed", range(2))
def test_whatever_the_presentation_says_is_worded(seed):
    chance, setup = Random(seed), HARNESS.setup_for(seed)
    match = Match.start(GAME, setup.scenario, seats=list(setup.seats), secret=bytes([seed] * 32))
    both = [words_of(match, language) for language in LANGUAGES]
    for number in range(600):
        if match.finished:
            break
        question = match.pending[number % len(match.pending)]
        match.submit(question.seat, HARNESS.policy(match, question, chance), question=question.id)
        if number % 25 == 0:
            _look(match, both)


def _look(match: Match, both: list[Strict]) -> None:
    """Whatever the presentation says of the match, to everybody and to each seat."""
    for words in both:
        for seat in (None, *match.seats):
            view = match.view(seat)
            for line in (*SHOWN.status(view, words), *SHOWN.account([view], words)):
                check(line)
            check(words.say(SHOWN.moment(view)))
            for hand in SHOWN.hands(view, seat) if seat is not None else ():
                for card in hand.cards:
                    check(SHOWN.card(card, view, words))
