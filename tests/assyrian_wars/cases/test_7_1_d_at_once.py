"""7.1.D and other things that the rules want "immediately": where they happen, not between two actions."""

from collections.abc import Callable

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.interphase.army_relocation import RelocateArmy
from rules.assyrian_wars.interphase.succession import Succession
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.relocation import ForcedMarch
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.battles import attack, winner
from tests.assyrian_wars.cases.conquests import province
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.fleets import board, send
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import reply, through, until
from tests.assyrian_wars.cases.table import CaseTable, table

HAMATH = "conquest AS SY: until 2; tribute SY AS conquest; hamath: AS LI1, control AS, province AS; "


def lost(game: CaseTable, area: str = "hamath", owner: str = "SY") -> bool:
    """The province is none any more, and its owner has it."""
    return (province(game, area), game.control(area)) == (None, owner)


def begin(text: str, country: str = "AS", dice: dict[str, list[int]] | None = None) -> CaseTable:
    """The impulse of a country begins."""
    stack: list[Procedure] = [GameTurns(step="end_turn"), ActionPhase(step="move_on")]
    return table(
        f"clock: phase action, round 2, marker {country}\n{text}",
        stack=[*stack, TakeImpulse(country=CountryId(country))],
        dice=dice or {},
    )


def test_aw_7_1_d_201_a_mercenary_that_is_not_kept() -> None:
    """AW-7.1.D-201: its garrison is disbanded; the army that marches in later in the impulse finds no province."""
    text = (
        "conquest AS SY: until 3; tribute SY AS conquest; hamath: AS MC-LI, control AS, province AS; clock: turn 2;"
        "qarqar: AS turtan 2LI; hand AS: 25 26; AS: eco 9"
    )
    game = begin(text)
    game.answer("AS", ())
    assert "province-lost" in game.told
    assert lost(game)
    game.play("AS", go("AS-turtan", "hamath"))
    assert lost(game)


def test_aw_7_1_d_202_dead_in_the_desert() -> None:
    """AW-7.1.D-202: in Carmania the last unit dies as the impulse starts; before anybody acts it is Persia's again."""
    text = (
        "conquest EL PE: until 2; tribute PE EL conquest; carmania: EL LI1-, control EL, province EL;"
        "parsa: EL humban LI2..3; hand EL: 25 26; EL: eco 5"
    )
    game = begin(text, "EL", {"attrition": [6]})
    assert "province-lost" in game.told
    assert lost(game, "carmania", "PE")
    assert game.question("EL").kind == "impulse"


def test_aw_7_1_d_203_a_riot() -> None:
    """AW-7.1.D-203: the garrison dies in a riot of 7.6; who relocates to it in 7.7 finds no province."""
    riot = Succession(country=CountryId("AS"), riots=1, step="riot", candidate=LeaderId(PieceId("AS-sargon")))
    text = HAMATH.replace("LI1", "LI1-") + "damascus: AS turtan MC-LI, control AS"
    game = part(text, riot, {"attrition": [6]})
    assert "province-lost" in game.told
    assert lost(game)
    game.play("AS", RelocateArmy(LeaderId(PieceId("AS-turtan")), (AreaId("hamath"),), (PieceId("MC-LI-01"),)))
    assert lost(game)


def test_aw_7_1_d_204_driven_off_and_back() -> None:
    """AW-7.1.D-204: the garrison marches out, is intercepted, beaten and retreats home: the province was left."""
    army = HAMATH.replace("LI1", "turtan LI1..2") + "arpad: EG shabaka 4HI, control EG"
    text = f"war EG AS; war EG SY; {army}"
    dice = {"interception": every(6), "melee": every(6, after=[*[6] * 5, 1]), "promotion": every(1)}
    game = table(text, impulse="AS", ap=6, dice=dice)
    game.play("AS", go("AS-turtan", "qarqar"))
    assert "province-lost" in game.told
    assert lost(game)
    game.answer("EG", "intercept")
    through(game)
    assert (game.where("AS-turtan"), winner(game)) == ("hamath", ["EG"])
    assert lost(game)


