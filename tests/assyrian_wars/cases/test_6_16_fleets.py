"""Section 6.16.a, 6.16.b and 6.16.g: building and repair, naval movement, sea trade boxes."""

import pytest

from rules.assyrian_wars.board.ids import PieceId, UnitId, ZoneId
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.sea.shipyards import BuildShip
from rules.core.messages import Name
from rules.core.questions import ChooseMany
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.fleets import at, enter, leave, sail, search
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

PHOENICIA = "PH: active, track AS, level 13; "  # its seat is Assyria's
EGYPT_AT_WAR = PHOENICIA + "war AS EG; "


def build(ship: str, zone: str) -> BuildShip:
    return BuildShip(UnitId(PieceId(ship)), ZoneId(zone))


def repair(ship: str) -> Rebuild:
    return Rebuild((UnitId(PieceId(ship)),))


# ---- 6.16.a building and repair


def test_aw_6_16_a_101_building_place() -> None:
    """AW-6.16.a-101: not among enemies while another home port is free of them; an associated port is none."""
    game = table(EGYPT_AT_WAR + "delta-east: PH SH1", impulse="EG", ap=4)
    assert game.refused("EG", build("EG-SH-1", "delta-east")).rule == "6.16.a"
    assert game.refused("EG", build("EG-SH-1", "philistia")).rule == "6.16.a"
    game.play("EG", build("EG-SH-1", "delta-west"))
    assert at(game, "delta-west") == ["EG-SH-1"]
    assert game.ap("EG") == 2


def test_aw_6_16_a_102_all_zones_watched() -> None:
    """AW-6.16.a-102: then it may be built among them, and the enemy there may search for 1 saved AP."""
    text = EGYPT_AT_WAR + "PH: saved 1; delta-east: PH SH1; delta-west: PH SH2"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6]})
    game.play("EG", build("EG-SH-1", "delta-east"))
    assert game.asked == [(game.seat("PH"), "search")]
    game.answer("PH", "search")
    assert game.saved("PH") == 0
    assert "naval-battle-begins" in game.told


def test_aw_6_16_a_103_repair() -> None:
    """AW-6.16.a-103: only in a zone with a friendly port."""
    game = table(EGYPT_AT_WAR + "sidonia: EG SH1-; philistia: EG SH2-", impulse="EG", ap=4)
    refusal = game.refused("EG", repair("EG-SH-1"))
    assert (refusal.rule, refusal.message.id) == ("6.16.a", "no-friendly-port")
    game.play("EG", repair("EG-SH-2"))
    assert at(game, "philistia") == ["EG-SH-2"]
    assert game.ap("EG") == 3


def test_aw_6_16_a_104_assyrian_and_babylonian_ports() -> None:
    """AW-6.16.a-104: Tarsus is no home port but good for repair; Sealand is Babylonia's, while it controls it."""
    game = table("clock: turn 2; pool AS: SH2; cilicia: AS SH1-", impulse="AS", ap=6)
    assert game.refused("AS", build("AS-SH-2", "cilicia")).rule == "6.16.a"
    game.play("AS", repair("AS-SH-1"))
    assert at(game, "cilicia") == ["AS-SH-1"]
    game = table("clock: turn 2", impulse="BA", ap=6)
    game.play("BA", build("BA-SH-1", "sealand-waters"))
    assert at(game, "sealand-waters") == ["BA-SH-1"]
    game = table("clock: turn 2; sealand: control AS, AS LI1", impulse="BA", ap=6)
    assert game.refused("BA", build("BA-SH-1", "sealand-waters")).rule == "6.16.a"


# ---- 1.3, 6.6, 6.16.b movement


def test_aw_1_3_15_ships_follow_the_coast() -> None:
    """AW-1.3-15: ½ AP a zone for the whole fleet; only into zones next to each other."""
    game = table(PHOENICIA + "cilicia: PH SH1..3", impulse="PH", ap=4)
    refusal = game.refused("PH", sail("cilicia", "philistia"))
    assert (refusal.rule, refusal.message.id) == ("6.16.b", "zones-not-adjacent")
    game.play("PH", sail("cilicia", "arvad-coast", "sidonia", "philistia", "delta-east"))
    assert at(game, "delta-east") == ["PH-SH-1", "PH-SH-2", "PH-SH-3"]
    assert game.ap("PH") == 2


