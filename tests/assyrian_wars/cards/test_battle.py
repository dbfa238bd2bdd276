"""Battle cards in the field and in sorties (6.11.d): 83 to 92; naval: 18."""

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.state import Conquest
from rules.assyrian_wars.events.battle_terms import refuse_terms
from rules.assyrian_wars.events.joint import helpers
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.sortie import Sortie
from rules.core.dice import Script
from tests.assyrian_wars.cards.battlefield import MISS, attack, counter, lay, played, silent
from tests.assyrian_wars.cards.events import cards, event
from tests.assyrian_wars.cases.battles import all_dice, box, dice_of, hits, rounds, routs, vp, winner
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

FIELD = "ashur: AS turtan 3LI; sippar: BA nabu 2LI"
QUIET: dict[str, list[int]] = {"promotion": every(1)}


def cancelled(text: str, card: str, by: str = "AS", against: str = "BA", dice: Script | None = None) -> CaseTable:
    """The card is laid and cancelled by a Counter Maneuver; nothing is paid for it."""
    hands = f"hand {by}: {card} 40; hand {against}: 95 41"
    game = attack(f"{text}; {hands}; BA: saved 4; EL: saved 4", "sippar", dice=dice)
    paid, saved = game.ap("AS"), game.saved(by)
    game.play(by, lay(card))
    before = game.events
    game.play(against, counter("95", card))
    game.events = before + game.events
    assert "battle-card-cancelled" in game.told
    assert (game.ap("AS") if by == "AS" else game.saved(by)) == (paid if by == "AS" else saved)
    assert {card, "95"} <= set(game.board.discard)
    return game


# ---- 83: Turncoats -----------------------------------------------------------------------------------------------


@cards(83)
def test_half_of_the_mercenaries_rounded_up_change_sides(card: str) -> None:
    """Two of three roll for Assyria, their owner's choice; then they are in the Regroup Box of their employer."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu LI MC-LI-01 MC-LI-02 MC-LI-03; hand AS: {card} 40; hand BA: 41"
    game = attack(text, "sippar", dice={"melee": MISS, **QUIET})
    game.play("AS", lay(card))
    assert game.question("BA").kind == "battle-card-choice"
    game.answer("BA", ("MC-LI-01", "MC-LI-03"))
    assert ("LI", 2, 2) in dice_of(game, "AS")
    assert sum(line[2] for line in dice_of(game, "BA") if line[0] == "LI") == 2
    through(game)
    assert {"MC-LI-01", "MC-LI-03"} <= set(box(game))
    assert {piece.owner for piece in game.board.regroup if piece.id in ("MC-LI-01", "MC-LI-03")} == {"BA"}


@cards(83)
def test_turncoats_need_ordinary_mercenaries(card: str) -> None:
    """Arabs and Aramaeans are immune; with the fog of war a refusal would tell, so the card just finds nobody."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu LI AB-LC-01; hand AS: {card} 90 40"
    open_stacks = attack(f"options: not fog-of-war; {text}", "sippar")
    assert open_stacks.refused("AS", lay(card)).message.id == "no-enemy-mercenaries"
    fog = played(attack(text, "sippar"), "AS", card)
    assert "turncoats" not in fog.told


@cards(83)
def test_turncoats_take_hits_for_their_new_side(card: str) -> None:
    """They are Assyria's units while they fight: a hit may kill one of them."""
    text = f"ashur: AS turtan LI; sippar: BA nabu 3LI MC-LI-01-; hand AS: {card} 40; hand BA: 41"
    game = attack(text, "sippar", dice={"melee": every(6, after=[*[6] * 6, 1]), **QUIET})
    game = through(played(game, "AS", card))
    assert "MC-LI-01" in game.board.game_pool


@cards(83)
def test_turncoats_cancelled(card: str) -> None:
    game = cancelled("ashur: AS turtan 3LI; sippar: BA nabu LI 2MC-LI", card)
    assert "battle-card-choice" not in [kind for _, kind in game.asked]
    assert sum(line[2] for line in dice_of(game, "BA") if line[0] == "LI") == 3


# ---- 84: Give Them What They Want --------------------------------------------------------------------------------


