"""Reads a position: the statements of a text applied to a blank board or to a scenario's start, one after the other."""

from collections.abc import Callable, Mapping

from rules.assyrian_wars.board.ids import ScenarioId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.position import places
from rules.assyrian_wars.position.desk import ReadingDesk
from rules.assyrian_wars.position.records import COMMANDS, read_country
from rules.assyrian_wars.position.text import NotationError, Statement, statements
from rules.assyrian_wars.setup.arrangement import arrange
from rules.assyrian_wars.setup.blank import blank_board

BASES = "blank or start, and the name of a scenario"

ALL_COMMANDS: Mapping[str, Callable[[ReadingDesk, Statement], None]] = {
    **COMMANDS,
    "regroup": places.read_place,
    "home": places.read_home,
    "pool": places.read_pool,
    "reserve": places.read_reserve,
    "game-pool": places.read_game_pool,
    "removed": places.read_removed,
    "group": places.read_group_card,
    "foreign-war": places.read_foreign_war,
}


def read_position(text: str, edition: Edition) -> tuple[Board, dict[str, tuple[int, ...]]]:
    """The board that a text describes, and the dice to come."""
    found = statements(text)
    if not found:
        raise NotationError(1, 1, "nothing", BASES)
    desk = ReadingDesk(_base(found[0], edition), edition)
    changes = found[1:]
    clearing = [statement for statement in changes if statement.key.text == "clear"]
    for statement in clearing:
        _read(desk, statement)
    for statement in changes:
        places.note_pieces(desk, statement)
    for statement in changes:
        if statement not in clearing:
            _read(desk, statement)
    desk.cards.fill_up()
    return desk.board, desk.dice


def _base(first: Statement, edition: Edition) -> Board:
    """`blank campaign`: nothing on the map; `start campaign`: as the scenario is laid out, nothing drawn or dealt."""
    if first.key.text not in ("blank", "start"):
        first.key.wrong(BASES)
    known = f"a scenario: {', '.join(edition.scenarios)}"
    (word,) = first.arguments(1, known)
    scenario = ScenarioId(word.text)
    if scenario not in edition.scenarios:
        word.wrong(known)
    if first.items is not None:
        first.end.wrong("the end of the statement, without a colon")
    return (
        blank_board(edition, scenario) if first.key.text == "blank" else arrange(edition, edition.scenarios[scenario])
    )


def _read(desk: ReadingDesk, statement: Statement) -> None:
    """One statement: a command, or a place or a country by its name."""
    key = statement.key
    command = ALL_COMMANDS.get(key.text)
    if command is not None:
        command(desk, statement)
    elif key.text in desk.board.areas:
        places.read_area(desk, statement)
    elif key.text in desk.board.zones or key.text in desk.board.boxes:
        places.read_place(desk, statement)
    elif key.text in desk.board.countries:
        read_country(desk, statement)
    else:
        key.wrong(f"an area, sea zone, box or country in play, or one of {', '.join(ALL_COMMANDS)}")
