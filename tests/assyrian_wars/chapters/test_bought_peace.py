"""Peace that is bought or negotiated, and what follows when it ends (5.2.3, 6.9, 7.4.1, 7.4.3, 7.4.4, 7.4.6)."""

import pytest

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import listed_war
from rules.assyrian_wars.politics.agreements import CancelPassage, ProposePeace
from rules.assyrian_wars.politics.punishment import Punishment
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.tribute.choices import OfferTribute
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.procedures import Procedure
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.battles import IN_IMPULSE
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.diplomacy import court, payers, tribute_phase
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.table import CaseTable, table

OTHERS = "; ".join(f"conquest EG {code}: until 2" for code in ("JU", "IS", "PY", "PE"))
PHOENICIA = "PH: active, track BA, level 13, deployed; tribute PH BA status; tribute PH AS voluntary"


def begin_impulse(text: str, country: str) -> CaseTable:
    """A country whose impulse begins with what falls due before its actions."""
    stack: list[Procedure] = [GameTurns(step="end_turn"), ActionPhase(step="move_on")]
    clock = f"clock: phase action, round 2, marker {country}"
    return table(f"{text}; {clock}", stack=[*stack, TakeImpulse(country=CountryId(country))])


# ---- tribute that ends ------------------------------------------------------------------------------------------


def test_who_stops_paying_is_an_enemy_again_and_armies_part() -> None:
    """5.2.3, 7.4.2: a Rebel's ally that stops paying is at war with Assyria, whose army leaves its land."""
    game = begin_impulse(f"{PHOENICIA}; byblos: PH LI1, AS turtan 2LI; hand BA: 25 26; hand AS: 27 28", "BA")
    assert not at_war(game, "AS", "PH")
    game.answer("BA", "stop")
    assert at_war(game, "AS", "PH")
    assert (game.at("byblos"), game.where("AS-turtan")) == ("PH LI1", "regroup")


def test_armies_part_when_a_payment_is_not_renewed() -> None:
    """5.2.3: what was paid for a turn ends with it; who declines in the next Tribute Phase is an enemy again."""
    game = tribute_phase(
        f"{PHOENICIA}; conquest EG SY: until 2; conquest EG UR: until 2; {OTHERS}; byblos: PH LI1, AS 2LI"
    )
    assert (payers(game), at_war(game, "AS", "PH"), game.at("byblos")) == ([], True, "PH LI1")


def test_nobody_goes_home_before_all_have_been_checked() -> None:
    """5.2, 8.1: Elam buys peace first; the army in Syria waits for Syria's own check."""
    text = f"tribute SY AS check; conquest EG PH: until 2; conquest EG UR: until 2; {OTHERS}; hamath: AS turtan 2LI"
    game = tribute_phase(text, 1, 1, 1, pay=("EL",))
    game.answer("AS", "agree")
    assert (payers(game), game.at("hamath")) == (["EL", "SY"], "AS turtan LI1..2")


def test_peace_bought_in_an_impulse_takes_effect_at_once() -> None:
    """R-224, 8.1: Elam's army leaves Assyria; the Assyrians in Elam may stay, as it pays."""
    game = table("madaktu: AS turtan 2LI; arbela: EL tannanu LI1", impulse="EL", ap=5)
    game.play("EL", OfferTribute())
    game.answer("AS", "agree")
    assert (payers(game), game.at("madaktu"), game.at("arbela")) == (["EL"], "AS turtan LI1..2", "")


@pytest.mark.parametrize(
    "order", [OfferTribute(), ProposePeace(CountryId("AS"), payer=CountryId("BA"))], ids=["offer", "treaty"]
)
def test_who_has_bought_his_way_out_attacks_neither_camp(order: OfferTribute | ProposePeace) -> None:
    """R-35, R-224: neutral until the next 7.4, by an offer or by a treaty, also if a Rebel only since this turn."""
    text = "camp rebel: BA EL; BA: camp-at-start neutral, eco 5; AS: eco 9; EG: eco 5"
    game = table(text, impulse="BA", ap=40)
    game.play("BA", order)
    game.answer("AS", "agree")
    assert payers(game) == ["BA"]
    for target in ("AS", "EL"):
        refusal = game.refused("BA", DeclareWar(CountryId(target), alone=True))
        assert (refusal.rule, refusal.message.id) == ("5.2", "neutral-by-tribute")
    assert game.quote("BA", DeclareWar(CountryId("EG"))).risky


