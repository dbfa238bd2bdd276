"""The house edition keeps every fact that the rules state of the printed one."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, UnitId
from rules.assyrian_wars.pack.counters import Rating
from rules.assyrian_wars.pack.load import HOUSE, house, load_pack
from tests.counting import calls

MAP = house().map
COUNTERS = house().counters


def test_it_loads_quickly() -> None:
    """Less than a tenth of a second on a quiet machine: some 180,000 calls."""
    assert calls(lambda: load_pack(HOUSE)) < 300_000


def test_it_is_labelled() -> None:
    assert (house().name, house().info.en, house().info.de) == ("house", "House edition", "Hausausgabe")
    assert house() is house()


@pytest.mark.parametrize(
    ("kind", "key", "names"),
    [
        ("area", "nineveh", ("Nineveh", "Ninive")),
        ("country", "EG", ("Egypt", "Ägypten")),
        ("zone", "arvad-coast", ("Arvad Coast", "Küste von Arwad")),
        ("water", "great-sea", ("Great Sea", "Großes Meer")),
        ("box", "raid-3", ("Raid Box 3", "Überfallbox 3")),
        ("leader", "BA-nabu", ("Nabu-bel-shumate", "Nabu-bel-schumate")),
        ("leader", "AS-sennacherib", ("Sennacherib", "Sanherib")),
        ("card", "40", ("Aramaean Nomads", "Aramäische Nomaden")),
        ("scenario", "two-rivers", ("The Two Rivers", "Die Zwei Flüsse")),
    ],
)
def test_everything_has_both_names(kind: str, key: str, names: tuple[str, str]) -> None:
    named = house().named(kind, key)
    assert named is not None
    assert (named.en, named.de) == names


def test_what_has_no_name() -> None:
    assert house().named("area", "atlantis") is None
    assert house().named("seat", "P1") is None


def test_the_impulse_track() -> None:
    """R-2."""
    assert " ".join(MAP.track) == "AS ME EG BA EL PH JU IS SY UR PY PE CI SC"
    assert {number: str(power) for number, power in MAP.power_numbers.items()} == dict(
        enumerate(("AS", "ME", "EG", "BA", "EL"), start=1)
    )


def test_size_of_the_map() -> None:
    assert len(MAP.areas) == 104
    assert sum(map(len, MAP.neighbours.values())) // 2 == 186


@pytest.mark.parametrize(
    ("country", "cities", "points", "printed", "thirds"),
    [
        ("AS", 12, 15, 4, 27),
        ("BA", 9, 10, 1, 13),
        ("EL", 8, 10, 1, 13),
        ("ME", 10, 12, 1, 15),
        ("EG", 7, 9, 2, 15),
        ("PH", 4, 5, 2, 11),
        ("SY", 5, 6, 1, 9),
        ("UR", 6, 7, 0, 7),
        ("PY", 4, 5, 0, 5),
        ("IS", 3, 4, 0, 4),
        ("JU", 3, 4, 0, 4),
        ("PE", 0, 0, 0, 6),
    ],
)
def test_cities_and_income(country: str, cities: int, points: int, printed: int, thirds: int) -> None:
    """7.3.1; Persia has a fixed ECO level of 2."""
    code = CountryId(country)
    assert len(MAP.home_cities[code]) == cities
    assert MAP.city_points[code] == points
    assert MAP.printed_eco[code] == printed
    assert MAP.eco_thirds(code) == thirds
    assert MAP.eco_base(code) == thirds // 3


def test_capitals() -> None:
    named = {str(country): str(area) for country, area in MAP.capitals.items()}
    assert named["AS"] == "nineveh"
    assert named["SY"] == "damascus"
    assert named["JU"] == "jerusalem"
    assert len(named) == 11  # Persia has none
    strongest = max(MAP.areas.values(), key=lambda area: (area.defence, area.eco))
    assert strongest.id == "nineveh"


def test_minor_cities() -> None:
    """2.1.3."""
    assert set(MAP.minor_cities) == {"cyprus", "petra", "adana", "malatia", "dilmun", "zirkitia"}


def test_desert_only_areas() -> None:
    """R-10."""
    assert MAP.desert_only == {"petra", "tadmor", "tema", "dumah", "qedar", "carmania"}


def test_blue_numbers() -> None:
    """R-195: every printed ECO bars a province."""
    rich = {area.id for area in MAP.areas.values() if area.eco}
    assert rich == {area.id for area in MAP.areas.values() if area.bars_province}
    capitals = set(MAP.capitals.values())
    assert rich - capitals == {"kalhu", "harran", "thebes", "sidon"}


def test_connections_hold_both_ways() -> None:
    for area, links in MAP.terrain.items():
        for other, terrain in links.items():
            assert MAP.terrain[other][area] == terrain
    assert MAP.terrain[AreaId("sippar")][AreaId("kish")] == "river"
    assert MAP.terrain[AreaId("musasir")][AreaId("mannea")] == "mountain"
    assert MAP.terrain[AreaId("patusharri")][AreaId("far-east")] == "mede-only"


@pytest.mark.parametrize(
    ("area", "distance"),
    [("babylon", 4), ("tushpa", 2), ("ecbatana", 5), ("susa", 6), ("gordion", 7), ("samaria", 8), ("memphis", 10)],
)
def test_distances_from_nineveh(area: str, distance: int) -> None:
    assert MAP.distances(AreaId("nineveh"))[AreaId(area)] == distance


def test_ports() -> None:
    """R-12, R-166, R-167: Sealand is Babylonia's home port, Assyria has none."""
    assert MAP.home_ports[CountryId("BA")] == ("sealand",)
    assert MAP.home_ports[CountryId("AS")] == ()
    assert len(MAP.home_ports[CountryId("PH")]) == 4
    assert MAP.areas[AreaId("tarsus")].port == "cilicia"
    assert MAP.zone_on_land == {"sealand-waters": "sealand"}


