"""The graph of typed links: neighbours, distances, ways."""

from rules.core.graph import Graph

#  a - b - c
#  |   =   |     b = e is a pass
#  d - e - f
LINKS = [
    ("a", "b", "road"),
    ("b", "c", "road"),
    ("a", "d", "road"),
    ("b", "e", "pass"),
    ("c", "f", "road"),
    ("d", "e", "road"),
    ("e", "f", "road"),
]
MAP: Graph[str, str] = Graph("abcdefg", LINKS)


def test_links_go_both_ways_and_have_a_kind() -> None:
    assert MAP.kind("b", "e") == MAP.kind("e", "b") == "pass"
    assert MAP.kind("a", "f") is None


def test_neighbours_may_be_asked_by_kind() -> None:
    assert MAP.neighbours("b") == ("a", "c", "e")
    assert MAP.neighbours("b", ("road",)) == ("a", "c")
    assert MAP.neighbours("g") == ()


def test_distances_count_links_over_nodes_that_may_be_entered() -> None:
    assert MAP.distances("a") == {"a": 0, "b": 1, "d": 1, "c": 2, "e": 2, "f": 3}
    assert MAP.distances("b", ("road",))["e"] == 3
    assert MAP.distances("a", enters=lambda node: node not in "bd") == {"a": 0}


def test_ways_meet_no_node_twice_and_come_shortest_first() -> None:
    assert list(MAP.ways("a", 2, ("road",))) == [("b",), ("d",), ("b", "c"), ("d", "e")]
    to_f = [way for way in MAP.ways("a", 3) if way[-1] == "f"]
    assert to_f == [("b", "c", "f"), ("b", "e", "f"), ("d", "e", "f")]
    assert list(MAP.ways("a", 0)) == []
