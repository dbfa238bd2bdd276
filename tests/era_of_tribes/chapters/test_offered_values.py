"""What an expansion offers for each parameter, and what it offers where the first one is not given yet or is wrong."""

from collections.abc import Mapping

import pytest

from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import request
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.sailing import Sail
from tests.era_of_tribes.cases.table import CaseTable, table

LANDS = (
    "red: romans, trade 2, mechanics 1, navigation 1, taler 9, food 9, treaties 1; latium: red; etruria: red, city; "
    "tyrrhenian-sea: red 2; sicilian-strait: red 1; blue: gauls; cisalpina: blue, city; venetia: blue; "
    "green: iberians; baetica: green; yellow: slavs; podolia: yellow, city; channel: yellow 1"
)


@pytest.fixture
def grown() -> CaseTable:
    """Red has placed a new vassal in Latium."""
    game = table(LANDS, grow="red")
    game.play("red", Place((AreaId("latium"),)))
    return game


@pytest.mark.parametrize(
    ("tag", "param", "given", "values"),
    [
        ("train", "province", {}, ["latium"]),
        ("train", "count", {"province": "latium"}, ["1"]),
        ("train", "count", {"province": "etruria"}, []),
        ("train", "count", {}, []),
        ("build-fleet", "province", {}, ["latium"]),
        ("build-fleet", "sea", {"province": "latium"}, ["adriatic-north", "tyrrhenian-sea"]),
        ("build-fleet", "sea", {}, []),
        ("open-post", "province", {}, ["latium"]),
        ("open-post", "city", {}, ["cisalpina"]),
        ("open-post", "pay", {}, ["taler", "treaty"]),
        ("march", "origin", {}, ["etruria", "latium"]),
        ("march", "count", {"origin": "latium"}, ["1", "2"]),
        ("march", "count", {"origin": "cisalpina"}, []),
        ("march", "count", {}, []),
        ("march", "path", {"origin": "cisalpina"}, []),
        ("sail", "origin", {}, ["sicilian-strait", "tyrrhenian-sea"]),
        ("sail", "count", {"origin": "tyrrhenian-sea"}, ["1", "2"]),
        ("sail", "count", {"origin": "channel"}, []),
        ("sail", "count", {}, []),
    ],
)
def test_what_an_expansion_offers(
    grown: CaseTable, tag: str, param: str, given: Mapping[str, str], values: list[str]
) -> None:
    assert sorted(one.value for one in grown.match.candidates("red", tag, param, given)) == values


def test_the_fleets_that_are_there_fight_as_well() -> None:
    """ch.6.5: the odds of a sea battle are those of all own fleets in the area."""
    into = AreaId("ligurian-sea"), AreaId("tyrrhenian-sea")
    odds = []
    for there, count in (("", 1), ("", 2), (", red 1", 1)):
        game = table(LANDS + f"; {into[0]}: yellow 2{there}", grow="red")
        lines = game.quote("red", Sail(into[1], into[:1], count, fight=True)).lines
        odds.append(next(line.params for line in lines if line.id == "quote-sea-battle"))
    assert odds[0] != odds[1] == odds[2]


@pytest.mark.parametrize("text", ["blue", "blue:", "blue:x", "blue:²", "blue:-1", "all", ""])
def test_what_is_no_request_is_not_told_as_one(text: str) -> None:
    """T-61: a colour and how many."""
    assert request(text) is None


def test_a_request_is_told_with_its_number() -> None:
    found = request("blue:2")
    assert found is not None
    assert (found.id, found.params["count"]) == ("ally-request", 2)
