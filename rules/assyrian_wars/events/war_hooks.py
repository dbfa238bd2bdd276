"""What the chapters of war ask the card layer: walls, hunger, attrition, terrain, command, certain attempts (6.11.h).

Like `hooks.py`: no rule looks into `board.effects` or knows a card. Questions that begin with `take_` use an effect up.
"""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.counters import CAVALRY
from rules.assyrian_wars.pack.map import Terrain
from rules.core.run import Run

# Sieges (6.8).


def walls_change(board: Board, area: AreaId) -> int:
    """By how much a city's defence counts higher or lower while a card lies there (6.8)."""
    if not board.effects:
        return 0
    return sum(
        printed.change for effect, printed in tabletop.lasting(board, battle.CityDefence) if effect.target == area
    )


def hunger_change(board: Board, area: AreaId) -> int:
    """By how much the number rises at which a city surrenders (6.8.1)."""
    if not board.effects:
        return 0
    found = tabletop.lasting(board, battle.HungerTarget)
    return sum(printed.change for effect, printed in found if effect.target == area)


# Marches (6.6, 6.7.3).


def spared(board: Board, pieces: Sequence[Piece], units: Iterable[Piece], cause: str) -> tuple[Piece, ...]:
    """Those of the units who still have to check: cards spare a country's units, or one army (6.6.1, 6.11.h)."""
    checking = tuple(units)
    if not board.effects or not checking:
        return checking
    for effect, printed in tabletop.lasting(board, event.NoAttrition):
        if cause not in printed.causes:
            continue
        if printed.forces == "all":
            checking = tuple(unit for unit in checking if unit.owner != effect.country)
        else:
            army = army_under(pieces, effect.target)
            if not printed.cavalry_only or all(unit.unit_class in CAVALRY for unit in army):
                checking = tuple(unit for unit in checking if unit not in army)
    return checking


def army_under(pieces: Sequence[Piece], leader: str) -> list[Piece]:
    """The units that a leader leads among pieces that move together; none if he is not there."""
    chiefs = [piece for piece in pieces if piece.is_leader]
    chief = next((piece for piece in chiefs if piece.id == leader), None)
    if chief is None:
        return []
    own = [piece for piece in pieces if piece.is_unit and piece.owner == chief.owner]
    return [unit for unit in own if unit.under == leader or len(chiefs) == 1]


def ignores_terrain(board: Board, unit: Piece, movers: Sequence[Piece], terrain: Terrain) -> bool:
    """The connection counts as a standard one for this unit (6.7.3, 9.7, 6.11.h)."""
    if not board.effects:
        return False
    return any(
        terrain in printed.terrains
        and (
            effect.country == unit.owner
            if printed.forces == "all"
            else any(piece.id == effect.target for piece in movers)  # with allies in its army group (6.6.4)
        )
        for effect, printed in tabletop.lasting(board, event.IgnoreTerrain)
    )


def cannot_be_intercepted(board: Board, movers: Sequence[Piece]) -> bool:
    """A force that nobody may intercept on the march in this impulse (6.6.9, 6.11.h)."""
    if not board.effects:
        return False
    found = tabletop.lasting(board, event.NoInterception)
    return any(
        printed.move == "march" and any(piece.id == effect.target for piece in movers) for effect, printed in found
    )


def take_safe_retreat(run: Run[Board], country: CountryId) -> bool:
    """Nobody may intercept the retreat that this country is about to make (6.7.8, 6.11.e)."""
    board = run.board
    for effect, printed in tabletop.lasting(board, event.NoInterception):
        if printed.move == "retreat" and effect.country == country:
            board.effects.remove(effect)
            return True
    return False


def take_certain_success(run: Run[Board], pieces: Iterable[PieceId]) -> bool:
    """A declared interception or evasion of this force succeeds without a roll (6.6.9, 6.6.10, 6.11.e)."""
    board, there = run.board, tuple(pieces)
    for effect, _ in tabletop.lasting(board, event.AutomaticSuccess):
        if effect.target in there:
            board.effects.remove(effect)
            return True
    return False


# Astray (6.11.e).


def closed_areas(board: Board, pieces: Sequence[Piece]) -> tuple[AreaId, ...]:
    """The areas that a force with these pieces may not enter again in this impulse (6.11.e)."""
    if not board.effects or not tabletop.lasting(board, event.TurnBack):
        return ()
    return tuple(piece.astray for piece in pieces if piece.astray is not None)


# Cities (6.12).


def lose_eco_marker(run: Run[Board], area: AreaId) -> None:
    """Whoever put an ECO+1 marker on his city by a card has lost the city: marker and card go (6.11.i, 6.11.l)."""
    state = run.board.areas[area]
    for effect, _ in tabletop.lasting(run.board, event.EcoMarker) if run.board.effects else ():
        if effect.target == area and effect.country != state.control:
            tabletop.remove(run, effect)


def give_up_eco_marker(run: Run[Board], area: AreaId) -> None:
    """An ECO+1 marker of an area goes; one that lies there by a card last, and then its card goes too (6.11.l)."""
    state = run.board.areas[area]
    by_card = [effect for effect, _ in tabletop.lasting(run.board, event.EcoMarker) if effect.target == area]
    if len(by_card) < state.eco_plus:
        state.eco_plus -= 1
    else:
        tabletop.remove(run, by_card[0])
