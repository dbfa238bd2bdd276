"""A game that ends before its time: a camp is defeated, or one power leads all others (9.1, 8.3, R-265 to R-267).

Who makes a power leave its camp by conquest, surrender or elimination calls `CampFalls` when that is done.
"""

from typing import NamedTuple

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import powers_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.politics.camps import camp_name
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.victory.scoring import ShareVictory
from rules.assyrian_wars.victory.victory import EndGame, is_in_play, standings
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

NEED = 10  # on two dice with the bonus (9.1)
FOR_ASSYRIA = 3
CAMP_POINTS = 4  # 8.3


class CampFalls(Procedure):
    """A power has left its camp by conquest, surrender or elimination: was it the last one? (8.3, 9.1, R-266)

    `run.call(CampFalls(camp=Camp.REBEL, by=("AS",)))` after the power is out of the camp and its `fallen_from` is set.
    Nothing happens while the camp still has a power.
    """

    steps = ("test", "roll", "respond")

    camp: Camp  # the camp that the power was in; who was neutral leaves none
    by: tuple[CountryId, ...]  # the conquerors of that power, the one who decides about a rest of points first

    def test(self, run: Run[Board]) -> None:
        """8.3: the defeat of an entire camp is 4 points for those whose conquest completed it (R-258)."""
        board = run.board
        if powers_of(board, self.camp):
            run.end()
            return
        run.tell("camp-defeated", "8.3", camp=camp_name(self.camp), powers=_names(defeated(board, self.camp)))
        run.call(
            ShareVictory(
                countries=self.by,
                points=CAMP_POINTS,
                decider=self.by[0],
                reason="vp-camp-defeated",
                about=self.camp,
            )
        )

    def roll(self, run: Run[Board]) -> None:
        """9.1: two dice, the turn, the defeated powers and 3 for Assyria; 10 or more ends the game (R-265)."""
        board = run.board
        if not board.options.sudden_end:
            return
        dice, bonus = run.roll("sudden-end", 2), sudden_end_bonus(board, self.camp)
        over = sum(dice) + bonus >= NEED
        run.tell("sudden-end-rolled", "9.1", camp=camp_name(self.camp), dice=dice, bonus=bonus, need=NEED, over=over)
        if over:
            run.call(EndGame())

    def respond(self, run: Run[Board]) -> None:
        """7.4.1: the game goes on, also without 9.1, and everybody may declare war and change camp for nothing."""
        run.call(PoliticalPhase(occasion="fallen-camp"))


def defeated(board: Board, camp: Camp) -> list[CountryId]:
    """The powers that a camp lost by conquest, surrender or elimination and that joined no camp since (R-266)."""
    return [code for code, state in board.countries.items() if state.fallen_from is camp]


def sudden_end_bonus(board: Board, camp: Camp) -> int:
    """What is added to the roll of 9.1 if this camp is defeated now (R-265)."""
    fallen = defeated(board, camp)
    return board.clock.turn + len(fallen) + (FOR_ASSYRIA if ASSYRIA in fallen else 0)


# A lead (9.1, R-267).


class Lead(NamedTuple):
    """A power whose points are more than those of others: of all together, or of the second and the last."""

    power: CountryId
    points: int
    others: int
    all_together: bool


def leads(board: Board) -> list[Lead]:
    """Who leads all others together, or, not being Assyria, the second and the last: that can end the game.

    With negative totals several can lead like that at the same time: they share the victory, as at the end (R-263).
    """
    found = [measure(board, power) for power in contenders(board)]
    return [lead for lead in found if lead is not None and lead.points > lead.others]


def measure(board: Board, power: CountryId) -> Lead | None:
    """What this power has, and what it would have to pass: the lesser of both ways, as far as they are open to it."""
    totals = contenders(board)
    others = sorted((points for other, points in totals.items() if other != power), reverse=True)
    if not others or totals[power] < others[0]:
        return None
    together, ends = sum(others), others[0] + others[-1]
    if power != ASSYRIA and ends < together:
        return Lead(power, totals[power], ends, False)
    return Lead(power, totals[power], together, True)


def contenders(board: Board) -> dict[CountryId, int]:
    """The points of the powers in play (R-267)."""
    return {power: points for power, points in standings(board).items() if is_in_play(board, power)}


def first_turn_of_lead(board: Board) -> int | None:
    """From which turn on a lead ends the game; None: never (9.1, R-267)."""
    first = edition_of(board).scenarios[board.scenario].first_turn
    return {"never": None, "turn-3": first + 2, "any": first}[board.options.lead]


def counts_in(board: Board, turn: int) -> bool:
    """Whether a lead ends the game in the Interphase after this turn."""
    first = first_turn_of_lead(board)
    return first is not None and first <= turn <= board.clock.last_turn


def runaways(board: Board) -> list[CountryId]:
    """Who has won by a lead now: at the VP segment of a turn in which it counts (R-267)."""
    return [lead.power for lead in leads(board)] if counts_in(board, board.clock.turn) else []


def warn_of_lead(run: Run[Board], turn: int) -> None:
    """9.1: a lead that would end the game in the Interphase after this turn is told before, once it is there."""
    if not counts_in(run.board, turn):
        return
    for lead in leads(run.board):
        run.tell(
            "lead-threatens",
            "9.1",
            country=Name("country", lead.power),
            points=lead.points,
            others=lead.others,
            together=lead.all_together,
            turn=turn,
        )


def tell_runaways(run: Run[Board]) -> None:
    """9.1: who leads, with how many points, and over what, at the count after this turn."""
    for lead in leads(run.board):
        turn = run.board.clock.turn
        run.tell(
            "runaway-lead",
            "9.1",
            country=Name("country", lead.power),
            points=lead.points,
            others=lead.others,
            together=lead.all_together,
            turn=turn,
        )


def _names(countries: list[CountryId]) -> tuple[Name, ...]:
    return tuple(Name("country", country) for country in countries)
