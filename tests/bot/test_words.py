"""Every message has words in English and German, with the parameters that the code gives, and none is left over."""

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import rules
from bot.acting.choices import given_in_words
from bot.acting.ruling_preview import changes
from bot.games.registry import presentations
from bot.spine import limits
from bot.spine.words import LANGUAGES, Words
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.desk import chances, patches
from rules.assyrian_wars.encounter import evasion, interception, interceptors
from rules.assyrian_wars.march import attrition
from rules.assyrian_wars.pack.cards import Battle, Side
from rules.assyrian_wars.siege import besieging
from rules.core.match import Match
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.questions import Question
from tests.bot import said
from tests.bot.catalogues import entries, faults, known, parameters
from tests.generic import hostile
from tests.generic.registry import Harness, find

GAMES = tuple(rules.games())
WARS = presentations(rules.games())["assyrian-wars"]
ROOMS = (None, *GAMES)  # the bot's own words, and those of each game
# Files of texts that only rules say: there a text that is just mentioned in the bot's source is left over.
OF_RULES = frozenset(
    (
        *("kernel", "actions", "battle-cards", "cards", "conquest", "events", "interphase", "names", "politics"),
        *("questions", "quotes", "refusals", "sea", "secrets", "war"),
    )
)
GIVEN_BY_GAMES = ("local-welcome", "local-commands")  # the guide at the local table
ONLY_REFERRED = ("name-nobody",)  # said by the wording itself
PLURALS = {"one", "other"}
YES_NO = {"yes", "no"}

# Parameters that are words of the code: between which of them a text may select.
CHOICES: Mapping[str, Iterable[str]] = {
    "player": ("person", "computer", "nobody"),
    "cause": get_args(attrition.Cause),
    "arrival": get_args(interception.Arrival),
    "sight": get_args(interceptors.Sight),
    "method": besieging.METHODS,
    "deed": (evasion.STAND, evasion.EVADE, evasion.HASTY, evasion.AMBUSH),
    "marker": get_args(patches.MarkerKind),
    "number": get_args(patches.NumberKind),
    "camp": tuple(Camp),
    "phase": ("bow-fire", "melee"),
    "mode": ("bow", "heavy"),
    "what": ("HI", "LI", "B", "LC", "HB", "HC", "CH", "SH", "leader", "elite", "terrain", "city", "card", "other"),
    "side": get_args(Side),
    "attrition": ("usual", "none"),
    "move": ("march", "retreat"),
    "occasion": ("interphase", "fallen-camp"),
    "kind": ("scheduled", "preemptive", "special", "pass", *get_args(Battle), *get_args(chances.Land)),
    "to": (*get_args(patches.PlaceKind), *get_args(patches.CardPlace), "other"),
}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_select_between_words_that_the_code_knows(language):
    for key, entry in entries(language, "assyrian-wars").items():
        for parameter, found in entry.selects:
            words = {word for word in found if not re.fullmatch(r"-?\d+", word)}
            allowed = set(CHOICES.get(parameter, ())) | {"other"}
            assert words in (PLURALS, {"other"}) or words == YES_NO or words <= allowed, f"{key}: {parameter} {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_causes_leaves_none_out(language):
    there = entries(language, "assyrian-wars")
    (selected,) = there["attrition-cause"].selects
    assert selected == ("cause", frozenset(CHOICES["cause"]))
    (selected,) = there["gm-number"].selects
    assert selected == ("number", frozenset(CHOICES["number"]))


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
            assert len(text) <= limits.BUTTON_LABEL, key
        assert entry.used == frozenset(), key
    for action in played.actions:
        key = f"action-{action.tag()}"
        names = [catalogue.text(language, f"{key}.{one.name.replace('_', '-')}", {}) for one in action.params()]
        assert len(set(names)) == len(names), key


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
    left = []
    for key, entry in entries("en", room).items():
        if key not in used and not (entry.file not in OF_RULES and said.is_said_by_bot(key, room)):
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


# ---- words in play ----------------------------------------------------------------------------------------------

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
        if thing.kind == "seat":
            return f"Anna {thing.id}" if thing.id in match.seats else None
        named = match.game.named(match.options, thing.kind, thing.id)
        return words.say(named) if isinstance(named, Message) else named and str(getattr(named, language))

    words = Strict(language, naming, WARS.catalogue, kinds=WARS.kinds)
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


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_said_in_play_is_worded(seed):
    play(find("assyrian-wars"), seed, 500)


# ---- how things are worded --------------------------------------------------------------------------------------


def test_half_ap_signs_and_tenths_are_written_as_players_write_them():
    english, german = WARS.words("en"), WARS.words("de")
    assert english("quote-ap", cost=5, left=2) == "Costs 2½ AP; 1 AP left."
    assert german("quote-ap", cost=1, left=0) == "Kostet ½ AP; 0 AP bleiben."
    assert english("gm-points", country="Elam", points=-2) == "Ruling: Elam – victory points −2."
    assert english("look-score-of", country="Elam", points=-2) == "**Elam: −2**"
    assert german("look-eco-bare", country="Elam", level=-1) == "• Elam: ECO −1"
    assert english("victory-points", country="Elam", points=-2, reason="a bet") == "Elam: −2 victory points – a bet."
    assert german("final-score", country="Elam", points=-7) == "Elam: −7 Siegpunkte."
    assert english("act-page", page=2, pages=3).count("−") == 0
    odds = {"area": "Ur", "win": 50, "lose": 40, "overrun": 5, "lost_tenths": 25, "killed_tenths": 31}
    assert "2.5 taken" in english("quote-battle", **odds)
    assert "2,5 selbst" in german("quote-battle", **odds)


