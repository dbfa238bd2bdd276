"""Conquest of a country: the check, who is the conqueror, and everything that follows (6.13, 7.1)."""

from typing import Annotated, ClassVar, Literal

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import allies, is_power, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.box import put_in_box
from rules.assyrian_wars.conquest.effects import drop_influence, pacify_minor, pacify_power, return_land
from rules.assyrian_wars.conquest.leaving_abroad import LeaveAbroad
from rules.assyrian_wars.conquest.odds import quote_check
from rules.assyrian_wars.conquest.overthrow import Overthrow
from rules.assyrian_wars.conquest.provinces import TakeProvince
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import ShareVictory
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

How = Literal["check", "overrun", "surrender", "card"]

FOR_A_MINOR, FOR_A_POWER, FOR_ASSYRIA = 1, 3, 12  # victory points (8.3)


class AttemptConquest(ImpulseAction, frozen=True):
    """Rolls to conquer a country of which cities are held; free, once a turn for each country (6.13)."""

    rule: ClassVar[str] = "6.13"

    country: Annotated[CountryId, Kind("country")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, by = table.board, phasing(table.board)
        refusal = refuse_attempt(board, by, self.country)
        return refusal or Quote(self.rule, quote_lines(board, by, self.country), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(ConquestCheck(by=phasing(run.board), of=self.country))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.refuse_closed(board) is not None or not is_power(board, country):
            return []
        prey = [other for other in board.countries if checks.has_lost_ground(board, other)]
        open_now = [other for other in prey if refuse_attempt(board, country, other) is None]
        return picking.one(open_now, typed, "country")


def refuse_attempt(board: Board, by: CountryId, of: CountryId) -> Refusal | None:
    """Powers conquer, in their own impulse; each country is checked once a turn, whoever rolls (6.13, R-181, R-187)."""
    closed = purse.refuse_closed(board)
    if closed is not None:
        return closed
    if not is_power(board, by):
        return refuse("7.1.C", "conquest-by-powers", country=Name("country", by))
    refusal = checks.refuse_check(board, by, of)
    if refusal is not None:
        return refusal
    if board.countries[of].turn.conquest_checked:
        return refuse("6.13", "conquest-once-a-turn", country=Name("country", of))
    if of in purse.running(board).claims:
        return refuse("7.1.C", "conqueror-is-another", country=Name("country", of))
    return None


def quote_lines(board: Board, by: CountryId, of: CountryId) -> tuple[Message, ...]:
    """What the die needs, what the chance is, and who has a say about the conqueror (7.1.A, 7.1.C)."""
    die = quote_check(board, of)
    others = tuple(Name("country", power) for power in checks.invaders(board, of) if power != by)
    return (die, message("quote-joint-conquest", powers=others)) if others else (die,)


class ConquestCheck(Procedure):
    """One roll against a country, by the power that its invaders agree on (7.1.A, 7.1.C)."""

    steps = ("name", "announce", "roll")

    by: CountryId
    of: CountryId

    def name(self, run: Run[Board]) -> None:
        """7.1.C: the powers that hold a part of it decide who is the conqueror."""
        run.call(NameConqueror(of=self.of, candidates=tuple(checks.invaders(run.board, self.of)), claim=self.by))

    def announce(self, run: Run[Board]) -> None:
        """7.1.C: the conqueror rolls, in an impulse only in his own (R-181); then cards may answer (6.11.e)."""
        board, chosen = run.board, CountryId(run.result)
        if board.impulse is None:
            self.by = chosen
        elif chosen != self.by:
            board.impulse.claims.append(self.of)
            run.tell("conqueror-disputed", "7.1.C", country=Name("country", self.of), by=Name("country", chosen))
            run.end()
            return
        else:
            board.countries[self.of].turn.conquest_checked = True
        open_window(run, Trigger.CONQUEST_CHECK, self.of)

    def roll(self, run: Run[Board]) -> None:
        """7.1.A: one die, more for powers, against the cities held, the capital twice (R-184)."""
        board = run.board
        modifier = checks.added(board, self.of) + hooks.take_conquest_modifier(run, self.of)
        (die,) = run.roll("conquest-check")
        cities = checks.city_count(board, self.of)
        success = die + modifier <= cities
        run.tell(
            "conquest-rolled",
            "7.1.A",
            by=Name("country", self.by),
            country=Name("country", self.of),
            die=die,
            modifier=modifier,
            total=die + modifier,
            cities=cities,
            success=success,
        )
        if success:
            run.call(Conquer(by=self.by, of=self.of, how="check"))


class NameConqueror(Procedure):
    """Who of several powers is the conqueror: as they agree, else as the one with most areas says (7.1.C).

    Ends with the country. `claim` is who wants to roll now; he need not be asked.
    """

    steps = ("ask", "decide")

    of: CountryId
    candidates: tuple[CountryId, ...]
    claim: CountryId = CountryId("")

    def ask(self, run: Run[Board]) -> None:
        """7.1.C: they decide among themselves; without an answer everybody names himself (R-105)."""
        options = [Option(one, message("option-country", country=Name("country", one))) for one in self.candidates]
        for seat, power in self._asked(run.board).items():
            run.ask(
                seat,
                "name-conqueror",
                "7.1.C",
                options=options,
                default=Choose(power),
                reason=message("conqueror-to-name", country=Name("country", self.of)),
            )

    def decide(self, run: Run[Board]) -> None:
        """7.1.C: without agreement the one with most square areas decides, then the one with the largest force."""
        board = run.board
        wishes = {seat: answer.option for seat, answer in run.answers.items() if isinstance(answer, Choose)}
        if self.claim:
            wishes[seat_of(board, self.claim) or Seat("")] = self.claim
        judge = checks.rank_invaders(board, self.of, self.candidates)[0]
        if len(set(wishes.values())) == 1:
            run.end(next(iter(wishes.values())))
        else:
            run.end(wishes.get(seat_of(board, judge) or Seat(""), judge))

    def _asked(self, board: Board) -> dict[Seat, CountryId]:
        """The seats with something to say, each with its first power; who takes Assyria together need not choose."""
        together = set(checks.conquerors(board, self.candidates[0], self.of)) >= set(self.candidates)
        if len(self.candidates) == 1 or together:
            return {}
        asked: dict[Seat, CountryId] = {}
        claiming = seat_of(board, self.claim) if self.claim else None
        for power in self.candidates:
            seat = seat_of(board, power)
            if seat is not None and seat != claiming:
                asked.setdefault(seat, power)
        return asked


class Conquer(Overthrow):
    """A country is conquered: victory points, its wars and relations, tribute, a province, the grace period (7.1.D).

    `run.call(Conquer(by="AS", of="SY"))`; allied powers that conquer Assyria together follow by themselves.
    """

    steps = (
        "begin",
        "score",
        "take_provinces",
        "make_peace",
        "lose_influence",
        "leave_abroad",
        "pay",
        "withdraw",
        "settle",
        "test_camp",
    )

    how: How = "check"

    def begin(self, run: Run[Board]) -> None:
        """7.1: the country is conquered; a surrender is as good as a conquest (7.1.B)."""
        names = self.bring_down(run.board, surrender=self.how == "surrender")
        run.tell("country-conquered", "7.1", country=Name("country", self.of), by=names)

    def score(self, run: Run[Board]) -> None:
        """8.3: 1 point for a minor, 3 for a power, 12 for Assyria, shared by those who took it together (R-257)."""
        points = FOR_A_POWER if is_power(run.board, self.of) else FOR_A_MINOR
        run.call(
            ShareVictory(
                countries=self.victors,
                points=FOR_ASSYRIA if self.of == ASSYRIA else points,
                decider=self.by,
                reason="vp-conquest",
                about=self.of,
            )
        )

    def take_provinces(self, run: Run[Board]) -> None:
        """7.1.D: the conqueror may keep one area as a province while his units are there; of Assyria each may."""
        for victor in self.victors:
            run.call(TakeProvince(by=victor, of=self.of))

    def make_peace(self, run: Run[Board]) -> None:
        """7.1.D: a minor's wars and relations end and it is inactive; a power is neutral, at peace with the victors."""
        if is_power(run.board, self.of):
            pacify_power(run, self.victors, self.of, surrender=self.how == "surrender")
        else:
            pacify_minor(run, self.by, self.of)

    def lose_influence(self, run: Run[Board]) -> None:
        """7.1.D: on a power's track every marker falls by 2D6; minor cities with a pact with it are free (R-192)."""
        if is_power(run.board, self.of):
            drop_influence(run, self.of)

    def leave_abroad(self, run: Run[Board]) -> None:
        """7.1.D: what it holds outside its country reverts, and its forces there go to the nearest home area."""
        left = return_land(run, self.of)
        if left:
            run.call(LeaveAbroad(country=self.of, areas=left))

    def pay(self, run: Run[Board]) -> None:
        """7.1.D: tribute at once, the Conquest box, and the grace period (R-198)."""
        for victor in self.victors:
            put_in_box(run, victor, self.of)

    def withdraw(self, run: Run[Board]) -> None:
        """7.1.D: the conqueror's and his allies' other units leave the country, to come back as friends (R-196)."""
        leaving = dict.fromkeys(ally for victor in self.victors for ally in allies(run.board, victor))
        run.call(Homeward(expelled=tuple((country, self.of) for country in leaving)))
