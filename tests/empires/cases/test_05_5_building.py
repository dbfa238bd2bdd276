"""EC-36 to EC-38, EC-56, EC-57: recruiting, the display, dismissing, forts and control markers."""

import pytest

from rules.empires.board.ids import AreaId, CardId, UnitId
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.building.recruiting import Dismiss, Exchange, Recruit
from rules.empires.pack.edition import edition
from rules.empires.trade.placing import PlaceTrade
from tests.empires.cases.table import table

LANDS = "achaia: red; w: red; asia: blue; dacia: green"
SIX = "sword-1 sword-2 spear-1 spear-2 foot-1 foot-2"
NEXT = ["elephants-1", "galley-1", "galley-2", "trader-1", "leader-1", "archers-1"]


def test_ec_36_other_cards_for_one_marker() -> None:
    """EC-36: one marker for six other cards, one of which is taken; no second exchange."""
    draws = {"display": [*NEXT, "archers-2"]}
    game = table(f"red: goods 2; {LANDS}; display: {SIX}", act="red", draws=draws)
    game.play("red", Exchange())
    assert game.asked == [("red", "recruit")]
    assert game.refused("red", Exchange()).rule == "E-15"
    assert game.refused("red", Recruit("sword-1")).message.id == "card-not-open"
    game.play("red", Recruit("elephants"))
    assert (game.realm("red").cards, game.realm("red").goods) == (["elephants-1"], 1)
    assert sorted(game.board.display) == sorted([*NEXT[1:], "archers-2"])
    assert sorted(game.board.discard) == sorted(SIX.split())


def test_ec_36_without_goods_only_the_open_cards() -> None:
    """EC-36: an empty warehouse exchanges nothing, but takes a card."""
    game = table(f"{LANDS}; display: {SIX}", act="red", draws={"display": ["galley-3"]})
    assert game.refused("red", Exchange()).message.id == "warehouse-too-small"
    game.play("red", Recruit("spear-2"))
    assert game.realm("red").cards == ["spear-2"]
    assert "galley-3" in game.board.display


def test_e_51_a_wanted_unit_is_taken_without_a_question() -> None:
    draws = {"display": [*NEXT, "archers-2"]}
    game = table(f"red: goods 2; {LANDS}; display: {SIX}", act="red", draws=draws)
    game.play("red", Exchange((UnitId("engineer"), UnitId("trader"))))
    assert game.realm("red").cards == ["trader-1"]
    assert game.asked == [("blue", "action")]


def test_ec_37_dismissing() -> None:
    """EC-37: not while the same lies open, and no empire card."""
    hand = f"red: set e, cards elephants-2; {LANDS}; display: "
    elephants = CardId("elephants-2")
    assert table(f"{hand}elephants-1", act="red").refused("red", Dismiss(elephants)).message.id == "same-card-open"
    game = table(f"{hand}{SIX}", act="red")
    assert game.refused("red", Dismiss(CardId("e-elephants-1"))).message.id == "empire-card-stays"
    assert game.refused("red", Dismiss(CardId("sword-6"))).message.id == "card-not-in-hand"
    game.play("red", Dismiss(elephants))
    assert (game.realm("red").cards, game.board.discard) == ([], ["elephants-2"])
    assert game.asked == [("blue", "action")]


@pytest.mark.parametrize(("card", "cost"), [("", 4), (", cards engineer-1", 2)])
def test_ec_38_forts(card: str, cost: int) -> None:
    """EC-38: four markers, two with an engineer."""
    game = table(f"red: goods 4{card}; {LANDS}", act="red")
    game.play("red", Fortify(AreaId("achaia")))
    assert (game.at("achaia"), game.realm("red").goods) == ("red 1, fort", 4 - cost)


@pytest.mark.parametrize(
    ("area", "why"),
    [("achaia", "fort-already"), ("asia", "area-not-yours"), ("italia", "area-not-yours"), ("w", "no-fort-at-sea")],
)
def test_ec_38_where_no_fort_may_stand(area: str, why: str) -> None:
    """EC-38: no second fort, none in foreign or neutral provinces, none at sea."""
    game = table("red: goods 9; achaia: red, fort; w: red; asia: blue; dacia: green", act="red")
    assert game.refused("red", Fortify(AreaId(area))).message.id == why


def test_ch_5_6_a_fort_must_be_paid_for() -> None:
    game = table(f"red: goods 3; {LANDS}", act="red")
    assert game.refused("red", Fortify(AreaId("achaia"))).message.id == "warehouse-too-small"


def test_ec_56_an_empty_warehouse() -> None:
    """EC-56: with captured markers alone no trade, but a recruit."""
    game = table(f"red: captured blue 2; {LANDS}; display: {SIX}", act="red")
    assert game.refused("red", PlaceTrade(("achaia",))).rule == "E-41"
    game.play("red", Recruit("sword"))
    assert game.realm("red").cards == ["sword-1"]


def test_ec_57_the_deck_runs_out() -> None:
    """EC-57: six go to the pile of two; the deck gives three, the shuffled pile three more, and one afterwards."""
    deck, pile = "galley-1 galley-2 galley-3", "trader-1 trader-2"
    named = f"{SIX} {deck} {pile}".split()
    hand = " ".join(card for card in edition().decks.general if card not in named)
    cards = f"blue: cards {hand}; display: {SIX}; deck: {deck}; discard: {pile}"
    game = table(f"red: goods 1; {LANDS}; {cards}", act="red")
    assert (len(game.board.deck), len(game.board.discard)) == (3, 2)
    game.play("red", Exchange())
    assert game.messages("pile-shuffled")[0].params["count"] == 8
    assert (len(game.board.display), len(game.board.deck), len(game.board.discard)) == (6, 8 - 3, 0)
    assert set(deck.split()) <= set(game.board.display)
    game.play("red", Recruit(game.board.display[0]))
    assert (len(game.board.display), len(game.board.deck)) == (6, 4)


def test_ch_5_8_control_markers() -> None:
    game = table(LANDS, act="red")
    assert game.refused("red", Reinforce(AreaId("asia"))).message.id == "area-not-yours"
    game.play("red", Reinforce(AreaId("w")))
    assert game.at("w") == "red 2"
