"""What is offered says what it is and costs; 161 places are found by any part of their names, those in reach first."""

import re

import pytest

from bot.acting.choices import Pick, given_in_words, label_of, needed_option
from bot.acting.lines import Outlook
from bot.acting.standing import order_in_words, texts_of
from bot.acting.typed import Field
from rules.core.actions import MOST_CANDIDATES, Action
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from rules.era_of_tribes.battle.battle import Defend, Support
from rules.era_of_tribes.board.ids import FIELDS, AreaId, FieldId
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.economy.economy import Trade
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.view import TribesView
from tests.era_of_tribes.cases.table import CaseTable, table
from tests.era_of_tribes.presentation.worded import SHOWN, worded

FAR = (
    "cut full; order red blue green yellow purple; red: romans, mechanics 4, navigation 4, taler 30, treaties 3; "
    "latium: red 3; tyrrhenian-sea: red 3; sicilian-strait: red 2; ionian-sea: red 2; adriatic-south: red 2; "
    "blue: gauls; cisalpina: blue; belgica: blue; sardinia: barbarians taler-2; "
    "green: greeks; thessaly: green; yellow: egyptians; delta: yellow; purple: norsemen; agder: purple"
)


def offered(game: CaseTable, tag: str, param: str, language: str = "en", **given: str) -> list[str]:
    """What stands in red's menu of one parameter."""
    kind = next(one for one in GAME.kit.actions[tag].params() if one.name == param)
    found = game.match.candidates("red", tag, param, given, "")
    return [label_of(worded(language), kind, one) for one in found]


def suggested(game: CaseTable, typed: str, language: str = "en") -> list[str]:
    """What is suggested while red types where a march from Latium goes."""
    param = next(one for one in March.params() if one.name == "path")
    field = Field(game.match, "red", March, param, {"origin": "latium"}, worded(language))
    return [pick.label for pick in field.suggested(typed)]


def meant(game: CaseTable, typed: str, language: str = "en") -> tuple[str, ...]:
    """What red is asked about who typed this as the way of a march from Latium."""
    param = next(one for one in March.params() if one.name == "path")
    return Field(game.match, "red", March, param, {"origin": "latium"}, worded(language)).meant_instead(typed)


@pytest.fixture
def marching() -> CaseTable:
    return table(FAR, grow="red")


def test_places_in_reach_come_first_and_more_than_a_page_can_be_found(marching: CaseTable) -> None:
    first = offered(marching, "march", "path", origin="latium")
    assert len(first) == MOST_CANDIDATES
    assert set(first[:2]) <= {"Campania", "Etruria", "Apulia", "Bruttium", "Corsica"}
    assert "Thessaly: attack Green" not in first[:5]


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("cisalp", "en", "Cisalpina: attack Blue"),
        ("SICIL", "en", "Sicilia"),
        ("sizilien", "de", "Sizilien"),
        ("tripol", "en", "Tripolitania"),
        ("thessal", "de", "Thessalien: Angriff auf Grün"),
    ],
)
def test_a_place_is_found_by_what_people_type(marching: CaseTable, typed: str, language: str, found: str) -> None:
    assert found in suggested(marching, typed, language)[:3]


@pytest.mark.parametrize(
    ("tag", "param", "line"),
    [
        ("progress", "fields", "Farming 1 (4 Taler)"),
        ("diplomacy", "bonus", "buy Cisalpina (5 Taler)"),
        ("diplomacy", "bonus", "buy Cisalpina, forced by three treaties (3 Taler)"),
        ("diplomacy", "bonus", "ally with Blue"),
        ("diplomacy", "steps", "buy protection"),
        ("trade", "leaders", "2"),
    ],
)
def test_a_line_says_what_it_is_and_costs(tag: str, param: str, line: str) -> None:
    game = table(
        FAR.replace("latium: red 3", "latium: red; etruria: red")
        .replace("red 3;", "red 1;")
        .replace("red 2;", "red 1;"),
        act="red",
    )
    assert line in offered(game, tag, param)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Diplomacy(2, ("bribe",), ("buy:latium:city", "part:blue:force")),
         "How many leaders: 2 · What the leaders do: bribe the weaker, for the ring · Provinces to buy, allies to win: "
         "buy Latium with a city and part from Blue, forced by three treaties"),
        (Defend("enough", allies=("blue:2", "all"), losses=("armies", "vassals")),
         "How many armies fight: just enough, or none · Ask allies for armies: 2 armies of Blue and all armies of all "
         "allies · Who falls first: armies and vassals"),
        (March(AreaId("latium"), (AreaId("tyrrhenian-sea"), AreaId("sardinia"))),
         "Latium · Tyrrhenian Sea → Sardinia"),
    ],
)  # fmt: skip
def test_orders_are_read_back_in_words(action: Action, line: str) -> None:
    assert given_in_words(worded(), type(action), texts_of(action)) == line


