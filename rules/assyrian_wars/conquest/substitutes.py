"""The player of an eliminated power goes on with nomads or minors, which count as powers (7.1, R-203)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import units
from rules.assyrian_wars.board.ids import CIMMERIANS, SCYTHIANS, CountryId
from rules.assyrian_wars.board.pieces import NOBODY, is_hired
from rules.assyrian_wars.board.relations import hand_seen, patron
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.conquest.box import release
from rules.assyrian_wars.control.control import hand_over_cities
from rules.assyrian_wars.control.holding import set_control
from rules.assyrian_wars.politics.activation import Activate
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import stop_tribute
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run

TRIBES = (SCYTHIANS, CIMMERIANS)  # for the first and the second power that is eliminated
MINORS_AFTERWARDS = 2


class Succeed(Procedure):
    """What the player of an eliminated power plays from now on (7.1)."""

    steps = ("ask", "take_over", "wake")

    of: CountryId
    substitutes: tuple[CountryId, ...] = ()

    def ask(self, run: Run[Board]) -> None:
        """7.1: the first gets the Scythians, the second the Cimmerians and a minor, the others two minors each."""
        board = run.board
        seat, number, minors = board.countries[self.of].seat, minors_due(board, self.of), free_minors(board)
        if seat is None or not number or not minors:
            return
        number = min(number, len(minors))
        run.ask(
            seat,
            "choose-substitute",
            "7.1",
            options=[Option(minor, message("option-country", country=Name("country", minor))) for minor in minors],
            default=Choose(minors[0]) if number == 1 else ChooseMany(tuple(minors[:number])),
            reason=message("substitute-to-choose", country=Name("country", self.of), number=number),
            at_least=number,
            at_most=number,
        )

    def take_over(self, run: Run[Board]) -> None:
        """7.1: they are treated as powers from now on, whatever their relations were, and get the home cards.

        Who gets no further substitute leaves the cards to the one that he has (R-203), or to nobody.
        """
        board, before = run.board, enmities(run.board)
        chosen = tuple(CountryId(option) for option in run.choices) if run.answers else ()
        self.substitutes = (*tribe_due(board, self.of), *chosen)
        for country in self.substitutes:
            make_power(run, country, self.of)
        played = [country for country, state in board.countries.items() if state.stands_for == self.of]
        bequeath(run, self.of, next(iter((*self.substitutes, *played)), None))
        if self.substitutes:
            upheave(run, self.substitutes[0], before)  # 6.9: their alliances and wars of before are over

    def wake(self, run: Run[Board]) -> None:
        """6.17: a minor that was inactive is set up; a tribe comes with the timetable if it is not there yet."""
        for country in self.substitutes:
            state = run.board.countries[country]
            if state.kind == "minor" and not state.active:
                run.call(Activate(minor=country))


# What is due.


def tribe_due(board: Board, of: CountryId) -> tuple[CountryId, ...]:
    """The tribe that a player gets, if it is in the scenario and nobody has it yet (7.1)."""
    place = _place(board, of)
    if not place or place > len(TRIBES):
        return ()
    state = board.countries.get(TRIBES[place - 1])
    return () if state is None or state.acts_as_power else (TRIBES[place - 1],)


def minors_due(board: Board, of: CountryId) -> int:
    """How many minors a player chooses; one more where a tribe is not to be had (7.1)."""
    place = _place(board, of)
    if not place:
        return 0
    usual = place - 1 if place <= len(TRIBES) else MINORS_AFTERWARDS
    missing = place <= len(TRIBES) and not tribe_due(board, of)
    return usual + missing


def _place(board: Board, of: CountryId) -> int:
    """The how-manieth power that is eliminated; 0: no power, or the Mede for the second time (R-203)."""
    state = board.countries[of]
    if state.kind != "power" or state.resurrected:
        return 0
    return sum(one.kind == "power" and (one.eliminated or one.resurrected) for one in board.countries.values())


def free_minors(board: Board) -> list[CountryId]:
    """The minors that nobody plays as powers."""
    return [
        country
        for country, state in board.countries.items()
        if state.kind == "minor" and not state.acts_as_power and not state.eliminated
    ]


# What follows.


def make_power(run: Run[Board], country: CountryId, of: CountryId) -> None:
    """A tribe or minor is treated as a power: no marker on a track, no conqueror, its player's own (7.1)."""
    board, state = run.board, run.board.countries[country]
    hand_over_cities(run, country, patron(board, country) or country)
    for entry in [entry for entry in board.conquests if entry.of == country]:
        release(run, entry.by, country, "7.1")
    for line in [line for line in board.tributes if line.payer == country]:
        stop_tribute(run, country, line.to, line.reason, "7.1")
    state.track, state.level, state.refusal = None, 0, ""
    state.camp = Camp.NEUTRAL
    state.seat, state.stands_for = board.countries[of].seat, of
    state.controller = state.controller_camp = None
    state.prey = None
    state.acts_as_power = True
    if state.hand:
        run.reveal(*hand_seen(board, country))  # its new player sees them
    run.tell("substitute-named", "7.1", country=Name("country", country), power=Name("country", of))


def bequeath(run: Run[Board], of: CountryId, heir: CountryId | None) -> None:
    """The home cards of an eliminated power are its substitute's; without one they leave the game (7.1)."""
    board, state = run.board, run.board.countries[of]
    state.heir = heir
    home, state.played_home = state.played_home, []
    if heir is not None:
        board.countries[heir].hand += home


def resurrect(run: Run[Board], country: CountryId, eco: int) -> None:
    """The Mede returns: its counters are in its force pool, and what nobody holds of its land is its own (7.1).

    Its player keeps the substitute and has both from now on.
    """
    board, state = run.board, run.board.countries[country]
    game_map = edition_of(board).map
    state.eliminated, state.resurrected, state.active = False, True, True
    state.heir, state.eco = None, eco
    back = [piece for piece in board.removed if piece[:2] == country and not is_hired(piece)]
    kings = edition_of(board).counters.kings
    state.pool += [piece for piece in back if piece not in kings]
    board.removed = [piece for piece in board.removed if piece not in state.pool]
    run.tell("country-returns", "7.1", country=Name("country", country))
    run.tell("eco-raised", "7.1", country=Name("country", country), levels=eco)
    for area in game_map.home_areas[country]:
        held = board.areas.get(area)
        if held is not None and held.control == NOBODY and not units(held.pieces):
            set_control(run, area, country)
