"""The engine: steps in order, children, results, sealed and open questions, forced choices, windows."""

import pytest
from msgspec.structs import replace

from rules.core.errors import MatchUnusable, ProcedureError, StepFailed
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Quote
from rules.core.questions import Choose, ChooseMany
from rules.core.run import Run
from tests.core.toy import FAULTS, SECRET, TOY, Block, Gamble, Player, ToyBoard, Turns, unchanged

# ---- order of steps ------------------------------------------------------------------------------------------


def test_children_run_in_calling_order_and_give_results() -> None:
    player = Player("calls")
    assert player.board.marks == ["first", "second", "result SECOND", "result None"]
    player.does("A", "go")
    player.does("B", "go")
    assert player.board.marks[4:] == ["A votes", "B votes", "result went"]
    assert player.match.pending[0].kind == "last"


def test_ending_from_an_answer_withdraws_the_other_questions() -> None:
    player = Player("calls", ("A", "B", "C"))
    assert [question.seat for question in player.match.pending] == ["A", "B", "C"]
    player.does("B", "stop")
    assert player.board.marks[4:] == ["B votes", "result stopped"]
    assert [question.kind for question in player.match.pending] == ["last"]


def test_open_answers_are_applied_as_they_come() -> None:
    player = Player("calls")
    player.match.script([6])
    player.does("B", Gamble())
    assert player.board.coins["B"] == 4
    assert [question.seat for question in player.match.pending] == ["A"]


def test_what_answers_call_waits_until_all_are_in_and_runs_in_their_order() -> None:
    player = Player("calls")
    player.does("B", Block())
    assert player.board.marks[4:] == ["B blocks", "B votes"]
    player.does("A", Block())
    assert player.board.marks[6:] == ["A blocks", "A votes", "block", "block", "result went"]


def test_what_an_answer_called_still_runs_when_another_ends_the_procedure() -> None:
    player = Player("calls")
    player.does("A", Block())
    player.does("B", "stop")
    assert player.board.marks[6:] == ["B votes", "block", "result BLOCK"]


def test_questions_of_one_step_share_a_group() -> None:
    first, second = Player("votes").match.pending
    assert first.group == second.group == first.id
    assert second.id == first.id + 1


def test_a_last_procedure_that_just_ends_is_a_fault() -> None:
    player = Player("calls")
    player.does("A", "stop")
    with pytest.raises(ProcedureError, match=r"nobody said run\.finish"):
        player.match.submit("A", Choose("end"))


# ---- sealed questions ----------------------------------------------------------------------------------------


def test_sealed_answers_wait_for_each_other() -> None:
    player = Player("bids")
    outcome = player.does("B", "2")
    assert player.board.coins == {"A": 3, "B": 3}
    assert outcome.events == ()
    assert [question.seat for question in player.match.pending] == ["A"]
    assert [question.seat for question in player.match.sealed] == ["B"]
    outcome = player.does("A", "1")
    assert player.board.coins == {"A": 2, "B": 1}
    assert [str(event.message.params["seat"].id) for event in outcome.events] == ["A", "B"]


def test_a_sealed_answer_can_be_retracted_until_all_are_in() -> None:
    player = Player("bids")
    player.does("A", "2")
    (sealed,) = player.match.sealed
    unchanged(
        player.match, lambda: player.match.submit("A", Choose("1"), question=sealed.id), "kernel-already-answered"
    )
    unchanged(player.match, lambda: player.match.retract("B", question=sealed.id), "kernel-nothing-to-retract")
    outcome = player.keep(player.match.retract("A", question=sealed.id))
    assert outcome.entries[0].kind == "retract"
    assert [question.id for question in player.match.pending] == [1, 2]
    player.does("A", "0")
    player.does("B", "0")
    unchanged(player.match, lambda: player.match.retract("A", question=sealed.id), "kernel-nothing-to-retract")
    assert player.board.coins == {"A": 3, "B": 3}


# ---- forced choices ------------------------------------------------------------------------------------------


