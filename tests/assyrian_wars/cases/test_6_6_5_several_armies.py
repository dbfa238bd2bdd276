"""Sections 6.6, 6.6.2, 6.6.3 and 6.6.5 where it comes to a battle; 1.3: terrain on the march into one."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.core.dice import Script
from rules.core.messages import Message, Name
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import two
from tests.assyrian_wars.cases.orders import go, reduced, rolls
from tests.assyrian_wars.cases.playing import until
from tests.assyrian_wars.cases.table import CaseTable, table

BATTLE_DICE = ("leader", "elite", "terrain")


def dice(game: CaseTable, country: str, number: int = 0) -> dict[str, int]:
    """The dice of a country's side in a melee round, by what rolls them."""
    told = [event.message.params for event in game.events if event.message.id == "dice-rolled"]
    own = [params for params in told if country in [getattr(name, "id", "") for name in names(params["countries"])]]
    found: dict[str, int] = {}
    for line in names(own[number]["lines"]):
        assert isinstance(line, Message)
        what = str(line.params["what"])
        kind = what if what in BATTLE_DICE else "unit"
        found[kind] = found.get(kind, 0) + len(names(line.params["dice"]))
    return found


def names(param: object) -> tuple[object, ...]:
    assert isinstance(param, tuple)
    return param


def test_aw_6_6_11_loose_units_attack_one_by_one() -> None:
    """AW-6.6-11: the first unit enters for 1 AP and fights alone; only then may the second be moved."""
    game = table("babylon: BA 2LI; sippar: AS LI1, control AS", impulse="BA", ap=4)
    assert game.refused("BA", go("BA-LI-1", "sippar", units="BA-LI-2")).rule == "6.7"
    game.play("BA", go("BA-LI-1", "sippar"))
    game.refused("BA", go("BA-LI-2", "sippar"))
    until(game, "impulse", evade="stand")
    assert dice(game, "BA") == {"unit": 1}
    assert game.ap("BA") == 3
    game.play("BA", go("BA-LI-2", "sippar"))
    assert game.ap("BA") == 2


def test_6_6_9_units_on_the_same_way_stop_when_the_first_is_intercepted() -> None:
    """R-43: each is a force of its own; after a fight the others wait for new orders."""
    text = "ashur: AS 2LI; babylon: BA nabu 2LI"
    game = table(text, impulse="AS", ap=4, dice={"interception": two(9)})
    game.play("AS", go("AS-LI-1", "sippar", units="AS-LI-2"))
    game.answer("BA", "intercept")
    until(game, "impulse", evade="stand")
    assert game.where("AS-LI-2") == "ashur"
    assert game.ap("AS") == 3


@pytest.mark.unsound("control-follows-occupation")
def test_aw_6_6_2_5_all_defend_with_the_army() -> None:
    """AW-6.6.2-5 b: all eleven defend and the king's four dice count."""
    game = table("nineveh: AS sargon 8HI 3LI; singara: BA nabu 2LI", impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "nineveh"))
    until(game, "impulse", evade="stand")
    assert dice(game, "AS") == {"unit": 11, "leader": 4, "elite": 1}


def test_aw_6_6_2_6_two_leaders_caught_together() -> None:
    """AW-6.6.2-6: two armies without a group give no leader dice; the elite die stays."""
    game = table("arrapha: AS turtan rab-shaqe 5LI; gutium: EL tannanu 3LI", impulse="EL", ap=4)
    game.play("EL", go("EL-tannanu", "arrapha"))
    until(game, "impulse", evade="stand")
    assert dice(game, "AS") == {"unit": 5, "elite": 1}
    assert dice(game, "EL") == {"unit": 3, "leader": 1}


def test_aw_6_6_2_7_more_leaders_than_units() -> None:
    """AW-6.6.2-7: three leaders, two units: two armies, no leader dice."""
    game = table("kish: BA nabu mushezib marduk 2LI; sippar: AS turtan 3LI, control AS", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "kish"))
    until(game, "impulse", evade="stand")
    assert dice(game, "BA") == {"unit": 2, "terrain": 1}


