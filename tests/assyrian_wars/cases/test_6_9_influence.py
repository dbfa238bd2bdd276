"""6.9: influence bought with AP, and what each status of the diplomatic track brings."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import at_war, tribute_balances
from rules.assyrian_wars.encounter.evaders import targets
from rules.assyrian_wars.encounter.refuges import has_refuge
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.sea.trade_boxes import trading_minors
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.supply import next_due
from tests.assyrian_wars.cases.diplomacy import court, eco, payers, space
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.table import CaseTable, table

ASSYRIA, BABYLONIA, EGYPT, SYRIA = CountryId("AS"), CountryId("BA"), CountryId("EG"), CountryId("SY")
HANDS = "hand AS: 25 26; hand BA: 27 28; hand EG: 29 30; hand EL: 31 32; hand ME: 33 34\n"


def courting(power: str, text: str = "", ap: float = 6) -> CaseTable:
    """A power's impulse with so many AP."""
    return table(f"{HANDS}{text}", impulse=power, ap=ap)


def test_aw_6_9_101_half_price_influence_on_judah() -> None:
    """AW-6.9-101: six spaces for 3 AP; trade status, no tribute, and half of the limit is used."""
    game = courting("EG")
    assert game.quote("EG", court("JU", 6)).risky
    game.play("EG", court("JU", 6))
    assert (space(game, "JU"), game.ap("EG"), payers(game, "EG")) == (("EG", 6), 3, [])
    assert trading_minors(game.board, EGYPT) == ("JU",)
    assert game.board.impulse is not None
    assert game.board.impulse.influence == 6


def test_aw_6_9_102_crossing_into_pro_pays_at_once() -> None:
    """AW-6.9-102: 3½ AP for seven spaces, charged as 4 in the end."""
    game = courting("EG", "JU: eco 1; EG: eco 5", ap=4)
    game.play("EG", court("JU", 7))
    assert (eco(game, "JU"), eco(game, "EG"), game.ap("EG")) == (0, 6, 0.5)
    assert game.message("tribute-begins").params["levels"] == 1
    game.play("EG", PlayCard(CardId("29")))
    with_card = game.ap("EG")
    game.end("EG")
    assert game.saved("EG") == with_card - 0.5 == 4  # 3½ AP are charged as 4


def test_aw_6_9_103_cap_counts_ap_not_spaces() -> None:
    """AW-6.9-103: twelve spaces for 6 AP, and nothing more (R-110)."""
    game = courting("EG", ap=8)
    game.play("EG", court("JU", 12))
    assert (space(game, "JU"), game.ap("EG")) == (("EG", 12), 2)
    assert game.refused("EG", court("JU", 13)).message.id == "influence-limit"


def test_aw_6_9_104_seventh_ap_refused() -> None:
    """AW-6.9-104: the other AP may be used otherwise (R-110)."""
    game = courting("EG", "PH: track AS, level 5; bubastis: EG raia LI", ap=8)
    game.play("EG", court("JU", 12))
    refusal = game.refused("EG", court("PH", 4, "AS"))
    assert (refusal.rule, refusal.message.id, refusal.message.params["left"]) == ("6.9", "influence-limit", 0)
    assert game.ap("EG") == 2
    game.play("EG", go("EG-raia", "tanis"))
    assert game.ap("EG") == 1


def test_aw_6_9_105_from_a_rivals_track_to_ones_own() -> None:
    """AW-6.9-105: four down, two up (R-108)."""
    game = courting("BA", "SY: track AS, level 4")
    assert trading_minors(game.board, ASSYRIA) == ("SY",)
    game.play("BA", court("SY", 2))
    assert (space(game, "SY"), game.ap("BA")) == (("BA", 2), 0)
    assert trading_minors(game.board, ASSYRIA) == ()


def test_aw_6_9_106_raising_on_another_powers_track_by_ap() -> None:
    """AW-6.9-106 (R-109)."""
    game = courting("BA", "SY: track EL, level 3")
    refusal = game.refused("BA", court("SY", 5, "EL"))
    assert (refusal.rule, refusal.message.id) == ("6.9", "only-own-track-raised")


def test_aw_6_9_107_lowering_ones_own_track_by_ap() -> None:
    """AW-6.9-107 (R-109); to the Neutrals box is down, too."""
    game = courting("AS", "PH: track AS, level 5")
    for level in (3, 0):
        refusal = game.refused("AS", court("PH", level))
        assert (refusal.rule, refusal.message.id) == ("6.9", "own-track-not-lowered")


