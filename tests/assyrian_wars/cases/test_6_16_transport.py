"""Section 6.16.c to 6.16.e: what ships carry, boarding and landing, attacks from the sea."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.build.regrouping import Combine
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.supply import next_due
from tests.assyrian_wars.cases.battles import dice_of
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import board, enter, land, sail
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.generic.probes import check_invariants

PHOENICIA = "PH: active, track AS, level 13; "  # its seat is Assyria's
AT_WAR = PHOENICIA + "war AS EG; "


def aboard(game: CaseTable, zone: str) -> dict[str, str]:
    """Which ship carries which piece."""
    return {str(piece.id): str(piece.aboard) for piece in game.board.zones[ZoneId(zone)] if piece.aboard is not None}


# ---- 6.16.c loads


def test_aw_6_16_c_101_loads() -> None:
    """AW-6.16.c-101: a full unit or two reduced ones on a full ship, a reduced one on a reduced ship, any leaders."""
    text = PHOENICIA + "sidonia: PH SH1..2 SH3-; tyre: PH HI1 LI1..2- B1- luli, AS turtan"
    game = table(text, impulse="PH", ap=2)
    refusal = game.refused("PH", board("tyre", "PH-HI-1", "PH-SH-3"))
    assert (refusal.rule, refusal.message.id) == ("6.16.c", "no-room-aboard")
    chiefs = [piece.id for piece in game.board.areas[AreaId("tyre")].pieces if piece.is_leader]
    game.play("PH", board("tyre", "PH-HI-1 PH-LI-1 PH-LI-2 PH-B-1 " + " ".join(chiefs)))
    where = aboard(game, "sidonia")
    loads: dict[str, list[str]] = {}
    for piece, ship in where.items():
        if piece not in chiefs:
            loads.setdefault(ship, []).append(piece)
    assert loads.pop(where["PH-HI-1"]) == ["PH-HI-1"]
    assert sorted(len(load) for load in loads.values()) == [1, 2]
    assert len(loads["PH-SH-3"]) == 1
    assert len(where) == 4 + len(chiefs) == 6
    assert game.ap("PH") == 2


def test_6_16_c_no_room() -> None:
    """6.16.c: two full units do not fit on one ship."""
    game = table(PHOENICIA + "sidonia: PH SH1; tyre: PH LI1..2", impulse="PH", ap=2)
    assert game.refused("PH", board("tyre", "PH-LI-1 PH-LI-2")).message.id == "no-room-aboard"


def test_aw_6_16_c_102_loaded_ships_and_trade_boxes() -> None:
    """AW-6.16.c-102: a ship with land units aboard cannot enter a box."""
    game = table(PHOENICIA + "arvad-coast: PH SH1 LI1!aboard=PH-SH-1", impulse="PH", ap=2)
    refusal = game.refused("PH", enter("arvad-coast", "ionian"))
    assert (refusal.rule, refusal.message.id) == ("6.16.c", "loaded-ship")


def test_6_16_c_one_force_an_impulse() -> None:
    """6.16.c: a ship that has landed its force takes no other one aboard in the impulse."""
    game = table(PHOENICIA + "sidonia: PH SH1 LI1!aboard=PH-SH-1; tyre: PH LI2", impulse="PH", ap=2)
    game.play("PH", land("tyre"))
    assert game.refused("PH", board("tyre", "PH-LI-2")).message.id == "no-carrier"


@pytest.mark.parametrize(("reply", "carried"), [("agree", True), ("decline", False)])
def test_6_16_c_an_ally_carries_whom_he_wants(reply: str, carried: bool) -> None:
    """6.16.c: units of an allied country board if the ship's player agrees."""
    game = table("elam-coast: EL SH1; nahitu: BA LI1", impulse="BA", ap=2)
    game.play("BA", board("nahitu", "BA-LI-1"))
    game.answer("EL", reply)
    assert (game.where("BA-LI-1") == "elam-coast") is carried