def test_aw_7_1_d_205_a_raider() -> None:
    """AW-7.1.D-205: the garrison goes raiding."""
    game = table(HAMATH, impulse="AS", ap=6)
    game.play("AS", send("AS-LI-1"))
    assert "province-lost" in game.told
    assert lost(game)


def test_aw_7_1_d_206_aboard() -> None:
    """AW-7.1.D-206: the garrison of a port boards a ship."""
    text = "conquest EG PH: until 2; tribute PH EG conquest; byblos: EG LI1, control EG, province EG; "
    zone = "arvad-coast: EG SH1"
    game = table(text + zone, impulse="EG", ap=6)
    game.play("EG", board("byblos", "EG-LI-1"))
    assert lost(game, "byblos", "PH")


def test_aw_7_1_d_207_hunger() -> None:
    """AW-7.1.D-207: the last unit fails a check; what the owner is asked next, he is asked without the province."""
    game = during(
        HAMATH.replace("LI1", "LI1-"),
        Attrition(units=(PieceId("AS-LI-1"),), cause="supply", rule="6.10"),
        dice={"attrition": [6]},
    )
    assert game.told.index("attrition-losses") < game.told.index("province-lost")
    assert lost(game)


def test_aw_7_1_d_208_an_ally_no_more() -> None:
    """AW-7.1.D-208: a province that only an ally's unit holds is lost with the alliance (R-187)."""
    text = (
        "conquest BA SY: until 2; tribute SY BA conquest; UR: active, track BA, level 13; tribute UR BA status;"
        "hamath: UR LI1, control BA, province BA"
    )
    ends = RaiseMarker(minor=CountryId("UR"), track=CountryId("BA"), level=10, rule="6.11.c")
    game = through(during(text, ends, "EG"))
    assert province(game, "hamath") is None


def test_aw_7_1_d_209_a_forced_march() -> None:
    """AW-7.1.D-209: an army of a forced march picks the garrison up and goes on."""
    text = HAMATH + "damascus: AS turtan LI2, control AS; discard: 25; impulse AS: income 12, lapsing 3, cards 25"
    game = table(text)
    way = (AreaId("hamath"), AreaId("qarqar"))
    game.play("AS", ForcedMarch(LeaderId(PieceId("AS-turtan")), way, (PieceId("AS-LI-1"), PieceId("AS-LI-2"))))
    assert "province-lost" in game.told
    assert lost(game)


def test_aw_7_1_d_210_beaten_in_it() -> None:
    """AW-7.1.D-210: the garrison dies in battle: the enemy who stands there has the area, and it is no province."""
    text = "war EG AS; war EG SY; " + HAMATH + "damascus: EG shabaka 4HI, control EG"
    game = through(
        attack(text, "EG-shabaka", "hamath", by="EG", dice={"melee": every(1, after=[6]), "promotion": every(1)})
    )
    assert (province(game, "hamath"), game.control("hamath")) == (None, "EG")


def test_aw_7_1_d_211_relocated_in_7_7() -> None:
    """AW-7.1.D-211: in 7.7 a leader takes the garrison along; the next to be asked finds no province."""
    game = part(HAMATH + "damascus: AS turtan LI2, control AS", Attrition(units=(), cause="riot"))
    game.play(
        "AS", RelocateArmy(LeaderId(PieceId("AS-turtan")), (AreaId("hamath"), AreaId("qarqar")), (PieceId("AS-LI-1"),))
    )
    assert lost(game)


def test_aw_7_1_201_a_tribe_that_dies_at_the_start_of_its_impulse() -> None:
    """AW-7.1-201: with its last piece gone in the desert it is beaten at once: nobody is asked to act for it."""
    text = "CI: active, entered, controller AS; dumah: CI LC-; hand AS: 25; hand BA: 26"
    game = begin(text, "CI", {"attrition": [6], "nomad-control": [6, 1]})
    assert "tribe-beaten" in game.told
    assert not game.country("CI").active
    assert game.asked != [(game.seat("AS"), "impulse")] or "impulse-ends" in game.told


