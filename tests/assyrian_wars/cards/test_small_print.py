"""What cards say in passing: allies in the group, whose siege, which units, what is left to pay with (6.11)."""

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import BuyMercenaries, Hire
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.events.registry import HANDLERS
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.tribute.tribute import TributeCheck
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.dice import Script
from rules.core.questions import Choose
from tests.assyrian_wars.cards.battlefield import attack, lay, played
from tests.assyrian_wars.cards.events import cards, event, respond
from tests.assyrian_wars.cards.test_move import MISS, OWNER, USE, free
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import land
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import fight, next_impulse, through
from tests.assyrian_wars.cases.table import table

GROUP = "group 5 BA: BA-marduk EL-humban"
BOTH = "BA marduk 3LI!under=BA-marduk, EL humban 2LI!under=EL-humban"


# ---- 26: Pestilence in Camp, 72: Mountain Guides: an army group has several countries ----------------------------


@pytest.mark.unsound("group-limits")
@cards(26)
def test_the_allies_of_a_besieging_group_fall_ill_too(card: str) -> None:
    """Every land unit that besieges: those of the whole group, whoever began the siege (R-88)."""
    text = f"ashur: {BOTH}, AS (LI), siege BA BA-marduk level 4; {GROUP}; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4, dice={"attrition": every(1)})
    game.play("AS", event(card, "ashur"))
    assert sorted(rolls(through(game))) == [2, 3]


@cards(26)
def test_who_only_stands_there_does_not_fall_ill(card: str) -> None:
    """R-88: an army outside the group besieges for itself, and this one has not begun."""
    text = f"ashur: {BOTH}, AS (LI), siege BA BA-marduk level 4; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4, dice={"attrition": every(1)})
    game.play("AS", event(card, "ashur"))
    assert rolls(through(game)) == [3]


@pytest.mark.unsound("group-limits")
@cards(72)
def test_guides_lead_the_allies_in_the_group(card: str) -> None:
    text = f"ellipi: {BOTH}; {GROUP}; der: AS turtan 3LI; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=6, dice=MISS)
    game.play("BA", event(card, "BA-marduk"))
    game.play("BA", go("5", "der"))
    assert "terrain" not in [line[0] for line in all_dice(fight(game), "AS")[0]]


# ---- 75: False Trail ---------------------------------------------------------------------------------------------


@cards(75)
def test_nobody_is_asked_about_a_landing(card: str) -> None:
    """6.11.e: who comes by sea has left no area to be led back to: a window would only be a wait for everybody."""
    text = "war AS EG; philistia: AS SH1 turtan!aboard=AS-SH-1 LI1!aboard=AS-SH-1; gaza: EG LI"
    game = table(f"{text}; hand EG: {card} 41; EG: saved 2", impulse="AS", ap=5, orders=False)
    game.play("AS", land("gaza"))
    assert (game.seat("EG"), "respond") not in game.asked
    assert game.where("AS-turtan") == "gaza"


@cards(75)
def test_in_the_fog_nobody_learns_that_a_leader_goes_alone(card: str) -> None:
    """9.5: the same question as after an army's march; the card is spent for nothing. Without fog nobody is asked."""
    text = f"sippar: BA nabu LI; BA: saved 2; hand BA: {card} 41; hand AS: 40 42"
    alone, army = (table(f"kalhu: AS {who}; {text}", impulse="AS", ap=5) for who in ("turtan", "turtan 3LI"))
    for game in (alone, army):
        game.play("AS", go("AS-turtan", "ashur"))
    assert alone.match.questions(None) == army.match.questions(None)
    alone.play("BA", respond(card))
    assert "no-army-astray" in alone.told
    assert alone.where("AS-turtan") == "ashur"
    assert (alone.saved("BA"), card in alone.board.discard) == (1, True)
    clear = table(f"options: not fog-of-war; kalhu: AS turtan; {text}", impulse="AS", ap=5)
    clear.play("AS", go("AS-turtan", "ashur"))
    assert (clear.seat("BA"), "respond") not in clear.asked


