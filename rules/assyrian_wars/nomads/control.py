"""Who acts for a nomad tribe: its ally, or whom the camps roll for as its impulse comes (10.1.1, 10.1.2, R-276)."""

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import is_wild, powers_of, seat_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run


class NomadControl(Procedure):
    """The camps roll for the control of a tribe; the winner's player decides for it until the next roll (10.1.1)."""

    steps = ("roll", "ask", "name")

    tribe: CountryId
    camp: Camp = Camp.NEUTRAL  # which won

    def roll(self, run: Run[Board]) -> None:
        """10.1.1: the higher die wins, ties are rolled again; a camp that is missing or defeated has no die (R-276)."""
        board = run.board
        camps = contenders(board)
        if not camps:
            run.end()
            return
        self.camp = camps[0]
        if len(camps) == 2:
            dice = run.roll("nomad-control", 2)
            run.tell(
                "nomad-control-rolled",
                "10.1.1",
                country=Name("country", self.tribe),
                camps=tuple(message("camp-name", camp=camp.value) for camp in camps),
                dice=dice,
            )
            if dice[0] == dice[1]:
                run.repeat()
                return
            self.camp = camps[0] if dice[0] > dice[1] else camps[1]
        if not _names(board, self.camp):
            self._appoint(run, next_in_turn(board, self.camp))
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """10.1.1: within its camp Assyria says who controls the tribe."""
        board = run.board
        seat = seat_of(board, ASSYRIA)
        if seat is not None:
            run.ask(
                seat,
                "name-controller",
                "10.1.1",
                options=[
                    Option(power, message("option-country", country=Name("country", power)))
                    for power in powers_of(board, self.camp)
                ],
                default=ASSYRIA,
                reason=message("name-controller", country=Name("country", self.tribe)),
                forced=True,
            )

    def name(self, run: Run[Board]) -> None:
        """10.1.1: that power decides for the tribe, also in defence, until the next roll."""
        self._appoint(run, CountryId(run.choice) if run.answers else ASSYRIA)

    def _appoint(self, run: Run[Board], power: CountryId) -> None:
        board = run.board
        board.countries[self.tribe].controller = power
        board.rotas[self.camp] = power
        run.tell("nomad-controller", "10.1.1", country=Name("country", self.tribe), power=Name("country", power))


def contenders(board: Board) -> list[Camp]:
    """The sides that roll: both camps, the neutral powers in the place of one that has no power left (R-276)."""
    found: list[Camp] = []
    for camp in (Camp.ASSYRIAN, Camp.REBEL):
        stands = camp if powers_of(board, camp) else Camp.NEUTRAL
        if stands not in found and powers_of(board, stands):
            found.append(stands)
    return found


def _names(board: Board, camp: Camp) -> bool:
    """Whether Assyria is there to name somebody; elsewhere the powers take turns (10.1.1)."""
    return camp is Camp.ASSYRIAN and ASSYRIA in powers_of(board, camp)


def next_in_turn(board: Board, camp: Camp) -> CountryId:
    """The power of a side after the one that controlled nomads last, in track order (10.1.1, R-276)."""
    powers = powers_of(board, camp)
    last = board.rotas.get(camp)
    track = list(board.countries)
    later = [power for power in powers if last is not None and track.index(power) > track.index(last)]
    return later[0] if later else powers[0]


# Into an alliance and out of it.


def free(run: Run[Board], tribe: CountryId) -> None:
    """From now on a tribe may act against everybody (7.6, 10.1.2)."""
    state = run.board.countries[tribe]
    if state.prey is not None:
        state.prey = None
        run.tell("tribe-freed", "10.1.2", country=Name("country", tribe))


def tamed(run: Run[Board], tribe: CountryId) -> None:
    """A tribe has become a power's ally: nobody else controls it, and no prey binds it any more (10.1.2)."""
    run.board.countries[tribe].controller = None
    free(run, tribe)


def set_loose(run: Run[Board], tribe: CountryId, ally: CountryId) -> None:
    """A tribe's alliance has ended: it is not deactivated, but control is rolled for again (10.1.2, 10.1.1).

    Until somebody is named, whose ally it was decides for it, as it may be in the middle of its impulse.
    """
    state = run.board.countries[tribe]
    if state.active and is_wild(run.board, tribe):
        state.controller = ally
        run.call(NomadControl(tribe=tribe))
