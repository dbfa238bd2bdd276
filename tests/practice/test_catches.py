"""The generic test finds what it is there to find: Three Hills with one fault each does not pass it."""

import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.core.actions import Candidate
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from tests import fuzz
from tests.generic.harness import GameFailed, play
from tests.practice import actions, procedures
from tests.practice.actions import Raid
from tests.practice.board import Board, held
from tests.practice.game import ThreeHills
from tests.practice.harness import HARNESS
from tests.practice.procedures import Campaign, Round
from tests.practice.view import HillsView, view

Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: Patch, tmp_path: Path) -> None:
    """The files of these failures are kept out of the tree."""
    monkeypatch.chdir(tmp_path)


def first_failure(seeds: int = 12) -> str:
    """What the generic test says about the first game that fails."""
    harness = replace(HARNESS, step_cap=400)
    for seed in range(seeds):
        try:
            play(harness, seed)
        except GameFailed as failure:
            return str(failure)
    return "nothing failed"


def a_view_that_shows_a_card(monkeypatch: Patch) -> None:
    def leaky(self: ThreeHills, table: Table[Board], seat: Seat | None) -> HillsView:
        seen = view(table, seat)
        return HillsView(
            **{name: getattr(seen, name) for name in seen.__struct_fields__ if name != "deck"}, deck=top(table)
        )

    def top(table: Table[Board]) -> int:
        return sum(len(card) for card in table.board.deck)

    monkeypatch.setattr(ThreeHills, "view", leaky)


def a_view_that_sorts_the_hands(monkeypatch: Patch) -> None:
    def impure(self: ThreeHills, table: Table[Board], seat: Seat | None) -> HillsView:
        for host in table.board.hosts.values():
            host.hand.reverse()
        return view(table, None)

    monkeypatch.setattr(ThreeHills, "view", impure)


def a_window_only_for_those_who_hold_a_shield(monkeypatch: Patch) -> None:
    whole = Board.after

    def leaky(self: Board, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in whole(self, seat) if held(self.hosts[other].hand, "shield"))

    monkeypatch.setattr(Board, "after", leaky)


def a_refusal_that_says_who_holds_the_card(monkeypatch: Patch) -> None:
    def leaky(board: Board, seat: Seat, card: str, rule: str) -> Refusal | None:
        if card in board.hosts[seat].hand:
            return None
        return refuse(rule, "card-not-in-hand", elsewhere=sum(len(other) for other in board.deck))

    monkeypatch.setattr(actions, "not_in_hand", leaky)


def candidates_by_the_hands_of_rivals(monkeypatch: Patch) -> None:
    def leaky(cls: type[Raid], table: Table[Board], seat: Seat, param: str, *rest: Any) -> list[Candidate]:
        hosts = table.board.hosts
        if param == "card":
            return actions.cards(held(hosts[seat].hand, "raid"), "")
        return actions.rivals([one for one in table.board.rivals(seat) if not held(hosts[one].hand, "shield")], "")

    monkeypatch.setattr(Raid, "candidates", classmethod(leaky))


def a_check_that_pays_at_once(monkeypatch: Patch) -> None:
    whole = Raid.check

    def impure(self: Raid, table: Table[Board], seat: Seat) -> Refusal | Quote:
        table.board.deck.reverse()
        return whole(self, table, seat)

    monkeypatch.setattr(Raid, "check", impure)


def a_check_that_lets_everything_pass(monkeypatch: Patch) -> None:
    monkeypatch.setattr(actions, "unplayable", lambda *arguments: None)


def a_default_that_is_not_legal(monkeypatch: Patch) -> None:
    def wrong(self: Round, run: Run[Board]) -> None:
        """2.2"""
        for seat in run.board.in_play():
            raid = Raid("no such card", seat)
            run.ask(seat, "march", "2.2", options=procedures.march_options(), actions=(Raid,), default=raid)

    step_of(monkeypatch, "march", wrong)


def dice_of_its_own(monkeypatch: Patch) -> None:
    def unrecorded(self: Round, run: Run[Board]) -> None:
        """2.9"""
        for host in run.board.hosts.values():
            host.crowns += random.randrange(2)

    step_of(monkeypatch, "crown", unrecorded)


def a_fall_without_consequences(monkeypatch: Patch) -> None:
    monkeypatch.setattr(procedures, "fall", lambda run, seat: None)


def a_game_without_end(monkeypatch: Patch) -> None:
    def endless(self: Campaign, run: Run[Board]) -> None:
        """4.3"""
        run.board.last_round += 1
        run.goto("begin")

    step_of(monkeypatch, "judge", endless, Campaign)
    monkeypatch.setattr(procedures, "lose_warriors", lambda run, seats, rule: None)


def step_of(
    monkeypatch: Patch, name: str, run: Callable[..., None], procedure: type[Procedure] = procedures.Round
) -> None:
    """Puts another method in the place of a step."""
    steps = HARNESS.game.kit.plans[procedure].steps
    monkeypatch.setitem(steps, name, type(steps[name])(name, run, steps[name].following))


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        (a_view_that_shows_a_card, "through the view"),
        (a_view_that_sorts_the_hands, "everything_seen changed the state"),
        (a_window_only_for_those_who_hold_a_shield, "through the (entries of|questions after)"),
        (a_refusal_that_says_who_holds_the_card, r"through the quote of \w+\(card"),
        (candidates_by_the_hands_of_rivals, "through the candidates of raid"),
        (a_check_that_pays_at_once, "changed the state|the state changed"),
        (a_check_that_lets_everything_pass, "failed"),
        (a_default_that_is_not_legal, "the default of"),
        (dice_of_its_own, "went on differently|leak|another state"),
        (a_fall_without_consequences, r"invariant fallen-are-out \(rule 2.10\) is broken"),
        (a_game_without_end, "the game is not over after 400 decisions"),
    ],
)
def test_a_fault_is_found(fault: Callable[[Patch], None], finding: str, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    failure = first_failure()
    assert re.search(finding, failure), failure
    assert "python -m tests.fuzz --replay failures/practice-" in failure


def test_a_failed_game_is_played_again_with_one_command(monkeypatch: Patch, capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as broken:
        a_fall_without_consequences(broken)
        command = first_failure().splitlines()[-1]
        arguments = command.partition("tests.fuzz ")[2].split()
        assert fuzz.main(arguments) == 1
        shown = capsys.readouterr().out
        assert "replays to the state in the file" in shown
        assert "It fails again: invariant fallen-are-out" in shown
    assert fuzz.main(arguments) == 0
    assert "It does not fail any more" in capsys.readouterr().out


def test_a_failed_game_fails_the_run(monkeypatch: Patch, capsys: pytest.CaptureFixture[str]) -> None:
    a_fall_without_consequences(monkeypatch)
    monkeypatch.setattr(fuzz, "PROCESSES", 1)
    monkeypatch.setattr(fuzz, "ProcessPoolExecutor", ThreadPoolExecutor)
    assert fuzz.main(["--game", "practice", "--games", "12"]) == 1
    captured = capsys.readouterr()
    assert "FAILED: seed" in captured.err
    assert "0 failures" not in captured.out
