"""Section 6.6.2: one order that takes units up on the way and leaves others there."""

from typing import Any

import pytest

from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.march.movement import Move
from rules.core.messages import Name, Quote
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.orders import rolls, there
from tests.assyrian_wars.cases.playing import fight, reply, through
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
        (march("AS-rab-saris", "singara", "guzana", leaving="AS-HI-5"), "6.6.2", "left-where"),
        (march("AS-rab-saris", "singara", leaving="AS-HI-5"), "6.6.2", "not-left-there"),
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


def warned(game: CaseTable, order: Move) -> list[str]:
    """The areas of which a preview says that they fall back."""
    named = [line.params["areas"] for line in game.quote("AS", order).lines if line.id == "quote-falls-back"]
    return [getattr(area, "id", "") for areas in named if isinstance(areas, tuple) for area in areas]


def test_aw_6_6_2_202_a_garrison_is_taken_along() -> None:
    """AW-6.6.2-202: what falls back because its garrison is taken up is named, too."""
    game = table("kish: AS LI1, control AS; sippar: AS turtan LI2..3, control AS", impulse="AS", ap=6)
    way = ("kish", "babylon", "borsippa")
    assert warned(game, march("AS-turtan", *way)) == ["sippar"]
    assert warned(game, march("AS-turtan", *way, taking="AS-LI-1")) == ["sippar", "kish"]
    assert warned(game, march("AS-turtan", *way, taking="AS-LI-1", leaving="AS-LI-2@kish")) == ["sippar"]


def test_aw_6_6_2_203_a_leader_collects_before_he_attacks() -> None:
    """AW-6.6.2-203: who has units by then may attack; they are offered."""
    text = "war AS BA; nineveh: AS turtan; singara: AS LI1..3; guzana: BA nabu LI1..2, control BA"
    game = table(text, impulse="AS", ap=6)
    refusal = game.refused("AS", march("AS-turtan", "singara", "guzana"))
    assert (refusal.rule, refusal.message.id) == ("6.7", "leader-cannot-attack")
    assert offered(game, "taking", force="AS-turtan", path="singara guzana") == ["AS-LI-1", "AS-LI-2", "AS-LI-3"]
    game.play("AS", march("AS-turtan", "singara", "guzana", taking="AS-LI-1 AS-LI-2"))
    through(fight(game))
    assert "battle-begins" in game.told
    assert there(game, "singara") == ["AS-LI-3"]


@pytest.mark.parametrize(
    ("path", "taking", "leaving", "left"),
    [
        ("kalhu ashur kalhu nineveh", "AS-LI-2", "AS-LI-2@ashur", "ashur"),
        ("kalhu nineveh kalhu nineveh kalhu arbela", "AS-LI-2", "AS-LI-2@kalhu", "kalhu"),
    ],
)
def test_aw_6_6_2_204_there_and_back(path: str, taking: str, leaving: str, left: str) -> None:
    """AW-6.6.2-204: what is to be done where a force comes twice is done when it can be, once; as previewed."""
    game = table("anat: AS turtan LI1; kalhu: AS LI2", impulse="AS", ap=12, dice={"attrition": at_most([1] * 9)})
    order = march("AS-turtan", "ashur", *path.split(), taking=taking, leaving=leaving)
    lines = game.quote("AS", order).lines
    checks = [line.params["dice"] for line in lines if line.id == "quote-attrition"]
    shown = [line.id.removeprefix("quote-") for line in lines]
    game.play("AS", order)
    assert game.where("AS-LI-2") == left
    assert rolls(game) == checks
    done = ("taken-up", "left-on-the-way")
    assert [id for id in game.told if id in done] == [id for id in shown if id in done] == list(done)


@pytest.mark.parametrize(
    ("case", "leaving", "why"),
    [
        ("AW-6.6.2-205-a", "AS-HI-5@singara AS-HI-5@guzana", "not-with-force"),
        ("AW-6.6.2-205-b", "AS-HI-5", "left-where"),
    ],
)
def test_aw_6_6_2_205_left_once_and_somewhere(case: str, leaving: str, why: str) -> None:
    """AW-6.6.2-205: a unit is left in one place, and it is said where."""
    game = table(NINEVEH, impulse="AS", ap=6)
    refusal = game.refused("AS", march("AS-rab-saris", "singara", "guzana", "harran", leaving=leaving))
    assert (refusal.rule, refusal.message.id) == ("6.6.2", why), case