def test_a_peace_paid_to_another_binds_to_nothing() -> None:
    """7.4.1: only payment to Assyria does; Babylonia pays the Mede of Assyria's camp and is free to attack it later."""
    game = table("camp assyrian: AS ME; camp rebel: BA EL; BA: eco 5, camp-at-start neutral", impulse="BA", ap=40)
    game.play("BA", ProposePeace(CountryId("ME"), payer=CountryId("BA")))
    game.answer("ME", "agree")
    assert (payers(game, "ME"), at_war(game, "BA", "ME")) == (["BA"], False)
    assert game.quote("BA", DeclareWar(CountryId("AS"))).risky


def test_a_scheme_by_card_sends_assyrians_home() -> None:
    """7.5.2.c, 8.1: Syria pays no more from this moment, so its land is closed."""
    dice = {"secret-diplomacy": [4, 4], "tribute": [1, 1, 1]}
    text = "tribute SY AS check; hamath: AS turtan 2LI; hand EG: 36 40; EG: eco 5; SY: eco 3"
    game = table(text, impulse="EG", ap=5, dice=dice)
    game.play("EG", event("36", "SY", "refuse", use="secret"))
    through(game)
    assert (game.country("SY").refusal, payers(game), game.at("hamath")) == ("black", [], "")


def test_an_army_may_stay_where_a_punished_ally_pays() -> None:
    """7.4.4, 8.1: nobody leaves before Egypt has decided whether Phrygia pays."""
    text = "PY: active, track EG, level 13, refusal black; war AS PY punishment; tyana: AS turtan 2LI; hand EG: 25"
    for answer, left in (("pay", "AS turtan LI1..2"), ("decline", "")):
        stack = [*IN_IMPULSE, Punishment(minor=CountryId("PY"))]
        game = table(text, stack=stack, impulse="AS", ap=5, dice={"tribute": every(1)})
        game.answer("AS", "check")
        while game.asked[0][1] == "respond":
            game.keep(game.match.lapse(game.match.pending[0].id))
        game.answer("EG", answer)
        assert (at_war(game, "AS", "PY"), game.at("tyana")) == (False, left)


# ---- an ally that pays in its power's war -----------------------------------------------------------------------


def test_an_ally_buys_peace_in_a_war_that_its_power_declared() -> None:
    """5.2.3: Egypt has declared war on Assyria itself; Judah pays, and is at peace with Assyria and its allies."""
    text = "camp rebel: EG; war EG AS; JU: active, track EG, level 13; tribute JU EG status; tribute JU AS voluntary"
    game = table(f"{text}; camp assyrian: ME", impulse="AS", ap=5)
    assert at_war(game, "EG", "AS", "ME")
    assert not at_war(game, "JU", "AS")
    assert not at_war(game, "JU", "ME")
    own = table(f"{text}; war AS JU punishment", impulse="AS", ap=5)
    assert at_war(own, "JU", "AS")


@pytest.mark.parametrize(("by", "on"), [("EG", "AS"), ("AS", "EG")])
def test_a_new_war_of_its_power_ends_what_an_ally_pays(by: str, on: str) -> None:
    """6.9, 5.2.3: a declaration of war on a power, or by it, is one for its minors, and their tribute ends."""
    text = "JU: active, track EG, level 13; tribute JU EG status; tribute JU AS voluntary; EG: eco 5; JU: eco 2"
    game = table(text, impulse=by, ap=15)
    game.play(by, DeclareWar(CountryId(on)))
    assert (payers(game), at_war(game, "JU", "AS")) == ([], True)


@pytest.mark.parametrize(
    ("by", "text", "refuge"),
    [("ME", "camp assyrian: AS ME", "til-barsip"), ("PH", "PH: active, track AS, level 13", "arvad")],
)
def test_a_war_of_assyrias_allies_ends_what_their_victim_pays(by: str, text: str, refuge: str) -> None:
    """R-227, 5.2.3: attacked by one of Assyria's allies, Syria pays no more, and Assyrians leave its land (8.1).

    It has refused nothing and no war with Assyria itself.
    """
    game = table(f"{text}; tribute SY AS check; SY: eco 3; AS: eco 9; hamath: AS turtan 2LI", impulse=by, ap=10)
    war = DeclareWar(CountryId("SY"))
    ends = [line for line in game.quote(by, war).lines if line.id == "quote-tribute-ends"]
    assert [str(getattr(line.params[key], "id", "")) for line in ends for key in ("payer", "to")] == ["SY", "AS"]
    game.play(by, war)
    through(game)
    assert ("SY" in payers(game), at_war(game, "SY", "AS"), game.country("SY").refusal) == (False, False, "")
    assert game.where("AS-turtan") == refuge