def test_aw_6_16_b_101_movement_prices() -> None:
    """AW-6.16.b-101: three zones for three ships are 1½ AP."""
    game = table("delta-west: EG SH1..3", impulse="EG", ap=4)
    game.play("EG", sail("delta-west", "delta-east", "philistia", "sidonia"))
    assert at(game, "sidonia") == ["EG-SH-1", "EG-SH-2", "EG-SH-3"]
    assert game.ap("EG") == 2.5


def test_aw_6_16_b_102_a_box_is_the_whole_impulse() -> None:
    """AW-6.16.b-102: nobody enters a box after sailing, nor does anything after entering one."""
    text = PHOENICIA + "war PH EG; arvad-coast: PH SH1..2; sidonia: EG SH1"
    game = table(text, impulse="PH", ap=6)
    game.play("PH", sail("arvad-coast", "sidonia"))
    refusal = game.refused("PH", enter("sidonia", "libyan"))
    assert (refusal.rule, refusal.message.id) == ("6.16.b", "box-is-all")
    game = table(text, impulse="PH", ap=6)
    game.play("PH", enter("arvad-coast", "libyan"))
    assert game.ap("PH") == 5
    assert game.refused("PH", leave("libyan")).message.id == "finished"
    assert game.refused("PH", search("sidonia")).message.id == "no-own-ship"


def test_aw_6_6_6_trade_box() -> None:
    """AW-6.6-6: in for 1 AP, out in a later impulse for 1 AP, to the zone of entry only."""
    game = table(PHOENICIA + "sidonia: PH SH1..4", impulse="PH", ap=4)
    game.play("PH", enter("sidonia", "ionian"))
    assert game.ap("PH") == 3
    assert game.refused("PH", leave("ionian", "delta-west")).message.id == "finished"
    game = table(PHOENICIA + "ionian: PH SH1..4!origin=sidonia", impulse="PH", ap=4)
    refusal = game.refused("PH", leave("ionian", "delta-west"))
    assert (refusal.rule, refusal.message.id) == ("6.6", "back-where-it-came-from")
    game.play("PH", leave("ionian", "sidonia"))
    assert len(at(game, "sidonia")) == 4
    assert game.ap("PH") == 3


@pytest.mark.parametrize("box", ["ionian", "atlantis"])
def test_6_16_b_no_box_that_is_not_in_play(box: str) -> None:
    """6.16.b: in Two Rivers there is Magan alone; the answer names it."""
    game = table("blank two-rivers; camp assyrian: AS; camp rebel: BA EL", impulse="BA", ap=4)
    refusal = game.refused("BA", leave(box))
    assert (refusal.rule, refusal.message.id) == ("6.16.b", "no-such-box")
    assert refusal.message.params["boxes"] == (Name("box", "magan"),)


def test_aw_6_16_b_103_two_boxes() -> None:
    """AW-6.16.b-103: each box costs 1 AP."""
    game = table(PHOENICIA + "arvad-coast: PH SH1..5", impulse="PH", ap=4)
    game.play("PH", enter("arvad-coast", "ionian", "PH-SH-1 PH-SH-2 PH-SH-3"))
    game.play("PH", enter("arvad-coast", "libyan", "PH-SH-4 PH-SH-5"))
    assert (len(at(game, "ionian")), len(at(game, "libyan"))) == (3, 2)
    assert game.ap("PH") == 2


def test_aw_6_16_b_104_no_short_cut() -> None:
    """AW-6.16.b-104: from a box only back to where the ships came from."""
    game = table("libyan: EG SH1..2!origin=delta-west", impulse="EG", ap=4)
    assert game.refused("EG", leave("libyan", "cilicia")).rule == "6.6"
    game.play("EG", leave("libyan"))
    assert at(game, "delta-west") == ["EG-SH-1", "EG-SH-2"]
    assert game.ap("EG") == 3


