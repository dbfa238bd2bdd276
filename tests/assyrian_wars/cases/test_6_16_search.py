"""Section 6.16.f: searching for fleets, naval battles, loads that suffer, retreats; 6.12.a and 8.3 at sea."""

import pytest

from rules.assyrian_wars.battle.losses import regroup
from rules.assyrian_wars.board.ids import CardId, PieceId, ZoneId
from rules.assyrian_wars.events.laying import LayCards
from rules.core.messages import Name
from tests.assyrian_wars.cases.battles import all_dice, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import at, enter, sail, search
from tests.assyrian_wars.cases.playing import reply, through
from tests.assyrian_wars.cases.table import table

AT_WAR = "war AS EG; PH: active, track AS, level 13; "  # Phoenicia's seat is Assyria's
WITH_EGYPT = "war AS EG; PH: active, track EG, level 13; "


def test_aw_6_16_f_101_a_mixed_fleet() -> None:
    """AW-6.16.f-101: the lowest search number of the fleet counts: 7 finds."""
    text = WITH_EGYPT + "sidonia: EG SH1, PH SH1..2, AS SH1"
    game = table(text, impulse="EG", ap=4, dice={"search": [3, 4]})
    game.play("EG", search("sidonia", allies=True))
    assert "naval-battle-begins" in game.told
    assert game.message("search-rolled").params["need"] == 7
    assert game.ap("EG") == 3


def test_aw_6_16_f_101_egypt_alone() -> None:
    """AW-6.16.f-101: with 8 needed a 7 finds nobody, and the fleet may move on."""
    text = WITH_EGYPT + "sidonia: EG SH1, PH SH1..2, AS SH1"
    game = table(text, impulse="EG", ap=4, dice={"search": [3, 4]})
    game.play("EG", search("sidonia"))
    assert "naval-battle-begins" not in game.told
    assert game.ap("EG") == 3
    game.play("EG", sail("sidonia", "philistia"))
    assert at(game, "philistia") == ["EG-SH-1"]


def test_aw_6_16_f_102_two_enemy_countries() -> None:
    """AW-6.16.f-102: 1 AP in all, one roll for each country; who is found fights alone; once a zone and impulse."""
    text = AT_WAR + "sidonia: EG SH1..3, PH SH1, AS SH1"
    game = table(text, impulse="EG", ap=4, dice={"search": [4, 5, 3, 3], "melee": [1, 1, 1, 6]})
    game.play("EG", search("sidonia", "PH AS"))
    through(game)
    assert [event.message.params["success"] for event in game.events if event.message.id == "search-rolled"] == [
        True,
        False,
    ]
    assert "AS-SH-1" in at(game, "sidonia")
    assert game.where("PH-SH-1") == ""
    assert game.ap("EG") == 3
    assert game.refused("EG", search("sidonia")).message.id == "already-searched"


def test_6_16_f_once_an_impulse() -> None:
    """6.16.f: a second search in the same zone is refused."""
    game = table(AT_WAR + "sidonia: EG SH1, AS SH1", impulse="EG", ap=4, dice={"search": [1, 1]})
    game.play("EG", search("sidonia"))
    assert game.refused("EG", search("sidonia")).message.id == "already-searched"


def test_aw_6_16_f_103_search_out_of_turn() -> None:
    """AW-6.16.f-103: 1 saved AP for a search; without it there is none, and no loan."""
    text = AT_WAR + "PH: saved 1; sidonia: PH SH1; philistia: EG SH1..2"
    game = table(text, impulse="EG", ap=4, dice={"search": [1, 1]})
    game.play("EG", sail("philistia", "sidonia", "arvad-coast", ships="EG-SH-1"))
    assert game.asked == [(game.seat("PH"), "search")]
    game.answer("PH", "search")
    assert (game.saved("PH"), game.country("PH").loan) == (0, 0)
    assert at(game, "arvad-coast") == ["EG-SH-1"]
    game.play("EG", sail("philistia", "sidonia", ships="EG-SH-2"))
    assert game.asked[0][1] == "impulse"


def test_6_16_f_silence_does_not_search() -> None:
    """R-105: a lapsed deadline searches for nobody and costs nothing."""
    text = AT_WAR + "PH: saved 1; sidonia: PH SH1; philistia: EG SH1"
    game = table(text, impulse="EG", ap=4)
    game.play("EG", sail("philistia", "sidonia"))
    through(game)
    assert game.saved("PH") == 1
    assert at(game, "sidonia") == ["EG-SH-1", "PH-SH-1"]


def test_aw_6_16_f_104_newcomers_fight_alone() -> None:
    """AW-6.16.f-104: a ship that was there before does not help those that come and are found."""
    text = AT_WAR + "EG: saved 1; cilicia: PH SH1, EG SH1..2; arvad-coast: PH SH2..3"
    game = table(text, impulse="PH", ap=4, dice={"search": [6, 6], "melee": [6, 6, 6, 6] * 2})
    game.play("PH", sail("arvad-coast", "cilicia"))
    game.answer("EG", "search")
    assert game.message("naval-battle-begins").params["other_ships"] == 2
    assert all_dice(game, "PH")[0] == [("SH", 3, 2)]