@cards(84)
def test_d3_mercenaries_leave(card: str) -> None:
    """A 4 is 2: two of three leave before the dice, of their owner's choice."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu LI MC-LI-01 MC-LI-02 MC-LI-03; hand AS: {card} 40; hand BA: 41"
    game = attack(text, "sippar", dice={"melee": MISS, "mercenaries-leave": [4], **QUIET})
    game.play("AS", lay(card))
    game.answer("BA", ("MC-LI-02", "MC-LI-03"))
    assert set(box(game)) >= {"MC-LI-02", "MC-LI-03"}
    assert sum(line[2] for line in dice_of(game, "BA") if line[0] == "LI") == 2


@cards(84)
def test_bribes_need_enemy_mercenaries(card: str) -> None:
    game = attack(f"options: not fog-of-war; {FIELD} AB-LC-01; hand AS: {card} 90 40", "sippar")
    assert game.refused("AS", lay(card)).rule == "10.4.e"


@cards(84)
def test_if_all_leave_the_battle_is_won(card: str) -> None:
    """6.7.6: who has nobody left has lost."""
    text = f"ashur: AS turtan 3LI; sippar: BA 2MC-LI; hand AS: {card} 40"
    game = through(played(attack(text, "sippar", dice={"mercenaries-leave": [6], **QUIET}), "AS", card))
    assert winner(game) == ["AS"]


@cards(84)
def test_bribes_cancelled(card: str) -> None:
    game = cancelled("ashur: AS turtan 3LI; sippar: BA nabu LI 2MC-LI", card)
    assert "mercenaries-wanted" not in game.told
    assert sum(line[2] for line in dice_of(game, "BA") if line[0] == "LI") == 3


# ---- 85: Coordinated Attack --------------------------------------------------------------------------------------


@cards(85)
def test_an_army_next_to_the_battle_joins_it(card: str) -> None:
    text = f"ashur: AS turtan 2LI; kish: AS sargon LI HI; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = attack(text, "sippar")
    paid = game.ap("AS")
    played(game, "AS", card)
    assert "AS-sargon" in there(game, "sippar") or "join-forces" in [kind for _, kind in game.asked]
    through(game)
    assert game.ap("AS") == paid - 2 - 1  # the event and one area


@cards(85)
def test_help_only_for_an_attacker_in_the_own_impulse(card: str) -> None:
    text = f"{FIELD}; kish: BA marduk LI; hand BA: {card} 40; hand AS: 95 41; BA: saved 4"
    game = attack(text, "sippar")
    assert game.seat("BA") not in dict(game.asked)  # nothing to play: the default order passes
    alone = attack(f"{FIELD}; hand AS: {card} 40", "sippar")
    assert alone.match.submit(alone.seat("AS"), lay(card)).refusal is not None


@cards(85)
def test_two_armies_enter_an_area_together(card: str) -> None:
    """R-70: both fight; without an army group their leaders give no dice."""
    text = f"ashur: AS turtan 2LI; kish: AS sargon 2HI; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9, dice={"melee": MISS, **QUIET})
    game.play("AS", event(card, "sippar", "AS-turtan", "AS-sargon"))
    while game.match.pending[0].kind in ("intercept", "evade", "join-forces", "respond"):
        question = game.match.pending[0]
        wish = {"evade": "stand", "intercept": "decline", "join-forces": "stay-apart"}.get(question.kind, "pass")
        before = game.events
        game.answer("AS" if question.seat == game.seat("AS") else "BA", wish)
        game.events = before + game.events
    first = all_dice(game, "AS")[0]
    assert ("LI", 3, 2) in first
    assert ("HI", 4, 2) in first
    assert not [line for line in first if line[0] == "leader"]


@cards(85)
def test_joint_march_needs_two_armies_and_their_ap(card: str) -> None:
    text = f"ashur: AS turtan 2LI; kish: AS sargon 2HI; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9)
    assert game.refused("AS", event(card, "sippar", "AS-turtan")).rule == "6.11"
    assert game.refused("AS", event(card, "babylon", "AS-turtan", "AS-sargon")).rule == "6.11.h"
    poor = table(text, impulse="AS", ap=1)
    assert poor.refused("AS", event(card, "sippar", "AS-turtan", "AS-sargon")).rule in ("6.11.h", "6.11")
    short = table(text, impulse="AS", ap=3)  # 2 for the event and 1 for each army: a loan pays events only
    assert short.refused("AS", event(card, "sippar", "AS-turtan", "AS-sargon")).rule in ("6.11.h", "6.11")


@cards(85)
def test_cavalry_joins_at_its_own_pace(card: str) -> None:
    """9.7: an army of cavalry that has not marched comes quickly; one that has walked before goes on walking."""
    text = f"options: special-units; ashur: AS turtan 2LC{{}}; sippar: BA nabu 2LI; hand AS: {card} 40"
    for marched, quick in (("", True), ("!steps=1", False)):
        board = table(text.format(marched), impulse="AS", ap=9).board
        assert [helper.quick for helper in helpers(board, CountryId("AS"), AreaId("sippar"))] == [quick]


# ---- 86: Chosen Champion -----------------------------------------------------------------------------------------


@cards(86)
def test_the_best_enemy_leader_falls_on_five_or_six(card: str) -> None:
    text = f"{FIELD}; hand AS: {card} 40"
    dead = played(attack(text, "sippar", dice={"melee": MISS, "champion": [5], **QUIET}), "AS", card)
    assert dead.where("BA-nabu") == ""
    alive = played(attack(text, "sippar", dice={"melee": MISS, "champion": [4], **QUIET}), "AS", card)
    assert alive.where("BA-nabu") != ""


@cards(86)
def test_a_champion_needs_an_enemy_leader(card: str) -> None:
    game = attack(f"ashur: AS turtan 3LI; sippar: BA 2LI; hand AS: {card} 40; hand BA: 41", "sippar")
    assert game.match.submit(game.seat("AS"), lay(card)).refusal is not None


@cards(86)
def test_a_king_is_gone_for_good_and_costs_a_point(card: str) -> None:
    """8.3.1: no king is spared."""
    text = f"ashur: AS turtan 3LI; sippar: BA marduk 2LI; hand AS: {card} 40"
    game = played(attack(text, "sippar", dice={"melee": MISS, "champion": [6], **QUIET}), "AS", card)
    assert "BA-marduk" in game.board.removed
    assert vp(game, "BA") == -1


@cards(86)
def test_a_champion_cancelled(card: str) -> None:
    assert "champion-rolled" not in cancelled(FIELD, card).told


# ---- 87: Ambush in the Pass --------------------------------------------------------------------------------------


@cards(87)
def test_three_dice_against_an_attack_over_a_river(card: str) -> None:
    text = f"kish: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 40; BA: saved 4"
    game = played(attack(text, "sippar"), "BA", card)
    first, second = all_dice(game, "BA")[:2]
    assert ("card", 3, 3) in first
    assert not [line for line in second if line[0] == "card"]


@cards(87)
def test_no_ambush_without_such_a_crossing_or_by_the_attacker(card: str) -> None:
    game = attack(f"anat: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 90; BA: saved 4", "sippar")
    assert game.refused("BA", lay(card)).message.id == "no-such-crossing"
    other = attack(f"kish: AS turtan 3LI; sippar: BA nabu 2LI; hand AS: {card} 90 40", "sippar")
    assert other.refused("AS", lay(card)).message.id == "not-on-such-side"


@cards(87)
def test_not_after_an_interception(card: str) -> None:
    """R-58: terrain has no effect then."""
    text = f"kish: AS turtan 3LI; babylon: BA nabu 2LI; hand BA: {card} 90; BA: saved 4"
    game = table(text, impulse="AS", ap=9, dice={"interception": [6, 6], "melee": MISS, **QUIET})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "intercept")
    assert game.question("BA").kind == "battle"
    assert game.refused("BA", lay(card)).rule == "6.11.d"


# ---- 88: Archers' Storm ------------------------------------------------------------------------------------------


@cards(88)
def test_bows_are_stronger_in_the_first_round(card: str) -> None:
    text = f"ashur: AS turtan 2B LI; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = played(attack(text, "sippar"), "AS", card)
    first, second = all_dice(game, "AS")[:2]
    assert ("B", 4, 2) in first
    assert ("LI", 3, 1) in first
    assert ("B", 3, 2) in second


@cards(88)
def test_a_storm_needs_archers(card: str) -> None:
    game = attack(f"{FIELD}; hand AS: {card} 90 40", "sippar")
    assert game.refused("AS", lay(card)).message.id == "no-such-unit"


@cards(88)
def test_chariots_have_it_as_bow_units_only(card: str) -> None:
    """R-84: with 9.7 the chariots' choice comes after the cards."""
    text = f"options: special-units; ashur: AS turtan CH B; sippar: BA nabu 2LI; hand AS: {card} 40"
    for choice, factors in (("bow", {5 + 1, 3 + 1}), ("heavy", {3 + 1})):
        game = attack(text, "sippar", dice={"bow-fire": MISS, "melee": MISS, **QUIET})
        game = played(game, "AS", card)
        before = game.events
        game.answer("AS", choice)
        game.events = before + game.events
        assert {line[1] for line in dice_of(game, "AS", "bow-fire")} == factors


