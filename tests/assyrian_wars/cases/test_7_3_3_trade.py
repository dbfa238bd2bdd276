"""7.3.3: trade points, their ranking, and what goes home afterwards; 7.3.3.f: negative income."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import eco_level, tribute_balances
from rules.assyrian_wars.interphase.bankruptcy import pillage_sites
from rules.assyrian_wars.interphase.economy import Economy, trade_ranking
from rules.assyrian_wars.sea.trade_boxes import trade_points
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable, table


def trade(text: str, dice: list[int] | None = None) -> CaseTable:
    """A position in 7.3."""
    return part(text, Economy(), {"attrition": dice or []})


EGYPT = "libyan: EG SH1!origin=delta-west SH2!origin=delta-west SH3-!origin=delta-west"
PHOENICIA = "ionian: PH 3SH; PH: active, track AS, level 13"


def test_aw_7_3_3_101_sea_trade() -> None:
    """AW-7.3.3-101: Egypt 2½ points, its ships sail home; Phoenicia 3, and without a port its ships go to the pool."""
    taken = "; ".join(f"{port}: control EL" for port in ("tarsus", "tyre", "sidon", "byblos", "arvad"))
    before = table(f"{EGYPT}; {PHOENICIA}")
    assert trade_points(before.board, CountryId("EG")) == Fraction(5, 2)
    assert trade_points(before.board, CountryId("PH")) == 3
    game = trade(f"{EGYPT}; {PHOENICIA}; {taken}")
    while game.asked and game.asked[0][1] == "sail-home":
        assert game.asked[0][0] == game.seat("EG")
        game.answer("EG", "delta-west")
    assert game.board.boxes["libyan"] == game.board.boxes["ionian"] == []
    assert game.where("EG-SH-1") == "delta-west"
    assert {"PH-SH-1", "PH-SH-2", "PH-SH-3"} <= set(game.country("PH").pool)
    assert game.country("PH").eco_trade == 6


def test_aw_7_3_3_102_trade_points_of_a_power() -> None:
    """AW-7.3.3-102: two markers, three minors and a ship; neither Judah at 3 nor the pact with Adana counts."""
    tracks = "PH: track AS, level 5; SY: track AS, level 4; PE: track AS, level 8; JU: track AS, level 3"
    game = table(f"AS: trade 2, trade-lost 1; {tracks}; pact adana AS; ionian: AS SH1")
    assert trade_points(game.board, CountryId("AS")) == 6


@pytest.mark.parametrize(
    ("text", "points"),
    [
        pytest.param(
            "AS: trade 6; EG: trade 4; libyan: EG SH1-; BA: trade 4; EL: trade 2",
            {"AS": 3, "EG": 1},
            id="AW-7.3.3-103-a",
        ),
        pytest.param("AS: trade 6; EG: trade 6; BA: trade 4", {"AS": 2, "EG": 2}, id="AW-7.3.3-103-b"),
        pytest.param(
            "AS: trade 6; EG: trade 4; BA: trade 4; EL: trade 1", {"AS": 3, "EG": 1, "BA": 1}, id="AW-7.3.3-103-c"
        ),
        pytest.param("AS: trade 6", {"AS": 3}, id="nobody-else"),
        pytest.param("AS: trade 0", {}, id="nobody"),
    ],
)
def test_aw_7_3_3_103_ranking(text: str, points: dict[str, int]) -> None:
    """3 and 1; tied firsts 2 each and no second; all tied seconds 1 (R-217)."""
    game = trade(text)
    assert {country: state.vp for country, state in game.board.countries.items() if state.vp} == points
    assert all(line.rule == "7.3.3.d" for country in points for line in game.country(country).ledger)
    assert trade_ranking(game.board) == points


def test_aw_7_3_3_104_after_trade() -> None:
    """AW-7.3.3-104: both markers are back; a six reduces the LC and eliminates the reduced LI."""
    game = trade("AS: trade 1, trade-lost 2; raid-3: ME LC1; raid-4: ME LI1-", [6, 6])
    assert (game.country("AS").trade, game.country("AS").trade_lost) == (3, 0)
    assert [(piece.id, piece.reduced) for piece in game.board.regroup] == [("ME-LC-1", True)]
    assert "ME-LI-1" in game.country("ME").pool
    assert game.board.boxes["raid-3"] == game.board.boxes["raid-4"] == []


# 7.3.3.f

TWICE = "conquest EG IS: until 3; conquest AS IS: until 4; tribute IS EG conquest; tribute IS AS conquest; IS: eco 0"


def dun(text: str) -> CaseTable:
    """The marker is about to reach Israel."""
    stack = [GameTurns(step="end_turn"), ActionPhase(step="arrive")]
    return table(f"clock: turn 2, phase action, round 1, marker IS\n{TWICE}\n{text}", stack=stack)


@pytest.mark.unsound("conquests-are-sound")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((0, 0, 0), (1, 1, 0), id="AW-7.3.3.f-101-round-1"),
        pytest.param((1, 1, 0), (2, 1, 1), id="AW-7.3.3.f-101-round-2"),
        pytest.param((2, 1, 1), (2, 2, 2), id="AW-7.3.3.f-101-round-3"),
    ],
)
def test_aw_7_3_3_f_101_negative_income(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Two levels below zero are two pillage points a round: unpillaged areas first, in map order (R-219)."""
    areas = ("samaria", "megiddo", "hazor")
    lying = "; ".join(f"{area}: pillage {points}" for area, points in zip(areas, before, strict=True))
    game = dun(f"{lying}; hand UR: 25 26; UR: active, seat P1; hand AS: 27")
    assert tuple(game.board.areas[AreaId(area)].pillage for area in areas) == after
    assert eco_level(game.board, CountryId("IS")) == -2
    assert not game.country("IS").turn.bankrupt
    assert game.saved("IS") == 0  # no AP
    paid = tribute_balances(game.board)
    assert (paid[CountryId("EG")], paid[CountryId("AS")]) == (1, 1)


