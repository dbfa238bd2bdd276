"""ch.17, 19: displaced generals, and the stranded Siege Train."""

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE, GeneralId
from rules.hannibal.board.losses import drop_stranded_train
from rules.hannibal.notation import Position
from rules.hannibal.operations.troops import RaiseTroops
from tests.hannibal.cases.table import card, table


def test_ch_19_hannibal_is_lost_for_ever_and_costs_five_markers() -> None:
    game = table("rome: R 5 nero, C hannibal; hand R: 9; hand C: 1", play="R")
    before = len(round_markers(game.board, CARTHAGE))
    game.play("R", RaiseTroops(card(9), GeneralId("c-nero")))
    assert game.general("hannibal").status == "out"
    assert game.asked == [("carthage", "remove-markers")]
    game.lapse()
    assert len(round_markers(game.board, CARTHAGE)) == before - 5
    assert game.asked == [("carthage", "play")]


def test_ch_17_the_siege_train_alone_with_the_enemy_is_removed() -> None:
    alone = Position.parse("narbo: R 1, train").board
    assert drop_stranded_train(alone)
    assert alone.siege_train is None
    assert not drop_stranded_train(Position.parse("narbo: C 1, train").board)
    assert not drop_stranded_train(Position.parse("").board)
