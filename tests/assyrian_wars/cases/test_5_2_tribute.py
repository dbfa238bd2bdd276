"""5.2: who pays tribute to Assyria, who refuses, and what follows."""

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import at_war, friendly, tribute_balances
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.tribute.choices import OfferTribute
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.messages import Name, message
from tests.assyrian_wars.cases.diplomacy import court, decide, eco, payers, rolled, space, tribute_phase
from tests.assyrian_wars.cases.orders import go, rolls
from tests.assyrian_wars.cases.politics import politics, through_politics
from tests.assyrian_wars.cases.table import CaseTable, table

MEDE, BABYLONIA, EGYPT, SYRIA = CountryId("ME"), CountryId("BA"), CountryId("EG"), CountryId("SY")

# Only one minor is asked: the others are conquered by a power far away, which exempts them.
NO_OTHERS = "; ".join(f"conquest EG {code}: until 2" for code in ("PH", "JU", "IS", "SY", "UR", "PY", "PE"))


NOBODY_BUT_SYRIA = NO_OTHERS.replace("conquest EG SY: until 2; ", "")
ALLIED_SYRIA = "SY: active, eco 3, track AS, level 13; tribute SY AS status"


def alone(country: str) -> str:
    """A position in which nobody but this minor is checked."""
    return NO_OTHERS.replace(f"conquest EG {country}: until 2; ", "").replace(f"; conquest EG {country}: until 2", "")


def test_aw_5_2_1_a_successful_check() -> None:
    """AW-5.2-1."""
    game = tribute_phase(f"JU: eco 1; AS: eco 9; {alone('JU')}", 1, 3, 5, 2)
    assert rolled(game) == [("JU", 4)]
    assert (eco(game, "JU"), eco(game, "AS")) == (0, 10)
    assert game.message("tribute-begins").params["levels"] == 1


def test_aw_5_2_2_a_refusal() -> None:
    """AW-5.2-2."""
    game = tribute_phase(f"SY: eco 3; AS: eco 9; {alone('SY')}", 2, 6, 4)
    assert game.country("SY").refusal == "black"
    assert (eco(game, "SY"), eco(game, "AS")) == (3, 9)


def test_aw_5_2_3_white_marker() -> None:
    """AW-5.2-3: one die more; it pays, and the marker is removed (R-34)."""
    game = tribute_phase(f"UR: refusal white; {alone('UR')}", 1, 2, 3, 4, 5)
    assert rolled(game) == [("UR", 5)]
    assert (payers(game), game.country("UR").refusal) == (["UR"], "")


def test_aw_5_2_3_a_white_marker_turns_black_again() -> None:
    """AW-5.2-3: if it refuses again, the marker turns black (R-34)."""
    game = tribute_phase(f"UR: refusal white; {alone('UR')}", 1, 2, 3, 4, 6)
    assert (payers(game), game.country("UR").refusal) == ([], "black")


def test_aw_5_2_4_refused_twice_before() -> None:
    """AW-5.2-4: refused in turns 1 and 2 and never punished: three dice and one, not two (R-34)."""
    first = tribute_phase(f"SY: refusal none; {alone('SY')}", 6, 1, 1, turn=1)
    unpunished = politics(f"SY: refusal {first.country('SY').refusal}")
    through_politics(unpunished)
    second = tribute_phase(f"SY: refusal {unpunished.country('SY').refusal}; {alone('SY')}", 6, 1, 1, 1, turn=2)
    assert rolled(second) == [("SY", 4)]
    unpunished = politics(f"SY: refusal {second.country('SY').refusal}")
    through_politics(unpunished)
    third = tribute_phase(f"SY: refusal {unpunished.country('SY').refusal}; {alone('SY')}", 1, 1, 1, 1, turn=3)
    assert rolled(third) == [("SY", 4)]


def test_aw_5_2_4_the_timetable_adds_a_die() -> None:
    """AW-5.2-4, R-34: in turn 5 of the house timetable every check has one die more."""
    game = tribute_phase(f"SY: refusal white; {alone('SY')}", 1, 1, 1, 1, 1, turn=5)
    assert rolled(game) == [("SY", 5)]


def test_aw_5_2_5_persia_never_refuses() -> None:
    """AW-5.2-5: no roll (R-33)."""
    game = tribute_phase(f"PE: eco 2; AS: eco 9; {alone('PE')}")
    assert rolled(game) == []
    assert (eco(game, "PE"), eco(game, "AS")) == (1, 10)