def test_aw_1_3_12_attack_over_a_river() -> None:
    """AW-1.3-12: one extra die in the first round, none in the second."""
    game = table(
        "kish: BA nabu 2HI; sippar: AS turtan 2HI, control AS",
        impulse="AS",
        ap=4,
        dice={"melee": [6] * 4 + [6] * 4 + [6] * 4 + [6] * 3},
    )
    game.play("AS", go("AS-turtan", "kish"))
    until(game, "impulse", evade="stand")
    assert dice(game, "BA", 0) == {"unit": 2, "leader": 1, "terrain": 1}
    assert dice(game, "BA", 1) == {"unit": 2, "leader": 1}


@pytest.mark.parametrize(("defenders", "expected"), [("2LI", {"unit": 2, "terrain": 1}), ("2MC-LI", {"unit": 2})])
def test_aw_1_3_13_mede_regulars_defend_behind_a_mede_link(defenders: str, expected: dict[str, int]) -> None:
    """AW-1.3-13: Mede regulars get a die, their mercenaries do not."""
    game = table(
        f"war AS ME; zamua: AS turtan 3LI; bit-hamban: ME {defenders}",
        impulse="AS",
        ap=4,
        dice={"attrition": every(1)},
    )
    game.play("AS", go("AS-turtan", "bit-hamban"))
    until(game, "impulse", evade="stand")
    assert dice(game, "ME") == expected


def test_aw_6_6_3_1_a_group_fights_with_all_its_leaders() -> None:
    """AW-6.6.3-1: 1 + 1 leader dice."""
    game = table(
        "group 1 AS: AS-turtan AS-rab-shaqe; ashur: AS turtan rab-shaqe 4LI; sippar: BA nabu 2LI", impulse="AS", ap=4
    )
    game.play("AS", go("1", "sippar"))
    until(game, "impulse", evade="stand")
    assert dice(game, "AS") == {"unit": 4, "leader": 2, "elite": 1}


def test_aw_6_6_3_8_two_armies_are_attacked_disorganized() -> None:
    """AW-6.6.3-8: no question about a group comes up before the battle."""
    game = table("ashur: AS turtan rab-shaqe 4LI; sippar: BA nabu 2LI", impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "ashur"))
    until(game, "impulse", evade="stand")
    assert dice(game, "AS") == {"unit": 4, "elite": 1}


def test_aw_6_6_3_9_after_a_successful_interception() -> None:
    """AW-6.6.3-9: after a successful interception a group may be formed at once, after a failed one not."""
    text = "sippar: AS turtan 3LI, control AS; kish: EL tannanu 2LI; babylon: BA nabu 2LI"
    game = table(text, impulse="AS", ap=4, dice={"interception": two(9)})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    assert game.asked == [(game.seat("BA"), "join-forces")]
    game.answer("BA", game.options("BA")[0])
    game.answer("EL", "join")
    until(game, "impulse", evade="stand")
    assert dice(game, "BA") == {"unit": 4, "leader": 2}
    text = text.replace("EL tannanu 2LI", "EL tannanu imbappa 3LI")
    game = table(text, impulse="AS", ap=4, dice={"interception": two(3)})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    assert [kind for _, kind in game.asked] == ["evade"]
    until(game, "impulse", evade="stand")
    assert dice(game, "EL") == {"unit": 3, "terrain": 1}


def test_aw_6_6_5_1_disorganized_defence() -> None:
    """AW-6.6.5-1: three armies fight together without leader dice."""
    game = table("kish: BA nabu 2LI, EL tannanu imbappa 4LI; sippar: AS turtan 3LI, control AS", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "kish"))
    until(game, "impulse", evade="stand")
    assert dice(game, "BA") == {"unit": 6, "terrain": 1}


