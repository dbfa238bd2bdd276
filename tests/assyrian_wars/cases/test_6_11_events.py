"""Section 6.11: events, what they cost, who plays them, and how they are cancelled (R-16, R-131 to R-135)."""

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.events.handlers import Play
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.messages import message
from tests.assyrian_wars.cards.events import MEASURES, event, respond
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.diplomacy import payers
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table


def lay(*cards: str) -> LayCards:
    return LayCards(tuple(CardId(card) for card in cards))


# ---- 6.11 --------------------------------------------------------------------------------------------------------


def test_aw_6_11_101_unplayable_event_is_still_ap() -> None:
    """AW-6.11-101: the Mede has a foreign war already; Mede Feud gives 4 AP."""
    game = table("foreign-war 29 ME nomads: size 3; hand BA: 31 40", impulse="BA", ap=0)
    assert game.refused("BA", event("31")).rule == "6.11.b"
    game.play("BA", PlayCard(CardId("31")))
    assert game.ap("BA") == 4


def test_aw_6_11_102_event_paid_by_saved_ap_and_loan() -> None:
    """AW-6.11-102: income 1 and 1 saved AP pay two of four, two are borrowed."""
    game = table("BA: saved 1; hand BA: 47 40", impulse="BA", ap=1, dice={"alliance": [1, 1]})
    quote = game.quote("BA", event("47"))
    assert [(line.id, line.params["halves"]) for line in quote.lines[-2:]] == [
        ("quote-event-price", 8),
        ("quote-loan", 4),
    ]
    game.play("BA", event("47"))
    assert game.country("BA").loan == 2 * purse.AP
    through(game)
    assert game.ap("BA") == 0
    game.end("BA")
    assert game.saved("BA") == 0


BORROWED = "BA: loan 2, eco 4; hand BA: 40 41; hand AS: 42; clock: phase action, marker BA"


def test_aw_6_11_103_loan_repaid() -> None:
    """AW-6.11-103: of an income of 4 two AP are taken at once; a preemptive impulse neither repays nor defaults."""
    game = table(BORROWED)
    assert game.country("BA").loan == 0
    assert game.ap("BA") == 2
    between = TakeImpulse(country=CountryId("BA"), kind="preemptive")
    earlier = table(BORROWED, stack=[GameTurns(step="end_turn"), ActionPhase(step="test_after_preemption"), between])
    assert earlier.country("BA").loan == 2 * purse.AP
    assert earlier.ap("BA") == 0


def default(more: str = "") -> CaseTable:
    return table(f"BA: loan 2, eco 1; hand BA: 52 40; hand AS: 42; clock: phase action, marker BA; {more}")


def test_aw_6_11_104_loan_in_default() -> None:
    """AW-6.11-104: one AP is taken, an ECO-1 marker goes on a city of choice, and the debt is gone."""
    game = default()
    assert game.question("BA").kind == "default-on-loan"
    assert game.refused("BA", PlayCard(CardId("52"))).message.id == "kernel-action-not-open"
    game.answer("BA", "kish")
    assert game.board.areas[AreaId("kish")].eco_minus == 1
    assert game.country("BA").loan == 0
    assert game.ap("BA") == 0


def test_aw_6_11_105_default_with_an_eco_plus_marker() -> None:
    """AW-6.11-105: the ECO+1 on Kish goes instead."""
    game = default("kish: eco-plus 1")
    assert (game.board.areas[AreaId("kish")].eco_plus, game.board.areas[AreaId("kish")].eco_minus) == (0, 0)
    assert game.question("BA").kind == "impulse"


def test_a_loan_in_default_where_every_city_has_its_marker() -> None:
    """R-133: nothing is left to lose an ECO level; the debt is gone, and the impulse begins."""
    cities = edition_of(default().board).map.home_cities[CountryId("BA")]
    game = default("; ".join(f"{city}: eco-minus 1" for city in cities))
    assert game.question("BA").kind == "impulse"
    assert (game.country("BA").loan, game.ap("BA")) == (0, 0)
    assert "loan-defaulted" not in game.told


def test_aw_6_11_106_loans_are_for_events_only() -> None:
    """AW-6.11-106: nobody borrows for a march, or for building; the refusal says by which rule AP are lent."""
    game = table("kish: BA nabu LI; hand BA: 40 41", impulse="BA", ap=0)
    for order in (Move("BA-nabu", (AreaId("sippar"),)), Build((UnitId(PieceId("BA-LI-2")),), AreaId("babylon"))):
        refusal = game.refused("BA", order)
        assert refusal.message.id == "too-few-ap"
        assert refusal.message.params["loans"] == "6.11"
    assert game.country("BA").loan == 0


