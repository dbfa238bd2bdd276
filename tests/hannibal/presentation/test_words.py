"""Everything that Hannibal says has words in English and German, with its parameters, and no text is left over."""

import re
from random import Random

import pytest

from bot.games.hannibal.presentation import Shown
from bot.spine import limits
from bot.spine.words import LANGUAGES
from rules.core.match import Match
from rules.core.messages import Message, Name
from rules.hannibal.desk.known import known_ids
from rules.hannibal.game import GAME
from tests.bot import catalogues, said, test_words
from tests.bot.catalogues import Entry
from tests.generic import hostile
from tests.hannibal.harness import HARNESS
from tests.hannibal.presentation import sayings

ROOM = "hannibal"
SHOWN = Shown(GAME)
OF_RULES = frozenset({"actions", "battle", "events", "march", "names", "questions", "quotes", "refusals"})


@pytest.fixture(autouse=True)
def own_words(monkeypatch):
    """The catalogues of this game, registered or not."""
    usual = catalogues.folder_of
    monkeypatch.setattr(catalogues, "folder_of", lambda game: SHOWN.locales if game == ROOM else usual(game))
    monkeypatch.setattr(test_words, "WARS", SHOWN)


def entries(language: str) -> dict[str, Entry]:
    return catalogues.entries(language, ROOM)


def known(language: str) -> dict[str, Entry]:
    return catalogues.known(language, ROOM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_can_be_read(language):
    assert catalogues.faults(language, ROOM) == []


def test_languages_have_the_same_texts_with_the_same_parameters():
    english, german = entries("en"), entries("de")
    assert sorted(english) == sorted(german)
    needed = [{key: catalogues.parameters(language, key, ROOM) for key in english} for language in LANGUAGES]
    assert needed[0] == needed[1]
    assert {key: entry.file for key, entry in english.items()} == {key: entry.file for key, entry in german.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(language):
    there = known(language)
    assert sorted({f"{one.where}: {one.id}" for one in sayings.everything() if one.id not in there}) == []
    assert sorted(sayings.tables() - there.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_presentation_says_has_words(language):
    there = known(language)
    assert sorted(one.id for one in said.by_bot(ROOM) if one.id not in there) == []


def test_texts_use_only_parameters_that_the_code_gives():
    there, wrong = known("en"), []
    for one in {*sayings.everything(), *said.by_bot(ROOM)}:
        if one.id in there:
            given = {*one.params, *(f"{name}-count" for name in one.params)}
            missing = catalogues.parameters("en", one.id, ROOM) - given
            wrong += [f"{one.where}: {one.id} is not given {name}" for name in sorted(missing)]
    assert wrong == []


def test_no_text_is_left_over():
    referred = {other for entry in known("en").values() for other in entry.refers}
    used = {one.id for one in sayings.everything()} | sayings.tables() | referred
    left = [
        f"{entry.file}.ftl: {key}"
        for key, entry in entries("en").items()
        if key not in used and not (entry.file not in OF_RULES and said.is_said_by_bot(key, ROOM))
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_at_most_one_emoji_and_no_rule_number(language):
    for key, entry in entries(language).items():
        for variant in entry.pattern.elements:
            text = getattr(variant, "value", "")
            assert len(re.findall("[⚔🏰🃏🎲]", text if isinstance(text, str) else "")) <= 1, key
            assert not re.search(r"\b\d+\.\d+(\.\d+)?\b", text if isinstance(text, str) else ""), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_discords_limits(language):
    titles = {f"action-{tag}" for tag in GAME.kit.actions} | {f"cmd-gm-{patch.tag()}" for patch in GAME.patches}
    for key, entry in entries(language).items():
        title, _, part = key.partition(".")
        if title not in titles:
            continue
        text = SHOWN.catalogue.text(language, key, {})
        if part.endswith("about"):
            assert len(text) <= limits.COMMAND_DESCRIPTION, key
        elif part or title.startswith("cmd-"):
            assert len(text) <= limits.COMMAND_NAME, key
            assert re.fullmatch(r"[\w-]+", text), key
            assert text == text.lower(), key
        else:
            assert len(text) <= limits.BUTTON_LABEL, key
        assert entry.used == frozenset(), key
    for action in (*GAME.actions, *GAME.patches):
        key = f"action-{action.tag()}" if action in GAME.actions else f"cmd-gm-{action.tag()}"
        names = [SHOWN.catalogue.text(language, f"{key}.{one.name.replace('_', '-')}", {}) for one in action.params()]
        assert len(set(names)) == len(names), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_of_their_own(language):
    names = [SHOWN.catalogue.text(language, f"action-{tag}.command", {}) for tag in GAME.kit.actions]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_card_has_words(language):
    words = test_words.words_of(Match.start(GAME, "second-punic-war", {}, ["rome", "carthage"], b"1" * 32), language)
    for kind in ("space", "province", "region", "general", "card", "side"):
        for id in known_ids(kind):
            test_words.check(words.name(Name(kind, id)))


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_said_in_play_is_worded(seed):
    play(seed, 600)


def play(seed: int, decisions: int) -> None:
    """A match in which everything that is said is worded, in both languages by turns."""
    chance = Random(seed)
    setup = HARNESS.setup_for(seed)
    match = Match.start(GAME, setup.scenario, seats=list(setup.seats), secret=bytes([seed] * 32))
    both = [test_words.words_of(match, language) for language in LANGUAGES]
    for event in [event for entry in match.entries for event in entry.events]:
        _check(both, event.message)
    for number in range(decisions):
        if match.finished:
            return
        question = match.pending[number % len(match.pending)]
        answer = HARNESS.policy(match, question, chance)
        words = both[number % 2]
        test_words.word_question(words, question)
        test_words.word_candidates(words, match, question, chance)
        test_words.word_answer(words, match.quote(question.seat, answer, question=question.id))
        for attack in hostile.heavy(match, question, answer, chance) if number % 20 == 0 else ():
            test_words.word_answer(words, match.submit(attack.seat, attack.answer, question=attack.question).refusal)
        outcome = match.submit(question.seat, answer, question=question.id)
        for event in outcome.events:
            _check(both, event.message)
        if number % 25 == 0:
            _look(match, both)


def _check(both: list[test_words.Strict], told: Message) -> None:
    for words in both:
        test_words.check(words.say(told))


def _look(match: Match, both: list[test_words.Strict]) -> None:
    """Whatever the presentation says of the match, to everybody and to each seat."""
    for words in both:
        for seat in (None, *match.seats):
            view = match.view(seat)
            for line in (*SHOWN.status(view, words), *SHOWN.account([view], words)):
                test_words.check(line)
            test_words.check(words.say(SHOWN.moment(view)))
            for hand in SHOWN.hands(view, seat) if seat is not None else ():
                for card in hand.cards:
                    test_words.check(SHOWN.card(card, view, words))
