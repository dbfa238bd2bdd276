"""Cross-checks of map.toml and counters.toml: what the types alone cannot see. Every mistake is put on the list."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rules.assyrian_wars.board import ids
from rules.assyrian_wars.board.ids import AreaId, CountryId, WaterId, ZoneId
from rules.assyrian_wars.pack.cards import CardsFile
from rules.assyrian_wars.pack.counters import FILE as COUNTERS_FILE
from rules.assyrian_wars.pack.counters import Counters, CountersFile, King, Leader, UnitRow
from rules.assyrian_wars.pack.map import CITIES, Area, Country, CountryKind, GameMap, MapFile, Zone
from rules.assyrian_wars.pack.map import FILE as MAP_FILE
from rules.core.packs import Mistake

Report = Callable[[str, object, str], None]  # key, found, expected

POWERS = (ids.ASSYRIA, ids.MEDE, ids.EGYPT, ids.BABYLONIA, ids.ELAM)
MINORS = (ids.PHOENICIA, ids.JUDAH, ids.ISRAEL, ids.SYRIA, ids.URARTU, ids.PHRYGIA, ids.PERSIA)
NOMADS = (ids.CIMMERIANS, ids.SCYTHIANS)
POOLS = (ids.MERCENARIES, ids.ARAMAEANS, ids.ARABS)
RAID_BOXES = 5  # 6.15
MINOR_CITIES = 6  # 2.1.3
PERSIAN_SQUARES = 3  # 7.1, example 3
# The conquest checks of 7.1 need so many home cities to be possible at all.
FEWEST_HOME_CITIES = {ids.ASSYRIA: 6, ids.MEDE: 7, ids.EGYPT: 5, ids.BABYLONIA: 5, ids.ELAM: 5, ids.SYRIA: 4}
MERCENARY_DRAW = 8 + 4 * 4  # 4.2: Assyria eight, each other power four


def check_map(file: MapFile) -> list[Mistake]:
    """What must be right before a GameMap can be made: ids that exist, and what is said of each thing by itself."""
    mistakes: list[Mistake] = []
    report = _reporter(MAP_FILE, mistakes)
    _unique("countries", (country.id for country in file.countries), report)
    _unique("waters", (water.id for water in file.waters), report)
    boxes = [box.id for box in file.sea_trade_boxes] + [file.land_trade_box.id] + [box.id for box in file.raid_boxes]
    places = [area.id for area in file.areas] + [zone.id for zone in file.zones] + boxes
    _unique("places", places, report)
    _check_countries(file.countries, report)
    _check_areas(file, report)
    _check_zones(file.zones, {area.id for area in file.areas}, {water.id for water in file.waters}, report)
    _check_boxes(file, report)
    _check_connections(file, report)
    return mistakes


def check_game_map(game_map: GameMap) -> list[Mistake]:
    """What is only seen on the whole map: areas out of reach, and wrong counts."""
    mistakes: list[Mistake] = []
    report = _reporter(MAP_FILE, mistakes)
    _check_reachable(game_map, report)
    _check_counts(game_map, report)
    return mistakes


def _check_countries(countries: Sequence[Country], report: Report) -> None:
    """The countries that the rules name, each of its kind; Assyria first and the Scythians last on the track (6.0)."""
    found = {country.id: country for country in countries}
    for kind, codes in (("power", POWERS), ("minor", MINORS), ("nomad", NOMADS), ("pool", POOLS)):
        for code in codes:
            country = found.get(code)
            if country is None:
                report("countries", f"no {code}", f"a {kind} {code}, which the rules name")
            elif country.kind != kind:
                report(f"countries[{code}].kind", country.kind, kind)
        for country in countries:
            if country.kind == kind and country.id not in codes:
                report(f"countries[{country.id}]", country.id, f"a {kind} that the rules know: {', '.join(codes)}")
    track = [country.id for country in countries if country.kind != "pool"]
    if track and (track[0], track[-1]) != (ids.ASSYRIA, ids.SCYTHIANS):
        report("countries", f"{track[0]} … {track[-1]}", "AS first and SC last on the impulse track (6.0)")
    numbers = sorted((country.number or 0, country.id) for country in countries if country.kind == "power")
    if [number for number, _ in numbers] != [1, 2, 3, 4, 5]:
        report("countries", f"power numbers {numbers}", "each of 1 to 5 once (6.15)")


def _check_areas(file: MapFile, report: Report) -> None:
    """Each area's owner, walls, riches and port fit its kind (1.2)."""
    owners = {country.id for country in file.countries if country.kind in ("power", "minor")}
    zones = {zone.id for zone in file.zones}
    for area in file.areas:
        key = f"areas[{area.id}]"
        if area.country is not None and area.country not in owners:
            report(f"{key}.country", area.country, "the id of a power or minor")
        if area.port is not None and area.port not in zones:
            report(f"{key}.port", area.port, "the id of a sea zone")
        _check_kind(area, key, report)