def test_who_is_pro_assyria_pays_on_in_a_war_with_its_partner() -> None:
    """6.9, 7.4.2: the marker stays on Assyria's track, and with it the tribute."""
    text = "camp assyrian: AS ME; SY: eco 3, track AS, level 8; tribute SY AS status; tribute SY AS check"
    game = table(text, impulse="ME", ap=10)
    game.play("ME", DeclareWar(CountryId("SY")))
    assert [line.reason for line in game.board.tributes] == ["status"]


def test_allies_of_a_new_partner_make_peace_with_payers() -> None:
    """5.2.3: Egypt joins Assyria's camp; Judah's own war with Syria, which pays Assyria, is over."""
    text = (
        "war JU SY; JU: active, track EG, level 13; SY: active, controller BA, deployed; tribute SY AS check; EG: eco 5"
    )
    game = table(f"{text}; hamath: SY LI1; hand SY: 25", impulse="EG", ap=12)
    game.play("EG", DeclareWar(CountryId("BA")))
    game.answer("AS", "agree")
    assert (at_war(game, "JU", "SY"), game.country("SY").active) == (False, False)


def test_new_enemies_in_third_hands_fight() -> None:
    """R-228: Arpad is Syrian, whoever has taken it: nobody leaves, a battle is fought at once."""
    text = "passage AS EG; war AS SY; SY: active, controller BA; arpad: control AS, AS turtan 5LI, EG taharqa LI1"
    game = table(f"{text}; EG: eco 5", impulse="AS", ap=12)
    game.play("AS", DeclareWar(CountryId("EG")))
    assert "enemies-clash" in game.told


# ---- peace for a minor ------------------------------------------------------------------------------------------


MINORS_WAR = "JU: active, track EG, level 13; tribute JU EG status; war BA JU"


def test_a_power_makes_peace_for_its_ally() -> None:
    """7.4.3: Judah's own war with Babylonia, that Egypt stayed out of, ends by agreement of their players."""
    game = table(MINORS_WAR, impulse="EG", ap=1)
    found = game.match.candidates(game.seat("EG"), "propose-peace", "country", {}, "")
    assert [one.value for one in found] == ["JU"]
    found = game.match.candidates(game.seat("EG"), "propose-peace", "partner", {"country": "JU"}, "")
    assert [one.value for one in found] == ["BA"]
    game.play("EG", ProposePeace(CountryId("BA"), country=CountryId("JU")))
    game.answer("BA", "agree")
    assert not at_war(game, "JU", "BA")


def test_an_enemy_offers_peace_to_an_ally_of_a_power() -> None:
    """7.4.3: in Judah's own impulse, or in that of its enemy, or in the Interphase."""
    game = table(MINORS_WAR, impulse="BA", ap=1)
    game.play("BA", ProposePeace(CountryId("JU")))
    game.answer("EG", "agree")
    assert not at_war(game, "JU", "BA")
    game = table(f"{MINORS_WAR}; hand JU: 25", impulse="JU", ap=1)
    game.play("JU", ProposePeace(CountryId("BA")))
    game.answer("BA", "decline")
    assert at_war(game, "JU", "BA")
    game = politics(MINORS_WAR)
    through_politics(game, "EG")
    game.play("EG", ProposePeace(CountryId("BA"), country=CountryId("JU")))
    game.answer("BA", "agree")
    assert not at_war(game, "JU", "BA")


def test_no_peace_for_a_minor_apart_from_its_power() -> None:
    """7.4.3, 7.4.5: not in a war of its power, not for others' minors, not by who plays it for a while; no price."""
    game = table("camp rebel: EG; JU: active, track EG, level 13; UR: active, track AS, level 13", impulse="EG", ap=1)
    assert game.refused("EG", ProposePeace(CountryId("AS"), country=CountryId("JU"))).message.id == "no-enemy-power"
    assert game.refused("EG", ProposePeace(CountryId("AS"), country=CountryId("UR"))).message.id == "speaks-not-for"
    game = table("JU: active, controller AS, deployed; war BA JU; hand JU: 25", impulse="JU", ap=1)
    assert game.refused("JU", ProposePeace(CountryId("BA"))).rule == "7.4.5"
    game = table(MINORS_WAR, impulse="BA", ap=1)
    paid = ProposePeace(CountryId("JU"), payer=CountryId("BA"))
    assert game.refused("BA", paid).message.id == "price-among-powers"
    home = table(f"{MINORS_WAR}; hand BA: 17", impulse="BA", ap=1)
    given = ProposePeace(CountryId("JU"), card=CardId("17"))
    assert home.refused("BA", given).message.id == "price-among-powers"


