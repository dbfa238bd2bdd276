"""Computer players: a seat without a person answers by itself, one command after the other.

A question to such a seat sets a timer in the same transaction, so the computer plays on after a crash as well. It
answers people at once; between two answers of its own it pauses, so that people can follow and other matches get their
turn. A recruit answers by habit, on the spot. Whoever looks ahead thinks elsewhere (`bot.spine.thinkers`) while the
timer waits; the same position gives the same thought, so after a crash it is simply thought again. If the match has
moved on meanwhile, the thought is dropped. In a window for cards whoever holds one has something to think about: all
wait for the next beat, so that the time tells nothing.
"""

import asyncio
import contextlib
import logging
import math
import random
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.games.lesson import reply_to
from bot.spine.aftermath import Turn
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Deed, Source
from db.records import Timer
from rules.core.entries import Outcome, together
from rules.core.game import Game
from rules.core.match import Match
from rules.core.minds.levels import Level, level_of
from rules.core.orders import KeptOrder
from rules.core.questions import Answer, Choose, Question

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "computer"
PASS = Choose("pass")
LASTS = 3.0  # seconds: who thinks longer is seen to think
BEAT = 0.016  # seconds for a look ahead: what the longest take, on a machine that is not busy

log = logging.getLogger(__name__)


class Computers:
    """Answers for the seats that have a policy."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self._chance = random.Random()
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by match

    async def after(self, turn: Turn) -> None:
        """Wakes the computer player when it is asked something; a paused match lets it sleep."""
        if turn.begun and question_for_computer(turn) is not None:
            turn.timer(KIND, KIND, turn.now + (self.app.computers_pause if answered_by_computer(turn) else timedelta()))

    async def ring(self, timer: Timer) -> None:
        """Answers one question; the commit wakes it again if there is another."""
        live = await self.app.matches.get(timer.match or 0)
        match = await self.app.matches.position(live) if live.info.status == "running" else None
        asked = None if match is None else next((one for one in match.pending if self._plays(live, one)), None)
        level = None if asked is None else level_of(live.game, policy_of(live, asked.seat))
        if match is None or asked is None or level is None or not level.rollouts:
            await self._answer(live, timer, self._by_habit)
        elif live.id not in self._thinking:
            job = self._think(live, timer, (match.hash, match.dump()), asked, level)
            self._thinking[live.id] = asyncio.create_task(job, name=f"thinking in match {live.id}")

    async def _think(self, live: Live, timer: Timer, at: tuple[str, bytes], asked: Question, level: Level) -> None:
        """Thinks, and answers if the match still stands where it stood; who gets no thought plays by habit."""
        begun = asyncio.get_running_loop().time()
        try:
            with self.app.under_way():
                thought = asyncio.ensure_future(self.app.thinkers.think(live.game, at[1], asked.id, level.id))
                waiting = asyncio.create_task(self._be_seen(live, asked, thought))
                try:
                    pondered = await self.app.outside(thought)
                finally:
                    waiting.cancel()
                await asyncio.sleep(until_the_beat(asked, level, asyncio.get_running_loop().time() - begun))
                if pondered is None:
                    log.warning("plays by habit", extra={"match": live.id, "seat": asked.seat, "level": level.id})
                    await self._answer(live, timer, self._by_habit)
                    return
                answer = read_answer(live.game, pondered.answer)

                def deed(turn: Turn) -> Outcome | None:
                    return given(turn, asked, answer) if turn.match.hash == at[0] else None

                await self._answer(live, timer, deed)
        except Exception:
            # The claim of the timer runs out after a minute, and then it is tried again.
            log.exception("a computer player failed", extra={"match": live.id})
        finally:
            del self._thinking[live.id]

    async def _be_seen(self, live: Live, asked: Question, thought: "asyncio.Future[Any]") -> None:
        """Shows that somebody thinks, once it lasts; in a window for cards that would tell who holds one."""
        while not is_window(asked) and not (await asyncio.wait({thought}, timeout=LASTS))[0]:
            with contextlib.suppress(discord.DiscordException):
                await self.app.channel(live.info.channel).typing()

    async def _answer(self, live: Live, timer: Timer, deed: Deed) -> None:
        language = await self.app.people.language(None, live.info.server)
        await self.app.pipeline.play(live, deed, Source(words_of(live, language), timer=timer))

    def _by_habit(self, turn: Turn) -> Outcome | None:
        wanted = question_for_computer(turn)
        asked = next((one for one in turn.match.pending if one.id == wanted), None)
        if asked is None:
            return None
        answer = scripted(turn, asked) or turn.live.shown.policy(self._chance).answer(turn.match, asked)
        return given(turn, asked, answer)

    def _plays(self, live: Live, question: Question) -> bool:
        return not question.held and policy_of(live, question.seat) is not None


def usual_policy(app: "Stele", game: Game[Any]) -> str:
    """How strong computers play where nobody has chosen, as far as they know the game."""
    return level_of(game, app.settings.computers).id


def policy_of(live: Live, seat: str) -> str | None:
    """How a computer plays this seat; None: none does."""
    return next((place.policy for place in live.seats if place.seat == seat), None)


def is_window(asked: Question) -> bool:
    """Whether nobody else sees what may be played here, and one may pass."""
    return asked.private and asked.default == PASS


def until_the_beat(asked: Question, level: Level, taken: float) -> float:
    """How long an answer waits that took so many seconds: in a window for cards until the next beat, else not."""
    if not is_window(asked):
        return 0.0
    beat = BEAT * level.rollouts
    return max(1, math.ceil(taken / beat)) * beat - taken


def read_answer(game: Game[Any], answer: bytes) -> Answer:
    """An answer as it was encoded elsewhere."""
    found: Answer = game.kit.hook(Answer, msgspec.msgpack.decode(answer))
    return found


def given(turn: Turn, asked: Question, answer: Answer) -> Outcome:
    """The answer of a computer, who needs no orders that pass for it."""
    spared = [turn.match.cancel_order(kept.seat, kept.id) for kept in passing(turn.match, asked.seat)]
    return together([*spared, turn.match.submit(asked.seat, answer, asked.id)])


def scripted(turn: Turn, question: Question) -> Answer | None:
    """What a lesson has this seat answer, if that is legal."""
    wanted = reply_to(turn.live, question)
    return None if wanted is None or turn.match.refusal(question.seat, wanted, question.id) is not None else wanted


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