@pytest.mark.unsound("status-pays")
def test_aw_6_11_107_an_ally_cannot_be_ruined_by_order() -> None:
    """AW-6.11-107: a minor borrows no more than its ECO level: 1 AP is legal, 3 AP are not (R-132)."""
    text = "UR: active, track BA, level 13, eco 1; kish: UR rusa 2LI; sippar: AS turtan 3LI 2MC-LI; hand UR: 83 49 40"
    own = table(text, impulse="UR", ap=1)
    assert own.refused("UR", event("49")).message.id == "loan-too-high"
    game = attack(text, "UR-rusa", "sippar", by="UR", ap=2)
    assert game.question("UR").kind == "battle"
    quote = game.quote("UR", lay("83"))
    assert "quote-loan" in [line.id for line in quote.lines]
    game.play("UR", lay("83"))
    assert game.country("UR").loan == 1 * purse.AP
    repaid = table(f"{text}; UR: loan 1; clock: phase action, marker UR")
    assert (repaid.asked, repaid.country("UR").loan, repaid.ap("UR")) == ([(repaid.seat("BA"), "impulse")], 0, 0)


def test_aw_6_11_108_cancelled_events_cost_nothing() -> None:
    """AW-6.11-108: Levy has no effect, Egypt pays nothing, Assyria 1; both are discarded, and the card counts."""
    text = f"hand EG: 37 40; hand AS: {MEASURES} 41; AS: saved 2; memphis: EG LI"
    game = table(text, impulse="EG", ap=4)
    unit = next(piece for piece in game.country("EG").pool if piece.startswith("EG-LI"))
    game.play("EG", event("37", unit, "memphis"))
    game.play("AS", respond(MEASURES))
    assert game.at("memphis") == "EG LI1"
    assert (game.ap("EG"), game.saved("AS")) == (4, 1)
    assert {"37", MEASURES} <= set(game.board.discard)
    assert game.board.impulse is not None
    assert [(play.card, play.cancelled) for play in game.board.impulse.cards] == [("37", True)]
    assert game.options("EG") == ["end"]
    assert game.refused("EG", PlayCard(CardId("40"))).message.id == "needs-plus-card"
    game.play("EG", go("EG-LI-1", "herakleopolis"))
    assert game.ap("EG") == 3


def test_aw_6_11_109_you_is_the_country() -> None:
    """AW-6.11-109: Babylonia's Levy builds no Elamites, though one player has both (R-135)."""
    game = table("seat P1: AS; seat P2: BA EL; hand BA: 37 40", impulse="BA", ap=4)
    assert game.seat("BA") == game.seat("EL")
    elamite = next(piece for piece in game.country("EL").pool if piece.startswith("EL-LI"))
    refusal = game.refused("BA", event("37", elamite, "susa"))
    assert (refusal.rule, refusal.message.id) == ("6.11", "counter-of-another")
    own = next(piece for piece in game.country("BA").pool if piece.startswith("BA-LI"))
    game.play("BA", event("37", own, "babylon"))


def test_aw_6_11_111_two_type_card() -> None:
    """AW-6.11-111: the Pharaoh moves or draws, not both."""
    game = table("memphis: EG raia 2LI; hand EG: 12 40", impulse="EG", ap=6)
    refusal = game.refused("EG", event("12"))
    assert refusal.message.id == "event-which-use"
    assert refusal.message.params["uses"] == (message("use-move"), message("use-draw"))
    game.play("EG", event("12", use="draw"))
    through(game)
    assert game.refused("EG", event("12", use="move")).message.id == "card-not-in-hand"


@pytest.mark.unsound("markers-on-tracks")
def test_aw_6_11_112_last_event_prevails() -> None:
    """AW-6.11-112: Hostage Princes first, then a secret action that makes Syria refuse: the later one decides."""
    effect = "effect 62 AS condition: kind tribute-success, target SY, face-up"
    text = f"{effect}; hand BA: 63 40; BA: eco 4; AS: eco 9; SY: track AS, level 0"
    game = table(text, impulse="BA", ap=4, dice={"secret-diplomacy": [1, 1]})
    game.play("BA", event("63", "SY", "refuse", use="secret"))
    through(game)
    assert [one.card for one in game.board.effects] == []
    assert "62" in game.board.discard
    assert (game.country("SY").refusal, payers(game)) == ("black", [])


# ---- who plays what, and when ------------------------------------------------------------------------------------


