"""Orders of movement in few words, and what the dice of the last answer were thrown for."""

from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.march.movement import Move
from tests.assyrian_wars.cases.table import CaseTable


def go(force: str, *areas: str, units: str = "", alone: bool = False, quick: bool | None = None) -> Move:
    """A move of this force over these areas; `units` are ids with spaces between them."""
    named = tuple(PieceId(unit) for unit in units.split())
    return Move(force, tuple(AreaId(area) for area in areas), named, alone, quick)


def rolls(game: CaseTable) -> list[int]:
    """How many dice each attrition check of the last answer took."""
    return [
        len(dice)
        for event in game.events
        if event.message.id == "attrition-rolled" and isinstance(dice := event.message.params["dice"], tuple)
    ]


def reduced(game: CaseTable, area: str) -> list[str]:
    """The units in an area that show their reduced side."""
    return [piece.id for piece in game.board.areas[AreaId(area)].pieces if piece.is_unit and piece.reduced]


def there(game: CaseTable, area: str) -> list[str]:
    """The pieces in an area, sorted."""
    return sorted(piece.id for piece in game.board.areas[AreaId(area)].pieces)
