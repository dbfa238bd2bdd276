"""Sections 7.4.3, 7.4.4 and 7.4.6: peace and its price, punishment of refusers, new allies of belligerents."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import eco_level, friendly, pays
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.conquest import Conquer
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.agreements import CancelPassage, ProposePassage, ProposePeace
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.punishment import AnnounceConquest
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.turn import GameTurns
from tests.assyrian_wars.cases.battles import IN_IMPULSE
from tests.assyrian_wars.cases.conquests import done, held
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through, until
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.sieges import storm
from tests.assyrian_wars.cases.table import CaseTable, table


def pair(one: str, other: str) -> tuple[CountryId, CountryId]:
    return CountryId(one), CountryId(other)


# 7.4.3 -----------------------------------------------------------------------------------------------------------


def test_aw_7_4_3_101_war_through_alliance_ends_with_it() -> None:
    """AW-7.4.3-101: Urartu leaves Babylonia: its war with Assyria is over, and Assyrians in Urartu go home."""
    text = "UR: active, track BA, level 13; tushpa: UR LI; uishe: AS turtan 2LI"
    assert at_war(table(text, impulse="AS"), "AS", "UR")
    breaker = RaiseMarker(minor=CountryId("UR"), track=CountryId("BA"), level=8, rule="6.11.c")
    game = table(text, impulse="AS", ap=3, stack=[*IN_IMPULSE, breaker])
    assert not at_war(game, "AS", "UR")
    assert game.at("uishe") == ""
    assert not game.country("UR").active


def test_aw_7_4_3_102_war_without_alliance() -> None:
    """AW-7.4.3-102: Egypt agrees: peace, its units leave Judah, Judah is inactive."""
    game = politics("war EG JU; JU: active, controller AS; jerusalem: JU LI; lachish: EG pakruru 2LI; gaza: control EG")
    through_politics(game, "EG")
    game.answer("EG", "done")
    assert (game.question("EG").kind, game.options("EG")) == ("end-wars", ["JU"])
    game.answer("EG", ("JU",))
    assert not at_war(game, "EG", "JU")
    assert game.at("lachish") == ""
    assert not game.country("JU").active
    assert (game.at("jerusalem"), game.where("JU-LI-1")) == ("", "JU")


def test_aw_7_4_3_102_no_consent() -> None:
    """AW-7.4.3-102: without Egypt's consent the war goes on; silence is no consent."""
    game = politics("war EG JU; JU: active, controller AS; jerusalem: JU LI; lachish: EG pakruru 2LI")
    through_politics(game, "EG")
    game.answer("EG", "done")
    game.keep(game.match.lapse(game.question("EG").id))
    assert at_war(game, "EG", "JU")
    assert game.country("JU").active


HOME_CARD = CardId(house().cards.home[CountryId("EL")][0])


def test_aw_7_4_3_103_home_card_as_tribute() -> None:
    """AW-7.4.3-103: Elam gives a home card for peace; it is a neutral, and the card comes back as cards are dealt."""
    number = house().cards.by_id[HOME_CARD].number
    game = table(f"clock: turn 2; hand EL: {number}", impulse="EL", ap=3)
    game.play("EL", ProposePeace(CountryId("AS"), card=HOME_CARD))
    game.answer("AS", "agree")
    assert game.country("EL").camp is Camp.NEUTRAL
    assert (game.country("EL").hand, game.country("AS").hand) == ([], [HOME_CARD])
    assert not game.board.tributes


def test_aw_7_4_3_103_the_card_comes_back() -> None:
    """AW-7.4.3-103: kept by Assyria or played, it is back with Elam when cards are dealt."""
    number = house().cards.by_id[HOME_CARD].number
    stack = [GameTurns(step="go_on"), Interphase(step="deal")]
    game = table(f"clock: turn 2, phase interphase; hand AS: {number}", stack=stack)
    assert HOME_CARD in game.country("EL").hand
    game = table(f"clock: turn 2; hand AS: {number} 30; hand EL: 31", impulse="AS", ap=1)
    game.play("AS", PlayCard(HOME_CARD))
    assert game.country("EL").played_home == [HOME_CARD]


