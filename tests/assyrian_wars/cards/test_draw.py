"""Draw pile cards (6.11.g): 12, 64 to 68."""

from rules.assyrian_wars.board.ids import AreaId, CardId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.regrouping import Combine
from rules.assyrian_wars.build.treasury import SellGroupCard
from rules.assyrian_wars.sea.raid_orders import WithdrawRaiders
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.fleets import board, land
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table

COUNTER = f"; hand EL: {MEASURES} 41; EL: saved 1"
OWNER = {"12": "EG", "66": "AS"}


# ---- 12: The Pharaoh Takes Action (draw), 66: Scribes and Tablets ------------------------------------------------


def drawing(card: str, more: str = "", ap: float = 5, drawn: tuple[str, ...] = ("43", "45")) -> CaseTable:
    country = OWNER[card]
    text = f"deck: 43 44 45; hand {country}: {card} 40{more}"
    return table(text, impulse=country, ap=ap, draws={"cards": drawn})


@cards(12, 66)
def test_two_are_drawn_and_one_discarded(card: str) -> None:
    country = OWNER[card]
    game = drawing(card)
    game.play(country, event(card, use="draw" if card == "12" else ""))
    assert set(game.country(country).hand) == {"40", "43", "45"}
    assert set(game.options(country)) == {"40", "43", "45"}
    game.answer(country, "45")
    assert set(game.country(country).hand) == {"40", "43"}
    assert "45" in game.board.discard


@cards(12, 66)
def test_home_cards_are_not_thrown_away(card: str) -> None:
    country = OWNER[card]
    home = {"EG": "13", "AS": "9"}[country]
    game = drawing(card, f" {home}")
    game.play(country, event(card, use="draw" if card == "12" else ""))
    assert home not in game.options(country)


@cards(12, 66)
def test_there_must_be_a_card_to_draw(card: str) -> None:
    country = OWNER[card]
    game = table(f"deck: none; discard: none; hand {country}: {card} 40", impulse=country, ap=5)
    game.board.deck, game.board.discard = [], []
    assert game.refused(country, event(card, use="draw" if card == "12" else "")).message.id == "nothing-to-draw"


@cards(12, 66)
def test_nothing_is_drawn(card: str) -> None:
    country = OWNER[card]
    game = cancelled(drawing(card, COUNTER, drawn=()), "EL", country, event(card, use="draw" if card == "12" else ""))
    assert game.country(country).hand == ["40"]


@cards(66)
def test_aw_6_11_g_101_a_draw_card_counts_as_the_play(card: str) -> None:
    """AW-6.11.g-101: AP and a + card may be added."""
    text = f"deck: 43 44 45; memphis: EG taharqa 2LI, pillage 1; hand EG: {card} 13 40"
    game = table(text, impulse="EG", ap=5, draws={"cards": ["43", "45"]})
    game.play("EG", event(card))
    game.answer("EG", "43")
    game.play("EG", go("EG-taharqa", "herakleopolis", "memphis", "herakleopolis", "memphis"))
    assert game.ap("EG") == 0
    game.play("EG", event("13"))
    assert game.board.areas[AreaId("memphis")].pillage == 0
    assert game.options("EG") == ["end"]


@cards(12)
def test_aw_6_11_111_one_of_the_two(card: str) -> None:
    """AW-6.11-111: the card has two types, and one use is taken."""
    game = table(f"memphis: EG taharqa 2LI; hand EG: {card} 40", impulse="EG", ap=5)
    assert game.refused("EG", event(card)).message.id == "event-which-use"


# ---- 64: Careful Preparations, 65: Pass Impulse ------------------------------------------------------------------

NEXT = {"64": 6, "65": 3}


