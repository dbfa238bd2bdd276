"""Recruit cards (6.11.j): 10, 16, 19, 24, 36 to 42."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.pack.load import house
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

MISS = {"melee": every(6), "promotion": every(1)}
COUNTER = f"; hand EL: {MEASURES} 41; EL: saved 1"


def pool(game: CaseTable, country: str) -> list[str]:
    return list(game.country(country).pool)


# ---- 10: Gathering the Tribes (resurrection) ---------------------------------------------------------------------

GONE = "ME: eliminated; CI: active, acts-as-power, stands-for ME, seat P2; removed: %s"


@pytest.mark.unsound("eliminated-have-nothing")
@cards(10)
def test_the_mede_returns(card: str) -> None:
    """One leader and up to four regulars in home areas free of enemies; ECO level 2."""
    text = GONE % "ME-daiukku ME-LI-1 ME-LI-2"
    game = table(f"{text}; hand CI: {card} 40", impulse="CI", ap=5)
    play = event(card, "ME-daiukku", "ecbatana", "ME-LI-1", "ecbatana", "ME-LI-2", "rhagae", use="resurrection")
    game.play("CI", play)
    assert there(game, "ecbatana") == ["ME-LI-1", "ME-daiukku"]
    assert not game.country("ME").eliminated
    assert game.country("ME").resurrected
    assert game.country("ME").eco == 2


@pytest.mark.unsound("eliminated-have-nothing")
@cards(10)
def test_one_leader_only_and_only_after_elimination(card: str) -> None:
    """Exactly one, if one is left; and not while the Mede is in play."""
    text = GONE % "ME-daiukku ME-eparna ME-LI-1"
    game = table(f"{text}; hand CI: {card} 40", impulse="CI", ap=5)
    two = event(card, "ME-daiukku", "ecbatana", "ME-eparna", "ecbatana", use="resurrection")
    assert game.refused("CI", two).message.id == "cannot-be-placed"
    assert game.refused("CI", event(card, "ME-daiukku", "nineveh", use="resurrection")).message.id == "cannot-be-placed"
    assert game.refused("CI", event(card, use="economy")).message.id == "no-far-east"
    alone = event(card, "ME-LI-1", "ecbatana", use="resurrection")
    assert game.refused("CI", alone).message.id == "too-few-targets"
    leaderless = table(f"{GONE % 'ME-LI-1'}; hand CI: {card} 40", impulse="CI", ap=5)
    leaderless.play("CI", alone)
    assert there(leaderless, "ecbatana") == ["ME-LI-1"]
    army = ["ME-daiukku", "ME-LI-1", "ME-LI-2", "ME-LI-3", "ME-LI-4", "ME-LC-1"]
    five = table(f"{GONE % ' '.join(army)}; hand CI: {card} 40", impulse="CI", ap=5)
    aims = [aim for piece in army for aim in (piece, "ecbatana")]
    assert five.refused("CI", event(card, *aims, use="resurrection")).message.id == "too-many-targets"
    five.play("CI", event(card, *aims[:-2], use="resurrection"))
    assert there(five, "ecbatana") == sorted(army[:-1])
    assert five.ap("CI") == 5 - 3
    living = table(f"hand ME: {card} 40", impulse="ME", ap=5)
    assert living.refused("ME", event(card, use="resurrection")).message.id == "not-eliminated"


# ---- 16: Sworn Bands ---------------------------------------------------------------------------------------------

BANDS = "susa: EL tannanu MC-LI-01 MC-LI-02-; babylon: EL (MC-LI-03), AS LI"


@cards(16)
def test_mercenaries_become_regulars(card: str) -> None:
    """Full for full and reduced for reduced, 1 AP a strength point; the mercenaries go to the game pool."""
    game = table(f"{BANDS}; hand EL: {card} 40", impulse="EL", ap=5)
    game.play("EL", event(card, "MC-LI-01", "EL-LI-1", "MC-LI-02", "EL-LI-2"))
    assert there(game, "susa") == ["EL-LI-1", "EL-LI-2", "EL-tannanu"]
    assert [piece.reduced for piece in game.board.areas[AreaId("susa")].pieces if piece.is_unit] == [False, True]
    assert game.ap("EL") == 5 - 1 - 2 - 1
    assert {"MC-LI-01", "MC-LI-02"} <= set(game.board.game_pool)


@pytest.mark.unsound("army-limits")
@cards(16)
def test_a_full_army_does_not_grow_by_oaths(card: str) -> None:
    """6.6.2: Tannanu leads as many regulars as he can; a mercenary of his who becomes one more is not under him."""
    led = "!under=EL-tannanu"
    game = table(f"susa: EL tannanu 2HI{led} 2B{led} 2LI{led} MC-LI-01{led}; hand EL: {card} 40", impulse="EL", ap=5)
    game.play("EL", event(card, "MC-LI-01", "EL-LI-3"))
    under = {piece.id: piece.under for piece in game.board.areas[AreaId("susa")].pieces}
    assert [under["EL-LI-2"], under["EL-LI-3"]] == ["EL-tannanu", None]


@cards(16)
def test_not_in_a_besieged_city_and_not_stronger(card: str) -> None:
    game = table(f"{BANDS}; hand EL: {card} 40", impulse="EL", ap=5)
    assert game.refused("EL", event(card, "MC-LI-03", "EL-LI-1")).message.id == "cannot-be-sworn"
    assert game.refused("EL", event(card, "MC-LI-01", "EL-CH-1")).message.id == "cannot-be-sworn"
    assert game.refused("EL", event(card)).rule == "6.11"
    many = "susa: EL tannanu MC-LI-01 MC-LI-02 MC-LI-03 MC-LI-04"
    four = [name for number in range(1, 5) for name in (f"MC-LI-0{number}", f"EL-LI-{number}")]
    rich = table(f"{many}; hand EL: {card} 40", impulse="EL", ap=12)
    assert rich.refused("EL", event(card, *four)).message.id == "too-many-targets"
    rich.play("EL", event(card, *four[:-2]))
    poor = table(f"{BANDS}; hand EL: {card} 40", impulse="EL", ap=2)
    assert poor.refused("EL", event(card, "MC-LI-01", "EL-LI-1")).message.id == "too-few-ap"


@cards(16)
def test_no_oath(card: str) -> None:
    game = table(f"{BANDS}; hand EL: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", impulse="EL", ap=5)
    cancelled(game, "BA", "EL", event(card, "MC-LI-01", "EL-LI-1"))
    assert "MC-LI-01" in there(game, "susa")


# ---- 19: Twelve Kings, 24: Ten Clans -----------------------------------------------------------------------------

SYRIA, PERSIA = "SY: active, seat P2", "PE: active, seat P2"


@cards(19)
def test_syrian_light_infantry_and_bowmen(card: str) -> None:
    game = table(f"{SYRIA}; hand SY: {card} 40", impulse="SY", ap=3)
    game.play("SY", event(card, "SY-LI-1", "damascus", "SY-B-1", "damascus"))
    assert there(game, "damascus") == ["SY-B-1", "SY-LI-1"]
    assert game.ap("SY") == 1


@cards(19)
def test_one_of_each_in_a_syrian_city(card: str) -> None:
    """Not two of one class, not another class, not elsewhere, and at least one."""
    game = table(f"{SYRIA}; hand SY: {card} 40; war AS SY; damascus: AS LI", impulse="SY", ap=3)
    for aims in (("SY-LI-1", "hamath", "SY-LI-2", "hamath"), ("SY-HI-1", "hamath"), ("SY-LI-1", "damascus")):
        assert game.refused("SY", event(card, *aims)).message.id == "cannot-be-placed"
    assert game.refused("SY", event(card)).rule == "6.11"


@cards(24)
def test_a_persian_unit_of_choice(card: str) -> None:
    game = table(f"{PERSIA}; hand PE: {card} 40", impulse="PE", ap=3)
    square = _square()
    unit = next(one for one in pool(game, "PE") if one[3].isupper())
    game.play("PE", event(card, unit, square))
    assert there(game, square) == [unit]
    assert game.ap("PE") == 2


@cards(24)
def test_one_unit_in_a_persian_square(card: str) -> None:
    game = table(f"{PERSIA}; hand PE: {card} 40", impulse="PE", ap=3)
    first, second = [one for one in pool(game, "PE") if one[3].isupper()][:2]
    assert game.refused("PE", event(card, first, _square(), second, _square())).message.id == "too-many-targets"
    assert game.refused("PE", event(card, first, "susa")).message.id == "cannot-be-placed"


def _square() -> str:
    areas = house().map
    return next(str(area) for area in areas.home_areas[CountryId("PE")] if areas.areas[area].kind == "square")


@cards(19, 24)
def test_nobody_comes(card: str) -> None:
    country, aims = ("SY", ("SY-LI-1", "damascus")) if card == "19" else ("PE", None)
    game = table(f"{country}: active, seat P2; hand {country}: {card} 40{COUNTER}", impulse=country, ap=3)
    if aims is None:
        aims = (next(one for one in pool(game, "PE") if one[3].isupper()), _square())
    cancelled(game, "EL", country, event(card, *aims))
    assert aims[0] in pool(game, country)


# ---- 36: Egyptian Ionians ----------------------------------------------------------------------------------------


@cards(36)
def test_ionians_for_egypt(card: str) -> None:
    game = table(f"hand EG: {card} 40", impulse="EG", ap=5)
    three = ("MC-HI-01", "memphis", "MC-HI-02", "sais", "MC-HI-03", "sais")
    assert game.refused("EG", event(card, *three, use="egypt")).message.id == "too-many-targets"
    game.play("EG", event(card, *three[:4], use="egypt"))
    assert there(game, "memphis") == ["MC-HI-01"]
    assert there(game, "sais") == ["MC-HI-02"]
    assert game.ap("EG") == 3
    assert "MC-HI-01" not in game.board.game_pool


@cards(36)
def test_one_for_a_power_with_a_home_port(card: str) -> None:
    """Babylonia has one while it controls it; Egypt's half is Egypt's."""
    game = table(f"hand BA: {card} 40", impulse="BA", ap=5)
    assert game.refused("BA", event(card, "MC-HI-01", "babylon", use="egypt")).message.id == "event-for-others"
    assert game.refused("BA", event(card, "MC-HI-01", "babylon", "MC-HI-02", "babylon", use="port")).rule == "6.11"
    game.play("BA", event(card, "MC-HI-01", "babylon", use="port"))
    assert there(game, "babylon") == ["MC-HI-01"]


@cards(36)
def test_no_port_no_ionians(card: str) -> None:
    ports = [str(area) for area in house().map.home_ports[CountryId("BA")]]
    lost = "; ".join(f"{port}: control AS" for port in ports)
    game = table(f"{lost}; hand BA: {card} 40", impulse="BA", ap=5)
    assert game.refused("BA", event(card, "MC-HI-01", "babylon", use="port")).message.id == "no-home-port-held"


@cards(36)
def test_the_ionians_stay_at_home(card: str) -> None:
    game = table(f"hand EG: {card} 40{COUNTER}", impulse="EG", ap=5)
    cancelled(game, "EL", "EG", event(card, "MC-HI-01", "memphis", use="egypt"))
    assert "MC-HI-01" in game.board.game_pool


# ---- 37: Levy ----------------------------------------------------------------------------------------------------


@cards(37)
def test_six_points_at_half_price(card: str) -> None:
    """Two LI of 3 points each cost 6 AP instead of 12, and the event 2."""
    game = table(f"hand AS: {card} 40", impulse="AS", ap=9)
    game.play("AS", event(card, "AS-LI-1", "kalhu", "AS-LI-2", "ashur"))
    assert there(game, "kalhu") == ["AS-LI-1"]
    assert game.ap("AS") == 9 - 2 - 6


@cards(37)
def test_surcharges_are_halved_too(card: str) -> None:
    """9.7: bowmen cost 6 + 1, half of it is 3½ AP."""
    game = table(f"options: special-units; hand AS: {card} 40", impulse="AS", ap=9)
    game.play("AS", event(card, "AS-B-1", "kalhu"))
    assert game.ap("AS") == 9 - 2 - 3.5


@cards(37)
def test_a_levy_has_limits(card: str) -> None:
    """Not above 6 points, only where 6.1 allows, and only for AP that are there."""
    game = table(f"hand AS: {card} 40; sippar: control AS", impulse="AS", ap=9)
    assert game.refused("AS", event(card, "AS-LI-1", "kalhu", "AS-HI-1", "kalhu")).message.id == "cannot-be-placed"
    assert game.refused("AS", event(card, "AS-LI-1", "sippar")).message.id == "cannot-be-placed"
    poor = table(f"hand AS: {card} 40", impulse="AS", ap=4)
    assert poor.refused("AS", event(card, "AS-LI-1", "kalhu")).message.id == "too-few-ap"


@cards(37)
def test_no_levy(card: str) -> None:
    game = table(f"hand AS: {card} 40{COUNTER}", impulse="AS", ap=9)
    cancelled(game, "EL", "AS", event(card, "AS-LI-1", "kalhu"))
    assert there(game, "kalhu") == []


# ---- 38: Shipwrights of Sidon ------------------------------------------------------------------------------------

PORT = "PH: active, track EG, level 14; hand EG: %s 40"


@cards(38)
def test_ships_beside_own_and_allied_ports(card: str) -> None:
    game = table(PORT % card, impulse="EG", ap=5)
    zone = str(house().map.areas[AreaId("tyre")].port)
    three = [name for number in range(1, 4) for name in (f"EG-SH-{number}", zone)]
    assert game.refused("EG", event(card, *three)).message.id == "too-many-targets"
    game.play("EG", event(card, *three[:4]))
    assert {game.where("EG-SH-1"), game.where("EG-SH-2")} == {zone}
    assert game.ap("EG") == 3


@cards(38)
def test_ships_need_a_port(card: str) -> None:
    game = table(f"hand BA: {card} 40; sealand: control AS; ur: control AS", impulse="BA", ap=5)
    zone = str(house().map.areas[AreaId("tyre")].port)
    assert game.refused("BA", event(card, "BA-SH-1", zone)).message.id == "cannot-be-placed"
    assert game.refused("BA", event(card)).rule in ("6.11", "6.11.j")


@cards(38)
def test_no_ships(card: str) -> None:
    zone = str(house().map.areas[AreaId("tyre")].port)
    game = table(f"{PORT % card}{COUNTER}", impulse="EG", ap=5)
    cancelled(game, "EL", "EG", event(card, "EG-SH-1", zone))
    assert game.where("EG-SH-1") == ""


# ---- 39: Mercenary Market ----------------------------------------------------------------------------------------


@cards(39)
def test_three_of_four(card: str) -> None:
    drawn = ["MC-HI-01", "MC-LI-01", "MC-LI-02", "MC-B-01"]
    game = table(f"hand AS: {card} 40", impulse="AS", ap=5, draws={"market": drawn})
    game.play("AS", event(card))
    assert game.ap("AS") == 3
    assert set(game.options("AS")) == set(drawn)
    game.answer("AS", ("MC-HI-01", "MC-LI-01", "MC-B-01"))
    assert {"MC-HI-01", "MC-LI-01", "MC-B-01"} <= set(pool(game, "AS"))
    assert "MC-LI-02" in game.board.game_pool


@cards(39)
def test_what_is_left_of_the_pool(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    game.board.game_pool = [PieceId("MC-HI-01"), PieceId("MC-LI-01")]
    game.play("AS", event(card))
    assert {"MC-HI-01", "MC-LI-01"} <= set(pool(game, "AS"))


@cards(39)
def test_an_empty_market(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    game.board.game_pool = [piece for piece in game.board.game_pool if not piece.startswith("MC")]
    assert game.refused("AS", event(card)).message.id == "no-mercenaries-left"


@cards(39)
def test_no_market(card: str) -> None:
    game = table(f"hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card))
    assert not [one for one in pool(game, "AS") if one.startswith("MC")]


# ---- 40: Aramaean Nomads, 41: Arabian Nomads ---------------------------------------------------------------------

TRIBE = {"40": ("AR", "AR-LC-01"), "41": ("AB", "AB-LC-01")}


@cards(40, 41)
def test_all_nomads_are_for_hire(card: str) -> None:
    """Survivors of an earlier play are removed first."""
    tribe, first = TRIBE[card]
    game = table(f"babylon: BA nabu {first}; hand AS: {card} 42", impulse="AS", ap=5)
    game.play("AS", event(card))
    assert game.ap("AS") == 2
    assert first in pool(game, "AS")
    assert there(game, "babylon") == ["BA-nabu"]
    assert not [one for one in game.board.game_pool if one.startswith(tribe)]


@cards(40, 41)
def test_nomads_are_hired_before_others(card: str) -> None:
    _, first = TRIBE[card]
    game = table(f"pool AS: MC-LI-01; kalhu: AS turtan LI; hand AS: {card} 42", impulse="AS", ap=9)
    game.play("AS", event(card))
    assert game.refused("AS", Hire((UnitId(PieceId("MC-LI-01")),), AreaId("kalhu"))).rule in ("6.2", "10.1")
    game.play("AS", Hire((UnitId(PieceId(first)),), AreaId("kalhu")))
    assert first in there(game, "kalhu")


@cards(40, 41)
def test_no_nomads_left(card: str) -> None:
    tribe, _ = TRIBE[card]
    game = table(f"hand AS: {card} 42", impulse="AS", ap=5)
    game.board.removed += [one for one in game.board.game_pool if one.startswith(tribe)]
    assert game.refused("AS", event(card)).message.id == "no-mercenaries-left"


@cards(40, 41)
def test_the_nomads_do_not_come(card: str) -> None:
    _, first = TRIBE[card]
    game = table(f"hand AS: {card} 42; hand EL: {MEASURES} 43; EL: saved 1", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card))
    assert first not in pool(game, "AS")


@cards(41)
def test_arabs_enter_their_land_or_join_a_force(card: str) -> None:
    game = table(f"qedar: empty; kalhu: AS turtan LI; hand AS: {card} 42", impulse="AS", ap=9)
    game.play("AS", event(card))
    unit = UnitId(PieceId("AB-LC-01"))
    assert game.refused("AS", Hire((unit,), AreaId("nineveh"))).rule == "6.2"
    game.play("AS", Hire((unit,), AreaId("qedar")))
    assert there(game, "qedar") == ["AB-LC-01"]


# ---- 42: Veterans Recalled ---------------------------------------------------------------------------------------

BOX = "regroup: AS turtan 2LI LI- HI MC-LI-01"


@cards(42)
def test_veterans_come_back_for_nothing(card: str) -> None:
    game = table(f"{BOX}; hand AS: {card} 40", impulse="AS", ap=5)
    low = next(piece.id for piece in game.board.regroup if piece.reduced and piece.is_unit)
    game.play("AS", event(card, "AS-turtan", "nineveh", low, "kalhu"))
    assert game.where("AS-turtan") == "nineveh"
    assert game.board.areas[AreaId("kalhu")].pieces[0].reduced
    assert game.ap("AS") == 4


@cards(42)
def test_four_regulars_and_leaders_at_most(card: str) -> None:
    game = table(f"{BOX}; hand AS: {card} 40", impulse="AS", ap=5)
    every = [piece.id for piece in game.board.regroup if piece.id != "MC-LI-01"]
    five = [thing for one in every for thing in (one, "nineveh")]
    assert game.refused("AS", event(card, *five)).message.id == "too-many-targets"
    assert game.refused("AS", event(card, "MC-LI-01", "nineveh")).message.id == "cannot-be-placed"
    assert game.refused("AS", event(card, "AS-turtan", "babylon")).message.id == "cannot-be-placed"
    empty = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    assert empty.refused("AS", event(card)).message.id == "cannot-be-placed"


@cards(42)
def test_nobody_is_recalled(card: str) -> None:
    game = table(f"{BOX}; hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card, "AS-turtan", "nineveh"))
    through(game)
    assert game.where("AS-turtan") == "regroup"


# ---- 6.6.9: what an event places may be intercepted --------------------------------------------------------------


def next_to(area: str) -> str:
    """A neighbour over an ordinary connection, or any."""
    ways = house().map.terrain[AreaId(area)]
    return str(min(ways, key=lambda to: (ways[to] != "standard", to)))


@cards(19, 24, 36, 42)
def test_aw_6_6_9_19_newcomers_by_event_may_be_intercepted(card: str) -> None:
    """AW-6.6.9-19, R-54: unlike units that are built, hired or bought back."""
    text, country, unit, area = {
        "19": ("SY: active, seat P2; war AS SY", "SY", "SY-LI-1", "damascus"),
        "24": ("PE: active, seat P2; war AS PE", "PE", "PE-LI-1", _square()),
        "36": ("war AS EG", "EG", "MC-HI-01", "memphis"),
        "42": ("regroup: BA 2LI", "BA", "BA-LI-1", "sippar"),
    }[card]
    text = f"{text}; {next_to(area)}: control AS, AS turtan 2LI; hand {country}: {card} 40"
    game = table(text, impulse=country, ap=5, dice={"interception": [6, 6], **MISS})
    game.play(country, event(card, unit, area, use="egypt" if card == "36" else ""))
    assert game.question("AS").kind == "intercept"
    game.answer("AS", "intercept")
    through(game)
    assert "battle-begins" in game.told
