"""Section 6.12 and 1.3: control as far as occupation changes it."""

from rules.assyrian_wars import forces
from rules.assyrian_wars.control import Occupation
from rules.assyrian_wars.ids import AreaId, CountryId
from rules.assyrian_wars.impulse import TakeImpulse
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn import ActionPhase, GameTurns
from tests.cases.orders import go
from tests.cases.table import CaseTable, table


def taken(text: str, area: str, impulse: str = "AS") -> CaseTable:
    """The city of this area has just fallen."""
    turns = GameTurns(step="end_turn"), ActionPhase(step="move_on"), TakeImpulse(country=CountryId(impulse), step="act")
    return table(text, impulse=impulse, ap=4, stack=[*turns, Occupation(area=AreaId(area), taken=True)])


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
    """AW-1.3-16 b: Zamua is Assyrian again when the last Mede has left it."""
    game = table("war ME AS; hand ME: 25 30; zamua: ME LI1, control ME", impulse="ME", ap=6)
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


def test_aw_6_12_a_106_sea_zone_control() -> None:
    """AW-6.12.a-106: most ships of one side; nobody where enemies meet or nobody is."""
    game = table(
        "PH: active, track AS, level 13; war EG AS; sidonia: PH 3SH, AS SH; arvad-coast: PH 2SH, EG SH", impulse="AS"
    )
    zones = {zone: forces.controls_zone(game.board, zone) for zone in ("sidonia", "arvad-coast", "delta-west")}
    assert zones == {"sidonia": "PH", "arvad-coast": "", "delta-west": ""}


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