def _check_kind(area: Area, key: str, report: Report) -> None:
    owned = area.kind not in ("minor-city", "round")
    if owned and area.country is None:
        report(f"{key}.country", "nothing", f"the country of a {area.kind} area")
    if area.kind == "minor-city" and area.country is not None:
        report(f"{key}.country", area.country, "nothing: a minor city belongs to no country")
    if area.kind in CITIES and area.defence == 0:
        report(f"{key}.defence", 0, f"at least 1 for a {area.kind} area")
    if area.kind not in CITIES and area.defence:
        report(f"{key}.defence", area.defence, f"0 for a {area.kind} area, which has no city")
    if area.kind not in CITIES and area.eco:
        report(f"{key}.eco", area.eco, f"0 for a {area.kind} area, which has no city")
    if area.bars_province and not area.eco:
        report(f"{key}.bars_province", "true", "false where no ECO is printed (7.1.D)")


def _check_zones(zones: Sequence[Zone], areas: set[str], waters: set[str], report: Report) -> None:
    """Neighbours know each other, share a water and are named once (1.3)."""
    by_id = {ZoneId(zone.id): zone for zone in zones}
    for name, zone in by_id.items():
        key = f"zones[{name}]"
        if zone.water not in waters:
            report(f"{key}.water", zone.water, "the id of a water")
        if zone.land is not None and zone.land not in areas:
            report(f"{key}.land", zone.land, "the id of an area")
        _unique(f"{key}.neighbours", zone.neighbours, report)
        for other in zone.neighbours:
            if other == name or other not in by_id:
                report(f"{key}.neighbours", other, "the id of another sea zone")
            elif name not in by_id[other].neighbours:
                report(f"zones[{other}].neighbours", f"no {name}", f"{name}, as it names {other}")
            elif by_id[other].water != zone.water:
                report(f"{key}.neighbours", other, f"a zone of {zone.water}")


def _check_boxes(file: MapFile, report: Report) -> None:
    """Trade boxes lie on a water and open to its zones (R-168); there are five raid boxes (6.15)."""
    water_of: dict[str, WaterId] = {zone.id: zone.water for zone in file.zones}
    waters = {water.id for water in file.waters}
    for box in file.sea_trade_boxes:
        key = f"sea_trade_boxes[{box.id}]"
        if box.water not in waters:
            report(f"{key}.water", box.water, "the id of a water")
        if not box.zones:
            report(f"{key}.zones", "none", "at least one zone from which ships may enter")
        for zone in box.zones:
            if water_of.get(zone) != box.water:
                report(f"{key}.zones", zone, f"a zone of {box.water}")
    if len(file.raid_boxes) != RAID_BOXES:
        report("raid_boxes", len(file.raid_boxes), f"{RAID_BOXES} boxes (6.15)")


def _check_connections(file: MapFile, report: Report) -> None:
    """Each pair of known areas stands once, with one terrain for both directions."""
    kinds = {AreaId(area.id): area.kind for area in file.areas}
    seas = {zone.land for zone in file.zones}
    seen: dict[frozenset[AreaId], tuple[str, str]] = {}
    for key, terrain, a, b in file.connections.rows():
        unknown = [area for area in (a, b) if area not in kinds]
        for area in unknown:
            report(key, area, "the id of an area")
        if a == b:
            report(key, f"{a} twice", "two different areas")
        pair = frozenset((a, b))
        if pair in seen and seen[pair][1] == terrain:
            report(key, f"{a} – {b} again", f"each connection once; it stands in {seen[pair][0]}")
        elif pair in seen:
            report(key, f"{a} – {b} as {terrain}", f"the same both ways; {seen[pair][0]} says {seen[pair][1]}")
        seen.setdefault(pair, (key, terrain))
        if unknown:
            continue
        if (terrain == "mede-only") != ("box" in (kinds[a], kinds[b])):
            report(key, f"{a} – {b} as {terrain}", "mede_only to and from the Far East box, and nowhere else (1.3)")
        if (terrain == "sealand") != (a in seas or b in seas):
            report(key, f"{a} – {b} as {terrain}", "sealand to and from an area that is also a sea zone (1.3)")


def _check_reachable(game_map: GameMap, report: Report) -> None:
    """From Assyria's capital one can walk to every area, but for islands, which need a port."""
    capital = game_map.capitals.get(ids.ASSYRIA)
    if capital is None:
        return
    mainland = game_map.distances(capital)
    left = [area for area in game_map.areas if area not in mainland]
    while left:
        island = game_map.distances(left[0])
        if not any(game_map.areas[area].port for area in island):
            report(f"areas[{left[0]}]", "no way there by land or sea", f"a connection to {capital}, or a port")
        left = [area for area in left if area not in island]
    for zone, land in game_map.zone_on_land.items():
        if game_map.areas[land].port != zone:
            report(f"areas[{land}].port", game_map.areas[land].port, f"{zone}, the sea zone that it also is")


