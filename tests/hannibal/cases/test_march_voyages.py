"""ch.9, 11, 12, H-24, H-44, H-55, H-89: voyages: ports, legs, the walls of the port, and what the sea costs."""

import pytest

from rules.core.questions import Choose
from rules.hannibal.events.windows import Counter
from rules.hannibal.march.campaign import Campaign
from tests.hannibal.cases.march_orders import activate, march
from tests.hannibal.cases.table import card, table


@pytest.mark.parametrize(
    ("path", "id"),
    [
        ("sea:capua", "ships-need-two-ports"),  # no port
        ("sea:agrigentum", "ships-need-two-ports"),  # where he is
        ("enna sea:messana", "ships-need-two-ports"),  # not from a port
        ("sea:atlantis", "unknown-space"),
        ("sea:panormus sea:messana", "too-few-points"),  # two legs take six points
    ],
)
def test_ch_11_ships_sail_from_port_to_port(path: str, id: str) -> None:
    game = table("agrigentum: R 5 nero; rome: R 1; hand R: 9", play="R")
    assert game.refused("R", march(9, "nero", path)).message.id == id


def test_ch_11_two_legs_with_six_points_and_the_capacity_holds_for_each() -> None:
    """ch.11: Nero in a Campaign sails twice; with Force March 63 five units are the most, on the second leg too."""
    text = "agrigentum: R 8 nero; panormus: R 3; rome: R 1; hand R: 37 63 2"
    game = table(text, play="R")
    over = march(63, "nero", "sea:panormus sea:messana", event=True, units="5", pick_up="panormus:1")
    assert game.refused("R", over).message.id == "too-many-on-board"
    game.play("R", Campaign(card(37)))
    game.play("R", activate("nero", "sea:panormus sea:messana", pick_up="panormus:2"))
    assert game.at("messana") == "R 10 c-nero"


@pytest.mark.parametrize("number", [1, 9, 33, 37], ids=lambda number: f"card {number}")
def test_ch_11_every_card_of_ops_3_brings_ships_for_five(number: int) -> None:
    game = table(f"agrigentum: R 8 nero; hand R: {number}", play="R")
    assert game.refused("R", march(number, "nero", "sea:messana", units="6")).message.params["most"] == 5
    game.quote("R", march(number, "nero", "sea:messana", units="5", along="none"))


def test_ch_11_from_a_city_that_is_not_besieged_he_sails_past_the_enemy_before_the_walls() -> None:
    """ch.11: only a siege closes the port; by land there is but the sortie."""
    text = "tarentum: C 4 hannibal, in 2 nero(proconsul){}; saguntum: C 1; hand R: 9 1; hand C: {}"
    game = table(text.format(", siege 1", 2), play="R")
    assert game.refused("R", march(9, "nero", "sea:messana")).message.id == "sortie-comes-first"
    assert game.match.candidates("rome", "march", "path", {"card": card(9), "general": "c-nero"}) == []
    game = table(text.format("", 2), play="R")
    assert game.refused("R", march(9, "nero", "brundisium")).message.id == "sortie-comes-first"
    left = march(9, "nero", "sea:messana", drop="tarentum:1")
    assert game.refused("R", left).message.id == "sortie-comes-first"
    offered = game.match.candidates("rome", "march", "path", {"card": card(9), "general": "c-nero"})
    assert offered
    assert all(one.value.startswith("sea:") for one in offered)
    game.play("R", march(9, "nero", "sea:messana", units="1"))
    game.answer("C", "pass")
    assert (game.at("messana"), game.at("tarentum")) == ("R 1 c-nero(proconsul)", "C 4 hannibal, in 1")


def test_h_24_bad_weather_keeps_them_inside_the_walls() -> None:
    """H-24: the leg is cancelled, and the force stays where it was."""
    text = "tarentum: C 4 hannibal, in 2 nero(proconsul); saguntum: C 1; hand R: 9 1; hand C: 41"
    game = table(text, play="R")
    game.play("R", march(9, "nero", "sea:messana"))
    game.play("C", Counter(card(41)))
    assert game.at("tarentum") == "C 4 hannibal, in 2 c-nero(proconsul)"