@pytest.mark.parametrize("turn", [1, 2])
def test_aw_5_2_3_201_tribute_ends_with_the_war(turn: int) -> None:
    """AW-5.2.3-201: Assyria attacks a payer: the payments end before anything else is asked."""
    from rules.assyrian_wars.politics.war_orders import DeclareWar

    text = f"SY: eco 3; AS: eco 9; tribute SY AS check; clock: turn {turn}"
    game = table(text, impulse="AS", ap=12)
    game.play("AS", DeclareWar(CountryId("SY")))
    assert not [line for line in game.board.tributes if line.payer == "SY"]
    assert at_war(game.board, CountryId("AS"), CountryId("SY"))


WAR = "war EG AS; war EG SY; damascus: EG shabaka 4HI, control EG; "


def test_aw_7_1_d_214_the_garrison_intercepts() -> None:
    """AW-7.1.D-214: a garrison that comes out to intercept, is beaten and retreats home finds no province."""
    text = WAR + HAMATH.replace("LI1", "turtan LI1..4") + "qarqar: control AS"
    dice = {"interception": [6, 6], "attrition": every(1), "melee": every(6, after=[1]), "promotion": every(1)}
    game = table(text, impulse="EG", ap=9, dice=dice)
    game.play("EG", go("EG-shabaka", "qarqar"))
    game.answer("AS", "intercept")
    assert game.told.index("province-lost") < game.told.index("battle-begins")
    until(game, "retreat")
    reply(game, "AS", "hamath")
    assert game.where("AS-turtan") == "hamath"
    assert lost(game)


def shot() -> CaseTable:
    dice = {"melee": every(1, after=[6]), "promotion": every(1)}
    return through(attack(WAR + HAMATH, "EG-shabaka", "hamath", by="EG", dice=dice))


def routed() -> CaseTable:
    dice = {"melee": every(6, after=[1, 1]), "promotion": every(1)}
    garrison = HAMATH.replace("LI1", "LI1 LI2-")
    return through(attack(WAR + garrison, "EG-shabaka", "hamath", by="EG", dice=dice))


def retreated() -> CaseTable:
    dice = {"melee": every(6, after=[1, 1, 1]), "promotion": every(1)}
    garrison = HAMATH.replace("LI1", "LI1..4")
    return through(attack(WAR + garrison + "qarqar: control AS", "EG-shabaka", "hamath", by="EG", dice=dice))


def evaded() -> CaseTable:
    game = table(WAR + HAMATH + "qarqar: control AS", impulse="EG", ap=9, dice={"evasion": [6, 6]})
    game.play("EG", go("EG-shabaka", "hamath"))
    return reply(game, "AS", "evade:qarqar")


@pytest.mark.parametrize(
    ("case", "way", "after"),
    [
        ("AW-7.1.D-215-a", shot, "losses-taken"),
        ("AW-7.1.D-215-b", routed, "routed"),
        ("AW-7.1.D-215-c", retreated, "retreats"),
        ("AW-7.1.D-215-d", evaded, "evaded"),
    ],
)
def test_aw_7_1_d_215_in_the_middle_of_a_fight(case: str, way: Callable[[], CaseTable], after: str) -> None:
    """AW-7.1.D-215: the province is none before anything else happens, not when the march is over."""
    told = way().told
    assert told[told.index("province-lost") - 1] == after, (case, told)


def test_aw_7_1_d_216_a_friend_becomes_a_payer() -> None:
    """AW-7.1.D-216: Egypt's province was held by a Mede alone; the Mede pays Assyria, and others have yet to decide."""
    held = "conquest EG SY: until 3; tribute SY EG conquest; hamath: ME LI1, control EG, province EG"
    text = f"camp rebel: EG ME BA; {held}; EG: seat P2; ME: seat P2; BA: seat P2; clock: turn 2, phase initiation"
    game = table(f"{text}; hand AS: 25 26", stack=[GameTurns(step="act"), TributePhase()])
    for country, answer in (("ME", "pay"), ("EL", "decline"), ("AS", "agree")):
        game.answer(country, answer)
    assert "camp-left" in game.told
    assert province(game, "hamath") is None
    assert [question.kind for question in game.match.pending] == ["pay-tribute"]