def test_aw_6_9_108_no_influence_on_an_enemy() -> None:
    """AW-6.9-108: the Mede is at war with Persia from the start."""
    game = table("start campaign; hand ME: 33 34", impulse="ME", ap=6)
    refusal = game.refused("ME", court("PE", 6, "AS"))
    assert (refusal.rule, refusal.message.id) == ("6.9", "influence-at-war")


def test_aw_6_9_109_nomads_may_be_courted_although_at_war() -> None:
    """AW-6.9-109: legal, but no trade point: they are no minor country."""
    game = courting("EG", "CI: active, entered; gordion: CI 4LC 4HB")
    assert at_war(game.board, EGYPT, CountryId("CI"))
    game.play("EG", court("CI", 4))
    assert space(game, "CI") == ("EG", 4)
    assert trading_minors(game.board, EGYPT) == ()


def test_aw_6_9_110_nomads_without_on_map_units() -> None:
    """AW-6.9-110: raiders and the Regroup Box do not count (R-113)."""
    game = courting("EG", "CI: active, entered; regroup: CI 2HB; raid-2: CI HB")
    refusal = game.refused("EG", court("CI", 1))
    assert (refusal.rule, refusal.message.id) == ("6.9", "tribe-not-on-map")


def test_aw_6_9_111_minor_cities_and_powers_are_no_targets() -> None:
    """AW-6.9-111."""
    game = courting("EG")
    assert game.refused("EG", court("petra", 1)).rule == "6.11.c2"
    refusal = game.refused("EG", court("BA", 1))
    assert (refusal.rule, refusal.message.id) == ("6.9", "power-has-no-level")


def test_aw_6_9_112_alliances_are_immune_to_ap() -> None:
    """AW-6.9-112: for others and for the ally's enemies; the holder cannot lower it either (R-112)."""
    text = "PH: active, track AS, level 13; tribute PH AS status"
    game = courting("EG", text)
    refusal = game.refused("EG", court("PH", 12, "AS"))
    assert (refusal.rule, refusal.message.id) == ("6.9", "allied-to-another")
    assert courting("BA", text).refused("BA", court("PH", 12, "AS")).rule == "6.9"
    assert courting("AS", text).refused("AS", court("PH", 12)).rule == "6.9"


def test_aw_6_9_113_ceiling_of_the_track() -> None:
    """AW-6.9-113: the holder may raise an ally to 15, without a new victory point (R-112)."""
    game = courting("AS", "PH: active, track AS, level 13; tribute PH AS status")
    game.play("AS", court("PH", 15))
    assert (space(game, "PH"), game.ap("AS"), game.country("AS").vp) == (("AS", 15), 4, 0)
    refusal = game.refused("AS", court("PH", 16))
    assert (refusal.rule, refusal.message.params["most"]) == ("6.9", 15)


def test_aw_6_9_115_paying_two_powers_at_once() -> None:
    """AW-6.9-115: the figures of the rulebook."""
    game = courting("BA", "SY: eco 3, track BA, level 6; tribute SY AS check; AS: eco 9; BA: eco 4")
    game.play("BA", court("SY", 7))
    assert (eco(game, "SY"), eco(game, "AS"), eco(game, "BA")) == (1, 10, 5)
    assert tribute_balances(game.board)[SYRIA] == -2


def test_aw_6_9_116_falling_below_pro_with_a_power_other_than_assyria() -> None:
    """AW-6.9-116: tribute stops at once, trade goes on."""
    game = courting("EG", "SY: eco 3, track BA, level 7; tribute SY BA status; BA: eco 4")
    game.play("EG", court("SY", 6, "BA"))
    assert (eco(game, "SY"), eco(game, "BA")) == (3, 4)
    assert trading_minors(game.board, BABYLONIA) == ("SY",)


def test_aw_6_9_117_falling_below_pro_with_assyria() -> None:
    """AW-6.9-117: it goes on paying this turn; allied to Egypt it stops and pays Egypt."""
    game = courting("EG", "PH: eco 3, track AS, level 7; tribute PH AS status")
    game.play("EG", court("PH", 4, "AS"))
    assert (space(game, "PH"), payers(game)) == (("AS", 4), ["PH"])
    later = courting("EG", "PH: eco 3, track EG, level 12; tribute PH AS check; tribute PH EG status")
    later.play("EG", court("PH", 13))
    later.answer("EG", "decline")
    assert (payers(later), payers(later, "EG")) == ([], ["PH"])


