"""HC-80, HC-95, HC-97, HC-98, HC-110 to HC-112 and ch.5: reinforcements, Africanus and the consuls."""

import pytest

from rules.core.procedures import Procedure
from rules.hannibal.board.ids import ROME, SpaceId
from rules.hannibal.notation import Position, general_named
from rules.hannibal.reinforcements import carthage, rome
from rules.hannibal.reinforcements.consuls import PlaceConsuls, posts
from rules.hannibal.reinforcements.generals import homes, landings
from rules.hannibal.reinforcements.phase import Reinforcements
from rules.hannibal.reinforcements.units import Reinforce
from rules.hannibal.turn.turn import GameTurns, TurnPhases
from tests.hannibal.cases.table import CaseTable, table

ROMANS_HOME = "rome: R 8 p-scipio; agrigentum: R 8 longus"


def from_step(text: str, step: str, draws: dict[str, list[str]] | None = None) -> CaseTable:
    """The match in the reinforcement phase, from this step on."""
    stack: list[Procedure] = [GameTurns(step="end_turn"), TurnPhases(step="deal"), Reinforcements(step=step)]
    return table(text, stack=stack, draws=draws)


def carthage_gets(text: str) -> CaseTable:
    return from_step(text, "carthaginian_units")


def rome_gets(text: str) -> CaseTable:
    return from_step(text, "roman_units")


def to(*spaces: str) -> Reinforce:
    return Reinforce(tuple(SpaceId(space) for space in spaces))


def posted(text: str, general: str) -> list[str]:
    """Where this general may be placed as consul."""
    return [str(space) for space in posts(Position.parse(text).board, general_named(general))]


# ---- the phase --------------------------------------------------------------------------------------------------


def test_ch_5_no_reinforcements_in_the_first_turn() -> None:
    assert table("turn 1").asked[0][1] == "opening"


def test_ch_5_the_order_of_the_phase() -> None:
    """ch.5: Carthage's units, its displaced generals, Rome's units, Africanus, the proconsul, the consuls."""
    game = table("turn 6; displaced: mago", begin="turn")
    asked = []
    for _ in range(6):
        asked.append(game.asked[0])
        game.lapse()
    assert asked == [
        ("carthage", "reinforce"),
        ("carthage", "return-general"),
        ("rome", "reinforce"),
        ("rome", "place-africanus"),
        ("rome", "proconsul"),
        ("rome", "place-consuls"),
    ]
    assert game.asked == [("rome", "opening")]


# ---- Carthage's units -------------------------------------------------------------------------------------------


def test_ch_26_without_an_answer_carthage_gets_units_at_home() -> None:
    game = carthage_gets("turn 2")
    assert game.question("C").default == to("carthage", "new-carthage", "new-carthage", "carthage")
    game.lapse()
    assert (game.at("carthage"), game.at("new-carthage")) == ("C 6 hanno", "C 4 hasdrubal")


@pytest.mark.parametrize(
    "spaces",
    [
        ("carthage", "new-carthage", "saguntum", "saguntum"),
        ("saguntum", "saguntum", "saguntum", "carthage"),
        ("carthage", "carthage", "new-carthage", "saguntum"),
    ],
)
def test_ch_5_units_come_with_generals_in_any_order(spaces: tuple[str, ...]) -> None:
    game = carthage_gets("turn 2")
    game.play("C", to(*spaces))
    assert game.told.count("units-placed") == len(set(spaces))


@pytest.mark.parametrize(
    ("spaces", "reason"),
    [
        (("saguntum", "saguntum", "saguntum", "saguntum"), "places-not-for-these-units"),
        (("carthage", "carthage", "carthage", "saguntum"), "places-not-for-these-units"),
        (("carthage", "new-carthage", "saguntum"), "wrong-number-to-place"),
        (("carthage", "new-carthage", "saguntum", "gades"), "no-place-for-units"),
        (("carthage", "new-carthage", "saguntum", "atlantis"), "unknown-space"),
    ],
)
def test_ch_5_placements_that_carthage_cannot_make(spaces: tuple[str, ...], reason: str) -> None:
    game = carthage_gets("turn 2")
    assert game.refused("C", to(*spaces)).message.id == reason


HC_98 = "turn 3; new-carthage: roman; malaca: C 2 hasdrubal; saguntum: C 1; gades: C 1 hannibal; narbo: C 3 mago"


