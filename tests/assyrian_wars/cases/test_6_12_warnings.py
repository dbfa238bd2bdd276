"""What a player is warned of before he orders it: land that falls back, points given away, who will be lost."""

from collections.abc import Callable

import pytest

from rules.assyrian_wars.battle.hits import LossesByRule
from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.interphase.army_relocation import RelocateArmy
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.march.relocation import ForcedMarch
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.messages import Message, Name
from rules.core.questions import Answer, Choose, ChooseMany
from tests.assyrian_wars.cases.battles import suffer
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import board, send
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import until
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_7_1_d_at_once import begin

TURTAN = LeaderId(PieceId("AS-turtan"))

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


PROVINCE = "conquest AS SY: until 2; tribute SY AS conquest; hamath: AS LI1, control AS, province AS; "
NEAR = "damascus: AS turtan LI2, control AS; "
LAST = PieceId("AS-LI-1")


def leaving(text: str, order: Answer) -> tuple[CaseTable, Answer]:
    """In Assyria's impulse."""
    return table(PROVINCE + NEAR + text, impulse="AS", ap=12), order


def force_marching() -> tuple[CaseTable, Answer]:
    game = table(PROVINCE + NEAR + "discard: 25; impulse AS: income 12, lapsing 3, cards 25")
    return game, ForcedMarch(TURTAN, (AreaId("hamath"), AreaId("qarqar")), (LAST, PieceId("AS-LI-2")))


def relocating() -> tuple[CaseTable, Answer]:
    game = part(PROVINCE + NEAR, Attrition(units=(), cause="riot"))
    return game, RelocateArmy(TURTAN, (AreaId("hamath"), AreaId("qarqar")), (LAST,))


def dismissing(province: bool) -> tuple[CaseTable, Answer]:
    """Assyria's first impulse of the turn: it keeps none of its mercenaries."""
    held = (
        PROVINCE.replace("until 2", "until 3")
        if province
        else "war AS SY; SY: active, controller BA; hamath: AS LI1, control AS; "
    )
    text = held.replace("LI1", "MC-LI") + "clock: turn 2; nineveh: AS turtan 2LI; hand AS: 25 26; AS: eco 9"
    return begin(text), ChooseMany(())


def taken_up() -> tuple[CaseTable, Answer]:
    return leaving("", Move("AS-turtan", (AreaId("hamath"), AreaId("qarqar")), taking=(LAST,)))


@pytest.mark.parametrize(
    ("case", "way", "warned", "told"),
    [
        ("AW-6.12-204-a", lambda: leaving("", go("AS-LI-1", "qarqar")), "quote-province-lost", "province-lost"),
        ("AW-6.12-204-b", taken_up, "quote-province-lost", "province-lost"),
        ("AW-6.12-204-c", force_marching, "quote-province-lost", "province-lost"),
        ("AW-6.12-204-d", lambda: leaving("", send("AS-LI-1")), "quote-province-lost", "province-lost"),
        ("AW-6.12-204-e", relocating, "quote-province-lost", "province-lost"),
        ("AW-6.12-204-f", lambda: dismissing(True), "quote-province-lost", "province-lost"),
        ("AW-6.12-204-g", lambda: dismissing(False), "quote-falls-back", "area-falls-back"),
    ],
)
def test_aw_6_12_204_whoever_takes_the_last_unit_out(
    case: str, way: Callable[[], tuple[CaseTable, Answer]], warned: str, told: str
) -> None:
    """AW-6.12-204: the warning comes before, whichever way the garrison goes, and is true."""
    game, order = way()
    (line,) = warnings(game.quote("AS", order).lines, warned)
    assert [getattr(area, "id", "") for area in areas(line)] == ["hamath"], case
    mark = game.mark()
    game.play("AS", order)
    if told == "area-falls-back":
        game.end("AS")
    assert told in game.since(mark)
    assert game.control("hamath") == "SY"


def test_aw_6_12_205_the_last_unit_goes_aboard() -> None:
    """AW-6.12-205: who empties a province by going aboard is told before."""
    text = "conquest EG PH: until 2; tribute PH EG conquest; byblos: EG LI1, control EG, province EG"
    game = table(f"{text}; arvad-coast: EG SH1", impulse="EG", ap=6)
    (line,) = warnings(game.quote("EG", board("byblos", "EG-LI-1")).lines, "quote-province-lost")
    assert [getattr(area, "id", "") for area in areas(line)] == ["byblos"]


def test_aw_6_12_206_what_an_ally_loses_as_the_impulse_ends() -> None:
    """AW-6.12-206: the end of an impulse ends the hold of allies too, and the warning names it."""
    text = "PH: active, track AS, level 13; war PH SY; war AS SY; SY: active, controller BA; hamath: control PH"
    game = table(text + "; hand AS: 25 26; hand BA: 27", impulse="AS", ap=6)
    (line,) = warnings(game.quote("AS", Choose("end-with-card")).lines, "quote-falls-back")
    assert [getattr(area, "id", "") for area in areas(line)] == ["hamath"]
    game.end("AS")
    assert "area-falls-back" in game.told
    assert game.control("hamath") == "SY"


@pytest.mark.parametrize(
    ("case", "options", "there", "falls"),
    [
        ("AW-6.12-207-a", "not fog-of-war", "CI 2LC, ", False),
        ("AW-6.12-207-b", "fog-of-war", "CI 2LC, ", False),
        ("AW-6.12-207-c", "fog-of-war", "", True),
    ],
)
def test_aw_6_12_207_somebody_elses_enemies_of_the_owner(case: str, options: str, there: str, falls: bool) -> None:
    """AW-6.12-207: land in which others stand who are at war with its owner does not fall back, nor is it said."""
    text = f"options: {options}; CI: active, entered, controller BA; madaktu: {there}control AS"
    game = table(text + "; hand AS: 25 26; hand BA: 27", impulse="AS", ap=6)
    lines = game.quote("AS", Choose("end-with-card")).lines
    assert bool(warnings(lines, "quote-falls-back")) is falls, case
    game.end("AS")
    assert game.control("madaktu") == ("EL" if falls else "AS")


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


def test_aw_8_3_213_the_point_of_several_defenders() -> None:
    """AW-8.3-213: where the city's owner will say whose the point is, nobody is promised it (R-259)."""
    dice = {"besiegers": every(6), "defenders": every(6), "promotion": every(1)}
    game = table("kish: AS sargon 3LI, BA (LI1), EL (LI1)", impulse="AS", ap=6, dice=dice)
    order = Besiege("AS-sargon", "assault")
    (line,) = warnings(game.quote("AS", order).lines, "quote-assault-fails")
    assert line.params["countries"] == (Name("country", "BA"), Name("country", "EL"))
    game.play("AS", order)
    until(game, "share-points")
    assert tuple(Name("country", power) for power in game.options("BA")) == line.params["countries"]


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
