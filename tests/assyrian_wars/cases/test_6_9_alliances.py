"""6.9, 6.17: alliances begin and end, minors wake and sleep."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.relations import at_war, friendly
from rules.assyrian_wars.encounter.evaders import targets
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.activation import PlaceReturning
from rules.assyrian_wars.politics.agreements import ProposePassage
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.sea.trade_boxes import trading_minors
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.messages import Name
from tests.assyrian_wars.cases.diplomacy import after_breaker, court, eco, payers, space
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.table import CaseTable, table

ASSYRIA, BABYLONIA, EGYPT, ELAM, MEDE = (CountryId(code) for code in ("AS", "BA", "EG", "EL", "ME"))
PERSIA, SYRIA, URARTU = CountryId("PE"), CountryId("SY"), CountryId("UR")
HOME = house().cards.home
HANDS = "hand AS: 25 26; hand BA: 27 28; hand EG: 29 30; hand EL: 31 32; hand ME: 33 34\n"


def on_map(game: CaseTable, country: str) -> list[str]:
    """The areas and zones where a country has pieces."""
    places = [(place.id, pieces) for place, pieces in game.board.places() if place.kind in ("area", "zone")]
    return sorted(place for place, pieces in places if any(piece.owner == country for piece in pieces))


def mercenaries(game: CaseTable, country: str) -> list[str]:
    return [piece for piece in game.country(country).pool if piece.startswith("MC-")]


def hand(game: CaseTable, country: str) -> tuple[int, int]:
    """How many home cards and random cards a country holds."""
    held = game.country(country).hand
    home = [card for card in held if card in HOME[CountryId(country)]]
    return len(home), len(held) - len(home)


# An alliance begins.


def test_aw_6_9_114_reaching_13_full_consequences() -> None:
    """AW-6.9-114: a victory point, activation with one card, the wars of its ally; tribute and marker as before."""
    text = "UR: eco 2, track BA, level 12, refusal black; tribute UR BA status; BA: eco 4"
    game = table(f"{HANDS}{text}", impulse="BA", ap=6)
    lines = [line.id for line in game.quote("BA", court("UR", 13)).lines]
    assert lines == ["quote-ap", "quote-influence", "quote-alliance", "quote-activation"]
    game.play("BA", court("UR", 13))
    state = game.country("UR")
    assert (game.country("BA").vp, state.active, state.refusal) == (1, True, "black")
    assert on_map(game, "UR") == ["argishtihinili", "musasir", "tushpa"]
    assert len(mercenaries(game, "UR")) == 1
    assert hand(game, "UR") == (len(HOME[CountryId("UR")]), 1)
    assert at_war(game.board, URARTU, ASSYRIA)
    assert (eco(game, "UR"), eco(game, "BA")) == (1, 5)
    assert game.seat("UR") == game.seat("BA")


def test_aw_6_9_114_a_tribe_is_allied_too() -> None:
    """AW-6.9-114, 10.1.2: 1 VP for a tribe (R-256); nothing is set up, its old controller is out, no prey binds it."""
    text = "CI: active, entered, prey UR, controller BA, track EG, level 12; memphis: CI teushpa 2LC"
    game = table(f"{HANDS}{text}", impulse="EG", ap=6)
    game.play("EG", court("CI", 13))
    state = game.country("CI")
    assert (game.country("EG").vp, state.controller, state.prey, state.hand) == (1, None, None, [])
    assert game.seat("CI") == game.seat("EG")
    assert not at_war(game.board, CountryId("CI"), EGYPT)


# Agreements.


@pytest.mark.unsound("borders-are-kept", "status-pays")
def test_aw_6_9_121_free_passage() -> None:
    """AW-6.9-121: friendly ground for both and their allies; no trade, no tribute, no city (R-115, R-116)."""
    text = "JU: active, track EG, level 13; bit-hamban: empty; zamua: EG necho 2LI"
    game = table(f"{HANDS}{text}", impulse="EG", ap=6)
    game.play("EG", ProposePassage(MEDE))
    game.answer("ME", "agree")
    assert game.ap("EG") == 6
    for guest, host in ((EGYPT, MEDE), (MEDE, EGYPT), (CountryId("JU"), MEDE), (MEDE, CountryId("JU"))):
        assert friendly(game.board, guest, host)
    assert (trading_minors(game.board, EGYPT), payers(game, "EG"), payers(game, "ME")) == (("JU",), [], [])
    assert "city" not in targets(game.board, [EGYPT], AreaId("bit-hamban"))


def test_aw_6_9_122_free_passage_with_the_wrong_partner() -> None:
    """AW-6.9-122: neither with an ally nor with an enemy."""
    game = table(HANDS, impulse="BA", ap=6)
    assert game.refused("BA", ProposePassage(ELAM)).rule == "6.9"
    assert game.refused("BA", ProposePassage(ASSYRIA)).rule == "6.9"


# An ally is its own country.


def test_aw_6_9_123_the_allys_purse_is_its_own() -> None:
    """AW-6.9-123, corrected: its card is refused by 3.1 as not in Babylonia's hand, its AP do not pay (6.9)."""
    text = "UR: active, track BA, level 13, saved 3; hand UR: 35 36; SY: eco 3"
    game = table(f"{HANDS}{text}", impulse="BA", ap=1)
    refusal = game.refused("BA", PlayCard(CardId("35")))
    assert (refusal.rule, refusal.message.id) == ("3.1", "card-not-in-hand")
    refusal = game.refused("BA", court("SY", 3))
    assert (refusal.rule, refusal.message.id, refusal.message.params["left"]) == ("6.9", "too-few-ap", 2)
    own = table(f"{HANDS}{text}", impulse="UR", ap=1)
    own.play("BA", PlayCard(CardId("35")))
    assert own.country("UR").hand == ["36"]


