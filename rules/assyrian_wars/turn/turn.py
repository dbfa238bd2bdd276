"""The course of play: game turns, impulse rounds, preemption, and the end of a turn (3.1 to 3.7, 6.0, 6.19)."""

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import is_wild, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.events.foreign_war.clock import count_down
from rules.assyrian_wars.interphase.bankruptcy import Deficit, is_overdrawn
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.initiation import InitiateTurn
from rules.assyrian_wars.turn.phasing import acted_last, can_play
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.run import Run

PREEMPT = "preempt"
DECLINE = "decline"


class GameTurns(Procedure):
    """The whole game: turn after turn, each with its Interphase (3.0, 3.7)."""

    steps = ("initiate", "tribute", "act", "end_turn", "go_on")

    def initiate(self, run: Run[Board]) -> None:
        """5.1: a new game turn begins; in the first turn the set-up has done this."""
        run.call(InitiateTurn())

    def tribute(self, run: Run[Board]) -> None:
        """5.2: who pays Assyria in this turn."""
        run.call(TributePhase())

    def act(self, run: Run[Board]) -> None:
        """6.0: impulse after impulse."""
        run.call(ActionPhase())

    def end_turn(self, run: Run[Board]) -> None:
        """6.19: home cards and sold army group cards return, other cards are kept."""
        board = run.board
        hooks.turn_over(run)
        decks.take_back_home_cards(board)
        for state in board.countries.values():
            state.turn.sold_cards.clear()
        run.tell("turn-ends", "6.19", turn=board.clock.turn)
        run.call(Interphase())

    def go_on(self, run: Run[Board]) -> None:
        """3.7: another turn follows, unless the game is over."""
        run.goto("initiate")


class ActionPhase(Procedure):
    """The impulses of a game turn (6.0)."""

    steps = ("begin", "special", "arrive", "reach", "offer", "conduct", "test_after_preemption", "move_on")

    special_due: int = 0  # special impulses of this turn: what a card gives in one of them is for the next (7.5.2.b)

    def begin(self, run: Run[Board]) -> None:
        """3.1, R-4: the impulse marker starts on the space of the turn's first country.

        6.11.l: cards that lost their condition since the last impulse bring no more income.
        """
        hooks.after_action(run)
        clock = run.board.clock
        self.special_due = len(clock.special)
        clock.phase, clock.round, clock.marker, clock.preempted = "action", 1, clock.start, False
        run.tell("action-phase-begins", "6.0", turn=clock.turn, country=Name("country", clock.start))

    def special(self, run: Run[Board]) -> None:
        """7.5.2.b: special impulses before the first scheduled one, in track order, each with a card (R-241)."""
        board = run.board
        due = board.clock.special[: self.special_due]
        if not due:
            return
        track = list(board.countries)
        start = track.index(board.clock.start)
        country = min(due, key=lambda code: (track.index(code) - start) % len(track))
        board.clock.special.remove(country)
        self.special_due -= 1
        if takes_part(board, country) and board.countries[country].hand:
            run.call(TakeImpulse(country=country, kind="special"))
        else:
            run.tell("special-impulse-lapses", "7.5.2.b", country=Name("country", country))
        run.repeat()

    def arrive(self, run: Run[Board]) -> None:
        """6.11.b: its foreign war is a round shorter (R-139); 7.3.3.f: whoever pays more than it has suffers as the
        marker reaches its space, active or not (R-219)."""
        count_down(run, run.board.clock.marker)
        if is_overdrawn(run.board, run.board.clock.marker):
            run.call(Deficit(country=run.board.clock.marker))

    def reach(self, run: Run[Board]) -> None:
        """6.0: inactive countries are skipped; who has neither a card nor 5 AP passes, and so does whoever acted last
        (R-22, R-24); neither makes a window for preemption (R-23)."""
        board = run.board
        if not decks.holders(board):
            run.end()
            return
        if not takes_part(board, board.clock.marker):
            advance_marker(run)
            run.goto("arrive")
            return
        country = board.clock.marker
        if not conducts(board, country):
            run.call(TakeImpulse(country=country, kind="pass"))
            run.goto("move_on")

    def offer(self, run: Run[Board]) -> None:
        """3.3: before the next country acts, the one with most cards is asked whether it preempts (R-23)."""
        holder = preemptor(run.board)
        seat = None if holder is None else seat_of(run.board, holder)
        if holder is not None and seat is not None:
            run.ask(
                seat,
                "preempt",
                "3.3",
                options=(DECLINE, PREEMPT),
                default=DECLINE,
                reason=message(
                    "preempt-window", country=Name("country", holder), next=Name("country", run.board.clock.marker)
                ),
            )

    def conduct(self, run: Run[Board]) -> None:
        """3.1, 3.3: the preempting country conducts an impulse first, or the next country its scheduled one."""
        clock = run.board.clock
        holder = preemptor(run.board)
        if run.answers and run.choice == PREEMPT and holder is not None:
            clock.preempted = True
            run.tell("preempted", "3.3", country=Name("country", holder), next=Name("country", clock.marker))
            run.call(TakeImpulse(country=holder, kind="preemptive"))
        else:
            clock.preempted = False
            run.call(TakeImpulse(country=clock.marker))
            run.goto("move_on")

    def test_after_preemption(self, run: Run[Board]) -> None:
        """3.3: the country that was preempted continues, unless the turn is over (3.5, R-24)."""
        if turn_is_over(run.board):
            run.end()
        else:
            run.goto("reach")

    def move_on(self, run: Run[Board]) -> None:
        """3.1, 3.5: the turn may be over after a card impulse; otherwise the marker moves to the right."""
        board = run.board
        if acted_last(board, board.clock.marker) and turn_is_over(board):
            run.end()
            return
        advance_marker(run)
        run.goto("arrive")


