"""Section 6.6.2: one order that takes units up on the way and leaves others there."""

from typing import Any

import pytest

from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.march.movement import Move
from rules.core.messages import Name, Quote
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import rolls, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_6_6_3_army_groups import form

NINEVEH = "nineveh: AS rab-saris HI1..5; singara: AS LI1"


def march(force: str, *path: str, taking: str = "", leaving: str = "", **more: Any) -> Move:
    """An order with whom it takes up and whom it leaves where, as somebody would type it."""
    taken = tuple(PieceId(unit) for unit in taking.split())
    return Move(force, tuple(AreaId(area) for area in path), taking=taken, leaving=tuple(leaving.split()), **more)


def offered(game: CaseTable, param: str, **given: str) -> list[str]:
    return [one.value for one in game.match.candidates(game.seat("AS"), "move", param, given)]


def test_aw_6_6_2_3_in_one_order() -> None:
    """AW-6.6.2-3: who commands five drops one before he takes one up; not the other way round; neither costs AP."""
    game = table(NINEVEH, impulse="AS", ap=4)
    refusal = game.refused("AS", march("AS-rab-saris", "singara", "guzana", taking="AS-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.2", "army-too-large")
    game.play("AS", march("AS-rab-saris", "singara", "guzana", taking="AS-LI-1", leaving="AS-HI-5@singara"))
    assert there(game, "singara") == ["AS-HI-5"]
    assert there(game, "guzana") == ["AS-HI-1", "AS-HI-2", "AS-HI-3", "AS-HI-4", "AS-LI-1", "AS-rab-saris"]
    assert game.ap("AS") == 2
    assert [id for id in game.told if id in ("left-on-the-way", "taken-up")] == ["left-on-the-way", "taken-up"]
    left = game.board.find(PieceId("AS-HI-5"))
    assert left is not None
    assert (left[1].under, left[1].used) == (None, False)


def test_aw_6_6_1_3_picked_up_units_count_their_own_steps_in_one_order() -> None:
    """AW-6.6.1-3: the first two roll in Kalhu, those of Singara do not; the quote says so before."""
    game = table("til-barsip: AS turtan LI1..2; singara: AS LI3..4", impulse="AS", ap=9, dice={"attrition": [1, 2]})
    order = march("AS-turtan", "harran", "guzana", "singara", "nineveh", "kalhu", taking="AS-LI-3 AS-LI-4")
    quote = game.quote("AS", order)
    assert isinstance(quote, Quote)
    checks = [line.params for line in quote.lines if line.id == "quote-attrition"]
    assert [(one["dice"], one["area"]) for one in checks] == [(2, Name("area", "kalhu"))]
    game.play("AS", order)
    assert rolls(game) == [2]
    assert game.ap("AS") == 4
    assert there(game, "kalhu") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-LI-4", "AS-turtan"]


def test_6_6_2_garrisons_are_left_and_the_leader_goes_on_alone() -> None:
    """6.6.2, 6.12: who is left holds the land he stands in; nobody needs to be left with the leader."""
    game = table("blank campaign; war AS BA; nineveh: AS turtan LI1..2", impulse="AS", ap=5)
    game.play("AS", march("AS-turtan", "singara", "guzana", "harran", leaving="AS-LI-1@singara AS-LI-2@guzana"))
    assert (there(game, "singara"), there(game, "guzana"), there(game, "harran")) == (
        ["AS-LI-1"],
        ["AS-LI-2"],
        ["AS-turtan"],
    )


@pytest.mark.parametrize(
    ("order", "rule", "why"),
    [
        (march("AS-rab-saris", "singara", "guzana", leaving="AS-HI-5@guzana"), "6.6.2", "not-left-there"),
        (march("AS-rab-saris", "singara", "guzana", leaving="AS-HI-5@harran"), "6.6.2", "not-left-there"),
        (march("AS-rab-saris", "singara", "guzana", leaving="AS-HI-5"), "6.6.2", "not-left-there"),
        (march("AS-rab-saris", "singara", "guzana", leaving="AS-LI-1@singara"), "6.6.2", "not-with-force"),
        (march("AS-rab-saris", "kalhu", "arbela", taking="AS-LI-1"), "6.6.2", "not-on-the-way"),
        (march("AS-rab-saris", "singara", "guzana", taking="AS-turtan"), "6.6", "no-such-force"),
        (march("AS-rab-saris", "singara", "guzana", taking="BA-LI-1"), "6.6.2", "one-country-an-army"),
        (march("AS-rab-saris", "singara", "guzana", taking="AS-HI-6"), "6.16.d", "no-march-and-sail"),
        (march("AS-LI-1", "guzana", "harran", leaving="AS-LI-1@guzana"), "6.6.2", "leader-collects"),
        (
            march("AS-rab-saris", "singara", "guzana", leaving="AS-HI-1@singara", quick=True),
            "9.7",
            "only-cavalry-is-quick",
        ),
        (
            march(
                "AS-rab-saris",
                "singara",
                "guzana",
                "harran",
                taking="AS-LI-1",
                leaving="AS-HI-5@singara AS-LI-1@singara",
            ),
            "6.6.2",
            "not-left-there",
        ),
    ],
)
def test_6_6_2_what_is_wrong_with_such_an_order(order: Move, rule: str, why: str) -> None:
    """6.6.2: each mistake is named by its rule, and nothing is done."""
    game = table(f"{NINEVEH} turtan, BA LI1; guzana: AS HI6!sailed", impulse="AS", ap=4)
    refusal = game.refused("AS", order)
    assert (refusal.rule, refusal.message.id) == (rule, why)


def test_6_6_2_each_step_is_for_those_who_take_it() -> None:
    """1.3, 6.6.2: hired troops do not enter the Far East; left before it, they hold nobody back."""
    game = table("clock: turn 5; rhagae: ME eparna LI1 MC-LI-01", impulse="ME", ap=9)
    way = ("bikni", "far-east")
    refusal = game.refused("ME", march("ME-eparna", *way))
    assert (refusal.rule, refusal.message.id) == ("1.3", "mede-only")
    late = game.refused("ME", march("ME-eparna", "bikni", "far-east", "bikni", leaving="ME-LI-1@bikni"))
    assert (late.rule, late.message.id) == ("1.3", "mede-only")
    game.play("ME", march("ME-eparna", *way, leaving="MC-LI-01@bikni"))
    assert (there(game, "bikni"), there(game, "far-east")) == (["MC-LI-01"], ["ME-LI-1", "ME-eparna"])


def test_6_6_2_a_battle_ends_the_order() -> None:
    """6.6, 6.7: where it meets an enemy, nobody is taken up or left any more."""
    text = "war AS BA; nineveh: AS turtan LI1..4; singara: BA nabu LI1, control BA"
    game = table(text, impulse="AS", ap=9, dice={"melee": every(6)})
    game.play("AS", march("AS-turtan", "singara", "guzana", leaving="AS-LI-4@singara"))
    through(game)
    assert "battle-begins" in game.told
    assert not {"left-on-the-way", "taken-up"} & set(game.told)


def test_6_6_3_a_group_takes_up_and_leaves_too() -> None:
    """6.6.3: a group has at no time an army with more than its leader commands, and stays one."""
    text = "nineveh: AS turtan LI1..2!under=AS-turtan rab-saris LI3!under=AS-rab-saris; singara: AS LI4"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", form("AS-turtan", "AS-rab-saris"))
    card = game.board.groups[0].card
    broken = game.refused("AS", march(card, "singara", "guzana", leaving="AS-LI-3@singara"))
    assert (broken.rule, broken.message.id) == ("6.6.3", "group-needs-two-armies")
    game.play("AS", march(card, "singara", "guzana", taking="AS-LI-4", leaving="AS-LI-1@singara"))
    assert there(game, "singara") == ["AS-LI-1"]
    assert "AS-LI-4" in there(game, "guzana")
    assert len(game.board.groups) == 1


def test_6_6_2_what_is_offered() -> None:
    """What can be taken up stands on the way before its end; what can be left goes along, and is left once."""
    game = table(f"{NINEVEH}; guzana: AS LI2; harran: AS LI3", impulse="AS", ap=9)
    given = {"force": "AS-rab-saris", "path": "singara guzana harran"}
    assert offered(game, "taking", **given) == []  # he commands five
    dropped = "AS-HI-5@singara AS-HI-4@singara"
    assert offered(game, "taking", **given, leaving=dropped) == ["AS-LI-1", "AS-LI-2"]
    assert offered(game, "taking", force="AS-rab-saris", path="singara") == []
    drops = offered(game, "leaving", **given)
    assert {"AS-HI-1@singara", "AS-HI-1@guzana"} <= set(drops)
    assert not {"AS-HI-1@harran", "AS-LI-1@singara", "AS-LI-2@guzana"} & set(drops)
    assert offered(game, "leaving", **given, taking="AS-LI-1")[0] == "AS-HI-1@singara"  # room for the one taken up
    more = game.match.candidates(game.seat("AS"), "move", "leaving", given, "AS-HI-1@singara ")
    assert not any(one.value.endswith("AS-HI-1@guzana") for one in more)
    assert offered(game, "leaving", force="AS-LI-1", path="guzana harran") == []
