"""Reading a pack: every file decoded, everything cross-checked, all mistakes told at once."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from rules.assyrian_wars.board.ids import ScenarioId
from rules.assyrian_wars.pack import activation, card_checks, checks, position_checks, scenario_checks, timetable
from rules.assyrian_wars.pack.activation import Activation, ActivationFile
from rules.assyrian_wars.pack.cards import Cards, CardsFile
from rules.assyrian_wars.pack.counters import Counters, CountersFile
from rules.assyrian_wars.pack.edition import Edition, PackInfo
from rules.assyrian_wars.pack.map import GameMap, MapFile
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.pack.timetable import Timetable, TimetableFile
from rules.core.packs import Mistake, PackError, PackFiles

HOUSE = Path(__file__).resolve().parent.parent / "data" / "house"
PACK_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def house() -> Edition:
    """The house edition, which ships with the rules."""
    return load_pack(HOUSE)


def load_pack(directory: Path) -> Edition:
    """Read one pack, or raise PackError with the list of everything that is wrong in it."""
    files = PackFiles(directory)
    info = files.read("pack.toml", PackInfo)
    map_file = files.read("map.toml", MapFile)
    counters_file = files.read("counters.toml", CountersFile)
    cards_file = files.read("cards.toml", CardsFile)
    scenario_files = files.read_folder("scenarios", Scenario)
    timetable_file = files.read("timetable.toml", TimetableFile)
    activation_file = files.read("activation.toml", ActivationFile)
    game_map = _sound_map(files, map_file)
    pieces = _sound_counters(files, counters_file, map_file)
    if cards_file is not None and game_map is not None:
        files.mistakes += card_checks.check_cards(cards_file, game_map)
    if cards_file is not None and pieces is not None:
        files.mistakes += checks.check_cards_of_units(pieces, cards_file)
    if game_map is not None and pieces is not None:
        if timetable_file is not None:
            files.mistakes += timetable.check(timetable_file, game_map, pieces)
        if activation_file is not None:
            files.mistakes += activation.check(activation_file, game_map, pieces)
        files.mistakes += scenario_checks.check(scenario_files, game_map, pieces)
    files.refuse_if_wrong()
    edition = Edition(
        name=directory.name,
        digest=files.digest(),
        info=files.sound(info),
        map=files.sound(game_map),
        counters=files.sound(pieces),
        cards=Cards(files.sound(cards_file)),
        scenarios={ScenarioId(scenario.id): scenario for scenario in scenario_files.values()},
        timetable=Timetable(files.sound(timetable_file)),
        activation=Activation(files.sound(activation_file)),
    )
    files.mistakes += position_checks.check(edition)
    files.refuse_if_wrong()
    return edition


def _sound_map(files: PackFiles, file: MapFile | None) -> GameMap | None:
    """The map ready for play; nothing when its ids are wrong, so that it cannot be put together."""
    if file is None:
        return None
    found = checks.check_map(file)
    files.mistakes += found
    if found:
        return None
    game_map = GameMap(file)
    files.mistakes += checks.check_game_map(game_map)
    return game_map


def _sound_counters(files: PackFiles, file: CountersFile | None, map_file: MapFile | None) -> Counters | None:
    """The counters ready for play."""
    if file is None or map_file is None:
        return None
    files.mistakes += checks.check_counters(file, map_file)
    return Counters(file, checks.POOLS)


class PackShelf(Struct, frozen=True):
    """The packs of one host: those that can be played, and why the others cannot."""

    editions: Mapping[str, Edition]
    refused: Mapping[str, PackError]

    def pick(self, name: str) -> Edition:
        """The edition that a match's option names; a wrong pack raises its PackError, an unknown name too."""
        if name in self.editions:
            return self.editions[name]
        if name in self.refused:
            raise self.refused[name]
        raise PackError(name, [Mistake(name, "", "no pack of this name", f"one of: {', '.join(self.editions)}")])


def installed_packs(root: Path | None = None) -> PackShelf:
    """The house edition and every pack in the directory that the host's settings name."""
    editions = {HOUSE.name: house()}
    refused: dict[str, PackError] = {}
    for directory in sorted(root.iterdir()) if root is not None and root.is_dir() else ():
        if not directory.is_dir() or directory.name.startswith("."):
            continue
        try:
            editions[_fit_name(directory, editions)] = load_pack(directory)
        except PackError as error:
            refused[directory.name] = error
    return PackShelf(editions, refused)


def _fit_name(directory: Path, taken: Mapping[str, Edition]) -> str:
    """A pack's name is its directory's, in lowercase words with hyphens, and not yet taken."""
    name = directory.name
    if PACK_NAME.fullmatch(name) is None:
        raise PackError(name, [Mistake(name, "", repr(name), "lowercase words joined by hyphens")])
    if name in taken:
        raise PackError(name, [Mistake(name, "", repr(name), f"a name other than {', '.join(taken)}")])
    return name
