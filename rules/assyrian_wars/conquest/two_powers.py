"""The campaign for two: Assyria may take a power that it has conquered into its service for a while (8.4, R-264)."""

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import conquest_of, hand_seen, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run

PAY, LET_GO = "pay", "let-go"


def refuse_service(
    board: Board, country: CountryId, power: CountryId, *, players: int, wanted: int, never: tuple[CountryId, ...]
) -> Refusal | None:
    """Why a country cannot try to control a power by its card; None: it can (8.4, R-264)."""
    state, name = board.countries.get(power), Name("country", power)
    if players != wanted or country != ASSYRIA:
        return refuse("8.4", "service-for-two-only", country=Name("country", ASSYRIA), players=wanted)
    if state is None or not state.is_power or power in never:
        return refuse("8.4", "never-in-service", country=name)
    entry = conquest_of(board, country, power)
    if entry is None or not entry.until:
        return refuse("8.4", "not-conquered", country=name)
    if entry.controlled:
        return refuse("8.4", "already-in-service", country=name)
    return None


def candidates(board: Board, country: CountryId, *, never: tuple[CountryId, ...]) -> list[CountryId]:
    """The powers in a country's Conquest box that it does not control yet."""
    return [
        entry.of
        for entry in board.conquests
        if entry.by == country
        and entry.until
        and not entry.controlled
        and entry.of not in never
        and _is_power(board, entry.of)
    ]


def _is_power(board: Board, country: CountryId) -> bool:
    return country in board.countries and board.countries[country].is_power


class TakeIntoService(Procedure):
    """Two dice and extra AP must reach a number; then the conquered power is Assyria's until its grace ends (R-264)."""

    steps = ("roll", "ask", "conclude")

    by: CountryId
    power: CountryId
    dice: int = 2
    most_ap: int = 6
    needed: int = 13
    missing: int = 0  # in AP

    def roll(self, run: Run[Board]) -> None:
        """8.4: the dice; what they lack may be paid for, if it is not too much (R-264)."""
        board = run.board
        dice = run.roll("service", self.dice)
        self.missing = max(0, self.needed - sum(dice))
        run.tell(
            "service-rolled",
            "8.4",
            country=Name("country", self.power),
            dice=dice,
            needed=self.needed,
            missing=self.missing,
        )
        if not self.missing:
            enter_service(run, self.by, self.power)
            run.end()
        elif self.missing > self.most_ap or not purse.can_pay(board, self.by, self.missing * purse.AP):
            run.tell("service-failed", "8.4", country=Name("country", self.power))
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """8.4: the AP that are missing."""
        board = run.board
        seat = seat_of(board, self.by)
        if seat is not None:
            run.ask(
                seat,
                "service",
                "8.4",
                options=(
                    Option(PAY, message("option-service-pay", halves=self.missing * purse.AP)),
                    Option(LET_GO, message("option-service-let-go")),
                ),
                default=LET_GO,
                reason=message("service", country=Name("country", self.power), halves=self.missing * purse.AP),
            )

    def conclude(self, run: Run[Board]) -> None:
        """8.4: paid, it is Assyria's to command; no victory point for that (R-257)."""
        if not run.answers or run.choice != PAY:
            run.tell("service-failed", "8.4", country=Name("country", self.power))
            return
        purse.pay(run.board, self.by, self.missing * purse.AP)
        enter_service(run, self.by, self.power)


def enter_service(run: Run[Board], by: CountryId, power: CountryId) -> None:
    """Until the grace period ends the power stands on Assyria's side, and Assyria's player acts for it (8.4)."""
    board = run.board
    entry = conquest_of(board, by, power)
    if entry is None:
        return
    before = enmities(board)
    entry.controlled = True
    board.countries[power].controller = by
    run.reveal(*hand_seen(board, power))  # its new player sees its hand
    run.tell("service-begins", "8.4", country=Name("country", power), by=Name("country", by))
    upheave(run, by, before)
