"""Loading whole packs: what is missing, further packs that a host installs, and packs that changed."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.assyrian_wars.board import editions
from rules.assyrian_wars.data.__main__ import main
from rules.assyrian_wars.game import GAME
from rules.assyrian_wars.pack.load import HOUSE, house, installed_packs, load_pack
from rules.core.errors import BadInput
from rules.core.match import Match
from rules.core.packs import PackError
from tests.assyrian_wars.pack.broken import Change, copy_house, mistakes


def test_an_empty_directory_misses_every_file(tmp_path: Path) -> None:
    with pytest.raises(PackError) as error:
        load_pack(tmp_path)
    missing = [mistake.file for mistake in error.value.mistakes]
    assert sorted(missing) == sorted(
        ["pack.toml", "map.toml", "counters.toml", "cards.toml", "timetable.toml", "activation.toml", "scenarios/"]
    )


def test_a_pack_of_another_game(tmp_path: Path) -> None:
    found = mistakes(tmp_path, ("pack.toml", '"assyrian-wars"', '"chess"'), ("pack.toml", "format = 1", "format = 2"))
    assert found == [
        "pack.toml: format: found 2, expected one of: 1",
        "pack.toml: game: found 'chess', expected one of: assyrian-wars",
    ]


def test_mistakes_of_all_files_come_together(tmp_path: Path) -> None:
    found = mistakes(
        tmp_path,
        ("map.toml", '["uruk", "ur"]', '["uruk", "urr"]'),
        ("counters.toml", "city_damage = 24", "city_damage = 0"),
        ("pack.toml", 'en = "House edition"', 'en = ""'),
    )
    assert [line.split(":")[0] for line in found] == ["pack.toml", "counters.toml", "map.toml"]


SARGONS_ARMY = 'leaders = ["AS-sargon"]\nunits = {HI = 2, B = 2, HC = 1, CH = 1}'
ACROSS_FILES = {
    "more units than there are": (
        ("scenarios/campaign.toml", SARGONS_ARMY, SARGONS_ARMY.replace("CH = 1", "CH = 4")),
        "scenarios/campaign.toml: forces: found 4 AS units of class CH,"
        " expected at most the 3 that there are in turn 1",
    ),
    "a king whom the timetable does not know": (
        ("timetable.toml", '"AS-sennacherib", ', ""),
        "timetable.toml: interphases[1].candidates: found AS-sennacherib without a place,"
        " expected every king whose turn is 2, once",
    ),
    "nomads who come from nowhere": (
        ("timetable.toml", 'area = "daiaeni"', 'area = "scythia"'),
        "timetable.toml: interphases[1].nomads[CI].area: found 'scythia', expected the id of an area",
    ),
    "an activation without walls to go to": (
        ("activation.toml", 'country = "PH"\narea = "tyre"', 'country = "PH"\narea = "gutium"'),
        "activation.toml: forces[0].area: found 'gutium', expected a city or square home area of PH",
    ),
    "units that wait for a card that is not there": (
        ("counters.toml", 'count = 4, card = "41"', 'count = 4, card = "141"'),
        "counters.toml: units: found card 141, expected the id of a card",
    ),
}


@pytest.mark.parametrize(("wrong", "message"), ACROSS_FILES.values(), ids=ACROSS_FILES.keys())
def test_files_are_checked_against_each_other(tmp_path: Path, wrong: Change, message: str) -> None:
    assert message in mistakes(tmp_path, wrong)


def test_a_card_that_nobody_can_play(tmp_path: Path) -> None:
    """Nomads never play events (10.1), so a card for them alone is a mistake."""
    path = copy_house(tmp_path) / "cards.toml"
    before, libyan_war, after = path.read_text(encoding="utf-8").partition('number = 29\nid = "29"')
    spoilt = after.replace('when = "impulse"', 'when = "impulse"\ncountries = ["CI"]', 1)
    path.write_text(before + libyan_war + spoilt, encoding="utf-8")
    with pytest.raises(PackError) as error:
        load_pack(path.parent)
    wanted = (
        "cards.toml: cards[29]: found an event that nobody can play, expected at least one country for one of its uses"
    )
    assert wanted in [str(mistake) for mistake in error.value.mistakes]


def install(root: Path, name: str) -> Path:
    return Path(shutil.copytree(HOUSE, root / name))


def test_without_a_directory_there_is_the_house_edition(tmp_path: Path) -> None:
    for shelf in (installed_packs(), installed_packs(tmp_path / "nowhere")):
        assert list(shelf.editions) == ["house"]
        assert shelf.pick("house") is house()


def test_a_host_installs_further_packs(tmp_path: Path) -> None:
    install(tmp_path, "printed")
    (tmp_path / "notes.txt").write_text("no pack")
    (tmp_path / ".hidden").mkdir()
    shelf = installed_packs(tmp_path)
    assert list(shelf.editions) == ["house", "printed"]
    assert shelf.pick("printed").name == "printed"
    assert shelf.pick("printed").digest == house().digest
    assert not shelf.refused


def test_a_wrong_pack_is_refused_with_its_list_and_hurts_no_other(tmp_path: Path) -> None:
    install(tmp_path, "printed")
    copy_house(tmp_path, ("map.toml", '["uruk", "ur"]', '["uruk", "urr"]'), name="wrong")
    shelf = installed_packs(tmp_path)
    assert list(shelf.editions) == ["house", "printed"]
    with pytest.raises(PackError, match="urr"):
        shelf.pick("wrong")


@pytest.mark.parametrize("name", ["../house", "/etc", "", "HOUSE", "nobody"])
def test_a_player_names_a_pack_and_never_a_path(name: str) -> None:
    with pytest.raises(PackError) as error:
        installed_packs().pick(name)
    [mistake] = error.value.mistakes
    assert (mistake.found, mistake.expected) == ("no pack of this name", "one of: house")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("My Pack", "lowercase words joined by hyphens"), ("house", "a name other than house")],
)
def test_names_of_packs(tmp_path: Path, name: str, expected: str) -> None:
    install(tmp_path, name)
    shelf = installed_packs(tmp_path)
    assert list(shelf.editions) == ["house"]
    assert shelf.editions["house"] is house()
    assert [mistake.expected for mistake in shelf.refused[name].mistakes] == [expected]


def test_a_name_that_is_taken_does_not_take_the_house_away(tmp_path: Path) -> None:
    install(tmp_path, "house")
    assert installed_packs(tmp_path).pick("house") is house()


def test_a_match_learns_that_its_pack_changed(tmp_path: Path) -> None:
    directory = install(tmp_path, "printed")
    kept = load_pack(directory).digest
    assert not load_pack(directory).has_changed_since(kept)
    counters = directory / "counters.toml"
    counters.write_text(counters.read_text(encoding="utf-8").replace("pillage = 40", "pillage = 41"), encoding="utf-8")
    assert load_pack(directory).has_changed_since(kept)


def test_the_printed_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    table = capsys.readouterr().out
    assert "AS Assyria" in table
    assert "104 areas, 186 connections" in table
    assert house().digest in table


def test_the_table_of_a_wrong_pack_is_its_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    directory = copy_house(tmp_path, ("map.toml", '["uruk", "ur"]', '["uruk", "urr"]'))
    assert main([str(directory)]) == 1
    assert "pack 'broken': 1 mistake" in capsys.readouterr().out


@pytest.fixture
def shelf_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Lets the host's settings name a folder of packs, as if the bot had just started."""

    def put(root: Path) -> None:
        monkeypatch.setenv(editions.FOLDER, str(root))
        editions.shelf.cache_clear()
        editions.edition_named.cache_clear()

    yield put
    monkeypatch.undo()
    editions.shelf.cache_clear()
    editions.edition_named.cache_clear()


