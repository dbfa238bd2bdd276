"""The pack that ships: counts as the rules tell them."""

from collections import Counter

import pytest

from rules.era_of_tribes.board.ids import CutId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.revolution.influence import COUNTS


def test_ch_2_the_map() -> None:
    atlas = edition().map
    assert (len(atlas.lands), len(atlas.seas)) == (119, 42)
    links = atlas.links
    assert [len(kind.pairs) for kind in (links.land, links.coast, links.sea, links.long)] == [209, 165, 59, 9]
    terrain = Counter(land.terrain for land in atlas.lands.values())
    assert terrain == {"grain": 38, "hill": 33, "mountain": 28, "forest": 20}


def test_ch_2_goods() -> None:
    goods = Counter(good for land in edition().map.lands.values() for good in land.goods)
    assert goods == {
        "food": 26,
        "wine": 7,
        "gold": 6,
        "fur": 5,
        "beer": 4,
        "ivory": 4,
        "horse": 4,
        "ore": 3,
        "cloth": 3,
        "diamonds": 3,
        "spices": 3,
    }


def test_ch_2_tiles_and_cards() -> None:
    box = edition().box
    assert (len(box.all_tiles), len(box.cards), len(box.peoples), box.vassals) == (40, 15, 10, 36)
    assert {card.most for card in box.cards.values()} == set(COUNTS)


@pytest.mark.parametrize("cut", edition().map.cuts)
def test_every_part_of_the_map_has_homes_for_its_players(cut: str) -> None:
    chart = edition().map.charts[CutId(cut)]
    assert len(chart.cut.peoples) >= max(chart.cut.players)
    assert all(chart.homes[people] for people in chart.cut.peoples)


def test_everything_has_two_names() -> None:
    printed = edition()
    for kind, ids in (
        ("area", printed.map.areas),
        ("people", printed.box.peoples),
        ("card", printed.box.cards),
        ("field", printed.box.fields),
        ("epoch", [epoch.id for epoch in printed.box.epochs]),
    ):
        for id in ids:
            found = printed.named(kind, id)
            assert found is not None
            assert found.en
            assert found.de
    assert printed.named("area", "atlantis") is None