def before_the_fourth() -> CaseTable:
    """Four armies without a group, whose players cannot agree; Assyria has beaten the three that were drawn."""
    game = table(
        "kish: BA nabu mushezib 2LI, EL tannanu imbappa 2LI; sippar: AS sargon 6HI 3CH, control AS",
        impulse="AS",
        ap=4,
        dice={"melee": every(1, after=[1] * 14 + [6] * 4)},
        draws={"armies": ["EL-imbappa", "BA-nabu", "BA-mushezib"]},
    )
    game.play("AS", go("AS-sargon", "kish"))
    until(game, "first-armies", evade="stand")
    game.answer("BA", ("BA-nabu", "BA-mushezib", "EL-tannanu"))
    game.answer("EL", ("EL-tannanu", "EL-imbappa", "BA-nabu"))
    until(game, "fight-the-rest", evade="stand")
    return game


def test_aw_6_6_5_2_the_fourth_is_fought_without_ap() -> None:
    """AW-6.6.5-2: the lot left Tannanu's army out; it is fought alone, and that costs nothing."""
    game = before_the_fourth()
    assert "EL-tannanu" in [piece.id for piece in game.board.areas[AreaId("kish")].pieces]
    game.answer("AS", "fight-on")
    until(game, "impulse", evade="stand")
    assert dice(game, "EL", 0)["unit"] == 1
    assert game.ap("AS") == 3


def test_aw_6_6_5_2_four_armies() -> None:
    """AW-6.6.5-2: three of four armies by lot; afterwards Assyria fights the fourth or goes back."""
    game = before_the_fourth()
    assert dice(game, "BA")["unit"] == 3  # three armies of one unit
    assert game.options("AS") == ["fight-on", "go-back"]
    game.answer("AS", "go-back")
    assert game.where("AS-sargon") == "sippar"
    assert game.ap("AS") == 3


def victor_turns_back(text: str, force: str, *path: str, dice: Script) -> CaseTable:
    """Four armies stand in the last area; three have been beaten, and the victor leaves the fourth alone."""
    game = table(text, impulse="AS", ap=4, dice=dice, draws={"armies": ["EL-imbappa", "BA-nabu", "BA-mushezib"]})
    game.play("AS", go(force, *path))
    until(game, "first-armies", evade="stand")
    game.answer("BA", ("BA-nabu", "BA-mushezib", "EL-tannanu"))
    game.answer("EL", ("EL-tannanu", "EL-imbappa", "BA-nabu"))
    until(game, "fight-the-rest", evade="stand")
    game.answer("AS", "go-back")
    return game


def test_6_6_5_who_goes_back_crosses_the_desert_again() -> None:
    """6.6.5, 1.3, R-57: a check right after crossing, whichever way it goes."""
    text = "qedar: BA nabu mushezib 2LI, EL tannanu imbappa 2LI; anat: AS sargon 6HI"
    dice = {"attrition": every(1, after=[1] * 6 + [6]), "melee": every(6, after=[1] * 11)}
    game = victor_turns_back(text, "AS-sargon", "qedar", dice=dice)
    assert game.where("AS-sargon") == "anat"
    assert [roll for roll in rolls(game) if roll] == [6]
    assert reduced(game, "anat") == ["AS-HI-1"]


def test_6_6_5_who_goes_back_may_be_intercepted() -> None:
    """6.6.5, 6.6.9: a retreat may be intercepted, though not by those whom he leaves alone (6.7.8)."""
    text = "kish: BA nabu mushezib 2LI, EL tannanu imbappa 2LI; sippar: AS sargon 6HI, control AS; babylon: BA LI B"
    dice = {"melee": every(6, after=[1] * 11), "interception": two(12)}
    game = victor_turns_back(text, "AS-sargon", "kish", dice=dice)
    assert game.asked == [(game.seat("BA"), "intercept")]
    assert game.reason("BA").params["arrival"] == "retreat"
    game.answer("BA", "intercept")
    game.answer("BA", "decline")
    assert "battle-begins" in game.told
    assert game.message("battle-begins").params["area"] == Name("area", "sippar")


