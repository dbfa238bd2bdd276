"""Section 7.4.1: joining, changing and leaving a camp, in the turn and in the Interphase."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.politics.agreements import ProposePeace
from rules.assyrian_wars.politics.closed_land import refuges
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.table import table


def war(target: str, alone: bool = False, country: CountryId | None = None) -> DeclareWar:
    return DeclareWar(CountryId(target), alone, country)


def test_aw_7_4_1_101_no_camp_change_in_the_turn() -> None:
    """AW-7.4.1-101: in the turn nobody declares war on his own camp, and changing it is not open at all."""
    game = table("clock: turn 2, round 3", impulse="BA", ap=10)
    refusal = game.refused("BA", war("EL"))
    assert (refusal.rule, refusal.message.id) == ("7.4.1", "own-camp")
    refusal = game.refused("BA", JoinCamp(Camp.ASSYRIAN))
    assert (refusal.rule, refusal.message.id) == ("7.4.1", "camps-change-later")
    assert game.ap("BA") == 10


def test_aw_7_4_1_102_changing_camp_in_the_interphase() -> None:
    """AW-7.4.1-102: with Assyria's consent Babylonia changes its camp for nothing; both leave each other's land."""
    game = politics("susa: BA marduk 2LI; kish: EL tannanu 2LI; babylon: BA LI3; madaktu: EL LI3")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    assert game.asked == [("P1", "consent")]
    game.answer("AS", "agree")
    assert game.country("BA").camp is Camp.ASSYRIAN
    assert allied(game.board, CountryId("BA"), CountryId("AS"))
    assert at_war(game, "BA", "EL")
    assert (game.question("BA").kind, game.options("BA")) == ("go-home", ["der", "sealand"])
    game.answer("BA", "der")
    assert game.at("der") == "BA marduk LI1..2"
    assert game.at("susa") == ""
    assert game.at("kish") == ""
    assert points(game) == {}


def test_aw_7_4_1_102_refused() -> None:
    """AW-7.4.1-102: refused, Babylonia stays a Rebel with 1 VP, and may not ask again this turn."""
    game = politics("susa: BA marduk 2LI")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "decline")
    assert game.country("BA").camp is Camp.REBEL
    assert points(game) == {"BA": 1}
    assert game.at("susa") != ""
    assert game.refused("BA", JoinCamp(Camp.ASSYRIAN)).message.id == "one-entry-a-turn"


def test_aw_7_4_1_102_silence_is_no() -> None:
    """R-105: a lapsed deadline withholds consent."""
    game = politics("")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    game.keep(game.match.lapse(game.question("AS").id))
    assert game.country("BA").camp is Camp.REBEL
    assert points(game) == {"BA": 1}


def test_aw_7_4_1_103_neutral_joins_the_rebels_in_the_turn() -> None:
    """AW-7.4.1-103: one act for 10 AP: war with Assyria's whole camp, and a Rebel without asking."""
    game = table("PH: active, track AS, level 13", impulse="EG", ap=10)
    game.play("EG", war("AS"))
    assert game.ap("EG") == 0
    assert game.country("EG").camp is Camp.REBEL
    assert at_war(game, "EG", "AS", "PH")
    assert allied(game.board, CountryId("EG"), CountryId("BA"))
    assert game.asked == [("P3", "impulse")]


def test_aw_7_4_1_103_nine_are_not_enough() -> None:
    """AW-7.4.1-103: with 9 AP refused; and nobody attacks Assyria's camp and stays out of the other one (R-222)."""
    game = table("", impulse="EG", ap=9)
    assert game.refused("EG", war("AS")).rule == "7.4.2"
    game = table("", impulse="EG", ap=10)
    assert game.refused("EG", war("AS", alone=True)).message.id == "must-enter-camp"


