"""Section 6.12 and 1.3: control as far as occupation changes it."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board import forces
from rules.assyrian_wars.board.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.control.control import Occupation, unsettled
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.income import holdings, income_of
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.sea.sailing import Sail
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.messages import Name
from tests.assyrian_wars.cases.conquests import eco, fall, ruled
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during, rolled, two
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table


def taken(text: str, area: str, by: str = "AS") -> CaseTable:
    """The city of this area has just fallen."""
    return during(text, Occupation(area=AreaId(area), taken=True), by)


@pytest.mark.parametrize(
    ("there", "found"),
    [
        ("", False),
        ("BA LI", False),
        ("BA (LI)", True),  # 6.8: a garrison comes out where nobody besieges it
        ("BA LI, AS HI", True),  # 6.7
        ("AS HI", True),  # 6.12
        ("AS turtan HI, BA (LI), siege AS AS-turtan hunger 1", True),
        ("siege AS AS-turtan hunger 1", True),  # its besiegers are gone
    ],
)
def test_where_something_may_have_to_change(there: str, found: bool) -> None:
    board = Position.parse(
        f"blank campaign; camp assyrian: AS; camp rebel: BA EL; sippar: {there or 'empty'}", house()
    ).board
    assert unsettled(board) == ([AreaId("sippar")] if found else [])


def test_aw_6_12_101_area_without_city_changes_at_once() -> None:
    """AW-6.12-101: Babylonia controls Singara as it enters."""
    game = table("AS: eco 9; ashur: BA nabu 2LI", impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "singara"))
    assert (game.control("singara"), game.country("AS").eco) == ("BA", 9)


def test_aw_6_12_102_a_leader_alone_takes_nothing() -> None:
    """AW-6.12-102: a leader without units leaves control as it is."""
    game = table("ashur: EL tannanu", impulse="EL", ap=4)
    game.play("EL", go("EL-tannanu", "singara"))
    assert game.control("singara") == "AS"


def test_aw_6_12_103_the_city_decides() -> None:
    """AW-6.12-103: before an untaken city nothing changes; the area is contested."""
    game = table("gutium: EL tannanu 2LI", impulse="EL", ap=4)
    game.play("EL", go("EL-tannanu", "arrapha"))
    assert game.control("arrapha") == "AS"
    assert forces.is_contested(game.board, house().map.areas[AreaId("arrapha")], AreaId("arrapha"))


def test_aw_6_12_104_abandoned_area_reverts() -> None:
    """AW-6.12-104: what is left empty is Assyrian again as the impulse ends; damage stays."""
    text = "hand BA: 25 30; anat: BA LI1, control BA, damage 1; singara: BA LI2, control BA"
    game = table(text, impulse="BA", ap=6)
    game.play("BA", go("BA-LI-1", "hindanu"))
    game.play("BA", go("BA-LI-2", "ashur"))
    assert (game.control("anat"), game.control("singara")) == ("BA", "BA")
    game.end("BA")
    assert (game.control("anat"), game.control("singara")) == ("AS", "AS")
    assert game.board.areas[AreaId("anat")].damage == 1
    game = table(text, impulse="BA", ap=6)
    game.play("BA", go("BA-LI-2", "ashur"))
    game.end("BA")
    assert (game.control("anat"), game.control("singara")) == ("BA", "AS")


def test_aw_1_3_16_a_captured_associated_area() -> None:
    """AW-1.3-16: Zamua is one city for the Mede and none for Assyria; when the last Mede has left it is Assyrian."""
    held = "war ME AS; hand ME: 25 30; zamua: ME LI1, control ME"
    game = part(held, Economy())
    counted = {code: {one.area: one.points for one in holdings(game.board, CountryId(code))} for code in ("ME", "AS")}
    assert (counted["ME"].get("zamua"), "zamua" in counted["AS"]) == (1, False)
    game = table(held, impulse="ME", ap=6)
    game.play("ME", go("ME-LI-1", "bit-hamban"))
    assert game.control("zamua") == "ME"
    game.end("ME")
    assert game.control("zamua") == "AS"


def test_aw_6_12_105_an_ally_frees_an_allys_area() -> None:
    """AW-6.12-105: Elam's army gives Sippar back to Babylonia."""
    game = table("hand EL: 25 30; sippar: EL tannanu 2LI, control AS", impulse="EL", ap=4)
    game.end("EL")
    assert game.control("sippar") == "BA"


def test_aw_6_12_a_105_who_owns_a_jointly_taken_area() -> None:
    """AW-6.12.a-105: if they do not agree, the strongest decides; a power decides for its minor."""
    text = "camp assyrian: AS ME; nippur: AS turtan 3LI, ME daiukku 5LC"
    game = taken(text, "nippur")
    assert [kind for _, kind in game.asked] == ["share-control", "share-control"]
    game.answer("AS", "AS")
    game.answer("ME", "ME")
    assert game.control("nippur") == "ME"
    game = taken(text, "nippur")
    game.answer("AS", "AS")
    game.answer("ME", "AS")
    assert game.control("nippur") == "AS"
    game = taken("PH: active, track AS, level 13; nippur: AS turtan 3LI, PH luli 2LI", "nippur")
    assert game.asked == [("P1", "share-control")]
    game.answer("AS", "PH")
    assert game.control("nippur") == "PH"


