"""Each kind of thing that can be wrong in map.toml, and the message it gets."""

from pathlib import Path

import pytest

from tests.assyrian_wars.pack.broken import Change, mistakes

MAP = "map.toml"


def change(old: str, new: str) -> Change:
    return MAP, old, new


ANSHAN = '{id = "anshan", en = "Anshan", de = "Anschan", kind = "associated", country = "EL", defence = 2, '
DER = '{id = "der", en = "Der", de = "Der", kind = "city", country = "BA", defence = 2, '
KISH = '{id = "kish", en = "Kish", de = "Kisch", kind = "city", country = "BA", defence = 2, '
ONE_MISTAKE = {
    "a key that nobody knows": (
        change(KISH, KISH.replace("defence", "defense")),
        "map.toml: areas[kish].defense: found an unknown key, expected one of: id, en, de, kind, country, defence, eco,"
        " bars_province, port, lon, lat",
    ),
    "a kind of area that is none": (
        change(KISH, KISH.replace('"city"', '"village"')),
        "map.toml: areas[kish].kind: found 'village', expected one of: capital, capital-fortress, city, fortress,"
        " associated, square, round, minor-city, box",
    ),
    "an id with capitals": (
        change('{id = "anat"', '{id = "Anat"'),
        "map.toml: areas[Anat].id: found 'Anat', expected `str` matching regex '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'",
    ),
    "an unknown country": (
        change(KISH, KISH.replace('"BA"', '"BB"')),
        "map.toml: areas[kish].country: found BB, expected the id of a power or minor",
    ),
    "a city in nobody's land": (
        change(KISH, KISH.replace('country = "BA", ', "")),
        "map.toml: areas[kish].country: found nothing, expected the country of a city area",
    ),
    "a minor city with an owner": (
        change(
            'kind = "minor-city", defence = 2, port = "dilmun',
            'kind = "minor-city", country = "EL", defence = 2, port = "dilmun',
        ),
        "map.toml: areas[dilmun].country: found EL, expected nothing: a minor city belongs to no country",
    ),
    "a city without walls": (
        change(KISH, KISH.replace("defence = 2, ", "")),
        "map.toml: areas[kish].defence: found 0, expected at least 1 for a city area",
    ),
    "walls without a city": (
        change('kind = "round", lon = 46.3', 'kind = "round", defence = 2, lon = 46.3'),
        "map.toml: areas[gambulu].defence: found 2, expected 0 for a round area, which has no city",
    ),
    "riches without a city": (
        change('kind = "round", lon = 46.3', 'kind = "round", eco = 1, lon = 46.3'),
        "map.toml: areas[gambulu].eco: found 1, expected 0 for a round area, which has no city",
    ),
    "a blue number where there is none": (
        change(KISH, KISH + "bars_province = true, "),
        "map.toml: areas[kish].bars_province: found true, expected false where no ECO is printed (7.1.D)",
    ),
    "a port without sea zone": (
        change('defence = 3, port = "arvad-coast"', 'defence = 3, port = "arvad-sea"'),
        "map.toml: areas[arvad].port: found arvad-sea, expected the id of a sea zone",
    ),
    "the same area twice": (
        change('{id = "gutium", en = "Gutium"', '{id = "kish", en = "Gutium"'),
        "map.toml: places[kish]: found 2 times, expected each id once",
    ),
    "an area and a zone of one name": (
        change('{id = "dilmun", en = "Dilmun"', '{id = "dilmun-waters", en = "Dilmun"'),
        "map.toml: places[dilmun-waters]: found 2 times, expected each id once",
    ),
    "a connection to nowhere": (
        change('["uruk", "ur"]', '["uruk", "urr"]'),
        "map.toml: connections.standard[uruk, urr]: found urr, expected the id of an area",
    ),
    "a connection to itself": (
        change('["uruk", "ur"]', '["uruk", "uruk"]'),
        "map.toml: connections.standard[uruk, uruk]: found uruk twice, expected two different areas",
    ),
    "the same connection again": (
        change('["uruk", "ur"]', '["uruk", "ur"], ["ur", "uruk"]'),
        "map.toml: connections.standard[ur, uruk]: found ur – uruk again, expected each connection once;"
        " it stands in connections.standard[uruk, ur]",
    ),
    "a connection that differs by direction": (
        change('["uruk", "ur"]', '["uruk", "ur"], ["kish", "sippar"]'),
        "map.toml: connections.river[sippar, kish]: found sippar – kish as river, expected the same both ways;"
        " connections.standard[kish, sippar] says standard",
    ),
    "a red line elsewhere": (
        change('["patusharri", "far-east"]', '["patusharri", "far-east"], ["uruk", "der"]'),
        "map.toml: connections.mede_only[uruk, der]: found uruk – der as mede-only, expected mede_only to and from the"
        " Far East box, and nowhere else (1.3)",
    ),
    "marshes on dry land": (
        change('["ur", "sealand"]', '["ur", "sealand"], ["uruk", "der"]'),
        "map.toml: connections.sealand[uruk, der]: found uruk – der as sealand, expected sealand to and from an area"
        " that is also a sea zone (1.3)",
    ),
    "a zone that is not known back": (
        change('neighbours = ["sidonia", "delta-east"]', 'neighbours = ["sidonia"]'),
        "map.toml: zones[philistia].neighbours: found no delta-east, expected delta-east, as it names philistia",
    ),
    "an unknown zone as neighbour": (
        change('neighbours = ["sidonia", "delta-east"]', 'neighbours = ["sidonia", "delta-east", "joppa"]'),
        "map.toml: zones[philistia].neighbours: found joppa, expected the id of another sea zone",
    ),
    "a zone on an unknown water": (
        change('de = "Philistäa", water = "great-sea"', 'de = "Philistäa", water = "red-sea"'),
        "map.toml: zones[philistia].water: found red-sea, expected the id of a water",
    ),
    "a zone named twice": (
        change('neighbours = ["sidonia", "delta-east"]', 'neighbours = ["sidonia", "delta-east", "sidonia"]'),
        "map.toml: zones[philistia].neighbours[sidonia]: found 2 times, expected each id once",
    ),
    "a zone on land that is not there": (
        change('land = "sealand"', 'land = "sealandia"'),
        "map.toml: zones[sealand-waters].land: found sealandia, expected the id of an area",
    ),
    "a trade box that opens to another sea": (
        change('de = "Magan-Handel"\nwater = "bitter-river"', 'de = "Magan-Handel"\nwater = "great-sea"'),
        "map.toml: sea_trade_boxes[magan].zones: found liyan-coast, expected a zone of great-sea",
    ),
    "a trade box without a way in": (
        change('zones = ["sealand-waters", "elam-coast", "liyan-coast", "dilmun-waters"]', "zones = []"),
        "map.toml: sea_trade_boxes[magan].zones: found none, expected at least one zone from which ships may enter",
    ),
    "six raid boxes": (
        change(
            '[[raid_boxes]]\nid = "raid-5"',
            '[[raid_boxes]]\nid = "raid-6"\nen = "6"\nde = "6"\n\n[[raid_boxes]]\nid = "raid-5"',
        ),
        "map.toml: raid_boxes: found 6, expected 5 boxes (6.15)",
    ),
    "an area out of reach": (
        change('  ["parsa", "carmania"],\n', ""),
        "map.toml: areas[carmania]: found no way there by land or sea, expected a connection to nineveh, or a port",
    ),
    "an island without a port": (
        change('defence = 2, port = "cyprus-waters"', "defence = 2"),
        "map.toml: areas[cyprus]: found no way there by land or sea, expected a connection to nineveh, or a port",
    ),
    "marshes that are no port": (
        change('country = "BA", port = "sealand-waters"', 'country = "BA"'),
        "map.toml: areas[sealand].port: found None, expected sealand-waters, the sea zone that it also is",
    ),
    "two capitals": (
        change(KISH, KISH.replace('"city"', '"capital"')),
        "map.toml: countries[BA]: found 2 capitals, expected 1",
    ),
    "a wrong city count": (
        change(ANSHAN, ANSHAN.replace('"EL"', '"BA"')),
        "map.toml: countries[EL].city_points: found 10, but its areas make 9, expected the sum of its cities, a capital"
        " counting 2 (7.3.1)",
    ),
    "a fourth Persian square": (
        change(KISH, KISH.replace('"city"', '"square"').replace('"BA"', '"PE"').replace("defence = 2, ", "")),
        "map.toml: areas: found 4 square areas of PE, expected 3 (7.1)",
    ),
    "a seventh minor city": (
        change(KISH, KISH.replace('"city"', '"minor-city"').replace('country = "BA", ', "")),
        "map.toml: areas: found 7 minor cities, expected 6 (2.1.3)",
    ),
    "a country that the rules do not know": (
        change('{id = "PE", en = "Persia"', '{id = "PX", en = "Persia"'),
        "map.toml: countries: found no PE, expected a minor PE, which the rules name",
    ),
    "a power as a minor": (
        change('de = "Elam", kind = "power"', 'de = "Elam", kind = "minor"'),
        "map.toml: countries[EL].kind: found minor, expected power",
    ),
    "a stranger among the powers": (
        change('de = "Kimmerier", kind = "nomad"', 'de = "Kimmerier", kind = "power", number = 5'),
        "map.toml: countries[CI]: found CI, expected a power that the rules know: AS, ME, EG, BA, EL",
    ),
    "two powers with one number": (
        change("number = 4", "number = 5"),
        "map.toml: countries: found power numbers [(1, 'AS'), (2, 'ME'), (3, 'EG'), (5, 'BA'), (5, 'EL')],"
        " expected each of 1 to 5 once (6.15)",
    ),
}


