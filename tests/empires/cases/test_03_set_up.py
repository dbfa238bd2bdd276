"""EC-01 to EC-03, EC-43: first markers, halves, empire sets, first forts, and the cards."""

from collections import Counter

import pytest

from rules.core.match import Match
from rules.empires.board.ids import AreaId, SetId
from rules.empires.building.forts import Fortify
from rules.empires.game import GAME
from rules.empires.pack.edition import edition
from rules.empires.setup.founding import Settle
from rules.empires.setup.places import lawful_places, misplaced
from tests.empires.cases.table import table

SEATS = {3: "red blue green", 4: "red blue green yellow", 5: "red blue green yellow purple"}
ITALIA = "phase set-up; red: set a; italia: red; blue: set d; aegyptus: blue; green: set e; asia: green"


@pytest.mark.parametrize(("players", "markers"), [(3, 8), (4, 6), (5, 5)])
def test_ec_01_so_many_markers_then_a_fort(players: int, markers: int) -> None:
    """EC-01: 8, 6 or 5 markers each, then one free fort in an own land province, not at sea."""
    game = table(f"order {SEATS[players]}; phase set-up")
    while game.asked[0][1] == "settle":
        game.match.lapse(game.match.pending[0].id)
    board = game.board
    held = Counter(state.owner for state in board.areas.values() for _ in range(state.markers))
    assert [held[seat] for seat in board.order] == [markers] * players
    assert game.asked == [(seat, "first-fort") for seat in board.order]
    sea = next(area for area in ("w", "c", "e") if board.areas[AreaId(area)].owner is not None)
    assert game.refused(str(board.areas[AreaId(sea)].owner), Fortify(AreaId(sea))).message.id == "no-fort-at-sea"
    for seat in board.order:
        own = next(area for area in edition().map.provinces if board.areas[area].owner == seat)
        game.play(seat, Fortify(own))
        assert board.areas[own].fort
    assert len(board.display) == 6
    assert game.asked == [(board.order[0], "action")]


def test_ec_02_three_in_a_half_are_enough() -> None:
    """EC-02: the fourth may not begin in the north; in the south he draws one of its sets."""
    north = "red: set a; italia: red; blue: set b; britannia: blue; green: set c; dacia: green"
    game = table(f"order red blue green yellow purple; phase set-up; {north}", draws={"empire": ["f"]})
    assert game.asked == [("yellow", "settle")]
    assert game.refused("yellow", Settle(AreaId("thracia"))).message.id == "half-is-full"
    game.play("yellow", Settle(AreaId("asia")))
    assert (game.realm("yellow").half, game.realm("yellow").empire) == ("south", "f")
    free = {id for id, one in edition().decks.sets.items() if one.half == "south"}
    assert free == {SetId("d"), SetId("e"), SetId("f")}


@pytest.mark.parametrize("area", ["cisalpina", "sicilia", "narbonensis", "w", "c"])
def test_ec_03_markers_follow_links(area: str) -> None:
    """EC-03: land, strait, sealane and coast join a marker to Italia."""
    game = table(ITALIA)
    game.play("red", Settle(AreaId(area)))
    assert game.at(area) == "red 1"


@pytest.mark.parametrize(
    ("area", "why"), [("africa", "not-linked"), ("asia", "area-taken"), ("italia", "empty-areas-left")]
)
def test_ec_03_other_areas_are_refused(area: str, why: str) -> None:
    """EC-03: not linked, or taken; and not a second marker while there is room elsewhere."""
    assert table(ITALIA).refused("red", Settle(AreaId(area))).message.id == why


def test_ec_03_the_first_marker_goes_on_land() -> None:
    """EC-03: a sea area is refused for it."""
    game = table("phase set-up")
    assert game.refused("red", Settle(AreaId("w"))).message.id == "first-marker-on-land"


def test_ch_3_who_was_given_a_sea_begins_on_land_all_the_same() -> None:
    game = table("phase set-up; w: blue; c: blue; e: blue")
    assert game.refused("red", Settle(AreaId("w"))).message.id == "first-marker-on-land"
    taken = table("phase set-up; w: red; italia: blue; asia: green")
    assert taken.refused("red", Settle(AreaId("c"))).message.id == "first-marker-on-land"
    taken.play("red", Settle(AreaId("africa")))
    assert taken.realm("red").half == "south"