def test_r_5_a_city_falls_though_an_ally_of_its_holder_looks_on() -> None:
    """R-5: Persia pays Assyria, so it is at peace with the besiegers of Elam's city and cannot keep it for Elam."""
    text = "PE: active, track EL, level 13; tribute PE AS check; hand AS: 25 30; nahitu: PE LI1, AS turtan 5HI 2LI"
    game = table(text, impulse="AS", ap=4, dice={"besiegers": every(1), "defenders": every(6)})
    game.play("AS", Besiege("AS-turtan", "standard"))
    through(game)
    assert game.control("nahitu") == "AS"
    assert game.refused("AS", Besiege("AS-turtan", "standard")).message.id == "city-not-enemy"
    game.end("AS")
    assert game.asked == [("P5", "go-home")]  # 8.1
    through(game)
    assert (game.control("nahitu"), game.where("PE-LI-1") == "nahitu") == ("AS", False)


def test_aw_6_12_a_106_sea_zone_control() -> None:
    """AW-6.12.a-106: most ships of one side; nobody where enemies meet or nobody is."""
    game = table(
        "PH: active, track AS, level 13; war EG AS; sidonia: PH 3SH, AS SH; arvad-coast: PH 2SH, EG SH", impulse="AS"
    )
    zones = {zone: forces.controls_zone(game.board, zone) for zone in ("sidonia", "arvad-coast", "delta-west")}
    assert zones == {"sidonia": "PH", "arvad-coast": "", "delta-west": ""}


@pytest.mark.parametrize(("fog", "holder"), [("not fog-of-war", ["EG"]), ("fog-of-war", [])])
def test_6_12_a_who_sails_is_told_who_holds_the_zone(fog: str, holder: list[str]) -> None:
    """6.12.a, 9.5: unless the fog hides whose ships are there."""
    game = table(f"options: {fog}; delta-east: AS SH1; delta-west: EG SH1..2", impulse="AS", ap=4)
    lines = game.quote("AS", Sail(ZoneId("delta-east"), (ZoneId("delta-west"),))).lines
    told = [line.params["country"] for line in lines if line.id == "quote-zone-held"]
    assert told == [Name("country", country) for country in holder]


@pytest.mark.parametrize(
    ("text", "warned"),
    [("", True), ("war AS malatia", False), ("malatia: BA LI1", False), ("pact malatia BA", False)],
    ids=["empty", "at-war-with-it", "garrisoned", "pact"],
)
def test_8_1_the_quote_says_that_an_empty_city_goes_free(text: str, warned: bool) -> None:
    """R-197, 8.1: without a war with the free city the army would have to leave it as the impulse ends."""
    held = "malatia: control BA; tribute malatia BA conquest; conquest BA malatia: until 0; kummuhu: AS turtan 3LI"
    game = table(f"{held}; {text}" if text else held, impulse="AS", ap=8)
    lines = game.quote("AS", go("AS-turtan", "malatia")).lines
    assert ("quote-city-goes-free" in [line.id for line in lines]) is warned


@pytest.mark.unsound("borders-are-kept")
def test_r_197_an_empty_conquered_minor_city_is_neutral_when_an_enemy_comes() -> None:
    """R-197: the tribute of a minor city ends the moment an enemy of its holder enters the area."""
    text = "war BA malatia; carchemish: BA nabu 2LI; malatia: control AS; tribute malatia AS conquest"
    game = table(text, impulse="BA", ap=4)
    route = house().map.terrain[AreaId("malatia")]
    start = next(area for area in route if house().map.areas[area].country is None)
    game = table(text.replace("carchemish", start), impulse="BA", ap=4)
    game.play("BA", go("BA-nabu", "malatia"))
    assert game.control("malatia") == "malatia"
    assert game.board.tributes == []


def test_6_12_own_units_are_freed_and_areas_kept_while_occupied() -> None:
    """6.12: a taken area stays with its captor while a unit holds it."""
    game = table("hand BA: 25 30; anat: BA LI1, control BA", impulse="BA", ap=6)
    game.end("BA")
    assert game.control("anat") == "BA"


def test_r_67_a_lone_leader_makes_room() -> None:
    """R-67: left among enemies he goes into an allied city, else into the Regroup Box."""
    game = taken("singara: EL tannanu, AS turtan 2LI", "singara")
    assert game.where("EL-tannanu") == "regroup"
    game = table("sippar: BA (LI), AS turtan rab-saris 2LI", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "ashur", units="AS-LI-1 AS-LI-2"))
    assert game.where("AS-rab-saris") == "regroup"
    assert not any(piece.inside for piece in game.board.areas[AreaId("sippar")].pieces)