# ---- wars that may not be declared even for nothing -------------------------------------------------------------


def test_no_free_war_on_the_former_camp() -> None:
    """7.4.1: Babylonia was a Rebel as the turn began; for Judah's sake it cannot attack Elam before the Interphase."""
    text = "camp rebel: EL; camp assyrian: AS; BA: camp neutral, camp-at-start rebel; JU: active, track BA, level 13"
    game = table(text, impulse="EL", ap=5)
    game.play("EL", DeclareWar(CountryId("JU")))
    assert at_war(game, "EL", "JU")
    assert game.asked == [(game.seat("EL"), "impulse")]


def test_a_new_ally_in_a_grace_period_may_still_talk() -> None:
    """7.4.6, 7.1: no war with its conqueror; peace for the minor can be asked for."""
    text = "conquest ME EG: until 2; tribute EG ME conquest; JU: active, controller AS, track EG, level 12; war ME JU"
    game = table(f"{text}; tribute JU EG status; EG: eco 5; hand EG: 25 26", impulse="EG", ap=5)
    game.play("EG", court("JU", 13))
    assert not listed_war(game.board, CountryId("ME"), CountryId("EG"))
    assert game.options("EG") == ["stay-out", "peace"]


# ---- one attempt a turn -----------------------------------------------------------------------------------------


def test_a_camp_is_changed_once_a_turn() -> None:
    """7.4.1: only one attempt a turn, also after one that was granted."""
    game = politics("")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(camp=game.country("AS").camp))
    game.answer("AS", "agree")
    refusal = game.refused("BA", JoinCamp(camp=game.country("EL").camp))
    assert (refusal.rule, refusal.message.id) == ("7.4.1", "one-entry-a-turn")
    assert points(game) == {}


def test_who_was_driven_into_a_camp_may_still_change_it() -> None:
    """R-223: the entry of an attacked neutral is no attempt of its own."""
    game = table("EG: eco 5", impulse="AS", ap=15)
    game.play("AS", DeclareWar(CountryId("EG")))
    assert (game.country("EG").camp, game.country("EG").turn.entry_tried) == (game.country("BA").camp, False)


# ---- the start of an impulse ------------------------------------------------------------------------------------


def test_supply_does_not_bind_to_a_free_passage() -> None:
    """R-115, R-21: what falls due before the first action is no action; a card played is one."""
    text = "passage EG ME; EG: eco 5; war EG UR; UR: active, controller AS, deployed; tushpa: EG taharqa 2LI"
    game = begin_impulse(f"{text}; hand EG: 25 26; hand UR: 27", "EG")
    while game.asked[0][1] == "supply":
        game.answer("EG", "pay")
    spent = game.board.impulse
    assert spent is not None
    assert spent.spent > 0
    assert game.quote("EG", CancelPassage(CountryId("ME"))).risky


def test_nobody_stays_aboard_a_ship_of_a_former_ally() -> None:
    """6.16.c: Babylonia leaves the Rebels; its unit on an Elamite ship goes to the Regroup Box."""
    game = politics("sealand-waters: EL SH1, BA LI1-!aboard=EL-SH-1, EL LI2-!aboard=EL-SH-1")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(camp=game.country("AS").camp))
    game.answer("AS", "agree")
    assert (game.where("BA-LI-1"), game.where("EL-LI-2")) == ("regroup", "sealand-waters")


# ---- quotes -----------------------------------------------------------------------------------------------------


def test_a_declaration_says_which_tribute_it_ends() -> None:
    """5.2.3: Syria pays Assyria; an attack ends that, and the quote says so."""
    game = table("tribute SY AS check; SY: eco 3", impulse="AS", ap=10)
    lines = game.quote("AS", DeclareWar(CountryId("SY"))).lines
    (line,) = [line for line in lines if line.id == "quote-tribute-ends"]
    assert [str(getattr(line.params[key], "id", "")) for key in ("payer", "to")] == ["SY", "AS"]


def test_who_wants_to_join_a_camp_learns_who_is_asked() -> None:
    """7.4.1: Assyria always; for the Rebel camp only those who may object."""
    game = politics("war ME EL")
    through_politics(game, "ME")
    for camp, asked in (("AS", ["AS"]), ("BA", ["EL"])):
        lines = game.quote("ME", JoinCamp(camp=game.country(camp).camp)).lines
        found = [str(getattr(line.params["country"], "id", "")) for line in lines if line.id == "quote-asks"]
        assert found == asked
