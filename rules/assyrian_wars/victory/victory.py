"""Victory: what only the end of the game counts, who has won, and the account of a power's points (8.3, R-260)."""

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.board.state import Board, Score
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Name, seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run


class EndGame(Procedure):
    """A sudden end: the last ECO levels and trade points, the points of the end, the winners (9.1, 8.3)."""

    steps = ("reckon", "close")

    complete: bool = False  # the last turn is over, so that it is no early end

    def reckon(self, run: Run[Board]) -> None:
        """9.1: ECO, trade and tribute of the situation as it is; unplayed cards and impulses are lost."""
        board = run.board
        self.complete = board.clock.phase == "interphase" and board.clock.turn >= board.clock.last_turn
        hooks.after_action(run)  # 6.11.l: cards that the last conquest took the condition from add nothing
        board.impulse = None
        board.clock.phase = "interphase"
        run.call(Economy(last=True))

    def close(self, run: Run[Board]) -> None:
        """8.3: the points of the end, and the test of a game that ends before its last turn is over (R-262)."""
        score_end(run)
        close(run, early=not self.complete)


def score_end(run: Run[Board]) -> None:
    """8.3: turns without being conquered, and twice the increase of the ECO level, of every power."""
    for power, lines in end_points(run.board).items():
        for line in lines:
            score(run, power, line.points, line.reason, line.about)


def close(run: Run[Board], *, early: bool) -> None:
    """8.3: the highest total wins, shared if several have it; an end before the last turn has its own test (R-262)."""
    totals = standings(run.board)
    finish(run, early_winners(totals) if early else winners(totals))


def finish(run: Run[Board], powers: list[CountryId], rule: str = "8.3") -> None:
    """The match is over, won by these powers; by none: a draw."""
    board = run.board
    board.clock.phase = "over"
    board.impulse = None
    totals = standings(board)
    for power in sorted(totals, key=lambda code: -totals[code]):
        run.tell("final-score", rule, country=Name("country", power), points=totals[power])
    seats = list(dict.fromkeys(seat for seat in (board.countries[power].seat for power in powers) if seat is not None))
    run.tell("game-over", rule, winners=tuple(seat_name(seat) for seat in seats))
    run.finish(seats)


# The points of the end.


def end_points(board: Board) -> dict[CountryId, tuple[Score, ...]]:
    """What only the end of the game counts, for every power and substitute, if it came now (7.1, 8.3)."""
    powers = [code for code, state in board.countries.items() if state.kind == "power" or state.is_power]
    return {power: (*_unconquered(board, power), *_increase(board, power)) for power in powers}


def _unconquered(board: Board, power: CountryId) -> tuple[Score, ...]:
    """A point for each turn without being conquered, doubled if that never happened; not for Assyria (R-260).

    An eliminated power has the turns before its end.
    """
    state, first = board.countries[power], edition_of(board).scenarios[board.scenario].first_turn
    if power == ASSYRIA or state.kind != "power":
        return ()
    lost = {fall.turn for fall in state.falls}
    played = range(first, max(lost) if state.eliminated and lost else board.clock.turn + 1)
    free = sum(turn not in lost for turn in played)
    if not free:
        return ()
    if not lost:
        return (Score(board.clock.turn, 2 * free, "8.3", "vp-never-conquered"),)
    return (Score(board.clock.turn, free, "8.3", "vp-unconquered-turns"),)


def _increase(board: Board, power: CountryId) -> tuple[Score, ...]:
    """Twice the difference between the ECO level with trade and tribute and the base level, if negative too (R-261).

    An eliminated power has no ECO level any more; what its player got for it began with the level printed on the map.
    """
    state = board.countries[power]
    if state.eliminated:
        return ()
    base = state.eco_base if state.kind == "power" else edition_of(board).map.eco_base(power)
    points = 2 * (eco_level(board, power) - base)
    return (Score(board.clock.turn, points, "8.3", "vp-eco-increase"),) if points else ()


# Who has won.


def standings(board: Board) -> dict[CountryId, int]:
    """The victory points of every power, in track order; those of a substitute are its power's (7.1, 8.3)."""
    return {code: state.vp for code, state in board.countries.items() if state.kind == "power"}


def is_in_play(board: Board, power: CountryId) -> bool:
    """Not eliminated, or its player has something in its place (7.1, R-267)."""
    return not board.countries[power].eliminated or any(state.stands_for == power for state in board.countries.values())


def winners(totals: dict[CountryId, int]) -> list[CountryId]:
    """The powers with most points; several share the victory (8.3, R-263)."""
    best = max(totals.values())
    return [power for power, points in totals.items() if points == best]


def early_winners(totals: dict[CountryId, int]) -> list[CountryId]:
    """Assyria needs more than the best and the worst other together; else the single best other, or nobody (R-262)."""
    others = {power: points for power, points in totals.items() if power != ASSYRIA}
    if ASSYRIA in totals and totals[ASSYRIA] > max(others.values()) + min(others.values()):
        return [ASSYRIA]
    best = winners(others)
    return best if len(best) == 1 else []


# The account.


class VpAccount(msgspec.Struct, frozen=True):
    """A power's victory points line by line, and what the end of the game would add now (8.3)."""

    country: CountryId
    points: int
    lines: tuple[Score, ...]  # the oldest first
    at_end: tuple[Score, ...]  # if the game ended now


def vp_breakdown(board: Board, power: CountryId) -> VpAccount:
    """The full account of a power's victory points at any time."""
    state = board.countries[power]
    over = board.clock.phase == "over"
    return VpAccount(power, state.vp, tuple(state.ledger), () if over else end_points(board).get(power, ()))
