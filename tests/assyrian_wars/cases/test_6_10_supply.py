"""Section 6.10: supply on enemy ground, as an impulse starts."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, rolls
from tests.assyrian_wars.cases.table import CaseTable, table

START = "clock: phase action, round 2, marker {0}, last {1}; AS: eco 6; BA: eco 4; EL: eco 4; "
HANDS = "hand AS: 25 30; hand BA: 31 32; hand EL: 33 34; "


def begins(country: str, text: str, hands: str = HANDS) -> CaseTable:
    """The country's scheduled impulse starts at this position."""
    last = {"AS": "EL", "BA": "AS", "EL": "BA", "EG": "AS", "ME": "AS"}[country]
    return table(START.format(country, last) + hands + text)


def spent(game: CaseTable) -> float:
    assert game.board.impulse is not None
    return game.board.impulse.spent / 2


def test_aw_6_10_1_besieger() -> None:
    """AW-6.10-1: 1 AP, or pillage for nothing."""
    text = "sippar: AS turtan 4LI, BA (LI)"
    game = begins("AS", text)
    assert (game.asked, game.options("AS")) == ([("P1", "supply")], ["pay", "pillage"])
    game.answer("AS", "pay")
    assert (game.ap("AS"), game.question("AS").kind) == (5, "impulse")
    game = begins("AS", text)
    game.answer("AS", "pillage")
    assert (game.ap("AS"), game.board.areas[AreaId("sippar")].pillage) == (6, 1)


def test_aw_6_10_2_loose_units() -> None:
    """AW-6.10-2: three units without leader cost 3 AP, or one pillage and 2 AP."""
    text = "sippar: AS 3LI"
    game = begins("AS", text)
    for _ in range(3):
        game.answer("AS", "pay")
    assert spent(game) == 3
    game = begins("AS", text)
    game.answer("AS", "pillage")
    assert (spent(game), game.question("AS").kind) == (2, "impulse")  # one pillage an area: the rest is charged


def test_aw_6_10_3_army_group() -> None:
    """AW-6.10-3: 1 AP or one pillage for a whole group."""
    text = "group 1 AS: AS-turtan AS-rab-shaqe AS-rab-saris; sippar: AS turtan rab-shaqe rab-saris 6LI"
    game = begins("AS", text)
    game.answer("AS", "pay")
    assert (spent(game), game.question("AS").kind) == (1, "impulse")
    game = begins("AS", text)
    game.answer("AS", "pillage")
    assert (spent(game), game.question("AS").kind) == (0, "impulse")
    assert game.board.areas[AreaId("sippar")].pillage == 1


def test_aw_6_10_4_captured_city() -> None:
    """AW-6.10-4: nothing is due in an area that one controls."""
    game = begins("AS", "sippar: AS 2LI, control AS")
    assert (spent(game), game.question("AS").kind) == (0, "impulse")


def test_aw_6_10_5_captured_round_area() -> None:
    """AW-6.10-5: control of an area without city changes on entry, so nothing is due later."""
    game = table("anat: BA nabu 2LI, control BA", impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "hindanu"))
    assert game.control("hindanu") == "BA"
    game = begins("BA", "hindanu: BA nabu 2LI, control BA")
    assert (spent(game), game.question("BA").kind) == (0, "impulse")


def test_aw_6_10_6_friendly_by_status() -> None:
    """AW-6.10-6: march status, tribute and no-man's-land cost nothing."""
    game = begins("AS", "tribute SY AS check; hamath: AS turtan 2LI")
    assert spent(game) == 0
    game = begins("BA", "gambulu: BA nabu 2LI")
    assert spent(game) == 0
    game = begins("EG", "JU: track EG, level 10; lachish: EG raia 2LI; hand EG: 40 41; EG: eco 3")
    assert (spent(game), game.question("EG").kind) == (0, "impulse")


def test_aw_6_10_7_neither_possible() -> None:
    """AW-6.10-7: without AP and pillage five dice; had a card been played for AP, 1 AP would have been due."""
    text = (
        "clock: phase action, round 2, marker BA, last EL; hand AS: 25 108 31; hand BA: 32;"
        "AS: eco 6; BA: eco 4; sippar: AS turtan 5LI, pillage 2"
    )
    game = table(text, dice={"attrition": [1, 2, 3, 4, 5]})
    game.answer("AS", "preempt")
    assert game.options("AS") == ["suffer"]
    game.answer("AS", "suffer")
    assert rolls(game) == [5]
    game.play("AS", event("108", "kish", use="fields"))
    game = table(text)
    game.answer("AS", "preempt")
    game.play("AS", PlayCard(CardId("25")))
    assert (spent(game), game.question("AS").kind) == (1, "impulse")


def test_aw_6_10_8_no_free_choice_of_attrition() -> None:
    """AW-6.10-8: who can pay pays."""
    game = begins("AS", "sippar: AS turtan 4LI, pillage 2")
    assert (spent(game), game.question("AS").kind) == (1, "impulse")