@pytest.mark.parametrize(
    ("dice", "carthage", "general"),
    [
        ({"storm": [4], "naval-combat": [1]}, "R 4 c-nero, in 1", "lilybaeum"),
        ({"storm": [1], "naval-combat": [4]}, "R 4 c-nero, in 2 h-gisgo", "carthage"),
        ({"storm": [1], "naval-combat": [6]}, "R 4 c-nero", None),
    ],
    ids=["storm", "return", "sunk"],
)
def test_ch_11_storms_and_naval_combat_strike_those_who_leave_the_walls(
    dice: dict[str, list[int]], carthage: str, general: str | None
) -> None:
    """ch.11: what is lost is lost from inside; a fleet that returns is inside again."""
    text = "carthage: R 4 nero, in 2 gisgo; saguntum: C 1 hannibal; rome: R 1; hand C: 9 1; hand R: 60 2"
    game = table(text.replace("in 2", "in 3" if general == "lilybaeum" else "in 2"), play="C", dice=dice)

    game.play("C", march(9, "gisgo", "sea:lilybaeum", units="2"))
    game.play("R", Counter(card(60)))
    assert game.at("carthage") == carthage
    assert game.general("h-gisgo").at == general


def test_h_24_after_a_voyage_the_weather_has_had_its_chance() -> None:
    """H-24, ch.9.5: the window opens once in an activation: at the sea leg, not again at the step after it."""
    game = table("agrigentum: R 5 nero; rome: R 1; hand R: 9 1; hand C: 41", play="R")
    game.play("R", march(9, "nero", "sea:messana enna"))
    assert game.asked == [("carthage", "sea-leg")]
    game.answer("C", "pass")
    assert game.at("enna") == "R 5 c-nero"


def test_ch_9_a_cancelled_leg_is_no_use_of_the_sea() -> None:
    """ch.9, H-24: Bad Weather cancels Longus's voyage, so that another army of the Campaign may sail."""
    game = table("messana: R 5 nero; hand R: 37; hand C: 41 1", play="R")
    game.play("R", Campaign(card(37)))
    game.play("R", activate("longus", "sea:panormus"))
    game.play("C", Counter(card(41)))
    game.play("R", activate("nero", "sea:panormus"))
    game.answer("C", "pass")
    assert game.at("panormus") == "R 5 c-nero"


def test_h_55_a_fleet_that_returned_has_spent_its_points() -> None:
    """ch.11, H-55: 3 points at sea leave 1 for whoever takes the units on; and the sea has been used."""
    text = "new-carthage: C 3 hasdrubal mago; saguntum: C 1; hand C: 37 2; rome: R 1; agrigentum: R 1"
    game = table(text, play="C", dice={"naval-combat": [6]})
    game.play("C", Campaign(card(37)))
    game.play("C", activate("hasdrubal", "sea:rhegium", units="2", along="none"))
    assert game.general("hasdrubal").status == "displaced"
    game = table(text, play="C", dice={"naval-combat": [3]})
    game.play("C", Campaign(card(37)))
    game.play("C", activate("hasdrubal", "sea:rhegium", units="1", along="none"))
    assert game.message("fleet-returned")
    assert game.refused("C", activate("mago", "acci malaca", units="3")).message.id == "too-few-points"
    assert game.refused("C", activate("mago", "sea:gades", units="1")).message.id == "no-ships"
    game.play("C", activate("mago", "acci", units="3", along="none"))
    assert game.at("acci") == "C 3 mago"


def test_h_44_who_lost_his_last_unit_at_sea_has_spent_his_points() -> None:
    text = "carthage: C 1 mago hanno; saguntum: C 1; hand C: 37 2; hand R: 60; rome: R 1; agrigentum: R 1"
    game = table(text, play="C", dice={"storm": [4]})
    game.play("C", Campaign(card(37)))
    game.play("C", activate("mago", "sea:hadrumetum", along="none"))
    game.play("R", Counter(card(60)))
    assert game.board.play is not None
    assert game.board.play.weary["mago"] == 3


def test_ch_12_who_has_gone_into_the_city_is_not_sunk_with_the_others() -> None:
    """ch.12: intercepted at his own Utica, Gisgo goes inside with 2; the 3 who go back to sea are sunk, he is not."""
    text = "utica: C; new-carthage: C 5 gisgo; thabraca: R 5 varro; saguntum: C 1; carthage: ; hand C: 9 1; rome: R 1"
    game = table(text, play="C", dice={"naval-combat": [1, 6], "interception": [1]})
    game.play("C", march(9, "gisgo", "sea:utica"))
    game.answer("R", "intercept-best")
    assert "into-city" in game.options("C")
    game.answer("C", "into-city")
    assert "fleet-sunk" in game.told
    assert game.general("h-gisgo").status == "map"
    assert game.at("utica") == "R 5 c-terentius-varro, in 2 h-gisgo"


