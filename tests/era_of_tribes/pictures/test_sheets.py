"""Players' boards, standings, battles, the key and the poster: readable, complete, in words too."""

from pathlib import Path

import msgspec
import pytest

from render.era_of_tribes import battle as battles
from render.era_of_tribes import key as keys
from render.era_of_tribes import orders, realm, standings
from render.era_of_tribes import poster as posters
from render.era_of_tribes import replay as films
from render.era_of_tribes.alt import alt_text
from render.era_of_tribes.atlas import words
from render.era_of_tribes.crops import Focus
from render.paper import film
from render.paper.alt import LONGEST, shortened
from render.paper.changes import FoughtAt, MapChanges
from render.paper.picture import Style
from render.paper.theme import THEMES
from render.studio import Studio, Unknown
from rules.era_of_tribes.pack.edition import edition
from tests.era_of_tribes.pictures.positions import CHANGES, WAR, view
from tests.era_of_tribes.pictures.scenes import BARE, BATTLE, COURSE, FINALE, SEA
from tests.render.judging import faults, smallest_on_a_phone

LANGUAGES = ("en", "de")
SECRET = WAR.replace("armies 2, legions 1", "armies 2, legions 1, tiles taler-5 morale-2, card miners")


def test_both_languages_have_the_same_words() -> None:
    assert set(words("en")) == set(words("de"))
    assert all(words("en").values())
    assert all(words("de").values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["red", "yellow"])