def test_aw_6_10_9_no_slipping_away() -> None:
    """AW-6.10-9: supply comes before any move."""
    game = begins("BA", "ashur: BA nabu 2LI")
    refusal = game.refused("BA", go("BA-nabu", "sippar"))
    assert (refusal.rule, game.question("BA").kind) == ("6.10", "supply")


def test_aw_6_10_10_multinational_group() -> None:
    """AW-6.10-10: each country maintains its own part in its own impulse."""
    text = "group 5 BA: BA-nabu EL-tannanu; arrapha: BA nabu 2LI, EL tannanu 2LI, pillage 2"
    for country in ("BA", "EL"):
        game = begins(country, text)
        assert (spent(game), game.question(country).kind) == (1, "impulse")
    poor = text + "; EL: eco 0; EL: saved 0"
    game = begins("EL", poor, "hand AS: 25; hand BA: 31; ")
    assert rolls(game) == [2]


def test_aw_6_10_11_lone_leader() -> None:
    """AW-6.10-11: a leader without units costs nothing."""
    game = begins("EL", "arrapha: EL tannanu")
    assert (spent(game), game.question("EL").kind) == (0, "impulse")


def test_aw_6_10_101_besieging_force_pays_or_pillages() -> None:
    """AW-6.10-101: 1 AP or pillage 1 before Ashur, no attrition."""
    for way, ap, level in (("pay", 3, 0), ("pillage", 4, 1)):
        game = begins("BA", "ashur: BA nabu 5LI, AS (LI)")
        game.answer("BA", way)
        assert (game.ap("BA"), game.board.areas[AreaId("ashur")].pillage, rolls(game)) == (ap, level, [])


def test_aw_6_10_102_pillage_2_and_no_ap() -> None:
    """AW-6.10-102: neither is possible, five dice and none for the leader."""
    game = begins("BA", "BA: eco 0; ashur: BA nabu 5LI, AS (LI), pillage 2")
    assert game.options("BA") == ["suffer"]
    game.answer("BA", "suffer")
    assert rolls(game) == [5]


def test_aw_6_10_103_attrition_is_not_a_choice() -> None:
    """AW-6.10-103: with 2 AP one is charged; where pillage is possible too, attrition is not offered."""
    game = begins("BA", "BA: eco 2; ashur: BA nabu 5LI, AS (LI), pillage 2")
    assert (spent(game), game.question("BA").kind) == (1, "impulse")
    game = begins("BA", "BA: eco 2; ashur: BA nabu 5LI, AS (LI)")
    assert game.refused("BA", "suffer").rule == "6.10"


def test_aw_6_10_104_controlled_and_ownerless_ground_is_free() -> None:
    """AW-6.10-104: nothing is due, only the unit at Qedar makes its desert check."""
    game = begins("BA", "anat: BA LI1, control BA; singara: BA LI2, control BA; qedar: BA nabu LI3")
    assert (spent(game), rolls(game), game.question("BA").kind) == (0, [1], "impulse")


def test_aw_6_10_105_march_territory_is_free() -> None:
    """AW-6.10-105: Syria at march status is friendly and cannot be pillaged."""
    game = begins("BA", "SY: track BA, level 11; hamath: BA nabu 2LI")
    assert (spent(game), game.question("BA").kind) == (0, "impulse")
    assert game.refused("BA", Pillage(AreaId("hamath"))).rule == "6.14"


def test_aw_6_10_106_loose_units_each_pay() -> None:
    """AW-6.10-106: 3 AP, or one pillage and 2 AP."""
    game = begins("BA", "ashur: BA 3LI, AS (LI)")
    game.answer("BA", "pillage")
    assert (spent(game), game.question("BA").kind) == (2, "impulse")
    paid = begins("BA", "ashur: BA 3LI, AS (LI)")
    while paid.question("BA").kind == "supply":
        paid.answer("BA", "pay")
    assert (spent(paid), paid.board.areas[AreaId("ashur")].pillage) == (3, 0)


def test_aw_6_10_107_one_army_group_one_payment() -> None:
    """AW-6.10-107: Babylonia once for its two armies, Elam once for its own."""
    text = "group 5 BA: BA-nabu BA-mushezib EL-tannanu; ashur: BA nabu mushezib 4LI, EL tannanu 2LI, AS (LI)"
    for country in ("BA", "EL"):
        game = begins(country, text)
        game.answer(country, "pay")
        assert (spent(game), game.question(country).kind) == (1, "impulse")
    for country, before in (("BA", 0), ("EL", 1)):
        game = begins(country, f"{text}, pillage {before}")
        game.answer(country, "pillage")
        assert (spent(game), game.question(country).kind) == (0, "impulse")
        assert game.board.areas[AreaId("ashur")].pillage == before + 1


