"""Hunger sieges: the number on the city grows until it surrenders (6.8.1, P-6, R-92)."""

from rules.assyrian_wars.battle.promotion import promote
from rules.assyrian_wars.board.forces import garrison, leaders, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Siege
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.siege.capture import Surrender, city_seat, city_spokesman, is_starved
from rules.assyrian_wars.siege.dice import hunger_needed
from rules.assyrian_wars.siege.sortie import SortieBattle
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

SORTIE, STAY = "sortie", "stay"


class HungerStep(Procedure):
    """One step of a hunger siege that is paid for: the garrison may sortie, then the number grows (6.8.1)."""

    steps = ("ask", "hear", "respond", "advance", "finish")

    area: AreaId
    country: CountryId  # whose siege it is
    besiegers: tuple[PieceId, ...]

    def ask(self, run: Run[Board]) -> None:
        """6.8: the city's owner may answer with a sortie of everybody inside, free of AP (R-93, R-94)."""
        board = run.board
        seat, inside = city_seat(board, self.area), garrison(board.areas[self.area])
        able = any(not unit.used for unit in units(inside))  # who has fought in this impulse is finished
        if seat is None or not (able or (inside and board.options.fog_of_war)):
            return  # with 9.5 nobody shall learn from our silence that a leader is alone inside
        siege = self.siege(board)
        options = (Option(STAY, message("option-stay-inside")), Option(SORTIE, message("option-sortie")))
        run.ask(
            seat,
            "sortie",
            "6.8",
            options=options if able else options[:1],
            default=Choose(STAY),
            reason=message(
                "hunger-step-coming",
                area=Name("area", self.area),
                number=0 if siege is None else siege.hunger or 0,
                needed=hunger_needed(board, self.area),
            ),
            private=True,
        )

    def hear(self, run: Run[Board]) -> None:
        """6.8: the sortie comes before the step."""
        if run.answers and run.choice == SORTIE:
            run.call(SortieBattle(area=self.area, country=city_spokesman(run.board, self.area)))

    def respond(self, run: Run[Board]) -> None:
        """6.8.1: a siege that was lifted takes no step; otherwise cards may still answer it."""
        if self.siege(run.board) is None:
            run.end()
            return
        open_window(run, Trigger.HUNGER_STEP, run.board.areas[self.area].control, self.area)

    def advance(self, run: Run[Board]) -> None:
        """6.8.1: the 1 moves onto the city, or the number there grows; at its limit the city surrenders."""
        board = run.board
        siege = self.siege(board)
        if siege is None:
            run.end()
            return
        siege.hunger = (siege.hunger or 0) + 1
        run.tell(
            "hunger-step",
            "6.8.1",
            area=Name("area", self.area),
            number=siege.hunger,
            needed=hunger_needed(board, self.area),
        )
        if is_starved(board, self.area, siege):
            run.call(Surrender(area=self.area, country=self.country))
        else:
            run.end()

    def finish(self, run: Run[Board]) -> None:
        """6.8.1, 9.2: who took the city is finished, and its leaders may be promoted (R-92, R-97)."""
        takers = [piece for piece in run.board.areas[self.area].pieces if piece.id in self.besiegers]
        for piece in takers:
            piece.finish("6.8.1")
        promote(run, [leader.id for leader in leaders(takers)])

    def steps_left(self, board: Board) -> int:
        """How many steps, this one included, the city still has to suffer."""
        siege = self.siege(board)
        return hunger_needed(board, self.area) - (0 if siege is None else siege.hunger or 0)

    def siege(self, board: Board) -> Siege | None:
        """The hunger siege, if it still stands: that of these besiegers, or one that has lost its leader (R-88)."""
        own = [siege for siege in board.areas[self.area].sieges if siege.country == self.country]
        led = [siege for siege in own if siege.leader in self.besiegers]
        return next(iter(led or [siege for siege in own if siege.leader is None]), None)
