"""Packs: another edition with the same places is drawn with its own values and names; strange places are refused."""

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from render.assyrian_wars import orders
from render.assyrian_wars.alt import alt_text
from render.assyrian_wars.atlas import NotOnTheBoard, edition, register
from render.assyrian_wars.base import LONGEST
from render.assyrian_wars.battle import battle
from render.assyrian_wars.board import board
from render.assyrian_wars.charts import charts
from render.assyrian_wars.crops import Focus, room, window
from render.assyrian_wars.diplomacy import diplomacy
from render.assyrian_wars.poster import Ending, poster
from render.assyrian_wars.replay import Moment, frames
from render.paper.picture import Style
from render.paper.text import ELLIPSIS
from render.studio import Order
from rules.assyrian_wars.pack.load import HOUSE, house, load_pack
from tests.assyrian_wars.pictures.positions import view
from tests.assyrian_wars.pictures.scenes import BATTLE, course, tangled

NEW = {  # what the pack of one's own calls things, in both languages
    "babylon": ("Gate of the Gods", "Tor der Götter"),
    "jerusalem": ("Salem", "Schalem"),
    "AS": ("Land of Ashur", "Land Aschur"),
    "AS-sargon": ("Sharrukin", "Scharrukin"),
    "BA-marduk": ("Merodach", "Merodachbaladan"),
}
OLD = re.compile(r"\b(Babylon|Jerusalem|Assyria|Assyrien|Sargon|Marduk)\b")


@pytest.fixture
def renamed(tmp_path: Path) -> str:
    """A pack of one's own in which places, a country, a leader and a king go by other names."""
    target = tmp_path / "renamed"
    shutil.copytree(HOUSE, target)
    for file in target.glob("*.toml"):
        lines = file.read_text().splitlines()
        for n, line in enumerate(lines):
            id = re.match(r'\s*\{id = "([\w-]+)", .*en = "', line)
            if id and id[1] in NEW:
                en, de = NEW[id[1]]
                lines[n] = re.sub(r'en = "[^"]*", de = "[^"]*"', f'en = "{en}", de = "{de}"', line)
        file.write_text("\n".join(lines))
    register(load_pack(target))
    return "renamed"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A pack of one's own, with stronger walls at Uruk."""
    target = tmp_path / "printed"
    shutil.copytree(HOUSE, target)
    text = (target / "map.toml").read_text()
    line = next(row for row in text.splitlines() if 'id = "uruk"' in row)
    (target / "map.toml").write_text(text.replace(line, line.replace("defence = 2", "defence = 4")))
    return target


def test_a_registered_pack_is_drawn_with_its_own_values(copy: Path) -> None:
    register(load_pack(copy))
    seen = view()
    other = msgspec.structs.replace(seen, pack="printed")
    one, two = (board(v, focus=Focus("area", "uruk")).image.tobytes() for v in (seen, other))
    assert one != two
    assert edition("printed").name == "printed"


def test_an_unknown_pack_is_drawn_as_the_house_edition() -> None:
    assert edition("never-heard-of") is house()


def test_a_place_without_a_position_is_refused_by_name(copy: Path) -> None:
    for file in copy.rglob("*.toml"):
        file.write_text(file.read_text().replace('"dumah"', '"atlantis"'))
    with pytest.raises(NotOnTheBoard, match="atlantis"):
        register(load_pack(copy))


def test_a_name_that_is_too_long_for_the_board_is_cut(copy: Path) -> None:
    text = (copy / "map.toml").read_text()
    (copy / "map.toml").write_text(text.replace('en = "Ashur"', 'en = "Ashur, the first and the holiest of cities"'))
    register(load_pack(copy))
    picture = board(msgspec.structs.replace(view(), pack="printed"), focus=Focus("whole"))
    shown = [text for text in picture.texts if text.text.startswith("Ashur, the first")]
    assert [text.text[-1] for text in shown] == [ELLIPSIS]
    assert shown[0].box[2] - shown[0].box[0] <= LONGEST


def alt(order: Order) -> str:
    """The words that go with a picture, as the studio hands them out."""
    return order.job(order.style, *order.args)[0].alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_battle_report_uses_the_names_of_the_matchs_pack(renamed: str, language: str) -> None:
    place, _, country, king, chief = (pair[language == "de"] for pair in NEW.values())
    report = msgspec.structs.replace(BATTLE, result="")
    style = Style("light", language, renamed)
    words = alt(orders.battle(report, style))
    drawn = " | ".join(text.text for text in battle(report, style).texts)
    for name in (place, country, king, chief):
        assert name in words
        assert name in drawn
    assert not OLD.search(words + drawn)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_with_a_board_use_the_names_of_the_matchs_pack(renamed: str, language: str) -> None:
    seen = msgspec.structs.replace(view(), pack=renamed)
    place, besieged, country, *_ = (pair[language == "de"] for pair in NEW.values())
    told = alt_text(seen, language)
    for name in (place, besieged, country):
        assert name in told
    assert not OLD.search(told)


@pytest.mark.parametrize(
    ("focus", "of"), [(Focus("country", "AS"), "AS"), (Focus("area", "babylon"), "babylon"), (Focus(), "AS")]
)
def test_the_band_above_a_crop_uses_the_names_of_the_matchs_pack(renamed: str, focus: Focus, of: str) -> None:
    seen = msgspec.structs.replace(view(), pack=renamed)
    title = next(text.text for text in board(seen, focus=focus).texts if text.group == "caption")
    assert title == NEW[of][0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_sheets_use_the_names_of_the_matchs_pack(renamed: str, language: str) -> None:
    style, country = Style("light", language, renamed), NEW["AS"][language == "de"]
    unnamed = Style("light", language)  # a view names its own pack
    seen = msgspec.structs.replace(tangled(), pack=renamed)
    ending = Ending(winners=("AS",))
    for sheet, words in (
        (charts(course(), style), alt(orders.charts(course(), style))),
        (diplomacy(seen, unnamed), alt(orders.diplomacy(seen, unnamed))),
        (poster(seen, ending, unnamed), alt(orders.poster(seen, ending, unnamed))),
    ):
        drawn = " | ".join(text.text for text in sheet.texts)
        assert country in words
        assert country in drawn
        assert not OLD.search(words + drawn)


def test_a_name_beyond_all_measure_does_not_widen_a_crop(copy: Path) -> None:
    seen = view()
    text = (copy / "map.toml").read_text()
    (copy / "map.toml").write_text(text.replace('en = "Uruk"', f'en = "{"Uruk " * 40}"'))
    register(load_pack(copy))
    left, _, right, _ = room("uruk", {}, "en", "printed")
    assert right - left <= LONGEST + 8
    assert window(msgspec.structs.replace(seen, pack="printed"), Focus("area", "uruk"), [], {}, "en").scale >= 2


def test_a_film_uses_the_names_of_the_matchs_pack(renamed: str) -> None:
    seen = msgspec.structs.replace(view(), pack=renamed)
    texts = frames([Moment(seen)], Style())[0].texts
    assert NEW["AS"][0] in [text.text for text in texts if text.group == "caption"]
