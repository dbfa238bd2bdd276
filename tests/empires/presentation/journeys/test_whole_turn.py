"""A whole turn of Empires with three people, through commands and buttons only, two in English and one in German.

On the way: revolts, filed actions, a defence order, a sea battle, a siege, and an area that diplomats turn. Nobody
reads an id or a plan of another, and every picture has words.
"""

from typing import Any

from simcord.actors import MemberActor

from bot.acting.standing import texts_of
from bot.spine.words import label
from rules.core.actions import Action
from rules.empires.board.ids import AreaId
from rules.empires.view import EmpiresView
from tests.bot import travellers
from tests.bot.acting import answer, labels, lines, said, value
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import Travellers, stamped
from tests.empires.presentation.journeys.eyes import eyes_on
from tests.empires.presentation.journeys.rehearsal import Step, kind_turn

MENU = 3
LOOKS = ("status", "hand", "waiting", "help", "orders list", "log")
DRAWN = ("score", "map", "recap")
PARTS = ("standings", "revolt-table", "open-cards", "key", "realm:red", "area:italia")
RULES = ("5.2", "ch.5", "E-17", "battle", "Belagerung")


class Journey:
    """The turn, step by step, with eyes on everything that is shown."""

    def __init__(self, house: House, match: int) -> None:
        self.house = house
        self.eyes = eyes_on(house)
        self.people: dict[str, MemberActor] = {"red": house.anna, "blue": house.ben, "green": house.cleo}
        self.languages = {"red": "en", "blue": "de", "green": "en"}
        self.travellers = Travellers(house, match, self.people, "empires")
        self.left = self.by_menus = 0

    async def take(self, step: Step) -> None:
        """One answer, or one order that is left; before it the person looks at what can be done."""
        await self.look(step.seat, "empires do")
        if step.order is not None:
            await self.leave(step)
        else:
            text = await self.travellers.take(travellers.Step(step.seat, step.answer))
            self.eyes.read[self.languages[step.seat]].append(text)
        self.eyes.public()

    async def leave(self, step: Step) -> None:
        """An action is left as an order: by command, then in which way; nobody else may read of it."""
        assert isinstance(step.answer, Action)
        person, game = self.people[step.seat], self.house.app.shown["empires"]
        names = {
            name: str(label(f"action-{step.answer.tag()}.{name}", game.catalogue).message)
            for name in texts_of(step.answer)
        }
        given = {names[name]: text for name, text in texts_of(step.answer).items()}
        command = str(label(f"action-{step.answer.tag()}.command", game.catalogue).message)
        shown = await person.slash(self.house.channel, f"empires {command}", **given)
        self.eyes.private(step.seat, self.languages[step.seat], answer(shown))
        orders = game.game.orders_for(await self.view(step.seat), step.seat, self.kind(step), step.answer)
        place = orders.index(step.order)
        menu = stamped(answer(shown), "plan-leave", MENU)
        kept = await person.select(answer(shown), [str(place)], custom_id=str(menu))
        line = answer(kept).content.splitlines()[-1]
        self.eyes.private(step.seat, self.languages[step.seat], answer(kept))
        listed = said(await person.slash(self.house.channel, "orders list"))
        assert line in listed
        self.eyes.secrets.setdefault(step.seat, set()).add(line.partition(". ")[2])
        self.left += 1

    @staticmethod
    def kind(step: Step) -> str:
        assert step.order is not None
        return step.order.kind

    async def view(self, seat: str | None) -> EmpiresView:
        found = (await self.travellers.position()).view(seat)
        assert isinstance(found, EmpiresView)
        return found

    async def look(self, seat: str, command: str, **options: Any) -> str:
        """A command that only shows something."""
        result = await self.people[seat].slash(self.house.channel, command, **options)
        shown = [one for one in (result.response, *result.followups) if one is not None]
        for part in shown:
            self.eyes.private(seat, self.languages[seat], part)
        return "\n".join(text_in(part) for part in shown)

    async def look_around(self) -> None:
        """Everybody looks at everything there is."""
        for seat in self.people:
            for command in LOOKS:
                await self.look(seat, command)
            await self.look(seat, "odds", kind="attack", who="blue", where="e")
            await self.look(seat, "odds", kind="attack", who="green", where="italia")
            await self.look(seat, "odds", kind="others", who="red")
            for what in RULES:
                assert await self.look(seat, "rules", what=what)
        for command in DRAWN:
            await self.look("green", command)
        for part in PARTS:
            await self.look("blue", "map", part=part)

    async def by_buttons(self, seat: str, *picks: str) -> None:
        """Somebody does something with menus and buttons only."""
        person = self.people[seat]
        shown = await person.slash(self.house.channel, "empires do")
        for wanted in picks:
            self.eyes.private(seat, self.languages[seat], answer(shown))
            found = [line for line in lines(answer(shown)) if line.startswith(wanted)]
            if found:
                place = value(answer(shown), found[0])
                shown = await person.select(answer(shown), [place], custom_id=menu_with(answer(shown), place))
            else:
                shown = await person.click(answer(shown), label=wanted)
        self.eyes.private(seat, self.languages[seat], answer(shown))
        self.by_menus += 1


