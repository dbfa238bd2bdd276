"""Assyrian Wars, as the kernel gets to know it: what it is made of, how it begins, what each seat may see."""

from collections.abc import Mapping

from rules.assyrian_wars import setup
from rules.assyrian_wars.cards import PlayCard
from rules.assyrian_wars.editions import edition_named, edition_of, shelf
from rules.assyrian_wars.ids import ScenarioId
from rules.assyrian_wars.impulse import TakeImpulse
from rules.assyrian_wars.initiation import InitiateTurn
from rules.assyrian_wars.interphase import Interphase
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.turn import ActionPhase, GameTurns
from rules.assyrian_wars.view import View, view_of
from rules.core.actions import Action
from rules.core.game import Game, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

# In the order of the rulebook; an action that the phasing country takes is an `ImpulseAction` and opens by itself.
PROCEDURES: tuple[type[Procedure], ...] = (
    GameTurns,  # 3
    InitiateTurn,  # 5.1
    ActionPhase,  # 6.0
    TakeImpulse,  # 6.0
    Interphase,  # 7
)

ACTIONS: tuple[type[Action], ...] = (
    PlayCard,  # 3.1
)


class AssyrianWars(Game[Board]):
    """The struggle for the world of the Assyrian kings, 722 to 605 BC, for one to five players."""

    id = "assyrian-wars"
    version = 1
    board_type = Board
    procedures = PROCEDURES
    actions = ACTIONS

    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios of the house edition, with the packs that can be chosen."""
        packs = tuple(shelf().editions)
        house = edition_named(packs[0])
        return {key: setup.offer(scenario, packs) for key, scenario in house.scenarios.items()}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        """4: the board is laid out, then the first turn begins."""
        edition = edition_named(str(options["pack"]))
        board = setup.set_up(edition, edition.scenarios[ScenarioId(scenario)], options, seats, run.draw)
        run.call(GameTurns())
        return board

    def view(self, table: Table[Board], seat: Seat | None) -> View:
        return view_of(table.board, edition_of(table.board).counters, seat)


GAME = AssyrianWars()
