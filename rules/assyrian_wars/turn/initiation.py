"""The beginning of a game turn: mercenaries are disbanded and drawn anew, and the first country is found (5.1, R-4)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, MERCENARIES, CountryId, PieceId
from rules.assyrian_wars.board.state import REGROUP, Board, TurnRecord
from rules.assyrian_wars.control.control import Occupation, unsettled
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.setup.setup import draw_mercenaries, mercenaries_due
from rules.core.procedures import Procedure
from rules.core.run import Run


class InitiateTurn(Procedure):
    """Initiate Turn (5.1)."""

    steps = ("begin", "disband", "hire")

    def begin(self, run: Run[Board]) -> None:
        """5.1: skipped in the first turn, which set-up has begun (4.2); afterwards every record is begun anew."""
        board = run.board
        board.clock.phase = "initiation"
        run.tell("turn-begins", "5.1", turn=board.clock.turn)
        if board.clock.turn == edition_of(board).scenarios[board.scenario].first_turn:
            run.end()
            return
        for state in board.countries.values():
            state.turn = TurnRecord(was_active=state.active)
            state.camp_at_start = state.camp
        board.clock.start = first_country(board)

    def disband(self, run: Run[Board]) -> None:
        """5.1: all mercenaries go back to the game pool, but Assyria's on the map, which wait for its first impulse."""
        board = run.board
        for where, pieces in board.places():
            for piece in [one for one in pieces if one.nation == MERCENARIES and where.kind != "war"]:
                if piece.owner != ASSYRIA or where == REGROUP:
                    pieces.remove(piece)
                    board.game_pool.append(piece.id)
        for state in board.countries.values():
            gone = [piece for piece in state.pool if is_mercenary(piece)]
            state.pool = [piece for piece in state.pool if piece not in gone]
            board.game_pool += gone
        tidy_groups(run)
        for area in unsettled(board):
            run.call(Occupation(area=area))

    def hire(self, run: Run[Board]) -> None:
        """5.1: new mercenaries for the force pools, in track order; Assyria draws in its first impulse (R-30, R-31).

        7.1.D: a province that lost its garrison since the last impulse, by riot, relocation or now, is none any more.
        """
        board = run.board
        lapse_provinces(run)
        for country, state in board.countries.items():
            if state.active and not state.is_tribe and country != ASSYRIA:
                draw_mercenaries(board, country, mercenaries_due(country, state), run.draw)


def is_mercenary(piece: PieceId) -> bool:
    """An ordinary mercenary: Aramaeans and Arabs stay through 5.1 (R-30)."""
    return piece.startswith(f"{MERCENARIES}-")


def first_country(board: Board) -> CountryId:
    """The next active country to the right of the one that conducted the last card impulse (R-4)."""
    track = list(board.countries)
    last = board.clock.last
    place = -1 if last is None else track.index(last)
    order = [*track[place + 1 :], *track[: place + 1]]
    return next((country for country in order if board.countries[country].active), track[0])
