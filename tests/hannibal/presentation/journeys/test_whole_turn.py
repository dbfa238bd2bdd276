"""A whole turn of Hannibal with two people, through commands and buttons only, one in English and one in German.

On the way: an army goes by sea, is intercepted, fights a battle by plans, besieges a city; a counter event; winter and
isolation. Nobody reads an id, or a card that the other holds, and every picture has words.
"""

from typing import Any

from rules.hannibal.board.ids import SpaceId
from rules.hannibal.march.orders import March
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView
from tests.bot.acting import answer, labels, lines, said, value
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import Step, Travellers, stamped
from tests.hannibal.presentation.journeys.eyes import HandWatch
from tests.hannibal.presentation.journeys.rehearsal import SCENARIO, kind_turn


class Journey:
    """The turn, step by step, with eyes on everything that is shown."""

    def __init__(self, house: House, match: int) -> None:
        self.house = house
        self.eyes = HandWatch(house)
        self.people = {"rome": house.anna, "carthage": house.ben}
        self.languages = {"rome": "en", "carthage": "de"}
        self.travellers = Travellers(house, match, self.people, "hannibal")
        self.by_menus = 0

    async def take(self, step: Step) -> None:
        """One answer; before it the person looks at what can be done."""
        await self.look(step.seat, "hannibal do")
        before = self.eyes.hands(await self.travellers.position())
        if isinstance(step.answer, March) and not step.answer.path:
            text = await self.besiege(step.answer)
        else:
            text = await self.travellers.take(step)
        after = self.eyes.hands(await self.travellers.position())
        held = {seat: before[seat] & after[seat] for seat in before}
        self.eyes.read[self.languages[step.seat]].append(text)
        self.eyes.posted(held)

    async def besiege(self, march: March) -> str:
        """Longus besieges where he is, with menus and buttons only; what leaves no choice is not asked."""
        anna, eyes, taps = self.house.anna, self.eyes, 0
        shown = await anna.slash(self.house.channel, "hannibal do")
        card = edition().decks.cards[march.card].en
        for wanted in ("Move a general", card, "T. Longus", "Besiege or subjugate at the end", "Yes", "Confirm"):
            eyes.shown_to("rome", "en", answer(shown), eyes.hands(await self.travellers.position()))
            picks = [line for line in lines(answer(shown)) if line.startswith(wanted)]
            if picks:
                shown = await anna.select(answer(shown), [value(answer(shown), picks[0])])
            elif wanted in labels(answer(shown)):
                shown = await anna.click(answer(shown), label=wanted)
            else:
                continue
            taps += 1
        assert taps >= 3
        self.by_menus += 1
        return answer(shown).content

    async def look(self, seat: str, command: str, **options: Any) -> str:
        """A command that only shows something."""
        hands = self.eyes.hands(await self.travellers.position())
        result = await self.people[seat].slash(self.house.channel, command, **options)
        shown = [one for one in (result.response, *result.followups) if one is not None]
        for part in shown:
            self.eyes.shown_to(seat, self.languages[seat], part, hands)
        return "\n".join(text_in(part) for part in shown)

    async def look_around(self) -> None:
        """Both look at everything there is."""
        for seat in self.people:
            for command in ("score", "status", "map", "hand", "waiting", "help", "orders list", "recap", "log"):
                await self.look(seat, command)
            for kind, thing, place in ODDS:
                await self.look(seat, "odds", kind=kind, who=thing, where=place)
            await self.look(seat, "odds", kind="pursuit", who="hannibal")
            for what in ("14", "ch.9", "H-17", "14.2", "battle", "Belagerung"):
                await self.look(seat, "rules", what=what)


ODDS = (
    ("battle", "p-scipio", "saguntum"),
    ("interception", "t-longus", "thabraca"),
    ("avoiding", "p-scipio", "saguntum"),
    ("pass", "hannibal", "taurini"),
    ("winter", "t-longus", "utica"),
    ("voyage", "hannibal", "carthage"),
    ("siege", "t-longus", "utica"),
    ("elephants", "p-scipio", "saguntum"),
)


async def opened(house: House) -> int:
    """From the invitation to the first decision."""
    await house.ben.slash(house.channel, "me language", language="de")
    made = await house.anna.slash(
        house.channel, "match new", game="hannibal", scenario=SCENARIO, players=2, gm=house.keeper, place="channel"
    )
    assert "The Second Punic War" in said(made)
    [lobby] = [post for post in house.posts() if post.components]
    assert "You play Rome" in said(await house.anna.click(lobby, label="Join"))
    assert "Du spielst Karthago" in said(await house.ben.click(lobby, label="Join"))
    await house.anna.click(lobby, label="Start")
    [info] = await house.app.store.matches.of_server(house.guild.id)
    assert info.status == "running"
    return info.id


async def test_a_whole_turn_by_two_people(house: House) -> None:
    _, steps = kind_turn()
    journey = Journey(house, await opened(house))
    middle = len(steps) // 2
    for place, step in enumerate(steps):
        await journey.take(step)
        if place == middle:
            await journey.look_around()
    for seat in journey.people:
        await journey.look(seat, "recap", since="start")
    assert (await seen(journey.house, journey.travellers.match)).turn == 2
    assert journey.by_menus >= 1
    told = {language: "\n".join(texts) for language, texts in journey.eyes.read.items()}
    for word in (
        "sail",
        "intercepts",
        "Battle of",
        "wins the battle",
        "besieges",
        "answers with",
        "isolated",
        "winter",
    ):
        assert word in told["en"], word
    for word in ("segeln", "fängt", "Schlacht von", "Schlachtplan", "belagert", "antwortet mit", "isoliert"):
        assert word in told["de"], word
    assert "plays a card" not in told["de"]
    assert any("Utica" in words for words in journey.eyes.pictures)
    assert set(journey.travellers.ways) >= {"commands", "answers by button"}
    assert not house.env.errors


async def seen(house: House, match: int) -> HannibalView:
    """What everybody sees."""
    live = await house.app.matches.get(match)
    view = (await house.app.matches.position(live)).view(None)
    assert isinstance(view, HannibalView)
    return view


async def test_the_game_master_tries_first_and_a_player_may_not(house: House) -> None:
    match = await opened(house)
    wish: dict[str, Any] = {"space": "narbo", "owner": "rome", "reason": "a bet at the table"}
    before = await seen(house, match)
    refused = said(await house.ben.slash(house.channel, "gm-hannibal marker", **wish))
    assert "game master" in refused.lower() or "spielleitung" in refused.lower()
    tried = await house.keeper.slash(house.channel, "gm-hannibal marker", **wish)
    assert "Narbo" in said(tried)
    assert await seen(house, match) == before
    button = stamped(answer(tried), "gm-do")
    assert button is not None, labels(answer(tried))
    await house.keeper.click(answer(tried), custom_id=button)
    assert any("a bet at the table" in post.content for post in house.posts())
    assert (await seen(house, match)).markers[SpaceId("narbo")].owner == "rome"
