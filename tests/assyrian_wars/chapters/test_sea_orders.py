"""Orders at sea and to raiders: autocomplete, quotes, standing orders, counting of trade, what always holds."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import BoxId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.invariants.sea import boxes_have_room, loads_are_aboard
from rules.assyrian_wars.sea.raid_orders import RaidTrade
from rules.assyrian_wars.sea.trade_boxes import trade_of, trade_points
from rules.core.actions import MOST_CANDIDATES, Action, build
from rules.core.messages import Quote
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import enter, sail, search, send
from tests.assyrian_wars.cases.table import CaseTable, table

WAR = "options: not fog-of-war; war AS EG; PH: active, track AS, level 13, saved 2; "
SEA = WAR + (
    "delta-west: EG SH1..2; sidonia: EG SH3 LI1!aboard=EG-SH-3, PH SH1; ionian: EG SH4!origin=delta-west, PH SH2; "
    "sais: EG LI2 LI3- raia; regroup: EG LI4; raid-3: EG LI5"
)


def offered(game: CaseTable, tag: str, param: str, given: Mapping[str, str]) -> list[str]:
    """The values for one parameter, given others."""
    found = game.match.candidates(game.seat("EG"), tag, param, dict(given), "")
    assert len(found) <= MOST_CANDIDATES
    return [candidate.value for candidate in found]


def ways(game: CaseTable, tag: str, params: tuple[str, ...]) -> list[dict[str, str]]:
    """Everything that is offered for these parameters, one after another."""
    found: list[dict[str, str]] = [{}]
    for param in params:
        found = [{**given, param: value} for given in found for value in offered(game, tag, param, given)]
    return found


@pytest.mark.parametrize(
    ("tag", "params"),
    [
        ("sail", ("zone", "path")),
        ("sail", ("zone", "ships", "path", "allies")),
        ("search", ("zone", "countries", "ships")),
        ("enter-box", ("zone", "box")),
        ("leave-box", ("box", "zone", "ships")),
        ("embark", ("area", "pieces", "ship")),
        ("disembark", ("area", "pieces")),
        ("send-raider", ("unit", "box")),
        ("withdraw-raiders", ("units",)),
    ],
)
def test_what_is_offered_is_legal_mostly(tag: str, params: tuple[str, ...]) -> None:
    """Every parameter has candidates, and among what they make there is something legal."""
    game = table(SEA, impulse="EG", ap=6)
    found = ways(game, tag, params)
    assert found
    actions = [build(game.match.game.kit.actions[tag], given) for given in found]
    assert all(isinstance(action, Action) for action in actions)
    seat = game.seat("EG")
    legal = [isinstance(game.match.quote(seat, action), Quote) for action in actions if isinstance(action, Action)]
    assert any(legal)


def test_every_route_that_is_offered_is_legal() -> None:
    game = table(SEA, impulse="EG", ap=2)
    for given in ways(game, "sail", ("zone", "path")):
        action = build(game.match.game.kit.actions["sail"], given)
        assert isinstance(action, Action)
        assert game.quote("EG", action).risky, given


def test_nothing_is_offered_without_ap() -> None:
    game = table(SEA, impulse="EG", ap=0)
    for tag, param in (("sail", "zone"), ("search", "zone"), ("enter-box", "zone"), ("leave-box", "box")):
        assert offered(game, tag, param, {}) == []


def test_a_voyage_tells_who_may_search() -> None:
    game = table(WAR + "philistia: EG SH1; sidonia: PH SH1", impulse="EG", ap=2)
    lines = game.quote("EG", sail("philistia", "sidonia")).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-force", "quote-watched", "quote-zone-held"]


def test_a_search_tells_its_chances() -> None:
    game = table(WAR + "sidonia: EG SH1, PH SH1", impulse="EG", ap=2)
    lines = game.quote("EG", search("sidonia")).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-search", "quote-naval"]


def test_entering_a_box_tells_how_much_room_there_is() -> None:
    game = table("ionian: PH SH1..3; delta-west: EG SH1..2", impulse="EG", ap=3)
    assert game.quote("EG", enter("delta-west", "ionian")).lines[-1].id == "quote-box-room"
    lines = game.quote("EG", enter("delta-west", "ionian", search="PH")).lines
    assert [line.id for line in lines] == ["quote-ap", "quote-search", "quote-naval"]


def test_a_raid_tells_its_chances() -> None:
    game = table("AS: trade 1; raid-1: EL B1", impulse="EL", ap=3)
    assert game.quote("EL", RaidTrade()).lines[-1].params["chance"] == 50
    full = "raid-1: EL B1; raid-2: BA LI1; raid-3: BA LI2; raid-4: BA LI3; raid-5: BA B1; susa: EL LI1"
    game = table(full, impulse="EL", ap=3)
    assert game.quote("EL", send("EL-LI-1")).lines[-1].id == "quote-raid-displace"


@pytest.mark.parametrize(("percent", "asked"), [(50, "impulse"), (60, "search")])
def test_a_standing_order_to_search(percent: int, asked: str) -> None:
    """Phoenicia finds with 7 or more: 58 %."""
    game = table(WAR + "philistia: EG SH1; sidonia: PH SH1", impulse="EG", ap=2, dice={"search": every(1)})
    order = StandingOrder("search", Choose("search"), Condition("chance-at-least", {"percent": percent}))
    game.keep(game.match.order(game.seat("PH"), order))
    game.play("EG", sail("philistia", "sidonia"))
    assert game.asked[0][1] == asked
    assert game.saved("PH") == (1 if asked == "impulse" else 2)


def test_trade_points() -> None:
    """7.3.3: ships, halves for reduced ones, markers, and minor countries at trade status or better."""
    text = "AS: trade 2; PH: track AS, level 5; SY: track AS, level 4; JU: track AS, level 3; CI: track AS, level 9; "
    game = table(text + "ionian: AS SH1 SH2-, PH SH1", impulse="AS")
    trade = trade_of(game.board, CountryId("AS"))
    assert (trade.sea, trade.markers, trade.minors) == (Fraction(3, 2), 2, ("PH", "SY"))
    assert trade_points(game.board, CountryId("AS")) == Fraction(11, 2)
    assert trade_points(game.board, CountryId("PH")) == 1


def test_loads_and_boxes_that_cannot_be() -> None:
    board = table(WAR + "sidonia: EG SH1 LI1!aboard=EG-SH-1; raid-1: EG LI2", impulse="EG").board
    board.impulse = None
    assert (loads_are_aboard(board), boxes_have_room(board)) == ([], [])
    board.find_all([PieceId("EG-SH-1")])[0].reduced = True
    assert [one.id for one in loads_are_aboard(board)] == ["load-unsound"]
    board.boxes[BoxId("raid-1")].append(Piece(PieceId("EG-shabaka"), CountryId("EG")))
    assert [one.id for one in boxes_have_room(board)] == ["box-unsound"]
