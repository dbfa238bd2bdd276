"""Cards played as events in few words."""

import pytest

from rules.core.procedures import Procedure
from rules.hannibal.board.ids import GeneralId, ProvinceId, SpaceId
from rules.hannibal.events.playing import PlayEvent
from rules.hannibal.events.windows import Counter
from rules.hannibal.notation import LETTERS
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases
from tests.hannibal.cases.table import CaseTable, card, table

THREE_IN_ITALIA = (
    "arpi: punic; cannae: punic; beneventum: punic; "  # Apulia
    "heraclea: punic; paestum: punic; "  # Lucania, with Bruttium
    "capua: punic; neapolis: punic; "  # Campania
)
"""Markers by which Carthage controls three provinces of Italia; those of Capua may be overwritten for another one."""


def cards(*numbers: int) -> pytest.MarkDecorator:
    """The test is about these cards."""
    return pytest.mark.parametrize(
        "number", [pytest.param(number, id=f"hannibal-card-{number:02}") for number in numbers]
    )


def event(number: int, *spaces: str, general: str | None = None, province: str | None = None) -> PlayEvent:
    """A card as its event, aimed at these things."""
    return PlayEvent(
        card(number),
        tuple(SpaceId(space) for space in spaces),
        None if general is None else GeneralId(general),
        None if province is None else ProvinceId(province),
    )


def counter(number: int) -> Counter:
    """A card as a counter event."""
    return Counter(card(number))


def refusal(game: CaseTable, side: str, answer: PlayEvent | Counter) -> tuple[str, str]:
    """The rule and the message with which it is refused."""
    found = game.refused(side, answer)
    return found.rule, found.message.id


def in_window(text: str, window: Procedure, *, mover: str = "C", orders: bool = False) -> CaseTable:
    """A position in which a window has just opened while this side plays a card."""
    side = LETTERS[mover]
    begun = StrategyPhase(turn=side, step="pass_on")
    running = PlayCard(side=side, step="conclude")
    stack = [GameTurns(step="end_turn"), TurnPhases(step="winter"), begun, running, window]
    return table(text, stack=stack, orders=orders)
