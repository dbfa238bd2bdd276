"""C3, H-64 to H-70: declarations in full, their candidates and quotes, and standing orders for them."""

import pytest

from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from rules.hannibal.board.ids import seat_of
from rules.hannibal.march.odds import any_of, at_most, percent
from rules.hannibal.reaction.react import React
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import CaseTable, table

HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "
FAESULAE = HOME + "pisae: C 6 hannibal; {}; hand C: 6 1"


def entering(text: str, path: str = "faesulae", **dice: list[int]) -> CaseTable:
    """Hannibal enters a space with OPS 1, and Rome is asked."""
    game = table(text, play="C", dice={label.replace("_", "-"): rolls for label, rolls in dice.items()})
    game.play("C", march(6, "hannibal", path))
    assert game.asked == [("rome", "react")]
    return game


def offered(game: CaseTable, param: str, typed: str = "", **given: str) -> list[str]:
    found = game.match.candidates(game.seat("R"), "react", param, given, typed)
    return [candidate.value for candidate in found]


def test_c3_candidates_are_what_may_be_declared() -> None:
    text = FAESULAE.format("faesulae: R 6 fabius; falerii: R 10 flaminius varro; tarquini: R 5 nero(proconsul)")
    game = entering(text)
    assert offered(game, "intercept") == ["c-flaminius:10", "c-terentius-varro:5", "c-nero:5"]
    assert offered(game, "intercept", "c-flaminius:5 ") == ["c-flaminius:5 c-nero:5"]
    assert offered(game, "avoid") == ["fabius-maximus"]
    assert offered(game, "to", avoid="fabius-maximus") == ["cosa", "falerii", "tarquini"]
    assert offered(game, "to") == []
    assert offered(game, "inside") == []
    assert game.options("R") == ["none", "intercept-best", "intercept-all", "avoid"]


def test_c3_candidates_for_a_city() -> None:
    game = entering(HOME + "heraclea: C 6 hannibal; tarentum: R 2 marcellus; hand C: 6 1", "tarentum")
    assert offered(game, "inside") == ["all", "none", "marcellus"]
    assert offered(game, "to", avoid="marcellus") == ["brundisium", "cannae", "city"]
    assert game.options("R") == ["none", "inside", "avoid"]
    assert game.question("R").default == Choose("inside")
    game.lapse()
    assert game.at("tarentum") == "C 6 hannibal, in 2 marcellus"


def test_ch_10_units_may_come_out_and_generals_go_in() -> None:
    game = entering(HOME + "heraclea: C 6 hannibal; tarentum: R 1 marcellus, in 2; hand C: 6 1", "tarentum")
    assert game.refused("R", React(inside=("9",))).message.id == "not-so-many-units"
    assert game.refused("R", React(inside=("x",))).message.id == "cannot-read-units"
    game.play("R", React(inside=("none", "1", "marcellus")))
    assert game.message("city-manned")


def test_c3_the_quote_of_a_declaration_names_the_chances() -> None:
    game = entering(FAESULAE.format("faesulae: R 6 fabius; falerii: R 5 varro"))
    order = React(intercept=("c-terentius-varro",), avoid="fabius-maximus")
    assert [line.params["percent"] for line in game.quote("R", order).lines] == [83, 67]
    assert percent(any_of([at_most(4), at_most(2, 1)])) == 72


@pytest.mark.parametrize(
    ("order", "id"),
    [
        (React(intercept=("hanno",)), "cannot-intercept"),
        (React(intercept=("c-flaminius:0",)), "wrong-number-of-units"),
        (React(intercept=("c-flaminius:x",)), "cannot-read-units"),
        (React(intercept=("c-flaminius:11",)), "wrong-number-of-units"),
        (React(intercept=("c-flaminius:4",)), "consul-moves-with-too-few"),
        (React(intercept=("c-flaminius:7",)), "consul-left-short"),
        (React(to="cosa"), "nobody-avoids"),
        (React(avoid="c-flaminius"), "cannot-avoid"),
        (React(inside=("all",)), "no-own-city"),
    ],
    ids=lambda one: one if isinstance(one, str) else "H-68",
)
def test_h_68_what_cannot_be_declared(order: React, id: str) -> None:
    """H-68: a consul takes at least 5 or all, and no consul is left with fewer."""
    game = entering(FAESULAE.format("falerii: R 11 flaminius varro"))
    assert game.refused("R", order).message.id == id


def test_h_67_part_of_a_besieging_force_may_intercept() -> None:
    """H-67: if nobody stays the siege ends."""
    text = "saguntum: C 1; capua: punic, R 6 nero(proconsul), in 1, siege 2; terventum: C 4 hannibal; {} hand C: 6 1"
    for units, after in (("3", "punic, R 3, in 1, siege 2"), ("6", "punic, in 1")):
        game = entering(text.format("rome: R 1; agrigentum: R 1;"), "beneventum", interception=[1])
        game.play("R", React(intercept=(f"c-nero:{units}",)))
        assert game.at("capua") == after


def test_ch_12_a_subordinate_may_go_but_the_commander_keeps_one_unit() -> None:
    text = "saguntum: C 1; rome: R 1; narbo: C 3 hannibal gisgo; tarraco: R 5 nero; agrigentum: R 1; hand R: 6 1"
    game = table(text, play="R", dice={"interception": [3]})
    game.play("R", march(6, "nero", "emporiae"))
    assert game.refused("C", React(intercept=("h-gisgo:3",))).message.id == "commander-keeps-one"
    game.play("C", React(intercept=("h-gisgo:2",)))
    assert "intercepted" in game.told


def test_h_29_nobody_intercepts_in_a_truce() -> None:
    game = table("truce; " + HOME + "emporiae: C 6 hannibal; nemausus: R 5 nero; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "narbo"))
    assert game.asked == [("carthage", "play")]


@pytest.mark.parametrize(
    ("condition", "asked"),
    [
        (Condition("chance-at-least", {"percent": 60}), False),
        (Condition("chance-at-least", {"percent": 70}), True),
        (Condition("not-outnumbered"), True),
        (Condition("in-region", {"region": "italia"}), False),
        (Condition("in-region", {"region": "africa"}), True),
        (Condition("mover-is", {"general": "hannibal"}), False),
        (Condition("mover-is", {"general": "mago"}), True),
    ],
    ids=lambda one: one.id if isinstance(one, Condition) else None,
)
def test_c3_standing_orders_know_their_conditions(condition: Condition, asked: bool) -> None:
    game = table(FAESULAE.format("falerii: R 5 varro"), play="C")
    game.match.order(seat_of("rome"), StandingOrder("react", Choose("none"), condition))
    game.play("C", march(6, "hannibal", "faesulae"))
    assert (game.asked == [("rome", "react")]) == asked
