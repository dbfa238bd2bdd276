"""A learner: somebody who plays a lesson as people do, and reads everything that the bot says on the way."""

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.games.lesson import Lesson
from bot.spine.matches import Live
from db.records import Learning
from rules.core.questions import Answer
from tests.bot.acting import answer, labels
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import Step, Travellers


class Learner:
    """Anna in her lesson."""

    def __init__(self, house: House, game: str, person: MemberActor | None = None) -> None:
        self.house, self.game = house, game
        self.person = person or house.anna
        self.match = 0
        self.travellers: Travellers
        self.read: list[str] = []

    @property
    def lesson(self) -> Lesson:
        found = self.house.app.shown[self.game].lesson
        assert found is not None
        return found

    async def begin(self) -> None:
        """`/match learn` in the channel itself."""
        people, server = self.house.app.people, self.house.guild.id
        await people.save_server(server, replace(await people.server(server), threads=False))
        self.heard(await self.person.slash(self.house.channel, "match learn", game=self.game))
        self.match = (await self.house.newest()).id
        people = {self.lesson.seat: self.person}
        self.travellers = Travellers(self.house, self.match, people, self.game)
        await self.settle()

    async def live(self) -> Live:
        return await self.house.app.matches.get(self.match)

    async def learning(self) -> Learning:
        kept = (await self.live()).info.settings.lesson
        assert kept is not None
        return kept

    async def settle(self) -> None:
        """The other side answers, and the channel shows it."""
        for _ in range(60):
            await self.house.env.advance_time(3)
            pending = (await self.travellers.position()).pending
            if not pending or any(question.seat == self.lesson.seat for question in pending):
                break
        await self.house.env.settle()

    def post(self) -> str:
        """What the lesson says in the channel."""
        return self.message().content

    def message(self) -> discord.Message:
        """The message of the lesson."""
        return next(post for post in reversed(self.house.posts()) if "📖" in post.content or "🎓" in post.content)

    def heard(self, result: InteractionResult) -> str:
        text = text_in(answer(result))
        self.read.append(text)
        return text

    async def press(self, label: str) -> str:
        """A button of the lesson's message."""
        shown = self.message()
        assert label in labels(shown), (label, labels(shown), self.post())
        said = self.heard(await self.person.click(shown, label=label))
        await self.settle()
        return said

    async def do(self, given: Answer) -> str:
        """An answer of the learner's own, through the real commands, menus and buttons."""
        text = await self.travellers.take(Step(self.lesson.seat, given))
        self.read.append(text)
        await self.settle()
        return text

    async def play_through(self, next_label: str) -> list[str]:
        """Every step as the lesson wants it; gives what it said at each."""
        said: list[str] = []
        while (await self.learning()).place < len(self.lesson.steps):
            place = (await self.learning()).place
            step = self.lesson.steps[place]
            said.append(self.post())
            if step.answer is None:
                await self.press(next_label)
            else:
                match = await self.travellers.position()
                asked = [question.kind for question in match.pending if question.seat == self.lesson.seat]
                assert asked == [step.kind], (step.id, asked)
                await self.do(step.answer)
            assert (await self.learning()).place == place + 1, step.id
        return said


def blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at pictures here."""

    async def none(*_: object, **__: object) -> list[object]:
        return []

    monkeypatch.setattr("bot.app.Stele.pictures", none)
