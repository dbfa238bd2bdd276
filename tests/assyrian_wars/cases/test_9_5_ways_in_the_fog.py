"""9.5 with 6.6.8, 6.7.8 and 7.7: who bars a way in the fog, and what everybody learns of it."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.interphase.army_relocation import RelocateArmy
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.relocation import ForcedMarch
from rules.core.entries import Outcome
from tests.assyrian_wars.cases.encounters import retreat
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable, table

MARCH = "discard: 25; impulse AS: income 12, lapsing 3, cards 25; kalhu: AS turtan LI1..2; "
WAY = (AreaId("ashur"),)
TURTAN = LeaderId(PieceId("AS-turtan"))


def revealed(outcome: Outcome) -> bool:
    """Whether an answer brought something hidden to light."""
    return any(entry.revealed for entry in outcome.entries)


def march(text: str, fog: bool = True) -> CaseTable:
    """A forced march from Kalhu to Ashur, with this beside it."""
    option = "" if fog else "options: not fog-of-war; "
    return table(option + MARCH + text)


@pytest.mark.parametrize(
    ("case", "foe", "arrives"),
    [
        ("AW-9.5-201-a", "sippar: BA nabu", True),
        ("AW-9.5-201-b", "sippar: BA nabu 2LI", False),
        ("AW-9.5-201-c", "sippar: BA LI", False),
        ("AW-9.5-201-d", "sippar: BA MC-LI", True),
        ("AW-9.5-201-e", "", True),
    ],
)
def test_aw_9_5_201_a_forced_march_in_the_fog(case: str, foe: str, arrives: bool) -> None:
    """AW-9.5-201: it may be ordered past any stack, and ends before the area into which somebody could intercept."""
    game = march(foe)
    outcome = game.play("AS", ForcedMarch(TURTAN, WAY))
    assert game.where("AS-turtan") == ("ashur" if arrives else "kalhu"), case
    assert ("way-barred" in game.told, revealed(outcome)) == (not arrives, not arrives)
    assert game.ap("AS") == 5


def test_aw_9_5_202_the_preview_names_whoever_may_bar_the_way() -> None:
    """AW-9.5-202: a bare leader and an army are named alike; without a stack there is no warning."""
    order = ForcedMarch(TURTAN, WAY)
    lines = {foe: march(foe).quote("AS", order).lines for foe in ("sippar: BA nabu", "sippar: BA nabu 2LI", "")}
    assert lines["sippar: BA nabu"] == lines["sippar: BA nabu 2LI"]
    assert [line.id for line in lines["sippar: BA nabu"]][-1] == "quote-may-be-barred"
    assert "quote-may-be-barred" not in [line.id for line in lines[""]]


def test_aw_9_5_203_without_fog_the_truth_refuses() -> None:
    """AW-9.5-203: an army beside the way is refused (6.6.8), a bare leader is not."""
    refusal = march("sippar: BA nabu 2LI", fog=False).refused("AS", ForcedMarch(TURTAN, WAY))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "could-be-intercepted")
    game = march("sippar: BA nabu", fog=False)
    game.play("AS", ForcedMarch(TURTAN, WAY))
    assert game.where("AS-turtan") == "ashur"


def test_aw_9_5_204_units_on_the_rest_of_the_way_stay() -> None:
    """AW-9.5-204: who was to be picked up beyond the end of the way stays where it is."""
    game = march("arrapha: AS LI3; sippar: BA nabu 2LI")
    units = (PieceId("AS-LI-1"), PieceId("AS-LI-2"), PieceId("AS-LI-3"))
    game.play("AS", ForcedMarch(TURTAN, (*WAY, AreaId("arrapha")), units))
    assert (game.where("AS-LI-1"), game.where("AS-LI-3")) == ("kalhu", "arrapha")


@pytest.mark.parametrize(
    ("case", "foe", "arrives"), [("AW-9.5-205-a", "nabu", True), ("AW-9.5-205-b", "nabu LI", False)]
)
def test_aw_9_5_205_relocation_in_the_fog(case: str, foe: str, arrives: bool) -> None:
    """AW-9.5-205: in 7.7 likewise: a bare leader bars nothing, an army does, and that is a reveal."""
    game = part(f"kalhu: AS turtan LI1; sippar: BA {foe}", Attrition(units=(), cause="riot"))
    outcome = game.play("AS", RelocateArmy(TURTAN, WAY, (PieceId("AS-LI-1"),)))
    assert game.where("AS-turtan") == ("ashur" if arrives else "kalhu"), case
    assert revealed(outcome) or arrives


@pytest.mark.parametrize(
    ("case", "foe", "open"), [("AW-9.5-206-a", "rab-saris", True), ("AW-9.5-206-b", "rab-saris LI3", False)]
)
def test_aw_9_5_206_a_retreat_goes_by_the_truth(case: str, foe: str, open: bool) -> None:
    """AW-9.5-206: a bare leader beside it does not close an area to a beaten army; an army does (6.7.8)."""
    game = retreat(f"kish: BA nabu 2LI, AS turtan 2LI; gutium: AS {foe}", "kish", "BA", winner_from="sippar")
    assert ("der" in game.options("BA")) is open, case


@pytest.mark.parametrize(
    ("case", "text", "seen"),
    [
        ("AW-9.5-207-a", "; gutium: AS rab-saris", True),
        ("AW-9.5-207-b", "", False),
        ("AW-9.5-207-c", "; gutium: AS rab-saris; options: not fog-of-war", False),
    ],
)
def test_aw_9_5_207_what_a_retreat_tells_is_on_record(case: str, text: str, seen: bool) -> None:
    """AW-9.5-207: where a beaten army may go tells who leads an army beside it: that is not taken back freely."""
    game = retreat(f"kish: BA nabu 2LI, AS turtan 2LI; hand BA: 103{text}", "kish", "BA", winner_from="sippar")
    outcome = game.answer("BA", "pass")  # its card that answers retreats
    assert game.question("BA").kind == "retreat"
    assert revealed(outcome) is seen, case