def test_7_3_3_f_where_a_debtor_wears_itself_out() -> None:
    """7.3.3.f: in its own and associated areas that it holds, wasted ones last, and nowhere else."""
    game = table(
        "sippar: control AS, AS LI; zamua: control AS; tarsus: control BA, BA LI; kalhu: pillage 1; nineveh: pillage 2"
    )
    sites = pillage_sites(game.board, CountryId("AS"))
    printed = edition_of(game.board).map.areas
    assert {printed[site].country for site in sites} == {"AS"}
    assert not {"sippar", "tarsus", "nineveh"} & set(sites)
    assert sites[-2:] == ["zamua", "kalhu"]


@pytest.mark.unsound("conquests-are-sound")
def test_aw_7_3_3_f_102_bankruptcy() -> None:
    """AW-7.3.3.f-102: no room for a point: both payments stop at once, and nobody is a refuser."""
    wasted = "samaria: pillage 2; megiddo: pillage 2; hazor: pillage 2"
    game = dun(f"{wasted}; EG: eco 5; AS: eco 9; hand UR: 25 26; UR: active, seat P1; hand AS: 27")
    assert game.country("IS").turn.bankrupt
    assert [eco_level(game.board, CountryId(country)) for country in ("IS", "EG", "AS")] == [0, 5, 9]
    assert game.country("IS").refusal == ""
    assert game.told.count("tribute-ends") == 2


@pytest.mark.unsound("conquests-are-sound")
def test_bankruptcy_ends_with_the_interphase() -> None:
    """7.3.3.f: until the next Interphase."""
    game = trade(f"{TWICE}; IS: bankrupt")
    assert not game.country("IS").turn.bankrupt
    assert game.told.count("tribute-begins") == 2


@pytest.mark.unsound("conquests-are-sound")
def test_an_active_countrys_player_places_the_points() -> None:
    """R-219: its player says where."""
    game = dun("IS: active, seat P2; hand IS: 25 26; hand AS: 27")
    game.answer("IS", "hazor")
    game.answer("IS", "hazor")
    assert game.board.areas[AreaId("hazor")].pillage == 2
