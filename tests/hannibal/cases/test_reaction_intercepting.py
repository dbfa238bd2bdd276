"""HC-24, HC-28 to HC-36, HC-113, HC-114, HC-129, HC-130: the city and interceptions (ch.10, 12)."""

import pytest

from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from rules.hannibal.board.ids import seat_of
from rules.hannibal.reaction.react import React
from tests.hannibal.cases.battle_field import attacker, dealt_to
from tests.hannibal.cases.march_orders import go_on, march
from tests.hannibal.cases.table import CaseTable, table


def react(inside: str = "", intercept: str = "", avoid: str = "", to: str = "") -> React:
    return React(inside=tuple(inside.split()), intercept=tuple(intercept.split()), avoid=avoid, to=to)


HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "


def test_hc_24_who_is_inside() -> None:
    """HC-24: 3 loose Romans at Tarentum: 2 fit inside, 3 do not; the one outside is overrun; then a siege."""
    game = table(HOME + "heraclea: C 6 hannibal; tarentum: R 3; hand C: 6 1", play="C", dice={"siege": [5]})
    game.play("C", march(6, "hannibal", "tarentum", siege=True))
    assert game.refused("R", react("3")).message.id == "no-room-inside"
    assert game.options("R") == ["none"]
    game.play("R", react("2"))
    assert "overrun" in game.told
    game.quote("C", go_on("brundisium"))
    game.play("C", go_on(siege=True))
    assert "siege-rolled" in game.told
    assert game.at("tarentum") == "C 6 hannibal, in 2, siege 1"


def faesulae(answer: str) -> CaseTable:
    text = HOME + "pisae: C 6 hannibal; falerii: R 5 flaminius; hand C: 6 1"
    game = table(text, play="C", dice={"interception": [2]})
    game.play("C", march(6, "hannibal", "faesulae tarquini"))
    game.answer("R", "intercept-best")
    assert game.message("intercepted").params["modifier"] == 0
    assert game.asked == [("carthage", "intercepted")]
    game.answer("C", answer)
    return game


def test_hc_28_an_intercepted_army_fights_or_backs_up() -> None:
    """HC-28: no +1 on a Roman marker; back in Pisae the move is over, Flaminius is in Faesulae; or battle."""
    game = faesulae("back-up")
    assert (game.at("pisae"), game.at("faesulae")) == ("C 6 hannibal", "R 5 c-flaminius")
    assert game.asked == [("carthage", "play")]
    assert "marched" not in game.told  # Tarquini is not entered any more
    game = faesulae("fight")
    assert dealt_to(game) == {"R": 2 + 5 + 2 + 1, "C": 4 + 6}  # rating, units, allies of Italia, interception
    assert attacker(game) == "C"


MUTINA = HOME + "verona: C 6 hannibal; mutina: punic; {}; hand C: 6 1"


def test_hc_29_the_movers_marker_makes_it_harder() -> None:
    """HC-29: 2+1 fails; then Carthage enters Ariminum, and Flaminius may not avoid battle; no -1 card."""
    game = table(MUTINA.format("ariminum: R 5 flaminius"), play="C", dice={"interception": [2]})
    game.play("C", march(6, "hannibal", "mutina ariminum"))
    game.answer("R", "intercept-best")
    assert game.message("interception-failed").params["modifier"] == 1
    assert ("rome", "react") not in game.asked
    assert dealt_to(game) == {"R": 2 + 5 + 2, "C": 4 + 6 + 1}
    assert attacker(game) == "C"


def test_hc_29_without_the_failure_he_may_avoid_battle() -> None:
    """HC-29, ch.12: who did not try to intercept this army may still avoid it."""
    game = table(MUTINA.format("ariminum: R 5 flaminius"), play="C", dice={"avoid-battle": [6]})
    game.play("C", march(6, "hannibal", "mutina ariminum"))
    game.answer("R", "none")
    assert "avoid" in game.options("R")
    game.answer("R", "avoid")
    assert dealt_to(game) == {"R": 2 + 5 + 2 - 1, "C": 4 + 6 + 1}


def test_hc_30_nobody_intercepts_over_a_pass() -> None:
    """HC-30: an army in Faesulae cannot intercept into Mutina."""
    text = MUTINA.format("faesulae: R 5 flaminius; ariminum: R 5 nero")
    game = table(text, play="C")
    game.play("C", march(6, "hannibal", "mutina"))
    assert game.refused("R", react(intercept="c-flaminius")).message.id == "cannot-intercept"
    game.play("R", react(intercept="c-nero"))