def test_hc_98_without_new_carthage_three_units_come() -> None:
    """HC-98: one in Africa, none for New Carthage, one with a general in Hispania, one with any general."""
    game = carthage_gets(HC_98.replace("; gades: C 1 hannibal", "; out: hannibal"))
    assert game.refused("C", to("carthage", "malaca", "malaca", "malaca")).message.id == "wrong-number-to-place"
    assert game.refused("C", to("new-carthage", "malaca", "carthage")).message.id == "no-place-for-units"
    assert game.refused("C", to("narbo", "narbo", "carthage")).message.id == "places-not-for-these-units"
    assert game.refused("C", to("malaca", "malaca", "malaca")).message.id == "places-not-for-these-units"
    game.play("C", to("carthage", "malaca", "narbo"))
    assert (game.at("carthage"), game.at("malaca"), game.at("narbo")) == ("C 5 hanno", "C 3 hasdrubal", "C 4 mago")
    for places in (("carthage", "malaca", "carthage"), ("carthage", "malaca", "malaca")):
        carthage_gets(HC_98).play("C", to(*places))


def test_ch_5_without_baetica_the_third_unit_is_lost() -> None:
    board = Position.parse("turn 3; malaca: roman; acci: roman; corduba: roman").board
    assert carthage.usual(board) == ("carthage", "new-carthage", "carthage")


def test_hc_95_counsel_does_not_stop_reinforcements() -> None:
    """HC-95, H-31: Hanno Counsels Carthage is in force; units come to New Carthage all the same."""
    game = carthage_gets("turn 2; counsel: 57")
    game.play("C", to("carthage", "new-carthage", "new-carthage", "new-carthage"))
    assert game.at("new-carthage") == "C 5 hasdrubal"


def test_ch_5_nothing_comes_into_a_besieged_city() -> None:
    game = carthage_gets("turn 2; new-carthage: R 3 nero, in 2 hasdrubal, siege 1")
    assert game.refused("C", to("carthage", "new-carthage", "saguntum", "saguntum")).message.id == "no-place-for-units"
    game.play("C", to("carthage", "saguntum", "saguntum", "saguntum"))


def test_h_58_units_come_inside_as_far_as_there_is_room() -> None:
    """ch.5, H-58: Romans stand before New Carthage without a siege; one unit finds room inside."""
    game = carthage_gets("turn 2; new-carthage: R 3 nero, in 1 hasdrubal")
    refused = game.refused("C", to("carthage", "new-carthage", "new-carthage", "saguntum"))
    assert (refused.rule, refused.message.id) == ("H-58", "no-room-for-units")
    game.play("C", to("carthage", "new-carthage", "saguntum", "carthage"))
    assert game.at("new-carthage") == "R 3 c-nero, in 2 hasdrubal"


def test_ch_5_units_displace_a_lone_enemy_general() -> None:
    game = carthage_gets("turn 2; carthage: C 2 hanno, R nero")
    game.lapse()
    assert game.general("c-nero").status == "pool"


def test_ch_5_the_candidates_of_a_placement_are_legal() -> None:
    """The whole usual placement first, then one space more at a time, the same one again among them."""
    game = carthage_gets("turn 2")
    whole = Reinforce.candidates(game.match.table, game.seat("C"), "spaces", {}, "")[0]
    assert whole.value == "carthage new-carthage new-carthage carthage"
    more = Reinforce.candidates(game.match.table, game.seat("C"), "spaces", {}, "saguntum saguntum saguntum ")
    assert [one.value for one in more] == ["saguntum saguntum saguntum carthage"]
    assert Reinforce.candidates(game.match.table, game.seat("C"), "spaces", {}, f"{whole.value} ") == []


# ---- displaced Carthaginians ------------------------------------------------------------------------------------


def test_hc_112_hanno_returns_to_africa_alone() -> None:
    """HC-112: with units only in Saguntum and Gades he waits; with one in Utica he comes there, and nowhere else."""
    away = "bare; turn 4; saguntum: C 5 hannibal; gades: C 2 mago hasdrubal gisgo; displaced: hanno"
    game = from_step(f"{away}; {ROMANS_HOME}", "carthaginian_generals")
    assert game.general("hanno").status == "displaced"
    assert game.asked == [("rome", "reinforce")]
    there = from_step(f"{away}; utica: C 1; {ROMANS_HOME}", "carthaginian_generals")
    assert there.general("hanno").at == "utica"
    board = Position.parse(f"{away}; utica: C 1").board
    assert homes(board, general_named("hanno")) == ["utica"]
    asked = from_step(f"{away}; utica: C 1; carthage: C 1; {ROMANS_HOME}", "carthaginian_generals")
    assert asked.options("C") == ["carthage", "utica"]
    asked.refused("C", "saguntum")
    asked.answer("C", "utica")
    assert asked.at("utica") == "C 1 hanno"
    besieged = Position.parse(f"{away}; utica: R 4, in 1, siege 1").board
    assert homes(besieged, general_named("hanno")) == []


