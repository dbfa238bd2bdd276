"""Rulings: tried first, refused if something gets lost, forced only on the record, and then asked anew."""

from typing import Any

import msgspec
import pytest

from rules.core.dice import Stream, audit
from rules.core.entries import Outcome
from rules.core.game import Invariant
from rules.core.ids import Seat
from rules.core.match import replay
from rules.core.orders import StandingOrder
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, ReplaceSeat, Rewind
from rules.core.questions import Choose
from tests.core.toy import (
    SECRET,
    TOY,
    Finish,
    Fish,
    Gamble,
    LoseCard,
    Misbehave,
    Pay,
    Player,
    SetCoins,
    Show,
    unchanged,
)

A, B = Seat("A"), Seat("B")


def rules_that(player: Player, *patches: AnyPatch, **how: Any) -> Outcome:
    """The game master rules this."""
    return player.keep(player.match.override("Gm", patches, "a ruling", **how))


# ---- game patches --------------------------------------------------------------------------------------------


def test_a_patch_changes_the_board_and_the_question_is_asked_anew() -> None:
    player = Player("turns")
    (old,) = player.match.pending
    outcome = player.keep(player.match.override("Gm", SetCoins(A, 5), "she forgot her income"))
    (entry,) = outcome.entries
    assert (entry.kind, entry.gm, entry.reason, entry.forced) == ("override", "Gm", "she forgot her income", False)
    assert entry.patches == (SetCoins(A, 5),)
    assert outcome.checkpoint
    assert player.board.coins["A"] == 5
    (new,) = player.match.pending
    assert (new.seat, new.kind, new.actions) == (old.seat, old.kind, old.actions)
    assert new.id > old.id
    unchanged(player.match, lambda: player.match.submit("A", Choose("rest"), question=old.id), "kernel-stale-question")
    player.does("A", Pay(B, 5))


def test_a_dry_run_shows_what_would_change_and_changes_nothing() -> None:
    player = Player("turns")
    before = player.match.dump()
    outcome = player.match.override("Gm", SetCoins(A, 5), "try", dry_run=True)
    assert outcome.refusal is None
    assert outcome.entries == ()
    assert outcome.preview is not None
    assert msgspec.to_builtins(outcome.preview.views[0][1])["coins"]["A"] == 5
    assert outcome.preview.breaches == ()
    assert player.match.dump() == before
    assert player.match.pending[0].id == 1


def test_a_broken_rule_is_shown_and_only_forced_on_the_record() -> None:
    player = Player("turns")
    refusal = unchanged(
        player.match, lambda: player.match.override("Gm", SetCoins(A, -2), "debts"), "kernel-override-needs-force"
    )
    assert refusal.rule == "1.1"
    preview = player.match.override("Gm", SetCoins(A, -2), "debts", dry_run=True, force=True).preview
    assert preview is not None
    (breach,) = preview.breaches
    assert (breach.invariant, breach.structural, breach.new) == ("no debts", False, True)
    entry = rules_that(player, SetCoins(A, -2), force=True).entries[0]
    assert entry.forced
    assert player.board.coins["A"] == -2
    outcome = rules_that(player, SetCoins(B, 4))
    assert outcome.preview is not None
    assert [breach.new for breach in outcome.preview.breaches] == [False]


def test_a_lost_card_is_refused_even_by_force() -> None:
    player = Player("turns")
    for force in (False, True):
        refusal = unchanged(
            player.match,
            lambda force=force: player.match.override("Gm", LoseCard(), "oops", force=force),
            "kernel-override-structural",
        )
        assert refusal.rule == "1.2"


def test_an_invariant_that_cannot_read_the_board_is_a_structural_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    picky = Invariant("picky", "1", lambda board: [] if board.coins["A"] != 9 else board.coins["Z"])
    monkeypatch.setattr(type(TOY), "invariants", (picky,))
    match = Player("turns").match
    refusal = unchanged(
        match, lambda: match.override("Gm", SetCoins(A, 9), "x", force=True), "kernel-override-structural"
    )
    (breach,) = refusal.message.params["breaches"]
    assert breach.params == {"invariant": "picky", "detail": "KeyError: 'Z'"}


