"""HC-04, HC-05, HC-14 to HC-25, HC-99, HC-101, HC-123: activation and movement by land."""

import pytest

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE, SpaceId
from rules.hannibal.events.windows import Counter
from rules.hannibal.march.odds import expected_tolls, percent
from rules.hannibal.victory.removal import RemoveMarkers
from tests.hannibal.cases.march_orders import go_on, march
from tests.hannibal.cases.table import card, table


@pytest.mark.parametrize(
    ("name", "accepted"), [("hannibal", True), ("hasdrubal", False), ("hanno", False)], ids=lambda one: f"HC-04-{one}"
)
def test_hc_04_a_card_activates_up_to_its_ops(name: str, accepted: bool) -> None:
    """HC-04: OPS 1 moves Hannibal, not Hasdrubal or Hanno."""
    game = table("hand C: 6", play="C")
    start = {"hannibal": "dertosa", "hasdrubal": "dianium", "hanno": "utica"}[name]
    order = march(6, name, start)
    if accepted:
        assert game.quote("C", order).lines
    else:
        assert game.refused("C", order).message.id == "rating-too-high"


def test_hc_05_scipio_is_better_in_hispania() -> None:
    """HC-05: OPS 2 moves P. Scipio in Tarraco, not in Rome; leaving Hispania does not stop him."""
    assert table("hand R: 5", play="R").refused("R", march(5, "p-scipio", "tarquini")).rule == "ch.7"
    game = table("tarraco: R 5 p-scipio; rome: R 1; hand R: 5", play="R")
    game.play("R", march(5, "p-scipio", "emporiae narbo"))
    assert game.at("narbo") == "R 5 p-scipio"


WAY = "dertosa tarraco emporiae narbo nemausus rhone"


@pytest.mark.parametrize("steps", [4, 5, 6], ids=lambda steps: f"HC-14-{steps}")
def test_hc_14_four_points_six_with_a_force_march(steps: int) -> None:
    """HC-14: four steps with an ordinary card; five and six only with card 61."""
    path = " ".join(WAY.split()[:steps])
    game = table("hand C: 61", play="C")
    if steps > 4:
        assert game.refused("C", march(61, "hannibal", path)).message.id == "too-few-points"
    else:
        game.quote("C", march(61, "hannibal", path))
    game.play("C", march(61, "hannibal", path, event=True))
    last = WAY.split()[steps - 1]
    assert game.at(last) == "C 8+2e hannibal mago h-gisgo"


def test_hc_15_a_pass_costs_two_points() -> None:
    """HC-15: Nemausus to Taurini takes four points; from Narbo it would take five."""
    game = table("nemausus: C 4 hannibal; saguntum: C 1; hand C: 6", play="C", dice={"pass-attrition": [1]})
    game.play("C", march(6, "hannibal", "rhone druentia taurini"))
    assert game.at("taurini") == "C 4 hannibal"
    game = table("narbo: C 4 hannibal; saguntum: C 1; hand C: 6", play="C")
    assert game.refused("C", march(6, "hannibal", "nemausus rhone druentia taurini")).message.id == "too-few-points"


@pytest.mark.parametrize(
    ("event", "after", "asked"), [(False, "C 5", True), (True, "C 7", True)], ids=["HC-16", "HC-16-guide"]
)
def test_hc_16_the_alps_take_their_toll(event: bool, after: str, asked: bool) -> None:
    """HC-16: 8 units with 2 elephants, die 6: 3 lost, an elephant among them; with Native Guide 1, none forced."""
    dice = {"pass-attrition": [6]}
    game = table("druentia: C 6+2e hannibal; saguntum: C 1; hand C: 5", play="C", dice=dice)
    game.play("C", march(5, "hannibal", "taurini", event=event))
    assert game.message("pass-attrition-rolled").params["lost"] == (1 if event else 3)
    assert game.options("C") == (["elephants-0", "elephants-1"] if event else ["elephants-1", "elephants-2"])
    game.lapse()
    assert game.at("taurini") == ("C 5+2e hannibal" if event else "C 4+1e hannibal")


