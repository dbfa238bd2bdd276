"""HC-43 to HC-49, HC-100, HC-108: ships, naval combat and storms (ch.11)."""

import pytest

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE
from rules.hannibal.events.windows import Counter
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.odds import percent, voyages
from tests.hannibal.cases.march_orders import activate, march
from tests.hannibal.cases.table import card, table


@pytest.mark.parametrize(("die", "found"), [(2, "safe"), (3, "return"), (4, "sunk")], ids=lambda one: f"HC-43-{one}")
def test_hc_43_naval_combat(die: int, found: str) -> None:
    """HC-43: one unit from New Carthage to Rhegium: -2 +1 +1 -1 = -1."""
    dice = {"naval-combat": [die]}
    game = table("new-carthage: C 1 hasdrubal; hand C: 9", play="C", dice=dice)
    markers = sum(state.owner == "carthage" for state in game.board.spaces.values())
    game.play("C", march(9, "hasdrubal", "sea:rhegium"))
    assert game.message(f"voyage-{found}").params["modifier"] == -1
    assert sum(state.owner == "carthage" for state in game.board.spaces.values()) == markers
    if found == "safe":
        assert game.at("rhegium") == "C 1 hasdrubal"
    elif found == "return":
        assert game.at("new-carthage") == "C 1 hasdrubal"
    else:
        assert (game.general("hasdrubal").status, game.at("new-carthage")) == ("displaced", "")


@pytest.mark.parametrize(("die", "found"), [(5, "safe"), (6, "return")], ids=lambda one: f"HC-44-{one}")
def test_hc_44_between_own_great_ports(die: int, found: str) -> None:
    """HC-44: from Carthage to New Carthage -4: die 5 safe, die 6 return; nobody sinks."""
    base = "carthage: C 5 gisgo; saguntum: C 5 hannibal; hand C: 9"
    game = table(base, play="C", dice={"naval-combat": [die]})
    quote = game.quote("C", march(9, "gisgo", "sea:new-carthage"))
    assert [line.params["sunk"] for line in quote.lines if line.id == "quote-voyage"] == [0]
    game.play("C", march(9, "gisgo", "sea:new-carthage"))
    assert game.message(f"voyage-{found}").params["modifier"] == -4
    assert percent(voyages(-4)["safe"]) == 83


def test_hc_45_a_sunk_hannibal_costs_five_markers() -> None:
    """HC-45: Hannibal is out, Carthage removes 5 round markers, the units cost nothing further."""
    dice = {"naval-combat": [6]}
    game = table("saguntum: C 1; dianium: C 5 hannibal; hand C: 9 1", play="C", dice=dice)
    before = len(round_markers(game.board, CARTHAGE))
    game.play("C", march(9, "hannibal", "sea:rome"))
    assert (game.general("hannibal").status, game.at("dianium")) == ("out", "")
    assert game.asked == [("carthage", "remove-markers")]
    game.lapse()
    assert game.asked == [("carthage", "play")]
    assert len(round_markers(game.board, CARTHAGE)) == before - 5


def test_hc_46_how_many_may_sail() -> None:
    """HC-46: 5 with OPS 3, 10 with a Campaign, one army by sea for each Campaign; none with OPS 2."""
    base = "agrigentum: R 10 longus; messana: R 5 nero; rome: R 5 p-scipio; hand R: 37 9 5"
    game = table(base, play="R")
    assert game.refused("R", march(9, "longus", "sea:panormus", units="6")).message.id == "too-many-on-board"
    game.quote("R", march(9, "longus", "sea:panormus", units="5"))
    assert game.refused("R", march(5, "longus", "sea:panormus", units="5")).message.id == "no-ships"
    game.play("R", Campaign(card(37)))
    game.play("R", activate("longus", "sea:panormus"))
    assert game.at("panormus") == "R 10 t-longus"
    assert game.refused("R", activate("nero", "sea:syracuse")).message.id == "no-ships"


def test_hc_47_the_sea_costs_three_points() -> None:
    """HC-47: one step and a sea leg, not two; with Force March 63 two sea legs."""
    base = "enna: R 5 nero; rome: R 5; agrigentum: R 5; hand R: 9 63"
    game = table(base, play="R")
    game.quote("R", march(9, "nero", "panormus sea:lilybaeum"))
    game = table(base.replace("enna: R 5 nero", "syracuse: R 5 nero"), play="R")
    assert game.refused("R", march(9, "nero", "enna panormus sea:lilybaeum")).message.id == "too-few-points"
    game.play("R", march(63, "nero", "sea:lilybaeum sea:panormus", event=True))
    assert game.at("panormus") == "R 5 c-nero"


def test_hc_48_a_storm_strikes_before_naval_combat() -> None:
    """HC-48: 3 units, die 5 + 2: 2 lost; then a single unit sails, -1."""
    dice = {"storm": [5], "naval-combat": [1]}
    game = table("carthage: C 3 gisgo; saguntum: C 1 hannibal; hand C: 9; hand R: 60", play="C", dice=dice)
    game.play("C", march(9, "gisgo", "sea:lilybaeum"))
    assert game.asked == [("rome", "sea-leg")]
    game.play("R", Counter(card(60)))
    assert game.at("lilybaeum") == "C 1 h-gisgo"
    assert game.message("voyage-safe").params["modifier"] == -2 - 1 + 1 - 1


def test_hc_49_a_naval_victory_keeps_rome_in_port() -> None:
    """HC-49: Rome sails only with a Campaign, and never rolls."""
    game = table("naval-victory; hand R: 37 9", play="R")
    assert game.refused("R", march(9, "longus", "sea:panormus", units="5")).message.id == "enemy-rules-the-sea"
    game.play("R", Campaign(card(37)))
    game.play("R", activate("longus", "sea:panormus"))
    assert game.at("panormus") == "R 8 t-longus"
    assert not [id for id in game.told if id.startswith("voyage")]