def test_aw_7_4_3_103_only_an_own_home_card() -> None:
    """AW-7.4.3-103: another card is no price, nor are two prices at once."""
    number = house().cards.by_id[HOME_CARD].number
    game = table(f"hand EL: {number}; hand BA: 30", impulse="BA", ap=3)
    assert game.refused("BA", ProposePeace(CountryId("AS"), card=HOME_CARD)).message.id == "no-home-card"
    thirty = game.country("BA").hand[0]
    assert game.refused("BA", ProposePeace(CountryId("AS"), card=thirty)).message.id == "no-home-card"
    both = ProposePeace(CountryId("AS"), CountryId("BA"), thirty)
    assert game.refused("BA", both).message.id == "one-price"


def test_aw_7_4_3_104_a_rebel_makes_peace() -> None:
    """AW-7.4.3-104: Elam pays 2 ECO and is neutral without Babylonia's consent; Assyrians in its land are friends."""
    game = table("clock: turn 2; EL: camp-at-start rebel; madaktu: AS turtan 2LI, control AS", impulse="EL", ap=10)
    game.play("EL", ProposePeace(CountryId("AS"), CountryId("EL")))
    assert game.asked == [("P1", "consent")]
    game.answer("AS", "agree")
    board = game.board
    assert game.country("EL").camp is Camp.NEUTRAL
    assert pays(board, *pair("EL", "AS"))
    assert eco_level(board, CountryId("EL")) == game.country("EL").eco - 2
    assert friendly(board, *pair("AS", "EL"))
    assert game.at("madaktu") == "AS turtan LI1..2"
    assert game.control("madaktu") == "EL"
    assert game.refused("EL", DeclareWar(CountryId("BA"))).rule == "7.4.1"


def test_7_4_3_tribute_for_peace_lasts_for_the_turn() -> None:
    """7.4.3: made in a turn it ends with it, made in the Interphase with the next turn."""
    game = table("clock: turn 2", impulse="EL", ap=1)
    game.play("EL", ProposePeace(CountryId("AS"), CountryId("EL")))
    game.answer("AS", "agree")
    assert [line.until for line in game.board.tributes] == [2]
    game = politics("")
    game.play("AS", ProposePeace(CountryId("EL"), CountryId("EL")))
    game.answer("EL", "agree")
    assert [line.until for line in game.board.tributes] == [3]
    texts = {2: [], 3: [("EL", "AS")]}
    for last, paid in texts.items():
        stack = [GameTurns(step="tribute")]
        game = table(f"camp neutral: EL; clock: turn 3; tribute EL AS peace {last}", stack=stack)
        assert [(line.payer, line.to) for line in game.board.tributes if line.reason == "peace"] == paid


def test_7_4_3_declined() -> None:
    """7.4.3: nothing happens if the other declines."""
    game = table("", impulse="EL", ap=10)
    game.play("EL", ProposePeace(CountryId("AS")))
    game.answer("AS", "decline")
    assert (game.country("EL").camp, at_war(game, "EL", "AS")) == (Camp.REBEL, True)
    assert "proposal-declined" in game.told


def test_7_4_3_the_same_offer_once() -> None:
    """7.4.3: nobody is asked the same thing twice in an impulse; other terms are another offer."""
    game = table("", impulse="EL", ap=10)
    game.play("EL", ProposePeace(CountryId("AS")))
    game.answer("AS", "decline")
    assert game.refused("EL", ProposePeace(CountryId("AS"))).message.id == "same-offer"
    game.play("EL", ProposePeace(CountryId("AS"), CountryId("EL")))
    assert game.question("AS").kind == "consent"
    game = politics("")
    through_politics(game, "EG")
    game.play("EG", ProposePassage(CountryId("ME")))
    game.answer("ME", "decline")
    assert game.refused("EG", ProposePassage(CountryId("ME"))).message.id == "same-offer"


def test_7_4_3_peace_lifts_a_siege() -> None:
    """6.8, 7.4.3: besiegers who may stay lift their siege, and the garrison comes out."""
    siege = "susa: EL (tannanu 2LI), AS turtan 4LI, siege AS AS-turtan level 3"
    game = table(siege, impulse="EL", ap=3)
    game.play("EL", ProposePeace(CountryId("AS"), CountryId("EL")))
    game.answer("AS", "agree")
    state = game.board.areas[AreaId("susa")]
    assert (state.sieges, [piece.id for piece in state.pieces if piece.inside]) == ([], [])
    assert len(state.pieces) == 8


@pytest.mark.parametrize("partner", ["EG", "BA", "UR", "nobody"])
def test_7_4_3_peace_only_with_an_enemy_power(partner: str) -> None:
    """7.4.3: refused with its rule, and the enemies are named."""
    game = table("", impulse="EL", ap=10)
    refusal = game.refused("EL", ProposePeace(CountryId(partner)))
    assert (refusal.rule, refusal.message.id) == ("7.4.3", "no-enemy-power")