@pytest.mark.parametrize(("wrong", "message"), ONE_MISTAKE.values(), ids=ONE_MISTAKE.keys())
def test_a_wrong_map_says_what_is_wrong(tmp_path: Path, wrong: Change, message: str) -> None:
    assert message in mistakes(tmp_path, wrong)


def test_too_few_cities_for_the_conquest_check(tmp_path: Path) -> None:
    cities = [f'kind = "city", country = "EG", defence = {defence}, ' for defence in ('2, port = "delta-west"', "1")]
    wrong = [change(text, 'kind = "round", country = "EG", ') for text in cities]
    wrong.append(change('kind = "fortress", country = "EG", defence = 3, ', 'kind = "round", country = "EG", '))
    found = mistakes(tmp_path, *wrong)
    assert "map.toml: countries[EG]: found 4 home cities, expected at least 5 (7.1)" in found


def test_the_track_begins_with_assyria(tmp_path: Path) -> None:
    swapped = [
        change('{id = "AS", en = "Assyria"', '{id = "ME", en = "Assyria"'),
        change('{id = "ME", en = "Mede"', '{id = "AS", en = "Mede"'),
    ]
    found = mistakes(tmp_path, *swapped)
    assert "map.toml: countries: found ME … SC, expected AS first and SC last on the impulse track (6.0)" in found


def test_several_mistakes_come_together(tmp_path: Path) -> None:
    found = mistakes(tmp_path, change('["uruk", "ur"]', '["uruk", "urr"]'), change(KISH, KISH.replace('"BA"', '"BB"')))
    assert [line for line in found if line.startswith("map.toml")] == [
        "map.toml: areas[kish].country: found BB, expected the id of a power or minor",
        "map.toml: connections.standard[uruk, urr]: found urr, expected the id of an area",
    ]
