"""The key, the political balance, the poster and the replay: readable on a phone, complete, and told in words."""

import io
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from render.hannibal import key as keys
from render.hannibal import politics as balances
from render.hannibal import poster as posters
from render.hannibal import replay as films
from render.hannibal.atlas import name, words
from render.hannibal.colours import LINKS
from render.hannibal.portraits import LIKENESSES, portrait
from render.paper import film
from render.paper.alt import LONGEST, shortened
from render.paper.picture import Style
from render.paper.theme import THEMES
from rules.hannibal.pack.edition import edition
from tests.hannibal.pictures.positions import view
from tests.hannibal.pictures.scenes import FINALE, course, shots
from tests.render.judging import faults, smallest_on_a_phone

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_key_can_be_read_on_a_phone(theme: str, language: str) -> None:
    picture = keys.key(Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 7


def test_the_key_explains_every_link_and_each_sign_once() -> None:
    names = [sign for _, rows in keys.PARTS for sign, _ in rows]
    assert LINKS.keys() <= set(names)
    assert len(names) == len(set(names))
    assert keys.told("de")[0].startswith("Felder und Wege: Feld, Stadt mit Mauern")


def test_every_general_has_a_face_of_his_own() -> None:
    assert set(LIKENESSES) == set(edition().generals)
    coins = {portrait("light", id, 30.0).tobytes() for id in LIKENESSES}
    assert len(coins) == len(LIKENESSES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [0, 1, 2, 60])
@pytest.mark.parametrize("text", ["", None], ids=["set-up", "war"])
def test_the_balance_can_be_read_on_a_phone(text: str | None, length: int, language: str) -> None:
    seen = view() if text is None else view(text)
    picture = balances.politics(seen, course(length), Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5.3


def test_the_balance_shows_every_province_and_counts_the_points() -> None:
    picture = balances.politics(view(), course(), Style("light", "de"))
    texts = [text.text for text in picture.texts if text.group == "province"]
    assert {name(province, "de") for province in edition().map.provinces.values()} <= set(texts)
    found = balances.shares(view())
    assert {one.side: one.points for one in view().sides} == {side: found[side] for side in ("rome", "carthage")}
    cells = [text.text for text in picture.texts if text.group == "cell"]
    assert cells == ["R"] * found["rome"] + ["C"] * found["carthage"]


def test_the_course_is_drawn_from_two_points_on() -> None:
    one, two = (balances.politics(view(), course(length)) for length in (1, 2))
    assert two.image.height > one.image.height
    ends = [text.text for text in two.texts if text.group == "end"]
    assert sorted(map(int, ends)) == sorted(course(2)[-1].points.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_balance_in_words_fits_and_names_all(language: str) -> None:
    told = shortened(balances.told(view(), course(), language))
    assert len(told) <= LONGEST
    assert all(name(province, language) in told for province in edition().map.provinces.values())


LONG = msgspec.structs.replace(
    FINALE, winner="rome", title="The Second Punic War at the longest table of all " * 3, reason="It is over. " * 20,
    players=dict.fromkeys(("rome", "carthage"), "Maximiliane von und zu Mustermannshausen-Oberdorf"),
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("finale", [FINALE, LONG, posters.Finale("rome")], ids=["usual", "long", "bare"])
def test_the_poster_can_be_read_on_a_phone(finale: posters.Finale, language: str) -> None:
    picture = posters.poster(view(), finale, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.5


def test_the_winner_stands_first_even_with_fewer_points() -> None:
    loses = msgspec.structs.replace(FINALE, winner="rome")
    assert [side for side, _ in posters.ranking(view(), loses)] == ["rome", "carthage"]
    assert posters.told(view(), loses, "de")[0] == "Rom gewinnt den Krieg."
    assert posters.told(view(), posters.Finale("carthage"))[-1] == "Political points: Carthage: 10, Rome: 6."


def test_a_film_has_a_frame_for_each_card() -> None:
    film = films.replay(shots(), Style("dark", "de"))
    image = Image.open(io.BytesIO(film.data))
    assert (image.n_frames, film.frames) == (2, 2)
    assert not films.stage(shots(), "de").whole
    for frame in films.frames(shots()):
        assert faults(frame) == []
    assert films.told(shots())[:2] == ["Replay: 2 cards.", "Rome: Messenger: All arrive."]


def test_no_word_is_left_over() -> None:
    """Every word of the pictures is asked for somewhere."""
    folder = Path(keys.__file__).parent
    code = "\n".join(path.read_text() for path in (*folder.rglob("*.py"), Path(film.__file__)))
    atlas = {**edition().map.regions, **edition().map.provinces}
    made_up = ("story-", "turn-", "deal-", "told-")
    unused = [
        word
        for word in words("en")
        if f'"{word}"' not in code and f"'{word}'" not in code and not word.startswith(made_up) and word not in atlas
    ]
    assert [word for word in unused if word not in NAMED_BY_THE_PACK] == []


NAMED_BY_THE_PACK = (  # phases, places of generals, waters, and who may use a card
    "reinforcements", "deal", "winter", "isolation", "victory", "internum", "tyrrhenum", "hadriaticum", "atlanticus",
    "iberus", "rhodanus", "padus", "baetis", "tagus", "durius", "garumna", "event", "counter", "move", "only-rome",
    "only-carthage",
)  # fmt: skip
