"""Section 7.4.2: prices of war, whom it drags in, what happens to markers and forces; 8.1: closed borders."""

import pytest

from rules.assyrian_wars.battle.retreat import Retreat
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.relations import allied, eco_level, friendly, open_to
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.encounter.refuges import has_refuge
from rules.assyrian_wars.politics.agreements import CancelPassage, ProposePeace
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.politics.warfare import war_price
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.supply import next_due
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.dice import Script
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.soundness import MEETING
from tests.assyrian_wars.cases.table import CaseTable, table


def war(target: str, alone: bool = False, country: CountryId | None = None) -> DeclareWar:
    return DeclareWar(CountryId(target), alone, country)


def wars(game: CaseTable) -> list[tuple[str, str]]:
    return [(line.by, line.on) for line in game.board.wars]


PRICES = """
JU: active, track EG, level 13; PY: active, track EG, level 13, tribute-declined
tribute SY AS check; tribute ME AS voluntary; IS: refusal black; EG: tribute-declined
"""


@pytest.mark.parametrize(
    ("by", "on", "price"),
    [
        ("EG", "UR", 5),
        ("JU", "BA", 5),
        ("EG", "BA", 10),
        ("EG", "petra", 0),
        ("AS", "SY", 10),
        ("AS", "ME", 15),
        ("AS", "IS", 0),
        ("AS", "EG", 0),
        ("AS", "PY", 0),
    ],
)
def test_aw_7_4_2_101_price_list(by: str, on: str, price: int) -> None:
    """AW-7.4.2-101: what each declaration costs in a turn; in the Interphase nothing."""
    game = table(PRICES, impulse=by, ap=20)
    assert war_price(game.board, CountryId(by), CountryId(on)) == 2 * price
    game.board.clock.phase = "interphase"
    assert war_price(game.board, CountryId(by), CountryId(on)) == 0


def test_aw_7_4_2_101_paid() -> None:
    """AW-7.4.2-101: the price is quoted and paid, and refused if it is not there."""
    game = table(PRICES, impulse="AS", ap=9)
    assert game.refused("AS", war("SY")).rule == "7.4.2"
    game = table(PRICES, impulse="AS", ap=10)
    assert game.quote("AS", war("SY")).lines[0].id == "quote-ap"
    game.play("AS", war("SY"))
    assert game.ap("AS") == 0


def test_aw_7_4_2_101_a_minors_war_is_its_own() -> None:
    """R-122: Judah attacks Babylonia: the whole Rebel camp, but Egypt stays out of it and of the camps."""
    game = table(PRICES, impulse="JU", ap=5)
    game.play("JU", war("BA"))
    assert at_war(game, "JU", "BA", "EL")
    assert not at_war(game, "EG", "BA")
    assert game.country("EG").camp is Camp.NEUTRAL


def test_aw_7_4_2_102_own_track_lost() -> None:
    """AW-7.4.2-102: the points are lost, tribute ends, the minor is activated."""
    game = table("SY: track AS, level 6, eco 3; AS: eco 9; tribute SY AS check", impulse="AS", ap=10)
    lines = [line.id for line in game.quote("AS", war("SY")).lines]
    assert lines == ["quote-ap", "quote-loses-influence", "quote-tribute-ends"]
    game.play("AS", war("SY"))
    syria = game.country("SY")
    assert (syria.track, syria.level, syria.active) == (None, 0, True)
    assert (eco_level(game.board, CountryId("AS")), eco_level(game.board, CountryId("SY"))) == (9, 3)
    assert at_war(game, "AS", "SY")


def test_aw_7_4_2_103_rivals_track_kept() -> None:
    """AW-7.4.2-103: the marker stays on Babylonia's track, and Syria goes on paying it."""
    game = table("SY: track BA, level 8, eco 3; tribute SY BA status", impulse="EG", ap=5)
    game.play("EG", war("SY"))
    assert (game.country("SY").track, game.country("SY").level) == ("BA", 8)
    assert [(line.payer, line.to) for line in game.board.tributes] == [("SY", "BA")]
    assert wars(game) == [("EG", "SY")]


def test_aw_7_4_2_104_attack_is_a_declaration() -> None:
    """AW-7.4.2-104: entering Lachish takes a declaration first: 5 AP for it leave nothing for the march."""
    game = table("gaza: EG pakruru 2LI; lachish: JU LI; JU: active; war AS JU", impulse="EG", ap=5)
    assert game.refused("EG", go("EG-pakruru", "lachish")).rule == "7.4.2"
    game.play("EG", war("JU"))
    assert game.ap("EG") == 0
    assert game.refused("EG", go("EG-pakruru", "lachish")).rule == "6.6"


