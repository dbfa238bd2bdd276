"""Puts into words whatever a match says, and fails where a word is missing or an id shows through."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from bot.games.registry import presentations
from bot.spine.words import LANGUAGES, Words
from rules.core.match import Match
from rules.core.messages import Message, Name, Quote, Refusal
from rules.core.questions import Question
from tests.generic import hostile
from tests.generic.registry import Harness

RAW = re.compile(r"\b[A-Z]{2}-[A-Za-z]|[{}]|\bnone\b|\bNone\b|\b[a-z]+-[a-z]+-[a-z]+-[a-z]+\b|\w_\w")
SLIPS = re.compile(r"(?<![\w-])-\d|−0\b| [.,;:!?](\s|$)|\(\)|,\.|;;|(: |– )[.;]|“”|„“")


class Strict(Words):
    """Words that fail where the bot would make do with an id."""

    def _format(self, id: str, params: Mapping[str, Any]) -> str:
        values = {key: self._given(key, value) for key, value in params.items()}
        counts = {f"{key}-count": len(value) for key, value in params.items() if isinstance(value, list | tuple)}
        return self.catalogue.text(self.language, id, values | counts)

    made_up_names = False  # a refusal may name what somebody typed

    def name(self, name: Name) -> str:
        known = self.naming is not None and self.naming(name, self.language) is not None
        if name.id and not known and not self.made_up_names:
            assert self.has(f"{name.kind}-{name.id}"), f"{name} has no name"
        return super().name(name)


def words_of(match: Match[Any], language: str) -> Strict:
    """Words with the names of a match, as the bot has them."""

    def naming(thing: Name, language: str) -> str | None:
        if thing.kind in ("seat", "chair", "player", "asked"):
            return f"Anna {thing.id}" if thing.id in match.seats else None
        named = match.game.named(match.options, thing.kind, thing.id)
        return words.say(named) if isinstance(named, Message) else named and str(getattr(named, language))

    shown = presentations({match.game.id: match.game})[match.game.id]
    words = Strict(language, naming, shown.catalogue, kinds=shown.kinds)
    return words


def check(text: str) -> None:
    assert text.strip(), "an empty text"
    assert not RAW.search(text), text
    assert not SLIPS.search(text), text
    assert "  " not in text, text


def word_question(words: Strict, question: Question) -> None:
    check(words(f"ask-{question.kind}"))
    check(words(f"ask-{question.kind}.about"))
    if question.reason is not None:
        check(words.say(question.reason))
    for option in question.options:
        check(words.say(option.message or Message(f"option-{option.id}")))
    for tag in question.actions:
        check(words(f"action-{tag}"))


def word_candidates(words: Strict, match: Match[Any], question: Question, chance: Random) -> None:
    for tag in chance.sample(question.actions, min(3, len(question.actions))):
        for param in match.game.kit.actions[tag].params():
            for candidate in match.candidates(question.seat, tag, param.name, {}, ""):
                if isinstance(candidate.label, Name):
                    check(words.name(candidate.label))
                elif candidate.label is not None:
                    check(words.say(candidate.label))


def word_answer(words: Strict, found: Refusal | Quote | None) -> None:
    if isinstance(found, Quote):
        for line in found.lines:
            check(words.say(line))
    elif found is not None:
        words.made_up_names = True
        text = words.refusal(found)
        assert text.strip()
        assert not re.search(r"[“„][A-Z]{2}(-\w+)*[”“]", text), text
        words.made_up_names = False


def play(harness: Harness, seed: int, decisions: int) -> None:
    """A match in which everything that is said is worded, in both languages by turns."""
    chance = Random(seed)
    setup = harness.setup_for(seed)
    match = Match.start(
        harness.game, setup.scenario, options=dict(setup.options), seats=list(setup.seats), secret=bytes([seed] * 32)
    )
    both = [words_of(match, language) for language in LANGUAGES]
    for event in [event for entry in match.entries for event in entry.events]:
        for words in both:
            check(words.say(event.message))
    for number in range(decisions):
        if match.finished:
            return
        question = match.pending[number % len(match.pending)]
        answer = harness.policy(match, question, chance)
        words = both[number % 2]
        word_question(words, question)
        word_candidates(words, match, question, chance)
        word_answer(words, match.quote(question.seat, answer, question=question.id))
        for attack in hostile.heavy(match, question, answer, chance) if number % 20 == 0 else ():
            word_answer(words, match.submit(attack.seat, attack.answer, question=attack.question).refusal)
        outcome = match.submit(question.seat, answer, question=question.id)
        for event in outcome.events:
            for words in both:
                check(words.say(event.message))
