"""Secret choices of Three Hills (2.2): sealed, retractable, and answered by a deadline if need be."""

from rules.core.questions import Choose
from tests.practice.table import accept, asked, question_of, started, told


def test_sealed_answers_are_applied_together() -> None:
    match = started(seats=3)
    outcome = accept(match, "P2", Choose("elm"))
    assert told(outcome) == []
    accept(match, "P1", Choose("oak"))
    assert [host.at for host in match.table.board.hosts.values()] == ["home", "home", "home"]
    outcome = accept(match, "P3", Choose("elm"))
    assert told(outcome) == ["marched", "marched", "marched"]
    assert [host.at for host in match.table.board.hosts.values()] == ["oak", "elm", "elm"]


def test_a_sealed_answer_is_seen_by_nobody_else() -> None:
    match = started(seats=3)
    before = [match.view(seat) for seat in ("P1", "P3", None)]
    (entry,) = accept(match, "P2", Choose("elm")).entries
    assert [match.view(seat) for seat in ("P1", "P3", None)] == before
    assert entry.for_seat("P1").answer is None
    assert entry.public().answer is None
    assert entry.for_seat("P2").answer == Choose("elm")


def test_a_sealed_answer_may_be_taken_back_until_all_are_in() -> None:
    match = started()
    mine = question_of(match, "P1").id
    accept(match, "P1", Choose("oak"))
    again = match.submit("P1", Choose("elm"), question=mine)
    assert again.refusal is not None
    assert again.refusal.message.id == "kernel-already-answered"
    assert match.retract("P1", question=mine).refusal is None
    assert asked(match) == [("P1", "march"), ("P2", "march")]
    accept(match, "P1", Choose("elm"))
    accept(match, "P2", Choose("home"))
    assert match.table.board.hosts["P1"].at == "elm"
    late = match.retract("P1", question=mine)
    assert late.refusal is not None


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = started()
    mine = question_of(match, "P1").id
    accept(match, "P1", Choose("oak"))
    assert match.retract("P2", question=mine).refusal is not None
    assert [question.id for question in match.sealed] == [mine]


def test_a_lapsed_deadline_answers_with_the_default() -> None:
    match = started()
    (entry,) = match.lapse(question=question_of(match, "P1").id).entries
    assert (entry.kind, entry.seat, entry.answer) == ("lapse", "P1", Choose("home"))
    accept(match, "P2", Choose("oak"))
    assert [host.at for host in match.table.board.hosts.values()] == ["home", "oak"]


def test_a_question_cannot_lapse_twice() -> None:
    match = started()
    question = question_of(match, "P1").id
    match.lapse(question=question)
    assert match.lapse(question=question).refusal is not None
