"""What a game master's ruling may name: the ids of every kind, and what a running procedure has in its hands."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import PieceId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.desk.rolls import ROLLS
from rules.assyrian_wars.sea.raiding import EnterRaidBox, RaidAttempt
from rules.core.table import Table

PlaceKind = Literal["area", "zone", "box", "regroup", "home", "pool", "reserve", "removed", "game-pool"]


def is_in_use(table: Table[Board], card: str) -> bool:
    """A procedure that is under way counts on this card: an event, a battle, a treaty."""
    return any(_mentions(msgspec.to_builtins(procedure), card) for procedure in table.stack)


def is_raiding(table: Table[Board], piece: PieceId) -> bool:
    """This unit is just setting out on a raid or strikes at a marker; all else goes on without pieces that are gone."""
    return any(
        (isinstance(one, RaidAttempt) and one.raider == piece) or (isinstance(one, EnterRaidBox) and one.unit == piece)
        for one in table.stack
    )


def _mentions(data: Any, id: str) -> bool:
    if isinstance(data, dict):
        return any(_mentions(part, id) for pair in data.items() for part in pair)
    return any(_mentions(part, id) for part in data) if isinstance(data, list | tuple) else data == id


def known_ids(board: Board, kind: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """Every id of a kind that a ruling or a condition may name."""
    match kind:
        case "area":
            return tuple(board.areas)
        case "country":
            return (*board.countries, *(_cities(board) if {"area", "by"} & set(given) else ()))
        case "party":
            return (*board.countries, *_cities(board))
        case "piece":
            return tuple(sorted(pieces_known(board)))
        case "card":
            cards = edition_of(board).cards.by_id
            return tuple(id for id, card in cards.items() if not card.is_army_group)
        case "roll":
            return ROLLS
        case "place" if given.get("to") in get_args(PlaceKind):
            return tuple(places_of(board, msgspec.convert(given["to"], PlaceKind)))
        case _:
            return ()


def _cities(board: Board) -> list[str]:
    """The minor cities in play, which can hold themselves and be at war."""
    return [area for area in edition_of(board).map.minor_cities if area in board.areas]


def pieces_known(board: Board) -> frozenset[str]:
    counters = edition_of(board).counters
    return frozenset([*counters.units, *counters.leaders, *counters.kings])


def places_of(board: Board, kind: PlaceKind) -> list[str]:
    """The names that a place of this kind may have."""
    match kind:
        case "area":
            return list(board.areas)
        case "zone":
            return list(board.zones)
        case "box":
            return list(board.boxes)
        case "home" | "pool" | "reserve":
            return list(board.countries)
        case _:
            return [""]
