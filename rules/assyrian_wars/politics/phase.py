"""The politics of the Interphase: camps, wars, peace, country by country, then Assyria's penalties (7.4, R-220)."""

from typing import Literal

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import is_power, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.peace import Peace
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.turn.phasing import Stage, open_tags, rest
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import ChooseMany, Option
from rules.core.run import Run

DONE = "done"
PENALTY = -2  # for each minor that refused by check and was not punished (7.4.4, 8.3.1)
STAGES: tuple[Stage, ...] = ("camps", "wars", "peace")  # in this order


class PoliticalPhase(Procedure):
    """7.4: every power in track order changes its camp, declares wars and makes peace, one full pass (R-220).

    `occasion="fallen-camp"` is the free round after a camp's last member was conquered in a game that goes on (7.4.1).
    """

    steps = ("begin", "turn", "ask", "hear", "ask_wars", "hear_wars", "close", "penalties")

    occasion: Literal["interphase", "fallen-camp"] = "interphase"
    waiting: tuple[CountryId, ...] = ()
    country: CountryId = CountryId("")  # whose politics it is
    stage: int = 0  # how far it has come in the order of R-220
    offers: list[str] = []  # what it has offered others, each once

    def begin(self, run: Run[Board]) -> None:
        """7.4: from Assyria on, in the order of the impulse track; after the last turn only penalties are left."""
        board = run.board
        if self.occasion == "interphase" and board.clock.turn >= board.clock.last_turn:
            run.goto("close")
            return
        self.waiting = tuple(code for code in board.countries if is_power(board, code) and seat_of(board, code))
        run.tell("politics-begin", "7.4" if self.occasion == "interphase" else "7.4.1", occasion=self.occasion)

    def turn(self, run: Run[Board]) -> None:
        """7.4: the next power."""
        if not self.waiting:
            run.goto("close")
            return
        self.country, self.waiting = self.waiting[0], self.waiting[1:]
        self.stage, self.offers = 0, []

    def ask(self, run: Run[Board]) -> None:
        """7.4: it joins or changes its camp, declares war, makes peace, until it is done."""
        seat = seat_of(run.board, self.country)
        if seat is not None:
            last = len(STAGES) if self.occasion == "interphase" else STAGES.index("peace")
            tags = [tag for stage in STAGES[self.stage : last] for tag in open_tags(run.kit, stage)]
            reason = message("politics-of", country=Name("country", self.country))
            run.ask(seat, "politics", "7.4", (Option(DONE),), tuple(dict.fromkeys(tags)), DONE, reason)

    def hear(self, run: Run[Board]) -> None:
        """R-220: it may go on until it is done, but after a war no change of camp, after a treaty no war."""
        if run.answers and run.choice != DONE:
            places = [place for place, stage in enumerate(STAGES) if run.choice in open_tags(run.kit, stage)]
            self.stage = max(self.stage, places[0])
            run.goto("ask")

    def ask_wars(self, run: Run[Board]) -> None:
        """7.4.3: a power at war with a minor without ally is asked whether that war shall end (R-236)."""
        board, seat = run.board, seat_of(run.board, self.country)
        minors = minors_at_war(board, self.country) if self.occasion == "interphase" else []
        if seat is not None and minors:
            run.ask(
                seat,
                "end-wars",
                "7.4.3",
                options=[Option(minor, message("option-country", country=Name("country", minor))) for minor in minors],
                default=ChooseMany(()),
                reason=message("wars-may-end", country=Name("country", self.country)),
                at_least=0,
                at_most=len(minors),
            )

    def hear_wars(self, run: Run[Board]) -> None:
        """7.4.3: with its consent the war is over; then the next power."""
        for minor in run.choices if run.answers else ():
            run.call(Peace(one=self.country, other=CountryId(minor)))
        run.goto("turn")

    def close(self, run: Run[Board]) -> None:
        """10.4.f: who fought in the Interphase is not finished in the next turn (R-229); minors left alone sleep."""
        if self.occasion == "interphase":
            rest(run.board)
            upheave(run, ASSYRIA, enmities(run.board))
        else:
            run.end()

    def penalties(self, run: Run[Board]) -> None:
        """7.4.4, 8.3.1: Assyria loses 2 VP for each black marker; it turns white, white ones go (R-233)."""
        for minor, state in run.board.countries.items():
            if state.refusal == "black":
                score(run, ASSYRIA, PENALTY, "vp-unpunished", minor, "8.3.1")
                state.refusal = "white"
                run.tell("refusal-white", "7.4.4", country=Name("country", minor))
            elif state.refusal == "white":
                state.refusal = ""


def minors_at_war(board: Board, power: CountryId) -> list[CountryId]:
    """The minors without an ally that have a war of their own with a power or with a minor allied to it (R-236)."""
    own = [code for code in board.countries if patron(board, code) == power]
    pairs = [(war.by, war.on) for war in board.wars] + [(war.on, war.by) for war in board.wars]
    foes = {other for one, other in pairs if one in own}
    return [
        code
        for code, state in board.countries.items()
        if code in foes and state.kind == "minor" and patron(board, code) is None
    ]


def speaker(board: Board, running: PoliticalPhase | None) -> CountryId:
    """Whose politics are open now: the power at its place in 7.4, or the phasing country."""
    if running is not None:
        return running.country
    if board.impulse is None:
        raise LookupError("nobody's politics are open")
    return board.impulse.country


def offers_of(board: Board, running: PoliticalPhase | None) -> list[str]:
    """What the country whose politics are open has offered already: nobody is asked the same thing twice."""
    if running is not None:
        return running.offers
    return [] if board.impulse is None else board.impulse.offers
