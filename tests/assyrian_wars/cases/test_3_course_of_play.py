"""Chapter 3: impulses, cards, minors, the end of a turn; preemption is in test_3_3_preemption.py."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.treasury import SellGroupCard
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.politics.agreements import ProposePeace
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.tribute.choices import OfferTribute
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.messages import Name
from rules.core.questions import Choose
from tests.assyrian_wars.cards.battlefield import lay
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

# Plain cards of so many AP, and + cards.
TWO, THREE, FOUR, FIVE = CardId("28"), CardId("25"), CardId("29"), CardId("52")
DEPORTATION, KING, ROAD = CardId("7"), CardId("8"), CardId("9")

RIVERS = "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; AS: eco 9; BA: eco 4; EL: eco 4\n"
PLAIN_CARDS = [str(number) for number in range(25, 111)]


def cards(**hands: int) -> str:
    """Hands of so many plain cards."""
    left = list(PLAIN_CARDS)
    lines = []
    for country, number in hands.items():
        lines.append(f"hand {country}: {' '.join(left[:number]) or 'none'}")
        left = left[number:]
    return "\n".join(lines)


def rivers(text: str = "", **hands: int) -> CaseTable:
    """The Two Rivers without units, with hands of so many plain cards."""
    return table(f"{RIVERS}{cards(**hands)}\n{text}")


def take(game: CaseTable, *countries: str) -> None:
    """Each of these countries plays one card and ends its impulse."""
    for country in countries:
        assert game.question(country).kind == "impulse", game.asked
        game.end(country)


def keep_hands(game: CaseTable) -> None:
    """Nobody does anything in the Interphase."""
    game.let_pass()


# 3.1 Impulse


def test_aw_3_1_1_an_impulse_without_a_card() -> None:
    """AW-3.1-1: it cannot be closed before a card is played (R-16)."""
    game = table("hand BA: 25 30; impulse BA: income 4, spent 3")
    assert game.refused("BA", "end").rule == "3.1"
    game.play("BA", PlayCard(THREE))
    assert game.options("BA") == ["end"]


def test_aw_3_1_2_income_first_card_later() -> None:
    """AW-3.1-2."""
    game = table(f"hand BA: {THREE} 30; ur: BA nabu 3LI", impulse="BA", ap=4)
    game.play("BA", Move("BA-nabu", (AreaId("uruk"), AreaId("nippur"), AreaId("kish"))))
    assert game.ap("BA") == 1
    game.play("BA", PlayCard(THREE))
    assert game.ap("BA") == 4


@pytest.mark.unsound("purses-in-bounds")
def test_aw_3_1_4_rounding_against_the_budget() -> None:
    """AW-3.1-4: costs of 7½ and 1 round up to 9, more than the 8 available (R-19)."""
    game = table(f"hand EL: {THREE} 30; impulse EL: income 4, spent 7.5; EL: saved 1; regroup: EL LI; pool EL: 2MC-LI")
    game.play("EL", PlayCard(THREE))
    assert game.refused("EL", Hire((mercenary("LI", 1),), AreaId("susa"))).rule == "6.2"


def mercenary(cls: str, number: int) -> UnitId:
    return UnitId(PieceId(f"MC-{cls}-{number:02}"))


def test_aw_3_1_5_the_cap_of_four() -> None:
    """AW-3.1-5: a 3-AP card and 5 AP spent of 9 income leave 7, of which 4 are saved and 3 lost."""
    game = rivers(f"impulse AS: income 9, spent 5; hand AS: {THREE} 30 31; hand BA: 40 41")
    game.play("AS", PlayCard(THREE))
    game.answer("AS", "end")
    assert game.saved("AS") == 4
    assert game.message("impulse-ends").params["lost"] == 2 * 3


@pytest.mark.unsound("minors-are-played")
def test_aw_3_1_6_card_ap_are_not_saved() -> None:
    """AW-3.1-6: income 1 is saved, the 5 AP of the card lapse."""
    game = table(f"PY: active, eco 1, seat P1; hand PY: {FIVE}; hand AS: 25 26; hand BA: 27", impulse="PY", ap=1)
    game.play("PY", PlayCard(FIVE))
    game.answer("PY", "end")
    assert game.saved("PY") == 1


def test_aw_3_1_7_no_voluntary_pass() -> None:
    """AW-3.1-7: a home card is a card and must be played."""
    game = rivers("clock: phase action, marker EL; hand EL: 16", AS=3, BA=2)
    assert game.question("EL").kind == "impulse"
    assert game.refused("EL", "end").rule == "3.1"
    assert game.refused("EL", "pass").rule == "3.1"


def test_aw_3_1_9_impulse_rounds() -> None:
    """AW-3.1-9: after AS, BA and EL the second round begins, and income comes again."""
    game = rivers("clock: phase action, marker AS", AS=4, BA=4, EL=4)
    assert game.board.clock.round == 1
    take(game, "AS", "BA", "EL")
    assert game.board.clock.round == 2
    assert game.question("AS").kind == "impulse"
    assert game.board.impulse is not None
    assert game.board.impulse.income == 2 * 9


def test_aw_3_1_10_start_of_the_next_turn() -> None:
    """AW-3.1-10: after Babylonia's last impulse Elam begins the next turn, and its space is the round boundary."""
    game = rivers("clock: phase action, marker BA, round 3, last AS", BA=1)
    take(game, "BA")
    keep_hands(game)
    assert (game.board.clock.turn, game.board.clock.start) == (2, "EL")
    assert game.question("EL").kind == "impulse"
    game.end("EL")
    while game.asked[0][1] != "impulse":
        game.answer("AS", ())
    game.end("AS")
    assert game.board.clock.round == 1
    game.end("BA")
    assert game.board.clock.round == 2


