"""What a secret diplomacy action does, whether a marker or a card brought it about (7.5.2, 6.11.m)."""

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.relations import HIGHEST, seat_of
from rules.assyrian_wars.board.state import Board, Scheme
from rules.assyrian_wars.interphase.objectives import (
    CARD,
    EXPEL,
    IMPULSE,
    KING,
    MOVE,
    PACT,
    RAID,
    REFUSE,
    REVOLT,
    RISING,
    SECURE,
    Choice,
    free_raiders,
)
from rules.assyrian_wars.interphase.revolts import place_revolt
from rules.assyrian_wars.politics.diplomacy import NEUTRALS, Space, set_marker, space_of
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.sea import raiding
from rules.assyrian_wars.tribute.phase import SchemedTribute
from rules.assyrian_wars.tribute.tribute import begin_tribute
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


def carry_out(run: Run[Board], power: CountryId, objective: str, choice: Choice, *, by_card: bool = False) -> None:
    """Does it, free of charge and whatever has been agreed (7.5.2.f); it may roll, draw and call, but never asks.

    `by_card=True`: in an impulse, so that the tribute options are not stored until 5.2 but done at once (R-243).
    """
    target = CountryId(objective)
    if choice.way == EXPEL:
        raiding.remove_marker(run, CountryId(choice.to), "7.5.2.a")
    elif choice.way == RAID:
        run.call(FreeRaid(power=power))
    elif choice.way == CARD:
        run.tell("secret-card", "7.5.2.b", country=Name("country", target))
        decks.draw_card(run, target, "7.5.2.b")
    elif choice.way == IMPULSE:
        run.board.clock.special.append(target)
        run.tell("secret-impulse", "7.5.2.b", country=Name("country", target))
    elif choice.way == MOVE:
        move_marker(run, power, target)
    elif choice.way in (REFUSE, SECURE):
        scheme(run, power, target, secured=choice.way == SECURE, at_once=by_card)
    elif choice.way in (REVOLT, RISING):
        place_revolt(run, AreaId(choice.to), power)
    elif choice.way == KING:
        plot_against_king(run, target, by_card=by_card)
    elif choice.way == PACT:
        make_pact(run, power, AreaId(choice.to))


# The diplomatic track.


def move_marker(run: Run[Board], power: CountryId, minor: CountryId) -> None:
    """7.5.2.c: a die of spaces, down another power's track and with the rest up the own one (R-242)."""
    board = run.board
    (die,) = run.roll("secret-move")
    track, level = moved(board, power, minor, die)
    run.tell("secret-move", "7.5.2.c", country=Name("country", minor), power=Name("country", power), die=die)
    set_marker(run, minor, track, level, "7.5.2.c")


def moved(board: Board, power: CountryId, minor: CountryId, points: int) -> Space:
    """Where so many points bring a marker, also one that a Conquest box keeps: of several his own (R-242, R-286)."""
    track, level = space_of(board, minor, power)
    if track is None or track == power:
        return power, min(HIGHEST, level + points)
    rest = points - level
    if rest < 0:
        return track, -rest
    return (power, rest) if rest else NEUTRALS


def scheme(run: Run[Board], power: CountryId, minor: CountryId, *, secured: bool, at_once: bool) -> None:
    """7.5.2.c: the tribute goes astray or is secured, in 5.2 of the coming turn, or by a card at once (R-243)."""
    plot = Scheme(power, minor, secured)
    if at_once:
        before = enmities(run.board)
        run.call(SchemedTribute(scheme=plot))
        upheave(run, power, before)  # 8.1: Assyrians leave who pays no more; with who pays there is peace (5.2.3)
        return
    run.board.schemes.append(plot)
    told = "secret-tribute-secured" if secured else "secret-tribute-refused"
    run.tell(told, "7.5.2.c", country=Name("country", minor), power=Name("country", power))


def make_pact(run: Run[Board], power: CountryId, city: AreaId, rule: str = "7.5.2.e") -> None:
    """A free minor city is on a power's side from now on and pays it; it defends itself (6.11.c2, 7.5.2.e)."""
    before = enmities(run.board)
    run.board.pacts[city] = power
    run.tell("pact-made", rule, area=Name("area", city), country=Name("country", power))
    begin_tribute(run, CountryId(city), power, "pact", rule)
    upheave(run, power, before)  # a war with the city is over, and who besieges it for the power goes


def plot_against_king(run: Run[Board], target: CountryId, *, by_card: bool) -> None:
    """7.5.2.d: its next succession roll is 1 higher; what a card did in the turn outlives the 7.5 before it (R-246)."""
    state = run.board.countries[target]
    if by_card:
        state.turn.throne_plot += 1
    else:
        state.king_roll += 1
    run.tell("secret-king", "7.5.2.d", country=Name("country", target))


# Trade.


class FreeRaid(Procedure):
    """A raider is placed for nothing and raids at once (7.5.2.a, R-240)."""

    steps = ("ask", "send", "strike")

    power: CountryId
    raider: PieceId = PieceId("")

    def ask(self, run: Run[Board]) -> None:
        """6.15: which unit goes; those of the Regroup Box first."""
        board = run.board
        seat, able = seat_of(board, self.power), free_raiders(board, self.power)
        if seat is not None and able:
            run.ask(
                seat,
                "free-raider",
                "7.5.2.a",
                options=[Option(unit.id, message("option-piece", piece=piece_name(unit.id))) for unit in able],
                default=Choose(able[0].id),
                reason=message("free-raider", country=Name("country", self.power)),
                private=True,  # 9.5: the units are in stacks
            )

    def send(self, run: Run[Board]) -> None:
        """6.15: into a free Raid Box, or against whoever is in one if all are full (R-240)."""
        if not run.answers:
            run.end()
            return
        self.raider = PieceId(run.choice)
        run.call(raiding.EnterRaidBox(unit=self.raider))

    def strike(self, run: Run[Board]) -> None:
        """7.5.2.a: one attempt, without waiting for another impulse (R-240)."""
        if run.result is True:
            run.call(raiding.RaidAttempt(raider=self.raider))
