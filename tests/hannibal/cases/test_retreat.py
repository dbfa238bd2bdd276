"""HC-66 to HC-74, HC-117, H-19, H-37: the beaten side leaves the field."""

import pytest

from rules.core.messages import Name, message
from rules.core.questions import Choose
from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import ROME, SpaceId
from tests.hannibal.cases.battle_field import lapse_all, lay, over, plan, retreat, rounds
from tests.hannibal.cases.table import CaseTable

LOOSE = plan(counter="never", ask="never")


def beaten_defender(text: str, space: str, entry: str, *, by: str = "C", die: int = 1) -> CaseTable:
    """The attacker wins with a Probe in the first round, without casualties: small forces lose nothing by the die."""
    dice = {"battle-casualties": [1], "retreat-losses": [die]}
    game = rounds(text, space, by=by, entry=entry, cards={by: "P1"}, dice=dice)
    lay(game)
    return game


def beaten_attacker(text: str, space: str, entry: str | None, *, by: str = "C", landed: bool = False) -> CaseTable:
    """The attacker runs out of cards after one round with Probes: small forces lose nothing by the die, others one."""
    dice = {"battle-casualties": [1], "retreat-losses": [1]}
    game = rounds(text, space, by=by, entry=entry, cards={"C": "P1", "R": "P1"}, dice=dice, landed=landed)
    lay(game, R=LOOSE, C=LOOSE)
    return game


def test_hc_66_no_way_back_over_the_alps() -> None:
    """HC-66: all that is left is eliminated, the general displaced, and every unit counts for the consequences."""
    game = beaten_attacker("bare; taurini: R 5 nero, C 4 mago", "taurini", "druentia")
    assert game.at("taurini") == "R 5 c-nero"
    assert game.general("mago").status == "displaced"
    assert game.message("political-consequences").params["units"] == 4
    assert game.asked == [("carthage", "remove-markers")]


def test_hc_67_a_landing_that_fails() -> None:
    """HC-67: 2 by the die and 3 eliminated: two round markers; Marcellus is displaced."""
    dice = {"retreat-losses": [1]}
    text = "bare; hadrumetum: R 5 marcellus, C 6 hanno"
    game = rounds(text, "hadrumetum", by="R", cards={"C": "F1"}, dice=dice, landed=True)
    assert "no-retreat" in game.told
    assert game.at("hadrumetum") == "C 6 hanno"
    assert game.general("marcellus").status == "pool"
    told = game.message("political-consequences").params
    assert (told["units"], told["count"]) == (5, 2)
    assert game.asked == [("rome", "remove-markers")]
    before = len(round_markers(game.board, ROME))
    game.lapse()
    assert len(round_markers(game.board, ROME)) == before - 2


def test_hc_68_the_city_saves_what_it_can_hold() -> None:
    """HC-68: up to 2 of 4 go into Tarentum with any generals, the rest are eliminated."""
    text = "bare; tarentum: R 5 marcellus nero, C 8 hannibal"
    game = beaten_attacker(text, "tarentum", None, by="R", landed=True)
    assert game.asked == [("rome", "retreat")]
    assert game.refused("R", retreat(inside=3)).message.id == "no-room-inside"
    assert game.refused("R", retreat("cannae", inside=2)).message.id == "no-such-retreat"
    game.play("R", retreat(inside=2, generals=("marcellus",)))
    assert game.at("tarentum") == "C 8 hannibal, in 2 marcellus"
    assert game.general("c-nero").status == "pool"
    assert game.message("political-consequences").params["units"] == 3


AZAILA = "bare; tarraco: roman; dertosa: punic; azaila: R 4 nero, C 8 mago"


def test_hc_69_two_shortest_ways() -> None:
    """HC-69: over Ilerda nothing is lost, over Dertosa one; the default is Ilerda; Bilbilis is refused."""
    game = beaten_defender(AZAILA, "azaila", "bilbilis")
    assert game.asked == [("rome", "retreat")]
    assert game.question("R").default == retreat("ilerda", "tarraco")
    assert game.refused("R", retreat("bilbilis", "numantia")).message.id == "no-such-retreat"
    assert game.refused("R", retreat()).message.id == "no-such-retreat"
    game.play("R", retreat("dertosa", "tarraco"))
    assert game.at("tarraco") == "roman, R 3 c-nero"
    usual = beaten_defender(AZAILA, "azaila", "bilbilis")
    usual.lapse()
    assert usual.at("tarraco") == "roman, R 4 c-nero"


ILERDA = (
    "bare; dertosa: punic; tarraco: punic; emporiae: empty; saguntum: roman; nemausus: roman; "
    "ilerda: R 4 nero, C 8 mago"
)