@cards(69)
def test_a_free_march_that_was_led_astray_goes_on(card: str) -> None:
    """The area it was led back from was entered, so it is one of the six; only a battle or siege ends the march."""
    hands = f"hand BA: 75 41; BA: saved 2; hand AS: {card} 40 42"
    for start, path, left in (("kalhu", ["ashur"], 5), ("nineveh", ["kalhu", "ashur"], 4)):
        game = table(f"{start}: AS turtan 2LI; sippar: BA nabu LI; {hands}", impulse="AS", ap=5)
        game.play("AS", event(card))
        game.play("AS", free("AS-turtan", *path))
        game.play("BA", respond("75"))
        assert game.where("AS-turtan") == "kalhu"
        assert game.question("AS").kind == "free-march"
        assert game.reason("AS").params["areas"] == left
        assert game.refused("AS", free("AS-turtan", "ashur")).message.id == "was-turned-back"


@cards(75)
def test_nobody_of_a_group_that_was_led_astray_goes_there_again(card: str) -> None:
    """The commander, the other army, and units of either on their own; who was not with them may."""
    text = (
        "kalhu: AS turtan 2LI!under=AS-turtan rab-shaqe 2HI!under=AS-rab-shaqe; arrapha: AS LC; sippar: BA nabu LI; "
        f"group 1 AS: AS-turtan AS-rab-shaqe; BA: saved 2; hand BA: {card} 41; hand AS: 40 42"
    )
    game = table(text, impulse="AS", ap=8)
    game.play("AS", go("1", "ashur"))
    game.play("BA", respond(card))
    assert game.where("AS-rab-shaqe") == "kalhu"
    for force in ("1", "AS-turtan", "AS-rab-shaqe", "AS-LI-1", "AS-HI-2"):
        assert game.refused("AS", go(force, "ashur")).message.id == "was-turned-back", force
    game.quote("AS", go("AS-LC-1", "ashur"))


@cards(75)
def test_the_trail_is_forgotten_with_the_impulse(card: str) -> None:
    text = f"kalhu: AS turtan 2LI; sippar: BA nabu LI; BA: saved 2; hand BA: {card} 41; hand AS: 40 42 43"
    game = table(text, impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "ashur"))
    game.play("BA", respond(card))
    game.end("AS")
    next_impulse(game, "AS")
    game.quote("AS", go("AS-turtan", "ashur"))


# ---- 106: Bribed Gatekeeper --------------------------------------------------------------------------------------


@cards(106)
def test_the_step_must_be_of_the_own_siege(card: str) -> None:
    """Two powers starve one city, each on its own: Elam is not asked when Babylonia's number grows."""
    text = (
        f"ashur: {BOTH}, AS (LI), siege BA BA-marduk hunger 1 level 4, siege EL EL-humban hunger 1 level 4; "
        f"hand EL: {card} 41; hand BA: 40; EL: saved 4"
    )
    game = table(text, impulse="BA", ap=4)
    game.play("BA", Besiege("BA-marduk", "hunger"))
    through(game, "sortie")
    assert game.asked == [(game.seat("BA"), "impulse")]
    assert [siege.hunger for siege in game.board.areas[AreaId("ashur")].sieges] == [2, 1]


@cards(106)
def test_of_two_own_sieges_the_one_that_takes_the_step(card: str) -> None:
    text = (
        "sippar: AS turtan 2LI!under=AS-turtan rab-shaqe 2HI!under=AS-rab-shaqe, "
        f"siege AS AS-turtan hunger 0 level 2, siege AS AS-rab-shaqe hunger 0 level 2; hand AS: {card} 40"
    )
    game = table(text, impulse="AS", ap=6)
    game.play("AS", Besiege("AS-rab-shaqe", "hunger"))
    game.play("AS", respond(card))
    assert [siege.hunger for siege in game.board.areas[AreaId("sippar")].sieges] == [0, 3]


# ---- 64: Careful Preparations, 65: Pass Impulse ------------------------------------------------------------------


@cards(64, 65)
def test_a_pass_is_no_impulse(card: str) -> None:
    """6.0: who must pass takes no impulse; the AP wait for the next one."""
    more = {"64": 6, "65": 3}[card]
    text = (
        "clock: round 2, marker BA, start AS, phase action; hand AS: 25 26; BA: eco 1; hand EL: 30; "
        f"effect {card} BA next-impulse: kind skip-impulse, target BA, value {more}, face-up"
    )
    game = table(text)
    assert "ap-gained" not in game.told
    assert [effect.card for effect in game.board.effects] == [card]


