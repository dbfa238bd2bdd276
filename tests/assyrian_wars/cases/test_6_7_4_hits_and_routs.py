"""Sections 6.7.4, 6.7.4.a and 6.7.5: who takes the hits, who routs, and how allies share them."""

import pytest

from rules.assyrian_wars.battle.hits import LossesByRule
from rules.assyrian_wars.battle.verdict import judge, routs_of
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.build.regrouping import BuyBack
from rules.core.orders import Condition, StandingOrder
from tests.assyrian_wars.cases.battles import attack, box, piece, routs, suffer, vp, winner
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import fight, reply, through
from tests.assyrian_wars.cases.table import table

# ---- 6.7.4 hits


def test_aw_6_7_4_1_halves() -> None:
    """AW-6.7.4-1: of five hits two on mercenaries, two on regulars, the fifth by choice."""
    game = suffer("kish: BA nabu 3LI MC-LI-01..02", "kish", 5)
    refusal = game.refused("BA", ("BA-LI-1", "BA-LI-1+", "BA-LI-2", "BA-LI-3", "MC-LI-01"))
    assert (refusal.rule, refusal.message.id) == ("6.7.4", "not-half-to-mercenaries")
    assert (refusal.message.params["low"], refusal.message.params["high"]) == (2, 3)
    game.answer("BA", ("BA-LI-1", "BA-LI-2", "MC-LI-01", "MC-LI-01+", "MC-LI-02"))
    assert there(game, "kish") == ["BA-LI-1", "BA-LI-2", "BA-LI-3", "BA-nabu", "MC-LI-02"]


def test_aw_6_7_4_2_spill_over() -> None:
    """AW-6.7.4-2: what the mercenaries cannot take goes to the regulars."""
    game = suffer("kish: BA 3LI MC-LI-01-", "kish", 4)
    game.refused("BA", ("BA-LI-1", "BA-LI-1+", "BA-LI-2", "BA-LI-3"))
    game.answer("BA", ("MC-LI-01", "BA-LI-1", "BA-LI-2", "BA-LI-3"))
    assert piece(game, "MC-LI-01") is None
    assert [piece(game, f"BA-LI-{unit}") for unit in (1, 2, 3)] == [True] * 3


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (("BA-nabu", "BA-LI-1"), ["BA-LI-1", "BA-LI-2"]),
        (("BA-LI-1", "BA-LI-1+"), ["BA-LI-2", "BA-nabu"]),
        (("BA-LI-1", "BA-LI-2"), ["BA-LI-1", "BA-LI-2", "BA-nabu"]),
    ],
)
def test_aw_6_7_4_3_the_owner_chooses(choice: tuple[str, ...], left: list[str]) -> None:
    """AW-6.7.4-3: a hit to the leader, both to one unit, or one to each."""
    game = suffer("kish: BA nabu 2LI", "kish", 2)
    game.answer("BA", choice)
    assert there(game, "kish") == left
    if "BA-nabu" in choice:
        assert "BA-nabu" in game.country("BA").pool


def test_aw_6_7_4_4_the_leader_comes_last() -> None:
    """AW-6.7.4-4: unit and leader fall, the third hit is lost; there is nothing to choose."""
    game = suffer("kish: BA nabu LI-", "kish", 3)
    assert game.question("AS").kind == "impulse"
    assert there(game, "kish") == []
    assert "BA-nabu" in game.country("BA").pool


def test_aw_6_7_4_5_a_king_is_gone_for_good() -> None:
    """AW-6.7.4-5: Marduk leaves the game and his country loses a victory point."""
    game = suffer("kish: BA marduk LI-", "kish", 2)
    assert PieceId("BA-marduk") in game.board.removed
    assert vp(game, "BA") == -1


def test_aw_6_7_4_6_where_the_fallen_go() -> None:
    """AW-6.7.4-6: a regular to the force pool, a mercenary to the game pool."""
    game = suffer("kish: BA LI- MC-LI-01-", "kish", 2)
    assert "BA-LI-1" in game.country("BA").pool
    assert "MC-LI-01" in game.board.game_pool
    assert "MC-LI-01" not in game.country("BA").pool


def test_aw_6_7_4_7_a_leader_counts_as_a_regular() -> None:
    """AW-6.7.4-7: one on the mercenary, one on the unit or the leader."""
    game = suffer("kish: BA nabu LI MC-LI-01", "kish", 2)
    game.refused("BA", ("MC-LI-01", "MC-LI-01+"))
    game.answer("BA", ("MC-LI-01", "BA-nabu"))
    assert there(game, "kish") == ["BA-LI-1", "MC-LI-01"]


def test_6_7_4_a_second_hit_needs_the_first() -> None:
    """R-72: the mark for a second hit alone is no hit."""
    game = suffer("kish: BA nabu 3LI", "kish", 2)
    assert game.refused("BA", ("BA-LI-1+", "BA-LI-2")).message.id == "second-hit-alone"


