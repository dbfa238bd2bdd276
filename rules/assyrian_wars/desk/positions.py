"""Positions as text for a running match: what a game master exports, and sets up again (docs/notation.md)."""

from msgspec.structs import replace

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.notation import NotationError, Position
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.game import Arranged, refuse_position
from rules.core.messages import Refusal
from rules.core.procedures import Procedure
from rules.core.table import Table


def write_for(board: Board, public: bool) -> str:
    """The whole position; what lies in the fog (9.5) cannot be written for everybody."""
    return "" if public and board.options.fog_of_war else str(Position(board, edition_of(board)))


def read_for(table: Table[Board], text: str) -> Arranged | Refusal:
    """A position of the match's own scenario, with its options; seats that the text does not name stay."""
    now = table.board
    try:
        board = Position.parse(text, edition_of(now)).board
    except NotationError as error:
        return refuse_position(error)
    if board.scenario != now.scenario:
        return refuse_position(f"{board.scenario} is not the scenario of this match, which is {now.scenario}")
    board.options = replace(now.options)
    for country, state in board.countries.items():
        state.seat = state.seat or now.countries[country].seat
        if state.seat is not None and state.seat not in table.seats:
            return refuse_position(f"nobody sits at {state.seat}")
    return Arranged(board, running(board))


def running(board: Board) -> tuple[Procedure, ...]:
    """What runs at a position: an impulse (3.1), the action phase between two (6.0), or a turn that begins."""
    clock, impulse = board.clock, board.impulse
    if impulse is not None:
        clock.phase, clock.round = "action", max(1, clock.round)
        if impulse.kind in ("scheduled", "pass"):
            clock.marker = impulse.country
        phase = ActionPhase(step="test_after_preemption" if impulse.kind == "preemptive" else "move_on")
        return GameTurns(step="end_turn"), phase, TakeImpulse(country=impulse.country, kind=impulse.kind, step="act")
    if clock.phase == "action":
        clock.round = max(1, clock.round)
        return GameTurns(step="end_turn"), ActionPhase(step="reach")
    return (GameTurns(),)