def test_aw_6_16_f_104_they_do_not_search_together() -> None:
    """AW-6.16.f-104: nor do they search together; after a victory they are one fleet."""
    text = AT_WAR + "cilicia: PH SH1, EG SH1; arvad-coast: PH SH2..3"
    dice = {"search": [6, 6], "melee": [1, 1, 6]}
    game = table(text, impulse="PH", ap=4, dice=dice)
    game.play("PH", sail("arvad-coast", "cilicia"))
    assert game.refused("PH", search("cilicia")).message.id == "two-fleets"
    game.play("PH", search("cilicia", ships="PH-SH-2 PH-SH-3"))
    through(game)
    assert game.message("naval-battle-won").params["countries"]
    game.play("PH", sail("cilicia", "arvad-coast"))
    assert at(game, "arvad-coast") == ["PH-SH-1", "PH-SH-2", "PH-SH-3"]


@pytest.mark.parametrize(("melee", "ship", "load"), [([1, 6, 6], True, True), ([1, 1, 6], None, None)])
def test_aw_6_16_f_105_the_load_suffers(melee: list[int], ship: bool | None, load: bool | None) -> None:
    """AW-6.16.f-105: the load takes as many hits as its ship: one reduces both, two eliminate both."""
    text = AT_WAR + "sidonia: EG SH1..2, PH SH1 LI1!aboard=PH-SH-1"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": melee})
    game.play("EG", search("sidonia"))
    told = list(game.events)
    states = {}
    for event in told:
        if event.message.id == "losses-taken":
            for key in ("reduced", "eliminated"):
                for name in event.message.params[key]:
                    states[name.id] = True if key == "reduced" else None
    assert (states["PH-SH-1"], states["PH-LI-1"]) == (ship, load)


def test_6_16_f_a_sunken_ship_takes_its_load_along() -> None:
    """R-176: what is left of the load is lost; a leader is saved by another ship of the fleet."""
    text = AT_WAR + "sidonia: EG SH1..4, PH SH1- SH2 LI1!aboard=PH-SH-1 luli!aboard=PH-SH-1"
    dice = {"search": [6, 6], "melee": [1, 6, 6, 6, 6, 6]}
    game = table(text, impulse="EG", ap=4, dice=dice)
    game.play("EG", search("sidonia"))
    reply(game, "PH", "PH-SH-1")
    through(game, "take-hits", "take-routs", "naval-retreat")
    assert game.where("PH-SH-1") == ""
    assert game.where("PH-LI-1") == ""
    found = game.board.find(PieceId("PH-luli"))
    assert found is not None
    assert (found[0].kind, found[1].aboard) in (("zone", "PH-SH-2"), ("regroup", None))


def test_6_16_f_a_reduced_ship_cannot_keep_two_units() -> None:
    """R-176, 6.16.c: if a leader takes the hit, one of two units has no room left and is lost."""
    text = AT_WAR + "sidonia: EG SH1..2, PH SH1 LI1-!aboard=PH-SH-1 LI2-!aboard=PH-SH-1 luli!aboard=PH-SH-1"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": [1, 6, 6]})
    game.play("EG", search("sidonia"))
    reply(game, "PH", "PH-luli")
    assert "cargo-lost" in game.told
    assert sorted(piece for piece in ("PH-LI-1", "PH-LI-2") if game.where(piece)) == ["PH-LI-2"]


def test_aw_6_16_f_106_result_of_a_naval_battle() -> None:
    """AW-6.16.f-106: more hits win, +1 VP for three ships; hits, routs, and a retreat to the next zone."""
    text = AT_WAR + "sidonia: EG SH1..4, PH SH1..3"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": [1, 1, 1, 6, 1, 6, 6]})
    game.play("EG", search("sidonia"))
    assert all_dice(game, "EG")[0] == [("SH", 2, 4)]
    assert all_dice(game, "PH")[0] == [("SH", 3, 3)]
    through(game, "take-hits", "take-routs")
    assert game.options("PH") == ["arvad-coast", "philistia"]
    reply(game, "PH", "arvad-coast")
    through(game)
    assert vp(game, "EG") == 1
    routed = [piece.id for piece in game.board.regroup]
    assert sorted(id[:2] for id in routed) == ["EG", "PH", "PH"]
    assert len(at(game, "arvad-coast")) == 1
    assert len(at(game, "sidonia")) == 3
    assert game.refused("EG", sail("sidonia", "philistia")).message.id == "finished"


@pytest.mark.parametrize(("ships", "points"), [("SH1..2", 0), ("SH1..3", 1)])
def test_aw_8_3_107_points_of_a_naval_battle(ships: str, points: int) -> None:
    """AW-8.3-107: nothing for beating two ships, 1 VP for three."""
    game = table(
        AT_WAR + f"sidonia: EG SH1..4, PH {ships}",
        impulse="EG",
        ap=4,
        dice={"search": [6, 6], "melee": every(6, after=[*[1] * 4])},
    )
    game.play("EG", search("sidonia"))
    through(game)
    assert vp(game, "EG") == points