# ---- 6.7.4.a routs


@pytest.mark.parametrize(("taken", "routed"), [(3, 2), (1, 1), (2, 1), (4, 2), (0, 0)])
def test_aw_6_7_4_a_1_one_for_two(taken: int, routed: int) -> None:
    """AW-6.7.4.a-1: a rout for every two hits, rounded up."""
    assert routs_of(taken, each=False) == routed


def test_aw_6_7_4_a_2_the_rulebooks_example() -> None:
    """AW-6.7.4.a-2: nine hits are five routs; leaders with 2 and 1 rally three."""
    groups = "group 1 AS: AS-turtan AS-rab-shaqe; group 5 BA: BA-marduk BA-nabu"
    text = f"ashur: AS turtan+ rab-shaqe 4LI 4HI 4B; sippar: BA marduk nabu 6LI 3HI; {groups}"
    scored = [1] * 12 + [6] * 4 + [1] * 9 + [6] * 3
    game = attack(text, "1", "sippar", dice={"melee": scored, "promotion": [1, 1]})
    through(game, "take-hits")
    assert routs(game) == [(2, 6)]
    through(game)
    assert len([one for one in box(game) if one.startswith("AS")]) == 2


def test_aw_6_7_4_a_3_never_negative() -> None:
    """AW-6.7.4.a-3: a king with 4 rallies two routs, not more."""
    assert judge((5, 4), (5, 5), (2, 3), (4, 0), last=False, tie=1).routs == (0, 3)


def test_aw_6_7_4_a_4_round_by_round() -> None:
    """AW-6.7.4.a-4: each round's hits by themselves; only the winner subtracts, in the deciding round."""
    first = judge((3, 3), (9, 9), (2, 2), (1, 1), last=False, tie=1)
    assert (first.winner, first.over, first.routs) == (None, False, (2, 2))
    second = judge((2, 1), (6, 6), (1, 1), (1, 1), last=True, tie=1)
    assert (second.winner, second.routs) == (0, (0, 1))


def test_aw_6_7_4_a_5_leaders_rout_last() -> None:
    """AW-6.7.4.a-5: with one rout the unit goes, never the leader instead; with two both go."""
    game = suffer("kish: BA nabu LI-", "kish", 2, kind="routs")
    assert box(game) == ["BA-LI-1", "BA-nabu"]
    game = suffer("kish: BA nabu LI-", "kish", 1, kind="routs")
    assert box(game) == ["BA-LI-1"]
    game = suffer("kish: BA nabu LI HI", "kish", 1, kind="routs")
    assert "BA-nabu" not in game.options("BA")
    game.refused("BA", "BA-nabu")


def test_aw_6_7_4_a_6_halves() -> None:
    """AW-6.7.4.a-6: of three routs one of each, the third by choice."""
    text = "kish: BA LI HI MC-LI-01 MC-HI-01"
    for choice in (("BA-LI-1", "BA-HI-1", "MC-LI-01"), ("BA-LI-1", "MC-HI-01", "MC-LI-01")):
        game = suffer(text, "kish", 3, kind="routs")
        game.answer("BA", choice)
        assert box(game) == sorted(choice)
    game = suffer("kish: BA LI HI B MC-LI-01 MC-HI-01", "kish", 3, kind="routs")
    assert game.refused("BA", ("BA-LI-1", "BA-HI-1", "BA-B-1")).rule == "6.7.4.a"


def test_aw_6_7_4_a_7_a_disorganised_winner_rallies_nobody() -> None:
    """AW-6.7.4.a-7: two armies without a group win, and rout two units for three hits."""
    text = "sippar: AS turtan 3LI, control AS; babylon: BA nabu mushezib 6LI"
    game = attack(text, "AS-turtan", "babylon", dice={"melee": [1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 6]})
    through(game, "take-hits")
    assert winner(through(game)) == ["BA"]
    assert routs(game) == [(2, 2)]


def test_aw_6_7_4_a_8_a_routed_unit_keeps_its_side() -> None:
    """AW-6.7.4.a-8: reduced in the battle, reduced in the Regroup Box; 1 AP brings it back as it is."""
    game = suffer("kish: BA LI-; babylon: BA LI2", "kish", 1, kind="routs")
    assert box(game) == ["BA-LI-1"]
    assert game.board.regroup[0].reduced
    back = BuyBack((PieceId("BA-LI-1"),), AreaId("babylon"))
    game = table("regroup: BA LI- MC-LI-01-; babylon: BA LI2", impulse="BA", ap=3)
    game.play("BA", back)
    assert game.ap("BA") == 2
    assert piece(game, "BA-LI-1") is True
    game.play("BA", BuyBack((PieceId("MC-LI-01"),), AreaId("babylon")))
    assert game.ap("BA") == 1.5
    assert piece(game, "MC-LI-01") is True