def test_hc_112_others_return_to_any_units_that_are_not_besieged() -> None:
    text = "bare; turn 4; saguntum: R 5, in 2, siege 1; gades: C 2; narbo: C 4 hannibal; out: hanno hasdrubal gisgo"
    game = from_step(f"{text}; displaced: mago; {ROMANS_HOME}", "carthaginian_generals")
    assert game.options("C") == ["gades", "narbo"]
    game.lapse()
    assert game.general("mago").at == "narbo"


def test_ch_5_hannibal_out_of_the_game_never_returns() -> None:
    text = f"bare; turn 4; carthage: C 2 mago hasdrubal gisgo hanno; out: hannibal; {ROMANS_HOME}"
    game = from_step(text, "carthaginian_generals")
    assert game.general("hannibal").status == "out"
    assert game.asked == [("rome", "reinforce")]


# ---- Rome's units -----------------------------------------------------------------------------------------------


def test_ch_5_rome_splits_five_units_with_three_in_italia() -> None:
    game = rome_gets("turn 2")
    assert game.question("R").default == to(*["rome"] * 5)
    too_many_abroad = to("rome", "rome", "agrigentum", "agrigentum", "agrigentum")
    assert game.refused("R", too_many_abroad).message.id == "too-few-in-italia"
    assert game.refused("R", to("rome", "rome", "rome", "rome")).message.id == "wrong-number-to-place"
    assert game.refused("R", to(*["rome"] * 4, "capua")).message.id == "no-place-for-units"
    game.play("R", to("rome", "rome", "rome", "agrigentum", "agrigentum"))
    assert (game.at("rome"), game.at("agrigentum")) == ("R 11 p-scipio", "R 10 t-longus")


def test_ch_5_a_strong_stack_is_made_if_it_can_be() -> None:
    """ch.5: no Roman stack has 5 units: a placement that makes none is refused, one that makes one is not."""
    text = "bare; turn 3; carthage: C 4 hanno; capua: R 1 nero; neapolis: R 1 varro(proconsul)"
    game = rome_gets(text)
    weak = to("capua", "capua", "neapolis", "neapolis", "rome")
    assert game.refused("R", weak).message.id == "no-strong-stack"
    game.play("R", to("capua", "capua", "capua", "capua", "rome"))


def test_ch_5_where_no_strong_stack_can_be_made_any_placement_is_legal() -> None:
    """ch.5: 2 units abroad cannot make 5 of 1, and Italia has no place but 1 inside Capua."""
    text = (
        "bare; turn 3; rome: C 6 hannibal, siege 1; capua: C 5, in 1 nero; narbo: R 1 varro(proconsul);"
        "carthage: C 2 hanno"
    )
    board = Position.parse(text).board
    assert rome.arriving(board) == 3
    assert rome.usual(board) == ("capua", "narbo", "narbo")
    assert rome.not_placeable(board, (SpaceId("narbo"), SpaceId("narbo"), SpaceId("capua"))) is None


def test_ch_5_besieged_rome_without_a_general_outside_gets_nothing() -> None:
    besieged = "bare; turn 3; rome: C 6 hannibal, in 4 nero, siege 1; carthage: C 2 hanno"
    assert rome.usual(Position.parse(besieged).board) == ()
    game = rome_gets(besieged)
    assert "no-units-arrive" in game.told
    assert game.at("rome").startswith("C 6 hannibal, in 4")


def test_ch_5_a_shortfall_in_italia_is_lost() -> None:
    """ch.5: no place in Italia: only the 2 units that may go abroad come."""
    text = "bare; turn 3; rome: C 6 hannibal, in 4, siege 1; agrigentum: R 8 longus; carthage: C 2 hanno"
    game = rome_gets(text)
    assert game.question("R").default == to("agrigentum", "agrigentum")
    assert game.refused("R", to("agrigentum", "agrigentum", "agrigentum")).message.id == "wrong-number-to-place"
    game.play("R", to("agrigentum", "agrigentum"))
    assert game.at("agrigentum").startswith("R 10")


def test_hc_110_a_general_inside_gets_what_fits() -> None:
    """HC-110: 1 unit with the general inside unbesieged Capua: accepted, inside; 2: refused."""
    game = rome_gets("turn 3; capua: C 5 hannibal, in 1 nero; saguntum: C 1")
    assert game.refused("R", to("rome", "rome", "rome", "capua", "capua")).rule == "H-58"
    game.play("R", to("rome", "rome", "rome", "rome", "capua"))
    assert game.at("capua") == "C 5 hannibal, in 2 c-nero"