@pytest.mark.parametrize(("event", "left"), [(False, 5), (True, 6)], ids=["HC-17", "HC-17-guide"])
def test_hc_17_a_low_pass_is_easier(event: bool, left: int) -> None:
    """HC-17: 6 units over Boii-Pisae, die 5 - 2: 1 lost; with Native Guide none."""
    game = table("boii: C 6 hannibal; saguntum: C 1; hand C: 5 2", play="C", dice={"pass-attrition": [5]})
    game.play("C", march(5, "hannibal", "pisae", event=event))
    assert game.at("pisae") == f"C {left} hannibal"


def test_hc_16_17_odds_are_exact() -> None:
    """HC-16, HC-17: the quote names how likely each loss is."""
    assert {lost: percent(part) for lost, part in expected_tolls(6, -2).items()} == {0: 50, 1: 50}
    assert expected_tolls(8)[3].denominator == 6


def test_hc_18_the_strait_of_messana_belongs_to_who_holds_the_near_side() -> None:
    """HC-18: Rome crosses from Roman Messana, not from Punic Rhegium; Carthage crosses from Rhegium."""
    base = "messana: roman, {}; rhegium: punic, {}; saguntum: C 1; hand R: 7; hand C: 6; agrigentum: R 1"
    game = table(base.format("R 5 nero", ""), play="R")
    game.play("R", march(7, "nero", "rhegium"))
    assert game.at("rhegium") == "punic, R 5 c-nero"
    game = table(base.format("", "R 5 nero"), play="R")
    assert game.refused("R", march(7, "nero", "messana")).rule == "H-8"
    game = table(base.format("", "C 5 hannibal"), play="C")
    game.play("C", march(6, "hannibal", "messana"))
    assert game.at("messana") == "C 5 hannibal"


def test_hc_19_the_strait_of_sassari_is_open() -> None:
    """HC-19: Aleria to Sassari with both markers enemy, for 2 points."""
    game = table("aleria: C 5 hannibal; saguntum: C 1; hand C: 6 2", play="C")
    game.play("C", march(6, "hannibal", "sassari"))
    assert game.at("sassari") == "C 5 hannibal"
    assert game.message("marched").params["points"] == 2


def test_hc_20_an_army_is_ten_units() -> None:
    """HC-20: of 12 units 11 cannot leave, 10 can; 8 pick up 2, not 3; 10 drop 4 and pick up 4."""
    base = "saguntum: C 12 hannibal; dertosa: C 4; tarraco: C 4; hand C: 6"
    game = table(base, play="C")
    assert game.refused("C", march(6, "hannibal", "dertosa", units="11")).message.id == "army-too-large"
    refusal = game.refused("C", march(6, "hannibal", "dertosa", units="8", pick_up="dertosa:3"))
    assert (refusal.rule, refusal.message.params["found"]) == ("ch.8", 8 + 3)
    game.quote("C", march(6, "hannibal", "dertosa", units="8", pick_up="dertosa:2"))
    game.play("C", march(6, "hannibal", "dertosa tarraco", units="10", drop="dertosa:4", pick_up="tarraco:4"))
    assert (game.at("saguntum"), game.at("dertosa"), game.at("tarraco")) == ("C 2", "C 8", "C 10 hannibal")


def test_hc_21_a_lone_general_shuns_enemies() -> None:
    """HC-21: Mago alone may not enter where 1 Roman unit stands, may pass a lone Roman, and not end there."""
    base = "saguntum: C 8 hannibal mago; dertosa: R {}; hand C: 5"
    game = table(base.format("1"), play="C")
    assert game.refused("C", march(5, "mago", "dertosa", units="0")).rule == "H-43"
    game = table(base.format("nero"), play="C")
    assert game.refused("C", march(5, "mago", "dertosa", units="0")).message.id == "lone-generals-apart"
    game.play("C", march(5, "mago", "dertosa tarraco", units="0"))
    assert game.at("tarraco") == "C mago"