def test_aw_6_6_2_206_anothers_finished_unit() -> None:
    """AW-6.6.2-206: it is refused because it is another's, not because it has fought."""
    game = table(f"options: not fog-of-war; {NINEVEH}; sippar: BA nabu LI1!used", impulse="AS", ap=6)
    refusal = game.refused("AS", march("AS-rab-saris", "singara", "guzana", taking="BA-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.2", "one-country-an-army")


@pytest.mark.parametrize(("leaving", "times"), [("", 2), ("AS-LI-1@singara", 1)])
def test_aw_6_6_2_207_who_was_left_keeps_interceptors_away(leaving: str, times: int) -> None:
    """AW-6.6.2-207: nobody intercepts into an area where the mover's units stand, also if he has just left them."""
    text = "options: not fog-of-war; nineveh: AS turtan LI1..2; dur-katlimmu: BA nabu 2LI, control BA"
    game = table(text, impulse="AS", ap=9)
    order = march("AS-turtan", "singara", "nineveh", "singara", leaving=leaving)
    lines = game.quote("AS", order).lines
    assert [line.params["area"] for line in lines if line.id == "quote-interception"] == times * [
        Name("area", "singara")
    ]
    asked = 0
    game.play("AS", order)
    while game.asked[0][1] == "intercept":
        asked += 1
        reply(game, "BA", "decline")
    assert asked == times


def test_aw_10_1_1_201_nomads_leave_nobody_before_an_attack() -> None:
    """AW-10.1.1-201: what may not be done by two orders may not be done by one."""
    text = (
        "impulse SC: income 9; SC: active, entered, controller AS; guzana: control BA;"
        " nasibina: SC ishpakai LC1..3 HB1..3, control BA; harran: BA 3LI, control BA"
    )
    order = march("SC-ishpakai", "guzana", "harran", leaving="SC-LC-1@guzana SC-HB-1@guzana")
    refusal = table(text).refused("SC", order)
    assert (refusal.rule, refusal.message.id) == ("10.1.1", "nomads-attack-in-force")
    table(text).play("SC", march("SC-ishpakai", "guzana", "harran"))


def test_aw_10_2_201_left_on_the_way_abroad() -> None:
    """AW-10.2-201: whoever is left abroad with another leader is an army there."""
    text = (
        "clock: turn 2; options: not reduced-leaders; war ME UR; mannea: ME eparna, control ME; musasir: control UR;"
        " kishesim: ME daiukku LI1..4!under=ME-daiukku"
    )
    order = march("ME-daiukku", "mannea", "musasir", leaving="ME-LI-1@mannea")
    refusal = table(text, impulse="ME", ap=9).refused("ME", order)
    assert (refusal.rule, refusal.message.id) == ("10.2", "mede-one-army-abroad")
    table(text, impulse="ME", ap=9).play("ME", march("ME-daiukku", "mannea", "musasir"))


def test_aw_10_2_202_twice_abroad() -> None:
    """AW-10.2-202: who was left abroad before counts when the leader goes there again."""
    text = (
        "clock: turn 2; options: not special-units, not reduced-leaders; war ME AS; mannea: control ME;"
        " kishesim: ME daiukku LI1..4 LC1..2; harhar: ME LC3..5"
    )
    way = ("mannea", "kishesim", "harhar", "bit-hamban", "zamua")
    left = "ME-LI-1@mannea ME-LI-2@mannea ME-LI-3@mannea"
    taken = "ME-LC-3 ME-LC-4 ME-LC-5"
    refusal = table(text, impulse="ME", ap=20).refused("ME", march("ME-daiukku", *way, taking=taken, leaving=left))
    assert (refusal.rule, refusal.message.id) == ("10.2", "mede-too-many-abroad")
    game = table(text, impulse="ME", ap=20, dice={"attrition": at_most([1] * 9)})
    game.play("ME", march("ME-daiukku", *way, leaving=left))