def test_aw_7_4_1_104_asking_assyria_first() -> None:
    """AW-7.4.1-104: refused by Assyria Egypt has 1 VP, its AP and no war; then it may fight by itself."""
    game = table("UR: active, track BA, level 13", impulse="EG", ap=12)
    game.play("EG", war("BA"))
    game.answer("AS", "decline")
    assert (points(game), game.ap("EG"), at_war(game, "EG", "BA")) == ({"EG": 1}, 12, False)
    game.play("EG", war("BA"))
    assert game.asked == [("P3", "impulse")]  # nobody is asked a second time
    assert game.ap("EG") == 2
    assert game.country("EG").camp is Camp.NEUTRAL
    assert at_war(game, "EG", "BA", "EL", "UR")
    assert not at_war(game, "EG", "AS")
    assert points(game) == {"EG": 1}


def test_aw_7_4_1_104_assyria_agrees() -> None:
    """AW-7.4.1-104: with Assyria's permission the same declaration brings Egypt into its camp for 10 AP."""
    game = table("", impulse="EG", ap=12)
    quote = game.quote("EG", war("BA"))
    assert "quote-enters-camp" in [line.id for line in quote.lines]
    game.play("EG", war("BA"))
    game.answer("AS", "agree")
    assert (game.country("EG").camp, game.ap("EG")) == (Camp.ASSYRIAN, 2)
    assert at_war(game, "EG", "BA", "EL")


def test_aw_7_4_1_104_alone_from_the_start() -> None:
    """R-222: who does not want to join Assyria says so, and nobody is asked."""
    game = table("", impulse="EG", ap=10)
    game.play("EG", war("BA", alone=True))
    assert game.asked == [("P3", "impulse")]
    assert game.country("EG").camp is Camp.NEUTRAL
    assert at_war(game, "EG", "BA", "EL")


def test_aw_7_4_1_105_a_rebel_at_war_with_the_applicant_objects() -> None:
    """AW-7.4.1-105: Elam rejects the Mede: 1 VP, no camp; the war goes on as a neutral's if declared again."""
    game = table("war ME EL", impulse="ME", ap=10)
    game.play("ME", war("AS"))
    assert game.asked == [("P5", "objection")]  # not Babylonia, which is at peace with the Mede
    game.answer("EL", "object")
    assert (points(game), game.ap("ME"), at_war(game, "ME", "AS")) == ({"ME": 1}, 10, False)
    game.play("ME", war("AS"))
    assert (game.country("ME").camp, game.ap("ME")) == (Camp.NEUTRAL, 0)
    assert at_war(game, "ME", "AS", "EL")


def test_aw_7_4_1_105_no_objection() -> None:
    """AW-7.4.1-105: if Elam accepts, the Mede is a Rebel, and their war is over."""
    game = table("war ME EL", impulse="ME", ap=10)
    game.play("ME", war("AS"))
    game.answer("EL", "accept")
    assert game.country("ME").camp is Camp.REBEL
    assert not at_war(game, "ME", "EL")
    assert [(line.by, line.on) for line in game.board.wars] == [("ME", "AS")]


def test_aw_7_4_1_105_a_conqueror_is_asked() -> None:
    """7.4.1: a conquered power needs its conqueror's consent for the conqueror's camp."""
    game = table("conquest BA EG: until 0", impulse="EG", ap=10)
    game.play("EG", war("AS"))
    assert game.asked == [("P4", "consent")]
    game.answer("BA", "decline")
    assert (points(game), at_war(game, "EG", "AS")) == ({"EG": 1}, False)


def test_aw_7_4_1_106_attacked_neutral_enters_the_other_camp() -> None:
    """AW-7.4.1-106: Assyria attacks Egypt, which declined tribute, for nothing; Egypt is a Rebel."""
    game = table("EG: tribute-declined", impulse="AS", ap=2)
    game.play("AS", war("EG"))
    assert game.ap("AS") == 2
    assert game.country("EG").camp is Camp.REBEL
    assert allied(game.board, CountryId("EG"), CountryId("EL"))
    assert game.asked == [("P1", "impulse")]