def test_aw_7_4_2_104_with_six() -> None:
    """AW-7.4.2-104: with 6 AP it declares war and marches in."""
    game = table("gaza: EG pakruru 2LI; lachish: JU LI; JU: active; war AS JU", impulse="EG", ap=6)
    game.play("EG", war("JU"))
    game.play("EG", go("EG-pakruru", "lachish"))
    assert game.ap("EG") == 0
    assert "battle-won" in game.told or game.asked != [("P3", "impulse")]


def test_aw_7_4_2_105_forces_in_each_others_land() -> None:
    """AW-7.4.2-105: both armies go home at once, before anything else."""
    game = table(
        "passage EG ME; bit-hamban: EG pakruru 2LI; gaza: ME LC; tanis: EG LI3; ecbatana: ME LI3", impulse="EG", ap=10
    )
    game.play("EG", war("ME"))
    assert game.at("bit-hamban") == ""
    assert game.at("gaza") == ""
    assert game.board.passages == []
    assert game.where("EG-pakruru") == "regroup"


def test_7_4_2_minor_cities() -> None:
    """7.4.2: a free minor city costs nothing; one that a power has is attacked by war on that power."""
    game = table("pact adana AS", impulse="EG", ap=0)
    game.play("EG", war("petra"))
    assert at_war(game, "EG", "petra")
    refusal = game.refused("EG", war("adana"))
    assert (refusal.rule, refusal.message.id) == ("7.4.2", "war-on-holder-first")


@pytest.mark.parametrize(
    ("text", "by", "on", "rule"),
    [
        ("UR: active, track BA, level 13", "BA", "UR", "6.9"),
        ("", "BA", "AS", "7.4.2"),
        ("conquest BA SY: until 2", "BA", "SY", "7.1"),
        ("", "BA", "atlantis", "7.4.2"),
        ("", "BA", "babylon", "7.4.2"),
    ],
)
def test_7_4_2_no_war(text: str, by: str, on: str, rule: str) -> None:
    """6.9, 7.1, 7.4.2: not on an ally, not twice, not in a grace period, not on nothing."""
    game = table(text, impulse=by, ap=15)
    assert game.refused(by, war(on)).rule == rule


def test_aw_6_9_125_free_counter_declaration() -> None:
    """AW-6.9-125: Egypt declares war on the Mede, who attacked its ally, at once and for nothing."""
    game = table("JU: active, track EG, level 13", impulse="ME", ap=5)
    assert "quote-ally-may-avenge" in [line.id for line in game.quote("ME", war("JU")).lines]
    game.play("ME", war("JU"))
    assert game.asked == [("P3", "avenge-ally")]
    game.answer("EG", "war")
    assert at_war(game, "EG", "ME")
    assert game.saved("EG") == 0
    assert wars(game) == [("ME", "JU"), ("EG", "ME")]


def test_aw_6_9_125_later_it_costs() -> None:
    """AW-6.9-125: Egypt lets it pass; the Mede is at war with Judah only, and a later war costs 10 AP."""
    game = table("JU: active, track EG, level 13", impulse="ME", ap=5)
    game.play("ME", war("JU"))
    game.answer("EG", "peace")
    assert at_war(game, "ME", "JU")
    assert not at_war(game, "ME", "EG")
    assert wars(game) == [("ME", "JU")]
    later = table("JU: active, track EG, level 13; war ME JU", impulse="EG", ap=10)
    later.play("EG", war("ME"))
    assert (later.ap("EG"), at_war(later, "EG", "ME")) == (0, True)


def test_aw_6_9_126_war_on_one_is_war_on_all() -> None:
    """AW-6.9-126: Egypt attacks the Mede: at war with its whole camp, and a Rebel."""
    game = table("camp assyrian: AS ME; PH: active, track AS, level 13", impulse="EG", ap=10)
    quote = game.quote("EG", war("ME"))
    (drags,) = [line for line in quote.lines if line.id == "quote-drags-in"]
    assert [name.id for name in drags.params["countries"]] == ["AS", "PH"]
    game.play("EG", war("ME"))
    assert game.ap("EG") == 0
    assert at_war(game, "EG", "ME", "AS", "PH")
    assert game.country("EG").camp is Camp.REBEL
    assert all(allied(game.board, CountryId("EG"), CountryId(rebel)) for rebel in ("BA", "EL"))
    assert game.asked == [("P3", "impulse")]