def test_aw_5_2_6_persia_leaning_to_babylonia() -> None:
    """AW-5.2-6: it pays both (R-33)."""
    game = tribute_phase(f"PE: eco 2, track BA, level 8; tribute PE BA status; AS: eco 9; BA: eco 4; {alone('PE')}")
    assert rolled(game) == []
    assert (eco(game, "PE"), eco(game, "AS"), eco(game, "BA")) == (0, 10, 5)


@pytest.mark.parametrize("pays", [True, False])
def test_aw_5_2_7_persia_allied_to_elam(pays: bool) -> None:
    """AW-5.2-7: Elam's player decides; no roll, and no marker if not."""
    text = f"PE: active, eco 2, track EL, level 13; tribute PE EL status; {alone('PE')}"
    asked = table(f"{text}; clock: turn 2, phase initiation", stack=[GameTurns(step="act"), TributePhase()])
    while asked.match.pending[0].reason != message("pay-tribute", country=Name("country", "PE"), levels=1):
        asked.keep(asked.match.lapse(asked.match.pending[0].id))
    assert asked.match.pending[0].seat == asked.seat("EL")
    game = tribute_phase(text, pay=["PE"] if pays else [])
    assert rolled(game) == []
    assert payers(game) == (["PE"] if pays else [])
    assert game.country("PE").refusal == ""
    assert game.country("PE").turn.tribute_declined is not pays
    assert at_war(game.board, CountryId("PE"), ASSYRIA) is not pays


def test_aw_5_2_8_pro_assyrian_minor() -> None:
    """AW-5.2-8: pays without a roll."""
    game = tribute_phase(f"PH: eco 3, track AS, level 7; AS: eco 9; {alone('PH')}")
    assert rolled(game) == []
    assert (payers(game), eco(game, "PH"), eco(game, "AS")) == (["PH"], 2, 10)


def test_aw_5_2_9_tribute_to_two_powers() -> None:
    """AW-5.2-9: the rulebook's example."""
    text = f"SY: eco 3, track BA, level 8; tribute SY BA status; AS: eco 9; BA: eco 4; {alone('SY')}"
    game = tribute_phase(text, 1, 2, 3)
    assert rolled(game) == [("SY", 3)]
    assert (eco(game, "SY"), eco(game, "AS"), eco(game, "BA")) == (1, 10, 5)
    balances = tribute_balances(game.board)
    assert (balances[SYRIA], balances[ASSYRIA], balances[BABYLONIA]) == (-2, 1, 1)


def test_aw_5_2_10_conquered_countries_are_not_asked() -> None:
    """AW-5.2-10: it goes on paying its conqueror."""
    text = f"{alone('IS')}; conquest BA IS: until 2; tribute IS BA conquest; BA: eco 4"
    game = tribute_phase(text)
    assert (rolled(game), game.country("IS").refusal) == ([], "")
    assert eco(game, "BA") == 5


def test_aw_5_2_11_a_power_pays() -> None:
    """AW-5.2-11: two levels, and peace with Assyria and its allies for this turn (R-35)."""
    game = tribute_phase(f"ME: eco 5; AS: eco 9; {ALLIED_SYRIA}; {NOBODY_BUT_SYRIA}", pay=["ME"])
    assert (eco(game, "ME"), eco(game, "AS")) == (3, 12)  # and 1 of Syria
    assert not at_war(game.board, MEDE, ASSYRIA)
    assert not at_war(game.board, MEDE, SYRIA)
    assert game.country("EG").turn.tribute_declined


def test_aw_5_2_11_a_payer_at_war_makes_peace() -> None:
    """AW-5.2-11, R-35: a neutral power at war with Assyria needs its consent; then the war is over."""
    game = tribute_phase(f"ME: eco 5; AS: eco 9; war ME AS; {ALLIED_SYRIA}; {NOBODY_BUT_SYRIA}", pay=["ME"])
    assert at_war(game.board, MEDE, ASSYRIA)
    assert at_war(game.board, MEDE, SYRIA)
    game.answer("AS", "agree")
    assert not at_war(game.board, MEDE, ASSYRIA)
    assert not at_war(game.board, MEDE, SYRIA)
    assert eco(game, "AS") == 12