def test_aw_7_4_1_106_rejected_victim() -> None:
    """R-223: a rejected victim earns 1 VP and is at war with the attacker's whole camp."""
    game = table("camp assyrian: AS ME; camp rebel: BA EL; war EL EG; EG: tribute-declined", impulse="AS", ap=2)
    game.play("AS", war("EG"))
    game.answer("EL", "object")
    assert (game.country("EG").camp, points(game)) == (Camp.NEUTRAL, {"EG": 1})
    assert at_war(game, "EG", "AS", "ME", "EL")
    assert not at_war(game, "EG", "BA")


def test_aw_7_4_1_106_rebels_attack_a_neutral() -> None:
    """R-223: a neutral that Rebels attack enters Assyria's camp only if Assyria agrees."""
    game = table("", impulse="BA", ap=10)
    game.play("BA", war("EG"))
    assert game.asked == [("P1", "consent")]
    game.answer("AS", "agree")
    assert game.country("EG").camp is Camp.ASSYRIAN
    assert at_war(game, "EG", "BA", "EL")


def test_aw_7_4_1_107_neutral_after_tribute() -> None:
    """AW-7.4.1-107: who left the Rebels by tribute may not attack them in the same turn."""
    game = table("BA: camp-at-start rebel; clock: turn 2, round 2", impulse="BA", ap=10)
    game.play("BA", ProposePeace(CountryId("AS"), CountryId("BA")))
    game.answer("AS", "agree")
    assert game.country("BA").camp is Camp.NEUTRAL
    assert [(line.payer, line.to) for line in game.board.tributes] == [("BA", "AS")]
    refusal = game.refused("BA", war("EL"))
    assert (refusal.rule, refusal.message.id) == ("7.4.1", "not-on-former-camp")


MARCH = "SY: track BA, level 10; hamath: BA marduk 2LI"


def test_aw_7_4_1_108_status_falls_below_march() -> None:
    """AW-7.4.1-108: no friendly land beyond Syria: the army goes to the Regroup Box without attrition."""
    game = table(MARCH, impulse="EG", ap=6)
    game.play("EG", Influence(CountryId("SY"), 9, CountryId("BA")))
    assert game.country("SY").level == 9
    assert game.at("hamath") == ""
    assert game.where("BA-marduk") == "regroup"
    assert "attrition-rolled" not in game.told


def test_aw_7_4_1_108_the_nearest_friendly_area() -> None:
    """AW-7.4.1-108: an Assyrian army there would find Assyrian land beyond Syria."""
    game = table("SY: track AS, level 10; hamath: AS turtan 2LI", impulse="EG", ap=6)
    board = game.board
    found = refuges(board, CountryId("AS"), board.areas[AreaId("hamath")].pieces, AreaId("hamath"))
    assert all(board.areas[area].control == "AS" for area in found)
    assert found == ["til-barsip"]


