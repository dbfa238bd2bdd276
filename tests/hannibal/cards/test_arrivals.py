"""Units arrive, and the Siege Train: cards 10 to 16, 22, 30, 43 to 48 (ch.5, 24, H-22, H-58, H-62, H-63, H-91)."""

from rules.hannibal.board.ids import CARTHAGE
from tests.hannibal.cards.events import THREE_IN_ITALIA, cards, event, refusal
from tests.hannibal.cases.table import table

# ---- 10, 11: in a port ----------------------------------------------------------------------------------------------


@cards(10, 11)
def test_units_arrive_in_an_own_port(number: int) -> None:
    game = table(f"macedon; truce; utica: punic; hand C: {number}", play="C")
    game.play("C", event(number, "utica"))
    assert game.at("utica") == f"C {2 if number == 10 else 1}"
    assert game.board.truce is False


@cards(10)
def test_macedonians_come_only_as_allies_to_africa_or_italia(number: int) -> None:
    assert refusal(table(f"hand C: {number}", play="C"), "C", event(number, "utica"))[1] == "needs-macedon-allied"
    game = table(f"macedon; hand C: {number}", play="C")
    for space in ("gades", "rome", "cirta", "baleares"):  # in Hispania, Roman, no port, in neither region
        assert refusal(game, "C", event(number, space)) == ("ch.24", "not-a-target")


@cards(10)
def test_macedonians_land_inside_an_own_city_before_which_the_enemy_stands(number: int) -> None:
    """H-58: inside as far as there is room; not into a besieged city (ch.5)."""
    text = f"macedon; tarentum: punic, in 1, R 5 nero; hand C: {number} 2"
    game = table(text, play="C")
    game.play("C", event(number, "tarentum"))
    assert game.at("tarentum") == "punic, R 5 c-nero, in 2"
    besieged = table(text.replace("in 1", "in 1, siege 1"), play="C")
    assert refusal(besieged, "C", event(number, "tarentum")) == ("ch.24", "not-a-target")


@cards(11)
def test_hc_11_slingers_need_the_balearic_islands(number: int) -> None:
    """HC-11: Carthage controls them, so Rome's event is refused."""
    game = table(f"hand R: {number}", play="R")
    assert refusal(game, "R", event(number, "rome")) == ("ch.24", "needs-own-province")
    roman = table(f"baleares: roman; hand R: {number}", play="R")
    roman.play("R", event(number, "aleria"))
    assert roman.at("aleria") == "R 1"


