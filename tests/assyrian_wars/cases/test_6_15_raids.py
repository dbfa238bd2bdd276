"""Section 6.15: raiders enter boxes, displace each other, strike at trade, and go home."""

import pytest

from rules.assyrian_wars.board.ids import PieceId, UnitId
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.sea.raid_orders import RaidTrade, WithdrawRaiders
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import at, send
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable, table

FULL = "raid-1: AS LI1; raid-2: AS LI2; raid-3: BA LI1; raid-4: EG LI1; raid-5: EL LI1; harhar: ME LC1"


def test_aw_6_15_101_a_free_box() -> None:
    """AW-6.15-101: one unit a country and impulse, into a free box of the owner's choice, for 1 AP."""
    text = "raid-1: AS LI1; raid-2: BA LI1; raid-3: EG LI1; harhar: ME LC1..2"
    game = table(text, impulse="ME", ap=4)
    game.play("ME", send("ME-LC-1", "raid-5"))
    assert at(game, "raid-5") == ["ME-LC-1"]
    assert game.ap("ME") == 3
    refusal = game.refused("ME", send("ME-LC-2", "raid-4"))
    assert (refusal.rule, refusal.message.id) == ("6.15", "one-raider-an-impulse")


def test_aw_6_15_101_a_box_that_is_taken() -> None:
    """AW-6.15-101: while there are free boxes nobody is attacked."""
    game = table("raid-1: AS LI1; harhar: ME LC1", impulse="ME", ap=4)
    refusal = game.refused("ME", send("ME-LC-1", "raid-1"))
    assert refusal.message.id == "raid-box-not-free"
    assert len(refusal.message.params["free"]) == 4


@pytest.mark.parametrize(
    ("unit", "id"),
    [
        ("MC-LI-01", "cannot-raid"),
        ("AS-turtan", "cannot-raid"),
        ("AS-LI-1", "shut-in-city"),
        ("AR-LC-01", ""),
        ("AS-LI-2", ""),
    ],
)
def test_aw_6_15_102_who_may_raid(unit: str, id: str) -> None:
    """AW-6.15-102: no mercenary, leader or besieged unit; an Aramaean and a regular in the Regroup Box may."""
    nomad = "AR-LC-01" if unit == "AR-LC-01" else ""
    text = "nineveh: AS turtan MC-LI-01 " + (nomad or "LI3") + "; ashur: AS (LI1), BA marduk LI1; regroup: AS LI2"
    game = table(text, impulse="AS", ap=4)
    if id:
        refusal = game.refused("AS", send(unit))
        assert (refusal.rule, refusal.message.id) == ("6.15", id)
    else:
        game.play("AS", send(unit))
        assert at(game, "raid-1") == [unit]
        assert game.ap("AS") == 3


def displace(box: int, *fight: int, by: str = "ME", unit: str = "ME-LC-1", text: str = FULL) -> CaseTable:
    """All boxes are full; the box die and the dice of the fight."""
    game = table(text, impulse=by, ap=4, dice={"raid-box": [box], "raid-fight": list(fight)})
    game.play(by, send(unit))
    return game


def test_aw_6_15_103_displacement() -> None:
    """AW-6.15-103: the intruder hits and is not hit: it stays, the other regroups on its reduced side."""
    game = displace(4, 3, 5)
    assert at(game, "raid-4") == ["ME-LC-1"]
    assert [(piece.id, piece.reduced) for piece in game.board.regroup] == [("EG-LI-1", True)]
    assert game.ap("ME") == 3


def test_aw_6_15_104_a_six_fails() -> None:
    """AW-6.15-104: the attempt fails at once, without attrition; the AP is spent."""
    game = displace(6)
    assert game.where("ME-LC-1") == "harhar"
    assert "attrition-rolled" not in game.told
    assert game.ap("ME") == 3
    assert game.refused("ME", send("ME-LC-1")).message.id == "one-raider-an-impulse"


