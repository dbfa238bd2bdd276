"""ch.3: the board as the war begins."""

from rules.hannibal.board.ids import AFRICANUS, ROME, SIDES, CardId, GeneralId, SpaceId
from rules.hannibal.board.state import Board, GeneralState, SpaceState, Status, Units
from rules.hannibal.pack.edition import Edition, edition


def arrange() -> Board:
    """ch.3: markers, forces and generals are placed, and all cards are in the draw pile."""
    board = bare()
    for force in edition().scenario.forces:
        board.spaces[force.space].outside(force.side).add(Units(force.units, force.elephants))
        for general in force.generals:
            board.generals[general] = on_map(general, force.space)
    return board


def bare() -> Board:
    """ch.3: the markers of the beginning, and nobody on the map."""
    printed = edition()
    return Board(
        spaces={space: SpaceState(owner=printed.map.starts_with(space)) for space in printed.map.spaces},
        generals={general: GeneralState(status=_away(printed, general)) for general in printed.generals},
        hands={side: [] for side in SIDES},
        deck=[CardId(card) for card in printed.decks.cards],
    )


def on_map(general: GeneralId, space: SpaceId) -> GeneralState:
    """A general in a space outside the walls; Romans begin as consuls, Africanus is a permanent proconsul (ch.5)."""
    if edition().generals[general].side != ROME:
        return GeneralState(at=space)
    return GeneralState(at=space, rank="permanent" if general == AFRICANUS else "consul")


def _away(printed: Edition, general: GeneralId) -> Status:
    if general == AFRICANUS:
        return "aside"
    return "pool" if printed.generals[general].side == ROME else "displaced"
