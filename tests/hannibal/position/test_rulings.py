"""What a game master may change, and what each side sees."""

import pytest

from rules.core.patches import AnyPatch
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.desk.patches import (
    MoveCard,
    SetFlag,
    SetGeneral,
    SetMarker,
    SetPoints,
    SetSiegeTrain,
    SetTurn,
    SetUnits,
)
from rules.hannibal.view import HannibalView
from tests.hannibal.cases.table import card, table

NARBO, TARENTUM = SpaceId("narbo"), SpaceId("tarentum")


def test_everything_on_the_table_may_be_changed() -> None:
    game = table("hand C: 1 2; hand R: 3", play="C")
    patches: tuple[AnyPatch, ...] = (
        SetUnits(CARTHAGE, TARENTUM, 3, 1),
        SetGeneral(GeneralId("mago"), "map", TARENTUM),
        SetGeneral(GeneralId("scipio-africanus"), "map", NARBO),
        SetPoints(TARENTUM, 2),
        SetMarker(NARBO, ROME),
        SetSiegeTrain(TARENTUM, GeneralId("mago")),
        MoveCard(card(2), "hand-rome"),
        MoveCard(card(25), "removed"),
        SetTurn(4),
        SetFlag("naval-victory", True),
    )
    game.keep(game.match.override("gm", patches, "a test"))
    assert game.at("tarentum") == "C 3+1e mago, siege 2, train mago"
    assert game.at("narbo") == "roman, R scipio-africanus"
    assert (game.hand("R"), game.hand("C")) == ([2, 3], [1])
    assert game.board.removed == [card(25)]
    assert (game.board.turn, game.board.naval_victory) == (4, True)
    assert game.asked == [("carthage", "play")]


@pytest.mark.parametrize(
    "patch",
    [
        SetUnits(ROME, SpaceId("atlantis"), 1),
        SetUnits(ROME, NARBO, 1, 1),
        SetUnits(CARTHAGE, TARENTUM, 1, inside=True),
        SetGeneral(GeneralId("mago"), "map"),
        SetGeneral(GeneralId("alexander"), "pool"),
        SetPoints(TARENTUM, 3),
        SetTurn(10),
        SetMarker(TARENTUM),
        SetSiegeTrain(SpaceId("atlantis")),
        SetSiegeTrain(NARBO, GeneralId("hannibal")),
        SetSiegeTrain(None, GeneralId("hannibal")),
        SetSiegeTrain(SpaceId("rome"), GeneralId("p-scipio")),
    ],
)
def test_what_cannot_be_is_refused(patch: AnyPatch) -> None:
    game = table("hand C: 1", play="C")
    assert game.match.override("gm", patch, "a test").refusal is not None


def test_ch_25_a_hand_is_seen_by_its_owner_only() -> None:
    game = table("hand C: 1 2; hand R: 3", play="C")
    for seat, hands in (("rome", [(card(3),), None]), ("carthage", [None, (card(1), card(2))]), (None, [None, None])):
        view = game.match.view(seat)
        assert isinstance(view, HannibalView)
        assert [side.hand for side in view.sides] == hands
        assert [side.cards for side in view.sides] == [1, 2]
        assert [side.points for side in view.sides] == [9, 7]