def test_hc_70_a_longer_way_must_be_cheaper() -> None:
    """HC-70: two spaces and one lost, or three and none; three and one is refused."""
    by_sea = beaten_defender(ILERDA, "ilerda", "iberus")
    assert by_sea.refused("R", retreat("azaila", "dertosa", "saguntum")).message.id == "no-such-retreat"
    by_sea.play("R", retreat("dertosa", "saguntum"))
    assert by_sea.at("saguntum") == "roman, R 3 c-nero"
    inland = beaten_defender(ILERDA, "ilerda", "iberus")
    inland.play("R", retreat("emporiae", "narbo", "nemausus"))
    assert inland.at("nemausus") == "roman, R 4 c-nero"


def test_hc_71_through_the_enemy() -> None:
    """HC-71: an enemy marker and two enemy units cost three, and the way must go on to a legal end."""
    text = "bare; tarraco: roman; dertosa: punic, C 2; ilerda: punic, C 3; azaila: R 4 nero, C 8 mago"
    game = beaten_defender(text, "azaila", "bilbilis")
    assert game.refused("R", retreat("dertosa")).message.id == "no-such-retreat"
    game.play("R", retreat("dertosa", "tarraco"))
    assert game.at("tarraco") == "roman, R 1 c-nero"
    assert game.message("political-consequences").params["units"] == 3


def test_hc_72_smaller_forces_join_and_larger_ones_shelter() -> None:
    """HC-72, H-78: five pass three who join with their general; where six stand it may end, whatever marker lies."""
    text = "bare; tarraco: roman; dertosa: punic; ilerda: R 3 varro; azaila: R 6 nero, C 8 mago"
    game = beaten_defender(text, "azaila", "bilbilis")
    game.play("R", retreat("ilerda", "tarraco"))
    assert game.at("tarraco") == "roman, R 8 c-nero c-terentius-varro"
    assert game.at("ilerda") == ""
    text = "bare; ilerda: punic, R 6; azaila: R 6 nero, C 8 mago"
    larger = beaten_defender(text, "azaila", "bilbilis")
    lapse_all(larger)
    assert larger.at("ilerda") == "punic, R 10 c-nero"


@pytest.mark.parametrize(("die", "status"), [(6, "map"), (5, "displaced")])
def test_hc_74_casualties_displace_nobody(die: int, status: str) -> None:
    """HC-74: all killed by casualties: Hasdrubal retreats alone; the last one killed by the die: displaced."""
    dice = {"battle-casualties": [die], "retreat-losses": [3]}
    text = "bare; dertosa: R 6 nero, C 2 hasdrubal"
    game = rounds(text, "dertosa", by="R", entry="tarraco", cards={"R": "F4", "C": "F3"}, dice=dice)
    lay(game, C=LOOSE)
    assert game.general("hasdrubal").status == status
    if status == "map":
        assert game.at("saguntum") == "C hasdrubal"


def test_hc_117_units_inside_a_city_count() -> None:
    """HC-117, H-77: over Rhone none is lost, over Massilia with two inside 1+2; both accepted, the default is Rhone."""
    text = "bare; massilia: punic, in 2; druentia: roman; nemausus: R 4 nero, C 8 mago"
    game = beaten_defender(text, "nemausus", "narbo")
    assert game.question("R").default == retreat("rhone", "druentia")
    quoted = game.quote("R", retreat("massilia", "druentia")).lines[0].params["count"]
    assert quoted == 3
    game.play("R", retreat("massilia", "druentia"))
    assert game.at("druentia") == "roman, R 1 c-nero"
    usual = beaten_defender(text, "nemausus", "narbo")
    usual.lapse()
    assert usual.at("druentia") == "roman, R 4 c-nero"


def test_ch_15_the_attacker_goes_back_to_where_he_came_from() -> None:
    """ch.15: his first step is the space he came from; there is no choice, so nobody is asked."""
    game = beaten_attacker("bare; heraclea: punic; cannae: R 5 nero, C 4 mago", "cannae", "heraclea")
    assert game.at("heraclea") == "punic, C 4 mago"
    assert over(game)


def test_ch_15_the_city_option_by_default() -> None:
    """ch.15, 26: if all fit they go inside; nothing is lost."""
    text = "bare; tarentum: R 2 marcellus, C 8 hannibal"
    game = beaten_defender(text, "tarentum", "heraclea")
    assert game.question("R").default == retreat(inside=2, generals=("marcellus",))
    game.lapse()
    assert game.at("tarentum") == "C 8 hannibal, in 2 marcellus"