def test_hc_31_one_attempt_from_each_space() -> None:
    """HC-31: two from Falerii are refused; Falerii and Tarquini both succeed and join."""
    text = HOME + "pisae: C 6 hannibal; falerii: R 10 flaminius varro; tarquini: R 5 nero(proconsul); hand C: 6 1"
    game = table(text, play="C", dice={"interception": [1, 1]})
    game.play("C", march(6, "hannibal", "faesulae"))
    two = react(intercept="c-flaminius:5 c-terentius-varro:5")
    assert game.refused("R", two).message.id == "one-attempt-from-each-space"
    game.play("R", react(intercept="c-flaminius:5 c-nero:5"))
    assert game.at("faesulae").startswith("R 10 c-flaminius c-nero(proconsul), C 6 hannibal")
    assert game.told.count("intercepted") == 2
    game.answer("C", "fight")
    assert dealt_to(game) == {"R": 2 + 10 + 2 + 1, "C": 4 + 6}


@pytest.mark.parametrize(
    ("name", "die", "id"),
    [("varro", 4, "intercepted"), ("paulus", 3, "interception-failed")],
    ids=["HC-32-varro", "HC-32-paulus"],
)
def test_hc_32_varro_is_rash(name: str, die: int, id: str) -> None:
    """HC-32: Varro intercepts on 4, Paulus fails on 3."""
    text = HOME + f"emporiae: C 6 hannibal; nemausus: R 5 {name}; hand C: 6 1"
    game = table(text, play="C", dice={"interception": [die]})
    game.play("C", march(6, "hannibal", "narbo"))
    game.answer("R", "intercept-best")
    assert id in game.told


def test_hc_33_a_lone_general_is_not_intercepted() -> None:
    """HC-33: lone Mago next to a Roman army: nobody is asked."""
    game = table(HOME + "emporiae: C mago; nemausus: R 5 nero; hand C: 5 1", play="C")
    game.play("C", march(5, "mago", "narbo"))
    assert game.asked == [("carthage", "play")]