# ---- 89: Chariot Charge ------------------------------------------------------------------------------------------


@cards(89)
def test_chariots_and_heavy_cavalry_charge_in_every_round(card: str) -> None:
    text = f"ashur: AS turtan CH HC LI; sippar: BA nabu 2LI; hand AS: {card} 40"
    game = played(attack(text, "sippar"), "AS", card)
    for rolled in all_dice(game, "AS")[:2]:
        assert {("CH", 6, 1), ("HC", 5, 1), ("LI", 3, 1)} <= set(rolled)


@cards(89)
def test_a_charge_needs_chariots_or_heavy_cavalry(card: str) -> None:
    game = attack(f"{FIELD}; hand AS: {card} 90 40", "sippar")
    assert game.refused("AS", lay(card)).message.id == "no-such-unit"


@cards(89)
def test_a_charge_cancelled(card: str) -> None:
    game = cancelled("ashur: AS turtan CH; sippar: BA nabu 2LI", card)
    assert ("CH", 5, 1) in dice_of(game, "AS")


# ---- 90: Shield Wall ---------------------------------------------------------------------------------------------


@cards(90)
def test_the_first_two_hits_were_never_scored(card: str) -> None:
    """Three hits are one: no loss, no rout and nothing towards victory for the other two."""
    text = f"{FIELD}; hand BA: {card} 40; BA: saved 4"
    game = attack(text, "sippar", dice={"melee": every(6, after=[1, 1, 1]), **QUIET})
    game = through(played(game, "BA", card))
    assert rounds(game)[0] == (1, 0)


