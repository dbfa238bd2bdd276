"""Chapter 3: impulses, cards, preemption, the end of a turn."""

import pytest

from rules.assyrian_wars.building import Build
from rules.assyrian_wars.cards import PlayCard
from rules.assyrian_wars.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.mercenaries import Hire
from rules.assyrian_wars.movement import Move
from rules.assyrian_wars.patches import SetCard
from rules.assyrian_wars.setup import able_controllers, choose_controller
from rules.assyrian_wars.state import Camp
from rules.assyrian_wars.treasury import SellGroupCard
from rules.assyrian_wars.turn import can_play
from rules.core.messages import Name
from rules.core.questions import Choose
from tests.cases.table import CaseTable, table

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
    """Nobody exchanges the cards of the Interphase (7.3.2)."""
    while game.asked[0][1] == "mulligan":
        game.match.submit(game.asked[0][0], Choose("keep"))


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


# 3.3 Preemption


def test_aw_3_3_1_a_plain_preemption() -> None:
    """AW-3.3-1: Assyria preempts Elam without income; then Elam, then Assyria's scheduled impulse of round 3."""
    game = rivers("clock: phase action, round 2, marker EL, last BA; BA: impulses 2; AS: saved 0", AS=9, BA=5, EL=4)
    assert game.asked == [("P1", "preempt")]
    game.answer("AS", "preempt")
    assert game.board.impulse is not None
    assert (game.board.impulse.kind, game.board.impulse.income) == ("preemptive", 0)
    take(game, "AS", "EL", "AS")
    assert game.board.clock.round == 3


def test_aw_3_3_2_right_after_the_own_impulse() -> None:
    """AW-3.3-2: Assyria has just acted, so it is not even asked; nobody can answer for it."""
    game = rivers("clock: phase action, round 2, marker BA, last AS; AS: impulses 2", AS=9, BA=5, EL=4)
    assert game.asked == [("P2", "impulse")]
    refused(game, "AS")


def refused(game: CaseTable, country: str) -> None:
    """The country cannot preempt: it is not asked, and its wish is refused."""
    outcome = game.match.submit(game.seat(country), Choose("preempt"))
    assert outcome.refusal is not None


def test_aw_3_3_3_tie() -> None:
    """AW-3.3-3: with equal hands nobody has the ability."""
    game = rivers("clock: phase action, round 2, marker EL, last BA; BA: impulses 2", AS=6, BA=6, EL=3)
    assert game.asked == [("P3", "impulse")]
    refused(game, "AS")
    refused(game, "BA")


def test_aw_3_3_4_first_round() -> None:
    """AW-3.3-4."""
    game = rivers("clock: phase action, round 1, marker EL, last BA; BA: impulses 1", AS=10, BA=5, EL=6)
    assert game.asked == [("P3", "impulse")]
    refused(game, "AS")


def test_aw_3_3_5_cardless_and_poor() -> None:
    """AW-3.3-5: Elam passes with 4 AP and makes no window; Assyria is next itself."""
    game = rivers("clock: phase action, round 3, marker EL, last BA; BA: impulses 2", AS=5, BA=2)
    assert game.asked == [("P1", "impulse")]
    assert game.saved("EL") == 4


def test_aw_3_3_6_cardless_but_able_to_buy() -> None:
    """AW-3.3-6: with 5 AP Elam can be preempted; afterwards it must buy a card and play it."""
    game = rivers("clock: phase action, round 3, marker EL, last BA; BA: impulses 2; EL: saved 1", AS=5, BA=2)
    game.answer("AS", "preempt")
    game.end("AS")
    assert game.told[-5:].count("card-bought") == 1
    assert len(game.country("EL").hand) == 1
    assert game.question("EL").kind == "impulse"
    assert game.ap("EL") == 0