def test_6_16_c_another_players_pieces_board_by_his_own_order() -> None:
    """6.16.c: an ally's units in the same port are not one's own to order, and are not offered."""
    game = table("elam-coast: EL SH1; nahitu: BA LI1, EL LI1", impulse="BA", ap=2)
    refusal = game.refused("BA", board("nahitu", "EL-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.16.d", "not-in-port")
    offered = game.match.candidates(game.seat("BA"), "embark", "pieces", {"area": "nahitu"})
    assert [one.value for one in offered] == ["BA-LI-1"]


def test_6_16_c_mercenaries_need_a_leader() -> None:
    """6.6: mercenaries do not move on their own, nor do they sail."""
    game = table("delta-east: EG SH1; tanis: EG MC-LI-01", impulse="EG", ap=2)
    assert game.refused("EG", board("tanis", "MC-LI-01")).message.id == "mercenaries-need-leader"


# ---- 6.16.d boarding and landing


def test_aw_6_16_d_101_no_march_before() -> None:
    """AW-6.16.d-101: a unit that has marched may not board."""
    game = table("bubastis: EG HI1; delta-east: EG SH1; tanis: control EG", impulse="EG", ap=4)
    game.play("EG", go("EG-HI-1", "tanis"))
    refusal = game.refused("EG", board("tanis", "EG-HI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.16.d", "no-march-and-sail")


def test_aw_6_16_d_101_no_march_after() -> None:
    """AW-6.16.d-101: a unit that has landed may not march; landing itself costs nothing."""
    game = table("war EG JU; philistia: EG SH1 HI1!aboard=EG-SH-1", impulse="EG", ap=4)
    game.play("EG", land("gaza"))
    assert there(game, "gaza") == ["EG-HI-1"]
    assert game.ap("EG") == 4
    refusal = game.refused("EG", go("EG-HI-1", "lachish"))
    assert (refusal.rule, refusal.message.id) == ("6.16.d", "no-march-and-sail")


def test_6_16_e_a_leader_alone_does_not_attack_from_a_ship() -> None:
    """6.16.e, 6.7, R-70: as on land; where no enemy stands in the field he may go ashore."""
    text = "war EG JU; JU: active; philistia: EG SH1 raia!aboard=EG-SH-1; gaza: control JU"
    refusal = table(f"{text}, JU 2LI", impulse="EG", ap=4).refused("EG", land("gaza"))
    assert (refusal.rule, refusal.message.id) == ("6.7", "leader-cannot-attack")
    game = table(text, impulse="EG", ap=4)
    game.play("EG", land("gaza"))
    assert there(game, "gaza") == ["EG-raia"]


def test_aw_6_16_d_102_only_at_ports_of_the_zone() -> None:
    """AW-6.16.d-102: Lachish has no port, Gaza has one."""
    game = table("philistia: EG SH1 HI1!aboard=EG-SH-1", impulse="EG", ap=4)
    assert game.refused("EG", land("lachish")).message.id == "no-port"
    assert game.refused("EG", land("tyre")).message.id == "nobody-aboard"
    game.play("EG", land("gaza"))
    assert there(game, "gaza") == ["EG-HI-1"]


def test_aw_6_16_d_103_staying_at_sea() -> None:
    """AW-6.16.d-103: units may stay aboard, without supply, and land in a later impulse."""
    text = AT_WAR + "hand EG: 25 26; hand AS: 27; delta-east: EG SH1; tanis: EG HI1; PH: saved 0"
    game = table(text, impulse="EG", ap=1)
    game.play("EG", board("tanis", "EG-HI-1"))
    game.play("EG", sail("delta-east", "philistia", "sidonia"))
    assert game.ap("EG") == 0
    game.end("EG")
    assert game.where("EG-HI-1") == "sidonia"
    game = table(AT_WAR + "sidonia: EG SH1 HI1!aboard=EG-SH-1", impulse="EG", ap=2)
    assert next_due(game.board, CountryId("EG")) is None
    game.play("EG", land("tyre"))
    through(game)
    assert there(game, "tyre") == ["EG-HI-1"]
    assert game.ap("EG") == 2
    assert game.refused("EG", go("EG-HI-1", "akko")).rule == "6.16.d"


def test_aw_6_6_1_5_sea_transport() -> None:
    """AW-6.6.1-5: four zones are 2 AP and no attrition."""
    game = table("pact cyprus EG; delta-east: EG SH1; pelusium: EG LI1", impulse="EG", ap=4)
    game.play("EG", board("pelusium", "EG-LI-1"))
    game.play("EG", sail("delta-east", "philistia", "sidonia", "arvad-coast", "cyprus-waters"))
    game.play("EG", land("cyprus"))
    assert there(game, "cyprus") == ["EG-LI-1"]
    assert game.ap("EG") == 2
    assert rolls(game) == []


def test_6_16_d_not_at_peace() -> None:
    """8.1: nobody lands on the ground of a country at peace."""
    game = table("sidonia: EG SH1 HI1!aboard=EG-SH-1", impulse="EG", ap=2)
    assert game.refused("EG", land("tyre")).rule == "8.1"


# ---- 6.16.e amphibious assault

LANDING = AT_WAR + (
    "sidonia: EG SH1..4 shabaka!aboard=EG-SH-1 HI1!aboard=EG-SH-1 LI1!aboard=EG-SH-2 CH1!aboard=EG-SH-3 "
    "LC1!aboard=EG-SH-4; "
)


def test_aw_6_16_e_101_amphibious_factors() -> None:
    """AW-6.16.e-101: infantry is 1 lower, cavalry 2; what has no factor does not roll; the ships take no part."""
    game = table(LANDING + "sidon: PH 2LI HI1", impulse="EG", ap=4, dice={"melee": every(6)})
    game.play("EG", land("sidon"))
    fight(game)
    factors = {what: factor for what, factor, _ in dice_of(game, "EG")}
    assert (factors["HI"], factors["LI"], factors["CH"]) == (2, 1, 2)
    assert "LC" not in factors
    assert "SH" not in factors


def test_aw_6_16_e_101_back_aboard() -> None:
    """AW-6.16.e-101: beaten units may go back to the ships they came from."""
    game = table(LANDING + "sidon: PH 2LI HI1", impulse="EG", ap=4, dice={"melee": every(6, after=[*[6] * 6, 1])})
    game.play("EG", land("sidon"))
    through(fight(game), "take-hits", "take-routs")
    assert "ships" in game.options("EG")
    game.answer("EG", "ships")
    afloat = aboard(game, "sidonia")
    assert afloat["EG-shabaka"] == "EG-SH-1"
    assert len(afloat) == 4  # one of the five has routed
    assert there(game, "sidon") == ["PH-HI-1", "PH-LI-1", "PH-LI-2"]


@pytest.mark.unsound("garrisons-shut-in")
def test_aw_6_16_e_102_defenders_inside_the_walls() -> None:
    """AW-6.16.e-102: no battle; who has landed stands before the city and may besiege it for nothing."""
    game = table(LANDING + "sidon: PH (2LI)", impulse="EG", ap=4, dice={"besiegers": every(6)})
    game.play("EG", land("sidon"))
    assert "battle-begins" not in game.told
    assert "EG-shabaka" in there(game, "sidon")
    through(game)
    game.play("EG", Besiege("EG-shabaka", "standard"))
    assert game.ap("EG") == 4


def test_6_16_e_who_lands_may_be_intercepted() -> None:
    """6.16.e, 6.6.9: an army next to the port comes in time and fights on the beach; or it stays where it is."""
    game = table(LANDING + "tyre: PH luli 2LI HI1", impulse="EG", ap=4, dice={"interception": [6, 6]})
    game.play("EG", land("sidon"))
    game.answer("PH", "intercept")
    assert "PH-luli" in there(game, "sidon")
    game = table(LANDING + "tyre: PH luli 2LI HI1", impulse="EG", ap=4)
    game.play("EG", land("sidon"))
    game.answer("PH", "decline")
    assert "EG-shabaka" in there(game, "sidon")
    assert "PH-luli" in there(game, "tyre")


def test_6_16_e_units_without_leader_attack_alone() -> None:
    """6.7, R-70: also from ships units without a leader attack one by one."""
    text = AT_WAR + "sidonia: EG SH1..2 LI1!aboard=EG-SH-1 LI2!aboard=EG-SH-2; sidon: PH LI1"
    game = table(text, impulse="EG", ap=4)
    assert game.refused("EG", land("sidon")).message.id == "units-attack-alone"
    told = [line.id for line in game.quote("EG", land("sidon", "EG-LI-1")).lines]
    assert told == ["quote-force", "quote-amphibious", "quote-battle-unsure"]
    game = table("options: not fog-of-war; " + text, impulse="EG", ap=4)
    assert game.quote("EG", land("sidon", "EG-LI-1")).lines[-1].id == "quote-battle"


# ---- 9.3 at sea


def test_9_3_loads_of_combined_ships() -> None:
    """9.3, 6.16.c: one full ship carries what two reduced ones carried."""
    text = "hand EG: 25; delta-east: EG SH1- SH2- LI1-!aboard=EG-SH-1 LI2-!aboard=EG-SH-2"
    game = table(text, impulse="EG", ap=2)
    assert game.refused("EG", Combine(unit("EG-LI-1"), unit("EG-LI-2"))).message.id == "not-alike"
    game.play("EG", Combine(unit("EG-SH-1"), unit("EG-SH-2")))
    assert aboard(game, "delta-east") == {"EG-LI-1": "EG-SH-1", "EG-LI-2": "EG-SH-1"}
    game.play("EG", Combine(unit("EG-LI-1"), unit("EG-LI-2")))
    assert aboard(game, "delta-east") == {"EG-LI-1": "EG-SH-1"}


def unit(id: str) -> UnitId:
    return UnitId(PieceId(id))


def test_6_16_c_no_room_to_grow() -> None:
    """6.4, 6.16.c: a mercenary aboard is rebuilt only if its ship has room for the full unit."""
    text = "delta-east: EG SH1 raia!aboard=EG-SH-1 MC-LI-01-!aboard=EG-SH-1"
    game = table(text + " LI1-!aboard=EG-SH-1", impulse="EG", ap=2)
    assert game.refused("EG", Rebuild((unit("MC-LI-01"),))).message.id == "no-room-aboard"
    game = table(text, impulse="EG", ap=2)
    game.play("EG", Rebuild((unit("MC-LI-01"),)))


def test_6_16_e_a_landing_among_enemies_breaks_nothing() -> None:
    """6.16.e, 6.7: it costs nothing, and while the defender thinks about evading, enemies do stand together."""
    text = "elam-coast: BA SH1 LI1!aboard=BA-SH-1; camp assyrian: AS EL; nahitu: EL tannanu LI1"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", land("nahitu"))
    assert game.asked == [(game.seat("EL"), "evade")]
    check_invariants(game.match)