@cards(64, 65)
def test_the_next_impulse_has_more_ap(card: str) -> None:
    """No AP and no second card now; 65 draws one; face up until the next impulse."""
    text = f"deck: 43 44; hand AS: {card} 9 40; kalhu: AS turtan 2LI; AS: eco 9"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", event(card))
    assert game.ap("AS") == 0
    assert len(game.country("AS").hand) == (3 if card == "65" else 2)
    assert game.refused("AS", go("AS-turtan", "ashur")).message.id == "impulse-is-closed"
    assert game.refused("AS", PlayCard(CardId("9"))).message.id == "impulse-is-closed"
    assert game.refused("AS", event("9")).message.id == "impulse-is-closed"
    assert [effect.card for effect in game.board.effects if effect.face_up] == [card]
    game.end("AS")
    assert game.saved("AS") == 4
    while game.board.impulse is None or game.board.impulse.country != "AS":
        question = game.match.pending[0]
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    assert game.board.impulse.lapsing == 2 * NEXT[card]
    assert game.board.effects == []
    assert card in game.board.discard


@cards(64, 65)
def test_not_after_a_card_or_ap(card: str) -> None:
    moved = table(f"deck: 43; hand AS: {card} 9 40; kalhu: AS turtan 2LI", impulse="AS", ap=4)
    moved.play("AS", go("AS-turtan", "ashur"))
    assert moved.refused("AS", event(card)).message.id == "skip-ap-spent"
    played = table(f"deck: 43; hand AS: {card} 9 40", impulse="AS", ap=4)
    played.play("AS", PlayCard(CardId("9")))
    assert played.refused("AS", event(card)).message.id == "skip-card-played"


@cards(64, 65)
def test_aw_6_11_g_102_nothing_else(card: str) -> None:
    """AW-6.11.g-102: after maintenance it is closed; after pillage it is legal, and 4 AP are saved."""
    text = (
        f"deck: 43; BA: eco 4; hand BA: {card} 14 40; hand AS: 41; clock: phase action, marker BA; ashur: BA nabu 2LI"
    )
    paid = table(text)
    paid.answer("BA", "pay")
    assert paid.refused("BA", event(card)).message.id == "skip-ap-spent"
    wasted = table(f"{text}, pillage 2")
    assert wasted.ap("BA") == 3
    assert wasted.refused("BA", event(card)).message.id == "skip-ap-spent"
    game = table(text)
    game.answer("BA", "pillage")
    game.play("BA", event(card))
    assert game.refused("BA", PlayCard(CardId("14"))).rule == "6.11.g"
    build = Build((UnitId(PieceId("BA-LI-3")),), AreaId("babylon"))
    assert game.refused("BA", build).message.id == "impulse-is-closed"
    game.end("BA")
    assert game.saved("BA") == 4


@cards(64, 65)
def test_what_costs_nothing_is_closed_too(card: str) -> None:
    """6.11.g: all actions of the impulse are cancelled: nobody goes aboard or ashore, and raiders stay (6.15, 6.16)."""
    text = f"philistia: EG SH1..2, EG LI1!aboard=EG-SH-1; gaza: EG LI2, control EG; raid-1: EG LC1; hand EG: {card} 40"
    game = table(f"deck: 43; {text}", impulse="EG", ap=4)
    orders = (land("gaza"), board("gaza", "EG-LI-2"), WithdrawRaiders((UnitId(PieceId("EG-LC-1")),)))
    for order in orders:
        assert game.match.refusal(game.seat("EG"), order) is None
    game.play("EG", event(card))
    for order in orders:
        refusal = game.refused("EG", order)
        assert (refusal.rule, refusal.message.id) == ("6.11.g", "impulse-is-closed")
        first = order.params()[0].name
        assert game.match.candidates(game.seat("EG"), order.tag(), first, {}) == []


@cards(64, 65)
def test_repaying_a_loan_does_not_count(card: str) -> None:
    """R-153."""
    game = table(f"deck: 43; hand BA: {card} 40; impulse BA: income 4, event-spent 1, repaid 1", impulse="BA")
    game.play("BA", event(card))
    assert game.ap("BA") == 0