def test_aw_3_3_7_inactive_minors_in_between() -> None:
    """AW-3.3-7: one window before Urartu acts, which then lies between Assyria's two impulses."""
    game = campaign("UR: active, seat P2", AS=6, ME=2, UR=2, EL=3)
    assert game.asked == [("P1", "preempt")]
    assert game.reason("AS").params["next"] == Name("country", "UR")
    game.answer("AS", "preempt")
    take(game, "AS", "UR", "AS")


def campaign(text: str, **hands: int) -> CaseTable:
    """The Campaign in round 2, as the marker leaves Elam's space."""
    order = "clock: phase action, round 2, marker PH, last EL; EL: impulses 2"
    return table(f"AS: eco 9\n{order}\n{cards(**hands)}\n{text}")


def test_aw_3_3_8_only_inactive_minors_in_between() -> None:
    """AW-3.3-8: Assyria is the next to act, so it cannot preempt."""
    game = campaign("", AS=6, ME=2, EL=3)
    assert game.asked == [("P1", "impulse")]
    refused(game, "AS")


def test_aw_3_3_9_one_preemption_per_gap() -> None:
    """AW-3.3-9: after Assyria's preemption Babylonia has most cards, but Elam acts first."""
    order = "clock: phase action, turn 2, round 2, start BA, marker EL, last BA; BA: impulses 2; AS: mercenaries-drawn"
    game = rivers(f"{order}\nhand AS: {DEPORTATION} {THREE} 30 31 32 33\nhand BA: 40 41 42 43 44\nhand EL: 50 51 52")
    game.answer("AS", "preempt")
    game.play("AS", PlayCard(DEPORTATION))
    game.play("AS", PlayCard(THREE))
    game.answer("AS", "end")
    assert game.asked == [("P3", "impulse")]
    refused(game, "BA")


def test_aw_3_3_10_income_is_not_lost_by_preempting() -> None:
    """AW-3.3-10: the scheduled impulse of the same round brings 9 AP."""
    order = "clock: phase action, turn 2, round 2, start BA, marker EL, last BA; BA: impulses 2; AS: mercenaries-drawn"
    game = rivers(order, AS=6, BA=4, EL=3)
    game.answer("AS", "preempt")
    take(game, "AS", "EL")
    assert game.question("AS").kind == "impulse"
    assert game.ap("AS") == 9


@pytest.mark.parametrize(("cost", "legal"), [(6, True), (7, False)], ids=["AW-3.3-11-a", "AW-3.3-11-b"])
def test_aw_3_3_11_budget_of_a_preemptive_impulse(cost: int, legal: bool) -> None:
    """Savings of 3 and a 3-AP card: 6 AP, and not one more."""
    spent = f"impulse AS: kind preemptive, spent {cost - 1}; AS: eco 9, saved 3; ashur: AS turtan 2LI"
    game = table(f"{spent}; hand AS: {THREE} 30; hand BA: 31 32")
    game.play("AS", PlayCard(THREE))
    move = Move("AS-turtan", (AreaId("anat"),))
    if legal:
        game.play("AS", move)
        game.answer("AS", "end")
        assert game.message("impulse-ends").params["saved"] == 0
    else:
        assert game.refused("AS", move).rule == "6.6"


def test_aw_3_3_13_what_counts_as_a_card_in_hand() -> None:
    """AW-3.3-13: home cards count, army group cards and cards on the table do not: 5 to 5 is a tie."""
    hands = "hand AS: 7 8 25 26 27; hand BA: 14 30 31 32 33; hand EL: 40 41"
    war = "foreign-war 29 BA nomads: size 2"
    game = rivers(f"clock: phase action, round 2, marker EL, last BA; BA: impulses 1\n{hands}\n{war}")
    assert game.asked == [("P3", "impulse")]


