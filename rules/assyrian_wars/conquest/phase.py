"""Conquest at the Interphase: graces end, then each country in turn tries, or surrenders (7.1, 10.4.d, R-186)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import is_power, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.conquest import ConquestCheck, quote_lines
from rules.assyrian_wars.conquest.downfall import Downfalls
from rules.assyrian_wars.conquest.grace import GraceEnds
from rules.assyrian_wars.conquest.odds import chance
from rules.assyrian_wars.conquest.surrender import SurrenderOffer, refuse_surrender
from rules.core.messages import Name, Quote, Refusal, message
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, Option, Question
from rules.core.run import Run
from rules.core.table import Table

PASS, SURRENDER = "pass", "surrender"
CONQUER = "conquer:"  # and the country


class InterphaseConquests(Procedure):
    """7.1 of the Interphase, whole: the first thing in it (`run.call(InterphaseConquests())`); it calls `GraceEnds`."""

    steps = ("end_graces", "fall", "begin", "ask", "act", "go_on")

    waiting: tuple[CountryId, ...] = ()  # whose turn it is, and who comes after
    checked: tuple[CountryId, ...] = ()  # against whom a check was made

    def end_graces(self, run: Run[Board]) -> None:
        """7.1: graces that are over end before anything else (R-198)."""
        run.call(GraceEnds())

    def fall(self, run: Run[Board]) -> None:
        """7.1: who has lost everything is conquered without a roll (R-182)."""
        run.call(Downfalls())

    def begin(self, run: Run[Board]) -> None:
        """7.1, 10.4.d: in track order, beginning after the country that conducted the last card impulse (R-186)."""
        self.waiting = order_of_conquest(run.board)

    def ask(self, run: Run[Board]) -> None:
        """7.1: whether this country rolls against another one, or surrenders; silence means neither (R-105)."""
        board = run.board
        options, country = self._options(board), self.waiting[0] if self.waiting else None
        seat = None if country is None else seat_of(board, country)
        if not options or country is None or seat is None:
            return
        run.ask(
            seat,
            "interphase-conquest",
            "7.1",
            options=(Option(PASS), *options),
            default=Choose(PASS),
            reason=message("interphase-conquest", country=Name("country", country)),
        )

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | Quote | None:
        """What a check needs and how likely it is."""
        if not isinstance(answer, Choose) or not answer.option.startswith(CONQUER):
            return None
        of = CountryId(answer.option.removeprefix(CONQUER))
        return Quote("7.1", quote_lines(table.board, self.waiting[0], of), risky=True)

    def act(self, run: Run[Board]) -> None:
        """7.1: one check against each country, whoever makes it; the same country is asked again (R-181)."""
        if not run.answers or run.choice == PASS:
            self.waiting = self.waiting[1:]
        elif run.choice == SURRENDER:
            run.call(SurrenderOffer(country=self.waiting[0]))
        else:
            of = CountryId(run.choice.removeprefix(CONQUER))
            self.checked = (*self.checked, of)
            run.call(ConquestCheck(by=self.waiting[0], of=of))

    def go_on(self, run: Run[Board]) -> None:
        """7.1: until everybody had a chance."""
        if self.waiting:
            run.goto("ask")

    def _options(self, board: Board) -> list[Option]:
        """The checks that this country can make now, and a surrender."""
        if not self.waiting or seat_of(board, self.waiting[0]) is None:
            return []
        country = self.waiting[0]
        found = [
            Option(
                f"{CONQUER}{of}",
                message("option-conquer", country=Name("country", of), percent=round(100 * chance(board, of))),
            )
            for of in board.countries
            if of not in self.checked and is_power(board, country) and checks.refuse_check(board, country, of) is None
        ]
        if refuse_surrender(board, country) is None:
            found.append(Option(SURRENDER, message("option-surrender")))
        return found


def order_of_conquest(board: Board) -> tuple[CountryId, ...]:
    """All countries in track order, beginning after the one that conducted the last card impulse (R-4, R-186)."""
    track = list(board.countries)
    last = board.clock.last
    start = 0 if last is None else track.index(last) + 1
    return (*track[start:], *track[:start])