def test_filed_actions_defences_and_help_are_told_with_their_conditions() -> None:
    view = table(FAR, act="red").match.view("blue")
    assert isinstance(view, TribesView)
    blue = Seat("blue")
    [filed] = GAME.orders_for(view, blue, "action", Trade(2))
    assert filed == StandingOrder("action", Trade(2), once=True)
    assert order_in_words(filed, worded()) == "Your action, once: Trade · How many leaders: 2"
    defences = [order_in_words(one, worded("de")) for one in GAME.orders_for(view, blue, "defend", Defend("enough"))]
    assert any("dort ist eine Stadt" in line for line in defences)
    assert any(line.endswith("es ist Belgica") for line in defences)
    assert any(line.endswith("der Angreifer ist Rot") for line in defences)
    helps = [order_in_words(one, worded()) for one in GAME.orders_for(view, blue, "support", Support(2))]
    assert helps[0] == "Do you help an ally? Help an ally · How many armies fight: 2 – if it comes from Red"
    assert len(helps) == 4


@pytest.mark.parametrize(
    ("typed", "language", "name"),
    [
        ("campanai", "en", "Campania"),
        ("etrurja", "de", "Etrurien"),
        ("sardina", "en", "Sardinia"),
        ("corsca", "en", "Corsica"),
        ("thesally", "en", "Thessaly"),
    ],
)
def test_a_slip_of_the_finger_still_finds_the_place(marching: CaseTable, typed: str, language: str, name: str) -> None:
    assert any(name in label for label in suggested(marching, typed, language)[:3])


def test_who_is_misspelt_is_asked_about_and_who_is_known_is_not(marching: CaseTable) -> None:
    assert meant(marching, "Campanja")[0].startswith("Campania")
    assert meant(marching, "Thesally")[0].startswith("Thessaly")
    assert meant(marching, "Thessaly") == ()  # it is known: the rules say why it cannot be
    assert meant(marching, "qqqqqq") == ()


SMALL = "blue: romans; latium: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def test_growth_goes_on_with_vassals_of_unbuilt_cities() -> None:
    """ch.6.1: without free vassals provinces are offered all the same; then it is asked for what makes it legal."""
    game = table(f"red: gauls, food 1, free 0; aureliani: red; sequania: red; {SMALL}", grow="red")
    assert offered(game, "place", "provinces") == ["Aureliani", "Sequania"]
    assert offered(game, "place", "unbuilt", provinces="aureliani sequania") == ["2, for 4 morale"]
    assert offered(game, "place", "unbuilt", "de", provinces="aureliani") == ["1, für 2 Moral"]
    needed = needed_option(game.match, game.match.pending[0], Place, {"provinces": "aureliani"})
    assert needed is not None
    assert needed.name == "unbuilt"
    game = table(f"red: gauls, food 9, free 1, mo -9; aureliani: red; sequania: red; {SMALL}", grow="red")
    assert offered(game, "place", "unbuilt", provinces="aureliani") == [], "there is a free one"
    assert offered(game, "place", "provinces", provinces="") == ["Aureliani", "Sequania"]
    assert offered(game, "place", "unbuilt", provinces="aureliani sequania") == [], "morale is too low"


@pytest.mark.parametrize(("people", "free", "counts"), [("carthaginians", 1, ["1", "2"]), ("carthaginians", 9, []),
                                                        ("romans", 0, [])])  # fmt: skip