def test_aw_6_6_5_3_two_armies_cannot_attack_together() -> None:
    """AW-6.6.5-3: without a card there is no joint attack; one army enters and fights at once."""
    game = table(
        "group 1 AS: AS-sargon AS-rab-saris; group 2 AS: AS-nagir-ekalli AS-sin-shum-lishir;"
        "kalhu: AS sargon rab-saris 2HI; nineveh: AS nagir-ekalli sin-shum-lishir 2B;"
        "ashur: AS turtan rab-shaqe 4LI; sippar: BA nabu 2LI",
        impulse="AS",
        ap=4,
    )
    units = "AS-LI-1 AS-LI-2 AS-LI-3 AS-LI-4 AS-rab-shaqe"
    assert game.refused("AS", go("AS-turtan", "sippar", units=units)).rule == "6.6.5"
    game.play("AS", go("AS-turtan", "sippar"))
    assert [kind for _, kind in game.asked] == ["evade"]


@pytest.mark.parametrize(("second", "leader_dice"), [("", 2), ("mushezib", 2)], ids=["AW-6.6.5-4", "AW-6.6.5-5"])
def test_aw_6_6_5_4_relief_of_a_siege(second: str, leader_dice: int) -> None:
    """AW-6.6.5-4, AW-6.6.5-5: the whole garrison joins; a second leader inside silences the garrison's leaders only."""
    game = table(f"sippar: BA (sealand-chief {second} 6LI), AS turtan 4LI; babylon: BA marduk 2HI", impulse="BA", ap=4)
    game.play("BA", go("BA-marduk", "sippar"))
    until(game, "join-relief", evade="stand")
    game.answer("BA", "join")
    until(game, "impulse", evade="stand")
    assert dice(game, "BA") == {"unit": 8, "leader": leader_dice}


def test_6_6_9_an_interceptor_stops_the_march() -> None:
    """6.6.9, P-1: the rest of the order lapses when the force is intercepted."""
    game = table("ashur: AS turtan 3LI; babylon: BA nabu 2LI", impulse="AS", ap=4, dice={"interception": two(9)})
    quote = game.quote("AS", go("AS-turtan", "sippar", "anat"))
    threats = [line for line in quote.lines if line.id == "quote-interception"]
    assert [line.params["percent"] for line in threats] == [72]
    game.play("AS", go("AS-turtan", "sippar", "anat"))
    game.answer("BA", "intercept")
    until(game, "impulse", evade="stand")
    assert "march-halted" in game.told
    assert game.ap("AS") == 3


def test_r_86_a_half_step_begun_is_paid_in_full() -> None:
    """9.7, R-86: cavalry drawn into battle after one half step pays the other half."""
    game = table("options: special-units; ashur: AS turtan 3LC; sippar: BA nabu 2LI", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "sippar"))
    assert game.ap("AS") == 3.5
    until(game, "impulse", evade="stand")
    assert game.ap("AS") == 3


def test_r_86_each_battle_loses_its_own_half_step() -> None:
    """9.7, R-86: after an overrun the next half step begins anew, and the next battle costs its other half again."""
    game = table(
        "options: special-units; ashur: AS turtan 3LC; sippar: BA LI1; babylon: BA LI2",
        impulse="AS",
        ap=4,
        dice={"melee": every(1), "interception": every(1)},
    )
    game.play("AS", go("AS-turtan", "sippar"))
    until(game, "impulse", evade="stand")
    assert game.ap("AS") == 3
    game.play("AS", go("AS-turtan", "babylon"))
    until(game, "impulse", evade="stand")
    assert game.ap("AS") == 2


@pytest.mark.parametrize(
    ("text", "led"),
    [
        ("ashur: AS turtan 4LI!under=AS-turtan rab-shaqe; sippar: BA nabu 3LI", False),
        ("ashur: AS turtan LI1!under=AS-turtan rab-shaqe; sippar: BA nabu 3LI", True),  # none is left over for him
        ("ashur: AS turtan 4LI!under=AS-turtan; sippar: BA nabu 3LI", True),
    ],
)
def test_r_45_a_leader_beside_an_army_gets_a_unit_of_it(text: str, led: bool) -> None:
    """R-45: who is attacked gives each leader a unit as far as they reach; two armies fight without their dice."""
    game = table(text, impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "ashur"))
    until(game, "impulse", evade="stand")
    assert ("leader" in dice(game, "AS")) is led
