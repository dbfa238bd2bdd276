"""Cards, battles, the forecast, the standings, the key, the poster and the replay: readable, complete, in words too."""

import io
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from render.empires import battle as battles
from render.empires import cards, forecast, orders, standings
from render.empires import key as keys
from render.empires import poster as posters
from render.empires import replay as films
from render.empires.alt import alt_text
from render.empires.atlas import words
from render.empires.battle import Comparison
from render.empires.changes import Changes, Clash
from render.empires.crops import Focus
from render.empires.figures import PAINTERS, figure
from render.paper import film
from render.paper.alt import LONGEST, shortened
from render.paper.picture import Style
from render.paper.theme import THEMES
from render.studio import Studio, Unknown
from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, CardId
from rules.empires.pack.edition import edition
from tests.empires.pictures.positions import CHANGES, view
from tests.empires.pictures.scenes import BATTLE, FINALE, ROUT, WAITING, course, shots
from tests.render.judging import faults, smallest_on_a_phone

LANGUAGES = ("en", "de")
UNITS = edition().decks.units


def test_both_languages_have_the_same_words() -> None:
    assert set(words("en")) == set(words("de"))
    assert all(words("en").values())
    assert all(words("de").values())


# ---- cards


def test_every_unit_has_a_figure_of_its_own() -> None:
    assert set(PAINTERS) == set(UNITS)
    assert len({figure(unit, 0.5).tobytes() for unit in PAINTERS}) == len(PAINTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_on_a_phone(language: str) -> None:
    every = [CardId(f"{unit.id}-1") for unit in UNITS.values()] + list(next(iter(edition().decks.set_cards.values())))
    found = cards.hand(every, Style("light", language), "purple")
    assert [len(page) for page in cards.pages(every)] == [12, 9]
    for page in found:
        assert faults(page) == []
        assert smallest_on_a_phone(page) > 4
        assert not any("…" in text.text for text in page.texts)


def test_a_card_is_told_with_all_it_does() -> None:
    assert cards.told([CardId("elephants-1")], "en", "red") == [
        "Red: 1 card.",
        "Elephants (fast, strength 5, stampedes on 1, −2 against Foot skirmishers, −2 at each scoring).",
    ]
    assert cards.told([CardId("a-sword-1")], "de")[1].endswith("Reichskarte: geht nie verloren).")
    assert "kills on 4+ in sieges and at sea" in cards.told([CardId("artillery-1")])[1]


def test_an_empty_hand_is_still_a_picture() -> None:
    (page,) = cards.hand([], Style("light", "en"), "red")
    assert [text.text for text in page.texts] == ["Red: 0 cards"]


# ---- battles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("report", [BATTLE, ROUT, WAITING], ids=["battle", "rout", "waiting"])
def test_a_battle_can_be_read_on_a_phone(report: battles.BattleReport, language: str) -> None:
    picture = battles.battle(report, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5.9


def test_cards_that_were_never_turned_over_are_not_named() -> None:
    one, two = (battles.battle(BATTLE), battles.battle(msgspec.structs.replace(BATTLE, comparisons=())))
    assert "Archers" in {text.text for text in one.texts}
    assert not {unit.en for unit in UNITS.values()} & {text.text for text in two.texts}


def test_dice_belong_to_whoever_rolled_them() -> None:
    first = Comparison("archers", "elephants", (3, 5), "attacker", 1, 0)
    assert battles.rollers(first, "open") == [("defender", 3, False), ("attacker", 5, True)]
    flight = Comparison("elephants", "light-horse", (1,), "defender", 0, 1)
    assert battles.rollers(flight, "open") == [("attacker", 1, True)]
    assert battles.rollers(Comparison("artillery", "spear", (), "defender", 0, 1), "open") == []
    assert battles.rollers(Comparison("artillery", "spear", (4,), "attacker", 1, 0), "siege") == [("attacker", 4, True)]
    assert battles.rollers(Comparison("", "foot", (), "defender", 0, 1), "open") == []


def test_a_battle_in_words_has_everything_in_order() -> None:
    lines = battles.told(BATTLE)
    assert lines[0] == "Open battle, Sicilia, Turn III: Blue attacks, Red defends."
    assert lines[1] == "Blue wins."
    assert lines[2] == "1. Archers – Elephants (dice 3, 5): Blue, 1:0."
    assert lines[5] == "4. Warband – Warband: nobody, 2:1."
    assert lines[-1] == "Red: loses Elephants; 1 empire card stays."
    assert len(shortened(battles.told(ROUT, "de"))) <= LONGEST


# ---- forecast and standings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_forecast_can_be_read_on_a_phone(theme: str, language: str) -> None:
    picture = forecast.forecast(view(), Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5


def test_the_forecast_knows_what_a_revolt_does() -> None:
    danger = {one.area: one.danger for columns in forecast.tables(view()).values() for row in columns for one in row}
    assert set(danger) == set(edition().map.provinces)
    assert danger[AreaId("italia")] == "fort"
    assert danger[AreaId("narbonensis")] == "loses"
    assert danger[AreaId("sicilia")] == "falls"
    assert danger[AreaId("dacia")] == "neutral"
    alone = forecast.tables(view("italia: red; w: red"))
    assert [one.danger for columns in alone.values() for row in columns for one in row if one.seat] == ["last"]


def test_the_forecast_counts_the_columns_that_strike() -> None:
    assert forecast.chances(view("italia: red 2; w: red"))[Seat("red")] == Fraction(1, 12)
    assert forecast.chances(view("italia: red 2, fort"))[Seat("red")] == 0
    column = edition().map.revolt.south[0]
    both = "; ".join(f"{area}: red 2" for area in column)
    assert forecast.chances(view(both))[Seat("red")] == Fraction(1, 12)
    assert forecast.told(view("italia: red 2"))[0] == "Revolt forecast, Before Turn II: Red 8 %, Blue 0 %, Green 0 %."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [0, 1, 34])
def test_the_standings_can_be_read_on_a_phone(length: int, language: str) -> None:
    picture = standings.standings(view(), course(length), Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 6


def test_the_standings_count_markers_and_points() -> None:
    texts = [text.text for text in standings.standings(view()).texts if text.group == "realm"]
    assert [own.seat for own in standings.ranked(view())] == ["blue", "green", "red", "purple", "yellow"]
    assert {"44", "38", "31", "27", "−3", "warehouse 9", "captured 3"} <= set(texts)
    assert standings.told(view(), course())[1] == (
        "Blue: 44 points, 4 areas, warehouse 2, captured 0, 10 cards, Diplomat."
    )
    assert standings.tally_of(view(), 7).points["yellow"] == -3


def test_points_turn_by_turn_are_drawn_from_two_on() -> None:
    one, two = (standings.standings(view(), course(length)) for length in (1, 2))
    assert two.image.height > one.image.height
    ends = sorted(text.text.replace("−", "-") for text in two.texts if text.group == "end")
    assert ends == sorted(str(points) for points in course(2)[-1].points.values())


# ---- key, poster, replay


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_key_can_be_read_on_a_phone(theme: str, language: str) -> None:
    picture = keys.key(Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5.5


def test_the_key_explains_each_sign_once() -> None:
    names = [sign for _, rows in keys.PARTS for sign, _ in rows]
    assert len(names) == len(set(names))
    assert set(edition().scenario.seats) <= set(names)
    assert keys.told("de")[0] == "Wer spielt: Rot, Blau, Grün, Gelb, Lila."


LONG = msgspec.structs.replace(
    FINALE, winners=("yellow", "purple"), title="The longest table of all " * 6, reason="It is over. " * 20,
    players=dict.fromkeys(edition().scenario.seats, "Maximiliane von und zu Mustermannshausen-Oberdorf"),
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("finale", [FINALE, LONG, posters.Finale(("red",))], ids=["usual", "long", "bare"])
def test_the_poster_can_be_read_on_a_phone(finale: posters.Finale, language: str) -> None:
    picture = posters.poster(view(), finale, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.5


def test_winners_stand_first_whatever_their_points() -> None:
    assert [own.seat for own in posters.order(view(), LONG)] == ["purple", "yellow", "blue", "green", "red"]
    assert posters.told(view(), LONG, "de")[0] == "Gelb und Lila gewinnen."
    assert posters.told(view(), posters.Finale(("red",)))[-1].startswith("Victory points: Red: 31, Blue: 44")


def test_a_film_has_a_frame_for_each_action() -> None:
    film = films.replay(shots(), Style("dark", "de"))
    image = Image.open(io.BytesIO(film.data))
    assert (image.n_frames, film.frames) == (2, 2)
    for frame in films.frames(shots()):
        assert faults(frame) == []
    assert films.told(shots())[:2] == ["Replay: 2 actions.", "Red attacks Cisalpina: Taken."]


# ---- words and orders


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words_tells_what_matters_within_the_limit(language: str) -> None:
    text = alt_text(view(), language, CHANGES)
    assert len(text) <= LONGEST
    for part in ("III/4", "4/8", "Blue attacks Sicilia", "−3", "Italia 3", "Baetica"):
        assert part in text


async def test_pictures_can_be_ordered() -> None:
    studio, seen = Studio(), view()
    (ready,) = await studio.draw(orders.board(seen, Style("dark", "de"), CHANGES, Focus("area", "italia")))
    assert (ready.suffix, ready.alt) == ("jpg", alt_text(seen, "de", CHANGES))
    for order, alt in (
        (orders.hand(seen.display), "Open cards: 6."),
        (orders.card(CardId("leader-1")), "Open cards: 1."),
        (orders.battle(BATTLE), "Open battle, Sicilia"),
        (orders.forecast(seen), "Revolt forecast"),
        (orders.standings(seen, course()), "The realms"),
        (orders.key(), "Who plays"),
        (orders.poster(seen, FINALE), "Blue wins."),
        (orders.replay(shots()), "Replay: 2 actions."),
    ):
        (ready,) = await studio.draw(order)
        assert ready.alt.startswith(alt)
    await studio.close()


def test_what_the_game_has_not_is_refused() -> None:
    with pytest.raises(Unknown):
        orders.board(view(), focus=Focus("area", "atlantis"))
    with pytest.raises(Unknown):
        orders.board(view(), focus=Focus("sea", "italia"))
    with pytest.raises(Unknown):
        orders.board(view("italia: red"), focus=Focus("realm", "purple"))
    with pytest.raises(Unknown):
        orders.board(view(), changes=Changes(clashes=(Clash("atlantis"),)))
    with pytest.raises(Unknown):
        orders.card(CardId("no-such-card"))
    with pytest.raises(Unknown):
        orders.hand([], seat="orange")


def test_no_word_is_left_over() -> None:
    """Every word of the pictures is asked for somewhere."""
    folder = Path(keys.__file__).parent
    code = "\n".join(path.read_text() for path in (*folder.rglob("*.py"), Path(film.__file__)))
    made_up = ("story-", "power-", "danger-", "combat-")
    named = {*edition().scenario.seats, "atlanticus", "euxinus", "germanicum", "fast", "slow", "sea", "person"}
    unused = [
        word
        for word in words("en")
        if f'"{word}"' not in code and f"'{word}'" not in code and not word.startswith(made_up) and word not in named
    ]
    assert unused == []