# ---- 6.7.5 several countries

GROUP = "kish: BA marduk 3LI, EL tannanu 3LI; group 5 BA: BA-marduk EL-tannanu"


def test_aw_6_7_5_1_the_commander_places_the_odd_hit() -> None:
    """AW-6.7.5-1: of seven hits three each, the seventh where Marduk's player says."""
    game = suffer(GROUP, "kish", 7)
    assert game.question("BA").kind == "share-hits"
    game.answer("BA", "EL")
    amounts = {question.seat: question.at_least for question in game.match.pending}
    assert amounts == {game.seat("BA"): 3, game.seat("EL"): 4}


def test_aw_6_7_5_2_the_owner_of_the_strongest_force() -> None:
    """AW-6.7.5-2: without a group Babylonia decides, with four pieces against three."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI MC-LI-01, EL tannanu 2B"
    game = attack(text, "AS-turtan", "sippar", dice={"melee": [1, 1, 1, 6, 6, 6, 6, 6, 6, 6]})
    assert game.question("BA").kind == "share-hits"
    assert set(game.options("BA")) == {"BA", "EL"}
    game.answer("BA", "EL")
    amounts = {question.seat: question.at_least for question in game.match.pending}
    assert amounts == {game.seat("BA"): 1, game.seat("EL"): 2}


def test_aw_6_7_5_3_countries_before_halves() -> None:
    """AW-6.7.5-3: two for Babylonia, one on each kind; two for Elam."""
    game = suffer("kish: BA LI MC-LI-01, EL 2LI", "kish", 4)
    assert [piece(game, one) for one in ("BA-LI-1", "MC-LI-01")] == [True, True]
    assert game.asked == [(game.seat("EL"), "take-hits")]
    assert game.question("EL").at_least == 2


def test_aw_6_7_5_4_shortage() -> None:
    """AW-6.7.5-4: who has too few leaves the rest to the others."""
    game = suffer("kish: BA LI-, EL 3LI", "kish", 4)
    assert piece(game, "BA-LI-1") is None
    assert game.question("EL").at_least == 3


def test_aw_6_7_5_5_routs_are_shared_after_the_leaders_rallied() -> None:
    """AW-6.7.5-5: seven hits are four routs less three; the one left where Marduk's player says."""
    text = f"war AS EL; ashur: AS turtan 6LI; {GROUP.replace('kish', 'sippar')}"
    dice = {"melee": [1] * 7 + [6] + [1] * 9}
    game = attack(text, "AS-turtan", "sippar", dice=dice)
    through(game, "share-hits", "take-hits")
    assert routs(game) == [(4, 1)]
    assert game.question("BA").kind == "share-routs"


def test_aw_6_7_5_6_victory_points_are_shared() -> None:
    """AW-6.7.5-6: two points are one each; a single one goes where the commander says."""
    text = "ashur: AS turtan+ {units}; " + GROUP.replace("kish", "sippar")
    game = attack(text.format(units="6LI 2HI 3MC-LI"), "AS-turtan", "sippar", dice={"melee": [6] * 14 + [1] * 9})
    through(game)
    assert winner(game) == ["BA", "EL"]
    assert (vp(game, "BA"), vp(game, "EL")) == (1, 1)
    game = attack(text.format(units="6LI"), "AS-turtan", "sippar", dice={"melee": [6] * 9 + [1] * 9})
    through(game, "take-hits", "take-routs")
    assert game.question("BA").kind == "share-points"
    reply(game, "BA", "EL")
    assert (vp(game, "BA"), vp(game, "EL")) == (0, 1)


# ---- standing orders


def test_losses_by_rule() -> None:
    """R-11: who does not want to choose takes hits in the usual order, once or by a standing order."""
    text = "kish: BA nabu 2LI HI MC-LI-01"
    game = suffer(text, "kish", 3)
    default = game.question("BA").default
    game.play("BA", LossesByRule())
    by_rule = game.at("kish")
    game = suffer(text, "kish", 3)
    assert default is not None
    game.play("BA", default)
    assert game.at("kish") == by_rule
    assert "BA-nabu" in there(game, "kish")


@pytest.mark.parametrize(("area", "asked"), [("sippar", False), ("kish", True)])
def test_a_standing_order_for_losses(area: str, asked: bool) -> None:
    """6.7.4: losses by rule, but only in battles in this area."""
    game = table("ashur: AS turtan 3LI; sippar: BA nabu 3LI", impulse="AS", ap=3, dice={"melee": [1] + [6] * 8})
    order = StandingOrder("take-hits", LossesByRule(), Condition("in-area", {"area": area}))
    assert game.match.order(game.seat("BA"), order).refusal is None
    game.play("AS", go("AS-turtan", "sippar"))
    fight(game)
    assert ((game.seat("BA"), "take-hits") in game.asked) is asked