@pytest.mark.parametrize("agreed", [True, False])
def test_aw_5_2_12_a_rebel_wants_to_pay(agreed: bool) -> None:
    """AW-5.2-12: with Assyria's consent it is neutral and at peace; without, it counts as refusing (R-35)."""
    game = tribute_phase(f"BA: eco 4; AS: eco 9; {ALLIED_SYRIA}; {NOBODY_BUT_SYRIA}", pay=["BA"])
    assert game.question("AS").kind == "consent"
    game.answer("AS", "agree" if agreed else "decline")
    state = game.country("BA")
    assert state.camp is (Camp.NEUTRAL if agreed else Camp.REBEL)
    assert at_war(game.board, BABYLONIA, ASSYRIA) is not agreed
    assert at_war(game.board, BABYLONIA, SYRIA) is not agreed
    assert (eco(game, "BA"), eco(game, "AS")) == ((2, 12) if agreed else (4, 10))
    assert state.turn.tribute_declined is not agreed


def test_aw_5_2_12_in_its_own_impulse() -> None:
    """AW-5.2-12, R-224: a rebel may offer it in an impulse too, once."""
    game = table("BA: eco 4; AS: eco 9; hand BA: 25 26", impulse="BA", ap=4)
    assert game.quote("BA", OfferTribute()).risky
    game.play("BA", OfferTribute())
    game.answer("AS", "decline")
    refusal = game.refused("BA", OfferTribute())
    assert (refusal.rule, refusal.message.id) == ("5.2", "offered-before")


def test_aw_5_2_12_accepted_in_an_impulse() -> None:
    """AW-5.2-12, R-224: neutral and at peace from then on, at least until the next 7.4 (R-35)."""
    game = table("BA: eco 4; AS: eco 9; hand BA: 25 26", impulse="BA", ap=40)
    game.play("BA", OfferTribute())
    game.answer("AS", "agree")
    assert game.country("BA").camp is Camp.NEUTRAL
    for order in (JoinCamp(Camp.REBEL), DeclareWar(ASSYRIA)):
        assert game.refused("BA", order).message.id == "neutral-by-tribute"
    for order in (JoinCamp(Camp.ASSYRIAN), DeclareWar(CountryId("EL"))):
        assert game.refused("BA", order).message.id == "not-on-former-camp"
    assert (eco(game, "BA"), eco(game, "AS")) == (2, 11)
    assert game.refused("BA", OfferTribute()).message.id == "offer-needs-war"


def test_aw_5_2_13_minor_cities() -> None:
    """AW-5.2-13: by a pact only, without dice."""
    game = tribute_phase(f"AS: eco 9; pact adana AS; tribute adana AS pact; {NO_OTHERS}")
    assert (rolled(game), payers(game)) == ([], ["adana"])
    assert eco(game, "AS") == 10


def test_aw_5_2_14_war_on_a_paying_minor() -> None:
    """AW-5.2-14: 10 AP; its tribute stops at once, and it is activated (R-36)."""
    game = table("SY: eco 3; tribute SY AS check; AS: eco 9; hand AS: 25 26", impulse="AS", ap=12)
    assert (eco(game, "SY"), eco(game, "AS")) == (2, 10)
    game.play("AS", DeclareWar(SYRIA))
    assert (game.ap("AS"), eco(game, "SY"), eco(game, "AS")) == (2, 3, 9)
    assert game.country("SY").active


@pytest.mark.parametrize("ap", [14, 15])
def test_aw_5_2_15_war_on_a_paying_power(ap: int) -> None:
    """AW-5.2-15: 15 AP, and its tribute stops at once (R-36)."""
    game = table("ME: eco 5; tribute ME AS voluntary; AS: eco 9; hand AS: 25 26", impulse="AS", ap=ap)
    if ap < 15:
        assert game.refused("AS", DeclareWar(MEDE)).rule == "7.4.2"
        return
    game.play("AS", DeclareWar(MEDE))
    assert (game.ap("AS"), eco(game, "ME"), eco(game, "AS")) == (0, 5, 9)


@pytest.mark.parametrize(("by", "on", "price"), [("AS", "UR", 0), ("AS", "EG", 0), ("BA", "UR", 5)])
def test_aw_5_2_16_war_on_refusers(by: str, on: str, price: int) -> None:
    """AW-5.2-16: nothing for Assyria against who refused by check or by decision; others pay (R-36)."""
    text = "UR: eco 2, refusal black; EG: eco 5, tribute-declined; hand AS: 25 26; hand BA: 27 28"
    game = table(text, impulse=by, ap=10)
    game.play(by, DeclareWar(CountryId(on)))
    assert game.ap(by) == 10 - price


