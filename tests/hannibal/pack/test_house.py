"""The pack that ships holds what the specification says (ch.2, 3)."""

from collections import Counter

from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CampaignEffect, ForceMarchEffect


def test_the_map() -> None:
    atlas = edition().map
    assert (len(atlas.spaces), len(atlas.provinces)) == (96, 22)
    assert Counter(space.kind for space in atlas.spaces.values()) == {"round": 75, "city": 13, "tribe": 8}
    assert Counter(space.start for space in atlas.spaces.values()) == {
        "carthage": 37,
        "rome": 34,
        "empty": 20,
        "neutral": 5,
    }
    assert sum(atlas.is_port(space) for space in atlas.spaces) == 34
    assert sum(province.scoring for province in atlas.provinces.values()) == 18


def test_the_links() -> None:
    atlas = edition().map
    found = Counter(
        atlas.links.kind(one, other) for one in atlas.spaces for other in atlas.links.neighbours(one) if one < other
    )
    assert found == {"normal": 165, "pass": 4, "alps": 4, "strait": 2}
    assert len(atlas.links.distances(atlas.alphabet[0], ("normal",))) < len(atlas.spaces)


def test_the_generals() -> None:
    generals = edition().generals
    assert Counter(general.side for general in generals.values()) == {"rome": 9, "carthage": 5}
    assert {name for name, general in generals.items() if general.bound_to} == {"hanno", "fabius-maximus"}


def test_the_cards() -> None:
    decks = edition().decks
    assert sorted(decks.by_number) == list(range(1, 65))
    assert Counter(card.ops for card in decks.cards.values()) == {1: 21, 2: 22, 3: 21}
    assert all(card.ship == (card.ops == 3) for card in decks.cards.values())
    assert sum(card.play == "counter" for card in decks.cards.values()) == 10
    assert sum(card.breaks_truce for card in decks.cards.values()) == 41
    campaigns = {card.number: card.effect for card in decks.cards.values() if isinstance(card.effect, CampaignEffect)}
    assert {number: effect.generals for number, effect in campaigns.items()} == {
        33: 3,
        34: 3,
        37: 2,
        38: 2,
        39: 2,
        40: 2,
    }
    assert sum(isinstance(card.effect, ForceMarchEffect) for card in decks.cards.values()) == 3
    assert len(decks.battle_types) == 48


def test_names_in_both_languages() -> None:
    named = edition().named("space", "new-carthage")
    assert named is not None
    assert (named.en, named.de) == ("New Carthage", "Neukarthago")
    assert edition().named("space", "atlantis") is None
    assert edition().named("planet", "mars") is None