def _check_counts(game_map: GameMap, report: Report) -> None:
    """The numbers that the rules rest on (1.2, 2.1.3, 7.1, 7.3.1)."""
    for code in (*game_map.powers, *game_map.minors):
        country = game_map.countries[code]
        capitals = [area for area in game_map.home_areas[code] if game_map.areas[area].is_capital]
        wanted = 0 if country.fixed_eco is not None else 1
        if len(capitals) != wanted:
            report(f"countries[{code}]", f"{len(capitals)} capitals", str(wanted))
        if country.city_points is not None and country.city_points != game_map.city_points[code]:
            found = f"{country.city_points}, but its areas make {game_map.city_points[code]}"
            report(f"countries[{code}].city_points", found, "the sum of its cities, a capital counting 2 (7.3.1)")
        fewest = FEWEST_HOME_CITIES.get(code, 0)
        if len(game_map.home_cities[code]) < fewest:
            report(f"countries[{code}]", f"{len(game_map.home_cities[code])} home cities", f"at least {fewest} (7.1)")
    squares = [area for area in game_map.home_areas[ids.PERSIA] if game_map.areas[area].kind == "square"]
    if len(squares) != PERSIAN_SQUARES:
        report("areas", f"{len(squares)} square areas of PE", f"{PERSIAN_SQUARES} (7.1)")
    if len(game_map.minor_cities) != MINOR_CITIES:
        report("areas", f"{len(game_map.minor_cities)} minor cities", f"{MINOR_CITIES} (2.1.3)")
    boxes = sum(area.kind == "box" for area in game_map.areas.values())
    if boxes != 1:
        report("areas", f"{boxes} boxes", "1, the Mede Far East (1.3)")


def check_counters(file: CountersFile, map_file: MapFile) -> list[Mistake]:
    """Every mistake of counters.toml that can be seen beside the map alone."""
    mistakes: list[Mistake] = []
    report = _reporter(COUNTERS_FILE, mistakes)
    kinds = {CountryId(country.id): country.kind for country in map_file.countries}
    for index, row in enumerate(file.units):
        _check_unit(row, f"units[{index} {row.country}-{row.cls}]", kinds, report)
    people: list[Leader | King] = [*file.leaders, *file.kings]
    _unique("leaders", (piece.id for piece in people), report)
    for piece in people:
        _check_person(piece, kinds, report)
    for code, kind in kinds.items():
        if kind != "pool" and not any(row.country == code for row in file.units):
            report("units", f"none of {code}", "at least one row of units")
    for code in file.trade_markers:
        if kinds.get(code) != "power":
            report(f"trade_markers.{code}", code, "the id of a power (6.15)")
    pool = sum(row.count for row in file.units if row.country == ids.MERCENARIES)
    if pool < MERCENARY_DRAW:
        report("units", f"{pool} mercenaries", f"at least {MERCENARY_DRAW}, which the powers draw (4.2)")
    return mistakes


def check_cards_of_units(pieces: Counters, cards: CardsFile) -> list[Mistake]:
    """Units that a card keeps back name a card that exists."""
    known = {card.id for card in cards.cards}
    waiting = dict.fromkeys(unit.card for unit in pieces.units.values() if unit.card is not None)
    return [
        Mistake(COUNTERS_FILE, "units", f"card {card}", "the id of a card") for card in waiting if card not in known
    ]


def _check_unit(row: UnitRow, key: str, kinds: dict[CountryId, CountryKind], report: Report) -> None:
    """A known owner, a weaker back (2.1.3), and a search number for ships alone."""
    if row.country not in kinds:
        report(f"{key}.country", row.country, "the id of a country")
    if row.reduced >= row.full:
        report(f"{key}.reduced", row.reduced, f"less than the full factor {row.full} (2.1.3)")
    if (row.cls == "SH") != (row.search is not None):
        report(f"{key}.search", row.search or "nothing", "a search number for ships (SH), and for ships only")
    if row.cls == "SH" and kinds.get(row.country) in ("pool", "nomad"):
        report(f"{key}.class", "SH", "land units: pools and nomads have no ships")


def _check_person(piece: Leader | King, kinds: dict[CountryId, CountryKind], report: Report) -> None:
    """A leader of a known country, named after it, whose strong side is not the weaker one."""
    key = f"{'kings' if isinstance(piece, King) else 'leaders'}[{piece.id}]"
    if kinds.get(piece.country, "pool") == "pool":
        report(f"{key}.country", piece.country, "the id of a power, minor or nomad tribe")
    if not piece.id.startswith(f"{piece.country}-"):
        report(f"{key}.id", piece.id, f"{piece.country}-…, after its country")
    if isinstance(piece, King):
        if piece.until is not None and piece.until < piece.turn:
            report(f"{key}.until", piece.until, f"turn {piece.turn} or later")
    elif piece.strong.action < piece.weak.action or piece.strong.command < piece.weak.command:
        report(f"{key}.strong", list(_pair(piece)), "no rating below the weak side's (2.1.2)")


def _pair(leader: Leader) -> tuple[int, int]:
    return leader.strong.action, leader.strong.command


def _reporter(file: str, mistakes: list[Mistake]) -> Report:
    def report(key: str, found: object, expected: str) -> None:
        mistakes.append(Mistake(file, key, str(found), expected))

    return report


def _unique(key: str, names: Iterable[str], report: Report) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            report(f"{key}[{name}]", f"{count} times", "each id once")
