"""A whole turn of The Two Rivers with three people, through commands and buttons only.

On the way: a battle, a siege, an interception, a preemption, an undo, a restart of the bot, a substitute, a ruling of
the game master; one player reads German, the others English; nobody ever reads what is not theirs.
"""

from typing import Any

from rules.core.actions import Action
from tests.assyrian_wars.presentation.journeys.secrets import Watch
from tests.bot.acting import answer, said
from tests.bot.house import House
from tests.bot.travellers import SEATS, SECRET, Step, Travellers, rehearse, stamped

WANTED = ("battle-begins", "siege-begins", "interception-rolled", "preempted", "turn-begins")


class Journey:
    """The turn, step by step, with what happens on the way."""

    def __init__(self, house: House, match: int) -> None:
        self.house = house
        people = dict(zip(SEATS, (house.anna, house.ben, house.cleo), strict=True))
        self.travellers = Travellers(house, match, people)
        self.watch: Watch
        self.told: dict[str, list[str]] = {"de": [], "en": []}

    async def begin(self) -> None:
        self.watch = Watch(self.house, await self.house.app.matches.get(self.travellers.match))

    async def take(self, step: Step) -> None:
        """One answer, with eyes on what everybody is told."""
        before = self.watch.hands(await self.travellers.position())
        text = await self.travellers.take(step)
        after = self.watch.hands(await self.travellers.position())
        self.watch.private(step.seat, text, before, after)
        self.watch.public(before, after)
        self.told["de" if step.seat == "P2" else "en"].append(text)

    async def undo(self, step: Step) -> None:
        """The step is taken back for free and made again."""
        person = self.travellers.people[step.seat]
        shown = await person.slash(self.house.channel, "undo")
        button = stamped(answer(shown), "undo")
        assert button is not None, answer(shown).content
        before = (await self.travellers.position()).revision
        await person.click(answer(shown), custom_id=button)
        match = await self.travellers.position()
        assert match.revision != before
        assert any(question.seat == step.seat for question in match.pending)
        await self.take(step)

    async def restart(self) -> None:
        """Another bot on the same database; what was shown stays, and its buttons work."""
        await self.house.restart()
        self.watch = Watch(self.house, await self.house.app.matches.get(self.travellers.match))

    async def substitute(self) -> None:
        """Cleo gives her seat away, and can no longer act."""
        gone = await self.house.cleo.slash(self.house.channel, "seat give", person=self.house.host)
        assert answer(gone).ephemeral
        live = await self.house.app.matches.get(self.travellers.match)
        assert live.person_of("P3") == self.house.host.id
        refused = await self.house.cleo.slash(self.house.channel, "aw do")
        assert "no seat" in answer(refused).content or "not" in answer(refused).content
        self.travellers.people["P3"] = self.house.host

    async def ruling(self) -> None:
        """The game master gives Elam a point: dry run first, then for all to see; a player may not."""
        wish: dict[str, Any] = {"country": "EL", "points": 1, "reason": "a bet at the table"}
        before = await self.points()
        refused = await self.house.ben.slash(self.house.channel, "gm-aw points", **wish)
        assert await self.points() == before, said(refused)
        await self.rule(wish, before + 1)
        assert any("a bet at the table" in post.content for post in self.house.posts())
        await self.rule({**wish, "points": -1}, before)  # or somebody might win by it (9.1)

    async def rule(self, wish: dict[str, Any], after: int) -> None:
        before = await self.points()
        tried = await self.house.keeper.slash(self.house.channel, "gm-aw points", **wish)
        assert await self.points() == before
        button = stamped(answer(tried), "gm-do")
        assert button is not None, answer(tried).content
        await self.house.keeper.click(answer(tried), custom_id=button)
        assert await self.points() == after

    async def points(self) -> int:
        """Elam's victory points."""
        return int((await self.travellers.position()).view(None).countries["EL"].vp)


async def opened(house: House) -> int:
    """From the invitation to the first decision."""
    await house.ben.slash(house.channel, "me language", language="de")
    made = await house.anna.slash(
        house.channel,
        "match new",
        game="assyrian-wars",
        scenario="two-rivers",
        players=3,
        gm=house.keeper,
        place="channel",
    )
    assert "The Two Rivers" in said(made)
    [lobby] = [post for post in house.posts() if post.components]
    for person, sits in ((house.anna, "You sit"), (house.ben, "Du sitzt"), (house.cleo, "You sit")):
        assert sits in said(await person.click(lobby, label="Join"))
    await house.anna.click(lobby, label="Start")
    [info] = await house.app.store.matches.of_server(house.guild.id)
    assert info.status == "running"
    return info.id


def is_free(step: Step, following: Step) -> bool:
    """Whether a step can be taken back without asking anybody: no dice, nothing revealed, nobody else."""
    harmless = isinstance(step.answer, Action) and step.answer.tag() in ("play-card", "build", "hire")
    return harmless and step.seat == following.seat


async def test_a_whole_turn_by_three_people(house: House) -> None:
    steps = rehearse(house.app.shown["assyrian-wars"].game, "two-rivers", SECRET, WANTED, first=36)
    journey = Journey(house, await opened(house))
    await journey.begin()
    free = next(place for place, step in enumerate(steps) if is_free(step, steps[place + 1]))
    quarter = len(steps) // 4
    for place, step in enumerate(steps):
        await journey.take(step)
        if place == free:
            await journey.undo(step)
        if place == quarter:
            await journey.restart()
        if place == quarter * 2:
            await journey.substitute()
        if place == quarter * 3:
            await journey.ruling()
    match = await journey.travellers.position()
    assert match.view(None).clock.turn == 2
    assert set(journey.travellers.ways) >= {"commands", "menus", "answers by button", "answers by command"}
    assert any("Der Impuls endet" in text for text in journey.told["de"])
    assert any("the impulse ends" in text for text in journey.told["en"])
    assert not any("the impulse ends" in text for text in journey.told["de"])
    assert journey.watch.read > 100
    assert not house.env.errors