def test_aw_6_9_127_a_power_cannot_dismiss_its_ally() -> None:
    """AW-6.9-127: refused by 6.9."""
    game = table("UR: active, track BA, level 13", impulse="BA", ap=5)
    refusal = game.refused("BA", war("UR"))
    assert (refusal.rule, refusal.message.id) == ("6.9", "own-ally")


def test_aw_7_4_101_order_of_the_politics_step() -> None:
    """AW-7.4-101: the Mede comes first: Egypt's war on it is war on the Assyrian camp."""
    game = politics("")
    through_politics(game, "ME")
    game.play("ME", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    game.answer("ME", "done")
    assert game.asked == [("P3", "politics")]
    game.play("EG", war("ME"))
    assert game.country("EG").camp is Camp.REBEL
    assert at_war(game, "EG", "AS", "ME")
    assert points(game) == {}


def test_aw_7_4_101_camps_before_wars() -> None:
    """R-220: who has declared a war does not change its camp any more."""
    game = politics("")
    through_politics(game, "ME")
    game.play("ME", war("UR"))
    assert "join-camp" not in game.question("ME").actions
    assert "declare-war" in game.question("ME").actions


def test_7_4_2_a_power_speaks_for_its_minors() -> None:
    """7.4.2: in the Interphase a power declares war for the minor allied to it, and for no other."""
    game = politics("JU: active, track EG, level 13")
    through_politics(game, "EG")
    assert game.refused("EG", war("SY", country=CountryId("PY"))).message.id == "speaks-not-for"
    game.play("EG", war("SY", country=CountryId("JU")))
    assert wars(game) == [("JU", "SY")]
    assert not at_war(game, "EG", "SY")


# 8.1 -------------------------------------------------------------------------------------------------------------


def test_aw_8_1_101_entering_a_country_at_peace() -> None:
    """AW-8.1-101: below march refused; after the declaration, which costs the 9 points, the march is on."""
    game = table("PY: track EG, level 9; hilakku: EG pakruru 2LI", impulse="EG", ap=6)
    assert game.refused("EG", go("EG-pakruru", "tyana")).rule == "8.1"
    game.play("EG", war("PY"))
    assert (game.country("PY").level, game.ap("EG")) == (0, 1)
    game.play("EG", go("EG-pakruru", "tyana"))
    assert game.ap("EG") == 0


def test_aw_8_1_102_assyria_in_tribute_payers_land() -> None:
    """AW-8.1-102: Assyria and its allies enter and are friends there; the payer does not enter theirs."""
    game = table("camp assyrian: AS ME; tribute PY AS check; tarsus: AS turtan 2LI", impulse="AS", ap=3)
    board = game.board
    assert all(friendly(board, CountryId(one), CountryId("PY")) for one in ("AS", "ME"))
    assert not open_to(board, CountryId("PY"), CountryId("AS"))
    assert not open_to(board, CountryId("BA"), CountryId("PY"))
    game.play("AS", go("AS-turtan", "tyana"))
    assert there(game, "tyana") == ["AS-LI-1", "AS-LI-2", "AS-turtan"]
    assert next_due(board, CountryId("AS")) is None
    assert not has_refuge(board, [CountryId("AS")], AreaId("gordion"))
    text = "camp assyrian: AS ME; tribute PY AS check; PY: active, controller BA; tyana: ME daiukku 2LC, PY LI"
    mede = table(f"{text}; clock: turn 4", impulse="ME", ap=3)
    mede.play("ME", go("ME-daiukku", "kerkenes"))
    assert there(mede, "kerkenes") == ["ME-LC-1", "ME-LC-2", "ME-daiukku"]
    assert next_due(mede.board, CountryId("ME")) is None
    payer = table(text, impulse="PY", ap=3)
    assert payer.refused("PY", go("PY-LI-1", "tarsus")).rule == "8.1"


def test_aw_8_1_104_peace_breaks_out() -> None:
    """AW-8.1-104: without a friendly way out of Elam the army goes to the Regroup Box."""
    game = table("madaktu: AS turtan 2LI", impulse="AS", ap=3)
    game.play("AS", ProposePeace(CountryId("EL")))
    game.answer("EL", "agree")
    assert game.country("EL").camp is Camp.NEUTRAL
    assert game.at("madaktu") == ""
    assert game.where("AS-turtan") == "regroup"
    assert "attrition-rolled" not in game.told


def test_8_1_the_nearest_friendly_area_is_the_owners_choice() -> None:
    """8.1: an army that loses the right to be in a land crosses it to the nearest friendly area."""
    game = table("passage EG ME; bit-hamban: EG pakruru 2LI; tadmor: EG LI3; ecbatana: ME LI", impulse="ME", ap=3)
    game.play("ME", CancelPassage(CountryId("EG")))
    assert game.where("EG-pakruru") == "regroup"
    assert game.at("tadmor") == "EG LI3"  # nobody's land is open to everybody
    assert game.board.passages == []


BEATEN = "JU: track EG, level 5; gaza: EG pakruru 2LI, AS turtan 4LI, control AS"


def flee(by: str, more: str, ap: float, dice: Script) -> CaseTable:
    """A beaten Egyptian army in Gaza can only go to Lachish, in an impulse of this country."""
    pieces = tuple(PieceId(piece) for piece in ("EG-pakruru", "EG-LI-1", "EG-LI-2"))
    barred = tuple(AreaId(area) for area in ("sinai", "megiddo", "beersheba"))
    running = (
        GameTurns(step="end_turn"),
        ActionPhase(step="move_on"),
        TakeImpulse(country=CountryId(by), step="act"),
        Retreat(pieces=pieces, area=AreaId("gaza"), barred=barred),
    )
    return table(f"war EG AS; {BEATEN}; {more}", impulse=by, ap=ap, stack=running, dice=dice, unsound=MEETING)


def test_aw_8_1_103_the_phasing_country_declares_war() -> None:
    """AW-8.1-103 (a): 5 AP for the war on Judah; then it is enemy land, and every unit checks attrition."""
    awake = "war BA JU; JU: active, controller AS; jerusalem: JU LI; lachish: empty"
    game = flee("EG", awake, 5, dice={"attrition": [1, 1]})
    assert game.options("EG") == ["war:lachish", "no-war"]
    game.answer("EG", "war:lachish")
    assert at_war(game, "EG", "JU")
    assert (game.country("JU").level, game.ap("EG")) == (0, 0)
    assert there(game, "lachish") == ["EG-LI-1", "EG-LI-2", "EG-pakruru"]
    assert rolls(game) == [2]


def test_aw_8_1_103_the_garrison_wakes() -> None:
    """R-62: an inactive Judah is set up first; with its units in Lachish the AP are lost, and so is the way."""
    game = flee("EG", "", 5, dice={"attrition": [1, 1]})
    game.answer("EG", "war:lachish")
    while game.match.pending[0].kind != "impulse":
        question = game.match.pending[0]
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    assert there(game, "lachish") == ["JU-LI-1"]
    assert (game.where("EG-pakruru"), game.ap("EG")) == ("regroup", 0)


def test_aw_8_1_103_without_war() -> None:
    """AW-8.1-103 (a): or it does without and is routed."""
    game = flee("EG", "", 5, dice={"attrition": [1, 1]})
    game.answer("EG", "no-war")
    assert not at_war(game, "EG", "JU")
    assert game.where("EG-pakruru") == "regroup"


def test_aw_8_1_103_savings_do_not_reach() -> None:
    """AW-8.1-103 (b): who is not phasing has at most 4 AP: attrition, and the survivors regroup."""
    game = flee("AS", "EG: saved 4", 5, dice={"attrition": [1, 1]})
    assert game.asked == [("P1", "impulse")]
    assert not at_war(game, "EG", "JU")
    assert game.where("EG-LI-1") == "regroup"


def test_8_1_war_in_order_to_evade() -> None:
    """R-62: with enemy ground all around, a free declaration of war opens Petra to those who are attacked."""
    wars = "war EG AS; war EG JU; war AS JU; JU: active, controller BA"
    text = f"{wars}; gaza: AS turtan 4LI, control AS; beersheba: EG pakruru 2LI"
    game = table(text, impulse="AS", ap=3)
    game.play("AS", go("AS-turtan", "beersheba"))
    assert "war:petra" in game.options("EG")
    assert "evade:petra" not in game.options("EG")
    game.answer("EG", "war:petra")
    assert at_war(game, "EG", "petra")
    assert game.question("EG").kind == "evade"
    assert "evade:petra" in game.options("EG")
    assert "war:petra" not in game.options("EG")
