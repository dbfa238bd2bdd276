"""Secret diplomacy: markers placed in secret, made visible together, and carried out where they stand alone (7.5).

A marker aims at an objective (`objectives.py`). A card may do one action by itself: it names objective and choice,
rolls, and calls `secret_acts.carry_out` (6.11.m, 7.5.2.g).
"""

from collections import Counter

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.interphase.objectives import (
    NOTHING,
    TRADE,
    choices,
    harmless,
    markers,
    objective_name,
    possible,
)
from rules.assyrian_wars.interphase.revolts import remove_revolts
from rules.assyrian_wars.interphase.secret_acts import carry_out
from rules.assyrian_wars.turn.initiation import first_country
from rules.assyrian_wars.victory.scoring import score
from rules.core.ids import Seat
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.patches import Patch
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

NONE = "none"  # no marker


class SecretDiplomacy(Procedure):
    """The Secret Diplomacy Phase of an Interphase, or of set-up (7.5, 4.2, R-237)."""

    steps = ("begin", "place", "put", "reveal", "carry_out", "close")

    waiting: list[CountryId] = []  # a power for each marker still to be placed, in track order
    due: list[tuple[CountryId, str]] = []  # the markers that stand alone, in the order in which they are carried out

    def begin(self, run: Run[Board]) -> None:
        """7.5.2.d: old revolts are over, and what was not used lapses (R-246); then every power gets its markers.

        Without the rule, or without a further turn, that is all (R-237, 3.7).
        """
        board = run.board
        remove_revolts(run)
        for state in board.countries.values():
            state.king_roll = 0
        board.plans, board.plans_open = {}, False
        over = board.clock.phase == "interphase" and board.clock.turn >= board.clock.last_turn
        if over or not board.options.secret_diplomacy:
            run.end()
            return
        able = [code for code in board.countries if seat_of(board, code) is not None]
        self.waiting = [power for power in able for _ in range(markers(board, power))]

    def place(self, run: Run[Board]) -> None:
        """7.5: in secret and at the same time each seat places a marker of one of its powers on an objective."""
        board = run.board
        for seat, power in next_placements(board, self.waiting).items():
            offered = possible(board, power, len(board.plans.get(power, [])))
            run.ask(
                seat,
                "secret-objective",
                "7.5",
                options=[
                    *(Option(one, message("option-objective", objective=objective_name(one))) for one in offered),
                    Option(NONE, message("option-no-objective")),
                ],
                default=NONE,
                reason=message("secret-objective", country=Name("country", power)),
                sealed=True,
                private=True,
            )

    def put(self, run: Run[Board]) -> None:
        """7.5: the markers lie face down until all are placed."""
        board = run.board
        for seat, power in next_placements(board, self.waiting).items():
            answer = run.answers[seat]
            self.waiting.remove(power)
            plan = board.plans.setdefault(power, [])
            if isinstance(answer, Choose):
                plan.append(answer.option)
        if self.waiting:
            run.goto("place")

    def reveal(self, run: Run[Board]) -> None:
        """7.5.1: all are made visible; those that share an objective cancel each other, but trade (R-238)."""
        board = run.board
        board.plans = {power: [one for one in plan if one != NONE] for power, plan in board.plans.items()}
        board.plans_open = True
        run.reveal(None, [one for plan in board.plans.values() for one in plan])
        placed = [(power, one) for power in order_of_play(board) for one in board.plans.get(power, [])]
        for power, plan in board.plans.items():
            shown = tuple(objective_name(one) for one in plan)
            run.tell("secret-markers-shown", "7.5", country=Name("country", power), objectives=shown)
        crowds = Counter(one for _, one in placed)
        self.due = [(power, one) for power, one in placed if one == TRADE or crowds[one] == 1]
        for one, number in crowds.items():
            if one != TRADE and number > 1:
                run.tell("secret-markers-cancelled", "7.5.1", objective=objective_name(one), markers=number)

    def carry_out(self, run: Run[Board]) -> None:
        """7.5.1: in track order from the country that begins the next turn, each at once (R-239)."""
        if not self.due:
            return
        power, objective = self.due.pop(0)
        if objective in run.board.plans.get(power, []):  # a forfeited marker is void
            run.call(SecretAction(power=power, objective=objective))
        run.repeat()

    def close(self, run: Run[Board]) -> None:
        """7.5: the markers are taken back."""
        board = run.board
        board.plans, board.plans_open = {}, False
        for state in board.countries.values():
            state.extra_plans = 0


class SecretAction(Procedure):
    """One marker that stands alone on its objective: its power chooses an option, and it is done (7.5.1, 7.5.2)."""

    steps = ("weigh", "ask", "act")

    power: CountryId
    objective: str

    def weigh(self, run: Run[Board]) -> None:
        """7.5.2: without a possible option nothing happens."""
        if not choices(run.board, self.power, self.objective):
            self._tell_nothing(run)
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """7.5.1: one of the options, or none."""
        board = run.board
        seat = seat_of(board, self.power)
        found = choices(board, self.power, self.objective)
        if seat is None or not found:
            return
        run.ask(
            seat,
            "secret-action",
            "7.5.2",
            options=[
                *(Option(choice.id, choice.message) for choice in found),
                Option(NOTHING, message("option-secret-nothing")),
            ],
            default=harmless(board, self.power, self.objective, found),
            reason=message(
                "secret-action", country=Name("country", self.power), objective=objective_name(self.objective)
            ),
            private=True,  # 9.5: a garrison against which a city may rise is weak
        )

    def act(self, run: Run[Board]) -> None:
        """7.5.2: it is carried out, free of charge (7.5.2.f)."""
        found = {choice.id: choice for choice in choices(run.board, self.power, self.objective)}
        choice = found.get(run.choice) if run.answers else None
        if choice is None:
            self._tell_nothing(run)
        else:
            carry_out(run, self.power, self.objective, choice)

    def _tell_nothing(self, run: Run[Board]) -> None:
        run.tell(
            "secret-action-none",
            "7.5.2",
            country=Name("country", self.power),
            objective=objective_name(self.objective),
        )


class ForfeitMarkers(Patch, frozen=True):
    """A power has agreed with others on its secret markers: it loses a victory point, and they are void (R-247)."""

    country: CountryId

    def check(self, table: Table[Board]) -> Refusal | None:
        board = table.board
        if board.plans_open and board.plans.get(self.country):
            return None
        return refuse("7.5.2.f", "no-markers-to-forfeit", country=Name("country", self.country))

    def apply(self, run: Run[Board]) -> None:
        run.board.plans[self.country] = []
        run.tell("gm-markers-forfeited", "7.5.2.f", country=Name("country", self.country))
        score(run, self.country, -1, "vp-secret-agreement", rule="7.5.2.f")


# The order of things.


def next_placements(board: Board, waiting: list[CountryId]) -> dict[Seat, CountryId]:
    """The seats that place a marker now, each with the first of its powers that still has one."""
    found: dict[Seat, CountryId] = {}
    for power in waiting:
        seat = seat_of(board, power)
        if seat is not None:
            found.setdefault(seat, power)
    return found


def order_of_play(board: Board) -> list[CountryId]:
    """The track from the country that begins the next turn (R-239); at set-up that of the first turn."""
    track = list(board.countries)
    first = board.clock.start if board.clock.phase == "setup" else first_country(board)
    start = track.index(first)
    return [*track[start:], *track[:start]]
