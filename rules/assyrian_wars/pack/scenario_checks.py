"""Cross-checks of the scenario files: known ids, a whole table of seats, figures within the rules' limits."""

from collections.abc import Callable, Collection, Mapping

from rules.assyrian_wars.board.ids import ASSYRIA, PERSIA, CountryId
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.pack.map import GameMap
from rules.assyrian_wars.pack.scenarios import FOLDER, SWITCHES, MinorStart, Scenario, StartingInfluence
from rules.assyrian_wars.pack.stacks import check_pieces, check_place
from rules.core.packs import Mistake

Report = Callable[[str, object, str], None]  # key, found, expected

ALLIANCE, PRO = 13, 7  # first spaces on a diplomatic track (6.9)
# Random cards, fewest and most (7.3.2).
HAND_OF_ASSYRIA = range(4, 11)
HAND_OF_A_POWER = range(2, 7)
HAND_OF_A_MINOR = range(1, 4)


def file_of(stem: str) -> str:
    """The file of a scenario, as the mistakes name it."""
    return f"{FOLDER}/{stem}.toml"


def check(scenarios: Mapping[str, Scenario], game_map: GameMap, counters: Counters) -> list[Mistake]:
    """Every mistake of the scenario files that can be seen without laying them out; by file name without its ending."""
    mistakes: list[Mistake] = []
    for stem, scenario in scenarios.items():
        report = reporter(file_of(stem), mistakes)
        if scenario.id != stem:
            report("id", repr(scenario.id), f"{stem!r}, like the file's name")
        _check_frame(scenario, report)
        _check_seats(scenario, report)
        _check_countries(scenario, game_map, report)
        _check_theatre(scenario, game_map, report)
        _check_powers(scenario, counters, report)
        _check_minors(scenario, report)
        _check_wars(scenario, report)
        _check_places(scenario, game_map, report)
        mistakes += _check_forces(file_of(stem), scenario, game_map, counters)
    return mistakes


def reporter(file: str, mistakes: list[Mistake]) -> Report:
    """Puts mistakes of one file on the list."""

    def report(key: str, found: object, expected: str) -> None:
        mistakes.append(Mistake(file, key, str(found), expected))

    return report


def _check_frame(scenario: Scenario, report: Report) -> None:
    """Length and optional rules."""
    if scenario.length not in scenario.lengths:
        report("length", repr(scenario.length), f"one of: {', '.join(scenario.lengths)}")
    for name, last in scenario.lengths.items():
        if last < scenario.first_turn:
            report(f"lengths.{name}", last, f"turn {scenario.first_turn} or later, when the scenario begins")
    for switch in SWITCHES:
        if switch not in scenario.rules:
            report(f"rules.{switch}", "nothing", "true or false")


def _check_seats(scenario: Scenario, report: Report) -> None:
    """One row for each number of players from two to the number of powers, each giving every power one (1.1.B)."""
    numbers = [row.players for row in scenario.seats]
    wanted = list(range(2, len(scenario.powers) + 1))
    if sorted(numbers) != wanted:
        report("seats", f"players {_shown(numbers)}", f"one row each for {_shown(wanted)} players")
    for row in scenario.seats:
        key = f"seats[{row.players} players]"
        if set(row.powers) != set(scenario.powers):
            report(key, _shown(row.powers), f"a player for each of {_shown(scenario.powers)}")
        if set(row.powers.values()) != set(range(1, row.players + 1)):
            report(key, f"players {_shown(set(row.powers.values()))}", f"each of the players 1 to {row.players}")


def _check_countries(scenario: Scenario, game_map: GameMap, report: Report) -> None:
    """Powers, minors and tribes are what they are called; Assyria takes part."""
    kinds: tuple[tuple[str, Collection[CountryId], Collection[CountryId]], ...] = (
        ("powers", scenario.powers, game_map.powers),
        ("minors", scenario.minors, game_map.minors),
        ("tribes", scenario.tribes, game_map.nomads),
    )
    for key, named, known in kinds:
        for country in named:
            if country not in known:
                report(f"{key}.{country}", repr(country), f"one of: {', '.join(known)}")
    if ASSYRIA not in scenario.powers:
        report("powers", _shown(scenario.powers), f"{ASSYRIA} among them, which begins the game (3.7)")