def test_6_16_f_no_battle_dice() -> None:
    """6.16.f: Assyria has no elite die at sea."""
    game = table(AT_WAR + "sidonia: AS SH1, EG SH1", impulse="AS", ap=4, dice={"search": [6, 6], "melee": [6] * 4})
    game.play("AS", search("sidonia"))
    assert all_dice(game, "AS")[0] == [("SH", 2, 1)]


def test_6_16_f_a_tie_is_the_hunted_fleets() -> None:
    """6.7.6: after two equal rounds who was found and attacked has won; the hunters retreat."""
    game = table(AT_WAR + "sidonia: AS SH1, EG SH1", impulse="AS", ap=4, dice={"search": [6, 6], "melee": [6] * 4})
    game.play("AS", search("sidonia"))
    assert [name.id for name in game.message("naval-battle-won").params["countries"]] == ["EG"]
    through(game)
    assert at(game, "sidonia") == ["EG-SH-1"]


def test_6_16_f_nobody_left_to_flee_is_an_overrun() -> None:
    """6.7.7: with no enemy left afloat the victors sail on."""
    dice = {"search": [6, 6], "melee": [1, 1, 6]}
    game = table(AT_WAR + "sidonia: EG SH1..2, AS SH1", impulse="EG", ap=4, dice=dice)
    game.play("EG", search("sidonia"))
    through(game)
    game.play("EG", sail("sidonia", "philistia"))
    assert at(game, "philistia") == ["EG-SH-1", "EG-SH-2"]


def test_6_16_f_without_a_zone_to_flee_to() -> None:
    """R-79: where no other zone is in play the beaten ships regroup."""
    dice = {"search": [6, 6], "melee": every(6, after=[1])}
    game = table(AT_WAR + "sidonia: EG SH1..3, AS SH1..2", impulse="EG", ap=4, dice=dice)
    for zone in ("arvad-coast", "philistia"):
        del game.board.zones[ZoneId(zone)]
    game.play("EG", search("sidonia"))
    through(game)
    assert at(game, "sidonia") == ["EG-SH-1", "EG-SH-2", "EG-SH-3"]
    assert sorted(piece.id for piece in game.board.regroup) == ["AS-SH-1", "AS-SH-2"]


def test_6_16_f_neutral_fleets_are_not_searched() -> None:
    """6.16.f: enemies only."""
    game = table("sidonia: EG SH1, AS SH1", impulse="EG", ap=4)
    assert game.refused("EG", search("sidonia")).message.id == "no-enemy-fleet"


def test_6_16_f_not_in_trade_boxes() -> None:
    """6.16.g: in a trade box the search belongs to the entry."""
    game = table(AT_WAR + "ionian: EG SH1!origin=sidonia, AS SH1!origin=cilicia", impulse="EG", ap=4)
    assert game.refused("EG", search("ionian")).message.id == "search-in-zones"


def test_6_16_b_a_searched_ship_enters_no_box() -> None:
    """6.16.b: a search is something done in the impulse."""
    game = table(AT_WAR + "sidonia: EG SH1, AS SH1", impulse="EG", ap=4, dice={"search": [1, 1]})
    game.play("EG", search("sidonia"))
    assert game.refused("EG", enter("sidonia", "ionian")).message.id == "box-is-all"


def test_6_5_a_routed_ship_takes_its_load_along() -> None:
    """R-177: ship and load go to the Regroup Box together."""
    game = table(AT_WAR + "sidonia: PH SH1 LI1!aboard=PH-SH-1", impulse="PH", ap=4)
    found = game.board.find(PieceId("PH-SH-1"))
    assert found is not None
    regroup(game.board, found[1])
    assert sorted(piece.id for piece in game.board.regroup) == ["PH-LI-1", "PH-SH-1"]
    assert all(piece.aboard is None for piece in game.board.regroup)


def test_6_7_2_the_phoenician_home_card() -> None:
    """6.7.2, 6.11.d: the one card that changes ships: +1 for every Phoenician ship in both rounds."""
    text = AT_WAR + "hand PH: 18; PH: saved 2; sidonia: EG SH1..2, PH SH1"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": [6] * 6})
    game.play("EG", search("sidonia"))
    game.play("PH", LayCards((CardId("18"),)))
    through(game)
    assert all_dice(game, "PH") == [[("SH", 4, 1)], [("SH", 4, 1)]]
    assert all_dice(game, "EG") == [[("SH", 2, 2)], [("SH", 2, 2)]]


def test_6_16_f_the_victory_may_be_answered() -> None:
    """R-145: a naval battle worth a point opens the window for alliance breakers."""
    text = AT_WAR + "hand EG: 44 26; EG: saved 4; sidonia: EG SH1..4, PH SH1..3"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": [1, 1, 1, 6, 6, 6, 6]})
    game.play("EG", search("sidonia"))
    through(game, "battle", "battle-counter", "battle-measures", "take-hits", "take-routs")
    assert game.asked == [(game.seat("EG"), "respond")]
    assert game.reason("EG").params["area"] == Name("zone", "sidonia")
    through(game)
    assert vp(game, "EG") == 1