def test_hc_100_a_storm_may_leave_the_general_in_port() -> None:
    """HC-100: the last unit is lost: Mago stays in Carthage; with 2 units 1 is left, and -5 counts."""
    base = "carthage: C {} mago; saguntum: C 1 hannibal; hand C: 9; hand R: 60"
    game = table(base.format(1), play="C", dice={"storm": [4]})
    game.play("C", march(9, "mago", "sea:hadrumetum"))
    game.play("R", Counter(card(60)))
    assert (game.at("carthage"), game.general("mago").status) == ("C mago", "map")
    assert not [id for id in game.told if id.startswith("voyage")]
    game = table(base.format(2), play="C", dice={"storm": [3], "naval-combat": [6]})
    game.play("C", march(9, "mago", "sea:hadrumetum"))
    game.play("R", Counter(card(60)))
    assert game.message("voyage-safe").params["modifier"] == -5
    assert game.at("hadrumetum") == "C 1 mago"


def test_hc_108_an_overrun_after_a_landing() -> None:
    """HC-108: Nero lands at Croton with 5 units against 1 loose one: overrun, 3 points are left."""
    game = table("messana: R 5 nero; croton: C 1; hand R: 37", play="R")
    game.play("R", Campaign(card(37)))
    game.play("R", activate("nero", "sea:croton"))
    assert "overrun" in game.told
    assert game.asked == [("rome", "onward")]
    reason = game.question("R").reason
    assert reason is not None
    assert reason.params["left"] == 3


def test_h_57_who_lands_at_his_own_city_may_go_inside() -> None:
    game = table("tarentum: C 4; messana: R 2 nero(proconsul); hand R: 9", play="R")
    game.play("R", march(9, "nero", "sea:tarentum", inside="all"))
    assert game.at("tarentum") == "C 4, in 2 c-nero(proconsul)"


def test_h_29_no_roll_in_a_truce_and_no_entry() -> None:
    game = table("truce; carthage: C 5 gisgo; saguntum: C 5 hannibal; hand C: 9", play="C")
    assert game.refused("C", march(9, "gisgo", "sea:lilybaeum")).rule == "H-29"
    game.play("C", march(9, "gisgo", "sea:new-carthage"))
    assert not [id for id in game.told if id.startswith("voyage")]


def test_h_89_counsels_bar_the_sea_to_units() -> None:
    game = table("counsel: 57 58; carthage: C 5 gisgo; saguntum: C 5 hannibal; hand C: 9", play="C")
    assert game.refused("C", march(9, "gisgo", "sea:new-carthage")).rule == "H-89"
    game.quote("C", march(9, "gisgo", "sea:new-carthage", units="0"))
    game = table("counsel: 57 58; hand R: 9", play="R")
    assert game.refused("R", march(9, "longus", "sea:carthage", units="5")).rule == "H-89"


def test_card_50_pirates_need_no_roll() -> None:
    game = table("carthage: C 3 gisgo; saguntum: C 1 hannibal; hand C: 50", play="C")
    game.play("C", march(50, "gisgo", "sea:croton", event=True))
    assert game.at("croton") == "C 3 h-gisgo"
    assert not [id for id in game.told if id.startswith("voyage")]


def test_h_24_bad_weather_cancels_a_sea_leg_and_h_90_hits_one_general() -> None:
    """H-24, H-90: the force stays in port, and the other general of the Campaign goes on."""
    game = table("rome: R 8 p-scipio; hand R: 37; hand C: 41 1", play="R")
    game.play("R", Campaign(card(37)))
    game.play("R", activate("longus", "sea:panormus"))
    assert game.asked == [("carthage", "sea-leg")]
    game.play("C", Counter(card(41)))
    assert game.at("agrigentum") == "R 8 t-longus"
    game.play("R", activate("p-scipio", "tarquini cosa faesulae"))
    assert game.at("faesulae") == "R 8 p-scipio"


def test_ch_12_a_fleet_that_cannot_return_must_fight() -> None:
    """ch.12: backing up over the sea Carthage rolls again; "return" means battle, "sunk" is sunk."""
    base = "saguntum: C 1; carthage: C 5 gisgo; messana: R 5 varro; rome: R 1; agrigentum: R 1; hand C: 9 1"
    for dice, id in (([1, 3], "cannot-back-up"), ([1, 6], "fleet-sunk"), ([1, 1], "backed-up")):
        game = table(base, play="C", dice={"naval-combat": dice, "interception": [1]})
        game.play("C", march(9, "gisgo", "sea:panormus", if_intercepted="back-up"))
        game.answer("R", "intercept-best")
        assert id in game.told


def test_ch_11_as_many_as_may_sail_go_unless_it_is_said() -> None:
    """ch.11: 8 CUs in port and a card that carries 5: 5 sail, every port is offered, and 8 are still refused."""
    game = table("hand R: 2 5; hand C: 1", play="R")
    given = {"card": card(2), "general": "t-longus"}
    offered = game.match.candidates(game.seat("R"), "march", "path", given, "ut")
    assert [one.value for one in offered] == ["sea:utica"]
    assert game.match.candidates(game.seat("R"), "march", "path", {**given, "units": "8"}, "ut") == []
    assert game.refused("R", march(2, "t-longus", "sea:utica", units="8")).message.id == "too-many-on-board"
    game.play("R", march(2, "t-longus", "sea:utica", if_intercepted="fight"))
    game.answer("C", "pass")
    game.answer("C", "none")
    assert (game.at("agrigentum"), game.at("utica")) == ("R 3", "R 5 t-longus")
