"""Section 6.8.3: standard sieges, passes and the turn of the year; 8.3: what a city is worth."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.rebuilding import RepairCity
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.capture import city_points
from tests.assyrian_wars.cases.battles import box, piece, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, reduced, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import attack_factors, besiege, damage, hits, siege_at, siege_table, storm

SIDON = "war AS PH; sidon: AS sargon 6LI"


def score(number: int, dice: int) -> list[int]:
    """So many hits with so many dice."""
    return [1] * number + [6] * (dice - number)


def test_aw_6_8_3_1_the_worked_example() -> None:
    """AW-6.8.3-1: six hits take a level 3 city without garrison: 3, 2 and 1."""
    game = siege_table(SIDON, dice={"besiegers": score(6, 12), "defenders": every(6)})
    storm(game, "AS-sargon")
    assert hits(game) == (6, 0)
    assert (game.control("sidon"), damage(game, "sidon")) == ("AS", 3)


def test_aw_6_8_3_2_the_garrison_takes_two() -> None:
    """AW-6.8.3-2: with two hits on the garrison four are left for the walls: one level, and one hit is lost."""
    game = siege_table(
        f"{SIDON}, PH (2LI 4MC-LI); PH: active, controller BA", dice={"besiegers": score(6, 12), "defenders": every(6)}
    )
    besiege(game, "AS-sargon", "standard")
    assert game.question("PH").kind == "garrison-hits"
    game.answer("PH", "2")
    through(game)
    assert (game.control("sidon"), damage(game, "sidon")) == ("PH", 1)
    assert len(reduced(game, "sidon")) == 2


def test_aw_6_8_3_3_too_few_hits() -> None:
    """AW-6.8.3-3: two hits do nothing to a defence of 3 and are not kept for the next round."""
    game = siege_table("kalhu: BA nabu 3LI", by="BA", dice={"besiegers": score(2, 4), "defenders": every(6)})
    storm(game, "BA-nabu", by="BA")
    assert damage(game, "kalhu") == 0
    game = siege_table(
        "kalhu: BA nabu 3LI, siege BA BA-nabu level 3 rounds 1",
        by="BA",
        dice={"besiegers": score(2, 4), "defenders": every(6)},
    )
    storm(game, "BA-nabu", by="BA")
    assert damage(game, "kalhu") == 0


def test_aw_6_8_3_4_the_second_round() -> None:
    """AW-6.8.3-4: three hits take a city of defence 2; no overrun, and points for its strength at the start."""
    game = siege_table(
        f"{SIDON}, damage 1, siege AS AS-sargon level 3 rounds 1",
        dice={"besiegers": score(3, 12), "defenders": every(6)},
    )
    storm(game, "AS-sargon")
    assert (game.control("sidon"), damage(game, "sidon"), vp(game, "AS")) == ("AS", 3, 1)
    assert all(one.used for one in game.board.areas[AreaId("sidon")].pieces)


GARRISON = "sippar: AS sargon 6LI, BA (LI1- LI2)"


def test_aw_6_8_3_5_at_most_what_the_garrison_can_take() -> None:
    """AW-6.8.3-5: of five hits at most three go to LI(1) and LI; then the walls lose one level."""
    game = siege_table(GARRISON, dice={"besiegers": score(5, 12), "defenders": every(6)})
    besiege(game, "AS-sargon", "standard")
    assert game.options("BA") == ["0", "1", "2", "3"]
    game.answer("BA", "3")
    through(game)
    assert (game.control("sippar"), damage(game, "sippar")) == ("BA", 1)
    assert piece(game, "BA-LI-1") is None
    assert piece(game, "BA-LI-2") is None


def test_aw_6_8_3_5_all_on_the_walls() -> None:
    """AW-6.8.3-5: with none on the garrison the city falls; two hits are over, survivors regroup."""
    game = siege_table(GARRISON, dice={"besiegers": score(5, 12), "defenders": every(6)})
    besiege(game, "AS-sargon", "standard")
    game.answer("BA", "0")
    game.answer("BA", ("BA-LI-1", "BA-LI-2"))
    through(game)
    assert (game.control("sippar"), box(game)) == ("AS", ["BA-LI-2"])
    assert game.board.regroup[0].reduced
    assert "BA-LI-1" in game.country("BA").pool


def test_the_default_saves_the_city() -> None:
    """6.8.3: silence costs the garrison as little as keeps the city: one hit of five leaves a wall standing."""
    game = siege_table("sippar: AS sargon 6LI, BA (3LI)", dice={"besiegers": score(3, 12), "defenders": every(6)})
    besiege(game, "AS-sargon", "standard")
    through(game)
    assert (game.control("sippar"), damage(game, "sippar")) == ("BA", 1)
    assert len(reduced(game, "sippar")) == 1


def test_aw_6_8_3_6_no_halves_behind_walls() -> None:
    """AW-6.8.3-6: both hits may go to the mercenary."""
    game = siege_table("sippar: AS sargon 6LI, BA (LI MC-LI)", dice={"besiegers": score(2, 12), "defenders": every(6)})
    besiege(game, "AS-sargon", "standard")
    game.answer("BA", "2")
    (hired,) = [one for one in there(game, "sippar") if one.startswith("MC")]
    game.answer("BA", (hired, f"{hired}+"))
    assert hired in game.board.game_pool
    assert reduced(game, "sippar") == []


def test_aw_6_8_3_7_several_nations_inside() -> None:
    """AW-6.8.3-7: three hits on two nations: one each, the third where the city's owner says."""
    game = siege_table(
        "sippar: AS sargon 6LI, BA (LI), EL (LI)", dice={"besiegers": score(3, 12), "defenders": every(6)}
    )
    besiege(game, "AS-sargon", "standard")
    game.answer("BA", "3")
    assert game.question("BA").kind == "share-hits"
    game.answer("BA", "EL")
    assert (piece(game, "BA-LI-1"), piece(game, "EL-LI-1")) == (True, None)