def test_aw_5_2_17_unpunished_refusers_cost_points() -> None:
    """AW-5.2-17: at the end of 7.4 Assyria loses 4 VP, nothing for Egypt; the markers turn white (R-233)."""
    game = politics("SY: refusal black; UR: refusal black; EG: tribute-declined")
    through_politics(game)
    assert game.country("AS").vp == -4
    assert [game.country(code).refusal for code in ("SY", "UR", "EG")] == ["white", "white", ""]


def test_aw_5_2_17_unpunished() -> None:
    """AW-5.2-17: in the next Tribute Phase Syria checks with four dice, Urartu with five (R-34)."""
    text = NO_OTHERS.replace("conquest EG SY: until 2; conquest EG UR: until 2; ", "")
    game = tribute_phase(f"{text}; SY: refusal white; UR: refusal white; EG: tribute-declined", *[1] * 9)
    assert rolled(game) == [("SY", 4), ("UR", 5)]


def test_aw_5_2_18_falling_below_pro() -> None:
    """AW-5.2-18 a: Phoenicia pays Assyria until the turn ends, and is checked in the next (R-37)."""
    game = table("PH: eco 3, track AS, level 8; tribute PH AS status; AS: eco 9; hand BA: 25 26", impulse="BA", ap=6)
    game.play("BA", court("PH", 6, "AS"))
    assert (eco(game, "PH"), eco(game, "AS")) == (2, 10)
    (line,) = [one for one in game.board.tributes if one.payer == "PH"]
    later = tribute_phase(f"PH: eco 3, track AS, level 6; tribute PH AS {line.reason}; {alone('PH')}", 6, 1, 1, 1)
    assert rolled(later) == [("PH", 4)]
    assert payers(later) == []


@pytest.mark.parametrize("choice", ["decline", "pay"])
def test_aw_5_2_18_unless_it_allies_with_another(choice: str) -> None:
    """AW-5.2-18 b: allied to Egypt it stops at once, unless Egypt decides to pay (R-37)."""
    text = "PH: eco 3, track EG, level 12; tribute PH EG status; tribute PH AS check; hand EG: 25 26; AS: eco 9"
    game = table(text, impulse="EG", ap=6)
    game.play("EG", court("PH", 13))
    assert game.question("EG").kind == "pay-tribute"
    game.answer("EG", choice)
    assert (payers(game), payers(game, "EG")) == (["PH"] if choice == "pay" else [], ["PH"])
    assert game.country("PH").turn.tribute_declined is (choice == "decline")


def test_aw_5_2_19_the_same_toward_another_power() -> None:
    """AW-5.2-19: tribute to Babylonia ends at once (R-37)."""
    text = "SY: eco 3, track BA, level 8; tribute SY BA status; BA: eco 4; hand AS: 25 26"
    game = table(text, impulse="AS", ap=6)
    assert eco(game, "SY") == 2
    game.play("AS", court("SY", 6, "BA"))
    assert game.ap("AS") == 4
    assert (space(game, "SY"), eco(game, "SY"), eco(game, "BA")) == (("BA", 6), 3, 4)
    assert game.message("tribute-ends").params["levels"] == 1


def test_aw_5_2_20_diplomacy_does_not_punish() -> None:
    """AW-5.2-20: it starts paying at once, the black marker stays (R-37, R-124)."""
    text = "SY: eco 3, track AS, level 5, refusal black; AS: eco 9; hand AS: 25 26"
    game = table(text, impulse="AS", ap=6)
    game.play("AS", court("SY", 7))
    assert (game.ap("AS"), eco(game, "SY"), eco(game, "AS")) == (4, 2, 10)
    assert game.country("SY").refusal == "black"


def test_aw_5_2_21_damaged_capital() -> None:
    """AW-5.2-21: three dice all the same (R-34)."""
    game = tribute_phase(f"damascus: damage 1; {alone('SY')}", 1, 1, 1)
    assert rolled(game) == [("SY", 3)]


def test_aw_5_2_22_nomads() -> None:
    """AW-5.2-22: neither asked nor checked."""
    game = tribute_phase(f"gordion: SC madyes 2HB; SC: active, entered; {NO_OTHERS}")
    assert rolled(game) == []
    assert "SC" not in payers(game)