@cards(90)
def test_the_wall_lasts_into_the_second_round(card: str) -> None:
    """One hit of the first round uses one shield up, the other is left for the second."""
    text = f"ashur: AS turtan 2LI; sippar: BA nabu 2LI; hand BA: {card} 40; BA: saved 4"
    dice = {"melee": every(6, after=[1, *[6] * 7, 1, 1]), **QUIET}
    game = played(attack(text, "sippar", dice=dice), "BA", card)
    through(game)
    assert rounds(game)[0] == (0, 0)
    assert rounds(game)[1][0] == 1


@cards(90)
def test_no_shield_wall_in_a_siege(card: str) -> None:
    text = f"sippar: AS turtan 3LI, BA (nabu 2LI); hand BA: {card} 95; BA: saved 4; hand AS: 93 40"
    game = table(text, impulse="AS", ap=5, dice={"besiegers": MISS, "defenders": MISS, **QUIET})
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("AS", lay("93"))
    assert game.match.submit(game.seat("BA"), lay(card)).refusal is not None


@cards(90)
def test_a_shield_wall_cancelled(card: str) -> None:
    """Three hits are three hits."""
    game = cancelled(FIELD, card, by="BA", against="AS", dice={"melee": every(6, after=[1, 1, 1]), **QUIET})
    assert "hits-ignored" not in game.told
    assert hits(game, "AS")[0] == 3
    assert rounds(through(game))[0] == (3, 0)


# ---- 91: Panic ---------------------------------------------------------------------------------------------------


@cards(91)
def test_a_rout_for_every_hit(card: str) -> None:
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 4LI; hand AS: {card} 40"
    game = attack(text, "sippar", dice={"melee": every(6, after=[1, 1]), **QUIET})
    game = through(played(game, "AS", card))
    assert routs(game)[0] == (0, 2)


@cards(91)
def test_a_winner_still_rallies_his_routs(card: str) -> None:
    """6.7.4.a: Assyria wins with more hits, and turtan's action rating is subtracted from its routs."""
    text = f"ashur: AS sargon 4HI; sippar: BA nabu 4LI; hand BA: {card} 40; BA: saved 4"
    game = attack(
        text, "sippar", force="AS-sargon", dice={"melee": every(6, after=[1, 1, 1, 1, *[6] * 5, 1, 1]), **QUIET}
    )
    rolled = through(played(game, "BA", card))
    assert hits(rolled, "BA")[0] == 2
    assert routs(rolled)[0][0] == 0