def test_a_choice_that_public_facts_force_is_not_asked() -> None:
    player = Player("forced")
    assert [question.seat for question in player.match.pending] == ["B"]
    assert [event.message.id for event in player.match.entries[0].events] == ["welcome", "kernel-forced"]
    assert player.board.marks == ["A heard"]
    player.does("B", "left")
    assert player.board.marks[1:] == ["B heard", "A Choose(option='only')", "B Choose(option='left')"]


# ---- windows -------------------------------------------------------------------------------------------------


def test_a_window_closes_when_all_pass_in_a_row() -> None:
    player = Player("threats", ("A", "B", "C"))
    for seat in "ABC":
        assert [question.seat for question in player.match.pending] == [seat]
        player.does(seat, "pass")
    assert player.match.finished


def test_a_reaction_starts_the_passing_anew_and_may_have_its_own_procedure() -> None:
    player = Player("threats")
    player.does("A", "pass")
    player.does("B", Block())
    assert player.board.marks == ["B blocks", "block", "B reacted, result BLOCK"]
    player.does("A", "shout")
    assert player.board.marks[-1] == "A reacted, result None"
    player.does("B", "pass")
    assert not player.match.finished
    player.does("A", "pass")
    assert player.match.finished


def test_a_window_asks_privately_and_passes_by_default() -> None:
    (question,) = Player("threats").match.pending
    assert question.private
    assert question.default == Choose("pass")
    assert [option.id for option in question.options] == ["pass", "shout"]
    assert question.actions == ("block",)
    assert question.reason is not None
    assert question.reason.id == "threat"


# ---- faults in a game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "crash"])
def test_a_step_that_breaks_the_contract_is_told_so(fault: str) -> None:
    player = Player("faulty")
    blob = player.match.dump()
    with pytest.raises(ProcedureError):
        player.match.submit("A", Choose(fault))
    with pytest.raises(MatchUnusable, match="ProcedureError"):
        player.match.dump()
    assert Match.load(TOY, blob).pending[0].kind == "fault"


def test_an_unexpected_exception_makes_the_match_unusable() -> None:
    player = Player("faulty")
    blob = player.match.dump()
    with pytest.raises(StepFailed, match=r"Faulty\.fail failed: ZeroDivisionError: a bug in a game"):
        player.match.submit("A", Choose("crash"))
    calls = [
        lambda: player.match.submit("A", Choose("crash")),
        lambda: player.match.quote("A", Choose("crash")),
        lambda: player.match.view("A"),
        lambda: player.match.pending,
        lambda: player.match.fork(b"x"),
        lambda: player.match.override("gm", [], "why"),
        lambda: player.match.lapse(1),
    ]
    for call in calls:
        with pytest.raises(MatchUnusable, match="load the match again"):
            call()
    again = Match.load(TOY, blob)
    assert again.table.board.coins == {"A": 3, "B": 3}


def test_only_a_step_may_ask() -> None:
    match = Match.start(TOY, "turns", {}, ("A", "B"), SECRET)
    with pytest.raises(ProcedureError, match="only a step may ask"):
        match._keeper.engine.ask(Seat("A"), "x", "1", options=("x",))


@pytest.mark.parametrize("fault", ["ask-odd-default", "ask-odd-set", "ask-one-of-several"])
def test_a_default_must_be_on_offer(fault: str) -> None:
    with pytest.raises(ProcedureError, match=r"the default .* is not on offer"):
        Player("faulty").match.submit("A", Choose(fault))


def test_several_may_be_asked_for_even_where_it_comes_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(self: Turns, run: Run[ToyBoard]) -> None:
        """1: one of two, as a set."""
        run.ask(run.seats[0], "set", "1", options=("x", "y"), default=ChooseMany(("x",)), many=True)

    plan = TOY.kit.plans[Turns]
    monkeypatch.setitem(plan.steps, "ask", replace(plan.steps["ask"], run=ask))
    player = Player("turns")
    (question,) = player.match.pending
    assert (question.many, question.at_least, question.at_most) == (True, 1, 1)
    unchanged(player.match, lambda: player.match.submit("A", Choose("x")), "kernel-choose-many")
    assert isinstance(player.match.quote("A", ChooseMany(("y",))), Quote)
