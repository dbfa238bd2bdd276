"""Standing orders to pass without a card, and what others can tell from them (docs/playing.md)."""

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.march.movement import Move
from rules.core.ids import Seat
from rules.core.questions import Choose
from tests.assyrian_wars.cards.battlefield import attack, lay
from tests.assyrian_wars.cases.table import CaseTable, table

TROOPS = "kalhu: AS turtan 2LI; sippar: BA LI"
NOBODY, FIRST = ["5"] * 20, ["0"] * 20


def marched(hands: str, show: list[str]) -> CaseTable:
    """An army enters an area next to Babylonians, who may or may not have False Trail."""
    game = table(f"{TROOPS}; BA: saved 2; {hands}", impulse="AS", ap=4, draws={"attention": show})
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    return game


def test_without_a_card_the_order_passes_at_once() -> None:
    assert marched("hand BA: 26 27", NOBODY).question("BA").kind == "intercept"


def test_with_a_card_the_seat_is_asked() -> None:
    assert marched("hand BA: 75 27", NOBODY).question("BA").kind == "respond"


def test_a_card_that_cannot_be_paid_is_none() -> None:
    """R-132: with a loan open nothing more can be borrowed."""
    game = table(f"{TROOPS}; BA: loan 1; hand BA: 75 27", impulse="AS", ap=4)
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert game.question("BA").kind == "intercept"


def test_now_and_then_a_seat_is_asked_for_show() -> None:
    """The same question for whoever has nothing; others see no difference."""
    bluff, real = marched("hand BA: 26 27", FIRST), marched("hand BA: 75 27", NOBODY)
    assert bluff.question("BA").kind == real.question("BA").kind == "respond"
    for watcher in ("P1", "P2", None):
        seen = [game.match.questions(None if watcher is None else Seat(watcher)) for game in (bluff, real)]
        assert seen[0] == seen[1]


def test_a_pass_by_order_looks_like_any_other() -> None:
    """In the log of the others there is an answer, not an order."""
    by_order = table(f"{TROOPS}; hand BA: 26 27", impulse="AS", ap=4)
    outcome = by_order.match.submit(by_order.seat("AS"), Move("AS-turtan", (AreaId("ashur"),)))
    passed = outcome.entries[-1]
    assert passed.kind == "auto"
    asked = marched("hand BA: 75 27", NOBODY)
    given = asked.match.submit(asked.seat("BA"), Choose("pass")).entries[0]
    for watcher in (Seat("P1"), None):
        mine, theirs = passed.for_seat(watcher), given.for_seat(watcher)
        assert (
            (mine.kind, mine.seat, mine.answer) == (theirs.kind, theirs.seat, theirs.answer) == ("answer", "P4", None)
        )


def test_in_a_battle_who_has_nothing_is_not_asked() -> None:
    text = "ashur: AS turtan 2B LI; sippar: BA nabu 2LI; hand AS: 88 40; hand BA: 41 42"
    game = attack(text, "sippar")
    assert game.asked == [(game.seat("AS"), "battle")]
    game.play("AS", lay("88"))
    assert "battle" not in [kind for _, kind in game.asked]


def test_who_ends_the_orders_is_always_asked() -> None:
    game = table(f"{TROOPS}; hand BA: 26 27", impulse="AS", ap=4)
    for kept in game.match.orders("P4"):
        game.match.cancel_order("P4", kept.id)
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert game.question("BA").kind == "respond"