@pytest.mark.parametrize(
    ("patch", "message_id"),
    [
        (SetCoins(Seat("Z"), 3), "no-such-seat"),
        (SetCoins("A", "many"), "kernel-malformed-patch"),
        (SetCoins(A, None), "kernel-malformed-patch"),
        (AnswerFor(A, "rest"), "kernel-malformed-patch"),
        (AnswerFor(B, Choose("rest")), "kernel-not-asked"),
        (AnswerFor(A, Choose("sleep")), "kernel-option-not-offered"),
        (AnswerFor(A, Pay(B, 99)), "too-few-coins"),
        (ReplaceSeat(Seat("Z"), "Zoe"), "kernel-unknown-seat"),
        (AdjustDie("gamble", ()), "kernel-bad-die"),
        (AdjustDie("gamble", (0,)), "kernel-bad-die"),
        (AdjustDie("", (1,)), "kernel-bad-die"),
        (Rewind(1), "kernel-rewind-needs-history"),
        (Misbehave("call"), "kernel-override-failed"),
        (Misbehave("end"), "kernel-override-failed"),
        (Misbehave("raise"), "kernel-override-failed"),
        (EndProcedure(), "kernel-override-failed"),
    ],
)
def test_a_ruling_that_does_not_fit_is_refused_and_changes_nothing(patch: AnyPatch, message_id: str) -> None:
    match = Player("turns").match
    unchanged(match, lambda: match.override("Gm", patch, "why not"), message_id)
    unchanged(match, lambda: match.override("Gm", [SetCoins(A, 4), patch], "why not", force=True), message_id)


def test_a_ruling_needs_a_reason_and_a_game_master_and_patches() -> None:
    match = Player("turns").match
    for reason in ("", "  ", None):
        unchanged(
            match, lambda reason=reason: match.override("Gm", SetCoins(A, 4), reason), "kernel-override-needs-reason"
        )
    unchanged(match, lambda: match.override("", SetCoins(A, 4), "why"), "kernel-override-needs-gm")
    for odd in (None, "set-coins", Choose("rest"), {"type": "set-coins", "seat": "A", "coins": 1}):
        unchanged(match, lambda odd=odd: match.override("Gm", [odd], "why"), "kernel-malformed-patch")
        unchanged(match, lambda odd=odd: match.override("Gm", odd, "why"), "kernel-malformed-patch")


# ---- the kernel's patches ------------------------------------------------------------------------------------


def test_the_game_master_answers_for_a_seat() -> None:
    player = Player("turns")
    outcome = rules_that(player, AnswerFor(A, Pay(B, 2)))
    assert player.board.coins == {"A": 1, "B": 5}
    assert "paid" in [event.message.id for event in outcome.events]
    assert player.match.pending[0].seat == "B"


def test_several_patches_are_one_ruling() -> None:
    player = Player("turns")
    outcome = rules_that(player, SetCoins(A, 5), AnswerFor(A, Pay(B, 4)), AnswerFor(B, Choose("rest")), SetCoins(B, 0))
    assert len(outcome.entries) == 1
    assert player.board.coins == {"A": 1, "B": 0}
    assert player.match.pending[0].seat == "A"


def test_ending_the_top_procedure_lets_its_caller_go_on() -> None:
    player = Player("calls")
    player.does("A", "go")
    rules_that(player, EndProcedure())
    assert player.board.marks[-1] == "result None"
    assert player.match.pending[0].kind == "last"


def test_a_die_is_adjusted_once_and_named_by_the_audit() -> None:
    player = Player("turns")
    honest = Stream().roll(SECRET, 0, "gamble", 1, 6)
    adjusted = (honest[0] % 6 + 1,)
    rules_that(player, AdjustDie("gamble", adjusted))
    entry = player.does("A", Gamble()).entries[0]
    assert entry.rolls[0].results == adjusted
    assert entry.rolls[0].adjusted
    assert [event.message.id for event in entry.events] == ["kernel-die-adjusted"]
    assert not player.does("B", Gamble()).entries[0].rolls[0].adjusted
    (mismatch,) = audit([SECRET], player.entries)
    assert (mismatch.counter, mismatch.recorded, mismatch.expected) == (0, adjusted, honest)