@cards(64, 65)
def test_the_impulse_is_not_skipped(card: str) -> None:
    game = table(f"deck: 43; hand AS: {card} 40{COUNTER}; kalhu: AS turtan 2LI", impulse="AS", ap=4)
    cancelled(game, "EL", "AS", event(card))
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.board.effects == []


# ---- 67: Captured Messenger --------------------------------------------------------------------------------------


@cards(67)
def test_a_random_card_for_one_of_choice(card: str) -> None:
    game = table(f"hand AS: {card} 9 40; hand BA: 15 43 44", impulse="AS", ap=5, draws={"captured": ["44"]})
    game.play("AS", event(card, "BA"))
    assert set(game.country("AS").hand) == {"9", "40", "44"}
    assert set(game.options("AS")) == {"40", "44"}  # no home card
    game.answer("AS", "40")
    assert set(game.country("BA").hand) == {"15", "43", "40"}


@cards(67)
def test_only_an_enemy_with_random_cards(card: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: 15; hand EG: 43", impulse="AS", ap=5)
    assert game.refused("AS", event(card, "BA")).message.id == "nobody-to-rob"  # home cards only
    assert game.refused("AS", event(card, "EG")).message.id == "nobody-to-rob"  # at peace


@cards(67)
def test_what_was_taken_is_told_to_the_two_only(card: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: 43 44", impulse="AS", ap=5, draws={"captured": ["44"]})
    game.play("AS", event(card, "BA"))
    told = next(one for one in game.events if one.message.id == "card-captured")
    assert set(told.seats or ()) == {game.seat("AS"), game.seat("BA")}


@cards(67)
def test_the_messenger_gets_through(card: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: 43 44{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card, "BA"))
    assert set(game.country("BA").hand) == {"43", "44"}


# ---- 68: Oracle of Ishtar ----------------------------------------------------------------------------------------


@cards(68)
def test_one_of_five(card: str) -> None:
    seen = ["43", "44", "45", "46", "47"]
    game = table(f"deck: 43..50; hand AS: {card} 40", impulse="AS", ap=5, draws={"oracle": seen})
    game.play("AS", event(card))
    assert game.options("AS") == seen
    assert game.question("AS").private
    game.answer("AS", "46")
    assert set(game.country("AS").hand) == {"40", "46"}
    assert game.board.deck == ["43", "44", "45", "47", "48", "49", "50"]


@cards(68)
def test_fewer_cards_in_the_pile(card: str) -> None:
    game = table(f"deck: 43 44; hand AS: {card} 40", impulse="AS", ap=5)
    game.board.deck = [CardId("43"), CardId("44")]
    game.play("AS", event(card))
    assert set(game.options("AS")) == {"43", "44"}


@cards(68)
def test_an_oracle_needs_a_pile(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    game.board.deck, game.board.discard = [], []
    assert game.refused("AS", event(card)).message.id == "nothing-to-draw"


@cards(68)
def test_the_oracle_is_silent(card: str) -> None:
    game = table(f"deck: 43 44; hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card))
    assert game.country("AS").hand == ["40"]


@cards(64, 65)
def test_nothing_is_sold_or_combined_in_a_closed_impulse(card: str) -> None:
    """6.11.g, 6.6.6, 9.3: no AP beside the card, and no army group card is given away for AP that nobody may spend."""
    game = table(f"deck: 43; der: BA nabu LI1- LI2-; hand BA: {card} 40", impulse="BA", ap=4)
    orders = (SellGroupCard(), Combine(UnitId(PieceId("BA-LI-1")), UnitId(PieceId("BA-LI-2"))))
    for order in orders:
        assert game.match.refusal(game.seat("BA"), order) is None
    game.play("BA", event(card))
    for order in orders:
        assert game.refused("BA", order).message.id == "impulse-is-closed"
    assert game.match.candidates(game.seat("BA"), Combine.tag(), "unit", {}) == []
