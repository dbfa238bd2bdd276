"""Going back: what is free, what needs consent, and what can never come again."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.entries import History
from rules.core.ids import Seat
from rules.core.match import Match, replay
from rules.core.messages import Refusal
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from rules.core.rewind import UndoPreview
from tests.core.toy import SECRET, TOY, Fish, Gamble, Pay, Player, Show, ToyGame, unchanged

A, B = Seat("A"), Seat("B")


def preview(player: Player, to: int, by: str) -> UndoPreview:
    found = player.match.undo_preview(to, by, player.history(to))
    assert isinstance(found, UndoPreview), found
    return found


# ---- free ----------------------------------------------------------------------------------------------------


def test_ones_own_answer_is_taken_back_freely() -> None:
    player = Player("turns")
    question = player.match.pending[0].id
    player.does("A", Pay(B, 2))
    assert preview(player, 1, "A").free
    assert [entry.revision for entry in preview(player, 1, "A").undone] == [2]
    outcome = player.keep(player.match.undo(1, "A", player.history(1)))
    (entry,) = outcome.entries
    assert (entry.kind, entry.seat, entry.to, entry.revision) == ("undo", "A", 1, 3)
    assert outcome.checkpoint
    assert player.board.coins == {"A": 3, "B": 3}
    (again,) = player.match.pending
    assert (again.seat, again.kind) == ("A", "turn")
    assert again.id > question
    unchanged(
        player.match, lambda: player.match.submit("A", Choose("rest"), question=question), "kernel-stale-question"
    )


def test_a_sealed_answer_before_the_undone_one_stays_sealed() -> None:
    player = Player("bids", ("A", "B", "C"))
    player.does("A", "2")
    to = player.match.revision
    player.does("C", "1")
    player.keep(player.match.undo(to, "C", player.history(to)))
    assert [question.seat for question in player.match.sealed] == ["A"]
    assert [question.seat for question in player.match.pending] == ["B", "C"]
    player.does("B", "0")
    player.does("C", "0")
    assert player.board.coins == {"A": 1, "B": 3, "C": 3}


# ---- with consent --------------------------------------------------------------------------------------------


def after(*answers: Any) -> tuple[Player, int]:
    """A match of two where A has answered this, B rested in between, and the revision before."""
    player = Player("turns")
    for answer in answers[:-1]:
        player.does("A", answer)
        player.does("B", "rest")
    to = player.match.revision
    given = answers[-1]
    player.does("A", Show(tuple(player.board.hands[A])) if given is Show else given)
    return player, to


@pytest.mark.parametrize(
    ("answers", "blocker"),
    [
        ((Gamble(),), "kernel-undo-dice"),
        ((Fish(),), "kernel-undo-draw"),
        ((Fish(), Show), "kernel-undo-reveal"),
    ],
)
def test_dice_draws_and_reveals_need_consent(answers: tuple[Any, ...], blocker: str) -> None:
    player, to = after(*answers)
    shown = preview(player, to, "A")
    assert [message.id for message in shown.blockers] == [blocker]
    assert shown.needs == ("B",)
    assert not shown.free


def test_another_seats_answer_needs_consent() -> None:
    player = Player("turns", ("A", "B", "C"))
    player.does("A", Pay(B, 1))
    player.does("B", "rest")
    assert [message.id for message in preview(player, 1, "A").blockers] == ["kernel-undo-seat"]
    outcome = player.keep(player.match.undo(1, "A", player.history(1)))
    assert [entry.kind for entry in outcome.entries] == ["request"]
    assert outcome.request == 1
    assert player.board.coins["A"] == 2
    unchanged(player.match, lambda: player.match.consent("A", 1), "kernel-own-request")
    unchanged(player.match, lambda: player.match.consent("Z", 1), "kernel-unknown-seat")
    unchanged(player.match, lambda: player.match.consent("B", 2), "kernel-no-such-request")
    player.keep(player.match.consent("B", 1))
    unchanged(player.match, lambda: player.match.consent("B", 1), "kernel-already-agreed")
    assert player.board.coins["A"] == 2
    outcome = player.keep(player.match.consent("C", 1))
    assert [entry.kind for entry in outcome.entries] == ["consent", "undo"]
    assert player.board.coins == {"A": 3, "B": 3, "C": 3}
    assert player.match.pending[0].seat == "A"
    unchanged(player.match, lambda: player.match.consent("C", 1), "kernel-no-such-request")


def test_a_request_survives_a_dump() -> None:
    player, to = after(Gamble())
    player.keep(player.match.undo(to, "A", player.history(to)))
    match = Match.load(TOY, player.match.dump())
    assert [entry.kind for entry in match.consent("B", 1).entries] == ["consent", "undo"]
    assert match.table.board.coins == {"A": 3, "B": 3}


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_request_can_be_declined_or_withdrawn(seat: str) -> None:
    player, to = after(Gamble())
    player.keep(player.match.undo(to, "A", player.history(to)))
    outcome = player.keep(player.match.consent(seat, 1, agree=False))
    assert [event.message.id for event in outcome.events] == ["kernel-undo-declined"]
    unchanged(player.match, lambda: player.match.consent("B", 1), "kernel-no-such-request")


def test_playing_on_declines_a_request() -> None:
    player, to = after(Gamble())
    player.keep(player.match.undo(to, "A", player.history(to)))
    outcome = player.does("B", "rest")
    assert "kernel-undo-dropped" in [event.message.id for event in outcome.events]
    unchanged(player.match, lambda: player.match.consent("B", 1), "kernel-no-such-request")


def test_one_request_at_a_time_but_the_asking_seat_may_change_it() -> None:
    player, to = after(Gamble())
    player.keep(player.match.undo(to, "A", player.history(to)))
    unchanged(player.match, lambda: player.match.undo(to, "B", player.history(to)), "kernel-request-open")
    assert player.keep(player.match.undo(to, "A", player.history(to))).request == 2


# ---- what never comes again ----------------------------------------------------------------------------------


def test_the_same_dice_never_come_again() -> None:
    player, to = after(Gamble())
    first = player.entries[-1].rolls[0]
    player.keep(player.match.undo(to, "A", player.history(to)))
    player.keep(player.match.consent("B", 1))
    second = player.does("A", Gamble()).entries[0].rolls[0]
    assert second.counter == first.counter + 1


def test_standing_orders_stay_and_answer_again() -> None:
    player = Player("turns")
    player.does("A", "rest")
    to = player.match.revision
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"))))
    assert player.match.pending[0].seat == "A"
    player.keep(player.match.undo(to, "B", player.history(to)))
    assert len(player.match.orders("B")) == 1
    assert [entry.kind for entry in player.entries[-2:]] == ["undo", "auto"]
    assert player.match.pending[0].seat == "A"


def test_an_order_alone_does_not_stand_in_the_way() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.keep(player.match.order("B", StandingOrder("bid", Choose("0"))))
    assert preview(player, 1, "A").free


def test_revisions_only_grow_and_a_rewind_can_be_rewound() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.keep(player.match.undo(1, "A", player.history(1)))
    player.keep(player.match.undo(2, "A", player.history(2)))
    assert player.board.coins == {"A": 2, "B": 4}
    assert [entry.revision for entry in player.entries] == [1, 2, 3, 4]
    assert player.match.pending[0].seat == "B"


# ---- the history ---------------------------------------------------------------------------------------------


def test_undo_needs_no_more_than_the_nearest_checkpoint() -> None:
    player = Player("turns")
    for seat in "ABAB":
        player.does(seat, "rest")
    to = player.match.revision
    player.does("A", Pay(B, 1))
    history = player.history(to)
    assert len(history.entries) == 1
    player.keep(player.match.undo(to, "A", history))
    assert player.board.coins == {"A": 3, "B": 3}


@pytest.mark.parametrize("to", [0, -1, 3, 99, None, "1", 1.0, True])
def test_a_revision_that_is_not_there_is_refused(to: Any) -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.does("B", "rest")
    history = player.history(1)
    refusal = unchanged(player.match, lambda: player.match.undo(to, "A", history), "kernel-unknown-revision")
    assert refusal.message.params["at_most"] == 2


def test_a_stranger_cannot_undo() -> None:
    player, to = after(Gamble())
    unchanged(player.match, lambda: player.match.undo(to, "Z", player.history(to)), "kernel-unknown-seat")
    refusal = player.match.undo_preview(to, "Z", player.history(to))
    assert isinstance(refusal, Refusal)


def test_a_finished_match_is_not_taken_back() -> None:
    player = Player("threats")
    player.does("A", "pass")
    player.does("B", "pass")
    unchanged(player.match, lambda: player.match.undo(2, "B", player.history(2)), "kernel-match-over")


def test_a_history_that_does_not_fit_is_refused_with_the_reason() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.does("B", "rest")
    player.does("A", Pay(B, 1))
    history = player.history(1)
    other = Match.start(TOY, "turns", {}, ("A", "B"), b"another secret")
    first, *rest = history.entries
    later = [revision for revision in player.checkpoints if revision > 1]
    unfit = {
        "another match": History(other.dump(), history.entries),
        "every entry from 2 to 4, found [3, 4]": History(history.checkpoint, tuple(rest)),
        "every entry from 2 to 4, found [2, 3]": History(history.checkpoint, history.entries[:-1]),
        "every entry from 2 to 4, found []": History(history.checkpoint),
        "truncated or damaged": History(history.checkpoint[:-9], history.entries),
        "not a dump": History(b"nonsense", history.entries),
        "another hash": History(history.checkpoint, (*history.entries[:-1], replace(history.entries[-1], hash="00"))),
        "another state": History(history.checkpoint, (replace(first, answer=Pay(B, 2)), *rest)),
        "which is not open": History(history.checkpoint, (replace(first, question=7), *rest)),
        "of revision 3, after 2": History(player.checkpoints[later[0]], history.entries[2:]),
    }
    for reason, wrong in unfit.items():
        refusal = unchanged(
            player.match, lambda wrong=wrong: player.match.undo(2, "A", wrong), "kernel-history-does-not-fit"
        )
        assert reason in str(refusal.message.params["detail"]), (reason, refusal)


# ---- across versions of the rules ----------------------------------------------------------------------------


class NewerToy(ToyGame):
    """The same rules under a newer number."""

    version = 2


def test_across_versions_the_nearest_checkpoint_comes_back_and_says_so() -> None:
    player = Player("turns")
    for seat in "ABA":
        player.does(seat, "rest")
    newer = Match.load(NewerToy(), player.match.dump())
    assert newer.upgraded
    assert newer.rules_version == 2
    player.match = newer
    player.does("B", Pay(A, 1))
    assert player.entries[-1].version == 2
    shown = preview(player, 4, "B")
    assert shown.checkpoint_only
    assert shown.to == 3
    assert not shown.free
    player.keep(player.match.undo(4, "B", player.history(4)))
    outcome = player.keep(player.match.consent("A", 1))
    told = {event.message.id: event.message.params for event in outcome.events}
    assert told["kernel-undone-to-checkpoint"] == {"wanted": 4, "to": 3}
    assert player.match.pending[0].seat == "A"
    assert player.board.coins == {"A": 3, "B": 3}


# ---- replay --------------------------------------------------------------------------------------------------


def test_a_log_with_everything_in_it_replays_to_the_same_hash() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Gamble())))
    player.does("A", Fish())
    to = player.match.revision - 1
    player.keep(player.match.undo(to, "A", player.history(to)))
    player.keep(player.match.consent("B", 1, agree=False))
    player.keep(player.match.undo(to, "B", player.history(to)))
    player.keep(player.match.consent("A", 2))
    player.keep(player.match.cancel_order("B", 1))
    player.keep(player.match.lapse(player.match.pending[0].id))
    kinds = {entry.kind for entry in player.entries}
    assert kinds == {"start", "order", "answer", "auto", "request", "consent", "undo", "cancel", "lapse"}
    again = replay(TOY, player.checkpoints[1], player.entries[1:])
    assert (again.hash, again.revision) == (player.match.hash, player.match.revision)
    assert again.dump() == player.match.dump()
    for number in range(1, len(player.entries)):
        part = replay(TOY, player.checkpoints[1], player.entries[1:number])
        assert part.hash == player.entries[number - 1].hash
    assert again.commitment == Match.start(TOY, "turns", {}, ("A", "B"), SECRET).commitment


def test_retracted_answers_replay() -> None:
    player = Player("bids")
    player.does("A", "2")
    player.keep(player.match.retract("A", 1))
    player.does("A", "1")
    player.does("B", "1")
    assert replay(TOY, player.checkpoints[1], player.entries[1:]).hash == player.match.hash


# ---- sealed answers, and history from any checkpoint ----------------------------------------------------------


def test_who_answered_last_has_seen_the_others_and_cannot_just_choose_again() -> None:
    player = Player("bids", ("A", "B", "C"))
    player.does("A", "2")
    player.does("B", "1")
    to = player.match.revision
    player.does("C", "0")
    shown = preview(player, to, "C")
    assert [message.id for message in shown.blockers] == ["kernel-undo-reveal"]
    assert shown.needs == ("A", "B")


def test_a_rewind_that_a_standing_order_follows_is_replayed_from_the_checkpoint_before_it() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.does("B", "rest")
    base = player.match.revision
    player.checkpoints[base] = player.match.dump()
    player.does("A", "rest")
    player.keep(player.match.order("A", StandingOrder("turn", Choose("rest"))))
    request = player.keep(player.match.undo(1, "B", player.history(1))).request
    assert request is not None
    agreed = player.match.consent("A", request)
    assert [entry.kind for entry in agreed.entries] == ["consent", "undo", "auto"]
    player.keep(agreed)
    del player.checkpoints[player.match.revision]
    undone = agreed.entries[1].revision
    assert player.history(undone).checkpoint is not player.checkpoints[1]
    assert preview(player, undone, "A").to == undone
    again = replay(TOY, player.checkpoints[base], [entry for entry in player.entries if entry.revision > base])
    assert again.dump() == player.match.dump()


def test_the_heads_that_a_rewind_went_back_to_are_nobodys_to_read() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    (entry,) = player.keep(player.match.undo(1, "A", player.history(1))).entries
    assert list(entry.targets) == [1]
    for seat in ("A", "B", None):
        assert entry.for_seat(None if seat is None else Seat(seat)).targets == {}


def test_an_open_request_survives_an_update_of_the_rules() -> None:
    player = Player("turns")
    player.does("A", Pay(B, 1))
    player.does("B", "rest")
    request = player.keep(player.match.undo(1, "A", player.history(1))).request
    assert request is not None

    class Newer(ToyGame):
        version = 2
        upgrades = {1: lambda raw: raw | {"board": raw["board"] | {"marks": ["upgraded"]}}}

    match = Match.load(Newer(), player.match.dump())
    assert [entry.version for entry in match.consent("B", request).entries] == [2, 2]
    assert (match.rules_version, match.table.board.marks) == (2, ["upgraded"])
    assert match.table.board.coins == {"A": 3, "B": 3}