def test_aw_6_8_3_8_city_dice_before_the_round() -> None:
    """AW-6.8.3-8: a city that falls in this round still rolls with its whole defence."""
    game = siege_table("sippar: AS sargon 6LI", dice={"besiegers": score(3, 12), "defenders": [6, 6]})
    storm(game, "AS-sargon")
    assert len(game.message("siege-rolled").params["defenders"]) == 2
    assert game.control("sippar") == "AS"


PASSING = "arrapha: BA nabu 3LI, siege BA BA-nabu level 2 rounds 1; impulse BA: kind pass; hand AS: 25"


def test_aw_6_8_3_9_sieges_go_on_in_a_pass() -> None:
    """AW-6.8.3-9: without cards and with 3 AP one round for 1 AP is legal, but neither moving nor building."""
    game = siege_table(PASSING, by="BA", ap=3, dice={"besiegers": every(6), "defenders": every(6)})
    assert game.refused("BA", go("BA-nabu", "arbela")).rule == "6.0"
    assert game.refused("BA", Build((UnitId("BA-LI-9"),), AreaId("babylon"))).rule == "6.0"
    besiege(game, "BA-nabu", "standard", by="BA")
    assert "impulse-ends" in game.told
    assert game.saved("BA") == 2


def test_aw_6_8_3_9_nothing_without_ap() -> None:
    """AW-6.8.3-9: with 0 AP nothing is possible, so nobody is asked; the siege stands."""
    game = siege_table(PASSING, by="BA", ap=0)
    assert game.asked == [(game.seat("AS"), "impulse")]
    assert siege_at(game, "arrapha").rounds == 1


def test_6_6_4_a_groups_siege_goes_on_in_a_members_pass() -> None:
    """6.8.3, 6.6.4, R-95: the group that Babylonia began the siege with is Elam's too when Elam takes its turn."""
    text = (
        "group 5 BA: BA-nabu EL-tannanu; arrapha: BA nabu 3LI, EL tannanu 2LI, siege BA BA-nabu level 2 rounds 1;"
        "impulse EL: kind pass; hand AS: 25"
    )
    game = siege_table(text, by="EL", ap=3, dice={"besiegers": every(6), "defenders": every(6)})
    assert game.asked == [(game.seat("EL"), "pass")]
    besiege(game, "5", "standard", by="EL")
    assert "impulse-ends" in game.told
    assert game.saved("EL") == 2
    assert siege_at(game, "arrapha").rounds == 2


def test_aw_6_8_3_9_no_new_siege_in_a_pass() -> None:
    """AW-6.8.3-9: only sieges that have begun go on (R-95)."""
    game = siege_table(f"{PASSING}; guzana: BA mushezib LI4", by="BA", ap=3)
    assert game.refused("BA", Besiege("BA-mushezib", "hunger")).message.id == "pass-continues-sieges"


@pytest.mark.parametrize(
    ("area", "level", "garrison", "points"),
    [
        ("guzana", 1, 4, 0),
        ("sippar", 2, 0, 0),
        ("sippar", 2, 1, 1),
        ("sidon", 3, 0, 1),
        ("sidon", 3, 5, 2),
        ("jerusalem", 4, 0, 4),
        ("nineveh", 5, 5, 6),
    ],
)
def test_aw_6_8_3_10_points_for_a_city(area: str, level: int, garrison: int, points: int) -> None:
    """AW-6.8.3-10: what a city is worth."""
    assert city_points(house(), AreaId(area), level, garrison) == points


