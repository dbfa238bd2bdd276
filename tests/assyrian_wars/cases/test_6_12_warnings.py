"""What a player is warned of before he orders it: land that falls back, points given away, who will be lost."""

import pytest

from rules.assyrian_wars.battle.hits import LossesByRule
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.messages import Message
from rules.core.questions import Choose
from tests.assyrian_wars.cases.battles import suffer
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table

HELD = "kish: AS turtan 2LI, control AS; hand AS: 25 26; hand BA: 27"


def warnings(lines: tuple[Message, ...], id: str) -> list[Message]:
    """The lines of this kind."""
    return [line for line in lines if line.id == id]


@pytest.mark.parametrize(
    ("case", "units", "warned"), [("AW-6.12-201-a", "", True), ("AW-6.12-201-b", "AS-LI-1", False)]
)
def test_aw_6_12_201_a_march_that_empties_a_city(case: str, units: str, warned: bool) -> None:
    """AW-6.12-201: who takes all his units out of a city that he took is told that it falls back."""
    game = table(HELD, impulse="AS", ap=6)
    order = go("AS-turtan", "sippar", units=units)
    assert bool(warnings(game.quote("AS", order).lines, "quote-falls-back")) is warned, case


def test_aw_6_12_202_the_end_of_an_impulse() -> None:
    """AW-6.12-202: before the impulse is ended the areas are named; the story says why they fall back."""
    game = table("kish: control AS; sippar: AS LI, control AS; hand AS: 25 26; hand BA: 27", impulse="AS", ap=6)
    (line,) = warnings(game.quote("AS", Choose("end-with-card")).lines, "quote-falls-back")
    assert [getattr(area, "id", "") for area in areas(line)] == ["kish"]
    game.end("AS")
    assert game.told.index("area-falls-back") < game.told.index("control-changes")
    assert (game.control("kish"), game.control("sippar")) == ("BA", "AS")


def areas(line: Message) -> tuple[object, ...]:
    """The areas that a line names."""
    found = line.params["areas"]
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize(
    ("case", "text", "city", "warned"),
    [
        ("AW-8.3-202-a", "kish: AS sargon 6HI, BA (LI)", "kish", True),
        ("AW-8.3-202-b", "war AS SY; SY: active, controller BA; hamath: AS sargon 6HI, SY (LI)", "hamath", False),
    ],
)
def test_aw_8_3_202_what_a_failed_assault_gives_away(case: str, text: str, city: str, warned: bool) -> None:
    """AW-8.3-202: an assault warns of the defender's point; an unallied minor scores for nobody (R-255)."""
    game = table(text, impulse="AS", ap=6)
    lines = game.quote("AS", Besiege("AS-sargon", "assault")).lines
    assert bool(warnings(lines, "quote-assault-fails")) is warned, (case, city)
    assert not warnings(game.quote("AS", Besiege("AS-sargon", "standard")).lines, "quote-assault-fails")


def test_aw_6_7_4_201_the_usual_order_says_whom() -> None:
    """AW-6.7.4-201: "the usual order" names who will be eliminated and reduced, and does just that."""
    game: CaseTable = suffer("kish: BA nabu LI1- LI2 HI1 MC-LI-01", "kish", 3)
    (line,) = game.quote("BA", LossesByRule()).lines
    named = {
        key: {getattr(one, "id", "") for one in value} for key, value in line.params.items() if isinstance(value, tuple)
    }
    game.play("BA", LossesByRule())
    told = game.message("losses-taken").params
    for key in ("eliminated", "reduced"):
        value = told[key]
        assert isinstance(value, tuple)
        assert named[key] == {getattr(one, "id", "") for one in value}
