"""Computer players: a seat without a person answers by a simple policy, one command after the other.

A question to such a seat sets a timer in the same transaction, so the computer plays on after a crash as well. It
answers people at once; between two answers of its own it pauses, so that people can follow and other matches get their
turn.
"""

import random
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from bot.spine.aftermath import Turn
from bot.spine.matches import words_of
from bot.spine.pipeline import Source
from db.records import Timer
from rules.core.entries import Outcome, together
from rules.core.match import Match
from rules.core.orders import KeptOrder
from rules.core.questions import Choose

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "computer"
PASS = Choose("pass")


class Computers:
    """Answers for the seats that have a policy."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self._chance = random.Random()

    async def after(self, turn: Turn) -> None:
        """Wakes the computer player when it is asked something; a paused match lets it sleep."""
        if turn.begun and question_for_computer(turn) is not None:
            turn.timer(KIND, KIND, turn.now + (self.app.computers_pause if answered_by_computer(turn) else timedelta()))

    async def ring(self, timer: Timer) -> None:
        """Answers one question; the commit wakes it again if there is another."""
        live = await self.app.matches.get(timer.match or 0)
        language = await self.app.people.language(None, live.info.server)
        words = words_of(live, language)
        await self.app.pipeline.play(live, self._deed, Source(words, timer=timer))

    def _deed(self, turn: Turn) -> Outcome | None:
        wanted = question_for_computer(turn)
        question = next((one for one in turn.match.pending if one.id == wanted), None)
        if question is None:
            return None
        answer = turn.live.shown.policy(self._chance).answer(turn.match, question)
        spared = [turn.match.cancel_order(kept.seat, kept.id) for kept in passing(turn.match, question.seat)]
        return together([*spared, turn.match.submit(question.seat, answer, question.id)])


def passing(match: Match[Any], seat: str) -> list[KeptOrder]:
    """The orders that pass for a seat in windows for cards; a computer needs none: it answers at once in any case."""
    return [kept for kept in match.orders(seat) if kept.order in match.game.defaults and kept.order.answer == PASS]


def question_for_computer(turn: Turn) -> int | None:
    """The first open question to a seat that a computer plays."""
    played = {place.seat for place in (*turn.live.seats, *turn.seats) if place.policy is not None}
    played -= {place.seat for place in turn.seats if place.policy is None}
    open_now = [question for question in turn.match.pending if not question.held]  # time answers those
    return next((question.id for question in open_now if question.seat in played), None)


def answered_by_computer(turn: Turn) -> bool:
    """Whether the command that has just been carried out was a computer's."""
    entries = turn.outcome.entries if turn.outcome is not None else ()
    played = {place.seat for place in turn.live.seats if place.policy is not None}
    return any(entry.kind == "answer" and entry.seat in played for entry in entries)


async def setup(app: "Stele") -> None:
    computers = Computers(app)
    app.aftermath.register(computers.after)
    app.alarms.register(KIND, computers.ring)