def _check_theatre(scenario: Scenario, game_map: GameMap, report: Report) -> None:
    """The part of the map in play is made of known places and holds every capital of a country that plays."""
    theatre = scenario.theatre
    if theatre is not None:
        for country in theatre.countries:
            if country not in scenario.countries:
                report("theatre.countries", repr(country), "a country of the scenario")
        named: tuple[tuple[str, Collection[str], Collection[str]], ...] = (
            ("also", theatre.also, game_map.areas),
            ("without", theatre.without, game_map.areas),
            ("zones", theatre.zones, game_map.zones),
            ("boxes", theatre.boxes, game_map.sea_trade_boxes),
        )
        for key, places, known in named:
            for place in places:
                if place not in known:
                    report(f"theatre.{key}", repr(place), "a place of the map")
    in_play = scenario.areas_in_play(game_map)
    for country, capital in game_map.capitals.items():
        if country in scenario.countries and capital not in in_play:
            report("theatre", f"{capital} out of play", f"the capital of {country} in play")
    for key in sorted(in_play & game_map.areas.keys()):
        owner = game_map.areas[key].country
        if owner is not None and owner not in scenario.countries:
            report("theatre", f"{key} in play", f"no area of {owner}, which is not part of the scenario")


def _check_powers(scenario: Scenario, counters: Counters, report: Report) -> None:
    """Camps, hands and trade markers of the powers."""
    for country, power in scenario.powers.items():
        key = f"powers.{country}"
        is_assyria = country == ASSYRIA
        if is_assyria and power.camp != "assyrian":
            report(f"{key}.camp", power.camp, "assyrian, its own camp")
        if power.pays_tribute and (is_assyria or power.camp == "rebel"):
            report(f"{key}.pays_tribute", "true", "false for Assyria and for rebels (5.2)")
        limits = HAND_OF_ASSYRIA if is_assyria else HAND_OF_A_POWER
        if power.hand not in limits:
            report(f"{key}.hand", power.hand, f"{limits[0]} to {limits[-1]} cards (7.3.2)")
        stock = counters.trade_markers.get(country, 0)
        if power.trade > stock:
            report(f"{key}.trade", power.trade, f"at most the {stock} markers that there are")


def _check_minors(scenario: Scenario, report: Report) -> None:
    """Diplomatic markers, tribute and hands of the minors; markers of the tribes."""
    at_war = {country for war in scenario.wars for country in (war.by, war.on)}
    for country, minor in scenario.minors.items():
        key = f"minors.{country}"
        _check_influence(key, minor.influence, scenario, report)
        _check_tribute(key, country, minor, scenario, report)
        allied = minor.influence is not None and minor.influence.level >= ALLIANCE
        active = allied or country in at_war
        if active and minor.hand not in HAND_OF_A_MINOR:
            report(f"{key}.hand", minor.hand, "1 to 3 cards for a minor that is allied or at war (7.3.2)")
        if not active and minor.hand:
            report(f"{key}.hand", minor.hand, "none for a minor that is neither allied nor at war (4.1)")
        if minor.conquered_by is not None and (active or minor.influence is not None):
            report(f"{key}.conquered_by", minor.conquered_by, "no war and no place on a track beside it (7.1.D)")
        if minor.conquered_by is not None and minor.conquered_by not in scenario.powers:
            report(f"{key}.conquered_by", repr(minor.conquered_by), "a power of the scenario")
    for country, tribe in scenario.tribes.items():
        _check_influence(f"tribes.{country}", tribe.influence, scenario, report)


def _check_influence(key: str, influence: StartingInfluence | None, scenario: Scenario, report: Report) -> None:
    if influence is not None and influence.power not in scenario.powers:
        report(f"{key}.influence.power", repr(influence.power), "a power of the scenario")


def _check_tribute(key: str, country: CountryId, minor: MinorStart, scenario: Scenario, report: Report) -> None:
    """Who refuses does not pay; who pays Assyria is not at war with it (5.2)."""
    pro = minor.influence is not None and minor.influence.level >= PRO and minor.influence.power == ASSYRIA
    refuses = minor.tribute == "refused"
    if refuses and (pro or minor.conquered_by is not None):
        report(f"{key}.tribute", "refused", "something else: it pays as pro-Assyrian or conquered (5.2)")
    if refuses and country == PERSIA:
        report(f"{key}.tribute", "refused", "something else: Persia's checks succeed (5.2.1)")
    at_war = any({war.by, war.on} == {ASSYRIA, country} for war in scenario.wars)
    if at_war and (pro or minor.tribute == "paid"):
        report(f"{key}.tribute", "paid in a war with AS", "peace with whom it pays (5.2.3)")


