"""C3, H-64 to H-70: declarations in full, their candidates and quotes, and standing orders for them."""

import pytest

from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from rules.hannibal.board.ids import HANNIBAL, GeneralId, seat_of
from rules.hannibal.march.odds import any_of, at_most, percent
from rules.hannibal.reaction.react import React
from tests.hannibal.cases.battle_field import dealt_to
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import CaseTable, table

MAGO, GISGO = GeneralId("mago"), GeneralId("h-gisgo")
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
    for twice in (("1", "2"), ("1", "1"), ("marcellus", "marcellus")):
        wrong = game.refused("R", React(inside=twice))
        assert (wrong.rule, wrong.message.id) == ("ch.10", "garrison-named-twice")
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
        (Condition("chance-at-least", {"percent": 67}), False),  # two thirds, as they are shown
        (Condition("chance-at-least", {"percent": 68}), True),
        (Condition("chance-below", {"percent": 70}), False),
        (Condition("chance-below", {"percent": 67}), True),
        (Condition("chance-at-least", {"percent": "60"}), False),
        (Condition("chance-at-least", {"percent": "sixty"}), True),
        (Condition("chance-below", {"percent": "sixty"}), True),
        (Condition("chance-below", {"percent": "-70"}), True),
        (Condition("chance-at-least", {"percent": ""}), True),
        (Condition("chance-below", {"percent": "9" * 5000}), True),
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


# ---- who stays, and who commands (ch.8, 13) -----------------------------------------------------------------------

THIRTEEN = "saguntum: C 1; narbo: C 13 hannibal mago gisgo; emporiae: R 5 nero; tolosa: punic; rome: R 1; hand R: 6 1"


def entered_by_nero(text: str = THIRTEEN, **dice: list[int]) -> CaseTable:
    game = table(text, play="R", dice={label.replace("_", "-"): rolls for label, rolls in dice.items()})
    game.play("R", march(6, "nero", "narbo"))
    assert game.asked == [("carthage", "react")]
    return game


def test_ch_13_a_subordinate_may_stay_with_the_rest() -> None:
    """ch.13: general, up to 10 units and any other generals go; Mago stays with 3 and fights for them."""
    game = entered_by_nero(avoid_battle=[4])
    stay = {"avoid": "hannibal:10", "to": "tolosa"}
    assert game.refused("C", React(**stay, stay=(HANNIBAL,))).message.id == "cannot-stay"
    assert game.refused("C", React(**stay, stay=(GeneralId("hanno"),))).message.id == "cannot-stay"
    assert game.refused("C", React(stay=(MAGO,))).message.id == "nobody-avoids"
    offered = game.match.candidates(game.seat("C"), "react", "stay", {"avoid": "hannibal:10"}, "")
    assert [one.value for one in offered] == ["mago", "h-gisgo"]
    game.play("C", React(**stay, stay=(MAGO,)))
    assert game.at("tolosa") == "punic, C 10 hannibal h-gisgo"
    assert dealt_to(game) == {"R": 2 + 5, "C": 2 + 3}
    everybody = entered_by_nero(avoid_battle=[4])
    everybody.play("C", React(**stay))
    assert everybody.at("tolosa") == "punic, C 10 hannibal mago h-gisgo"
    assert dealt_to(everybody) == {"R": 2 + 5, "C": 3}


@pytest.mark.parametrize(
    ("units", "stay", "id"),
    [
        ("4", (), "consul-moves-with-too-few"),
        ("6", ("c-terentius-varro",), "consul-left-short"),
        ("4", ("c-terentius-varro",), "consul-moves-with-too-few"),
        ("5", ("c-terentius-varro",), ""),
        ("10", (), ""),
    ],
)
def test_ch_18_consuls_who_avoid_or_stay_keep_five_units(units: str, stay: tuple[str, ...], id: str) -> None:
    """ch.13, 18: with 10 units Flaminius and Varro part only if each has 5."""
    game = entering(FAESULAE.format("faesulae: R 10 flaminius varro"))
    order = React(avoid=f"c-flaminius:{units}", to="falerii", stay=tuple(GeneralId(one) for one in stay))
    if id:
        assert game.refused("R", order).message.id == id
    else:
        game.quote("R", order)


