"""ch.19: generals who are driven off the map, and what it costs."""

from collections.abc import Iterable

from rules.core.run import Run
from rules.hannibal.board.forces import generals_at, is_lone, printed
from rules.hannibal.board.ids import AFRICANUS, CARTHAGE, HANNIBAL, ROME, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.names import general_name
from rules.hannibal.board.state import Board, GeneralState, Status
from rules.hannibal.victory.removal import consequences

PRICE_OF_HANNIBAL = 5


def displace(run: Run[Board], general: GeneralId, rule: str) -> None:
    """ch.19: he leaves the map, and what that costs is paid as soon as this step is over."""
    banish(run, general, rule)
    mourn(run, [general])


def banish(run: Run[Board], general: GeneralId, rule: str) -> None:
    """ch.19: he leaves the map: Romans to the pool, Carthaginians until they return, two for ever; nothing is paid."""
    status = fate(general)
    run.board.generals[general] = GeneralState(status=status)
    train = run.board.siege_train
    if train is not None and train.general == general:
        train.general = None  # H-91: it stays with the units
    run.tell("general-displaced", rule, general=general_name(general), forever=status == "out")


def mourn(run: Run[Board], gone: Iterable[GeneralId]) -> None:
    """ch.19, H-39: if Hannibal is among these, Carthage removes five round markers once this step is over."""
    if HANNIBAL in gone:
        consequences(run, CARTHAGE, PRICE_OF_HANNIBAL)


def fate(general: GeneralId) -> Status:
    """ch.19: what becomes of a displaced general."""
    if general in (HANNIBAL, AFRICANUS):
        return "out"
    return "pool" if printed(general).side == ROME else "displaced"


def displace_lone(run: Run[Board], arriving: Side, space: SpaceId, rule: str) -> None:
    """ch.5, 19: enemy generals alone outside in a space where units of this side arrive are displaced."""
    for general in generals_at(run.board, enemy_of(arriving), space, inside=False):
        if is_lone(run.board, general):
            displace(run, general, rule)
