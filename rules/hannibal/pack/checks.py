"""What the types of a pack cannot say: ids that must exist, counts that must fit."""

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec

from rules.core.packs import PackFiles
from rules.hannibal.board.ids import SIDES
from rules.hannibal.pack.cards import CardsFile
from rules.hannibal.pack.generals import GeneralsFile
from rules.hannibal.pack.map import MapFile
from rules.hannibal.pack.scenario import ScenarioFile
from rules.hannibal.pack.tables import TablesFile

NEEDS = (
    "opponent-controls",
    "macedon-allied",
    "proconsul-on-map",
    "carthage-controls-3-in-italia",
    "city-is-roman",
    "hannibal-in-italia",
    "no-enemy-in-latium",
)
CONTROLS = "controls:"
DIE_ROWS = 7
SIEGE_ROWS = 6
RETREAT_ROWS = 8


def check_map(files: PackFiles, map: MapFile) -> None:
    """Provinces have the spaces they say, cities have room, and links join two known spaces once."""
    spaces = [space.id for space in map.spaces]
    provinces = [province.id for province in map.provinces]
    _once(files, "map.toml", "spaces", spaces)
    _once(files, "map.toml", "provinces", provinces)
    for region in map.regions:
        _known(files, "map.toml", f"regions[{region.id}].provinces", region.provinces, provinces, "province")
    counts = Counter(space.province for space in map.spaces)
    for province in map.provinces:
        key = f"provinces[{province.id}]"
        if counts[province.id] != province.spaces:
            files.mistake("map.toml", f"{key}.spaces", province.spaces, f"{counts[province.id]}, as many as there are")
        majority = province.spaces // 2 + 1
        if province.control != majority:
            files.mistake("map.toml", f"{key}.control", province.control, f"{majority}, more than half")
    for space in map.spaces:
        key = f"spaces[{space.id}]"
        _known(files, "map.toml", f"{key}.province", [space.province], provinces, "province")
        if (space.kind == "city") != (space.capacity > 0):
            files.mistake("map.toml", f"{key}.capacity", space.capacity, "room inside a city, and only there")
        if space.start == "neutral" and space.kind != "tribe":
            files.mistake("map.toml", f"{key}.start", space.start, "neutral only for a tribe")
    _check_links(files, map, spaces)


def _check_links(files: PackFiles, map: MapFile, spaces: Collection[str]) -> None:
    seen: set[frozenset[str]] = set()
    for kind, there in map.links.items():
        for pair in there.pairs:
            key = f"links.{kind}.pairs"
            _known(files, "map.toml", key, pair, spaces, "space")
            if frozenset(pair) in seen or pair[0] == pair[1]:
                files.mistake("map.toml", key, f"{pair[0]} - {pair[1]}", "each pair of spaces linked once")
            seen.add(frozenset(pair))


def check_generals(files: PackFiles, generals: GeneralsFile, map: MapFile) -> None:
    """Ids are there once, and abilities name known regions."""
    _once(files, "generals.toml", "generals", [general.id for general in generals.generals])
    regions = [region.id for region in map.regions]
    for general in generals.generals:
        if general.figures.region is not None:
            key = f"generals[{general.id}].figures.region"
            _known(files, "generals.toml", key, [general.figures.region], regions, "region")


def check_cards(files: PackFiles, cards: CardsFile, map: MapFile, generals: GeneralsFile) -> None:
    """Numbers run from 1, ids are there once, effects and needs name known things."""
    _once(files, "cards.toml", "cards", [card.id for card in cards.cards])
    provinces = [province.id for province in map.provinces]
    shelves: dict[str, tuple[str, Collection[str]]] = {
        "provinces": ("province", provinces),
        "regions": ("region", [region.id for region in map.regions]),
        "city": ("space", [space.id for space in map.spaces]),
        "general": ("general", [general.id for general in generals.generals]),
    }
    for place, card in enumerate(cards.cards, start=1):
        key = f"cards[{card.id}]"
        if card.number != place:
            files.mistake("cards.toml", f"{key}.number", card.number, f"{place}, the next number")
        if not 1 <= card.ops <= 3:
            files.mistake("cards.toml", f"{key}.ops", card.ops, "1, 2 or 3")
        for need in card.needs:
            if need.startswith(CONTROLS):
                _known(files, "cards.toml", f"{key}.needs", [need.removeprefix(CONTROLS)], provinces, "province")
            elif need not in NEEDS:
                files.mistake("cards.toml", f"{key}.needs", need, f"one of: {', '.join(NEEDS)}, {CONTROLS}<province>")
        for name, value in msgspec.structs.asdict(card.effect).items():
            if name in shelves and not isinstance(value, int) and value is not None:
                kind, known = shelves[name]
                named = (value,) if isinstance(value, str) else value
                _known(files, "cards.toml", f"{key}.effect.{name}", named, known, kind)
    if set(cards.battle_cards) != set(cards.battle_card_names):
        files.mistake("cards.toml", "battle_card_names", ", ".join(cards.battle_card_names), "a name for each type")


def check_tables(files: PackFiles, tables: TablesFile) -> None:
    """Every table has a row for each die and a column for each number of units."""
    losses = tables.attrition.losses
    if len(losses) != DIE_ROWS:
        files.mistake("tables.toml", "attrition.losses", len(losses), f"{DIE_ROWS} rows")
    for row, line in enumerate(losses):
        if len(line) != len(tables.attrition.columns):
            files.mistake(
                "tables.toml", f"attrition.losses[{row}]", len(line), f"{len(tables.attrition.columns)} columns"
            )
    for name, line, rows in (
        ("siege.points", tables.siege.points, SIEGE_ROWS),
        ("siege.losses", tables.siege.losses, SIEGE_ROWS),
        ("retreat.small", tables.retreat.small, RETREAT_ROWS),
        ("retreat.large", tables.retreat.large, RETREAT_ROWS),
    ):
        if len(line) != rows:
            files.mistake("tables.toml", name, len(line), f"{rows} rows")


def check_scenario(files: PackFiles, scenario: ScenarioFile, map: MapFile, generals: GeneralsFile) -> None:
    """The seats are the two sides, turns run from 1, and the first forces name known spaces and own generals."""
    if tuple(scenario.seats) != SIDES:
        files.mistake("scenario.toml", "seats", ", ".join(scenario.seats), ", ".join(SIDES))
    spaces = [space.id for space in map.spaces]
    _once(files, "scenario.toml", "forces.generals", [one for force in scenario.forces for one in force.generals])
    for place, line in enumerate(scenario.turns, start=1):
        if line.turn != place:
            files.mistake("scenario.toml", f"turns[{place - 1}].turn", line.turn, f"{place}, the next turn")
    for row, force in enumerate(scenario.forces):
        own = [general.id for general in generals.generals if general.side == force.side]
        _known(files, "scenario.toml", f"forces[{row}].space", [force.space], spaces, "space")
        _known(files, "scenario.toml", f"forces[{row}].generals", force.generals, own, f"general of {force.side}")


def _known(files: PackFiles, file: str, key: str, named: Iterable[str], known: Collection[str], kind: str) -> None:
    for name in named:
        if name not in known:
            files.mistake(file, key, name, f"the id of a {kind}")


def _once(files: PackFiles, file: str, key: str, ids: Iterable[str]) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            files.mistake(file, f"{key}[{id}]", f"{times} of them", "each id once")
