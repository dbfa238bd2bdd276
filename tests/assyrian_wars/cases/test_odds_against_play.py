"""The chances that are shown against the rules themselves, played with every pair of dice."""

from fractions import Fraction
from itertools import product

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import side
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.evaders import Prospects
from rules.assyrian_wars.encounter.interceptors import NEED, action_rating, interception_modifier, interceptors
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.encounters import again, evade, intercept, rolled, two
from tests.assyrian_wars.cases.table import CaseTable

TOTALS = range(2, 13)


def of_country(game: CaseTable, country: str, area: str) -> list[Piece]:
    return [piece for piece in game.board.areas[AreaId(area)].pieces if piece.owner == country]


def danger(game: CaseTable, by: str, area: str) -> tuple[int, Fraction]:
    """How many may come in where somebody arrives, and the chance that at least one does."""
    movers = of_country(game, by, area)
    found = interceptors(game.board, movers, AreaId(area))
    tries = [
        odds.Try(
            interception_modifier(game.board, force, movers, AreaId(area)),
            side(game.board, force.country),
            action_rating(game.board, force),
        )
        for force in found
    ]
    return len(found), 1 - odds.arrivals(tries, NEED).get((), Fraction(0))


RIVALS = "SC: active, entered, controller EG; gutium: SC ishpakai 2LC; arrapha: AS turtan 2LI; der: BA "


@pytest.mark.parametrize(
    ("text", "area", "by", "answers"),
    [
        ("babylon: BA marduk 2LI; kish: AS turtan 2LI", "kish", "AS", ("BA",)),
        ("kish: BA 2LI; sippar: AS turtan 2LI", "sippar", "AS", ("BA", "BA")),
        ("babylon: BA nabu 2LI; nippur: EL humban LI; kish: AS turtan LI", "kish", "AS", ("BA", "EL")),
        (RIVALS + "marduk 2LI", "gutium", "SC", ("AS", "BA")),
        ("options: special-units; babylon: BA nabu LC LI; sippar: AS LC 2LI", "sippar", "AS", ("BA",)),
    ],
)
def test_interception(text: str, area: str, by: str, answers: tuple[str, ...]) -> None:
    """6.6.9: how often somebody comes in, over all totals of all dice."""
    begun = intercept(text, area, by=by)
    forces, shown = danger(begun, by, area)
    assert forces == len(answers)
    came = Fraction(0)
    for totals in product(TOTALS, repeat=len(answers)):
        game = again(begun, {"interception": at_most(two(*totals))})
        for country in answers:
            game.answer(country, "intercept")
        weight = Fraction(1)
        for total in totals:
            weight *= Fraction(odds.ways(total), 36)
        came += weight * any(rolled(game, "interception"))
    assert shown == came


@pytest.mark.parametrize(
    ("text", "area", "target", "hasty"),
    [
        ("kish: BA nabu 2LI, AS turtan 2LI", "kish", "city", False),
        ("kish: BA nabu 2LI, AS sargon 4LI", "kish", "babylon", True),
        ("kish: BA 2LI, AS turtan LI", "kish", "babylon", False),
        ("options: special-units; der: BA nabu LC LI, AS turtan LC 2LI", "der", "gambulu", False),
        ("kish: BA LI, AS turtan 2LI", "kish", "city", False),
    ],
)
def test_evasion(text: str, area: str, target: str, hasty: bool) -> None:
    """6.6.10: how often all forces get away, over all totals of all dice."""
    begun = evade(text, area)
    prospects = Prospects(begun.board, [CountryId("BA")], of_country(begun, "AS", area), AreaId(area))
    parts = prospects.chances(target, hasty=hasty)
    all_away = Fraction(0)
    for totals in product(TOTALS, repeat=len(parts)):
        game = again(begun, {"evasion": at_most(two(*totals)), "attrition": every(1)})
        game.answer("BA", f"{'hasty' if hasty else 'evade'}:{target}")
        left = [piece for piece in of_country(game, "BA", area) if not piece.inside]
        weight = Fraction(1)
        for total in totals:
            weight *= Fraction(odds.ways(total), 36)
        all_away += weight * (not left)
    assert odds.all_of(parts) == all_away