def test_fleets_are_spoken_of_where_there_are_some(people: str, free: int, counts: list[str]) -> None:
    """ch.5.2: harbours and unbuilt cities belong to an advance in Navigation; most peoples take no vassals there."""
    text = f"red: {people}, free {free}, taler 20; zeugitana: red; {SMALL.replace('romans; latium', 'gauls; belgica')}"
    game = table(text, act="red")
    assert offered(game, "progress", "fleets", fields="mechanics") == []
    assert offered(game, "progress", "unbuilt", fields="mechanics") == []
    assert len(offered(game, "progress", "fleets", fields="mechanics navigation")) > 1
    assert [line[0] for line in offered(game, "progress", "unbuilt", fields="navigation")] == counts
    for count in counts:
        assert game.legal("red", Progress(("navigation",), unbuilt=int(count)))


@pytest.mark.parametrize(("people", "free", "asked"), [("greeks", 1, ["Yes"]), ("greeks", 2, []), ("romans", 1, [])])
def test_the_second_fleet_of_the_greeks_may_come_from_a_city(people: str, free: int, asked: list[str]) -> None:
    text = f"red: {people}, navigation 1, taler 9, food 5, free {free}; thessaly: red; {SMALL}"
    game = table(text.replace("blue: romans", "blue: gauls") if people == "romans" else text, grow="red")
    game.play("red", Place((AreaId("thessaly"),)))
    found = offered(game, "build-fleet", "unbuilt", province="thessaly", sea="aegean-north")
    assert found == asked


@pytest.mark.parametrize("language", ["en", "de"])
def test_peoples_and_influence_cards_are_chosen_knowing_what_they_are(language: str) -> None:
    words = worded(language)
    match = Match.start(GAME, "two3", {}, [Seat("red"), Seat("blue")], bytes(32))
    seen: set[str] = set()
    while match.pending and match.pending[0].kind in ("people", "card"):
        question = match.pending[0]
        look = Outlook(SHOWN, match, question, words)
        laid = look.shown.laid_open(look)
        for one, pick in zip(laid, look.options(), strict=True):
            text = words.name(Name(f"{question.kind}-text", one))
            assert text in look.shown.card(one, look.view, words)
            assert pick.label == words.name(Name(question.kind, one))
            assert pick.about == text
        assert SHOWN.hand(laid, look.view, words) is None  # an empty board would only push the buttons away
        seen.add(question.kind)
        match.submit(question.seat, Choose(question.options[0].id), question.id)
    assert seen == {"people", "card"}
    assert look.shown.laid_open(Outlook(look.shown, match, match.pending[0], words)) == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_field_says_what_its_next_level_brings(language: str) -> None:
    """ch.2, 5.2: in the menu of fields, the second level of one field after its first."""
    game = table("red: gauls, taler 99, farming 1; belgica: red; blue: romans; latium: blue; green: iberians; "
                 "edetania: green; yellow: slavs; podolia: yellow", act="red")  # fmt: skip
    words = worded(language)
    look = Outlook(SHOWN, game.match, game.match.pending[0], words)
    param = next(one for one in Progress.params() if one.name == "fields")
    found = game.match.candidates("red", "progress", "fields", {}, "")
    picks = [Pick(one.value, label_of(words, param, one)) for one in found]
    about = next(pick.about for pick in look.picks(Progress, param, picks, {}) if pick.value == "farming")
    assert words.name(Name("level-text", "farming-2")) in about
    second = words.say(game.quote("red", Progress(("farming", "farming"))).lines[1])
    assert words.name(Name("level-text", "farming-3")) in second


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("field", FIELDS)
def test_what_levels_bring_are_the_figures_of_the_pack(field: FieldId, language: str) -> None:
    figures = {
        "farming": ("food",),
        "culture": ("influence",),
        "navigation": ("mp", "price"),
        "trade": ("value",),
        "mechanics": ("price",),
        "architecture": ("cities",),
    }
    for level, effects in enumerate(edition().box.fields[field].levels, 1):
        text = worded(language).name(Name("level-text", f"{field}-{level}"))
        said = {int(number) for number in re.findall(r"\d+", text)}
        assert {getattr(effects, figure) for figure in figures[field]} <= said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_field_of_progress_is_taken_for_no_card(language: str) -> None:
    game = table(FAR, act="red")
    question = next(one for one in game.match.pending if one.seat == "red")
    look = Outlook(SHOWN, game.match, question, worded(language))
    assert [look.line("field", field) for field in FIELDS] == [None] * len(FIELDS)
