"""Battles for the cases: from their beginning, or with hands of battle cards that a case names.

    game = battle("cannae: R 12 varro, C 10 hannibal", "cannae", entry="heraclea")     # asks the first question
    game = rounds("cannae: R 2 nero, C 2 mago", "cannae", cards={"C": "F3 L1", "R": "F1 P2 V1"})
    lay(game, C=plan(ask="never"))                                             # both plans; otherwise the default

Cards are written with a letter and a number: Frontal, Left, W for the right flank, Probe, Double envelopment, V for
Reserve. After the battle the side that did not attack is asked for a card, so both hold one that no battle knows.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import dumps
from rules.core.dice import Script
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.procedures import Procedure
from rules.core.questions import Question
from rules.hannibal.battle.battle import Battle
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.battle.retreat import TakeRetreat
from rules.hannibal.board.decks import battle_type, fresh_battle_cards
from rules.hannibal.board.forces import commander, generals_at, units_at
from rules.hannibal.board.ids import SIDES, BattleCardId, BattleType, GeneralId, Side, SpaceId, enemy_of, seat_of
from rules.hannibal.board.state import Board, Play
from rules.hannibal.events.orders import ASK_ME
from rules.hannibal.game import GAME
from rules.hannibal.notation import LETTERS, Position
from rules.hannibal.pack.edition import edition
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases
from tests.hannibal.cases.table import SECRET, CaseTable

CODES: Mapping[str, BattleType] = {
    "F": "frontal-assault",
    "L": "flank-left",
    "W": "flank-right",
    "P": "probe",
    "D": "double-envelopment",
    "V": "reserve",
}
QUIET = {"rome": 35, "carthage": 36}
"""A card for each side that does nothing in a battle."""


def battle(
    text: str,
    space: str,
    *,
    by: str = "C",
    entry: str | None = None,
    hands: Mapping[str, Sequence[int]] | None = None,
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    **flags: Any,
) -> CaseTable:
    """A battle from its beginning; `by` attacks."""
    board = Position.parse(text).board
    fought = Battle(space=SpaceId(space), attacker=LETTERS[by], entry=_space(entry), **flags)
    return _stage(board, fought, hands, dice, draws)


def rounds(
    text: str,
    space: str,
    *,
    cards: Mapping[str, str],
    by: str = "C",
    entry: str | None = None,
    hands: Mapping[str, Sequence[int]] | None = None,
    dice: Script | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    shown: str = "",
    subjugators: Mapping[str, Side] | None = None,
    **flags: Any,
) -> CaseTable:
    """A battle whose cards are dealt: both are asked for their plans."""
    board, here = Position.parse(text).board, SpaceId(space)
    board.subjugators = {SpaceId(tribe): side for tribe, side in (subjugators or {}).items()}
    dealt = fresh_battle_cards()
    dealt.space, dealt.attacker, dealt.original = here, LETTERS[by], LETTERS[by]
    for letter, codes in cards.items():
        for kind in _kinds(codes):
            card = next(one for one in dealt.deck if battle_type(one) == kind)
            dealt.deck.remove(card)
            dealt.hands[LETTERS[letter]].append(card)
    dealt.shown = [BattleCardId(card) for card in shown.split()]
    for side in SIDES:
        leader = commander(board, generals_at(board, side, here, inside=False))
        if leader is not None:
            dealt.commanders[side] = leader
    board.battle = dealt
    sizes: dict[Side, int] = {side: units_at(board, side, here).total for side in SIDES}
    fought = Battle(space=here, attacker=LETTERS[by], entry=_space(entry), sizes=sizes, step="fight", **flags)
    return _stage(board, fought, hands, dice, draws)


def _space(name: str | None) -> SpaceId | None:
    return None if name is None else SpaceId(name)


def _kinds(codes: str) -> list[BattleType]:
    return [CODES[code[0]] for code in codes.split() for _ in range(int(code[1:] or 1))]


def _stage(
    board: Board,
    fought: Battle,
    hands: Mapping[str, Sequence[int]] | None,
    dice: Script | None,
    draws: Mapping[str, Sequence[str]] | None,
) -> CaseTable:
    """The match at this battle, with the orders that every seat begins with, and asked about cards."""
    side, by_number = fought.attacker, edition().decks.by_number
    for one in SIDES:
        numbers = [QUIET[one], *(hands or {}).get(one[0].upper(), ())]
        board.hands[one] = [by_number[number] for number in numbers]
        board.deck = [card for card in board.deck if card not in board.hands[one]]
    board.phase, board.active = "strategy", side
    board.deck.remove(by_number[61])
    board.discard.append(by_number[61])
    board.play = Play(side, by_number[61])
    phase = StrategyPhase(turn=side, step="pass_on")
    card = PlayCard(side=side, step="conclude")
    stack: list[Procedure] = [GameTurns(step="end_turn"), TurnPhases(step="winter"), phase, card, fought]
    match = Match.start(GAME, edition().scenario.id, {}, [seat_of(one) for one in SIDES], SECRET)
    head = match.table._head
    head.board, head.questions, head.counter, head.stack = board, [], 0, stack
    for one in SIDES:
        head.give_orders(seat_of(one), ASK_ME)
    body = GAME.kit.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    begun = CaseTable(loaded, loaded.script(dice or {}, draws, rest=True))
    begun.keep(loaded.override("gm", (), "a battle of a test"))
    return begun


# ---- playing ----------------------------------------------------------------------------------------------------


def plan(**fields: Any) -> LayPlan:
    """A plan with these fields."""
    return LayPlan(**fields)


def lay(game: CaseTable, **plans: LayPlan) -> None:
    """Both lay their plans, R=... and C=...; without one the default that asks nobody."""
    for letter in ("R", "C"):
        game.play(letter, plans.get(letter, LayPlan(ask="never")))


def retreat(*path: str, inside: int = 0, elephants: int = 0, generals: Sequence[str] = ()) -> TakeRetreat:
    """An order to retreat."""
    return TakeRetreat(
        tuple(SpaceId(space) for space in path),
        inside,
        elephants,
        tuple(GeneralId(general) for general in generals),
    )


def lapse_all(game: CaseTable) -> None:
    """Every question of the battle lapses until somebody is asked for a card or it is over."""
    while not game.winner and game.asked and game.asked[0][1] != "play":
        game.lapse()


# ---- looking ----------------------------------------------------------------------------------------------------


def dealt(game: CaseTable, letter: str) -> int:
    """How many battle cards a side has."""
    assert game.board.battle is not None
    return len(game.board.battle.hands[LETTERS[letter]])


def dealt_to(game: CaseTable) -> dict[str, int]:
    """The battle cards of both when the plans are asked for; every question before that lapses."""
    while game.asked and game.asked[0][1] != "battle-plan":
        game.lapse()
    return {letter: dealt(game, letter) for letter in ("R", "C")}


def due(game: CaseTable, letter: str) -> int:
    """The battle cards that were told for a side."""
    name = LETTERS[letter]
    told = [event.message for event in game.events if event.message.id == "battle-cards-dealt"]
    return next(int(str(one.params["count"])) for one in told if getattr(one.params["side"], "id", "") == name)


def attacker(game: CaseTable) -> str:
    """Who attacks now, R or C."""
    assert game.board.battle is not None
    return "R" if game.board.battle.attacker == "rome" else "C"


def fought(game: CaseTable) -> int:
    """The rounds fought so far."""
    assert game.board.battle is not None
    return game.board.battle.rounds


def question(game: CaseTable, kind: str) -> Question:
    """The open question of this kind."""
    return next(one for one in game.match.pending if one.kind == kind)


def over(game: CaseTable) -> bool:
    """Whether the battle is over, and its cards are put away."""
    return game.board.battle is None


def loser_of(letter: str) -> Side:
    """The side against R or C."""
    return enemy_of(LETTERS[letter])