def test_aw_2_3_1_home_cards_cannot_be_taken() -> None:
    """AW-2.3-1: Captured Messenger finds nothing in a hand of home cards; it is good for 3 AP."""
    game = table("hand AS: 7 8 9; hand BA: 67 40", impulse="BA", ap=4)
    refusal = game.refused("BA", event("67", "AS"))
    assert (refusal.rule, refusal.message.id) == ("2.3", "nobody-to-rob")
    game.play("BA", PlayCard(CardId("67")))
    assert game.ap("BA") == 7


def test_aw_3_1_3_event_plus_income() -> None:
    """AW-3.1-3: an event for 2 of 9 AP leaves 7; its card gives no AP."""
    game = table("sippar: BA LI; hand AS: 108 40", impulse="AS", ap=9)
    game.play("AS", event("108", "sippar", use="walls"))
    assert game.board.areas[AreaId("sippar")].damage == 1
    assert game.ap("AS") == 7


def test_aw_3_1_8_the_last_card_is_reserved() -> None:
    """AW-3.1-8: Elam's only card is the card of its impulse; with two it may lay one (R-16)."""
    text = "gutium: EL tannanu 3LI; arrapha: AS 2LI; hand EL: {}"
    one = table(text.format("90"), impulse="EL", ap=4, orders=False)
    one.play("EL", go("EL-tannanu", "arrapha"))
    fight(one)
    refusal = one.refused("EL", lay("90"))
    assert (refusal.rule, refusal.message.id) == ("3.1", "last-card-is-reserved")
    two = attack(text.format("90 40"), "EL-tannanu", "arrapha", by="EL")
    two.play("EL", lay("90"))
    assert two.country("EL").hand == ["40"]


def test_the_last_card_answers_nothing_either() -> None:
    """R-16: nor as a response of the phasing country, until its card is played."""
    text = "memphis: EG 6LI; hand BA: 29 35; BA: saved 4"
    dice = {"foreign-war-size": [1], "foreign-war-duration": [6]}
    game = table(text, impulse="BA", ap=4, dice=dice)
    game.play("BA", event("29"))
    through(game, "foreign-war-pieces")
    assert game.question("BA").kind == "respond"  # its card is played, so the last one is free
    game.play("BA", respond("35", "29"))


def test_aw_3_2_5_battle_cards_are_extra() -> None:
    """AW-3.2-5: two impulse cards are played; both battle cards may be laid."""
    text = "ashur: AS turtan 3LI; anat: BA 2LI; hand AS: 9 25 90 91 40"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", PlayCard(CardId("9")))
    game.play("AS", PlayCard(CardId("25")))
    assert game.refused("AS", PlayCard(CardId("40"), plus=True)).rule == "3.2"
    game.play("AS", go("AS-turtan", "anat"))
    fight(game)
    game.play("AS", lay("90", "91"))
    assert game.country("AS").hand == ["40"]


def test_aw_3_2_6_pass_impulse_excludes_everything_else() -> None:
    """AW-3.2-6: after Pass Impulse no + card and no march (6.11.g)."""
    game = table("susa: EL tannanu 2LI; hand EL: 65 16 40", impulse="EL", ap=4)
    game.play("EL", event("65"))
    through(game)
    assert game.refused("EL", PlayCard(CardId("16"))).rule == "6.11.g"
    assert game.refused("EL", event("16")).rule == "6.11.g"
    refusal = game.refused("EL", go("EL-tannanu", "madaktu"))
    assert (refusal.rule, refusal.message.id) == ("6.11.g", "impulse-is-closed")
    for state in ("", ", closed"):
        open_or_not = table(f"impulse EL: income 6{state}; hand EL: 40")
        offered = open_or_not.match.candidates(open_or_not.seat("EL"), "declare-war", "target", {"by": "EL"})
        assert bool(offered) == (not state)


def test_aw_3_3_12_borrowing_while_preempting() -> None:
    """AW-3.3-12: the 3 AP of an event are borrowed, not those of a march; of the next income 9 - 3 = 6 AP are left."""
    text = (
        "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; AS: eco 9; EL: eco 4; sippar: control AS;"
        "ashur: AS turtan 2LI; hand AS: 7 25 26 27 28; hand EL: 31; hand BA: 32;"
        "clock: phase action, round 2, marker EL, last BA; BA: impulses 1; AS: impulses 1"
    )
    game = table(text)
    game.answer("AS", "preempt")
    game.play("AS", event("7", "sippar", "kalhu"))
    assert (game.country("AS").loan, game.ap("AS")) == (3 * purse.AP, 0)
    refusal = game.refused("AS", go("AS-turtan", "kalhu"))
    assert (refusal.rule, refusal.message.id) == ("6.6", "too-few-ap")
    game.end("AS")
    game.end("EL")
    assert game.asked == [(game.seat("AS"), "impulse")]
    assert (game.country("AS").loan, game.ap("AS")) == (0, 6)


