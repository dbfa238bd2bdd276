"""Two neighbours are set against each other (6.11.f, 6.17)."""

from collections.abc import Sequence
from functools import cache

from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import allied, at_war, in_grace, patron
from rules.assyrian_wars.board.state import Board, War
from rules.assyrian_wars.conquest.grace import end_grace
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.politics.activation import Activate
from rules.assyrian_wars.politics.diplomacy import set_marker
from rules.assyrian_wars.politics.regency import choose_controller
from rules.assyrian_wars.politics.upheaval import Enmity, enmities, upheave
from rules.core.messages import Name, Refusal, message
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table


class StartWarHandler(Handler[event.StartWar]):
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

    def example(self, table: Table[Board], play: Play, effect: event.StartWar) -> Play | None:
        """The first two that can be set against each other."""
        board = table.board
        pairs = ((one, other) for one in board.countries for other in rivals(board, one, effect))
        pair = next(pairs, None)
        return None if pair is None else play.naming(*pair)

    def firsts(self, board: Board, effect: event.StartWar) -> list[Name]:
        return aims.country_names(code for code in board.countries if rivals(board, code, effect))

    def seconds(self, board: Board, first: str, effect: event.StartWar) -> list[Name]:
        return aims.country_names(rivals(board, CountryId(first), effect))

    def apply(self, run: Run[Board], play: Play, effect: event.StartWar) -> None:
        one, other = (CountryId(target) for target in play.targets)
        run.call(Hostilities(one=one, other=other))


def rivals(board: Board, one: CountryId, effect: event.StartWar) -> list[CountryId]:
    """Whom a country can be set against: a neighbour, or who is named with it."""
    named = [code for pair in effect.pairs if one in pair for code in pair]
    near = (*neighbours(board.pack, one), *named) if one in board.countries else ()
    return [code for code in board.countries if code in near and can_quarrel(board, one, code, named=code in named)]


def can_quarrel(board: Board, one: CountryId, other: CountryId, *, named: bool) -> bool:
    """Minors at peace that are not on the same side, or a named pair also in a grace period."""
    if one == other or any(board.countries[code].eliminated for code in (one, other)):
        return False
    if not named and not all(_is_minor(board, code) for code in (one, other)):
        return False
    if allied(board, one, other) or at_war(board, one, other):
        return False
    return named or not in_grace(board, one, other)


def _is_minor(board: Board, country: CountryId) -> bool:
    return board.countries[country].kind == "minor" and not board.countries[country].is_power


@cache
def neighbours(pack: str, country: CountryId) -> tuple[CountryId, ...]:
    """The countries with a home area that is connected to one of this country (1.3)."""
    printed = edition_named(pack).map
    near = [area for home in printed.home_areas[country] for area in printed.neighbours[home]]
    return tuple(other for other, home in printed.home_areas.items() if any(area in home for area in near))


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