def test_7_4_3_two_neutrals() -> None:
    """7.4.3: a war of two neutral powers ends for their allied minors too."""
    game = table("war EG ME; war ME JU; JU: active, track EG, level 13", impulse="EG", ap=1)
    game.play("EG", ProposePeace(CountryId("ME"), CountryId("ME")))
    game.answer("ME", "agree")
    assert not game.board.wars
    assert pays(game.board, *pair("ME", "EG"))


# 6.9 free passage --------------------------------------------------------------------------------------------------


@pytest.mark.unsound("borders-are-kept", "status-pays")
def test_aw_6_9_121_free_passage() -> None:
    """AW-6.9-121: free, friendly both ways and for allied minors, but no city opens and nobody pays."""
    game = table("JU: active, track EG, level 13; zamua: EG pakruru 2LI", impulse="EG", ap=3)
    game.play("EG", ProposePassage(CountryId("ME")))
    game.answer("ME", "agree")
    board = game.board
    assert game.ap("EG") == 3
    for one, other in (("EG", "ME"), ("ME", "EG"), ("JU", "ME"), ("ME", "JU")):
        assert friendly(board, *pair(one, other))
    assert not board.tributes
    game.play("EG", go("EG-pakruru", "bit-hamban"))
    assert not [piece for piece in board.areas[AreaId("bit-hamban")].pieces if piece.inside]


def test_aw_6_9_122_the_wrong_partner() -> None:
    """AW-6.9-122: neither with an ally nor with an enemy."""
    game = table("", impulse="BA", ap=3)
    assert game.refused("BA", ProposePassage(CountryId("EL"))).message.id == "passage-with-ally"
    refusal = game.refused("BA", ProposePassage(CountryId("AS")))
    assert (refusal.rule, refusal.message.id) == ("6.9", "passage-with-enemy")


def test_6_9_cancelled_only_at_the_start() -> None:
    """R-115: at the start of the own impulse, not when AP were spent."""
    game = table("passage EG ME; impulse EG: spent 1, income 3")
    assert game.refused("EG", CancelPassage(CountryId("ME"))).message.id == "only-at-the-start"
    assert game.refused("EG", CancelPassage(CountryId("BA"))).message.id == "no-free-passage"


# 7.4.4 -----------------------------------------------------------------------------------------------------------

REFUSER = "IS: active, controller BA, refusal black, eco 2; AS: eco 9; war AS IS punishment 1; samaria: IS B"
FIELD = REFUSER + "; hazor: IS 2LI-; megiddo: AS turtan 4HI"
WON = every(6, after=[1] * 4)  # four Assyrian units hit, nobody else does


def beat(dice: list[int]) -> CaseTable:
    """Assyria beats two Israelite units at Hazor; the check that follows has these dice."""
    game = table(FIELD, impulse="AS", ap=6, dice={"melee": WON, "tribute": dice})
    game.play("AS", go("AS-turtan", "hazor"))
    return until(game, "punish")


def test_aw_7_4_4_101_punished_by_battle() -> None:
    """AW-7.4.4-101: no 6: Israel pays, its marker and the war are gone; the army may stay, not in a city."""
    game = beat([2, 5, 4])
    game.answer("AS", "check")
    israel = game.country("IS")
    assert israel.refusal == ""
    assert not at_war(game, "AS", "IS")
    assert (eco_level(game.board, CountryId("AS")), eco_level(game.board, CountryId("IS"))) == (10, 1)
    assert "AS-turtan" in [piece.id for piece in game.board.areas[AreaId("hazor")].pieces if not piece.inside]
    assert points(game) == {}


def test_aw_7_4_4_102_stubborn_refuser() -> None:
    """AW-7.4.4-102: a 6: the war goes on and the marker stays."""
    game = beat([6, 1, 1])
    game.answer("AS", "check")
    assert game.country("IS").refusal == "black"
    assert at_war(game, "AS", "IS")
    assert "refuser-defiant" in game.told


def test_aw_7_4_4_102_the_second_check() -> None:
    """AW-7.4.4-102: Hazor falls: a check, and it is Israelite again, the Assyrians stand outside."""
    script = {"besiegers": every(1), "defenders": every(6), "tribute": [1, 2, 3]}
    game = table(REFUSER + "; hazor: AS turtan 4HI", impulse="AS", ap=6, dice=script)
    storm(game, "AS-turtan", "assault")
    assert game.country("IS").refusal == ""
    assert game.control("hazor") == "IS"
    assert not any(piece.inside for piece in game.board.areas[AreaId("hazor")].pieces)
    assert len(game.board.areas[AreaId("hazor")].pieces) == 5