def test_aw_6_15_105_both_hit() -> None:
    """AW-6.15-105: both are reduced, the occupant stays, the intruder is where it came from; nobody routs."""
    game = displace(4, 2, 1)
    assert at(game, "raid-4") == ["EG-LI-1-"]
    assert game.at("harhar") == "ME LC1-"
    assert game.board.regroup == []


@pytest.mark.parametrize(
    ("text", "dice", "box", "intruder"),
    [
        ("EG LI1-; harhar: ME LC1", (3, 5), ["ME-LC-1"], "raid-4"),  # the occupant is eliminated
        ("EG LI1; harhar: ME LC1-", (6, 1), ["EG-LI-1"], ""),  # the intruder is
        ("EG LI1-; harhar: ME LC1-", (1, 1), [], ""),  # both are: the box is empty
        ("EG LI1; harhar: ME LC1", (6, 6), ["EG-LI-1"], "harhar"),  # nobody hits
    ],
)
def test_6_15_displacement_with_losses(text: str, dice: tuple[int, int], box: list[str], intruder: str) -> None:
    """R-163: who is left alone has the box; if both fall it is empty."""
    others = "raid-1: AS LI1; raid-2: AS LI2; raid-3: BA LI1; raid-5: EL LI1; raid-4: "
    game = displace(4, *dice, text=others + text)
    assert at(game, "raid-4") == box
    assert game.where("ME-LC-1") == intruder


def test_aw_6_15_106_own_box_rolled() -> None:
    """AW-6.15-106: who rolls a box of his own side names another one and fights its occupant."""
    text = "PH: active, track AS, level 13; raid-1: BA LI1; raid-2: PH LI1; raid-3: BA LI2; raid-4: EG LI1; "
    text += "raid-5: EL LI1; nineveh: AS LI1"
    game = displace(2, 1, 6, by="AS", unit="AS-LI-1", text=text)
    assert game.options("AS") == ["raid-1", "raid-3", "raid-4", "raid-5"]
    game.answer("AS", "raid-3")
    assert at(game, "raid-3") == ["AS-LI-1"]
    assert game.where("BA-LI-2") == "regroup"


def test_6_15_all_boxes_are_ones_own() -> None:
    """6.15: with all boxes in the hand of the own side there is nobody to displace."""
    text = "raid-1: AS LI1; raid-2: AS LI2; raid-3: AS LI3; raid-4: AS HI1; raid-5: AS HI2; nineveh: AS LI4"
    game = table(text, impulse="AS", ap=4)
    assert game.refused("AS", send("AS-LI-4")).message.id == "raid-boxes-all-yours"


RAID = "AS: trade 3; BA: trade 3; EL: trade 0, trade-lost 2; UR: active, track EL, level 13; "


def test_aw_6_15_107_a_raid() -> None:
    """AW-6.15-107: each raider rolls its own dice; a marker out, one of the own back; one activation an impulse."""
    dice = {"raid-target": [1, 5], "raid": [3, 4], "raid-return": [2]}
    game = table(RAID + "raid-1: EL B1; raid-2: UR LC1", impulse="EL", ap=4, dice=dice)
    game.play("EL", RaidTrade())
    assert game.country("AS").trade == 2
    assert game.country("EL").trade == 1
    assert game.options("EL") == ["AS", "BA", "none"]
    game.answer("EL", "BA")
    assert (game.country("BA").trade, game.country("AS").trade_lost) == (3, 1)
    assert game.ap("EL") == 3
    assert game.refused("EL", RaidTrade()).message.id == "already-raided"


