"""Elimination, if the players want it: a power that has lost nearly everything leaves the game (7.1, R-203)."""

from rules.assyrian_wars.board.ids import ASSYRIA, CIMMERIANS, SCYTHIANS, URARTU, CountryId
from rules.assyrian_wars.board.relations import friendly, is_power, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.overthrow import Overthrow
from rules.assyrian_wars.conquest.provinces import TakeProvince
from rules.assyrian_wars.conquest.removal import remove_country
from rules.assyrian_wars.conquest.substitutes import Succeed
from rules.assyrian_wars.victory.scoring import ShareVictory
from rules.core.messages import Name
from rules.core.run import Run

FOR_A_POWER, FOR_ASSYRIA, FOR_URARTU = 6, 24, 2  # twice the points of a conquest
CITIES_LEFT = 2
DESTROYERS = (SCYTHIANS, CIMMERIANS)  # of Urartu


class Eliminate(Overthrow):
    """A power, or Urartu by the nomads, is out of the game; its player goes on with another country (7.1)."""

    steps = ("begin", "score", "take_provinces", "remove", "succeed", "settle", "test_camp")

    def begin(self, run: Run[Board]) -> None:
        """7.1: at most two home cities are left, and the capital is not among them."""
        names = self.bring_down(run.board)
        run.tell("country-eliminated", "7.1", country=Name("country", self.of), by=names)

    def score(self, run: Run[Board]) -> None:
        """7.1: twice as many victory points as a conquest, shared like those (R-203)."""
        points = FOR_URARTU if self.of == URARTU else FOR_ASSYRIA if self.of == ASSYRIA else FOR_A_POWER
        run.call(
            ShareVictory(countries=self.victors, points=points, decider=self.by, reason="vp-elimination", about=self.of)
        )

    def take_provinces(self, run: Run[Board]) -> None:
        """7.1: of all its land only the provinces of its conquerors will ever earn something again."""
        for victor in self.victors:
            if is_power(run.board, victor):
                run.call(TakeProvince(by=victor, of=self.of))

    def remove(self, run: Run[Board]) -> None:
        """7.1: its forces and markers leave the game, its land is nobody's, its relations are over."""
        remove_country(run, self.of)

    def succeed(self, run: Run[Board]) -> None:
        """7.1: its player gets another country to go on with, and its home cards."""
        run.call(Succeed(of=self.of))


def is_doomed(board: Board, country: CountryId) -> bool:
    """At most two friendly cities left, without the capital, after an earlier conquest or in the last turn (R-203)."""
    state = board.countries[country]
    if not board.options.elimination or state.eliminated or (state.kind != "power" and country != URARTU):
        return False
    held = [area for area in checks.squares(board, country) if _is_friendly(board, country, board.areas[area].control)]
    if len(held) > CITIES_LEFT or checks.has_capital(board, country, held):
        return False
    if country == URARTU:
        return bool(_tribes_in(board, country))
    earlier = any(not fall.surrender for fall in state.falls)
    last = board.clock.turn >= board.clock.last_turn
    return (earlier or last) and bool(checks.invaders(board, country))


def _is_friendly(board: Board, country: CountryId, holder: CountryId) -> bool:
    return holder == country or friendly(board, country, holder)


def _tribes_in(board: Board, country: CountryId) -> list[CountryId]:
    """The nomads that hold a part of it: only they can eliminate Urartu (7.1)."""
    holders = [board.areas[area].control for area in checks.invaded(board, country)]
    return [tribe for tribe in DESTROYERS if tribe in holders]


def destroyers(board: Board, country: CountryId) -> tuple[CountryId, ...]:
    """Who may be the conqueror of an eliminated country: the nomads of Urartu act for their ally or themselves."""
    if country != URARTU:
        return tuple(checks.invaders(board, country))
    return tuple(patron(board, tribe) or tribe for tribe in _tribes_in(board, country))