def _check_wars(scenario: Scenario, report: Report) -> None:
    """Wars of two different countries of the scenario, each once; punishment is Assyria's and hits a refuser."""
    seen: list[set[CountryId]] = []
    for index, war in enumerate(scenario.wars):
        key, pair = f"wars[{index}]", {war.by, war.on}
        for country in pair.difference(scenario.countries):
            report(key, repr(country), "a country of the scenario")
        if len(pair) == 1 or pair in seen:
            report(key, f"{war.by} against {war.on}", "two countries, each pair once")
        seen.append(pair)
        victim = scenario.minors.get(war.on)
        if war.cause == "punishment" and (war.by != ASSYRIA or victim is None or victim.tribute != "refused"):
            report(f"{key}.cause", f"{war.by} punishes {war.on}", "Assyria against a minor that refused (7.4.4)")


def _check_places(scenario: Scenario, game_map: GameMap, report: Report) -> None:
    """Pacts, control, provinces, markers and sieges name places in play and countries that take part."""
    in_play, markers = scenario.areas_in_play(game_map), scenario.markers
    for city, power in scenario.pacts.items():
        if city not in in_play or city not in game_map.minor_cities:
            report(f"pacts.{city}", repr(city), "a minor city in play")
        if power not in scenario.powers:
            report(f"pacts.{city}", repr(power), "a power of the scenario")
    for key, held in (("control", scenario.control), ("provinces", scenario.provinces)):
        for area, holder in held.items():
            if area not in in_play:
                report(f"{key}.{area}", repr(area), "an area in play")
            if holder not in scenario.countries:
                report(f"{key}.{area}", repr(holder), "a country of the scenario")
    for area in scenario.provinces:
        if area in game_map.areas and (game_map.areas[area].is_capital or game_map.areas[area].bars_province):
            report(f"provinces.{area}", area, "neither a capital nor a city with a blue ECO number (7.1.D)")
    lying = (
        ("pillage", markers.pillage),
        ("damage", markers.damage),
        ("eco_plus", markers.eco_plus),
        ("eco_minus", markers.eco_minus),
    )
    for key, areas in lying:
        for area in areas:
            if area not in in_play:
                report(f"markers.{key}.{area}", repr(area), "an area in play")
    for area, levels in markers.damage.items():
        if area in game_map.areas and levels >= game_map.areas[area].defence:
            report(f"markers.damage.{area}", levels, f"less than its defence {game_map.areas[area].defence}")
    for siege in scenario.sieges:
        if siege.area not in in_play or not game_map.areas[siege.area].has_city:
            report(f"sieges[{siege.area}]", repr(siege.area), "an area in play with a city")


def _check_forces(file: str, scenario: Scenario, game_map: GameMap, counters: Counters) -> list[Mistake]:
    """Pieces that exist, of countries that take part and are active, in places that are in play (4.1)."""
    found = check_pieces(file, scenario.forces, counters, turn=scenario.first_turn)
    areas, zones = scenario.areas_in_play(game_map), scenario.zones_in_play(game_map)
    report = reporter(file, found)
    at_war = {country for war in scenario.wars for country in (war.by, war.on)}
    for index, stack in enumerate(scenario.forces):
        key = f"forces[{index}]"
        found += check_place(file, key, stack, game_map)
        if stack.area in game_map.areas and stack.area not in areas:
            report(f"{key}.area", repr(stack.area), "an area in play")
        if stack.zone in game_map.zones and stack.zone not in zones:
            report(f"{key}.zone", repr(stack.zone), "a sea zone in play")
        if stack.country not in scenario.countries:
            report(f"{key}.country", repr(stack.country), "a country of the scenario")
        minor = scenario.minors.get(stack.country)
        allied = minor is not None and minor.influence is not None and minor.influence.level >= ALLIANCE
        if minor is not None and not allied and stack.country not in at_war:
            report(key, f"forces of {stack.country}", "none of a minor that is neither allied nor at war (4.1)")
    return found


def _shown(values: Collection[object]) -> str:
    return ", ".join(map(str, values)) or "none"