# ---- what the framework promises beside the cases ----------------------------------------------------------------


def test_a_plus_card_makes_room_for_an_event() -> None:
    """3.2, R-17: two cards an impulse, one of them a +, each as event or for AP; the other's AP pay the event."""
    game = table("hand BA: 14 47 40 41", impulse="BA", ap=0, dice={"alliance": [1, 1]})
    game.play("BA", PlayCard(CardId("14")))
    game.play("BA", event("47"))
    through(game)
    assert game.country("BA").loan == 0
    assert game.ap("BA") == 0
    assert game.refused("BA", event("40")).message.id == "two-cards-played"


CLEAR = "kish: AS turtan LI; options: not special-units, not fog-of-war"


def test_three_ap_make_an_event_card_a_plus_card() -> None:
    """6.18, R-179: on top of the event's price, which alone may be borrowed."""
    game = table(
        "hand BA: 40 107 41; kish: AS turtan LI; options: not special-units, not fog-of-war", impulse="BA", ap=0
    )
    game.play("BA", PlayCard(CardId("40")))
    assert game.refused("BA", event("107", "AS-turtan")).message.id == "needs-plus-card"
    game.play("BA", event("107", "AS-turtan", plus=True))
    assert game.country("BA").loan == 0
    assert game.ap("BA") == 0
    poor = table(
        "hand BA: 25 107 41; kish: AS turtan LI; options: not special-units, not fog-of-war", impulse="BA", ap=0
    )
    poor.play("BA", PlayCard(CardId("25")))
    assert poor.quote("BA", event("107", "AS-turtan", plus=True)).lines[-2].id == "quote-loan"


def test_one_loan_at_a_time() -> None:
    """R-132."""
    game = table("BA: loan 1; hand BA: 47 40", impulse="BA", ap=1)
    assert game.refused("BA", event("47")).message.id == "loan-still-open"


def test_nomads_play_no_events() -> None:
    """10.1, R-149."""
    game = table("CI: active, entered, track BA, level 13; zamua: CI LC; hand CI: 25 40", impulse="CI", ap=4)
    assert game.refused("CI", event("25", "zamua")).rule == "10.1"


def test_a_battle_card_is_no_event_of_the_impulse() -> None:
    game = table("hand BA: 90 40", impulse="BA", ap=4)
    assert game.refused("BA", event("90")).message.id == "event-not-now"


def test_counter_measures_cannot_be_cancelled() -> None:
    """6.11: nobody is asked again about a canceller."""
    text = f"tyre: PH LI; hand BA: 25 40; hand EG: {MEASURES} 41; hand AS: 100 42; EG: saved 2; AS: saved 2"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", event("25", "tyre"))
    first = game.match.pending[0].seat
    game.keep(game.match.submit(first, respond("100" if first == "P1" else MEASURES)))
    assert "event-cancelled" in game.told
    assert game.asked == [("P4", "impulse")]


def test_a_card_on_the_table_is_in_no_pile() -> None:
    """While an event waits for its cancelling the card lies face up, so that nobody can draw it."""
    text = f"tyre: PH LI; hand BA: 25 40; hand EG: {MEASURES} 41"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", event("25", "tyre"))
    assert [(effect.card, effect.country) for effect in game.board.effects] == [("25", "BA")]
    assert "25" not in game.board.discard
    game.answer("EG", "pass")
    assert "25" in game.board.discard


def test_suggestions_are_what_may_be_named() -> None:
    """The cards that have an event now, their uses, and the targets that are legal."""
    game = table("sippar: BA LI; hand AS: 108 90 40", impulse="AS", ap=4)
    values = [one.value for one in game.match.candidates("P1", "play-event", "card", {}, "")]
    assert "90" not in values
    assert {"108", "40"} <= set(values)
    uses = [one.value for one in game.match.candidates("P1", "play-event", "use", {"card": "108"}, "")]
    assert uses == ["walls", "fields"]
    given = {"card": "108", "use": "walls"}
    walls = [one.value for one in game.match.candidates("P1", "play-event", "targets", given, "sip")]
    assert walls == ["sippar"]


def test_a_play_knows_its_first_target() -> None:
    assert Play(CountryId("BA"), CardId("25"), "event", ("tyre", "sidon")).target == "tyre"
    assert Play(CountryId("BA"), CardId("25"), "event").target == ""
