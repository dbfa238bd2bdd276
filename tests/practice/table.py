"""Setting up positions of Three Hills, and playing them in the words of its rules."""

from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.questions import Answer, Choose, Question
from tests.generic.positions import twin
from tests.practice.board import HOME, Board
from tests.practice.game import ThreeHills
from tests.practice.notation import Position

GAME = ThreeHills()
SECRET = b"a secret of the tests"


def started(scenario: str = "skirmish", seats: int = 2, **options: int | bool) -> Match[Board]:
    """A match that has just begun."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.start(GAME, scenario, chosen, [f"P{place}" for place in range(1, seats + 1)], SECRET)


def at(text: str, **options: int | bool) -> Match[Board]:
    """A match in this position, in which the seats are asked where to march (2.2)."""
    wanted = Position.parse(text).board
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    match = twin(Match.start(GAME, "skirmish", chosen, list(wanted.hosts), SECRET), lambda board: copy(wanted, board))
    asked_anew = match.override("gm", (), "a position of a test")
    assert asked_anew.refusal is None
    return match


def copy(wanted: Board, board: Board) -> None:
    """Puts everything of one board on another."""
    for name in Board.__struct_fields__:
        setattr(board, name, getattr(wanted, name))


def march(match: Match[Board], first: str = "P1", **hills: str) -> Outcome:
    """Everybody who is asked marches, to the hill given or home (2.2); then the first turn is this seat's (2.4)."""
    outcome = Outcome()
    for question in [one for one in match.pending if one.kind == "march"]:
        outcome = accept(match, question.seat, Choose(hills.get(question.seat, HOME)))
    for question in [one for one in match.pending if one.kind == "first"]:
        outcome = accept(match, question.seat, Choose(first))
    return outcome


def accept(match: Match[Board], seat: str, answer: Answer) -> Outcome:
    """The seat answers its question, and that is legal."""
    outcome = match.submit(seat, answer)
    assert outcome.refusal is None, outcome.refusal
    return outcome


def refused(match: Match[Board], seat: str, answer: Answer) -> Refusal:
    """The seat answers its question, and that is refused."""
    refusal = match.submit(seat, answer).refusal
    assert refusal is not None, f"{answer} was accepted"
    return refusal


def rest(match: Match[Board], *seats: str) -> Outcome:
    """These seats rest in their turns, one after the other (2.4)."""
    outcome = Outcome()
    for seat in seats:
        outcome = accept(match, seat, Choose("rest"))
    return outcome


def asked(match: Match[Board]) -> list[tuple[Seat, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind) for question in match.pending]


def question_of(match: Match[Board], seat: str) -> Question:
    """The question of one seat."""
    return next(question for question in match.pending if question.seat == seat)


def told(outcome: Outcome) -> list[str]:
    """The ids of what happened."""
    return [event.message.id for event in outcome.events]


def position(match: Match[Board]) -> str:
    """The board as text."""
    return str(Position(match.table.board))