# 3.2 Multiple card play


@pytest.mark.parametrize("order", [(DEPORTATION, THREE), (THREE, DEPORTATION)], ids=["AW-3.2-1-a", "AW-3.2-1-b"])
def test_aw_3_2_1_plus_card_first_or_second(order: tuple[CardId, CardId]) -> None:
    game = table(f"hand AS: {DEPORTATION} {THREE} 30", impulse="AS", ap=0)
    for card in order:
        game.play("AS", PlayCard(card))
    assert game.ap("AS") == 8


def test_aw_3_2_2_two_plain_cards() -> None:
    """AW-3.2-2: a second plain card is refused, and 2 AP are too few to make it a + card."""
    game = table(f"hand BA: {TWO} {THREE} 30", impulse="BA", ap=0)
    game.play("BA", PlayCard(TWO))
    assert game.refused("BA", PlayCard(THREE)).rule == "3.2"
    assert game.refused("BA", PlayCard(THREE, plus=True)).rule == "6.18"


def test_aw_3_2_3_paying_for_a_plus_card() -> None:
    """AW-3.2-3: 1 + 3 - 3 + 4 = 5 AP (R-17)."""
    game = table(f"PY: active, eco 1, seat P1; hand PY: {THREE} {FOUR}", impulse="PY", ap=1)
    game.play("PY", PlayCard(THREE))
    game.play("PY", PlayCard(FOUR, plus=True))
    assert game.ap("PY") == 5


def test_aw_3_2_4_never_three() -> None:
    """AW-3.2-4."""
    game = table(f"hand AS: {DEPORTATION} {KING} {ROAD}", impulse="AS", ap=0)
    game.play("AS", PlayCard(DEPORTATION))
    game.play("AS", PlayCard(KING))
    assert game.refused("AS", PlayCard(ROAD)).rule == "3.2"


# 3.4 Minors


def test_aw_3_4_1_allied_minor_own_cards_own_ap() -> None:
    """AW-3.4-1: Syria has 3 + 3 AP; Assyria's savings do not pay for its army."""
    game = table(
        f"SY: active, track AS, level 13, eco 3; AS: saved 4; hamath: SY yau-bidi 2LI; hand SY: {THREE} 30",
        impulse="SY",
        ap=3,
    )
    assert game.seat("SY") == game.seat("AS")
    game.play("SY", PlayCard(THREE))
    assert game.ap("SY") == 6
    game.play("SY", Build((UnitId(PieceId("SY-HI-1")),), AreaId("damascus")))
    assert game.refused("SY", Move("SY-yau-bidi", (AreaId("qarqar"),))).rule == "6.6"


def test_aw_3_4_3_inactive_minors_do_nothing() -> None:
    """AW-3.4-3: Judah is skipped without income."""
    game = table(f"clock: phase action, marker JU; JU: eco 1\n{cards(AS=3, BA=2)}")
    assert game.asked == [("P1", "impulse")]
    assert game.saved("JU") == 0


# 3.5 Turn end, 3.7 game end


def test_aw_3_5_1_last_country_with_cards() -> None:
    """AW-3.5-1: Elam passes, Assyria conducts one impulse, the turn ends and the rest is kept."""
    game = rivers("clock: phase action, round 2, marker BA, last AS; AS: impulses 1; hand AS: 7 30 31; hand BA: 40")
    take(game, "BA")
    assert game.asked == [("P1", "impulse")]
    game.play("AS", PlayCard(DEPORTATION))
    game.play("AS", PlayCard(CardId("30")))
    game.answer("AS", "end")
    assert "turn-ends" in game.told
    assert "31" in game.country("AS").hand


