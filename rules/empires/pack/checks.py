"""What the types of a pack cannot say: known ids, each thing once, a map in one piece, figures within bounds."""

from collections import Counter
from collections.abc import Collection, Iterable

from rules.core.graph import Graph
from rules.core.packs import PackFiles
from rules.empires.pack.cards import CardsFile
from rules.empires.pack.map import MapFile
from rules.empires.pack.scenario import ScenarioFile

MAP, CARDS, SCENARIO = "map.toml", "cards.toml", "scenario.toml"
FACES = (1, 2, 3, 4, 5, 6)


def check_map(files: PackFiles, map: MapFile) -> None:
    """ch.2: every link and table names known areas once, and every province can be reached."""
    provinces, seas = [one.id for one in map.provinces], [one.id for one in map.seas]
    _once(files, MAP, "areas", [*provinces, *seas])
    for province in map.provinces:
        _known(files, MAP, f"provinces[{province.id}].seas", province.seas, seas, "sea area")
        _positive(files, MAP, f"provinces[{province.id}].slots", province.slots)
    for sea in map.seas:
        _known(files, MAP, f"seas[{sea.id}].neighbours", sea.neighbours, seas, "sea area")
        one_way = [other.id for other in map.seas if sea.id in other.neighbours and other.id not in sea.neighbours]
        for other in one_way:
            files.mistake(MAP, f"seas[{sea.id}].neighbours", f"no {other}", "neighbours of each other")
    pairs = [pair for there in map.links.values() for pair in there.pairs]
    for kind, there in map.links.items():
        _known(files, MAP, f"links.{kind}.pairs", [end for pair in there.pairs for end in pair], provinces, "province")
    for pair, times in Counter(" - ".join(sorted(pair)) for pair in pairs).items():
        if times > 1:
            files.mistake(MAP, "links", pair, "each pair of provinces linked once")
    if not files.mistakes:
        graph = Graph(provinces, [(one, other, "link") for one, other in pairs])
        for lost in sorted(set(provinces) - set(graph.distances(provinces[0]))):
            files.mistake(MAP, f"provinces[{lost}]", "no way to it", f"links that join it to {provinces[0]}")
    _check_revolts(files, map)


def _check_revolts(files: PackFiles, map: MapFile) -> None:
    """ch.4.1: every face names a table, and each province stands once in the table of its half."""
    tables = map.revolt
    if sorted([*tables.north_die, *tables.south_die]) != list(FACES):
        found = ", ".join(str(face) for face in (*tables.north_die, *tables.south_die))
        files.mistake(MAP, "revolt", found, "each face of the die once")
    for half, columns in (("north", tables.north), ("south", tables.south)):
        if len(columns) != len(FACES):
            files.mistake(MAP, f"revolt.{half}", f"{len(columns)} columns", f"{len(FACES)} columns")
        named = Counter(str(area) for column in columns for area in column)
        own = [one.id for one in map.provinces if one.half == half]
        _known(files, MAP, f"revolt.{half}", named, own, f"province of the {half}")
        for area in own:
            if named[area] != 1:
                files.mistake(MAP, f"revolt.{half}", f"{area} {named[area]} times", "each province of the half once")


def check_cards(files: PackFiles, cards: CardsFile) -> None:
    """ch.2: units and sets once each, sets of one size, and modifiers that look at known units."""
    units = [unit.id for unit in cards.units]
    _once(files, CARDS, "units", units)
    _once(files, CARDS, "empires", [one.id for one in cards.empires])
    for unit in cards.units:
        for key, against in (("against", unit.against), ("against_in_siege", unit.against_in_siege)):
            _known(files, CARDS, f"units[{unit.id}].{key}", against, units, "unit")
        if (unit.kind == "person") != (unit.power is not None):
            files.mistake(CARDS, f"units[{unit.id}].power", unit.power or "nothing", "a power exactly for persons")
        if not 0 <= unit.kills_on <= len(FACES):
            files.mistake(CARDS, f"units[{unit.id}].kills_on", unit.kills_on, "a face of the die")
    size = len(cards.empires[0].cards) if cards.empires else 0
    for one in cards.empires:
        _known(files, CARDS, f"empires[{one.id}].cards", one.cards, units, "unit")
        if len(one.cards) != size:
            files.mistake(CARDS, f"empires[{one.id}].cards", f"{len(one.cards)} cards", f"{size}, as in the first set")
    for key, count in (("display.open", cards.display.open), ("stacks.open", cards.stacks.open)):
        _positive(files, CARDS, key, count)


def check_scenario(files: PackFiles, scenario: ScenarioFile, cards: CardsFile) -> None:
    """ch.3, 4: markers for every number of players, seats and sets enough, scoring within the turns."""
    if scenario.seats_min > scenario.seats_max:
        files.mistake(SCENARIO, "seats_min", scenario.seats_min, f"at most seats_max, {scenario.seats_max}")
    _once(files, SCENARIO, "seats", scenario.seats)
    if len(scenario.seats) != scenario.seats_max:
        files.mistake(SCENARIO, "seats", f"{len(scenario.seats)} seats", f"{scenario.seats_max}, one for each player")
    for players in range(scenario.seats_min, scenario.seats_max + 1):
        if scenario.markers.get(str(players), 0) < 1:
            files.mistake(SCENARIO, f"markers.{players}", scenario.markers.get(str(players), "nothing"), "a number")
    for half, count in Counter(one.half for one in cards.empires).items():
        if count < scenario.most_in_a_half:
            files.mistake(
                SCENARIO, "most_in_a_half", scenario.most_in_a_half, f"at most {count}, the sets of the {half}"
            )
    for turn in scenario.scoring_turns:
        if not 1 <= turn <= scenario.last_turn:
            files.mistake(SCENARIO, "scoring_turns", turn, f"a turn from 1 to {scenario.last_turn}")


def _known(files: PackFiles, file: str, key: str, named: Iterable[str], known: Collection[str], kind: str) -> None:
    for name in named:
        if name not in known:
            files.mistake(file, key, name, f"the id of a {kind}")


def _once(files: PackFiles, file: str, key: str, ids: Iterable[str]) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            files.mistake(file, f"{key}[{id}]", f"{times} of them", "each id once")


def _positive(files: PackFiles, file: str, key: str, found: int) -> None:
    if found < 1:
        files.mistake(file, key, found, "at least 1")
