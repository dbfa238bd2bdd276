"""Between two turns: hands are filled, the next turn begins, and after the last turn the game is over (7, 8.3)."""

from rules.assyrian_wars import decks
from rules.assyrian_wars.ids import CountryId
from rules.assyrian_wars.relations import eco_level, seat_of
from rules.assyrian_wars.state import Board
from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Interphase(Procedure):
    """What happens between two game turns (7.0)."""

    steps = ("deal", "resume")

    def deal(self, run: Run[Board]) -> None:
        """7.3.2: every active country draws up to its hand size, in track order."""
        board = run.board
        board.clock.phase = "interphase"
        for country, state in board.countries.items():
            if not state.active or state.kind == "nomad":
                continue
            missing = hand_size(board, country) - random_cards(board, country)
            for _ in range(missing):
                if decks.can_draw(board):
                    decks.draw_card(run, country, "7.3.2")

    def resume(self, run: Run[Board]) -> None:
        """7.8, 8.3: the next turn follows, or the power with most victory points has won."""
        board = run.board
        if board.clock.turn < board.clock.last_turn:
            board.clock.turn += 1
            return
        board.clock.phase = "over"
        winners = leading_seats(board)
        run.tell("game-over", "8.3", winners=tuple(seat_name(seat) for seat in winners))
        run.finish(winners)


def hand_size(board: Board, country: CountryId) -> int:
    """Random cards that a country fills its hand up to (7.3.2)."""
    return max(1, eco_level(board, country))


def random_cards(board: Board, country: CountryId) -> int:
    """Cards in hand that are no home cards (R-15)."""
    return sum(not decks.card_of(board, card).is_home for card in board.countries[country].hand)


def leading_seats(board: Board) -> list[Seat]:
    """The seats of the powers with most victory points (8.3)."""
    scores = {code: state.vp for code, state in board.countries.items() if state.is_power}
    best = max(scores.values())
    seats = [seat_of(board, code) for code, points in scores.items() if points == best]
    return list(dict.fromkeys(seat for seat in seats if seat is not None))
