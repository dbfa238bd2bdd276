"""ch.5: displaced Carthaginians return, and Scipio Africanus arrives."""

from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.board.control import in_region
from rules.hannibal.board.forces import (
    enemy_outside,
    enemy_units,
    is_besieged,
    may_stand,
    own_generals,
    printed,
    size_at,
)
from rules.hannibal.board.ids import (
    AFRICANUS,
    CARTHAGE,
    HISPANIA,
    ITALIA,
    ROME,
    GeneralId,
    Side,
    SpaceId,
    seat_of,
)
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board, GeneralState, Units
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.reinforcements.placing import place_units
from rules.hannibal.setup.arrangement import on_map

RULE = "ch.5"


class GeneralsReturn(Procedure):
    """Displaced Carthaginian generals come back, one after the other (ch.5, H-60)."""

    steps = ("choose", "hear")

    def choose(self, run: Run[Board]) -> None:
        """ch.5: the next one may come to any space with units of his side that are not besieged."""
        board, general = run.board, next_to_return(run.board)
        if general is None:
            run.end()
            return
        spaces = homes(board, general)
        largest = max(spaces, key=lambda space: size_at(board, CARTHAGE, space))
        run.ask(
            seat_of(CARTHAGE),
            "return-general",
            RULE,
            options=[Option(space, message("space", space=space_name(space))) for space in spaces],
            default=largest,
            reason=message("general-to-return", general=general_name(general)),
            forced=True,
        )

    def hear(self, run: Run[Board]) -> None:
        """ch.5: he is back; the next one follows."""
        general = next_to_return(run.board)
        assert general is not None
        put(run, general, SpaceId(run.choice))
        run.goto("choose")


def next_to_return(board: Board) -> GeneralId | None:
    """ch.5, H-60: the first displaced general for whom there is a space; who has none waits."""
    waiting = [general for general in own_generals(CARTHAGE) if board.generals[general].status == "displaced"]
    return next((general for general in waiting if homes(board, general)), None)


def homes(board: Board, general: GeneralId) -> list[SpaceId]:
    """ch.5, H-60: where a displaced general may return: with own units that are not besieged; Hanno only in Africa."""
    side = printed(general).side
    return [space for space in edition().map.alphabet if free_units(board, side, space) and may_stand(general, space)]


def free_units(board: Board, side: Side, space: SpaceId) -> int:
    """ch.5, H-59: the units of a side in a space, without those in a besieged city."""
    if is_besieged(board, space) and board.spaces[space].owner == side:
        return 0
    return size_at(board, side, space)


def put(run: Run[Board], general: GeneralId, space: SpaceId) -> None:
    """H-58: he stands outside, or inside if the enemy is outside."""
    board, side = run.board, printed(general).side
    state = on_map(general, space)
    state.inside = enemy_outside(board, side, space)
    board.generals[general] = state
    run.tell("general-placed", RULE, general=general_name(general), space=space_name(space), inside=state.inside)


# ---- Scipio Africanus -------------------------------------------------------------------------------------------


class AfricanusArrives(Procedure):
    """Scipio Africanus comes with units of his own, or never (ch.5, H-38)."""

    steps = ("judge", "choose", "hear")

    def judge(self, run: Run[Board]) -> None:
        """ch.5: without a legal space he never comes."""
        if not landings(run.board):
            run.board.generals[AFRICANUS] = GeneralState(status="out")
            run.tell("general-never-comes", RULE, general=general_name(AFRICANUS))
            run.end()

    def choose(self, run: Run[Board]) -> None:
        """ch.5: Rome names the one space; without an answer Rome itself, or else the first."""
        spaces = landings(run.board)
        run.ask(
            seat_of(ROME),
            "place-africanus",
            RULE,
            options=[Option(space, message("space", space=space_name(space))) for space in spaces],
            default=CAPITALS[ROME] if CAPITALS[ROME] in spaces else spaces[0],
            reason=message("africanus-to-place", units=edition().scenario.reinforcements.africanus_units),
            forced=True,
        )

    def hear(self, run: Run[Board]) -> None:
        """ch.5, H-38: he and his units stand there, outside."""
        space = SpaceId(run.choice)
        place_units(run, ROME, space, Units(edition().scenario.reinforcements.africanus_units), RULE)
        put(run, AFRICANUS, space)


def is_due(board: Board) -> bool:
    """ch.5: whether Africanus comes in this turn."""
    due = board.turn == edition().scenario.reinforcements.africanus_turn
    return due and board.generals[AFRICANUS].status == "aside"


def landings(board: Board) -> list[SpaceId]:
    """ch.5, H-38: Roman spaces of Italia and Roman ports of Hispania, without enemy units."""
    return [space for space in edition().map.alphabet if _lands_at(board, space)]


def _lands_at(board: Board, space: SpaceId) -> bool:
    if board.spaces[space].owner != ROME or enemy_units(board, ROME, space):
        return False
    return in_region(space, ITALIA) or (in_region(space, HISPANIA) and edition().map.is_port(space))