def test_aw_3_3_14_the_victim_loses_its_last_card_meanwhile() -> None:
    """AW-3.3-14: the preemption stands; Elam passes with 4 AP, then Assyria only passes too, and Babylonia acts."""
    order = "clock: phase action, round 2, marker EL, last BA; BA: impulses 1; AS: impulses 1"
    game = rivers(order, AS=6, BA=3, EL=1)
    game.answer("AS", "preempt")
    (last,) = game.country("EL").hand
    lost = SetCard(last, "discard")  # as if it had been played in a battle
    game.keep(game.match.override("gm", lost, "a battle card"))
    game.end("AS")
    passes = [event.message.params for event in game.events if event.message.id == "impulse-ends"]
    assert [(str(ended["country"].id), ended["kind"], ended["saved"]) for ended in passes] == [
        ("AS", "preemptive", 0),
        ("EL", "pass", 2 * 4),
        ("AS", "pass", 2 * 4),
    ]
    assert game.asked == [(game.seat("BA"), "impulse")]


def test_aw_3_3_15_nomads_can_be_preempted() -> None:
    """AW-3.3-15: a tribe that can draw is preempted, then draws a card and acts; Assyria's own impulse follows."""
    tribe = "clock: turn 4; SC: active, entered, controller EG; far-east: SC ishpakai 2LC; AS: mercenaries-drawn"
    game = campaign(tribe, AS=6, ME=2, EL=3)
    assert game.reason("AS").params["next"] == Name("country", "SC")
    game.answer("AS", "preempt")
    game.end("AS")
    assert game.asked == [(game.seat("EG"), "impulse")]
    assert len(game.country("SC").hand) == 1
    assert "card-bought" not in game.told
    take(game, "SC", "AS")
    assert (game.country("SC").hand, game.saved("SC")) == ([], 0)


def test_3_3_a_tribe_without_cards_to_draw_cannot_act() -> None:
    """3.3, R-22: with both piles empty there is nothing to draw."""
    board = campaign("SC: active, entered, controller EG", AS=6, ME=2, EL=3).board
    assert can_play(board, CountryId("SC"))
    board.deck, board.discard = [], []
    assert not can_play(board, CountryId("SC"))


def test_aw_3_3_16_not_inside_an_impulse() -> None:
    """AW-3.3-16: preemption happens between impulses only."""
    game = rivers("impulse EL: income 4; clock: phase action, round 2, last BA; BA: impulses 1", AS=9, BA=5, EL=4)
    refused(game, "AS")


def test_aw_3_3_17_second_round_starting_country() -> None:
    """AW-3.3-17: the first legal window is before the starting country's second impulse; Assyria acted last."""
    order = "clock: phase action, turn 2, round 2, start BA, marker BA, last AS; AS: impulses 1; EL: impulses 1"
    game = rivers(order, EL=7, AS=6, BA=5)
    game.answer("EL", "preempt")
    assert game.board.impulse is not None
    assert game.board.impulse.country == "EL"
    game = rivers(order, AS=8, EL=7, BA=5)
    assert game.asked == [("P2", "impulse")]
    refused(game, "AS")


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
    """AW-3.5-2: only Assyria holds cards after its own impulse, so the turn ends at once (BA and EL have none)."""
    game = rivers("impulse AS: income 9; clock: round 2", AS=5)
    take(game, "AS")
    assert "turn-ends" in game.told


def test_aw_3_5_3_nobody_has_cards() -> None:
    """AW-3.5-3: the next turn starts with the country after Assyria."""
    game = rivers("impulse AS: income 9; clock: round 2", AS=1)
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
    game = rivers("impulse AS: income 9; clock: turn 5, round 2; AS: vp 3; BA: vp 1", AS=1)
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


def test_aw_3_4_2_attacked_minor_without_ally() -> None:
    """AW-3.4-2: attacked by Assyria, Urartu is played by a rebel power drawn at random (R-29)."""
    game = table("war AS UR; UR: active", impulse="AS")
    for power in ("BA", "EL"):
        choose_controller(game.board, CountryId("UR"), lambda label, pool, n=1, seats=(), power=power: (power,))
        assert able_controllers(game.board, CountryId("UR"), Camp.REBEL) == ["BA", "EL"]
        assert game.seat("UR") == game.seat(power)