# ---- Scipio Africanus -------------------------------------------------------------------------------------------


def test_hc_97_africanus_comes_to_one_space_outside() -> None:
    """HC-97: Tarraco, a port with a Roman marker; two spaces are refused; in Rome he stands outside the walls."""
    game = from_step("turn 6; tarraco: roman", "africanus")
    assert game.asked == [("rome", "place-africanus")]
    assert {"tarraco", "rome", "capua"} <= set(game.options("R"))
    assert not {"agrigentum", "massilia", "saguntum", "boii"} & set(game.options("R"))
    game.refused("R", ("rome", "tarraco"))
    game.refused("R", "rome-inside")
    game.answer("R", "tarraco")
    assert game.at("tarraco") == "roman, R 5 scipio-africanus"
    assert game.general("scipio-africanus").rank == "permanent"
    at_home = from_step("turn 6", "africanus")
    at_home.lapse()
    assert at_home.at("rome").startswith("R 13 ")
    assert not at_home.general("scipio-africanus").inside


def test_hc_97_with_one_space_left_nobody_is_asked() -> None:
    """HC-97: Rome is the last one."""
    board = Position.parse("turn 6").board
    taken = [f"{space}: C 1" for space in landings(board) if space != "rome"]
    game = from_step(f"turn 6; {'; '.join(taken)}", "africanus")
    assert ("rome", "place-africanus") not in game.asked
    assert game.general("scipio-africanus").at == "rome"


def test_hc_97_africanus_never_comes_without_a_space() -> None:
    """HC-97: a space with an enemy unit is none; with none at all he is out of the game."""
    assert "tarraco" not in landings(Position.parse("turn 6; tarraco: roman, C 1").board)
    lost = [space for space in landings(Position.parse("turn 6").board) if space != "rome"]
    text = "; ".join(f"{space}: punic" for space in lost)
    game = from_step(f"turn 6; {text}; rome: C 8 hannibal, in 5, siege 1; saguntum: C 1", "africanus")
    assert "general-never-comes" in game.told
    assert game.general("scipio-africanus").status == "out"


def test_ch_5_africanus_comes_in_one_turn_alone() -> None:
    for turn in (5, 7):
        assert from_step(f"turn {turn}", "africanus").asked == [("rome", "proconsul")]


# ---- proconsul and consuls --------------------------------------------------------------------------------------


def test_hc_80_the_proconsul_stays_and_two_of_the_pool_are_drawn() -> None:
    """HC-80: Longus is proconsul, Scipio goes to the pool; the seven others are drawn from."""
    game = from_step("turn 2", "consuls", draws={"consuls": ["p-scipio", "marcellus"]})
    assert set(game.options("R")) == {"p-scipio", "t-longus", "nobody"}
    outcome = game.answer("R", "t-longus")
    assert game.general("t-longus").rank == "proconsul"
    assert game.general("t-longus").at == "agrigentum"
    drawn = [draw for entry in outcome.entries for draw in entry.draws if draw.label == "consuls"]
    assert [(draw.size, draw.results, draw.seats) for draw in drawn] == [(7, ("p-scipio", "marcellus"), None)]
    assert game.general("p-scipio").status == "pool"
    assert "consuls-drawn" in game.told
    assert game.asked == [("rome", "place-consuls")]
    game.play("R", PlaceConsuls(SpaceId("rome"), SpaceId("agrigentum")))
    assert (game.general("p-scipio").at, game.general("p-scipio").rank) == ("rome", "consul")
    assert (game.general("marcellus").at, game.general("marcellus").rank) == ("agrigentum", "consul")


def test_hc_80_a_consul_is_not_placed_with_four_units_while_a_stack_of_five_exists() -> None:
    """HC-80: 4 units in Capua: refused; Rome and Agrigentum have 8."""
    game = from_step("turn 2; capua: R 4", "consuls", draws={"consuls": ["marcellus", "c-nero"]})
    game.answer("R", "nobody")
    refused = game.refused("R", PlaceConsuls(SpaceId("capua"), SpaceId("rome")))
    assert refused.message.id == "no-post-for-consul"
    assert game.refused("R", PlaceConsuls(SpaceId("rome"), SpaceId("atlantis"))).message.id == "unknown-space"
    game.play("R", PlaceConsuls(SpaceId("rome"), SpaceId("rome")))
    assert game.at("rome") == "R 8 marcellus c-nero"
    assert game.general("t-longus").status == "pool"


