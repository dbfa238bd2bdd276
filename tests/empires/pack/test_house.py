"""The pack that ships holds what the rules say (ch.2, E-26)."""

from collections import Counter

from rules.empires.pack.edition import edition


def test_the_map() -> None:
    atlas = edition().map
    assert (len(atlas.provinces), len(atlas.seas)) == (36, 3)
    halves = Counter(one.half for one in atlas.provinces.values())
    assert halves == {"north": 18, "south": 18}
    worth = {half: sum(one.vp for one in atlas.provinces.values() if one.half == half) for half in halves}
    assert worth == {"north": 60, "south": 64}
    assert sum(one.amphora for one in atlas.provinces.values()) == 12
    assert sum(one.slots for one in atlas.areas.values()) == 97 + 12
    assert {one.vp for one in atlas.seas.values()} == {8}


def test_the_links() -> None:
    atlas = edition().map
    pairs = [(one, other) for one in atlas.provinces for other in atlas.links.neighbours(one) if one < other]
    assert Counter(atlas.links.kind(*pair) for pair in pairs) == {
        "land": 32,
        "mountain": 15,
        "strait": 5,
        "sealane": 13,
    }
    assert all(one in atlas.linked[other] for one in atlas.areas for other in atlas.linked[one])


def test_the_revolt_tables() -> None:
    atlas = edition().map
    columns = [*atlas.revolt.north, *atlas.revolt.south]
    assert sorted(area for column in columns for area in column) == sorted(atlas.provinces)
    assert {sum(atlas.vp(area) for area in column) for column in columns} <= set(range(8, 13))


def test_the_rounds() -> None:
    scenario = edition().scenario
    assert sum(scenario.action_rounds) == 34
    assert [scenario.first_markers(players) for players in (3, 4, 5)] == [8, 6, 5]