def test_ch_3_the_seats_are_drawn_by_lot() -> None:
    begun = [Match.start(GAME, "empires", {}, SEATS[4].split(), b"secret %d" % seed) for seed in range(8)]
    orders = {tuple(match.table.board.order) for match in begun}
    assert len(orders) > 3
    assert all(match.pending[0].seat == match.table.board.order[0] for match in begun)


def test_ch_3_without_an_empty_area_a_marker_is_added() -> None:
    shut_in = "phase set-up; red: set a; britannia: red; blue: set b; belgica: blue; green: set c; dacia: green"
    game = table(shut_in)
    assert game.refused("red", Settle(AreaId("dacia"))).message.id == "area-taken"
    assert game.refused("red", Settle(AreaId("celtica"))).message.id == "only-own-areas-left"
    game.play("red", Settle(AreaId("britannia")))
    assert game.at("britannia") == "red 2"


def test_e_51_wishes_are_fulfilled_without_a_question() -> None:
    game = table(ITALIA)
    game.play("red", Settle(AreaId("sicilia"), (AreaId("asia"), AreaId("africa"), AreaId("cisalpina"))))
    game.play("blue", Settle(AreaId("judaea")))
    game.play("green", Settle(AreaId("bithynia")))
    assert game.asked == [("blue", "settle")]
    assert (game.at("africa"), game.realm("red").wishes) == ("red 1", ["asia", "cisalpina"])
    assert game.view("blue").realms[0].wishes is None
    assert game.view("red").realms[0].wishes == ("asia", "cisalpina")


def test_e_51_wishes_hold_until_others_are_filed() -> None:
    game = table(ITALIA.replace("red: set a", "red: set a, wishes asia sicilia"))
    assert (game.at("sicilia"), game.realm("red").wishes) == ("red 1", ["asia"])
    other = table(ITALIA.replace("red: set a", "red: set a, wishes asia"))
    other.play("red", Settle(AreaId("w")))
    assert other.realm("red").wishes == ["asia"]
    fresh = table(ITALIA.replace("red: set a", "red: set a, wishes asia"))
    fresh.play("red", Settle(AreaId("w"), (AreaId("c"),)))
    assert fresh.realm("red").wishes == ["c"]


def test_e_51_wishes_must_be_areas_and_different() -> None:
    game = table(ITALIA)
    assert game.refused("red", Settle(AreaId("w"), (AreaId("atlantis"),))).message.id == "unknown-area"
    assert game.refused("red", Settle(AreaId("w"), (AreaId("c"), AreaId("c")))).message.id == "area-named-twice"


@pytest.mark.parametrize("text", ["phase set-up", ITALIA, f"{ITALIA}; achaia: blue; cisalpina: green"])
def test_ch_3_offered_are_all_lawful_areas(text: str) -> None:
    board = table(text).board
    for seat in board.order:
        lawful = [area for area in edition().map.alphabet if misplaced(board, seat, area) is None]
        assert sorted(lawful_places(board, seat)) == lawful


def test_ch_3_the_default_is_the_most_valuable_area() -> None:
    game = table(ITALIA)
    assert game.match.pending[0].default == Settle(AreaId("c"))


def test_ec_43_the_cards() -> None:
    """EC-43: 69 general cards and six sets of six."""
    decks = edition().decks
    units = Counter(decks.unit_of[card] for card in decks.general)
    assert len(decks.general) == 69
    assert dict(units) == {
        "foot": 7,
        "archers": 6,
        "light-horse": 6,
        "heavy-cavalry": 6,
        "elephants": 4,
        "warband": 7,
        "spear": 6,
        "sword": 6,
        "artillery": 4,
        "siege-tower": 3,
        "galley": 5,
        "leader": 2,
        "diplomat": 2,
        "trader": 3,
        "engineer": 2,
    }
    assert {len(cards) for cards in decks.set_cards.values()} == {6}
    own = Counter(decks.unit_of[card] for card in decks.set_cards[SetId("b")])
    assert own == {"warband": 2, "spear": 1, "light-horse": 1, "heavy-cavalry": 1, "archers": 1}