def test_aw_6_10_108_a_country_without_cards_still_pays() -> None:
    """AW-6.10-108: 2 AP buy no card; 1 supplies the army in the pass, 1 goes on with its siege, and that is all."""
    text = "BA: eco 2; ashur: BA nabu 3LI, AS (LI), siege BA BA-nabu level 4 rounds 1; babylon: BA LI4"
    game = table(START.format("BA", "AS") + "hand AS: 25; hand EL: 33; " + text, dice={"besiegers": every(6)})
    assert game.board.impulse is not None
    assert (game.board.impulse.kind, game.options("BA")) == ("pass", ["pay", "pillage"])
    game.answer("BA", "pay")
    assert game.question("BA").actions == ("besiege",)
    assert game.refused("BA", go("BA-LI-4", "kish")).message.id == "kernel-action-not-open"
    game.play("BA", Besiege("BA-nabu", "standard"))
    assert "siege-rolled" in game.told
    assert (game.saved("BA"), game.country("BA").hand) == (0, [])


def test_r_21_a_second_card_pays_for_supply_too() -> None:
    """R-21, 3.2: the AP of the first card are gone with the first forces; a + card may follow for the others."""
    text = START.format("BA", "AS").replace("BA: eco 4", "BA: eco 0") + "hand AS: 25 30; hand BA: 14 28 41; "
    land = "; ".join(f"{area}: BA 2LI, pillage 2" for area in ("ashur", "kalhu"))
    game = table(text + land, dice={"attrition": every(1)})
    assert game.options("BA") == ["suffer"]
    game.play("BA", PlayCard(CardId("28")))
    for _ in range(2):
        game.answer("BA", "pay")
    assert (spent(game), game.options("BA")) == (2, ["suffer"])
    assert game.refused("BA", PlayCard(CardId("41"))).message.id == "needs-plus-card"
    game.play("BA", PlayCard(CardId("14")))
    assert (spent(game), game.question("BA").kind) == (4, "impulse")


def test_6_10_who_joins_a_starving_army_is_not_fed_by_it() -> None:
    """6.10, R-49: a unit beyond the leader's rating checks too, though it takes a dead one's place meanwhile."""
    text = (
        "clock: phase action, round 2, marker AS, last EL; AS: eco 0; hand AS: 25; hand BA: 31;"
        "sippar: AS rab-saris LI1- LI2..6, BA (LI), pillage 2"
    )
    game = table(text, dice={"attrition": [6, 1, 1, 1, 1, 1]})
    game.answer("AS", "suffer")
    assert rolls(game) == [5]  # his command
    game.answer("AS", "AS-LI-1")
    assert game.question("AS").kind == "supply"
    game.answer("AS", "suffer")
    assert (rolls(game), game.question("AS").kind) == ([1], "impulse")


NO_CARDS = "hand BA: 31 32; "


def test_6_10_who_has_too_little_says_whom_he_feeds() -> None:
    """6.10, R-128: 1 AP for two armies where nothing is left to pillage: its owner says which of them gets it."""
    text = "AS: eco 1; sippar: AS turtan 2LI, pillage 2; der: AS rab-shaqe 3HI, pillage 2"
    game = begins("AS", text, NO_CARDS)
    assert game.options("AS") == ["pay", "later"]
    first = game.reason("AS").params["area"].id
    game.answer("AS", "pay")
    assert rolls(game) == [3 if first == "sippar" else 2]
    game = begins("AS", text, NO_CARDS)
    game.answer("AS", "later")
    assert (rolls(game), game.message("supply-paid").params["area"].id != first) == (
        [2 if first == "sippar" else 3],
        True,
    )


def test_6_10_one_pillage_feeds_whom_the_owner_names() -> None:
    """6.10, 6.14, R-127: without AP the one pillage of an area is for the army that is named."""
    text = "AS: eco 0; sippar: AS turtan LI1..2!under=AS-turtan rab-shaqe HI1..3!under=AS-rab-shaqe"
    for way, dice in (("pillage", 3), ("later", 2)):
        game = begins("AS", text, NO_CARDS)
        assert game.options("AS") == ["pillage", "later"]
        game.answer("AS", way)
        assert (rolls(game), game.board.areas[AreaId("sippar")].pillage) == ([dice], 1)


def test_6_10_who_has_enough_is_not_asked_whom_he_feeds() -> None:
    """6.10: 2 AP for two armies are paid at once; single units of one area are not told apart (9.5)."""
    game = begins("AS", "AS: eco 2; sippar: AS turtan 2LI, pillage 2; der: AS rab-shaqe 3HI, pillage 2")
    assert (spent(game), game.question("AS").kind) == (2, "impulse")
    game = begins("AS", "AS: eco 1; sippar: AS 3LI, pillage 2", NO_CARDS)
    assert rolls(game) == [1, 1]


@pytest.mark.parametrize("bare", ["sippar", "der"])
def test_6_10_silence_starves_nobody_who_could_be_fed(bare: str) -> None:
    """6.10: 1 AP for two armies: by default it goes where nothing is left to pillage, and the other one pillages."""
    text = f"AS: eco 1; sippar: AS turtan 2LI; der: AS rab-shaqe 3HI; {bare}: pillage 2"
    game = begins("AS", text)
    told = [*game.told]
    while game.question("AS").kind == "supply":
        game.keep(game.match.lapse(game.question("AS").id))
        told += game.told
    assert (told.count("supply-paid"), told.count("pillaged"), told.count("attrition-rolled")) == (1, 1, 0)