def test_aw_7_4_4_203_punished_at_pro() -> None:
    """AW-7.4.4-203: Israel is pro Assyria and was made to refuse: punished, it pays by its status, beyond the turn."""
    game = table(f"{FIELD}; IS: track AS, level 8", impulse="AS", ap=6, dice={"melee": WON, "tribute": [2, 5, 4]})
    game.play("AS", go("AS-turtan", "hazor"))
    until(game, "punish").answer("AS", "check")
    assert [(line.payer, line.to, line.reason) for line in game.board.tributes] == [("IS", "AS", "status")]
    assert (game.country("IS").refusal, at_war(game, "AS", "IS")) == ("", False)


@pytest.mark.unsound("status-pays")
def test_aw_7_4_4_103_allied_refuser() -> None:
    """AW-7.4.4-103: punished, but neither tribute nor peace, because Babylonia is at war with Assyria."""
    script = {"melee": WON, "tribute": [1, 3, 4, 5]}
    text = "UR: active, refusal black, track BA, level 13; uishe: UR 2LI-; tushpa: AS turtan 4HI; AS: eco 9"
    game = table(text, impulse="AS", ap=6, dice=script)
    game.play("AS", go("AS-turtan", "uishe"))
    until(game, "punish")
    game.answer("AS", "check")
    assert game.country("UR").refusal == ""
    assert at_war(game, "AS", "UR")
    assert not game.board.tributes


@pytest.mark.parametrize(("choice", "paid"), [("pay", True), ("decline", False)])
def test_aw_7_4_4_104_refuser_allied_to_a_neutral(choice: str, paid: bool) -> None:
    """AW-7.4.4-104: a camp partner's victory counts; Egypt decides whether its ally pays."""
    script = {"melee": WON, "tribute": [1, 1, 1]}
    text = (
        "camp assyrian: AS ME; PY: active, refusal black, track EG, level 13; war ME PY; war AS PY punishment 1;"
        "gordion: PY 2LI-; kerkenes: ME daiukku 4LC"
    )
    game = table(text, impulse="ME", ap=6, dice=script)
    game.play("ME", go("ME-daiukku", "gordion"))
    until(game, "punish")
    game.answer("AS", "check")
    assert (game.question("EG").kind, game.country("PY").refusal) == ("pay-tribute", "")
    game.answer("EG", choice)
    assert pays(game.board, *pair("PY", "AS")) is paid
    assert not at_war(game, "AS", "PY")


def test_aw_7_4_4_105_from_punishment_to_conquest() -> None:
    """AW-7.4.4-105: announced for 0 AP; the next city that falls brings no check, and the war goes on."""
    script = {"besiegers": every(1), "defenders": every(6)}
    game = table(REFUSER + "; megiddo: AS turtan 4HI", impulse="AS", ap=6, dice=script)
    game.play("AS", AnnounceConquest(CountryId("IS")))
    assert game.ap("AS") == 6
    storm(game, "AS-turtan", "assault")
    through(game)
    assert game.control("megiddo") == "AS"
    assert (at_war(game, "AS", "IS"), game.country("IS").refusal) == (True, "black")
    assert game.refused("AS", AnnounceConquest(CountryId("IS"))).message.id == "no-refuser"


def test_aw_7_4_4_105_announced_after_the_victory() -> None:
    """AW-7.4.4-105: the same may be said when the check is due."""
    game = beat([])
    game.answer("AS", "conquest")
    assert "conquest-announced" in game.told
    assert at_war(game, "AS", "IS")


def test_aw_7_4_4_105_106_conquered_is_punished() -> None:
    """AW-7.4.4-105, AW-7.4.4-106: Israel is conquered, so its marker is gone, and only Urartu costs 2 VP."""
    text = "war AS IS punishment 1; IS: active, refusal black, conquest-announced; UR: refusal black; "
    game = part(
        f"clock: turn 1; {text}{held('AS', 'samaria', 'megiddo')}", Conquer(by=CountryId("AS"), of=CountryId("IS"))
    )
    done(game)
    assert [game.country(code).refusal for code in ("IS", "UR")] == ["", "black"]
    game = politics(
        "IS: active; UR: refusal black; conquest AS IS: until 2; tribute IS AS conquest; EG: tribute-declined"
    )
    through_politics(game)
    assert (points(game), game.country("UR").refusal) == ({"AS": -2}, "white")


