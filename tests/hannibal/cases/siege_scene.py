"""A siege attempt in the middle of a card, for the cases of ch.20."""

from collections.abc import Sequence

from rules.core import dumps
from rules.core.dice import Script
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.procedures import Procedure
from rules.hannibal.board.forces import printed
from rules.hannibal.board.ids import SIDES, SpaceId, seat_of
from rules.hannibal.board.state import Board, Play
from rules.hannibal.game import GAME
from rules.hannibal.notation import Position, general_named
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.attempt import SiegeAttempt
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases
from tests.hannibal.cases.table import SECRET, CaseTable, card


def besieging(
    text: str,
    general: str,
    *,
    dice: Script | None = None,
    number: int = 18,
    event: bool = False,
    before: Sequence[str] = (),
    again: Sequence[str] = (),
) -> CaseTable:
    """The match after this general has made his attempt, with a card of this number, as its event or for OPS.

    `before` names spaces where the card has seen an attempt already, `again` generals who make one after him. Carthage
    and Rome hold a card each, unless the text says otherwise, so that the turn goes on.
    """
    board = Position.parse(f"{text}; hand R: 1; hand C: 2" if "hand" not in text else text).board
    who = general_named(general)
    side = printed(who).side
    board.phase, board.active = "strategy", side
    board.discard = [*board.discard, card(number)]
    board.deck = [one for one in board.deck if one != card(number)]
    board.play = Play(side, card(number), event=event, besieged=[SpaceId(space) for space in before])
    attempts = [SiegeAttempt(general=general_named(one)) for one in reversed([general, *again])]
    phase = StrategyPhase(turn=side, step="pass_on")
    stack = [GameTurns(step="end_turn"), TurnPhases(step="winter"), phase, PlayCard(side=side, step="conclude")]
    return at_stack(board, [*stack, *attempts], dice)


def at_stack(board: Board, stack: list[Procedure], dice: Script | None = None) -> CaseTable:
    """A match at this board with these procedures running, played on until it asks."""
    match = Match.start(GAME, edition().scenario.id, {}, [seat_of(side) for side in SIDES], SECRET)
    head = match.table._head
    head.board, head.questions, head.counter, head.orders, head.stack = board, [], 0, [], stack
    body = GAME.kit.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    begun = CaseTable(loaded, loaded.script(dice or {}, None, rest=True))
    begun.keep(loaded.override("gm", (), "a position of a test"))
    return begun