def test_h_89_cato_bars_the_way_to_africa_not_the_way_along_its_coast() -> None:
    """H-31, H-89: Roman units may not enter Africa; who is there may sail from port to port."""
    text = "counsel: 58; utica: roman, R 5 nero; hand R: 9 1; rome: R 1"
    game = table(text, play="R")
    game.play("R", march(9, "nero", "sea:hippo-regius"))
    assert game.at("hippo-regius").startswith("R 5 c-nero")
    outside = table("counsel: 58; agrigentum: R 5 nero; hand R: 9", play="R")
    assert outside.refused("R", march(9, "nero", "sea:utica")).rule == "H-89"


def test_h_57_who_says_nobody_goes_inside_fights_outside() -> None:
    """H-57: `none` is no order to go inside."""
    game = table("tarentum: C 4; messana: R 5 nero(proconsul); hand R: 9 1", play="R")
    game.play("R", march(9, "nero", "sea:tarentum", inside="none"))
    assert "went-inside" not in game.told
    assert "battle-begins" in game.told


def test_h_24_who_is_stopped_before_a_city_may_besiege_it() -> None:
    """H-24, H-53: Bad Weather stops Hannibal before Tarentum, which he had meant to pass: he is asked."""
    text = "saguntum: C 1; heraclea: C 6 hannibal; hand C: 6 1; hand R: 41 2; rome: R 1; agrigentum: R 1"
    for choice, rolled in (("besiege", True), ("stop", False)):
        game = table(text, play="C", dice={"siege": [5]})
        siege = {"besiege": "", "stop": " tarentum"}[choice]  # what was ordered for the end of the path lapses
        game.play("C", march(6, "hannibal", f"cannae tarentum brundisium{siege}", siege=bool(siege)))
        game.play("R", Counter(card(41)))
        assert game.asked == [("carthage", "siege-here")]
        assert game.question("C").default == Choose("stop")
        game.answer("C", choice)
        assert ("siege-rolled" in game.told) == rolled
        assert game.asked == [("rome", "play")]


@pytest.mark.parametrize(
    ("text", "path", "id"),
    [
        ("heraclea: C 2 hannibal", "cannae tarentum", "too-few-to-besiege"),
        ("heraclea: C 5 hannibal", "cannae", "nothing-to-besiege"),
        ("tolosa: C 2 hannibal; averni: C 1", "averni", None),
        ("truce; tarentum: C 5 hannibal", "", "truce-forbids-siege"),
    ],
)
def test_ch_20_a_siege_that_cannot_be_is_refused_beforehand(text: str, path: str, id: str | None) -> None:
    game = table(f"saguntum: C 1; rome: R 1; agrigentum: R 1; {text}; hand C: 6 1", play="C")
    order = march(6, "hannibal", path, siege=True)
    if id is None:
        game.play("C", order)
        assert "subjugation-rolled" in game.told
    else:
        assert game.refused("C", order).message.id == id


def test_h_29_no_sortie_in_a_truce() -> None:
    text = "{}new-carthage: R 3, in 2 hasdrubal, siege 1; hand C: 5 9"
    assert table(text.format("truce; "), play="C").refused("C", march(5, "hasdrubal")).rule == "H-29"
    table(text.format(""), play="C").quote("C", march(5, "hasdrubal"))


def test_ch_18_a_consul_leaves_no_garrison_if_it_makes_him_weak() -> None:
    """ch.18: of 6 units 2 dropped inside Capua leave him 4: refused; of 7 they leave him 5."""
    text = "neapolis: R {} varro; rome: R 1; agrigentum: R 1; hand R: 9 1"
    order = march(9, "varro", "capua beneventum", drop="capua:2:in")
    refusal = table(text.format(6), play="R").refused("R", order)
    assert refusal.message.id == "consul-moves-with-too-few"
    game = table(text.format(7), play="R")
    game.play("R", order)
    assert (game.at("capua"), game.at("beneventum")) == ("in 2", "R 5 c-terentius-varro")


def test_the_quote_of_a_pass_counts_those_who_cross_it() -> None:
    """ch.9.4: of 6 units 5 are left in Druentia: one crosses the Alps, and the quote says so."""
    text = "saguntum: C 1; rhone: C 6 hannibal; rome: R 1; agrigentum: R 1; hand C: 6"
    game = table(text, play="C")
    lines = {line.id: line.params for line in game.quote("C", march(6, "hannibal", "druentia taurini")).lines}
    assert len(lines["quote-pass"]["chances"]) == 3
    fewer = march(6, "hannibal", "druentia taurini", drop="druentia:5")
    lines = {line.id: line.params for line in game.quote("C", fewer).lines}
    assert [chance.params["percent"] for chance in lines["quote-pass"]["chances"]] == [83, 17]