def test_the_sea() -> None:
    """R-13, R-168, R-170: two waters; each box is entered from every zone of its own and holds four ships."""
    for box in MAP.sea_trade_boxes.values():
        assert set(box.zones) == {key for key, zone in MAP.zones.items() if zone.water == box.water}
        assert box.capacity == 4
    assert [str(box) for box in MAP.sea_trade_boxes] == ["ionian", "libyan", "magan"]
    assert len(MAP.raid_boxes) == 5
    assert set(MAP.boxes) == {*MAP.sea_trade_boxes, MAP.land_trade_box, *MAP.raid_boxes}


@pytest.mark.parametrize(
    ("country", "factors"),
    [
        ("AS", "HI 4/2, LI 3/1, B 3/2, LC 3/1, HC 4/2, CH 5/3, SH 2/1"),
        ("BA", "HI 3/2, LI 2/1, B 3/1, LC 2/1, HC 3/2, CH 4/2, SH 2/1"),
        ("EL", "HI 3/1, LI 2/1, B 3/2, LC 2/1, CH 4/2, SH 2/1"),
        ("ME", "HI 2/1, LI 2/1, B 2/1, LC 3/1, HB 3/2, HC 3/2"),
        ("EG", "HI 3/2, LI 2/1, B 3/1, LC 2/1, CH 4/3, SH 2/1"),
        ("SC", "LC 3/2, HB 4/2"),
        ("MC", "HI 3/2, LI 2/1, B 3/1, LC 2/1, HB 3/2, HC 3/2"),
    ],
)
def test_factors(country: str, factors: str) -> None:
    units = [COUNTERS.units[key] for key in COUNTERS.units_of[CountryId(country)]]
    assert ", ".join(dict.fromkeys(f"{unit.cls} {unit.full}/{unit.reduced}" for unit in units)) == factors