def test_hc_34_no_interception_where_own_units_wait() -> None:
    """HC-34: a Carthaginian unit is already there."""
    game = table(HOME + "emporiae: C 6 hannibal; narbo: C 1; nemausus: R 5 nero; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "narbo"))
    assert game.asked == [("carthage", "play")]
    assert game.at("narbo") == "C 7 hannibal"


@pytest.mark.parametrize(
    ("capua", "asked"),
    [
        ("in 2 nero(proconsul)", True),
        ("in 2 nero(proconsul), C 1", False),
        ("in 2 nero(proconsul), C 1, siege 1", False),
        ("R 2, in 2 nero(proconsul)", True),
        ("R 2 nero(proconsul)", True),
        ("R 5", False),
    ],
)
def test_ch_12_an_army_inside_intercepts_only_from_a_free_city(capua: str, asked: bool) -> None:
    """ch.12, 20: not if it is besieged or an enemy stands before the walls; loose units never."""
    text = f"saguntum: C 1; rome: R 1; agrigentum: R 1; capua: {capua}; terventum: C 4 hannibal; hand C: 6 1"
    game = table(text, play="C")
    game.play("C", march(6, "hannibal", "beneventum"))
    assert (game.asked == [("rome", "react")]) == asked
    if asked:
        assert "intercept-best" in game.options("R")


def test_hc_35_backing_up_over_the_alps_costs_again() -> None:
    """HC-35: a second attrition roll without modifier; it stands in Druentia, move over."""
    dice = {"interception": [1], "pass-attrition": [2, 5]}
    game = table(HOME + "druentia: C 6 hannibal; boii: R 5 nero; hand C: 6 1", play="C", dice=dice)
    game.play("C", march(6, "hannibal", "taurini", if_intercepted="back-up"))
    game.answer("R", "intercept-best")
    assert game.message("pass-attrition-rolled").params["modifier"] == 0
    assert (game.at("druentia"), game.at("taurini")) == ("C 3 hannibal", "R 5 c-nero")
    assert game.asked == [("carthage", "play")]


def tarentum(answer: str) -> CaseTable:
    text = "saguntum: C 1; messana: R 5 nero(proconsul); brundisium: C 6 hannibal; hand R: 9 1"
    game = table(text, play="R", dice={"interception": [1]})
    game.play("R", march(9, "nero", "sea:tarentum"))
    game.answer("C", "intercept-best")
    assert game.options("R") == ["fight", "back-up", "into-city"]
    game.answer("R", answer)
    return game


@pytest.mark.parametrize(
    ("answer", "city", "port"),
    [
        ("into-city", "C 6 hannibal, in 2 c-nero(proconsul)", "R 3"),
        ("back-up", "C 6 hannibal", "R 5 c-nero(proconsul)"),
    ],
    ids=["HC-36-inside", "HC-36-back"],
)
def test_hc_36_a_landing_is_intercepted(answer: str, city: str, port: str) -> None:
    """HC-36: fight, 2 units and Nero inside while 3 return, or all return; no units stay outside otherwise."""
    game = tarentum(answer)
    assert (game.at("tarentum"), game.at("messana")) == (city, port)


def test_hc_36_or_it_fights() -> None:
    """HC-36: Rome may fight, and attacks; Carthage gets a card for the interception."""
    game = tarentum("fight")
    assert dealt_to(game) == {"R": 2 + 5 + 2, "C": 4 + 6 + 1}
    assert attacker(game) == "R"


@pytest.mark.parametrize(
    ("order", "dice", "found"),
    [
        ("c-flaminius c-terentius-varro", [1, 4], ["intercepted", "intercepted"]),
        ("c-terentius-varro c-flaminius", [4, 1], ["interception-failed", "intercepted"]),
    ],
    ids=["HC-113", "HC-113-other-order"],
)
def test_hc_113_who_has_arrived_counts(order: str, dice: list[int], found: list[str]) -> None:
    """HC-113: after Flaminius came there is no +1 for Varro; before him there is."""
    text = HOME + "boii: C 6 hannibal; mutina: punic; ariminum: R 5 flaminius; verona: R 5 varro; hand C: 6 1"
    game = table(text, play="C", dice={"interception": dice})
    game.play("C", march(6, "hannibal", "mutina"))
    game.play("R", react(intercept=order))
    assert [id for id in game.told if id.startswith("interc")] == found


def test_hc_114_all_that_is_declared_is_rolled() -> None:
    """HC-114: Fabius avoids to Arpi, Marcellus must roll and comes; Carthage fights or goes back to Heraclea."""
    text = HOME + "heraclea: C 6 hannibal; cannae: R 6 fabius; tarentum: R 5 marcellus; hand C: 6 1"
    for answer in ("back-up", "fight"):
        game = table(text, play="C", dice={"avoid-battle": [3], "interception": [3]})
        game.play("C", march(6, "hannibal", "cannae"))
        game.play("R", react(intercept="marcellus", avoid="fabius-maximus", to="arpi"))
        assert game.at("arpi") == "R 6 fabius-maximus"
        assert game.at("cannae") == "R 5 marcellus, C 6 hannibal"
        assert game.asked == [("carthage", "intercepted")]
        game.answer("C", answer)
        if answer == "back-up":
            assert (game.at("heraclea"), game.at("cannae")) == ("C 6 hannibal", "R 5 marcellus")
        else:
            assert dealt_to(game) == {"R": 3 + 5 + 2 + 1, "C": 4 + 6}


@pytest.mark.parametrize(("name", "asked"), [("paulus", False), ("varro", True)], ids=["HC-129", "HC-129-varro"])
def test_hc_129_standing_orders(name: str, asked: bool) -> None:
    """HC-129: below 50 % Rome passes by itself; next to Varro it is asked."""
    text = HOME + f"emporiae: C 6 hannibal; nemausus: R 5 {name}; hand C: 6 1"
    game = table(text, play="C")
    order = StandingOrder("react", Choose("none"), Condition("chance-below", {"percent": 50}))
    game.match.order(seat_of("rome"), order)
    outcome = game.play("C", march(6, "hannibal", "narbo"))
    assert (game.asked == [("rome", "react")]) == asked
    passed = [(entry.kind, entry.seat, entry.answer) for entry in outcome.entries if entry.seat == "rome"]
    assert passed == ([] if asked else [("auto", "rome", Choose("none"))])


def test_hc_129_no_question_without_anybody_near() -> None:
    """HC-129: no Roman unit there and none next to it by a normal link: nobody is asked."""
    game = table(HOME + "emporiae: C 6 hannibal; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "narbo"))
    assert game.asked == [("carthage", "play")]


@pytest.mark.parametrize("wish", ["back-up", "ask"], ids=lambda wish: f"HC-130-{wish}")
def test_hc_130_the_march_says_what_follows(wish: str) -> None:
    """HC-130: `back-up` needs no question; with `ask` the mover is asked, default fight."""
    text = HOME + "emporiae: C 6 hannibal; nemausus: R 5 varro; hand C: 6 1"
    game = table(text, play="C", dice={"interception": [1]})
    game.play("C", march(6, "hannibal", "narbo", if_intercepted=wish))
    game.answer("R", "intercept-best")
    if wish == "ask":
        assert game.asked == [("carthage", "intercepted")]
        assert game.question("C").default == Choose("fight")
    else:
        assert game.at("emporiae") == "C 6 hannibal"