def test_h_37_hanno_never_leaves_africa_and_fabius_never_italia() -> None:
    """H-37: where the retreat leaves Italia Fabius is displaced, the army goes on."""
    text = "bare; pisae: roman; faesulae: punic; cosa: punic; nice: roman; verona: empty, R 4 fabius, C 8 mago"
    text += "; mutina: empty; ariminum: roman"
    game = beaten_defender(text, "verona", "boii")
    lapse_all(game)
    assert game.at("ariminum") == "R 4 fabius-maximus"
    text = "bare; cosa: punic; faesulae: punic; eastern-ligurians: roman, subjugated"
    away = beaten_defender(f"{text}; pisae: R 4 fabius nero, C 8 mago", "pisae", "faesulae")
    lapse_all(away)
    assert away.general("fabius-maximus").status == "pool"
    assert away.at("eastern-ligurians") == "roman, subjugated, R 4 c-nero"


def test_h_19_the_siege_train_is_lost() -> None:
    """H-19: it needs no way; it is removed when its force retreats."""
    text = "bare; heraclea: punic; cannae: R 5 nero, C 4 mago, train mago"
    game = beaten_attacker(text, "cannae", "heraclea")
    assert game.board.siege_train is None
    assert "siege-train-lost" in game.told


def test_ch_19_a_retreat_drives_off_generals_who_are_alone() -> None:
    """ch.19: an army that enters displaces an enemy general who is alone."""
    text = "bare; tarraco: roman; ilerda: C gisgo; dertosa: punic; azaila: R 4 nero, C 8 mago"
    game = beaten_defender(text, "azaila", "bilbilis")
    game.play("R", retreat("ilerda", "tarraco"))
    assert game.general("h-gisgo").status == "displaced"
    assert game.at("tarraco") == "roman, R 4 c-nero"


def test_h_80_siege_points_go_with_the_besieger() -> None:
    """ch.20: a besieger who is beaten and retreats leaves no points behind."""
    text = "bare; cannae: punic; tarentum: R 6 marcellus, C 4 mago, siege 2"
    game = beaten_defender(text, "tarentum", "brundisium", by="R")
    lapse_all(game)
    assert game.board.spaces[SpaceId("tarentum")].points == 0
    assert game.at("cannae") == "punic, C 4 mago"


# ---- H-75: losses on the way ------------------------------------------------------------------------------------

ELEPHANTS = "bare; saguntum: roman; dertosa: roman, R 9; {}; azaila: C 3+2e hasdrubal, R 8 nero"


def on_the_way(more: str, *path: str) -> CaseTable:
    """Hasdrubal, beaten in Azaila by a Probe, has lost one elephant by the die and goes this way with 3+1e."""
    dice = {"battle-casualties": [1], "retreat-losses": [2]}
    game = rounds(ELEPHANTS.format(more), "azaila", by="R", entry="ilerda", cards={"R": "P1"}, dice=dice)
    lay(game)
    game.play("C", retreat(*path))
    return game


def test_h_75_the_owner_says_what_the_way_costs() -> None:
    """H-75: for the Roman marker of Bilbilis one of 3+1e goes; Carthage is asked while they are still in Azaila."""
    game = on_the_way("bilbilis: roman", "bilbilis", "segovia")
    assert game.asked == [("carthage", "unit-losses")]
    asked = game.question("C")
    assert (asked.rule, asked.default) == ("H-75", Choose("elephants-0"))
    assert asked.reason is not None
    assert asked.reason.params["space"] == Name("space", "bilbilis")
    assert game.at("azaila") == "R 8 c-nero, C 3+1e hasdrubal"
    assert game.options("C") == ["elephants-0", "elephants-1"]
    assert game.refused("C", "elephants-2").message.id == "kernel-option-not-offered"
    game.answer("C", "elephants-1")
    assert game.at("segovia") == "C 3 hasdrubal"
    assert game.message("political-consequences").params["units"] == 2
    calm = on_the_way("bilbilis: roman", "bilbilis", "segovia")
    calm.lapse()
    assert calm.at("segovia") == "C 2+1e hasdrubal"


def test_h_75_those_who_join_share_the_next_toll() -> None:
    """H-75, H-78: an elephant waits in Bilbilis: of what enters it cannot be taken, of what goes on it can."""
    game = on_the_way("bilbilis: roman, C 1e; segovia: roman; segobriga: roman", "bilbilis", "segovia", "toletum")
    assert game.options("C") == ["elephants-0", "elephants-1"]
    game.answer("C", "elephants-1")
    assert game.asked == [("carthage", "unit-losses")]
    assert game.question("C").reason == message(
        "units-to-lose", side=Name("side", "carthage"), space=Name("space", "segovia"), count=1
    )
    game.answer("C", "elephants-1")
    assert game.at("toletum") == "C 3 hasdrubal"
    assert game.at("bilbilis") == "roman"


def test_h_75_without_a_choice_nobody_is_asked() -> None:
    """H-75: the Romans are all equal, and a toll that takes all leaves no choice."""
    game = on_the_way("bilbilis: roman, R 3", "bilbilis", "segovia")
    assert game.asked == [("carthage", "remove-markers")]
    assert game.general("hasdrubal").status == "displaced"
    assert game.message("political-consequences").params["units"] == 5