@pytest.mark.parametrize(
    ("mover", "foe", "overrun"),
    [("5", "C 1", True), ("4", "C 1", False), ("6", "C 1 hasdrubal", False), ("10", "C 2", False)],
    ids=["HC-22-a", "HC-22-b", "HC-22-c", "HC-22-d"],
)
def test_hc_22_one_loose_unit_is_overrun_by_five(mover: str, foe: str, overrun: bool) -> None:
    """HC-22: only a single unit without general, and only by five or more; movement may go on."""
    base = f"new-carthage: C 1; saguntum: C 1; tarraco: R {mover} africanus(permanent); dertosa: {foe}; hand R: 6"
    game = table(base, play="R")
    before = sum(state.owner == "carthage" for state in game.board.spaces.values())
    game.play("R", march(6, "scipio-africanus", "dertosa"))
    if foe == "C 1 hasdrubal":
        game.answer("C", "none")
    assert (("overrun" in game.told), ("battle-begins" in game.told)) == (overrun, not overrun)
    if overrun:
        assert game.asked == [("rome", "onward")]
        game.play("R", go_on("ilerda"))
        assert game.at("ilerda") == f"R {mover} scipio-africanus"
        assert sum(state.owner == "carthage" for state in game.board.spaces.values()) == before


def test_hc_23_a_lone_hannibal_who_cannot_avoid_is_out() -> None:
    """HC-23: Hannibal alone tries to avoid battle, die 5: out of the game, and Carthage removes 5 markers."""
    dice = {"avoid-battle": [5]}
    game = table("narbo: C hannibal; saguntum: C 1; emporiae: R 5 nero; hand R: 6", play="R", dice=dice)
    game.play("R", march(6, "nero", "narbo"))
    before = len(round_markers(game.board, CARTHAGE))
    game.answer("C", "avoid")
    assert game.general("hannibal").status == "out"
    assert game.asked == [("carthage", "remove-markers")]
    gone = ("acci", "arsa", "corduba", "hispalis", "dianium")
    game.play("C", RemoveMarkers(tuple(SpaceId(space) for space in gone)))
    assert len(round_markers(game.board, CARTHAGE)) == before - 5
    assert {game.owner(space) for space in gone} == {None}


def test_hc_25_units_inside_a_city_stop_nobody() -> None:
    """HC-25: 2 Roman units are inside Capua; Carthage goes through to Neapolis."""
    game = table("capua: in 2; beneventum: C 5 hannibal; saguntum: C 1; hand C: 6 2", play="C")
    game.play("C", march(6, "hannibal", "capua neapolis"))
    assert game.asked == [("rome", "react")]
    game.answer("R", "none")
    assert (game.at("capua"), game.at("neapolis")) == ("in 2", "C 5 hannibal")
    assert "battle-begins" not in game.told


def test_hc_99_a_lone_general_avoids_garrisons_too() -> None:
    """HC-99: lone Mago may not enter Capua with 2 Romans inside, unless own units are there or he leads some."""
    base = "saguntum: C 1; beneventum: C {}mago; capua: {}in 2; hand C: 5"
    game = table(base.format("", ""), play="C")
    assert game.refused("C", march(5, "mago", "capua")).rule == "H-43"
    game = table(base.format("", "C 3, "), play="C")
    game.play("C", march(5, "mago", "capua"))
    assert game.at("capua") == "C 3 mago, in 2"
    game = table(base.format("1 ", ""), play="C")
    game.play("C", march(5, "mago", "capua"))
    assert game.asked == [("rome", "react")]


def test_hc_101_who_loses_his_last_unit_on_a_pass_is_alone() -> None:
    """HC-101: Hannibal's only unit dies in the Alps: he steps back from a Roman unit, or goes on alone."""
    base = "saguntum: C 1; druentia: C 1 hannibal; taurini: {}; hand C: 6"
    game = table(base.format("R 1"), play="C", dice={"pass-attrition": [6]})
    game.play("C", march(6, "hannibal", "taurini"))
    assert (game.at("druentia"), game.at("taurini")) == ("C hannibal", "R 1")
    assert game.general("hannibal").status == "map"
    game = table(base.format(""), play="C", dice={"pass-attrition": [6]})
    game.play("C", march(6, "hannibal", "taurini boii"))
    assert game.at("boii") == "C hannibal"