def test_aw_6_9_124_moving_an_ally_with_ones_own_ap() -> None:
    """AW-6.9-124, corrected: the group moves, the lone army of the ally is refused by 6.6."""
    text = "UR: active, track BA, level 13; der: UR rusa 2LI\n"
    text += "kish: BA nabu LI1!under=BA-nabu, UR argishti LI3!under=UR-argishti; group 5 BA: BA-nabu UR-argishti"
    game = table(f"{HANDS}{text}", impulse="BA", ap=6)
    assert game.refused("BA", go("UR-rusa", "dur-sharrukin")).rule == "6.6"
    game.play("BA", go("5", "nippur"))
    assert there(game, "nippur") == ["BA-LI-1", "BA-nabu", "UR-LI-3", "UR-argishti"]


# An alliance ends.

PHOENICIA = """PH: active, eco 3, track AS, level 14, deployed; tribute PH AS status
tyre: PH luli HI1 HI2-; ionian: PH SH1!origin=sidonia SH2!origin=sidonia; raid-1: PH LI1; regroup: PH B1
hand PH: 35 36; AS: eco 9
"""


def test_aw_6_9_128_deactivation_after_a_broken_alliance() -> None:
    """AW-6.9-128: all to the home card as it is, raiders to the Regroup Box, cards discarded; Pro pays on (R-119)."""
    game = after_breaker(HANDS + PHOENICIA, "PH", "AS", 9)
    state = game.country("PH")
    assert (state.active, state.hand, on_map(game, "PH")) == (False, [], [])
    assert sorted((piece.id, piece.reduced) for piece in state.home) == [
        ("PH-HI-1", False),
        ("PH-HI-2", True),
        ("PH-SH-1", False),
        ("PH-SH-2", False),
        ("PH-luli", True),
    ]
    assert sorted(piece.id for piece in game.board.regroup) == ["PH-B-1", "PH-LI-1"]
    assert game.board.boxes["ionian"] == []
    assert game.board.discard[-2:] == ["35", "36"]
    assert (space(game, "PH"), payers(game)) == (("AS", 9), ["PH"])
    assert not at_war(game.board, CountryId("PH"), BABYLONIA)


