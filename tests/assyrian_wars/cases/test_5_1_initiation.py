"""5.1: mercenaries at the start of a turn."""

from collections.abc import Sequence

from rules.assyrian_wars.board.ids import AreaId, CardId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.initiation import InitiateTurn
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from tests.assyrian_wars.cases.battles import dice_of
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight
from tests.assyrian_wars.cases.table import CaseTable, table

ORDER = "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; AS: eco 9; BA: eco 4; EL: eco 4\n"
HANDS = "hand AS: 25 26; hand BA: 27 28; hand EL: 29 30\n"


def new_turn(text: str, turn: int = 2, last: str = "EL", drawn: Sequence[str] = ()) -> CaseTable:
    """A position as a new turn begins; `drawn` are the mercenaries that come, in this order."""
    clock = f"clock: turn {turn}, last {last}, phase interphase\n"
    stack = [GameTurns(step="act"), InitiateTurn()]
    draws = {"mercenaries": list(drawn)} if drawn else None
    return table(f"{ORDER}{HANDS}{clock}{text}", stack=stack, draws=draws)


def mercenaries(pool: list[PieceId]) -> list[PieceId]:
    return [piece for piece in pool if piece.startswith("MC-")]


def test_aw_5_1_1_disbanding() -> None:
    """AW-5.1-1: two on the map, one in the Regroup Box and one in the pool go; four new ones are drawn."""
    game = new_turn("kish: BA LI1 MC-LI-01 MC-LI-02; regroup: BA MC-LI-03; pool BA: 2LI MC-LI-04")
    assert game.at("kish") == "BA LI1"
    assert game.board.regroup == []
    assert len(mercenaries(game.country("BA").pool)) == 4
    assert len(mercenaries(game.board.game_pool)) == 40 - 4 - 4 - 8  # Elam's, and Assyria's of its first impulse


def test_aw_5_1_2_assyria_rehires_some() -> None:
    """AW-5.1-2: three HI at full strength and a reduced LI for 5 AP; the other LI goes, four are drawn (R-31)."""
    drawn = [f"MC-B-{number:02}" for number in range(1, 9)] + [f"MC-LC-{number:02}" for number in range(1, 5)]
    game = new_turn("nineveh: AS MC-HI-01..03 MC-LI-01- MC-LI-02-", drawn=drawn)
    assert game.question("AS").kind == "keep-mercenaries"
    game.answer("AS", ("MC-HI-01", "MC-HI-02", "MC-HI-03", "MC-LI-01"))
    assert game.ap("AS") == 9 - 5
    assert game.at("nineveh") == "AS MC-HI-01..03 MC-LI-01-"
    assert "MC-LI-02" in game.board.game_pool
    assert mercenaries(game.country("AS").pool) == drawn[8:]


def test_aw_9_4_102_assyrian_mercenaries() -> None:
    """AW-9.4-102: ten stay until Assyria's first impulse, nine are paid again, no new ones come."""
    game = new_turn("nineveh: AS MC-LI-01..10; regroup: AS MC-HI-01..02; kish: BA MC-B-01..03")
    assert (game.at("kish"), game.board.regroup) == ("", [])
    assert len(game.options("AS")) == 10
    game.answer("AS", tuple(f"MC-LI-{number:02}" for number in range(1, 10)))
    assert game.ap("AS") == 9 - 9
    assert game.at("nineveh") == "AS MC-LI-01..09"
    assert mercenaries(game.country("AS").pool) == []


def test_aw_5_1_3_more_than_eight() -> None:
    """AW-5.1-3: ten LI are kept for 10 AP, with a card played first; none is drawn."""
    game = new_turn("nineveh: AS MC-LI-01..10")
    everybody = tuple(f"MC-LI-{number:02}" for number in range(1, 11))
    assert game.refused("AS", everybody).rule == "5.1"
    game.play("AS", PlayCard(CardId("25")))
    game.answer("AS", everybody)
    assert game.ap("AS") == 9 + 3 - 10
    assert mercenaries(game.country("AS").pool) == []


def test_aw_5_1_4_only_assyria_only_on_the_map() -> None:
    """AW-5.1-4: nobody else is asked, and what lies in the Regroup Box is not on offer."""
    game = new_turn("nineveh: AS MC-LI-01; regroup: AS MC-LI-02; kish: BA MC-LI-03", turn=3)
    assert game.options("AS") == ["MC-LI-01"]
    assert game.refused("AS", ("MC-LI-02",)).rule == "5.1"
    assert game.at("kish") == ""


def test_aw_5_1_5_they_serve_until_then() -> None:
    """AW-5.1-5: the turn begins with Elam; Assyria's mercenaries stand where they stood and cost nothing yet."""
    game = new_turn("arrapha: AS MC-LI-01..02", last="BA")
    assert game.asked == [("P3", "impulse")]
    assert game.at("arrapha") == "AS MC-LI-01..02"
    fought = new_turn("arrapha: AS MC-LI-01..02; gutium: EL tannanu 2LI", last="BA")
    fought.play("EL", go("EL-tannanu", "arrapha"))
    fight(fought)
    assert dice_of(fought, "AS") == [("LI", 2, 2)]
    assert fought.country("AS").saved == 0
    game.end("EL")
    assert game.question("AS").kind == "keep-mercenaries"


def test_aw_5_1_6_aramaeans() -> None:
    """AW-5.1-6: Aramaeans stay through 5.1, and the last one must be hired before ordinary mercenaries (R-30)."""
    text = "kish: BA AR-LC-01..02 AR-HB-01; pool BA: 2LI AR-HB-02; reserve BA: none"
    game = new_turn(text, turn=3, last="AS")
    assert game.at("kish") == "BA AR-LC-01..02 AR-HB-01"
    pool = game.country("BA").pool
    ordinary = UnitId(mercenaries(pool)[0])
    assert game.refused("BA", Hire((ordinary,), AreaId("kish"))).rule == "10.1"
    game.play("BA", Hire((UnitId(PieceId("AR-HB-02")),), AreaId("kish")))
    game.play("BA", Hire((ordinary,), AreaId("kish")))


def test_aw_5_1_7_turn_1() -> None:
    """AW-5.1-7: skipped in the first turn."""
    text = "pool BA: 2LI MC-LI-01 MC-LI-02 MC-LI-03 MC-LI-04; kish: BA MC-LI-05; clock: phase setup"
    game = table(f"{ORDER}{HANDS}{text}", stack=[GameTurns()])
    assert len(mercenaries(game.country("BA").pool)) == 4
    assert game.at("kish") == "BA MC-LI-05"
    assert isinstance(game.match.table.stack[1], ActionPhase)