@cards(11)
def test_slingers_land_where_no_enemy_unit_is(number: int) -> None:
    game = table(f"tarentum: punic, R 5 nero; hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "tarentum")) == ("ch.24", "not-a-target")


# ---- 12, 43: in the capital -----------------------------------------------------------------------------------------


@cards(12)
def test_two_elephants_come_to_carthage(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    game.play("C", event(number))
    assert game.at("carthage") == "C 4+2e hanno"


@cards(12)
def test_missing_elephants_are_replaced(number: int) -> None:
    """ch.24: there are never more than four; three are there already."""
    game = table(f"saguntum: C 5+3e hannibal; hand C: {number}", play="C")
    game.play("C", event(number))
    assert game.at("carthage") == "C 5+1e hanno"


@cards(12)
def test_nothing_comes_into_a_besieged_carthage(number: int) -> None:
    """H-62: none can be placed, so the event is refused; with room for one the other is lost."""
    game = table(f"carthage: in 4 hanno, R 5 nero, siege 1; hand C: {number} 2", play="C")
    assert refusal(game, "C", event(number)) == ("H-9", "event-changes-nothing")
    tight = table(f"carthage: in 4 hanno, R 5 nero; hand C: {number} 2", play="C")
    tight.play("C", event(number))
    assert tight.at("carthage") == "R 5 c-nero, in 4+1e hanno"


@cards(43)
def test_slaves_are_armed_in_rome(number: int) -> None:
    game = table(f"{THREE_IN_ITALIA}rome: R 1; hand R: {number}", play="R")
    game.play("R", event(number))
    assert game.at("rome") == "R 5"


@cards(43)
def test_slaves_need_an_italia_in_danger(number: int) -> None:
    assert refusal(table(f"hand R: {number}", play="R"), "R", event(number)) == (
        "ch.24",
        "needs-carthage-controls-3-in-italia",
    )
    outside = table(f"{THREE_IN_ITALIA}rome: in 2, C 5 hannibal; hand R: {number}", play="R")
    assert refusal(outside, "R", event(number)) == ("ch.24", "needs-no-enemy-in-latium")


@cards(43)
def test_slaves_break_a_truce_and_are_no_event_of_carthage(number: int) -> None:
    game = table(f"truce; {THREE_IN_ITALIA}rome: R 1; hand R: {number}; hand C: 44", play="R")
    game.play("R", event(number))
    assert game.board.truce is False
    assert refusal(table(f"{THREE_IN_ITALIA}hand C: {number}", play="C"), "C", event(number)) == (
        "ch.24",
        "event-of-the-other-side",
    )


# ---- 13 to 16, 44 to 48: with a general -----------------------------------------------------------------------------

RECRUITS = {
    13: ("C", "croton", "hannibal", "arpi"),
    14: ("C", "pisae", "hannibal", "narbo"),
    15: ("C", "malaca", "hannibal", "narbo"),
    16: ("C", "rhone", "hannibal", "narbo"),
    44: ("R", "cannae", "marcellus", "narbo"),
    45: ("R", "cannae", "marcellus", "narbo"),
    46: ("R", "cannae", "marcellus", "narbo"),
    47: ("R", "cannae", "marcellus", "narbo"),
    48: ("R", "cannae", "marcellus", "narbo"),
}
"""By card: who plays it, a space where it works, a general, and a space where it does not."""
PROVINCES = {
    44: ("arpi", "cannae", "beneventum"),
    45: ("pisae", "faesulae", "falerii", "tarquini"),
    46: ("ariminum", "sena", "praeneste"),
    47: ("heraclea", "paestum", "croton"),
    48: ("capua", "neapolis"),
}
everyone = cards(*RECRUITS)


@everyone
def test_two_units_come_to_a_general(number: int) -> None:
    side, there, general, _ = RECRUITS[number]
    game = table(f"truce; {there}: {side} 3 {general}; hand {side}: {number} 2", play=side)
    game.play(side, event(number, general=general))
    assert f"{side} 5 {general}" in game.at(there)
    assert (game.board.truce, game.told[1]) == (False, "truce-broken")


@everyone
def test_the_general_must_be_there(number: int) -> None:
    side, _, general, elsewhere = RECRUITS[number]
    fabius = "ariminum: R 3 fabius; " if side == "R" else ""
    game = table(f"{elsewhere}: {side} 3 {general}; {fabius}hand {side}: {number}", play=side)
    if side == "R":
        assert refusal(game, side, event(number, general=general)) == ("ch.24", "general-not-there")
        assert refusal(game, side, event(number, general="hanno")) == ("ch.24", "no-own-general")
        assert refusal(game, side, event(number, general="c-nero")) == ("ch.24", "no-own-general")
    elif number == 15:
        assert refusal(game, side, event(number, general=general)) == ("ch.24", "general-not-there")
    else:
        assert refusal(game, side, event(number, general=general)) == ("H-9", "event-changes-nothing")


@cards(13, 44, 45, 46, 47, 48)
def test_h_22_not_in_a_besieged_city(number: int) -> None:
    side, there, general, _ = RECRUITS[number]
    city, other = ("rhegium", "R 5 nero") if side == "C" else ("capua", "C 5 hannibal")
    owner = "punic" if side == "C" else "roman"
    second = f"{there}: {side} 1 {'hasdrubal' if side == 'C' else 'fabius'}; "
    text = f"{second}{city}: {owner}, in 1 {general}, {other}, siege 1; hand {side}: {number}"
    game = table(text, play=side)
    assert refusal(game, side, event(number, general=general)) == ("H-22", "no-room-for-units")
    free = table(text.replace(", siege 1", ""), play=side)
    free.play(side, event(number, general=general))
    assert f"in 2 {general}" in free.at(city)


@cards(14, 16)
def test_any_of_the_provinces_will_do(number: int) -> None:
    for space in ("taurini", "pisae") if number == 14 else ("taurini", "tolosa"):
        game = table(f"{space}: C 3 mago; hand C: {number} 2", play="C")
        game.play("C", event(number, general="mago"))
        assert "C 5 mago" in game.at(space)


@cards(15)
def test_iberians_come_only_in_a_controlled_province(number: int) -> None:
    """ch.24: Rome may use it too, where it controls the province."""
    text = f"toletum: R 3 nero; hand R: {number} 2"
    assert refusal(table(text, play="R"), "R", event(number, general="c-nero")) == ("H-9", "event-changes-nothing")
    won = "arsa: roman; salmantica: roman; segovia: roman; "
    game = table(won + text, play="R")
    game.play("R", event(number, general="c-nero"))
    assert "R 5 c-nero" in game.at("toletum")


@cards(44, 45, 46, 47, 48)
def test_auxiliaries_need_their_province(number: int) -> None:
    lost = "; ".join(f"{space}: punic" for space in PROVINCES[number])
    game = table(f"{lost}; terventum: R 3 fabius; hand R: {number}", play="R")
    assert refusal(game, "R", event(number, general="fabius-maximus")) == ("ch.24", "needs-own-province")


@cards(13, 14, 16)
def test_hc_10_recruits_of_carthage_are_no_event_of_rome(number: int) -> None:
    """HC-10: refused as an event."""
    _, there, _, _ = RECRUITS[number]
    game = table(f"{there}: R 3 nero; hand R: {number}", play="R")
    assert refusal(game, "R", event(number, general="c-nero")) == ("ch.24", "event-of-the-other-side")


# ---- 22 -------------------------------------------------------------------------------------------------------------


@cards(22)
def test_mutin_lands_with_a_unit_and_turns_the_marker(number: int) -> None:
    game = table(f"truce; hand C: {number}", play="C")
    game.play("C", event(number, "enna"))
    assert (game.at("enna"), game.owner("enna")) == ("punic, C 1", CARTHAGE)
    assert game.board.truce is False


@cards(22)
def test_mutin_lands_without_walls_and_without_romans(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "agrigentum")) == ("ch.24", "enemy-units-there")
    assert refusal(game, "C", event(number, "messana")) == ("H-10", "no-round-space")
    assert refusal(game, "C", event(number, "cannae")) == ("ch.24", "not-a-target")


@cards(22)
def test_mutin_may_strengthen_an_own_space_and_drives_off_a_lone_general(number: int) -> None:
    game = table(f"enna: punic, R nero; hand C: {number}", play="C")
    game.play("C", event(number, "enna"))
    assert (game.at("enna"), game.general("c-nero").status) == ("punic, C 1", "pool")


# ---- 30 -------------------------------------------------------------------------------------------------------------


@cards(30)
def test_the_siege_train_comes_to_a_general(number: int) -> None:
    game = table(f"truce; hand C: {number}", play="C")
    game.play("C", event(number, general="hasdrubal"))
    train = game.board.siege_train
    assert train is not None
    assert (train.at, train.general, game.board.truce) == ("new-carthage", "hasdrubal", False)


@cards(30)
def test_the_siege_train_goes_over_to_another_general(number: int) -> None:
    """H-91: it is with one named general; he himself is no target."""
    game = table(f"new-carthage: C 2 hasdrubal, train hasdrubal; hand C: {number}", play="C")
    assert refusal(game, "C", event(number, general="hasdrubal")) == ("ch.24", "not-a-target")
    game.play("C", event(number, general="hannibal"))
    train = game.board.siege_train
    assert train is not None
    assert (train.at, train.general) == ("saguntum", "hannibal")


@cards(30)
def test_the_siege_train_follows_nobody_who_is_off_the_map_or_roman(number: int) -> None:
    game = table(f"displaced: mago; hand C: {number}", play="C")
    for general in ("mago", "p-scipio"):
        assert refusal(game, "C", event(number, general=general)) == ("ch.24", "not-a-target")
    assert refusal(game, "C", event(number)) == ("ch.24", "event-needs-target")