def test_aw_3_5_2_it_would_be_consecutive() -> None:
    """AW-3.5-2: Elam's last card goes in Assyria's impulse; only Assyria holds cards, and the turn ends at once."""
    text = "arrapha: AS turtan 3LI; gutium: EL 3LI; hand AS: 25..29; hand BA: none; hand EL: 90; EL: saved 1"
    game = attack(f"{RIVERS}{text}; clock: round 2", "AS-turtan", "gutium")
    game.play("EL", lay("90"))
    through(game)
    assert game.country("EL").hand == []
    before = list(game.country("AS").hand)
    take(game, "AS")
    assert "turn-ends" in game.told
    assert len(set(before) & set(game.country("AS").hand)) == 4


def test_aw_3_5_3_nobody_has_cards() -> None:
    """AW-3.5-3: Assyria's last card is played, Babylonia's goes in the battle; the next turn starts after Assyria."""
    text = "ashur: AS turtan 3LI; sippar: BA nabu 3LI; hand AS: 25; hand BA: 90; hand EL: none; BA: saved 2"
    game = attack(f"{RIVERS}{text}; clock: round 2", "AS-turtan", "sippar")
    game.play("BA", lay("90"))
    through(game)
    assert game.country("BA").hand == []
    take(game, "AS")
    assert "turn-ends" in game.told
    keep_hands(game)
    assert (game.board.clock.turn, game.board.clock.start) == (2, "BA")


def test_aw_3_5_4_possible_purchases_do_not_prolong_the_turn() -> None:
    """AW-3.5-4."""
    game = rivers("impulse AS: income 9; clock: round 2; EL: saved 4", AS=3)
    take(game, "AS")
    assert "turn-ends" in game.told
    assert game.saved("EL") == 4


def test_aw_3_5_5_a_purchase_on_the_way_to_the_last_impulse() -> None:
    """AW-3.5-5: Elam must buy (1 AP left) and play; then Assyria's last impulse ends the turn."""
    game = rivers("clock: phase action, round 2, marker BA, last AS; AS: impulses 1; EL: saved 2", AS=2, BA=1)
    take(game, "BA")
    game.answer("AS", "decline")
    assert game.asked == [("P3", "impulse")]
    assert game.ap("EL") == 1
    take(game, "EL", "AS")
    assert "turn-ends" in game.told


def test_aw_3_7_1_game_end() -> None:
    """AW-3.7-1: after turn 5 the game is over."""
    game = rivers("impulse AS: income 9; clock: turn 5, round 2; AS: vp 60; BA: vp 1", AS=1)
    take(game, "AS")
    assert game.match.finished
    assert game.match.winners == ("P1",)


def test_aw_6_6_6_5_the_sold_card_is_not_for_keeping() -> None:
    """AW-6.6.6-5: income 4 is saved, 5 AP of the card and the sale lapse."""
    game = rivers(f"hand EL: {THREE} 30; impulse EL: income 4, spent 2; hand AS: 40 41; hand BA: 42")
    game.play("EL", SellGroupCard())
    game.play("EL", PlayCard(THREE))
    game.answer("EL", "end")
    assert game.saved("EL") == 4
    assert game.message("impulse-ends").params["lost"] == 2 * (4 + 3 - 2)


@pytest.mark.parametrize("power", ["BA", "EL"])
def test_aw_3_4_2_attacked_minor_without_ally(power: str) -> None:
    """AW-3.4-2: attacked by Assyria, Urartu is played by a rebel drawn at random, who has no say in politics (R-29)."""
    text = "UR: eco 2; AS: eco 9; hand AS: 25 26; hand BA: 27; hand EL: 28; clock: marker AS"
    game = table(text, impulse="AS", ap=5, draws={"controller": [power]})
    game.play("AS", DeclareWar(CountryId("UR")))
    assert game.message("controller-named").params["power"] == Name("country", power)
    assert (game.country("UR").active, game.seat("UR")) == (True, game.seat(power))
    while game.board.impulse is None or game.board.impulse.country != "UR":
        (question,) = game.match.pending
        game.keep(game.match.submit(question.seat, question.default or Choose(question.options[-1].id)))
    assert game.question("UR").kind == "impulse"
    assert game.refused("UR", OfferTribute()).rule == "7.4.5"
    assert game.refused("UR", DeclareWar(CountryId("SY"))).rule == "7.4.5"
    assert game.refused("UR", ProposePeace(CountryId("AS"))).rule == "7.4.5"