def test_r_159_an_ally_frees_an_area_without_city_at_once() -> None:
    """R-159: Elam enters Sealand, which Assyria held, and it is Babylonian again."""
    game = table("nahitu: EL tannanu 2LI; sealand: control AS", impulse="EL", ap=4, dice={"attrition": [1, 1]})
    game.play("EL", go("EL-tannanu", "sealand"))
    assert game.control("sealand") == "BA"


@pytest.mark.unsound("provinces-are-held")
def test_7_1_d_a_province_ends_with_its_garrison() -> None:
    """7.1.D: while a unit holds it a province stays; without one it returns to its owner and is none any more."""
    game = table("hand AS: 25 30; hamath: AS LI1, control AS, province AS", impulse="AS", ap=6)
    game.end("AS")
    assert game.control("hamath") == "AS"
    game = table("hand AS: 25 30; hamath: control AS, province AS", impulse="AS", ap=6)
    game.end("AS")
    assert (game.control("hamath"), game.board.areas[AreaId("hamath")].province) == ("SY", None)


def test_r_88_a_siege_of_another_army_goes_on() -> None:
    """R-88: the siege of who leaves is over, that of who stays is not."""
    game = table(
        "sippar: BA (LI), AS turtan LI1..2!under=AS-turtan rab-saris LI3..4!under=AS-rab-saris,"
        "siege AS AS-turtan hunger 1 level 2, siege AS AS-rab-saris hunger 0 level 2",
        impulse="AS",
        ap=4,
    )
    game.play("AS", go("AS-turtan", "ashur"))
    assert [siege.leader for siege in game.board.areas[AreaId("sippar")].sieges] == ["AS-rab-saris"]


def test_r_67_a_lone_leader_goes_into_an_allied_city() -> None:
    """R-67: in a city of his side he is shut in instead."""
    game = during("anat: AS turtan, EL tannanu 2LI", Occupation(area=AreaId("anat")), "EL")
    assert game.control("anat") == "AS"
    assert [piece.id for piece in game.board.areas[AreaId("anat")].pieces if piece.inside] == ["AS-turtan"]


def test_aw_6_12_a_104_the_holder_of_a_taken_city_is_not_inside_it() -> None:
    """AW-6.12.a-104: Elam's units in Zamua may roll to get into the city; three to one they get in without."""
    dice = {"evasion": two(10, 9, 10)}
    game = table("arrapha: AS turtan+ 5LI; zamua: EL 3LI, control EL", impulse="AS", ap=4, dice=dice)
    game.play("AS", go("AS-turtan", "zamua"))
    assert not any(piece.inside for piece in game.board.areas[AreaId("zamua")].pieces)
    game.answer("EL", "evade:city")
    assert rolled(game, "evasion") == [True, False, True]
    game = table("arrapha: AS turtan+ 6LI 2HI; zamua: EL 3LI, control EL", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "zamua"))
    game.answer("EL", "evade:city")
    assert "evaded-automatically" in game.told


def test_6_12_a_a_group_of_two_powers_decides_as_it_enters() -> None:
    """6.12.a: an area without city that a multinational group occupies; without an answer the strongest has it."""
    text = "group 5 BA: BA-nabu EL-tannanu; ashur: BA nabu 3LI, EL tannanu 2LI"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", go("5", "singara"))
    assert [kind for _, kind in game.asked] == ["share-control", "share-control"]
    for question in game.match.pending:
        game.match.lapse(question.id)
    assert game.control("singara") == "BA"


def test_aw_6_12_a_101_home_city_taken() -> None:
    """AW-6.12.a-101: Babylonia loses two city points; Assyria counts nothing for them."""
    board = table("sippar: AS LI1, control AS; kish: AS LI2, control AS", impulse="AS").board
    untouched = table("", impulse="AS").board
    assert income_of(board, CountryId("BA")).points == 8
    assert income_of(board, CountryId("AS")).points == income_of(untouched, CountryId("AS")).points


def test_aw_6_12_a_102_associated_city_taken() -> None:
    """AW-6.12.a-102: Zamua counts for Elam, which holds it."""
    board = table("zamua: EL LI1, control EL", impulse="AS").board
    assert (income_of(board, CountryId("AS")).points, income_of(board, CountryId("EL")).points) == (14, 11)


def test_aw_6_12_a_103_contested_capital() -> None:
    """AW-6.12.a-103: a contested city adds no points, its ECO counts half: 8/3 and a half make level 3 (R-158)."""
    board = table("babylon: AS turtan 3LI", impulse="AS").board
    income = income_of(board, CountryId("BA"))
    assert (income.points, income.eco, income.level) == (8, Fraction(1, 2), 3)


def test_aw_6_12_a_107_eco_does_not_move_during_the_turn() -> None:
    """AW-6.12.a-107: taken cities change no level before the Interphase; a minor city's tribute does at once."""
    text = "BA: eco 4; AS: eco 9; war AS malatia; malatia: AS turtan+ 6HI, damage 2; "
    game = fall(text + ruled("AS", "sippar", "kish", "borsippa", "nippur", "der"), "AS-turtan")
    assert game.control("malatia") == "AS"
    assert (eco(game, "BA"), eco(game, "AS")) == (4, 10)
