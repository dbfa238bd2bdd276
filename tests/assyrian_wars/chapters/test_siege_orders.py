"""Standing orders of the besieged, and what an order to besiege offers."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.sortie import Sortie
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.sieges import defence_factors, siege_at, siege_table
from tests.assyrian_wars.cases.table import CaseTable

SIPPAR = "sippar: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan hunger {} level 2; ashur: empty"


@pytest.mark.parametrize(("number", "sorties"), [(1, False), (2, False), (3, True)])
def test_sortie_when_hunger_is_close(number: int, sorties: bool) -> None:
    """At number 3 one more step starves Sippar."""
    game = siege_table(SIPPAR.format(number))
    game.match.order(
        game.seat("BA"), StandingOrder("sortie", Choose("sortie"), Condition("steps-left-at-most", {"steps": 1}))
    )
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert ("sortie" in game.told) == sorties


@pytest.mark.parametrize(("area", "stays"), [("sippar", True), ("kish", False)])
def test_stay_inside_a_certain_city(area: str, stays: bool) -> None:
    game = siege_table(SIPPAR.format(1))
    game.match.order(game.seat("BA"), StandingOrder("sortie", Choose("stay"), Condition("in-area", {"area": area})))
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert (siege_at(game, "sippar").hunger == 2) == stays


def test_never_spend_the_garrison() -> None:
    game = siege_table(
        "sippar: AS sargon 6LI, BA (3LI)", dice={"besiegers": every(6, after=[1] * 3), "defenders": every(6)}
    )
    game.match.order(game.seat("BA"), StandingOrder("garrison-hits", Choose("0")))
    game.play("AS", Besiege("AS-sargon", "standard"))
    assert game.control("sippar") == "AS"


def values(game: CaseTable, tag: str, param: str, country: str = "AS", **given: str) -> list[str]:
    """What is offered for a parameter."""
    return [one.value for one in game.match.candidates(game.seat(country), tag, param, given, "")]


def test_candidates_are_legal() -> None:
    """Armies before enemy cities, with what they can do there and pay for."""
    text = "sippar: AS turtan 3LI; kish: AS rab-shaqe LI4!used; ashur: AS rab-saris LI5; uruk: AS LI6"
    game = siege_table(text)
    assert values(game, "besiege", "force") == ["AS-turtan"]
    assert values(game, "besiege", "method", force="AS-turtan") == ["standard", "assault", "hunger"]
    poor = siege_table(text, ap=0)
    assert values(poor, "besiege", "method", force="AS-turtan") == ["hunger"]


def test_candidates_for_a_sortie() -> None:
    game = siege_table(SIPPAR.format(1), by="BA")
    assert values(game, "sortie", "area", "BA") == ["sippar"]
    assert values(siege_table(SIPPAR.format(1), by="BA", ap=0), "sortie", "area", "BA") == []


@pytest.mark.parametrize(
    ("force", "method", "message"),
    [
        ("AS-nobody", "standard", "no-such-force"),
        ("BA-nabu", "standard", "shut-in-city"),
        ("EL-tannanu", "standard", "not-yours"),
        ("AS-rab-saris", "standard", "city-not-enemy"),
        ("AS-rab-shaqe", "assault", "no-city"),
        ("AS-turtan", "bribery", "no-such-siege"),
    ],
)
def test_wrong_orders_are_refused(force: str, method: str, message: str) -> None:
    """Each refusal names what is wrong, and nothing changes."""
    text = f"{SIPPAR.format(1)}; singara: AS rab-shaqe LI4; nasibina: AS rab-saris LI5; susa: EL tannanu LI"
    assert siege_table(text).refused("AS", Besiege(force, method)).message.id == message


def test_a_sortie_from_nowhere() -> None:
    game = siege_table(SIPPAR.format(1), by="BA")
    assert game.refused("BA", Sortie(AreaId("atlantis"))).message.id == "no-such-area"


def test_armies_that_join_go_on_together() -> None:
    """Two sieges become one when their armies form a group: the one where hunger is worst (R-88)."""
    game = siege_table(
        "group 1 AS: AS-turtan AS-rab-shaqe; der: AS turtan LI1!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe,"
        " siege AS AS-turtan hunger 1 level 2, siege AS AS-rab-shaqe hunger 2 level 2"
    )
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert siege_at(game, "der").hunger == 3


@pytest.mark.parametrize(("fog", "asked"), [("fog-of-war", True), ("not fog-of-war", False)])
def test_silence_tells_nothing(fog: str, asked: bool) -> None:
    """9.5: whether a leader is alone inside must not be seen from whether his seat is asked."""
    game = siege_table(
        f"options: {fog}, not special-units; der: AS turtan 2LI, BA (nabu), siege AS AS-turtan hunger 0 level 2"
    )
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert ((game.seat("BA"), "sortie") in game.asked) == asked
    if asked:
        assert game.options("BA") == ["stay"]
        game.answer("BA", "stay")
    assert siege_at(game, "der").hunger == 1


def test_a_group_inside_is_organised() -> None:
    """6.8: an army group that is the garrison keeps its leaders' dice and stays a group."""
    text = "group 5 BA: BA-nabu BA-mushezib; sippar: AS turtan 3LI, BA (nabu mushezib 2LI), siege AS AS-turtan level 2"
    game = siege_table(text, dice={"besiegers": every(6), "defenders": every(6)})
    assert defence_factors(game, "sippar") == [3, 3, 2, 2, 3, 3]
    game.play("AS", Besiege("AS-turtan", "standard"))
    assert [group.leaders for group in game.board.groups] == [["BA-nabu", "BA-mushezib"]]