def test_aw_6_9_129_reactivation_ignores_the_setup() -> None:
    """AW-6.9-129: Egypt places what lies on the home card, one new card comes, Egypt scores (R-120)."""
    text = (
        "PH: eco 3, track EG, level 12, deployed, mercenaries-drawn; tribute PH EG status; home PH: luli HI1 HI2- SH1"
    )
    game = table(f"{HANDS}{text}", impulse="EG", ap=6)
    game.play("EG", court("PH", 13))
    assert game.question("EG").kind == "place-returning"
    assert {"tyre", "sidon", "arvad"} <= set(game.options("EG"))
    assert game.refused("EG", PlaceReturning((PieceId("PH-HI-1"),), "memphis")).message.id == "no-home-place"
    assert game.refused("EG", PlaceReturning((PieceId("PH-SH-1"),), "tyre")).message.id == "not-on-home-card"
    game.play("EG", PlaceReturning((PieceId("PH-HI-1"),), "sidon"))
    game.answer("EG", "tyre")
    assert game.question("EG").kind == "place-returning"
    assert set(game.options("EG")) <= {"sidonia", "arvad-coast"}
    game.answer("EG", "arvad-coast")
    assert (game.at("sidon"), game.at("tyre")) == ("PH HI1", "PH luli HI2-")
    assert on_map(game, "PH") == ["arvad-coast", "sidon", "tyre"]
    assert hand(game, "PH") == (len(HOME[CountryId("PH")]), 1)
    assert (mercenaries(game, "PH"), game.country("EG").vp) == ([], 1)


def test_aw_6_9_130_not_deactivated_while_its_own_war_goes_on() -> None:
    """AW-6.9-130: the war with the Mede keeps Persia active, under 7.4.5 (R-119)."""
    text = "war ME PE scenario 1; PE: active, eco 2, track EL, level 13, deployed; tribute PE EL status\n"
    text += "parsa: PE teispes 2LI; hand PE: 35 36"
    game = after_breaker(HANDS + text, "PE", "EL", 5)
    state = game.country("PE")
    assert (state.active, state.hand, there(game, "parsa")) == (
        True,
        ["35", "36"],
        ["PE-LI-1", "PE-LI-2", "PE-teispes"],
    )
    assert at_war(game.board, PERSIA, MEDE)
    assert not at_war(game.board, PERSIA, ASSYRIA)
    assert state.controller is not None
    assert payers(game, "EL") == []


def test_an_ally_changes_sides() -> None:
    """R-108, R-256: from one alliance into another it falls asleep and wakes, and the new ally scores."""
    text = "SY: active, eco 3, track AS, level 13, deployed; tribute SY AS status\nhamath: SY yau-bidi 2LI; hand SY: 35"
    game = after_breaker(HANDS + text, "SY", "BA", 13, impulse="BA")
    assert game.question("BA").kind == "pay-tribute"
    game.answer("BA", "decline")
    assert game.question("BA").kind == "place-returning"
    game.answer("BA", "damascus")
    assert (space(game, "SY"), game.country("BA").vp) == (("BA", 13), 1)
    assert there(game, "damascus") == ["SY-LI-1", "SY-LI-2", "SY-yau-bidi"]
    assert at_war(game.board, SYRIA, ASSYRIA)
    assert (payers(game), payers(game, "BA")) == ([], ["SY"])


def test_former_allies_leave_the_land() -> None:
    """7.4.1, 8.1: who stood in the land of its ally goes to the nearest friendly area when the alliance ends."""
    text = "SY: active, eco 3, track EG, level 13, deployed; tribute SY EG status; damascus: EG necho 2LI"
    game = after_breaker(HANDS + text, "SY", None, 0, impulse="BA")
    assert there(game, "damascus") == []
    assert [piece.id for piece in game.board.regroup] == ["EG-necho", "EG-LI-1", "EG-LI-2"]  # no friendly way home