def test_c_5_without_an_answer_the_proconsul_stays_and_the_better_consul_gets_the_larger_stack() -> None:
    text = "turn 3; rome: R 8 p-scipio; agrigentum: R 9 longus(proconsul)"
    game = from_step(text, "consuls", draws={"consuls": ["c-terentius-varro", "marcellus"]})
    game.lapse()
    assert game.general("t-longus").rank == "proconsul"
    game.lapse()
    assert game.general("marcellus").at == "agrigentum"
    assert game.general("c-terentius-varro").at == "rome"


def test_h_21_the_former_proconsul_may_be_replaced() -> None:
    text = "turn 3; rome: R 8 p-scipio; agrigentum: R 9 longus(proconsul)"
    game = from_step(text, "consuls", draws={"consuls": ["c-nero", "marcellus"]})
    game.answer("R", "p-scipio")
    assert game.general("p-scipio").rank == "proconsul"
    assert game.general("t-longus").status == "pool"


def test_ch_5_africanus_is_no_proconsul_to_be_named_and_stays() -> None:
    text = "turn 7; rome: R 8 africanus nero"
    game = from_step(text, "consuls", draws={"consuls": ["p-scipio", "marcellus"]})
    assert set(game.options("R")) == {"c-nero", "t-longus", "nobody"}
    game.answer("R", "nobody")
    assert (game.general("scipio-africanus").at, game.general("scipio-africanus").rank) == ("rome", "permanent")


def test_ch_5_with_one_strong_stack_both_go_there() -> None:
    text = "turn 2; rome: R 8 p-scipio; agrigentum: R 4 longus"
    game = from_step(text, "consuls", draws={"consuls": ["c-nero", "marcellus"]})
    game.answer("R", "nobody")
    assert game.at("rome") == "R 8 marcellus c-nero"
    assert game.asked[0][1] == "opening"


@pytest.mark.parametrize(
    ("text", "general", "found"),
    [
        ("neapolis: R 3, in 2", "nero", ["neapolis"]),
        ("neapolis: C 5, in 2, siege 1; narbo: R 4", "nero", ["narbo"]),
        ("neapolis: C 5, in 2, siege 1; rome: C 5, in 5, siege 1", "nero", ["rome"]),
        ("rome: C 5, in 5, siege 1; narbo: R 5", "nero", ["narbo"]),
        ("rome: C 5, in 4, siege 1; narbo: R 2; capua: R 2", "nero", ["capua", "narbo"]),
        ("rome: C 5, in 4, siege 1; neapolis: C 5, in 2, siege 1", "nero", ["rome"]),
        ("narbo: R 1", "nero", ["narbo"]),
        ("saguntum: C 1", "nero", ["rome"]),
        ("narbo: R 8; capua: R 5", "fabius", ["capua"]),
        ("narbo: R 8; capua: R 1; neapolis: R 2", "fabius", ["neapolis", "capua"]),
        ("narbo: R 8", "fabius", ["rome"]),
        ("narbo: R 8; rome: C 5, in 4, siege 1", "fabius", ["rome"]),
    ],
)
def test_hc_111_where_a_consul_may_be_placed(text: str, general: str, found: list[str]) -> None:
    """HC-111, H-59, ch.5.4 and 5.5: 5 units, inside and outside together, not besieged; Fabius only in Italia."""
    assert posted(f"bare; {text}", general) == found


def test_hc_111_a_consul_in_neapolis() -> None:
    """HC-111: 2 inside and 3 outside: accepted, he stands outside; besieged with 2 inside: refused."""
    text = "turn 2; rome: R 8 p-scipio; agrigentum: R 8 longus; neapolis: R 3, in 2"
    game = from_step(text, "consuls", draws={"consuls": ["c-nero", "marcellus"]})
    game.answer("R", "nobody")
    game.play("R", PlaceConsuls(SpaceId("neapolis"), SpaceId("rome")))
    assert game.at("neapolis") == "R 3 c-nero, in 2"
    besieged = from_step(
        text.replace("R 3, in 2", "C 5, in 2, siege 1"), "consuls", draws={"consuls": ["c-nero", "marcellus"]}
    )
    besieged.answer("R", "nobody")
    refused = besieged.refused("R", PlaceConsuls(SpaceId("neapolis"), SpaceId("rome")))
    assert refused.message.id == "no-post-for-consul"


def test_ch_5_a_consul_in_besieged_rome_stands_inside() -> None:
    text = "bare; turn 3; rome: C 5 hannibal, in 5, siege 1; carthage: C 1 hanno"
    game = from_step(text, "consuls", draws={"consuls": ["c-nero", "marcellus"]})
    assert game.at("rome") == "C 5 hannibal, in 5 marcellus c-nero, siege 1"
    assert game.owner("rome") == ROME
