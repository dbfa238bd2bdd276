"""/advice: what a captain would do in somebody's place, and why, for that person's eyes only.

It is the thought of a computer player about the person's own question: from what that seat can see, and elsewhere than
on the event loop. Who plays alone against computers may ask; a match among people allows it in its lobby.
"""

import asyncio
from collections.abc import Sequence

from discord.ext import commands

from bot.acting.choices import answer_name, given_in_words
from bot.acting.panel import open_to, playing, title_of
from bot.app import Stele
from bot.cogs.undo import alone_with_computers
from bot.games.lesson import texts_of
from bot.spine.computers import read_answer
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.ponder import Pondered
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from rules.core.actions import Action
from rules.core.minds.levels import CAPTAIN
from rules.core.questions import Answer, Question

KEPT = 64  # thoughts that are not thought twice
SLIGHT = 0.05  # points: what speaks so little for an answer is no reason

Thing = tuple[int, int, str]
"""A match, one of its questions, and where it stands."""


class Advice(commands.Cog):
    """A captain at everybody's elbow."""

    def __init__(self, app: Stele) -> None:
        self.app = app
        self._known: dict[Thing, asyncio.Future[Pondered | None]] = {}

    @command("advice")
    @conversation()
    async def advice(self, talk: Talk, match: int | None = None) -> None:
        """What a captain would answer to the first of the person's open questions."""
        live = await playing(talk, match)
        talk.seat()  # a guest is told so
        may_ask(live, talk.person)
        position = await self.app.matches.position(live)
        mine = [one for one in open_to(live, position, talk.person).mine if not one.held]
        if not mine:
            raise tell("advice-nothing-asked")
        asked, words = mine[0], talk.words
        with self.app.under_way():
            pondered = await self.app.outside(self._thought((live.id, asked.id, position.hash), live, position.dump()))
        if pondered is None:
            raise tell("advice-no-thought")
        if (await self.app.matches.position(await talk.match(live.id))).hash != position.hash:
            raise tell("advice-moved-on")
        await talk.say("\n".join(advised(words, live, asked, pondered)))

    def _thought(self, about: Thing, live: Live, state: bytes) -> "asyncio.Future[Pondered | None]":
        """Thought once, however often it is asked for; what did not come is tried again."""
        found = self._known.get(about)
        if found is None or (found.done() and (found.cancelled() or found.exception() or found.result() is None)):
            found = asyncio.ensure_future(self.app.thinkers.think(live.game, state, about[1], CAPTAIN.id))
            self._known[about] = found
            while len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return asyncio.shield(found)


def may_ask(live: Live, person: int) -> None:
    """Refuses where no computer can think, and among people who have not agreed to it."""
    if live.game.brain is None:
        raise tell("advice-no-brain")
    if not live.info.settings.advice and not alone_with_computers(live, person):
        raise tell("advice-among-people")


def advised(words: Words, live: Live, asked: Question, pondered: Pondered) -> Sequence[str]:
    """The answer, and in a sentence what speaks for it rather than for the next best."""
    best = read_answer(live.game, pondered.answer)
    lines = [title_of(words, asked), words("advice-answer", answer=in_words(words, asked, best))]
    if not pondered.other:
        return [*lines, words("advice-nothing-else")]
    other = in_words(words, asked, read_answer(live.game, pondered.other))
    named = [(name, value) for name, value in pondered.reasons if words.has(f"advice-for-{name}")]
    if not named or named[0][1] < SLIGHT:
        return [*lines, words("advice-as-good", other=other)]
    return [*lines, words("advice-because", other=other, reason=words(f"advice-for-{named[0][0]}"))]


def in_words(words: Words, asked: Question, answer: Answer) -> str:
    """An answer with all that it says."""
    name = answer_name(words, asked, answer)
    details = given_in_words(words, type(answer), texts_of(answer)) if isinstance(answer, Action) else ""
    return f"{name} · {details}" if details else name


async def setup(app: Stele) -> None:
    await app.add_cog(Advice(app))
