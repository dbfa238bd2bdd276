"""A game master's rulings: each changes what it says, and refuses what is not there."""

import pytest

from rules.core.patches import AnyPatch
from rules.era_of_tribes.board.ids import AreaId, CardId, TileId
from rules.era_of_tribes.desk.patches import (
    PATCHES,
    GiveTile,
    MoveCard,
    SetAdvance,
    SetAlliance,
    SetBattlefield,
    SetCity,
    SetCount,
    SetFleets,
    SetInfluence,
    SetMorale,
    SetProvince,
)
from tests.era_of_tribes.cases.table import CaseTable, table

TEXT = "red: romans; latium: red 2; blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs"
TEXT += "; podolia: yellow; open rich"


def ruled(*patches: AnyPatch) -> CaseTable:
    game = table(TEXT, act="red")
    game.keep(game.match.override("gm", patches, "a ruling"))
    return game


def test_provinces_cities_and_fleets() -> None:
    game = ruled(SetProvince(AreaId("etruria"), game_seat("blue"), 2), SetCity(AreaId("latium")))
    assert (game.at("etruria"), game.at("latium")) == ("blue 2", "red 2, city")
    game = ruled(SetProvince(AreaId("latium")), SetFleets(AreaId("tyrrhenian-sea"), game_seat("red"), 3))
    assert (game.at("latium"), game.at("tyrrhenian-sea")) == ("", "red 3")
    assert ruled(SetBattlefield(AreaId("latium"), 2)).at("latium") == "red 2, battlefield 2"


def game_seat(seat: str) -> str:
    return seat


def test_tracks_and_counts() -> None:
    game = ruled(
        SetMorale(game_seat("red"), -4),
        SetInfluence(game_seat("red"), 9),
        SetCount(game_seat("red"), "taler", 12),
        SetCount(game_seat("red"), "armies", 2),
        SetAdvance(game_seat("red"), "trade", 3),
        SetAlliance(game_seat("red"), game_seat("blue")),
    )
    realm = game.realm("red")
    assert (realm.morale, realm.ep, realm.taler, realm.armies, realm.advances) == (-4, 9, 12, 2, {"trade": 3})
    assert game.board.alliances == [("blue", "red")]


def test_cards_and_tiles() -> None:
    game = ruled(MoveCard(CardId("nobility"), "open"), GiveTile(game_seat("red"), TileId("taler-5")))
    assert game.board.open == ["rich", "nobility"]
    assert game.realm("red").tiles == ["taler-5"]
    seen = [event for event in game.events if event.message.id == "tile-seen"]
    assert [event.seats for event in seen] == [("red",)]


@pytest.mark.parametrize(
    "patch",
    [
        SetProvince(AreaId("atlantis")),
        SetProvince(AreaId("latium"), "white"),
        SetCity(AreaId("etruria")),
        SetFleets(AreaId("latium"), "red", 1),
        SetBattlefield(AreaId("latium"), 3),
        SetMorale("red", -11),
        SetInfluence("red", -1),
        SetCount("red", "taler", 1000),
        SetAdvance("red", "magic", 1),
        SetAdvance("red", "trade", 5),
        SetAlliance("red", "red"),
        MoveCard(CardId("joker"), "open"),
        GiveTile("red", TileId("joker")),
        SetProvince(AreaId("etruria"), "red", 40),
    ],
)
def test_what_is_not_there_is_refused(patch: AnyPatch) -> None:
    game = table(TEXT, act="red")
    before = game.match.hash
    assert game.match.override("gm", (patch,), "a ruling").refusal is not None
    assert game.match.hash == before


def test_every_ruling_is_tried_here() -> None:
    assert {patch.__name__ for patch in PATCHES} <= set(globals())
