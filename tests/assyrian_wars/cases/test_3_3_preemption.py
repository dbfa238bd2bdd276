"""Section 3.3: preemption, and what separates two impulses of a country."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.phasing import can_play
from rules.core.messages import Name
from rules.core.questions import Choose
from tests.assyrian_wars.cards.battlefield import lay
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_3_course_of_play import DEPORTATION, THREE, cards, rivers, take


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


@pytest.mark.unsound("minors-are-played")
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


@pytest.mark.unsound("purses-in-bounds")
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
    order = "clock: phase action, round 2, marker EL, last BA; BA: impulses 1; AS: impulses 1; EL: saved 1"
    armies = "arrapha: AS turtan 3LI; gutium: EL 3LI; hand EL: 90; hand AS: 25..30; hand BA: 31 32 33"
    game = rivers(f"{order}; {armies}")
    game.answer("AS", "preempt")
    game.play("AS", PlayCard(THREE))
    game.play("AS", Move("AS-turtan", (AreaId("gutium"),)))
    fight(game)
    game.play("EL", lay("90"))
    through(game)
    assert (game.country("EL").hand, game.saved("EL")) == ([], 0)
    game.answer("AS", "end")
    passes = [event.message.params for event in game.events if event.message.id == "impulse-ends"]
    assert [(str(ended["country"].id), ended["kind"], ended["saved"]) for ended in passes] == [
        ("AS", "preemptive", 0),
        ("EL", "pass", 2 * 4),
        ("AS", "pass", 2 * 4),
    ]
    assert game.asked == [(game.seat("BA"), "impulse")]


@pytest.mark.unsound("control-follows-occupation")
def test_aw_3_3_15_nomads_can_be_preempted() -> None:
    """AW-3.3-15: a tribe that can draw is preempted, then draws a card and acts; Assyria's own impulse follows."""
    tribe = "clock: turn 4; SC: active, entered, controller EG; far-east: SC ishpakai 2LC; AS: mercenaries-drawn"
    game = campaign(tribe, AS=6, ME=2, EL=3)
    assert game.reason("AS").params["next"] == Name("country", "SC")
    game.answer("AS", "preempt")
    game.end("AS")
    assert game.asked == [(game.seat("SC"), "impulse")]
    assert "nomad-control-rolled" in game.told
    assert "card-bought" not in game.told
    assert [play.event for play in game.board.impulse.cards] == [False]
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
