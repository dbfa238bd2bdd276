"""What a game master may change, what each seat sees, and which worlds it may imagine."""

from random import Random

import pytest

from rules.core.ids import Seat
from rules.core.messages import Message
from rules.core.patches import AnyPatch, EndProcedure
from rules.empires.attack.attack import Assault
from rules.empires.board.ids import AreaId, CardId
from rules.empires.desk.dealing import deal_hidden, swap_hidden
from rules.empires.desk.patches import (
    MoveCard,
    SetCaptured,
    SetControl,
    SetFort,
    SetGoods,
    SetPoints,
    SetTrade,
    SetTurn,
)
from rules.empires.game import GAME
from tests.empires.cases.table import CaseTable, table

RED, BLUE, ITALIA = Seat("red"), Seat("blue"), AreaId("italia")
LANDS = "italia: red; asia: blue; syria: blue; dacia: green"


def test_everything_on_the_table_may_be_changed() -> None:
    game = table(f"red: cards sword-1; {LANDS}", act="red")
    patches: tuple[AnyPatch, ...] = (
        SetControl(ITALIA, BLUE, 3),
        SetControl(AreaId("syria")),
        SetControl(AreaId("africa"), RED),
        SetFort(ITALIA),
        SetTrade(ITALIA, RED, 2),
        SetGoods(RED, 7),
        SetCaptured(BLUE, RED, 2),
        SetPoints(RED, -4),
        MoveCard(CardId("sword-1"), "blue"),
        MoveCard(CardId("spear-1"), "display"),
        SetTurn(3, 2),
    )
    game.keep(game.match.override("gm", patches, "a test"))
    assert (game.at("italia"), game.at("syria")) == ("blue 3, fort, trade red 2", "")
    assert (game.realm("red").goods, game.realm("red").points, game.realm("red").cards) == (7, -4, [])
    assert (game.realm("blue").captured, game.realm("blue").cards) == ({"red": 2}, ["sword-1"])
    assert (game.board.turn, game.board.round, game.board.display) == (3, 2, ["spear-1"])
    assert game.asked == [("red", "action")]


@pytest.mark.parametrize(
    "patch",
    [
        SetControl(AreaId("atlantis"), RED),
        SetControl(ITALIA, Seat("nobody")),
        SetControl(ITALIA, RED, 0),
        SetFort(AreaId("w")),
        SetTrade(ITALIA, RED, 5),
        SetTrade(ITALIA, RED, -1),
        SetGoods(RED, -1),
        SetCaptured(RED, Seat("nobody"), 1),
        MoveCard(CardId("a-sword-1"), "deck"),
        MoveCard(CardId("sword-1"), "sea"),
        SetTurn(5, 1),
        SetTurn(4, 8),
    ],
)
def test_what_cannot_be_is_refused(patch: AnyPatch) -> None:
    game = table(LANDS, act="red")
    assert game.match.override("gm", patch, "a test").refusal is not None


def test_a_battle_that_is_broken_off_leaves_nothing() -> None:
    game = committed()
    game.keep(game.match.override("gm", EndProcedure(), "a draw"))
    assert game.board.engagement is None
    assert game.asked == [("blue", "action")]


def committed() -> CaseTable:
    """Red has attacked fortified Asia, and blue is asked."""
    text = "red: set a, cards archers-1; blue: set d; italia: red; asia: blue, fort; syria: blue; dacia: green"
    game = table(text, act="red", dice={"movement": [6]})
    game.play("red", Assault(AreaId("asia"), ("strongest",), ("strongest",)))
    return game


@pytest.mark.parametrize("seat", [BLUE, Seat("green"), None])
def test_ch_6_the_attackers_stacks_may_be_any(seat: Seat | None) -> None:
    stacks = set()
    for seed in range(20):
        game = committed()
        deal_hidden(game.board, seat, Random(seed).randrange)
        fight = game.board.engagement
        assert fight is not None
        assert (len(fight.stack), len(fight.siege)) == (5, 3)
        stacks.add((*fight.stack, *fight.siege))
    assert len(stacks) > 10


def test_ch_6_the_attacker_knows_his_own() -> None:
    game = committed()
    before = GAME.kit.encode(game.board)
    deal_hidden(game.board, RED, Random(1).randrange)
    swap_hidden(game.board, RED, Random(1).randrange)
    assert GAME.kit.encode(game.board) == before


def test_a_card_is_called_by_its_unit() -> None:
    named = GAME.named({}, "card", "b-warband-2")
    assert isinstance(named, Message)
    assert str(named.params["unit"]) == "Name(kind='unit', id='warband')"
    area = GAME.named({}, "area", "w")
    assert not isinstance(area, Message)
    assert area is not None
    assert area.de == "Westmeer"


@pytest.mark.parametrize("kind", ["area", "card", "unit", "empire", "seat", "pile", "roll"])
def test_every_kind_of_id_is_known(kind: str) -> None:
    assert GAME.known(table(LANDS, act="red").match.table, kind, {})