def test_a_die_that_only_claims_to_be_adjusted_is_forged() -> None:
    """Without the ruling on record, with one for other dice, or with more than the ruling says."""
    player = Player("turns")
    rules_that(player, AdjustDie("gamble", (Stream().roll(SECRET, 0, "gamble", 1, 6)[0] % 6 + 1,)))
    player.does("A", Gamble())
    assert [fault.kind for fault in audit([SECRET], player.entries)] == ["adjusted"]
    for patches in ((), (AdjustDie("flood", (1,)),), (AdjustDie("gamble", ()),)):
        forged = [
            msgspec.structs.replace(entry, patches=patches) if entry.patches else entry for entry in player.entries
        ]
        assert [fault.kind for fault in audit([SECRET], forged)] == ["result"]


def test_a_die_that_has_no_such_face_is_rolled_and_said_so() -> None:
    player = Player("turns")
    rules_that(player, AdjustDie("gamble", (7,)))
    entry = player.does("A", Gamble()).entries[0]
    assert not entry.rolls[0].adjusted
    assert [event.message.id for event in entry.events] == ["kernel-die-not-adjusted"]


def test_a_seat_gets_another_player_and_loses_the_old_ones_orders() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"))))
    player.keep(player.match.order("A", StandingOrder("bid", Choose("0"))))
    rules_that(player, ReplaceSeat(B, "Zoe"))
    assert player.match.players == {"B": "Zoe"}
    assert player.match.orders("B") == ()
    assert len(player.match.orders("A")) == 1


def test_the_game_master_rewinds_without_consent_and_corrects() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    player.does("B", "rest")
    history = player.history(1)
    outcome = rules_that(
        player,
        Rewind(1),
        AdjustDie("gamble", (6,)),
        AnswerFor(A, Gamble()),
        AnswerFor(B, Choose("rest")),
        history=history,
    )
    assert player.board.coins == {"A": 4, "B": 3}
    assert outcome.entries[0].rolls[0].counter == 1
    assert player.match.revision == 4
    assert replay(TOY, player.checkpoints[1], player.entries[1:]).hash == player.match.hash


def test_the_game_master_may_end_the_match() -> None:
    player = Player("turns")
    rules_that(player, Finish())
    assert player.match.finished
    assert player.match.winners == ("A", "B")
    unchanged(player.match, lambda: player.match.override("Gm", SetCoins(A, 1), "late"), "kernel-match-over")


# ---- asked anew ----------------------------------------------------------------------------------------------


def test_sealed_answers_are_asked_for_again() -> None:
    player = Player("bids")
    player.does("A", "2")
    rules_that(player, SetCoins(A, 5))
    assert [question.seat for question in player.match.pending] == ["A", "B"]
    assert player.match.sealed == ()


def test_open_answers_that_were_applied_are_not_asked_for_again() -> None:
    player = Player("calls")
    player.match.script([6])
    player.does("A", Gamble())
    rules_that(player, SetCoins(B, 1))
    assert [question.seat for question in player.match.pending] == ["B"]
    player.does("B", "go")
    assert player.board.coins == {"A": 4, "B": 1}
    assert player.board.marks[-1] == "result went"


def test_forced_answers_are_not_heard_twice() -> None:
    player = Player("forced")
    rules_that(player)
    assert player.board.marks == ["A heard"]
    player.does("B", "right")
    assert player.board.marks[1:] == ["B heard", "A Choose(option='only')", "B Choose(option='right')"]


@pytest.mark.parametrize("scenario", ["turns", "bids", "votes", "calls", "threats", "discard", "forced"])
def test_an_empty_ruling_asks_the_same_again(scenario: str) -> None:
    player = Player(scenario)
    board = TOY.kit.encode(player.board)
    asked = [(one.seat, one.kind, one.options, one.actions) for one in player.match.pending]
    rules_that(player)
    assert TOY.kit.encode(player.board) == board
    assert [(one.seat, one.kind, one.options, one.actions) for one in player.match.pending] == asked