@pytest.mark.parametrize(("reply", "gone"), [("decline", ["BA-SH-1"]), ("agree", ["BA-SH-1", "EL-SH-1"])])
def test_aw_6_16_b_105_partners_ships(reply: str, gone: list[str]) -> None:
    """AW-6.16.b-105: a partner's ships move along only if its player agrees; ½ AP for the whole fleet."""
    game = table("elam-coast: BA SH1, EL SH1", impulse="BA", ap=4)
    game.play("BA", sail("elam-coast", "liyan-coast", allies=True))
    assert game.asked == [(game.seat("EL"), "consent")]
    game.answer("EL", reply)
    assert at(game, "liyan-coast") == gone
    assert game.ap("BA") == 3.5


@pytest.mark.parametrize(("reply", "left"), [("decline", ["EL-SH-1"]), ("agree", [])])
def test_6_16_b_partners_leave_a_box_together(reply: str, left: list[str]) -> None:
    """R-174: out of a box, too, another player's ships come along only if he agrees; 1 AP for the fleet."""
    game = table("magan: BA SH1!origin=sealand-waters, EL SH1!origin=elam-coast", impulse="BA", ap=2)
    game.play("BA", leave("magan", ships="BA-SH-1 EL-SH-1"))
    game.answer("EL", reply)
    assert at(game, "magan") == left
    assert at(game, "sealand-waters") == ["BA-SH-1"]
    assert game.ap("BA") == 1


def test_6_16_b_without_own_ships_nothing_moves() -> None:
    """6.9: a power moves allied ships only in a fleet with its own."""
    game = table(PHOENICIA + "sidonia: PH SH1", impulse="AS", ap=4)
    assert game.refused("AS", sail("sidonia", "philistia", ships="PH-SH-1")).message.id == "no-own-ship"


def test_6_16_b_allied_minors_follow_their_power() -> None:
    """R-174: nobody is asked for the ships of a minor that the same seat acts for."""
    game = table(PHOENICIA + "cilicia: AS SH1, PH SH1", impulse="AS", ap=4)
    game.play("AS", sail("cilicia", "arvad-coast", allies=True))
    assert at(game, "arvad-coast") == ["AS-SH-1", "PH-SH-1"]


# ---- 6.16.g trade boxes


def test_aw_6_16_g_101_free_room() -> None:
    """AW-6.16.g-101: without a search the newcomer fills what is free; the rest stays in its zone."""
    game = table("ionian: PH SH1..3!origin=sidonia; delta-west: EG SH1..2", impulse="EG", ap=4)
    game.play("EG", enter("delta-west", "ionian"))
    assert at(game, "ionian") == ["EG-SH-1", "PH-SH-1", "PH-SH-2", "PH-SH-3"]
    assert at(game, "delta-west") == ["EG-SH-2"]
    assert game.ap("EG") == 3


def test_6_16_g_a_full_box_needs_a_search() -> None:
    """6.16.g: into a full box nobody comes without a fight."""
    game = table("ionian: PH SH1..4; delta-west: EG SH1", impulse="EG", ap=4)
    assert game.refused("EG", enter("delta-west", "ionian")).message.id == "box-full"


# The first round: EG 3 dice (2 each), PH 4 dice (3 each).
FIGHT = "PH: active; ionian: PH SH1..4!origin=sidonia; delta-west: EG SH1..3"


def box_battle(searched: list[int], melee: list[int]) -> CaseTable:
    game = table(FIGHT, impulse="EG", ap=4, dice={"search": searched, "melee": melee})
    game.play("EG", enter("delta-west", "ionian", search="PH"))
    return through(game)


def test_aw_6_16_g_102_fighting_for_room() -> None:
    """AW-6.16.g-102: no war is needed; the victor places its ships first, the loser keeps what room is left."""
    game = box_battle([4, 4], [1, 1, 1, 6, 6, 6, 6])  # 3 hits on 4 ships, and 2 of the survivors rout
    assert not game.board.wars
    assert at(game, "ionian")[:3] == ["EG-SH-1", "EG-SH-2", "EG-SH-3"]
    left = [ship for ship in at(game, "ionian") if ship.startswith("PH")]
    homes = [ship for zone in ("sidonia", "arvad-coast") for ship in at(game, zone)]
    assert (len(left), len(homes), len(game.board.regroup)) == (1, 1, 2)
    assert game.ap("EG") == 2
    assert vp(game, "EG") == 1