def test_aw_7_4_1_109_no_vp_for_a_new_camp_partner() -> None:
    """AW-7.4.1-109: the Mede joins Assyria: no points for anybody; at war with all Rebels and their minors."""
    game = politics("UR: active, track BA, level 13")
    through_politics(game, "ME")
    game.play("ME", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    assert points(game) == {}
    assert allied(game.board, CountryId("ME"), CountryId("AS"))
    assert at_war(game, "ME", "BA", "EL", "UR")


@pytest.mark.parametrize(
    ("power", "camp", "reason"),
    [
        ("BA", Camp.REBEL, "already-in-camp"),
        ("BA", Camp.NEUTRAL, "no-leaving-camps"),
        ("AS", Camp.REBEL, "assyria-is-no-rebel"),
    ],
)
def test_7_4_1_which_camps_can_be_joined(power: str, camp: Camp, reason: str) -> None:
    """7.4.1: not the own camp, not neutrality, and Assyria is no Rebel."""
    game = politics("")
    through_politics(game, power)
    assert game.refused(power, JoinCamp(camp)).message.id == reason


def test_7_4_1_without_assyria_there_is_no_assyrian_camp() -> None:
    """R-202: nobody joins a camp that Assyria has left."""
    game = politics("camp neutral: AS; camp rebel: BA EL")
    through_politics(game, "ME")
    assert game.refused("ME", JoinCamp(Camp.ASSYRIAN)).message.id == "no-assyrian-camp"


def test_7_4_1_joining_for_10_ap_in_the_turn() -> None:
    """7.4.1: a neutral that is at war with a camp already joins the other one for 10 AP, if nobody refuses."""
    game = table("war EG BA; war EG EL", impulse="EG", ap=12)
    game.play("EG", JoinCamp(Camp.ASSYRIAN))
    assert game.ap("EG") == 12
    game.answer("AS", "agree")
    assert (game.country("EG").camp, game.ap("EG")) == (Camp.ASSYRIAN, 2)
    game = table("", impulse="EG", ap=9)
    assert game.refused("EG", JoinCamp(Camp.REBEL)).rule == "7.4.1"
    game = table("EG: camp-at-start assyrian", impulse="EG", ap=12)
    assert game.refused("EG", JoinCamp(Camp.REBEL)).message.id == "not-on-former-camp"
    game = table("camp neutral: AS", impulse="EG", ap=12)
    assert game.refused("EG", JoinCamp(Camp.REBEL)).message.id == "nobody-to-fight"


PAYERS = "tribute ME AS voluntary; UR: active, track ME, level 13; tribute UR AS voluntary; camp assyrian: AS EG"


@pytest.mark.unsound("status-pays")
def test_7_4_1_a_payer_who_joins_the_rebels_is_at_war() -> None:
    """7.4.1: joining is a declaration of war on Assyria's camp: the Mede and its ally pay no more (5.2.3)."""
    game = table(PAYERS, impulse="ME", ap=12)
    quoted = [
        line.params["payer"].id for line in game.quote("ME", JoinCamp(Camp.REBEL)).lines if "payer" in line.params
    ]
    game.play("ME", JoinCamp(Camp.REBEL))
    assert quoted == ["ME", "UR"]
    assert game.board.tributes == []
    assert at_war(game, "ME", "AS", "EG")
    assert at_war(game, "UR", "AS", "EG")


@pytest.mark.parametrize("reason", ["voluntary", "peace 3"])
def test_7_4_1_a_payer_joins_the_rebels_in_the_interphase(reason: str) -> None:
    """7.4.1, 7.4.3: for nothing, and no bought peace outlives it; Assyria's army leaves the Mede's land (R-228)."""
    game = politics(f"tribute ME AS {reason}; bit-hamban: AS turtan 2LI")
    through_politics(game, "ME")
    game.play("ME", JoinCamp(Camp.REBEL))
    assert (game.board.tributes, at_war(game, "ME", "AS")) == ([], True)
    assert game.at("bit-hamban") == ""


def test_7_4_1_who_joins_assyria_may_pay_on() -> None:
    """7.4.1: an alliance with Assyria is no war with it."""
    game = table("tribute ME AS voluntary", impulse="ME", ap=12)
    quoted = [line.id for line in game.quote("ME", JoinCamp(Camp.ASSYRIAN)).lines]
    game.play("ME", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    assert "quote-tribute-ends" not in quoted
    assert [line.payer for line in game.board.tributes] == ["ME"]


def test_7_4_1_a_payer_who_changes_sides_by_a_card_pays_no_more() -> None:
    """7.4.1, 6.11.f: Opposing Party leads the Mede, Assyria's paying ally, to the Rebels: that is war (5.2.3)."""
    game = table("camp assyrian: AS ME; tribute ME AS voluntary; hand BA: 59 60", impulse="BA", ap=9)
    game.play("BA", PlayEvent(CardId("59"), targets=("ME",)))
    through(game, "respond")
    game.answer("ME", "join")
    for rebel in ("BA", "EL"):
        game.answer(rebel, "accept")
    assert (game.country("ME").camp, game.board.tributes) == (Camp.REBEL, [])
    assert at_war(game, "ME", "AS")
