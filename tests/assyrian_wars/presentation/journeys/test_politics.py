"""Politics through commands and buttons only: a tribute refusal, an alliance, a whole Interphase and a war.

The game master shortens the first turn beforehand: nobody but Assyria keeps a card, and Judah leans towards Assyria.
"""

from bot.spine.pipeline import Source
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import allied, at_war
from rules.assyrian_wars.desk.patches import SetCard, SetNumber, SetTrack
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.core.messages import Quote
from rules.core.questions import Question
from tests.bot.acting import answer, said
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import Step, Travellers, stamped

OPTIONS: dict[str, str | int | bool] = {"sudden-end": False, "lead": "never", "secret-diplomacy": False}
JUDAH, MEDES = CountryId("JU"), CountryId("ME")
MOST_STEPS = 80


class Journey:
    """Anna plays Assyria, Ben the others, in German."""

    def __init__(self, house: House, match: int) -> None:
        self.house = house
        self.travellers = Travellers(house, match, {"P1": house.anna, "P2": house.ben})
        self.heard = ""

    async def question(self) -> Question:
        return (await self.travellers.position()).pending[0]

    async def by_default(self) -> None:
        """Whoever is asked first answers what a lapsed deadline would answer, by button, menu or command."""
        question = await self.question()
        assert question.default is not None
        self.heard += await self.travellers.take(Step(question.seat, question.default)) + "\n"

    async def until(self, kind: str, seat: str) -> None:
        for _ in range(MOST_STEPS):
            question = await self.question()
            if (question.kind, question.seat) == (kind, seat):
                return
            await self.by_default()
        raise AssertionError(f"{seat} is never asked {kind}")

    async def until_impulse(self) -> None:
        """Whoever begins the next turn."""
        for _ in range(MOST_STEPS):
            if (await self.question()).kind == "impulse":
                return
            await self.by_default()
        raise AssertionError("the Interphase does not end")

    async def prepare(self) -> None:
        """A short turn: only one card is left, and Judah is half-way to an alliance with Assyria."""
        live = await self.house.app.matches.get(self.travellers.match)
        countries = (await self.travellers.position()).table.board.countries
        hands = [card for code, state in countries.items() for card in state.hand[code == ASSYRIA :]]
        patches = [*(SetCard(card, "discard") for card in hands), SetTrack(JUDAH, ASSYRIA, 6)]
        ruling = [*patches, SetNumber(ASSYRIA, "income", 40)]
        source = Source(live.shown.words("en"))
        deed = self.house.app.pipeline.play(
            live, lambda turn: turn.match.override("gm", ruling, "a short turn"), source
        )
        assert (await self.house.inside(deed)).done

    def posts(self, text: str) -> list[str]:
        return [text_in(post) for post in self.house.posts() if text in text_in(post)]


async def begun(house: House) -> Journey:
    await house.ben.slash(house.channel, "me language", language="de")
    live = await house.match(
        house.anna, house.ben, game="assyrian-wars", scenario="campaign", options=OPTIONS, gm=house.keeper
    )
    return Journey(house, live.id)


async def test_tribute_alliance_interphase_and_war(house: House) -> None:
    journey = await begun(house)
    await journey.until("impulse", "P1")
    assert journey.posts("tribute to Assyria is refused"), "the dice of the tribute are against Assyria"
    await journey.prepare()

    shown = await house.anna.slash(house.channel, "aw-politics influence", country="Judah", level=13)
    assert "AP" in said(shown)
    button = stamped(answer(shown), "confirm")
    assert button is not None
    done = await house.anna.click(answer(shown), custom_id=button)
    assert "Judah" in said(done)
    assert allied((await journey.travellers.position()).table.board, JUDAH, ASSYRIA)

    await journey.until("politics", "P2")
    match = await journey.travellers.position()
    question = match.pending[0]
    offered = [DeclareWar(CountryId(one.value)) for one in match.candidates("P2", "declare-war", "target")]
    war = next(one for one in offered if isinstance(match.quote("P2", one, question.id), Quote))
    told = await journey.travellers.take(Step("P2", war))
    assert "Krieg" in told
    assert at_war((await journey.travellers.position()).table.board, MEDES, war.target)

    await journey.until_impulse()
    match = await journey.travellers.position()
    assert match.table.board.clock.turn == 2
    [story] = [post for post in house.posts() if "Turn 1 is over: " in text_in(post)]
    assert len(text_in(story)) <= 2000
    assert "ECO levels" in text_in(story)
    assert [file.filename.partition(".")[0] for file in story.attachments] == ["map", "diplomacy"]
    assert "kein Tribut an Assyrien" in journey.heard, "Ben's powers decline in the next one"
    assert not house.env.errors
