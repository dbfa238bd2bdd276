"""Two neighbours are set against each other (6.11.f, 6.17)."""

from collections.abc import Sequence

from rules.assyrian_wars.activation import Activate
from rules.assyrian_wars.diplomacy import set_marker
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.grace import end_grace
from rules.assyrian_wars.ids import CountryId
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.regency import choose_controller
from rules.assyrian_wars.relations import allied, at_war, in_grace, patron
from rules.assyrian_wars.state import Board, War
from rules.assyrian_wars.upheaval import Enmity, enmities, upheave
from rules.core.messages import Name, Refusal, message
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table


class StartWar(Handler[event.StartWar]):
    """Two minors whose lands touch, or a pair that the card names, are at war (6.11.f)."""

    effect = event.StartWar

    def check(self, table: Table[Board], play: Play, effect: event.StartWar) -> Refusal | Lines:
        board = table.board
        wrong = aims.refuse_more(play, 2)
        wrong = wrong or aims.refuse_aim(play, self.firsts(board, effect), "6.11.f", "nobody-to-incite")
        wrong = wrong or aims.refuse_aim(
            play, self.seconds(board, play.target, effect), "6.11.f", "no-quarrel-there", 1
        )
        return wrong or (message("quote-incite", countries=aims.names(play, "country")),)

    def targets(self, table: Table[Board], play: Play, effect: event.StartWar) -> Sequence[Name]:
        if not play.targets:
            return self.firsts(table.board, effect)
        return self.seconds(table.board, play.target, effect) if len(play.targets) == 1 else []

    def firsts(self, board: Board, effect: event.StartWar) -> list[Name]:
        return aims.country_names(code for code in board.countries if self.seconds(board, code, effect))

    def seconds(self, board: Board, first: str, effect: event.StartWar) -> list[Name]:
        one = CountryId(first)
        return aims.country_names(code for code in board.countries if can_quarrel(board, one, code, effect))

    def apply(self, run: Run[Board], play: Play, effect: event.StartWar) -> None:
        one, other = (CountryId(target) for target in play.targets)
        run.call(Hostilities(one=one, other=other))


def can_quarrel(board: Board, one: CountryId, other: CountryId, effect: event.StartWar) -> bool:
    """Neighbours at peace that are not on the same side, or a named pair also in a grace period."""
    if one == other or any(code not in board.countries or board.countries[code].eliminated for code in (one, other)):
        return False
    named = (one, other) in effect.pairs or (other, one) in effect.pairs
    minors = all(board.countries[code].kind == "minor" and not board.countries[code].is_power for code in (one, other))
    if not named and not (minors and are_neighbours(board, one, other)):
        return False
    if allied(board, one, other) or at_war(board, one, other):
        return False
    return named or not in_grace(board, one, other)


def are_neighbours(board: Board, one: CountryId, other: CountryId) -> bool:
    """A home area of one is connected to a home area of the other (1.3)."""
    game_map = edition_of(board).map
    theirs = game_map.home_areas[other]
    return any(area in theirs for home in game_map.home_areas[one] for area in game_map.neighbours[home])


class Hostilities(Procedure):
    """A war of just the two, into which the powers allied to them need not follow (6.11.f, 6.17)."""

    steps = ("free", "begin", "wake")

    one: CountryId
    other: CountryId
    before: tuple[Enmity, ...] = ()

    def free(self, run: Run[Board]) -> None:
        """7.1: a grace period between the two ends; points that one has with the other are lost (R-226)."""
        board = run.board
        for by, of in ((self.one, self.other), (self.other, self.one)):
            end_grace(run, by, of, "6.11.f")
        for minor, power in ((self.one, self.other), (self.other, self.one)):
            if board.countries[minor].track == power:
                set_marker(run, minor, None, 0, "6.11.f")

    def begin(self, run: Run[Board]) -> None:
        """6.11.f: they are at war; who stands in the other's land leaves it or fights."""
        board = run.board
        self.before = enmities(board)
        board.wars.append(War(self.one, self.other, "event", board.clock.turn))
        run.tell("war-incited", "6.11.f", country=Name("country", self.one), other=Name("country", self.other))
        upheave(run, self.one, self.before)

    def wake(self, run: Run[Board]) -> None:
        """6.17, 7.4.5: inactive minors are activated, and somebody plays them."""
        board = run.board
        sleeping = [code for code in (self.one, self.other) if not board.countries[code].active]
        for code in sleeping:
            if patron(board, code) is None:
                choose_controller(board, code, run.draw)
            run.call(Activate(minor=code))
