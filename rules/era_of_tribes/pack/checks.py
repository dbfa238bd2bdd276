"""What the types of a pack cannot say: known ids, each thing once, parts of the map in one piece, whole tables."""

from collections import Counter
from collections.abc import Collection, Iterable

from rules.core.graph import Graph
from rules.core.packs import PackFiles
from rules.era_of_tribes.board.ids import FIELDS
from rules.era_of_tribes.pack.components import ComponentsFile
from rules.era_of_tribes.pack.map import SEATS, USUAL_CUTS, Cut, MapFile, MapPart

MAP, COMPONENTS = "map.toml", "components.toml"
LEVELS, FACES = 4, 6


def check_map(files: PackFiles, map: MapFile) -> None:
    """ch.2: every link joins two known places of the right kind, once."""
    lands, seas = [one.id for one in map.land], [one.id for one in map.sea]
    _once(files, MAP, "places", [*lands, *seas])
    ends = {"land": (lands, lands), "coast": (lands, seas), "sea": (seas, seas)}
    pairs = {"land": map.links.land.pairs, "coast": map.links.coast.pairs, "sea": map.links.sea.pairs}
    for kind, (firsts, seconds) in ends.items():
        _known(files, MAP, f"links.{kind}", [pair[0] for pair in pairs[kind]], firsts, "place of the right kind")
        _known(files, MAP, f"links.{kind}", [pair[1] for pair in pairs[kind]], seconds, "place of the right kind")
        for pair, times in Counter(" - ".join(sorted(pair)) for pair in pairs[kind]).items():
            if times > 1:
                files.mistake(MAP, f"links.{kind}", pair, "each pair once")
    known = {frozenset(pair) for pair in map.links.sea.pairs}
    for one, other, cost in map.links.long.pairs:
        if frozenset((one, other)) not in known:
            files.mistake(MAP, "links.long", f"{one} - {other}", "a pair of links.sea")
        if cost < 2:
            files.mistake(MAP, "links.long", cost, "at least 2")
    _known(files, MAP, "frame.insets", map.frame.insets, [*lands, *seas], "place")
    _once(files, MAP, "cuts", [one.id for one in map.cuts])
    _known(files, MAP, "cuts", USUAL_CUTS, [one.id for one in map.cuts], "part of the map")
    for cut in map.cuts if not files.mistakes else ():
        _check_cut(files, map, cut)


def _check_cut(files: PackFiles, map: MapFile, cut: Cut) -> None:
    """ch.3: a part of the map has as many places as it says, is in one piece, and holds whole homes."""
    key = f"cuts[{cut.id}]"
    _known(files, MAP, f"{key}.regions", cut.regions, {one.region for one in map.land}, "region")
    chart = MapPart(map, cut)
    for name, found, expected in (("land", len(chart.lands), cut.land), ("sea", len(chart.seas), cut.sea)):
        if found != expected:
            files.mistake(MAP, f"{key}.{name}", expected, f"{found}, as many as there are")
    if not cut.players or not set(cut.players) <= set(range(2, len(SEATS) + 1)):
        files.mistake(MAP, f"{key}.players", cut.players, f"2 to {len(SEATS)} players")
    elif len(cut.peoples) < max(cut.players):
        files.mistake(MAP, f"{key}.peoples", len(cut.peoples), f"at least {max(cut.players)}, one for each player")
    for people in cut.peoples:
        whole = sum(one.home == people for one in map.land)
        if not whole or len(chart.homes[people]) != whole:
            files.mistake(MAP, f"{key}.peoples", people, "a people whose homes all lie in these regions")
    graph = Graph(chart.alphabet, [(one, other, "link") for one in chart.alphabet for other in chart.linked[one]])
    for lost in sorted(set(chart.alphabet) - set(graph.distances(chart.alphabet[0]))):
        files.mistake(MAP, key, f"no way to {lost}", "a map in one piece")


def check_components(files: PackFiles, parts: ComponentsFile, map: MapFile) -> None:
    """ch.2, 7 to 10: ids once, four levels, six faces, tables as long as they must be."""
    for key, ids in (
        ("peoples", [one.id for one in parts.peoples]),
        ("influence", [one.id for one in parts.influence]),
        ("tiles", [one.id for one in parts.tiles]),
        ("epochs", [one.id for one in parts.epochs]),
    ):
        _once(files, COMPONENTS, key, ids)
    _known(files, MAP, "cuts.peoples", {one for cut in map.cuts for one in cut.peoples}, _ids(parts), "people")
    _known(files, MAP, "land.home", {one.home for one in map.land if one.home}, _ids(parts), "people")
    if [one.id for one in parts.fields] != [*FIELDS]:
        files.mistake(COMPONENTS, "fields", ", ".join(one.id for one in parts.fields), f"{', '.join(FIELDS)}")
    for field in parts.fields:
        _length(files, f"fields[{field.id}].levels", len(field.levels), LEVELS)
    costs = parts.costs
    for name, prices in (("pioneer", costs.pioneer), ("follower", costs.follower), ("half", costs.half)):
        _length(files, f"costs.{name}", len(prices), LEVELS)
    _length(files, "costs.missing_branch", len(costs.missing_branch), LEVELS)
    for name, table in (("militia", parts.barbarians.militia), ("mechanics", parts.barbarians.mechanics)):
        _length(files, f"barbarians.{name}", len(table), len(parts.epochs))
    _length(files, "cities.tax", len(parts.cities.tax), parts.start.cities + 1)
    for name, by_players in (
        ("triumph.normal", parts.triumph.normal),
        ("triumph.long", parts.triumph.long),
        ("end.influence_normal", parts.end.influence_normal),
        ("end.influence_long", parts.end.influence_long),
    ):
        _length(files, name, len(by_players), len(SEATS))
    for name, faces in (("red", parts.dice.red), ("green", parts.dice.green)):
        _length(files, f"dice.{name}", len(faces), FACES)
    for tile in parts.tiles:
        if (tile.use == "score") != bool(tile.steps):
            files.mistake(COMPONENTS, f"tiles[{tile.id}].steps", tile.steps, "steps exactly for tiles that score")
    _enough_tiles(files, parts, map)


def _enough_tiles(files: PackFiles, parts: ComponentsFile, map: MapFile) -> None:
    """ch.3: there is a tile for every barbarian land, and for every home that nobody plays."""
    tiles = sum(tile.count for tile in parts.tiles)
    for cut in map.cuts:
        lands = [one for one in map.land if one.region in cut.regions]
        homes = sorted(sum(one.home == people for one in lands) for people in cut.peoples)
        needed = sum(one.barbarian for one in lands) + sum(homes[min(cut.players, default=0) :])
        if needed > tiles:
            files.mistake(COMPONENTS, "tiles", tiles, f"at least {needed}, for the part {cut.id}")


def _ids(parts: ComponentsFile) -> list[str]:
    return [one.id for one in parts.peoples]


def _length(files: PackFiles, key: str, found: int, expected: int) -> None:
    if found != expected:
        files.mistake(COMPONENTS, key, f"{found} entries", f"{expected}")


def _known(files: PackFiles, file: str, key: str, named: Iterable[str], known: Collection[str], kind: str) -> None:
    for name in named:
        if name not in known:
            files.mistake(file, key, name, f"the id of a {kind}")


def _once(files: PackFiles, file: str, key: str, ids: Iterable[str]) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            files.mistake(file, f"{key}[{id}]", f"{times} of them", "each id once")
