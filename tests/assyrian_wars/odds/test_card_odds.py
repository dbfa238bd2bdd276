"""Cards that lie open count in the chances: crossings, walls, hunger, interceptors, dice and routs of a side."""

from rules.assyrian_wars.battle.odds import forecast, forecast_entry
from rules.assyrian_wars.battle.sides import Boons, draw_up
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.encounter.threats import quote_interceptors
from rules.assyrian_wars.events.battle_effects import redrawn
from rules.assyrian_wars.siege.odds import hunger, standard_round
from tests.assyrian_wars.cases.table import CaseTable, table

CROSSING = "options: not fog-of-war; kish: AS turtan 3LI; sippar: BA nabu 3LI"


def entry(text: str) -> float:
    """Assyria's chance to win when it attacks over the river."""
    game = table(text, impulse="AS", ap=5)
    movers = list(game.board.areas[AreaId("kish")].pieces)
    found = forecast_entry(game.board, movers, AreaId("kish"), AreaId("sippar"))
    assert found is not None
    return found.win


def test_a_river_that_counts_as_none() -> None:
    assert entry(f"{CROSSING}; effect 71 AS impulse: kind ignore-terrain") > entry(CROSSING)
    assert entry(f"{CROSSING}; effect 71 BA impulse: kind ignore-terrain") == entry(CROSSING)


def siege(text: str) -> CaseTable:
    return table(f"sippar: AS turtan 3LI, BA (LI), siege AS AS-turtan hunger 1 level 2; {text}", impulse="AS", ap=5)


def test_walls_and_hunger() -> None:
    city = AreaId("sippar")
    plain, weak = siege(""), siege("effect 94 AS condition: kind city-defence, target sippar, face-up")
    inside = [piece for piece in plain.board.areas[city].pieces if piece.inside]
    before = [piece for piece in plain.board.areas[city].pieces if not piece.inside]
    assert (
        standard_round(weak.board, city, before, inside).taken > standard_round(plain.board, city, before, inside).taken
    )
    lines = [hunger(game.board, city, game.board.areas[city].sieges[0]).needed for game in (plain, weak)]
    assert lines == [4, 3]


def test_nobody_threatens_a_night_march() -> None:
    text = "options: not fog-of-war; kalhu: AS turtan 2LI; sippar: BA nabu 3LI"
    for more, threats in (("", 1), ("; effect 70 AS impulse: kind no-interception, target AS-turtan", 0)):
        game = table(text + more, impulse="AS", ap=5)
        movers = list(game.board.areas[AreaId("kalhu")].pieces)
        assert len(quote_interceptors(game.board, movers, AreaId("ashur"))) == threats


def test_dice_and_routs_of_a_side() -> None:
    """What battle cards in force give a side, once they are known."""
    game = table("ashur: AS turtan 3LI; sippar: BA nabu 3LI", impulse="AS", ap=5)
    areas = game.board.areas
    hosts = list(areas[AreaId("ashur")].pieces), list(areas[AreaId("sippar")].pieces)
    sides = draw_up(game.board, AreaId("sippar"), *hosts)
    plain = forecast(game.board, sides, hosts, tie=1)
    for boons in ((Boons(dice=2), Boons()), (Boons(), Boons(panic=True))):
        mine, theirs = redrawn(sides, sides, boons)
        helped = forecast(game.board, (mine, theirs), hosts, tie=1)
        assert helped.win + sum(helped.scattered[2:]) > plain.win + sum(plain.scattered[2:])
