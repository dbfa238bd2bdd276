"""Prints an edition for reading: countries, forces, cards. Give a directory to see and check another pack."""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.pack.cards import Card
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.load import HOUSE, load_pack
from rules.core.packs import PackError

Row = tuple[str, ...]


def main(arguments: list[str]) -> int:
    """Print the table, or every mistake of a pack that cannot be used."""
    try:
        edition = load_pack(Path(arguments[0]) if arguments else HOUSE)
    except PackError as error:
        print(error)
        return 1
    print("\n".join(report(edition)))
    return 0


def report(edition: Edition) -> list[str]:
    """The whole table, line by line."""
    areas, links = len(edition.map.areas), sum(map(len, edition.map.neighbours.values())) // 2
    return [
        f"{edition.info.en} ({edition.name}, content {edition.digest})",
        f"{areas} areas, {links} connections, {len(edition.map.zones)} sea zones",
        "",
        *table(countries(edition)),
        "",
        *table(terrain(edition)),
        "",
        *table(cards(edition)),
        "",
        *table(scenarios(edition)),
    ]


def countries(edition: Edition) -> list[Row]:
    """Areas, cities and income of each country, and what its counters are worth."""
    head = ("country", "areas", "cities", "points", "printed", "ECO base", "units", "strength", "later", "ships")
    rows = [(_name(edition, code), *_land(edition, code), *_forces(edition, code)) for code in edition.map.countries]
    return [(*head, "leaders"), *rows]


def _name(edition: Edition, code: CountryId) -> str:
    return f"{code} {edition.map.countries[code].en}"


def _land(edition: Edition, code: CountryId) -> Row:
    game_map = edition.map
    if code in game_map.nomads or code in game_map.pools:
        return ("", "", "", "", "")
    whole, thirds = divmod(game_map.eco_thirds(code), 3)
    areas = len(game_map.home_areas[code]) + len(game_map.associated_areas[code])
    eco = f"{whole} {thirds}/3" if thirds else f"{whole}"
    numbers = (areas, len(game_map.home_cities[code]), game_map.city_points[code], game_map.printed_eco[code])
    return (*map(str, numbers), eco)


def _forces(edition: Edition, code: CountryId) -> Row:
    """Units and factors from the start, factors that come later, ships, leaders and kings."""
    counters = edition.counters
    units = [counters.units[key] for key in counters.units_of.get(code, ())]
    land = [unit for unit in units if not unit.is_ship]
    now = [unit.full for unit in land if unit.at_start]
    later = sum(unit.full for unit in land if not unit.at_start)
    leaders, kings = len(counters.leaders_of.get(code, ())), len(counters.kings_of.get(code, ()))
    return (str(len(now)), str(sum(now)), str(later), str(len(units) - len(land)), f"{leaders} + {kings} kings")


def terrain(edition: Edition) -> list[Row]:
    """How many connections of each terrain there are."""
    ends = Counter(kind for links in edition.map.terrain.values() for kind in links.values())
    return [("connections", "number"), *((kind, str(count // 2)) for kind, count in ends.most_common())]


def cards(edition: Edition) -> list[Row]:
    """Cards of each first type with their average AP and event cost; army group cards are never played."""
    deck = [edition.cards.by_id[card] for card in edition.cards.draw_deck]
    home = [card for card in edition.cards.by_id.values() if card.is_home]
    groups: dict[str, list[Card]] = {"home cards": home, "draw deck": deck}
    for card in deck:
        groups.setdefault(f"  {card.types[0]}", []).append(card)
    army_groups = len(edition.cards.by_id) - len(home) - len(deck)
    rows: list[Row] = [("cards", "number", "average AP", "average cost"), ("army group", str(army_groups), "", "")]
    rows += [
        (name, str(len(group)), _average(card.ap for card in group), _average(card.cost for card in group))
        for name, group in groups.items()
    ]
    return [*rows, ("all", str(len(edition.cards.by_id)), "", "")]


def scenarios(edition: Edition) -> list[Row]:
    """Who plays which scenario, and how much stands on the map."""
    rows: list[Row] = [("scenario", "year", "players", "turns", "powers", "units placed")]
    for scenario in edition.scenarios.values():
        players = ", ".join(str(row.players) for row in scenario.seats)
        last = scenario.lengths[scenario.length]
        units = sum(sum(stack.counts.values()) for stack in scenario.forces)
        turns = f"{scenario.first_turn}-{last}"
        rows.append((scenario.en, f"{scenario.year} BC", players, turns, " ".join(scenario.powers), str(units)))
    return rows


def _average(numbers: Iterable[int]) -> str:
    return f"{mean(numbers):.2f}"


def table(rows: list[Row]) -> list[str]:
    """Rows set in columns, a line under the first."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