def test_6_16_g_the_loser_says_which_ships_leave() -> None:
    """6.16.g: he must remove the excess; with ships that are not alike he is asked which, the weakest by default."""
    phoenicia = "PH: active, track EL, level 13; ionian: PH SH1..3!origin=sidonia SH4!origin=arvad-coast"
    melee = [1, 6, 6, 6, 6, 6, 6]
    game = table(f"{phoenicia}; delta-west: EG SH1..3", impulse="EG", ap=4, dice={"search": [4, 4], "melee": melee})
    game.play("EG", enter("delta-west", "ionian", search="PH"))
    while game.asked[0][1] != "leave-to-victor":
        game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.options("PH") == ["PH-SH-2", "PH-SH-3", "PH-SH-4"]
    assert game.question("PH").default == ChooseMany(("PH-SH-3", "PH-SH-4"))
    game.answer("PH", ("PH-SH-2", "PH-SH-3"))
    through(game)
    assert at(game, "ionian") == ["EG-SH-1", "EG-SH-2", "EG-SH-3", "PH-SH-4"]


def test_aw_6_16_g_103_the_search_fails() -> None:
    """AW-6.16.g-103: the fleet goes back to the zone it came from and is finished; 2 AP are spent."""
    game = box_battle([4, 3], [])
    assert at(game, "delta-west") == ["EG-SH-1", "EG-SH-2", "EG-SH-3"]
    assert len(at(game, "ionian")) == 4
    assert game.ap("EG") == 2
    assert game.refused("EG", sail("delta-west", "delta-east")).message.id == "finished"


def test_6_16_g_a_beaten_newcomer_goes_back() -> None:
    """R-171: who loses in the box returns to the zone it came from and is finished."""
    game = box_battle([4, 4], [6, 6, 6, 1, 6, 6, 6])  # one hit, one rout
    assert len(at(game, "delta-west")) == 2
    assert len(at(game, "ionian")) == 4
    assert game.refused("EG", sail("delta-west", "delta-east")).message.id == "finished"


def test_aw_6_16_g_104_two_fleets() -> None:
    """AW-6.16.g-104: 1 AP to enter and 1 AP for each country searched, one roll each."""
    text = "ionian: PH SH1..2!origin=sidonia, AS SH1..2!origin=cilicia; delta-west: EG SH1..2"
    game = table(text, impulse="EG", ap=4, dice={"search": [3, 3, 2, 2]})
    game.play("EG", enter("delta-west", "ionian", search="PH AS"))
    assert [event.message.params["dice"] for event in game.events if event.message.id == "search-rolled"] == [
        (3, 3),
        (2, 2),
    ]
    assert game.ap("EG") == 1
    assert at(game, "delta-west") == ["EG-SH-1", "EG-SH-2"]


def test_6_16_g_allies_may_fight_for_room() -> None:
    """6.16.g: ally against ally, without diplomatic consequences."""
    text = "camp rebel: BA EL; magan: EL SH1!origin=elam-coast; sealand-waters: BA SH1..2"
    game = table(text, impulse="BA", ap=4, dice={"search": [6, 6], "melee": [1, 1, 6]})
    game.play("BA", enter("sealand-waters", "magan", search="EL"))
    assert "naval-battle-won" in game.told
    assert game.country("BA").camp == game.country("EL").camp
    assert not game.board.wars


def test_6_16_g_nobody_searches_for_himself() -> None:
    """6.16.g: only other countries' ships."""
    game = table("magan: BA SH1!origin=elam-coast; sealand-waters: BA SH2", impulse="BA", ap=4)
    assert game.refused("BA", enter("sealand-waters", "magan", search="BA")).message.id == "no-fleet-in-box"
