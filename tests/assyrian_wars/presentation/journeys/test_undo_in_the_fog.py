"""Going back by consent in the fog of war: while the others are asked, nobody reads what the fog or a hand hides."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.spine.matches import Live
from tests.assyrian_wars.presentation.journeys.secrets import Watch
from tests.bot.acting import answer
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import stamped

LOOKS = ("log", "status", "score", "recap", "match show", "undo", "aw do")


class Eyes:
    """Every answer and every post is compared with what its reader may know at that moment."""

    def __init__(self, house: House, live: Live) -> None:
        self.house, self.live = house, live
        self.watch = Watch(house, live)
        self.seats: dict[int, str] = {house.anna.id: "P1", house.ben.id: "P2"}

    async def slash(self, person: MemberActor, command: str, **given: Any) -> Any:
        return await self.read(person, await person.slash(self.house.channel, command, **given))

    async def click(self, person: MemberActor, message: Any, verb: str) -> Any:
        button = stamped(message, verb)
        assert button is not None, message.content
        return await self.read(person, await person.click(message, custom_id=button))

    async def read(self, person: MemberActor, result: Any) -> Any:
        match = await self.house.app.matches.position(self.live)
        hands, seat = self.watch.hands(match), self.seats.get(person.id)
        shown = answer(result)
        text = f"{text_in(shown)} {shown.embeds} {[file.description for file in shown.attachments]}"
        self.watch.check_fog(text, self.watch.fogged(match, seat), seat or "a guest")
        others = {card for other, cards in hands.items() if other != seat for card in cards}
        self.watch.check(text, others, seat or "a guest")
        hidden = self.watch.fogged(match, None)
        assert hidden, "there is fog"
        for post in self.house.posts():
            alts = [file.description for file in post.attachments]
            self.watch.check_fog(f"{text_in(post)} {alts}", hidden, "the channel")
        return result

    async def confirmed(self, person: MemberActor, command: str, **given: Any) -> None:
        result = await self.slash(person, command, **given)
        if stamped(answer(result), "confirm") is not None:
            await self.click(person, answer(result), "confirm")

    async def until_asked(self, seat: str) -> None:
        """Whoever else is asked passes."""
        people = {seat: person for person, seat in ((self.house.anna, "P1"), (self.house.ben, "P2"))}
        for _ in range(20):
            question = (await self.house.app.matches.position(self.live)).pending[0]
            if (question.kind, question.seat) == ("impulse", seat):
                return
            await self.confirmed(people[question.seat], "aw answer", choice=f"{question.id}:{question.options[0].id}")
        raise AssertionError(f"{seat} has no impulse")


async def test_nobody_reads_more_while_a_request_runs(house: House) -> None:
    options: dict[str, str | int | bool] = {"fog-of-war": True}
    live = await house.match(
        house.anna, house.ben, game="assyrian-wars", scenario="two-rivers", options=options, gm=house.keeper
    )
    eyes = Eyes(house, live)
    await eyes.until_asked("P1")
    step = (await house.app.matches.position(live)).revision + 1
    await eyes.confirmed(house.anna, "aw build", units="AS-HI-4", area="nineveh")
    await eyes.confirmed(house.anna, "aw move", force="AS-sargon", path="kalhu")
    await eyes.confirmed(house.anna, "aw end")
    await eyes.until_asked("P2")
    await eyes.confirmed(house.ben, "aw end")
    wish = await eyes.slash(house.anna, "undo", step=step)
    await eyes.click(house.anna, answer(wish), "undo")
    match = await house.app.matches.position(live)
    assert match.request is not None
    hidden = eyes.watch.fogged(match, "P2")
    with pytest.raises(AssertionError, match="reads of"):
        eyes.watch.check_fog(f"so many: {', '.join(hidden)}", hidden, "P2")
    for person in (house.anna, house.ben, house.cleo):
        for command in LOOKS:
            await eyes.slash(person, command)
    [post] = [one for one in house.posts() if stamped(one, "undo-agree")]
    await eyes.click(house.ben, post, "undo-agree")
    match = await house.app.matches.position(live)
    assert match.request is None
    assert "AS-HI-4" in match.table.board.countries["AS"].pool, "all is as it was"
    assert eyes.watch.read > 40