def test_a_ruling_drops_an_undo_request_and_lets_orders_answer() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    player.keep(player.match.undo(1, "A", player.history(1)))
    outcome = rules_that(player, SetCoins(A, 3))
    assert "kernel-undo-dropped" in [event.message.id for event in outcome.events]
    unchanged(player.match, lambda: player.match.consent("B", 1), "kernel-no-such-request")


def test_a_dry_run_does_not_show_the_dice_to_come() -> None:
    player = Player("turns")
    script = player.match.script([6])
    outcome = player.match.override("Gm", AnswerFor(A, Gamble()), "peeking", dry_run=True)
    assert outcome.preview is not None
    assert script.unused() == {"": 1}
    rules_that(player, AnswerFor(A, Gamble()))
    assert player.board.coins["A"] == 4


@pytest.mark.parametrize("what", ["a draw", "something comes to light"])
def test_a_dry_run_ends_where_something_is_drawn_or_comes_to_light(what: str) -> None:
    """What the worlds would show beyond that is no news of this one, however much they agree."""
    player = Player("turns")
    player.does("A", Fish())
    player.does("B", Gamble())
    answer = Fish() if what == "a draw" else Show((player.board.hands["A"][0],))
    outcome = player.match.override("Gm", AnswerFor(A, answer), "peeking", dry_run=True)
    assert outcome.refusal is None
    assert outcome.preview is not None
    assert outcome.preview.ended
    assert outcome.preview.views == ()
    assert rules_that(player, AnswerFor(A, answer)).refusal is None


def test_rulings_replay() -> None:
    player = Player("turns")
    rules_that(player, SetCoins(A, -1), force=True)
    rules_that(player, AnswerFor(A, Gamble()), ReplaceSeat(B, "Zoe"))
    player.does("B", Gamble())
    again = replay(TOY, player.checkpoints[1], player.entries[1:])
    assert again.hash == player.match.hash
    assert again.players == {"B": "Zoe"}


def test_players_do_not_see_what_a_ruling_did_to_hidden_things() -> None:
    entry = rules_that(Player("turns"), SetCoins(A, 5)).entries[0]
    assert entry.public().patches == ()
    assert entry.public().reason == "a ruling"
    assert [event.message.id for event in entry.public().events] == ["coins-set"]


# ---- sealed answers of the others -----------------------------------------------------------------------------


@pytest.mark.parametrize("patch", [ReplaceSeat(Seat("C"), "Clio"), AdjustDie("gamble", (6,))])
def test_a_ruling_that_leaves_the_board_alone_leaves_sealed_answers_alone(patch: AnyPatch) -> None:
    player = Player("bids", ("A", "B", "C"))
    player.does("A", "2")
    player.does("B", "1")
    rules_that(player, patch)
    assert [question.seat for question in player.match.sealed] == ["A", "B"]
    player.does("C", "0")
    assert player.board.coins == {"A": 1, "B": 2, "C": 3}


def test_answering_for_the_last_seat_does_not_cost_the_others_their_answers() -> None:
    player = Player("bids", ("A", "B", "C"))
    player.does("A", "2")
    player.does("B", "1")
    rules_that(player, AnswerFor(Seat("C"), Choose("0")))
    assert player.board.coins == {"A": 1, "B": 2, "C": 3}


def test_a_rewind_by_a_game_master_keeps_what_was_sealed_then() -> None:
    player = Player("bids", ("A", "B", "C"))
    player.does("A", "2")
    to = player.match.revision
    player.does("B", "1")
    rules_that(player, Rewind(to), history=player.history(to))
    assert [question.seat for question in player.match.sealed] == ["A"]
    assert replay(TOY, player.checkpoints[1], player.entries[1:]).dump() == player.match.dump()


# ---- texts that no file can hold ------------------------------------------------------------------------------


def test_a_reason_or_a_name_that_cannot_be_written_down_is_refused() -> None:
    match = Player("turns").match
    unchanged(match, lambda: match.override("Gm", (), "\ud800"), "kernel-override-needs-reason")
    unchanged(match, lambda: match.override("\ud800", (), "a ruling"), "kernel-override-needs-gm")
    unchanged(match, lambda: match.override("Gm", ReplaceSeat(A, "\ud800"), "a ruling"), "kernel-malformed-patch")
