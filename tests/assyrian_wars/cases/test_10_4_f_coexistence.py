"""Section 10.4.f: forces at peace share an area until they become enemies; 8.2: who joins a war is a supply source."""

import pytest

from rules.assyrian_wars.board.forces import is_contested
from rules.assyrian_wars.board.ids import AreaId, CountryId, UnitId
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.control.control import takers
from rules.assyrian_wars.interphase.secret_diplomacy import SecretAction
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.supply import next_due
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.dice import Script
from rules.core.messages import Name
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.table import table

SYRIA = CountryId("SY")
HAMATH, ARPAD = AreaId("hamath"), AreaId("arpad")
PAYS = "SY: track BA, level 10; tribute SY AS check; tribute SY BA status"


def test_aw_10_4_f_101_both_fight_in_syria() -> None:
    """AW-10.4.f-101: Assyria and Babylonia may enter Hamath and fight there; Syria's area is not touched."""
    game = table(f"{PAYS}; qarqar: AS turtan 4LI; hamath: BA marduk 2LI", impulse="AS", ap=3)
    game.play("AS", go("AS-turtan", "hamath"))
    through(game)
    assert "battle-won" in game.told
    assert game.control("hamath") == "SY"
    assert not is_contested(game.board, house().map.areas[HAMATH], HAMATH)
    assert takers(game.board, HAMATH, taken=False) == []


def test_aw_10_4_f_102_egypt_against_syria() -> None:
    """AW-10.4.f-102: 5 AP; Syria is set up, and Syrians stand beside Assyrians and Egyptians beside Babylonians."""
    text = f"{PAYS}; hamath: AS turtan 4LI; arpad: BA marduk 2LI, control SY"
    game = table(text, impulse="EG", ap=5)
    game.play("EG", DeclareWar(SYRIA))
    through(game)
    assert game.ap("EG") == 0
    assert game.country("SY").active
    assert {"AS-turtan", "SY-yau-bidi"} <= set(there(game, "hamath"))
    for other in ("AS", "BA"):
        assert not at_war(game, other, "SY")
        assert not at_war(game, other, "EG")
    assert at_war(game, "EG", "SY")


def test_aw_10_4_f_102_syrians_stand_aside() -> None:
    """AW-10.4.f-102: in a battle of Assyria and Babylonia there the Syrians neither fight nor suffer."""
    text = f"{PAYS}; war EG SY; SY: active, controller AS; qarqar: AS turtan 4LI; hamath: SY LI, BA marduk 2LI"
    game = table(text, impulse="AS", ap=3)
    game.play("AS", go("AS-turtan", "hamath"))
    through(game)
    assert "battle-won" in game.told
    assert "SY-LI-1" in there(game, "hamath")
    assert not game.board.areas[HAMATH].pieces[0].reduced


BESIDE = "war EG SY; SY: active, controller AS, track BA, level 10; damascus: SY LI; arpad: EG pakruru 4LI, BA nabu LI"


@pytest.mark.parametrize("interphase", [False, True])
def test_aw_10_4_f_103_egypt_against_babylonia(interphase: bool) -> None:
    """AW-10.4.f-103: nobody leaves Arpad; Egypt attacks at once, for no more AP, without terrain dice."""
    if interphase:
        game = politics(BESIDE)
        through_politics(game, "EG")
    else:
        game = table(BESIDE, impulse="EG", ap=10)
    game.play("EG", DeclareWar(CountryId("BA"), alone=True))
    assert (game.question("BA").kind, game.told[-1]) == ("evade", "enemies-clash")
    assert [line.message.params["country"].id for line in game.events if line.message.id == "enemies-clash"] == ["EG"]
    game.answer("BA", "stand")
    while game.match.pending[0].kind not in ("impulse", "politics"):
        question = game.match.pending[0]
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    owners = {piece.owner for piece in game.board.areas[ARPAD].pieces}
    assert len(owners) == 1
    if not interphase:
        assert game.ap("EG") == 0


def test_aw_10_4_f_103_nobody_is_finished_after_the_interphase() -> None:
    """R-229: a battle of the Interphase finishes nobody for the next turn."""
    game = politics(BESIDE)
    through_politics(game, "EG")
    game.play("EG", DeclareWar(CountryId("BA"), alone=True))
    while game.match.table.find(PoliticalPhase) is not None:
        question = game.match.pending[0]
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    pieces = [piece for state in game.board.areas.values() for piece in state.pieces]
    assert pieces
    assert not any(piece.used for piece in pieces)


def test_10_4_f_nobody_is_finished_by_a_clash_in_the_tribute_phase() -> None:
    """10.4.f, 5.2.3, R-77: an ally of Rebels stops paying and is an enemy again; who fought it may act in the turn."""
    text = (
        "clock: turn 3, phase initiation, last EL; hand AS: 25 26; hand BA: 27; shubria: AS turtan 6HI, UR 3LI 2HI;"
        " UR: active, deployed, track BA, level 13; tribute UR BA status; tribute UR AS voluntary"
    )
    dice: Script = {"melee": every(6, after=[1]), "evasion": every(1), "tribute": every(1)}
    game = table(text, stack=[GameTurns(step="act"), TributePhase()], dice=dice)
    game.let_pass("impulse")
    assert game.asked[0][1] == "impulse"
    assert "AS-turtan" in there(game, "shubria")
    assert "UR-HI-1" not in there(game, "shubria")
    assert not any(piece.used for state in game.board.areas.values() for piece in state.pieces)