def takes_part(board: Board, country: CountryId) -> bool:
    """Active, and somebody acts for it (3.4, 6.0) or will be found when the marker reaches it (10.1.1)."""
    return board.countries[country].active and (is_wild(board, country) or seat_of(board, country) is not None)


def advance_marker(run: Run[Board]) -> None:
    """The impulse marker moves to the right; back on the starting space a new round begins (3.1, R-4)."""
    clock = run.board.clock
    clock.marker = right_of(run.board, clock.marker)
    if clock.marker == clock.start:
        clock.round += 1
        run.tell("round-begins", "3.1", round=clock.round)


def right_of(board: Board, country: CountryId) -> CountryId:
    """The next space of the impulse track (R-2)."""
    track = list(board.countries)
    return track[(track.index(country) + 1) % len(track)]


def conducts(board: Board, country: CountryId) -> bool:
    """Will really conduct an impulse at its space: it has a card or must buy one, and did not act last (3.3, R-24)."""
    return takes_part(board, country) and not acted_last(board, country) and can_play(board, country)


def preemptor(board: Board) -> CountryId | None:
    """Who may preempt the country at the marker: strictly most cards of all, and no two impulses in a row (3.3)."""
    clock = board.clock
    if clock.round < 2 or clock.preempted:
        return None
    most = most_cards(board)
    if most is None or most == clock.marker or acted_last(board, most) or seat_of(board, most) is None:
        return None
    return most


def most_cards(board: Board) -> CountryId | None:
    """The active country with strictly more cards than every other, home cards counted (3.3, R-15, R-23)."""
    hands = sorted(((len(state.hand), code) for code, state in board.countries.items() if state.active), reverse=True)
    if not hands or (len(hands) > 1 and hands[0][0] == hands[1][0]):
        return None
    return hands[0][1]


def turn_is_over(board: Board) -> bool:
    """Nobody holds a card, or only the country that acted last (3.5, 6.19, R-27)."""
    left = decks.holders(board)
    return not left or left == [board.clock.last]
