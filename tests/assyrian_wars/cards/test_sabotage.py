"""Sabotage (6.11.k): Poisoned Wells, Burnt Granaries, Assassins, Mutiny for Pay."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.siege.dice import hunger_needed
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.orders import reduced, rolls
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import table

CLEAR = "options: not special-units, not fog-of-war; "


# ---- 107: Poisoned Wells -----------------------------------------------------------------------------------------


@cards(107)
def test_every_unit_of_one_force_checks(card: str) -> None:
    """An army is one force: its leader does not roll, another army in the area neither."""
    text = f"{CLEAR}kish: BA nabu 3LI!under=BA-nabu marduk 2B!under=BA-marduk; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4, dice={"attrition": [6, 1, 1]})
    game.play("AS", event(card, "BA-nabu"))
    assert rolls(game) == [3]
    through(game)
    assert len(reduced(game, "kish")) == 1


@cards(107)
def test_a_single_unit_and_a_garrison_are_forces(card: str) -> None:
    text = f"{CLEAR}sippar: BA (LI) AS turtan 2LI, siege AS AS-turtan level 2; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4, dice={"attrition": [6]})
    game.play("AS", event(card, "BA-LI-1"))
    assert reduced(game, "sippar") == ["BA-LI-1"]


@cards(107)
def test_aw_6_11_110_events_against_allies(card: str) -> None:
    """AW-6.11-110: an ally can be poisoned as well; camps and statuses stay as they are."""
    text = f"camp assyrian: ME; ecbatana: ME daiukku 2LC; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4, dice={"attrition": [1, 1]})
    game.play("AS", event(card, "ME-daiukku"))
    assert rolls(game) == [2]
    assert game.country("ME").camp == "assyrian"


@cards(107)
def test_wells_need_a_force_with_units_in_sight(card: str) -> None:
    """No bare leader (R-106), nothing at sea, and nothing that the fog hides (9.5)."""
    text = f"kish: BA nabu; ur: BA marduk LI; sidonia: PH SH1; hand AS: {card} 40"
    clear = table(CLEAR + text, impulse="AS", ap=4)
    for found in ("BA-nabu", "PH-SH-1"):
        assert clear.refused("AS", event(card, found)).message.id == "no-force-to-strike"
    game = table(text, impulse="AS", ap=4)
    for found in ("PH-SH-1", "BA-LI-1"):
        assert game.refused("AS", event(card, found)).message.id in ("no-force-to-strike", "kernel-not-seen")
    assert game.refused("AS", event(card, "BA-LI-1")).message.id == "kernel-not-seen"
    assert game.refused("AS", event(card)).rule == "6.11"


@cards(107)
def test_in_the_fog_the_wells_do_not_tell_who_leads_nobody(card: str) -> None:
    """9.5: a leader alone and one with an army are offered alike; the card may be spent for nothing."""
    text = f"kish: BA nabu; ur: BA marduk LI; nippur: BA; kalhu: AS turtan; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4)
    offered = PlayEvent.candidates(game.match.table, game.match.pending[0].seat, "targets", {"card": card}, "")
    assert [one.value for one in offered] == ["BA-nabu", "BA-marduk"]  # of one's own one knows that he is alone
    game.play("AS", event(card, "BA-nabu"))
    assert "nobody-struck" in game.told
    assert (game.ap("AS"), card in game.board.discard) == (3, True)


@cards(107)
def test_wells_cancelled(card: str) -> None:
    text = f"kish: BA nabu 2LI; hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1"
    game = cancelled(table(text, impulse="AS", ap=4), "BA", "AS", event(card, "BA-nabu"))
    assert rolls(game) == []


# ---- 108: Burnt Granaries ----------------------------------------------------------------------------------------


@cards(108)
def test_walls_of_a_city_that_is_not_yours(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=4)
    game.play("AS", event(card, "sippar", use="walls"))
    assert game.board.areas[AreaId("sippar")].damage == 1
    assert game.ap("AS") == 2


@cards(108)
def test_walls_too_low_or_your_own(card: str) -> None:
    game = table(f"sippar: damage 1; hand AS: {card} 40", impulse="AS", ap=4)
    for found in ("sippar", "ashur", "gutium"):
        assert game.refused("AS", event(card, found, use="walls")).message.id == "no-walls-to-break"


@cards(108)
def test_broken_walls_may_starve_a_city(card: str) -> None:
    """R-92: with weaker walls the number on the city is high enough, and it opens its gates."""
    text = f"sippar: BA (LI), AS turtan 3LI, siege AS AS-turtan hunger {{}} level 2; hand AS: {card} 40"
    needed = hunger_needed(table(text.format(1), impulse="AS", ap=4).board, AreaId("sippar"))
    game = table(text.format(needed - 1), impulse="AS", ap=4)
    game.play("AS", event(card, "sippar", use="walls"))
    assert "city-starved" in game.told
    assert game.control("sippar") == "AS"


@cards(108)
def test_fields_go_to_pillage_two(card: str) -> None:
    """Of another country or a minor city; a half-pillaged area gets its second level only."""
    for area, before in (("sippar", 0), ("sippar", 1), ("adana", 0)):
        game = table(f"{area}: pillage {before}; hand AS: {card} 40", impulse="AS", ap=4)
        game.play("AS", event(card, area, use="fields"))
        assert game.board.areas[AreaId(area)].pillage == 2


@cards(108)
def test_fields_that_cannot_burn(card: str) -> None:
    """One's own colour, nobody's land, or pillage 2 already."""
    game = table(f"sippar: pillage 2; hand AS: {card} 40", impulse="AS", ap=4)
    for area in ("sippar", "ashur", "gutium"):
        assert game.refused("AS", event(card, area, use="fields")).message.id == "no-land-to-pillage"


@cards(108)
@pytest.mark.parametrize("use", ["walls", "fields"])
def test_granaries_cancelled(card: str, use: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", impulse="AS", ap=4)
    cancelled(game, "BA", "AS", event(card, "sippar", use=use))
    assert (game.board.areas[AreaId("sippar")].damage, game.board.areas[AreaId("sippar")].pillage) == (0, 0)


# ---- 109: Assassins ----------------------------------------------------------------------------------------------


@cards(109)
@pytest.mark.parametrize(("die", "dead"), [(4, False), (5, True), (6, True)])
def test_a_leader_dies_on_five(card: str, die: int, dead: bool) -> None:
    game = table(f"kish: BA nabu LI; hand AS: {card} 40", impulse="AS", ap=4, dice={"strike-leader": [die]})
    game.play("AS", event(card, "BA-nabu"))
    assert (game.where("BA-nabu") == "") == dead
    assert ("BA-nabu" in game.country("BA").pool) == dead
    assert game.country("BA").vp == 0


@cards(109)
@pytest.mark.parametrize(
    ("who", "die", "dead"), [("sargon", 5, False), ("sargon", 6, True), ("turtan^", 5, False), ("turtan^", 6, True)]
)
def test_a_king_dies_on_six_and_costs_a_point(card: str, who: str, die: int, dead: bool) -> None:
    """8.3.1: a named king is gone for good, a crowned leader goes to the pool; either costs 1 VP."""
    leader = "AS-" + who.removesuffix("^")
    text = f"nineveh: AS {who} LI; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4, dice={"strike-leader": [die]})
    game.play("BA", event(card, leader))
    assert (game.where(leader) == "") == dead
    assert game.country("AS").vp == (-1 if dead else 0)
    assert (leader in game.board.removed) == (dead and who == "sargon")


@cards(109)
def test_assassins_need_a_leader_in_sight(card: str) -> None:
    game = table(f"regroup: BA nabu; kish: BA LI; hand AS: {card} 40", impulse="AS", ap=4)
    for found in ("BA-nabu", "BA-LI-1", ""):
        assert game.refused("AS", event(card, *([found] if found else []))).message.id == "no-leader-to-strike"


@cards(109)
def test_assassins_cancelled(card: str) -> None:
    text = f"kish: BA nabu LI; hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1"
    game = cancelled(table(text, impulse="AS", ap=4), "BA", "AS", event(card, "BA-nabu"))
    assert game.where("BA-nabu") == "kish"


# ---- 110: Mutiny for Pay -----------------------------------------------------------------------------------------


@cards(110)
def test_the_employer_pays_out_of_its_savings(card: str) -> None:
    game = table(f"{CLEAR}kish: BA 3MC-LI; hand AS: {card} 40; BA: saved 3", impulse="AS", ap=4)
    game.play("AS", event(card, "kish"))
    game.answer("BA", "pay")
    assert game.saved("BA") == 1
    assert game.at("kish") == "BA MC-LI-01..03"


@cards(110)
def test_or_two_mercenaries_of_its_choice_leave(card: str) -> None:
    text = f"{CLEAR}kish: BA MC-LI-01 MC-HI-01- MC-B-01; hand AS: {card} 40; BA: saved 2"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", event(card, "kish"))
    game.answer("BA", "let-go")
    game.answer("BA", ("MC-LI-01", "MC-HI-01"))
    assert game.saved("BA") == 2
    assert game.at("kish") == "BA MC-B-01"
    assert {piece.id: piece.reduced for piece in game.board.regroup} == {"MC-LI-01": False, "MC-HI-01": True}


@cards(110)
def test_without_savings_nobody_is_asked_about_money(card: str) -> None:
    """Savings are public: with too few the mercenaries go, and if there is only one, that one."""
    game = table(f"{CLEAR}kish: BA LI MC-LI-01; hand AS: {card} 40; BA: saved 1.5", impulse="AS", ap=4)
    game.play("AS", event(card, "kish"))
    assert game.at("kish") == "BA LI1"
    assert game.where("MC-LI-01") == "regroup"


@cards(110)
def test_savings_that_paid_for_the_event_pay_no_mercenaries(card: str) -> None:
    """Whoever plays it on itself has only what is left of its purse."""
    text = f"{CLEAR}kish: BA LI MC-LI-01; hand BA: {card} 40; BA: saved 2"
    game = table(text, impulse="BA", ap=0)
    game.play("BA", event(card, "kish"))
    assert game.at("kish") == "BA LI1"
    rich = table(text, impulse="BA", ap=2)
    rich.play("BA", event(card, "kish"))
    rich.answer("BA", "pay")
    assert rich.ap("BA") == 0


@cards(110)
def test_mutiny_needs_ordinary_mercenaries(card: str) -> None:
    """Arabs and Aramaeans are immune; where two countries have some, one is named."""
    game = table(f"{CLEAR}kish: BA AR-LC-01 LI; ur: BA MC-LI-01 EL MC-LI-02; hand AS: {card} 40", impulse="AS", ap=4)
    assert game.refused("AS", event(card, "kish")).message.id == "no-mercenaries-there"
    assert game.refused("AS", event(card, "ur")).message.id == "whose-mercenaries"
    game.play("AS", event(card, "ur", "EL"))
    assert game.at("ur") == "BA MC-LI-01"


@cards(110)
def test_in_the_fog_it_may_find_nobody(card: str) -> None:
    """9.5: a refusal would tell what is in a hidden stack; the card is spent for nothing."""
    for stack in ("nabu 2LI", "nabu", "LI", "2LI"):  # one piece lies there like many
        game = table(f"kish: BA {stack}; hand AS: {card} 40", impulse="AS", ap=4)
        entries = game.play("AS", event(card, "kish")).entries
        assert "no-mutineers" in game.told
        assert card in game.board.discard
        assert any(entry.revealed for entry in entries), "or it could be taken back, and the spy has cost nothing"


@cards(110)
def test_mutiny_cancelled(card: str) -> None:
    text = f"{CLEAR}kish: BA MC-LI-01; hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1"
    game = cancelled(table(text, impulse="AS", ap=4), "BA", "AS", event(card, "kish"))
    assert game.at("kish") == "BA MC-LI-01"


@cards(108)
@pytest.mark.parametrize(("use", "stock"), [("walls", "damage"), ("fields", "pillage")])
def test_the_last_marker_makes_everybody_repair(card: str, use: str, stock: str) -> None:
    """10.4.a: markers laid by a card come from the same stock."""
    game = table(f"stock: {stock} 1; hand AS: {card} 40; BA: saved 2", impulse="AS", ap=4)
    game.play("AS", event(card, "sippar", use=use))
    assert "markers-run-out" in game.told