def test_10_4_f_nobody_is_finished_by_a_clash_in_secret_diplomacy() -> None:
    """10.4.f, 7.5.2.c, R-248: Babylonia's die makes Syria its ally, who fights Assyria at once; 7.7 follows."""
    text = (
        "clock: turn 2; war EG SY; SY: active, controller AS, deployed, track BA, level 12; tribute SY BA status;"
        " qedar: AS turtan 6HI, SY 2LI 2HI"
    )
    dice: Script = {"secret-move": [1], "melee": every(6, after=[1]), "evasion": every(1)}
    game = part(text, SecretAction(power=CountryId("BA"), objective="SY"), dice)
    game.answer("BA", "move")
    game.let_pass("relocate-army")
    assert game.asked[0][1] == "relocate-army"
    assert not any(piece.used for state in game.board.areas.values() for piece in state.pieces)


ALLIES = "SY: active, controller AS, track BA, level 12; tribute SY AS check; tribute SY BA status; war EG SY;"


def test_aw_10_4_f_104_babylonia_allies_syria() -> None:
    """AW-10.4.f-104: Syria is at war with Assyria, pays it no more, and Assyrians leave; Egyptians stay."""
    text = ALLIES + "hamath: AS turtan 2LI; arpad: EG pakruru 2LI; damascus: SY LI; til-barsip: AS LI3; war EG BA"
    game = table(text, impulse="BA", ap=3)
    game.play("BA", Influence(SYRIA, 13))
    through(game)
    assert points(game) == {"BA": 1}
    assert at_war(game, "SY", "AS", "EG")
    assert [(line.payer, line.to) for line in game.board.tributes] == [("SY", "BA")]
    assert there(game, "hamath") == []
    assert there(game, "til-barsip") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-turtan"]
    assert there(game, "arpad") == ["EG-LI-1", "EG-LI-2", "EG-pakruru"]


def test_aw_10_4_f_105_war_for_nothing() -> None:
    """AW-10.4.f-105: it declares war on Egypt for 0 AP."""
    game = table(ALLIES + "arpad: EG pakruru 2LI; damascus: SY LI", impulse="BA", ap=3)
    game.play("BA", Influence(SYRIA, 13))
    through(game, "pay-tribute")
    before = game.ap("BA")
    game.answer("BA", "war")
    through(game)
    assert (at_war(game, "BA", "EG"), game.ap("BA")) == (True, before)


def test_aw_10_4_f_105_alternative() -> None:
    """AW-10.4.f-105: at peace with Egypt, Babylonia may declare war for nothing, but need not."""
    game = table(ALLIES + "arpad: EG pakruru 2LI; damascus: SY LI", impulse="BA", ap=3)
    game.play("BA", Influence(SYRIA, 13))
    through(game, "pay-tribute")
    assert game.question("BA").kind == "inherited-war"
    game.answer("BA", "stay-out")
    assert not at_war(game, "BA", "EG")
    assert there(game, "arpad") == ["EG-LI-1", "EG-LI-2", "EG-pakruru"]


def test_aw_8_2_101_supply_source() -> None:
    """AW-8.2-101: an ally's home area is friendly: no upkeep, and reduced regulars may be rebuilt there."""
    game = table("SY: active, track BA, level 13; hamath: BA marduk 2LI LC-", impulse="BA", ap=3)
    assert at_war(game, "SY", "AS")
    assert next_due(game.board, CountryId("BA")) is None
    game.play("BA", Rebuild((UnitId("BA-LC-1"),)))
    assert not [piece for piece in game.board.areas[HAMATH].pieces if piece.reduced]


# ---- an army group with a member at peace ------------------------------------------------------------------------

EGYPT_AND_JUDAH = (
    "JU: active, track EG, level 13; war ME JU; group 4 EG: EG-raia JU-eliakim; gaza: EG raia 2LI, JU eliakim 2LI;"
)


def test_7_4_2_a_group_attacks_nobody_with_whom_a_member_has_peace() -> None:
    """7.4.2, 10.4.f: Egypt would fight the Mede, its ally's enemy; it declares war first, or Judah goes alone."""
    game = table(EGYPT_AND_JUDAH + "lachish: ME daiukku 4LI", impulse="EG", ap=12)
    refusal = game.refused("EG", go("4", "lachish"))
    assert (refusal.rule, refusal.message.id) == ("7.4.2", "group-not-at-war")
    assert refusal.message.params["country"] == Name("country", "EG")
    game.play("EG", DeclareWar(CountryId("ME")))
    through(game)
    game.quote("EG", go("4", "lachish"))
    game = table(EGYPT_AND_JUDAH + "lachish: ME daiukku 4LI", impulse="JU", ap=4)
    game.quote("JU", go("JU-eliakim", "lachish"))


def test_10_4_f_who_has_peace_with_an_interceptor_is_left_alone() -> None:
    """10.4.f, 6.6.9: the Mede falls on Judah's part of the group; Egypt's neither fights nor is finished."""
    text = EGYPT_AND_JUDAH + "jerusalem: ME daiukku 4LI, control ME"
    dice = {"interception": [6, 6], "melee": [6, 6, 1, 1, 1, 1, 1], "promotion": every(1)}
    game = table(text, impulse="EG", ap=6, dice=dice)
    game.play("EG", go("4", "lachish"))
    game.answer("ME", "intercept")
    through(game)
    lachish = game.board.areas[AreaId("lachish")].pieces
    assert sorted(piece.id for piece in lachish if piece.owner == "EG") == ["EG-LI-1", "EG-LI-2", "EG-raia"]
    assert not any(piece.used or piece.reduced for piece in lachish if piece.owner == "EG" and piece.is_unit)
    assert not any(piece.owner == "JU" for piece in lachish)