# War wakes a minor (6.17).


def test_aw_6_17_101_attack_activates() -> None:
    """AW-6.17-101: set-up forces, one mercenary, home card and one random card; it goes on paying Assyria (R-117)."""
    text = "SY: eco 3; tribute SY AS check"
    game = table(f"{HANDS}{text}", impulse="EG", ap=6, draws={"controlling-camp": ["rebel"]})
    game.play("EG", DeclareWar(SYRIA))
    state = game.country("SY")
    assert (game.ap("EG"), state.active) == (1, True)
    assert on_map(game, "SY") == ["carchemish", "damascus", "hamath"]
    assert (len(mercenaries(game, "SY")), hand(game, "SY")) == (1, (len(HOME[CountryId("SY")]), 1))
    assert payers(game) == ["SY"]
    assert (state.controller_camp, state.controller in (BABYLONIA, ELAM)) == ("rebel", True)


def test_aw_6_17_102_inactive_minors_keep_books() -> None:
    """AW-6.17-102: it pays, without forces and cards."""
    game = table(f"{HANDS}PY: eco 2, track BA, level 6; BA: eco 4", impulse="BA", ap=6)
    game.play("BA", court("PY", 7))
    assert (eco(game, "PY"), eco(game, "BA")) == (1, 5)
    assert (game.country("PY").active, game.country("PY").hand, on_map(game, "PY")) == (False, [], [])


def test_aw_3_6_1_war_wakes_a_minor() -> None:
    """AW-3.6-1: Syria is set up with its home card, two random cards and a mercenary, and the turn goes on."""
    game = table("SY: eco 3, refusal black; hand AS: 25 26 27", impulse="AS", ap=6)
    game.play("AS", DeclareWar(SYRIA))
    assert (game.ap("AS"), on_map(game, "SY")) == (6, ["carchemish", "damascus", "hamath"])
    assert (hand(game, "SY"), len(mercenaries(game, "SY"))) == ((len(HOME[CountryId("SY")]), 2), 1)
    game.end("AS")
    assert [code for code, state in game.board.countries.items() if state.hand] == ["AS", "SY"]
    assert len(game.country("AS").hand) == 2
    assert game.board.clock.phase == "action"
    assert game.board.impulse is not None
    assert game.board.impulse.country == "SY"


def test_aw_4_2_2_activated_later() -> None:
    """AW-4.2-2: none before, and exactly one mercenary when it is activated in turn 1."""
    game = table(f"{HANDS}PH: eco 3, track EG, level 12; tribute PH EG status; clock: turn 1", impulse="EG", ap=6)
    assert mercenaries(game, "PH") == []
    left = len(game.board.game_pool)
    game.play("EG", court("PH", 13))
    assert (game.country("PH").active, len(mercenaries(game, "PH"))) == (True, 1)
    assert len(game.board.game_pool) == left - 1


def test_r_18_a_deactivated_minor_loses_its_savings() -> None:
    """R-18, 6.9: when it is active again it has no AP saved; a power keeps what it has."""
    game = after_breaker(HANDS + PHOENICIA + "PH: saved 3", "PH", "AS", 9)
    assert (game.country("PH").active, game.saved("PH")) == (False, 0)


@pytest.mark.parametrize(("tribe", "named"), [("", ["BA", "EL"]), ("CI: entered, active", ["BA", "EL", "CI"])])
def test_6_9_the_quote_names_enemies_in_play(tribe: str, named: list[str]) -> None:
    """6.9, 7.6: an alliance means war with its power's enemies; tribes that have not come yet are none."""
    game = table(f"SY: track AS, level 12; tribute SY AS status; {tribe}", impulse="AS", ap=3)
    lines = game.quote("AS", Influence(CountryId("SY"), 13)).lines
    foes = next(line.params["enemies"] for line in lines if line.id == "quote-alliance")
    assert foes == tuple(Name("country", code) for code in named)