def test_aw_6_15_108_placed_in_this_impulse() -> None:
    """AW-6.15-108: a new raider cannot be activated, older ones can."""
    game = table(RAID + "susa: EL LI1", impulse="EL", ap=4)
    game.play("EL", send("EL-LI-1", "raid-1"))
    assert game.refused("EL", RaidTrade()).message.id == "no-raiders"
    game = table(RAID + "susa: EL LI1; raid-2: EL B1", impulse="EL", ap=4, dice={"raid-target": [6]})
    game.play("EL", send("EL-LI-1", "raid-1"))
    game.play("EL", RaidTrade())
    assert [event.message.params["die"] for event in game.events if event.message.id == "raid-target-rolled"] == [6]


@pytest.mark.parametrize("die", [6, 3])
def test_aw_6_15_109_six_and_empty_handed(die: int) -> None:
    """AW-6.15-109: a 6 fails; a power that is not in play has no markers, so another is chosen."""
    text = "blank rise-and-fall; AS: trade 3; BA: trade 2; raid-1: ME LC1"
    game = table(text, impulse="ME", ap=4, dice={"raid-target": [die], "raid": every(1)})
    game.play("ME", RaidTrade())
    if die == 6:
        assert game.asked[0][1] == "impulse"
        assert game.country("AS").trade == 3
        return
    assert game.options("ME") == ["AS", "BA", "none"]
    game.answer("ME", "BA")
    assert game.country("BA").trade == 1


def test_aw_6_15_110_raiding_an_ally() -> None:
    """AW-6.15-110: an ally's marker is removed without any consequence for the alliance."""
    game = table("BA: trade 2; AS: trade 1; raid-1: EL B1", impulse="EL", ap=4, dice={"raid-target": [4], "raid": [2]})
    game.play("EL", RaidTrade())
    before = (game.country("EL").camp, game.country("BA").camp, list(game.board.wars))
    assert game.options("EL") == ["BA", "none"]
    game.answer("EL", "BA")
    assert game.country("BA").trade == 1
    assert (game.country("EL").camp, game.country("BA").camp, list(game.board.wars)) == before


def test_6_15_an_ally_need_not_be_raided() -> None:
    """6.15: the raider "may try"; silence spares an ally."""
    game = table(
        "BA: trade 2; AS: trade 1; raid-1: EL B1", impulse="EL", ap=4, dice={"raid-target": [4], "raid": every(2)}
    )
    game.play("EL", RaidTrade())
    default = game.question("EL").default
    assert default is not None
    game.play("EL", default)
    assert game.country("BA").trade == 2


def test_6_15_cavalry_raids_twice() -> None:
    """9.7: after a success cavalry may make a second attempt, and no third."""
    text = "options: special-units; AS: trade 3; BA: trade 3; raid-1: ME LC1"
    game = table(text, impulse="ME", ap=4, dice={"raid-target": [1, 4], "raid": [1, 1]})
    game.play("ME", RaidTrade())
    assert game.asked == [(game.seat("ME"), "raid-again")]
    game.answer("ME", "again")
    assert (game.country("AS").trade, game.country("BA").trade) == (2, 2)
    assert game.asked[0][1] == "impulse"


@pytest.mark.parametrize(("text", "end"), [("LC1", "regroup"), ("LC1-", "")])
def test_aw_6_15_111_leaving_a_box(text: str, end: str) -> None:
    """AW-6.15-111: who withdraws checks attrition; a 6 eliminates a reduced unit, others go to the Regroup Box."""
    game = table(f"raid-1: ME {text}", impulse="ME", ap=4, dice={"attrition": [6]})
    game.play("ME", WithdrawRaiders((UnitId(PieceId("ME-LC-1")),)))
    assert game.where("ME-LC-1") == end
    assert game.ap("ME") == 4
    if end:
        assert game.board.regroup[0].reduced
    else:
        assert PieceId("ME-LC-1") in game.country("ME").pool
    still = part(f"raid-1: ME {text}", Economy(), {"attrition": [6]})  # in the Interphase
    assert still.where("ME-LC-1") == end
    assert [piece.reduced for piece in still.board.regroup] == ([True] if end else [])
