"""ch.2, 11: naval combat, and attrition on board."""

from typing import Literal

from rules.hannibal.board.control import controls
from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, Side, SpaceId
from rules.hannibal.board.state import Board
from rules.hannibal.march.leave import Licence
from rules.hannibal.pack.edition import CAPITALS, edition

NAVAL = "naval-combat"
Voyage = Literal["safe", "return", "sunk"]


def needs_roll(board: Board, side: Side, start: SpaceId, to: SpaceId, units: int, allowed: Licence) -> bool:
    """ch.11: only Carthage rolls, not in a Truce (H-29), and not with the pirates' help (card 50)."""
    if side != CARTHAGE or board.truce:
        return False
    helped = units <= allowed.pirate_units and (start in allowed.pirate_ports or to in allowed.pirate_ports)
    return not (allowed.pirate_ports and helped)


def modifier(board: Board, start: SpaceId, to: SpaceId, units: int, general: GeneralId | None) -> int:
    """ch.2: all that counts on the naval table, added up; None: no general is on board."""
    table, atlas = edition().tables.naval, edition().map
    found = 0
    for port in (start, to):
        found += (atlas.spaces[port].port or 0) + (table.roman_port if board.spaces[port].owner == ROME else 0)
    found += table.single if units <= 1 else 0
    found += table.syracuse if controls_island_city(board) else 0
    found += table.macedon if board.macedon else 0
    found += table.victory if board.naval_victory else 0
    commander = None if general is None else printed(general)
    return found + (commander.figures.modifier or 0 if commander and commander.ability == "naval" else 0)


def controls_island_city(board: Board) -> bool:
    """ch.2: whether Carthage controls Syracuse, the one city besides the capitals that is hard to besiege."""
    atlas = edition().map
    hard = [SpaceId(space.id) for space in atlas.spaces.values() if space.siege_modifier]
    return any(controls(board, CARTHAGE, atlas.province(one)) for one in hard if one not in CAPITALS.values())


def outcome(die: int) -> Voyage:
    """ch.2: what a modified die means."""
    table = edition().tables.naval
    if die <= table.safe:
        return "safe"
    return "return" if die <= table.back else "sunk"