def test_aw_5_2_23_assyrias_new_ally_and_the_payers() -> None:
    """AW-5.2-23: the war of Urartu and the Mede ends with the alliance."""
    text = "war UR ME; UR: active, controller BA, track AS, level 12; tribute UR AS status; tribute ME AS voluntary"
    game = table(f"{text}; hand AS: 25 26; tushpa: UR 2HI", impulse="AS", ap=6)
    game.play("AS", court("UR", 13))
    assert game.board.wars == []
    assert not at_war(game.board, CountryId("UR"), MEDE)


def mede_in_round_3() -> CaseTable:
    """The Mede has paid since the turn began, and its scheduled impulse begins."""
    text = "ME: eco 5, impulses 1; AS: eco 9; tribute ME AS voluntary; hand ME: 25 26; hand AS: 27 28"
    return table(f"{text}; clock: phase action, round 3, marker ME, last EG")


def test_aw_5_2_24_stopping_to_pay() -> None:
    """AW-5.2-24: at the start of a scheduled impulse, before its income (R-35)."""
    game = mede_in_round_3()
    assert game.question("ME").kind == "stop-tribute"
    game.answer("ME", "stop")
    assert (eco(game, "ME"), eco(game, "AS")) == (5, 9)
    assert game.ap("ME") == 5
    assert game.country("ME").refusal == ""
    assert game.country("ME").turn.tribute_declined
    game.end("ME")
    while game.board.impulse is None or game.board.impulse.country != "AS":
        game.keep(game.match.lapse(game.match.pending[0].id))
    before = game.ap("AS")
    game.play("AS", DeclareWar(MEDE))
    assert game.ap("AS") == before
    assert at_war(game.board, ASSYRIA, MEDE)


def test_aw_5_2_24_paying_on() -> None:
    """AW-5.2-24: who goes on paying collects the lower income, and is asked again in its next scheduled impulse."""
    game = mede_in_round_3()
    game.answer("ME", "go-on")
    assert (game.ap("ME"), payers(game)) == (3, ["ME"])


def test_aw_5_2_25_one_way_friendship() -> None:
    """AW-5.2-25: Assyria may enter the land of who pays it, but not the other way round."""
    text = "ME: eco 5; tribute ME AS voluntary; zamua: AS turtan 2LI; bit-hamban: ME daiukku 2LI; hand AS: 25 26"
    game = table(text, impulse="AS", ap=6, dice={"attrition": [1, 2]})
    assert friendly(game.board, ASSYRIA, MEDE)
    game.play("AS", go("AS-turtan", "bit-hamban"))
    assert (game.ap("AS"), rolls(game), game.where("AS-turtan")) == (4, [2], "bit-hamban")
    assert not at_war(game.board, ASSYRIA, MEDE)
    back = table(text.replace("hand AS", "hand ME").replace("zamua: AS turtan 2LI; ", ""), impulse="ME", ap=6)
    assert back.refused("ME", go("ME-daiukku", "zamua")).rule == "8.1"


def test_aw_5_2_26_turn_1_of_the_house_campaign() -> None:
    """AW-5.2-26: stated cases stand, the others are checked in track order (R-32)."""
    stack = [GameTurns(step="act"), TributePhase()]
    game = table("start campaign; clock: phase initiation; hand AS: 25 26", dice={"tribute": [1] * 14}, stack=stack)
    decide(game)
    assert rolled(game) == [("PH", 4), ("JU", 4), ("SY", 3), ("PY", 3)]
    assert payers(game) == ["ME", "PH", "JU", "SY", "PY", "PE", "adana"]
    assert [game.country(code).refusal for code in ("IS", "UR")] == ["black", "black"]


def test_5_2_3_tribute_by_status_brings_peace_with_assyrias_allies() -> None:
    """5.2.3: Persia is pro-Assyrian and pays: the Mede's war with it ends, Babylonia's does not."""
    text = "camp assyrian: AS ME; war ME PE; PE: active, controller BA, track AS, level 6; parsa: PE 2LI; "
    game = table(text + "war BA PE", impulse="AS", ap=6)
    game.play("AS", court("PE", 7))
    assert payers(game) == ["PE"]
    assert [(war.by, war.on) for war in game.board.wars] == [("BA", "PE")]
    game = table(text, impulse="AS", ap=6)
    game.play("AS", court("PE", 7))
    assert (game.board.wars, game.country("PE").active) == ([], False)
