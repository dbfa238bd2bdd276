"""The page on cases tells the truth: its examples are tests, and run; and what it promises of tables is so."""

import re
from pathlib import Path

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.core.errors import ScriptError
from tests.assyrian_wars.cases.dice import MADE, every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, next_impulse, show, until
from tests.assyrian_wars.cases.refusals import REFUSED, astray
from tests.assyrian_wars.cases.soundness import Unsound
from tests.assyrian_wars.cases.table import table

PAGE = Path(__file__).parents[3] / "docs" / "cases.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page(number: int) -> None:
    names: dict[str, object] = {}
    exec(compile(EXAMPLES[number], str(PAGE), "exec"), names)
    tests = [found for name, found in names.items() if name.startswith("test_") and callable(found)]
    assert len(tests) == 1
    tests[0]()


def test_the_page_has_two_examples() -> None:
    assert len(EXAMPLES) == 2


def test_dice_that_no_rule_rolls() -> None:
    with pytest.raises(ScriptError, match=r"no rule rolls dice for battle; dice are rolled for .*melee"):
        table("", dice={"battle": [1]})


def test_dice_that_were_never_rolled() -> None:
    table("", dice={"melee": [1, 2]})
    (dice,) = MADE
    assert dice.unrolled() == {"melee": 2}
    MADE.clear()


def test_a_position_that_cannot_be() -> None:
    with pytest.raises(Unsound, match="enemies-apart"):
        table("nineveh: AS LI, BA LI")


def test_a_refusal_by_a_neighbour_is_found() -> None:
    table("war AS SY; SY: active", impulse="AS", ap=9).refused("AS", AttemptConquest(CountryId("SY")))
    assert REFUSED[0].refusal.rule == "7.1"
    assert astray(REFUSED, "AW-7.1-202") == []
    assert astray(REFUSED, "AW-6.8-203") == ["7.1: conquest-nothing-held"]
    assert astray(REFUSED, "no case at all") == []


def test_a_case_is_shown_and_played_on() -> None:
    """What was told since a mark, a country's next impulse, and a battle by default."""
    text = "hand AS: 40; hand BA: 41; hand EL: 42; hand ME: 43; hand EG: 44; clock: round 1; ashur: AS turtan 2LI; "
    game = table(text + "sippar: BA LI1", impulse="AS", ap=9, dice={"melee": every(1), "promotion": every(1)})
    mark = game.mark()
    game.play("AS", go("AS-turtan", "sippar"))
    fight(game)
    until(game, "impulse")
    assert "battle-won" in game.since(mark)
    assert "P1 is asked impulse" in show(game)
    assert "sippar: AS turtan" in show(game)
    next_impulse(game, "BA")
    assert game.asked == [(game.seat("BA"), "impulse")]
