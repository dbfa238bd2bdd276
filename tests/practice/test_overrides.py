"""Rulings of a game master in Three Hills: tried first, refused if pieces get lost, forced on the record."""

import pytest

from rules.core.match import Match
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, ReplaceSeat
from rules.core.questions import Choose
from rules.core.run import Run
from rules.core.trials import WORLDS
from tests.practice.actions import Raid
from tests.practice.board import Board
from tests.practice.patches import GiveCard, SetCrowns, SetWarriors, TakeCard
from tests.practice.table import accept, asked, at, march, rest, told

TWO = """
round 2 of 6
P1: 3 warriors, 1 crown, holds raid-1
P2: 2 warriors, 0 crowns, holds shield-1
"""


def in_turns() -> Match[Board]:
    match = at(TWO)
    march(match)
    return match


def test_a_patch_changes_the_board_and_the_question_is_asked_anew() -> None:
    match = in_turns()
    old = match.pending[0].id
    outcome = match.override("gm", SetWarriors("P1", 5), "we forgot a feast")
    assert outcome.refusal is None
    assert match.table.board.hosts["P1"].warriors == 5
    assert asked(match) == [("P1", "turn")]
    assert match.pending[0].id > old
    (entry,) = outcome.entries
    assert (entry.kind, entry.gm, entry.reason, entry.forced) == ("override", "gm", "we forgot a feast", False)


def test_a_ruling_is_tried_once_in_each_world_and_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = in_turns()
    applied: list[str] = []
    apply = SetWarriors.apply

    def counted(patch: SetWarriors, run: Run[Board]) -> None:
        applied.append(patch.seat)
        apply(patch, run)

    monkeypatch.setattr(SetWarriors, "apply", counted)
    match.override("gm", SetWarriors("P1", 5), "to see", dry_run=True)
    assert applied == ["P1"] * WORLDS
    applied.clear()
    match.override("gm", SetWarriors("P1", 5), "meant")
    assert applied == ["P1"]


def test_a_dry_run_shows_and_changes_nothing() -> None:
    match = in_turns()
    before = match.dump()
    outcome = match.override("gm", SetWarriors("P1", 5), "to see", dry_run=True)
    assert match.dump() == before
    assert outcome.preview is not None
    assert outcome.preview.views
    assert outcome.preview.views[0][1] != match.view(None)
    done = match.override("gm", SetWarriors("P1", 5), "meant")
    assert outcome.preview.events == done.events
    assert outcome.preview.views[0][1] == match.view(None)


@pytest.mark.parametrize(
    ("patch", "reason"),
    [
        (SetWarriors("P7", 3), "unknown-seat"),
        (SetCrowns("P1", -1), "below-zero"),
        (TakeCard("joker-1"), "unknown-card"),
        (GiveCard("raid-2", "P7"), "unknown-seat"),
        (AnswerFor("P2", Choose("rest")), "kernel-not-asked"),
        (AnswerFor("P1", Choose("sleep")), "kernel-option-not-offered"),
        (AdjustDie("storm", ()), "kernel-bad-die"),
        (ReplaceSeat("P7", "somebody"), "kernel-unknown-seat"),
    ],
)
def test_unknown_ids_are_refused(patch: AnyPatch, reason: str) -> None:
    match = in_turns()
    before = match.dump()
    outcome = match.override("gm", patch, "a test", force=True)
    assert outcome.refusal is not None
    assert outcome.refusal.message.id == reason
    assert match.dump() == before


@pytest.mark.parametrize("patch", [TakeCard("raid-1"), GiveCard("raid-1", "P2")])
def test_lost_and_doubled_cards_are_refused_even_by_force(patch: AnyPatch) -> None:
    match = in_turns()
    before = match.dump()
    outcome = match.override("gm", patch, "a test", force=True)
    assert outcome.refusal is not None
    assert (outcome.refusal.rule, outcome.refusal.message.id) == ("1.2", "kernel-override-structural")
    assert match.dump() == before


def test_two_patches_move_a_card() -> None:
    match = in_turns()
    outcome = match.override("gm", (TakeCard("raid-1"), GiveCard("raid-1", "P2")), "a card fell off the table")
    assert outcome.refusal is None
    assert match.table.board.hosts["P2"].hand == ["shield-1", "raid-1"]


def test_a_broken_rule_needs_force_and_is_on_the_record() -> None:
    match = in_turns()
    before = match.dump()
    outcome = match.override("gm", SetCrowns("P1", 12), "a gift")
    assert outcome.refusal is not None
    assert (outcome.refusal.rule, outcome.refusal.message.id) == ("2.9", "kernel-override-needs-force")
    assert outcome.preview is not None
    assert [breach.invariant for breach in outcome.preview.breaches] == ["crowns-were-earned"]
    assert match.dump() == before
    forced = match.override("gm", SetCrowns("P1", 12), "a gift", force=True)
    assert forced.refusal is None
    assert forced.entries[0].forced
    assert match.table.board.hosts["P1"].crowns == 12


def test_the_game_master_answers_for_a_seat() -> None:
    match = in_turns()
    outcome = match.override("gm", AnswerFor("P1", Raid("raid-1", "P2")), "P1 wrote it in the chat")
    assert "raid-played" in told(outcome)
    assert asked(match) == [("P2", "shield")]


def test_the_game_master_ends_what_hangs() -> None:
    match = in_turns()
    accept(match, "P1", Raid("raid-1", "P2"))
    assert asked(match) == [("P2", "shield")]
    assert match.override("gm", EndProcedure(), "nobody may shield now").refusal is None
    assert match.table.board.hosts["P2"].warriors == 1
    assert asked(match) == [("P2", "turn")]


def test_an_adjusted_die_is_named_as_such() -> None:
    match = at(TWO)
    march(match, P1="oak", P2="oak")
    rest(match, "P1")
    assert match.override("gm", AdjustDie("storm", (6, 1)), "the die fell off the table").refusal is None
    outcome = rest(match, "P2")
    (roll,) = [roll for entry in outcome.entries for roll in entry.rolls]
    assert (roll.results, roll.adjusted) == ((6, 1), True)
    assert match.table.board.hosts["P1"].crowns == 2


def test_a_seat_gets_a_substitute() -> None:
    match = in_turns()
    assert match.override("gm", ReplaceSeat("P2", "somebody else"), "away for a month").refusal is None
    assert match.players == {"P2": "somebody else"}


@pytest.mark.parametrize(("gm", "reason"), [("gm", ""), ("gm", "  "), ("", "because")])
def test_a_ruling_needs_a_name_and_a_reason(gm: str, reason: str) -> None:
    match = in_turns()
    assert match.override(gm, SetWarriors("P1", 5), reason).refusal is not None
    assert match.table.board.hosts["P1"].warriors == 3