@cards(91)
def test_no_panic_in_a_sortie(card: str) -> None:
    text = f"sippar: AS turtan 2LI, BA (nabu 3LI), siege AS AS-turtan level 2; hand BA: {card} 90 40; BA: saved 4"
    game = table(text, impulse="BA", ap=5, dice={"melee": MISS, **QUIET})
    game.play("BA", Sortie(AreaId("sippar")))
    assert game.refused("BA", lay(card)).message.id == "not-in-such-battle"
    game.play("BA", lay("90"))


@cards(91)
def test_a_panic_cancelled(card: str) -> None:
    """6.7.4.a: two hits are one rout again."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 4LI"
    game = through(cancelled(text, card, dice={"melee": every(6, after=[1, 1]), **QUIET}))
    assert routs(game)[0] == (0, 1)


# ---- 92: Feigned Retreat -----------------------------------------------------------------------------------------


@cards(92)
def test_a_side_breaks_off_without_routs(card: str) -> None:
    """Its hits are taken; it has lost and retreats, and the enemy's victory counts."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 5LI; hand BA: {card} 40; BA: saved 4"
    game = attack(text, "sippar", dice={"melee": every(6, after=[1, 1]), **QUIET})
    game = silent(played(game, "BA", card))
    through(game, "take-hits")
    assert game.question("BA").kind == "break-off"
    before = game.events
    game.answer("BA", "break-off")
    game.events = before + game.events
    assert routs(game) == [(0, 0)]
    assert winner(game) == ["AS"]
    assert vp(game, "AS") == 1


@cards(92)
def test_who_does_not_break_off_fights_on(card: str) -> None:
    text = f"{FIELD}; hand BA: {card} 40; BA: saved 4"
    game = silent(played(attack(text, "sippar"), "BA", card))
    before = game.events
    game.answer("BA", "fight-on")
    game.events = before + game.events
    assert len(rounds(game)) == 2


@cards(92)
def test_no_feigned_retreat_in_a_siege(card: str) -> None:
    text = f"sippar: AS turtan 3LI, BA (nabu 2LI); hand AS: {card} 93 40"
    game = table(text, impulse="AS", ap=5, dice={"besiegers": MISS, "defenders": MISS, **QUIET})
    game.play("AS", Besiege("AS-turtan", "standard"))
    assert game.refused("AS", lay(card)).message.id == "not-in-such-battle"


@cards(92)
def test_a_feigned_retreat_cancelled(card: str) -> None:
    game = cancelled(FIELD, card, by="BA", against="AS")
    assert "break-off" not in [kind for _, kind in game.asked]


# ---- what all of them share --------------------------------------------------------------------------------------


@cards(83, 84, 86, 87, 88, 89, 90, 91, 92)
def test_a_battle_card_is_no_event_of_an_impulse(card: str) -> None:
    """6.11.d: only before the dice of a battle."""
    game = table(f"{FIELD}; hand AS: {card} 40", impulse="AS", ap=9)
    assert game.refused("AS", event(card)).message.id == "event-not-now"


@cards(90)
def test_no_battle_cards_in_a_grace_period(card: str) -> None:
    """7.1.D: Assyria and Elam may play events on each other, but no battle cards; Babylonia may."""
    hands = f"hand EL: {card} 40; hand BA: 92 41; EL: saved 2; BA: saved 2"
    game = attack(f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; {hands}", "sippar")
    battle = game.match.table.find(BattleCards)
    assert battle is not None
    terms = decks.card_of(game.board, card).uses[0]
    grace = Conquest(CountryId("AS"), CountryId("EL"), until=9)
    game.board.conquests.append(grace)
    battle.sides = ((PieceId("AS-turtan"),), (PieceId("BA-nabu"),))
    assert refuse_terms(game.match.table, battle, CountryId("BA"), CardId(card), terms) is None
    game.board.areas[AreaId("sippar")].pieces[0].owner = CountryId("EL")
    battle.sides = (battle.sides[0], tuple(piece.id for piece in game.board.areas[AreaId("sippar")].pieces))
    refusal = refuse_terms(game.match.table, battle, CountryId("AS"), CardId(card), terms)
    assert refusal is not None
    assert refusal.message.id == "grace-bars-battle-cards"
