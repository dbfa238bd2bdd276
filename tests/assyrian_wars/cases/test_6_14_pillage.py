"""Section 6.14: pillage."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.interphase.income import pillage_points
from rules.assyrian_wars.politics.war_orders import DeclareWar
from tests.assyrian_wars.cases.battles import attack, winner
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_6_10_supply import begins


def plunder(area: str) -> Pillage:
    return Pillage(AreaId(area))


def level(game: CaseTable, area: str) -> int:
    return game.board.areas[AreaId(area)].pillage


def test_aw_6_14_1_levels() -> None:
    """AW-6.14-1: pillage 1, pillage 2, then no more."""
    for before in (0, 1):
        game = table(f"sippar: AS turtan 2LI, BA (LI), pillage {before}", impulse="AS", ap=4)
        game.play("AS", plunder("sippar"))
        assert level(game, "sippar") == before + 1
    game = table("sippar: AS turtan 2LI, BA (LI), pillage 2", impulse="AS", ap=4)
    assert game.refused("AS", plunder("sippar")).message.id == "pillage-full"


def test_aw_6_14_2_once_per_area_and_impulse() -> None:
    """AW-6.14-2: the second army before Sippar must pay."""
    game = begins("AS", "sippar: AS turtan LI1..2!under=AS-turtan rab-shaqe LI3..4!under=AS-rab-shaqe")
    game.answer("AS", "pillage")
    assert (game.ap("AS"), game.question("AS").kind) == (5, "impulse")
    assert game.refused("AS", plunder("sippar")).message.id == "pillage-once"


def test_aw_6_14_3_just_to_harm() -> None:
    """AW-6.14-3: two areas pillaged on the way cost nothing but the movement."""
    game = table("ashur: AS turtan 2LI", impulse="AS", ap=4)
    for area in ("sippar", "kish"):
        game.play("AS", go("AS-turtan", area))
        game.play("AS", plunder(area))
    assert (game.ap("AS"), level(game, "sippar"), level(game, "kish")) == (2, 1, 1)


def test_aw_6_14_4_peace_first() -> None:
    """AW-6.14-4: who pays tribute is at peace; at war the army is relocated first, and pillages as it enters again."""
    game = table("SY: eco 3; AS: eco 9; tribute SY AS check; hamath: AS turtan 2LI", impulse="AS", ap=14)
    refusal = game.refused("AS", plunder("hamath"))
    assert (refusal.rule, refusal.message.id) == ("6.14", "pillage-at-peace")
    game.play("AS", DeclareWar(CountryId("SY")))
    assert game.ap("AS") == 4
    through(game)
    back = game.where("AS-turtan")
    assert (back, level(game, "hamath")) == ("til-barsip", 0)
    assert game.refused("AS", plunder("hamath")).rule == "6.14"
    game.play("AS", go("AS-turtan", "arpad"))
    fight(game)
    game.play("AS", plunder("arpad"))
    assert level(game, "arpad") == 1


@pytest.mark.parametrize(("area", "message"), [("ashur", "pillage-at-peace"), ("gambulu", "pillage-nobodys-land")])
def test_aw_6_14_5_own_and_nobodys_land(area: str, message: str) -> None:
    """AW-6.14-5: neither own land nor no-man's-land."""
    game = table(f"{area}: AS turtan 2LI", impulse="AS", ap=4)
    assert game.refused("AS", plunder(area)).message.id == message


