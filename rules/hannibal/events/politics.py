"""Cards 9, 19, 29, 55, 57, 58, 64: Macedon, the senate, the fleet, messengers, counsels and the Truce."""

from typing import ClassVar

from rules.core.messages import Message, Refusal, message, refuse
from rules.core.run import Run
from rules.hannibal.board.decks import lay_down, remove_from_game
from rules.hannibal.board.forces import may_stand
from rules.hannibal.board.ids import CARTHAGE, ROME, SIDES, CardId, GeneralId, Side, enemy_of, seat_of
from rules.hannibal.board.names import card_name, general_name, side_name, space_name
from rules.hannibal.board.state import Board, GeneralState
from rules.hannibal.events import truce
from rules.hannibal.events.handlers import Aim, Handler, Target
from rules.hannibal.events.needs import proconsul
from rules.hannibal.pack.effects import (
    CounselEffect,
    MacedonEffect,
    NavalVictoryEffect,
    ReplaceProconsulEffect,
    TakeCardEffect,
    TruceEffect,
)

RULE = "ch.24"


class Macedon(Handler[MacedonEffect]):
    """Card 9, H-28: first Carthage wins Macedon, later Rome ends the alliance; the other loses a random card."""

    def bars(self, board: Board, side: Side, effect: MacedonEffect) -> Refusal | None:
        if board.macedon and side != ROME:
            return refuse("H-28", "macedon-allied-already")
        if not board.macedon and side != CARTHAGE:
            return refuse("H-28", "macedon-not-allied")
        return None

    def lines(self, board: Board, side: Side, effect: MacedonEffect, aim: Aim) -> tuple[Message, ...]:
        return (message("quote-macedon-leaves" if board.macedon else "quote-macedon-joins"),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: MacedonEffect, aim: Aim) -> None:
        board = run.board
        lose_random_card(run, enemy_of(side))
        board.macedon = not board.macedon
        run.tell("macedon-joins" if board.macedon else "macedon-leaves", "H-28")
        if not board.macedon:
            remove_from_game(board, card)
            run.tell("card-removed", "H-28", card=card_name(card))


class ProconsulReplaced(Handler[ReplaceProconsulEffect]):
    """Card 19, H-83: a general of the pool takes the place, rank and units of the proconsul."""

    takes: ClassVar[tuple[Target, ...]] = ("general",)

    def generals(self, board: Board, side: Side, effect: ReplaceProconsulEffect, aim: Aim) -> list[GeneralId]:
        return [one for one in board.with_status("pool") if self.misses(board, side, effect, Aim(general=one)) is None]

    def misses(self, board: Board, side: Side, effect: ReplaceProconsulEffect, aim: Aim) -> Refusal | None:
        old, new = proconsul(board), aim.general
        at = None if old is None else board.generals[old].at
        if new is None or at is None or board.generals[new].status != "pool":
            return refuse("H-83", "general-not-in-pool", found=new or "")
        if not may_stand(new, at):
            return refuse("H-83", "general-may-not-stand", general=general_name(new), space=space_name(at))
        return None

    def lines(self, board: Board, side: Side, effect: ReplaceProconsulEffect, aim: Aim) -> tuple[Message, ...]:
        old, new = proconsul(board), aim.general
        assert old is not None
        assert new is not None
        return (message("quote-proconsul", old=general_name(old), new=general_name(new)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: ReplaceProconsulEffect, aim: Aim) -> None:
        old, new, generals = proconsul(run.board), aim.general, run.board.generals
        assert old is not None
        assert new is not None
        generals[new], generals[old] = generals[old], GeneralState(status="pool")
        run.tell("proconsul-replaced", "H-83", old=general_name(old), new=general_name(new))


class FleetVictorious(Handler[NavalVictoryEffect]):
    """Card 29: Carthage rules the sea until the turn ends."""

    def is_idle(self, board: Board, side: Side, effect: NavalVictoryEffect) -> bool:
        return board.naval_victory

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: NavalVictoryEffect, aim: Aim) -> None:
        run.board.naval_victory = True
        run.tell("naval-victory-begins", RULE, modifier=effect.modifier)


class CardTaken(Handler[TakeCardEffect]):
    """Card 55: a random card of the opponent's hand; a Truce only changes hands (H-49)."""

    def is_idle(self, board: Board, side: Side, effect: TakeCardEffect) -> bool:
        return not board.hands[enemy_of(side)]

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: TakeCardEffect, aim: Aim) -> None:
        hands, both = run.board.hands, tuple(seat_of(one) for one in SIDES)
        (taken,) = run.draw("taken-card", hands[enemy_of(side)], 1, seats=both)
        hands[enemy_of(side)].remove(CardId(taken))
        hands[side].append(CardId(taken))
        run.reveal(both, (taken,))
        run.tell("card-taken", RULE, side=side_name(side))
        run.tell("card-taken-is", RULE, seats=both, card=card_name(CardId(taken)))


class CounselGiven(Handler[CounselEffect]):
    """Cards 57, 58, H-31, H-89: units of a side do not leave, or enter, Africa until after a reshuffle."""

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: CounselEffect, aim: Aim) -> None:
        run.board.counsels = {**run.board.counsels, card: False}
        run.tell("counsel-given", "H-31", card=card_name(card), side=side_name(effect.side))


class TruceMade(Handler[TruceEffect]):
    """Card 64, H-29: a Truce holds until an event breaks it."""

    def is_idle(self, board: Board, side: Side, effect: TruceEffect) -> bool:
        return board.truce

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: TruceEffect, aim: Aim) -> None:
        truce.begin(run, side)


def lose_random_card(run: Run[Board], side: Side) -> None:
    """Card 9: a card of this hand, drawn at random, is discarded face up; a Truce counts as discarded (H-49)."""
    hand = run.board.hands[side]
    if not hand:
        return
    (lost,) = run.draw("lost-card", hand, 1, seats=None)
    lay_down(run.board, side, CardId(lost))
    run.reveal(None, (lost,))
    run.tell("card-lost", RULE, side=side_name(side), card=card_name(CardId(lost)))