@pytest.mark.parametrize(
    ("area", "garrison", "points"),
    [
        ("guzana", 0, 0),
        ("guzana", 5, 1),
        ("sippar", 0, 0),
        ("sippar", 1, 1),
        ("kish", 5, 2),
        ("arbela", 0, 1),
        ("harran", 2, 1),
        ("ashur", 0, 3),
        ("memphis", 0, 2),
        ("babylon", 0, 4),
        ("babylon", 6, 5),
        ("nineveh", 0, 5),
        ("nineveh", 5, 6),
    ],
)
def test_aw_8_3_102_the_city_table(area: str, garrison: int, points: int) -> None:
    """AW-8.3-102: from full strength."""
    edition = house()
    assert city_points(edition, AreaId(area), edition.map.areas[AreaId(area)].defence, garrison) == points
    owner = str(edition.map.areas[AreaId(area)].country)
    by, force = ("BA", "BA-marduk") if owner == "AS" else ("AS", "AS-sargon")
    troops = {"BA": "BA marduk 6LI 3HI", "AS": "AS sargon 6LI 6HI"}[by]
    inside = f", {owner} ({garrison}LI)" if garrison else ""
    dice = {"besiegers": every(1), "defenders": every(6)}
    game = siege_table(f"war AS EG; {area}: {troops}{inside}", by=by, dice=dice)
    storm(game, force, "assault", by=by)
    assert (game.control(area), vp(game, by)) == (by, points)


@pytest.mark.parametrize(("level", "points"), [(3, 1), (2, 0)])
def test_aw_8_3_103_the_level_at_the_start(level: int, points: int) -> None:
    """AW-8.3-103: what counts is the strength as the siege began."""
    game = siege_table(
        f"arbela: BA nabu 3LI, damage 2, siege BA BA-nabu level {level} rounds 2",
        by="BA",
        dice={"besiegers": score(1, 4), "defenders": [6]},
    )
    storm(game, "BA-nabu", by="BA")
    assert (game.control("arbela"), vp(game, "BA")) == ("BA", points)


@pytest.mark.parametrize(("scored", "holder", "points"), [(3, "BA", 1), (4, "AS", 0)])
def test_aw_8_3_104_a_repelled_assault(scored: int, holder: str, points: int) -> None:
    """AW-8.3-104: 3:3 repels the assault and scores; 4:3 takes the city."""
    game = siege_table(
        "sippar: AS sargon 6LI, BA (LI)", dice={"besiegers": score(scored, 12), "defenders": score(3, 6)}
    )
    storm(game, "AS-sargon", "assault")
    assert (game.control("sippar"), vp(game, "BA")) == (holder, points)


def test_aw_8_3_105_no_points_for_a_round() -> None:
    """AW-8.3-105: 5:1 in a standard round that does not take the city scores nothing."""
    game = siege_table("babylon: AS sargon 6LI", dice={"besiegers": score(5, 12), "defenders": score(1, 4)})
    storm(game, "AS-sargon")
    assert (game.control("babylon"), damage(game, "babylon")) == ("BA", 1)
    assert (vp(game, "AS"), vp(game, "BA")) == (0, 0)


def test_aw_6_8_3_11_sieges_outlast_the_turn() -> None:
    """AW-6.8.3-11: numbers, damage and sieges stay through the Interphase, and nothing is repaired meanwhile."""
    text = (
        "der: AS turtan 3LI, siege AS AS-turtan hunger 2 level 2;"
        " kish: AS rab-shaqe LI4..6, damage 1, siege AS AS-rab-shaqe level 2 rounds 1"
    )
    game = siege_table(text, by="BA")
    for area in ("der", "kish"):
        assert game.refused("BA", RepairCity(AreaId(area))).message.id == "city-besieged"
    game = siege_table(f"clock: turn 1; hand AS: 25; {text}")
    game.end("AS")
    while game.board.clock.turn == 1:
        question = game.match.pending[0]
        game.keep(game.match.lapse(question.id))
    assert siege_at(game, "der").hunger == 2
    assert (siege_at(game, "kish").rounds, damage(game, "kish")) == (1, 1)


def test_aw_9_7_16_after_a_quick_move() -> None:
    """AW-9.7-16: units that came at speed are one lower, on top of the fortress; battle dice are not."""
    quick = "AS turtan!quick!steps=2 2LC!quick!steps=2 HC!quick!steps=2"
    game = siege_table(f"options: special-units; sippar: {quick}")
    assert attack_factors(game, "sippar") == [2, 2, 3, 3, 3, 3]
    game = siege_table(f"options: special-units; bit-imbi: {quick}")
    assert attack_factors(game, "bit-imbi") == [1, 1, 2, 2, 2, 2]
    game = siege_table("options: special-units; sippar: AS turtan 2LC HC")
    assert attack_factors(game, "sippar") == [3, 3, 4, 3, 3, 3]


