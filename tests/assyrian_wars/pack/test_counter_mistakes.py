"""Each kind of thing that can be wrong in counters.toml, and the message it gets."""

from pathlib import Path

import pytest

from rules.assyrian_wars.pack.load import HOUSE
from tests.assyrian_wars.pack.broken import Change, mistakes


def change(old: str, new: str) -> Change:
    return "counters.toml", old, new


CHARIOTS = 'country = "AS", class = "CH", full = 5, reduced = 3, count = 3'
TURTAN = 'de = "Turtan", weak = [1, 6], strong = [2, 8]'
ONE_MISTAKE = {
    "a class of unit that is none": (
        change(CHARIOTS, CHARIOTS.replace('"CH"', '"EL"')),
        "counters.toml: units[5].class: found 'EL', expected one of: HI, LI, B, LC, HB, HC, CH, SH",
    ),
    "an unknown country": (
        change(CHARIOTS, CHARIOTS.replace('"AS"', '"AX"')),
        "counters.toml: units[5 AX-CH].country: found AX, expected the id of a country",
    ),
    "a back that is no weaker": (
        change(CHARIOTS, CHARIOTS.replace("reduced = 3", "reduced = 5")),
        "counters.toml: units[5 AS-CH].reduced: found 5, expected less than the full factor 5 (2.1.3)",
    ),
    "no counter in a row": (
        change(CHARIOTS, CHARIOTS.replace("count = 3", "count = 0")),
        "counters.toml: units[5].count: found 0, expected `int` >= 1",
    ),
    "a ship that cannot search": (
        change(
            'country = "PH", class = "SH", full = 3, reduced = 2, count = 6, search = 7',
            'country = "PH", class = "SH", full = 3, reduced = 2, count = 6',
        ),
        "counters.toml: units[43 PH-SH].search: found nothing,"
        " expected a search number for ships (SH), and for ships only",
    ),
    "chariots that search": (
        change(CHARIOTS, CHARIOTS + ", search = 8"),
        "counters.toml: units[5 AS-CH].search: found 8, expected a search number for ships (SH), and for ships only",
    ),
    "nomads at sea": (
        change(
            'country = "CI", class = "LC", full = 3, reduced = 2, count = 4',
            'country = "CI", class = "SH", search = 7, full = 3, reduced = 2, count = 4',
        ),
        "counters.toml: units[68 CI-SH].class: found SH, expected land units: pools and nomads have no ships",
    ),
    "a unit of turn six": (
        change("full = 4, reduced = 3, count = 3}", "full = 4, reduced = 3, count = 3, turn = 6}"),
        "counters.toml: units[22].turn: found 6, expected `int` <= 5",
    ),
    "a rating out of range": (
        change(TURTAN, TURTAN.replace("[2, 8]", "[2, 11]")),
        "counters.toml: leaders[AS-turtan].strong[1]: found [2, 11], expected `int` <= 10",
    ),
    "a promotion downwards": (
        change(TURTAN, TURTAN.replace("[2, 8]", "[2, 5]")),
        "counters.toml: leaders[AS-turtan].strong: found [2, 5], expected no rating below the weak side's (2.1.2)",
    ),
    "a leader of nobody": (
        change('id = "AS-turtan", country = "AS"', 'id = "MC-turtan", country = "MC"'),
        "counters.toml: leaders[MC-turtan].country: found MC, expected the id of a power, minor or nomad tribe",
    ),
    "a leader named after another country": (
        change('id = "AS-turtan", country = "AS"', 'id = "BA-turtan", country = "AS"'),
        "counters.toml: leaders[BA-turtan].id: found BA-turtan, expected AS-…, after its country",
    ),
    "a king and a leader of one id": (
        change('id = "AS-turtan"', 'id = "AS-sargon"'),
        "counters.toml: leaders[AS-sargon]: found 2 times, expected each id once",
    ),
    "a reign that ends before it begins": (
        change("turn = 2, until = 3", "turn = 3, until = 2"),
        "counters.toml: kings[EG-taharqa].until: found 2, expected turn 3 or later",
    ),
    "trade markers of a minor": (
        change("EL = 2\n", "EL = 2\nPH = 2\n"),
        "counters.toml: trade_markers.PH: found PH, expected the id of a power (6.15)",
    ),
    "no stock of markers": (
        change("city_damage = 24", ""),
        "counters.toml: markers.city_damage: found nothing, expected a whole number",
    ),
}


@pytest.mark.parametrize(("wrong", "message"), ONE_MISTAKE.values(), ids=ONE_MISTAKE.keys())
def test_wrong_counters_say_what_is_wrong(tmp_path: Path, wrong: Change, message: str) -> None:
    assert message in mistakes(tmp_path, wrong)


def rows(country: str) -> list[Change]:
    """Changes that take a country's units away."""
    lines = (HOUSE / "counters.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    return [change(line, "") for line in lines if line.startswith(f'  {{country = "{country}"')]


def test_a_country_without_units(tmp_path: Path) -> None:
    found = mistakes(tmp_path, *rows("PY"))
    assert "counters.toml: units: found none of PY, expected at least one row of units" in found


def test_too_few_mercenaries(tmp_path: Path) -> None:
    found = mistakes(tmp_path, *rows("MC")[1:3])
    message = "counters.toml: units: found 22 mercenaries, expected at least 24, which the powers draw (4.2)"
    assert message in found