def menu_with(shown: Any, place: str) -> str:
    """The menu that holds a line of this value."""
    return next(
        str(item["custom_id"])
        for row in shown.components
        for item in row["components"]
        if any(line["value"] == place for line in item.get("options", ()))
    )


async def opened(house: House) -> int:
    """From the invitation to the first decision."""
    await house.ben.slash(house.channel, "me language", language="de")
    made = await house.anna.slash(
        house.channel, "match new", game="empires", scenario="empires", players=3, gm=house.keeper, place="channel"
    )
    assert "Empires of the Ancient World" in said(made)
    [lobby] = [post for post in house.posts() if post.components]
    assert "You play Red" in said(await house.anna.click(lobby, label="Join"))
    assert "Du spielst Blau" in said(await house.ben.click(lobby, label="Join"))
    await house.cleo.click(lobby, label="Join")
    await house.anna.click(lobby, label="Start")
    [info] = await house.app.store.matches.of_server(house.guild.id)
    assert info.status == "running"
    return info.id


async def test_a_whole_turn_by_three_people(house: House) -> None:
    _, steps = kind_turn()
    journey = Journey(house, await opened(house))
    middle = len(steps) // 2
    for place, step in enumerate(steps):
        await journey.take(step)
        if place == middle:
            await journey.look_around()
    await journey.look("blue", "recap", since="start")
    assert (await journey.view(None)).turn == 2
    assert journey.left == 3
    told = {language: "\n".join(texts) for language, texts in journey.eyes.read.items()}
    for word in ("Revolts in the", "falls away", "Siege of", "Battle on the", "goes over from", "wins", "trades in"):
        assert word in told["en"], word
    for word in ("Seeschlacht", "greift", "siegt", "Vorausplanen", "Immer", "Hinterlegt", "festigt"):
        assert word in told["de"], word
    assert journey.eyes.pictures
    assert not house.env.errors


async def test_an_action_is_planned_and_taken_back_with_buttons(house: House) -> None:
    journey = Journey(house, await opened(house))
    _, steps = kind_turn()
    for step in steps[:6]:
        await journey.travellers.take(travellers.Step(step.seat, step.answer))
    assert (await journey.view(None)).active == "green"
    seat = "red"
    await journey.by_buttons(seat, "Plan ahead", "Add a control marker", "Italia", "Once, the next")
    listed = await journey.look(seat, "orders list")
    assert "Add a control marker" in listed
    number = listed.splitlines()[-1].partition(".")[0]
    await journey.look(seat, "orders remove", order=number)
    assert "Add a control marker" not in await journey.look(seat, "orders list")


async def test_the_game_master_tries_first_and_a_player_may_not(house: House) -> None:
    journey = Journey(house, await opened(house))
    wish: dict[str, Any] = {"area": "italia", "owner": "red", "reason": "a bet at the table"}
    before = await journey.view(None)
    refused = said(await house.ben.slash(house.channel, "gm-empires control", **wish))
    assert "game master" in refused.lower() or "spielleitung" in refused.lower()
    tried = await house.keeper.slash(house.channel, "gm-empires control", **wish)
    assert "Italia" in said(tried)
    assert await journey.view(None) == before
    button = stamped(answer(tried), "gm-do")
    assert button is not None, labels(answer(tried))
    await house.keeper.click(answer(tried), custom_id=button)
    assert any("a bet at the table" in post.content for post in house.posts())
    assert (await journey.view(None)).areas[AreaId("italia")].owner == "red"