def test_a_players_board_can_be_read_on_a_phone(seat: str, language: str) -> None:
    picture = realm.realm(view(SECRET, seat), seat, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.5


def test_tiles_and_the_personal_card_show_only_to_their_owner() -> None:
    own, others = (realm.told(view(SECRET, seat), "red") for seat in ("red", "blue"))
    assert own[-2:] == ["Tiles: morale 2 × 1, Taler 5 × 1.", "Influence card: Miners."]
    assert others[-1] == "Tiles: 2."
    other = SECRET.replace("5 morale-2", "3 army-2")
    pictures = [realm.realm(view(text, "blue"), "red").image.tobytes() for text in (SECRET, other)]
    assert pictures[0] == pictures[1]


def test_the_wheel_shows_every_level() -> None:
    levels = {realm.wheel("light", tuple(n if k == 2 else 0 for k in range(6))).tobytes() for n in range(5)}
    assert len(levels) == 5


def test_a_players_board_in_words_has_every_field() -> None:
    lines = realm.told(view(), "red")
    assert lines[0] == "Romans, Bronze Age, Round 6."
    assert "Farming 2, Culture 1, Navigation 0, Trade 0, Mechanics 2, Architecture 0" in lines[2]
    assert len(shortened(realm.told(view(), "red", "de"))) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_standings_can_be_read_on_a_phone(theme: str, language: str) -> None:
    picture = standings.standings(view(), COURSE, Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 3.8


def test_the_triumph_marker_comes_towards_the_influence() -> None:
    """T-7: one step of triumph or one point of influence, and there is one field less to go."""

    def to_go(ep: int, steps: int) -> str:
        seen = view(WAR.replace("ep 14", f"ep {ep}").replace("triumph 3", f"triumph {steps}"))
        return next(text.text for text in standings.standings(seen).texts if text.group == "triumph")

    assert [to_go(14, 3), to_go(15, 3), to_go(14, 4), to_go(22, 9)] == ["6", "5", "5", "0"]


def test_the_standings_follow_the_rounds_order() -> None:
    lines = standings.told(view())
    assert [line.split(":")[0] for line in lines[1:]] == [
        "1. Romans", "2. Carthaginians", "3. Greeks", "4. Egyptians", "5. Norsemen",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("report", [BATTLE, BARE, SEA], ids=["landing", "bare", "sea"])
def test_a_battle_can_be_read_on_a_phone(report: battles.FightReport, language: str) -> None:
    picture = battles.battle(report, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5


def test_a_battle_in_words_has_everything_in_order() -> None:
    lines = battles.told(BATTLE)
    assert lines[:2] == ["Landing: Illyria, Round 6.", "The Romans take Illyria."]
    assert lines[3] == "Barbarians in defence: 1 × barbarian tile, 3 × militia, left 0."
    assert lines[-1] == "4. sword, fist: 3 : 0."


def test_a_sea_battle_is_called_one() -> None:
    assert battles.told(SEA)[0] == "Sea battle: Tyrrhenian Sea, Round 6."
    assert battles.told(SEA, "de")[0] == "Seeschlacht: Tyrrhenisches Meer, Runde 6."


def test_the_course_is_told_round_by_round() -> None:
    lines = standings.told(view(), COURSE)
    assert lines[-1] == "Round 6: Romans 11, Carthaginians 7, Greeks 16, Egyptians 7, Norsemen 6."
    assert len(shortened(lines)) <= LONGEST


@pytest.mark.parametrize("theme", THEMES)
def test_a_replay_shows_every_round_on_one_part_of_the_map(theme: str) -> None:
    shots = [films.Shot(view(), CHANGES), films.Shot(view())]
    first, second = films.frames(shots, Style(theme, "de"))
    assert first.image.size == second.image.size
    assert first.image.tobytes() != second.image.tobytes()
    assert films.told(shots)[:2] == [
        "Replay: 2 rounds.",
        "The Romans land in Illyria: Expansion: The barbarians are driven out.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_key_can_be_read_on_a_phone(theme: str, language: str) -> None:
    picture = keys.key(Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5.5


def test_the_key_explains_each_sign_once() -> None:
    names = [sign for _, rows in keys.PARTS for sign, _ in rows]
    assert len(names) == len(set(names))
    assert set(edition().box.peoples) <= set(names)


@pytest.mark.parametrize("finale", [FINALE, posters.Finale(("red", "blue"))], ids=["usual", "two"])
def test_the_poster_can_be_read_on_a_phone(finale: posters.Finale) -> None:
    picture = posters.poster(view(), finale, Style("light", "de"))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.5


def test_winners_stand_first_whatever_their_points() -> None:
    last = msgspec.structs.replace(FINALE, winners=("purple",))
    assert [own.seat for own in posters.order(view(), last)] == ["purple", "green", "red", "blue", "yellow"]
    assert posters.told(view(), last, "de")[0] == "Sieg: Nordmänner."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words_tells_what_matters_within_the_limit(language: str) -> None:
    text = alt_text(view(), language, CHANGES)
    assert len(text) <= LONGEST
    for part in ("The Romans land in Illyria", "14", "−3", "Latium 2"):
        assert part in text


async def test_pictures_can_be_ordered() -> None:
    studio, seen = Studio(), view()
    (ready,) = await studio.draw(orders.board(seen, Style("dark", "de"), CHANGES, Focus("place", "latium")))
    assert ready.alt == alt_text(seen, "de", CHANGES)
    for order, alt in (
        (orders.realm(seen, "red"), "Romans, Bronze Age"),
        (orders.standings(seen), "The peoples"),
        (orders.battle(BATTLE), "Landing: Illyria"),
        (orders.key(), "Who plays"),
        (orders.replay([films.Shot(seen, CHANGES)]), "Replay: 1 rounds."),
        (orders.poster(seen, FINALE), "Victory: Greeks."),
    ):
        (ready,) = await studio.draw(order)
        assert ready.alt.startswith(alt)
    await studio.close()


def test_what_the_match_has_not_is_refused() -> None:
    for focus in (Focus("place", "atlantis"), Focus("region", "asia"), Focus("realm", "orange")):
        with pytest.raises(Unknown):
            orders.board(view(), focus=focus)
    with pytest.raises(Unknown):
        orders.board(view(), changes=MapChanges(clashes=(FoughtAt("atlantis"),)))
    with pytest.raises(Unknown):
        orders.realm(view(), "orange")


def test_no_word_is_left_over() -> None:
    """Every word of the pictures is asked for somewhere."""
    folder = Path(keys.__file__).parent
    code = "\n".join(path.read_text() for path in (*folder.rglob("*.py"), Path(film.__file__)))
    made_up = ("story-", "region-", "tile-", "unit-")
    unused = [
        word
        for word in words("en")
        if f'"{word}"' not in code and f"'{word}'" not in code and not word.startswith(made_up)
    ]
    assert [
        word
        for word in unused
        if word not in ("actions", "auto-expansion", "clean-up", "over", "attacker", "defender", "legend")
    ] == []