def test_a_running_match_says_that_its_pack_changed_or_is_gone(
    tmp_path: Path, shelf_of: Callable[[Path], None]
) -> None:
    pack = install(tmp_path, "printed")
    shelf_of(tmp_path)
    match = Match.start(GAME, "two-rivers", {"pack": "printed"}, ("P1", "P2"), b"secret")
    assert match.notices() == ()
    with (pack / "pack.toml").open("a") as file:
        file.write("# a comment\n")
    shelf_of(tmp_path)
    (notice,) = Match.load(GAME, match.dump()).notices()
    assert notice.id == "pack-changed"
    assert notice.params["was"] == house().digest != notice.params["now"]
    shutil.rmtree(pack)
    shelf_of(tmp_path)
    (notice,) = Match.load(GAME, match.dump()).notices()
    assert (notice.id, notice.params) == ("pack-missing", {"pack": "printed"})


def test_a_scenario_that_a_pack_does_not_have_is_refused(tmp_path: Path, shelf_of: Callable[[Path], None]) -> None:
    (install(tmp_path, "small") / "scenarios" / "campaign.toml").unlink()
    shelf_of(tmp_path)
    with pytest.raises(BadInput, match="kernel-bad-option: option='pack', found='small'"):
        Match.start(GAME, "campaign", {"pack": "small"}, ("P1", "P2"), b"secret")


def test_a_scenario_that_only_a_pack_has_can_be_played(tmp_path: Path, shelf_of: Callable[[Path], None]) -> None:
    scenarios = install(tmp_path, "printed") / "scenarios"
    text = (scenarios / "two-rivers.toml").read_text()
    (scenarios / "two-canals.toml").write_text(text.replace('id = "two-rivers"', 'id = "two-canals"', 1))
    shelf_of(tmp_path)
    offered = GAME.scenarios()
    packs = {key: next(spec.values for spec in found.options if spec.id == "pack") for key, found in offered.items()}
    assert packs["two-canals"] == ("printed",)
    assert packs["two-rivers"] == ("house", "printed")
    assert list(offered)[-1] == "two-canals"
    match = Match.start(GAME, "two-canals", {}, ("P1", "P2"), b"secret")
    assert (match.table.board.pack, match.table.board.scenario) == ("printed", "two-canals")
