"""Moves in the words of the cases: `march(37, "hannibal", "dertosa tarraco")`."""

from typing import Any

from rules.hannibal.board.ids import GeneralId
from rules.hannibal.march.orders import Activate, GoOn, March
from rules.hannibal.notation import general_named
from tests.hannibal.cases.table import card


def march(number: int, general: str, path: str = "", **more: Any) -> March:
    """A general moves with a card, along this path."""
    return March(card(number), general=general_named(general), path=tuple(path.split()), **_tuples(more))


def activate(general: str, path: str = "", **more: Any) -> Activate:
    """A general moves in a Campaign."""
    return Activate(general=general_named(general), path=tuple(path.split()), **_tuples(more))


def go_on(path: str = "", **more: Any) -> GoOn:
    """A march goes on along a new path."""
    return GoOn(path=tuple(path.split()), **_tuples(more))


def _tuples(more: dict[str, Any]) -> dict[str, Any]:
    """Lists may be written as one text."""
    many = ("along", "pick_up", "drop", "spare")
    return {name: tuple(value.split()) if name in many else value for name, value in more.items()}


def general(name: str) -> GeneralId:
    """A general by a part of his name."""
    return general_named(name)