def test_aw_7_4_4_105_only_assyria() -> None:
    """R-232: another power of its camp cannot announce it."""
    game = table("camp assyrian: AS ME; " + REFUSER, impulse="ME", ap=1)
    assert game.refused("ME", AnnounceConquest(CountryId("IS"))).message.id == "only-assyria-announces"


def test_aw_7_4_4_106_penalty() -> None:
    """AW-7.4.4-106: 2 VP for Urartu, whose marker turns white; Egypt's decision costs nothing."""
    game = politics("UR: refusal black; SY: refusal white; EG: tribute-declined", dice={"tribute": every(1)})
    running = game.match.table.board
    through_politics(game, "EL")
    assert points(game) == {}
    game.answer("EL", "done")
    assert points(game) == {"AS": -2}
    assert [line.reason for line in running.countries[CountryId("AS")].ledger] == ["vp-unpunished"]
    white = [event for event in game.events if event.message.id == "refusal-white"]
    assert [event.message.params["country"].id for event in white] == ["UR"]


def test_aw_7_4_4_106_after_the_last_turn() -> None:
    """AW-7.4.4-106: when no turn follows nobody is asked any more, but the penalty is due."""
    stack = [GameTurns(step="go_on"), Interphase(step="politics")]
    game = table("UR: refusal black; clock: phase interphase, turn 5", stack=stack)
    assert game.match.finished
    assert [line.points for line in game.country("AS").ledger if line.reason == "vp-unpunished"] == [-2]


# 7.4.6 -----------------------------------------------------------------------------------------------------------

ALLIANCE = "SY: active, controller AS, track BA, level 12; war EG SY; damascus: SY LI"


def test_aw_7_4_6_101_war_for_nothing() -> None:
    """AW-7.4.6-101: Babylonia allies Syria (+1 VP) and declares war on Egypt for 0 AP."""
    game = table(ALLIANCE, impulse="BA", ap=1)
    game.play("BA", Influence(CountryId("SY"), 13))
    assert points(game) == {"BA": 1}
    assert (game.question("BA").kind, game.options("BA")) == ("inherited-war", ["stay-out", "war", "peace"])
    game.answer("BA", "war")
    through_consent(game)
    assert at_war(game, "BA", "EG")
    assert game.ap("BA") == 0


def test_aw_7_4_6_101_stay_out() -> None:
    """AW-7.4.6-101: or not: Syria's war goes on, Babylonia is at peace."""
    game = table(ALLIANCE, impulse="BA", ap=1)
    game.play("BA", Influence(CountryId("SY"), 13))
    game.answer("BA", "stay-out")
    assert (at_war(game, "BA", "EG"), at_war(game, "SY", "EG")) == (False, True)


def test_aw_7_4_6_101_peace_for_all() -> None:
    """AW-7.4.6-101: or all players agree on peace with immediate effect."""
    game = table(ALLIANCE, impulse="BA", ap=1)
    game.play("BA", Influence(CountryId("SY"), 13))
    game.answer("BA", "peace")
    game.answer("EG", "agree")
    assert not at_war(game, "SY", "EG")
    assert not game.board.wars


def through_consent(game: CaseTable) -> None:
    """Assyria takes nobody into its camp."""
    while game.asked == [("P1", "consent")]:
        game.answer("AS", "decline")


@pytest.mark.parametrize(("case", "by", "checked"), [("AW-7.4.4-202-a", "AS", True), ("AW-7.4.4-202-b", "BA", False)])
def test_aw_7_4_4_202_a_city_taken_by_a_revolt(case: str, by: str, checked: bool) -> None:
    """AW-7.4.4-202: Assyria walks into the revolting city of a refuser: that is a city taken; no points for it."""
    army = {"AS": "AS turtan 2HI", "BA": "BA nabu 2LI"}[by]
    text = f"{REFUSER.replace('controller BA', 'controller EL')}; war BA IS; hazor: control none, revolt;"
    text += f"megiddo: {army}, control {by}"
    game = table(text, impulse=by, ap=6)
    game.play(by, go({"AS": "AS-turtan", "BA": "BA-nabu"}[by], "hazor"))
    assert (game.control("hazor"), points(game)) == (by, {})
    assert (("P1", "punish") in game.asked) is checked, case