@cards(64, 65)
def test_actions_without_ap_are_cancelled_too(card: str) -> None:
    """6.11.g: no siege, no pillage, no conquest check, no war that costs nothing."""
    text = f"deck: 43; sippar: AS turtan 3LI; kish: AS LI, control AS; babylon: control AS; hand AS: {card} 40"
    orders = (
        Besiege("AS-turtan", "hunger"),
        Pillage(AreaId("sippar")),
        AttemptConquest(CountryId("BA")),
        DeclareWar(CountryId("petra")),
    )
    before = table(f"{text}; uruk: control AS; ur: control AS", impulse="AS", ap=6)
    for order in orders:
        before.quote("AS", order)
    before.play("AS", event(card))
    for order in orders:
        assert before.refused("AS", order).message.id == "impulse-is-closed", order


# ---- 9, 12, 69: a unit that is finished stays behind -------------------------------------------------------------


@cards(9, 12, 69)
def test_an_army_marches_without_its_finished_units(card: str) -> None:
    """6.6.2, R-77: whoever is not finished may go with the leader, as in a move for AP."""
    country = OWNER[card]
    home, leader = ("kalhu", "turtan") if country == "AS" else ("memphis", "taharqa")
    text = f"{home}: {country} {leader} 2LI!under={country}-{leader} HI!used; hand {country}: {card} 40"
    game = table(text, impulse=country, ap=6, dice=MISS)
    game.play(country, event(card, use=USE.get(card, "")))
    chief, target = f"{country}-{leader}", "ashur" if country == "AS" else "tanis"
    assert game.refused(country, free(chief, target, units=f"{country}-HI-1")).message.id == "finished"
    game.play(country, free(chief, target))
    assert there(game, target) == [f"{country}-LI-1", f"{country}-LI-2", chief]
    assert there(game, home) == [f"{country}-HI-1"]


@cards(69)
def test_no_free_march_for_a_finished_leader_or_only_finished_units(card: str) -> None:
    for troops in ("turtan!used 2LI", "turtan 2LI!used"):
        game = table(f"kalhu: AS {troops}; hand AS: {card} 40", impulse="AS", ap=6)
        assert game.refused("AS", event(card)).message.id == "no-army-to-march"


@cards(85)
def test_finished_units_stay_behind_when_armies_enter_together(card: str) -> None:
    text = f"ashur: AS turtan 2LI; kish: AS sargon HI HI!used; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9, dice=MISS)
    game.play("AS", event(card, "sippar", "AS-turtan", "AS-sargon"))
    assert there(game, "kish") == ["AS-HI-2"]
    assert "AS-HI-1" in there(game, "sippar")


# ---- 40, 41: nomads are hired before the mercenaries of the own pool ---------------------------------------------


@cards(40, 41)
def test_another_powers_mercenaries_can_be_bought_meanwhile(card: str) -> None:
    """9.6: the nomads come before ordinary mercenaries of the own pool only."""
    nomad = {"40": "AR-LC-01", "41": "AB-LC-01"}[card]
    game = table(f"pool BA: {nomad} MC-LI-02; pool EL: MC-LI-01; kish: BA LI; hand BA: 42", impulse="BA", ap=6)
    bought = UnitId(PieceId("MC-LI-01"))
    offer = BuyMercenaries(CountryId("EL"), (bought,), AreaId("kish"))
    offered = game.match.candidates(game.seat("BA"), "buy-mercenaries", "units", {"seller": "EL"}, "")
    assert [one.value for one in offered] == [bought]
    game.play("BA", offer)
    game.answer("EL", "sell")
    assert "MC-LI-01" in there(game, "kish")


@cards(41)
def test_an_arab_stays_where_the_card_lets_him_enter(card: str) -> None:
    """8.1: Petra is at peace, but nobody has marched there and nothing has changed between the two."""
    game = table(f"kish: BA LI; hand BA: {card} 40; hand AS: 43 44", impulse="BA", ap=9)
    game.play("BA", event(card))
    game.play("BA", Hire((UnitId(PieceId("AB-LC-01")),), AreaId("petra")))
    game.end("BA")
    assert there(game, "petra") == ["AB-LC-01"]
    assert game.control("petra") == "petra"


# ---- 85: Coordinated Attack: all cards of the battle are paid before the army joins ------------------------------

JOINING = "ashur: AS turtan 2LI; kish: AS sargon 2LI; sippar: BA nabu 2LI; hand AS: %s 91 40"