def test_aw_6_14_6_after_a_battle() -> None:
    """AW-6.14-6: who is finished after a battle does not pillage; after an overrun he may."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 2LI"
    beaten = attack(text, "AS-turtan", "sippar", dice={"melee": [1, 6, 6, 6, 6, 6, 6, 6], "promotion": [1, 1]})
    through(beaten)
    assert winner(beaten) == ["AS"]
    assert beaten.refused("AS", plunder("sippar")).message.id == "pillage-finished"
    destroyed = attack("ashur: AS turtan 3LI; sippar: BA LI-", "AS-turtan", "sippar", dice={"melee": [1, *[6] * 5]})
    assert "overrun" in destroyed.told
    destroyed.play("AS", plunder("sippar"))
    assert level(destroyed, "sippar") == 1


def test_aw_6_14_7_captured_area() -> None:
    """AW-6.14-7: a captured area is still printed for the enemy."""
    game = table("sippar: AS turtan 2LI, control AS", impulse="AS", ap=4)
    game.play("AS", plunder("sippar"))
    assert level(game, "sippar") == 1


def test_aw_6_14_8_a_leader_does_not_plunder() -> None:
    """AW-6.14-8: it takes a combat unit."""
    game = table("arrapha: EL tannanu", impulse="EL", ap=4)
    assert game.refused("EL", plunder("arrapha")).message.id == "pillage-needs-unit"


def test_r_49_no_pillage_beside_an_enemy_in_the_field() -> None:
    """R-49: not while an enemy stands outside the city; a garrison does not matter."""
    game = table("sippar: AS turtan 2LI, BA nabu", impulse="AS", ap=4)
    assert game.refused("AS", plunder("sippar")).message.id == "pillage-enemy-there"


def test_aw_6_14_101_first_and_second_pillage() -> None:
    """AW-6.14-101: the marker is flipped; the same impulse and the next one bring no third."""
    game = table("ashur: BA nabu 2LI, AS (LI), pillage 1", impulse="BA", ap=4)
    game.play("BA", plunder("ashur"))
    assert level(game, "ashur") == 2
    assert game.refused("BA", plunder("ashur")).rule == "6.14"
    later = table("ashur: BA nabu 2LI, AS (LI), pillage 2", impulse="BA", ap=4)
    assert later.refused("BA", plunder("ashur")).message.id == "pillage-full"


def test_aw_6_14_102_at_peace_declare_first() -> None:
    """AW-6.14-102: a country at march status is at peace."""
    text = "SY: track BA, level 10; tribute SY BA status; hamath: BA nabu 2LI; babylon: BA LI3"
    game = table(text, impulse="BA", ap=3)
    assert game.refused("BA", plunder("hamath")).message.id == "pillage-at-peace"
    assert game.refused("BA", DeclareWar(CountryId("SY"))).rule == "7.4.2"
    rich = table(text, impulse="BA", ap=5)
    rich.play("BA", DeclareWar(CountryId("SY")))
    through(rich)
    assert (rich.ap("BA"), rich.where("BA-nabu") == "hamath", level(rich, "hamath")) == (0, False, 0)
    assert rich.refused("BA", plunder("hamath")).rule == "6.14"


def test_aw_6_14_103_harm_without_need() -> None:
    """AW-6.14-103: three areas entered and pillaged for 3 AP of movement."""
    game = table("sippar: BA nabu 2LI", impulse="BA", ap=4)
    for area in ("anat", "hindanu", "dur-katlimmu"):
        game.play("BA", go("BA-nabu", area))
        game.play("BA", plunder(area))
    assert game.ap("BA") == 1
    assert [level(game, area) for area in ("anat", "hindanu", "dur-katlimmu")] == [1, 1, 1]


def test_aw_6_14_104_own_allied_and_ownerless_land() -> None:
    """AW-6.14-104: all refused."""
    game = table("kish: BA LI1; susa: BA LI2; qedar: BA LI3", impulse="BA", ap=3)
    for area in ("kish", "susa", "qedar"):
        assert game.refused("BA", plunder(area)).rule == "6.14"


def test_aw_6_14_105_held_enemy_city_may_be_pillaged() -> None:
    """AW-6.14-105: Kish, taken and held."""
    game = table("kish: AS LI, control AS", impulse="AS", ap=3)
    assert pillage_points(game.board, CountryId("BA")) == 0
    game.play("AS", plunder("kish"))
    assert (level(game, "kish"), pillage_points(game.board, CountryId("BA"))) == (1, 1)


def test_aw_6_14_106_a_leader_cannot_pillage() -> None:
    """AW-6.14-106: an Assyrian leader alone before Kish."""
    game = table("kish: AS turtan", impulse="AS", ap=3)
    assert game.refused("AS", plunder("kish")).message.id == "pillage-needs-unit"