def test_hc_123_hannibal_charms_italy() -> None:
    """HC-123: 1 point removes the marker where he stands; not where he is intercepted; where he overruns, yes."""
    base = "saguntum: C 1; ariminum: C 6 hannibal; hand C: 28; hand R: 1; {}"
    game = table(base.format("rome: R 5 nero"), play="C", dice={"interception": [1]})
    game.play("C", march(28, "hannibal", "stay falerii", event=True))
    assert game.owner("ariminum") is None
    game.answer("R", "intercept-best")
    game.answer("C", "fight")
    assert game.owner("falerii") == "rome"
    game = table(base.format("rome: R 5; firmum-picenum: R 1"), play="C")
    game.play("C", march(28, "hannibal", "firmum-picenum sena", event=True))
    assert "overrun" in game.told
    assert game.owner("firmum-picenum") is None
    game.answer("C", "go-on")
    assert game.owner("sena") is None
    game = table(base.format("rome: R 5"), play="C")
    game.play("C", march(28, "hannibal", "stay", event=True, spare="ariminum"))
    assert game.owner("ariminum") == "rome"


def test_h_40_card_28_is_for_hannibal() -> None:
    game = table("hand C: 28", play="C")
    assert game.refused("C", march(28, "hasdrubal", "dianium", event=True)).rule == "H-40"


def test_h_87_hanno_removes_a_marker_where_he_ends() -> None:
    game = table("carthage: C 4 hanno; utica: punic; zama: roman; hand C: 9", play="C")
    game.play("C", march(9, "hanno", "zama"))
    assert game.owner("zama") is None


def test_ch_2_hanno_stays_in_africa() -> None:
    game = table("hand C: 9", play="C")
    assert game.refused("C", march(9, "hanno", "sea:lilybaeum")).message.id == "general-stays-at-home"


def test_h_50_a_move_that_changes_nothing_is_refused() -> None:
    game = table("hand C: 6", play="C")
    assert game.refused("C", march(6, "hannibal")).rule == "H-50"


def test_ch_18_a_consul_keeps_five_units() -> None:
    """ch.18: a consul of 8 may not leave with 4, and no consul is left with 3."""
    game = table("hand R: 9 1", play="R")
    assert game.refused("R", march(9, "p-scipio", "tarquini", units="4")).message.id == "consul-moves-with-too-few"
    game = table("rome: R 8 p-scipio nero(proconsul); hand R: 9", play="R")
    assert game.refused("R", march(9, "nero", "tarquini", units="5")).message.id == "consul-left-short"
    game.play("R", march(9, "nero", "tarquini", units="3"))
    assert game.at("rome") == "R 5 p-scipio"


def test_ch_8_a_subordinate_cannot_take_his_superior() -> None:
    game = table("hand C: 5", play="C")
    assert game.refused("C", march(5, "mago", "dertosa", along="hannibal")).message.id == "general-cannot-go-along"


def test_h_24_bad_weather_ends_the_move_before_the_third_point() -> None:
    """H-24: the general stops after two points; the strait or step that needs the third is not taken."""
    game = table("hand C: 6; hand R: 41", play="C")
    game.play("C", march(6, "hannibal", "dertosa tarraco emporiae"))
    assert game.asked == [("rome", "third-point")]
    game.play("R", Counter(card(41)))
    assert game.at("tarraco") == "C 8+2e hannibal mago h-gisgo"
    assert game.board.spaces[SpaceId("emporiae")].carthage.total == 0


def test_h_23_hostile_tribes_strike_once_for_each_card() -> None:
    dice = {"hostile-tribes": [5, 4]}
    game = table("nemausus: C 6 hannibal; saguntum: C 1; hand C: 6; hand R: 7 8", play="C", dice=dice)
    game.play("C", march(6, "hannibal", "rhone"))
    game.play("R", Counter(card(7)))
    game.play("R", Counter(card(8)))
    assert game.at("rhone") == "C 3 hannibal"