@cards(85)
def test_the_price_of_other_cards_counts(card: str) -> None:
    """R-20: a loan pays for events, not for the march of the army that joins."""
    game = attack(JOINING % card, "sippar", ap=4)
    for laid in ((card, "91"), ("91", card)):
        assert game.match.submit(game.seat("AS"), lay(*laid)).refusal is not None, laid
    assert game.ap("AS") == 3
    played(game, "AS", card)
    assert "AS-sargon" in there(game, "sippar") or "join-forces" in [kind for _, kind in game.asked]


@cards(85)
def test_with_enough_ap_both_cards_and_the_army(card: str) -> None:
    game = attack(JOINING % card, "sippar", ap=6)
    played(game, "AS", card, "91")
    through(game)
    assert (game.ap("AS"), game.country("AS").loan) == (0, 0)


# ---- 79: Irrigation Works ----------------------------------------------------------------------------------------

DEBT = (
    "clock: round 2, marker AS, start AS, phase action; AS: eco 0, loan 2; hand AS: 40 41; hand BA: 42; "
    "effect %s AS condition: kind eco-marker, target kalhu, face-up; kalhu: eco-plus %d"
)


@cards(79)
def test_the_card_goes_with_its_marker_when_a_loan_is_not_repaid(card: str) -> None:
    game = table(DEBT % (card, 1))
    assert game.board.areas[AreaId("kalhu")].eco_plus == 0
    assert game.board.effects == []
    assert CardId(card) in game.board.discard


@cards(79)
def test_a_plain_marker_beside_it_goes_first(card: str) -> None:
    game = table(DEBT % (card, 2))
    assert game.board.areas[AreaId("kalhu")].eco_plus == 1
    assert [effect.card for effect in game.board.effects] == [card]


# ---- 104: Relief Column ------------------------------------------------------------------------------------------


@pytest.mark.unsound("garrisons-shut-in")
@cards(104)
def test_a_beaten_relief_does_not_go_where_the_besieger_came_from(card: str) -> None:
    """6.7.8, R-78: the victor entered Der from Gutium, in this impulse though not for this battle."""
    text = (
        f"gutium: AS turtan 4LI; der: BA (2LI); bit-imbi: EL humban 5LI; hand EL: {card} 41; hand AS: 40; EL: saved 4"
    )
    script: Script = {
        "melee": every(6, after=[1] * 5),
        "promotion": every(1),
        "besiegers": every(6),
        "defenders": every(6),
    }
    game = table(text, impulse="AS", ap=6, dice=script)
    game.play("AS", go("AS-turtan", "der"))
    fight(game)
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("EL", respond(card, "EL-humban"))
    game.play("EL", free("EL-humban", "der"))
    while game.match.pending and game.match.pending[0].kind != "retreat":
        question = game.match.pending[0]
        assert question.kind != "impulse", "the relief was to be beaten and to retreat"
        wish = {"evade": "stand", "join-relief": "stay"}.get(question.kind)
        answer = question.default if wish is None else Choose(wish)
        assert answer is not None
        game.keep(game.match.submit(question.seat, answer, question.id))
    assert "gutium" not in game.options("EL")


# ---- 76: Swift Riders --------------------------------------------------------------------------------------------


@cards(76)
def test_riders_of_an_attempt_that_was_shut_out_help_no_other(card: str) -> None:
    """6.6.9: an enemy of theirs has come first; the card was for this attempt and is used up."""
    wars = "blank campaign\ncamp assyrian: AS\nwar AS BA; war AS EL; war BA EL"
    troops = "sippar: AS turtan 3LI; babylon: BA marduk 2LI; der: EL tannanu 2LI"
    script: Script = {**MISS, "interception": [6, 6]}
    game = table(f"{wars}; {troops}; hand EL: {card} 41; EL: saved 2", impulse="AS", ap=9, dice=script)
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    game.answer("EL", "intercept")
    game.play("EL", respond(card))
    assert "interception-shut-out" in game.told
    assert game.where("EL-tannanu") == "der"
    assert game.board.effects == []


# ---- 74: Great Host, 109: Assassins: the sea is on the map as well --------------------------------------------------

AT_SEA = "philistia: EG SH1 taharqa!aboard=EG-SH-1 LI1!aboard=EG-SH-1"


