"""Chapter 2: counters, tracks and cards."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king, rating
from rules.assyrian_wars.board.ids import AreaId, CardId
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.cases.test_6_1_building import hire

ROAD = CardId("9")


def test_aw_2_1_1_command_rating() -> None:
    """AW-2.1-1: six regulars and six mercenaries under the Turtan, but not seven and five (R-44)."""
    units = [f"AS-HI-{n}" for n in range(1, 7)] + [f"MC-LI-{n:02}" for n in range(1, 7)]
    game = table("nineveh: AS turtan HI1..6 LI1 MC-LI-01..06", impulse="AS", ap=4)
    way = (AreaId("kalhu"),)
    assert game.refused("AS", Move("AS-turtan", way, units=(*units[:11], "AS-LI-1"))).rule == "6.6.2"
    game.play("AS", Move("AS-turtan", way, units=tuple(units)))
    assert len(game.board.areas[AreaId("kalhu")].pieces) == 13


def test_aw_2_1_2_king_marker() -> None:
    """AW-2.1-2: crowned by Crown Prince, Nagir-ekalli counts as a king with 1/6 (R-14)."""
    game = table("nineveh: AS nagir-ekalli; hand AS: 61 40", impulse="AS", ap=4)
    game.play("AS", event("61", "AS-nagir-ekalli", use="crown"))
    (leader,) = game.board.areas[AreaId("nineveh")].pieces
    counters = edition_of(game.board).counters
    value = rating(counters, game.board.options, leader)
    assert (value.action, value.command, is_king(counters, leader)) == (1, 6, True)


def test_aw_2_2_1_reading_a_long_track() -> None:
    """AW-2.2-1: the score is a number, however many markers show it: 2 x 15 + 15 + 5."""
    game = table("AS: score 1 30 8.3 markers, score 1 20 8.3 marker", impulse="AS")
    assert game.country("AS").vp == 50


def test_aw_2_3_2_where_a_played_home_card_goes() -> None:
    """AW-2.3-2: Royal Road lies in Assyria's own pile through a reshuffle, and is back as the turn ends (R-15)."""
    hands = "hand AS: 9 25; deck: none; hand EL: none; hand BA: 26"
    game = table(f"{hands}; AS: eco 9; BA: eco 4; EL: eco 5", impulse="AS", ap=9)
    game.play("AS", PlayCard(ROAD))
    assert game.country("AS").played_home == [ROAD]
    game.answer("AS", "end")
    assert ROAD not in game.board.discard
    game.end("BA")
    assert "deck-reshuffled" in game.told
    assert game.country("AS").played_home == [ROAD]
    assert ROAD not in game.board.deck
    game.end("EL")
    game.end("AS")
    assert "turn-ends" in game.told
    assert ROAD in game.country("AS").hand


def test_aw_2_3_3_a_card_for_its_ap() -> None:
    """AW-2.3-3 a): Aramaean Nomads for AP give 4 + 4 AP and nothing else."""
    game = table("hand BA: 40 25; BA: eco 4", impulse="BA", ap=4)
    game.play("BA", PlayCard(CardId("40")))
    assert game.ap("BA") == 8
    assert not [piece for piece in game.country("BA").pool if piece.startswith("AR-")]


def test_aw_2_3_3_the_same_card_as_an_event() -> None:
    """AW-2.3-3 b): 1 AP is left, all Aramaeans are Babylonia's to hire, and nobody else is while there is one."""
    game = table("hand BA: 40 25; BA: eco 4; pool BA: MC-LI-01; babylon: BA nabu LI", impulse="BA", ap=4)
    tribe = [piece for piece in game.board.game_pool if piece.startswith("AR-")]
    game.play("BA", event("40"))
    assert game.ap("BA") == 1
    assert {*tribe} == {piece for piece in game.country("BA").pool if piece.startswith("AR-")} != set()
    assert game.refused("BA", hire("MC-LI-01", "babylon")).message.id == "nomads-are-hired-first"


def test_aw_2_3_3_when_no_aramaean_is_left() -> None:
    """AW-2.3-3 b): when the last one is hired, ordinary mercenaries are to be had again."""
    game = table("hand BA: 40 25; BA: eco 4; pool BA: MC-LI-01; babylon: BA nabu LI", impulse="BA", ap=40)
    game.play("BA", event("40"))
    for piece in [piece for piece in game.country("BA").pool if piece.startswith("AR-")]:
        game.play("BA", hire(piece, "babylon"))
    game.play("BA", hire("MC-LI-01", "babylon"))
