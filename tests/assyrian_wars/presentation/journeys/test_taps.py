"""How many taps an impulse costs: opening a menu, choosing in it and pressing a button are one each.

The first impulse of The Two Rivers: Assyria plays a card for its AP, marches Sargon to Sippar, lays siege, and ends.
Opening the panel counts, at the beginning and whenever others were asked in between.
Before there were suggestions this cost 20 taps.
"""

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from tests.bot.acting import answer, call, items, labels, said
from tests.bot.house import House

SUGGESTED = 9  # a card, a march, a siege, the end, by suggestions alone
MOST = 10  # the bar: the same with a place picked from the menu of all that can be reached


class Thumb:
    """Somebody who taps, and how often."""

    def __init__(self, person: MemberActor, shown: InteractionResult) -> None:
        self.person, self.shown, self.taps = person, shown, 0

    async def press(self, beginning: str) -> None:
        """A button, by what its label begins with."""
        found = [item for item in items(answer(self.shown)) if item["type"] == 2]
        button = next((one for one in found if one["label"].startswith(beginning)), None)
        assert button is not None, (beginning, [one["label"] for one in found], answer(self.shown).content)
        self.shown = await self.person.click(answer(self.shown), custom_id=button["custom_id"])
        self.taps += 1

    async def pick(self, beginning: str) -> None:
        """A line of the menu, which is opened first."""
        for menu in (item for item in items(answer(self.shown)) if item["type"] == 3):
            for line in menu["options"]:
                if line["label"].startswith(beginning):
                    chosen = [line["value"]]
                    self.shown = await self.person.select(answer(self.shown), chosen, custom_id=menu["custom_id"])
                    self.taps += 2
                    return
        raise AssertionError((beginning, answer(self.shown).content))

    async def end(self) -> None:
        await self.press("End the impulse")
        await self.press("Confirm")


async def begun(house: House) -> Thumb:
    await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "orders preset", preset="losses-by-rule")  # whom hits strike is not asked
    finger = Thumb(house.anna, await house.anna.click(call(house.posts()), label="Decide"))
    finger.taps += 1
    return finger


async def drawn(house: House, finger: Thumb) -> str:
    """What the small map below what is read says in words."""
    await house.env.settle()
    [picture] = answer(finger.shown).attachments
    return str(picture.description)


async def to_the_siege(house: House, finger: Thumb) -> None:
    """Ben answers whatever Sargon's march asks of him: nothing is done."""
    for _ in range(6):
        match = await house.app.matches.position(await house.newest())
        asked = match.pending[0]
        if asked.seat == "P1" and asked.kind == "impulse":
            break
        person = {"P1": house.anna, "P2": house.ben, "P3": house.cleo}[asked.seat]
        await person.slash(house.channel, "aw answer", choice=f"{asked.id}:{asked.options[-1].id}")
    if "Your impulse" not in said(finger.shown):  # others were asked meanwhile: the panel is opened anew
        offered = [(post, one["custom_id"]) for post in house.posts() for one in items(post)]
        post, button = next((post, one) for post, one in reversed(offered) if ":decide:" in one)
        finger.shown = await house.anna.click(post, custom_id=button)
        finger.taps += 1


async def test_card_march_siege_and_end_by_suggestions(house: House) -> None:
    finger = await begun(house)
    assert labels(answer(finger.shown))[:2] == ["🃏 Play Scythian Alliance: 4 AP", "⚔️ Sargon II to Sippar: 3 AP"]
    assert labels(answer(finger.shown))[-1].startswith("End the impulse"), "the last in reach"
    await finger.press("🃏 Play Scythian Alliance")
    assert "Scythian Alliance is played for 4 AP" in said(finger.shown)
    await finger.press("⚔️ Sargon II to Sippar")
    assert "Route: Nineveh → Kalhu → Ashur → Sippar." in said(finger.shown)
    await finger.press("Confirm")
    await to_the_siege(house, finger)
    await finger.press("🏰 Sippar, ")
    assert "to take the city: 99%" in said(finger.shown)
    await finger.press("Confirm")
    await to_the_siege(house, finger)
    await finger.end()
    assert finger.taps <= SUGGESTED


async def test_card_march_to_any_place_siege_and_end(house: House) -> None:
    finger = await begun(house)
    await finger.press("🃏 Play Scythian Alliance")
    menus = [item for item in items(answer(finger.shown)) if item["type"] == 3]
    assert menus[0]["placeholder"] == "⚔️ March with Sargon II …"
    assert all(line["description"] for line in menus[0]["options"])
    await finger.pick("Sippar (3 AP)")
    assert "Nineveh → Sippar: 3 AP. May intercept: Marduk-apla-iddina (Babylon) 83%." in await drawn(house, finger)
    await finger.press("Confirm")
    await to_the_siege(house, finger)
    await finger.press("🏰 Sippar, ")
    await finger.press("Confirm")
    await to_the_siege(house, finger)
    await finger.end()
    assert finger.taps <= MOST


async def test_where_one_can_go_is_shown_on_a_small_map(house: House) -> None:
    finger = await begun(house)
    await finger.pick("Move")
    await finger.pick("Sargon II")
    assert "Within reach" in await drawn(house, finger)
    await finger.press("Back")
    assert answer(finger.shown).attachments == [], "another page, another picture"