@cards(74)
def test_a_leader_at_sea_is_on_the_map(card: str) -> None:
    game = table(f"{AT_SEA}; hand EG: {card} 40", impulse="EG", ap=5)
    game.play("EG", event(card, "EG-taharqa"))
    assert command_bonus(game.board, PieceId("EG-taharqa")) == 3


@cards(109)
def test_assassins_reach_a_leader_at_sea(card: str) -> None:
    """But in the fog nobody sees what a fleet carries (9.5)."""
    text = f"{AT_SEA}; hand AS: {card} 40; kalhu: AS turtan LI"
    game = table(f"options: not fog-of-war; {text}", impulse="AS", ap=5, dice={"strike-leader": [6]})
    game.play("AS", event(card, "EG-taharqa"))
    assert game.where("EG-taharqa") == ""
    assert table(text, impulse="AS", ap=5).refused("AS", event(card, "EG-taharqa")).message.id == "kernel-not-seen"


# ---- 83, 84: a garrison counts as it stood (R-80) -----------------------------------------------------------------


@cards(83, 84)
def test_mercenaries_who_leave_a_garrison_count_for_its_points(card: str) -> None:
    """8.3, R-80: five units were inside just before the round, as in the field the points go by who stood there."""
    text = "options: not fog-of-war; sippar: AS turtan 6HI, BA (3LI MC-LI-01 MC-LI-02)"
    script: Script = {
        "besiegers": every(1),
        "defenders": every(6),
        "mercenaries-leave": every(6),
        "promotion": every(1),
    }
    points = []
    for hand in ("42", card):
        game = table(f"{text}; hand AS: {hand} 40", impulse="AS", ap=6, dice=script)
        game.play("AS", Besiege("AS-turtan", "assault"))
        through(played(game, "AS", card) if hand == card else game)
        assert game.control("sippar") == "AS"
        points.append(game.country("AS").vp)
    assert points == [2, 2]


# ---- 62: Hostage Princes -----------------------------------------------------------------------------------------


@cards(62)
def test_a_check_without_dice_uses_it_up_too(card: str) -> None:
    """R-33: Persia's check always succeeds; it was made, so the card does not lie there for ever."""
    stack = [GameTurns(step="act"), TributeCheck(minor=CountryId("PE"))]
    laid = f"effect {card} AS condition: kind tribute-success, target PE, face-up"
    game = table(f"{laid}; clock: phase initiation", stack=stack)
    assert game.board.effects == []


# ---- 73: Camel Train, 61: Crown Prince ----------------------------------------------------------------------------


@cards(73)
def test_camels_do_not_spare_a_long_way(card: str) -> None:
    """6.6: beyond four areas the units check all the same."""
    game = table(f"kalhu: AS turtan 2LI; hand AS: {card} 40", impulse="AS", ap=9, dice={"attrition": every(1)})
    game.play("AS", event(card))
    game.play("AS", go("AS-turtan", "ashur", "kalhu", "ashur", "kalhu", "ashur"))
    assert rolls(game) == [2]


@cards(61)
def test_the_best_leader_commands_ten_under_a_crown(card: str) -> None:
    """R-14: promoted he has 2 and 8; the crown brings him to 3 and to the highest command there is."""
    game = table(f"kalhu: AS turtan+ LI; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "AS-turtan", use="crown"))
    (chief,) = [piece for piece in game.board.areas[AreaId("kalhu")].pieces if piece.is_leader]
    value = rating(edition_of(game.board).counters, game.board.options, chief)
    assert (value.action, value.command) == (3, 10)


# ---- whatever somebody types ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["7 ", "babylon ", "AS ", "trade ", "expel:BA ", "AS-HI-1 babylon ", "😀 x "])
def test_after_what_was_never_offered_nothing_is_offered(typed: str) -> None:
    """Typed after the name of any card that can be an event: suggestions go on from it, or there are none (6.11)."""
    found = 0
    for card in edition_of(table("").board).cards.by_id.values():
        if any(use.when == "impulse" and type(use.effect) in HANDLERS for use in card.uses):  # no army group's card
            game = table(f"hand EL: {card.id} {26 if card.id == '25' else 25}", impulse="EL", ap=9)
            for use in ("", *(use.name for use in card.uses)):
                given = {"card": card.id, "use": use}
                offered = game.match.candidates(game.seat("EL"), "play-event", "targets", given, typed)
                assert all(one.value.startswith(typed) for one in offered)
                found += 1
    assert found > 100
