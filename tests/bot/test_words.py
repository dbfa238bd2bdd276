"""Every message has words in English and German, with the parameters that the code gives, and none is left over."""

import re

import pytest

import rules
from bot.acting.choices import param_title
from bot.games.registry import presentations
from bot.posts.lobby import setting_about
from bot.spine import limits
from bot.spine.words import LANGUAGES
from tests.bot import said, wording
from tests.bot.catalogues import entries, faults, known, parameters
from tests.generic.registry import find

GAMES = tuple(rules.games())
ROOMS = (None, *GAMES)  # the bot's own words, and those of each game
GIVEN_BY_GAMES = ("local-welcome", "local-commands", "how-you-win")  # the guide at the local table, the first screen
ONLY_REFERRED = ("name-nobody",)  # said by the wording itself
PLURALS = {"one", "other"}
YES_NO = {"yes", "no"}


def keys_said(game: str | None) -> set[str]:
    """What the kernel says, and the rules of a game."""
    return {one.id for each in {None, game} for one in said.by_rules(each)}


# ---- the catalogues by themselves -----------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_can_be_read(language, room):
    assert faults(language, room) == []


@pytest.mark.parametrize("room", ROOMS)
def test_languages_have_the_same_texts_with_the_same_parameters(room):
    english, german = entries("en", room), entries("de", room)
    assert sorted(english) == sorted(german)
    needed = [{key: parameters(language, key, room) for key in english} for language in LANGUAGES]
    assert needed[0] == needed[1]
    assert {key: entry.file for key, entry in english.items()} == {key: entry.file for key, entry in german.items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_select_between_words_that_the_code_knows(language, game):
    choices = said.sayings_of(game).choices
    for key, entry in entries(language, game).items():
        for parameter, found in entry.selects:
            words = {word for word in found if not re.fullmatch(r"-?\d+", word)}
            allowed = set(choices.get(parameter, ())) | {"other"}
            assert words in (PLURALS, {"other"}) or words == YES_NO or words <= allowed, f"{key}: {parameter} {found}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_at_most_one_emoji_and_no_rule_number(language, game):
    kernel = {key: entry for key, entry in entries(language).items() if entry.file == "kernel"}
    for key, entry in {**kernel, **entries(language, game)}.items():
        for variant in entry.pattern.elements:
            text = getattr(variant, "value", "")
            assert len(re.findall("[⚔🏰🃏🎲]", text if isinstance(text, str) else "")) <= 1, key
            assert not re.search(r"\b\d+\.\d+(\.\d+)?\b", text if isinstance(text, str) else ""), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_discords_limits(language, game):
    played = rules.games()[game]
    catalogue = presentations(rules.games())[game].catalogue
    titles = {f"action-{tag}" for tag in played.kit.actions}
    for key, entry in entries(language, game).items():
        if key.partition(".")[0] not in titles:
            continue
        text = catalogue.text(language, key, {})
        if key.endswith("about"):
            assert len(text) <= limits.COMMAND_DESCRIPTION, key
        elif "." in key:
            assert len(text) <= limits.COMMAND_NAME, key
            assert re.fullmatch(r"[\w-]+", text), key
            assert text == text.lower(), key
        else:
            assert len(text) <= limits.MODAL_TITLE, key  # of the form into which its values are typed, too
        assert entry.used == frozenset(), key
    for action in played.actions:
        key = f"action-{action.tag()}"
        names = [catalogue.text(language, f"{key}.{one.name.replace('_', '-')}", {}) for one in action.params()]
        assert len(set(names)) == len(names), key
        words = presentations(rules.games())[game].words(language)
        typed = [param_title(words, action, one) for one in action.params() if one.type not in (bool, bool | None)]
        assert all(len(title) <= limits.MODAL_TITLE for title in typed), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_setting_of_the_lobby_means_fits_into_its_line(language, game):
    shown = presentations(rules.games())[game]
    words, scenarios = shown.words(language), shown.game.scenarios()
    specs = {spec.id: spec for one in scenarios for spec in shown.game.scenario(one).options}
    lines = {id: setting_about(spec, words) for id, spec in specs.items()}
    lines |= {id: words(id) for id in ("lobby-players-about", "lobby-players-rule-about", "lobby-advice-about")}
    assert [id for id, line in lines.items() if len(line) > limits.SELECT_DESCRIPTION] == []


# ---- the catalogues and the code --------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_say_has_words(language, room):
    there = known(language, room)
    assert sorted({f"{one.where}: {one.id}" for one in said.by_rules(room) if one.id not in there}) == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_bot_says_has_words(language, room):
    there = known(language, room)
    missing = {f"{one.where}: {one.id}" for one in said.by_bot(room) if one.id not in there}
    assert sorted(line for line in missing if not line.endswith(GIVEN_BY_GAMES)) == []


def test_what_only_some_games_have_words_for_is_asked_for_first():
    """Where the bot's own source names a text that is a game's, another game may have none."""
    there = known("en")
    assert {one.id for one in said.by_bot(None) if one.id not in there} == set(GIVEN_BY_GAMES)


@pytest.mark.parametrize("room", ROOMS)
def test_texts_use_only_parameters_that_the_code_gives(room):
    there, wrong = known("en", room), []
    for one in {*said.by_rules(room), *said.by_rules(None), *said.by_bot(room), *said.by_bot(None)}:
        if one.id in there:
            given = {*one.params, *(f"{name}-count" for name in one.params)}
            missing = parameters("en", one.id, room) - given
            wrong += [f"{one.where}: {one.id} is not given {name}" for name in sorted(missing)]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_text_is_left_over(room):
    referred = {other for entry in known("en", room).values() for other in entry.refers}
    used = keys_said(room) | referred | set(ONLY_REFERRED)
    used |= {f"{key}.about" for key in used if key.startswith(("option-", "use-"))}  # what it means
    options = {key.removeprefix("option-") for key in used if key.startswith("option-")}
    used |= {f"{key}.{one}" for key in used if key.startswith("ask-") for one in options}  # what it means there
    of_rules, left = said.sayings_of(room).of_rules, []
    for key, entry in entries("en", room).items():
        if key not in used and not (entry.file not in of_rules and said.is_said_by_bot(key, room)):
            left.append(f"{entry.file}.ftl: {key}")
    assert left == []


def test_the_walk_finds_ids_of_every_sort():
    found = keys_said("assyrian-wars")
    literal = {"marched", "too-few-ap", "quote-ap", "kernel-undone"}
    chosen = {"battle-won", "battle-undecided", "option-retreat-city", "option-second-hit"}
    made_up = {"take-hits", "ask-take-routs", "window-army-moved", "option-hasty-city", "unit-class-hb", "siege-hunger"}
    handed_on = {"not-reduced", "vp-city-taken", "king-lost"}
    listed = {
        "ask-respond",
        "option-pass",
        "option-exchange",
        "condition-in-area",
        "action-move.path-about",
        "roll-melee",
    }
    assert found >= literal | chosen | made_up | handed_on | listed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_said_in_play_is_worded(seed, game):
    wording.play(find(game), seed, 500)
