"""A game that is put together wrongly is told so by name, before any match."""

from typing import Any, ClassVar

import pytest
from msgspec import Struct

from rules.core.actions import Action
from rules.core.errors import GameError
from rules.core.match import Match
from rules.core.patches import Patch
from rules.core.procedures import Procedure
from tests.core.toy import SECRET, Nested, ToyGame


class NoSteps(Procedure):
    """Has no steps."""


class MissingStep(Procedure):
    """Names a step that is not there."""

    steps = ("walk",)


class StepTwice(Procedure):
    """Names a step twice."""

    steps = ("walk", "walk")

    def walk(self, run: Any) -> None:
        """1: walks."""


class Redeclares(Procedure):
    """Takes a name that every procedure has."""

    steps = ("walk",)
    asked: str = "mine"

    def walk(self, run: Any) -> None:
        """1: walks."""


class KeepsSet(Procedure):
    """Keeps a set."""

    steps = ("walk",)
    seen: dict[str, set[str]] = {}

    def walk(self, run: Any) -> None:
        """1: walks."""


class NoStruct:
    """Not a Struct."""


class KeepsObject(Procedure):
    """Keeps something that cannot be dumped."""

    steps = ("walk",)
    piece: NoStruct | None = None

    def walk(self, run: Any) -> None:
        """1: walks."""


class Inner(Struct):
    """Holds a set, deep inside, and itself."""

    tags: frozenset[str]
    more: "list[Inner]" = []


class SetBoard(Struct):
    """A board with a set deep inside."""

    inner: tuple[Inner, ...] = ()


class Twin(Action, frozen=True, tag="pay"):
    """Has the command name of another action."""

    rule: ClassVar[str] = "1"


class AnotherRewind(Patch, frozen=True, tag="rewind"):
    """Has the name of a kernel patch."""


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"procedures": ()}, "at least one procedure"),
        ({"procedures": (NoSteps,)}, r"NoSteps\.steps must name each step once, found \(\)"),
        ({"procedures": (StepTwice,)}, r"StepTwice\.steps must name each step once"),
        ({"procedures": (MissingStep,)}, r"MissingStep has no method for its steps \['walk'\]"),
        ({"procedures": (Redeclares,)}, r"Redeclares declares \['asked'\]"),
        ({"procedures": (Nested, Nested)}, "Nested and Nested have the same tag 'Nested'"),
        ({"procedures": (KeepsSet,)}, r"KeepsSet\.seen is a set; keep a tuple, list or dict"),
        ({"procedures": (KeepsObject,)}, r"KeepsObject\.piece is a NoStruct, which a dump cannot hold"),
        ({"board_type": SetBoard}, r"Inner\.tags is a set"),
        ({"actions": (*ToyGame.actions, Twin)}, "Twin and Pay have the same tag 'pay'"),
        ({"patches": (AnotherRewind,)}, "Rewind and Rewind have the same tag 'rewind'"),
    ],
)
def test_a_fault_in_a_game_is_named(change: dict[str, Any], complaint: str) -> None:
    game = type("Changed", (ToyGame,), change)()
    with pytest.raises(GameError, match=complaint):
        Match.start(game, "turns", {}, ("A", "B"), SECRET)


def test_the_kit_is_made_once() -> None:
    game = ToyGame()
    assert game.kit is game.kit
    assert ToyGame().kit is not game.kit