def test_pools() -> None:
    """4.2: 40 mercenaries; four Aramaeans and four Arabs wait for their cards."""
    sizes = {str(pool): len(COUNTERS.units_of[pool]) for pool in MAP.pools}
    assert sizes == {"AR": 4, "AB": 4, "MC": 40}
    assert not any(COUNTERS.units[key].at_start for pool in ("AR", "AB") for key in COUNTERS.units_of[CountryId(pool)])


def test_ids_of_pieces() -> None:
    assert COUNTERS.units_of[CountryId("AS")][:2] == ("AS-HI-1", "AS-HI-2")
    assert "MC-LI-03" in COUNTERS.units
    ship = COUNTERS.units[UnitId("PH-SH-1")]
    assert (ship.full, ship.reduced, ship.search, ship.is_ship) == (3, 2, 7, True)
    assert COUNTERS.units[UnitId("AS-HI-7")].turn == 2


def test_traits() -> None:
    """9.7."""
    by_class = {unit.cls: unit for unit in COUNTERS.units.values()}
    assert [cls for cls, unit in by_class.items() if unit.is_cavalry] == ["LC", "HC", "CH", "HB"]
    assert [cls for cls, unit in by_class.items() if unit.is_bow] == ["B", "CH", "HB"]
    assert [cls for cls, unit in by_class.items() if unit.is_heavy] == ["HI", "HC", "CH"]


@pytest.mark.parametrize(
    ("leader", "weak", "strong"),
    [
        ("AS-turtan", (1, 6), (2, 8)),
        ("AS-rab-shaqe", (1, 5), (2, 7)),
        ("AS-rab-saris", (1, 5), (2, 6)),
        ("AS-nagir-ekalli", (0, 4), (1, 6)),
        ("BA-nabu", (1, 5), (2, 6)),
        ("BA-mushezib", (1, 4), (2, 6)),
        ("BA-sealand-chief", (0, 4), (1, 5)),
        ("EL-tannanu", (1, 5), (2, 6)),
        ("EL-imbappa", (0, 4), (1, 6)),
        ("ME-daiukku", (1, 4), (2, 6)),
    ],
)
def test_leaders(leader: str, weak: tuple[int, int], strong: tuple[int, int]) -> None:
    key = LeaderId(leader)
    assert COUNTERS.rating(key, strong=False, crowned=False) == Rating(*weak)
    assert COUNTERS.rating(key, strong=True, crowned=False) == Rating(*strong)


def test_the_king_marker_adds_one_and_two() -> None:
    """R-14, AW-2.1-2."""
    assert COUNTERS.rating(LeaderId("AS-nagir-ekalli"), strong=False, crowned=True) == Rating(1, 6)
    assert COUNTERS.rating(LeaderId("AS-turtan"), strong=True, crowned=True) == Rating(3, 10)


def test_kings() -> None:
    """3.0, 10.2: one Assyrian king a turn; the Mede have Khshathrita from turn 4."""
    reigns = [(king.turn, king.id) for king in COUNTERS.kings.values() if king.country == "AS"]
    names = ["AS-sargon", "AS-sennacherib", "AS-esarhaddon", "AS-ashurbanipal", "AS-sin-shar-ishkun"]
    assert reigns == list(enumerate(names, start=1))
    assert COUNTERS.kings[LeaderId("ME-khshathrita")].turn == 4
    assert COUNTERS.kings[LeaderId("EG-taharqa")].last_turn == 3
    assert COUNTERS.kings[LeaderId("EG-psamtik")].last_turn == 4
    assert COUNTERS.rating(LeaderId("AS-sargon"), strong=False, crowned=False) == Rating(4, 9)


def test_numbers_of_leaders() -> None:
    counts = {str(country): len(leaders) for country, leaders in COUNTERS.leaders_of.items()}
    assert counts == {"AS": 5, "ME": 5, "EG": 3, "BA": 3, "EL": 4, "UR": 2, "PY": 2, "SC": 2} | dict.fromkeys(
        ("PH", "JU", "IS", "SY", "PE", "CI"), 1
    )