def test_numbers_have_their_plural_forms():
    english, german = WARS.words("en"), WARS.words("de")
    assert english("hand-dealt", country="Elam", cards=1) == "🃏 Elam: 1 new card."
    assert english("hand-dealt", country="Elam", cards=3) == "🃏 Elam: 3 new cards."
    assert german("hand-dealt", country="Elam", cards=1) == "🃏 Elam: 1 neue Karte."
    assert german("hand-dealt", country="Elam", cards=3) == "🃏 Elam: 3 neue Karten."


def test_lists_are_counted_and_an_empty_one_is_said_otherwise():
    english = WARS.words("en")
    assert english("city-taken", area="Kish", routed=()) == "🏰 Kish is taken."
    assert english("city-taken", area="Kish", routed=("Nabu",)) == "🏰 Kish is taken. To the Regroup Box: Nabu."
    assert english("quote-group", leaders=("Turtan", "Nabu", "Luli")) == "Army group: Turtan, Nabu and Luli."
    assert english("quote-route", areas=("Ur", "Der", "Susa")) == "Route: Ur → Der → Susa."
    assert WARS.words("de")("quote-group", leaders=("Turtan", "Sargon II.")) == "Armeegruppe: Turtan und Sargon II."


def test_a_refusal_says_its_rule_and_a_ruling_has_none():
    english = WARS.words("en")
    refusal = refuse("6.8", "no-city", area=Name("area", "gutium"))
    assert english.refusal(refusal) == "Gutium has no city to besiege. (Rule 6.8)"
    assert english.refusal(refuse("gm", "below-zero", found=-1)) == "−1 is below zero. It has to be 0 or more."


def test_what_somebody_has_given_goes_by_its_name():
    names = {("area", "ur"): "Ur", ("country", "JU"): "Judah", ("card", "1"): "First Army Group"}
    english = Words("en", lambda thing, _: names.get((thing.kind, thing.id)), WARS.catalogue, kinds=WARS.kinds)
    assert english("no-such-party", found="JU").startswith("“Judah” is neither")
    assert english("no-such-area", found="ur").startswith("“Ur” is no area")
    assert english("no-such-area", found="Uruk?").startswith("“Uruk?” is no area")
    assert english("raid-box-not-free", found="1", free=("2",), free_count=1).startswith("“1” is no free")
    assert english("no-such-area", found="").startswith("“nothing” is no area")


def test_nobody_is_somebody_to_speak_of():
    said_so = message("control-changes", area=Name("area", "ur"), country=Name("country", ""))
    assert WARS.words("en").say(said_so) == "Ur is now held by nobody."
    assert WARS.words("de").say(said_so) == "Kontrolle über Ur: jetzt niemand."


def test_every_entry_of_a_log_survives_a_dump_with_its_words():
    event = message("dice-rolled", phase="melee", countries=(Name("country", "AS"),), hits=1, lines=(
        message("dice-line", what="HI", factor=4, dice=(2, 5), hits=1),
        message("dice-line", what="leader", factor=3, dice=(4,), hits=0),
    ))  # fmt: skip
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(event), type=Message)
    text = "🎲 Nahkampf, As: 1 Treffer – schwere Infanterie (4): 2 5; Anführer (3): 4."
    assert WARS.words("de").say(again) == text


def test_a_number_is_never_taken_for_a_card():
    """Card 1 is an army group; a level of 1 is a number, in a preview and on the game master's desk (6.9)."""
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, seats=["P1", "P2"], secret=b"1" * 32)
    english, german = words_of(match, "en"), words_of(match, "de")
    given = {"country": "PE", "level": "1"}
    assert given_in_words(english, match.game.kit.actions["influence"], given) == "country: Persia · level: 1"
    assert given_in_words(german, match.game.kit.actions["influence"], given) == "land: Persien · feld: 1"
    assert changes({"countries": {"EL": {"vp": 0}}}, {"countries": {"EL": {"vp": 1}}}, WARS, english) == [
        "Elam · victory points: 0 → 1"
    ]
    assert changes({"vp": 0}, {"vp": -1}, WARS, german) == ["Siegpunkte: 0 → −1"]


def test_a_ruling_on_politics_is_previewed_in_words():
    """What is new in a list and what is gone, by the names of those concerned; no reasons, revisions or field names."""
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, seats=["P1", "P2"], secret=b"1" * 32)
    english, german = words_of(match, "en"), words_of(match, "de")
    war, other = ["AS", "EL", "scenario", 1], {"by": "BA", "on": "EL", "cause": "", "turn": 1}
    assert changes({"wars": [war]}, {"wars": [war, other]}, WARS, english) == ["wars: new: Babylonia – Elam"]
    assert changes({"wars": [war, other]}, {"wars": [war]}, WARS, german) == ["Kriege: nicht mehr: Babylonien – Elam"]
    rebel, neutral = ({"countries": {"BA": {"camp": camp, "ledger": [camp]}}} for camp in ("rebel", "neutral"))
    assert changes(rebel, neutral, WARS, german) == ["Babylonien · Lager: das Lager der Rebellen → die Neutralität"]
