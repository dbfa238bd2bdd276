"""When a game's own code fails while it only reads: a clear error, and the match goes on if nothing was touched."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.errors import LookFailed, MatchUnusable, StepFailed
from rules.core.ids import Seat
from rules.core.match import Match
from tests.core.toy import SECRET, TOY, Gamble, Pay, Player, ToyGame

B = Seat("B")


def broken(*_: Any, **__: Any) -> Any:
    raise KeyError("nineveh")


def broken_and_careless(_: Any, table: Any, *__: Any, **___: Any) -> Any:
    table.board.coins.clear()
    raise KeyError("nineveh")


@pytest.mark.parametrize(
    ("owner", "method", "call", "said"),
    [
        (ToyGame, "view", lambda match: match.view("A"), "toy: the view of A failed"),
        (ToyGame, "view", lambda match: match.view(None), "toy: the view of a spectator failed"),
        (Pay, "candidates", lambda match: match.candidates("A", "pay", "to"), "toy: the candidates of pay.to failed"),
        (Pay, "preview", lambda match: match.quote("A", Pay(B, 1)), "toy: the preview of Pay failed"),
        (Pay, "check", lambda match: match.quote("A", Pay(B, 1)), r"toy: the check of Pay by A \(turn, question 1\)"),
        (Pay, "check", lambda match: match.refusal("A", Pay(B, 1)), "toy: the check of Pay by A"),
        (Pay, "check", lambda match: match.submit("A", Pay(B, 1)), "toy: the check of Pay by A"),
    ],
)
def test_a_look_that_fails_says_where_and_the_match_goes_on(
    owner: type, method: str, call: Callable[[Match[Any]], Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player("turns")
    before = player.match.dump()
    with monkeypatch.context() as patch:
        patch.setattr(owner, method, broken)
        with pytest.raises(LookFailed, match=rf"{said}.*KeyError: 'nineveh'"):
            call(player.match)
    assert player.match.dump() == before
    player.does("A", Pay(B, 1))
    assert player.board.coins["B"] == 4


def test_a_look_that_fails_after_it_changed_something_makes_the_match_unusable(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player("turns")
    monkeypatch.setattr(Gamble, "check", broken_and_careless)
    with pytest.raises(LookFailed):
        player.match.submit("A", Gamble())
    with pytest.raises(MatchUnusable, match="KeyError: 'nineveh'"):
        player.match.dump()


def test_a_set_up_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "setup", broken)
    with pytest.raises(StepFailed, match="setup failed: KeyError: 'nineveh'"):
        Match.start(TOY, "turns", {}, ("A", "B"), SECRET)