def test_aw_9_2_2_promotion_in_sieges() -> None:
    """AW-9.2-2: whoever scored more hits in a round rolls for his leaders, the other side does not."""
    text = "babylon: AS turtan 3LI, BA (nabu LI)"
    game = siege_table(text, dice={"besiegers": score(3, 6), "defenders": score(2, 6), "promotion": [2, 1]})
    storm(game, "AS-turtan")
    assert (piece(game, "AS-turtan"), piece(game, "BA-nabu")) == (False, True)
    game = siege_table(text, dice={"besiegers": score(2, 6), "defenders": score(3, 6), "promotion": [2]})
    storm(game, "AS-turtan")
    assert (piece(game, "AS-turtan"), piece(game, "BA-nabu")) == (True, False)


def test_aw_9_2_3_one_roll_only() -> None:
    """AW-9.2-3: an assault won with more hits brings one roll; named kings never roll."""
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [6, 6], "promotion": [4]})
    storm(game, "BA-nabu", "assault", by="BA")
    assert game.told.count("promotion-rolled") == 1
    game = siege_table("guzana: BA marduk LI", by="BA", dice={"besiegers": [1, 1, 1], "defenders": [6, 6]})
    storm(game, "BA-marduk", "assault", by="BA")
    assert "promotion-rolled" not in game.told


def test_a_free_minor_city() -> None:
    """7.1: a minor city has no seat to ask; taken, it pays its conqueror at once and ends any pact."""
    game = siege_table("war AS adana; adana: AS turtan 6LI", dice={"besiegers": score(6, 9), "defenders": [6, 6]})
    storm(game, "AS-turtan")
    assert game.control("adana") == "AS"
    assert [(one.payer, one.to, one.reason) for one in game.board.tributes] == [("adana", "AS", "conquest")]


def test_walls_that_are_down_already() -> None:
    """6.8.3: a city of defence 0 rolls no dice and falls to the next round."""
    game = siege_table("sippar: AS turtan 3LI, damage 2", dice={"besiegers": every(6)})
    storm(game, "AS-turtan")
    assert game.control("sippar") == "AS"


def test_a_city_taken_together() -> None:
    """6.12.a, 8.3: both powers say who controls it, the commander who has the odd point; his round, his hits."""
    game = siege_table(
        "group 5 BA: BA-nabu EL-tannanu;"
        " kalhu: BA nabu 2LI, EL tannanu LI, damage 2, siege BA BA-nabu level 3 rounds 1",
        by="BA",
        dice={"besiegers": score(1, 5), "defenders": [6]},
    )
    besiege(game, "BA-nabu", "standard", by="BA")
    assert sorted(game.asked) == [(game.seat("BA"), "share-control"), (game.seat("EL"), "share-control")]
    game.answer("BA", "EL")
    game.answer("EL", "EL")
    assert game.asked == [(game.seat("BA"), "share-points")]
    game.answer("BA", "BA")
    assert (game.control("kalhu"), vp(game, "BA"), vp(game, "EL")) == ("EL", 1, 0)


def test_an_ally_activates_the_group() -> None:
    """6.6.4: in Elam's impulse the group is under Elam's leader, and the siege goes on for 1 AP."""
    game = siege_table(
        "group 5 BA: BA-nabu EL-tannanu; kalhu: BA nabu 2LI, EL tannanu LI, siege BA BA-nabu level 3 rounds 1",
        by="EL",
        dice={"besiegers": every(6), "defenders": every(6)},
    )
    storm(game, "EL-tannanu", by="EL")
    assert (game.ap("EL"), game.board.groups[0].commander, siege_at(game, "kalhu").rounds) == (4, "EL-tannanu", 2)
    assert (siege_at(game, "kalhu").country, siege_at(game, "kalhu").leader) == ("BA", "EL-tannanu")


def test_besiegers_wiped_out() -> None:
    """6.8: when the last besieging unit dies, the siege is lifted and the garrison is outside again."""
    game = siege_table("sippar: AS turtan LI-, BA (nabu 2LI)", dice={"besiegers": every(6), "defenders": every(1)})
    storm(game, "AS-turtan")
    assert game.board.areas[AreaId("sippar")].sieges == []
    assert not any(one.inside for one in game.board.areas[AreaId("sippar")].pieces)
    assert there(game, "sippar") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
