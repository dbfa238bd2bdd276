"""6.6.6, 6.18 and 6.19: income AP, cards bought, army group cards sold, the end of a turn."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.treasury import SellGroupCard
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cases.table import table

RIVERS = "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; AS: eco 9; BA: eco 4; EL: eco 4\n"
THREE, FOUR, ROAD = CardId("25"), CardId("29"), CardId("9")


# 6.6.6


@pytest.mark.unsound("group-limits")
def test_aw_6_6_6_1_a_sale() -> None:
    """AW-6.6.6-1: 4 + 4 + 4 AP; the card is back as the turn ends."""
    hands = f"hand BA: {FOUR}; hand AS: none; hand EL: none"
    game = table(f"{RIVERS}{hands}; clock: turn 2, round 1; group 5 BA: BA-nabu BA-mushezib", impulse="BA", ap=4)
    game.play("BA", PlayCard(FOUR))
    game.play("BA", SellGroupCard())
    assert game.ap("BA") == 12
    assert game.board.groups == []
    assert game.country("BA").turn.sold_cards == ["5"]
    assert game.refused("BA", SellGroupCard()).rule == "6.6.6"
    game.answer("BA", "end")
    assert "turn-ends" in game.told
    assert game.country("BA").turn.sold_cards == []


def test_aw_6_6_6_2_too_late() -> None:
    """AW-6.6.6-2."""
    game = table("BA: impulses 1", impulse="BA", ap=4)
    assert game.refused("BA", SellGroupCard()).rule == "6.6.6"


def test_aw_6_6_6_3_assyria() -> None:
    """AW-6.6.6-3."""
    assert table("", impulse="AS", ap=4).refused("AS", SellGroupCard()).rule == "6.6.6"


@pytest.mark.parametrize(("turn", "ap"), [(3, 13), (4, 9)], ids=["AW-6.6.6-4-turn-3", "AW-6.6.6-4-turn-4"])
def test_aw_6_6_6_4_the_mede_must(turn: int, ap: int) -> None:
    """Before turn 4 the Mede sells by itself in its first impulse, then it may."""
    game = table(f"clock: turn {turn}, phase action, marker ME; ME: eco 5; hand ME: {FOUR} 30; hand AS: 31")
    game.play("ME", PlayCard(FOUR))
    assert game.ap("ME") == ap
    if turn == 4:
        game.play("ME", SellGroupCard())
        assert game.ap("ME") == 13


# 6.18


def test_aw_6_18_1_once_per_round() -> None:
    """AW-6.18-1: no income in a preemptive impulse, 9 AP again in the next round."""
    order = "clock: phase action, round 2, marker EL, last BA; BA: impulses 2; AS: impulses 2"
    game = table(f"{RIVERS}{order}; hand AS: 25 26 27 28; hand BA: 29 30; hand EL: 31 32")
    game.answer("AS", "preempt")
    assert game.ap("AS") == 0
    game.end("AS")
    game.end("EL")
    assert game.board.clock.round == 3
    assert game.ap("AS") == 9


SIEGE = "arrapha: AS (LI), EL humban 4LI, pillage 2, siege EL EL-humban hunger 1 level 2"


def test_aw_6_18_2_must_buy() -> None:
    """AW-6.18-2: with 4 + 1 AP the card comes first; nothing is left for the siege."""
    order = "clock: phase action, marker EL, last BA; BA: impulses 1; EL: saved 1; arrapha: pillage 0"
    game = table(f"{RIVERS}{SIEGE}\n{order}; hand AS: 25; hand BA: 26")
    assert len(game.country("EL").hand) == 1
    assert game.ap("EL") == 0
    assert game.question("EL").kind == "supply"
    game.answer("EL", "pillage")
    assert game.refused("EL", Besiege("EL-humban", "hunger")).message.id == "too-few-ap"
    assert game.refused("EL", "end").rule == "3.1"


def test_aw_6_18_3_cannot_buy() -> None:
    """AW-6.18-3: a pass; sieges are all that is open, building and moving are not."""
    order = "clock: phase action, marker EL, last BA; BA: impulses 1; EL: eco 3; arrapha: pillage 1"
    game = table(f"{RIVERS}{SIEGE}\n{order}; hand AS: 25 27; hand BA: 26")
    game.answer("EL", "pillage")
    assert game.asked == [("P3", "pass")]
    assert game.refused("EL", Build((UnitId(PieceId("EL-LI-5")),), AreaId("susa"))).rule == "6.0"
    assert game.refused("EL", Move("EL-humban", (AreaId("der"),))).rule == "6.0"
    game.play("EL", Besiege("EL-humban", "hunger"))
    game.answer("AS", "stay")
    assert game.board.areas[AreaId("arrapha")].sieges[0].hunger == 2
    assert game.saved("EL") == 2


@pytest.mark.unsound("minors-are-played")
def test_aw_6_18_4_cap_in_a_pass() -> None:
    """AW-6.18-4: 2 + 2 AP are saved; next time 6 AP buy a card, and 1 is left."""
    order = "clock: phase action, marker UR; UR: active, eco 2, saved 2, seat P2; AS: eco 9"
    game = table(f"{order}; hand AS: 25 26 27; hand BA: 28 29")
    assert game.saved("UR") == 4
    game.end("AS")
    game.end("BA")
    game.answer("AS", "decline")
    assert game.board.clock.marker == "UR"
    assert len(game.country("UR").hand) == 1
    assert game.ap("UR") == 1


def test_aw_6_18_5_a_home_card_is_a_card() -> None:
    """AW-6.18-5: Priests of Marduk must be played, nothing is bought."""
    order = "clock: phase action, marker BA, last AS; AS: impulses 1; BA: saved 2"
    game = table(f"{RIVERS}{order}; hand BA: 14; hand AS: 25")
    assert game.country("BA").hand == ["14"]
    assert game.ap("BA") == 6
    assert game.refused("BA", "end").rule == "3.1"


def test_aw_6_18_6_only_one() -> None:
    """AW-6.18-6: with 11 AP one card is bought, no second one."""
    order = "clock: phase action, marker AS, last EL; EL: impulses 1; AS: saved 2"
    game = table(f"{RIVERS}{order}; hand BA: 25; hand EL: 26")
    assert len(game.country("AS").hand) == 1
    assert game.ap("AS") == 6


def test_aw_6_18_7_supply_after_the_purchase() -> None:
    """AW-6.18-7: buy first; then pillage, or play the new card and pay."""
    text = "arrapha: AS (LI), EL humban 4LI, siege EL EL-humban; EL: saved 1; clock: phase action, marker EL, last BA"
    game = table(f"{RIVERS}{text}; BA: impulses 1; hand AS: 25; hand BA: 26")
    assert game.question("EL").kind == "supply"
    assert game.ap("EL") == 0
    assert game.options("EL") == ["pillage"]
    game.play("EL", PlayCard(game.country("EL").hand[0]))
    assert game.options("EL") == ["pay", "pillage"]
    before = game.ap("EL")
    game.answer("EL", "pay")
    assert game.ap("EL") == before - 1


def test_a_loan_is_the_first_charge() -> None:
    """R-20: 9 AP of income less a loan of 3; AW-3.3-12, its last sentence."""
    game = table(f"{RIVERS}clock: phase action, marker AS; AS: loan 3; hand AS: 25 26; hand BA: 27")
    assert game.ap("AS") == 6
    assert game.country("AS").loan == 0


def test_a_loan_that_cannot_be_repaid_costs_a_marker() -> None:
    """R-133: what is there is taken; an ECO+1 marker goes, or an ECO-1 marker comes, and the debt is gone."""
    order = "clock: phase action, marker EL; EL: loan 5, saved 0; hand EL: 25 26; hand BA: 27"
    game = table(f"{RIVERS}{order}; susa: eco-plus 1")
    assert (game.ap("EL"), game.country("EL").loan) == (0, 0)
    assert game.board.areas[AreaId("susa")].eco_plus == 0
    game = table(f"{RIVERS}{order}")
    assert game.question("EL").kind == "default-on-loan"
    game.answer("EL", "liyan")
    assert game.board.areas[AreaId("liyan")].eco_minus == 1


# 6.19


def test_aw_6_19_1_what_comes_back() -> None:
    """AW-6.19-1: home cards and the sold army group card return, random cards and savings stay."""
    hands = "hand AS: 25 26 27 29; played AS: 7 9; hand BA: 28; BA: sold-cards 5, saved 4; clock: round 3, last AS"
    game = table(f"{RIVERS}{hands}; AS: impulses 2, saved 3", impulse="BA", ap=0)
    game.end("BA")
    assert game.asked == [("P1", "impulse")]
    game.end("AS")
    assert "turn-ends" in game.told
    assert {"7", "9"} <= set(game.country("AS").hand)
    assert len({"25", "26", "27", "29"} & set(game.country("AS").hand)) == 3
    assert game.country("BA").turn.sold_cards == []
    assert (game.saved("AS"), game.saved("BA")) == (4, 4)


def test_aw_6_19_2_two_cards_in_the_last_impulse() -> None:
    """AW-6.19-2: Royal Road and one plain card, the other is kept and the turn ends."""
    order = "clock: phase action, round 2, marker AS, last EL; EL: impulses 2"
    game = table(f"{RIVERS}{order}; hand AS: {ROAD} 25 26")
    game.play("AS", PlayCard(ROAD))
    game.play("AS", PlayCard(THREE))
    game.answer("AS", "end")
    assert "turn-ends" in game.told
    assert "26" in game.country("AS").hand


STOPPING = "clock: phase action, round 2, marker EG, last {}; tribute EG AS voluntary; hand AS: 25 30; hand BA: 31 32; "


def test_6_18_who_stops_its_tribute_and_has_5_ap_buys_a_card() -> None:
    """6.18, 5.2.3, R-35: the higher income is there at the start of the impulse, so it is no pass any more."""
    text = STOPPING.format("AS") + "AS: impulses 2; EG: eco {}"
    game = table(text.format(5))
    assert (game.question("EG").kind, game.board.impulse.kind) == ("stop-tribute", "pass")
    game.answer("EG", "stop")
    assert "card-bought" in game.told
    assert (game.question("EG").kind, game.ap("EG"), len(game.country("EG").hand)) == ("impulse", 0, 1)
    game.end("EG")
    assert game.board.clock.last == "EG"
    game = table(text.format(4))
    game.answer("EG", "stop")
    assert (game.saved("EG"), game.country("EG").hand) == (4, [])  # 4 AP are too few: a pass


def test_r_24_whoever_acted_last_only_passes_whatever_it_stops_to_pay() -> None:
    """R-24, 3.3: after a preemptive impulse without another in between the own space brings income alone."""
    game = table(STOPPING.format("EG") + "EG: eco 8, impulses 2")
    game.answer("EG", "stop")
    assert "card-bought" not in game.told
    assert game.saved("EG") == 4
