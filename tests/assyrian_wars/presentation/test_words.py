"""How Assyrian Wars words things: half AP, plurals, lists, refusals, politics."""

import re

import msgspec
import pytest

import rules
from bot.acting.choices import given_in_words
from bot.acting.ruling_preview import changes, preview_lines
from bot.games.registry import presentations
from bot.spine.words import LANGUAGES, Words
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.board.pieces import is_leader
from rules.assyrian_wars.desk.patches import SetPiece
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.match import Match
from rules.core.messages import Message, Name, message, refuse
from rules.core.patches import AnswerFor
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.presentation.sayings import CHOICES
from tests.bot.catalogues import entries
from tests.bot.wording import words_of

WARS = presentations(rules.games())["assyrian-wars"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_causes_leaves_none_out(language):
    there = entries(language, "assyrian-wars")
    (selected,) = there["attrition-cause"].selects
    assert selected == ("cause", frozenset(CHOICES["cause"]))
    (selected,) = there["gm-number"].selects
    assert selected == ("number", frozenset(CHOICES["number"]))


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
    odds |= {"hits_tenths": 42, "dealt_tenths": 53, "reduced_tenths": 14, "weakened_tenths": 6}
    assert "hits taken 4.2, units lost 2.5, reduced 1.4" in english("quote-battle", **odds)
    assert "Treffer 4,2, Einheiten verloren 2,5, reduziert 1,4" in german("quote-battle", **odds)


@pytest.mark.parametrize(("language", "said"), [("en", "a roll of 5 or more"), ("de", "ab einem Wurf von 5")])
def test_the_roll_of_an_interception_is_said_in_one_way(language, said):
    say = WARS.words(language)
    who = {"force": "Nabu", "country": "Babylonia", "start": "Kish", "area": "Sippar"}
    chance = {"chance": 83, "percent": 83, "natural": 5, "sight": "clear"}
    rolled = {"dice": "2+4", "need": 7, "modifier": 2}
    for id in ("option-intercept", "quote-interception"):
        assert said in say(id, **who, **chance), id
    for id, success in (("interception-rolled", True), ("interception-rolled", False)):
        assert said in say(id, **who, **rolled, success=success), id
    for id in ("story-intercepts", "story-too-late"):
        assert said in say(id, **who, **rolled), id


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
    assert given_in_words(english, match.game.kit.actions["influence"], given) == "Persia · Space of the track: 1"
    assert given_in_words(german, match.game.kit.actions["influence"], given) == "Persien · Feld des Schiebers: 1"
    assert changes({"countries": {"EL": {"vp": 0}}}, {"countries": {"EL": {"vp": 1}}}, WARS, english) == [
        "Elam · victory points: 0 → 1"
    ]
    assert changes({"vp": 0}, {"vp": -1}, WARS, german) == ["Siegpunkte: 0 → −1"]


def test_a_ruling_on_a_piece_is_previewed_as_people_speak():
    """Who leaves and who comes, by name; never the fields of a counter one after the other (2.1.2)."""
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, seats=["P1", "P2"], secret=b"1" * 32)
    board = match.table.board
    [leader, place] = next(
        (piece.id, place.id) for place, pieces in board.places() for piece in pieces if is_leader(piece.id)
    )
    for language, leaves, comes in (("en", "leaves", "comes to"), ("de", "verlässt", "kommt nach")):
        words = words_of(match, language)
        tried = match.override("GM", [SetPiece(leader, "area", "babylon")], "a bet", dry_run=True)
        lines = preview_lines(tried.preview, WARS, words)
        who, there = words.name(Name("leader", leader)), words.name(Name("area", place))
        assert f"• {who} {leaves} {there}." in lines
        assert any(line.startswith(f"• {who} {comes} Babylon") for line in lines)
        assert not any(f"{words('act-no')}, {words('act-no')}" in line for line in lines), lines


def test_a_ruling_that_skips_somebody_names_no_card():
    """His default plays the card of least AP; that four worlds agree which it is proves nothing of his hand."""
    game = table("hand AS: 25 26; deck: none", impulse="AS")
    (asked,) = game.match.pending
    for answer, named in ((asked.default, False), (PlayCard(CardId("25")), True)):
        tried = game.match.override("GM", [AnswerFor(game.seat("AS"), answer)], "a bet", dry_run=True)
        words = words_of(game.match, "en")
        lines = preview_lines(tried.preview, WARS, words)
        cards = [words.name(Name("card", card)) for card in ("25", "26")]
        assert any(card in line for line in lines for card in cards) is named, lines
        assert len(lines) > 3
        assert ("• discard pile: new: Pestilence" in lines) is named, "a card goes by its name, never by its number"


def test_a_ruling_on_politics_is_previewed_in_words():
    """What is new in a list and what is gone, by the names of those concerned; no reasons, revisions or field names."""
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, seats=["P1", "P2"], secret=b"1" * 32)
    english, german = words_of(match, "en"), words_of(match, "de")
    war, other = ["AS", "EL", "scenario", 1], {"by": "BA", "on": "EL", "cause": "", "turn": 1}
    assert changes({"wars": [war]}, {"wars": [war, other]}, WARS, english) == ["wars: new: Babylonia – Elam"]
    assert changes({"wars": [war, other]}, {"wars": [war]}, WARS, german) == ["Kriege: nicht mehr: Babylonien – Elam"]
    assert changes({}, {"wars": [other]}, WARS, english) == ["wars: new: Babylonia – Elam"], "a list that was not there"
    assert changes({"wars": [other]}, {"wars": None}, WARS, english) == ["wars: no longer: Babylonia – Elam"]
    assert changes({"vp": None}, {"vp": 2}, WARS, english) == ["victory points: – → 2"], "nor is nothing always a list"
    rebel, neutral = ({"countries": {"BA": {"camp": camp, "ledger": [camp]}}} for camp in ("rebel", "neutral"))
    assert changes(rebel, neutral, WARS, german) == ["Babylonien · Lager: das Lager der Rebellen → die Neutralität"]


@pytest.mark.parametrize(
    ("language", "free", "verbs"),
    [
        ("en", "what costs nothing", ("move", "build", "besiege")),
        ("de", "was nichts kostet", ("ziehe", "baue", "belagere")),
    ],
)
def test_what_an_impulse_allows_is_true_without_ap_too(language: str, free: str, verbs: tuple[str, ...]):
    """The sentence stands above every panel of an impulse, also where a seat has 0 AP and can pay for nothing."""
    said = WARS.words(language)("ask-impulse.about")
    assert free in said
    assert not any(verb in said for verb in verbs)


def test_in_german_no_name_of_a_card_follows_a_preposition_that_would_decline_it():
    """A foreign war is named by its card: „in Wüstenkrieg“ and „nach Wüstenkrieg“ are not German."""
    texts = (WARS.locales / "de").glob("*.ftl")
    found = [
        hit for path in texts for hit in re.findall(r"(?i)\b(?:in|nach|aus|bei|zu) \{ \$card \}", path.read_text())
    ]
    assert found == []


def test_a_story_that_is_cut_names_the_command_of_the_readers_language():
    for language in LANGUAGES:
        words = WARS.words(language)
        for count in (1, 2):
            assert f"`/{words('cmd-log')}`" in words("story-more", count=count)