@pytest.mark.parametrize(("size", "id"), [(9, "consul-left-short"), (10, "")])
def test_ch_13_who_is_bound_to_italia_stays_and_needs_his_units(size: int, id: str) -> None:
    """ch.2, 18: Fabius cannot go to the Ligurians with Varro, and as a consul he is not left with fewer than 5."""
    text = HOME + f"faesulae: C 6 hannibal; pisae: R {size} fabius varro; eastern-ligurians: roman, subjugated"
    game = entering(f"{text}; hand C: 6 1", "pisae", avoid_battle=[1])
    varro = GeneralId("c-terentius-varro")
    order = React(avoid=f"{varro}:5", to="eastern-ligurians", lead=varro)
    if id:
        assert game.refused("R", order).message.id == id
    else:
        game.play("R", order)
        assert game.at("eastern-ligurians") == "roman, subjugated, R 5 c-terentius-varro"
        assert "R 5 fabius-maximus" in game.at("pisae")


TWO_EQUALS = "saguntum: C 1; narbo: C 6 mago gisgo; emporiae: R 5 nero; tolosa: punic; rome: R 1; hand R: 6 1"


def test_ch_8_the_passive_side_names_its_commander() -> None:
    """ch.8: among equals; his rating counts in the battle. Nobody is put above Hannibal, or commands from afar."""
    game = entered_by_nero(TWO_EQUALS)
    offered = game.match.candidates(game.seat("C"), "react", "lead", {}, "")
    assert [one.value for one in offered] == ["mago", "h-gisgo"]
    assert game.refused("C", React(lead=GeneralId("hanno"))).message.id == "cannot-lead"
    game.play("C", React(lead=GISGO))
    assert dealt_to(game) == {"R": 2 + 5, "C": 1 + 6}
    usual = entered_by_nero(TWO_EQUALS)
    usual.answer("C", "none")
    assert dealt_to(usual) == {"R": 2 + 5, "C": 2 + 6}
    under = entered_by_nero()
    assert under.refused("C", React(lead=MAGO)).rule == "ch.8"
    assert under.match.candidates(under.seat("C"), "react", "lead", {}, "") == []


def test_h_69_the_owner_names_the_commander_of_a_combined_force() -> None:
    """H-69: an interceptor among equals, too; the default is the better rating."""
    text = "saguntum: C 1; narbo: C 6 mago; tolosa: C 3 gisgo; emporiae: R 5 nero; rome: R 1; hand R: 6 1"
    for lead, rating in ((None, 2), (GISGO, 1)):
        game = entered_by_nero(text, interception=[3])
        game.play("C", React(intercept=("h-gisgo:3",), lead=lead))
        game.answer("R", "fight")
        assert dealt_to(game) == {"R": 2 + 5, "C": rating + 9 + 1}


def test_ch_13_an_equal_takes_everybody_or_leaves_the_commander_units() -> None:
    """ch.8, 13: with all units Gisgo leads them all away; with some of them Mago stays with the rest."""
    game = entered_by_nero(TWO_EQUALS, avoid_battle=[3])
    game.play("C", React(avoid="h-gisgo:6", to="tolosa"))
    assert game.at("tolosa") == "punic, C 6 mago h-gisgo"
    part = entered_by_nero(TWO_EQUALS, avoid_battle=[3])
    part.play("C", React(avoid="h-gisgo:4", to="tolosa"))
    assert part.at("tolosa") == "punic, C 4 h-gisgo"
    assert dealt_to(part) == {"R": 2 + 5, "C": 2 + 2}
    named = entered_by_nero(TWO_EQUALS, avoid_battle=[3])
    named.play("C", React(avoid="h-gisgo:4", to="tolosa", lead=GISGO))
    assert named.at("tolosa") == "punic, C 4 mago h-gisgo"
    under = entered_by_nero(avoid_battle=[3])
    assert under.refused("C", React(avoid="h-gisgo:13", to="tolosa")).message.id == "wrong-number-of-units"