def test_aw_6_9_118_march_opens_the_land_not_the_city() -> None:
    """AW-6.9-118: no declaration, no maintenance; the city stays shut (R-116)."""
    game = courting("BA", "SY: track BA, level 10; tribute SY BA status; qarqar: BA nabu 2LI; hamath: empty")
    game.play("BA", go("BA-nabu", "hamath"))
    assert there(game, "hamath") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
    assert next_due(game.board, BABYLONIA) is None
    assert not has_refuge(game.board, [BABYLONIA], AreaId("hamath"))
    assert "city" not in targets(game.board, [BABYLONIA], AreaId("hamath"))


def test_aw_6_9_119_pro_is_not_enough_to_enter() -> None:
    """AW-6.9-119: refused without a declaration of war."""
    game = courting("BA", "SY: track BA, level 9; tribute SY BA status; tadmor: BA nabu 2LI; hamath: empty")
    assert game.refused("BA", go("BA-nabu", "hamath")).rule == "8.1"
    game.play("BA", DeclareWar(SYRIA))
    assert (game.ap("BA"), space(game, "SY"), payers(game, "BA")) == (1, (None, 0), [])
    assert at_war(game.board, BABYLONIA, SYRIA)


def test_aw_6_9_120_march_is_not_shared_by_camp_partners() -> None:
    """AW-6.9-120: an ally of Babylonia may enter, Elam may not (R-114)."""
    text = "SY: track BA, level 10; tribute SY BA status; UR: active, track BA, level 13; tribute UR BA status\n"
    text += "qarqar: UR rusa 2LI, control UR; damascus: empty; hamath: empty; hand UR: 35 36"
    game = table(f"{HANDS}{text}", impulse="UR", ap=6)
    game.play("UR", go("UR-rusa", "hamath"))
    assert there(game, "hamath") == ["UR-LI-1", "UR-LI-2", "UR-rusa"]
    elamite = courting("EL", text.replace("UR rusa 2LI, control UR", "EL tannanu 2LI, control EL"))
    assert elamite.refused("EL", go("EL-tannanu", "hamath")).rule == "8.1"


def test_aw_6_9_131_a_minor_cannot_buy_influence() -> None:
    """AW-6.9-131: only its power can, in its own impulse (R-107)."""
    text = "UR: active, track BA, level 13; PY: track BA, level 3; hand UR: 35 36"
    game = table(f"{HANDS}{text}", impulse="UR", ap=3)
    for track in (None, "BA"):
        refusal = game.refused("UR", court("PY", 5, track))
        assert (refusal.rule, refusal.message.id) == ("6.9", "only-powers-influence")
    own = courting("BA", text)
    own.play("BA", court("PY", 5))
    assert (space(own, "PY"), own.ap("BA")) == (("BA", 5), 4)


def test_aw_6_9_132_one_tribute_per_receiver() -> None:
    """AW-6.9-132: Persia pays Assyria once, by check, by status and as an ally (R-123)."""
    game = courting("AS", "PE: eco 2, track AS, level 6; tribute PE AS check; AS: eco 9", ap=8)
    game.play("AS", court("PE", 7))
    assert (eco(game, "PE"), eco(game, "AS")) == (1, 10)
    assert "tribute-begins" not in game.told
    later = courting("AS", "PE: eco 2, track AS, level 12; tribute PE AS check; tribute PE AS status; AS: eco 9")
    later.play("AS", court("PE", 13))
    assert (eco(later, "PE"), eco(later, "AS")) == (1, 10)


@pytest.mark.parametrize(
    ("text", "order", "id"),
    [
        ("SY: track AS, level 4", court("SY", 3, "EL"), "not-on-that-track"),
        ("SY: track AS, level 4", court("SY", 4, "AS"), "already-there"),
        ("SY: track AS, level 4", court("SY", -1), "no-such-space"),
        ("SY: track AS, level 4", court("SY", 2, "UR"), "no-such-space"),
        ("", court("SY", 0), "already-there"),
        ("", court("XX", 1), "no-such-country"),
        ("impulse BA: income 6, influence-closed", court("SY", 1), "influence-closed"),
    ],
)
def test_what_else_is_refused(text: str, order: Influence, id: str) -> None:
    """6.9, R-108, R-110: each refusal says what is wrong."""
    game = courting("BA", text)
    assert game.refused("BA", order).message.id == id
